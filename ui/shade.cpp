#include "ui/shade.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QPainter>

namespace ui {

namespace {

constexpr int kDarkness = 96; ///< of 255

/// Lies over a window until the dialog in front of it has gone.
class Cover final : public QWidget {
public:
    Cover(QWidget* window, QDialog* dialog)
        : QWidget(window)
        , m_dialog(dialog)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        window->installEventFilter(this);
        dialog->installEventFilter(this);
        connect(dialog, &QObject::destroyed, this, &QObject::deleteLater);
        setGeometry(window->rect());
        raise();
        show();
    }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), QColor(0, 0, 0, kDarkness)); }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == m_dialog && event->type() == QEvent::Hide) {
            hide();
            deleteLater();
        } else if (watched == parent() && event->type() == QEvent::Resize) {
            setGeometry(parentWidget()->rect());
        }
        return false;
    }

private:
    const QObject* m_dialog; ///< compared alone: it is hidden, too, when hardly anything of it is left
};

} // namespace

Shade::Shade(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool Shade::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && !event->spontaneous())
        if (auto* dialog = qobject_cast<QDialog*>(watched);
            dialog != nullptr && dialog->isWindow() && dialog->isModal())
            lay(*dialog);
    return false;
}

void Shade::lay(QDialog& dialog)
{
    QWidget* const behind = dialog.parentWidget() == nullptr ? nullptr : dialog.parentWidget()->window();
    if (behind == nullptr || behind == &dialog || !behind->isVisible())
        return;
    new Cover(behind, &dialog);
}

} // namespace ui
