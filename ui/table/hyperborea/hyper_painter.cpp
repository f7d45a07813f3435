#include "ui/table/hyperborea/hyper_painter.h"

#include "ui/painting/frames.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pill.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_signs.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <functional>

namespace ui {

using core::hyperborea::Colour;
using core::hyperborea::HexView;
using core::hyperborea::kNone;
using core::hyperborea::SetView;
using core::hyperborea::TechnologyView;

namespace {

using Kind = HyperPiece::Kind;

constexpr double kHyperRadius = 8;
constexpr double kSpent = 0.4; ///< opacity of a set that has fired

FaceState faceOf(const HyperPiece& piece, const HyperPainter::Shown& shown)
{
    FaceState state;
    state.focus = shown.focus;
    state.legal = piece.isLegal() || shown.target;
    state.hinted = piece.hinted;
    return state;
}

void paintFrame(QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body, bool lit)
{
    const double radius = scaled(body, kHyperRadius);
    painter.setPen(QPen(colours.border, 1));
    painter.setBrush(lit ? colours.raised : colours.panel);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

/// One line that ends in "…" where it has no room.
void paintLine(QPainter& painter, const QRectF& area, const QString& text, const QFont& font, const QColor& ink,
    Qt::Alignment across = Qt::AlignLeft)
{
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(area, static_cast<int>(across | Qt::AlignVCenter),
        QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace

bool HyperPainter::setLit(int colour)
{
    return std::exchange(m_lit, colour) != colour;
}

void HyperPainter::paintGround(
    QPainter& painter, const HyperRoom& room, const Colours& colours, const QFont& body) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont capitals = bodyFont(body, type::kCapitals, QFont::DemiBold);
    for (const HyperRoom::Frame& deck : room.decks) {
        const auto index = static_cast<std::size_t>(deck.id);
        paintLine(painter, deck.area,
            tr("%1 (%n left)", "the name of a deck of technologies", m_table.decks[index])
                .arg(QString::fromStdString(m_table.deckTitles[index])),
            bodyFont(body, type::kCapitals), colours.muted);
    }
    if (m_table.seats.empty())
        return painter.restore();
    const auto& seat = seatOf(m_table, m_board);
    if (!room.cubes.isEmpty()) {
        paintFrame(painter, room.cubes, colours, body, false);
        const bool own = m_board == m_table.viewer;
        paintLine(painter, room.heading,
            own ? tr("YOUR CUBES") : tr("CUBES OF %1", "a player").arg(nameOf(m_table, m_board).toUpper()), capitals,
            colours.muted);
        paintLine(
            painter, room.unusedHeading, tr("Unused, and in the bag"), bodyFont(body, type::kCapitals), colours.muted);
        paintLine(painter, room.rowsHeading, tr("DEVELOPMENT"), capitals, colours.muted);
    }
    if (!room.vacant.isEmpty()) {
        painter.setPen(QPen(colours.border, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(
            room.vacant.adjusted(0.5, 0.5, -0.5, -0.5), scaled(body, kHyperRadius), scaled(body, kHyperRadius));
        Setting setting;
        setting.across = Qt::AlignHCenter;
        paintWords(painter, room.vacant.adjusted(10, room.vacant.height() * 0.4, -10, 0),
            tr("Technologies that are taken lie here."), bodyFont(body, type::kNote), colours.muted, setting);
    }
    for (const HyperRoom::Frame& frame : room.bases) {
        if (frame.id >= static_cast<int>(seat.base.size()))
            continue;
        const auto& base = seat.base[static_cast<std::size_t>(frame.id)];
        paintFrame(painter, frame.area, colours, body, true);
        const QRectF edge(frame.area.left() + 6, frame.area.top(), frame.area.width() - 12, 3);
        painter.fillRect(edge, cubeColour(base.colour));
        const double high = std::min<double>(scaled(body, 26), frame.area.height() * 0.24);
        const QRectF title = frame.area.adjusted(8, 3, -8, 0);
        const double sign = high * 0.5;
        const QRectF line(title.left(), title.top(), title.width(), high);
        paintCubeSign(painter, { line.left(), line.center().y() - sign / 2, sign, sign }, base.colour,
            readableOn(cubeColour(base.colour), colours.raised, 3));
        const bool fired = base.sets[0].fired || base.sets[1].fired;
        const QString state = fired                  ? tr("used", "a technology in this turn")
            : base.sets[0].full || base.sets[1].full ? tr("full", "a technology, of cubes")
                                                     : QString();
        double right = line.right();
        if (!state.isEmpty()) {
            const QSizeF size = pillSize(state, body);
            const double named
                = QFontMetricsF(titleFont(body, 10)).horizontalAdvance(QString::fromStdString(base.name));
            if (size.width() + named + sign + 9 < line.width()) {
                paintPill(painter, { QPointF(right - size.width(), line.center().y() - size.height() / 2), size },
                    state, fired ? PillKind::Gold : PillKind::Quiet, colours, body);
                right -= size.width() + 4;
            }
        }
        const QRectF name(line.left() + sign + 5, line.top(), right - line.left() - sign - 5, high);
        paintLine(painter, name, QString::fromStdString(base.name),
            titleFont(body, std::clamp(high / scaled(body, 1) * 0.6, 10.0, 16.0)), colours.text);
    }
    painter.restore();
}

void HyperPainter::paint(
    QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    if (piece.area.isEmpty() || m_table.seats.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    switch (piece.kind) {
    case Kind::Seat:
        paintSeat(painter, piece, shown, colours, body);
        break;
    case Kind::Hex:
        paintHex(painter, piece, shown, colours, body);
        break;
    case Kind::Offer:
    case Kind::Set:
        paintSet(painter, piece, shown, colours, body);
        break;
    case Kind::Row:
        paintRow(painter, piece, shown, colours, body);
        break;
    case Kind::Cube:
    case Kind::Unused:
    case Kind::Bag:
        paintCubes(painter, piece, shown, colours, body);
        break;
    case Kind::RaceTile:
    case Kind::Token:
        paintStrip(painter, piece, shown, colours, body);
        break;
    }
    painter.restore();
}

void HyperPainter::paintSeat(
    QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    const auto& seat = m_table.seats[static_cast<std::size_t>(piece.id)];
    const bool onTurn = piece.seat == m_table.current && !m_table.outcome.decided;
    paintFrame(painter, piece.area, colours, body, onTurn || shown.hover);
    painter.fillRect(QRectF(piece.area.left() + 1, piece.area.top() + 5, 4, piece.area.height() - 10),
        seatColour(piece.seat, colours));
    const double pad = scaled(body, 9);
    QRectF room = piece.area.adjusted(pad + 2, pad * 0.45, -pad * 0.7, -pad * 0.45);
    // As many lines as can be read below each other.
    const int lines = room.height() < scaled(body, 26) ? 1 : room.height() < scaled(body, 40) ? 2 : 3;
    const double line = std::min<double>(scaled(body, 17), room.height() / lines);
    const auto take = [&room](double high) {
        const QRectF row(room.left(), room.top(), room.width(), high);
        room.setTop(room.top() + high);
        return row;
    };
    const QRectF first = take(line);
    const double sign = line * 0.6;
    const QColor ink = seatInk(piece.seat, colours);
    paintSeatMark(painter, { first.left() + sign / 2, first.center().y() }, sign, piece.seat, ink);
    const QFont bold = bodyFont(body, type::kBody, QFont::DemiBold);
    const auto widthOf
        = [metrics = QFontMetricsF(bold)](const QString& text) { return metrics.horizontalAdvance(text); };
    QString name = piece.seat == m_table.viewer ? tr("You") : nameOf(m_table, piece.seat);
    if (onTurn)
        name = tr("%1 ▸", "a player at turn").arg(name);
    // A name is worth more than the word beside a number that stands in its place at every seat.
    QString points = QString::number(qRound(figure(-1, piece.id, seat.points.total())));
    if (const QString said = tr("%1 VP").arg(points); widthOf(name) + widthOf(said) + sign + 12 <= first.width())
        points = said;
    const double wide = widthOf(points) + 2;
    paintLine(painter, { first.right() - wide, first.top(), wide, line }, points, bold, colours.text, Qt::AlignRight);
    paintLine(
        painter, { first.left() + sign + 5, first.top(), first.width() - wide - sign - 9, line }, name, bold, ink);
    if (lines == 1)
        return paintSeatRings(painter, piece, shown, colours, body);
    const bool roomy = room.height() > line * 3.4;
    if (roomy) {
        const QRectF second = take(line);
        paintCubeSign(painter, { second.left(), second.center().y() - sign / 2, sign, sign }, seat.colour,
            readableOn(cubeColour(seat.colour), colours.panel, 3));
        paintLine(painter, second.adjusted(sign + 5, 0, 0, 0), QString::fromStdString(seat.realm),
            bodyFont(body, type::kNote), colours.muted);
    }
    if (roomy && piece.id < m_players.size() && !m_players[piece.id].isEmpty() && room.height() > line * 4.4)
        paintLine(painter, take(line), m_players[piece.id], bodyFont(body, type::kNote), colours.muted);

    // Gems large, the rest in words as far as there is room.
    const double high = roomy ? std::min(room.height() - line * 2, line * 2.0) : line;
    const QRectF gems = take(high);
    const double gem = high * 0.72;
    paintGem(painter, { gems.left(), gems.center().y() - gem / 2, gem * 0.8, gem });
    const QString count = QString::number(qRound(figure(static_cast<int>(HyperFigure::Gems), piece.id, seat.gems)));
    const QFont large = roomy ? titleFont(body, std::min(28.0, high / scaled(body, 1) * 0.8)) : bold;
    const double numberWide = QFontMetricsF(large).horizontalAdvance(count);
    paintCentred(
        painter, { gems.left() + gem * 0.8 + 5, gems.top(), numberWide + 2, high }, count, large, colours.text);
    const QRectF rest(gems.left() + gem * 0.8 + numberWide + 12, gems.top(),
        gems.right() - gems.left() - gem * 0.8 - numberWide - 12, high);
    // The bag, the reserve and the trophies, each by its sign and a number.
    const QFont note = bodyFont(body, type::kCapitals);
    const auto paintSigns
        = [&](const QRectF& row, const QList<std::pair<std::function<void(const QRectF&)>, int>>& all) {
              // As many as have room for a figure of two digits.
              const double side = row.height() * 0.82;
              const double each = side + 3 + QFontMetricsF(note).horizontalAdvance(QStringLiteral("00"));
              const auto fitting = std::clamp<qsizetype>(static_cast<qsizetype>(row.width() / each), 1, all.size());
              const double step = row.width() / static_cast<double>(fitting);
              for (qsizetype i = 0; i < fitting; ++i) {
                  const double left = row.left() + static_cast<double>(i) * step;
                  all[i].first({ left, row.center().y() - side / 2, side, side });
                  paintLine(painter, { left + side + 3, row.top(), step - side - 3, row.height() },
                      QString::number(all[i].second), note, colours.muted);
              }
          };
    const std::pair<std::function<void(const QRectF&)>, int> bag { [&](const QRectF& at) { paintBag(painter, at); },
        seat.bag };
    const std::pair<std::function<void(const QRectF&)>, int> reserve {
        [&](const QRectF& at) { paintMiniature(painter, at, piece.seat, colours); }, seat.reserve
    };
    const std::pair<std::function<void(const QRectF&)>, int> ghosts {
        [&](const QRectF& at) { paintGhost(painter, at); }, seat.ghosts
    };
    const std::pair<std::function<void(const QRectF&)>, int> technologies {
        [&](const QRectF& at) { paintSpace(painter, at, core::hyperborea::Space::Any, colours); },
        static_cast<int>(seat.technologies.size())
    };
    if (roomy) {
        paintLine(painter, rest, tr("gem(s)", nullptr, seat.gems), note, colours.muted);
        const double small = std::min(line * 1.1, room.height() / 2);
        room.setTop(room.top() + std::min(4.0, room.height() - 2 * small));
        paintSigns(take(small), { bag, reserve });
        paintSigns(take(small), { ghosts, technologies });
    } else {
        paintSigns(rest, { bag, reserve });
        if (lines > 2)
            paintSigns(take(std::min(line, room.height())), { ghosts, technologies });
    }
    paintSeatRings(painter, piece, shown, colours, body);
}

void HyperPainter::paintSeatRings(
    QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    FaceState state = faceOf(piece, shown);
    paintRings(painter, piece.area, scaled(body, kHyperRadius), state, colours, scaled(body, 100) / 100.0);
    if (piece.seat == m_board && m_board != nearSeatOf(m_table)) {
        painter.setPen(QPen(colours.muted, 2, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(
            piece.area.adjusted(1, 1, -1, -1), scaled(body, kHyperRadius), scaled(body, kHyperRadius));
    }
}

void HyperPainter::paintHex(
    QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    const HexView& hex = m_table.hexes[static_cast<std::size_t>(piece.id)];
    const QPointF middle = hexMiddle(piece);
    const double radius = hexRadius(piece);
    const QPolygonF shape = hexShape(middle, radius);
    const double pen = std::max(1.0, radius * 0.03);
    if (hex.up) {
        paintTerrain(painter, middle, radius, hex.terrain);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.sunken);
        painter.drawPolygon(shape);
        const QFont small = bodyLetters(body, std::clamp(radius * 0.16, 8.0, 13.0));
        if (radius > 34)
            paintCentred(painter, { middle.x() - radius * 0.8, middle.y() - radius * 0.1, radius * 1.6, radius * 0.3 },
                tr("not yet seen", "a hex"), small, colours.muted);
        else
            paintCentred(painter, { middle.x() - radius, middle.y() - radius / 2, 2 * radius, radius },
                QStringLiteral("?"), bodyLetters(body, std::max(9.0, radius * 0.5)), colours.muted);
    }
    if (shown.hover) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 22));
        painter.drawPolygon(shape);
    }
    // Whose homeland it is, or who controls it, by the line around it.
    painter.setBrush(Qt::NoBrush);
    const int owner = hex.controller != core::Seat::None ? core::indexOf(hex.controller)
        : hex.homeOf != kNone                            ? hex.homeOf
                                                         : -1;
    painter.setPen(
        QPen(owner < 0 ? colours.border : seatColour(core::seatAt(owner), colours), owner < 0 ? 1 : pen * 1.4,
            hex.controller != core::Seat::None ? Qt::SolidLine
                : owner < 0                    ? Qt::SolidLine
                                               : Qt::DotLine));
    painter.drawPolygon(hexShape(middle, radius - pen * 0.7));
    if (hex.up) {
        paintOpen(painter, piece, hex, colours, body);
        paintSites(painter, piece, hex, colours, body);
    }
    const QColor ink = hex.up ? QColor(255, 255, 255, 190) : colours.muted;
    paintCentred(painter, { middle.x() - radius * 0.4, middle.y() + radius * 0.68, radius * 0.8, radius * 0.2 },
        QString::fromStdString(hex.name), bodyLetters(body, std::clamp(radius * 0.15, 7.0, 12.0)), ink);

    const bool here = piece.id == m_table.from && !m_table.prompt.choices.empty();
    if (piece.isLegal() || shown.target) {
        painter.setPen(QPen(colours.accent, std::max(2.5, pen * 1.6)));
        painter.setBrush(shown.pointed ? QColor(231, 184, 74, 60) : Qt::transparent);
        painter.drawPolygon(hexShape(middle, radius - 1));
    } else if (here) {
        painter.setPen(QPen(colours.accent, std::max(2.5, pen * 1.6), Qt::DotLine));
        painter.drawPolygon(hexShape(middle, radius - 1));
    }
    if (piece.hinted) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.good, std::max(3.0, pen * 2)));
        painter.drawPolygon(hexShape(middle, radius - 3));
    }
    if (shown.focus) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.focus, 2));
        painter.drawPolygon(hexShape(middle, radius + 1));
    }
    if (const int cost = shown.target ? shown.cost : hex.cost; cost > 0) {
        const double disc = std::clamp(radius * 0.17, 8.0, 18.0);
        const QPointF at(middle.x(), middle.y() - radius + disc * 1.15);
        painter.setPen(QPen(QColor(kDarkGround), 1));
        painter.setBrush(colours.accent);
        painter.drawEllipse(at, disc, disc);
        paintCentred(painter, { at.x() - disc, at.y() - disc, 2 * disc, 2 * disc }, QString::number(cost),
            bodyLetters(body, disc * 1.25, QFont::Bold), colours.accentText);
    }
}

