#include "ui/painting/card_art.h"

#include "ui/emblem.h"
#include "ui/painting/ridges.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

const QColor kFigure(255, 255, 255);
const QColor kBadge(13, 14, 19, 150);

QColor light(int alpha)
{
    return { 255, 255, 255, alpha };
}

QString fileWord(const std::string& word)
{
    return QString::fromStdString(word).replace(QLatin1Char(' '), QLatin1Char('_'));
}

bool hasPattern(CardForm form)
{
    return form == CardForm::Whole || form == CardForm::Hand || form == CardForm::ShortHand;
}

/// Small emblems in staggered rows.
void paintPattern(QPainter& painter, const CardFace& face, CardForm form, const CardLayout& at, Scatter& scatter)
{
    const qreal size = std::round((form == CardForm::Whole ? 26 : 19) * at.unit);
    const qreal across = size * 2.0;
    const qreal down = size * 1.68;
    const qreal turn = scatter.between(-24, 24);
    const QPointF shift(scatter.between(-1, 0) * across, scatter.between(-1, 0) * down);
    painter.setOpacity(0.08);
    int row = 0;
    for (qreal y = at.art.top() + shift.y(); y < at.art.bottom() + size; y += down, ++row)
        for (qreal x = at.art.left() + shift.x() - (row % 2) * across / 2; x < at.art.right() + size; x += across) {
            painter.save();
            painter.translate(x, y);
            painter.rotate(turn);
            paintEmblem(painter, { -size / 2, -size / 2, size, size }, face.emblem, kFigure);
            painter.restore();
        }
}

/// One emblem, larger than the art and leaning out of it.
void paintWatermark(QPainter& painter, const CardFace& face, const CardLayout& at, Scatter& scatter)
{
    const qreal size = std::round(at.art.height() * scatter.between(1.15, 1.4));
    const bool left = scatter.between(0, 1) < 0.5;
    const qreal x = at.art.width() * scatter.between(0.14, 0.24);
    painter.save();
    painter.setOpacity(0.1);
    painter.translate(left ? at.art.left() + x : at.art.right() - x,
        at.art.center().y() + at.art.height() * scatter.between(-0.04, 0.22));
    painter.rotate((left ? 1 : -1) * scatter.between(6, 26));
    paintEmblem(painter, { -size / 2, -size / 2, size, size }, face.emblem, kFigure);
    painter.restore();
}

QPainterPath raysAround(const QPointF& centre, qreal inner, qreal outer, int count, qreal share, qreal turn)
{
    QPainterPath rays;
    const auto at
        = [&](qreal radius, qreal angle) { return centre + QPointF(std::cos(angle), std::sin(angle)) * radius; };
    const qreal step = 2 * std::numbers::pi / count;
    for (int i = 0; i < count; ++i) {
        const qreal from = turn + i * step - step * share / 2;
        const qreal to = from + step * share;
        rays.addPolygon(QPolygonF { at(inner, from), at(outer, from), at(outer, to), at(inner, to) });
        rays.closeSubpath();
    }
    return rays;
}

/// Two branches of leaves, open at the top.
QPainterPath laurel(const QPointF& centre, qreal radius)
{
    constexpr int kLeaves = 6;
    QPainterPath leaf;
    const qreal length = radius * 0.34;
    leaf.moveTo(0, 0);
    leaf.cubicTo(length * 0.3, -length * 0.34, length * 0.8, -length * 0.26, length, 0);
    leaf.cubicTo(length * 0.8, length * 0.2, length * 0.3, length * 0.2, 0, 0);
    QPainterPath branches;
    for (const int side : { -1, 1 })
        for (int i = 0; i < kLeaves; ++i) {
            const qreal angle = 80 - i * 17.5; // degrees from the right, downwards; the branch begins below
            const qreal radians = angle * std::numbers::pi / 180;
            for (const qreal lean : { -30.0, 34.0 }) {
                QTransform place;
                place.translate(centre.x(), centre.y());
                place.scale(side, 1);
                place.translate(std::cos(radians) * radius, std::sin(radians) * radius);
                place.rotate(angle - 90 + lean);
                branches.addPath(place.map(leaf));
            }
        }
    branches.setFillRule(Qt::WindingFill);
    return branches;
}

void paintRank(QPainter& painter, const CardFace& face, const CardLayout& at, Scatter& scatter)
{
    const Rank rank = rankOf(face);
    if (rank == Rank::Plain)
        return;
    const QPointF centre = at.emblem.center();
    const qreal size = at.emblem.width();
    painter.setPen(Qt::NoPen);
    if (rank == Rank::Leader) {
        const qreal far = at.art.width() + at.art.height();
        QRadialGradient fading(centre, at.art.width() * 0.62);
        fading.setColorAt(0, light(34));
        fading.setColorAt(1, light(12));
        painter.fillPath(raysAround(centre, 0, far, 14, 0.5, scatter.between(0, 0.4)), fading);
        painter.fillPath(laurel(centre + QPointF(0, size * 0.03), size * 0.56), light(215));
        return;
    }
    const qreal radius = size * 0.62;
    painter.setBrush(light(16));
    painter.drawEllipse(centre, radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(light(120), std::max(1.0, 1.4 * at.unit)));
    painter.drawEllipse(centre, radius, radius);
    if (rank == Rank::Rayed)
        painter.fillPath(raysAround(centre, radius * 1.09, radius * 1.18, 24, 0.42, 0), light(150));
}

} // namespace

