#include "ui/pages/rules/bookmark_list.h"

#include "ui/delegates/contents_delegate.h"
#include "ui/text/article_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QStandardItemModel>

#include <algorithm>

namespace ui {

namespace {

constexpr int kAddressRole = Qt::UserRole + 1;
constexpr int kMostRows = 8; ///< in sight at once

}

BookmarkList::BookmarkList(QWidget* parent)
    : QTreeView(parent)
    , m_entries(new QStandardItemModel(this))
{
    setModel(m_entries);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setItemDelegate(new ContentsDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    const auto choose = [this](const QModelIndex& index) { Q_EMIT chosen(index.data(kAddressRole).toString()); };
    connect(this, &QTreeView::clicked, this, choose);
    connect(this, &QTreeView::activated, this, choose);
}

void BookmarkList::setBookmarks(const std::vector<core::ArticleHead>& heads)
{
    const int row = currentIndex().row();
    m_entries->clear();
    for (const core::ArticleHead& head : heads) {
        auto* entry = new QStandardItem(numberedTitle(head));
        entry->setToolTip(numberedTitle(head));
        entry->setData(QString::fromStdString(head.address), kAddressRole);
        m_entries->appendRow(entry);
    }
    if (row >= 0)
        setCurrentIndex(m_entries->index(std::min(row, m_entries->rowCount() - 1), 0));
    fit();
}

void BookmarkList::fit()
{
    int height = 2 * frameWidth();
    for (int row = 0; row < std::min(m_entries->rowCount(), kMostRows); ++row)
        height += sizeHintForIndex(m_entries->index(row, 0)).height();
    setFixedHeight(height);
}

void BookmarkList::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (event->oldSize().width() != width())
        doItemsLayout(); // wrapped entries have other heights at another width
    fit();
}

void BookmarkList::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void BookmarkList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && currentIndex().isValid())
        Q_EMIT removeAsked(currentIndex().data(kAddressRole).toString());
    else
        QTreeView::keyPressEvent(event);
}

} // namespace ui
