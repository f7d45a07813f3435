#include "core/ai/learning/trainer.h"

#include "core/ai/arena/arena.h"
#include "core/ai/learning/linear_evaluator.h"
#include "core/ai/learning/logistic_regression.h"
#include "core/ai/learning/network_evaluator.h"
#include "core/ai/learning/network_regression.h"
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
constexpr int kFirstOfNetwork = 1024; ///< matches; players by a network that saw fewer play worse than by weights
constexpr double kPenalty = 1e-4;
constexpr int kProgressEvery = 64; ///< matches
constexpr GreedySettings kPlayer { .worlds = 1, .lookAhead = { .nodesPerChoice = 40 } };

/// What was seen in one match; the examples' shares are filled in when it is over.
struct Seen {
    SparseExamples examples; ///< sparse inputs only where a network is learned
    std::vector<float> byHand; ///< win chances by the game's own evaluator
    bool ended = false;
};

class Training {
public:
    Training(const Game& game, const TrainingRequest& request, const LineUps& lineUps, const std::atomic<bool>& stop,
        bool sparse)
        : m_game(game)
        , m_features(*game.features())
        , m_request(request)
        , m_lineUps(lineUps)
        , m_stop(stop)
        , m_sparse(sparse)
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

    /// Matches are played by a network from the first on, and no more is learned than its head for their seats.
    void teach(NetworkWeights onto)
    {
        m_onto = std::make_unique<NetworkWeights>(std::move(onto));
        m_evaluator = std::make_unique<NetworkEvaluator>(m_features, *m_onto);
    }

    LogisticFit learn() const { return fitLogistic(examples(false).numbers, kPenalty); }

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
        if (m_onto) {
            if (played() >= kFirstOfNetwork)
                m_evaluator = std::make_unique<NetworkEvaluator>(m_features, withHead());
            return;
        }
        if (m_sparse && played() >= kFirstOfNetwork) {
            m_evaluator = std::make_unique<NetworkEvaluator>(m_features, fitToAll().weights);
            return;
        }
        Problems none;
        m_evaluator = LinearEvaluator::make(m_features, weightsOf(learn()), "", none);
    }

    TrainingRecord record() const
    {
        const LogisticFit fit = learn();
        TrainingRecord record;
        describe(record);
        record.weights = weightsOf(fit);
        const SparseExamples held = examples(true);
        judge(record, chancesBy(fit, held.numbers), held.numbers.shares);
        return record;
    }

    NetworkRecord networkRecord() const
    {
        NetworkRecord record;
        describe(record);
        record.use = kNetworkUse;
        const SparseExamples held = examples(true);
        record.logLossLinear = calibrationOf(chancesBy(learn(), held.numbers), held.numbers.shares).logLoss;
        const NetworkFit fit = fitToAll();
        nameInputs(record, fit.weights, m_features);
        judge(record, core::chancesOf(Network(fit.weights), held), held.numbers.shares);
        return record;
    }

    /// The network that was taught, `onto` as a file with its head for these seats learned anew.
    TaughtNetwork taughtNetwork(const NetworkRecord& onto) const
    {
        TaughtNetwork record;
        describe(record);
        record.use = kNetworkUse;
        const SparseExamples held = examples(true);
        record.logLossBefore = calibrationOf(core::chancesOf(Network(*m_onto), held), held.numbers.shares).logLoss;
        const NetworkWeights weights = withHead();
        record.network = onto;
        record.network.heads = weights.heads;
        judge(record, core::chancesOf(Network(weights), held), held.numbers.shares);
        return record;
    }

