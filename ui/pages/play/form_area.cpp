#include "ui/pages/play/form_area.h"

#include "ui/theme.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QScrollBar>

namespace ui {

FormArea::FormArea(QWidget* parent)
    : QScrollArea(parent)
{
    auto* inside = new QWidget(this);
    m_form = new QFormLayout(inside);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(18);
    setWidget(inside);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(scaled(font(), 120));
}

void FormArea::addRow(QLabel* label, QWidget* field)
{
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(this);
    label->setBuddy(field);
    // A form layout gives a label seven fourths of its height at most: with these it is as high as its field.
    label->setContentsMargins(0, scaled(font(), 3), 0, scaled(font(), 3));
    m_form->addRow(label, field);
}

QSize FormArea::sizeHint() const
{
    return widget()->sizeHint();
}

QSize FormArea::minimumSizeHint() const
{
    return { widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), minimumHeight() };
}

bool FormArea::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel)
        return QScrollArea::eventFilter(watched, event);
    event->ignore(); // then it goes on to what scrolls
    return true;
}

} // namespace ui
