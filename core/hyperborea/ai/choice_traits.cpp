#include "core/hyperborea/ai/choice_traits.h"

#include "core/hyperborea/ai/trait_names.h"
#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/table/query.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <limits>

namespace core::hyperborea {

namespace {

constexpr std::size_t kReasonCount = static_cast<std::size_t>(Reason::ResetAct) + 1;
constexpr std::size_t kVerbCount = static_cast<std::size_t>(Verb::End) + 1;
constexpr std::size_t kLevels = kTopLevel + 1;
constexpr std::size_t kStretches = 3; ///< of a match, by the technologies that a seat has
constexpr std::size_t kPlaceBits = 32;
constexpr std::size_t kLeftBits = 16;

/// What a number of a trait counts, and how it is called in the trait's name.
enum class NumberOf : std::uint8_t { Plain, Reason, Verb, Colour, Set, Op, City, Token };

struct TraitNumber {
    constexpr TraitNumber(std::size_t numbers, NumberOf name = NumberOf::Plain)
        : count(numbers)
        , of(name)
    {
    }
    std::size_t count;
    NumberOf of;
};

constexpr std::array kOpNames {
#define OP(code, verb) verb,
#include "core/hyperborea/cards/ops.def"
#undef OP
};

constexpr TraitNumber kVerbNumber { kVerbCount, NumberOf::Verb };
constexpr TraitNumber kColourNumber { kColours, NumberOf::Colour };
constexpr TraitNumber kSetNumber { kMaxSets, NumberOf::Set };

/// A kind of trait: its words, and what its two numbers count.
struct TraitKind {
    const char* words;
    TraitNumber first;
    TraitNumber second = 1;
};

enum TraitKindId : std::size_t {
    NoTrait,
    AnswerWith, ///< reason, verb
    AnswerColour, ///< verb, colour
    CubeFor, ///< colour; whether a set can be completed with it
    PlaceOn, ///< set; whether it is completed
    PlaceLeft, ///< spaces filled before; spaces left then
    PlaceDoes, ///< the first part of what the set does; whether it is completed
    PlaceKind, ///< whether the space takes any colour; whether a grey cube
    PlaceNot, ///< whether it could complete a set; colour
    TakeSet, ///< set; stretch
    TakePoints, ///< points; whether a grey cube comes with it
    RowAt, ///< what is done with the row; its level
    GoTo, ///< what is there; how one goes
    LeaveFrom, ///< what is there; how many stand there
    EnterRuin, ///< back; whether it is the only one there
    EnterCity, ///< city
    StrikeAt, ///< whom; whether from afar
    TakeWay, ///< source, number
    UseFound, ///< token; verb
    BringTo, ///< what is there; how many stand there
    CubeFrom, ///< deed; kind of place
    EndWith, ///< what is left to do
    TraitKindCount
};

constexpr std::array<TraitKind, TraitKindCount> kTraitKinds { {
    { "none", 1 },
    { "answer", { kReasonCount, NumberOf::Reason }, kVerbNumber },
    { "colour", kVerbNumber, kColourNumber },
    { "cube", kColourNumber, 2 },
    { "place on", kSetNumber, 2 },
    { "place beside", kMaxSpaces, kMaxSpaces },
    { "place for", { kOpNames.size(), NumberOf::Op }, 2 },
    { "place as", 2, 2 },
    { "place nowhere", 2, kColourNumber },
    { "take", kSetNumber, kStretches },
    { "take for", 8, 2 },
    { "row", 3, kLevels },
    { "go to", kPlaceBits, 3 },
    { "leave", kPlaceBits, 3 },
    { "enter ruin", 3, 2 },
    { "enter", { 32, NumberOf::City } },
    { "strike", 3, 2 },
    { "way", 5, 4 },
    { "token", { kMaxTokens, NumberOf::Token }, 4 },
    { "bring to", kPlaceBits, 3 },
    { "cube from", 4, 4 },
    { "end with", kLeftBits },
} };

std::size_t atMost(int value, std::size_t count)
{
    return std::min(static_cast<std::size_t>(std::max(0, value)), count - 1);
}

} // namespace

/// Reads the answers of one prompt.
class HyperboreaChoiceTraits::Reader {
public:
    Reader(const HyperboreaChoiceTraits& traits, const HyperboreaMatch& match, const Prompt& prompt)
        : m_traits(traits)
        , m_s(match.state())
        , m_lib(match.library())
        , m_seat(prompt.seat)
        , m_prompt(prompt)
        , m_stretch(atMost(std::popcount(m_s.of(prompt.seat).owned) / 2, kStretches))
    {
        for (const Choice each : prompt.choices)
            m_left |= bitOfLeft(verbOf(each));
    }

