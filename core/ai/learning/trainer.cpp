#include "core/ai/learning/trainer.h"

#include "core/ai/arena/arena.h"
#include "core/ai/learning/linear_evaluator.h"
#include "core/ai/learning/logistic_regression.h"
#include "core/ai/players/greedy_player.h"
#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/rollout.h"
#include "core/ai/workers.h"
#include "core/language/house.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kGrowth = 4; ///< from round to round
constexpr std::uint32_t kOneChoiceIn = 10; ///< is taken at random
constexpr std::uint32_t kOnePlayIn = 4; ///< is looked at, for plays of one turn are much alike
constexpr int kHeldOutOf = 5;
constexpr double kPenalty = 1e-4;
constexpr int kProgressEvery = 64; ///< matches
constexpr GreedySettings kPlayer { .worlds = 1, .lookAhead = { .nodesPerChoice = 40 } };

/// What was seen in one match; the examples' shares are filled in when it is over.
struct Seen {
    Examples examples;
    std::vector<float> byHand; ///< win chances by the game's own evaluator
    bool ended = false;
};

class Training {
public:
    Training(const Game& game, const TrainingRequest& request, const LineUps& lineUps, const std::atomic<bool>& stop)
        : m_game(game)
        , m_features(*game.features())
        , m_request(request)
        , m_lineUps(lineUps)
        , m_stop(stop)
        , m_end(Clock::now() + request.time)
        , m_evaluator(std::make_unique<LinearEvaluator>(m_features))
    {
        m_terms.set = request.set;
        m_terms.seats = request.seats;
        m_terms.seed = request.seed;
    }

    /// Plays on up to so many matches, or to the end of the time.
    void play(int upTo, int round, const TrainingProgress& progress)
    {
        std::atomic<int> next { static_cast<int>(m_seen.size()) };
        m_seen.resize(static_cast<std::size_t>(upTo));
        const auto work = [&](bool tells) {
            while (!isOver()) {
                const int number = next++;
                if (number >= upTo)
                    break;
                m_seen[static_cast<std::size_t>(number)] = playMatch(number, round);
                if (tells && progress && number % kProgressEvery < m_request.threads)
                    progress(number + 1, round);
            }
        };
        inParallel(m_request.threads, [&](int worker) { work(worker == 0); });
        // Every match that began was ended.
        m_seen.resize(static_cast<std::size_t>(std::min(next.load(), upTo)));
    }

    int played() const { return static_cast<int>(m_seen.size()); }
    bool isOver() const
    {
        return m_stop.load(std::memory_order_relaxed) || (m_request.time.count() > 0 && Clock::now() >= m_end);
    }
    bool allEnded() const
    {
        return std::all_of(m_seen.begin(), m_seen.end(), [](const Seen& seen) { return seen.ended; });
    }

    LogisticFit learn() const
    {
        Examples all;
        all.width = m_features.count();
        for (std::size_t i = m_seen.size() / kGrowth; i < m_seen.size(); ++i)
            if (!heldOut(i))
                for (std::size_t row = 0; row < m_seen[i].examples.size(); ++row)
                    all.add(m_seen[i].examples.at(row), m_seen[i].examples.shares[row]);
        return fitLogistic(all, kPenalty);
    }

    LinearWeights weightsOf(const LogisticFit& fit) const
    {
        LinearWeights weights;
        weights.intercept = fit.intercept;
        for (std::size_t i = 0; i < fit.weights.size(); ++i)
            weights.weights.push_back({ m_features.name(i), fit.scales[i], fit.weights[i] });
        return weights;
    }

    void makePlayersAnew()
    {
        Problems none;
        m_evaluator = LinearEvaluator::make(m_features, weightsOf(learn()), "", none);
    }

    TrainingRecord record() const
    {
        const LogisticFit fit = learn();
        TrainingRecord record;
        record.game = m_game.id();
        record.set = m_request.set;
        record.setHash = m_game.setHash(m_request.set);
        record.engineVersion = m_game.engineVersion();
        record.use = m_request.use == LearnedFor::Plays ? "plays" : "leaves";
        record.seed = m_request.seed;
        record.seats = m_request.seats;
        record.matches = played();
        record.weights = weightsOf(fit);

        std::vector<float> chances;
        std::vector<float> byHand;
        std::vector<float> shares;
        for (std::size_t i = m_seen.size() / kGrowth; i < m_seen.size(); ++i) {
            if (!heldOut(i))
                continue;
            const Seen& seen = m_seen[i];
            for (std::size_t row = 0; row < seen.examples.size(); ++row) {
                chances.push_back(static_cast<float>(fit.chance(seen.examples.at(row))));
                byHand.push_back(seen.byHand[row]);
                shares.push_back(seen.examples.shares[row]);
            }
        }
        const Calibration calibration = calibrationOf(chances, shares);
        record.positions = static_cast<std::int64_t>(shares.size());
        record.logLoss = calibration.logLoss;
        record.logLossByHand = calibrationOf(byHand, shares).logLoss;
        record.calibrationError = calibration.error;
        record.reliability = calibration.bins;
        return record;
    }

private:
    static bool heldOut(std::size_t match) { return match % kHeldOutOf == kHeldOutOf - 1; }

