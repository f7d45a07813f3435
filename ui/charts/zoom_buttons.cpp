#include "ui/charts/zoom_buttons.h"

#include "ui/language.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

ZoomButtons::ZoomButtons(QWidget* chart)
    : QWidget(chart)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    const auto add = [this, row](const QString& sign, void (ZoomButtons::*asked)()) {
        auto* button = new QPushButton(sign, this);
        setRole(button, Role::Compact);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, asked);
        return button;
    };
    QPushButton* const closer = add(QStringLiteral("+"), &ZoomButtons::closerAsked);
    QPushButton* const further = add(QStringLiteral("−"), &ZoomButtons::furtherAsked);
    QPushButton* const all = add(QStringLiteral("1:1"), &ZoomButtons::allAsked);
    inEachLanguage(this, [=] {
        closer->setAccessibleName(tr("Show fewer turns, more closely"));
        closer->setToolTip(tr("More closely: the wheel or +. Dragging, or Shift with the wheel, moves along."));
        further->setAccessibleName(tr("Show more turns"));
        further->setToolTip(tr("Less closely: the wheel or −"));
        all->setAccessibleName(tr("Show all turns"));
        all->setToolTip(tr("All turns: 0"));
    });
}

} // namespace ui
