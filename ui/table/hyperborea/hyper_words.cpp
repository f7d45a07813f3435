#include "ui/table/hyperborea/hyper_words.h"

#include "core/hyperborea/ability/narrator.h"
#include "core/hyperborea/table/prompt_ids.h"
#include "ui/table/hyperborea/hyper_pieces.h"

#include <algorithm>

namespace ui {

using core::Seat;
using core::hyperborea::Colour;
using core::hyperborea::Condition;
using core::hyperborea::HexView;
using core::hyperborea::kNone;
using core::hyperborea::Pool;
using core::hyperborea::SetView;
using core::hyperborea::TableView;
using core::hyperborea::TechnologyView;
using core::hyperborea::Terrain;
using core::hyperborea::Verb;

namespace {

using Kind = HyperPiece::Kind;

QString words(core::hyperborea::Space space)
{
    return QString::fromStdString(core::hyperborea::wordOf(space).words());
}

} // namespace

QString HyperWords::colour(Colour colour)
{
    return QString::fromStdString(core::hyperborea::wordOf(colour).words());
}

QString HyperWords::cubes(const core::hyperborea::Cubes& cubes)
{
    QStringList parts;
    for (std::size_t i = 0; i < cubes.size(); ++i)
        if (cubes[i] > 0)
            parts << tr("%1 %2", "a number of cubes of a colour")
                         .arg(QString::number(cubes[i]), colour(static_cast<Colour>(i)));
    return parts.isEmpty() ? tr("none", "cubes") : parts.join(QStringLiteral(", "));
}

QString HyperWords::person(const TableView& table, Seat seat)
{
    return seat == table.viewer ? tr("You") : nameOf(table, seat);
}

QStringList HyperWords::left(const TableView& table)
{
    QStringList parts;
    if (table.current != Seat::None && table.turn > 0)
        if (const int cubes = core::hyperborea::sumOf(seatOf(table, table.current).available); cubes > 0)
            parts << tr("%n cube(s) to place", nullptr, cubes);
    return parts + pool(table.pool);
}

QStringList HyperWords::pool(const Pool& pool)
{
    QStringList parts;
    if (pool.move > 0)
        parts << tr("%n movement point(s)", nullptr, pool.move);
    if (pool.fly > 0)
        parts << tr("%n flying step(s)", nullptr, pool.fly);
    if (pool.attack > 0)
        parts << tr("%n attack point(s)", nullptr, pool.attack);
    if (pool.ranged > 0)
        parts << tr("%n ranged attack point(s)", nullptr, pool.ranged);
    if (pool.fortress > 0)
        parts << tr("%n fortress(es) to place", nullptr, pool.fortress);
    if (pool.miniature + pool.clone > 0)
        parts << tr("%n miniature(s) to place", nullptr, pool.miniature + pool.clone);
    int steps = pool.develop;
    for (std::size_t i = 1; i < pool.same.size(); ++i)
        steps += pool.same[i] * static_cast<int>(i);
    for (const std::uint8_t left : pool.stepsLeft)
        steps += left;
    if (steps > 0)
        parts << tr("%n step(s) to develop", nullptr, steps);
    if (pool.technology > 0)
        parts << tr("%n technology(ies) to take", nullptr, pool.technology);
    if (pool.toDraw() > 0)
        parts << tr("%n cube(s) to draw", nullptr, pool.toDraw());
    return parts;
}

QString HyperWords::terms(const TableView& table)
{
    const auto& options = table.options;
    const QString length = options.length == 1 ? tr("one condition ends it")
        : options.length == 2                  ? tr("two conditions end it")
                                               : tr("three conditions end it");
    return options.mode == core::hyperborea::Mode::Invasion ? tr("Invasion, %1", "a mode, what ends it").arg(length)
                                                            : tr("Race War, %1", "a mode, what ends it").arg(length);
}

QString HyperWords::condition(const core::hyperborea::ConditionView& condition, const TableView& table)
{
    const QString name = QString::fromStdString(condition.name);
    QStringList parts;
    if (condition.goal > 0)
        for (std::size_t i = 0; i < table.seats.size(); ++i)
            parts << tr("%1 %2 of %3", "a player, how much of an aim")
                         .arg(person(table, core::seatAt(static_cast<int>(i))), QString::number(condition.reached[i]),
                             QString::number(condition.goal));
    if (condition.met)
        parts << tr("met");
    return parts.isEmpty()
        ? tr("%1: not met").arg(name)
        : tr("%1: %2", "a condition of the end, how near it is").arg(name, parts.join(QStringLiteral(", ")));
}

/// What a step into it and out of it costs.
QString HyperWords::stepsOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Forest:
        return tr("A step costs 1 movement point; from another terrain into it 1 more.");
    case Terrain::Swamp:
        return tr("A step costs 1 movement point; from it into another terrain 1 more.");
    case Terrain::Mountain:
        return tr(
            "A step costs 1 movement point; from another terrain into it 1 more, and from it into another 1 more.");
    default:
        return tr("A step costs 1 movement point.");
    }
}

