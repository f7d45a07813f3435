#include "core/ai/arena/line_ups.h"
#include "core/ai/player.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/rollout.h"
#include "core/ai/workers.h"
#include "core/analysis/analyser.h"
#include "core/analysis/ledger.h"
#include "core/analysis/line_values.h"
#include "core/record/match_session.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numeric>
#include <thread>

namespace {

constexpr int kSeats = 2;
/// Level 3 with all the time it likes, so that a busy machine plays the same matches.
constexpr const char* kThird = "ismcts:iterations=48,turns=3,policy=8,root=halving,trust=4,tree=policy,eval=network";
const std::atomic<bool> kGoOn { false };

core::LineUps everyLineUp()
{
    const core::Game& game = tests::smashUp();
    std::vector<std::string> names;
    for (const core::FactionInfo& each : game.factions())
        if (each.set == game.setNames().front())
            names.push_back(each.name);
    return { core::allPairs(names, game.factionsPerSeat()), kSeats };
}

/// A match that was played for a test.
struct Tried {
    std::optional<core::Walk> walk;
    std::vector<std::size_t> planted; ///< the numbers of the steps that were drawn by lot
};

/// A match of two such players; one choice in `planted` is any of its answers, where it is not 0.
Tried matchOf(const std::string& spec, const core::LineUps& lineUps, std::uint64_t seed, std::uint32_t planted = 0)
{
    const core::Game& game = tests::smashUp();
    core::MatchSetup setup;
    setup.set = game.setNames().front();
    setup.seed = seed;
    setup.seats = core::seatsOf(lineUps.at(static_cast<std::size_t>(seed)));
    core::Problems problems;
    const auto session
        = core::MatchSession::start(game, setup, std::vector<std::string>(kSeats, spec), nullptr, problems);
    std::vector<std::unique_ptr<core::Player>> players;
    for (int seat = 0; seat < kSeats; ++seat)
        players.push_back(core::makePlayer(spec, game, core::playerSeed(seed, core::seatAt(seat)), problems));
    core::Rng any(core::playerSeed(seed, core::kNobodysSeat));
    Tried tried;
    for (std::size_t step = 0; !session->match().outcome().decided; ++step) {
        const core::Match& match = session->match();
        const core::Prompt& prompt = match.prompt();
        core::Choice choice
            = players[static_cast<std::size_t>(core::indexOf(prompt.seat))]->choose(core::SeatView(match, prompt), {});
        if (planted != 0 && prompt.choices.size() > 1 && any.below(planted) == 0) {
            choice = prompt.choices[any.below(static_cast<std::uint32_t>(prompt.choices.size()))];
            tried.planted.push_back(step);
        }
        session->choose(choice);
    }
    tried.walk = core::walk(game, session->record(), problems);
    return tried;
}

/// The sum of values, and of their squares.
struct Sums {
    int count = 0;
    double total = 0;
    double squares = 0;

    void add(double value)
    {
        ++count;
        total += value;
        squares += value * value;
    }
    double mean() const { return total / count; }
    double spread() const { return std::sqrt(squares / count - mean() * mean()); }
    double standardError() const { return spread() / std::sqrt(count); }

    struct Share {
        double share = 0;
        double error = 0;
    };
    static Share share(const std::vector<double>& before, const std::vector<double>& after);
};

/// By how much a sum of squares shrinks from one list to the other, with the standard error of that, by leaving out
/// each of its parts in turn.
Sums::Share Sums::share(const std::vector<double>& before, const std::vector<double>& after)
{
    const double b = std::accumulate(before.begin(), before.end(), 0.0);
    const double a = std::accumulate(after.begin(), after.end(), 0.0);
    const double all = 1 - a / b;
    double squares = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const double without = 1 - (a - after[i]) / (b - before[i]);
        squares += (without - all) * (without - all);
    }
    const auto n = static_cast<double>(before.size());
    return { all, std::sqrt(squares * (n - 1) / n) };
}