    Seen playMatch(int number, int round) const
    {
        const MatchSetup setup = arenaSetup(m_terms, m_lineUps, number);
        Problems none;
        const std::unique_ptr<Match> match = m_game.newMatch(setup, none);
        PerSeat<std::unique_ptr<GreedyPlayer>> players;
        for (int seat = 0; seat < match->seatCount(); ++seat)
            players[static_cast<std::size_t>(seat)]
                = std::make_unique<GreedyPlayer>(*m_evaluator, playerSeed(setup.seed, seatAt(seat)), kPlayer);
        Rng rng(playerSeed(setup.seed, kNobodysSeat));
        Seen seen;
        seen.examples.width = m_features.count();
        int turn = -1; // the last that was looked at
        for (int choices = 0; !match->outcome().decided; ++choices) {
            if (choices == kMaxChoicesInMatch)
                return seen;
            if (match->quiet() && wanted(*match, turn, rng))
                look(*match, seen);
            const Prompt& prompt = match->prompt();
            const bool atRandom = round == 0 || rng.below(kOneChoiceIn) == 0;
            const Choice choice = atRandom
                ? prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]
                : players[static_cast<std::size_t>(indexOf(prompt.seat))]->choose(SeatView(*match, prompt), {});
            match->apply(choice);
        }
        const PerSeat<double> shares = sharesOf(*match);
        for (std::size_t row = 0; row < seen.examples.size(); ++row)
            seen.examples.shares[row] = static_cast<float>(shares[row % static_cast<std::size_t>(m_request.seats)]);
        seen.ended = true;
        return seen;
    }

    bool wanted(const Match& match, int& turn, Rng& rng) const
    {
        if (m_request.use == LearnedFor::Plays)
            return rng.below(kOnePlayIn) == 0;
        const int now = match.standing().turn;
        return std::exchange(turn, now) != now;
    }

    /// One example a seat.
    void look(const Match& match, Seen& seen) const
    {
        const PerSeat<double> byHand = chancesOf(match, m_game.evaluator(), kPointsALogit);
        std::array<float, kMaxFeatures> values {};
        const std::span<float> row(values.data(), m_features.count());
        for (int seat = 0; seat < match.seatCount(); ++seat) {
            m_features.read(match, seatAt(seat), row);
            seen.examples.add(row, 0);
            seen.byHand.push_back(static_cast<float>(byHand[static_cast<std::size_t>(seat)]));
        }
    }

    const Game& m_game;
    const Features& m_features;
    const TrainingRequest& m_request;
    const LineUps& m_lineUps;
    const std::atomic<bool>& m_stop;
    Clock::time_point m_end;
    ArenaTerms m_terms;
    std::unique_ptr<LinearEvaluator> m_evaluator;
    std::vector<Seen> m_seen; ///< by the number of the match
};

}

std::optional<TrainingRecord> train(const Game& game, const TrainingRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const TrainingProgress& progress, Problems& problems)
{
    if (!game.has(Has::Features)) {
        problems.push_back({ "game", say(House::NoFeatures, { game.name() }), say(House::ChooseAnotherGame) });
        return std::nullopt;
    }
    ArenaTerms terms;
    terms.set = request.set;
    terms.seats = request.seats;
    terms.players = { "random", "random" };
    if (Problems faults = checkArena(game, terms, lineUps); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return std::nullopt;
    }
    Training training(game, request, lineUps, stop);
    int round = 0;
    for (int upTo = kFirstRound; !training.isOver() && training.played() < request.matches; upTo *= kGrowth) {
        if (round > 0)
            training.makePlayersAnew();
        training.play(std::min(upTo, request.matches), round, progress);
        ++round;
    }
    if (!training.allEnded()) {
        problems.push_back({ "train", say(House::AMatchDidNotEnd), say(House::TakeAnotherSeed) });
        return std::nullopt;
    }
    if (training.played() < kFirstRound) {
        problems.push_back({ "train", say(House::TimeForMatchesOnly, { training.played() }),
            say(House::GiveMoreTime, { kFirstRound }) });
        return std::nullopt;
    }
    return training.record();
}

} // namespace core
