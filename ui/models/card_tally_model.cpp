#include "ui/models/card_tally_model.h"

#include "ui/text/card_names.h"
#include "ui/text/statistics_words.h"

#include <QLocale>

#include <algorithm>

namespace ui {

void CardTallyModel::show(std::vector<core::NamedCard> cards, FactionFaces faces, bool shares, bool acquisitions)
{
    beginResetModel();
    m_cards = std::move(cards);
    m_faces = std::move(faces);
    m_shares = shares;
    m_acquisitions = acquisitions;
    endResetModel();
}

int CardTallyModel::rowOf(const std::string& card) const
{
    const auto found = std::find_if(
        m_cards.begin(), m_cards.end(), [&](const core::NamedCard& each) { return each.tally.card == card; });
    return found == m_cards.end() ? -1 : static_cast<int>(found - m_cards.begin());
}

int CardTallyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

int CardTallyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_acquisitions ? ColumnCount : AcquiredColumn;
}

bool CardTallyModel::isShare(int column)
{
    return column == WonPlayedColumn || column == WonNotColumn || column == WonAcquiredColumn;
}

const core::Tally* CardTallyModel::tallyOf(const core::CardTally& card, int column)
{
    switch (column) {
    case SeenColumn:
        return &card.seen;
    case DrawnColumn:
        return &card.drawn;
    case PlayedColumn:
    case WonPlayedColumn:
        return &card.played;
    case AtOnceColumn:
        return &card.atOnce;
    case StrandedColumn:
        return &card.stranded;
    case WonNotColumn:
        return &card.notPlayed;
    case AcquiredColumn:
    case WonAcquiredColumn:
        return &card.acquired;
    case RemovedColumn:
        return &card.removed;
    default:
        return nullptr;
    }
}

QVariant CardTallyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::NamedCard& card = cardAt(index.row());
    const core::Tally* const tally = tallyOf(card.tally, index.column());
    const bool share = isShare(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return words(card, index.column());
    case Qt::AccessibleTextRole:
        return spoken(card, index.column());
    case Qt::ToolTipRole:
        return share && m_shares && tally->played > 0 ? QVariant(spoken(card, index.column())) : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>((tally == nullptr ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole:
        if (tally == nullptr)
            return shownCard(card.tally.card);
        // What was never so lies below all that was.
        return !share ? QVariant(tally->played) : QVariant(tally->played == 0 ? -1.0 : tally->share().mean);
    case TallyRole:
        return share && m_shares && tally->played > 0 ? QVariant::fromValue(*tally) : QVariant();
    case CardRole:
        return QString::fromStdString(card.tally.card);
    case FactionRole:
        return QString::fromStdString(card.faction);
    case EmblemRole:
        return m_faces.of(card.faction).emblem;
    case ColourRole:
        return m_faces.of(card.faction).colour;
    default:
        return {};
    }
}

QVariant CardTallyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == CardColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const bool brief = role == Qt::DisplayRole;
    if (!brief && role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case CardColumn:
        return brief ? tr("Card") : QVariant();
    case SeenColumn:
        return brief ? tr("Seen", "a card, in so many matches") : tr("Matches in which whoever brought it saw it");
    case DrawnColumn:
        return brief ? tr("Drawn") : tr("Matches in which it was in hand");
    case PlayedColumn:
        return brief ? tr("Played") : tr("Matches in which it was played");
    case AtOnceColumn:
        return brief ? tr("At once")
                     : tr("Matches in which it was played before the first own turn after it was drawn was over");
    case StrandedColumn:
        return brief ? tr("Stranded") : tr("Matches at whose end it was in hand");
    case WonPlayedColumn:
        return brief ? tr("Won when played") : tr("Share of the matches won in which it was played");
    case WonNotColumn:
        return brief ? tr("When not") : tr("Share of the matches won in which it was drawn and not played");
    case AcquiredColumn:
        return brief ? tr("Acquired", "a card, in so many matches") : tr("Matches in which it was acquired");
    case RemovedColumn:
        return brief ? tr("Removed", "a card, in so many matches") : tr("Matches in which it left the match for good");
    case WonAcquiredColumn:
        return brief ? tr("Won when acquired") : tr("Share of the matches won in which it was acquired");
    default:
        return {};
    }
}

QString CardTallyModel::words(const core::NamedCard& card, int column) const
{
    const core::Tally* const tally = tallyOf(card.tally, column);
    if (tally == nullptr)
        return shownCard(card.tally.card);
    if (!isShare(column))
        return QLocale().toString(tally->played);
    if (tally->played == 0)
        return QStringLiteral("–");
    return m_shares ? QLocale().toString(100 * tally->share().mean, 'f', 0) : wonOfText(*tally);
}

QString CardTallyModel::spoken(const core::NamedCard& card, int column) const
{
    const core::Tally* const tally = tallyOf(card.tally, column);
    if (tally == nullptr)
        return card.faction.empty()
            ? shownCard(card.tally.card)
            : tr("%1 of %2", "a card of a faction").arg(shownCard(card.tally.card), shownCard(card.faction));
    if (!isShare(column))
        return tr("%n match(es)", nullptr, tally->played);
    if (tally->played == 0)
        return tr("none");
    return m_shares
        ? tr("%1 won. %2", "\"44 of 74\", then what that says").arg(wonOfText(*tally), shareSentence(*tally))
        : tr("%1 won", "\"44 of 74\"").arg(wonOfText(*tally));
}

} // namespace ui
