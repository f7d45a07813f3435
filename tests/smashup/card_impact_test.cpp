#include "core/game/card_step.h"
#include "core/game/deck_top.h"
#include "core/game/notation.h"
#include "core/lab/card_impact.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>
#include <map>

namespace {

core::MatchSetup aliensAgainstRobots(std::uint64_t seed)
{
    core::MatchSetup setup;
    setup.set = "first";
    setup.seed = seed;
    setup.seats = core::seatsOf({ { "Aliens", "Pirates" }, { "Robots", "Zombies" } });
    return setup;
}

/// The match when its first turn begins; hands with nothing to play are kept.
std::unique_ptr<core::Match> begun(std::uint64_t seed)
{
    core::Problems none;
    std::unique_ptr<core::Match> match = tests::smashUp().newMatch(aliensAgainstRobots(seed), none);
    while (match->standing().turn == 0)
        match->apply(match->prompt().choices[0]);
    return match;
}

bool putOnTop(core::Match& match, std::string_view card)
{
    return dynamic_cast<core::DeckTop&>(match).putOnTop(core::Seat::First, card);
}

/// Hears which cards a seat draws.
class Drawn final : public core::EventSink {
public:
    Drawn(const core::Match& match, core::Seat seat)
        : m_match(match)
        , m_seat(seat)
    {
    }
    void onEvent(const core::Event& event) override
    {
        const auto step = tests::smashUp().notation().cardStep(m_match, event);
        if (step && step->what == core::CardStep::What::Drawn && step->card.owner == m_seat)
            names.push_back(step->card.name);
    }
    std::vector<std::string> names;

private:
    const core::Match& m_match;
    core::Seat m_seat;
};

}

/// Which card carries a pair: the same deals with each card on top.
class CardImpactTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCardOnTopIsDrawnFirst()
    {
        int tried = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const std::unique_ptr<core::Match> match = begun(seed);
            const std::uint64_t before = match->viewHash(core::Seat::First);
            if (!putOnTop(*match, "Full Sail"))
                continue; // it is in hand
            ++tried;
            QVERIFY(match->breaches().empty());
            QCOMPARE(match->viewHash(core::Seat::First), before); // nobody knows of it
            Drawn drawn(*match, core::Seat::First);
            // Passes until the turn ends, so that nothing else draws.
            while (match->standing().turn == 1)
                match->apply(match->prompt().choices.back(), &drawn);
            QVERIFY(!drawn.names.empty());
            if (drawn.names.size() == 2) // as a turn's end draws
                QCOMPARE(drawn.names.front(), std::string("Full Sail"));
        }
        QVERIFY(tried >= 10); // one card of forty, of which five are in hand
    }

    void whatIsNoCardOfTheDeckStaysWhereItIs()
    {
        const std::unique_ptr<core::Match> match = begun(1);
        const std::uint64_t before = match->hash();
        QVERIFY(!putOnTop(*match, "No such card"));
        QVERIFY(!putOnTop(*match, "Zapbot")); // the other seat's
        QCOMPARE(match->hash(), before);
    }

    /// Whichever card of the deck is on top, one of them is: over all copies in a deck the worth comes to nought.
    void worthsAreAroundNought()
    {
        core::CardImpactRequest request;
        request.set = "first";
        request.pair = { "Aliens", "Pirates" };
        request.others = { { "Robots", "Zombies" }, { "Ninjas", "Wizards" } };
        request.deals = 60;
        core::Problems problems;
        const std::atomic<bool> stop { false };
        const auto impacts = core::findCardImpacts(tests::smashUp(), request, stop, problems);
        QVERIFY2(impacts.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        QCOMPARE(impacts->deals, 60);
        int copies = 0;
        double sum = 0;
        double variance = 0;
        std::int64_t matches = impacts->deals;
        for (const core::CardImpact& card : impacts->cards) {
            copies += card.copies;
            matches += card.deals;
            QVERIFY(card.deals <= 60 && card.played + card.unplayed == 60);
            sum += card.copies * card.worth.mean;
            variance += std::pow(card.copies * (card.worth.high - card.worth.low) / 4, 2);
        }
        QCOMPARE(copies, 40);
        QCOMPARE(impacts->matches, matches);
        QVERIFY(std::abs(sum / copies) < 5 * std::sqrt(variance) / copies + 0.1);
        for (std::size_t card = 1; card < impacts->cards.size(); ++card)
            QVERIFY(impacts->cards[card].worth.mean <= impacts->cards[card - 1].worth.mean);
        QVERIFY(!impacts->places.empty());
        // However many play.
        request.threads = 3;
        const auto again = core::findCardImpacts(tests::smashUp(), request, stop, problems);
        QVERIFY(again.has_value());
        QCOMPARE(again->share.mean, impacts->share.mean);
        for (std::size_t card = 0; card < impacts->cards.size(); ++card) {
            QCOMPARE(again->cards[card].card, impacts->cards[card].card);
            QCOMPARE(again->cards[card].worth.mean, impacts->cards[card].worth.mean);
            QCOMPARE(again->cards[card].wonPlayed.mean, impacts->cards[card].wonPlayed.mean);
        }
    }

    void saysWhatIsWrong()
    {
        core::CardImpactRequest request;
        request.set = "first";
        request.pair = { "Aliens", "Pirates" };
        core::Problems problems;
        const std::atomic<bool> stop { false };
        QVERIFY(!core::findCardImpacts(tests::smashUp(), request, stop, problems)); // against nobody
        request.others = { { "Robots", "Aliens" } };
        QVERIFY(!core::findCardImpacts(tests::smashUp(), request, stop, problems)); // they share a faction
        request.others = { { "Robots", "Zombies" } };
        request.player = "clever";
        QVERIFY(!core::findCardImpacts(tests::smashUp(), request, stop, problems));
        QVERIFY(problems.size() >= 3);
    }
};

REGISTER_TEST(CardImpactTest)

#include "card_impact_test.moc"
