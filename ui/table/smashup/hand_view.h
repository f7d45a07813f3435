#pragma once

#include "ui/table/smashup/card_painting.h"
#include "ui/table/smashup/faction_looks.h"
#include "ui/table/smashup/hand_model.h"

#include <QListView>
#include <QPointer>
#include <QStyledItemDelegate>

namespace ui {

class CardPeek;

/// Paints card faces.
class HandDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    HandDelegate(const HandModel& model, FactionLooks looks, QObject* parent);

    void setCardSize(const QSize& size) { m_cardSize = size; }
    /// One size for all cards. A text that is too long for it ends in dots, a name gets smaller.
    void setFaceSizes(const FaceSizes& sizes) { m_faceSizes = sizes; }
    const FaceSizes& faceSizes() const { return m_faceSizes; }
    QSize cardSize() const { return m_cardSize; }
    const FactionLooks& looks() const { return m_looks; }
    /// Room around a card, for its frames and for the step a picked card takes upwards.
    static int margin(const QFont& body);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const HandModel& m_model;
    FactionLooks m_looks;
    QSize m_cardSize { 134, 182 };
    FaceSizes m_faceSizes;
};

/// A row of card faces. Left and Right walk, Enter or a click chooses, Escape steps back; a card that may be chosen can
/// be dragged where the model allows. A card that is too narrow for its text is held up while it is looked at.
class HandView final : public QListView {
    Q_OBJECT

public:
    HandView(HandModel& model, const FactionLooks& looks, QWidget* parent);

    /// To the first card that may be chosen; false where there is none.
    bool goToLegal();
    /// In several rows, as high as it needs; for piles.
    void setGrid();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardChosen(int card);
    void looked(int card);
    void backAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void startDrag(Qt::DropActions actions) override;

private:
    void fitCards();
    void fitWords(const QSize& card);
    void look(const QModelIndex& index);
    void peek(const QModelIndex& index);
    void endPeek();

    HandModel& m_model;
    HandDelegate* m_delegate;
    bool m_grid = false;
    QPointer<CardPeek> m_peek; ///< made when it is first needed; its window may go first
    int m_pressed = -1;
    QPoint m_pressedAt;
};

} // namespace ui
