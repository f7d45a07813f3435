#include "ui/charts/spoken_chart.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QVariant>

#include <vector>

namespace ui {

namespace {

struct Told {
    std::function<QString()> values;
    SpokenRows rows;
};

constexpr const char* kChartMark = "told as a chart";

/// A row of a chart that paints it.
class RowRead final : public QAccessibleInterface {
public:
    RowRead(QWidget* chart, int row)
        : m_chart(chart)
        , m_row(row)
    {
    }

    int row() const { return m_row; }
    const QWidget* chart() const { return m_chart; }

    bool isValid() const override { return m_chart != nullptr && m_row < rows().has(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override
    {
        return isValid() ? QAccessible::queryAccessibleInterface(m_chart)->window() : nullptr;
    }
    QAccessibleInterface* parent() const override
    {
        return m_chart == nullptr ? nullptr : QAccessible::queryAccessibleInterface(m_chart);
    }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? rows().words(m_row) : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = rows().area(m_row);
        return { m_chart->mapToGlobal(area.topLeft()), area.size() };
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (!isValid())
            return state;
        state.readOnly = true;
        state.invisible = !m_chart->isVisible();
        state.focused = m_chart->hasFocus() && rows().told() == m_row;
        return state;
    }

private:
    SpokenRows rows() const { return m_chart->property(kChartMark).value<Told>().rows; }

    QPointer<QWidget> m_chart;
    int m_row;
};

class ChartRead final : public QAccessibleWidget {
public:
    explicit ChartRead(QWidget* widget)
        : QAccessibleWidget(widget, QAccessible::Chart)
    {
    }

    ~ChartRead() override
    {
        for (const QAccessible::Id row : m_rows)
            QAccessible::deleteAccessibleInterface(row);
    }

    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Value || !isValid())
            return QAccessibleWidget::text(kind);
        return told().values();
    }
    int childCount() const override
    {
        return !isValid() ? 0 : hasRows() ? told().rows.has() : QAccessibleWidget::childCount();
    }
    QAccessibleInterface* child(int row) const override
    {
        if (isValid() && !hasRows())
            return QAccessibleWidget::child(row);
        if (row < 0 || row >= childCount())
            return nullptr;
        while (static_cast<int>(m_rows.size()) <= row)
            m_rows.push_back(
                QAccessible::registerAccessibleInterface(new RowRead(widget(), static_cast<int>(m_rows.size()))));
        return QAccessible::accessibleInterface(m_rows[static_cast<std::size_t>(row)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* row = dynamic_cast<const RowRead*>(child);
        return !hasRows()                                ? QAccessibleWidget::indexOfChild(child)
            : row != nullptr && row->chart() == widget() ? row->row()
                                                         : -1;
    }
    /// What lies on top comes last.
    QAccessibleInterface* childAt(int x, int y) const override
    {
        if (!hasRows())
            return QAccessibleWidget::childAt(x, y);
        for (int row = childCount() - 1; row >= 0; --row)
            if (told().rows.area(row).contains(widget()->mapFromGlobal(QPoint(x, y))))
                return child(row);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        const int row = !hasRows() || !widget()->hasFocus() ? -1 : told().rows.told();
        return row < 0 ? QAccessibleWidget::focusChild() : child(row);
    }

private:
    bool hasRows() const { return isValid() && static_cast<bool>(told().rows.count); }
    Told told() const { return widget()->property(kChartMark).value<Told>(); }

    mutable std::vector<QAccessible::Id> m_rows;
};

QAccessibleInterface* readChart(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return widget == nullptr || !widget->property(kChartMark).isValid() ? nullptr : new ChartRead(widget);
}

} // namespace

void tellAsChart(QWidget& widget, const std::function<QString()>& values, const SpokenRows& rows)
{
    static const bool installed = [] {
        QAccessible::installFactory(readChart);
        return true;
    }();
    Q_UNUSED(installed);
    widget.setProperty(kChartMark, QVariant::fromValue(Told { values, rows }));
}

} // namespace ui
