#include "ui/widgets/icon_button.h"

#include "ui/emblem.h"
#include "ui/theme.h"

#include <QEvent>

namespace ui {

namespace {

constexpr double kIcon = 16;

}

IconButton::IconButton(const QString& icon, QWidget* parent)
    : QToolButton(parent)
{
    setIcon(themedIcon(icon));
    setFocusPolicy(Qt::StrongFocus);
    setRole(this, Role::Quiet);
    fit();
}

void IconButton::fit()
{
    const int side = scaled(font(), kIcon);
    setIconSize({ side, side });
}

void IconButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace ui
