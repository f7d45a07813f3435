#include "ui/painting/card_face.h"

#include "ui/emblem.h"
#include "ui/look.h"
#include "ui/painting/card_art.h"
#include "ui/painting/picture_cache.h"
#include "ui/painting/pile.h"
#include "ui/painting/pill.h"
#include "ui/painting/shadow.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

const QColor kWords(255, 255, 255);
const QColor kSoftWords(255, 255, 255, 205);
const QColor kBox(13, 14, 19, 222); ///< under figures
const QColor kTag(10, 11, 16, 138); ///< under the kind
const QColor kLower(11, 13, 19, 122); ///< over the lower part of a card
const QColor kMore(0x7b, 0xe3, 0xa0);
const QColor kLess(0xff, 0xa0, 0x98);
constexpr qreal kIllegalOnLight = 0.72; ///< opaque: white words would be lost in less

QColor powerInk(const CardFace& face)
{
    if (!face.power || !face.printedPower || *face.power == *face.printedPower)
        return kWords;
    return *face.power > *face.printedPower ? kMore : kLess;
}

QString withSign(int amount)
{
    // A true minus is as wide as the plus.
    return amount < 0 ? QChar(0x2212) + QString::number(-amount) : QLatin1Char('+') + QString::number(amount);
}

void roundedBox(QPainter& painter, const QRectF& area, qreal radius, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(area, radius, radius);
}

void paintGround(QPainter& painter, const CardFace& face, CardForm form, const CardLayout& at, const QRectF& area)
{
    QPainterPath outline;
    outline.addRoundedRect(area, at.radius, at.radius);
    painter.fillPath(outline, factionGradient(face.colour, area));
    painter.save();
    painter.setClipPath(outline);
    if (!isCompact(form)) {
        paintArtGround(painter, face, form, at);
        const QRectF lower(area.left(), at.art.bottom(), area.width(), area.bottom() - at.art.bottom());
        painter.fillRect(lower, kLower);
        painter.fillRect(QRectF(lower.left(), lower.top() - at.unit * 0.5, lower.width(), std::max(1.0, at.unit * 0.7)),
            QColor(255, 255, 255, 26));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 44), 1));
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), at.radius - 0.5, at.radius - 0.5);
}

void paintPower(QPainter& painter, const CardFace& face, CardForm form, const CardLayout& at, const QFont& body)
{
    if (!face.power)
        return;
    const bool compact = isCompact(form);
    roundedBox(painter, at.power, at.power.height() * (compact ? 0.24 : 0.27), kBox);
    paintCentred(painter, at.power, QString::number(compact ? totalPower(face) : *face.power),
        displayLetters(body, compact ? 15 * at.unit : at.power.height() * 0.66), powerInk(face));
    const int difference = *face.power - face.printedPower.value_or(*face.power);
    if ((form == CardForm::Table || form == CardForm::TwoRow) && difference != 0) {
        const QRectF below(at.power.left(), at.power.bottom() + 2 * at.unit, at.power.width(), 13 * at.unit);
        roundedBox(painter, below, 4 * at.unit, kBox);
        paintCentred(
            painter, below, withSign(difference), bodyLetters(body, 10 * at.unit, QFont::Bold), powerInk(face));
    }
}

void paintSources(QPainter& painter, const CardFace& face, const CardLayout& at, const QFont& body)
{
    const qreal step = 16 * at.unit;
    const int room = std::max(1, static_cast<int>(at.sources.height() / step));
    const QFont words = bodyLetters(body, 11.5 * at.unit);
    const QFont figures = bodyLetters(body, 11.5 * at.unit, QFont::Bold);
    QRectF line(at.sources.left(), at.sources.top(), at.sources.width(), step);
    for (int i = 0; i < std::min(room, static_cast<int>(face.sources.size())); ++i) {
        const PowerSource& source = face.sources[static_cast<std::size_t>(i)];
        const QString amount = withSign(source.amount);
        paintCentred(painter, line, amount, figures, source.amount < 0 ? kLess : kMore, Qt::AlignLeft);
        const QRectF rest = line.adjusted(22 * at.unit, 0, 0, 0);
        paintCentred(painter, rest, QFontMetricsF(words).elidedText(source.why, Qt::ElideRight, rest.width()), words,
            kWords, Qt::AlignLeft);
        line.translate(0, step);
    }
}

void paintName(QPainter& painter, const CardLayout& at)
{
    QRectF area = at.name;
    if (at.nameInMiddle) {
        const Fitted fitted = measureWords(at.nameWords, at.nameFont, area.size(), at.nameSetting);
        area.setTop(std::round(area.center().y() - fitted.height / 2));
    }
    paintWords(painter, area, at.nameWords, at.nameFont, kWords, at.nameSetting);
}

