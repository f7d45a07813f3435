#include "ui/painting/realm_card_face.h"

#include "ui/emblem.h"
#include "ui/look.h"
#include "ui/painting/lettering.h"
#include "ui/painting/picture_cache.h"
#include "ui/painting/pile.h"
#include "ui/painting/realm_words.h"
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

/// The lengths of a form, in pixels of the mock-ups.
struct RealmAnatomy {
    qreal width;
    qreal height;
    qreal radius;
    qreal art; ///< height of the bright part
    qreal emblem;
    qreal coin;
    qreal name; ///< size of the letters
    qreal words;
    qreal leastWords;
    qreal side; ///< of name and words from the edges
};

constexpr std::array<RealmAnatomy, 8> kRealmAnatomies { {
    { 256, 352, 16, 116, 74, 36, 22, 16, 12, 13 },
    { 134, 236, 8, 78, 50, 26, 13, 11, 9, 8 },
    { 146, 196, 9, 68, 42, 26, 13, 11, 8.5, 9 },
    { 118, 162, 9, 56, 34, 24, 13, 10.5, 8, 8 },
    { 128, 168, 8, 56, 36, 25, 12.5, 10.5, 8, 8 },
    { 128, 138, 8, 46, 32, 25, 12.5, 10.5, 8, 8 },
    { 90, 118, 8, 62, 38, 22, 11, 0, 0, 5 },
    { 150, 32, 7, 32, 18, 21, 11, 0, 0, 6 },
} };

const QColor kRealmWords(255, 255, 255);
const QColor kRealmSoft(255, 255, 255, 215);
const QColor kRealmBox(10, 11, 16, 150);
const QColor kRealmLower(11, 13, 19, 122); ///< over the part with the words
constexpr qreal kPaleOnLight = 0.72; ///< opaque: white words would be lost in less

const RealmAnatomy& anatomyOf(RealmForm form)
{
    return kRealmAnatomies[static_cast<std::size_t>(form)];
}

bool hasWords(RealmForm form)
{
    return form != RealmForm::Small && form != RealmForm::Strip;
}

qreal unitOf(RealmForm form, const QSizeF& size)
{
    const RealmAnatomy& anatomy = anatomyOf(form);
    return form == RealmForm::Strip ? size.height() / anatomy.height : size.width() / anatomy.width;
}

/// Where the parts of a card with words lie.
struct RealmLayout {
    qreal unit = 1;
    QRectF art;
    QFont nameFont;
    QRectF name;
    QFont wordsFont;
    std::vector<QRectF> lines; ///< of face.lines
    bool whole = true;
};

Setting nameSetting()
{
    Setting setting;
    setting.leading = 1.1;
    setting.mostLines = 2;
    return setting;
}

