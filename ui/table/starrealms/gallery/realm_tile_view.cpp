#include "ui/table/starrealms/gallery/realm_tile_view.h"

#include "ui/painting/realm_card_face.h"
#include "ui/table/starrealms/gallery/realm_card_filter.h"
#include "ui/table/starrealms/gallery/realm_card_model.h"
#include "ui/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ui {

namespace {

constexpr double kTileMargin = 7; ///< around a card, for its ring, in pixels of the mock-ups

class RealmTileDelegate final : public QStyledItemDelegate {
public:
    RealmTileDelegate(RealmCardModel* cards, RealmCardFilter* filter, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_cards(cards)
        , m_filter(filter)
    {
    }

    void setWidth(int width) { m_width = width; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const QSizeF card = cardSize(RealmForm::Tile, option.font);
        const int margin = scaled(option.font, kTileMargin);
        const int columns = std::max(1, m_width / (static_cast<int>(card.width()) + 2 * margin));
        const int width = m_width / columns;
        // A card is as wide as its column, but not much wider than it is meant to be.
        const double wide = std::min(width - 2.0 * margin, card.width() * 1.25);
        return { width, static_cast<int>(card.height() * wide / card.width()) + 2 * margin };
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int margin = scaled(option.font, kTileMargin);
        const QSizeF nominal = nominalSize(RealmForm::Tile);
        const double height = option.rect.height() - 2.0 * margin;
        const double width = height * nominal.width() / nominal.height();
        const QRectF area(
            option.rect.left() + (option.rect.width() - width) / 2, option.rect.top() + margin, width, height);
        FaceState state;
        state.focus = static_cast<const QAbstractItemView*>(option.widget)->currentIndex() == index;
        state.hover = option.state.testFlag(QStyle::State_MouseOver);
        paintRealmCard(*painter, area, m_cards->face(m_filter->mapToSource(index).row()), RealmForm::Tile, state,
            coloursOf(option.palette), option.font);
    }

private:
    RealmCardModel* m_cards;
    RealmCardFilter* m_filter;
    int m_width = 600;
};

} // namespace

RealmTileView::RealmTileView(RealmCardModel* cards, RealmCardFilter* filter, QWidget* parent)
    : QListView(parent)
    , m_filter(filter)
{
    setModel(filter);
    setItemDelegate(new RealmTileDelegate(cards, filter, this));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setMovement(Static);
    setSpacing(0);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    connect(filter, &QAbstractItemModel::rowsInserted, this, &RealmTileView::keepCurrent);
    connect(filter, &QAbstractItemModel::rowsRemoved, this, &RealmTileView::keepCurrent);
    connect(filter, &QAbstractItemModel::modelReset, this, &RealmTileView::keepCurrent);
    keepCurrent();
}

QSize RealmTileView::minimumSizeHint() const
{
    return { scaled(font(), 170), scaled(font(), 200) };
}

void RealmTileView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    viewport()->update();
    if (current.isValid()) {
        m_last = m_filter->mapToSource(current).row();
        Q_EMIT cardShown(m_last);
    }
}

/// The card that was shown stays so as long as it is among those that are; else the first one is.
void RealmTileView::keepCurrent()
{
    const QModelIndex last
        = m_last < 0 ? QModelIndex() : m_filter->mapFromSource(m_filter->sourceModel()->index(m_last, 0));
    const QModelIndex wanted = last.isValid() ? last : m_filter->index(0, 0);
    if (!wanted.isValid())
        Q_EMIT cardShown(-1);
    else if (wanted != currentIndex())
        setCurrentIndex(wanted);
    else if (m_filter->mapToSource(wanted).row() != m_last || m_filter->rowCount() > 0)
        currentChanged(wanted, wanted);
}

void RealmTileView::resizeEvent(QResizeEvent* event)
{
    fitTiles();
    QListView::resizeEvent(event);
}

void RealmTileView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitTiles();
}

void RealmTileView::fitTiles()
{
    // The scroll bar's room is kept free whether it shows or not: else its coming and going would move the tiles.
    static_cast<RealmTileDelegate*>(itemDelegate())->setWidth(width() - scaled(font(), 13));
    scheduleDelayedItemsLayout();
}

} // namespace ui
