#include "ui/table/spoken_meter.h"

#include <QAccessibleWidget>
#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr int kNothing = std::numeric_limits<int>::min();

class MeterRead final : public QAccessibleWidget, public QAccessibleValueInterface {
    Q_DECLARE_TR_FUNCTIONS(MeterRead)

public:
    explicit MeterRead(SpokenMeter* meter)
        : QAccessibleWidget(meter, QAccessible::ProgressBar)
        , m_meter(meter)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? tr("%1 of %2", "a value and the end of its scale")
                                                .arg(QString::number(reached()), QString::number(full()))
                                          : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return std::max(0, reached()); }
    void setCurrentValue(const QVariant&) override { }
    QVariant maximumValue() const override { return full(); }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    int reached() const { return isValid() ? m_meter->reached() : 0; }
    int full() const { return isValid() ? m_meter->full() : 0; }

    SpokenMeter* m_meter;
};

QAccessibleInterface* readMeter(const QString&, QObject* object)
{
    auto* meter = qobject_cast<SpokenMeter*>(object);
    return meter == nullptr ? nullptr : new MeterRead(meter);
}

} // namespace

SpokenMeter::SpokenMeter(QWidget* parent)
    : QWidget(parent)
    , m_told(kNothing)
{
    static const bool installed = [] {
        QAccessible::installFactory(readMeter);
        return true;
    }();
    Q_UNUSED(installed);
}

void SpokenMeter::tellReached()
{
    const int now = reached();
    const int before = std::exchange(m_told, now);
    if (before == kNothing || before == now || !QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent changed(this, now);
    QAccessible::updateAccessibility(&changed);
}

} // namespace ui
