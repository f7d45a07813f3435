#pragma once

#include "core/hyperborea/words/view.h"
#include "ui/table/hyperborea/hyper_layout.h"

#include <QCoreApplication>
#include <QFont>
#include <QHash>
#include <QSet>
#include <QStringList>

class QPainter;

namespace ui {

struct Colours;

/// The figures of a seat that count on the table, as Figure::slot numbers them; its points are the usual -1.
enum class HyperFigure : int { Gems = 0 };

/// Paints the pieces of a table of Hyperborea and what lies under them.
class HyperPainter {
    Q_DECLARE_TR_FUNCTIONS(HyperPainter)

public:
    struct Shown {
        bool hover = false;
        bool focus = false;
        bool target = false; ///< what is held may be dropped on it
        bool pointed = false; ///< and is over it
        int cost = 0; ///< of going there with what is held
    };

    void setTable(const core::hyperborea::TableView& table) { m_table = table; }
    void setPlayers(const QStringList& players) { m_players = players; }
    void setBoard(core::Seat seat) { m_board = seat; }
    /// Sets that such a cube would complete are lit; -1 for none.
    bool setLit(int colour);
    void setFigure(int slot, core::Seat seat, double value) { m_figures.insert({ slot, core::indexOf(seat) }, value); }
    void clearFigures() { m_figures.clear(); }
    /// Miniatures that are on their way to a hex are not painted there: so many of a seat, by Spot numbers.
    void setAway(const QSet<int>& pieces) { m_away = pieces; }
    bool isAway(int spot) const { return m_away.contains(spot); }

    void paintGround(QPainter& painter, const HyperRoom& room, const Colours& colours, const QFont& body) const;
    void paint(QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours,
        const QFont& body) const;

private:
    void paintSeat(QPainter&, const HyperPiece&, const Shown&, const Colours&, const QFont&) const;
    void paintSeatRings(QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours,
        const QFont& body) const;
    void paintHex(QPainter&, const HyperPiece&, const Shown&, const Colours&, const QFont&) const;
    void paintSites(QPainter&, const HyperPiece&, const core::hyperborea::HexView&, const Colours&, const QFont&) const;
    void paintOpen(QPainter&, const HyperPiece&, const core::hyperborea::HexView&, const Colours&, const QFont&) const;
    void paintSet(QPainter&, const HyperPiece&, const Shown&, const Colours&, const QFont&) const;
    void paintSpaces(
        QPainter&, const HyperPiece&, const core::hyperborea::SetView&, const Colours&, const QFont&) const;
    void paintRow(QPainter&, const HyperPiece&, const Shown&, const Colours&, const QFont&) const;
    void paintCubes(QPainter&, const HyperPiece&, const Shown&, const Colours&, const QFont&) const;
    void paintStrip(QPainter&, const HyperPiece&, const Shown&, const Colours&, const QFont&) const;
    double figure(int slot, int seat, double usual) const { return m_figures.value({ slot, seat }, usual); }

    core::hyperborea::TableView m_table;
    QStringList m_players;
    core::Seat m_board = core::Seat::First;
    int m_lit = -1;
    QHash<std::pair<int, int>, double> m_figures;
    QSet<int> m_away;
};

} // namespace ui
