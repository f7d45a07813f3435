#include "ui/table/spot_marks.h"

#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

constexpr double kReach = 4; ///< beyond what is marked, in pixels of the mock-ups
constexpr double kWidth = 3;
constexpr double kArm = 16; ///< of a corner, where there is room

/// The four corners of a frame, or the upper ones alone.
QPainterPath cornersOf(const QRectF& area, double arm, bool lower)
{
    QPainterPath path;
    for (const bool right : { false, true })
        for (int bottom = 0; bottom <= (lower ? 1 : 0); ++bottom) {
            const QPointF corner(right ? area.right() : area.left(), bottom == 1 ? area.bottom() : area.top());
            path.moveTo(corner + QPointF(right ? -arm : arm, 0));
            path.lineTo(corner);
            path.lineTo(corner + QPointF(0, bottom == 1 ? -arm : arm));
        }
    return path;
}

} // namespace

SpotMarks::SpotMarks(QWidget* page)
    : QWidget(page)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    page->installEventFilter(this);
    hide();
}

void SpotMarks::mark(TableSurface* table, const QList<Spot>& spots)
{
    m_table = table;
    m_spots = spots;
    setGeometry(parentWidget()->rect());
    setVisible(!spots.isEmpty() && table != nullptr && table->stage() != nullptr);
    raise();
    update();
}

bool SpotMarks::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void SpotMarks::paintEvent(QPaintEvent*)
{
    const Stage* stage = m_table == nullptr ? nullptr : m_table->stage();
    if (stage == nullptr)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(palette());
    const double unit = scaled(font(), 100) / 100.0;
    const QRectF table(mapFromGlobal(m_table->mapToGlobal(QPoint())), QSizeF(m_table->size()));
    for (const Spot& spot : m_spots) {
        // What is scrolled out of sight is not marked on what lies there; the race has a place of its own.
        painter.setClipRect(spot.kind == Spot::Kind::Race ? QRectF(rect()) : table);
        QRectF area = stage->areaOf(spot, *this);
        if (area.isEmpty())
            continue;
        const double reach = kReach * unit;
        area.adjust(-reach, -reach, reach, reach);
        const double arm = std::min({ kArm * unit, area.width() / 3, area.height() / 3 });
        // The number and the name of a pile stand at its lower edge.
        const bool pile = spot.kind == Spot::Kind::Discard || spot.kind == Spot::Kind::Deck;
        const QPainterPath corners = cornersOf(area, arm, !pile);
        // On whatever ground: an edge in the colour of the window around each line.
        painter.strokePath(
            corners, QPen(colours.window, (kWidth + 3) * unit, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.strokePath(corners, QPen(colours.link, kWidth * unit, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    }
}

} // namespace ui
