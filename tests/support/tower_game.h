#pragma once

#include "core/game/game.h"
#include "tests/support/tower_match.h"

namespace tests {

/// A second made-up game, as unlike the real one as the contract allows: two to six seats, a score that falls, seats
/// that drop out, teams, turns of two seats, no pairs, no places that score, and questions with 240 answers.
///
/// Each seat has a tower of 20 floors (15 in the set "wood") and four cards of a deck that all share. In a turn a seat
/// plays up to two cards and draws up to four again. Props: its tower falls by two floors less the next time. Ram: an
/// enemy's tower falls by four. Volley: it shoots at one whole window of an enemy; that tower falls by one floor, and
/// by one more for each window broken on that floor before, three at most. Spy: it looks at an enemy's hand and throws
/// one card of it away. Powder: the deck's top card is turned over, and an enemy's tower falls by its number; another
/// Powder brings down two floors of its own. Each card has its number, and of equal ones the lowest is played. Whose
/// tower has fallen is out, and its hand thrown away. The last seat or team with a tower wins, teammates that are out
/// as well; after fifteen turns a seat the highest towers win.
///
/// With "teams" the seats belong to two teams in turn. With "turns" a seat and its next neighbour have each turn
/// together, one after the other.
class TowerGame : public core::Game {
public:
    TowerGame();
    ~TowerGame() override;

    std::string id() const override { return "towers"; }
    std::string name() const override { return "Falling Towers"; }
    int minSeats() const override { return 2; }
    int maxSeats() const override { return core::kMaxSeats; }
    core::Declared declares() const override { return { core::Has::HiddenCards, core::Has::Chance, core::Has::Teams }; }
    core::ScoreScale scoreScale() const override { return { kTallestTower, 0 }; }
    std::vector<core::SetInfo> sets() const override
    {
        return { { "stone", "towers of stone" }, { "wood", "towers of wood" } };
    }
    std::string setHash(const std::string& set) const override;
    std::string engineVersion() const override { return "towers-1"; }
    std::vector<core::OptionInfo> options() const override;
    std::vector<core::CardInfo> cardsIn(core::language::Language) const override;
    std::string explain(const std::string& cardName, const std::string& set) const override;
    core::Problems check(const core::MatchSetup& setup) const override;
    core::MatchMode modeOf(const core::MatchSetup& setup) const override;
    std::unique_ptr<core::Match> newMatch(const core::MatchSetup& setup, core::Problems& problems) const override;
    const core::Notation& notation() const override { return *m_notation; }
    const core::Evaluator& evaluator() const override { return *m_evaluator; }

private:
    std::unique_ptr<core::Notation> m_notation;
    std::unique_ptr<core::Evaluator> m_evaluator;
};

/// A setup of `seats` seats of the game of towers, each for itself.
core::MatchSetup towerSetup(int seats, std::uint64_t seed);

} // namespace tests
