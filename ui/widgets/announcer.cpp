#include "ui/widgets/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace ui {

namespace {

/// A notification, which screen readers read out when it appears, politely: it stops nothing that they say.
class Notification final : public QAccessibleWidget {
public:
    explicit Notification(QWidget* widget)
        : QAccessibleWidget(widget, QAccessible::Notification)
    {
    }
};

QAccessibleInterface* notificationOf(const QString&, QObject* object)
{
    auto* announcer = qobject_cast<Announcer*>(object);
    return announcer == nullptr ? nullptr : new Notification(announcer);
}

} // namespace

Announcer::Announcer(QWidget* parent)
    : QWidget(parent)
{
    static const bool installed = [] {
        QAccessible::installFactory(notificationOf);
        return true;
    }();
    Q_UNUSED(installed);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1); // it has to be there to be read
}

void Announcer::say(const QString& sentences)
{
    if (sentences.isEmpty())
        return;
    setAccessibleName(sentences);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent said(this, sentences);
#else
    QAccessibleEvent said(this, QAccessible::ObjectShow);
#endif
    QAccessible::updateAccessibility(&said);
}

} // namespace ui
