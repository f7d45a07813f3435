#include "core/ai/arena/own_trial.h"

#include "core/ai/players/player_factory.h"
#include "core/game/rng.h"

#include <algorithm>
#include <bit>

namespace core {

namespace {

constexpr int kMostChoices = 20'000; ///< ten times what a long match takes

/// The faction's pair in the first seat, or in the second one where the number is odd.
MatchSetup trialSetup(
    const Game& game, const FactionInfo& faction, const std::string& text, std::uint64_t seed, int number)
{
    std::vector<std::string> others;
    for (const FactionInfo& each : game.factions())
        if (each.set == faction.set && !each.own)
            others.push_back(each.name);
    Rng rng(seed + static_cast<std::uint64_t>(number / 2) * 0x9E3779B97F4A7C15ULL);
    rng.shuffle(others);
    MatchSetup setup;
    setup.set = faction.set;
    setup.seed = seed + static_cast<std::uint64_t>(number);
    setup.own = { text };
    setup.seats.resize(2);
    auto next = others.begin();
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        SeatSetup& seat = setup.seats[i];
        seat.name = "Seat " + std::to_string(i + 1);
        if (i == static_cast<std::size_t>(number % 2))
            seat.factions.push_back(faction.name);
        while (static_cast<int>(seat.factions.size()) < game.factionsPerSeat() && next != others.end())
            seat.factions.push_back(*next++);
    }
    return setup;
}

/// False where it was stopped.
bool playTrial(const Game& game, const MatchSetup& setup, const OwnTrialTerms& terms, Seat own,
    const std::atomic<bool>& stop, OwnTrial& trial)
{
    Problems problems;
    const std::unique_ptr<Match> match = game.newMatch(setup, problems);
    if (match == nullptr)
        return false;
    PerSeat<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < match->seatCount(); ++seat) {
        auto& player = players[static_cast<std::size_t>(seat)];
        player = makePlayer(terms.player, game, playerSeed(setup.seed, seatAt(seat)), problems);
        if (player == nullptr)
            return false;
    }
    const std::unique_ptr<OwnCardCounts> counts = game.own()->counts(*match);
    const Budget budget { .cancelled = &stop };
    for (int choices = 0; !match->outcome().decided; ++choices) {
        if (choices == kMostChoices) {
            ++trial.endless;
            return true;
        }
        const Prompt prompt = match->prompt();
        const Choice choice
            = players[static_cast<std::size_t>(indexOf(prompt.seat))]->choose(SeatView(*match, prompt), budget);
        if (stop)
            return false;
        match->apply(choice, counts.get());
    }
    OwnTrial one;
    one.matches = 1;
    const SeatMask winners = match->outcome().winners;
    if (winners == 0)
        one.won = 1.0 / match->seatCount();
    else if (contains(winners, own))
        one.won = 1.0 / std::popcount(winners);
    for (const auto& [name, count] : counts->counts())
        one.cards[name] = { count, count.played > 0 ? 1 : 0, count.played > 0 ? one.won : 0 };
    trial.add(one);
    return true;
}

} // namespace

void OwnTrial::add(const OwnTrial& other)
{
    matches += other.matches;
    won += other.won;
    endless += other.endless;
    for (const auto& [name, count] : other.cards) {
        cards[name].played += count.played;
        cards[name].used += count.used;
        cards[name].matches += count.matches;
        cards[name].won += count.won;
    }
}

OwnTrial tryOwn(const Game& game, const std::string& text, const OwnTrialTerms& terms, const std::atomic<bool>& stop)
{
    OwnTrial trial;
    const FactionInfo faction = game.own()->infoOf(text);
    for (int number = terms.first; number < terms.first + terms.matches && !stop; ++number)
        if (!playTrial(
                game, trialSetup(game, faction, text, terms.seed, number), terms, seatAt(number % 2), stop, trial))
            break;
    return trial;
}

} // namespace core