/// How high the line is at that width.
qreal heightOf(const RealmLine& line, const QFont& font, qreal width, bool* whole = nullptr)
{
    const Fitted fitted = measureRealmWords(line.words, font, { width - signWidth(line.sign, font), 10'000 });
    if (whole != nullptr)
        *whole = *whole && fitted.whole;
    return fitted.height;
}

RealmLayout layOutRealm(const RealmFace& face, RealmForm form, const QRectF& area, const QFont& body)
{
    const RealmAnatomy& anatomy = anatomyOf(form);
    RealmLayout at;
    at.unit = unitOf(form, area.size());
    const auto u = [&](qreal pixels) { return pixels * at.unit; };
    const QRectF inner = area.adjusted(u(anatomy.side), 0, -u(anatomy.side), -u(anatomy.side));
    at.art = QRectF(area.left(), area.top(), area.width(), std::round(u(anatomy.art)));
    const qreal nameTop = at.art.bottom() + u(5);
    const QSizeF nameRoom(inner.width(), u(anatomy.name) * 2.4);
    at.nameFont = fittingLetters(face.name, displayLetters(body, u(anatomy.name)), u(anatomy.name),
        u(anatomy.name) * 0.76, nameRoom, nameSetting());
    const Fitted name = measureWords(face.name, at.nameFont, nameRoom, nameSetting());
    at.name = QRectF(inner.left(), nameTop, inner.width(), name.height);
    at.whole = name.whole;
    qreal top = at.name.bottom() + u(3);
    if (!face.copied.isEmpty())
        top += u(anatomy.words) * 1.3;
    const qreal gap = u(3);
    for (qreal size = u(anatomy.words);; size -= 0.5) {
        at.wordsFont = bodyLetters(body, size);
        at.lines.assign(face.lines.size(), {});
        qreal y = top;
        qreal bottom = inner.bottom();
        // What scraps the card stands at its foot.
        for (std::size_t i = face.lines.size(); i-- > 0;) {
            if (face.lines[i].sign != RealmSign::Scrap)
                continue;
            const qreal height = heightOf(face.lines[i], at.wordsFont, inner.width());
            bottom -= height;
            at.lines[i] = QRectF(inner.left(), bottom, inner.width(), height);
            bottom -= gap;
        }
        for (std::size_t i = 0; i < face.lines.size(); ++i) {
            if (face.lines[i].sign == RealmSign::Scrap)
                continue;
            const qreal height = heightOf(face.lines[i], at.wordsFont, inner.width());
            at.lines[i] = QRectF(inner.left(), y, inner.width(), height);
            y += height + gap;
        }
        if (y - gap <= bottom + gap + 0.5)
            return at;
        if (size - 0.5 < std::max(6.0, u(anatomy.leastWords))) {
            // The words end where those at the foot begin.
            at.whole = false;
            for (std::size_t i = 0; i < face.lines.size(); ++i)
                if (face.lines[i].sign != RealmSign::Scrap) {
                    at.lines[i].setBottom(std::min(at.lines[i].bottom(), bottom));
                    if (at.lines[i].height() < QFontMetricsF(at.wordsFont).height() * 0.9)
                        at.lines[i] = QRectF();
                }
            return at;
        }
    }
}

void paintRealmGround(QPainter& painter, const RealmFace& face, RealmForm form, const QRectF& area, const QRectF& art)
{
    const qreal unit = unitOf(form, area.size());
    const qreal radius = cardRadius(form, area);
    QPainterPath outline;
    outline.addRoundedRect(area, radius, radius);
    painter.fillPath(outline, factionGradient(face.colour, area));
    if (form != RealmForm::Strip) {
        painter.save();
        painter.setClipPath(outline);
        const qreal step = art.height() * 0.62;
        const qreal size = std::round(step * 0.56);
        painter.setOpacity(painter.opacity() * 0.09);
        for (int row = 0; row < 2; ++row)
            for (qreal x = art.left() - step * (row % 2 == 0 ? 0.15 : 0.6); x < art.right(); x += step)
                paintEmblem(painter, { x, art.top() + step * (0.1 + row * 0.8), size, size }, face.emblem, Qt::white);
        painter.restore();
        painter.save();
        painter.setClipPath(outline);
        QRadialGradient light(art.center(), art.width() * 0.5);
        light.setColorAt(0, QColor(255, 255, 255, 46));
        light.setColorAt(1, QColor(255, 255, 255, 0));
        painter.fillRect(art, light);
        const QRectF lower(area.left(), art.bottom(), area.width(), area.bottom() - art.bottom());
        painter.fillRect(lower, kRealmLower);
        painter.fillRect(QRectF(lower.left(), lower.top() - unit * 0.5, lower.width(), std::max(1.0, unit * 0.7)),
            QColor(255, 255, 255, 26));
        painter.restore();
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 44), 1));
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
}

QRectF coinArea(RealmForm form, const QRectF& area)
{
    const qreal unit = unitOf(form, area.size());
    const qreal side = std::round(anatomyOf(form).coin * unit);
    if (form == RealmForm::Strip)
        return { area.right() - side - 5 * unit, area.center().y() - side / 2, side, side };
    return { area.right() - side - 5 * unit, area.top() + 5 * unit, side, side };
}

