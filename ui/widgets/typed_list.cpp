#include "ui/widgets/typed_list.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>

#include <cstdlib>

namespace ui {

namespace {

constexpr int kPage = 6; // entries

bool isEntry(const QModelIndex& index)
{
    return index.isValid() && index.flags().testFlag(Qt::ItemIsSelectable);
}

} // namespace

TypedList::TypedList(QLineEdit& field, QListView& list, QObject* parent)
    : QObject(parent)
    , m_field(field)
    , m_list(list)
{
    m_list.setFocusPolicy(Qt::NoFocus);
    m_list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list.setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_field.installEventFilter(this);
    connect(&m_list, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (isEntry(index))
            Q_EMIT taken(index);
    });
}

/// So many entries on, or back where `rows` is below 0.
void TypedList::walk(int rows)
{
    const QAbstractItemModel& model = *m_list.model();
    const int way = rows < 0 ? -1 : 1;
    QModelIndex last = m_list.currentIndex();
    int left = std::abs(rows);
    for (int row = last.row() + way; left > 0 && row >= 0 && row < model.rowCount(); row += way)
        if (const QModelIndex next = model.index(row, 0); isEntry(next)) {
            last = next;
            --left;
        }
    m_list.setCurrentIndex(last);
    if (way < 0 && left > 0)
        m_list.scrollToTop(); // with the heading of the first
    Q_EMIT walked();
}

bool TypedList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_field || event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        walk(1);
        return true;
    case Qt::Key_Up:
        walk(-1);
        return true;
    case Qt::Key_PageDown:
        walk(kPage);
        return true;
    case Qt::Key_PageUp:
        walk(-kPage);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT entered();
        if (isEntry(m_list.currentIndex()))
            Q_EMIT taken(m_list.currentIndex());
        return true;
    default:
        return false;
    }
}

} // namespace ui
