#include "core/starrealms/star_realms_game.h"

#include "core/ai/calibration/scale_record.h"
#include "core/starrealms/ability/library_builder.h"
#include "core/starrealms/ability/listing.h"
#include "core/starrealms/ai/choice_traits.h"
#include "core/starrealms/ai/evaluator.h"
#include "core/starrealms/ai/features.h"
#include "core/starrealms/ai/origins.h"
#include "core/starrealms/ai/reasoner.h"
#include "core/starrealms/ai/styles.h"
#include "core/starrealms/cards/match_options.h"
#include "core/starrealms/rules/setup.h"
#include "core/starrealms/rules/star_realms_match.h"
#include "core/starrealms/scenario/runner.h"
#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/words/match_terms.h"
#include "core/starrealms/words/notation.h"
#include "core/starrealms/words/notation_ending.h"

#include <algorithm>
#include <iterator>

namespace core::starrealms {

namespace {

/// Raised whenever the rules code comes to do something else with the same choices.
constexpr const char* kEngineVersion = "1";

constexpr const char* kLearned = "ai/"; ///< where what was learned lies among the content

} // namespace

StarRealmsGame::StarRealmsGame(std::shared_ptr<const CardLibrary> library)
    : m_library(std::move(library))
    , m_notation(std::make_unique<StarRealmsNotation>())
    , m_evaluator(std::make_unique<StarRealmsEvaluator>())
    , m_features(std::make_unique<StarRealmsFeatures>(m_library))
    , m_origins(std::make_unique<StarRealmsOrigins>())
    , m_choiceTraits(std::make_unique<StarRealmsChoiceTraits>(m_library))
    , m_reasoner(std::make_unique<StarRealmsReasoner>())
{
    m_styles.push_back(std::make_unique<AggressiveStyle>());
    m_styles.push_back(std::make_unique<BuilderStyle>());
    m_styles.push_back(std::make_unique<LeanStyle>());
}

StarRealmsGame::~StarRealmsGame() = default;

std::unique_ptr<Game> StarRealmsGame::make(const std::vector<SourceFile>& content, Problems& problems)
{
    std::vector<SourceFile> cards;
    std::copy_if(content.begin(), content.end(), std::back_inserter(cards),
        [](const SourceFile& file) { return !file.path.starts_with(kLearned); });
    std::shared_ptr<const CardLibrary> library = buildLibrary(cards, problems);
    if (library == nullptr)
        return nullptr;
    auto game = std::unique_ptr<StarRealmsGame>(new StarRealmsGame(std::move(library)));
    for (const SourceFile& file : content)
        if (file.path.starts_with(kLearned) && !game->learnFrom(file, problems))
            return nullptr;
    return game;
}

bool StarRealmsGame::learnFrom(const SourceFile& file, Problems& problems)
{
    if (isScale(file))
        return readRated(file, id(), m_rated, problems);
    return m_learned.read({ *m_features, *m_choiceTraits, m_origins.get() }, file, problems);
}

Declared StarRealmsGame::declares() const
{
    using enum Has;
    return { HiddenCards, Chance, Teams, Has::Features, LearnedWeights, Origins, Has::ChoiceTraits, Has::Policy,
        Has::Styles, Reasons, Scenarios, Acquisitions };
}

std::vector<SetInfo> StarRealmsGame::sets() const
{
    std::vector<SetInfo> sets;
    for (const std::string& each : m_library->sets()) {
        const Say title = each == "frontiers" ? Say::SetFrontiers : each == "core" ? Say::SetCore : Say::SetOther;
        sets.push_back({ each, say(title, { each }).words() });
    }
    return sets;
}

std::string StarRealmsGame::setHash(const std::string& set) const
{
    return m_library->hashOf(set.empty() ? m_library->sets().front() : set);
}

std::string StarRealmsGame::engineVersion() const
{
    return kEngineVersion;
}

std::vector<OptionInfo> StarRealmsGame::options() const
{
    std::vector<OptionInfo> infos;
    for (const MatchOption& each : matchOptions())
        infos.push_back(each.inWords());
    return infos;
}

std::vector<CardInfo> StarRealmsGame::cardsIn(language::Language language) const
{
    std::vector<CardInfo> infos;
    for (std::size_t i = 0; i < m_library->size(); ++i)
        infos.push_back(infoOf(*m_library, static_cast<DefId>(i), language));
    return infos;
}

std::string StarRealmsGame::explain(const std::string& cardName, const std::string& set) const
{
    const DefId def = m_library->find(cardName);
    if (def == kNoDef || (!m_library->facts(def).starting && m_library->def(def).set != set))
        return {};
    return listing(*m_library, def);
}

Problems StarRealmsGame::check(const MatchSetup& setup) const
{
    return checkSetup(*m_library, setup);
}

MatchMode StarRealmsGame::modeOf(const MatchSetup& setup) const
{
    return starrealms::modeOf(setup);
}

std::unique_ptr<Match> StarRealmsGame::newMatch(const MatchSetup& setup, Problems& problems) const
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
    return std::make_unique<StarRealmsMatch>(info, deal(*m_library, setup));
}

const Notation& StarRealmsGame::notation() const
{
    return *m_notation;
}

/// Held back is a card that could have been played: it costs nothing, and the hand cannot be saved.
TurnEnd StarRealmsGame::turnEnd(const Match& match, Choice choice) const
{
    const Prompt& prompt = match.prompt();
    if (static_cast<Reason>(prompt.reason) != Reason::Main)
        return TurnEnd::No;
    if (verbOf(choice) != Verb::End)
        return verbOf(choice) == Verb::HandOver ? TurnEnd::HandedOver : TurnEnd::No;
    const bool held = std::any_of(
        prompt.choices.begin(), prompt.choices.end(), [](Choice other) { return verbOf(other) == Verb::Play; });
    return held ? TurnEnd::HeldBack : TurnEnd::Done;
}

FinalCount StarRealmsGame::finalCount(const Match& match) const
{
    FinalCount count;
    count.why = whyInWords(static_cast<const StarRealmsMatch&>(match));
    return count;
}

/// What somebody begins with, and with whom, hangs on the format; how strong a boss is, on the level.
std::optional<SheetRules> StarRealmsGame::sheetRules(const std::string& set) const
{
    const std::vector<std::string> sets = setNames();
    if (std::find(sets.begin(), sets.end(), set) == sets.end())
        return {};
    SheetRules rules;
    rules.rows = SheetRules::Rows::Points;
    rules.pointsTitle = say(Say::SheetPoints).words();
    rules.options = { "format", "challenge", "level" };
    return rules;
}

const Evaluator& StarRealmsGame::evaluator() const
{
    return *m_evaluator;
}

const Features* StarRealmsGame::features() const
{
    return m_features.get();
}

const Features* StarRealmsGame::origins() const
{
    return m_origins.get();
}

const ChoiceTraits* StarRealmsGame::choiceTraits() const
{
    return m_choiceTraits.get();
}

std::vector<const Style*> StarRealmsGame::styles() const
{
    std::vector<const Style*> styles;
    for (const auto& each : m_styles)
        styles.push_back(each.get());
    return styles;
}

const Reasoner* StarRealmsGame::reasoner() const
{
    return m_reasoner.get();
}

std::vector<ScenarioResult> StarRealmsGame::runScenarios(
    const std::string& fileName, std::string_view text, Problems& problems) const
{
    return starrealms::runScenarios(m_library, fileName, text, problems);
}

} // namespace core::starrealms
