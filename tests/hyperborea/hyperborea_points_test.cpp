#include "core/game/card_gift.h"
#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/lab/card_worth.h"
#include "core/record/match_session.h"
#include "core/record/points_account.h"
#include "core/results/card_facts.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

namespace {

const std::atomic<bool> kNeverStops { false };

/// A short match of random answers, to its end.
std::unique_ptr<core::MatchSession> playedOut(int seats, std::uint64_t seed, const char* mode)
{
    core::MatchSetup setup = tests::hyperboreaSetup(seats, seed);
    setup.options["mode"] = mode;
    setup.options["length"] = "short";
    core::Problems problems;
    auto session = core::MatchSession::start(tests::hyperborea(), setup, {}, nullptr, problems);
    core::Rng rng(seed);
    while (!session->match().outcome().decided) {
        const core::Prompt& prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session;
}

}

/// From what points of Hyperborea are counted, how its matches end, and what becomes of technologies.
class HyperboreaPointsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All that is counted, named in the order of the rules, and nothing that nobody has.
    void anAccountIsTheFinalCount()
    {
        for (const std::uint64_t seed : { 1, 2, 3 }) {
            const auto session = playedOut(3, seed, "race-war");
            const core::PointsAccount account = core::pointsAccount(tests::hyperborea(), session->record());
            core::PerSeat<std::int16_t> sum {};
            for (const core::PointsSource& each : account.sources) {
                QCOMPARE(each.kind, core::PointsSource::Kind::Part);
                QVERIFY(each.turns.empty());
                for (std::size_t i = 0; i < sum.size(); ++i)
                    sum[i] = static_cast<std::int16_t>(sum[i] + each.points[i]);
            }
            QCOMPARE(sum, session->match().outcome().score);
            QCOMPARE(account.score, sum);
            QCOMPARE(account.start, core::PerSeat<std::int16_t> {});
        }
    }

    /// Rule 3: each begins with seven cubes, and its three miniatures in the capital control that hex, a homeland.
    void whatItBeginsWithIsCountedToo()
    {
        core::Problems problems;
        const auto match = tests::hyperborea().newMatch(tests::hyperboreaSetup(2, 4), problems);
        while (match->standing().turn == 0)
            match->apply(match->prompt().choices[0]);
        const std::vector<core::Mark> parts = tests::hyperborea().notation().scoreParts(*match);
        const auto of = [&](const char* what) {
            const auto found
                = std::find_if(parts.begin(), parts.end(), [&](const core::Mark& each) { return each.what == what; });
            return found == parts.end() ? -1 : int { found->points[1] };
        };
        QCOMPARE(of("Cubes"), 7);
        QCOMPARE(of("Hexes under control"), 1);
        QCOMPARE(of("Gems"), 0);
    }

    void gainsAreDifferencesOfParts()
    {
        const std::vector<core::Mark> before { { "Gems", { 1, 2 } }, { "Cubes", { 7, 7 } }, { "Ghosts", { 0, 1 } } };
        const std::vector<core::Mark> after { { "Gems", { 3, 2 } }, { "Cubes", { 7, 7 } }, { "Ghosts", { 0, 0 } } };
        const std::vector<core::Mark> gains = core::gainsBetween(before, after);
        QCOMPARE(gains.size(), std::size_t { 2 });
        QCOMPARE(gains[0].what, std::string("Gems"));
        QCOMPARE(gains[0].points, (core::PerSeat<std::int16_t> { 2, 0 }));
        QCOMPARE(gains[1].points, (core::PerSeat<std::int16_t> { 0, -1 }));
        QVERIFY(core::gainsBetween({}, after).empty());
    }

    /// As many technologies as a seat has in the end were told as acquired, and only what it has was played.
    void technologiesAreTold()
    {
        const auto session = playedOut(2, 5, "invasion");
        const auto& state = static_cast<const core::hyperborea::HyperboreaMatch&>(session->match()).state();
        const int owned = std::popcount(state.seat[0].owned) + std::popcount(state.seat[1].owned);
        int acquired = 0;
        std::int64_t number = 0;
        QVERIFY(core::readCards(core::cardsLine(tests::hyperborea(), session->record()), number,
            [&](const core::CardFacts& card) { acquired += card.acquired; }));
        QCOMPARE(acquired, owned);
    }

    /// A technology comes from its deck; what lies open stays.
    void aGivenTechnologyIsOnesOwn()
    {
        core::Problems problems;
        const auto match = tests::hyperborea().newMatch(tests::hyperboreaSetup(2, 1), problems);
        while (match->standing().turn == 0)
            match->apply(match->prompt().choices[0]);
        auto& gift = dynamic_cast<core::CardGift&>(*match);
        int given = 0;
        for (const core::CardInfo& card : tests::hyperborea().cards())
            given += card.type == "technology" && gift.give(core::seatAt(1), card.name) ? 1 : 0;
        QCOMPARE(given, 64 - 8); // two of each of four decks lie open
        QVERIFY(match->breaches().empty());
        QVERIFY(!gift.give(core::seatAt(0), "Trade"));
        QVERIFY(!gift.give(core::seatAt(0), "Nothing of that name"));
    }

    void worthsOfTechnologiesAreFound()
    {
        QVERIFY(core::knowsCardWorths(tests::hyperborea()));
        core::CardWorthRequest request { .set = "hyperborea" };
        request.cards = { tests::hyperboreaLibrary()->technology(0).name };
        request.player = "random";
        request.deals = 2;
        request.options["length"] = "short";
        core::Problems problems;
        const auto worths = core::findCardWorths(tests::hyperborea(), request, kNeverStops, problems);
        QVERIFY(worths.has_value());
        QCOMPARE(worths->cards.size(), std::size_t { 1 });
    }

    /// By the data files, part by part.
    void effectsAreListed()
    {
        const core::Game& game = tests::hyperborea();
        QCOMPARE(game.explain("Swift Columns", "hyperborea"),
            std::string("spaces green green\nat once\n  move 3\n  fortress 1\n"));
        QVERIFY(game.explain("No such thing", "hyperborea").empty());
        for (const core::CardInfo& each : game.cards())
            QVERIFY2(!game.explain(each.id, each.set).empty(), each.id.c_str());
    }

    void modesAreNamed()
    {
        core::MatchSetup setup = tests::hyperboreaSetup(2, 1);
        QCOMPARE(tests::hyperborea().modeOf(setup).name, std::string("Invasion"));
        setup.options["mode"] = "race-war";
        QCOMPARE(tests::hyperborea().modeOf(setup).name, std::string("Race War"));
        QVERIFY(tests::hyperborea().modeOf(setup).sides.empty());
    }

    void whyIsToldWhereThePointsDoNot()
    {
        core::Problems problems;
        const auto match = tests::hyperborea().newMatch(tests::hyperboreaSetup(2, 1), problems);
        QVERIFY(tests::hyperborea().finalCount(*match).why.empty());
        match->apply(core::kAgreeToEnd);
        QCOMPARE(tests::hyperborea().finalCount(*match).why.words(), std::string("All agreed to a draw."));
        QVERIFY(tests::hyperborea().sheetRules("hyperborea").has_value());
        QVERIFY(!tests::hyperborea().sheetRules("core").has_value());
    }
};

REGISTER_TEST(HyperboreaPointsTest)
#include "hyperborea_points_test.moc"
