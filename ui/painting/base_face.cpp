#include "ui/painting/base_face.h"

#include "ui/emblem.h"
#include "ui/look.h"
#include "ui/painting/lettering.h"
#include "ui/painting/picture_cache.h"
#include "ui/painting/shadow.h"

#include <QCache>
#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

const QColor kWords(255, 255, 255);
const QColor kText(kTextOnDark);
const QColor kMuted(kMutedOnDark);

/// Where the parts of a base lie.
struct BaseLayout {
    qreal unit = 1;
    qreal radius = 12;
    QRectF name {};
    QFont nameFont {};
    Setting nameSetting {};
    QRectF figures {}; ///< total and breakpoint, to the right
    QFont totalFont {};
    QFont fullFont {};
    QRectF text {};
    QFont textFont {};
    Setting textSetting {};
    QRectF meter {};
    QRectF foot {}; ///< places and actions, or the pieces below
    QRectF above {};
};

QString totalText(const BaseFace& face)
{
    return face.becomes ? QStringLiteral("%1 → %2").arg(QString::number(face.total), QString::number(*face.becomes))
                        : QString::number(face.total);
}

QString fullText(BaseForm form, const BaseFace& face)
{
    return (form == BaseForm::Tiny ? QStringLiteral("/%1") : QStringLiteral(" / %1")).arg(face.full);
}

Setting wordsOf(qreal leading, int mostLines = 0)
{
    Setting setting;
    setting.leading = leading;
    setting.mostLines = mostLines;
    return setting;
}

/// Everything that decides where the parts of a base lie.
PictureKey layoutKey(const QSizeF& size, const BaseFace& face, BaseForm form, const QFont& body)
{
    PictureKey key("layout");
    key << size << static_cast<int>(form) << face.name << face.text << totalText(face) << face.full
        << int(face.cancelled) << scaled(body, 100) << body.family();
    return key;
}

BaseLayout freshLayout(const QSizeF& size, const BaseFace& face, BaseForm form, const QFont& body)
{
    const QRectF area(QPointF(), size);
    BaseLayout at;
    at.unit = scaled(body, 100) / 100.0;
    const auto u = [&](qreal pixels) { return pixels * at.unit; };
    const bool tiny = form == BaseForm::Tiny;
    const bool small = form == BaseForm::Small;
    at.radius = u(tiny ? 9 : 12);
    const qreal side = u(tiny ? 9 : 12);
    const QRectF inside = area.adjusted(side, 0, -side, 0);

    // The figures take what they need; the name has what is left of the line.
    const bool crowded = face.becomes && area.width() < u(260);
    at.totalFont = displayLetters(body, u(tiny ? (crowded ? 11 : 13.5) : small ? 17 : crowded ? 18 : 23));
    at.fullFont = bodyLetters(body, u(tiny ? 11 : small ? 11 : 12.5));
    const qreal total = QFontMetricsF(at.totalFont).horizontalAdvance(totalText(face));
    const qreal full = QFontMetricsF(at.fullFont).horizontalAdvance(fullText(form, face));
    const qreal figuresHeight = u(tiny ? 14 : small ? 18 : 24);
    at.figures = { inside.right() - total - full,
        area.top()
            + u(tiny        ? 7
                    : small ? 9
                            : 8),
        total + full, figuresHeight };

    const qreal nameWidth = std::max(u(30), at.figures.left() - u(6) - inside.left());
    at.nameSetting = wordsOf(1.14, 2);
    at.nameSetting.wholeWords = true;
    const qreal letters = tiny ? 11.5 : small ? 13.5 : 15.5;
    const qreal top = area.top() + u(tiny ? 6 : small ? 9 : 8);
    at.nameFont = fittingLetters(face.name, displayLetters(body, u(letters)), u(letters), u(letters * 0.74),
        { nameWidth, u(letters) * 2.5 }, at.nameSetting);
    const qreal nameHeight
        = measureWords(face.name, at.nameFont, { nameWidth, u(letters) * 2.5 }, at.nameSetting).height;
    at.name = { inside.left(), top, nameWidth, nameHeight };

    if (tiny) {
        const qreal height = std::min(u(18), area.height() * 0.24);
        at.meter = { inside.left(), area.bottom() - u(8) - height, inside.width(), height };
        return at;
    }
    if (small) {
        const qreal piece = u(22);
        const qreal meter = u(18);
        const qreal rest = area.bottom() - at.name.bottom() - 2 * piece - meter;
        const qreal gap = std::max(u(2), rest / 4.0);
        at.above = { inside.left(), std::round(at.name.bottom() + gap), inside.width(), piece };
        at.meter = { inside.left(), std::round(at.above.bottom() + gap), inside.width(), meter };
        at.foot = { inside.left(), std::round(at.meter.bottom() + gap), inside.width(), piece };
        return at;
    }
    at.foot = { inside.left(), area.bottom() - u(9) - u(20), inside.width(), u(20) };
    at.meter = { inside.left(), at.foot.top() - u(7) - u(18), inside.width(), u(18) };
    // Beside wide figures a line would hold a word or two: then the text begins below them.
    const bool narrow = at.figures.width() > inside.width() * 0.52;
    const qreal textTop = std::max(at.name.bottom() + u(1), narrow ? at.figures.bottom() - u(1) : 0);
    // The first lines of the text keep clear of the figures beside them.
    const qreal textRoom = at.meter.top() - u(4) - textTop;
    for (qreal pixels = std::round(u(11.5)); pixels >= std::round(u(9.6)); pixels -= 1) {
        at.textFont = bodyLetters(body, pixels);
        at.textSetting = wordsOf(1.28);
        at.textSetting.struck = face.cancelled;
        if (at.figures.bottom() > textTop + pixels * 0.3) {
            at.textSetting.notch = inside.right() - at.figures.left() + u(4);
            at.textSetting.notchHeight = at.figures.bottom() - textTop;
        }
        at.text = { inside.left(), textTop, inside.width(), textRoom };
        if (measureWords(face.text, at.textFont, at.text.size(), at.textSetting).whole)
            break;
    }
    return at;
}