/// work(0) to work(count - 1), on all cores.
template <typename Work>
void each(int count, const Work& work)
{
    std::atomic<int> next { 0 };
    core::inParallel(std::max(1, static_cast<int>(std::thread::hardware_concurrency())), [&](int) {
        for (int number = next++; number < count; number = next++)
            work(number);
    });
}

/// What the answer gives away against the best, in so many worlds of the seat that is asked.
double costOf(const core::Step& step, core::Choice best, core::Choice choice, int deals, std::uint64_t seed)
{
    const core::SeatView view(*step.before, step.before->prompt());
    const core::LineValues::Deal known = [&](core::Match& world, core::Rng& rng, int) { view.dealInto(world, rng); };
    const std::array<core::ValuedLine, 2> two { core::ValuedLine { best, {} }, core::ValuedLine { choice, {} } };
    const std::array<int, 1> end { core::kToTheEnd };
    core::LineValues values(tests::smashUp());
    values.play(*step.before, known, seed, deals, two, end, kGoOn);
    return values.lead(0, 1, view.seat()).mean;
}

/// How much more often the seat wins with the one choice than with the other, where players of that kind play on in
/// worlds that it takes for possible, the same ones for both.
double gainOf(const core::Step& step, core::Choice better, core::Choice worse, const std::string& spec, int worlds)
{
    const core::SeatView view(*step.before, step.before->prompt());
    const auto seat = static_cast<std::size_t>(core::indexOf(view.seat()));
    double gain = 0;
    for (int world = 0; world < worlds; ++world) {
        for (const auto& [choice, sign] : { std::pair { better, 1.0 }, std::pair { worse, -1.0 } }) {
            core::Rng rng(static_cast<std::uint64_t>(world) + 77);
            const std::unique_ptr<core::Match> match = view.deal(rng);
            match->apply(choice);
            core::Problems problems;
            std::vector<std::unique_ptr<core::Player>> players;
            for (int each = 0; each < kSeats; ++each)
                players.push_back(core::makePlayer(spec, tests::smashUp(), rng.next(), problems));
            while (!match->outcome().decided) {
                const core::Prompt& prompt = match->prompt();
                match->apply(players[static_cast<std::size_t>(core::indexOf(prompt.seat))]->choose(
                    core::SeatView(*match, prompt), {}));
            }
            gain += sign * core::sharesOf(*match)[seat];
        }
    }
    return gain / worlds;
}

}

