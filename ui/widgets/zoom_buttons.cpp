#include "ui/widgets/zoom_buttons.h"

#include "ui/language.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

ZoomButtons::ZoomButtons(QWidget* shown, Of what)
    : QWidget(shown)
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
    if (what == Of::Map) {
        for (QPushButton* each : { closer, further, all })
            each->setFocusPolicy(Qt::NoFocus); // the map has the keyboard, and the keys
        inEachLanguage(this, [=] {
            closer->setAccessibleName(tr("Show the map more closely"));
            closer->setToolTip(tr("More closely: Ctrl and the wheel, or +. Dragging moves the map."));
            further->setAccessibleName(tr("Show more of the map"));
            further->setToolTip(tr("Less closely: Ctrl and the wheel, or −"));
            all->setAccessibleName(tr("Show the whole map"));
            all->setToolTip(tr("The whole map: 0"));
        });
        return;
    }
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