QRectF shieldArea(RealmForm form, const QRectF& area, bool besideCoin)
{
    const qreal unit = unitOf(form, area.size());
    const qreal width = std::round(anatomyOf(form).coin * unit * 0.94);
    const qreal height = std::round(width * (form == RealmForm::Strip ? 1.05 : 1.14));
    if (form != RealmForm::Strip)
        return { area.left() + 6 * unit, area.top() + 5 * unit, width, height };
    const qreal right = besideCoin ? coinArea(form, area).left() : area.right();
    return { right - width - 5 * unit, area.center().y() - height / 2, width, height };
}

void paintCopies(
    QPainter& painter, const RealmFace& face, RealmForm form, const QRectF& art, qreal unit, const QFont& body)
{
    if (face.copies <= 0 || !hasWords(form))
        return;
    const QFont font = bodyLetters(body, (form == RealmForm::Whole ? 15 : 10.5) * unit, QFont::DemiBold);
    const QString words = QChar(0x00D7) + QString::number(face.copies);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(words) + 12 * unit, metrics.capHeight() + 9 * unit);
    const QRectF tag(
        art.right() - size.width() - 3 * unit, art.bottom() - size.height() - 5 * unit, size.width(), size.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(kRealmBox);
    painter.drawRoundedRect(tag, 5 * unit, 5 * unit);
    paintCentred(painter, tag, words, font, kRealmWords);
}

void paintStripOf(QPainter& painter, const RealmFace& face, const QRectF& area, qreal unit, const QFont& body)
{
    const qreal size = std::round(anatomyOf(RealmForm::Strip).emblem * unit);
    const QRectF emblem(area.left() + 6 * unit, area.center().y() - size / 2, size, size);
    paintEmblem(painter, emblem, face.emblem, kRealmWords);
    const qreal right = face.defense > 0 ? shieldArea(RealmForm::Strip, area, face.cost.has_value()).left()
        : face.cost                      ? coinArea(RealmForm::Strip, area).left()
                                         : area.right() - 2 * unit;
    const QRectF room(emblem.right() + 6 * unit, area.top(), right - emblem.right() - 10 * unit, area.height());
    Setting setting;
    setting.leading = 1.08;
    setting.mostLines = 2;
    const QFont font = fittingLetters(face.name, bodyLetters(body, 11 * unit, QFont::DemiBold), 11 * unit, 8.4 * unit,
        { room.width(), room.height() - 2 * unit }, setting);
    const Fitted fitted = measureWords(face.name, font, room.size(), setting);
    paintWords(painter, { room.left(), std::round(room.center().y() - fitted.height / 2), room.width(), fitted.height },
        face.name, font, kRealmWords, setting);
}

/// A card without words: its name, and the signs of what waits for company or for being scrapped.
void paintSmall(
    QPainter& painter, const RealmFace& face, const QRectF& area, const QRectF& art, qreal unit, const QFont& body)
{
    const qreal side = 5 * unit;
    QFont signFont = bodyLetters(body, 9.5 * unit);
    qreal x = area.left() + side;
    const qreal high = signHeight(signFont);
    bool signs = false;
    for (const RealmLine& line : face.lines) {
        if (line.sign == RealmSign::None)
            continue;
        signs = true;
        const qreal width = signWidth(line.sign, signFont);
        paintRealmSign(painter, { x, area.bottom() - side - high, width, high }, line, face.emblem, signFont);
        x += width;
    }
    Setting setting;
    setting.leading = 1.12;
    setting.mostLines = 2;
    const QRectF room(area.left() + side, art.bottom() + 3 * unit, area.width() - 2 * side,
        area.bottom() - art.bottom() - 3 * unit - (signs ? high + side + 2 * unit : side));
    const QFont font = fittingLetters(
        face.name, bodyLetters(body, 11 * unit, QFont::DemiBold), 11 * unit, 8.2 * unit, room.size(), setting);
    paintWords(painter, room, face.name, font, kRealmWords, setting);
}