/// Where the parts lie in a base whose top left is the origin. Measuring words costs more than painting all the rest,
/// so the layouts of the bases that lie there are remembered.
BaseLayout layOut(const QSizeF& size, const BaseFace& face, BaseForm form, const QFont& body)
{
    static QCache<QByteArray, BaseLayout> known(64);
    const QByteArray key = layoutKey(size, face, form, body).bytes();
    if (const BaseLayout* found = known.object(key))
        return *found;
    auto* made = new BaseLayout(freshLayout(size, face, form, body));
    const BaseLayout copy = *made;
    known.insert(key, made);
    return copy;
}

/// Name and text, which change seldom.
void paintBaseWords(
    QPainter& painter, const QSizeF& size, const BaseLayout& at, const BaseFace& face, BaseForm form, const QFont& body)
{
    const bool text = form == BaseForm::Full && !face.text.isEmpty();
    // The figures decide how much of a line is left, and nothing else of them is seen here.
    PictureKey key("base words");
    key << face.name << (text ? face.text : QString()) << at.nameFont.pixelSize() << at.textFont.pixelSize()
        << at.name.width() << at.text.top() << at.text.height() << at.textSetting.notch << at.textSetting.notchHeight
        << int(face.cancelled) << body.family();
    const qreal height = form == BaseForm::Full ? at.meter.top() : at.name.bottom() + 2 * at.unit;
    const QPixmap made = picture(
        key, { size.width(), std::ceil(height) }, painter.device()->devicePixelRatioF(), [&](QPainter& inner) {
            paintWords(inner, at.name, face.name, at.nameFont, kWords, at.nameSetting);
            if (text)
                paintWords(inner, at.text, face.text, at.textFont, kText, at.textSetting);
        });
    drawPicture(painter, {}, made);
}

