#include "core/ai/learning/policy_trainer.h"

#include "core/ai/arena/arena.h"
#include "core/ai/learning/softmax_regression.h"
#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/workers.h"
#include "core/language/house.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr std::uint32_t kOneChoiceIn = 10; ///< is taken at random
constexpr double kDifference = 0.02; ///< of a win chance, that makes an answer e times as likely
constexpr std::size_t kHeldOutOf = 10;
constexpr double kLeastWeight = 0.005; ///< what is nearer to nothing is left out

using Questions = std::vector<TaughtQuestion>;

/// What the teacher says of its last question; false where it said nothing.
bool taughtBy(const Player& teacher, const Prompt& prompt, TaughtQuestion& question)
{
    const std::vector<Expectation>& expected = teacher.expectation();
    if (expected.empty())
        return false;
    double best = 0;
    for (const Expectation& each : expected)
        best = std::max(best, each.winChance);
    question.chances.assign(prompt.choices.size(), 0.0F);
    double sum = 0;
    for (const Expectation& each : expected)
        sum += std::exp((each.winChance - best) / kDifference);
    for (const Expectation& each : expected) {
        const auto* const place = std::find(prompt.choices.begin(), prompt.choices.end(), each.choice);
        question.chances[static_cast<std::size_t>(place - prompt.choices.begin())]
            = static_cast<float>(std::exp((each.winChance - best) / kDifference) / sum);
    }
    return true;
}

/// The questions of one match; none where it did not end.
Questions playMatch(const Game& game, const PolicyRequest& request, const MatchSetup& setup)
{
    Problems none;
    const std::unique_ptr<Match> match = game.newMatch(setup, none);
    PerSeat<std::unique_ptr<Player>> teachers;
    for (int seat = 0; seat < match->seatCount(); ++seat)
        teachers[static_cast<std::size_t>(seat)]
            = makePlayer(request.teacher, game, playerSeed(setup.seed, seatAt(seat)), none);
    Rng rng(playerSeed(setup.seed, kNobodysSeat));
    Questions questions;
    for (int choices = 0; !match->outcome().decided; ++choices) {
        if (choices == kMaxChoicesInMatch)
            return {};
        const Prompt& prompt = match->prompt();
        Player& teacher = *teachers[static_cast<std::size_t>(indexOf(prompt.seat))];
        Choice choice = teacher.choose(SeatView(*match, prompt), {});
        TaughtQuestion question;
        if (prompt.choices.size() > 1 && taughtBy(teacher, prompt, question)) {
            question.rows.resize(prompt.choices.size());
            game.choiceTraits()->read(*match, prompt, question.rows);
            questions.push_back(std::move(question));
            if (rng.below(kOneChoiceIn) == 0)
                choice = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
        }
        match->apply(choice);
    }
    return questions;
}

Problems faultsOf(const Game& game, const PolicyRequest& request, const ArenaTerms& terms, const LineUps& lineUps)
{
    if (!game.has(Has::ChoiceTraits))
        return { { "game", say(House::NoChoiceTraits, { game.name() }), say(House::ChooseAnotherGame) } };
    if (request.teacher == kHumanPlayer)
        return { { "teacher", say(House::NoPersonTeaches), say(House::TakeSearch) } };
    if (request.matches < static_cast<int>(kHeldOutOf))
        return { { "matches", say(House::NoneHeldOut, { request.matches }),
            say(House::GiveAtLeast, { std::to_string(kHeldOutOf) }) } };
    Problems problems = checkPlayer(request.teacher, game);
    const Problems deals = checkArena(game, terms, lineUps);
    problems.insert(problems.end(), deals.begin(), deals.end());
    return problems;
}

}

std::optional<PolicyRecord> trainPolicy(const Game& game, const PolicyRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const std::function<void(int matches)>& progress, Problems& problems)
{
    ArenaTerms terms;
    terms.set = request.set;
    terms.seats = request.seats;
    terms.seed = request.seed;
    terms.players = { "random", "random" };
    if (Problems faults = faultsOf(game, request, terms, lineUps); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return std::nullopt;
    }
    std::vector<Questions> seen(static_cast<std::size_t>(request.matches));
    std::atomic<int> next { 0 };
    const auto work = [&](bool tells) {
        while (!stop.load(std::memory_order_relaxed)) {
            const int number = next++;
            if (number >= request.matches)
                break;
            seen[static_cast<std::size_t>(number)] = playMatch(game, request, arenaSetup(terms, lineUps, number));
            if (tells && progress)
                progress(number + 1);
        }
    };
    inParallel(request.threads, [&](int worker) { work(worker == 0); });
    if (stop.load(std::memory_order_relaxed)) {
        problems.push_back({ "train", say(House::StoppedBefore), say(House::GiveFewerMatches) });
        return std::nullopt;
    }

    std::vector<const TaughtQuestion*> learned;
    std::vector<const TaughtQuestion*> heldOut;
    for (std::size_t i = 0; i < seen.size(); ++i)
        for (const TaughtQuestion& question : seen[i])
            (i % kHeldOutOf == kHeldOutOf - 1 ? heldOut : learned).push_back(&question);
    if (learned.empty()) {
        problems.push_back({ "teacher", say(House::DoesNotSayExpected, { request.teacher }), say(House::TakeSearch) });
        return std::nullopt;
    }
    const ChoiceTraits& traits = *game.choiceTraits();
    const std::vector<float> weights = fitSoftmax(learned, traits.count(), request.seed);
    const SoftmaxQuality quality = qualityOf(heldOut, weights);

    PolicyRecord record;
    record.game = game.id();
    record.use = "choices";
    record.set = request.set;
    record.setHash = game.setHash(request.set);
    record.engineVersion = game.engineVersion();
    record.teacher = request.teacher;
    record.seed = request.seed;
    record.seats = request.seats;
    record.matches = request.matches;
    for (std::size_t trait = 1; trait < weights.size(); ++trait)
        if (std::abs(weights[trait]) >= static_cast<float>(kLeastWeight))
            record.weights[traits.name(trait)] = static_cast<double>(weights[trait]);
    record.questions = static_cast<std::int64_t>(heldOut.size());
    record.logLoss = quality.logLoss;
    record.logLossEven = quality.logLossEven;
    record.logLossTeacher = quality.logLossTeacher;
    record.agreement = quality.agreement;
    record.agreementEven = quality.agreementEven;
    return record;
}

} // namespace core
