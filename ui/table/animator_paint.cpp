// How the animator paints what moves.

#include "ui/table/animator.h"

#include "ui/painting/pill.h"
#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPaintEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double kShadow = 8; ///< pixels around a picture
constexpr double kDarkest = 0.3; ///< opacity of what lies over all but a base that scores
constexpr int kDarkening = 160; ///< milliseconds
constexpr double kCracks = 0.28; ///< of its time a base cracks before it breaks
constexpr double kPartsApart = 26; ///< pixels of the mock-ups that the parts of a base come apart
constexpr double kPartsFall = 64; ///< likewise, that they fall
constexpr double kPartsTurn = 7; ///< degrees
constexpr double kBlow = 0.55; ///< of its time a card that is destroyed shows that it was hit
constexpr double kCaptionAbove = 10; ///< pixels of the mock-ups between what is shown and who shows it
constexpr double kCaption = 17; ///< pixels of the mock-ups, as large as the text would be of which it is a pill
constexpr double kCut = 0.3; ///< of that, until the cut is through
/// How a base cracks from top to bottom, in parts of its width and height.
constexpr std::array<QPointF, 6> kCrack { QPointF(0.56, 0), QPointF(0.50, 0.22), QPointF(0.57, 0.41),
    QPointF(0.46, 0.60), QPointF(0.53, 0.79), QPointF(0.47, 1) };

const QString kShownSign = QStringLiteral("eye");

void put(QPainter& painter, const QRectF& place, const QPixmap& picture, double margin)
{
    painter.drawPixmap(place.adjusted(-margin, -margin, margin, margin), picture, QRectF(picture.rect()));
}

} // namespace

/// How far around its place it is painted, for rings and shadows, and what falls apart.
int Animator::reachOf(const Motion& motion) const
{
    return motion.kind == Motion::Kind::Break ? scaled(font(), kPartsFall + kPartsApart)
                                              : std::max(12, scaled(font(), 12));
}

