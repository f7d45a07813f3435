#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/faction_looks.h"
#include "ui/table/stage.h"

#include <QHeaderView>

#include <map>
#include <optional>

namespace ui {

class SmashUpTableModel;

/// The boxes at the left of the table: one a player with name, factions, points, hand, deck and discard pile, and the
/// turn in the row of the bases. A click on a player asks for the discard pile; where a player is to be chosen it
/// chooses the player, unless it is on that pile. Then the boxes have the keyboard, too: arrows walk them, Enter
/// chooses.
class RowHeader final : public QHeaderView {
    Q_OBJECT

public:
    RowHeader(const SmashUpTableModel& model, FactionLooks looks, QWidget* parent);

    /// With text of that size.
    static int widthFor(const QFont& body);
    QSize sizeHint() const override;
    static int leastHeight(const QFont& body);
    /// From which on the piles lie in the player's box.
    static int wholeHeight(const QFont& body);

    /// Where a part of the player's box is, in the coordinates of the viewport; empty where a low box does not show it.
    QRectF areaOf(core::Seat seat, Spot::Kind kind) const;
    QRectF baseDeckArea() const;
    /// The lines that tell how many bases lie in the deck and how many have scored; null where there is no room.
    QRectF baseDeckLine() const;
    QRectF scoredLine() const;
    /// The whole box of a row.
    QRectF sectionArea(int row) const;
    /// Points that count up or down in place of a player's own.
    void setScore(core::Seat seat, double points) { m_scores[seat] = points; }
    void clearScores() { m_scores.clear(); }
    /// Tells of this table in the place of the model's own until release().
    void hold(const core::smashup::TableView& table) { m_held = table; }
    void release() { m_held.reset(); }
    /// The players that may be chosen now.
    void setAsked(const std::vector<core::Seat>& seats);

Q_SIGNALS:
    void discardAsked(int row);
    void seatChosen(core::Seat seat);
    /// One that may be chosen is under the mouse or has the keyboard; none of them any more.
    void seatPointed(core::Seat seat);
    void backAsked();
    /// The keyboard is to go on from here, or back.
    void tabbed(bool next);

protected:
    void paintSection(QPainter* painter, const QRect& area, int row) const override;
    bool viewportEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Parts;
    struct TurnLine;
    const core::smashup::TableView& table() const;
    Parts partsOf(int row, const QRectF& area) const;
    std::vector<TurnLine> turnLines(const QRectF& frame) const;
    QRectF turnLineArea(std::size_t line) const;
    void paintTurn(QPainter& painter, const QRectF& frame) const;
    void paintSeat(QPainter& painter, int row, const QRectF& frame) const;
    QRectF paintPlays(QPainter& painter, const QRectF& area) const;
    void paintOpenHand(QPainter& painter, const QRectF& area, core::Seat seat) const;
    void paintPiles(QPainter& painter, const Parts& parts, core::Seat seat) const;
    QString nameOf(core::Seat seat) const;
    QStringList remarksOn(core::Seat seat) const;
    bool mayChoose(core::Seat seat) const;
    core::Seat seatAt(const QPoint& position) const;
    void setCurrent(core::Seat seat);

    const SmashUpTableModel& m_model;
    FactionLooks m_looks;
    std::map<core::Seat, double> m_scores;
    std::optional<core::smashup::TableView> m_held;
    std::vector<core::Seat> m_asked; ///< from the top
    core::Seat m_current = core::Seat::None; ///< of those, where the keyboard is
    core::Seat m_hovered = core::Seat::None; ///< of those
    QPoint m_released { -1, -1 };
};

} // namespace ui
