#include "core/hyperborea/ability/listing.h"

#include <array>

namespace core::hyperborea {

namespace {

constexpr std::array<const char*, kColours + 1> kSpaceNames { "red", "green", "purple", "blue", "orange", "yellow",
    "grey", "any" };

const char* opNameOf(OpCode code)
{
    constexpr std::array kCodes {
#define OP(code, verb) verb,
#include "core/hyperborea/cards/ops.def"
#undef OP
    };
    return kCodes[static_cast<std::size_t>(code)];
}

std::string coloursIn(ColourMask colours)
{
    std::string words;
    for (std::size_t i = 0; i < kRows; ++i)
        if ((colours >> i & 1U) != 0)
            words += (words.empty() ? "" : " ") + std::string(kSpaceNames[i]);
    return words;
}

std::string lineOf(const Part& part)
{
    constexpr std::array kHow { "", " rows different", " rows same", " whom neighbours", " gem", " miniature" };
    std::string line = opNameOf(part.code) + (' ' + std::to_string(part.n)) + kHow[static_cast<std::size_t>(part.how)];
    if (part.code == OpCode::Convert || (part.code == OpCode::Generate && part.colours != kCubes))
        line += (part.code == OpCode::Convert ? " to " : " colours ") + coloursIn(part.colours);
    return line;
}

std::string linesOf(const Program& program)
{
    std::string text;
    for (std::size_t way = 0; way < program.ways.size(); ++way) {
        if (program.ways.size() > 1)
            text += "  way " + std::to_string(way + 1) + '\n';
        for (const Part& part : program.ways[way])
            text += "  " + lineOf(part) + '\n';
    }
    return text;
}

std::string linesOf(const SetDef& set)
{
    constexpr std::array kTriggerNames { "at once", "turnStart", "firstKill", "firstCity", "reset" };
    constexpr std::array kRuleNames { "", "noEntrySurcharge", "extraMiniature", "extraDevelop" };
    std::string text = "spaces";
    for (std::size_t i = 0; i < set.count; ++i)
        text += ' ' + std::string(kSpaceNames[static_cast<std::size_t>(set.spaces[i])]);
    text += '\n';
    if (set.rule != Rule::None)
        return text + "while full " + kRuleNames[static_cast<std::size_t>(set.rule)] + '\n';
    return text + kTriggerNames[static_cast<std::size_t>(set.when)] + '\n' + linesOf(set.program);
}

std::string linesOf(const RaceTile& tile)
{
    constexpr std::array kPowerNames { "discount", "afterKill", "token", "attackAtRange", "miniatureForGhost",
        "miniaturesAtCities", "afterCity", "forGem", "resetDraw", "upgradeStops", "changeCard", "dropGrey" };
    std::string text = kPowerNames[static_cast<std::size_t>(tile.power)];
    if (tile.number > 0)
        text += ' ' + std::to_string(tile.number);
    return text + '\n' + linesOf(tile.program);
}

bool isNamed(const Thing& thing, std::string_view name)
{
    return thing.id == name || (!thing.name.empty() && thing.name == name);
}

} // namespace

std::string listing(const Library& library, std::string_view name)
{
    for (std::size_t i = 0; i < library.base().size(); ++i)
        if (isNamed(library.base()[i], name)) {
            const auto first = static_cast<SetId>(2 * i);
            return linesOf(library.set(first)) + linesOf(library.set(twinOf(first)));
        }
    for (std::size_t i = 0; i < library.technologies().size(); ++i)
        if (isNamed(library.technologies()[i], name))
            return linesOf(library.set(setOf(static_cast<CardId>(i))));
    for (const City& each : library.cities())
        if (isNamed(each, name))
            return "entered\n" + linesOf(each.program);
    for (const Token& each : library.tokens())
        if (isNamed(each, name))
            return "used\n" + linesOf(each.program);
    for (const RaceTile& each : library.raceTiles())
        if (isNamed(each, name))
            return linesOf(each);
    return {};
}

} // namespace core::hyperborea
