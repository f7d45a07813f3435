#include "core/game/rng.h"
#include "core/smashup/table/prompt_ids.h"
#include "core/smashup/words/trial.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

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

    /// Cards are discarded down to ten, and taken up to as many as the card says: it is told how many are left.
    void whatIsLeftToChooseIsTold()
    {
        int toLimit = 0;
        int others = 0;
        eachPosition([&](const core::Match& match, const core::Prompt& prompt) {
            const auto reason = static_cast<core::smashup::Reason>(prompt.reason);
            const TableView view = core::smashup::viewFor(match, prompt.seat);
            if (reason == core::smashup::Reason::DiscardToLimit) {
                QCOMPARE(view.prompt.left, static_cast<int>(view.hand.size()) - 10);
                ++toLimit;
            } else if (view.prompt.left > 0) {
                QVERIFY(reason == core::smashup::Reason::ChooseMore || reason == core::smashup::Reason::DiscardCards);
                const auto then = match.clone();
                then->apply(prompt.choices[0]);
                const core::Prompt next = then->prompt();
                if (view.prompt.left == 1)
                    QVERIFY(
                        next.reason != prompt.reason || next.source != prompt.source || next.detail != prompt.detail);
                ++others;
            }
        });
        QVERIFY(toLimit > 20);
        QVERIFY(others > 5);
    }

    /// What a minion's power is made of adds up to it, whatever gives it.
    void thePartsOfAPowerAddUp()
    {
        int gifts = 0;
        eachPosition([&gifts](const core::Match& match, const core::Prompt& prompt) {
            for (const auto& base : core::smashup::viewFor(match, prompt.seat).bases)
                for (const core::smashup::CardView& minion : base.minions) {
                    int sum = minion.printedPower;
                    for (const core::smashup::PowerPart& part : minion.parts) {
                        sum += part.amount;
                        gifts += part.from == core::smashup::PowerPart::From::Card ? 1 : 0;
                        QCOMPARE(part.name.empty(), part.from != core::smashup::PowerPart::From::Card);
                    }
                    QCOMPARE(std::max(sum, 0), minion.power);
                }
        });
        QVERIFY(gifts > 20);
    }

    /// Rules 13.7 and 13.8: who has more stands before; equals share the better place; who has nothing there has none.
    void placesFollowPower()
    {
        int ties = 0;
        eachPosition([&ties](const core::Match& match, const core::Prompt& prompt) {
            const TableView view = core::smashup::viewFor(match, prompt.seat);
            for (const auto& base : view.bases)
                for (std::size_t i = 0; i < view.seats.size(); ++i) {
                    const bool there = std::any_of(base.minions.begin(), base.minions.end(),
                        [i](const auto& minion) { return core::indexOf(minion.controller) == static_cast<int>(i); });
                    QCOMPARE(base.place[i] >= 0, there || base.power[i] > 0);
                    for (std::size_t j = 0; j < view.seats.size() && base.place[i] >= 0; ++j) {
                        if (i == j || base.place[j] < 0)
                            continue;
                        QCOMPARE(base.place[i]<base.place[j], base.power[i]> base.power[j]);
                        ties += base.power[i] == base.power[j] ? 1 : 0;
                    }
                }
        });
        QVERIFY(ties > 20);
    }

    /// A question names no card in vain: what it is about is what the seat may see.
    void whatAQuestionIsAboutIsKnownToTheOneAsked()
    {
        int looked = 0;
        eachPosition([&looked](const core::Match& match, const core::Prompt& prompt) {
            const TableView view = core::smashup::viewFor(match, prompt.seat);
            QCOMPARE(view.prompt.asker.has_value(), !view.prompt.source.empty());
            if (view.prompt.asker)
                QCOMPARE(view.prompt.asker->name, view.prompt.source);
            for (const core::AboutView& about : view.prompt.about) {
                QVERIFY((about.card >= 0) != (about.place >= 0));
                looked += about.elsewhere ? 1 : 0;
            }
            for (int i = 0; i < match.seatCount(); ++i)
                if (core::seatAt(i) != prompt.seat)
                    QVERIFY(core::smashup::viewFor(match, core::seatAt(i)).prompt.about.empty());
        });
        QVERIFY(looked > 0);
    }

    /// Whoever sees a base come off its deck has seen a hidden card: taking the choice back would be a peek.
    void aBaseThatTurnsUpCountsAsSeen()
    {
        int turned = 0;
        eachPosition([&turned](const core::Match& match, const core::Prompt& prompt) {
            const auto after = match.clone();
            after->apply(prompt.choices[0]);
            const std::vector<int> before = basesOf(match, prompt.seat);
            for (const int base : basesOf(*after, prompt.seat)) {
                if (std::ranges::find(before, base) != before.end())
                    continue;
                ++turned;
                QVERIFY(after->disclosures() > match.disclosures());
            }
        });
        QVERIFY(turned > 20);
    }

    /// A try shows what the choice then brings, as long as it says that it is certain, or that cards are drawn.
    void aTryComesToWhatTheChoiceComesTo()
    {
        int certain = 0;
        int drawn = 0;
        eachPosition([&certain, &drawn](const core::Match& match, const core::Prompt& prompt) {
            const core::Choice choice = prompt.choices[0];
            const auto world = match.clone();
            core::Rng rng(7);
            world->conceal(prompt.seat, rng);
            const core::smashup::Trial trial = core::smashup::tryOut(*world, prompt.seat, { &choice, 1 });
            const auto real = match.clone();
            real->apply(choice);
            if (!trial.certain && trial.drawn == 0)
                return;
            const TableView after = core::smashup::viewFor(*real, prompt.seat);
            if (static_cast<int>(real->disclosures() - match.disclosures()) != trial.drawn)
                return;
            // In a time about a scoring a try stops where the others would be asked; the match goes on if nobody is.
            if (trial.after.scoring && trial.after.scoring != after.scoring)
                return;
            ++certain;
            drawn += trial.drawn > 0 ? 1 : 0;
            const auto own = static_cast<std::size_t>(core::indexOf(prompt.seat));
            QCOMPARE(trial.after.seats[own].handSize, after.seats[own].handSize);
            // Whether places are taken at once hangs on what others hold that could be used before.
            if (!trial.after.scoring && !after.scoring)
                QCOMPARE(trial.after.seats[own].vp, after.seats[own].vp);
            if (trial.drawn > 0)
                QVERIFY(
                    trial.after.seats[own].deckSize < core::smashup::viewFor(match, prompt.seat).seats[own].deckSize);
            QCOMPARE(trial.after.bases.size(), after.bases.size());
            for (std::size_t i = 0; i < after.bases.size(); ++i) {
                QCOMPARE(trial.after.bases[i].total, after.bases[i].total);
                QCOMPARE(trial.after.bases[i].place, after.bases[i].place);
            }
        });
        QVERIFY(certain > 200);
        QVERIFY(drawn > 20);
    }

    /// What an answer in a time about a scoring comes to hangs on no hand of the others, and nothing is scored by it.
    void aTryInAScoringStopsWhereOthersAreAsked()
    {
        int tried = 0;
        eachPosition([&tried](const core::Match& match, const core::Prompt& prompt) {
            const TableView now = core::smashup::viewFor(match, prompt.seat);
            if (!now.scoring)
                return;
            for (const core::ChoiceView& each : now.prompt.choices) {
                const core::smashup::Trial first = core::smashup::tryOut(match, prompt.seat, { &each.choice, 1 });
                if (!first.certain || now.scoring->step > core::smashup::ScoringView::Step::After)
                    continue;
                QVERIFY(first.after.scoring.has_value());
                QVERIFY(first.after.scoring->step == now.scoring->step);
                for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                    const auto world = match.clone();
                    core::Rng rng(seed);
                    world->conceal(prompt.seat, rng);
                    const core::smashup::Trial other = core::smashup::tryOut(*world, prompt.seat, { &each.choice, 1 });
                    if (!other.certain)
                        continue;
                    ++tried;
                    QCOMPARE(other.after.bases.size(), first.after.bases.size());
                    for (std::size_t i = 0; i < now.bases.size(); ++i) {
                        QCOMPARE(other.after.bases[i].id, first.after.bases[i].id);
                        QCOMPARE(other.after.bases[i].power, first.after.bases[i].power);
                    }
                }
            }
        });
        QVERIFY2(tried > 20, qPrintable(QString::number(tried)));
    }

private:
    static std::vector<int> basesOf(const core::Match& match, core::Seat seat)
    {
        std::vector<int> ids;
        for (const auto& base : core::smashup::viewFor(match, seat).bases)
            ids.push_back(base.id);
        return ids;
    }

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
