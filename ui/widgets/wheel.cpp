#include "ui/widgets/wheel.h"

#include <QEvent>
#include <QWidget>

namespace ui {

namespace {

class WheelFilter final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel)
            return false;
        event->ignore(); // then it goes on to what scrolls
        return true;
    }
};

} // namespace

void letWheelPass(QWidget& field)
{
    field.setFocusPolicy(Qt::StrongFocus);
    field.installEventFilter(new WheelFilter(&field));
}

} // namespace ui
