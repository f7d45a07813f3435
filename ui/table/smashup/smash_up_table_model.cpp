#include "ui/table/smashup/smash_up_table_model.h"

#include "ui/models/pair_list_model.h"
#include "ui/text/joined.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ui {

using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::TableView;

namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

} // namespace

void SmashUpTableModel::setTable(TableView table, bool asking)
{
    const bool sameShape = table.bases.size() == m_table.bases.size() && table.seats.size() == m_table.seats.size()
        && table.viewer == m_table.viewer;
    if (!sameShape)
        beginResetModel();
    m_table = std::move(table);
    m_asking = asking;
    m_marks = asking ? Marks(m_table) : Marks();
    m_dropTargets = {};
    m_bars.clear();
    m_outcomes.clear();
    m_hintedCard = -1;
    m_hintedSlot = -1;
    if (sameShape)
        refresh();
    else
        endResetModel();
}

void SmashUpTableModel::refresh()
{
    if (m_table.bases.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void SmashUpTableModel::setDropTargets(const DropTargets& targets)
{
    m_dropTargets = targets;
    refresh();
}

void SmashUpTableModel::setHinted(int card, int slot)
{
    m_hintedCard = card;
    m_hintedSlot = slot;
    refresh();
}

const BaseView& SmashUpTableModel::base(int column) const
{
    return m_table.bases[static_cast<std::size_t>(column)];
}

Seat SmashUpTableModel::seatOfRow(int row) const
{
    const int seats = static_cast<int>(m_table.seats.size());
    if (row < 0 || row > seats || row == baseRow())
        return Seat::None;
    // The viewer sits nearest to the hand; the others above the bases, in turn order after the viewer.
    const int last = m_table.viewer == Seat::None ? seats - 1 : core::indexOf(m_table.viewer);
    return row > baseRow() ? core::seatAt(last) : core::seatAt((last + 1 + row) % seats);
}

int SmashUpTableModel::rowOfSeat(Seat seat) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (seat != Seat::None && seatOfRow(row) == seat)
            return row;
    return -1;
}

int SmashUpTableModel::columnOfSlot(int slot) const
{
    for (int column = 0; column < columnCount(); ++column)
        if (base(column).slot == slot)
            return column;
    return -1;
}

std::vector<const CardView*> SmashUpTableModel::cards(const QModelIndex& index) const
{
    std::vector<const CardView*> cards;
    if (!index.isValid())
        return cards;
    const BaseView& place = base(index.column());
    const Seat seat = seatOfRow(index.row());
    for (const CardView& card : seat == Seat::None ? place.actions : place.minions)
        if (seat == Seat::None || card.controller == seat)
            cards.push_back(&card);
    return cards;
}

bool SmashUpTableModel::isLegalCard(int card) const
{
    return m_dropTargets.empty() ? m_marks.hasCard(card) : m_dropTargets.cards.contains(card);
}

bool SmashUpTableModel::isLegalBase(int slot) const
{
    return m_dropTargets.empty() ? m_marks.hasBase(slot) : m_dropTargets.anywhere || m_dropTargets.bases.contains(slot);
}

bool SmashUpTableModel::isAskingCard(int card) const
{
    return m_asking && card >= 0 && card == m_table.prompt.sourceCard;
}

bool SmashUpTableModel::isAskingBase(int slot) const
{
    return m_asking && m_table.prompt.sourcePlace >= 0 && ui::slotOf(m_table, m_table.prompt.sourcePlace) == slot;
}

void SmashUpTableModel::setBars(const QHash<int, QString>& reasons)
{
    if (reasons == m_bars)
        return;
    m_bars = reasons;
    refresh();
}

void SmashUpTableModel::setOutcomes(const QHash<int, QList<OutcomePart>>& outcomes)
{
    if (std::exchange(m_outcomes, outcomes) != outcomes)
        refresh();
}

void SmashUpTableModel::setPicks(const QList<int>& cards)
{
    if (std::exchange(m_picks, cards) != cards)
        refresh();
}

int SmashUpTableModel::pickOf(int card) const
{
    int number = 0;
    for (const core::AboutView& each : m_asking ? m_table.prompt.about : std::vector<core::AboutView> {}) {
        number += each.card >= 0 && !each.elsewhere ? 1 : 0;
        if (card >= 0 && each.card == card)
            return number;
    }
    const auto picked = static_cast<int>(m_picks.indexOf(card));
    return m_asking && picked >= 0 ? number + picked + 1 : 0;
}

bool SmashUpTableModel::isPickedBase(int slot) const
{
    const auto& about = m_table.prompt.about;
    return m_asking && std::any_of(about.begin(), about.end(), [&](const core::AboutView& each) {
        return each.place >= 0 && ui::slotOf(m_table, each.place) == slot;
    });
}

bool SmashUpTableModel::alike(const CardView& a, const CardView& b) const
{
    return a.name == b.name && a.power == b.power && a.counters == b.counters && a.attachments.empty()
        && b.attachments.empty() && a.talentUsed == b.talentUsed && isLegalCard(a.id) == isLegalCard(b.id)
        && isHintedCard(a.id) == isHintedCard(b.id) && pickOf(a.id) == pickOf(b.id) && changeOf(a.id) == changeOf(b.id)
        && isAway(a.id) == isAway(b.id) && outcomeOf(a.id) == outcomeOf(b.id);
}

void SmashUpTableModel::setChanges(const QHash<int, Change>& changes)
{
    if (changes == m_changes)
        return;
    m_changes = changes;
    refresh();
}

void SmashUpTableModel::setAway(const QSet<int>& cards)
{
    m_away = cards;
    refresh();
}

int SmashUpTableModel::power(const QModelIndex& index) const
{
    const Seat seat = seatOfRow(index.row());
    const BaseView& place = base(index.column());
    return seat == Seat::None ? place.total : place.power[static_cast<std::size_t>(core::indexOf(seat))];
}

bool SmashUpTableModel::ignoresBase(const QModelIndex& index) const
{
    const Seat seat = seatOfRow(index.row());
    return seat != Seat::None && core::contains(base(index.column()).ignoredBy, seat);
}

int SmashUpTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_table.seats.empty() ? 0 : static_cast<int>(m_table.seats.size()) + 1;
}

int SmashUpTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.bases.size());
}

QVariant SmashUpTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BaseView& place = base(index.column());
    switch (role) {
    case Qt::DisplayRole: {
        if (index.row() == baseRow())
            return QString::fromStdString(place.name);
        QStringList words;
        for (const CardView* card : cards(index))
            words << QStringLiteral("%1 %2").arg(QString::fromStdString(card->name), QString::number(card->power));
        return words.join(QStringLiteral(", "));
    }
    case Qt::AccessibleTextRole:
        return index.row() == baseRow() ? baseText(place) : cellText(index);
    case LegalRole:
        return isLegalBase(place.slot);
    case TotalRole:
        return power(index);
    case SeatRole:
        return index.row() == baseRow() ? -1 : core::indexOf(seatOfRow(index.row()));
    case SlotRole:
        return place.slot;
    case BarRole:
        return barOf(place.slot);
    default:
        return {};
    }
}

QVariant SmashUpTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    if (orientation == Qt::Horizontal) {
        if (section < 0 || section >= columnCount())
            return {};
        return QString::fromStdString(base(section).name);
    }
    if (section < 0 || section >= rowCount())
        return {};
    if (section == baseRow())
        return role == Qt::DisplayRole ? tr("Turn %1").arg(m_table.turn) : phaseText();
    const Seat seat = seatOfRow(section);
    return role == Qt::DisplayRole ? shownName(m_table.seats[static_cast<std::size_t>(core::indexOf(seat))].name)
                                   : seatText(seat);
}