QStringList HyperWords::hex(const HexView& hex, const TableView& table)
{
    if (!hex.up)
        return { tr("Not yet seen: it is turned up when a miniature comes beside it.") };
    QStringList lines;
    if (hex.cost == 0)
        lines << stepsOf(hex.terrain);
    else
        lines << (table.flies ? tr("To go there costs %n flying step(s).", nullptr, hex.cost)
                              : tr("To go there costs %n movement point(s).", nullptr, hex.cost));
    if (hex.homeOf != kNone)
        lines << (hex.capital ? tr("Capital: %1", "a player").arg(person(table, core::seatAt(hex.homeOf)))
                              : tr("Homeland: %1", "a player").arg(person(table, core::seatAt(hex.homeOf))));
    for (const auto& site : hex.sites) {
        QStringList there;
        if (site.inside == core::hyperborea::kGhost)
            there << tr("a ghost in it");
        else if (site.inside != kNone)
            there << tr("%1 in it", "a player").arg(person(table, core::seatAt(site.inside)));
        const QString name = QString::fromStdString(site.name);
        if (site.city) {
            there << QString::fromStdString(site.text);
            if (site.designed)
                there << tr("Designed for Breakpoint.");
            lines << tr("City %1: %2").arg(name, there.join(QLatin1Char(' ')));
            continue;
        }
        const QString back = site.back == core::hyperborea::Back::Bronze ? tr("bronze")
            : site.back == core::hyperborea::Back::Silver                ? tr("silver")
                                                                         : tr("gold", "a metal");
        there << tr("%n token(s) left", nullptr, site.tokens);
        lines << tr("Ruin (%1): %2", "its metal, what lies there").arg(back, there.join(QStringLiteral(", ")));
    }
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        QStringList there;
        if (hex.free[i] > 0)
            there << tr("%n miniature(s)", nullptr, hex.free[i]);
        if (hex.halted[i] > 0)
            there << tr("%n halted miniature(s)", nullptr, hex.halted[i]);
        if (hex.fortresses[i] > 0)
            there << tr("%n fortress(es)", nullptr, hex.fortresses[i]);
        if (!there.isEmpty())
            lines << tr("%1: %2", "a player, what stands there")
                         .arg(person(table, core::seatAt(static_cast<int>(i))), there.join(QStringLiteral(", ")));
    }
    if (hex.controller != Seat::None)
        lines << tr("Controlled by: %1", "a player").arg(person(table, hex.controller));
    return lines;
}

QStringList HyperWords::seat(Seat seat, const TableView& table)
{
    const auto& of = seatOf(table, seat);
    QStringList lines;
    lines << QString::fromStdString(of.realm);
    lines << tr("%n point(s)", nullptr, of.points.total());
    for (const core::Mark& part : table.parts)
        if (const int number = part.points[static_cast<std::size_t>(core::indexOf(seat))]; number != 0)
            lines << tr("%1: %2", "where points come from")
                         .arg(QString::fromStdString(part.what), QString::number(number));
    lines << tr("Cubes in the bag: %1").arg(of.bag);
    lines << tr("In reserve: %1 and %2", "miniatures, fortresses")
                 .arg(tr("%n miniature(s)", nullptr, of.reserve), tr("%n fortress(es)", nullptr, of.supply));
    if (!of.raceTile.empty())
        lines
            << tr("Race tile %1: %2").arg(QString::fromStdString(of.raceTile), QString::fromStdString(of.raceTileText));
    return lines;
}

