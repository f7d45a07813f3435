#include "ui/table/smashup/marks.h"

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::smashup::CardView;
using core::smashup::TableView;

namespace {

void collect(const CardView& card, std::vector<const CardView*>& cards)
{
    cards.push_back(&card);
    for (const CardView& attached : card.attachments)
        collect(attached, cards);
}

} // namespace

std::vector<const CardView*> cardsInPlay(const TableView& table)
{
    std::vector<const CardView*> cards;
    for (const auto& base : table.bases) {
        for (const CardView& minion : base.minions)
            collect(minion, cards);
        for (const CardView& action : base.actions)
            collect(action, cards);
    }
    return cards;
}

const CardView* findCard(const TableView& table, int card)
{
    if (card < 0)
        return nullptr;
    std::vector<const CardView*> cards = cardsInPlay(table);
    for (const CardView& each : table.hand)
        cards.push_back(&each);
    for (const auto& seat : table.seats)
        for (const CardView& each : seat.discard)
            cards.push_back(&each);
    const auto found
        = std::find_if(cards.begin(), cards.end(), [card](const CardView* each) { return each->id == card; });
    return found == cards.end() ? nullptr : *found;
}

int slotOf(const TableView& table, int base)
{
    for (const auto& each : table.bases)
        if (each.id == base)
            return each.slot;
    return -1;
}

Marks::Marks(const TableView& table)
{
    QSet<int> shown;
    for (const CardView* card : cardsInPlay(table))
        shown.insert(card->id);
    for (const CardView& card : table.hand)
        shown.insert(card.id);

    for (const ChoiceView& choice : table.prompt.choices) {
        if (choice.elsewhere)
            m_elsewhere.push_back(choice);
        else if (choice.kind == ChoiceView::Kind::Card && shown.contains(choice.card))
            add(m_cards, choice.card, choice);
        else if (choice.kind == ChoiceView::Kind::Place && slotOf(table, choice.place) >= 0)
            add(m_bases, slotOf(table, choice.place), choice);
        else
            m_buttons.push_back(choice);
    }
}

const std::vector<ChoiceView>& Marks::find(const std::vector<Place>& places, int id)
{
    static const std::vector<ChoiceView> nothing;
    for (const Place& place : places)
        if (place.id == id)
            return place.choices;
    return nothing;
}

void Marks::add(std::vector<Place>& places, int id, const ChoiceView& choice)
{
    for (Place& place : places)
        if (place.id == id) {
            place.choices.push_back(choice);
            return;
        }
    places.push_back({ id, { choice } });
}

const core::smashup::BaseView* baseOf(const core::smashup::TableView& table, int card)
{
    for (const core::smashup::BaseView& base : table.bases)
        for (const std::vector<CardView>* cards : { &base.minions, &base.actions })
            for (const CardView& each : *cards) {
                if (each.id == card)
                    return &base;
                for (const CardView& attached : each.attachments)
                    if (attached.id == card)
                        return &base;
            }
    return nullptr;
}

} // namespace ui