/// Landscape, veil and edge: what does not change while the base lies there.
void paintGround(QPainter& painter, const QRectF& area, const Landscape& landscape, qreal radius, BaseForm form)
{
    PictureKey key("base");
    key << landscape.colour << landscape.kind << static_cast<int>(landscape.seed) << radius << static_cast<int>(form);
    const QPixmap made = picture(key, area.size(), painter.device()->devicePixelRatioF(), [&](QPainter& inner) {
        const QRectF whole(QPointF(), area.size());
        drawLandscape(inner, whole, radius, landscape);
        QPainterPath outline;
        outline.addRoundedRect(whole, radius, radius);
        QColor dark(kDarkGround);
        const auto veil = [&dark](double alpha) {
            dark.setAlphaF(static_cast<float>(alpha));
            return dark;
        };
        QLinearGradient across(whole.topLeft(), whole.topRight());
        across.setColorAt(0, veil(0.86));
        across.setColorAt(0.45, veil(form == BaseForm::Scoring ? 0.62 : 0.56));
        across.setColorAt(1, veil(0.22));
        inner.fillPath(outline, across);
        QLinearGradient down(whole.topLeft(), whole.bottomLeft());
        down.setColorAt(0, veil(0.42));
        down.setColorAt(0.5, veil(0.05));
        down.setColorAt(1, veil(0.30));
        inner.fillPath(outline, down);
        inner.setBrush(Qt::NoBrush);
        inner.setPen(QPen(QColor(255, 255, 255, 34), 1));
        inner.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
    });
    drawPicture(painter, area.topLeft(), made);
}

void paintFigures(QPainter& painter, const BaseLayout& at, const BaseFace& face, BaseForm form, const Colours& colours)
{
    const QString total = totalText(face);
    const QFontMetricsF large(at.totalFont);
    const qreal line = at.figures.center().y() + large.capHeight() / 2;
    painter.setFont(at.totalFont);
    // A soft dark copy below lifts the figure from whatever the sky is.
    painter.setPen(QColor(8, 9, 13, 150));
    painter.drawText(QPointF(at.figures.left(), line + at.unit), total);
    const Colours& onDark = darkColours(); // the ground of a base is dark in both themes
    painter.setPen(face.becomes ? colours.accent
            : face.change > 0   ? onDark.good
            : face.change < 0   ? onDark.bad
                                : kWords);
    painter.drawText(QPointF(at.figures.left(), line), total);
    painter.setFont(at.fullFont);
    painter.setPen(kMuted);
    painter.drawText(QPointF(at.figures.left() + large.horizontalAdvance(total), line), fullText(form, face));
}

constexpr qreal kActionHeight = 21;

/// The pill of an action: with its name where there is room for all of them, else the emblem alone.
struct ActionPills {
    std::vector<QRectF> areas;
    bool named = true;
};

qreal pillsWidth(const BaseLayout& at, const BaseFace& face, const QFont& body)
{
    qreal width = 0;
    for (const PlacePill& pill : face.places)
        width += placePillWidth(pill, at.foot.height(), body) + 5 * at.unit;
    return width;
}

/// The word before the places, where there is room for it.
qreal wordWidth(const BaseLayout& at, const BaseFace& face, const QFont& body)
{
    if (face.pointsWord.isEmpty())
        return 0;
    const qreal width
        = QFontMetricsF(bodyLetters(body, 11.5 * at.unit)).horizontalAdvance(face.pointsWord) + 8 * at.unit;
    qreal others = pillsWidth(at, face, body);
    if (!face.notice.isEmpty())
        others += pillSize(face.notice, body).width();
    else if (!face.actions.empty())
        others += kActionHeight * at.unit * (0.6 + 0.4 * static_cast<qreal>(face.actions.size()));
    return width + others <= at.foot.width() ? std::ceil(width) : 0;
}

qreal placesWidth(const BaseLayout& at, const BaseFace& face, const QFont& body)
{
    return wordWidth(at, face, body) + pillsWidth(at, face, body);
}

