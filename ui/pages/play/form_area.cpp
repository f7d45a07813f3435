#include "ui/pages/play/form_area.h"

#include "ui/theme.h"
#include "ui/widgets/wheel.h"

#include <QFormLayout>
#include <QLabel>

namespace ui {

FormArea::FormArea(QWidget* parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(18);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void FormArea::addRow(QLabel* label, QWidget* field)
{
    letWheelPass(*field);
    label->setBuddy(field);
    // A form layout gives a label seven fourths of its height at most: with these it is as high as its field.
    label->setContentsMargins(0, scaled(font(), 3), 0, scaled(font(), 3));
    m_form->addRow(label, field);
}

void FormArea::addRow(QWidget* whole)
{
    m_form->addRow(whole);
}

} // namespace ui
