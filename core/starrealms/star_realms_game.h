#pragma once

#include "core/ai/learning/learned_files.h"
#include "core/game/game.h"
#include "core/starrealms/cards/card_library.h"

namespace core::starrealms {

class StarRealmsNotation;
class StarRealmsEvaluator;
class StarRealmsFeatures;
class StarRealmsOrigins;
class StarRealmsChoiceTraits;
class StarRealmsReasoner;

/// The game: its sets, and the way into a match.
class StarRealmsGame final : public Game, public WithCards {
public:
    /// Null, with `problems`, when a card file or what was learned ("ai/…") has faults.
    static std::unique_ptr<Game> make(const std::vector<SourceFile>& content, Problems& problems);
    ~StarRealmsGame() override;

    std::string id() const override { return kGameId; }
    std::string name() const override { return "Star Realms"; }
    int minSeats() const override { return 2; }
    int maxSeats() const override { return kMaxSeats; }
    Declared declares() const override;
    ScoreScale scoreScale() const override { return { 50, 0 }; }
    std::vector<SetInfo> sets() const override;
    std::string setHash(const std::string& set) const override;
    std::string engineVersion() const override;
    std::vector<OptionInfo> options() const override;
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
    const Features* origins() const override;
    const LineReader* lineReader(int seats) const override { return m_learned.lineReader(seats); }
    const Evaluator* learned(LearnedFor use) const override { return m_learned.evaluator(use); }
    const Evaluator* network() const override { return m_learned.network(); }
    const ChoiceTraits* choiceTraits() const override;
    const Policy* policy() const override { return m_learned.policy(); }
    std::vector<const Style*> styles() const override;
    const Reasoner* reasoner() const override;
    std::vector<RatedPlayer> ratedPlayers() const override { return m_rated; }
    std::vector<ScenarioResult> runScenarios(
        const std::string& fileName, std::string_view text, Problems& problems) const override;

    const CardLibrary& library() const override { return *m_library; }

private:
    explicit StarRealmsGame(std::shared_ptr<const CardLibrary> library);
    bool learnFrom(const SourceFile& file, Problems& problems);

    std::shared_ptr<const CardLibrary> m_library;
    std::unique_ptr<StarRealmsNotation> m_notation;
    std::unique_ptr<StarRealmsEvaluator> m_evaluator;
    std::unique_ptr<StarRealmsFeatures> m_features;
    std::unique_ptr<StarRealmsOrigins> m_origins;
    std::unique_ptr<StarRealmsChoiceTraits> m_choiceTraits;
    std::unique_ptr<StarRealmsReasoner> m_reasoner;
    LearnedFiles m_learned;
    std::vector<RatedPlayer> m_rated;
    std::vector<std::unique_ptr<Style>> m_styles;
};

} // namespace core::starrealms
