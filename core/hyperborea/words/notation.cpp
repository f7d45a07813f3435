#include "core/hyperborea/words/notation.h"

#include "core/hyperborea/words/notation_names.h"

#include <array>
#include <utility>

// Choices in words: for records, which stay, and for people.

namespace core::hyperborea {

using language::Saying;

Saying terrainWords(Terrain terrain)
{
    constexpr std::array kTerrains { Say::Desert, Say::Forest, Say::Swamp, Say::Mountain };
    return say(kTerrains[static_cast<std::size_t>(terrain)]);
}

Saying hexWords(const HyperboreaMatch& match, HexId hex)
{
    const Hex& at = match.state().hex[hex];
    if (!at.up())
        return hexName(match, hex);
    return say(Say::HexIs, { hexName(match, hex), terrainWords(match.library().tile(at.tile).terrain) });
}

Saying siteWords(const HyperboreaMatch& match, HexId hex, std::size_t site)
{
    const Tile& tile = match.library().tile(match.state().hex[hex].tile);
    if (tile.site[site].city)
        return match.library().city(tile.site[site].type).name;
    const bool several = tile.sites > 1 && !tile.site[0].city && !tile.site[1].city;
    return several ? say(Say::SiteRuinOf, { static_cast<int>(site) + 1 }) : say(Say::SiteRuin);
}

Saying colourWords(std::uint8_t colour)
{
    return wordOf(static_cast<Colour>(colour));
}

Saying placeWords(const HyperboreaMatch& match, std::uint8_t place)
{
    if (place == kUnusedArea)
        return say(Say::UnusedArea);
    return place == kAvailableArea ? say(Say::AvailableArea) : Saying(match.library().nameOfSet(place));
}

Saying tokenWords(const HyperboreaMatch& match, TokenId token)
{
    return say(Say::Sentence, { clausesOf(match.library().token(token).program.ways.front()) });
}

Saying conditionWords(const State& s, std::uint8_t condition)
{
    constexpr std::array kConditionWords { Say::ConditionGems, Say::ConditionTechnologies, Say::ConditionMiniatures };
    const bool prime = s.options.prime && static_cast<Condition>(condition) == Condition::Miniatures;
    return say(prime ? Say::ConditionPrime : kConditionWords[condition]);
}

namespace {

constexpr const char* kAgreed = "agree to a draw";
constexpr std::array kColourNames { "red", "green", "purple", "blue", "orange", "yellow", "grey", "any" };

std::string seatName(std::uint8_t seat)
{
    return "seat " + std::to_string(seat + 1);
}

std::string siteName(std::uint8_t site)
{
    return "site " + std::to_string(site + 1);
}

std::string placeName(const HyperboreaMatch& match, std::uint8_t place)
{
    if (place == kUnusedArea)
        return "unused";
    return place == kAvailableArea ? std::string("available") : match.library().nameOfSet(place);
}

/// ", of 2 beside red, green": of a part of steps to different rows, where several wait.
std::string partName(Choice choice)
{
    if (choice.b == kNone)
        return {};
    std::string name = ", of " + std::to_string(choice.b);
    std::string between = " beside ";
    for (std::size_t row = 0; row < kRows; ++row)
        if ((choice.c >> row & 1U) != 0)
            name += std::exchange(between, ", ") + kColourNames[row];
    return name;
}

std::string plainWords(const HyperboreaMatch& match, Choice choice)
{
    const auto hex = [&] { return hexName(match, choice.a); };
    const auto colour = [&] { return std::string(kColourNames[choice.a]); };
    const auto set = [&] { return match.library().nameOfSet(choice.a); };
    switch (verbOf(choice)) {
    case Verb::Colour:
        return "extra " + colour();
    case Verb::Row:
        return "row " + colour();
    case Verb::RaceTile:
        return "tile " + match.library().raceTile(choice.a).name;
    case Verb::Cube:
        return "cube " + colour();
    case Verb::Space:
        return "onto " + set() + ", " + kColourNames[choice.b];
    case Verb::Unused:
        return "unused";
    case Verb::Step:
        return "move from " + hex();
    case Verb::Fly:
        return (choice.b == 1 ? "fly halted from " : "fly from ") + hex();
    case Verb::To:
        return "to " + hex();
    case Verb::Attack:
        return "attack in " + hex();
    case Verb::Ranged:
        return "shoot at " + hex();
    case Verb::Open:
    case Verb::Seat:
        return seatName(choice.a);
    case Verb::Site:
        return siteName(choice.a);
    case Verb::Raze:
        return "raze in " + hex();
    case Verb::Fortress:
        return "fortress in " + hex();
    case Verb::Miniature:
        return "miniature in " + hex();
    case Verb::Clone:
        return "clone in " + hex();
    case Verb::Develop:
        return "develop " + colour();
    case Verb::DevelopOther:
        return "develop another, " + colour() + partName(choice);
    case Verb::DevelopWhole:
        return "develop wholly " + colour() + (choice.b == kNone ? "" : " by " + std::to_string(choice.b));
    case Verb::Take:
        return "take " + set();
    case Verb::Change:
        return "change " + set();
    case Verb::Draw:
        return choice.a == kNone ? "draw" : "draw of " + std::to_string(choice.a);
    case Verb::Generate:
        return "generate " + colour();
    case Verb::Restore:
        return "restore";
    case Verb::Purge:
        return "purge";
    case Verb::Convert:
        return "convert";
    case Verb::From:
        return std::string(kColourNames[choice.b]) + " from " + placeName(match, choice.a)
            + (choice.c == kNone ? std::string() : std::string(", ") + kColourNames[choice.c]);
    case Verb::Into:
        return std::string(kColourNames[choice.b]) + " from " + placeName(match, choice.a) + " into "
            + kColourNames[choice.c];
    case Verb::Espionage:
        return "espionage";
    case Verb::Copy:
        return "copy " + set();
    case Verb::SetBack:
        return "set back";
    case Verb::RowOf:
        return seatName(choice.a) + ", " + kColourNames[choice.b];
    case Verb::Enter:
        return "enter " + hex() + ' ' + siteName(choice.b);
    case Verb::Upgrade:
        return "upgrade " + colour();
    case Verb::UseStored:
        return "use stored";
    case Verb::DropStored:
        return "drop stored";
    case Verb::UseFresh:
        return "use fresh";
    case Verb::KeepFresh:
        return "keep fresh";
    case Verb::Power:
        return "power";
    case Verb::Way:
        return "way " + std::to_string(choice.a + 1);
    case Verb::Yes:
        return "yes";
    case Verb::No:
        return "no";
    case Verb::End:
        return "end";
    case Verb::None:
        break;
    }
    return "?";
}

/// Who is struck in a site.
Saying targetIn(const HyperboreaMatch& match, HexId hex, std::uint8_t site)
{
    const std::uint8_t inside = match.state().hex[hex].inside[site];
    return say(Say::AnswerSite,
        { inside == kGhost ? say(Say::GhostWord) : personAt(match, inside), siteWords(match, hex, site) });
}

Saying wayWords(const HyperboreaMatch& match, const Prompt& prompt, std::uint8_t way)
{
    const Library& lib = match.library();
    const auto source = static_cast<Source>(prompt.detail);
    const Program& program = source == Source::City ? lib.city(prompt.source).program
        : source == Source::Token                   ? lib.token(prompt.source).program
        : source == Source::RaceTile                ? lib.raceTile(prompt.source).program
                                                    : lib.set(prompt.source).program;
    return say(Say::Sentence, { clausesOf(program.ways[way]) });
}

/// What names a hex, and nothing else.
Say hexAnswer(Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Step:
        return Say::AnswerStep;
    case Verb::Fly:
        return choice.b == 1 ? Say::AnswerFlyHalted : Say::AnswerFly;
    case Verb::To:
        return Say::AnswerTo;
    case Verb::Attack:
        return Say::AnswerAttack;
    case Verb::Ranged:
        return Say::AnswerRanged;
    case Verb::Raze:
        return Say::AnswerRaze;
    case Verb::Fortress:
        return Say::AnswerFortress;
    case Verb::Miniature:
        return Say::AnswerMiniature;
    default:
        return Say::AnswerClone;
    }
}

/// What names a colour, and nothing else.
Say colourAnswer(Verb verb)
{
    switch (verb) {
    case Verb::Row:
        return Say::AnswerRow;
    case Verb::Develop:
        return Say::AnswerDevelop;
    case Verb::Generate:
        return Say::AnswerGenerate;
    case Verb::Upgrade:
        return Say::AnswerUpgrade;
    default:
        return Say::AnswerCube;
    }
}

/// What stands for itself.
Say plainAnswer(Verb verb)
{
    switch (verb) {
    case Verb::Unused:
        return Say::AnswerUnused;
    case Verb::Restore:
        return Say::AnswerRestore;
    case Verb::Purge:
        return Say::AnswerPurge;
    case Verb::Convert:
        return Say::AnswerConvert;
    case Verb::Espionage:
        return Say::AnswerEspionage;
    case Verb::SetBack:
        return Say::AnswerSetBack;
    case Verb::UseStored:
        return Say::AnswerUseStored;
    case Verb::DropStored:
        return Say::AnswerDropStored;
    case Verb::UseFresh:
        return Say::AnswerUseFresh;
    case Verb::KeepFresh:
        return Say::AnswerKeepFresh;
    case Verb::Yes:
        return Say::AnswerYes;
    case Verb::No:
        return Say::AnswerNo;
    default:
        return Say::AnswerEnd;
    }
}

/// Where several parts wait, with what tells them apart.
Saying developWords(Choice choice)
{
    const Saying row = colourWords(choice.a);
    if (verbOf(choice) == Verb::DevelopWhole)
        return choice.b == kNone ? say(Say::AnswerDevelopWhole, { row })
                                 : say(Say::AnswerDevelopWholeBy, { row, int { choice.b } });
    if (choice.b == kNone)
        return say(Say::AnswerDevelopOther, { row });
    std::vector<Saying> used;
    for (std::uint8_t each = 0; each < kRows; ++each)
        if ((choice.c >> each & 1U) != 0)
            used.push_back(colourWords(each));
    if (used.empty())
        return say(Say::AnswerDevelopOtherOf, { row, int { choice.b } });
    return say(Say::AnswerDevelopOtherBeside,
        { row, int { choice.b }, Saying::list(language::Between::And, std::move(used)) });
}

Saying labelOf(const HyperboreaMatch& match, const Prompt& prompt, Choice choice)
{
    const Library& lib = match.library();
    switch (verbOf(choice)) {
    case Verb::RaceTile:
        return lib.raceTile(choice.a).name;
    case Verb::Space:
        return say(Say::AnswerSpace, { lib.nameOfSet(choice.a), wordOf(static_cast<Space>(choice.b)) });
    case Verb::Open:
        return say(Say::AnswerOpen, { personAt(match, choice.a) });
    case Verb::Site:
        return targetIn(match, prompt.source, choice.a);
    case Verb::Seat:
        return personAt(match, choice.a);
    case Verb::Take:
        return say(Say::AnswerTake, { lib.nameOfSet(choice.a) });
    case Verb::Change:
        return say(Say::AnswerChange, { lib.nameOfSet(choice.a) });
    case Verb::Copy:
        return lib.nameOfSet(choice.a);
    case Verb::From:
        if (choice.c == kNone)
            return say(Say::AnswerFrom, { colourWords(choice.b), placeWords(match, choice.a) });
        return say(Say::AnswerFromSpace,
            { colourWords(choice.b), placeWords(match, choice.a), wordOf(static_cast<Space>(choice.c)) });
    case Verb::Into:
        return say(Say::AnswerInto, { colourWords(choice.b), placeWords(match, choice.a), colourWords(choice.c) });
    case Verb::Draw:
        return choice.a == kNone ? say(Say::AnswerDraw) : say(Say::AnswerDrawOf, { int { choice.a } });
    case Verb::RowOf:
        return say(Say::AnswerRowOf, { personAt(match, choice.a), colourWords(choice.b) });
    case Verb::Enter:
        return say(Say::AnswerEnter, { siteWords(match, choice.a, choice.b), hexWords(match, choice.a) });
    case Verb::Power:
        return say(Say::AnswerPower, { lib.raceTile(match.state().own().raceTile).name });
    case Verb::Way:
        return wayWords(match, prompt, choice.a);
    case Verb::Step:
    case Verb::Fly:
    case Verb::To:
    case Verb::Attack:
    case Verb::Ranged:
    case Verb::Raze:
    case Verb::Fortress:
    case Verb::Miniature:
    case Verb::Clone:
        return say(hexAnswer(choice), { hexWords(match, choice.a) });
    case Verb::DevelopOther:
    case Verb::DevelopWhole:
        return developWords(choice);
    case Verb::Colour:
    case Verb::Row:
    case Verb::Cube:
    case Verb::Develop:
    case Verb::Generate:
    case Verb::Upgrade:
        return say(colourAnswer(verbOf(choice)), { colourWords(choice.a) });
    default:
        return say(plainAnswer(verbOf(choice)));
    }
}

} // namespace

