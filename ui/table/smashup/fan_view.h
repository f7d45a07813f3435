#pragma once

#include "ui/painting/card_face.h"
#include "ui/table/smashup/faction_looks.h"
#include "ui/table/smashup/hand_model.h"

#include <QHash>
#include <QListView>
#include <QSet>
#include <QVariantAnimation>

namespace ui {

class FeedbackSettings;

/// Cards held in a shallow fan: each is turned a little more the further it lies from the middle, they cover each other
/// where they do not all fit side by side, and the one that is looked at stands straight, higher and in front. Left and
/// Right walk, Enter or a click chooses, Escape steps back; a card that may be chosen can be dragged where the model
/// allows. In the flat form, for trays, nothing is turned. Compact cards lie as lines beside and below each other.
class FanView final : public QListView {
    Q_OBJECT

public:
    enum class Shape { Fan, Flat };

    FanView(HandModel& model, FactionLooks looks, Shape shape, QWidget* parent);

    /// Short cards show no text; `percent` makes all cards smaller, but lines.
    void setCards(CardForm form, int percent = 100);
    CardForm form() const { return m_form; }
    /// The height that cards of this form need here, with the room for the one that is lifted.
    int heightFor(CardForm form, int percent) const;
    /// The width at which no card covers another; likewise for other cards than those of now.
    int wishedWidth() const;
    int widthFor(CardForm form, int percent) const;
    /// Marks every card that may be chosen, not only the others as those that may not.
    void setRings(bool rings);
    /// How fast a card is lifted and put back; null lifts it at once.
    void setFeedback(const FeedbackSettings* feedback) { m_feedback = feedback; }
    /// How far the card is lifted now, from 0 to 1.
    double liftOf(int row) const;
    /// Cards that are on their way and not painted here.
    void setAway(const QSet<int>& cards);

    /// To the first card that may be chosen; false where there is none.
    bool goToLegal();
    bool goToHinted(); ///< false where no card here is
    /// The card upright where it lies, lifted or not.
    QRectF cardRect(int row) const;
    /// Where it is written on a card that would do nothing now that it would, before the card is turned.
    QRectF idleTagRect(int row) const;
    CardFace face(int row) const;

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& position) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardChosen(int card);
    void looked(int card);
    /// By the mouse or a key, after looked().
    void pointed();
    void left(); ///< the mouse
    void backAsked();
    /// The drag of a card has begun; nothing any more for -1.
    void dragging(int card);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void startDrag(Qt::DropActions actions) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    struct Pose {
        QRectF area; ///< upright
        double turn = 0; ///< degrees about its middle
        bool lifted = false;
    };
    Pose poseOf(int row) const { return poseOf(row, isUp(row)); }
    Pose poseOf(int row, bool up) const;
    /// Cards that are lines: how many stand in a row, and how large each is.
    struct Grid {
        int columns = 1;
        QSizeF card;
    };
    Grid grid() const;
    Pose linePose(int row) const;
    bool inLines() const { return isCompact(m_form); }
    Pose shownPose(int row) const;
    std::pair<QRectF, QFont> idleTag(int row, const Pose& pose) const;
    double seenOf(int row, const Pose& pose) const;
    bool isUp(int row) const;
    void rise();
    int lifted() const;
    void look(int row);
    FaceState stateOf(int row) const;
    QPixmap heldPicture(int row) const;
    void paintOne(QPainter& painter, int row) const;

    HandModel& m_model;
    FactionLooks m_looks;
    Shape m_shape;
    CardForm m_form = CardForm::Hand;
    int m_percent = 100;
    bool m_rings = false;
    QSet<int> m_away;
    int m_hovered = -1;
    int m_dragged = -1;
    int m_pressed = -1;
    QPoint m_pressedAt;
    const FeedbackSettings* m_feedback = nullptr;
    QVariantAnimation m_rise; ///< from 0 to 1 while cards go up or down
    QHash<int, double> m_liftedFrom; ///< by card, when that began
    QSet<int> m_up; ///< cards that are up at its end
};

} // namespace ui
