#include "core/ai/arena/play_signature.h"

#include "core/ai/arena/arena.h"
#include "core/ai/players/player_factory.h"

#include <array>
#include <cstdio>

namespace core {

namespace {

constexpr int kChoices = 32; ///< a match
constexpr std::uint64_t kIterations = 64; ///< a choice
constexpr int kTries = 3;

std::uint64_t beginning(const Game& game, const ArenaTerms& terms, const MatchSetup& setup)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL; // FNV-1a over whole words
    const auto mix = [&hash](std::uint64_t value) { hash = (hash ^ value) * 0x100000001B3ULL; };
    // A level may come to think longer, which the small budget here does not show.
    for (const std::string& player : terms.players)
        for (const char letter : standsFor(player))
            mix(static_cast<unsigned char>(letter));
    for (int seatOfA = 0; seatOfA < terms.seats; ++seatOfA) {
        Problems none;
        const std::unique_ptr<Match> match = game.newMatch(setup, none);
        const PerSeat<std::unique_ptr<Player>> players = arenaPlayers(game, terms, *match, setup.seed, seatOfA);
        for (int made = 0; made < kChoices && !match->outcome().decided; ++made) {
            const Prompt prompt = match->prompt();
            const Choice choice = players[static_cast<std::size_t>(indexOf(prompt.seat))]->choose(
                SeatView(*match, prompt), { std::chrono::milliseconds(0), kIterations, nullptr });
            mix(choice.bits());
            match->apply(choice);
        }
        mix(match->hash());
    }
    return hash;
}

}

std::string playSignature(const Game& game, const ArenaTerms& terms, const LineUps& lineUps)
{
    const MatchSetup setup = arenaSetup(terms, lineUps, 0);
    std::uint64_t last = beginning(game, terms, setup);
    // A player that looks at the clock may be held up once; one with threads of its own never answers the same.
    for (int i = 0; i < kTries; ++i) {
        const std::uint64_t next = beginning(game, terms, setup);
        if (next == last) {
            std::array<char, 17> digits {};
            std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(next));
            return digits.data();
        }
        last = next;
    }
    return {};
}

} // namespace core
