#include "core/hyperborea/hyperborea_game.h"

#include "core/hyperborea/ability/library_builder.h"
#include "core/hyperborea/ability/listing.h"
#include "core/hyperborea/ai/choice_traits.h"
#include "core/hyperborea/ai/evaluator.h"
#include "core/hyperborea/ai/features.h"
#include "core/hyperborea/ai/reasoner.h"
#include "core/hyperborea/ai/styles.h"
#include "core/hyperborea/cards/match_options.h"
#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/rules/setup.h"
#include "core/hyperborea/sayings/sayings.h"
#include "core/hyperborea/scenario/runner.h"
#include "core/hyperborea/table/prompt_ids.h"
#include "core/hyperborea/words/notation.h"
#include "core/hyperborea/words/notation_ending.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace core::hyperborea {

namespace {

/// Raised whenever the rules code comes to do something else with the same choices.
constexpr const char* kEngineVersion = "1";

constexpr const char* kLearned = "ai/"; ///< where what was learned lies among the content

/// The colours of the cubes, dark enough for a white emblem.
constexpr std::array<const char*, kColours> kInks { "#b8403a", "#2f8052", "#7d4bb0", "#2f6fb5", "#c06a2b", "#9a7a14",
    "#6b7280" };

} // namespace

HyperboreaGame::HyperboreaGame(std::shared_ptr<const Library> library)
    : m_library(std::move(library))
    , m_notation(std::make_unique<HyperboreaNotation>())
    , m_evaluator(std::make_unique<HyperboreaEvaluator>())
    , m_features(std::make_unique<HyperboreaFeatures>(m_library))
    , m_choiceTraits(std::make_unique<HyperboreaChoiceTraits>(m_library))
    , m_reasoner(std::make_unique<HyperboreaReasoner>())
{
    m_styles.push_back(std::make_unique<WarlikeStyle>());
    m_styles.push_back(std::make_unique<LearnedStyle>());
    m_styles.push_back(std::make_unique<SettlerStyle>());
}

HyperboreaGame::~HyperboreaGame() = default;

std::unique_ptr<Game> HyperboreaGame::make(const std::vector<SourceFile>& content, Problems& problems)
{
    std::vector<SourceFile> box;
    std::copy_if(content.begin(), content.end(), std::back_inserter(box),
        [](const SourceFile& file) { return !file.path.starts_with(kLearned); });
    std::shared_ptr<const Library> library = buildLibrary(box, problems);
    if (library == nullptr)
        return nullptr;
    auto game = std::unique_ptr<HyperboreaGame>(new HyperboreaGame(std::move(library)));
    for (const SourceFile& file : content)
        if (file.path.starts_with(kLearned)
            && !game->m_learned.read({ *game->m_features, *game->m_choiceTraits }, file, problems))
            return nullptr;
    return game;
}

/// Nobody knows more than another: what nobody has looked at is chance to come.
Declared HyperboreaGame::declares() const
{
    using enum Has;
    Declared has { Chance, Scenarios, Acquisitions, Has::Features, Has::ChoiceTraits, Has::Styles, Reasons };
    if (m_learned.evaluator(LearnedFor::Plays) != nullptr || m_learned.evaluator(LearnedFor::Leaves) != nullptr)
        has.add(LearnedWeights);
    if (m_learned.policy() != nullptr)
        has.add(Has::Policy);
    return has;
}

std::vector<SetInfo> HyperboreaGame::sets() const
{
    return { { kGameId, say(Say::SetTitle).words() } };
}

std::string HyperboreaGame::setHash(const std::string& /*set*/) const
{
    return m_library->hash();
}

std::string HyperboreaGame::engineVersion() const
{
    return kEngineVersion;
}

std::vector<OptionInfo> HyperboreaGame::options() const
{
    std::vector<OptionInfo> infos;
    for (const MatchOption& each : matchOptions())
        infos.push_back(each.inWords());
    return infos;
}

Roles HyperboreaGame::roles() const
{
    Roles roles { say(Say::RealmTitle).words(), say(Say::RealmTitles).words(), say(Say::RealmMeetings).words(), {} };
    for (const Realm& each : m_library->realms())
        roles.each.push_back({ each.name, kInks[static_cast<std::size_t>(each.colour)], "realm_" + each.id });
    return roles;
}

