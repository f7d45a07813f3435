#include "ui/widgets/head_label.h"

#include "ui/theme.h"

#include <QApplication>
#include <QEvent>

namespace ui {

HeadLabel::HeadLabel(double pixels, QWidget* parent)
    : PlainLabel(parent)
    , m_pixels(pixels)
{
    fit();
}

void HeadLabel::fit()
{
    if (const QFont wanted = titleFont(QApplication::font(), m_pixels); wanted != font())
        setFont(wanted);
}

void HeadLabel::changeEvent(QEvent* event)
{
    PlainLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace ui