QStringList HyperWords::set(const SetView& set)
{
    QStringList lines;
    lines << QString::fromStdString(set.text);
    QStringList spaces;
    for (std::size_t i = 0; i < set.spaces.size(); ++i)
        spaces << (set.on[i] == kNone
                ? words(set.spaces[i])
                : tr("%1 (filled: %2)", "a space").arg(words(set.spaces[i]), colour(static_cast<Colour>(set.on[i]))));
    lines << tr("Spaces: %1").arg(spaces.join(QStringLiteral(", ")));
    if (set.fired)
        lines << tr("It was activated in this turn.");
    QStringList by;
    for (int i = 0; i < static_cast<int>(core::hyperborea::kColours); ++i)
        if ((set.completedBy >> i & 1) != 0)
            by << colour(static_cast<Colour>(i));
    if (!by.isEmpty())
        lines << tr("A cube completes it: %1", "colours").arg(by.join(QStringLiteral(", ")));
    return lines;
}

QStringList HyperWords::technology(const TechnologyView& technology)
{
    QStringList lines = set(technology.set);
    lines << tr("%n point(s) at the end", nullptr, technology.points);
    if (technology.grey)
        lines << tr("A grey cube comes with it.");
    if (technology.designed)
        lines << tr("Designed for Breakpoint.");
    return lines;
}

QString HyperWords::title(const HyperPiece& piece, const TableView& table)
{
    switch (piece.kind) {
    case Kind::Seat:
        return person(table, piece.seat);
    case Kind::Hex: {
        const HexView& hex = table.hexes[static_cast<std::size_t>(piece.id)];
        const QString name = QString::fromStdString(hex.name);
        return hex.up ? tr("%1, %2", "a hex, its terrain").arg(name, QString::fromStdString(hex.terrainName)) : name;
    }
    case Kind::Offer:
    case Kind::Set: {
        if (piece.id < 0)
            return tr("Empty place");
        const Seat seat = piece.kind == Kind::Set ? piece.seat : nearSeatOf(table);
        const SetView* set = setIn(table, seat, piece.id);
        return set == nullptr ? tr("Empty place") : QString::fromStdString(set->name);
    }
    case Kind::Cube:
        return tr("Available cube: %1").arg(colour(static_cast<Colour>(piece.id)));
    case Kind::Unused:
        return tr("Unused cube: %1").arg(colour(static_cast<Colour>(piece.id)));
    case Kind::Bag:
        return tr("Bag");
    case Kind::Row:
        return tr("Row %1", "a colour").arg(colour(static_cast<Colour>(piece.id)));
    case Kind::RaceTile:
        return QString::fromStdString(seatOf(table, piece.seat).raceTile);
    case Kind::Token:
        return tr("Kept token");
    }
    return {};
}

QStringList HyperWords::lines(const HyperPiece& piece, const TableView& table)
{
    switch (piece.kind) {
    case Kind::Seat:
        return seat(piece.seat, table);
    case Kind::Hex:
        return hex(table.hexes[static_cast<std::size_t>(piece.id)], table);
    case Kind::Offer:
    case Kind::Set: {
        const Seat seat = piece.kind == Kind::Set ? piece.seat : nearSeatOf(table);
        if (piece.id < 0)
            return {};
        if (const TechnologyView* card = technologyIn(table, seat, piece.id))
            return technology(*card);
        const SetView* set = setIn(table, seat, piece.id);
        return set == nullptr ? QStringList() : HyperWords::set(*set);
    }
    case Kind::Cube: {
        QStringList by;
        for (const auto& base : seatOf(table, piece.seat).base)
            for (const SetView& each : base.sets)
                if ((each.completedBy >> piece.id & 1) != 0)
                    by << QString::fromStdString(each.name);
        for (const TechnologyView& each : seatOf(table, piece.seat).technologies)
            if ((each.set.completedBy >> piece.id & 1) != 0)
                by << QString::fromStdString(each.set.name);
        QStringList lines { tr("There are %1 of it.", "of a cube")
                                .arg(seatOf(table, piece.seat).available[static_cast<std::size_t>(piece.id)]) };
        if (!by.isEmpty())
            lines << tr("It would complete %1.").arg(by.join(QStringLiteral(", ")));
        return lines;
    }
    case Kind::Unused:
        return { tr("There are %1 of it.", "of a cube")
                     .arg(seatOf(table, piece.seat).unused[static_cast<std::size_t>(piece.id)]) };
    case Kind::Bag:
        return { tr(
            "%n cube(s) are in it. Nobody may look which comes next.", nullptr, seatOf(table, piece.seat).bag) };
    case Kind::Row:
        return { tr("Level %1 of 6. From level 4 on it can be upgraded for cubes.")
                     .arg(seatOf(table, piece.seat).level[static_cast<std::size_t>(piece.id)]) };
    case Kind::RaceTile: {
        const auto& of = seatOf(table, piece.seat);
        QStringList lines { QString::fromStdString(of.raceTileText) };
        if (of.powerUsed)
            lines << tr("It was used and comes back with a reset.");
        if (of.raceTileDesigned)
            lines << tr("Designed for Breakpoint.");
        return lines;
    }
    case Kind::Token:
        return { QString::fromStdString(seatOf(table, piece.seat).stored) };
    }
    return {};
}

