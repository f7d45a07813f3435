#include "ui/table/starrealms/pieces.h"

#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/table/state.h"
#include "ui/text/seat_names.h"

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::starrealms::CardView;
using core::starrealms::kBoss;
using core::starrealms::TableView;
using core::starrealms::Verb;

namespace {

bool isBase(const CardView& card)
{
    return card.defense > 0;
}

Piece cardPiece(Piece::Kind kind, Seat seat, const CardView& card)
{
    Piece piece { kind, seat, card };
    piece.shown = !card.name.empty();
    return piece;
}

Piece pile(Piece::Kind kind, Seat seat, int count, const std::vector<CardView>* open = nullptr)
{
    Piece piece { kind, seat, {}, count };
    if (open != nullptr && !open->empty())
        piece.card = open->front();
    return piece;
}

/// Bases first, as they stay; then the ships, each in the order they came.
void addInPlay(std::vector<Piece>& pieces, Seat seat, const std::vector<CardView>& cards)
{
    for (const bool bases : { true, false })
        for (const CardView& card : cards)
            if (isBase(card) == bases)
                pieces.push_back(cardPiece(Piece::Kind::InPlay, seat, card));
}

void addSeat(std::vector<Piece>& pieces, const TableView& table, Seat seat)
{
    const auto& of = table.seats[static_cast<std::size_t>(core::indexOf(seat))];
    pieces.push_back({ Piece::Kind::Seat, seat, {}, of.authority });
    pieces.push_back(pile(Piece::Kind::Deck, seat, of.deckSize, &of.deckTop));
    pieces.push_back(pile(Piece::Kind::Discard, seat, static_cast<int>(of.discard.size()), &of.discard));
    addInPlay(pieces, seat, of.inPlay);
}

void addBoss(std::vector<Piece>& pieces, const core::starrealms::BossView& boss)
{
    pieces.push_back({ Piece::Kind::Boss, kBoss, {}, boss.authority });
    if (!boss.deck.empty())
        pieces.push_back(pile(Piece::Kind::Deck, kBoss, static_cast<int>(boss.deck.size()), &boss.deck));
    if (!boss.discard.empty())
        pieces.push_back(pile(Piece::Kind::Discard, kBoss, static_cast<int>(boss.discard.size()), &boss.discard));
    if (boss.pile > 0)
        pieces.push_back(pile(Piece::Kind::BossPile, kBoss, boss.pile));
    addInPlay(pieces, kBoss, boss.inPlay);
    for (const std::vector<CardView>& tentacle : boss.tentacles)
        for (const CardView& card : tentacle)
            pieces.push_back(cardPiece(Piece::Kind::Tentacle, kBoss, card));
}

/// Whether choosing that piece can mean this answer.
bool means(const Piece& piece, const ChoiceView& choice)
{
    const Verb verb = core::starrealms::verbOf(choice.choice);
    const Seat named = core::seatAt(choice.choice.a);
    switch (verb) {
    case Verb::Attack:
    case Verb::AttackPart:
        return (piece.kind == Piece::Kind::Seat || piece.kind == Piece::Kind::Boss) && piece.seat == named;
    case Verb::GiveTrade:
    case Verb::GiveCombat:
    case Verb::HandOver:
    case Verb::Seat:
        return piece.kind == Piece::Kind::Seat && piece.seat == named;
    case Verb::Mulligan:
        return piece.kind == Piece::Kind::TradeDeck;
    default:
        return choice.kind == ChoiceView::Kind::Card && piece.isCard() && piece.card.id == choice.card;
    }
}

/// What stands for a button, too, as it is done to no card.
bool needsButton(const ChoiceView& choice)
{
    return choice.kind != ChoiceView::Kind::Card;
}

Piece elsewherePiece(const ChoiceView& choice)
{
    CardView card;
    card.id = choice.card;
    card.name = choice.elsewhere->name;
    card.faction = choice.elsewhere->group;
    card.kind = choice.elsewhere->type;
    card.cost = choice.elsewhere->figure("cost").value_or(0);
    card.defense = choice.elsewhere->figure("defense").value_or(0);
    card.text = choice.elsewhere->text;
    Piece piece = cardPiece(Piece::Kind::Elsewhere, choice.pileOf, card);
    piece.choices = { choice };
    return piece;
}

} // namespace

Seat nearSeat(const TableView& table)
{
    return table.viewer == Seat::None ? Seat::First : table.viewer;
}

