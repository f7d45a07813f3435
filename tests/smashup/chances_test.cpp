#include "core/ai/players/explanation.h"
#include "core/ai/players/greedy_player.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/reckoning.h"
#include "core/ai/search/rollout.h"
#include "core/game/reasons.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace {

using core::Line;
using core::Match;
using core::Reckoning;
using core::SeatView;

/// A question in the middle of a match of players who look one answer ahead, as level 2, and end their turns with plays
/// held back as readily as they play: any, with two answers or more.
std::unique_ptr<Match> question(std::uint64_t seed)
{
    core::Rng rng(seed);
    for (std::uint64_t number = seed * 1000;; ++number) {
        core::Problems problems;
        std::unique_ptr<Match> match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2, number), problems);
        core::GreedyPlayer player(
            *tests::smashUp().network(), number, { .worlds = 1, .lookAhead = { .nodesPerChoice = 40 } });
        for (auto choices = 10 + rng.below(200); !match->outcome().decided; choices -= choices > 0 ? 1 : 0) {
            if (choices == 0 && match->prompt().choices.size() > 1)
                return match;
            const core::Prompt prompt = match->prompt();
            match->apply(player.choose(SeatView(*match, prompt), {}));
        }
    }
}

/// Whether that is found to speak for the line once both have come to the end of the turn, by the policy's choices.
bool isSoIn(const Match& world, const Line& line, const Line& other, const core::language::Saying& said, core::Rng& rng)
{
    const core::Game& game = tests::smashUp();
    const core::Rollout rollout(game.evaluator(), core::policyLines(game, core::Cut::Quiet));
    const core::Seat seat = world.prompt().seat;
    const auto after = world.clone();
    const auto instead = world.clone();
    for (const auto& [match, played] : { std::pair(after.get(), &line), std::pair(instead.get(), &other) }) {
        core::play(*match, *played, seat);
        rollout.judge(*match, world.standing().turn + 1, rng);
    }
    const std::vector<core::Reason> found = game.reasoner()->compare(world, *after, *instead, seat);
    return std::any_of(found.begin(), found.end(), [&](const core::Reason& each) { return each.what == said; });
}

struct Held {
    int intervals = 0;
    int held = 0;

    void note(const core::Estimate& told, double truth)
    {
        ++intervals;
        held += told.low <= truth && truth <= told.high ? 1 : 0;
    }
    double share() const { return static_cast<double>(held) / intervals; }
    QByteArray words() const { return QByteArray::number(held) + " of " + QByteArray::number(intervals); }
};

}

/// The chances that people are told can be trusted as far as they say.
class ChancesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void intervalsHoldWhatADeeperReckoningFinds();
    void reasonsHoldWhenTheTurnIsOver();
    void clearQuestionsHaveOneAnswer();
};

/// Of 95 % intervals 93 to 97 in 100 hold the value of 25 times as many deals, whether of a chance or of a lead.
void ChancesTest::intervalsHoldWhatADeeperReckoningFinds()
{
    constexpr int kQuestions = 24;
    constexpr int kTimes = 15;
    constexpr int kDeals = 60;
    Held chances;
    Held leads;
    for (int number = 1; number <= kQuestions; ++number) {
        const std::unique_ptr<Match> match = question(static_cast<std::uint64_t>(number));
        const core::Prompt prompt = match->prompt();
        const SeatView view(*match, prompt);
        const std::vector<Line> lines { { prompt.choices[0] }, { prompt.choices[prompt.choices.size() - 1] } };
        Reckoning deep(tests::smashUp(), { .deals = 25 * kDeals, .threads = 2, .seed = kTimes });
        deep.reckon(view, lines);
        for (std::uint64_t time = 0; time < kTimes; ++time) {
            Reckoning told(tests::smashUp(), { .deals = kDeals, .threads = 2, .seed = time });
            told.reckon(view, lines);
            for (std::size_t line = 0; line < lines.size(); ++line)
                chances.note(told.chance(line), deep.chance(line).mean);
            leads.note(told.lead(0, 1), deep.lead(0, 1).mean);
        }
    }
    for (const Held& each : { chances, leads })
        QVERIFY2(each.share() >= 0.93 && each.share() <= 0.97, each.words().constData());
}

