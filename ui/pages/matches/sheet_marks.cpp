#include "ui/pages/matches/sheet_marks.h"

#include "ui/painting/landscape.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kPill = 24; ///< high
constexpr double kLeastPill = 34; ///< wide
constexpr double kPillPadding = 9;
constexpr double kBesidePill = 8;
constexpr QSizeF kPicture(72, 38);
constexpr double kPictureCorner = 5;
constexpr double kBelowField = 12; ///< what is written in a field is inset so far

QFont pointsFont(const QFont& body)
{
    return bodyFont(body, type::kBody, QFont::Bold);
}

} // namespace

void PointsMark::setPoints(int place, const QString& points, const QString& sum)
{
    m_place = place;
    m_points = points;
    m_sum = sum;
    setText(points.isEmpty() || place == 0 ? sum : tr("+%1 · %2", "points, and the sum so far").arg(points, sum));
    updateGeometry();
    update();
}

QSize PointsMark::sizeHint() const
{
    const QFont body = window()->font();
    const int most = QFontMetrics(pointsFont(body)).horizontalAdvance(QStringLiteral("+15"))
        + QFontMetrics(bodyFont(body, type::kBody)).horizontalAdvance(QStringLiteral("15"));
    return { most + scaled(body, 2 * kPillPadding + kBesidePill), scaled(body, kPill) };
}

void PointsMark::paintEvent(QPaintEvent*)
{
    const QFont body = window()->font();
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = 0;
    if (m_place > 0 && !m_points.isEmpty()) {
        const QString words = tr("+%1", "points").arg(m_points);
        const QFont font = pointsFont(body);
        const double high = scaled(body, kPill);
        const double wide = std::max<double>(
            scaled(body, kLeastPill), QFontMetricsF(font).horizontalAdvance(words) + scaled(body, 2 * kPillPadding));
        const QRectF pill(0, (height() - high) / 2, wide, high);
        painter.setPen(Qt::NoPen);
        painter.setBrush(placeColour(m_place - 1));
        painter.drawRoundedRect(pill, high / 2, high / 2);
        painter.setFont(font);
        painter.setPen(QColor(kFigureOnColour));
        painter.drawText(pill, Qt::AlignCenter, words);
        x = wide + scaled(body, kBesidePill);
    }
    painter.setFont(bodyFont(body, type::kBody));
    painter.setPen(colours.muted);
    painter.drawText(QRectF(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, m_sum);
}

void BaseMark::setBase(const QString& name, const QString& landscape)
{
    m_name = name;
    m_landscape = landscape;
    update();
}

QSize BaseMark::sizeHint() const
{
    const QFont body = window()->font();
    return { scaled(body, kPicture.width()), scaled(body, kPicture.height()) };
}

void BaseMark::paintEvent(QPaintEvent*)
{
    const QFont body = window()->font();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size(sizeHint());
    const QRectF area(QPointF(0, (height() - size.height()) / 2), size);
    const qreal corner = scaled(body, kPictureCorner);
    if (!m_landscape.isEmpty())
        return paintLandscape(painter, area, corner, landscapeOf(m_landscape, m_name));
    painter.setPen(QPen(coloursOf(palette()).line, 1, Qt::DashLine));
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

int SheetArea::lineHeight(const QFont& body)
{
    return scaled(body, kPicture.height());
}

void SheetArea::setLines(const QList<const QWidget*>& lines)
{
    m_lines = lines;
    update();
}

void SheetArea::setCurrent(int line)
{
    m_current = line;
    update();
}

void SheetArea::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    const int high = lineHeight(window()->font()) + kBetween;
    QPainter painter(this);
    for (qsizetype line = 0; line < m_lines.size(); ++line) {
        const QRectF whole(0, QRectF(m_lines[line]->geometry()).center().y() - high / 2, width(), high);
        if (line == m_current)
            painter.fillRect(whole, colours.accentWash);
        painter.fillRect(QRectF(whole.topLeft(), QSizeF(width(), 1)), colours.line);
        painter.fillRect(QRectF(whole.bottomLeft(), QSizeF(width(), 1)), colours.line);
    }
}

SeatTotal::SeatTotal(core::Seat seat, QWidget* parent)
    : PlainLabel(parent)
    , m_seat(seat)
{
    setRole(this, Role::Figure);
}

void SeatTotal::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(seatInk(m_seat, coloursOf(palette())));
    const int inset = scaled(window()->font(), kBelowField);
    painter.drawText(rect().adjusted(inset, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
}

} // namespace ui