void paintOwners(QPainter& painter, const QRectF& whole, const CardFace& face, CardForm form, const CardLayout& at,
    const Colours& colours, const QFont& body)
{
    for (int i = 0; i < static_cast<int>(face.attached.size()); ++i) {
        const AttachedFace& card = face.attached[static_cast<std::size_t>(i)];
        const QRectF line = attachedArea(face, form, whole, i, body);
        roundedBox(painter, line, 6 * at.unit, QColor(8, 9, 13, 110));
        const qreal side = line.height() - 4 * at.unit;
        paintEmblemSquare(
            painter, { line.left() + 2 * at.unit, line.top() + 2 * at.unit, side, side }, card.emblem, card.colour);
        const QFont owner = bodyLetters(body, 11.5 * at.unit);
        const qreal width = std::min(QFontMetricsF(owner).horizontalAdvance(card.owner), line.width() * 0.36);
        const QRectF right(line.right() - width - 7 * at.unit, line.top(), width, line.height());
        paintCentred(painter, right, QFontMetricsF(owner).elidedText(card.owner, Qt::ElideRight, width + 1), owner,
            card.seat == core::Seat::None ? kSoftWords : seatInkOnDark(card.seat, colours), Qt::AlignLeft);
        const QFont name = bodyLetters(body, 11.5 * at.unit, QFont::DemiBold);
        const QRectF middle(line.left() + side + 8 * at.unit, line.top(),
            right.left() - line.left() - side - 14 * at.unit, line.height());
        paintCentred(painter, middle, QFontMetricsF(name).elidedText(card.name, Qt::ElideRight, middle.width()), name,
            kWords, Qt::AlignLeft);
    }
}

void paintCompact(QPainter& painter, const QRectF& whole, const CardFace& face, CardForm form, const CardLayout& at,
    const QFont& body)
{
    if (!at.emblem.isNull()) {
        painter.setOpacity(form == CardForm::HalfCompact ? 0.26 : 1);
        paintFigures(painter, face, form, at);
        painter.setOpacity(1);
    }
    if (!at.copies.isNull()) {
        roundedBox(painter, at.copies, at.copies.height() / 2, QColor(0xe9ecf3));
        paintCentred(painter, at.copies, copiesText(face), copiesFont(body, at.unit), QColor(kFigureOnColour));
    }
    for (int i = 0; i < static_cast<int>(face.attached.size()); ++i) {
        const AttachedFace& card = face.attached[static_cast<std::size_t>(i)];
        paintEmblemSquare(painter, attachedArea(face, form, whole, i, body), card.emblem, card.colour);
    }
}

/// All of a face that does not change with its state.
void paintFace(QPainter& painter, const QRectF& area, const CardFace& face, CardForm form, const Colours& colours,
    const QFont& body)
{
    const CardLayout at = layOut(face, form, area, body);
    paintGround(painter, face, form, at, area);
    if (isCompact(form))
        paintCompact(painter, area, face, form, at, body);
    else
        paintFigures(painter, face, form, at);
    paintPower(painter, face, form, at, body);
    if (at.kind.width() > 0) {
        roundedBox(painter, at.kind, 5.5 * at.unit, kTag);
        const QFont font = kindFont(body, form, at.unit);
        paintCentred(painter, at.kind,
            QFontMetricsF(font).elidedText(face.kind, Qt::ElideRight, at.kind.width() - 6 * at.unit), font, kWords);
    }
    if (!at.sources.isNull())
        paintSources(painter, face, at, body);
    paintName(painter, at);
    if (!at.group.isNull())
        paintCentred(painter, at.group, face.group, bodyLetters(body, 12.5 * at.unit), kSoftWords, Qt::AlignLeft);
    if (!at.text.isNull())
        paintWords(painter, at.text, face.text, at.textFont, kWords, textSetting(form));
    if (form == CardForm::Whole)
        paintOwners(painter, area, face, form, at, colours, body);
    for (int i = 0; i < static_cast<int>(face.marks.size()); ++i) {
        const QRectF mark = markArea(face, form, area, i, body);
        if (!mark.isNull())
            paintAbilityMark(painter, mark, face.marks[static_cast<std::size_t>(i)]);
    }
}

