#include "ui/table/smashup/outcome_words.h"

#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/marks.h"
#include "ui/text/ordinals.h"
#include "ui/text/seat_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {

using core::Seat;
using core::smashup::EventKind;
using core::smashup::TableView;

namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(ui::OutcomeWords)
};

QString inOneLine(const QStringList& parts)
{
    QString line = parts.value(0);
    for (const QString& each : parts.mid(1))
        line = OutcomeWords::tr("%1, %2", "what a drop changes, and what follows").arg(line, each);
    return line;
}

/// What is asked then, in the width of a card.
QString askedInShort(const Consequence& at)
{
    switch (at.asksFor) {
    case AskedFor::Minion:
        return OutcomeWords::tr("then a minion", "is to be chosen, in the width of a card");
    case AskedFor::Card:
        return OutcomeWords::tr("then a card", "is to be chosen, in the width of a card");
    case AskedFor::Base:
        return OutcomeWords::tr("then a base", "is to be chosen, in the width of a card");
    case AskedFor::Player:
        return OutcomeWords::tr("then a player", "is to be chosen, in the width of a card");
    case AskedFor::Other:
        break;
    }
    return OutcomeWords::tr("then a choice");
}

QString askedInFull(const Consequence& at)
{
    switch (at.asksFor) {
    case AskedFor::Minion:
        return at.asksHere ? OutcomeWords::tr("then choose a minion here") : OutcomeWords::tr("then choose a minion");
    case AskedFor::Card:
        return at.asksHere ? OutcomeWords::tr("then choose a card here") : OutcomeWords::tr("then choose a card");
    case AskedFor::Base:
        return OutcomeWords::tr("then choose a base");
    case AskedFor::Player:
        return OutcomeWords::tr("then choose a player");
    case AskedFor::Other:
        break;
    }
    return OutcomeWords::tr("then a choice");
}

/// What follows of a choice beside power, but for what is asked then.
QStringList whatFollows(const Consequence& at, Seat viewer)
{
    QStringList more;
    if (const int points = at.gainedAtOnce[static_cast<std::size_t>(core::indexOf(viewer))]; points != 0)
        more << OutcomeWords::tr("%1 VP at once").arg(signedNumber(points));
    if (at.leaves)
        more << OutcomeWords::tr("it does not stay");
    if (at.drawn > 0)
        more << OutcomeWords::tr("you draw %n card(s)", nullptr, at.drawn);
    if (at.moreMinions > 0)
        more << OutcomeWords::tr("then %n more minion(s)", nullptr, at.moreMinions);
    else if (at.moreActions > 0)
        more << OutcomeWords::tr("then %n more action(s)", nullptr, at.moreActions);
    return more;
}

QString departure(const CardConsequence& card)
{
    switch (card.how.value_or(EventKind::MatchEnded)) {
    case EventKind::Destroyed:
        return OutcomeWords::tr("destroyed", "what happens to a card");
    case EventKind::Returned:
        return OutcomeWords::tr("to hand", "where a card goes");
    case EventKind::ToDeckBottom:
    case EventKind::ToDeckTop:
        return OutcomeWords::tr("to deck", "where a card goes");
    case EventKind::Discarded:
        return OutcomeWords::tr("discarded", "what happens to a card");
    default:
        return OutcomeWords::tr("leaves play", "what happens to a card");
    }
}

QString nameOfBase(const TableView& table, int slot)
{
    const auto found = std::find_if(table.bases.begin(), table.bases.end(),
        [slot](const core::smashup::BaseView& base) { return base.slot == slot; });
    return found == table.bases.end() ? QString() : QString::fromStdString(found->name);
}

OutcomeSign signOf(int now, int then)
{
    return then > now ? OutcomeSign::More : OutcomeSign::Less;
}

QList<OutcomePart> partsOf(const CardConsequence& card, const TableView& table)
{
    QList<OutcomePart> parts;
    if (card.leaves)
        parts.append({ OutcomeSign::Leaves, departure(card), departure(card) });
    if (card.movesTo >= 0) {
        const QString moves = OutcomeWords::tr("moves", "what happens to a card");
        const QString base = nameOfBase(table, card.movesTo);
        parts.append({ OutcomeSign::Moves, moves,
            base.isEmpty() ? moves : OutcomeWords::tr("moves to %1", "what happens to a card").arg(base) });
    }
    if (card.changesSides) {
        const QString sides = OutcomeWords::tr("changes sides", "what happens to a card");
        parts.append({ OutcomeSign::ChangesSides, sides, sides });
    }
    if (card.power != card.powerNow) {
        const QString power = OutcomeWords::tr("power %1 \u2192 %2", "of a card, now and then")
                                  .arg(QString::number(card.powerNow), QString::number(card.power));
        parts.append({ signOf(card.powerNow, card.power), power, power });
    }
    if (card.bearsMore) {
        const QString stays = OutcomeWords::tr("stays on it", "the held card, on a card");
        parts.append({ OutcomeSign::Bears, stays, stays });
    }
    return parts;
}

