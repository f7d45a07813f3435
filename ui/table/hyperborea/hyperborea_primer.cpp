#include "ui/table/hyperborea/hyperborea_primer.h"

#include "core/hyperborea/hyperborea_game.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/words/notation_names.h"
#include "core/hyperborea/words/view.h"
#include "ui/painting/pill.h"
#include "ui/table/hyperborea/hyper_painter.h"
#include "ui/table/hyperborea/hyper_signs.h"
#include "ui/table/primer_scene.h"
#include "ui/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <functional>
#include <numbers>

namespace ui {

using core::Seat;
using core::hyperborea::Colour;
using core::hyperborea::HexView;
using core::hyperborea::Library;
using core::hyperborea::TableView;
using core::hyperborea::Terrain;
using core::hyperborea::Tile;

namespace {

struct HyperPrimerWords {
    Q_DECLARE_TR_FUNCTIONS(HyperboreaPrimer)
};

enum HyperPrimerPart { Goal, Drawing, Filling, Moving, Inside, Fighting, Growing, Resetting, Ending, HyperPartCount };

constexpr Seat kPrimerOwn = Seat::First;
constexpr Seat kPrimerOther = core::seatAt(1);
constexpr int kPrimerBag = static_cast<int>(core::hyperborea::kRows) + 1; ///< cubes that a bag begins with

core::MatchSetup setupOfPrimer()
{
    core::MatchSetup setup;
    setup.seats.resize(2);
    setup.seed = 5;
    return setup;
}

const Library& libraryOfPrimer(const core::Game& game)
{
    return static_cast<const core::hyperborea::HyperboreaGame&>(game).library();
}

/// The base technology that wants this colour above all.
int baseOf(const Library& lib, Colour colour)
{
    const auto found = std::find_if(
        lib.base().begin(), lib.base().end(), [colour](const auto& each) { return each.colour == colour; });
    return found == lib.base().end() ? 0 : static_cast<int>(found - lib.base().begin());
}

/// A hex of the borderland with a city and a ruin, the city with the shortest name: that finds room below it.
const Tile& tileWithBoth(const Library& lib, Terrain terrain)
{
    const Tile* best = &lib.tiles().front();
    std::size_t least = std::string::npos;
    for (const Tile& each : lib.tiles()) {
        if (each.land != core::hyperborea::Land::Borderland || each.terrain != terrain
            || each.sites < core::hyperborea::kSites || !each.site[0].city || each.site[1].city)
            continue;
        if (const std::size_t length = lib.city(each.site[0].type).name.size(); length < least) {
            least = length;
            best = &each;
        }
    }
    return *best;
}

/// That hex turned up, with nobody in it.
HexView hexOf(const Library& lib, const Tile& tile)
{
    HexView hex;
    hex.up = true;
    hex.terrain = tile.terrain;
    for (std::size_t i = 0; i < tile.sites; ++i) {
        core::hyperborea::SiteView site;
        site.city = tile.site[i].city;
        if (site.city) {
            site.name = lib.city(tile.site[i].type).name;
            site.text = core::hyperborea::spokenText(lib.city(tile.site[i].type).texts);
        } else {
            site.back = tile.site[i].back;
            site.tokens = core::hyperborea::kTokensOfBorderland;
        }
        hex.sites.push_back(site);
    }
    return hex;
}

/// What a step costs from one terrain to the other.
int costBetween(const Library& lib, Terrain from, Terrain to)
{
    const auto tileOf = [&lib](Terrain terrain) {
        const auto found = std::find_if(
            lib.tiles().begin(), lib.tiles().end(), [terrain](const Tile& each) { return each.terrain == terrain; });
        return static_cast<core::hyperborea::TileId>(found - lib.tiles().begin());
    };
    core::hyperborea::State s;
    s.hex[0].tile = tileOf(from);
    s.hex[1].tile = tileOf(to);
    return core::hyperborea::costOf(s, lib, 0, 1, kPrimerOwn);
}

} // namespace

class HyperboreaPrimer::Scene final : public PrimerScene {
public:
    using PrimerScene::PrimerScene;
    using Sign = std::function<void(const QRectF&)>;

