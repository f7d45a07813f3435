#pragma once

#include "core/game/game.h"
#include "core/hyperborea/cards/library.h"

namespace core::hyperborea {

class HyperboreaNotation;
class HyperboreaEvaluator;

/// The game: what lies in its box, and the way into a match.
class HyperboreaGame final : public Game {
public:
    /// Null, with `problems`, when a data file has faults.
    static std::unique_ptr<Game> make(const std::vector<SourceFile>& content, Problems& problems);
    ~HyperboreaGame() override;

    std::string id() const override { return kGameId; }
    std::string name() const override { return "Hyperborea"; }
    int minSeats() const override { return 2; }
    int maxSeats() const override { return kMaxSeats; }
    Declared declares() const override;
    ScoreScale scoreScale() const override { return { 0, 60 }; }
    std::vector<SetInfo> sets() const override;
    std::string setHash(const std::string& set) const override;
    std::string engineVersion() const override;
    std::vector<OptionInfo> options() const override;
    Roles roles() const override;
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
    std::vector<ScenarioResult> runScenarios(
        const std::string& fileName, std::string_view text, Problems& problems) const override;

    const Library& library() const { return *m_library; }

private:
    explicit HyperboreaGame(std::shared_ptr<const Library> library);

    std::shared_ptr<const Library> m_library;
    std::unique_ptr<HyperboreaNotation> m_notation;
    std::unique_ptr<HyperboreaEvaluator> m_evaluator;
};

} // namespace core::hyperborea
