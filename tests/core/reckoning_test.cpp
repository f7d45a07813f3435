#include "core/ai/search/reckoning.h"
#include "core/ai/search/rollout.h"
#include "tests/support/fake_game.h"
#include "tests/support/fake_match.h"
#include "tests/support/suite.h"

#include <QTest>

namespace {

using core::Line;
using core::Reckoning;
using core::Seat;
using core::SeatView;

using tests::kGame;

std::unique_ptr<core::Match> matchAfter(std::uint64_t seed, int choices)
{
    core::Problems problems;
    std::unique_ptr<core::Match> match = kGame.newMatch(tests::fakeSetup(2, seed), problems);
    core::Rng rng(seed);
    while (choices-- > 0 || match->prompt().choices.size() < 2) {
        const core::Prompt prompt = match->prompt();
        match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return match;
}

std::vector<Line> answersTo(const core::Prompt& prompt)
{
    std::vector<Line> lines;
    for (const core::Choice choice : prompt.choices)
        lines.push_back({ choice });
    return lines;
}

}

/// What lines are worth, by playing them to the end.
class ReckoningTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyNumberOfThreadsSaysTheSame()
    {
        const auto match = matchAfter(3, 6);
        const SeatView view(*match, match->prompt());
        const std::vector<Line> lines = answersTo(match->prompt());
        core::ReckoningSettings settings { .deals = 61 };
        Reckoning alone(kGame, settings);
        alone.reckon(view, lines);
        settings.threads = 3;
        Reckoning together(kGame, settings);
        together.reckon(view, lines);
        QCOMPARE(alone.deals(), 61);
        QCOMPARE(together.deals(), 61);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QCOMPARE(alone.chance(i).mean, together.chance(i).mean);
            QCOMPARE(alone.lead(0, i).high, together.lead(0, i).high);
        }
    }

    /// Equal lines meet equal luck: not only their means are the same.
    void equalLinesAreWorthTheSame()
    {
        const auto match = matchAfter(4, 5);
        const SeatView view(*match, match->prompt());
        const std::vector<Line> twice { { match->prompt().choices[0] }, { match->prompt().choices[0] } };
        Reckoning reckoning(kGame, { .deals = 80 });
        reckoning.reckon(view, twice);
        QCOMPARE(reckoning.chance(0).mean, reckoning.chance(1).mean);
        const core::Estimate lead = reckoning.lead(0, 1);
        QCOMPARE(lead.mean, 0.0);
        QVERIFY(lead.low < 0 && lead.high > 0 && lead.high < 0.05);
    }

    /// A deal in which the first wins and the second does not is one of four kinds; by Agresti and Min half a one more
    /// of each is counted.
    void aLeadIsThatOfMatchedPairs()
    {
        const auto match = matchAfter(6, 9);
        const SeatView view(*match, match->prompt());
        const std::vector<Line> lines = answersTo(match->prompt());
        Reckoning both(kGame, { .deals = 50 });
        both.reckon(view, lines);
        const core::Estimate lead = both.lead(0, 1);
        QVERIFY(qAbs(lead.mean - (both.chance(0).mean - both.chance(1).mean)) < 1e-9);
        QVERIFY(qAbs((lead.low + lead.high) / 2 - lead.mean * 50 / 52) < 1e-9);
    }

    void whatIsCutShortIsLeftOutWhole()
    {
        const auto match = matchAfter(5, 4);
        const SeatView view(*match, match->prompt());
        const std::vector<Line> lines = answersTo(match->prompt());
        const std::atomic<bool> cancelled { true };
        Reckoning nothing(kGame, { .deals = 500 });
        nothing.reckon(view, lines, { .cancelled = &cancelled });
        QCOMPARE(nothing.deals(), 0);
        QCOMPARE(nothing.chance(0).low, 0.0);
        QCOMPARE(nothing.chance(0).high, 1.0);
        Reckoning hurried(kGame, { .deals = 1'000'000, .threads = 2 });
        hurried.reckon(view, lines, { .time = std::chrono::milliseconds(1) });
        QVERIFY(hurried.deals() >= 2 * Reckoning::kFewestDeals && hurried.deals() < 1'000'000);
    }

    /// The position as it is is worth a mean of its answers, for one of them is made.
    void aLineWithoutAnAnswerIsThePosition()
    {
        const auto match = matchAfter(7, 5);
        const SeatView view(*match, match->prompt());
        std::vector<Line> lines = answersTo(match->prompt());
        lines.push_back({});
        Reckoning reckoning(kGame, { .deals = 2000 });
        reckoning.reckon(view, lines);
        double least = 1;
        double most = 0;
        for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
            least = std::min(least, reckoning.chance(i).low);
            most = std::max(most, reckoning.chance(i).high);
        }
        QVERIFY(reckoning.chance(lines.size() - 1).mean >= least);
        QVERIFY(reckoning.chance(lines.size() - 1).mean <= most);
    }

    void noHiddenCardChangesAChance()
    {
        const auto match = matchAfter(8, 7);
        const auto twin = match->clone();
        core::Rng rng(99);
        twin->conceal(match->prompt().seat, rng);
        const std::vector<Line> lines = answersTo(match->prompt());
        Reckoning one(kGame, { .deals = 40 });
        one.reckon(SeatView(*match, match->prompt()), lines);
        Reckoning other(kGame, { .deals = 40 });
        other.reckon(SeatView(*twin, twin->prompt()), lines);
        for (std::size_t i = 0; i < lines.size(); ++i)
            QCOMPARE(one.chance(i).mean, other.chance(i).mean);
    }
};

REGISTER_TEST(ReckoningTest)
#include "reckoning_test.moc"
