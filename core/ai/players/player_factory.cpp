#include "core/ai/players/player_factory.h"

#include "core/ai/players/greedy_player.h"
#include "core/ai/players/ismcts_player.h"
#include "core/ai/players/player_spec.h"
#include "core/ai/players/policy_player.h"
#include "core/ai/players/random_player.h"
#include "core/ai/players/styled_player.h"
#include "core/ai/players/xray_player.h"
#include "core/ai/search/rollout.h"
#include "core/language/house.h"

#include <array>
#include <functional>

namespace core {

namespace {

using language::Saying;

/// Who may sit there.
enum class Company { People, Measured };

struct Level {
    const char* spec;
    House meaning;
    const char* player; ///< what it stands for
};

constexpr std::array<Level, 6> kLevels { {
    { "level:0", House::Level0, "random" },
    { "level:1", House::Level1, "greedy:worlds=1,nodes=40,noise=2.5" },
    { "level:2", House::Level2, "greedy:worlds=1,nodes=40,eval=network" },
    { "level:3", House::Level3,
        "ismcts:iterations=80,ms=20,turns=3,policy=8,root=halving,trust=4,tree=policy,eval=network" },
    { "level:4", House::Level4,
        "ismcts:iterations=580,ms=150,turns=5,policy=8,root=halving,trust=4,tree=policy,eval=network" },
    { "level:5", House::Level5,
        "ismcts:iterations=14700,ms=1000,threads=2,turns=7,policy=8,root=halving,trust=4,tree=policy,eval=network" },
} };

enum class Evaluation { Hand, Learned, Network };

/// What is asked for. Where it is not `wanted` only the faults of the spec are found.
struct Order {
    const PlayerSpec& spec;
    const Game& game;
    bool wanted = false;
    std::uint64_t seed = 0;
    const Match* table = nullptr;
};

/// By what a player judges.
struct Judgement {
    Evaluation evaluation = Evaluation::Hand;
    const Style* style = nullptr;
};

void readStyle(SettingReader& reader, const Game& game, const Style*& style)
{
    if (!game.has(Has::Styles))
        return; // no setting of this game
    const std::vector<const Style*> styles = game.styles();
    std::vector<std::string> names;
    for (const Style* each : styles)
        names.push_back(each->name());
    std::size_t place = styles.size();
    reader.word("style", place, names);
    style = place < styles.size() ? styles[place] : nullptr;
}

Judgement readJudgement(SettingReader& reader, const Game& game)
{
    Judgement judgement;
    reader.word("eval", judgement.evaluation, { "hand", "learned", "network" });
    readStyle(reader, game, judgement.style);
    return judgement;
}

/// The player that `make` makes of an evaluation: what the game has learned for that use, by weights where it has no
/// network, its own where it has learned nothing, and the style over either.
std::unique_ptr<Player> judging(const Judgement& judgement, LearnedFor use, const Game& game,
    const std::function<std::unique_ptr<Player>(const Evaluator&)>& make)
{
    const Evaluator* learned = judgement.evaluation == Evaluation::Network ? game.network() : nullptr;
    if (learned == nullptr && judgement.evaluation != Evaluation::Hand)
        learned = game.learned(use);
    const Evaluator& base = learned != nullptr ? *learned : game.evaluator();
    if (judgement.style == nullptr)
        return make(base);
    return std::make_unique<StyledPlayer>(base, *judgement.style, make);
}

std::unique_ptr<Player> makeRandom(const Order& order, Problems& problems)
{
    SettingReader(order.spec, problems).finish();
    return order.wanted ? std::make_unique<RandomPlayer>(order.seed) : nullptr;
}

std::unique_ptr<Player> makeGreedy(const Order& order, Problems& problems)
{
    GreedySettings settings;
    SettingReader reader(order.spec, problems);
    reader.number("worlds", settings.worlds, 1, 1000);
    reader.number("nodes", settings.lookAhead.nodesPerChoice, 1, 1'000'000);
    reader.number("noise", settings.noise, 0, 1000);
    settings.game = &order.game;
    const Judgement judgement = readJudgement(reader, order.game);
    reader.finish();
    if (!order.wanted)
        return nullptr;
    return judging(judgement, LearnedFor::Plays, order.game,
        [&](const Evaluator& evaluator) { return std::make_unique<GreedyPlayer>(evaluator, order.seed, settings); });
}

IsmctsSettings ismctsSettings(SettingReader& reader, const Game& game)
{
    IsmctsSettings settings;
    settings.game = &game;
    reader.number("iterations", settings.iterations, 1, 1e9);
    reader.number("ms", settings.milliseconds, 1, 600'000);
    reader.number("c", settings.exploration, 0, 100);
    reader.word("root", settings.root, { "bounds", "halving" });
    reader.number("trust", settings.trust, 0, 100);
    reader.word("tree", settings.tree, { "bounds", "policy" });
    reader.number("prior", settings.prior, 0, 100);
    reader.word("cut", settings.cut, { "none", "quiet" });
    reader.number("turns", settings.turns, 0, 100);
    reader.number("policy", settings.sharpness, 0, 100);
    settings.policy = settings.sharpness > 0 && game.has(Has::Policy) ? game.policy() : nullptr;
    reader.number("scale", settings.scale, 0.01, 1000);
    reader.number("length", settings.length, 1, 100'000);
    reader.number("threads", settings.threads, 1, 64);
    reader.word("whole", settings.whole, { "no", "yes" });
    reader.word("keep", settings.keep, { "no", "yes" });
    return settings;
}

std::unique_ptr<Player> makeIsmcts(const Order& order, Problems& problems)
{
    SettingReader reader(order.spec, problems);
    const IsmctsSettings settings = ismctsSettings(reader, order.game);
    const Judgement judgement = readJudgement(reader, order.game);
    reader.finish();
    if (!order.wanted)
        return nullptr;
    return judging(judgement, LearnedFor::Leaves, order.game,
        [&](const Evaluator& evaluator) { return std::make_unique<IsmctsPlayer>(evaluator, order.seed, settings); });
}

std::unique_ptr<Player> makePolicy(const Order& order, Problems& problems)
{
    double sharpness = kLineSharpness;
    SettingReader reader(order.spec, problems);
    reader.number("sharpness", sharpness, 0, 100);
    reader.finish();
    if (!order.game.has(Has::Policy))
        problems.push_back({ "player", say(House::NoPolicy, { order.game.name() }),
            say(House::ChooseOneOf, { Saying::list(language::Between::Comma, { "random", "greedy", "ismcts" }) }) });
    if (!order.wanted || !order.game.has(Has::Policy))
        return nullptr;
    return std::make_unique<PolicyPlayer>(*order.game.policy(), sharpness, order.seed);
}

std::unique_ptr<Player> makeXray(const Order& order, Problems& problems)
{
    SettingReader reader(order.spec, problems);
    const IsmctsSettings settings = ismctsSettings(reader, order.game);
    const Judgement judgement = readJudgement(reader, order.game);
    reader.finish();
    if (!order.wanted || order.table == nullptr)
        return nullptr;
    return judging(judgement, LearnedFor::Leaves, order.game, [&](const Evaluator& evaluator) {
        auto player = std::make_unique<XrayPlayer>(evaluator, order.seed, settings);
        player->showTable(*order.table);
        return player;
    });
}

struct Kind {
    const char* name;
    Company company;
    std::unique_ptr<Player> (*make)(const Order& order, Problems& problems);
};

constexpr std::array<Kind, 5> kKinds { {
    { "random", Company::People, makeRandom },
    { "policy", Company::People, makePolicy },
    { "greedy", Company::People, makeGreedy },
    { "ismcts", Company::People, makeIsmcts },
    { "xray", Company::Measured, makeXray },
} };

/// What a level does, with the iterations that its player really has.
Saying meaningOf(const Level& level)
{
    Problems none;
    for (const auto& [name, value] : readPlayerSpec(level.player, none).settings)
        if (name == "iterations")
            return say(level.meaning, { value });
    return say(level.meaning);
}

const Level* levelNamed(std::string_view words)
{
    const std::string_view name = words.substr(0, words.find(','));
    for (const Level& level : kLevels)
        if (name == level.spec)
            return &level;
    return nullptr;
}

const Kind* kindNamed(std::string_view words)
{
    const std::string_view name = words.substr(0, words.find(':'));
    for (const Kind& kind : kKinds)
        if (name == kind.name)
            return &kind;
    return nullptr;
}

/// What a level stands for, under the level's name; after the level there may be a style and nothing else. Who is
/// measured counts its iterations alone, for what the clock cuts short is never the same again.
PlayerSpec readLevel(const Level& level, std::string_view words, Company company, const Game& game, Problems& problems)
{
    const std::string name = level.spec;
    PlayerSpec spec = readPlayerSpec(words, name.size(), problems);
    const Style* style = nullptr;
    SettingReader reader(spec, problems);
    readStyle(reader, game, style);
    reader.finish();
    PlayerSpec meant = readPlayerSpec(level.player, problems);
    if (company == Company::Measured)
        std::erase_if(meant.settings, [](const auto& setting) { return setting.first == "ms"; });
    spec.settings.insert(spec.settings.end(), meant.settings.begin(), meant.settings.end());
    return spec;
}

/// What to write in the place of a player that there is not.
Saying remedyFor(std::string_view words, Company company)
{
    for (const Level& level : kLevels)
        if (words.starts_with(std::string(level.spec) + ':'))
            return say(House::CommaAfterLevel, { level.spec });
    std::vector<Saying> known;
    for (const PlayerKind& each : playerKinds())
        known.emplace_back(each.spec);
    for (const Kind& each : kKinds)
        if (each.company == Company::People || company == Company::Measured)
            known.emplace_back(each.name);
    return say(House::ChooseOneOf, { Saying::list(language::Between::Comma, std::move(known)) });
}

/// The kind a spec names, with the spec read; what a level stands for in the place of the level. Null with `problems`
/// where it has faults.
const Kind* find(std::string_view words, Company company, const Game& game, PlayerSpec& spec, Problems& problems)
{
    const Level* const level = levelNamed(words);
    const Kind* const kind = kindNamed(level != nullptr ? level->player : words);
    if (kind == nullptr) {
        problems.push_back({ "player", say(House::NoSuchPlayer, { words }), remedyFor(words, company) });
        return nullptr;
    }
    if (kind->company == Company::Measured && company != Company::Measured) {
        problems.push_back({ "player", say(House::SeesHiddenCards, { kind->name }), say(House::UseSimulateOrArena) });
        return nullptr;
    }
    const std::size_t before = problems.size();
    spec = level != nullptr ? readLevel(*level, words, company, game, problems) : readPlayerSpec(words, problems);
    if (problems.size() == before)
        kind->make({ spec, game }, problems);
    return problems.size() == before ? kind : nullptr;
}

Problems check(std::string_view words, Company company, const Game& game)
{
    Problems problems;
    PlayerSpec spec;
    if (words != kHumanPlayer)
        find(words, company, game, spec, problems);
    return problems;
}

std::unique_ptr<Player> make(std::string_view words, Company company, const Game& game, std::uint64_t seed,
    const Match* table, Problems& problems)
{
    if (words == kHumanPlayer)
        return nullptr;
    PlayerSpec spec;
    const Kind* kind = find(words, company, game, spec, problems);
    return kind == nullptr ? nullptr : kind->make({ spec, game, true, seed, table }, problems);
}

}

std::vector<PlayerKind> playerKinds()
{
    std::vector<PlayerKind> kinds { { std::string(kHumanPlayer), say(House::Person).words() } };
    for (const Level& level : kLevels)
        kinds.push_back({ level.spec, meaningOf(level).words() });
    return kinds;
}

std::string standsFor(std::string_view spec)
{
    const StyledSpec apart = splitStyle(spec);
    const Level* const level = levelNamed(apart.player);
    return level == nullptr ? std::string(spec) : joined(StyledSpec { level->player, apart.style });
}

Problems checkPlayer(std::string_view spec, const Game& game)
{
    return check(spec, Company::People, game);
}

Problems checkMeasuredPlayer(std::string_view spec, const Game& game)
{
    return check(spec, Company::Measured, game);
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

std::string_view hintPlayer()
{
    return "ismcts:ms=120,turns=5,policy=8,root=halving,trust=4,tree=policy,eval=network";
}

std::uint64_t playerSeed(std::uint64_t matchSeed, Seat seat)
{
    return Rng(matchSeed ^ (0xA24BAED4963EE407ULL * (static_cast<std::uint64_t>(indexOf(seat)) + 1))).next();
}

} // namespace core
