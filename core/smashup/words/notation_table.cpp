#include "core/language/edition.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_names.h"
#include "core/smashup/words/view.h"

// The table in lines of text.

namespace core::smashup {

namespace {

using language::Between;
using language::Saying;

/// A card in play: "Collector (3, counters 1) [Augmentation]".
std::string cardText(const CardView& card)
{
    std::string text = card.name;
    if (card.isMinion)
        text = card.counters > 0 ? say(Say::LineMinionCounters, { card.name, card.power, card.counters }).words()
                                 : say(Say::LineMinion, { card.name, card.power }).words();
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
        factions += (factions.empty() ? "" : " + ") + language::shownName(faction);
    return say(Say::LineSeat,
        { Saying::person(seat.name), factions, seat.vp, seat.handSize, seat.deckSize,
            static_cast<int>(seat.discard.size()), madness ? Saying(seat.madness) : Saying() })
        .words();
}

void addBase(const TableView& table, const BaseView& base, std::vector<TableLine>& lines)
{
    lines.push_back({ say(Say::LineBase,
                          { base.name, base.total, base.breakpoint, base.vp[0], base.vp[1], base.vp[2],
                              base.scoring ? say(Say::LineScoring) : Saying() })
                          .words(),
        0 });
    if (!base.text.empty())
        lines.push_back({ base.cancelled ? say(Say::LineCancelled, { base.text }).words() : base.text, 1 });
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        std::vector<Saying> minions;
        for (const CardView& minion : base.minions)
            if (minion.controller == seatAt(static_cast<int>(seat)))
                minions.emplace_back(cardText(minion));
        if (!minions.empty() || base.power[seat] != 0)
            lines.push_back({ say(Say::LineMinions,
                                  { Saying::person(table.seats[seat].name), base.power[seat],
                                      Saying::list(Between::Comma, std::move(minions)) })
                                  .words(),
                1 });
    }
    for (const CardView& action : base.actions)
        lines.push_back({ say(Say::LineOnBase, { cardText(action) }).words(), 1 });
}

} // namespace

std::vector<TableLine> SmashUpNotation::table(const Match& match, Seat viewer) const
{
    const TableView table = viewFor(match, viewer);
    const bool madness = table.madnessDeck >= 0;
    std::vector<TableLine> lines {
        { say(Say::LineTurn,
              { table.turn, table.current == Seat::None ? Saying() : personAt(asSmashUp(match), table.current),
                  madness ? Saying(table.madnessDeck) : Saying() })
                .words(),
            0 }
    };
    for (const SeatInfo& seat : table.seats)
        lines.push_back({ seatText(seat, madness), 0 });
    for (const BaseView& base : table.bases)
        addBase(table, base, lines);
    if (!table.hand.empty())
        lines.push_back({ say(Say::LineHand).words(), 0 });
    for (const CardView& card : table.hand)
        lines.push_back(
            { card.isMinion ? say(Say::LineHandMinion, { card.name, card.kind, card.power, card.text }).words()
                            : say(Say::LineHandCard, { card.name, card.kind, card.text }).words(),
                1 });
    return lines;
}

} // namespace core::smashup
