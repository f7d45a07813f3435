#include "ui/table/starrealms/piece_words.h"

#include "core/starrealms/table/state.h"
#include "ui/text/joined.h"

#include <QStringList>

namespace ui {

using core::Seat;
using core::starrealms::CardView;
using core::starrealms::kBoss;
using core::starrealms::TableView;

QString PieceWords::kindOf(const CardView& card)
{
    QStringList parts;
    if (!card.faction.empty())
        parts << QString::fromStdString(card.faction);
    parts << (card.kind == "outpost" ? tr("outpost") : card.kind == "base" ? tr("base") : tr("ship"));
    if (card.cost > 0)
        parts << tr("cost %1").arg(card.cost);
    if (card.defense > 0)
        parts << tr("defense %1").arg(card.defense);
    return parts.join(QStringLiteral(", "));
}

QString PieceWords::ofCard(const CardView& card)
{
    QString words = tr("%1: %2.", "a card, and what it is").arg(QString::fromStdString(card.name), kindOf(card));
    if (!card.copies.empty())
        words += QLatin1Char(' ') + tr("A copy of %1.").arg(QString::fromStdString(card.copies));
    if (!card.text.empty())
        words += QLatin1Char(' ') + QString::fromStdString(card.text);
    return words;
}

QStringList PieceWords::panel(const Piece& piece, const TableView& table)
{
    const QString who = nameOf(table, piece.seat);
    QStringList parts;
    if (piece.kind == Piece::Kind::Boss) {
        const core::starrealms::BossView& boss = *table.boss;
        if (boss.hasAuthority)
            parts << tr("%1: %n authority", "a player", boss.authority).arg(who);
        if (boss.grace > 0)
            parts << tr("waits %n more turn(s)", nullptr, boss.grace);
        if (boss.count > 0)
            parts << tr("assimilation count %1").arg(boss.count);
        if (boss.pile > 0)
            parts << tr("%n card(s) face down before %1", nullptr, boss.pile).arg(who);
        if (boss.guarded)
            parts << tr("guarded by an outpost");
        return parts;
    }
    const auto& of = table.seats[static_cast<std::size_t>(core::indexOf(piece.seat))];
    if (of.out)
        return { tr("out of the match") };
    parts << tr("%1: %n authority", "a player", of.authority).arg(who)
          << tr("%n card(s) in hand", nullptr, of.handSize);
    if (of.onTurn)
        parts << (hasTheWord(table, piece.seat) ? tr("has the turn, and acts now") : tr("has the turn"));
    if (of.ended)
        parts << tr("is done with it");
    if (isMate(table, piece.seat))
        parts << tr("on your side");
    if (of.leader)
        parts << tr("leads its side");
    if (of.guarded)
        parts << tr("guarded by an outpost");
    if (of.owes > 0)
        parts << tr("discards %n card(s) when its turn begins", nullptr, of.owes);
    if (piece.seat != table.viewer && (of.trade > 0 || of.combat > 0))
        parts << tr("%1 trade and %2 combat").arg(QString::number(of.trade), QString::number(of.combat));
    return parts;
}

QString PieceWords::of(const Piece& piece, const TableView& table)
{
    const QString who = nameOf(table, piece.seat);
    const bool own = piece.seat == table.viewer;
    switch (piece.kind) {
    case Piece::Kind::Seat: {
        const auto& of = table.seats[static_cast<std::size_t>(core::indexOf(piece.seat))];
        if (of.out)
            return tr("%1: out of the match").arg(who);
        return panel(piece, table).join(QStringLiteral(", "));
    }
    case Piece::Kind::Boss: {
        QStringList parts = panel(piece, table);
        if (!table.boss->hasAuthority)
            parts.prepend(who);
        return parts.join(QStringLiteral(", "));
    }
    case Piece::Kind::Deck:
        return own ? tr("Your deck: %n card(s)", nullptr, piece.count)
                   : tr("Deck of %1: %n card(s)", nullptr, piece.count).arg(who);
    case Piece::Kind::Discard: {
        const QString pile = own ? tr("Your discard pile: %n card(s)", nullptr, piece.count)
                                 : tr("Discard pile of %1: %n card(s)", nullptr, piece.count).arg(who);
        return piece.count == 0
            ? pile
            : tr("%1, on top %2", "a pile, and a card").arg(pile, QString::fromStdString(piece.card.name));
    }
    case Piece::Kind::BossPile:
        return tr("%n card(s) face down before %1", nullptr, piece.count).arg(who);
    case Piece::Kind::TradeDeck:
        return tr("Trade deck: %n card(s)", nullptr, piece.count);
    case Piece::Kind::Heap:
        return tr("Scrap heap: %n card(s)", nullptr, piece.count);
    case Piece::Kind::Trade:
        return tr("Trade: %1").arg(piece.count);
    case Piece::Kind::Combat:
        return tr("Combat: %1").arg(piece.count);
    case Piece::Kind::Tentacle:
        return tr("%1 %2", "a card, and in which tentacle").arg(ofCard(piece.card), tr("In a tentacle."));
    case Piece::Kind::Row:
        return piece.count > 0 ? tr("%1 %2", "a card, and how many there are")
                                     .arg(ofCard(piece.card), tr("%n left.", "cards", piece.count))
                               : ofCard(piece.card);
    case Piece::Kind::InPlay:
        return own ? ofCard(piece.card) : tr("%1 In play for %2.", "a card").arg(ofCard(piece.card), who);
    case Piece::Kind::Hand:
    case Piece::Kind::Elsewhere:
        return ofCard(piece.card);
    }
    return {};
}

QString PieceWords::comesTo(const AnswerForecast& forecast)
{
    if (!forecast.known)
        return {};
    QStringList parts;
    const auto figure = [](int value) { return (value > 0 ? QStringLiteral("+%1") : QStringLiteral("%1")).arg(value); };
    if (forecast.trade != 0)
        parts << tr("%1 trade").arg(figure(forecast.trade));
    if (forecast.combat != 0)
        parts << tr("%1 combat").arg(figure(forecast.combat));
    if (forecast.authority != 0)
        parts << tr("%1 authority").arg(figure(forecast.authority));
    if (forecast.drawn > 0)
        parts << tr("%n card(s) drawn", nullptr, forecast.drawn);
    for (const std::string& base : forecast.destroyed)
        parts << tr("%1 is destroyed").arg(QString::fromStdString(base));
    return parts.join(QStringLiteral(", "));
}

QString PieceWords::harm(const AnswerForecast& forecast)
{
    QStringList names;
    for (const std::string& base : forecast.harmed)
        names << QString::fromStdString(base);
    if (names.isEmpty())
        return {};
    return tr("This destroys your own %1, and nothing is asked before.")
        .arg(joined(names, tr("%1 and %2", "two bases")));
}

QString PieceWords::attack(const AttackForecast& forecast, const TableView& table)
{
    const QString who = nameOf(table, forecast.target);
    if (!forecast.reached)
        return tr("%n combat does not reach %1.", nullptr, forecast.left).arg(who);
    return tr("%1: %2 → %3", "a player, and the authority before and after")
        .arg(who, QString::number(forecast.before), QString::number(forecast.after));
}

QString PieceWords::pile(const core::ChoiceView& choice, const TableView& table)
{
    if (choice.pile != "discard")
        return tr("Cards to choose from");
    return choice.pileOf == table.viewer ? tr("From your discard pile")
                                         : tr("From the discard pile of %1").arg(nameOf(table, choice.pileOf));
}

QString PieceWords::format(const TableView& table)
{
    if (table.boss)
        return tr("Challenge: %1").arg(QString::fromStdString(table.boss->name));
    const QString name = table.format == "free-for-all" ? tr("Free-for-All")
        : table.format == "hunter"                      ? tr("Hunter")
        : table.format == "first-blood"                 ? tr("First Blood")
        : table.format == "hydra"                       ? tr("Hydra")
        : table.format == "emperor"                     ? tr("Emperor")
        : table.format == "raid"                        ? tr("Raid")
                                                        : tr("Standard");
    return table.provisional ? tr("%1 (provisional)", "a format that rests on one source").arg(name) : name;
}

} // namespace ui
