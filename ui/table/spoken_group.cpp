#include "ui/table/spoken_group.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace ui {

namespace {

using About = std::function<QString()>;

constexpr const char* kGroupMark = "told as a group";

class GroupRead final : public QAccessibleWidget {
public:
    explicit GroupRead(QWidget* widget)
        : QAccessibleWidget(widget, QAccessible::Grouping)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        const About about = isValid() ? widget()->property(kGroupMark).value<About>() : About();
        return kind == QAccessible::Description && about ? about() : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* readGroup(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return widget == nullptr || !widget->property(kGroupMark).isValid() ? nullptr : new GroupRead(widget);
}

} // namespace

void tellAsGroup(QWidget& widget, const About& about)
{
    static const bool installed = [] {
        QAccessible::installFactory(readGroup);
        return true;
    }();
    Q_UNUSED(installed);
    widget.setProperty(kGroupMark, QVariant::fromValue(about));
}

} // namespace ui
