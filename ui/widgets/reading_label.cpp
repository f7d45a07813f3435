#include "ui/widgets/reading_label.h"

#include "ui/theme.h"

#include <QPainter>

namespace ui {

ReadingLabel::ReadingLabel(QWidget* parent)
    : PlainLabel(parent)
{
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::StrongFocus);
    setMargin(3); // for the frame
    tell({});
}

void ReadingLabel::setName(const QString& name)
{
    m_name = name;
    tell(text());
}

void ReadingLabel::tell(const QString& lines)
{
    setText(lines);
    setAccessibleName(lines.isEmpty() ? m_name : lines);
    setVisible(!lines.isEmpty());
}

void ReadingLabel::paintEvent(QPaintEvent* event)
{
    QLabel::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(palette()).focus, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace ui
