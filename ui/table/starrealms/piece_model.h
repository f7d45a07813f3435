#pragma once

#include "ui/table/starrealms/piece.h"

#include <QAbstractListModel>
#include <QSet>

#include <functional>

namespace ui {

/// The pieces that a view of the table shows, each with its words for who has it read out.
class PieceModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { LegalRole = Qt::UserRole, CardRole };

    explicit PieceModel(QObject* parent);

    /// What is said of a piece; asked for each time.
    void setWords(std::function<QString(const Piece& piece)> words) { m_words = std::move(words); }
    void setPieces(std::vector<Piece> pieces);
    /// Areas that have changed are no news for anybody.
    std::vector<Piece>& placed() { return m_pieces; }
    const std::vector<Piece>& pieces() const { return m_pieces; }
    const Piece& piece(int row) const { return m_pieces[static_cast<std::size_t>(row)]; }
    int rowOf(Piece::Kind kind, core::Seat seat) const;
    int rowOfCard(int card) const;
    /// The next row after `row` that can be chosen; -1 where there is none.
    int nextLegal(int row, int step) const;
    void setHinted(const core::Choice* choice);
    void setAway(const QSet<int>& cards);
    bool isAway(const Piece& piece) const { return piece.isCard() && m_away.contains(piece.card.id); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Piece> m_pieces;
    QSet<int> m_away;
    std::function<QString(const Piece& piece)> m_words;
};

} // namespace ui