/// Whether an analysis says what is true, in matches that are played for it. Each function's rows are slices of one
/// sample; its last row judges what they add up to. An hour in the long run; the ordinary run takes a look.
class AnalysisTruthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Chance is fair: what it brought is nought on average. And whatever happened, the ledger comes out to the result.
    void luckHasMeanNought_data() { slices(m_long ? 5 : 1); }
    void luckHasMeanNought()
    {
        QFETCH(int, slice);
        QFETCH(bool, last);
        const int matches = m_long ? 2000 : 24;
        std::vector<core::Ledger> ledgers(static_cast<std::size_t>(matches));
        std::vector<core::Millionths> results(ledgers.size());
        each(matches, [&](int number) {
            const auto at = static_cast<std::size_t>(number);
            const Tried tried = matchOf("policy", m_lineUps, seedOf(slice, matches, number));
            const core::Analysis analysis = *core::analyse(tests::smashUp(), *tried.walk, course(24), 1, kGoOn);
            ledgers[at] = core::ledgerOf(analysis, core::seatAt(0));
            results[at] = core::millionths(core::sharesOf(*tried.walk->end)[0]);
        });
        for (std::size_t at = 0; at < ledgers.size(); ++at) {
            QCOMPARE(ledgers[at].result(), results[at]);
            m_chance.add(100 * ledgers[at].luck.estimate().mean);
        }
        if (!last)
            return;
        qInfo("luck in %d matches: %.2f ± %.2f points", m_chance.count, m_chance.mean(), m_chance.standardError());
        QVERIFY(std::abs(m_chance.mean()) < 3 * m_chance.standardError());
    }

    /// Results hang on luck: with it taken out they are closer to what the start promised.
    void luckExplainsResults_data() { slices(m_long ? 3 : 1); }
    void luckExplainsResults()
    {
        if (!m_long)
            QSKIP("takes minutes; with --long");
        QFETCH(int, slice);
        QFETCH(bool, last);
        const int matches = 50;
        std::vector<core::Ledger> ledgers(static_cast<std::size_t>(matches));
        each(matches, [&](int number) {
            const Tried tried = matchOf(kThird, m_lineUps, seedOf(slice, matches, number));
            const core::Analysis analysis = *core::analyse(tests::smashUp(), *tried.walk, course(1500), 1, kGoOn);
            ledgers[static_cast<std::size_t>(number)] = core::ledgerOf(analysis, core::seatAt(0));
        });
        for (const core::Ledger& ledger : ledgers) {
            const double left = 100.0 * (ledger.result() - ledger.start.amount) / core::kCertain;
            const double chance = 100 * ledger.luck.estimate().mean;
            m_before.push_back(left * left);
            m_after.push_back((left - chance) * (left - chance));
            m_drift.add(100 * ledger.drift.estimate().mean);
            m_driftSize.add(std::abs(100 * ledger.drift.estimate().mean));
        }
        if (!last)
            return;
        const Sums::Share removed = Sums::share(m_before, m_after);
        qInfo("luck removes %.1f %% ± %.1f of the variance that the start leaves in %zu matches; drift %.1f ± %.1f, "
              "its size %.1f points",
            100 * removed.share, 100 * removed.error, m_before.size(), m_drift.mean(), m_drift.standardError(),
            m_driftSize.mean());
        QVERIFY(removed.share > 0);
        QVERIFY(std::abs(m_drift.mean()) < 3 * m_drift.standardError());
    }

    /// Choices drawn by lot: the dear ones are marked, and what is marked is dear.
    void plantedChoicesAreMarked_data() { slices(m_long ? 6 : 1); }
    void plantedChoicesAreMarked()
    {
        if (!m_long)
            QSKIP("takes minutes; with --long");
        QFETCH(int, slice);
        QFETCH(bool, last);
        const int matches = 50;
        const core::AnalysisDepth depth = core::depthOf(core::Thoroughness::Quick, kSeats);
        std::mutex guard;
        each(matches, [&](int number) {
            const std::uint64_t seed = seedOf(slice, matches, number);
            const Tried tried = matchOf(kThird, m_lineUps, seed, 20);
            const core::Analysis analysis = *core::analyse(tests::smashUp(), *tried.walk, depth, 1, kGoOn);
            for (const core::ChoiceWorth& worth : analysis.choices) {
                const auto at = static_cast<std::size_t>(worth.choice) - 1;
                const core::Step& step = tried.walk->steps[at];
                const bool planted = std::find(tried.planted.begin(), tried.planted.end(), at) != tried.planted.end();
                const bool marked = worth.label() >= core::Label::Mistake;
                // What was found cheap is not looked at again; of the marks one in four is.
                const bool dear = planted && worth.loss.high > core::kMistake;
                const bool mark = marked && (seed + at) % 4 == 0;
                const core::Choice best = step.before->prompt().choices[static_cast<std::size_t>(
                    worth.answers[static_cast<std::size_t>(worth.best)].answer)];
                const double cost = dear || mark ? costOf(step, best, step.choice, 10 * depth.markDeals, seed + 1) : 0;
                const bool blunder = worth.label() == core::Label::Blunder;
                const double gain = blunder ? gainOf(step, best, step.choice, kThird, 24) : 0;
                const std::scoped_lock lock(guard);
                m_planted += planted ? 1 : 0;
                m_dear += dear && cost >= core::kBlunder ? 1 : 0;
                m_dearMarked += dear && cost >= core::kBlunder && marked ? 1 : 0;
                m_marks += mark ? 1 : 0;
                m_falseMarks += mark && cost < 0.015 ? 1 : 0;
                if (blunder) {
                    m_stated.add(worth.loss.mean);
                    m_gained.add(gain);
                }
            }
        });
        if (!last)
            return;
        qInfo("%d choices by lot, %d of them cost 15 points or more, %d of those marked; of %d marks %d false",
            m_planted, m_dear, m_dearMarked, m_marks, m_falseMarks);
        qInfo("%d blunders cost %.1f points each; level 3 gains %.1f ± %.1f by the best answer", m_stated.count,
            100 * m_stated.mean(), 100 * m_gained.mean(), 100 * m_gained.standardError());
        QVERIFY(m_dearMarked >= 0.9 * m_dear);
        QVERIFY(m_falseMarks <= 0.05 * m_marks);
        QVERIFY(m_gained.mean() >= 0.7 * m_stated.mean());
    }

    /// Twice as many worlds say the same.
    void labelsHold_data() { slices(m_long ? 2 : 1); }
    void labelsHold()
    {
        if (!m_long)
            QSKIP("takes minutes; with --long");
        QFETCH(int, slice);
        QFETCH(bool, last);
        const int matches = 12;
        core::AnalysisDepth once = core::depthOf(core::Thoroughness::Quick, kSeats);
        once.tableDeals = 10; // the course says nothing of choices
        core::AnalysisDepth twice = once;
        twice.firstDeals *= 2;
        twice.deals *= 2;
        twice.markDeals *= 2;
        std::mutex guard;
        each(matches, [&](int number) {
            const Tried tried = matchOf(kThird, m_lineUps, seedOf(slice, matches, number), 20);
            const core::Analysis one = *core::analyse(tests::smashUp(), *tried.walk, once, 1, kGoOn);
            const core::Analysis two = *core::analyse(tests::smashUp(), *tried.walk, twice, 1, kGoOn);
            const std::scoped_lock lock(guard);
            for (std::size_t at = 0; at < one.choices.size(); ++at) {
                ++m_compared;
                m_same += one.choices[at].label() == two.choices[at].label() ? 1 : 0;
            }
        });
        if (!last)
            return;
        qInfo("%d of %d choices have the same mark or none at twice as many worlds", m_same, m_compared);
        QVERIFY(m_same >= 0.95 * m_compared);
    }