void paintRealmFace(QPainter& painter, const QRectF& area, const RealmFace& face, RealmForm form, const QFont& body)
{
    const RealmAnatomy& anatomy = anatomyOf(form);
    const qreal unit = unitOf(form, area.size());
    const QRectF art(area.left(), area.top(), area.width(),
        form == RealmForm::Strip ? area.height() : std::round(anatomy.art * unit));
    paintRealmGround(painter, face, form, area, art);
    if (form != RealmForm::Strip) {
        const qreal size = std::round(anatomy.emblem * unit);
        paintEmblem(painter, { art.center().x() - size / 2, art.center().y() - size / 2, size, size }, face.emblem,
            kRealmWords);
    }
    if (face.defense > 0)
        paintRealmShield(painter, shieldArea(form, area, face.cost.has_value()), face.defense, face.outpost, body);
    if (face.cost)
        paintRealmCoin(painter, coinArea(form, area), *face.cost, body);
    paintCopies(painter, face, form, art, unit, body);
    if (form == RealmForm::Strip) {
        paintStripOf(painter, face, area, unit, body);
        return;
    }
    if (form == RealmForm::Small) {
        paintSmall(painter, face, area, art, unit, body);
        return;
    }
    const RealmLayout at = layOutRealm(face, form, area, body);
    paintWords(painter, at.name, face.name, at.nameFont, kRealmWords, nameSetting());
    if (!face.copied.isEmpty()) {
        const QFont font = bodyLetters(body, anatomy.words * unit * 0.95);
        const QRectF line(at.name.left(), at.name.bottom() + unit, at.name.width(), anatomy.words * unit * 1.3);
        paintCentred(painter, line,
            QFontMetricsF(font).elidedText(QStringLiteral("= ") + face.copied, Qt::ElideRight, line.width()), font,
            kRealmSoft, Qt::AlignLeft);
    }
    for (std::size_t i = 0; i < face.lines.size(); ++i) {
        const QRectF& place = at.lines[i];
        if (place.isNull())
            continue;
        const RealmLine& line = face.lines[i];
        painter.save();
        if (line.use == RealmUse::Used)
            painter.setOpacity(painter.opacity() * 0.5);
        const qreal indent = signWidth(line.sign, at.wordsFont);
        if (line.sign != RealmSign::None) {
            const qreal step = realmLeading(at.wordsFont);
            const qreal high = signHeight(at.wordsFont);
            paintRealmSign(painter, { place.left(), place.top() + std::round((step - high) / 2), indent, high }, line,
                face.emblem, at.wordsFont);
        }
        paintRealmWords(painter, place.adjusted(indent, 0, 0, 0), line.words, at.wordsFont, kRealmWords);
        painter.restore();
    }
}

PictureKey realmKeyOf(const RealmFace& face, RealmForm form, const QFont& body)
{
    PictureKey key("realm card");
    key << static_cast<int>(form) << face.name << face.emblem << face.colour << face.cost.value_or(-1) << face.defense
        << int(face.outpost) << face.copies << face.copied << body.family();
    for (const RealmLine& line : face.lines)
        key << static_cast<int>(line.sign) * 4 + static_cast<int>(line.use) << line.words;
    return key;
}

/// Less colour, for what cannot be chosen; so dark that its words are read with a light ground behind.
RealmFace paledRealm(const RealmFace& face, const Colours& colours)
{
    RealmFace pale(face);
    QColor grey = QColor::fromHsvF(std::max(0.0F, face.colour.hueF()), face.colour.saturationF() * 0.45F,
        face.colour.valueF() * (colours.dark ? 0.62F : 0.9F));
    const auto seen = [&colours](const QColor& colour) {
        const auto channel = [](int above, int below) {
            return static_cast<int>(std::lround(below + (above - below) * kPaleOnLight));
        };
        return QColor(channel(colour.red(), colours.clothEdge.red()),
            channel(colour.green(), colours.clothEdge.green()), channel(colour.blue(), colours.clothEdge.blue()));
    };
    while (!colours.dark && grey.value() > 0 && contrast(seen(grey), seen(kRealmWords)) < 5)
        grey = grey.darker(105);
    pale.colour = grey;
    return pale;
}

