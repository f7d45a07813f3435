#include "ui/painting/card_layout.h"

#include "ui/look.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

/// The lengths of one form, in pixels of the mock-ups.
struct Anatomy {
    qreal width;
    qreal height;
    qreal radius;
    qreal art; ///< height of the bright part
    qreal leastArt; ///< what a long text may press it down to
    qreal emblem;
    qreal power;
    qreal corner; ///< distance of the power and of the tag from the edges
    qreal side; ///< of name and text from the edges
    qreal name; ///< size of the letters
    qreal leastName;
    qreal badge; ///< of the second figure
    qreal crest; ///< of the emblem beside another figure
};

constexpr std::array<Anatomy, 7> kAnatomies { {
    { 256, 352, 16, 138, 104, 92, 46, 12, 15, 22, 15, 42, 32 },
    { 128, 190, 12, 73, 50, 46, 28, 7, 8, 14, 11, 26, 19 },
    { 106, 134, 11, 85, 85, 46, 27, 6, 7, 14, 10, 26, 19 },
    { 90, 118, 8, 85, 85, 50, 25, 5, 4, 11, 8.6, 22, 17 },
    { 90, 84, 8, 55, 55, 36, 25, 5, 4, 11, 8.6, 19, 15 },
    { 190, 32, 7, 32, 32, 17, 21, 5.5, 7, 10.8, 8.6, 0, 0 },
    { 110, 32, 7, 32, 32, 22, 21, 5.5, 6, 10.8, 8, 0, 0 },
} };

const Anatomy& anatomyOf(CardForm form)
{
    return kAnatomies[static_cast<std::size_t>(form)];
}

qreal squareSide(qreal unit)
{
    return std::round(18 * unit);
}

/// Emblem, name, marks, squares of what is attached, copies and power, in a line.
CardLayout compactLayout(const CardFace& face, CardForm form, const QRectF& area, const QFont& body)
{
    const Anatomy& anatomy = anatomyOf(form);
    CardLayout at;
    at.unit = area.height() / anatomy.height;
    const auto u = [&](qreal pixels) { return pixels * at.unit; };
    at.radius = u(anatomy.radius);
    at.art = area;
    qreal right = area.right() - u(anatomy.corner);
    if (face.power) {
        const QString figure = QString::number(totalPower(face));
        const QFont font = displayLetters(body, u(15));
        const qreal width = std::max(u(anatomy.power), QFontMetricsF(font).horizontalAdvance(figure) + u(8));
        at.power = { right - width, area.center().y() - u(anatomy.power) / 2, width, u(anatomy.power) };
        right = at.power.left() - u(5);
    }
    at.nameWords = face.name;
    if (face.copies > 1 && form == CardForm::HalfCompact) {
        at.nameWords.prepend(QStringLiteral("%1× ").arg(face.copies)); // a mark of its own would leave the name no room
    } else if (face.copies > 1) {
        const qreal width = QFontMetricsF(copiesFont(body, at.unit)).horizontalAdvance(copiesText(face)) + u(12);
        at.copies = { right - width, area.center().y() - u(8.5), width, u(17) };
        right = at.copies.left() - u(5);
    }
    if (!face.attached.empty()) {
        // In a narrow column they lie closer together, so that the name keeps most of it.
        const auto count = static_cast<qreal>(face.attached.size());
        const qreal side = squareSide(at.unit);
        const qreal room = std::max(side, area.width() * (face.copies > 1 ? 0.2 : 0.26));
        at.squareStep = count < 2 ? 0 : std::min(side + u(2), std::max(u(5), (room - side) / (count - 1)));
        at.squares = { right + u(1) - side - at.squareStep * (count - 1), std::round(area.center().y() - side / 2),
            side, side };
        right = at.squares.left() - u(3);
    }
    const bool talent = std::any_of(
        face.marks.begin(), face.marks.end(), [](const AbilityMark& mark) { return mark.ability == Ability::Talent; });
    if (talent)
        right -= u(17 + 4);
    const qreal size = u(anatomy.emblem);
    qreal left = area.left() + u(anatomy.side);
    if (form == CardForm::Compact) {
        at.emblem = { left, area.center().y() - size / 2, size, size };
        left = at.emblem.right() + u(5);
    } else {
        at.emblem = { right - size + u(1), area.center().y() - size / 2, size, size };
    }
    at.name = { left, area.top() + u(2), std::max(u(8), right - left), area.height() - u(4) };
    at.nameInMiddle = true;
    at.nameSetting.leading = 1.12;
    at.nameSetting.mostLines = 2;
    at.nameSetting.wholeWords = true;
    at.nameFont = fittingLetters(at.nameWords, bodyLetters(body, u(anatomy.name), QFont::DemiBold), u(anatomy.name),
        u(anatomy.leastName), at.name.size(), at.nameSetting);
    if (form == CardForm::HalfCompact) {
        // A name is not written over the emblem.
        const QSizeF beside(at.emblem.left() - left, at.name.height());
        if (measureWords(at.nameWords, at.nameFont, beside, at.nameSetting).whole)
            at.name.setSize(beside);
        else
            at.emblem = {};
    }
    return at;
}

