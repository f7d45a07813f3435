#include "ui/table/spoken_group.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace ui {

namespace {

constexpr const char* kGroupMark = "told as a group";

QAccessibleInterface* readGroup(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return widget == nullptr || !widget->property(kGroupMark).toBool()
        ? nullptr
        : new QAccessibleWidget(widget, QAccessible::Grouping);
}

} // namespace

void tellAsGroup(QWidget& widget)
{
    static const bool installed = [] {
        QAccessible::installFactory(readGroup);
        return true;
    }();
    Q_UNUSED(installed);
    widget.setProperty(kGroupMark, true);
}

} // namespace ui
