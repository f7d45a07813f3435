#include "app/cli/table_text.h"

#include "app/cli/match_text.h"
#include "app/terminal_text.h"
#include "core/smashup/view.h"

#include <sstream>

namespace app::cli {

namespace {

using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::TableView;

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

void printBase(const TableView& table, const BaseView& base, std::ostream& out)
{
    out << base.name << ": power " << base.total << " of " << base.breakpoint << ", VP " << base.vp[0] << " / "
        << base.vp[1] << " / " << base.vp[2] << (base.scoring ? ", scoring now" : "") << '\n';
    if (!base.text.empty())
        out << "    " << (base.cancelled ? "(cancelled) " : "") << base.text << '\n';
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        std::string minions;
        for (const CardView& minion : base.minions)
            if (minion.controller == core::seatAt(static_cast<int>(seat)))
                minions += (minions.empty() ? "" : ", ") + cardText(minion);
        if (!minions.empty() || base.power[seat] != 0)
            out << "    " << printable(table.seats[seat].name) << " has power " << base.power[seat]
                << (minions.empty() ? "" : ": ") << minions << '\n';
    }
    for (const CardView& action : base.actions)
        out << "    on the base: " << cardText(action) << '\n';
}

std::string smashUpText(const core::Match& match, core::Seat viewer)
{
    const TableView table = core::smashup::viewFor(match, viewer);
    std::ostringstream out;
    out << "== Turn " << table.turn;
    if (table.current != core::Seat::None)
        out << ", " << printable(table.seats[static_cast<std::size_t>(core::indexOf(table.current))].name);
    if (table.madnessDeck >= 0)
        out << ", " << table.madnessDeck << " in the Madness deck";
    out << '\n';
    for (const core::smashup::SeatInfo& seat : table.seats) {
        out << printable(seat.name) << " (" << factionsText(seat.factions) << "): " << seat.vp << " VP, "
            << seat.handSize << " in hand, " << seat.deckSize << " in the deck, " << seat.discard.size()
            << " discarded";
        if (table.madnessDeck >= 0)
            out << ", Madness " << seat.madness;
        out << '\n';
    }
    for (const BaseView& base : table.bases)
        printBase(table, base, out);
    if (!table.hand.empty())
        out << "Your hand\n";
    for (const CardView& card : table.hand)
        out << "    " << card.name << " (" << card.kind
            << (card.isMinion ? ", power " + std::to_string(card.power) : std::string()) << ')'
            << (card.text.empty() ? "" : ": ") << card.text << '\n';
    return out.str();
}

/// One line a game; what is not listed shows its turn and score alone.
struct Entry {
    const char* game;
    std::string (*text)(const core::Match& match, core::Seat viewer);
};

constexpr Entry kEntries[] = { { "smashup", smashUpText } };

}

std::string tableText(const core::Game& game, const core::Match& match, core::Seat viewer)
{
    for (const Entry& entry : kEntries)
        if (game.id() == entry.game)
            return entry.text(match, viewer);
    const core::Standing standing = match.standing();
    return "== Turn " + std::to_string(standing.turn) + ", "
        + scoreText(standing.score, static_cast<std::size_t>(match.seatCount())) + '\n';
}

} // namespace app::cli
