#pragma once

#include "core/game/game.h"

#include <cstdlib>

namespace samples {

/// A game that has cards and no matches: what ContentStore asks of a game and nothing else.
class CardGame final : public core::Game {
public:
    explicit CardGame(std::string id = "towers")
        : m_id(std::move(id))
    {
        theFactions = { { "Masons", "first", "Build high", "#aabbcc", "mason", 2, { "builds", "builds", "draws" } } };
        core::CardInfo minion = card("masons.apprentice", "Apprentice", core::CardType::Minion, "minion");
        minion.copies = 4;
        minion.power = 2;
        minion.text = "Draw a card.";
        minion.tags = { "draws" };
        minion.otherNames = { "Novice", "Prentice" };
        core::CardInfo action = card("masons.scaffold", "Scaffold", core::CardType::Action, "action");
        action.copies = 2;
        core::CardInfo base = card("masons.quarry", "Quarry", core::CardType::Base, "base");
        base.breakpoint = 18;
        base.vp = { 4, 2, 1 };
        theCards = { minion, action, base };
    }

    std::vector<core::FactionInfo> theFactions;
    std::vector<core::CardInfo> theCards;
    std::string theSetHash = "00000000000000aa";

    std::string id() const override { return m_id; }
    std::string name() const override { return "Towers"; }
    int minSeats() const override { return 2; }
    int maxSeats() const override { return 4; }
    int factionsPerSeat() const override { return 2; }
    int pointsToWin() const override { return 15; }
    std::vector<std::string> sets() const override { return { "first" }; }
    std::string setHash(const std::string&) const override { return theSetHash; }
    std::string engineVersion() const override { return "1"; }
    std::vector<core::OptionInfo> options() const override { return {}; }
    std::vector<core::FactionInfo> factions() const override { return theFactions; }
    std::vector<core::CardInfo> cards() const override { return theCards; }
    std::string explain(const std::string&) const override { return {}; }
    core::Problems check(const core::MatchSetup&) const override { return { { "", "no matches here", "" } }; }
    std::unique_ptr<core::Match> newMatch(const core::MatchSetup& setup, core::Problems& problems) const override
    {
        problems = check(setup);
        return nullptr;
    }
    const core::Notation& notation() const override { std::abort(); }
    const core::Evaluator& evaluator() const override { std::abort(); }
    std::vector<core::ScenarioResult> runScenarios(
        const std::string&, std::string_view, core::Problems& problems) const override
    {
        problems = check({});
        return {};
    }

private:
    static core::CardInfo card(const char* id, const char* name, core::CardType type, const char* kind)
    {
        core::CardInfo info;
        info.id = id;
        info.name = name;
        info.faction = "Masons";
        info.set = "first";
        info.type = type;
        info.kind = kind;
        return info;
    }

    std::string m_id;
};

} // namespace samples
