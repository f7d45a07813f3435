#include "core/ai/player_factory.h"

#include "core/ai/greedy_player.h"
#include "core/ai/random_player.h"

#include <array>

namespace core {

namespace {

struct Entry {
    const char* spec;
    const char* meaning;
    std::unique_ptr<Player> (*make)(const Game& game, std::uint64_t seed);
};

constexpr std::array<Entry, 2> kEntries { {
    { "random", "takes any legal choice",
        [](const Game&, std::uint64_t seed) -> std::unique_ptr<Player> {
            return std::make_unique<RandomPlayer>(seed);
        } },
    { "greedy", "takes what looks best right after it",
        [](const Game& game, std::uint64_t seed) -> std::unique_ptr<Player> {
            return std::make_unique<GreedyPlayer>(game.evaluator(), seed);
        } },
} };

const Entry* find(std::string_view spec)
{
    for (const Entry& entry : kEntries)
        if (spec == entry.spec)
            return &entry;
    return nullptr;
}

}

std::vector<PlayerKind> playerKinds()
{
    std::vector<PlayerKind> kinds { { std::string(kHumanPlayer), "a person" } };
    for (const Entry& entry : kEntries)
        kinds.push_back({ entry.spec, entry.meaning });
    return kinds;
}

Problems checkPlayer(std::string_view spec)
{
    if (spec == kHumanPlayer || find(spec) != nullptr)
        return {};
    std::string known;
    for (const PlayerKind& kind : playerKinds())
        known += (known.empty() ? "" : ", ") + kind.spec;
    return { { "player", "there is no player \"" + std::string(spec) + '"', "choose one of: " + known } };
}

std::unique_ptr<Player> makePlayer(std::string_view spec, const Game& game, std::uint64_t seed, Problems& problems)
{
    if (const Entry* entry = find(spec))
        return entry->make(game, seed);
    const Problems faults = checkPlayer(spec);
    problems.insert(problems.end(), faults.begin(), faults.end());
    return nullptr;
}

std::uint64_t playerSeed(std::uint64_t matchSeed, Seat seat)
{
    return Rng(matchSeed ^ (0xA24BAED4963EE407ULL * (static_cast<std::uint64_t>(indexOf(seat)) + 1))).next();
}

} // namespace core
