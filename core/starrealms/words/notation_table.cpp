#include "core/starrealms/words/notation.h"
#include "core/starrealms/words/notation_names.h"
#include "core/starrealms/words/view.h"

// The table in lines of text.

namespace core::starrealms {

namespace {

using language::Between;
using language::Saying;

Saying names(const std::vector<CardView>& cards)
{
    std::vector<Saying> words;
    for (const CardView& each : cards)
        if (!each.name.empty())
            words.emplace_back(each.copies.empty() ? each.name : each.name + " = " + each.copies);
    return Saying::list(Between::Comma, words);
}

void addSeat(const SeatView& seat, std::vector<TableLine>& lines)
{
    lines.push_back({ say(Say::TableSeat,
                          { Saying::person(seat.name), seat.authority, seat.handSize, seat.deckSize,
                              static_cast<int>(seat.discard.size()) })
                          .words(),
        0 });
    if (seat.out)
        lines.push_back({ say(Say::TableOut).words(), 1 });
    if (seat.trade != 0 || seat.combat != 0)
        lines.push_back({ say(Say::TablePools, { seat.trade, seat.combat }).words(), 1 });
    if (!seat.inPlay.empty())
        lines.push_back({ say(Say::TableInPlay, { names(seat.inPlay) }).words(), 1 });
    if (!seat.known.empty())
        lines.push_back({ say(Say::TableHand, { names(seat.known) }).words(), 1 });
}

void addBoss(const BossView& boss, std::vector<TableLine>& lines)
{
    lines.push_back(
        { say(boss.hasAuthority ? Say::TableBoss : Say::TableBossOnly, { boss.name, boss.authority }).words(), 0 });
    const auto add = [&](Say what, int number) {
        if (number != 0)
            lines.push_back({ say(what, { number }).words(), 1 });
    };
    const auto list = [&](Say what, const std::vector<CardView>& cards) {
        if (!cards.empty())
            lines.push_back({ say(what, { names(cards) }).words(), 1 });
    };
    add(Say::TableGrace, boss.grace);
    add(Say::TableBossCount, boss.count);
    add(Say::TableBossPile, boss.pile);
    list(Say::TableInPlay, boss.inPlay);
    list(Say::TableBossDeck, boss.deck);
    list(Say::TableBossDiscard, boss.discard);
    for (const std::vector<CardView>& tentacle : boss.tentacles)
        if (!tentacle.empty())
            lines.push_back({ say(Say::TableTentacle, { tentacle.front().faction, names(tentacle) }).words(), 1 });
}

} // namespace

std::vector<TableLine> StarRealmsNotation::table(const Match& match, Seat viewer) const
{
    const StarRealmsMatch& m = asStarRealms(match);
    const TableView view = viewFor(match, viewer);
    std::vector<TableLine> lines;
    lines.push_back({ say(Say::TableTurn, { personAt(m, view.current), view.turn }).words(), 0 });
    lines.push_back({ say(Say::TableRow, { names(view.row), view.tradeDeck, view.explorers }).words(), 0 });
    if (view.boss)
        addBoss(*view.boss, lines);
    for (const SeatView& seat : view.seats)
        addSeat(seat, lines);
    return lines;
}

} // namespace core::starrealms