/// Miniatures in the open and fortresses: one by one while there is room, else a number beside each kind.
void HyperPainter::paintOpen(
    QPainter& painter, const HyperPiece& piece, const HexView& hex, const Colours& colours, const QFont& body) const
{
    enum class What { Free, Halted, Fortress };
    struct Group {
        std::size_t seat;
        What what;
        int count;
    };
    std::vector<Group> groups;
    int all = 0;
    const auto add = [&](std::size_t seat, What what, int count) {
        if (count <= 0)
            return;
        groups.push_back({ seat, what, count });
        all += count;
    };
    for (std::size_t seat = 0; seat < m_table.seats.size(); ++seat) {
        add(seat, What::Free, hex.free[seat] - (isAway(piece.id * core::kMaxSeats + static_cast<int>(seat)) ? 1 : 0));
        add(seat, What::Halted, hex.halted[seat]);
        add(seat, What::Fortress, hex.fortresses[seat]);
    }
    if (groups.empty())
        return;
    const double radius = hexRadius(piece);
    const bool single = all <= 4;
    const auto slots = static_cast<double>(single ? static_cast<std::size_t>(all) : groups.size());
    const double most = radius < kSmallHex ? 0.46 : 0.36; // of the radius
    const double side = std::min(radius * most, radius * 1.3 / slots / (single ? 1 : 1.5));
    const double step = single ? side : side * 1.5;
    double left = hexMiddle(piece).x() - slots * step / 2;
    const double top = hexMiddle(piece).y() - radius * 0.32 - side / 2;
    for (const Group& group : groups) {
        const core::Seat seat = core::seatAt(static_cast<int>(group.seat));
        for (int i = 0; i < (single ? group.count : 1); ++i) {
            const QRectF area(left, top, side, side);
            if (group.what == What::Fortress)
                paintFortress(painter, area, seat, colours);
            else
                paintMiniature(painter, area, seat, colours, group.what == What::Halted);
            left += step;
        }
        if (!single)
            paintCentred(painter, { left - step + side, top, step - side, side }, QString::number(group.count),
                bodyLetters(body, side * 0.62, QFont::Bold), Qt::white);
    }
}

