#include "core/ai/learning/line_trainer.h"

#include "core/ai/arena/arena.h"
#include "core/ai/learning/learned_line_reader.h"
#include "core/ai/learning/logistic_regression.h"
#include "core/ai/players/drawn_questions.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/rollout.h"
#include "core/ai/workers.h"
#include "core/language/house.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr int kHeldOutOf = 5;
constexpr double kPenalty = 0.02; ///< on origins alone: of each there are few matches, however many questions

/// What was seen in one match: an example for each seat at each of the questions.
struct Seen {
    Examples examples;
    bool ended = false;
};

class LineTraining {
public:
    LineTraining(const Game& game, const LineRequest& request, const LineUps& lineUps, const std::atomic<bool>& stop)
        : m_game(game)
        , m_request(request)
        , m_lineUps(lineUps)
        , m_stop(stop)
        , m_seen(static_cast<std::size_t>(request.matches))
    {
        m_terms.set = request.set;
        m_terms.seats = request.seats;
        m_terms.seed = request.seed;
        m_terms.players = { "random", "random" };
    }

    Problems faults() const
    {
        if (!m_game.has(Has::Origins))
            return { { "game", say(House::NoOrigins, { m_game.name() }), say(House::ChooseAnotherGame) } };
        if (m_request.teacher == kHumanPlayer)
            return { { "teacher", say(House::NoPersonTeaches), say(House::TakeSearch) } };
        if (m_request.matches < kHeldOutOf)
            return { { "matches", say(House::NoneHeldOut, { m_request.matches }),
                say(House::GiveAtLeast, { std::to_string(kHeldOutOf) }) } };
        Problems problems = checkMeasuredPlayer(m_request.teacher, m_game);
        const Problems deals = checkArena(m_game, m_terms, m_lineUps);
        problems.insert(problems.end(), deals.begin(), deals.end());
        return problems;
    }

    void play(const std::function<void(int matches)>& progress)
    {
        std::atomic<int> next { 0 };
        const auto work = [&](bool tells) {
            for (int number = next++; number < m_request.matches && !m_stop; number = next++) {
                m_seen[static_cast<std::size_t>(number)] = playMatch(number);
                if (tells && progress)
                    progress(number + 1);
            }
        };
        inParallel(m_request.threads, [&](int worker) { work(worker == 0); });
    }

    bool allEnded() const
    {
        return std::all_of(m_seen.begin(), m_seen.end(), [](const Seen& seen) { return seen.ended; });
    }

    TrainingRecord record() const
    {
        Examples learned;
        Examples heldOut;
        learned.width = heldOut.width = width();
        for (std::size_t i = 0; i < m_seen.size(); ++i)
            for (std::size_t row = 0; row < m_seen[i].examples.size(); ++row)
                (i % kHeldOutOf == kHeldOutOf - 1 ? heldOut : learned)
                    .add(m_seen[i].examples.at(row), m_seen[i].examples.shares[row]);
        const LogisticFit fit = fitLogistic(learned, kPenalty, 1);

        TrainingRecord record;
        record.game = m_game.id();
        record.set = m_request.set;
        record.setHash = m_game.setHash(m_request.set);
        record.engineVersion = m_game.engineVersion();
        record.use = "lines";
        record.seed = m_request.seed;
        record.seats = m_request.seats;
        record.matches = m_request.matches;
        record.weights.intercept = fit.intercept;
        for (std::size_t i = 0; i < width(); ++i)
            record.weights.weights.push_back(
                { i == 0 ? std::string(kLogitOfLines) : m_game.origins()->name(i - 1), fit.scales[i], fit.weights[i] });
        std::vector<float> chances;
        std::vector<float> asTheyCame;
        for (std::size_t row = 0; row < heldOut.size(); ++row) {
            chances.push_back(static_cast<float>(fit.chance(heldOut.at(row))));
            asTheyCame.push_back(1.0F / (1.0F + std::exp(-heldOut.at(row)[0])));
        }
        const Calibration calibration = calibrationOf(chances, heldOut.shares);
        record.positions = static_cast<std::int64_t>(heldOut.size());
        record.logLoss = calibration.logLoss;
        record.logLossByHand = calibrationOf(asTheyCame, heldOut.shares).logLoss;
        record.calibrationError = calibration.error;
        record.reliability = calibration.bins;
        return record;
    }

private:
    std::size_t width() const { return 1 + m_game.origins()->count(); }

    Seen playMatch(int number) const
    {
        const MatchSetup setup = arenaSetup(m_terms, m_lineUps, number);
        Rng rng(playerSeed(setup.seed, kNobodysSeat));
        Seen seen;
        seen.examples.width = width();
        const std::optional<DrawnQuestions> drawn
            = playAndDraw(m_game, setup, m_request.teacher, m_request.questions, rng, m_stop);
        if (!drawn)
            return seen;
        std::vector<float> values(width());
        for (const DrawnQuestions::Question& question : drawn->questions) {
            const PerSeat<double> shares = played(*question.match, rng);
            for (int i = 0; i < question.match->seatCount(); ++i) {
                const auto seat = static_cast<std::size_t>(i);
                values[0] = static_cast<float>(logitOfLines(shares[seat]));
                m_game.origins()->read(*question.match, seatAt(i), { values.data() + 1, values.size() - 1 });
                seen.examples.add(values, static_cast<float>(drawn->shares[seat]));
            }
        }
        seen.ended = true;
        return seen;
    }

    /// What lines from worlds dealt for the seat that is asked come to.
    PerSeat<double> played(const Match& match, Rng& rng) const
    {
        const Rollout rollout(m_game.evaluator(), policyLines(m_game, Cut::None));
        const SeatView view(match, match.prompt());
        const std::unique_ptr<Match> world = view.deal(rng);
        PerSeat<double> sum {};
        for (int line = 0; line < m_request.lines; ++line) {
            view.dealInto(*world, rng);
            const PerSeat<double> shares = rollout.judge(*world, 0, rng);
            for (std::size_t seat = 0; seat < sum.size(); ++seat)
                sum[seat] += shares[seat] / m_request.lines;
        }
        return sum;
    }

    const Game& m_game;
    const LineRequest& m_request;
    const LineUps& m_lineUps;
    const std::atomic<bool>& m_stop;
    ArenaTerms m_terms;
    std::vector<Seen> m_seen; ///< by the number of the match
};

}

std::optional<TrainingRecord> trainLines(const Game& game, const LineRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const std::function<void(int matches)>& progress, Problems& problems)
{
    LineTraining training(game, request, lineUps, stop);
    if (Problems faults = training.faults(); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return std::nullopt;
    }
    training.play(progress);
    if (stop) {
        problems.push_back({ "train", say(House::StoppedBefore), say(House::GiveFewerMatches) });
        return std::nullopt;
    }
    if (!training.allEnded()) {
        problems.push_back({ "train", say(House::AMatchDidNotEnd), say(House::TakeAnotherSeed) });
        return std::nullopt;
    }
    return training.record();
}

} // namespace core