Rank rankOf(const CardFace& face)
{
    if (!face.power)
        return Rank::Plain;
    const int power = face.printedPower.value_or(*face.power);
    if (power >= 5 || (power == 4 && face.onlyOne))
        return Rank::Leader;
    return power == 4 ? Rank::Rayed : power == 3 ? Rank::Ringed : Rank::Plain;
}

QString signOf(const core::Deed& deed)
{
    const QString object = deed.object.empty() ? QString() : QLatin1Char('-') + fileWord(deed.object);
    const QString side = deed.side == core::Deed::Side::Others ? QStringLiteral("-others") : QString();
    const QStringList endings
        = deed.less ? QStringList { QStringLiteral("-less") } : QStringList { object + side, side, object, QString() };
    for (const QString& ending : endings)
        for (const std::string& each : { deed.verb, deed.tag })
            if (const QString name = fileWord(each) + ending; !each.empty() && hasDeedSign(name))
                return name;
    return {};
}

CardFigures figuresOf(const CardFace& face)
{
    CardFigures figures;
    for (const core::Deed& deed : face.deeds) {
        const QString sign = signOf(deed);
        if (sign.isEmpty() || sign == figures.deed)
            continue;
        if (face.power || !figures.deed.isEmpty()) {
            figures.second = sign;
            break;
        }
        figures.deed = sign;
        figures.many = deed.many;
    }
    return figures;
}

void paintArtGround(QPainter& painter, const CardFace& face, CardForm form, const CardLayout& at)
{
    Scatter scatter(seedOf(face.name));
    painter.save();
    painter.setClipRect(at.art, Qt::IntersectClip);
    // A light behind the main figure lifts it from its ground, a beam across the art comes from where the name says.
    const QPointF centre = at.emblem.center()
        + QPointF(scatter.between(-0.16, 0.16) * at.art.width(), scatter.between(-0.2, 0.1) * at.art.height());
    QRadialGradient glow(centre, at.art.width() * 0.56);
    glow.setColorAt(0, light(40));
    glow.setColorAt(0.55, light(20));
    glow.setColorAt(1, light(0));
    painter.fillRect(at.art, glow);
    const qreal angle = scatter.between(0.25, 0.75) * std::numbers::pi;
    const QPointF along = QPointF(std::cos(angle), std::sin(angle)) * at.art.width();
    QLinearGradient beam(at.art.center() - along / 2, at.art.center() + along / 2);
    const qreal middle = scatter.between(0.3, 0.7);
    beam.setColorAt(middle - 0.2, light(0));
    beam.setColorAt(middle - 0.19, light(11));
    beam.setColorAt(middle + 0.08, light(11));
    beam.setColorAt(middle + 0.09, light(0));
    painter.fillRect(at.art, beam);
    if (!figuresOf(face).deed.isEmpty())
        paintWatermark(painter, face, at, scatter);
    else if (hasPattern(form))
        paintPattern(painter, face, form, at, scatter);
    painter.setOpacity(1);
    paintRank(painter, face, at, scatter);
    painter.restore();
}

void paintFigures(QPainter& painter, const CardFace& face, CardForm form, const CardLayout& at)
{
    const CardFigures figures = figuresOf(face);
    const bool room = form != CardForm::Compact && form != CardForm::HalfCompact;
    if (figures.deed.isEmpty()) {
        // What shows the rank stands around it.
        const Rank rank = room ? rankOf(face) : Rank::Plain;
        const qreal less = std::round(at.emblem.width()
            * (rank == Rank::Leader       ? 0.1
                    : rank == Rank::Plain ? 0
                                          : 0.07));
        paintEmblem(painter, at.emblem.adjusted(less, less, -less, -less), face.emblem, kFigure);
    } else {
        if (figures.many && room) {
            // Its echo stands behind it on both sides, as far as nothing else does.
            const qreal beside = (at.art.width() - at.emblem.width()) / 2;
            const qreal size = std::round(std::min(at.emblem.width() * 0.5, beside * 0.98));
            const qreal aside = (at.emblem.width() + size * 0.84) / 2;
            painter.save();
            painter.setOpacity(painter.opacity() * 0.42);
            for (const int side : { -1, 1 }) {
                const QRectF echo(
                    at.emblem.center().x() + side * aside - size / 2, at.emblem.bottom() - size, size, size);
                if (side < 0 || figures.second.isEmpty())
                    paintDeedSign(painter, echo, figures.deed, kFigure);
            }
            painter.restore();
        }
        paintDeedSign(painter, at.emblem, figures.deed, kFigure);
        if (!at.crest.isNull())
            paintEmblem(painter, at.crest, face.emblem, light(225));
    }
    if (figures.second.isEmpty() || at.second.isNull())
        return;
    painter.setPen(QPen(light(60), 1));
    painter.setBrush(kBadge);
    painter.drawEllipse(at.second);
    const qreal inset = std::round(at.second.width() * 0.17);
    paintDeedSign(painter, at.second.adjusted(inset, inset, -inset, -inset), figures.second, kFigure);
}

} // namespace ui
