#include "core/smashup/words/notation.h"
#include "core/smashup/words/view.h"

// The table in lines of text.

namespace core::smashup {

namespace {

/// A card in play: "Collector (3, counters 1) [Augmentation]".
std::string cardText(const CardView& card)
{
    std::string text = card.name;
    if (card.isMinion)
        text += " (" + std::to_string(card.power)
            + (card.counters > 0 ? ", counters " + std::to_string(card.counters) : std::string()) + ')';
    if (!card.named.empty())
        text += " (" + card.named + ')';
    std::string attached;
    for (const CardView& each : card.attachments)
        attached += (attached.empty() ? "" : ", ") + each.name;
    return attached.empty() ? text : text + " [" + attached + ']';
}

/// "Ann (Aliens + Pirates): 9 VP, 5 in hand, 17 in the deck, 3 discarded".
std::string seatText(const SeatInfo& seat, bool madness)
{
    std::string factions;
    for (const std::string& faction : seat.factions)
        factions += (factions.empty() ? "" : " + ") + faction;
    return seat.name + " (" + factions + "): " + std::to_string(seat.vp) + " VP, " + std::to_string(seat.handSize)
        + " in hand, " + std::to_string(seat.deckSize) + " in the deck, " + std::to_string(seat.discard.size())
        + " discarded" + (madness ? ", Madness " + std::to_string(seat.madness) : std::string());
}

void addBase(const TableView& table, const BaseView& base, std::vector<TableLine>& lines)
{
    lines.push_back({ base.name + ": power " + std::to_string(base.total) + " of " + std::to_string(base.breakpoint)
            + ", VP " + std::to_string(base.vp[0]) + " / " + std::to_string(base.vp[1]) + " / "
            + std::to_string(base.vp[2]) + (base.scoring ? ", scoring now" : ""),
        0 });
    if (!base.text.empty())
        lines.push_back({ (base.cancelled ? "(cancelled) " : "") + base.text, 1 });
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        std::string minions;
        for (const CardView& minion : base.minions)
            if (minion.controller == seatAt(static_cast<int>(seat)))
                minions += (minions.empty() ? "" : ", ") + cardText(minion);
        if (!minions.empty() || base.power[seat] != 0)
            lines.push_back({ table.seats[seat].name + " has power " + std::to_string(base.power[seat])
                    + (minions.empty() ? "" : ": ") + minions,
                1 });
    }
    for (const CardView& action : base.actions)
        lines.push_back({ "on the base: " + cardText(action), 1 });
}

} // namespace

std::vector<TableLine> SmashUpNotation::table(const Match& match, Seat viewer) const
{
    const TableView table = viewFor(match, viewer);
    const bool madness = table.madnessDeck >= 0;
    std::string turn = "Turn " + std::to_string(table.turn);
    if (table.current != Seat::None)
        turn += ", " + table.seats[static_cast<std::size_t>(indexOf(table.current))].name;
    if (madness)
        turn += ", " + std::to_string(table.madnessDeck) + " in the Madness deck";
    std::vector<TableLine> lines { { turn, 0 } };
    for (const SeatInfo& seat : table.seats)
        lines.push_back({ seatText(seat, madness), 0 });
    for (const BaseView& base : table.bases)
        addBase(table, base, lines);
    if (!table.hand.empty())
        lines.push_back({ "Your hand", 0 });
    for (const CardView& card : table.hand)
        lines.push_back(
            { card.name + " (" + card.kind + (card.isMinion ? ", power " + std::to_string(card.power) : std::string())
                    + ')' + (card.text.empty() ? "" : ": ") + card.text,
                1 });
    return lines;
}

} // namespace core::smashup
