#include "ui/widgets/own_key.h"

#include <QKeyEvent>
#include <QWidget>

namespace ui {

namespace {

class KeyKeeper final : public QObject {
public:
    KeyKeeper(QWidget& widget, Qt::Key key)
        : QObject(&widget)
        , m_key(key)
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<QKeyEvent*>(event);
            if (key->key() == m_key && key->modifiers() == Qt::NoModifier)
                event->accept();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    Qt::Key m_key;
};

} // namespace

void keepKey(QWidget& widget, Qt::Key key)
{
    new KeyKeeper(widget, key);
}

} // namespace ui