PictureKey keyOf(const CardFace& face, CardForm form, const Colours& colours, const QFont& body)
{
    PictureKey key("card");
    key << static_cast<int>(form) << face.name << face.group << face.kind << face.text << face.emblem << face.colour
        << face.power.value_or(-999) << face.printedPower.value_or(-999) << face.copies << int(colours.colourBlind)
        << int(face.onlyOne) << face.seen << body.family();
    for (const core::Deed& deed : face.deeds)
        key << deed.verb << deed.tag << deed.object
            << static_cast<int>(deed.side) * 4 + int(deed.many) * 2 + int(deed.less);
    for (const PowerSource& source : face.sources)
        key << source.why << source.amount;
    for (const AbilityMark& mark : face.marks)
        key << static_cast<int>(mark.ability) * 4 + static_cast<int>(mark.use);
    for (const AttachedFace& card : face.attached)
        key << card.name << card.emblem << card.colour << card.owner << core::indexOf(card.seat);
    return key;
}

/// How opaque a card is: one that cannot be chosen is read on a light ground, too.
qreal opacityOfCard(const FaceState& state, const Colours& colours)
{
    return state.illegal && !state.fading && !colours.dark ? state.opacity * kIllegalOnLight : opacityOf(state);
}

/// What is seen of a colour that is so opaque on a ground.
QColor seenOn(const QColor& ground, const QColor& colour, qreal opacity)
{
    const auto channel
        = [opacity](int above, int below) { return static_cast<int>(std::lround(below + (above - below) * opacity)); };
    return { channel(colour.red(), ground.red()), channel(colour.green(), ground.green()),
        channel(colour.blue(), ground.blue()) };
}

/// Less colour, for what cannot be chosen; so dark that its words are read with a light ground behind.
CardFace paled(const CardFace& face, const Colours& colours)
{
    CardFace pale(face);
    const auto seen = [&colours](const QColor& colour) { return seenOn(colours.clothEdge, colour, kIllegalOnLight); };
    const auto less = [&](const QColor& colour) {
        QColor grey
            = QColor::fromHsvF(std::max(0.0F, colour.hueF()), colour.saturationF() * 0.45F, colour.valueF() * 0.9F);
        // A little more than is needed, for a picture makes it lighter.
        while (!colours.dark && grey.value() > 0 && contrast(seen(grey), seen(kWords)) < 5)
            grey = grey.darker(105);
        return grey;
    };
    pale.colour = less(face.colour);
    for (AttachedFace& card : pale.attached)
        card.colour = less(card.colour);
    return pale;
}

/// The strips of attached cards below a card, as if tucked under it.
void paintStrips(QPainter& painter, const QRectF& area, const CardFace& face, CardForm form, qreal unit,
    const Colours& colours, const QFont& body)
{
    for (int i = static_cast<int>(face.attached.size()) - 1; i >= 0; --i) {
        const AttachedFace& card = face.attached[static_cast<std::size_t>(i)];
        const QRectF shown = attachedArea(face, form, area, i, body);
        const QRectF strip = shown.adjusted(0, -8 * unit, 0, 0); // its upper end lies under what covers it
        painter.save();
        painter.setClipRect(
            QRectF(strip.left() - 6 * unit, shown.top(), strip.width() + 12 * unit, shown.height() + 6 * unit),
            Qt::IntersectClip);
        const qreal radius = 6 * unit;
        painter.setPen(Qt::NoPen);
        painter.setBrush(factionGradient(card.colour, strip));
        painter.drawRoundedRect(strip, radius, radius);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(card.legal ? QPen(colours.accent, 2 * unit) : QPen(QColor(255, 255, 255, 50), 1));
        painter.drawRoundedRect(strip.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        painter.restore();
        const qreal size = std::round(10 * unit);
        paintEmblem(
            painter, { shown.left() + 5 * unit, shown.center().y() - size / 2, size, size }, card.emblem, kWords);
        const QFont font = bodyLetters(body, 9.4 * unit, QFont::DemiBold);
        const QRectF words = shown.adjusted(5 * unit + size + 3 * unit, 0, -4 * unit, 0);
        paintCentred(painter, words, QFontMetricsF(font).elidedText(card.name, Qt::ElideRight, words.width()), font,
            kWords, Qt::AlignLeft);
    }
}

void paintNumber(
    QPainter& painter, const QRectF& area, int number, qreal unit, const Colours& colours, const QFont& body)
{
    const qreal side = std::round(22 * unit);
    const QRectF badge(area.right() - side * 0.7, area.top() - side * 0.3, side, side);
    painter.setPen(QPen(QColor(kDarkGround), 1.5 * unit));
    painter.setBrush(colours.accent);
    painter.drawEllipse(badge);
    paintCentred(painter, badge, QString::number(number), displayLetters(body, side * 0.62), QColor(kFigureOnColour));
}

Height heightOf(CardForm form, const FaceState& state)
{
    if (state.held)
        return Height::Floating;
    if (state.ghost || state.illegal || state.fading)
        return Height::Flat;
    return form == CardForm::Whole || form == CardForm::Hand || form == CardForm::ShortHand || state.hover
        ? Height::Raised
        : Height::OnTable;
}

} // namespace