QPixmap Animator::pictureOf(const Motion& motion, const QSizeF& size) const
{
    const double ratio = devicePixelRatioF();
    const Colours& colours = coloursOf(palette());
    const QSizeF whole = size + QSizeF(2 * kShadow, 2 * kShadow);
    QPixmap picture((whole * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(QPointF(kShadow, kShadow), size);
    switch (motion.kind) {
    case Motion::Kind::Token: {
        painter.setPen(QPen(seatColour(motion.seat), scaled(font(), 2.5)));
        painter.setBrush(colours.accent);
        const double edge = scaled(font(), 2);
        painter.drawEllipse(area.adjusted(edge, edge, -edge, -edge));
        painter.setPen(colours.accentText);
        painter.setFont(titleFont(font(), 12));
        painter.drawText(area, Qt::AlignCenter, QString::number(1));
        break;
    }
    case Motion::Kind::Places:
        stage()->paintPlaces(painter, area, motion.from.first().id, motion.points);
        break;
    case Motion::Kind::Flip:
    case Motion::Kind::Break:
        stage()->paintBase(painter, area, motion.from.first().id);
        break;
    case Motion::Kind::Refuse:
        if (motion.card < 0) {
            stage()->paintBase(painter, area, motion.from.first().id);
            break;
        }
        [[fallthrough]];
    default:
        if (motion.card >= 0)
            stage()->paintCard(painter, area, motion.card);
        else
            stage()->paintBack(painter, area);
    }
    return picture;
}

/// While a base shows its places the rest of the table steps back.
double Animator::darkness() const
{
    double dark = 0;
    const double fade = kDarkening * m_factor;
    for (const Moving& moving : m_moving)
        if (moving.motion.kind == Motion::Kind::Places && !m_reduced) {
            const double since = m_now - moving.motion.begin;
            const double left = moving.motion.length - since;
            dark = std::max(dark, kDarkest * std::clamp(std::min(since, left) / fade, 0.0, 1.0));
        }
    return dark;
}

void Animator::paintDarkness(QPainter& painter, const QRegion& region) const
{
    QPainterPath light;
    for (const Moving& moving : m_moving)
        if (moving.motion.kind == Motion::Kind::Places && m_now >= moving.motion.begin
            && m_now < moving.motion.begin + moving.motion.length)
            light.addRoundedRect(moving.from, 12, 12);
    const QColor dark(0, 0, 0, static_cast<int>(255 * m_dark));
    const QRect bright = light.boundingRect().toAlignedRect();
    const QRect table = stage()->ground(*this).toAlignedRect();
    for (const QRect& part : region.intersected(table).subtracted(bright))
        painter.fillRect(part, dark);
    QPainterPath corners;
    corners.addRect(bright);
    painter.fillPath(corners.subtracted(light), dark);
}

void Animator::paintMoving(QPainter& painter, const Moving& moving) const
{
    const double at = progressOf(moving);
    switch (moving.motion.kind) {
    case Motion::Kind::Flip:
        paintFlip(painter, moving);
        break;
    case Motion::Kind::Break:
        if (m_reduced)
            paintFlip(painter, moving);
        else
            paintBreak(painter, moving);
        break;
    case Motion::Kind::Places: {
        const double lit = (m_now - moving.motion.begin) / (ruleOf(moving.motion.kind).length * m_factor);
        put(painter, moving.from, moving.waiting, kShadow);
        painter.setOpacity(m_reduced
                ? 1
                : QEasingCurve(ruleOf(moving.motion.kind).easing).valueForProgress(std::clamp(lit, 0.0, 1.0)));
        put(painter, moving.from, moving.picture, kShadow);
        break;
    }
    case Motion::Kind::Ready:
    case Motion::Kind::Mark:
    case Motion::Kind::Answer:
        paintRing(painter, moving);
        break;
    case Motion::Kind::Refuse:
        if (m_reduced) {
            paintRing(painter, moving);
            break;
        }
        if (moving.motion.card < 0) { // it lies there still
            painter.setPen(Qt::NoPen);
            painter.setBrush(coloursOf(palette()).clothMiddle);
            painter.drawRoundedRect(moving.to, 12, 12);
        }
        put(painter, areaOf(moving), moving.picture, kShadow);
        break;
    case Motion::Kind::Show:
        paintShown(painter, moving);
        break;
    default: {
        const QRectF area = areaOf(moving);
        if (m_reduced && !isHeldUp(moving.motion.kind))
            painter.setOpacity(moving.motion.kind == Motion::Kind::Leave ? 1 - at : at);
        const double painted = moving.picture.deviceIndependentSize().width() - 2 * kShadow;
        put(painter, area, moving.picture, kShadow * area.width() / std::max(1.0, painted));
        if (moving.motion.struck && !m_reduced)
            paintBlow(painter, moving);
    }
    }
    painter.setOpacity(1);
}

/// Above the cards that a seat shows.
QRectF Animator::captionArea(const Motion& motion) const
{
    const QRectF card = heldUpAt(motion);
    const QRect table(m_table->mapTo(parentWidget(), QPoint()) - pos(), m_table->size());
    const QFont body = bodyFont(font(), kCaption);
    const QSizeF size = pillSize(stage()->captionOf(motion), body, kShownSign).boundedTo(table.size());
    return { QPointF(table.center().x() - size.width() / 2, card.top() - size.height() - scaled(font(), kCaptionAbove)),
        size };
}

/// A card beside those that are shown with it, and once for all of them whose they are and how many find no room.
void Animator::paintShown(QPainter& painter, const Moving& moving) const
{
    const Motion& motion = moving.motion;
    const int room = roomForShown(motion);
    if (motion.row >= room)
        return;
    const QRectF area = areaOf(moving);
    const double painted = moving.picture.deviceIndependentSize().width() - 2 * kShadow;
    put(painter, area, moving.picture, kShadow * area.width() / std::max(1.0, painted));
    painter.setOpacity(heldUp(moving));
    const Colours& colours = coloursOf(palette());
    const QFont body = bodyFont(font(), kCaption);
    if (motion.row == 0)
        if (const QString caption = stage()->captionOf(motion); !caption.isEmpty())
            paintPill(painter, captionArea(motion), caption, PillKind::Solid, colours, body, kShownSign);
    if (motion.row == room - 1 && motion.inRow > room) {
        const QString more = QStringLiteral("+%1").arg(motion.inRow - room);
        const QSizeF size = pillSize(more, body);
        paintPill(painter, QRectF(area.bottomRight() - QPointF(size.width(), size.height()), size), more,
            PillKind::Solid, colours, body);
    }
}

/// A cut through the card, and red about it, while it only begins to go.
void Animator::paintBlow(QPainter& painter, const Moving& moving) const
{
    const double passed = passedOf(moving) / kBlow;
    if (passed >= 1 || m_now < moving.motion.begin) // it is on its way, or waits for its turn
        return;
    const QRectF area = areaOf(moving);
    const double radius = scaled(font(), 8);
    const QColor red = coloursOf(palette()).bad;
    QPainterPath card;
    card.addRoundedRect(area, radius, radius);
    painter.setOpacity(0.5 * (1 - passed));
    painter.fillPath(card, red);
    painter.setOpacity(1 - passed * passed);
    const double reach = scaled(font(), 8) * passed;
    painter.setPen(QPen(red, scaled(font(), 3)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach);
    const QPointF along = (area.bottomLeft() - area.topRight()) * std::min(1.0, passed / kCut);
    painter.setPen(QPen(Qt::white, scaled(font(), 3), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QLineF(area.topRight(), area.topRight() + along));
}

void Animator::paintFlip(QPainter& painter, const Moving& moving) const
{
    const double at = progressOf(moving);
    const QRectF area = areaOf(moving);
    if (m_reduced) {
        painter.setOpacity(1 - at);
        put(painter, area, moving.picture, kShadow);
        return;
    }
    const double open = std::abs(1 - 2 * at);
    painter.setPen(Qt::NoPen);
    painter.setBrush(coloursOf(palette()).clothMiddle);
    painter.drawRoundedRect(area, 12, 12);
    const QSizeF size(area.width(), std::max(1.0, area.height() * open));
    put(painter, QRectF(area.center() - QPointF(size.width() / 2, size.height() / 2), size),
        at < 0.5 ? moving.picture : moving.next, kShadow * open);
}

/// First it cracks, then its parts fall, and the next one, which the table shows already, comes out from behind.
void Animator::paintBreak(QPainter& painter, const Moving& moving) const
{
    const double at = progressOf(moving);
    const QRectF& area = moving.from;
    const double cracked = std::min(1.0, at / kCracks);
    const double fallen = std::max(0.0, (at - kCracks) / (1 - kCracks));
    const auto there = [&area](const QPointF& part) {
        return area.topLeft() + QPointF(part.x() * area.width(), part.y() * area.height());
    };
    painter.save();
    painter.setOpacity((1 - fallen) * (1 - fallen));
    painter.setPen(Qt::NoPen);
    painter.setBrush(coloursOf(palette()).clothMiddle);
    painter.drawRoundedRect(area, 12, 12);
    for (const int side : { -1, 1 }) {
        const double edge = kShadow;
        QPolygonF part;
        for (const QPointF& each : kCrack)
            part << there(each);
        part.first().ry() -= edge;
        part.last().ry() += edge;
        const double outer = side < 0 ? area.left() - edge : area.right() + edge;
        part << QPointF(outer, area.bottom() + edge) << QPointF(outer, area.top() - edge);
        const QPointF foot(side < 0 ? area.left() : area.right(), area.bottom());
        painter.save();
        painter.setOpacity(1 - fallen * fallen);
        painter.translate(side * scaled(font(), kPartsApart) * fallen, scaled(font(), kPartsFall) * fallen * fallen);
        painter.translate(foot);
        painter.rotate(side * kPartsTurn * fallen);
        painter.translate(-foot);
        QPainterPath outline;
        outline.addPolygon(part);
        painter.setClipPath(outline, Qt::IntersectClip);
        put(painter, area, moving.picture, kShadow);
        painter.restore();
    }
    // The crack runs down while the base still stands.
    if (fallen <= 0) {
        QPolygonF crack;
        const double end = cracked * (kCrack.size() - 1);
        for (std::size_t i = 0; i < kCrack.size() && static_cast<double>(i) <= end; ++i)
            crack << there(kCrack[i]);
        const auto last = static_cast<std::size_t>(end);
        if (last + 1 < kCrack.size())
            crack << there(kCrack[last] + (kCrack[last + 1] - kCrack[last]) * (end - static_cast<double>(last)));
        painter.setOpacity(1);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(coloursOf(palette()).accent, scaled(font(), 2.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(crack);
    }
    painter.restore();
}

/// Gold is for what can be done, red for what cannot, a seat's colour for whose doing it is.
void Animator::paintRing(QPainter& painter, const Moving& moving) const
{
    const Colours& colours = coloursOf(palette());
    const Motion& motion = moving.motion;
    const double at = m_reduced ? 1 : progressOf(moving);
    const QColor ink = motion.kind == Motion::Kind::Refuse ? colours.bad
        : motion.kind != Motion::Kind::Mark                ? colours.accent
        : motion.seat == core::Seat::None                  ? colours.text
                                                           : seatColour(motion.seat);
    // A pulse goes outwards and away; what may answer is closed in upon, and keeps its ring.
    const bool closes = motion.kind == Motion::Kind::Answer;
    const double reach = scaled(font(), 8) * (closes ? 1 - at : at);
    painter.setOpacity(m_reduced ? 1 : closes ? at : std::sin(M_PI * at));
    painter.setPen(QPen(ink, scaled(font(), 3)));
    painter.setBrush(Qt::NoBrush);
    const double radius = scaled(font(), 9) + reach;
    painter.drawRoundedRect(moving.to.adjusted(-reach, -reach, reach, reach), radius, radius);
}

/// Whether it is an action at a base that shows its places now, and would cover them.
bool Animator::liesOnPlaces(const Moving& moving) const
{
    return std::any_of(m_moving.begin(), m_moving.end(), [&](const Moving& each) {
        return each.motion.kind == Motion::Kind::Places && m_now >= each.motion.begin
            && m_now < each.motion.begin + each.motion.length && each.from.contains(moving.from.center());
    });
}

void Animator::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    if (!m_resolved) { // what leaves stays where it lay until it is known where all goes
        for (const Moving& moving : std::as_const(m_moving))
            if (const QPixmap& was = isOfBase(moving.motion.kind) ? moving.waiting : moving.picture;
                !was.isNull() && !moving.from.isEmpty())
                put(painter, moving.from, was, kShadow);
        return;
    }
    if (m_dark > 0)
        paintDarkness(painter, event->region());
    // The table below shows the next base already.
    for (const Moving& moving : std::as_const(m_moving))
        if (isOfBase(moving.motion.kind) && m_now < moving.motion.begin)
            put(painter, moving.from, moving.waiting, kShadow);
    QSet<int> painted; // a card that moves twice is where the first of its motions has it
    for (const Moving& moving : std::as_const(m_moving)) {
        const bool carried = carries(moving.motion);
        if (m_now >= moving.motion.begin + moving.motion.length || (carried && painted.contains(moving.motion.card)))
            continue;
        const bool waits = m_now < moving.motion.begin;
        // What nobody saw lie there is not seen before it comes.
        if (waits && (!carried || !moving.lay || moving.motion.kind == Motion::Kind::Draw || m_reduced))
            continue;
        if (carried)
            painted.insert(moving.motion.card);
        if (!waits || !liesOnPlaces(moving))
            paintMoving(painter, moving);
    }
}

} // namespace ui