    void read(Choice choice, Row& row)
    {
        m_row = &row;
        m_used = 0;
        row.fill(0);
        add(AnswerWith, m_prompt.reason, choice.verb);
        switch (verbOf(choice)) {
        case Verb::Cube:
            add(AnswerColour, choice.verb, choice.a);
            add(CubeFor, choice.a, completesAny(choice.a) ? 1 : 0);
            break;
        case Verb::Colour:
        case Verb::Generate:
            add(AnswerColour, choice.verb, choice.a);
            break;
        case Verb::Row:
        case Verb::Develop:
        case Verb::DevelopOther:
        case Verb::DevelopWhole:
            add(AnswerColour, choice.verb, choice.a);
            add(RowAt, 0, atMost(m_s.of(m_seat).level[choice.a], kLevels));
            break;
        case Verb::Upgrade:
            add(AnswerColour, choice.verb, choice.a);
            add(RowAt, 1, atMost(m_s.of(m_seat).level[choice.a], kLevels));
            break;
        case Verb::RowOf:
            add(RowAt, 2, atMost(m_s.seat[choice.a].level[choice.b], kLevels));
            break;
        case Verb::Space:
            readSpace(choice.a, static_cast<Space>(choice.b));
            break;
        case Verb::Unused:
            add(PlaceNot, completesAny(m_prompt.detail) ? 1 : 0, m_prompt.detail);
            break;
        case Verb::Take:
        case Verb::Change:
        case Verb::Copy:
            readCard(choice.a);
            break;
        case Verb::To:
            add(GoTo, bitsOf(choice.a), atMost(m_prompt.detail, 3));
            break;
        case Verb::Step:
        case Verb::Fly:
            add(LeaveFrom, bitsOf(choice.a), company(choice.a));
            break;
        case Verb::Fortress:
        case Verb::Miniature:
        case Verb::Clone:
            add(BringTo, bitsOf(choice.a), company(choice.a));
            break;
        case Verb::Attack:
        case Verb::Ranged:
            add(GoTo, bitsOf(choice.a), 0);
            break;
        case Verb::Enter:
            readSite(choice.a, choice.b);
            break;
        case Verb::Open:
            add(StrikeAt, 0, m_prompt.detail != 0 ? 1 : 0);
            break;
        case Verb::Site:
            add(StrikeAt, m_s.hex[m_prompt.source].inside[choice.a] == kGhost ? 1 : 2, m_prompt.detail != 0 ? 1 : 0);
            break;
        case Verb::Way:
            add(TakeWay, atMost(m_prompt.detail, 5), atMost(choice.a, 4));
            break;
        case Verb::UseStored:
            if (m_s.of(m_seat).stored != kNone)
                add(UseFound, m_s.of(m_seat).stored, 0);
            break;
        case Verb::DropStored:
        case Verb::UseFresh:
        case Verb::KeepFresh:
            add(UseFound, m_prompt.source, atMost(choice.verb - static_cast<int>(Verb::UseStored), 4));
            break;
        case Verb::From:
        case Verb::Into:
            readCube(choice);
            break;
        case Verb::End:
            add(EndWith, m_left);
            break;
        default:
            break;
        }
    }

private:
    void add(TraitKindId kind, std::size_t first, std::size_t second = 0)
    {
        assert(m_used < kMost);
        assert(second < kTraitKinds[kind].second.count);
        const std::size_t trait = m_traits.m_begins[kind] + first * kTraitKinds[kind].second.count + second;
        assert(trait < m_traits.m_begins[kind + 1]);
        (*m_row)[m_used++] = static_cast<std::uint16_t>(trait);
    }

