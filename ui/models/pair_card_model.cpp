#include "ui/models/pair_card_model.h"

#include "ui/text/card_names.h"

#include <algorithm>
#include <limits>

namespace ui {

namespace {

/// By its main figure; a card without one lies below all that have one.
int rank(const core::CardInfo& card)
{
    return card.mainFigure() != nullptr ? card.mainFigure()->values.front() : std::numeric_limits<int>::min();
}

} // namespace

PairCardModel::PairCardModel(const core::Game& game, QObject* parent)
    : QAbstractTableModel(parent)
{
    readGame(game);
}

void PairCardModel::readGame(const core::Game& game)
{
    m_all.clear();
    for (const core::CardInfo& card : game.cards())
        if (!card.isPlace())
            m_all.push_back(card);
    for (const core::FactionInfo& faction : game.factions()) {
        const QString name = QString::fromStdString(faction.name);
        m_emblems.insert(name, QString::fromStdString(faction.emblem));
        m_colours.insert(name, QColor(QString::fromStdString(faction.colour)));
    }
    fill();
}

void PairCardModel::setFactions(const QStringList& factions, const QString& set)
{
    if (factions == m_factions && set == m_set)
        return;
    m_factions = factions;
    m_set = set;
    fill();
}

void PairCardModel::fill()
{
    beginResetModel();
    m_rows.clear();
    for (const QString& faction : m_factions)
        for (const core::CardInfo& card : m_all)
            if (QString::fromStdString(card.group) == faction && QString::fromStdString(card.set) == m_set)
                m_rows.push_back(card);
    // Faction by faction as they were chosen, those with a figure first, the greatest first, as a player reads a hand.
    const auto place = [&](const core::CardInfo& card) {
        return std::pair(m_factions.indexOf(QString::fromStdString(card.group)), -static_cast<qint64>(rank(card)));
    };
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
    endResetModel();
}

int PairCardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PairCardModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PairCardModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::CardInfo& card = m_rows[static_cast<std::size_t>(index.row())];
    const QString faction = QString::fromStdString(card.group);
    switch (role) {
    case Qt::DisplayRole:
        return display(card, index.column());
    case Qt::AccessibleTextRole:
        return spoken(card, index.column());
    case Qt::ToolTipRole:
        return index.column() == CardColumn ? QVariant(tr("%1 of %2").arg(shownCard(card.name), shownCard(card.group)))
                                            : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == FigureColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole:
        return sortValue(card, index.column());
    case SearchRole: {
        QString all = QString::fromStdString(card.name + ' ' + card.kind + ' ' + card.text);
        all += QLatin1Char(' ') + shownCard(card.name) + QLatin1Char(' ') + shownCard(card.group);
        for (const std::string& more : card.tags)
            all += QLatin1Char(' ') + QString::fromStdString(more);
        for (const std::string& more : card.otherNames)
            all += QLatin1Char(' ') + QString::fromStdString(more);
        for (const core::Figure& figure : card.figures)
            all += QLatin1Char(' ') + QString::fromStdString(figure.title()) + QLatin1Char(' ')
                + QString::number(figure.values.front());
        return QString(all + QLatin1Char(' ') + faction).toLower();
    }
    case FigureRole:
        return card.mainFigure() != nullptr;
    case CopiesRole:
        return card.copies;
    case EmblemRole:
        return m_emblems.value(faction);
    case ColourRole:
        return m_colours.value(faction);
    default:
        return {};
    }
}

QVariant PairCardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == FigureColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CardColumn:
        return tr("Card");
    case KindColumn:
        return tr("Kind");
    case FigureColumn:
        return figureTitle();
    case TextColumn:
        return tr("What it does");
    default:
        return {};
    }
}

/// What the main figure of these cards is called: that of the first card which has one.
QString PairCardModel::figureTitle() const
{
    const auto found = std::find_if(
        m_all.begin(), m_all.end(), [](const core::CardInfo& card) { return card.mainFigure() != nullptr; });
    QString title = found == m_all.end() ? QString() : QString::fromStdString(found->mainFigure()->title());
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

int PairCardModel::cardCount() const
{
    int count = 0;
    for (const core::CardInfo& card : m_rows)
        count += card.copies;
    return count;
}

QVariant PairCardModel::display(const core::CardInfo& card, int column) const
{
    switch (column) {
    case CardColumn:
        return shownCard(card.name);
    case KindColumn:
        return QString::fromStdString(card.kind);
    case FigureColumn:
        return card.mainFigure() != nullptr ? QString::number(card.mainFigure()->values.front()) : QString();
    case TextColumn:
        return QString::fromStdString(card.text);
    default:
        return {};
    }
}

QVariant PairCardModel::sortValue(const core::CardInfo& card, int column) const
{
    return column == FigureColumn ? QVariant(rank(card)) : display(card, column);
}

QString PairCardModel::spoken(const core::CardInfo& card, int column) const
{
    const QString name = shownCard(card.name);
    if (column == CardColumn)
        return tr("%1, %n copy(ies)", nullptr, card.copies).arg(name);
    const QString text = display(card, column).toString();
    if (column == FigureColumn && !text.isEmpty())
        return QString::fromStdString(card.mainFigure()->title()) + QLatin1Char(' ') + text;
    return text.isEmpty() ? tr("nothing") : text;
}

} // namespace ui
