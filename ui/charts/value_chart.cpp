#include "ui/charts/value_chart.h"

#include "core/record/standings_csv.h"
#include "ui/charts/spoken_chart.h"
#include "ui/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMetaMethod>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ui {

QString ChartTable::cell(int row, int column) const
{
    const ChartRow& of = rows[static_cast<std::size_t>(row)];
    return column == 0 ? of.label
                       : QLocale().toString(of.values[static_cast<std::size_t>(column) - 1], 'f', of.decimals);
}

QByteArray ChartTable::csv() const
{
    const auto quoted
        = [](const QString& text) { return QByteArray::fromStdString(core::csvCell(text.toStdString())); };
    QByteArrayList lines { {} };
    QByteArrayList cells;
    for (const QString& word : heading)
        cells << quoted(word);
    lines.front() = cells.join(',');
    for (const ChartRow& row : rows) {
        cells = { quoted(row.label) };
        for (const double value : row.values)
            cells << QByteArray::number(value, 'f', row.decimals);
        lines << cells.join(',');
    }
    return lines.join("\r\n") + "\r\n";
}

void tellValues(QWidget& chart, const QPoint& place, const QString& values)
{
    QToolTip::showText(place, values, &chart);
    if (values.isEmpty())
        return;
    chart.setAccessibleDescription(values);
    QAccessibleEvent changed(&chart, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

namespace {

QString valuesIn(const ChartTable& numbers, int row)
{
    const auto pair = [](const QString& of, const QString& value) { return QStringLiteral("%1: %2").arg(of, value); };
    if (numbers.heading.size() == 2)
        return pair(numbers.cell(row, 0), numbers.cell(row, 1));
    QStringList lines { numbers.cell(row, 0) };
    for (int column = 1; column < numbers.heading.size(); ++column)
        lines << pair(numbers.heading[column], numbers.cell(row, column));
    return lines.join(QLatin1Char('\n'));
}

}

ValueChart::ValueChart(QWidget* parent)
    : QWidget(parent)
{
    tellAsChart(*this, [this] { return m_told < 0 ? summary() : valuesOf(m_told); },
        { [this] { return rowCount(); }, [this](int row) { return valuesOf(row); },
            [this](int row) { return areaOf(row).toRect(); }, [this] { return m_told; } });
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

QString ValueChart::valuesOf(int row) const
{
    const ChartTable numbers = table();
    const QString note = numbers.rows[static_cast<std::size_t>(row)].note;
    const QString values = valuesIn(numbers, row);
    return note.isEmpty() ? values : QStringLiteral("%1\n%2").arg(values, note);
}

QString ValueChart::summary() const
{
    const ChartTable numbers = table();
    QStringList parts;
    for (int row = 0; row < rowCount(); ++row)
        parts << valuesIn(numbers, row);
    return parts.join(QStringLiteral(", "));
}

void ValueChart::renew()
{
    m_told = -1;
    setAccessibleDescription(summary());
    updateGeometry();
    update();
}

void ValueChart::tell(int row, const QPoint& place)
{
    if (row == m_told)
        return;
    m_told = row;
    update();
    tellValues(*this, mapToGlobal(place + QPoint(12, 8)), row < 0 ? QString() : valuesOf(row));
    if (row < 0)
        setAccessibleDescription(summary());
}

void ValueChart::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, size(), colours);
    if (m_told < 0 && !hasFocus())
        return;
    painter.setPen(QPen(hasFocus() ? colours.focus : colours.border, hasFocus() ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    const QRectF area = m_told < 0 ? QRectF(rect()) : areaOf(m_told);
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), scaled(font(), 4), scaled(font(), 4));
}

int ValueChart::rowAt(const QPointF& place) const
{
    int row = rowCount() - 1;
    while (row >= 0 && !areaOf(row).contains(place))
        --row;
    return row;
}

bool ValueChart::isPickable() const
{
    return isSignalConnected(QMetaMethod::fromSignal(&ValueChart::rowPicked));
}

void ValueChart::mouseMoveEvent(QMouseEvent* event)
{
    QWidget::mouseMoveEvent(event);
    const int row = rowAt(event->position());
    if (isPickable())
        setCursor(row < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
    tell(row, event->pos());
}

void ValueChart::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
    if (const int row = rowAt(event->position()); row >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT rowPicked(row);
}

void ValueChart::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    tell(-1, {});
}

void ValueChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) // its own menu
        tell(-1, {});
}

void ValueChart::keyPressEvent(QKeyEvent* event)
{
    const int last = rowCount() - 1;
    int to = 0;
    switch (last < 0 ? 0 : event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        to = std::max(0, m_told - 1);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        to = std::min(last, m_told + 1);
        break;
    case Qt::Key_Home:
        break;
    case Qt::Key_End:
        to = last;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_told >= 0 && isPickable())
            Q_EMIT rowPicked(m_told);
        else
            QWidget::keyPressEvent(event); // a dialog has a button for it
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    bringIntoSight(to);
    tell(to, areaOf(to).center().toPoint());
    event->accept();
}

void ValueChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace ui