Height realmHeightOf(RealmForm form, const FaceState& state)
{
    if (state.held)
        return Height::Floating;
    if (state.ghost || state.illegal || state.fading)
        return Height::Flat;
    return form == RealmForm::Whole || form == RealmForm::Hand || state.hover ? Height::Raised : Height::OnTable;
}

} // namespace

QSizeF nominalSize(RealmForm form)
{
    return { anatomyOf(form).width, anatomyOf(form).height };
}

QSizeF cardSize(RealmForm form, const QFont& body)
{
    const QSizeF nominal = nominalSize(form);
    return QSizeF(scaled(body, nominal.width()), scaled(body, nominal.height()));
}

qreal cardRadius(RealmForm form, const QRectF& area)
{
    return anatomyOf(form).radius * unitOf(form, area.size());
}

qreal cardOverhang(const QRectF& area, RealmForm form)
{
    // The deepest shadow, and what a turn of a held card brings out of the upright rectangle.
    return std::ceil(std::max(1.0, unitOf(form, area.size())) * 62 + std::max(area.width(), area.height()) * 0.11);
}

bool cardHoldsAll(const RealmFace& face, RealmForm form, const QSizeF& size, const QFont& body)
{
    return hasWords(form) && layOutRealm(face, form, { QPointF(), size }, body).whole;
}

QRectF lineArea(const RealmFace& face, RealmForm form, const QRectF& area, int index, const QFont& body)
{
    if (!hasWords(form) || index < 0 || index >= static_cast<int>(face.lines.size()))
        return {};
    return layOutRealm(face, form, area, body).lines[static_cast<std::size_t>(index)];
}

void paintRealmCard(QPainter& painter, const QRectF& place, const RealmFace& face, RealmForm form,
    const FaceState& state, const Colours& colours, const QFont& body)
{
    const qreal unit = unitOf(form, place.size());
    const qreal radius = cardRadius(form, place);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF area(place);
    if (state.hover)
        area.translate(0, -std::round(kHoverLift * std::min(unit, 1.5)));
    if (state.held && state.tilt != 0) {
        painter.translate(area.center());
        painter.rotate(std::clamp(state.tilt, -kMostTilt, kMostTilt));
        painter.translate(-area.center());
    }
    qreal opacity = painter.opacity() * opacityOf(state);
    if (state.illegal && !state.fading) {
        // It is pale, not to be seen through: what lies under it would be read with its own words.
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.clothEdge);
        painter.drawRoundedRect(area, radius, radius);
        if (!colours.dark)
            opacity = painter.opacity() * state.opacity * kPaleOnLight;
    }
    painter.setOpacity(opacity);
    paintShadow(painter, area, radius, realmHeightOf(form, state), colours.dark, std::clamp(unit, 0.75, 1.6));
    if (face.faceDown) {
        paintCardBack(painter, area, colours);
    } else {
        const RealmFace shown = state.illegal ? paledRealm(face, colours) : face;
        const QPixmap made = picture(
            realmKeyOf(shown, form, body), area.size(), painter.device()->devicePixelRatioF(), [&](QPainter& inner) {
                paintRealmFace(inner, { QPointF(), area.size() }, shown, form, body);
            });
        drawPicture(painter, area.topLeft(), made);
    }
    if (state.hover) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 13));
        painter.drawRoundedRect(area, radius, radius);
    }
    paintRings(painter, area, radius, state, colours, std::clamp(unit, 0.8, 2.0));
    if (state.number > 0) {
        const qreal side = std::round(22 * std::clamp(unit, 0.8, 1.6));
        const QRectF badge(area.right() - side * 0.7, area.bottom() - side * 0.7, side, side);
        painter.setPen(QPen(QColor(kDarkGround), 1.5));
        painter.setBrush(colours.accent);
        painter.drawEllipse(badge);
        paintCentred(
            painter, badge, QString::number(state.number), displayLetters(body, side * 0.62), QColor(kFigureOnColour));
    }
    painter.restore();
}

} // namespace ui
