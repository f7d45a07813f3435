#include "core/smashup/smash_up_game.h"

#include "core/ai/calibration/scale_record.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/library_builder.h"
#include "core/smashup/ai/choice_traits.h"
#include "core/smashup/ai/evaluator.h"
#include "core/smashup/ai/features.h"
#include "core/smashup/ai/origins.h"
#include "core/smashup/ai/reasoner.h"
#include "core/smashup/ai/styles.h"
#include "core/smashup/cards/match_options.h"
#include "core/smashup/own_factions.h"
#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/setup.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/scenario/runner.h"
#include "core/smashup/table/prompt_ids.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_ending.h"

#include <algorithm>
#include <iterator>

namespace core::smashup {

namespace {

/// Raised whenever the rules code comes to do something else with the same choices.
constexpr const char* kEngineVersion = "2";

/// The printings there may be; the first is the default.
constexpr const char* kPrintings[] = { "first", "current" };

/// Where the weights lie among the content.
constexpr const char* kLearned = "ai/";

} // namespace

SmashUpGame::SmashUpGame()
    : m_notation(std::make_unique<SmashUpNotation>())
    , m_evaluator(std::make_unique<SmashUpEvaluator>())
    , m_reasoner(std::make_unique<SmashUpReasoner>())
{
    m_styles.push_back(std::make_unique<PatientStyle>());
    m_styles.push_back(std::make_unique<AggressiveStyle>());
    m_styles.push_back(std::make_unique<LeaderHunterStyle>());
}

SmashUpGame::~SmashUpGame() = default;

std::unique_ptr<Game> SmashUpGame::make(const std::vector<SourceFile>& content, Problems& problems)
{
    auto game = std::unique_ptr<SmashUpGame>(new SmashUpGame);
    std::vector<SourceFile> cards;
    std::copy_if(content.begin(), content.end(), std::back_inserter(cards),
        [](const SourceFile& file) { return !file.path.starts_with(kLearned); });
    for (const char* printing : kPrintings) {
        std::shared_ptr<const CardLibrary> library = buildLibrary(printing, cards, problems);
        if (library == nullptr)
            return nullptr;
        if (!library->factions().empty())
            game->m_libraries.add(std::move(library));
    }
    if (game->m_libraries.empty()) {
        problems.push_back({ "cards/smashup", say(Fault::NoFactions), say(Fault::InstallAgain) });
        return nullptr;
    }
    game->m_features = std::make_unique<SmashUpFeatures>(game->m_libraries);
    game->m_origins = std::make_unique<SmashUpOrigins>(game->m_libraries);
    game->m_own = std::make_unique<SmashUpOwnFactions>(game->m_libraries, std::move(cards));
    game->m_choiceTraits = std::make_unique<SmashUpChoiceTraits>(game->m_libraries);
    for (const SourceFile& file : content)
        if (file.path.starts_with(kLearned) && !game->learnFrom(file, problems))
            return nullptr;
    return game;
}

bool SmashUpGame::learnFrom(const SourceFile& file, Problems& problems)
{
    if (isScale(file))
        return readRated(file, id(), m_rated, problems);
    return m_learned.read({ *m_features, *m_choiceTraits, m_origins.get() }, file, problems);
}

std::vector<SetInfo> SmashUpGame::sets() const
{
    std::vector<SetInfo> sets;
    for (const auto& each : m_libraries) {
        const Say title = each->printing() == kPrintings[0] ? Say::PrintingFirst
            : each->printing() == kPrintings[1]             ? Say::PrintingCurrent
                                                            : Say::PrintingOther;
        sets.push_back({ each->printing(), say(title, { each->printing() }).words() });
    }
    return sets;
}

std::string SmashUpGame::setHash(const std::string& set) const
{
    const auto found = m_libraries.find(set);
    return found == nullptr ? std::string() : found->hash();
}

std::string SmashUpGame::engineVersion() const
{
    return kEngineVersion;
}

Declared SmashUpGame::declares() const
{
    using enum Has;
    return { HiddenCards, Chance, Pairs, Features, LearnedWeights, Origins, ChoiceTraits, Policy, Styles, Reasons,
        Scenarios, Has::OwnFactions, Has::AnswerTimes };
}

std::vector<OptionInfo> SmashUpGame::options() const
{
    std::vector<OptionInfo> infos;
    for (const MatchOption& each : matchOptions())
        infos.push_back(each.inWords());
    return infos;
}

std::vector<FactionInfo> SmashUpGame::factionsIn(language::Language language) const
{
    std::vector<FactionInfo> infos;
    for (const auto& library : m_libraries)
        for (const FactionDef& faction : library->factions())
            infos.push_back(infoOf(*library, faction, language));
    for (const auto& each : *m_own->offered()) {
        infos.push_back(infoOf(*each.library, each.library->factions().back(), language));
        infos.back().own = true;
    }
    return infos;
}

std::vector<CardInfo> SmashUpGame::cardsIn(language::Language language) const
{
    std::vector<CardInfo> infos;
    const auto addCards = [&](const CardLibrary& library, const FactionDef& faction) {
        for (const std::vector<DefId>* list : { &faction.cards, &faction.titans, &faction.bases })
            for (const DefId def : *list)
                infos.push_back(infoOf(library, library.def(def), language));
    };
    for (const auto& library : m_libraries) {
        for (const FactionDef& faction : library->factions())
            addCards(*library, faction);
        if (library->madness().has_value())
            infos.push_back(infoOf(*library, library->def(library->madness()->card), language));
        for (const std::optional<SupplyDef>* supply : { &library->monsters(), &library->treasures() })
            for (const DefId def : supply->has_value() ? (*supply)->cards : std::vector<DefId> {})
                infos.push_back(infoOf(*library, library->def(def), language));
    }
    for (const auto& each : *m_own->offered())
        addCards(*each.library, each.library->factions().back());
    return infos;
}

std::string SmashUpGame::explain(const std::string& cardName, const std::string& set) const
{
    for (const auto& library : m_libraries)
        if (library->printing() == set)
            if (const int def = library->find(cardName); def >= 0)
                return listing(*library, library->def(static_cast<DefId>(def)));
    for (const auto& each : *m_own->offered())
        if (each.library->printing() == set)
            if (const int def = each.library->find(cardName); def >= 0)
                return listing(*each.library, each.library->def(static_cast<DefId>(def)));
    return {};
}

Problems SmashUpGame::check(const MatchSetup& setup) const
{
    const auto found = m_libraries.find(setup.set);
    if (found == nullptr) {
        const std::vector<std::string> names = setNames();
        const auto known = language::Saying::list(language::Between::Comma, { names.begin(), names.end() });
        return { { "set", say(Fault::UnknownPrinting, { setup.set }), say(Fault::ChooseAmong, { known }) } };
    }
    Problems problems;
    const std::shared_ptr<const CardLibrary> library = m_own->libraryFor(setup, problems);
    return library == nullptr ? problems : checkSetup(*library, setup);
}

OwnFactions* SmashUpGame::own() const
{
    return m_own.get();
}

std::unique_ptr<Match> SmashUpGame::newMatch(const MatchSetup& setup, Problems& problems) const
{
    const Problems found = check(setup);
    problems.insert(problems.end(), found.begin(), found.end());
    if (!found.empty())
        return nullptr;
    auto info = std::make_shared<MatchInfo>();
    info->library = m_own->libraryFor(setup, problems);
    if (info->library == nullptr)
        return nullptr;
    info->seats = setup.seats;
    for (std::size_t i = 0; i < info->seats.size(); ++i)
        if (info->seats[i].name.empty())
            info->seats[i].name = "Seat " + std::to_string(i + 1);
    findFactions(*info);
    return std::make_unique<SmashUpMatch>(info, deal(*info->library, setup));
}

const Notation& SmashUpGame::notation() const
{
    return *m_notation;
}

/// Held back is a minion that could have been played: it costs nothing, and the play cannot be saved.
TurnEnd SmashUpGame::turnEnd(const Match& match, Choice choice) const
{
    const auto& played = static_cast<const SmashUpMatch&>(match);
    const Prompt& prompt = match.prompt();
    if (static_cast<Reason>(prompt.reason) != Reason::PlayPhase || static_cast<Verb>(choice.verb) != Verb::End)
        return TurnEnd::No;
    const bool held = std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](Choice other) {
        return static_cast<Verb>(other.verb) == Verb::Play
            && played.library().def(played.state().at(other.a).def).kind == CardKind::Minion;
    });
    return held ? TurnEnd::HeldBack : TurnEnd::Done;
}

