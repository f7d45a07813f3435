#pragma once

#include "core/game/game.h"
#include "tests/support/fake_match.h"

namespace tests {

/// A tiny game that keeps the whole contract, for tests of everything that serves any game.
///
/// Two to four seats, each with its own deck of twelve cards worth 1 to 5 and a hidden hand. In a turn a seat plays up
/// to two cards, each to one of three piers, and ends its turn. A 2 raids: an opponent of choice with cards throws one
/// away. A 3 scouts: its owner looks at its own top card and may throw it away. A 4 pulls: its owner may bring another
/// of its own cards there from another pier. Then every pier that holds its limit scores 4, 2 and 1 points for the
/// strengths there (ties share the better place) and its cards are thrown away; the seat draws two, up to five in hand,
/// out of its thrown-away cards when the deck is empty. Twelve points and more than anybody else win at a turn's end;
/// after turn 80 the leaders win. A seat without a 4 or 5 in its first hand may take a new one.
class FakeGame : public core::Game {
public:
    FakeGame();
    ~FakeGame() override;

    std::string id() const override { return "fake"; }
    std::string name() const override { return "Fake Piers"; }
    int minSeats() const override { return 2; }
    int maxSeats() const override { return kFakeSeats; }
    /// Whatever a test makes of it.
    core::Declared declares() const override;
    core::ScoreScale scoreScale() const override { return { 0, kFakePointsToWin }; }
    std::vector<core::SetInfo> sets() const override { return { { "plain", "plain" } }; }
    std::string setHash(const std::string&) const override { return "00000000000000fa"; }
    std::string engineVersion() const override { return "fake-1"; }
    std::vector<core::OptionInfo> options() const override;
    std::vector<core::CardInfo> cardsIn(core::language::Language) const override;
    std::string explain(const std::string& cardName, const std::string& set) const override;
    core::Problems check(const core::MatchSetup& setup) const override;
    std::unique_ptr<core::Match> newMatch(const core::MatchSetup& setup, core::Problems& problems) const override;
    const core::Notation& notation() const override { return *m_notation; }
    const core::Evaluator& evaluator() const override { return *m_evaluator; }
    const core::Features* features() const override { return m_features.get(); }
    const core::ChoiceTraits* choiceTraits() const override { return m_choiceTraits.get(); }
    std::vector<const core::Style*> styles() const override; ///< "hoarder" and "pier-lover"
    std::vector<core::ScenarioResult> runScenarios(
        const std::string& fileName, std::string_view text, core::Problems& problems) const override;

private:
    std::unique_ptr<core::Notation> m_notation;
    std::unique_ptr<core::Evaluator> m_evaluator;
    std::unique_ptr<core::Features> m_features;
    std::unique_ptr<core::ChoiceTraits> m_choiceTraits;
    std::vector<std::unique_ptr<core::Style>> m_styles;
};

inline const FakeGame kGame; ///< it has nothing that a test could change

/// A setup of `seats` seats of the fake game.
core::MatchSetup fakeSetup(int seats, std::uint64_t seed);

} // namespace tests