QString HyperWords::of(const HyperPiece& piece, const TableView& table)
{
    if (table.seats.empty())
        return {};
    const QStringList more = lines(piece, table);
    return more.isEmpty() ? title(piece, table)
                          : tr("%1. %2", "what it is, all that is to be said of it")
                                .arg(title(piece, table), more.join(QStringLiteral("; ")));
}

QString HyperWords::answer(const core::ChoiceView& choice, const TableView& table)
{
    const QString label = QString::fromStdString(choice.label);
    const auto with
        = [&label](const QString& what) { return tr("%1: %2", "an answer, what it costs or brings").arg(label, what); };
    const auto hexAt = [&table](int id) -> const HexView* {
        return id < 0 || id >= static_cast<int>(table.hexes.size()) ? nullptr
                                                                    : &table.hexes[static_cast<std::size_t>(id)];
    };
    switch (core::hyperborea::verbOf(choice.choice)) {
    case Verb::To:
        if (const HexView* hex = hexAt(choice.place); hex != nullptr && hex->cost > 0)
            return with(table.flies ? tr("%n flying step(s)", nullptr, hex->cost)
                                    : tr("%n movement point(s)", nullptr, hex->cost));
        return label;
    case Verb::Attack:
        return with(tr("1 attack point"));
    case Verb::Ranged:
        return with(tr("1 ranged attack point"));
    case Verb::Site: {
        const HexView* hex = hexAt(table.from);
        if (hex == nullptr || choice.choice.a >= hex->sites.size())
            return label;
        const int inside = hex->sites[choice.choice.a].inside;
        if (inside == core::hyperborea::kGhost)
            return with(tr("the ghost goes"));
        const bool guarded = inside != kNone && hex->fortresses[static_cast<std::size_t>(inside)] > 0;
        return with(guarded ? tr("a fortress falls") : tr("the miniature goes"));
    }
    case Verb::Open: {
        const HexView* hex = hexAt(table.from);
        const bool guarded = hex != nullptr && hex->fortresses[choice.choice.a] > 0;
        return with(guarded ? tr("a fortress falls") : tr("the miniature goes"));
    }
    case Verb::Enter: {
        const HexView* hex = hexAt(choice.place);
        if (hex == nullptr || choice.choice.b >= hex->sites.size())
            return label;
        const auto& site = hex->sites[choice.choice.b];
        return with(site.city ? QString::fromStdString(site.text) : tr("a token is taken"));
    }
    case Verb::Take: {
        const TechnologyView* card = technologyIn(table, nearSeatOf(table), choice.choice.a);
        if (card == nullptr)
            return label;
        return with(card->grey ? tr("%1 VP, with a grey cube").arg(card->points) : tr("%1 VP").arg(card->points));
    }
    case Verb::Space: {
        const SetView* set = setIn(table, nearSeatOf(table), choice.choice.a);
        return set != nullptr && set->completedBy != 0 ? with(QString::fromStdString(set->text)) : label;
    }
    default:
        return label;
    }
}

} // namespace ui
