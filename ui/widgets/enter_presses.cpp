#include "ui/widgets/enter_presses.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>

namespace ui {

namespace {

class EnterPresses final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return false;
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (!enter || (key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
            return false;
        auto* button = qobject_cast<QPushButton*>(watched);
        auto* tool = qobject_cast<QToolButton*>(watched);
        if (button != nullptr && button->menu() != nullptr)
            button->showMenu();
        else if (button != nullptr)
            button->click();
        else if (tool != nullptr && tool->menu() != nullptr && tool->popupMode() == QToolButton::InstantPopup)
            tool->showMenu();
        else if (tool != nullptr)
            tool->click();
        return button != nullptr || tool != nullptr;
    }
};

} // namespace

void letEnterPressButtons(QObject* owner)
{
    qApp->installEventFilter(new EnterPresses(owner));
}

} // namespace ui