ActionPills actionPills(const BaseLayout& at, const BaseFace& face, const QFont& body)
{
    ActionPills pills;
    const QFont font = bodyLetters(body, 11 * at.unit, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const qreal height = kActionHeight * at.unit;
    const qreal gap = 4 * at.unit;
    const qreal room = at.foot.width() - placesWidth(at, face, body) - 4 * at.unit;
    qreal named = 0;
    for (const BasePiece& action : face.actions)
        named += height + metrics.horizontalAdvance(action.name) + 8 * at.unit + gap;
    pills.named = named - gap <= room;
    qreal right = at.foot.right();
    // What does not fit beside the places lies closer together, so that each can still be pointed at.
    const auto count = static_cast<qreal>(face.actions.size());
    const qreal step
        = pills.named || count < 2 ? 0 : std::min(height + gap, std::max(height * 0.4, (room - height) / (count - 1)));
    for (auto action = face.actions.rbegin(); action != face.actions.rend(); ++action) {
        const qreal width
            = pills.named ? std::round(height + metrics.horizontalAdvance(action->name) + 8 * at.unit) : height;
        pills.areas.insert(
            pills.areas.begin(), QRectF(right - width, at.foot.center().y() - height / 2, width, height));
        right -= pills.named ? width + gap : step;
    }
    return pills;
}

void paintActions(QPainter& painter, const BaseLayout& at, const BaseFace& face, const QFont& body)
{
    const ActionPills pills = actionPills(at, face, body);
    const QFont font = bodyLetters(body, 11 * at.unit, QFont::DemiBold);
    for (std::size_t i = 0; i < face.actions.size(); ++i) {
        const BasePiece& action = face.actions[i];
        const QRectF area = pills.areas[i];
        const qreal radius = 6 * at.unit;
        painter.setPen(Qt::NoPen);
        painter.setBrush(factionGradient(action.colour, area));
        painter.drawRoundedRect(area, radius, radius);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(255, 255, 255, 52), 1));
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        const qreal size = std::round(13 * at.unit);
        const qreal left = pills.named ? area.left() + 5 * at.unit : area.center().x() - size / 2;
        paintEmblem(painter, { left, area.center().y() - size / 2, size, size }, action.emblem, kWords);
        if (pills.named)
            paintCentred(painter, area.adjusted(size + 9 * at.unit, 0, 0, 0), action.name, font, kWords, Qt::AlignLeft);
    }
}

/// As large as the height of `area` wants them, or as its width allows: no point of a base is cut off.
void paintPlaces(
    QPainter& painter, const QRectF& area, const BaseFace& face, qreal gap, const Colours& colours, const QFont& body)
{
    qreal all = -gap;
    for (const PlacePill& pill : face.places)
        all += placePillWidth(pill, area.height(), body) + gap;
    painter.save();
    painter.translate(area.left(), area.center().y());
    if (all > area.width())
        painter.scale(area.width() / all, area.width() / all);
    qreal x = 0;
    for (const PlacePill& pill : face.places) {
        const qreal width = placePillWidth(pill, area.height(), body);
        paintPlacePill(painter, { x, -area.height() / 2, width, area.height() }, pill, colours, body);
        x += width + gap;
    }
    painter.restore();
}

/// The face with what there is room for in its foot: beside a notice the marks of those who hold a place give way
/// first, then the notice itself, which the ring around the base says as well.
BaseFace fittedFoot(const BaseLayout& at, BaseFace face, const QFont& body)
{
    const auto fits
        = [&] { return pillsWidth(at, face, body) + pillSize(face.notice, body).width() <= at.foot.width(); };
    if (face.notice.isEmpty() || fits())
        return face;
    for (PlacePill& pill : face.places)
        pill.holders.clear();
    if (!fits())
        face.notice.clear();
    return face;
}

void drawFoot(QPainter& painter, const BaseLayout& at, const BaseFace& whole, const Colours& colours, const QFont& body)
{
    const BaseFace face = fittedFoot(at, whole, body);
    qreal x = at.foot.left();
    if (const qreal word = wordWidth(at, face, body); word > 0) {
        paintCentred(painter, { x, at.foot.top(), at.foot.width(), at.foot.height() }, face.pointsWord,
            bodyLetters(body, 11.5 * at.unit), kMuted, Qt::AlignLeft);
        x += word;
    }
    paintPlaces(painter, { x, at.foot.top(), at.foot.right() - x, at.foot.height() }, face, 5 * at.unit, colours, body);
    if (!face.notice.isEmpty()) {
        const QSizeF size = pillSize(face.notice, body);
        paintPill(painter,
            { at.foot.right() - size.width(), at.foot.center().y() - size.height() / 2, size.width(), size.height() },
            face.notice, PillKind::Solid, colours, body);
    } else if (whole.notice.isEmpty()) {
        paintActions(painter, at, face, body);
    }
}