void HyperPainter::paintSites(
    QPainter& painter, const HyperPiece& piece, const HexView& hex, const Colours& colours, const QFont& body) const
{
    const double radius = hexRadius(piece);
    for (std::size_t i = 0; i < hex.sites.size(); ++i) {
        const auto& site = hex.sites[i];
        const QRectF area = siteArea(piece, i, hex.sites.size());
        const QRectF low(area.left(), area.center().y() - area.height() * 0.08, area.width(), area.height() * 0.58);
        const QRectF above(area.left() + area.width() * 0.14, area.top(), area.width() * 0.72, area.height() * 0.62);
        if (site.inside == core::hyperborea::kGhost)
            paintGhost(painter, above);
        if (site.city)
            paintCity(painter, low);
        else
            paintRuin(painter, low, site.back);
        // Who is in a city stands in its gate.
        if (site.inside != kNone && site.inside != core::hyperborea::kGhost)
            paintMiniature(painter, above.translated(0, area.height() * 0.18), core::seatAt(site.inside), colours);
        if (radius < kSmallHex)
            continue;
        const QString label = site.city ? QString::fromStdString(site.name)
            : site.tokens > 0           ? tr("ruin ×%1", "tokens in it").arg(site.tokens)
                                        : tr("empty", "a ruin");
        const double wide = hex.sites.size() < 2 ? radius * 1.4 : radius * 0.84;
        const double letters = std::clamp(radius * 0.135, 7.0, 13.0);
        const double full = QFontMetricsF(bodyLetters(body, letters, QFont::DemiBold)).horizontalAdvance(label);
        const QFont small = bodyLetters(body, letters * std::clamp((wide - 2) / full, 0.78, 1.0), QFont::DemiBold);
        const QRectF words(area.center().x() - wide / 2, area.bottom() - radius * 0.02, wide, radius * 0.18);
        paintLine(painter, words, label, small, Qt::white, Qt::AlignHCenter);
    }
}