Qt::ItemFlags SmashUpTableModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled | Qt::ItemNeverHasChildren;
}

QString SmashUpTableModel::withChange(const QString& words, const Change& change)
{
    switch (change.kind) {
    case Change::Kind::Came:
        return tr("%1 (new)", "a card that came since the last choice").arg(words);
    case Change::Kind::Moved:
        return tr("%1 (moved here)", "a card, since the last choice").arg(words);
    case Change::Kind::More:
    case Change::Kind::Less:
        return tr("%1 (before: %2)", "a card with its power, and that at the last choice")
            .arg(words, QString::number(change.before));
    case Change::Kind::None:
        break;
    }
    return words;
}

QString SmashUpTableModel::withOutcome(const QString& words, int card) const
{
    const QString outcome = outcomeLine(outcomeOf(card));
    return outcome.isEmpty() ? words
                             : tr("%1 (then: %2)", "a card, and what choosing it would change").arg(words, outcome);
}

QString SmashUpTableModel::spokenCard(int card) const
{
    const CardView* known = findCard(m_table, card);
    return known == nullptr ? QString() : spoken(*known);
}

QString SmashUpTableModel::spoken(const CardView& card) const
{
    const QString name = QString::fromStdString(card.name);
    QString words = card.isMinion ? tr("%1 power %2").arg(name, QString::number(card.power)) : name;
    if (card.counters > 0)
        words = tr("%1 (+1 counters: %2)").arg(words, QString::number(card.counters));
    QStringList attached;
    for (const CardView& each : card.attachments)
        attached << withOutcome(withChange(QString::fromStdString(each.name), changeOf(each.id)), each.id);
    if (!attached.isEmpty())
        words = tr("%1 with %2").arg(words, joined(attached, tr("%1 and %2", "two cards")));
    words = withChange(words, changeOf(card.id));
    if (const int pick = pickOf(card.id); pick > 0)
        words = tr("%1 (picked as number %2)").arg(words, QString::number(pick));
    words = withOutcome(words, card.id);
    return isLegalCard(card.id) ? tr("%1 (can be chosen)").arg(words) : words;
}

QString SmashUpTableModel::placeText(Seat seat, int place) const
{
    const QString name = shownName(m_table.seats[static_cast<std::size_t>(core::indexOf(seat))].name);
    return place == 0 ? tr("%1 first").arg(name) : place == 1 ? tr("%1 second").arg(name) : tr("%1 third").arg(name);
}

QString SmashUpTableModel::baseText(const BaseView& place) const
{
    QStringList parts;
    parts << tr("%1, base: power %2 of %3")
                 .arg(withChange(QString::fromStdString(place.name), changeOf(place.id)), QString::number(place.total),
                     QString::number(place.breakpoint));
    parts << tr("worth %1, %2 and %3 VP")
                 .arg(QString::number(place.vp[0]), QString::number(place.vp[1]), QString::number(place.vp[2]));
    QStringList standing;
    for (int rank = 0; rank < 3; ++rank)
        for (std::size_t i = 0; i < m_table.seats.size(); ++i)
            if (place.place[i] == rank)
                standing << placeText(core::seatAt(static_cast<int>(i)), rank);
    if (!standing.isEmpty())
        parts << standing.join(QStringLiteral(", "));
    if (!place.actions.empty()) {
        QStringList names;
        for (const CardView& action : place.actions)
            names << spoken(action);
        parts << tr("with %1").arg(names.join(QStringLiteral(", ")));
    }
    if (place.scoring)
        parts << tr("being scored");
    if (const auto& scoring = m_table.scoring; place.scoring && scoring)
        for (std::size_t i = 0; i < m_table.seats.size(); ++i)
            if (scoring->gained[i] != 0)
                parts << tr("%1 gained %2 VP here")
                             .arg(shownName(m_table.seats[i].name), QString::number(scoring->gained[i]));
    if (place.cancelled)
        parts << tr("its ability is cancelled");
    if (!place.text.empty())
        parts << QString::fromStdString(place.text);
    if (isLegalBase(place.slot))
        parts << tr("can be chosen");
    return parts.join(QStringLiteral("; "));
}