/// Name and text below the art of a whole card or one in hand. The art gives way to a long text.
void layOutWords(CardLayout& at, const CardFace& face, CardForm form, const QRectF& area, const QFont& body)
{
    const Anatomy& anatomy = anatomyOf(form);
    const bool whole = form == CardForm::Whole;
    const auto u = [&](qreal pixels) { return pixels * at.unit; };
    const qreal width = area.width() - 2 * u(anatomy.side);
    at.nameSetting.leading = 1.1;
    at.nameSetting.mostLines = 2;
    at.nameFont = fittingLetters(face.name, displayLetters(body, u(anatomy.name)), u(anatomy.name),
        u(anatomy.leastName), { width, u(anatomy.name) * 2.6 }, at.nameSetting);
    const qreal nameHeight
        = measureWords(face.name, at.nameFont, { width, u(anatomy.name) * 2.6 }, at.nameSetting).height;
    const qreal attached = whole ? static_cast<qreal>(face.attached.size()) * u(24) : 0;
    const qreal above = u(whole ? 10 : 5); // between art and name
    const qreal between = whole && !face.group.isEmpty() ? u(28) : u(whole ? 8 : 3);
    const qreal below = u(whole ? 14 : 7) + attached;
    const auto roomFor = [&](qreal art) { return area.height() - art - above - nameHeight - between - below; };

    const qreal most = u(whole ? 14 : 11);
    const qreal least = u(whole ? 11 : 10.6);
    qreal art = u(anatomy.art);
    Fitted fitted;
    for (qreal pixels = std::round(most);; pixels -= 1) {
        at.textFont = bodyLetters(body, std::max(pixels, std::round(least)));
        for (art = u(anatomy.art); art >= u(anatomy.leastArt); art -= u(4)) {
            fitted = measureWords(face.text, at.textFont, { width, roomFor(art) }, textSetting(form));
            if (fitted.whole)
                break;
        }
        art = std::max(art, u(anatomy.leastArt));
        if (fitted.whole || pixels <= std::round(least))
            break;
    }
    at.art = { area.left(), area.top(), area.width(), std::round(art) };
    const qreal left = area.left() + u(anatomy.side);
    at.name = { left, at.art.bottom() + above, width, nameHeight };
    if (whole && !face.group.isEmpty())
        at.group = { left, at.name.bottom() + u(2), width, u(18) };
    at.text = { left, at.name.bottom() + between, width, std::max(u(10), roomFor(art)) };
}

/// Marks stand below one another at the right edge.
QRectF tableMark(qreal unit, const QRectF& area, int index)
{
    const qreal side = std::round(18 * unit);
    return { area.right() - 4 * unit - side, area.top() + 4 * unit + index * (side + 2 * unit), side, side };
}

/// What stands in the corners of the art: the emblem beside another figure where a card without power has room, and a
/// badge where neither the marks nor what is told of the power comes.
void layOutFigures(CardLayout& at, const CardFace& face, CardForm form, const QRectF& area)
{
    const Anatomy& anatomy = anatomyOf(form);
    const auto u = [&](qreal pixels) { return pixels * at.unit; };
    const bool onTable = form == CardForm::Table || form == CardForm::TwoRow;
    if (!face.power) {
        const qreal side = std::round(u(anatomy.crest));
        const qreal edge = std::round(u(anatomy.corner + 1));
        at.crest = { area.left() + edge, area.top() + edge, side, side };
    }
    const qreal edge = std::round(u(anatomy.corner));
    const qreal below = at.kind.width() > 0 ? at.kind.bottom() + u(1) : at.art.top();
    const qreal side = std::floor(std::min(u(anatomy.badge), at.art.bottom() - edge - below));
    at.second = { area.right() - edge - side, at.art.bottom() - edge - side, side, side };
    if (!at.sources.isNull()) // the emblem stands there
        at.second.moveLeft(area.left() + edge);
    for (std::size_t i = 0; onTable && i < face.marks.size(); ++i)
        if (tableMark(at.unit, area, static_cast<int>(i)).intersects(at.second))
            at.second = {};
}

} // namespace

