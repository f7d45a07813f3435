#include "ui/widgets/folding_layout.h"

#include <algorithm>

namespace ui {

namespace {

int heightOf(const QLayoutItem& item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

FoldingLayout::FoldingLayout(QWidget* parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(8);
}

FoldingLayout::~FoldingLayout()
{
    qDeleteAll(m_items);
}

void FoldingLayout::addItem(QLayoutItem* item)
{
    if (auto* inner = item->layout())
        addChildLayout(inner);
    m_items.append(item);
}

QLayoutItem* FoldingLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

/// With what lies between both.
int FoldingLayout::widthOfSecond() const
{
    const int width = m_items.size() < 2 ? 0 : m_items[1]->sizeHint().width();
    return width == 0 ? 0 : width + spacing();
}

bool FoldingLayout::isFolded(int width) const
{
    return widthOfSecond() > 0 && m_items[0]->minimumSize().width() + widthOfSecond() > width;
}

int FoldingLayout::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    const int inside = width - around.left() - around.right();
    int height = 0;
    if (isFolded(inside))
        height = heightOf(*m_items[0], inside) + spacing() + heightOf(*m_items[1], inside);
    else
        for (const QLayoutItem* each : m_items)
            height = std::max(
                height, heightOf(*each, each == m_items[0] ? inside - widthOfSecond() : each->sizeHint().width()));
    return height + around.top() + around.bottom();
}

QSize FoldingLayout::sizeHint() const
{
    const QMargins around = contentsMargins();
    QSize size(widthOfSecond(), 0);
    for (const QLayoutItem* each : m_items)
        size = { size.width() + (each == m_items[0] ? each->sizeHint().width() : 0),
            std::max(size.height(), each->sizeHint().height()) };
    return size.grownBy(around);
}

QSize FoldingLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* each : m_items)
        size = size.expandedTo(each->minimumSize());
    return size.grownBy(contentsMargins());
}

void FoldingLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    if (m_items.isEmpty())
        return;
    const QRect inside = area.marginsRemoved(contentsMargins());
    if (isFolded(inside.width())) {
        const int first = heightOf(*m_items[0], inside.width());
        m_items[0]->setGeometry({ inside.topLeft(), QSize(inside.width(), first) });
        m_items[1]->setGeometry(inside.adjusted(0, first + spacing(), 0, 0));
        return;
    }
    m_items[0]->setGeometry(inside.adjusted(0, 0, -widthOfSecond(), 0));
    if (m_items.size() < 2)
        return;
    QRect second(QPoint(), m_items[1]->sizeHint());
    if (m_items[1]->expandingDirections().testFlag(Qt::Vertical))
        second.setHeight(inside.height());
    second.moveCenter(inside.center());
    second.moveRight(inside.right());
    m_items[1]->setGeometry(second);
}

} // namespace ui