private:
    static bool heldOut(std::size_t match) { return match % kHeldOutOf == kHeldOutOf - 1; }

    NetworkFit fitToAll() const
    {
        return fitNetwork(examples(false), examples(true), m_features.sparseCount(), { .seed = m_request.seed });
    }

    /// Of the last three quarters of the matches: those that are held out, or the others.
    SparseExamples examples(bool held) const
    {
        SparseExamples all;
        all.numbers.width = m_features.count();
        for (std::size_t i = m_seen.size() / kGrowth; i < m_seen.size(); ++i)
            if (heldOut(i) == held)
                for (std::size_t row = 0; row < m_seen[i].examples.size(); ++row)
                    all.add(m_seen[i].examples, row);
        return all;
    }

    NetworkWeights withHead() const
    {
        NetworkWeights weights = *m_onto;
        weights.heads[static_cast<std::size_t>(m_request.seats - kFewestSeats)]
            = fitHead(Network(*m_onto), examples(false), kPenalty);
        return weights;
    }

    static std::vector<float> chancesBy(const LogisticFit& fit, const Examples& examples)
    {
        std::vector<float> chances;
        for (std::size_t row = 0; row < examples.size(); ++row)
            chances.push_back(static_cast<float>(fit.chance(examples.at(row))));
        return chances;
    }

    void describe(LearnedRecord& record) const
    {
        record.game = m_game.id();
        record.set = m_request.set;
        record.setHash = m_game.setHash(m_request.set);
        record.engineVersion = m_game.engineVersion();
        record.use = m_request.use == LearnedFor::Plays ? "plays" : "leaves";
        record.seed = m_request.seed;
        record.seats = m_request.seats;
        record.matches = played();
    }

    void judge(HeldOut& held, const std::vector<float>& chances, const std::vector<float>& shares) const
    {
        std::vector<float> byHand;
        for (std::size_t i = m_seen.size() / kGrowth; i < m_seen.size(); ++i)
            if (heldOut(i))
                byHand.insert(byHand.end(), m_seen[i].byHand.begin(), m_seen[i].byHand.end());
        const Calibration calibration = calibrationOf(chances, shares);
        held.positions = static_cast<std::int64_t>(shares.size());
        held.logLoss = calibration.logLoss;
        held.logLossByHand = calibrationOf(byHand, shares).logLoss;
        held.calibrationError = calibration.error;
        held.reliability = calibration.bins;
    }

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
        seen.examples.numbers.width = m_features.count();
        int turn = -1; // the last that was looked at
        for (int choices = 0; !match->outcome().decided; ++choices) {
            if (choices == kMaxChoicesInMatch)
                return seen;
            if (match->quiet() && wanted(*match, turn, rng))
                look(*match, seen);
            const Prompt& prompt = match->prompt();
            const bool atRandom = (round == 0 && !m_onto) || rng.below(kOneChoiceIn) == 0;
            const Choice choice = atRandom
                ? prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]
                : players[static_cast<std::size_t>(indexOf(prompt.seat))]->choose(SeatView(*match, prompt), {});
            match->apply(choice);
        }
        const PerSeat<double> shares = sharesOf(*match);
        for (std::size_t row = 0; row < seen.examples.size(); ++row)
            seen.examples.numbers.shares[row]
                = static_cast<float>(shares[row % static_cast<std::size_t>(m_request.seats)]);
        seen.ended = true;
        return seen;
    }

    bool wanted(const Match& match, int& turn, Rng& rng) const
    {
        if (m_request.use == LearnedFor::Plays || m_sparse)
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
            PresentInputs present;
            if (m_sparse)
                m_features.readAll(match, seatAt(seat), row, present);
            else
                m_features.read(match, seatAt(seat), row);
            seen.examples.add(row, { present.begin(), present.size() }, match.seatCount(), 0);
            seen.byHand.push_back(static_cast<float>(byHand[static_cast<std::size_t>(seat)]));
        }
    }

    const Game& m_game;
    const Features& m_features;
    const TrainingRequest& m_request;
    const LineUps& m_lineUps;
    const std::atomic<bool>& m_stop;
    bool m_sparse;
    Clock::time_point m_end;
    ArenaTerms m_terms;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<const NetworkWeights> m_onto; ///< of a network that is taught these seats alone
    std::vector<Seen> m_seen; ///< by the number of the match
};

/// All that is played and learned on the way. False, with `problems`, where nothing comes of it.
bool playAll(Training& training, const TrainingRequest& request, const TrainingProgress& progress, Problems& problems)
{
    int round = 0;
    for (int upTo = kFirstRound; !training.isOver() && training.played() < request.matches; upTo *= kGrowth) {
        if (round > 0)
            training.makePlayersAnew();
        training.play(std::min(upTo, request.matches), round, progress);
        ++round;
    }
    if (!training.allEnded()) {
        problems.push_back({ "train", say(House::AMatchDidNotEnd), say(House::TakeAnotherSeed) });
        return false;
    }
    if (training.played() < kFirstRound) {
        problems.push_back({ "train", say(House::TimeForMatchesOnly, { training.played() }),
            say(House::GiveMoreTime, { kFirstRound }) });
        return false;
    }
    return true;
}

bool mayTrain(const Game& game, const TrainingRequest& request, const LineUps& lineUps, Problems& problems)
{
    if (!game.has(Has::Features)) {
        problems.push_back({ "game", say(House::NoFeatures, { game.name() }), say(House::ChooseAnotherGame) });
        return false;
    }
    ArenaTerms terms;
    terms.set = request.set;
    terms.seats = request.seats;
    terms.players = { "random", "random" };
    const Problems faults = checkArena(game, terms, lineUps);
    problems.insert(problems.end(), faults.begin(), faults.end());
    return faults.empty();
}

}

std::optional<TrainingRecord> train(const Game& game, const TrainingRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const TrainingProgress& progress, Problems& problems)
{
    if (!mayTrain(game, request, lineUps, problems))
        return std::nullopt;
    Training training(game, request, lineUps, stop, false);
    if (!playAll(training, request, progress, problems))
        return std::nullopt;
    return training.record();
}

std::optional<NetworkRecord> trainNetwork(const Game& game, const TrainingRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const TrainingProgress& progress, Problems& problems)
{
    if (!mayTrain(game, request, lineUps, problems))
        return std::nullopt;
    Training training(game, request, lineUps, stop, true);
    if (!playAll(training, request, progress, problems))
        return std::nullopt;
    return training.networkRecord();
}

std::optional<TaughtNetwork> trainHead(const Game& game, const TrainingRequest& request, const NetworkRecord& onto,
    const std::string& where, const LineUps& lineUps, const std::atomic<bool>& stop, const TrainingProgress& progress,
    Problems& problems)
{
    if (!mayTrain(game, request, lineUps, problems))
        return std::nullopt;
    const std::unique_ptr<NetworkEvaluator> evaluator = NetworkEvaluator::make(*game.features(), onto, where, problems);
    if (evaluator == nullptr)
        return std::nullopt;
    Training training(game, request, lineUps, stop, true);
    training.teach(evaluator->network().weights());
    if (!playAll(training, request, progress, problems))
        return std::nullopt;
    return training.taughtNetwork(onto);
}

} // namespace core