/// Places and actions, which change less often than they are painted; rings of actions that can be chosen lie over
/// them.
void paintFoot(QPainter& painter, const QSizeF& size, const BaseLayout& at, const BaseFace& face,
    const Colours& colours, const QFont& body)
{
    PictureKey key("foot");
    key << at.unit << face.pointsWord << face.notice << int(colours.colourBlind) << int(colours.dark) << body.family();
    for (const PlacePill& pill : face.places) {
        key << pill.place << pill.points << static_cast<int>(pill.holders.size());
        for (const core::Seat seat : pill.holders)
            key << core::indexOf(seat);
    }
    for (const BasePiece& action : face.actions)
        key << action.name << action.emblem << action.colour;
    const qreal top = std::floor(at.foot.top() - 2 * at.unit);
    const QPixmap made = picture(
        key, { size.width(), size.height() - top }, painter.device()->devicePixelRatioF(), [&](QPainter& inner) {
            inner.translate(0, -top);
            drawFoot(inner, at, face, colours, body);
        });
    drawPicture(painter, { 0, top }, made);
    if (!face.notice.isEmpty())
        return;
    const ActionPills pills = actionPills(at, face, body);
    for (std::size_t i = 0; i < face.actions.size(); ++i)
        if (face.actions[i].legal) {
            FaceState legal;
            legal.legal = true;
            paintRings(painter, pills.areas[i], 6 * at.unit, legal, colours, at.unit * 0.7);
        }
}

QRectF pieceArea(const QRectF& line, std::size_t count, std::size_t index)
{
    const qreal side = line.height();
    const qreal step = count < 2 ? 0 : std::min(side * 1.16, (line.width() - side) / static_cast<qreal>(count - 1));
    return { std::round(line.left() + step * static_cast<qreal>(index)), line.top(), side, side };
}

void paintPieces(QPainter& painter, const QRectF& line, const std::vector<BasePiece>& pieces)
{
    for (std::size_t i = 0; i < pieces.size(); ++i)
        paintEmblemSquare(painter, pieceArea(line, pieces.size(), i), pieces[i].emblem, pieces[i].colour);
}

void paintLines(QPainter& painter, const QRectF& area, const BaseLayout& at, const BaseFace& face,
    const Colours& colours, const QFont& body)
{
    if (face.lines.empty())
        return;
    const qreal unit = at.unit;
    const qreal top = std::max(at.name.bottom(), at.figures.bottom()) + 8 * unit;
    const auto count = static_cast<qreal>(face.lines.size());
    const qreal gap = (count > 2 ? 4 : 7) * unit;
    const qreal height = std::min(34 * unit, (area.bottom() - 10 * unit - top - gap * (count - 1)) / count);
    QRectF line(area.left() + 12 * unit, top, area.width() - 24 * unit, height);
    const qreal letters = std::min(1.0, height / (30 * unit)) * unit;
    for (const ScoringLine& each : face.lines) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(10, 13, 20, 176));
        painter.drawRoundedRect(line, 8 * unit, 8 * unit);
        const QFont place = displayLetters(body, 15 * letters);
        const qreal width
            = std::max(44 * letters, QFontMetricsF(place).horizontalAdvance(each.placeWords) + 16 * letters);
        const QRectF pill(line.left() + 5 * unit, line.top() + 4 * letters, width, line.height() - 8 * letters);
        painter.setBrush(placeColour(each.place));
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        paintCentred(painter, pill, each.placeWords, place, QColor(kFigureOnColour));
        const QFont gain = displayLetters(body, 19 * letters);
        const qreal gainWidth = QFontMetricsF(gain).horizontalAdvance(each.gain);
        const QRectF right(line.right() - gainWidth - 11 * unit, line.top(), gainWidth, line.height());
        paintCentred(painter, right, each.gain, gain, each.place == 0 ? QColor(0xffd677) : kWords);
        const QFont who = bodyLetters(body, 14 * letters, QFont::DemiBold);
        const QRectF middle(
            pill.right() + 10 * unit, line.top(), right.left() - pill.right() - 18 * unit, line.height());
        const QFont power = bodyLetters(body, 12 * letters);
        const qreal powerWidth = QFontMetricsF(power).horizontalAdvance(each.powerWords);
        const qreal whoWidth = std::min(QFontMetricsF(who).horizontalAdvance(each.who),
            std::max(20 * unit, middle.width() - powerWidth - 10 * unit));
        paintCentred(painter, middle, QFontMetricsF(who).elidedText(each.who, Qt::ElideRight, whoWidth + 1), who,
            seatInkOnDark(each.seat, colours), Qt::AlignLeft);
        const QRectF rest = middle.adjusted(whoWidth + 10 * unit, 0, 0, 0);
        paintCentred(painter, rest, QFontMetricsF(power).elidedText(each.powerWords, Qt::ElideRight, rest.width() + 1),
            power, kMuted, Qt::AlignLeft);
        line.translate(0, height + gap);
    }
}

} // namespace

