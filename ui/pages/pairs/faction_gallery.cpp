#include "ui/pages/pairs/faction_gallery.h"

#include "ui/delegates/faction_tile_delegate.h"
#include "ui/language.h"
#include "ui/models/faction_list_model.h"
#include "ui/theme.h"

#include <QEvent>
#include <QKeyEvent>

namespace ui {

FactionGallery::FactionGallery(FactionListModel* model, QWidget* parent)
    : QListView(parent)
    , m_delegate(new FactionTileDelegate(this))
{
    inEachLanguage(this, [this] {
        setAccessibleName(tr("Factions"));
        setAccessibleDescription(tr("Enter or Space puts a faction into the pair or takes it out."));
    });
    setModel(model);
    setItemDelegate(m_delegate);
    setViewMode(ListMode);
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setMovement(Static);
    setSpacing(0);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QAbstractItemView::clicked, this, &FactionGallery::choose);
}

void FactionGallery::resizeEvent(QResizeEvent* event)
{
    fitTiles();
    QListView::resizeEvent(event);
}

void FactionGallery::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitTiles();
}

void FactionGallery::keyPressEvent(QKeyEvent* event)
{
    m_delegate->setKeyboardShown(true);
    viewport()->update();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
        choose(currentIndex());
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

void FactionGallery::mousePressEvent(QMouseEvent* event)
{
    m_delegate->setKeyboardShown(false);
    QListView::mousePressEvent(event);
}

void FactionGallery::focusInEvent(QFocusEvent* event)
{
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        m_delegate->setKeyboardShown(true);
    QListView::focusInEvent(event);
    const auto& factions = *static_cast<const FactionListModel*>(model());
    if (currentIndex().data(FactionListModel::NameRole).toString().isEmpty() && !factions.names().isEmpty())
        setCurrentIndex(factions.indexOf(factions.names().constFirst()));
}

void FactionGallery::choose(const QModelIndex& index)
{
    const QString name = index.data(FactionListModel::NameRole).toString();
    if (!name.isEmpty())
        Q_EMIT factionChosen(name);
}

void FactionGallery::fitTiles()
{
    // The scroll bar's room is kept free whether it shows or not: else its coming and going would move the tiles.
    m_delegate->setAvailableWidth(width() - scaled(font(), 11));
    scheduleDelayedItemsLayout();
}

} // namespace ui
