#include "core/ai/player_factory.h"

#include "core/ai/greedy_player.h"
#include "core/ai/ismcts_player.h"
#include "core/ai/player_spec.h"
#include "core/ai/random_player.h"
#include "core/ai/xray_player.h"

#include <array>

namespace core {

namespace {

/// Who may sit there.
enum class Company { People, Measured };

struct Level {
    const char* spec;
    const char* meaning;
    const char* player; ///< what it stands for
};

constexpr std::array<Level, 6> kLevels { {
    { "level:0", "takes any legal choice", "random" },
    { "level:1", "takes what looks good at first sight, and errs at times", "greedy:worlds=1,nodes=40,noise=1.5" },
    { "level:2", "takes what looks best right after the play", "greedy:worlds=1,nodes=40,eval=learned" },
    { "level:3", "tries out some hundred ways the match could go on", "ismcts:iterations=400,ms=20,eval=learned" },
    { "level:4", "thinks for up to a seventh of a second", "ismcts:ms=150,turns=3" },
    { "level:5", "thinks for up to a second with two threads", "ismcts:ms=1000,threads=2,turns=3" },
} };

enum class Evaluation { Hand, Learned };

void readEvaluation(SettingReader& reader, Evaluation& evaluation)
{
    reader.word("eval", evaluation, { "hand", "learned" });
}

/// What the game has learned for that use; its own where it has learned nothing.
const Evaluator& evaluatorOf(const Game& game, Evaluation evaluation, LearnedFor use)
{
    const Evaluator* const learned = evaluation == Evaluation::Learned ? game.learned(use) : nullptr;
    return learned != nullptr ? *learned : game.evaluator();
}

GreedySettings greedySettings(const PlayerSpec& spec, Evaluation& evaluation, Problems& problems)
{
    GreedySettings settings;
    SettingReader reader(spec, problems);
    reader.number("worlds", settings.worlds, 1, 1000);
    reader.number("nodes", settings.nodesPerChoice, 1, 1'000'000);
    reader.number("noise", settings.noise, 0, 1000);
    readEvaluation(reader, evaluation);
    reader.finish();
    return settings;
}

IsmctsSettings ismctsSettings(const PlayerSpec& spec, Evaluation& evaluation, Problems& problems)
{
    IsmctsSettings settings;
    SettingReader reader(spec, problems);
    reader.number("iterations", settings.iterations, 1, 1e9);
    reader.number("ms", settings.milliseconds, 1, 600'000);
    reader.number("c", settings.exploration, 0, 100);
    reader.word("cut", settings.cut, { "none", "quiet" });
    reader.number("turns", settings.turns, 0, 100);
    reader.number("scale", settings.scale, 0.01, 1000);
    reader.number("length", settings.length, 1, 100'000);
    reader.number("threads", settings.threads, 1, 64);
    reader.word("keep", settings.keep, { "no", "yes" });
    readEvaluation(reader, evaluation);
    reader.finish();
    return settings;
}

struct Kind {
    const char* name;
    Company company;
    /// Only finds the faults of the spec where `game` is null.
    std::unique_ptr<Player> (*make)(
        const PlayerSpec& spec, const Game* game, std::uint64_t seed, const Match* table, Problems& problems);
};

constexpr std::array<Kind, 4> kKinds { {
    { "random", Company::People,
        [](const PlayerSpec& spec, const Game*, std::uint64_t seed, const Match*,
            Problems& problems) -> std::unique_ptr<Player> {
            SettingReader(spec, problems).finish();
            return std::make_unique<RandomPlayer>(seed);
        } },
    { "greedy", Company::People,
        [](const PlayerSpec& spec, const Game* game, std::uint64_t seed, const Match*,
            Problems& problems) -> std::unique_ptr<Player> {
            Evaluation evaluation = Evaluation::Hand;
            const GreedySettings settings = greedySettings(spec, evaluation, problems);
            if (game == nullptr)
                return nullptr;
            return std::make_unique<GreedyPlayer>(evaluatorOf(*game, evaluation, LearnedFor::Plays), seed, settings);
        } },
    { "ismcts", Company::People,
        [](const PlayerSpec& spec, const Game* game, std::uint64_t seed, const Match*,
            Problems& problems) -> std::unique_ptr<Player> {
            Evaluation evaluation = Evaluation::Hand;
            const IsmctsSettings settings = ismctsSettings(spec, evaluation, problems);
            if (game == nullptr)
                return nullptr;
            return std::make_unique<IsmctsPlayer>(evaluatorOf(*game, evaluation, LearnedFor::Leaves), seed, settings);
        } },
    { "xray", Company::Measured,
        [](const PlayerSpec& spec, const Game* game, std::uint64_t seed, const Match* table,
            Problems& problems) -> std::unique_ptr<Player> {
            Evaluation evaluation = Evaluation::Hand;
            const IsmctsSettings settings = ismctsSettings(spec, evaluation, problems);
            if (game == nullptr || table == nullptr)
                return nullptr;
            auto player
                = std::make_unique<XrayPlayer>(evaluatorOf(*game, evaluation, LearnedFor::Leaves), seed, settings);
            player->showTable(*table);
            return player;
        } },
} };

/// The kind a spec names, a level's words in the place of the level. Null with `problems` where it has faults.
const Kind* find(std::string_view words, Company company, PlayerSpec& spec, Problems& problems)
{
    for (const Level& level : kLevels)
        if (words == level.spec)
            return find(level.player, company, spec, problems);
    const std::size_t before = problems.size();
    const std::string name(words.substr(0, words.find(':')));
    for (const Kind& kind : kKinds) {
        if (name != kind.name)
            continue;
        if (kind.company == Company::Measured && company != Company::Measured) {
            problems.push_back({ "player", name + " sees hidden cards and is there to be measured alone",
                "use `simulate` or `arena`, or choose another player" });
            return nullptr;
        }
        spec = readPlayerSpec(words, problems);
        if (problems.size() == before)
            kind.make(spec, nullptr, 0, nullptr, problems);
        return problems.size() == before ? &kind : nullptr;
    }
    std::string known;
    for (const PlayerKind& kind : playerKinds())
        known += (known.empty() ? "" : ", ") + kind.spec;
    for (const Kind& kind : kKinds)
        if (kind.company == Company::People || company == Company::Measured)
            known += std::string(", ") + kind.name;
    problems.push_back({ "player", "there is no player \"" + std::string(words) + '"', "choose one of: " + known });
    return nullptr;
}

Problems check(std::string_view words, Company company)
{
    Problems problems;
    PlayerSpec spec;
    if (words != kHumanPlayer)
        find(words, company, spec, problems);
    return problems;
}

std::unique_ptr<Player> make(std::string_view words, Company company, const Game& game, std::uint64_t seed,
    const Match* table, Problems& problems)
{
    if (words == kHumanPlayer)
        return nullptr;
    PlayerSpec spec;
    const Kind* kind = find(words, company, spec, problems);
    return kind == nullptr ? nullptr : kind->make(spec, &game, seed, table, problems);
}

}

std::vector<PlayerKind> playerKinds()
{
    std::vector<PlayerKind> kinds { { std::string(kHumanPlayer), "a person" } };
    for (const Level& level : kLevels)
        kinds.push_back({ level.spec, level.meaning });
    return kinds;
}

Problems checkPlayer(std::string_view spec)
{
    return check(spec, Company::People);
}

Problems checkMeasuredPlayer(std::string_view spec)
{
    return check(spec, Company::Measured);
}

std::unique_ptr<Player> makePlayer(std::string_view spec, const Game& game, std::uint64_t seed, Problems& problems)
{
    return make(spec, Company::People, game, seed, nullptr, problems);
}

std::unique_ptr<Player> makeMeasuredPlayer(
    std::string_view spec, const Game& game, std::uint64_t seed, const Match& table, Problems& problems)
{
    return make(spec, Company::Measured, game, seed, &table, problems);
}

std::uint64_t playerSeed(std::uint64_t matchSeed, Seat seat)
{
    return Rng(matchSeed ^ (0xA24BAED4963EE407ULL * (static_cast<std::uint64_t>(indexOf(seat)) + 1))).next();
}

} // namespace core
