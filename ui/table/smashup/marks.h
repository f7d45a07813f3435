#pragma once

#include "core/smashup/words/view.h"

#include <QSet>

#include <vector>

namespace ui {

/// What a prompt allows now, sorted by where a table shows it: on a card, on a base, in the strip of cards that lie
/// elsewhere, or as a button. Every choice has exactly one place, so none can get lost.
class Marks {
public:
    Marks() = default;
    explicit Marks(const core::smashup::TableView& table);

    const std::vector<core::ChoiceView>& ofCard(int card) const { return find(m_cards, card); }
    const std::vector<core::ChoiceView>& ofBase(int slot) const { return find(m_bases, slot); }
    const std::vector<core::ChoiceView>& elsewhere() const { return m_elsewhere; }
    const std::vector<core::ChoiceView>& buttons() const { return m_buttons; }

    bool hasCard(int card) const { return !ofCard(card).empty(); }
    bool hasBase(int slot) const { return !ofBase(slot).empty(); }

private:
    struct Place {
        int id = -1;
        std::vector<core::ChoiceView> choices;
    };
    static const std::vector<core::ChoiceView>& find(const std::vector<Place>& places, int id);
    static void add(std::vector<Place>& places, int id, const core::ChoiceView& choice);

    std::vector<Place> m_cards;
    std::vector<Place> m_bases;
    std::vector<core::ChoiceView> m_elsewhere;
    std::vector<core::ChoiceView> m_buttons;
};

/// The cards in play: minions with what is attached to them, and actions on the bases.
std::vector<const core::smashup::CardView*> cardsInPlay(const core::smashup::TableView& table);
/// The card that `table` shows under this id, in play, in the hand or in a discard pile; or null.
const core::smashup::CardView* findCard(const core::smashup::TableView& table, int card);
/// The base at which a card in play lies; null for one that is not.
const core::smashup::BaseView* baseOf(const core::smashup::TableView& table, int card);
/// Where the base lies that choices name by this number; -1 where it does not.
int slotOf(const core::smashup::TableView& table, int base);

} // namespace ui