/// What becomes of the card that is chosen.
QList<OutcomePart> partsOfCard(const Consequence& at, const TableView& table)
{
    return at.certain && at.onCard ? partsOf(*at.onCard, table) : QList<OutcomePart>();
}

} // namespace

QList<OutcomePart> outcomeParts(const Consequence& at, const TableView& table)
{
    if (table.viewer == Seat::None || !at.certain || !at.known)
        return {};
    QList<OutcomePart> parts = partsOfCard(at, table);
    if (at.total != at.totalNow) {
        const QString change = OutcomeWords::tr("%1 \u2192 %2", "power at a base, now and then")
                                   .arg(QString::number(at.totalNow), QString::number(at.total));
        parts.append({ signOf(at.totalNow, at.total), change,
            OutcomeWords::tr("base %1", "its power, now and then").arg(change) });
    }
    for (const QString& each : whatFollows(at, table.viewer))
        parts.append({ OutcomeSign::Goes, each, each });
    if (!at.asks.empty())
        parts.append({ OutcomeSign::Goes, askedInShort(at), askedInFull(at) });
    return parts;
}

QString outcomeLine(const QList<OutcomePart>& parts)
{
    QStringList said;
    for (const OutcomePart& each : parts)
        said << each.said;
    return inOneLine(said);
}

QString becomesLine(const Consequence& at, const TableView& table)
{
    return outcomeLine(partsOfCard(at, table));
}

QString answerLine(const AnswerOutcome& of, const TableView& table)
{
    QStringList parts;
    for (const auto& [card, change] : of.cards)
        if (const core::smashup::CardView* known = findCard(table, card))
            parts << OutcomeWords::tr("%1: %2", "a card, and what becomes of it")
                         .arg(QString::fromStdString(known->name), outcomeLine(partsOf(change, table)));
    for (const Consequence& each : of.elsewhere)
        parts << OutcomeWords::tr("%1 %2 \u2192 %3", "a base, and its power now and then")
                     .arg(nameOfBase(table, each.slot), QString::number(each.totalNow), QString::number(each.total));
    for (std::size_t i = 0; i < table.seats.size(); ++i)
        if (of.gained[i] != 0)
            parts << OutcomeWords::tr("%1: %2 VP at once", "a seat")
                         .arg(shownName(table.seats[i].name), signedNumber(of.gained[i]));
    for (std::size_t i = 0; i < table.seats.size(); ++i)
        if (of.madness[i] != 0)
            parts << OutcomeWords::tr("%1: %2 Madness", "a seat, and how many such cards more or less")
                         .arg(shownName(table.seats[i].name), signedNumber(of.madness[i]));
    if (of.drawn > 0)
        parts << OutcomeWords::tr("you draw %n card(s)", nullptr, of.drawn);
    return inOneLine(parts);
}

QString consequenceLine(const Consequence& at, const TableView& table)
{
    if (table.viewer == Seat::None || !at.known)
        return {};
    const auto own = static_cast<std::size_t>(core::indexOf(table.viewer));
    QString line;
    if (at.power[own] == at.powerNow[own] && at.total == at.totalNow)
        line = OutcomeWords::tr("power stays %1").arg(at.total);
    else if (at.power[own] == at.powerNow[own])
        line = OutcomeWords::tr("%1 \u2192 %2 of %3")
                   .arg(QString::number(at.totalNow), QString::number(at.total), QString::number(at.breakpoint));
    else if (at.place[own] >= 0 && at.place[own] < 3)
        line = OutcomeWords::tr("you %1 \u2192 %2: %3, %4 VP", "power, then place")
                   .arg(QString::number(at.powerNow[own]), QString::number(at.power[own]), ordinal(at.place[own] + 1),
                       QString::number(at.points(table.viewer)));
    else
        line = OutcomeWords::tr("you %1 \u2192 %2", "power")
                   .arg(QString::number(at.powerNow[own]), QString::number(at.power[own]));
    QStringList parts = QStringList { line } + whatFollows(at, table.viewer);
    if (!at.asks.empty())
        parts << askedInShort(at);
    return inOneLine(parts);
}

} // namespace ui
