#include "ui/widgets/card_grid.h"

#include "ui/painting/card_face.h"
#include "ui/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ui {

namespace {

constexpr double kMargin = 6; ///< pixels of the mock-ups

class GridDelegate final : public QStyledItemDelegate {
public:
    GridDelegate(CardGrid::FaceAt faceAt, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_faceAt(std::move(faceAt))
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const double margin = 2.0 * scaled(option.font, kMargin);
        return (cardSize(CardForm::Hand, option.font) + QSizeF(margin, margin)).toSize();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const double margin = scaled(option.font, kMargin);
        FaceState state;
        state.focus = option.state.testFlag(QStyle::State_HasFocus);
        CardFace face = m_faceAt(index.row());
        face.marks.clear(); // they are in the text
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        // From the middle, where a card stands in a wider place.
        QRectF area({}, cardSize(CardForm::Hand, option.font));
        area.moveTopLeft(QPointF(option.rect.topLeft()) + QPointF(margin, margin));
        paintCard(*painter, area, face, CardForm::Hand, state, coloursOf(option.palette), option.font);
        painter->restore();
    }

private:
    CardGrid::FaceAt m_faceAt;
};

} // namespace

CardGrid::CardGrid(QAbstractItemModel& model, FaceAt faceAt, QWidget* parent)
    : QListView(parent)
{
    setModel(&model);
    setItemDelegate(new GridDelegate(std::move(faceAt), this));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setDragDropMode(NoDragDrop);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (index.isValid())
            Q_EMIT rowChosen(index.row());
    });
}

QSize CardGrid::minimumSizeHint() const
{
    return { scaled(font(), 120), scaled(font(), 120) };
}

void CardGrid::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (currentIndex().isValid())
            Q_EMIT rowChosen(currentIndex().row());
        event->accept();
        return;
    case Qt::Key_Escape:
        Q_EMIT backAsked();
        event->accept();
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void CardGrid::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        scheduleDelayedItemsLayout();
}

} // namespace ui