void HyperPainter::paintSpaces(
    QPainter& painter, const HyperPiece& piece, const SetView& set, const Colours& colours, const QFont& body) const
{
    for (std::size_t i = 0; i < set.spaces.size(); ++i) {
        const QRectF area = spaceArea(piece, i, set.spaces.size(), body);
        if (area.height() < 4)
            continue; // a card so low has its name alone
        if (set.on[i] == kNone)
            paintSpace(painter, area, set.spaces[i], colours);
        else
            paintCube(painter, area, static_cast<Colour>(set.on[i]));
    }
}

void HyperPainter::paintSet(
    QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    const bool offer = piece.kind == Kind::Offer;
    const double radius = scaled(body, kHyperRadius);
    const bool base = !offer && core::hyperborea::isBase(static_cast<core::hyperborea::SetId>(piece.id));
    const TechnologyView* technology = base ? nullptr : technologyIn(m_table, m_board, piece.id);
    const SetView* set = base ? setIn(m_table, m_board, piece.id) : technology != nullptr ? &technology->set : nullptr;
    if (set == nullptr) {
        painter.setPen(QPen(colours.border, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(piece.area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        return;
    }
    const bool lit = m_lit >= 0 && (set->completedBy >> m_lit & 1) != 0;
    if (!base)
        paintFrame(painter, piece.area, colours, body, true);
    if (lit || (base && shown.hover)) {
        painter.setPen(lit ? QPen(colours.good, 2) : Qt::NoPen);
        painter.setBrush(lit ? colours.accentWash : colours.buttonHover);
        painter.drawRoundedRect(piece.area.adjusted(1, 1, -1, -1), radius, radius);
    }
    if (!base) {
        const double high = cardTitleHeight(piece, body);
        const QRectF line(piece.area.left() + 8, piece.area.top() + 2, piece.area.width() - 14, high);
        // What it is worth and what comes with it stand at the right of its name.
        double right = line.right();
        if (offer && technology->grey) {
            const double side = std::min(high * 0.68, scaled(body, 14) * 1.0);
            paintCube(painter, { right - side, line.center().y() - side / 2, side, side }, Colour::Grey);
            right -= side + 4;
        }
        const QString name = QString::fromStdString(set->name);
        const QFont least = titleFont(body, 10);
        const QFont pill = bodyLetters(body, std::min(high * 0.46, scaled(body, 10) * 1.0));
        QString points = tr("%1 VP").arg(technology->points);
        const double nameWide = QFontMetricsF(least).horizontalAdvance(name) + 4;
        if (right - pillSize(points, pill).width() - nameWide < line.left())
            points = QString::number(technology->points);
        const QSizeF size = pillSize(points, pill);
        paintPill(painter, { QPointF(right - size.width(), line.center().y() - size.height() / 2), size }, points,
            PillKind::Gold, colours, pill);
        right -= size.width() + 4;
        const QRectF named(line.left(), line.top(), right - line.left(), high);
        Setting setting;
        setting.mostLines = 1;
        const QFont face
            = fittingLetters(name, titleFont(body, 13), scaled(body, 13), scaled(body, 9), named.size(), setting);
        paintLine(painter, named, name, face, colours.text);
    }
    if (set->fired)
        painter.setOpacity(kSpent + 0.25);
    paintSpaces(painter, piece, *set, colours, body);
    const QRectF words = wordsArea(piece, set->spaces.size(), body);
    if (words.width() > 20 && words.height() > 8) {
        const QString text = QString::fromStdString(set->text);
        Setting setting;
        setting.leading = base ? 1.2 : 1.08;
        const QFont face = fittingLetters(
            text, bodyFont(body, type::kNote), scaled(body, type::kNote), scaled(body, 9), words.size(), setting);
        QRectF room = words;
        if (base) {
            const Fitted fitted = measureWords(text, face, words.size(), setting);
            room.setTop(words.top() + std::max(0.0, (words.height() - fitted.height) / 2));
        }
        paintWords(painter, room, text, face, set->fired ? colours.muted : colours.text, setting);
    }
    painter.setOpacity(1);
    FaceState state = faceOf(piece, shown);
    paintRings(painter, piece.area, radius, state, colours, scaled(body, 100) / 100.0);
}

/// Six places; the marked one is where an upgrade begins.
void HyperPainter::paintRow(
    QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    const auto colour = static_cast<Colour>(piece.id);
    const int level = seatOf(m_table, piece.seat).level[static_cast<std::size_t>(piece.id)];
    const QRectF area = piece.area.adjusted(0, 1, 0, -1);
    const double sign = std::min(area.height(), area.width() / 8);
    paintCube(painter, { area.left(), area.center().y() - sign / 2, sign, sign }, colour);
    const double left = area.left() + sign + 6;
    const QString figure = QString::number(level);
    const QFont face = bodyLetters(body, std::max(8.0, area.height() * 0.62));
    const double numberWide = QFontMetricsF(face).horizontalAdvance(QStringLiteral("0")) + 4;
    const double step = (area.right() - numberWide - left) / core::hyperborea::kTopLevel;
    for (int i = 0; i < core::hyperborea::kTopLevel; ++i) {
        const QRectF place(left + i * step, area.top() + area.height() * 0.18, step - 2.5, area.height() * 0.64);
        painter.setPen(Qt::NoPen);
        painter.setBrush(i < level ? cubeColour(colour) : colours.track);
        painter.drawRoundedRect(place, 2, 2);
        if (i + 1 == core::hyperborea::kUpgradeLevel)
            painter.fillRect(QRectF(place.left(), place.bottom() - 2, place.width(), 2), colours.text);
    }
    paintCentred(
        painter, { area.right() - numberWide - 1, area.top(), numberWide, area.height() }, figure, face, colours.muted);
    paintRings(painter, piece.area, 5, faceOf(piece, shown), colours, scaled(body, 60) / 100.0);
}

void HyperPainter::paintCubes(
    QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    const auto& seat = seatOf(m_table, piece.seat);
    if (piece.kind == Kind::Bag) {
        const double side = piece.area.height();
        paintBag(painter, { piece.area.left(), piece.area.top(), side, side });
        paintCentred(painter, { piece.area.left() + side + 2, piece.area.top(), piece.area.width() - side - 2, side },
            QString::number(seat.bag), titleFont(body, 14), colours.text);
        paintRings(painter, piece.area, 6, faceOf(piece, shown), colours, scaled(body, 70) / 100.0);
        return;
    }
    const auto colour = static_cast<std::size_t>(piece.id);
    const int count = piece.kind == Kind::Cube ? seat.available[colour] : seat.unused[colour];
    paintCube(painter, piece.area, static_cast<Colour>(piece.id));
    if (count > 1) {
        const double high = std::max<double>(11, piece.area.height() * 0.46);
        const QSizeF size = countBadgeSize(count, high, body);
        paintCountBadge(painter,
            { piece.area.right() - size.width() + 3, piece.area.bottom() - size.height() + 3, size.width(),
                size.height() },
            count, colours, body);
    }
    paintRings(painter, piece.area, piece.area.width() * 0.2, faceOf(piece, shown), colours, scaled(body, 70) / 100.0);
}

/// The race tile and the kept token: a name, or a word for it.
void HyperPainter::paintStrip(
    QPainter& painter, const HyperPiece& piece, const Shown& shown, const Colours& colours, const QFont& body) const
{
    const auto& seat = seatOf(m_table, piece.seat);
    paintFrame(painter, piece.area, colours, body, true);
    const bool tile = piece.kind == Kind::RaceTile;
    const QString text = tile ? QString::fromStdString(seat.raceTile) : tr("Kept token");
    paintLine(painter, piece.area.adjusted(6, 0, -4, 0), text, bodyFont(body, type::kCapitals),
        tile && seat.powerUsed ? colours.muted : colours.text);
    paintRings(
        painter, piece.area, scaled(body, kHyperRadius), faceOf(piece, shown), colours, scaled(body, 70) / 100.0);
}

} // namespace ui