bool isMate(const TableView& table, Seat seat)
{
    const Seat near = nearSeat(table);
    return seat != near && core::indexOf(seat) < static_cast<int>(table.seats.size())
        && core::contains(table.seats[static_cast<std::size_t>(core::indexOf(near))].side, seat);
}

bool hasTheWord(const TableView& table, Seat seat)
{
    return seat == table.current && !table.seats[static_cast<std::size_t>(core::indexOf(seat))].ended
        && std::count_if(table.seats.begin(), table.seats.end(),
               [](const core::starrealms::SeatView& each) { return each.onTurn; })
        > 1;
}

std::vector<Seat> farSeats(const TableView& table)
{
    std::vector<Seat> seats;
    const int count = static_cast<int>(table.seats.size());
    for (int i = 1; i < count; ++i)
        seats.push_back(core::seatAt((core::indexOf(nearSeat(table)) + i) % count));
    std::stable_partition(seats.begin(), seats.end(), [&table](Seat seat) { return isMate(table, seat); });
    return seats;
}

bool isMainPhase(const TableView& table)
{
    return std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(),
        [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::End; });
}

const CardView* cardIn(const TableView& table, int card)
{
    if (card < 0)
        return nullptr;
    const CardView* found = nullptr;
    const auto look = [&found, card](const std::vector<CardView>& cards) {
        for (const CardView& each : cards)
            if (each.id == card && !each.name.empty())
                found = &each;
    };
    for (const auto& seat : table.seats)
        for (const auto* cards : { &seat.inPlay, &seat.discard, &seat.known, &seat.deckTop })
            look(*cards);
    if (table.boss) {
        for (const auto* cards : { &table.boss->inPlay, &table.boss->deck, &table.boss->discard })
            look(*cards);
        for (const auto& cards : table.boss->tentacles)
            look(cards);
    }
    look(table.row);
    look(table.heap);
    return found;
}

QString nameOf(const TableView& table, Seat seat)
{
    if (seat == kBoss)
        return table.boss ? QString::fromStdString(table.boss->name) : QString();
    const auto index = static_cast<std::size_t>(core::indexOf(seat));
    return seat == Seat::None || index >= table.seats.size() ? QString() : shownName(table.seats[index].name);
}

Pieces piecesOf(const TableView& table, bool asking)
{
    Pieces all;
    if (table.seats.empty())
        return all;
    const Seat near = nearSeat(table);
    for (const Seat seat : farSeats(table))
        addSeat(all.table, table, seat);
    if (table.boss)
        addBoss(all.table, *table.boss);
    all.table.push_back(pile(Piece::Kind::TradeDeck, Seat::None, table.tradeDeck));
    all.table.push_back(pile(Piece::Kind::Heap, Seat::None, static_cast<int>(table.heap.size()), &table.heap));
    for (const CardView& card : table.row)
        all.table.push_back(cardPiece(Piece::Kind::Row, Seat::None, card));
    if (table.explorers > 0 && !table.explorer.name.empty()) {
        all.table.push_back(cardPiece(Piece::Kind::Row, Seat::None, table.explorer));
        all.table.back().count = table.explorers;
    }
    addSeat(all.table, table, near);
    const auto& own = table.seats[static_cast<std::size_t>(core::indexOf(near))];
    all.table.push_back({ Piece::Kind::Trade, near, {}, own.trade });
    all.table.push_back({ Piece::Kind::Combat, near, {}, own.combat });
    for (const CardView& card : table.viewer == Seat::None ? std::vector<CardView> {} : own.known)
        all.hand.push_back(cardPiece(Piece::Kind::Hand, near, card));

    for (const ChoiceView& choice : asking ? table.prompt.choices : std::vector<ChoiceView> {}) {
        if (choice.elsewhere) {
            all.elsewhere.push_back(elsewherePiece(choice));
            continue;
        }
        bool placed = false;
        for (std::vector<Piece>* pieces : { &all.table, &all.hand })
            for (Piece& piece : *pieces)
                if (means(piece, choice)) {
                    piece.choices.push_back(choice);
                    placed = true;
                }
        if (!placed || needsButton(choice))
            all.buttons.push_back(choice);
    }
    for (std::vector<Piece>* pieces : { &all.table, &all.hand, &all.elsewhere })
        for (Piece& piece : *pieces) {
            piece.idle = asking && piece.kind != Piece::Kind::InPlay && piece.isCard() && !piece.isLegal();
            piece.asks = asking && piece.isCard() && piece.card.id == table.prompt.sourceCard;
        }
    return all;
}

} // namespace ui