void paintAbilityMark(QPainter& painter, const QRectF& area, const AbilityMark& mark)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF c = area.center();
    const qreal r = std::min(area.width(), area.height()) / 2;
    const bool usable = mark.use == AbilityUse::Usable;
    painter.setPen(Qt::NoPen);
    painter.setBrush(usable ? QColor(0xe7b84a) : QColor(13, 14, 19, 190));
    painter.drawEllipse(c, r, r);
    const QColor ink = usable ? QColor(kFigureOnColour) : kWords;
    const qreal line = std::max(1.0, r * 0.16);
    painter.setPen(QPen(ink, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&](qreal x, qreal y) { return c + QPointF(x * r, y * r); };
    switch (mark.ability) {
    case Ability::Ongoing: {
        QPainterPath loop;
        loop.moveTo(c);
        loop.cubicTo(at(0.22, -0.34), at(0.66, -0.42), at(0.66, 0));
        loop.cubicTo(at(0.66, 0.42), at(0.22, 0.34), c);
        loop.cubicTo(at(-0.22, -0.34), at(-0.66, -0.42), at(-0.66, 0));
        loop.cubicTo(at(-0.66, 0.42), at(-0.22, 0.34), c);
        painter.drawPath(loop);
        break;
    }
    case Ability::Talent:
        if (usable)
            painter.setBrush(QColor(255, 255, 255, 70));
        painter.drawPolygon(QPolygonF { at(0, -0.58), at(0.58, 0), at(0, 0.58), at(-0.58, 0) });
        break;
    case Ability::Special:
        painter.drawPolygon(QPolygonF {
            at(0.14, -0.60), at(-0.42, 0.12), at(-0.03, 0.12), at(-0.14, 0.60), at(0.42, -0.12), at(0.03, -0.12) });
        break;
    }
    if (mark.use == AbilityUse::Used) {
        // Hollow and struck: it was used this turn.
        painter.setPen(QPen(QColor(255, 255, 255, 150), line));
        painter.drawLine(at(-0.6, 0.6), at(0.6, -0.6));
    }
    painter.restore();
}

void paintCard(QPainter& painter, const QRectF& place, const CardFace& face, CardForm form, const FaceState& state,
    const Colours& colours, const QFont& body)
{
    const QSizeF nominal = nominalSize(form);
    const qreal unit = isCompact(form) ? place.height() / nominal.height() : place.width() / nominal.width();
    const qreal radius = cardRadius(form, place);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal opacity = painter.opacity() * opacityOfCard(state, colours);
    QRectF area(place);
    if (state.hover)
        area.translate(0, -std::round(kHoverLift * unit));
    if (state.held && state.tilt != 0) {
        painter.translate(area.center());
        painter.rotate(std::clamp(state.tilt, -kMostTilt, kMostTilt));
        painter.translate(-area.center());
    }
    if (state.illegal && !state.fading) {
        // It is pale, not to be seen through: names of cards under it would be read with its own.
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.clothEdge);
        painter.drawRoundedRect(area, radius, radius);
    }
    painter.setOpacity(opacity);
    paintShadow(painter, area, radius, heightOf(form, state), colours.dark, std::max(0.75, unit));
    const qreal ratio = painter.device()->devicePixelRatioF();
    if (face.faceDown) {
        paintCardBack(painter, area, colours);
    } else {
        const std::optional<CardFace> pale = state.illegal ? std::optional(paled(face, colours)) : std::nullopt;
        const CardFace& shown = pale ? *pale : face;
        if (!face.attached.empty() && (form == CardForm::Table || form == CardForm::TwoRow))
            paintStrips(painter, area, shown, form, unit, colours, body);
        const QPixmap made = picture(keyOf(shown, form, colours, body), area.size(), ratio, [&](QPainter& inner) {
            paintFace(inner, { QPointF(), area.size() }, shown, form, colours, body);
        });
        drawPicture(painter, area.topLeft(), made);
    }
    if (state.hover) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 13));
        painter.drawRoundedRect(area, radius, radius);
    }
    paintRings(painter, area, radius, state, colours, std::clamp(unit, 0.8, 2.0));
    if (isCompact(form))
        for (int i = 0; i < static_cast<int>(face.attached.size()); ++i)
            if (face.attached[static_cast<std::size_t>(i)].legal) {
                FaceState legal;
                legal.legal = true;
                const QRectF square = attachedArea(face, form, area, i, body);
                paintRings(painter, square, square.width() * 0.26, legal, colours, unit * 0.6);
            }
    if (state.number > 0)
        paintNumber(painter, area, state.number, std::clamp(unit, 0.8, 1.6), colours, body);
    painter.restore();
}

} // namespace ui
