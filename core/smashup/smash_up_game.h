#pragma once

#include "core/ai/learning/learned_files.h"
#include "core/game/game.h"
#include "core/smashup/cards/libraries.h"
#include "core/smashup/table/state.h"

namespace core::smashup {

class SmashUpNotation;
class SmashUpEvaluator;
class SmashUpFeatures;
class SmashUpOrigins;
class SmashUpChoiceTraits;
class SmashUpReasoner;
class SmashUpOwnFactions;

/// The game: its printings, and the way into a match.
class SmashUpGame final : public Game, public PairBook {
public:
    /// Null, with `problems`, when a card file or learned weights ("ai/…") have faults.
    static std::unique_ptr<Game> make(const std::vector<SourceFile>& content, Problems& problems);
    ~SmashUpGame() override;

    std::string id() const override { return kGameId; }
    std::string name() const override { return "Smash Up"; }
    int minSeats() const override { return 2; }
    int maxSeats() const override { return kMostSeats; }
    Declared declares() const override;
    const PairBook* pairs() const override { return this; }
    OwnFactions* own() const override;
    int factionsPerSeat() const override { return 2; }
    int openingHand() const override { return kOpeningHand; }
    ScoreScale scoreScale() const override { return { 0, kPointsToWin }; }
    std::vector<SetInfo> sets() const override;
    std::string setHash(const std::string& set) const override;
    std::string engineVersion() const override;
    std::vector<OptionInfo> options() const override;
    std::vector<FactionInfo> factionsIn(language::Language language) const override;
    std::vector<CardInfo> cardsIn(language::Language language) const override;
    std::string explain(const std::string& cardName, const std::string& set) const override;
    Problems check(const MatchSetup& setup) const override;
    std::unique_ptr<Match> newMatch(const MatchSetup& setup, Problems& problems) const override;
    const Notation& notation() const override;
    TurnEnd turnEnd(const Match& match, Choice choice) const override;
    FinalCount finalCount(const Match& match) const override;
    std::optional<SheetRules> sheetRules(const std::string& set) const override;
    const Evaluator& evaluator() const override;
    const Features* features() const override;
    const Evaluator* learned(LearnedFor use) const override;
    const Evaluator* network() const override;
    const Features* origins() const override;
    const LineReader* lineReader(int seats) const override;
    std::vector<RatedPlayer> ratedPlayers() const override { return m_rated; }
    const ChoiceTraits* choiceTraits() const override;
    const Policy* policy() const override;
    std::vector<const Style*> styles() const override;
    const Reasoner* reasoner() const override;
    std::vector<ScenarioResult> runScenarios(
        const std::string& fileName, std::string_view text, Problems& problems) const override;

    const Libraries& libraries() const { return m_libraries; }

private:
    SmashUpGame();
    bool learnFrom(const SourceFile& file, Problems& problems);

    Libraries m_libraries;
    std::unique_ptr<SmashUpOwnFactions> m_own;
    std::unique_ptr<SmashUpNotation> m_notation;
    std::unique_ptr<SmashUpEvaluator> m_evaluator;
    std::unique_ptr<SmashUpFeatures> m_features;
    std::unique_ptr<SmashUpReasoner> m_reasoner;
    std::unique_ptr<SmashUpOrigins> m_origins;
    std::unique_ptr<SmashUpChoiceTraits> m_choiceTraits;
    LearnedFiles m_learned;
    std::vector<RatedPlayer> m_rated;
    std::vector<std::unique_ptr<Style>> m_styles;
};

} // namespace core::smashup