bool isCompact(CardForm form)
{
    return form == CardForm::Compact || form == CardForm::HalfCompact;
}

Setting textSetting(CardForm form)
{
    Setting setting;
    setting.labels = true;
    setting.leading = form == CardForm::Whole ? 1.36 : 1.24;
    return setting;
}

QString copiesText(const CardFace& face)
{
    return QStringLiteral("%1 × %2").arg(QString::number(face.copies), QString::number(face.power.value_or(0)));
}

int totalPower(const CardFace& face)
{
    return face.power.value_or(0) * std::max(1, face.copies);
}

QFont copiesFont(const QFont& body, qreal unit)
{
    return bodyLetters(body, 10.5 * unit, QFont::Bold);
}

QFont kindFont(const QFont& body, CardForm form, qreal unit)
{
    return bodyLetters(body, (form == CardForm::Whole ? 12.5 : 10.4) * unit);
}

QSizeF nominalSize(CardForm form)
{
    return { anatomyOf(form).width, anatomyOf(form).height };
}

QSizeF cardSize(CardForm form, const QFont& body)
{
    return { static_cast<qreal>(scaled(body, anatomyOf(form).width)),
        static_cast<qreal>(scaled(body, anatomyOf(form).height)) };
}

qreal cardRadius(CardForm form, const QRectF& area)
{
    const Anatomy& anatomy = anatomyOf(form);
    const qreal unit = isCompact(form) ? area.height() / anatomy.height : area.width() / anatomy.width;
    return anatomy.radius * unit;
}

CardLayout layOut(const CardFace& face, CardForm form, const QRectF& area, const QFont& body)
{
    if (isCompact(form))
        return compactLayout(face, form, area, body);
    const Anatomy& anatomy = anatomyOf(form);
    CardLayout at;
    at.unit = area.width() / anatomy.width;
    const auto u = [&](qreal pixels) { return pixels * at.unit; };
    at.radius = u(anatomy.radius);
    at.nameWords = face.name;
    if (form == CardForm::Whole || form == CardForm::Hand) {
        layOutWords(at, face, form, area, body);
    } else {
        // A card lower than its form keeps its proportions.
        const qreal art = std::round(area.height() * anatomy.art / anatomy.height);
        at.art = { area.left(), area.top(), area.width(), art };
        const bool inHand = form == CardForm::ShortHand;
        at.name = QRectF(area.left() + u(anatomy.side), at.art.bottom(), area.width() * face.seen - 2 * u(anatomy.side),
            area.bottom() - at.art.bottom())
                      .adjusted(0, u(1), 0, -u(1));
        at.nameInMiddle = true;
        at.nameSetting.leading = inHand ? 1.15 : 1.1;
        at.nameSetting.mostLines = 2;
        at.nameSetting.across = Qt::AlignHCenter;
        const QFont letters
            = inHand ? displayLetters(body, u(anatomy.name)) : bodyLetters(body, u(anatomy.name), QFont::DemiBold);
        at.nameFont
            = fittingLetters(face.name, letters, u(anatomy.name), u(anatomy.leastName), at.name.size(), at.nameSetting);
    }
    if (face.power) {
        const qreal side = u(anatomy.power);
        const QFont font = displayLetters(body, side * 0.66);
        const qreal width
            = std::max(side, QFontMetricsF(font).horizontalAdvance(QString::number(*face.power)) + side * 0.36);
        at.power = { area.left() + u(anatomy.corner), area.top() + u(anatomy.corner), std::round(width), side };
    }
    if (form == CardForm::Whole || form == CardForm::Hand || form == CardForm::ShortHand) {
        const qreal height = u(form == CardForm::Whole ? 22 : 16.5);
        const qreal width = face.kind.isEmpty()
            ? 0
            : QFontMetricsF(kindFont(body, form, at.unit)).horizontalAdvance(face.kind)
                + u(form == CardForm::Whole ? 18 : 11);
        const qreal most = area.width() - 2 * u(anatomy.corner) - (face.power ? at.power.width() + u(4) : 0);
        at.kind = { area.right() - u(anatomy.corner) - std::min(width, most), area.top() + u(anatomy.corner),
            std::min(width, most), height };
    }
    // The emblem as large as the art lets it, in its middle; beside the sources where those are told.
    const qreal size = std::round(std::min(u(anatomy.emblem), at.art.height() - u(form == CardForm::Whole ? 30 : 16)));
    QPointF centre = at.art.center();
    if (form == CardForm::Table || form == CardForm::TwoRow)
        centre += face.power && face.deeds.empty() ? QPointF(u(2), u(form == CardForm::Table ? 4 : 2))
            : face.power                           ? QPointF(-u(3), 0)
                                                   : QPointF(0, u(2));
    if (form == CardForm::Whole && !face.sources.empty()) {
        at.sources = { at.power.right() + u(10), at.power.top(), u(102), at.art.bottom() - at.power.top() - u(8) };
        centre = { area.right() - u(56), at.art.bottom() - u(52) };
        const qreal beside = std::round(std::min(size, u(72)));
        at.emblem = { centre.x() - beside / 2, centre.y() - beside / 2, beside, beside };
    } else {
        at.emblem = { std::round(centre.x() - size / 2), std::round(centre.y() - size / 2), size, size };
    }
    layOutFigures(at, face, form, area);
    return at;
}