    void cube(Colour colour, double x, double y, double side) { paintCube(painter, at(x, y, side, side), colour); }
    /// A hex around the place that is given.
    void hex(const HyperPainter& table, int id, double x, double y, double radius)
    {
        const double half = radius * std::numbers::sqrt3 / 2;
        HyperPiece piece { HyperPiece::Kind::Hex, id };
        piece.area = at(x - half, y - radius, 2 * half, 2 * radius);
        table.paint(painter, piece, {}, colours, body);
    }
    /// A base technology with both of its sets.
    void base(const HyperPainter& table, int id, double x, double y, double width, double height)
    {
        constexpr double kTitle = 26;
        constexpr double kEdge = 4;
        HyperRoom room;
        room.bases.push_back({ at(x, y, width, height), id });
        table.paintGround(painter, room, colours, body);
        const double line = (height - kTitle - 2 * kEdge) / 2;
        for (int i = 0; i < 2; ++i) {
            HyperPiece set { HyperPiece::Kind::Set, 2 * id + i, kPrimerOwn };
            set.area = at(x + kEdge, y + kTitle + i * line, width - 2 * kEdge, line - 2);
            table.paint(painter, set, {}, colours, body);
        }
    }
    void bag(int cubes, double x, double y, double side)
    {
        paintBag(painter, at(x, y, side, side));
        painter.setFont(titleFont(body, 20));
        painter.setPen(Qt::white);
        painter.drawText(at(x, y + side * 0.28, side, side * 0.7), Qt::AlignCenter, QString::number(cubes));
    }
    void caption(const QString& text, double x, double y, double width)
    {
        words(text, x, y, width, 56, Qt::AlignHCenter | Qt::AlignTop, QFont::DemiBold, 13);
    }
    /// A sign, and at its right what it is and what is to be said of it.
    void legend(const Sign& sign, const QString& name, const QString& said, double x, double y, double width)
    {
        sign(at(x, y + 2, 38, 38));
        words(name, x + 54, y - 2, width - 54, 20, Qt::AlignLeft | Qt::AlignVCenter, QFont::DemiBold, 14);
        words(said, x + 54, y + 19, width - 54, 50, Qt::AlignLeft | Qt::AlignTop, QFont::Normal, 13);
    }
};

HyperboreaPrimer::HyperboreaPrimer(const core::Game& game)
    : m_game(game)
    , m_library(libraryOfPrimer(game))
{
}

int HyperboreaPrimer::count() const
{
    return HyperPartCount;
}

QString HyperboreaPrimer::heading(int page) const
{
    switch (page) {
    case Goal:
        return HyperPrimerWords::tr("Lead a realm to the most points");
    case Drawing:
        return HyperPrimerWords::tr("Three cubes a turn");
    case Filling:
        return HyperPrimerWords::tr("A full set acts at once");
    case Moving:
        return HyperPrimerWords::tr("Steps cost movement");
    case Inside:
        return HyperPrimerWords::tr("Into cities and ruins");
    case Fighting:
        return HyperPrimerWords::tr("Attacks win trophies");
    case Growing:
        return HyperPrimerWords::tr("More cubes, more sets");
    case Resetting:
        return HyperPrimerWords::tr("When the bag is empty: a reset");
    default:
        return HyperPrimerWords::tr("Conditions end it, points decide");
    }
}

QString HyperboreaPrimer::text(int page) const
{
    const auto number = [](int value) { return QString::number(value); };
    switch (page) {
    case Goal:
        return HyperPrimerWords::tr("From your homeland you send miniatures into a land that nobody has seen. Gems, "
                                    "ghosts, cubes, technologies and the hexes that you control are points, and "
                                    "whoever has the most at the end wins.");
    case Drawing:
        return HyperPrimerWords::tr(
            "In every turn you have %1 cubes, drawn blindly from a bag of your own, or what is "
            "left in it. Each colour is good for something else. A cube that you cannot use is put away, and "
            "comes back later.")
            .arg(number(core::hyperborea::kDrawn));
    case Filling:
        return HyperPrimerWords::tr(
            "Put cubes on the spaces of your technologies: a space takes its own colour, and one of all colours takes "
            "any but grey. The last cube of a set brings what stands beside it, at once. Cubes may wait there for "
            "later turns, but where a technology has two sets only one of them can be begun.");
    case Moving:
        return HyperPrimerWords::tr("A step costs 1 movement point. Where the terrain changes, forest and mountain "
                                    "cost 1 more to enter, and swamp and mountain 1 more to leave. A hex that nobody "
                                    "has seen is turned up as soon as a miniature comes beside it.");
    case Inside:
        return HyperPrimerWords::tr("A miniature in the open may go into an empty city or ruin of its hex, which costs "
                                    "nothing. One finds room there, and stays until your reset. Most of these places "
                                    "hold a ghost that has to be removed first.");
    case Fighting:
        return HyperPrimerWords::tr("An attack point removes a ghost or a miniature of an opponent in a hex where you "
                                    "have one yourself. What you keep of them is points. Who steps into a hex where "
                                    "an opponent stands in the open is halted there for this turn.");
    case Growing:
        return HyperPrimerWords::tr("Developing lifts a row. From level %1 on it may fall to 0 for a cube of its "
                                    "colour, from %2 for two. A technology that you take is one set more and counts at "
                                    "the end, but a grey cube comes with it, and few spaces take that.")
            .arg(number(core::hyperborea::kUpgradeLevel), number(core::hyperborea::kTopLevel));
    case Resetting:
        return HyperPrimerWords::tr("A turn ends with %1 new cubes from the bag. If it is empty then, all your cubes "
                                    "come back into it first, and your miniatures step out of cities and ruins. "
                                    "So everything can be used anew.")
            .arg(number(core::hyperborea::kDrawn));
    default:
        return HyperPrimerWords::tr(
            "The end is called once two of the three conditions are met, in a short match one, "
            "in a long one all, no matter who met them. Everybody else has one more turn. You control a hex in which "
            "you have more miniatures than any other player, and more than there are ghosts.");
    }
}

QString HyperboreaPrimer::seen(int page) const
{
    const auto base = [this](Colour colour) {
        return QString::fromStdString(m_library.base()[static_cast<std::size_t>(baseOf(m_library, colour))].name);
    };
    switch (page) {
    case Goal:
        return HyperPrimerWords::tr("The map as a match begins: homelands with miniatures at its edge, hexes that "
                                    "nobody has seen between them.");
    case Drawing:
        return HyperPrimerWords::tr(
            "Three cubes come out of a bag. Green moves, red attacks, purple brings miniatures, "
            "orange develops, yellow gives gems, and blue takes technologies.");
    case Filling:
        return HyperPrimerWords::tr("A green cube lies on the first set of %1; a red one fills it.")
            .arg(base(Colour::Green));
    case Moving:
        return HyperPrimerWords::tr("A miniature in a desert. A step to the desert or the swamp beside it costs 1, one "
                                    "to the forest or the mountain 2. Two hexes further on have not been seen yet.");
    case Inside:
        return HyperPrimerWords::tr("Two miniatures beside a city and a ruin; then one is in each of them, and the "
                                    "ruin has a token less.");
    case Fighting:
        return HyperPrimerWords::tr("A miniature removes a ghost from a ruin. Beside it what trophies are worth, and a "
                                    "fortress.");
    case Growing:
        return HyperPrimerWords::tr(
            "Rows at levels 2, %1 and %2, which give no cube, one, and two. A technology with a "
            "grey cube, which goes to the bag.")
            .arg(QString::number(core::hyperborea::kUpgradeLevel), QString::number(core::hyperborea::kTopLevel));
    case Resetting:
        return HyperPrimerWords::tr("Cubes go from %1 and from those put away back to the bag. A miniature leaves a "
                                    "city.")
            .arg(base(Colour::Green));
    default:
        return HyperPrimerWords::tr("The three conditions of the end, and what each thing counts then.");
    }
}

TableView HyperboreaPrimer::freshTable() const
{
    core::Problems problems;
    TableView table = core::hyperborea::viewFor(*m_game.newMatch(setupOfPrimer(), problems), kPrimerOwn);
    table.prompt = {}; // nothing is chosen here
    return table;
}

void HyperboreaPrimer::paint(
    int page, QPainter& painter, const QRectF& area, const Colours& colours, const QFont& body) const
{
    Scene scene(painter, area, colours, body);
    switch (page) {
    case Goal:
        return paintGoal(scene);
    case Drawing:
        return paintCubes(scene);
    case Filling:
        return paintSets(scene);
    case Moving:
        return paintMoving(scene);
    case Inside:
        return paintSites(scene);
    case Fighting:
        return paintFighting(scene);
    case Growing:
        return paintGrowing(scene);
    case Resetting:
        return paintReset(scene);
    default:
        return paintEnd(scene);
    }
}

void HyperboreaPrimer::paintGoal(Scene& scene) const
{
    TableView table = freshTable();
    std::vector<HyperPiece> hexes;
    for (HexView& hex : table.hexes) {
        hex.name.clear(); // no step is spoken of yet
        hexes.push_back({ HyperPiece::Kind::Hex, hex.id });
    }
    HyperPainter painter;
    painter.setTable(table);
    layOutHexes(hexes, table, scene.at(0, 4, 430, 322), {});
    for (const HyperPiece& hex : hexes)
        painter.paint(scene.painter, hex, {}, scene.colours, scene.body);

    constexpr double kLeft = 456;
    constexpr double kWide = 304;
    scene.legend([&](const QRectF& area) { paintMiniature(scene.painter, area, kPrimerOwn, scene.colours); },
        HyperPrimerWords::tr("Your miniatures"),
        HyperPrimerWords::tr("%1 begin in your capital").arg(core::hyperborea::kOnMap), kLeft, 44, kWide);
    scene.legend(
        [&](const QRectF& area) {
            scene.painter.setPen(QPen(scene.colours.border, 1));
            scene.painter.setBrush(scene.colours.sunken);
            scene.painter.drawPolygon(hexShape(area.center(), area.height() / 2));
        },
        HyperPrimerWords::tr("Hexes not yet seen"), HyperPrimerWords::tr("what is there turns up on the way"), kLeft,
        134, kWide);
    scene.legend([&](const QRectF& area) { paintGem(scene.painter, area); }, HyperPrimerWords::tr("Points"),
        HyperPrimerWords::tr("counted all the time, open to all"), kLeft, 224, kWide);
}

void HyperboreaPrimer::paintCubes(Scene& scene) const
{
    scene.bag(kPrimerBag - core::hyperborea::kDrawn, 24, 104, 92);
    scene.arrow(130, 156, 176, 156);
    double x = 194;
    for (const Colour each : { Colour::Green, Colour::Blue, Colour::Red }) {
        scene.cube(each, x, 134, 44);
        x += 54;
    }
    scene.caption(HyperPrimerWords::tr("%1 are left").arg(kPrimerBag - core::hyperborea::kDrawn), 10, 216, 120);
    scene.caption(HyperPrimerWords::tr("yours in this turn"), 180, 216, 180);
    struct Work {
        Colour colour;
        QString what;
    };
    const std::array<Work, core::hyperborea::kRows> works {
        Work { Colour::Green, HyperPrimerWords::tr("moves") },
        Work { Colour::Red, HyperPrimerWords::tr("attacks") },
        Work { Colour::Purple, HyperPrimerWords::tr("new miniatures") },
        Work { Colour::Orange, HyperPrimerWords::tr("develops rows") },
        Work { Colour::Yellow, HyperPrimerWords::tr("gives gems") },
        Work { Colour::Blue, HyperPrimerWords::tr("technologies") },
    };
    for (std::size_t i = 0; i < works.size(); ++i) {
        const auto& base = m_library.base()[static_cast<std::size_t>(baseOf(m_library, works[i].colour))];
        scene.legend([&](const QRectF& area) { paintCube(scene.painter, area, works[i].colour); },
            QString::fromStdString(base.name), works[i].what, i < 3 ? 410 : 590, 52 + 84 * static_cast<double>(i % 3),
            170);
    }
}

void HyperboreaPrimer::paintSets(Scene& scene) const
{
    TableView table = freshTable();
    const auto id = static_cast<std::size_t>(baseOf(m_library, Colour::Green));
    auto& set = table.seats.front().base[id].sets.front();
    HyperPainter painter;
    set.on[0] = static_cast<std::uint8_t>(Colour::Green);
    set.completedBy = core::hyperborea::bitOf(Colour::Red);
    painter.setLit(static_cast<int>(Colour::Red));
    painter.setTable(table);
    scene.base(painter, static_cast<int>(id), 10, 56, 310, 172);
    set.on[1] = static_cast<std::uint8_t>(Colour::Red);
    set.full = true;
    set.completedBy = 0;
    painter.setTable(table);
    scene.cube(Colour::Red, 359, 84, 42);
    scene.arrow(340, 154, 420, 154);
    scene.base(painter, static_cast<int>(id), 440, 56, 310, 172);
    scene.caption(HyperPrimerWords::tr("one space is empty, and any colour fills it"), 10, 246, 310);
    scene.caption(HyperPrimerWords::tr("full: this is yours, now"), 440, 246, 310);
}

void HyperboreaPrimer::paintMoving(Scene& scene) const
{
    struct Place {
        int q;
        int r;
        std::optional<Terrain> terrain; ///< none: not yet seen
    };
    const std::array<Place, 7> places { Place { 0, 0, Terrain::Swamp }, Place { 1, 0, Terrain::Desert },
        Place { 2, 0, Terrain::Forest }, Place { 3, 0, {} }, Place { 0, 1, Terrain::Mountain },
        Place { 1, 1, Terrain::Desert }, Place { 2, 1, {} } };
    constexpr int kHere = 1;
    TableView table = freshTable();
    table.hexes.clear();
    std::vector<HyperPiece> hexes;
    for (const Place& each : places) {
        HexView hex;
        hex.id = static_cast<int>(table.hexes.size());
        hex.q = each.q;
        hex.r = each.r;
        hex.up = each.terrain.has_value();
        if (each.terrain) {
            hex.terrain = *each.terrain;
            hex.name = core::hyperborea::terrainWords(*each.terrain).words();
            if (hex.id == kHere)
                hex.free[0] = 1;
            else
                hex.cost = costBetween(m_library, *places[kHere].terrain, *each.terrain);
        }
        hexes.push_back({ HyperPiece::Kind::Hex, hex.id });
        table.hexes.push_back(std::move(hex));
    }
    HyperPainter painter;
    painter.setTable(table);
    layOutHexes(hexes, table, scene.at(0, 34, 460, 262), {});
    for (const HyperPiece& hex : hexes)
        painter.paint(scene.painter, hex, {}, scene.colours, scene.body);

    const auto figure = [&scene](const QString& text, const QString& said, double y) {
        scene.painter.setFont(titleFont(scene.body, 26));
        scene.painter.setPen(scene.colours.text);
        scene.painter.drawText(scene.at(490, y, 54, 44), Qt::AlignRight | Qt::AlignVCenter, text);
        scene.words(said, 562, y, 194, 44, Qt::AlignLeft | Qt::AlignVCenter, QFont::Normal, 13);
    };
    figure(QStringLiteral("1"), HyperPrimerWords::tr("each step"), 62);
    figure(QStringLiteral("+ 1"), HyperPrimerWords::tr("into forest or mountain, from other terrain"), 142);
    figure(QStringLiteral("+ 1"), HyperPrimerWords::tr("out of swamp or mountain, to other terrain"), 222);
}

void HyperboreaPrimer::paintSites(Scene& scene) const
{
    TableView table = freshTable();
    HexView before = hexOf(m_library, tileWithBoth(m_library, Terrain::Desert));
    HexView after = before;
    before.free[0] = 2;
    for (auto& site : after.sites) {
        site.inside = core::indexOf(kPrimerOwn);
        site.tokens = std::max(0, site.tokens - 1);
    }
    table.hexes = { before, after };
    HyperPainter painter;
    painter.setTable(table);
    scene.hex(painter, 0, 88, 150, 92);
    scene.arrow(182, 150, 228, 150);
    scene.hex(painter, 1, 322, 150, 92);
    scene.caption(HyperPrimerWords::tr("in the open"), 8, 262, 160);
    scene.caption(HyperPrimerWords::tr("inside"), 242, 262, 160);

    constexpr double kLeft = 450;
    constexpr double kWide = 306;
    const auto& city = before.sites.front();
    scene.legend([&](const QRectF& area) { paintCity(scene.painter, area); }, QString::fromStdString(city.name),
        HyperPrimerWords::tr("A city acts at once: %1", "what it does").arg(QString::fromStdString(city.text)), kLeft,
        48, kWide);
    scene.legend([&](const QRectF& area) { paintRuin(scene.painter, area, before.sites.back().back); },
        HyperPrimerWords::tr("A ruin"), HyperPrimerWords::tr("You take a token: use it now, or keep it."), kLeft, 140,
        kWide);
    scene.legend([&](const QRectF& area) { paintGhost(scene.painter, area); }, HyperPrimerWords::tr("A ghost"),
        HyperPrimerWords::tr("While it is there nobody goes in."), kLeft, 232, kWide);
}

void HyperboreaPrimer::paintFighting(Scene& scene) const
{
    TableView table = freshTable();
    HexView before = hexOf(m_library, tileWithBoth(m_library, Terrain::Forest));
    before.free[0] = 1;
    HexView after = before;
    before.sites.back().inside = core::hyperborea::kGhost;
    table.hexes = { before, after };
    HyperPainter painter;
    painter.setTable(table);
    scene.hex(painter, 0, 88, 150, 92);
    scene.arrow(182, 150, 228, 150);
    scene.hex(painter, 1, 322, 150, 92);
    scene.caption(HyperPrimerWords::tr("1 attack point"), 8, 262, 160);
    scene.caption(HyperPrimerWords::tr("the ruin is free"), 242, 262, 160);

    constexpr double kLeft = 450;
    constexpr double kWide = 306;
    const auto& ghosts = core::hyperborea::kPointsOfGhosts;
    scene.legend([&](const QRectF& area) { paintGhost(scene.painter, area); }, HyperPrimerWords::tr("Ghosts"),
        HyperPrimerWords::tr("%1 point for one, %2 for two, %3 for three, then 1 for each more")
            .arg(QString::number(ghosts[1]), QString::number(ghosts[2]), QString::number(ghosts[3])),
        kLeft, 48, kWide);
    scene.legend([&](const QRectF& area) { paintMiniature(scene.painter, area, kPrimerOther, scene.colours); },
        HyperPrimerWords::tr("The first miniature of each opponent"),
        HyperPrimerWords::tr("1 point; later ones go home"), kLeft, 140, kWide);
    scene.legend([&](const QRectF& area) { paintFortress(scene.painter, area, kPrimerOther, scene.colours); },
        HyperPrimerWords::tr("A fortress"), HyperPrimerWords::tr("It falls in the place of its owner's miniature."),
        kLeft, 232, kWide);
}

void HyperboreaPrimer::paintGrowing(Scene& scene) const
{
    TableView table = freshTable();
    core::hyperborea::TechnologyView technology;
    const auto set = core::hyperborea::setOf(0);
    const auto& card = m_library.technologies().front();
    const auto& def = m_library.set(set);
    technology.set.id = set;
    technology.set.name = card.name;
    technology.set.text = core::hyperborea::spokenText(card.texts);
    technology.set.spaces.assign(def.spaces.begin(), def.spaces.begin() + def.count);
    technology.set.on.assign(def.count, core::hyperborea::kNone);
    technology.points = card.points;
    technology.grey = true;
    table.open[0][0] = technology;
    const std::array<std::pair<Colour, int>, 3> rows { std::pair(Colour::Green, 2),
        std::pair(Colour::Orange, core::hyperborea::kUpgradeLevel),
        std::pair(Colour::Purple, core::hyperborea::kTopLevel) };
    for (const auto& [colour, level] : rows)
        table.seats.front().level[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(level);
    HyperPainter painter;
    painter.setTable(table);

    double y = 66;
    for (const auto& [colour, level] : rows) {
        HyperPiece row { HyperPiece::Kind::Row, static_cast<int>(colour), kPrimerOwn };
        row.area = scene.at(6, y, 216, 34);
        painter.paint(scene.painter, row, {}, scene.colours, scene.body);
        const int cubes = level >= core::hyperborea::kTopLevel ? 2 : level >= core::hyperborea::kUpgradeLevel ? 1 : 0;
        if (cubes > 0)
            scene.arrow(236, y + 17, 276, y + 17);
        else
            scene.words(HyperPrimerWords::tr("nothing yet"), 236, y, 124, 34, Qt::AlignLeft | Qt::AlignVCenter,
                QFont::Normal, 13);
        for (int i = 0; i < cubes; ++i)
            scene.cube(colour, 292 + 38 * i, y + 2, 30);
        y += 58;
    }
    scene.caption(HyperPrimerWords::tr("rows of your board become cubes"), 6, 246, 360);

    HyperPiece offer { HyperPiece::Kind::Offer, set };
    offer.area = scene.at(410, 80, 196, 122);
    painter.paint(scene.painter, offer, {}, scene.colours, scene.body);
    scene.cube(Colour::Grey, 625, 94, 30);
    scene.arrow(620, 141, 662, 141);
    paintBag(scene.painter, scene.at(674, 98, 80, 80));
    scene.caption(HyperPrimerWords::tr("a technology becomes yours"), 400, 246, 216);
    scene.caption(HyperPrimerWords::tr("and a grey cube"), 634, 246, 126);
}

void HyperboreaPrimer::paintReset(Scene& scene) const
{
    TableView table = freshTable();
    const auto id = static_cast<std::size_t>(baseOf(m_library, Colour::Green));
    auto& set = table.seats.front().base[id].sets.front();
    set.on = { static_cast<std::uint8_t>(Colour::Green), static_cast<std::uint8_t>(Colour::Red) };
    set.full = true;
    HexView before = hexOf(m_library, tileWithBoth(m_library, Terrain::Swamp));
    HexView after = before;
    before.sites.front().inside = core::indexOf(kPrimerOwn);
    after.free[0] = 1;
    table.hexes = { before, after };
    HyperPainter painter;
    painter.setTable(table);
    scene.base(painter, static_cast<int>(id), 6, 46, 252, 132);
    double x = 6;
    for (const Colour each : { Colour::Yellow, Colour::Blue }) {
        scene.cube(each, x, 192, 28);
        x += 36;
    }
    scene.words(
        HyperPrimerWords::tr("put away"), x + 8, 192, 170, 28, Qt::AlignLeft | Qt::AlignVCenter, QFont::Normal, 13);
    scene.arrow(272, 130, 322, 130);
    paintBag(scene.painter, scene.at(334, 86, 88, 88));
    scene.caption(HyperPrimerWords::tr("your cubes come back"), 6, 252, 416);

    scene.hex(painter, 0, 523, 132, 66);
    scene.arrow(590, 132, 624, 132);
    scene.hex(painter, 1, 692, 132, 66);
    scene.caption(HyperPrimerWords::tr("your miniatures step out"), 460, 252, 300);
}

void HyperboreaPrimer::paintEnd(Scene& scene) const
{
    const TableView table = freshTable();
    const auto name = [&table](core::hyperborea::Condition condition) {
        return QString::fromStdString(table.conditions[static_cast<std::size_t>(condition)].name);
    };
    QPainter& painter = scene.painter;
    const Colours& colours = scene.colours;
    const auto technology
        = [&](const QRectF& area) { paintSpace(painter, area, core::hyperborea::Space::Any, colours); };
    const auto miniature = [&](Seat seat) {
        return [&painter, &colours, seat](const QRectF& area) { paintMiniature(painter, area, seat, colours); };
    };
    const auto gem = [&](const QRectF& area) { paintGem(painter, area); };
    struct Line {
        Scene::Sign sign;
        QString name;
        QString said;
    };
    using core::hyperborea::Condition;
    const std::array<Line, 3> conditions {
        Line { gem,
            HyperPrimerWords::tr("%1 %2", "how many of what")
                .arg(QString::number(core::hyperborea::kGemsToEnd), name(Condition::Gems)),
            HyperPrimerWords::tr("%1 with two players").arg(core::hyperborea::kGemsToEndOfTwo) },
        Line { technology,
            HyperPrimerWords::tr("%1 %2", "how many of what")
                .arg(QString::number(core::hyperborea::kTechnologiesToEnd), name(Condition::Technologies)),
            HyperPrimerWords::tr("advanced ones, that you took") },
        Line { miniature(kPrimerOwn),
            HyperPrimerWords::tr("%1 %2", "how many of what")
                .arg(QString::number(core::hyperborea::kMiniatures), name(Condition::Miniatures)),
            HyperPrimerWords::tr("the last one is on the map") },
    };
    scene.words(HyperPrimerWords::tr("Two of these end it"), 6, 18, 300, 24, Qt::AlignLeft | Qt::AlignVCenter,
        QFont::DemiBold, 15);
    double y = 70;
    for (const Line& each : conditions) {
        scene.legend(each.sign, each.name, each.said, 6, y, 300);
        y += 82;
    }
    const auto& ghosts = core::hyperborea::kPointsOfGhosts;
    const QString one = HyperPrimerWords::tr("1 each", "points");
    const std::array<std::pair<Scene::Sign, QString>, 7> worths {
        std::pair<Scene::Sign, QString>(gem, one),
        { [&](const QRectF& area) { paintGhost(painter, area); },
            QStringList { QString::number(ghosts[1]), QString::number(ghosts[2]), QString::number(ghosts[3]) }.join(
                QStringLiteral(", ")) }, // of one, two, three of them
        { miniature(kPrimerOther), one },
        { [&](const QRectF& area) { paintCube(painter, area, Colour::Green); },
            HyperPrimerWords::tr("1 each, grey 0") },
        { [&](const QRectF& area) {
             paintPill(painter, area.adjusted(0, scene.length(3), 0, -scene.length(3)),
                 QString::number(core::hyperborea::kPointsOfTile), PillKind::Gold, colours, scene.body);
         },
            HyperPrimerWords::tr("%1 each", "points").arg(core::hyperborea::kPointsOfTile) },
        { technology, HyperPrimerWords::tr("as printed") },
        { [&](const QRectF& area) { paintTerrain(painter, area.center(), area.height() / 2, Terrain::Forest); },
            HyperPrimerWords::tr("1, 2 or 4 each") },
    };
    scene.words(
        HyperPrimerWords::tr("This counts"), 386, 18, 366, 24, Qt::AlignLeft | Qt::AlignVCenter, QFont::DemiBold, 15);
    y = 56;
    for (std::size_t i = 0; i < std::min(worths.size(), table.parts.size()); ++i) {
        worths[i].first(scene.at(386, y + 4, 24, 24));
        scene.words(QString::fromStdString(table.parts[i].what), 424, y, 190, 32, Qt::AlignLeft | Qt::AlignVCenter,
            QFont::DemiBold, 13);
        scene.words(worths[i].second, 614, y, 140, 32, Qt::AlignRight | Qt::AlignVCenter, QFont::Normal, 13);
        y += 38;
    }
}

} // namespace ui
