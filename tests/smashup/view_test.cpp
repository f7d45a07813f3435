#include "core/game/rng.h"
#include "core/smashup/words/view.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using core::smashup::TableView;

class ViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What is asked concerns the seat asked alone, and nobody sees another's hand.
    void othersSeeNeitherHandNorChoices()
    {
        eachPosition([](const core::Match& match, const core::Prompt& prompt) {
            for (int i = 0; i < match.seatCount(); ++i) {
                const core::Seat seat = core::seatAt(i);
                const TableView view = core::smashup::viewFor(match, seat);
                QCOMPARE(view.prompt.choices.empty(), seat != prompt.seat);
                QCOMPARE(static_cast<int>(view.hand.size()), view.seats[static_cast<std::size_t>(i)].handSize);
                for (const core::smashup::CardView& card : view.hand)
                    QCOMPARE(card.owner, seat);
            }
            const TableView spectator = core::smashup::viewFor(match, core::Seat::None);
            QVERIFY(spectator.hand.empty());
            QVERIFY(spectator.prompt.choices.empty());
        });
    }

    /// The rules offer equal cards once; in the hand each of them can be pointed at.
    void equalHandCardsAreAllOffered()
    {
        int twins = 0;
        eachPosition([&twins](const core::Match& match, const core::Prompt& prompt) {
            const TableView view = core::smashup::viewFor(match, prompt.seat);
            std::set<int> offered;
            std::set<std::string> names;
            for (const core::ChoiceView& choice : view.prompt.choices) {
                QVERIFY(prompt.accepts(choice.choice));
                if (choice.kind == core::ChoiceView::Kind::Card)
                    QVERIFY2(offered.insert(choice.card).second, "a card is offered twice");
            }
            for (const core::smashup::CardView& card : view.hand)
                if (offered.contains(card.id))
                    twins += names.insert(card.name).second ? 0 : 1;
            for (const core::smashup::CardView& card : view.hand)
                QCOMPARE(offered.contains(card.id), names.contains(card.name));
        });
        QVERIFY(twins > 20);
    }

private:
    template <typename Look>
    static void eachPosition(Look look)
    {
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto match
                = tests::smashUp().newMatch(tests::smashUpSetup(2 + static_cast<int>(seed % 3), seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                look(*match, prompt);
                if (QTest::currentTestFailed())
                    return;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
    }
};

REGISTER_TEST(ViewTest)
#include "view_test.moc"
