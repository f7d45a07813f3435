#include "ui/widgets/pill_label.h"

#include "ui/theme.h"

#include <QPainter>

namespace ui {

PillLabel::PillLabel(PillKind kind, QWidget* parent)
    : PlainLabel(parent)
    , m_kind(kind)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void PillLabel::setKind(PillKind kind)
{
    m_kind = kind;
    update();
}

QSize PillLabel::sizeHint() const
{
    return pillSize(text(), font()).toSize().expandedTo({ 1, 1 });
}

void PillLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPill(painter, rect(), text(), m_kind, coloursOf(palette()), font());
}

} // namespace ui