bool cardHoldsAll(const CardFace& face, CardForm form, const QSizeF& size, const QFont& body)
{
    if (form != CardForm::Whole && form != CardForm::Hand)
        return face.text.isEmpty() && cardHoldsName(face, form, size, body);
    const CardLayout at = layOut(face, form, { QPointF(), size }, body);
    return cardHoldsName(face, form, size, body)
        && measureWords(face.text, at.textFont, at.text.size(), textSetting(form)).whole;
}

bool cardHoldsName(const CardFace& face, CardForm form, const QSizeF& size, const QFont& body)
{
    const CardLayout at = layOut(face, form, { QPointF(), size }, body);
    return measureWords(at.nameWords, at.nameFont, at.name.size(), at.nameSetting).whole;
}

qreal attachedHeight(const CardFace& face, CardForm form, const QRectF& area)
{
    if ((form != CardForm::Table && form != CardForm::TwoRow) || face.attached.empty())
        return 0;
    return std::round(static_cast<qreal>(face.attached.size()) * 16 * area.width() / anatomyOf(form).width);
}

QRectF attachedArea(const CardFace& face, CardForm form, const QRectF& area, int index, const QFont& body)
{
    const auto count = static_cast<int>(face.attached.size());
    if (index < 0 || index >= count)
        return {};
    if (form == CardForm::Table || form == CardForm::TwoRow) {
        const qreal unit = area.width() / anatomyOf(form).width;
        const qreal step = attachedHeight(face, form, area) / count;
        return { area.left() + 3 * unit, area.bottom() + index * step, area.width() - 6 * unit, step };
    }
    if (isCompact(form)) {
        const CardLayout at = layOut(face, form, area, body);
        return at.squares.translated(std::round(at.squareStep * index), 0);
    }
    if (form == CardForm::Whole) {
        const qreal unit = area.width() / anatomyOf(form).width;
        const qreal bottom = area.bottom() - 12 * unit - (count - 1 - index) * 24 * unit;
        return { area.left() + 12 * unit, bottom - 22 * unit, area.width() - 24 * unit, 22 * unit };
    }
    return {};
}

QRectF markArea(const CardFace& face, CardForm form, const QRectF& area, int index, const QFont& body)
{
    if (index < 0 || index >= static_cast<int>(face.marks.size()))
        return {};
    if (form == CardForm::Table || form == CardForm::TwoRow)
        return tableMark(area.width() / anatomyOf(form).width, area, index);
    if (isCompact(form)) {
        if (face.marks[static_cast<std::size_t>(index)].ability != Ability::Talent)
            return {};
        const CardLayout at = layOut(face, form, area, body);
        const qreal side = std::round(17 * at.unit);
        const qreal left = at.name.right() + 4 * at.unit;
        return { left, area.center().y() - side / 2, side, side };
    }
    return {};
}

qreal cardOverhang(const QRectF& area, CardForm form)
{
    const Anatomy& anatomy = anatomyOf(form);
    const qreal unit = isCompact(form) ? area.height() / anatomy.height : area.width() / anatomy.width;
    // The deepest shadow, and what a turn by the most a held card is turned brings out of the upright rectangle.
    return std::ceil(std::max(1.0, unit) * 62 + std::max(area.width(), area.height()) * 0.11);
}

} // namespace ui
