#include "ui/widgets/flow_layout.h"

#include <QWidget>

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// Of a hidden one, too.
QSize askedOf(const QWidget& widget)
{
    return widget.sizeHint().expandedTo(widget.minimumSize());
}

} // namespace

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(8);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::sizeHint() const
{
    // All in one row: the caller gives the width there is, and heightForWidth() does the rest.
    QSize size(0, 0);
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = { size.width() + item->sizeHint().width() + (size.width() == 0 ? 0 : spacing()),
                std::max(size.height(), item->sizeHint().height()) };
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

void FlowLayout::setEven(bool even)
{
    m_even = even;
    invalidate();
}

/// How wide each is where `width` is shared among as many columns as have room for the widest.
int FlowLayout::evenWidth(int width) const
{
    int widest = 1;
    for (QLayoutItem* item : m_items)
        widest = std::max(widest, (item->widget() == nullptr ? item->minimumSize() : askedOf(*item->widget())).width());
    const int fit = std::max(1, (width + spacing()) / (widest + spacing()));
    const int rows = (count() + fit - 1) / fit;
    const int columns = (count() + rows - 1) / rows;
    return (width - (columns - 1) * spacing()) / columns;
}

int FlowLayout::arrange(const QRect& area, bool move) const
{
    std::vector<std::pair<QLayoutItem*, QRect>> row;
    int x = area.left();
    int y = area.top();
    int high = 0;
    // Those of a row stand on one middle, whatever their heights.
    const auto close = [&] {
        for (const auto& [item, place] : row)
            if (move)
                item->setGeometry(place.translated(0, (high - place.height()) / 2));
        row.clear();
    };
    const int even = m_even && !m_items.isEmpty() ? evenWidth(area.width()) : 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        if (even > 0)
            size.setWidth(even);
        if (size.width() > area.width()) {
            size.setWidth(std::max(area.width(), item->minimumSize().width()));
            if (item->hasHeightForWidth()) // it wraps, too
                size.setHeight(item->heightForWidth(size.width()));
        }
        if (x > area.left() && x + size.width() > area.left() + area.width()) {
            close();
            x = area.left();
            y += high + spacing();
            high = 0;
        }
        row.emplace_back(item, QRect({ x, y }, size));
        x += size.width() + spacing();
        high = std::max(high, size.height());
    }
    close();
    return y + high - area.top();
}

} // namespace ui