FinalCount SmashUpGame::finalCount(const Match& match) const
{
    const auto& played = static_cast<const SmashUpMatch&>(match);
    FinalCount count;
    count.why = whyInWords(played);
    if (played.state().decided == 0 || isDraw(played.state()))
        return count;
    for (std::size_t i = 0; i < played.state().seats; ++i) {
        const int cost = madnessCost(played.state(), played.library(), seatAt(static_cast<int>(i)));
        count.taken[i] = static_cast<std::int16_t>(cost);
        if (cost != 0)
            count.what = "Madness";
    }
    return count;
}

std::optional<SheetRules> SmashUpGame::sheetRules(const std::string& set) const
{
    const auto library = m_libraries.find(set);
    if (library == nullptr)
        return {};
    SheetRules rules { "base", "VP", "", 2 }; // rules 15.6: two Madness cards cost a point
    if (library->madness()) {
        rules.less = "Madness";
        rules.lessTitle = say(Say::SheetMadness).words();
        for (const FactionDef& faction : library->factions()) // rules 4.5
            if (faction.setName == library->madness()->setName)
                rules.lessWith.push_back(faction.name);
    }
    return rules;
}

const Evaluator& SmashUpGame::evaluator() const
{
    return *m_evaluator;
}

const Features* SmashUpGame::features() const
{
    return m_features.get();
}

const Features* SmashUpGame::origins() const
{
    return m_origins.get();
}

const LineReader* SmashUpGame::lineReader(int seats) const
{
    return m_learned.lineReader(seats);
}

const ChoiceTraits* SmashUpGame::choiceTraits() const
{
    return m_choiceTraits.get();
}

const Policy* SmashUpGame::policy() const
{
    return m_learned.policy();
}

const Evaluator* SmashUpGame::learned(LearnedFor use) const
{
    return m_learned.evaluator(use);
}

const Evaluator* SmashUpGame::network() const
{
    return m_learned.network();
}

std::vector<const Style*> SmashUpGame::styles() const
{
    std::vector<const Style*> styles;
    for (const auto& each : m_styles)
        styles.push_back(each.get());
    return styles;
}

const Reasoner* SmashUpGame::reasoner() const
{
    return m_reasoner.get();
}

std::vector<ScenarioResult> SmashUpGame::runScenarios(
    const std::string& fileName, std::string_view text, Problems& problems) const
{
    return smashup::runScenarios(m_libraries, fileName, text, problems);
}

} // namespace core::smashup