/// Of what speaks for the best answer of a search, rather than its second, 19 in 20 reasons are so at the end of the
/// turn in nine of ten worlds that nobody looked at before.
void ChancesTest::reasonsHoldWhenTheTurnIsOver()
{
    constexpr int kHints = 60;
    constexpr int kWorlds = 100;
    Held reasons;
    for (std::uint64_t number = 1; reasons.intervals < kHints; ++number) {
        const std::unique_ptr<Match> match = question(number);
        const SeatView view(*match, match->prompt());
        core::Problems problems;
        const auto player = core::makePlayer(
            "ismcts:iterations=300,turns=5,policy=8,eval=network", tests::smashUp(), number, problems);
        player->choose(view, {});
        const std::vector<core::Expectation>& answers = player->expectation();
        const auto line = [&](std::size_t place) {
            return Line { answers[place].choice, { answers[place].then.begin(), answers[place].then.size() } };
        };
        for (const core::language::Saying& said : core::reasonsFor(tests::smashUp(), view, line(0), line(1))) {
            core::Rng rng(number);
            int times = 0;
            for (int world = 0; world < kWorlds; ++world)
                times += isSoIn(*view.deal(rng), line(0), line(1), said, rng) ? 1 : 0;
            reasons.note({ 0, 0.9, 1 }, static_cast<double>(times) / kWorlds);
        }
    }
    QVERIFY2(reasons.share() >= 0.95, reasons.words().constData());
}

/// Where one answer is reckoned to win five points more than any other, players of level 4 that differ in their chance
/// alone give the same answer. Nine in ten are aimed at; of so few questions the share is three points off by chance,
/// so that fewer than 17 in 20 are refused.
void ChancesTest::clearQuestionsHaveOneAnswer()
{
    constexpr int kClear = 12;
    constexpr std::size_t kMostAnswers = 10;
    constexpr double kDifference = 0.05;
    constexpr int kSeeds = 10;
    int clear = 0;
    int alike = 0;
    for (std::uint64_t number = 1; clear < kClear; ++number) {
        const std::unique_ptr<Match> match = question(number);
        const core::Prompt prompt = match->prompt();
        if (prompt.choices.size() > kMostAnswers)
            continue;
        const SeatView view(*match, prompt);
        std::vector<Line> lines;
        for (const core::Choice choice : prompt.choices)
            lines.push_back({ choice });
        Reckoning reckoning(tests::smashUp(), { .deals = 300, .threads = 2, .seed = number });
        reckoning.reckon(view, lines);
        const auto leads = [&](std::size_t line) {
            for (std::size_t other = 0; other < lines.size(); ++other)
                if (other != line && reckoning.lead(line, other).mean <= kDifference)
                    return false;
            return true;
        };
        std::size_t best = 0;
        while (best < lines.size() && !leads(best))
            ++best;
        if (best == lines.size())
            continue;
        ++clear;
        std::map<std::uint32_t, int> times; // that each answer is given
        for (int seed = 1; seed <= kSeeds; ++seed) {
            core::Problems problems;
            const auto player = core::makeMeasuredPlayer(
                "level:4", tests::smashUp(), static_cast<std::uint64_t>(seed), *match, problems);
            ++times[player->choose(view, {}).bits()];
        }
        int most = 0;
        for (const auto& [answer, often] : times)
            most = std::max(most, often);
        alike += most;
    }
    QVERIFY2(10 * alike >= 9 * kSeeds * kClear, QByteArray::number(alike).constData());
}

REGISTER_TEST(ChancesTest)
#include "chances_test.moc"
