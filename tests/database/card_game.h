#pragma once

#include "tests/support/fake_game.h"

namespace samples {

/// A game with the content that a test gives it.
class CardGame final : public tests::FakeGame, public core::PairBook {
public:
    explicit CardGame(std::string id = "towers")
        : m_id(std::move(id))
    {
        theFactions = { { "Masons", "first", "Masonry", "Build high", "#aabbcc", "mason", 2,
            { "builds", "builds", "draws" } } };
        core::CardInfo minion = card("masons.apprentice", "Apprentice", "minion", "minion");
        minion.copies = 4;
        minion.figures = { { "power", { 2 } } };
        minion.text = "Draw a card.";
        minion.tags = { "draws" };
        minion.otherNames = { "Novice", "Prentice" };
        core::CardInfo action = card("masons.scaffold", "Scaffold", "action", "action");
        action.copies = 2;
        core::CardInfo base = card("masons.quarry", "Quarry", "base", "base");
        base.figures = { { "breakpoint", { 18 } }, { "VP", { 4, 2, 1 } } };
        theCards = { minion, action, base };
    }

    std::vector<core::FactionInfo> theFactions;
    std::vector<core::CardInfo> theCards;
    std::string theSetHash = "00000000000000aa";

    std::string id() const override { return m_id; }
    std::vector<core::SetInfo> sets() const override { return { { "first", "first" } }; }
    std::string setHash(const std::string&) const override { return theSetHash; }
    const core::PairBook* pairs() const override { return this; }
    int factionsPerSeat() const override { return 2; }
    std::vector<core::FactionInfo> factionsIn(core::language::Language) const override { return theFactions; }
    std::vector<core::CardInfo> cardsIn(core::language::Language) const override { return theCards; }

private:
    static core::CardInfo card(const char* id, const char* name, const char* type, const char* kind)
    {
        core::CardInfo info;
        info.id = id;
        info.name = name;
        info.group = "Masons";
        info.set = "first";
        info.type = type;
        info.kind = kind;
        return info;
    }

    std::string m_id;
};

} // namespace samples