qreal baseOverhang(const QFont& body)
{
    return std::ceil(std::max(1.0, scaled(body, 100) / 100.0) * (shadowReach(Height::Floating) + kHoverLift + 2));
}

QRectF baseActionArea(const QRectF& area, const BaseFace& face, BaseForm form, int action, const QFont& body)
{
    const BaseLayout at = layOut(area.size(), face, form, body);
    if (action < 0)
        return {};
    const auto index = static_cast<std::size_t>(action);
    if (form == BaseForm::Full && face.notice.isEmpty() && index < face.actions.size())
        return actionPills(at, face, body).areas[index].translated(area.topLeft());
    if (form == BaseForm::Small) {
        if (index < face.above.size())
            return pieceArea(at.above, face.above.size(), index).translated(area.topLeft());
        if (index - face.above.size() < face.below.size())
            return pieceArea(at.foot, face.below.size(), index - face.above.size()).translated(area.topLeft());
    }
    return {};
}

QRectF baseMeterArea(const QRectF& area, const BaseFace& face, BaseForm form, const QFont& body)
{
    return form == BaseForm::Scoring ? QRectF()
                                     : layOut(area.size(), face, form, body).meter.translated(area.topLeft());
}

bool baseHoldsAll(const BaseFace& face, BaseForm form, const QSizeF& size, const QFont& body)
{
    const BaseLayout at = layOut(size, face, form, body);
    if (!measureWords(face.name, at.nameFont, at.name.size(), at.nameSetting).whole)
        return false;
    if (form != BaseForm::Full)
        return face.text.isEmpty();
    return measureWords(face.text, at.textFont, at.text.size(), at.textSetting).whole;
}

void paintBase(QPainter& painter, const QRectF& place, const BaseFace& face, BaseForm form, const FaceState& state,
    const Colours& colours, const QFont& body)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * opacityOf(state));
    const BaseLayout at = layOut(place.size(), face, form, body);
    painter.translate(place.topLeft() - QPointF(0, state.hover ? std::round(kHoverLift * at.unit) : 0));
    const QRectF area(QPointF(), place.size());
    if (!state.ghost && !state.illegal && !state.fading)
        paintShadow(painter, area, at.radius, state.held ? Height::Floating : Height::Raised, colours.dark,
            std::max(0.75, at.unit));
    Landscape landscape(face.landscape);
    if (state.illegal && landscape.colour.isValid())
        landscape.colour = QColor::fromHsvF(std::max(0.0F, landscape.colour.hueF()),
            landscape.colour.saturationF() * 0.45F, landscape.colour.valueF() * 0.9F);
    paintGround(painter, area, landscape, at.radius, form);
    paintBaseWords(painter, place.size(), at, face, form, body);
    paintFigures(painter, at, face, form, colours);
    if (form == BaseForm::Scoring) {
        paintLines(painter, area, at, face, colours, body);
    } else {
        paintMeter(painter, at.meter, { face.parts, face.full }, colours, body);
        if (form == BaseForm::Full)
            paintFoot(painter, place.size(), at, face, colours, body);
        if (form == BaseForm::Small) {
            paintPieces(painter, at.above, face.above);
            paintPieces(painter, at.foot, face.below);
        }
    }
    if (state.hover) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 14));
        painter.drawRoundedRect(area, at.radius, at.radius);
    }
    paintRings(painter, area, at.radius, state, colours, std::clamp(at.unit, 0.8, 2.0));
    painter.restore();
}

} // namespace ui
