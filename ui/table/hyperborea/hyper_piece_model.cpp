#include "ui/table/hyperborea/hyper_piece_model.h"

#include <algorithm>

namespace ui {

HyperPieceModel::HyperPieceModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

void HyperPieceModel::setPieces(std::vector<HyperPiece> pieces)
{
    const auto same = [](const HyperPiece& a, const HyperPiece& b) { return a.isSame(b); };
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

int HyperPieceModel::rowOf(HyperPiece::Kind kind, int id) const
{
    const auto found = std::find_if(m_pieces.begin(), m_pieces.end(),
        [&](const HyperPiece& piece) { return piece.kind == kind && piece.id == id; });
    return found == m_pieces.end() ? -1 : static_cast<int>(found - m_pieces.begin());
}

int HyperPieceModel::nextLegal(int row, int step) const
{
    const int count = rowCount();
    for (int i = 1; i <= count; ++i) {
        const int next = ((row + i * step) % count + count) % count;
        if (piece(next).isLegal() && !piece(next).area.isEmpty())
            return next;
    }
    return -1;
}

void HyperPieceModel::setHinted(const core::Choice* choice)
{
    for (HyperPiece& piece : m_pieces)
        piece.hinted = choice != nullptr
            && std::any_of(piece.choices.begin(), piece.choices.end(),
                [choice](const core::ChoiceView& each) { return each.choice == *choice; });
    if (!m_pieces.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int HyperPieceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pieces.size());
}

QVariant HyperPieceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HyperPiece& shown = piece(index.row());
    const QString words = m_words ? m_words(shown) : QString();
    switch (role) {
    case Qt::DisplayRole:
        return words;
    case Qt::AccessibleTextRole:
        return shown.isLegal() ? tr("%1 (can be chosen)").arg(words) : words;
    case LegalRole:
        return shown.isLegal();
    case NameRole:
        return shown.kind == HyperPiece::Kind::Hex ? m_names.value(shown.id) : QString();
    default:
        return {};
    }
}

} // namespace ui
