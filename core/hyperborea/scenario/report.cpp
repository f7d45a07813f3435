#include "core/hyperborea/scenario/report.h"

#include "core/hyperborea/sayings/faults.h"
#include "core/hyperborea/scenario/position.h"
#include "core/hyperborea/table/query.h"
#include "core/json/remedy.h"

#include <nlohmann/json.hpp>

namespace core::hyperborea {

namespace {

using Json = nlohmann::json;

Json cubes(const Cubes& counts)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < kColours; ++i)
        json[std::string(kColourWords[i])] = counts[i];
    return json;
}

std::string seatName(const HyperboreaMatch& match, int seat)
{
    return match.info().seats[static_cast<std::size_t>(seat)].name;
}

Json seatNames(const HyperboreaMatch& match, SeatMask seats)
{
    Json json = Json::array();
    for (int i = 0; i < match.seatCount(); ++i)
        if (contains(seats, seatAt(i)))
            json.push_back(seatName(match, i));
    return json;
}

Json bySeat(const HyperboreaMatch& match, const std::array<std::uint8_t, kMaxSeats>& counts)
{
    Json json = Json::object();
    for (int i = 0; i < match.seatCount(); ++i)
        json[seatName(match, i)] = counts[static_cast<std::size_t>(i)];
    return json;
}

Json conditions(std::uint8_t bits)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < kConditions; ++i)
        if ((bits >> i & 1U) != 0)
            json.push_back(kConditionWords[i]);
    return json;
}

Json spaces(const Spaces& on, std::size_t count)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < count; ++i)
        json.push_back(on[i] == kNone ? Json() : Json(kColourWords[on[i]]));
    return json;
}

Json seatReport(const HyperboreaMatch& match, int seat)
{
    const State& s = match.state();
    const Library& lib = match.library();
    const SeatState& own = s.seat[static_cast<std::size_t>(seat)];
    const Points points = pointsOf(s, lib, seatAt(seat));
    Json json { { "gems", own.gems }, { "ghosts", own.ghosts }, { "reserve", own.reserve }, { "supply", own.supply },
        { "bag", cubes(own.bag) }, { "bag_size", sumOf(own.bag) }, { "available", cubes(own.available) },
        { "available_size", sumOf(own.available) }, { "unused", cubes(own.unused) },
        { "trophies", seatNames(match, own.trophies) }, { "met", conditions(own.met) },
        { "objectives", conditions(own.objectives) }, { "points", points.total() }, { "ghost_points", points.ghosts },
        { "control_points", points.control }, { "hexes", points.hexes }, { "cube_points", points.cubes },
        { "stored", own.stored == kNone ? Json() : Json(lib.token(own.stored).id) } };
    for (std::size_t row = 0; row < kRows; ++row)
        json["rows"][std::string(kColourWords[row])] = own.level[row];
    json["technologies"] = Json::array();
    eachSet(s, seatAt(seat), [&](SetId set) {
        if (!isBase(set))
            json["technologies"].push_back(lib.nameOfSet(set));
        json["on"][lib.nameOfSet(set)] = spaces(s.on(seatAt(seat), set), lib.set(set).count);
    });
    return json;
}

Json hexReport(const HyperboreaMatch& match, HexId hex)
{
    const State& s = match.state();
    const Hex& at = s.hex[hex];
    Json json { { "up", at.up() }, { "miniatures", bySeat(match, at.free) }, { "halted", bySeat(match, at.halted) },
        { "fortresses", bySeat(match, at.fortresses) }, { "inside", Json::array() }, { "tokens", Json::array() } };
    for (std::size_t site = 0; at.up() && site < match.library().tile(at.tile).sites; ++site) {
        const std::uint8_t inside = at.inside[site];
        json["inside"].push_back(inside == kNone ? Json()
                : inside == kGhost               ? Json("ghost")
                                                 : Json(seatName(match, inside)));
        json["tokens"].push_back(at.tokens[site]);
    }
    const Seat controller = controllerOf(s, hex);
    json["controller"] = controller == Seat::None ? Json() : Json(seatName(match, indexOf(controller)));
    return json;
}

std::vector<std::string_view> keysOf(const Json& object)
{
    std::vector<std::string_view> keys;
    for (const auto& [key, value] : object.items())
        keys.push_back(object.find(key).key());
    return keys;
}

} // namespace

Json reportOf(const HyperboreaMatch& match)
{
    const State& s = match.state();
    const Layout& map = match.library().layout(s.seats);
    Json json { { "turn", seatName(match, s.at()) }, { "over", s.decided != Ended::No },
        { "winners", seatNames(match, s.winners) }, { "reserve", cubes(s.reserve) }, { "ghosts_left", s.ghostStock },
        { "ghosts_gone", s.ghostsGone }, { "met", conditions(s.met) },
        { "called_by", s.caller == Seat::None ? Json() : Json(seatName(match, indexOf(s.caller))) } };
    for (const auto& [word, member] : kPoolWords)
        json["pool"][std::string(word)] = s.pool.*member;
    json["pool"]["draw"] = s.pool.toDraw();
    json["open"] = Json::array();
    for (const auto& deck : s.open)
        for (const CardId card : deck)
            if (card != kNone)
                json["open"].push_back(match.library().technology(card).name);
    for (int seat = 0; seat < s.seats; ++seat)
        json["seats"][seatName(match, seat)] = seatReport(match, seat);
    for (HexId hex = 0; hex < map.hexes; ++hex)
        json["map"][nameOf(map.spots[hex])] = hexReport(match, hex);
    return json;
}

language::Saying differenceOf(const Json& expected, const Json& found, const std::string& where)
{
    if (expected.is_object() && found.is_object()) {
        for (const auto& [key, value] : expected.items()) {
            if (!found.contains(key))
                return say(Fault::NothingOfThatName, { where + '/' + key, remedyFor(key, keysOf(found)) });
            const language::Saying wrong = differenceOf(value, found[key], where + '/' + key);
            if (!wrong.empty())
                return wrong;
        }
        return {};
    }
    if (expected == found)
        return {};
    return say(Fault::ExpectedFound, { where, expected.dump(), found.dump() });
}

} // namespace core::hyperborea
