#pragma once

#include "core/ai/learning/learned_files.h"
#include "core/game/game.h"
#include "core/hyperborea/cards/library.h"

namespace core::hyperborea {

class HyperboreaNotation;
class HyperboreaEvaluator;
class HyperboreaFeatures;
class HyperboreaChoiceTraits;
class HyperboreaReasoner;

/// The game: what lies in its box, and the way into a match.
class HyperboreaGame final : public Game {
public:
    /// Null, with `problems`, when a data file or what was learned ("ai/…") has faults.
    static std::unique_ptr<Game> make(const std::vector<SourceFile>& content, Problems& problems);
    ~HyperboreaGame() override;

    std::string id() const override { return kGameId; }
    std::string name() const override { return "Hyperborea"; }
    int minSeats() const override { return 2; }
    int maxSeats() const override { return kMaxSeats; }
    Declared declares() const override;
    ScoreScale scoreScale() const override { return { 0, 40, false }; }
    std::vector<SetInfo> sets() const override;
    std::string setHash(const std::string& set) const override;
    std::string engineVersion() const override;
    std::vector<OptionInfo> options() const override;
    Roles roles() const override;
    MatchSetup settled(const MatchSetup& setup) const override;
    std::vector<CardInfo> cardsIn(language::Language language) const override;
    std::string explain(const std::string& cardName, const std::string& set) const override;
    Problems check(const MatchSetup& setup) const override;
    MatchMode modeOf(const MatchSetup& setup) const override;
    std::unique_ptr<Match> newMatch(const MatchSetup& setup, Problems& problems) const override;
    const Notation& notation() const override;
    TurnEnd turnEnd(const Match& match, Choice choice) const override;
    std::optional<SheetRules> sheetRules(const std::string& set) const override;
    FinalCount finalCount(const Match& match) const override;
    const Evaluator& evaluator() const override;
    const Features* features() const override;
    const Evaluator* learned(LearnedFor use) const override { return m_learned.evaluator(use); }
    const Evaluator* network() const override { return m_learned.network(); }
    const ChoiceTraits* choiceTraits() const override;
    const Policy* policy() const override { return m_learned.policy(); }
    std::vector<const Style*> styles() const override;
    const Reasoner* reasoner() const override;
    std::vector<ScenarioResult> runScenarios(
        const std::string& fileName, std::string_view text, Problems& problems) const override;

    const Library& library() const { return *m_library; }

private:
    explicit HyperboreaGame(std::shared_ptr<const Library> library);

    std::shared_ptr<const Library> m_library;
    std::unique_ptr<HyperboreaNotation> m_notation;
    std::unique_ptr<HyperboreaEvaluator> m_evaluator;
    std::unique_ptr<HyperboreaFeatures> m_features;
    std::unique_ptr<HyperboreaChoiceTraits> m_choiceTraits;
    std::unique_ptr<HyperboreaReasoner> m_reasoner;
    LearnedFiles m_learned;
    std::vector<std::unique_ptr<Style>> m_styles;
};

} // namespace core::hyperborea