    static std::size_t bitOfLeft(Verb verb)
    {
        switch (verb) {
        case Verb::Step:
        case Verb::Fly:
        case Verb::Attack:
        case Verb::Ranged:
        case Verb::Raze:
            return 1;
        case Verb::Enter:
            return 2;
        case Verb::Upgrade:
        case Verb::UseStored:
        case Verb::Power:
        case Verb::End:
        case Verb::Fortress:
            return verb == Verb::End || verb == Verb::Fortress ? 0 : 4;
        default:
            return 8;
        }
    }

    /// Whether one of the seat's sets is complete with one more cube of that colour.
    bool completesAny(std::uint8_t cube) const
    {
        bool any = false;
        eachSet(m_s, m_seat, [&](SetId set) {
            if (any || m_s.fired(set))
                return;
            const OpenSpaces open = openSpaces(m_s, m_lib, m_seat, set, static_cast<Colour>(cube));
            for (const int space : { open.named, open.any })
                any = any || (space >= 0 && completes(m_s, m_lib, m_seat, set, static_cast<std::size_t>(space)));
        });
        return any;
    }

    void readSpace(SetId set, Space space)
    {
        const SetDef& def = m_lib.set(set);
        const Spaces& on = m_s.on(m_seat, set);
        const OpenSpaces open = openSpaces(m_s, m_lib, m_seat, set, static_cast<Colour>(m_prompt.detail));
        const int at = open.of(space);
        const bool whole = at >= 0 && completes(m_s, m_lib, m_seat, set, static_cast<std::size_t>(at));
        const auto filled = std::count_if(on.begin(), on.begin() + def.count, [](auto cube) { return cube != kNone; });
        add(PlaceOn, set, whole ? 1 : 0);
        add(PlaceLeft, atMost(static_cast<int>(filled), kMaxSpaces),
            whole ? 0 : atMost(def.count - static_cast<int>(filled) - 1, kMaxSpaces));
        if (!def.program.empty() && !def.program.ways.front().empty())
            add(PlaceDoes, static_cast<std::size_t>(def.program.ways.front().front().code), whole ? 1 : 0);
        add(PlaceKind, space == Space::Any ? 1 : 0, m_prompt.detail == static_cast<std::uint8_t>(Colour::Grey) ? 1 : 0);
    }

    void readCard(SetId set)
    {
        add(TakeSet, set, m_stretch);
        if (isBase(set))
            return;
        const Technology& card = m_lib.technology(cardOf(set));
        const auto& open = m_s.open[card.deck];
        const auto slot = static_cast<std::size_t>(std::find(open.begin(), open.end(), cardOf(set)) - open.begin());
        add(TakePoints, atMost(card.points, 8), slot < kFaceUp && m_s.greyOn[card.deck][slot] != 0 ? 1 : 0);
    }

    /// What is at a place for the seat: a site to enter, a ghost, an enemy, unknown hexes beside it, and whether
    /// somebody else controls it or nobody does.
    std::size_t bitsOf(HexId hex) const
    {
        const Hex& at = m_s.hex[hex];
        if (!at.up())
            return 0;
        const Tile& tile = m_lib.tile(at.tile);
        std::size_t bits = 0;
        for (std::size_t site = 0; site < tile.sites; ++site) {
            if (at.inside[site] == kGhost)
                bits |= 2U;
            else if (at.inside[site] == kNone && (tile.site[site].city || at.tokens[site] > 0))
                bits |= 1U;
        }
        if (hasOpenEnemy(m_s, hex, m_seat))
            bits |= 4U;
        for (const std::uint8_t beside : m_lib.layout(m_s.seats).spots[hex].beside)
            if (beside != kNone && !m_s.hex[beside].up())
                bits |= 8U;
        if (controllerOf(m_s, hex) != m_seat)
            bits |= 16U;
        return bits;
    }