MatchSetup HyperboreaGame::settled(const MatchSetup& setup) const
{
    const State table = emptyTable(*m_library, setup);
    MatchSetup settled = setup;
    for (std::size_t seat = 0; seat < settled.seats.size(); ++seat)
        settled.seats[seat].factions = { m_library->realm(table.seat[seat].realm).name };
    return settled;
}

std::vector<CardInfo> HyperboreaGame::cardsIn(language::Language language) const
{
    return infosOf(*m_library, language);
}

std::string HyperboreaGame::explain(const std::string& cardName, const std::string& set) const
{
    return set.empty() || set == kGameId ? listing(*m_library, cardName) : std::string();
}

Problems HyperboreaGame::check(const MatchSetup& setup) const
{
    return checkSetup(*m_library, setup);
}

/// The two sides of the homelands; each seat is for itself.
MatchMode HyperboreaGame::modeOf(const MatchSetup& setup) const
{
    const bool races = valueOf(setup, "mode") == "race-war";
    MatchMode mode;
    mode.name = say(races ? Say::NameRaceWar : Say::NameInvasion).words();
    mode.about = say(races ? Say::AboutRaceWar : Say::AboutInvasion).words();
    return mode;
}

std::unique_ptr<Match> HyperboreaGame::newMatch(const MatchSetup& setup, Problems& problems) const
{
    const Problems found = check(setup);
    problems.insert(problems.end(), found.begin(), found.end());
    if (!found.empty())
        return nullptr;
    auto info = std::make_shared<MatchInfo>();
    info->library = m_library;
    info->seats = setup.seats;
    for (std::size_t i = 0; i < info->seats.size(); ++i)
        if (info->seats[i].name.empty())
            info->seats[i].name = "Seat " + std::to_string(i + 1);
    return std::make_unique<HyperboreaMatch>(info, deal(*m_library, setup));
}

const Notation& HyperboreaGame::notation() const
{
    return *m_notation;
}

/// Held back is a step that could have been developed: it costs nothing, and the pool cannot be saved.
TurnEnd HyperboreaGame::turnEnd(const Match& match, Choice choice) const
{
    const Prompt& prompt = match.prompt();
    if (static_cast<Reason>(prompt.reason) != Reason::Act || verbOf(choice) != Verb::End)
        return TurnEnd::No;
    for (const Choice other : prompt.choices)
        if (const Verb verb = verbOf(other);
            verb == Verb::Develop || verb == Verb::DevelopOther || verb == Verb::DevelopWhole)
            return TurnEnd::HeldBack;
    return TurnEnd::Done;
}

/// Points are counted at the end, and for the course of a match after any turn.
std::optional<SheetRules> HyperboreaGame::sheetRules(const std::string& set) const
{
    if (set != kGameId)
        return {};
    SheetRules rules;
    rules.rows = SheetRules::Rows::Points;
    rules.pointsTitle = say(Say::SheetPoints).words();
    rules.options = { "mode", "length" };
    return rules;
}

FinalCount HyperboreaGame::finalCount(const Match& match) const
{
    FinalCount count;
    count.why = whyInWords(static_cast<const HyperboreaMatch&>(match));
    return count;
}

const Evaluator& HyperboreaGame::evaluator() const
{
    return *m_evaluator;
}

const Features* HyperboreaGame::features() const
{
    return m_features.get();
}

const ChoiceTraits* HyperboreaGame::choiceTraits() const
{
    return m_choiceTraits.get();
}

std::vector<const Style*> HyperboreaGame::styles() const
{
    std::vector<const Style*> styles;
    for (const auto& each : m_styles)
        styles.push_back(each.get());
    return styles;
}

const Reasoner* HyperboreaGame::reasoner() const
{
    return m_reasoner.get();
}

std::vector<ScenarioResult> HyperboreaGame::runScenarios(
    const std::string& fileName, std::string_view text, Problems& problems) const
{
    return hyperborea::runScenarios(m_library, fileName, text, problems);
}

} // namespace core::hyperborea
