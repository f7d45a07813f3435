#pragma once

#include "ui/table/starrealms/faces.h"
#include "ui/table/starrealms/layout.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>
#include <QPalette>

#include <optional>

namespace ui {

/// Paints the pieces of a table of Star Realms, and the grounds that they lie on.
class PiecePainter {
    Q_DECLARE_TR_FUNCTIONS(PiecePainter)

public:
    explicit PiecePainter(RealmFaces faces)
        : m_faces(std::move(faces))
    {
    }

    /// How a piece stands out beside what it is itself.
    struct Shown {
        bool hover = false;
        bool focus = false;
        bool target = false; ///< what is held can be dropped here
        bool pointed = false; ///< and is over it
    };

    void setTable(const core::starrealms::TableView& table) { m_table = &table; }
    void setPlayers(const QStringList& players) { m_players = players; }
    /// Figures that count in place of a seat's own; `slot` as RealmStage has it.
    void setFigure(int slot, core::Seat seat, double value) { m_figures[{ slot, static_cast<int>(seat) }] = value; }
    /// Colours such figures, as they have become more or less.
    void setChanged(int slot, bool more) { m_changed[slot] = more; }
    void clearFigures();
    const RealmFaces& faces() const { return m_faces; }

    void paintGround(QPainter& painter, const Rows& rows, const Colours& colours, const QFont& body) const;
    void paint(
        QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const;
    /// Where the figure of a seat's authority stands in its panel, and its hand.
    static QRectF scoreArea(const Piece& panel, const QFont& body);
    static QRectF handArea(const Piece& panel, const QFont& body);
    /// The pile itself, without its caption.
    static QRectF pileArea(const Piece& pile, const QFont& body);

private:
    void paintCard(
        QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const;
    void paintPanel(
        QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const;
    void paintPileOf(
        QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const;
    void paintPool(
        QPainter& painter, const Piece& piece, const Shown& shown, const Colours& colours, const QFont& body) const;
    int figureOf(int slot, const Piece& piece) const;
    QColor inkOf(int slot, const QColor& usual, const Colours& colours) const;
    QStringList panelWords(core::Seat seat) const;
    QString caption(const Piece& pile) const;

    RealmFaces m_faces;
    const core::starrealms::TableView* m_table = nullptr;
    QStringList m_players;
    QMap<std::pair<int, int>, double> m_figures;
    QMap<int, bool> m_changed;
};

} // namespace ui
