#include "ui/table/hyperborea/hyper_pieces.h"

#include "core/hyperborea/table/prompt_ids.h"
#include "ui/text/seat_names.h"

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::hyperborea::SetView;
using core::hyperborea::TableView;
using core::hyperborea::TechnologyView;
using core::hyperborea::Verb;

namespace {

using Kind = HyperPiece::Kind;

/// Whether choosing that piece can mean this answer.
bool standsFor(const HyperPiece& piece, const ChoiceView& choice, const TableView& table)
{
    const int a = choice.choice.a;
    const bool own = piece.seat == table.prompt.seat;
    switch (core::hyperborea::verbOf(choice.choice)) {
    case Verb::Cube:
        return piece.kind == Kind::Cube && own && piece.id == a;
    case Verb::Row:
    case Verb::Develop:
    case Verb::DevelopOther:
    case Verb::DevelopWhole:
    case Verb::Upgrade:
        return piece.kind == Kind::Row && own && piece.id == a;
    case Verb::Take:
    case Verb::Change:
        return piece.kind == Kind::Offer && piece.id == a;
    case Verb::Space:
        return piece.kind == Kind::Set && own && piece.id == a;
    case Verb::Copy:
        return piece.kind == Kind::Set && !own && piece.id == a;
    case Verb::From:
    case Verb::Into:
        if (a == core::hyperborea::kUnusedArea || a == core::hyperborea::kAvailableArea)
            return own && piece.id == choice.choice.b
                && piece.kind == (a == core::hyperborea::kUnusedArea ? Kind::Unused : Kind::Cube);
        return piece.kind == Kind::Set && own && piece.id == a;
    case Verb::Draw:
    case Verb::Generate:
        return piece.kind == Kind::Bag && own;
    case Verb::Power:
        return piece.kind == Kind::RaceTile && own;
    case Verb::UseStored:
    case Verb::DropStored:
        return piece.kind == Kind::Token && own;
    case Verb::RowOf:
        return (piece.kind == Kind::Seat && piece.id == a)
            || (piece.kind == Kind::Row && core::indexOf(piece.seat) == a && piece.id == choice.choice.b);
    case Verb::Open:
    case Verb::Seat:
        return (piece.kind == Kind::Seat && piece.id == a) || (piece.kind == Kind::Hex && piece.id == table.from);
    default:
        return piece.kind == Kind::Hex && choice.kind == ChoiceView::Kind::Place && piece.id == choice.place;
    }
}

void addSets(std::vector<HyperPiece>& pieces, const TableView& table, Seat seat)
{
    for (const auto& base : seatOf(table, seat).base)
        for (const SetView& set : base.sets)
            pieces.push_back({ Kind::Set, set.id, seat });
    for (const TechnologyView& technology : seatOf(table, seat).technologies)
        pieces.push_back({ Kind::Set, technology.set.id, seat });
}

void addBoard(std::vector<HyperPiece>& pieces, const TableView& table, Seat seat)
{
    const auto& of = seatOf(table, seat);
    for (int i = 0; i < static_cast<int>(core::hyperborea::kColours); ++i)
        if (of.available[static_cast<std::size_t>(i)] > 0)
            pieces.push_back({ Kind::Cube, i, seat });
    for (int i = 0; i < static_cast<int>(core::hyperborea::kColours); ++i)
        if (of.unused[static_cast<std::size_t>(i)] > 0)
            pieces.push_back({ Kind::Unused, i, seat });
    pieces.push_back({ Kind::Bag, -1, seat });
    for (int i = 0; i < static_cast<int>(core::hyperborea::kRows); ++i)
        pieces.push_back({ Kind::Row, i, seat });
    if (!of.raceTile.empty())
        pieces.push_back({ Kind::RaceTile, -1, seat });
    if (!of.stored.empty())
        pieces.push_back({ Kind::Token, -1, seat });
    addSets(pieces, table, seat);
}

/// Without a piece it can be given by the bar alone.
bool needsHyperButton(const ChoiceView& choice)
{
    switch (core::hyperborea::verbOf(choice.choice)) {
    case Verb::Draw:
    case Verb::Generate:
    case Verb::Power:
    case Verb::UseStored:
    case Verb::DropStored:
    case Verb::RowOf:
    case Verb::Open:
    case Verb::Seat:
    case Verb::Copy:
        return true;
    default:
        return false;
    }
}

} // namespace

Seat nearSeatOf(const TableView& table)
{
    if (table.viewer != Seat::None)
        return table.viewer;
    return table.current == Seat::None ? Seat::First : table.current;
}

const core::hyperborea::SeatView& seatOf(const TableView& table, Seat seat)
{
    return table.seats[static_cast<std::size_t>(core::indexOf(seat))];
}

bool asksForAct(const TableView& table)
{
    return std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(), [](const ChoiceView& each) {
        const Verb verb = core::hyperborea::verbOf(each.choice);
        return verb == Verb::End || verb == Verb::Cube;
    });
}

const SetView* setIn(const TableView& table, Seat seat, int set)
{
    for (const auto& base : seatOf(table, seat).base)
        for (const SetView& each : base.sets)
            if (each.id == set)
                return &each;
    const TechnologyView* technology = technologyIn(table, seat, set);
    return technology == nullptr ? nullptr : &technology->set;
}

const TechnologyView* technologyIn(const TableView& table, Seat seat, int set)
{
    for (const TechnologyView& each : seatOf(table, seat).technologies)
        if (each.set.id == set)
            return &each;
    for (const auto& deck : table.open)
        for (const auto& card : deck)
            if (card && card->set.id == set)
                return &*card;
    return nullptr;
}

QString nameOf(const TableView& table, Seat seat)
{
    const auto index = static_cast<std::size_t>(core::indexOf(seat));
    return seat == Seat::None || index >= table.seats.size() ? QString() : shownName(table.seats[index].name);
}

HyperPieces hyperPiecesOf(const TableView& table, Seat board, bool asking)
{
    HyperPieces all;
    if (table.seats.empty())
        return all;
    // The others first, clockwise, and the viewer below them.
    const int count = static_cast<int>(table.seats.size());
    for (int i = 1; i <= count; ++i) {
        const int seat = (core::indexOf(nearSeatOf(table)) + i) % count;
        all.map.push_back({ Kind::Seat, seat, core::seatAt(seat) });
    }
    for (const auto& hex : table.hexes)
        all.map.push_back({ Kind::Hex, hex.id });
    for (const auto& deck : table.open)
        for (const auto& card : deck)
            all.offers.push_back({ Kind::Offer, card ? card->set.id : -1 });
    addBoard(all.board, table, board);

    for (const ChoiceView& choice : asking ? table.prompt.choices : std::vector<ChoiceView> {}) {
        bool placed = false;
        for (std::vector<HyperPiece>* pieces : { &all.map, &all.offers, &all.board })
            for (HyperPiece& piece : *pieces)
                if (standsFor(piece, choice, table)) {
                    piece.choices.push_back(choice);
                    placed = true;
                }
        if (!placed || needsHyperButton(choice))
            all.buttons.push_back(choice);
    }
    return all;
}

} // namespace ui