std::string HyperboreaNotation::toWords(const Match& match, const Prompt& /*prompt*/, Choice choice) const
{
    return choice == kAgreeToEnd ? kAgreed : plainWords(asHyperborea(match), choice);
}

std::optional<Choice> HyperboreaNotation::fromWords(
    const Match& match, const Prompt& prompt, std::string_view words) const
{
    for (const Choice each : prompt.choices)
        if (toWords(match, prompt, each) == words)
            return each;
    // Records of before have it without its part: it was the largest.
    std::optional<Choice> largest;
    for (const Choice each : prompt.choices)
        if ((verbOf(each) == Verb::DevelopOther || verbOf(each) == Verb::DevelopWhole)
            && toWords(match, prompt, make(verbOf(each), each.a)) == words && (!largest || each.b > largest->b))
            largest = each;
    return words == kAgreed ? std::optional(kAgreeToEnd) : largest;
}

std::string HyperboreaNotation::label(const Match& match, const Prompt& prompt, Choice choice) const
{
    return choice == kAgreeToEnd ? say(Say::AnswerAgree).words() : labelOf(asHyperborea(match), prompt, choice).words();
}

std::string HyperboreaNotation::told(
    const Match& before, Choice choice, const Match& /*after*/, SeatMask /*readers*/) const
{
    return label(before, before.prompt(), choice);
}

} // namespace core::hyperborea
