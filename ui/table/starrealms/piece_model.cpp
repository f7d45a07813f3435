#include "ui/table/starrealms/piece_model.h"

#include <algorithm>

namespace ui {

PieceModel::PieceModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void PieceModel::setPieces(std::vector<Piece> pieces)
{
    const auto same = [](const Piece& a, const Piece& b) { return a.isSame(b); };
    if (std::equal(pieces.begin(), pieces.end(), m_pieces.begin(), m_pieces.end(), same)) {
        m_pieces = std::move(pieces);
        if (!m_pieces.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_pieces = std::move(pieces);
    endResetModel();
}

int PieceModel::rowOf(Piece::Kind kind, core::Seat seat) const
{
    const auto found = std::find_if(m_pieces.begin(), m_pieces.end(),
        [kind, seat](const Piece& piece) { return piece.kind == kind && piece.seat == seat; });
    return found == m_pieces.end() ? -1 : static_cast<int>(found - m_pieces.begin());
}

int PieceModel::rowOfCard(int card) const
{
    const auto found = std::find_if(m_pieces.begin(), m_pieces.end(),
        [card](const Piece& piece) { return piece.isCard() && piece.card.id == card; });
    return card < 0 || found == m_pieces.end() ? -1 : static_cast<int>(found - m_pieces.begin());
}

int PieceModel::nextLegal(int row, int step) const
{
    const int count = rowCount();
    for (int i = 1; i <= count; ++i) {
        const int next = ((row + i * step) % count + count) % count;
        if (piece(next).isLegal() && !piece(next).area.isEmpty())
            return next;
    }
    return -1;
}

void PieceModel::setHinted(const core::Choice* choice)
{
    for (Piece& piece : m_pieces)
        piece.hinted = choice != nullptr
            && std::any_of(piece.choices.begin(), piece.choices.end(),
                [choice](const core::ChoiceView& each) { return each.choice == *choice; });
    if (!m_pieces.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void PieceModel::setAway(const QSet<int>& cards)
{
    m_away = cards;
    if (!m_pieces.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int PieceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pieces.size());
}

QVariant PieceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Piece& shown = piece(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(shown.card.name);
    case Qt::AccessibleTextRole:
        if (!shown.shown)
            return tr("Empty place");
        return shown.isLegal() ? tr("%1 (can be chosen)").arg(m_words ? m_words(shown) : QString())
            : m_words          ? m_words(shown)
                               : QString();
    case LegalRole:
        return shown.isLegal();
    case CardRole:
        return shown.card.id;
    default:
        return {};
    }
}

} // namespace ui