private:
    static void slices(int count)
    {
        QTest::addColumn<int>("slice");
        QTest::addColumn<bool>("last");
        for (int slice = 0; slice < count; ++slice)
            QTest::addRow("slice %d of %d", slice + 1, count) << slice << (slice + 1 == count);
    }
    static std::uint64_t seedOf(int slice, int matches, int number)
    {
        return 40'000 + static_cast<std::uint64_t>(slice * matches + number);
    }
    /// The course alone, in so many worlds.
    static core::AnalysisDepth course(int deals)
    {
        core::AnalysisDepth depth = core::depthOf(core::Thoroughness::Normal, kSeats);
        depth.tableDeals = deals;
        depth.firstDeals = 0;
        return depth;
    }

    const bool m_long = qEnvironmentVariableIsSet("BREAKPOINT_LONG");
    const core::LineUps m_lineUps = everyLineUp();
    Sums m_chance;
    Sums m_drift;
    Sums m_driftSize;
    std::vector<double> m_before; ///< the squares of what the start leaves of results
    std::vector<double> m_after; ///< of what luck leaves of that
    int m_planted = 0;
    int m_dear = 0;
    int m_dearMarked = 0;
    int m_marks = 0;
    int m_falseMarks = 0;
    Sums m_stated;
    Sums m_gained;
    int m_compared = 0;
    int m_same = 0;
};

REGISTER_TEST(AnalysisTruthTest)
#include "analysis_truth_test.moc"