    /// Whether none, one or several miniatures of the seat are there.
    std::size_t company(HexId hex) const { return atMost(m_s.hex[hex].of(indexOf(m_seat)), 3); }

    void readSite(HexId hex, std::uint8_t site)
    {
        const Site& def = m_lib.tile(m_s.hex[hex].tile).site[site];
        if (def.city)
            add(EnterCity, atMost(def.type, 32));
        else
            add(EnterRuin, static_cast<std::size_t>(def.back), company(hex) == 1 ? 1 : 0);
    }

    void readCube(Choice choice)
    {
        const std::size_t place = choice.a == kUnusedArea ? 0
            : choice.a == kAvailableArea                  ? 1
            : isFull(m_s, m_lib, m_seat, choice.a)        ? 2
                                                          : 3;
        add(CubeFrom, verbOf(choice) == Verb::Into ? 3 : atMost(m_prompt.detail, 3), place);
        add(AnswerColour, choice.verb, verbOf(choice) == Verb::Into ? choice.c : choice.b);
    }

    const HyperboreaChoiceTraits& m_traits;
    const State& m_s;
    const Library& m_lib;
    Seat m_seat;
    const Prompt& m_prompt;
    std::size_t m_stretch;
    std::size_t m_left = 0; ///< bits: on the map, sites, the board, the pool
    Row* m_row = nullptr;
    std::size_t m_used = 0;
};

HyperboreaChoiceTraits::HyperboreaChoiceTraits(std::shared_ptr<const Library> library)
    : m_library(std::move(library))
{
    m_begins.push_back(0);
    for (const TraitKind& kind : kTraitKinds)
        m_begins.push_back(m_begins.back() + static_cast<std::uint32_t>(kind.first.count * kind.second.count));
    assert(m_begins.back() <= std::numeric_limits<std::uint16_t>::max());
}

std::size_t HyperboreaChoiceTraits::count() const
{
    return m_begins.back();
}

std::string HyperboreaChoiceTraits::name(std::size_t trait) const
{
    constexpr std::array kColourNames { "red", "green", "purple", "blue", "orange", "yellow", "grey" };
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), trait);
    const auto id = static_cast<std::size_t>(next - m_begins.begin()) - 1;
    const TraitKind& kind = kTraitKinds[id];
    const auto words = [&](TraitNumber of, std::size_t number) -> std::string {
        switch (of.of) {
        case NumberOf::Reason:
            return traitName(static_cast<Reason>(number));
        case NumberOf::Verb:
            return traitName(static_cast<Verb>(number));
        case NumberOf::Colour:
            return kColourNames[number];
        case NumberOf::Set:
            return number < kBaseSets + m_library->technologies().size()
                ? m_library->nameOfSet(static_cast<SetId>(number))
                : std::to_string(number);
        case NumberOf::Op:
            return kOpNames[number];
        case NumberOf::City:
            return number < m_library->cities().size() ? m_library->cities()[number].name : std::to_string(number);
        case NumberOf::Token:
            return number < m_library->tokens().size() ? m_library->tokens()[number].id : std::to_string(number);
        case NumberOf::Plain:
            break;
        }
        return std::to_string(number);
    };
    std::string name = kind.words + std::string(" ") + words(kind.first, (trait - m_begins[id]) / kind.second.count);
    if (kind.second.count != 1)
        name += ' ' + words(kind.second, (trait - m_begins[id]) % kind.second.count);
    return name;
}

void HyperboreaChoiceTraits::read(const Match& match, const Prompt& prompt, std::span<Row> rows) const
{
    Reader reader(*this, static_cast<const HyperboreaMatch&>(match), prompt);
    for (std::size_t i = 0; i < rows.size(); ++i)
        reader.read(prompt.choices[i], rows[i]);
}

} // namespace core::hyperborea
