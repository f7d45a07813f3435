#pragma once

#include "ui/table/hyperborea/hyper_piece.h"

#include <QAbstractListModel>
#include <QStringList>

#include <functional>

namespace ui {

/// The pieces that a view of the table shows, each with its words for who has it read out.
class HyperPieceModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { LegalRole = Qt::UserRole, NameRole };

    explicit HyperPieceModel(QObject* parent);

    /// What is said of a piece; asked for each time.
    void setWords(std::function<QString(const HyperPiece& piece)> words) { m_words = std::move(words); }
    /// What a hex is called in a match.
    void setNames(const QStringList& hexes) { m_names = hexes; }
    void setPieces(std::vector<HyperPiece> pieces);
    /// Areas that have changed are no news for anybody.
    std::vector<HyperPiece>& placed() { return m_pieces; }
    const std::vector<HyperPiece>& pieces() const { return m_pieces; }
    const HyperPiece& piece(int row) const { return m_pieces[static_cast<std::size_t>(row)]; }
    /// -1 where there is none.
    int rowOf(HyperPiece::Kind kind, int id) const;
    /// The next row after `row` that can be chosen; -1 where there is none.
    int nextLegal(int row, int step) const;
    void setHinted(const core::Choice* choice);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<HyperPiece> m_pieces;
    std::function<QString(const HyperPiece& piece)> m_words;
    QStringList m_names;
};

} // namespace ui