QString SmashUpTableModel::cellText(const QModelIndex& index) const
{
    const BaseView& place = base(index.column());
    const Seat seat = seatOfRow(index.row());
    QStringList words;
    for (const CardView* card : cards(index))
        words << spoken(*card);
    QStringList parts;
    parts << tr("%1, %2: %3; total %4")
                 .arg(QString::fromStdString(place.name),
                     shownName(m_table.seats[static_cast<std::size_t>(core::indexOf(seat))].name),
                     words.isEmpty() ? tr("no minions") : words.join(QStringLiteral(", ")),
                     QString::number(power(index)));
    if (core::contains(place.ignoredBy, seat))
        parts << tr("may ignore the base");
    if (isLegalBase(place.slot))
        parts << tr("the base can be chosen");
    if (isBarred(place.slot))
        parts << barOf(place.slot);
    return parts.join(QStringLiteral("; "));
}

QString SmashUpTableModel::seatText(Seat seat) const
{
    const auto& info = m_table.seats[static_cast<std::size_t>(core::indexOf(seat))];
    QStringList parts;
    parts << tr("%1: %2 VP, hand %3, deck %4, discard pile %5")
                 .arg(shownName(info.name), QString::number(info.vp), QString::number(info.handSize),
                     QString::number(info.deckSize), QString::number(info.discard.size()));
    if (m_table.madnessDeck >= 0)
        parts << tr("Madness cards %1, which would cost %2 VP now")
                     .arg(QString::number(info.madness), QString::number(info.madness / 2));
    if (!info.factions.empty())
        parts << tr("plays %1").arg(factionsText(info.factions));
    if (const QString player = m_players.value(core::indexOf(seat)); !player.isEmpty())
        parts << player;
    if (!info.hand.empty() && seat != m_table.viewer) {
        QStringList cards;
        for (const auto& card : info.hand)
            cards << QString::fromStdString(card.name);
        parts << tr("holds %1", "the cards of an open hand").arg(cards.join(QStringLiteral(", ")));
    }
    if (info.barred)
        parts << tr("can play no actions this turn");
    if (info.barredNext)
        parts << tr("can play no actions in their next turn");
    if (seat == m_table.current)
        parts << tr("has the turn");
    return parts.join(QStringLiteral(", "));
}

QString SmashUpTableModel::phaseText() const
{
    QStringList parts;
    parts << tr("Turn %1, base deck %2").arg(QString::number(m_table.turn), QString::number(m_table.baseDeckSize));
    if (m_table.madnessDeck >= 0)
        parts << tr("Madness deck %1").arg(m_table.madnessDeck);
    return parts.join(QStringLiteral(", "));
}

QString describeCard(const CardView& card)
{
    const QString kind = QString::fromStdString(card.kind);
    QStringList parts { QString::fromStdString(card.name) };
    if (!card.isMinion)
        parts << kind;
    else if (card.power == card.printedPower)
        parts << CardWords::tr("%1 power %2", "a kind of card").arg(kind, QString::number(card.power));
    else
        parts << CardWords::tr("%1 power %2 (printed %3)", "a kind of card")
                     .arg(kind, QString::number(card.power), QString::number(card.printedPower));
    if (card.counters > 0)
        parts << CardWords::tr("+1 power counters: %1").arg(card.counters);
    if (!card.named.empty())
        parts << CardWords::tr("names %1").arg(QString::fromStdString(card.named));
    QString text = parts.join(QStringLiteral(", "));
    if (!card.text.empty())
        text += QStringLiteral(". ") + QString::fromStdString(card.text);
    for (const CardView& attached : card.attachments)
        text += QStringLiteral(" + ") + QString::fromStdString(attached.name);
    return text;
}

} // namespace ui
