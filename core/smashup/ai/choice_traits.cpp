#include "core/smashup/ai/choice_traits.h"

#include "core/smashup/ai/base_standing.h"
#include "core/smashup/ai/trait_names.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/table/allowances.h"
#include "core/smashup/table/prompt_ids.h"
#include "core/smashup/table/whereabouts.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace core::smashup {

namespace {

constexpr std::size_t kReasons = static_cast<std::size_t>(Reason::MayIgnore) + 1;
constexpr std::size_t kVerbs = static_cast<std::size_t>(Verb::End) + 1;
constexpr std::size_t kZones = static_cast<std::size_t>(Zone::TreasureDiscard) + 1;
constexpr std::size_t kPowers = 8; ///< the last for all greater ones
constexpr std::size_t kSides = 3; ///< the seat's own, another's, nobody's
constexpr std::size_t kRelations = 4; ///< see Standing
constexpr std::size_t kNearnesses = 4;
constexpr std::size_t kStandings = kRelations * kNearnesses * 2;
constexpr std::size_t kCards = 0; ///< in the place of a number: as many as there are names

/// How a number of a trait is called in its name.
enum class Called : std::uint8_t { Number, Card, Reason, Verb, Zone };

/// What a number of a trait counts. 1 where it has none.
struct Count {
    constexpr Count(std::size_t numbers, Called name = Called::Number)
        : count(numbers)
        , called(name)
    {
    }
    std::size_t count;
    Called called;
};

constexpr Count kCard { kCards, Called::Card };
constexpr Count kReason { kReasons, Called::Reason };
constexpr Count kVerb { kVerbs, Called::Verb };
constexpr Count kZone { kZones, Called::Zone };

/// A kind of trait: its words, and what its two numbers count.
struct Kind {
    const char* words;
    Count first;
    Count second;
};

enum KindId : std::size_t {
    None,
    Answer, ///< reason, verb
    AnswerTo, ///< card that asks, verb
    PlayCard,
    PlayPower, ///< printed power; what it could do at a base: nothing, fill it, fill and lead it
    UseCard,
    Number,
    MinionTo, ///< standing with the minion there; whether the seat has one there already
    MinionToBase,
    MinionForPrize, ///< points of the first place over the second; relation
    Place, ///< standing
    PlaceFor, ///< card that asks; half a standing
    CardFor, ///< card that asks; side
    PowerFor, ///< card that asks; side and power
    Power, ///< reason; side and power
    CardOf, ///< card; side
    From, ///< reason; zone
    Standing, ///< side; its controller's standing
    End, ///< which plays are left; what else could be done
    KindCount
};

constexpr std::array<Kind, KindCount> kKinds { {
    { "none", 1, 1 },
    { "answer", kReason, kVerb },
    { "answer to", kCard, kVerb },
    { "play", kCard, 1 },
    { "play power", kPowers, 3 },
    { "use", kCard, 1 },
    { "number", 32, 1 },
    { "minion to", kStandings, 2 },
    { "minion to base", kCard, 1 },
    { "minion for prize", 4, kRelations },
    { "place", kStandings, 1 },
    { "place for", kCard, kStandings / 4 },
    { "card for", kCard, kSides },
    { "power for", kCard, kSides* kPowers },
    { "power", kReason, kSides* kPowers },
    { "card of", kCard, kSides },
    { "from", kReason, kZone },
    { "standing", kSides, kStandings },
    { "end", 4, 4 },
} };

void addName(std::string& name, Called called, std::size_t number, const CardNames& cards)
{
    switch (called) {
    case Called::Number:
        name += std::to_string(number);
        return;
    case Called::Card:
        name += number == 0 ? "the rules" : cards[number];
        return;
    case Called::Reason:
        name += traitName(static_cast<Reason>(number));
        return;
    case Called::Verb:
        name += traitName(static_cast<Verb>(number));
        return;
    case Called::Zone:
        name += traitName(static_cast<Zone>(number));
        return;
    }
}

std::size_t bucketOf(int power)
{
    return std::min(static_cast<std::size_t>(std::max(0, power)), kPowers - 1);
}

}

/// Reads the answers of one prompt.
class SmashUpChoiceTraits::Reader {
public:
    Reader(const SmashUpChoiceTraits& traits, const SmashUpMatch& match, const Prompt& prompt)
        : m_traits(traits)
        , m_places(traits.m_names.placesIn(match.library()))
        , m_s(match.state())
        , m_lib(match.library())
        , m_powers(m_s, m_lib)
        , m_prompt(prompt)
        , m_reason(prompt.reason)
    {
        if (prompt.source != kNoCard)
            m_asks = nameOf(prompt.source);
    }

    void read(Choice choice, Row& row)
    {
        m_row = &row;
        m_used = 0;
        row.fill(0);
        add(Answer, m_reason, choice.verb);
        add(AnswerTo, m_asks, choice.verb);
        switch (static_cast<Verb>(choice.verb)) {
        case Verb::Play:
            readPlay(choice.a);
            break;
        case Verb::Use:
        case Verb::Order:
            add(UseCard, nameOf(choice.a));
            break;
        case Verb::Score:
        case Verb::Base:
            readPlace(choice.a);
            break;
        case Verb::Card:
            readCard(choice.a);
            break;
        case Verb::Number:
            add(Number, std::min<std::size_t>(choice.a, 31));
            break;
        case Verb::End:
            readEnd();
            break;
        default:
            break;
        }
    }

private:
    void add(KindId kind, std::size_t first, std::size_t second = 0)
    {
        assert(m_used < kMost);
        assert(second < kKinds[kind].second.count);
        const std::size_t trait = m_traits.m_begins[kind] + first * kKinds[kind].second.count + second;
        assert(trait < m_traits.m_begins[kind + 1]);
        (*m_row)[m_used++] = static_cast<std::uint16_t>(trait);
    }

    /// Of the name of a card that players wrote, which comes after all others of its printing, nothing was learned.
    std::size_t nameOf(CardId id) const
    {
        const std::size_t name = m_lib.def(m_s.at(id).def).nameId;
        return name < m_places.size() ? m_places[name] : 0;
    }

    const BaseStanding& baseAt(Slot slot)
    {
        if (!m_known[slot])
            m_bases[slot] = standingAt(m_s, m_lib, m_powers, slot);
        m_known[slot] = true;
        return m_bases[slot];
    }

    /// How a seat stands at a base with so much more power of its own there: its relation to the strongest other, how
    /// near the base is to its breakpoint, and whether others are there.
    std::size_t standingOf(Slot slot, Seat seat, int more)
    {
        const BaseStanding& base = baseAt(slot);
        const auto me = static_cast<std::size_t>(indexOf(seat));
        int most = 0;
        for (std::size_t i = 0; i < m_s.seats; ++i)
            most = i == me ? most : std::max(most, base.power[i]);
        const int own = base.power[me] + more;
        const int missing = base.breakpoint - base.total - more;
        const std::size_t relation = own > most ? 2 : own == most ? 1 : most - own <= 3 ? 3 : 0;
        const std::size_t nearness = missing <= 0 ? 0 : missing <= 4 ? 1 : missing <= 9 ? 2 : 3;
        return (relation * kNearnesses + nearness) * 2 + (most > 0 ? 1 : 0);
    }
    static std::size_t relationIn(std::size_t standing) { return standing / (kNearnesses * 2); }

    void readPlay(CardId id)
    {
        const CardDef& def = m_lib.def(m_s.at(id).def);
        add(PlayCard, nameOf(id));
        if (def.kind != CardKind::Minion)
            return;
        std::size_t fills = 0;
        for (Slot slot = 0; slot < m_s.slots; ++slot) {
            if (m_s.slot[slot].base == kNoCard)
                continue;
            const BaseStanding& base = baseAt(slot);
            if (base.total < base.breakpoint && base.total + def.power >= base.breakpoint)
                fills
                    = std::max<std::size_t>(fills, relationIn(standingOf(slot, m_prompt.seat, def.power)) == 2 ? 2 : 1);
        }
        add(PlayPower, bucketOf(def.power), fills);
    }

    void readPlace(Slot slot)
    {
        if (slot >= m_s.slots || m_s.slot[slot].base == kNoCard)
            return;
        const CardDef* const played = static_cast<Reason>(m_reason) == Reason::PlayWhere && m_prompt.source != kNoCard
            ? &m_lib.def(m_s.at(m_prompt.source).def)
            : nullptr;
        const bool isMinion = played != nullptr && played->kind == CardKind::Minion;
        const std::size_t standing = standingOf(slot, m_prompt.seat, isMinion ? played->power : 0);
        if (isMinion) {
            const BaseStanding& base = baseAt(slot);
            add(MinionTo, standing, base.present[static_cast<std::size_t>(indexOf(m_prompt.seat))] ? 1 : 0);
            add(MinionToBase, nameOf(m_s.slot[slot].base));
            add(MinionForPrize, static_cast<std::size_t>(std::clamp(base.def->vp[0] - base.def->vp[1], 0, 3)),
                relationIn(standing));
        } else {
            add(Place, standing);
        }
        add(PlaceFor, m_asks, standing / 4);
    }

    void readCard(CardId id)
    {
        const CardInstance& card = m_s.at(id);
        const CardDef& def = m_lib.def(card.def);
        const Seat whose = inPlay(m_s, id) ? card.controller : card.owner;
        const std::size_t side = whose == m_prompt.seat ? 0 : whose == Seat::None ? 2 : 1;
        const int power = card.zone == Zone::Minions ? m_powers.of(id) : def.kind == CardKind::Minion ? def.power : 0;
        const std::size_t sideAndPower = side * kPowers + bucketOf(power);
        add(CardFor, m_asks, side);
        add(PowerFor, m_asks, sideAndPower);
        add(Power, m_reason, sideAndPower);
        add(CardOf, nameOf(id), side);
        add(From, m_reason, static_cast<std::size_t>(card.zone));
        if (card.zone == Zone::Minions && whose != Seat::None)
            add(Standing, side, standingOf(card.where, whose, 0));
    }

    void readEnd()
    {
        const std::size_t left = (countPlaysLeft(m_s, m_lib, m_prompt.seat, PlayKind::Minion) > 0 ? 1U : 0U)
            | (countPlaysLeft(m_s, m_lib, m_prompt.seat, PlayKind::Action) > 0 ? 2U : 0U);
        std::size_t others = 0;
        for (const Choice other : m_prompt.choices)
            others |= static_cast<Verb>(other.verb) == Verb::Play ? 1U
                : static_cast<Verb>(other.verb) == Verb::Use      ? 2U
                                                                  : 0U;
        add(End, left, others);
    }

    const SmashUpChoiceTraits& m_traits;
    std::span<const std::uint16_t> m_places;
    const State& m_s;
    const CardLibrary& m_lib;
    Powers m_powers;
    const Prompt& m_prompt;
    std::size_t m_reason;
    std::size_t m_asks = 0;
    std::array<BaseStanding, kMaxSlots> m_bases;
    std::array<bool, kMaxSlots> m_known {};
    Row* m_row = nullptr;
    std::size_t m_used = 0;
};

SmashUpChoiceTraits::SmashUpChoiceTraits(const Libraries& libraries)
    : m_names(libraries)
{
    m_begins.push_back(0);
    for (const Kind& kind : kKinds)
        m_begins.push_back(m_begins.back()
            + static_cast<std::uint32_t>(
                (kind.first.count == kCards ? m_names.count() : kind.first.count) * kind.second.count));
    assert(m_begins.back() <= std::numeric_limits<std::uint16_t>::max());
}

SmashUpChoiceTraits::~SmashUpChoiceTraits() = default;

std::size_t SmashUpChoiceTraits::count() const
{
    return m_begins.back();
}

std::string SmashUpChoiceTraits::name(std::size_t trait) const
{
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), trait);
    const auto id = static_cast<std::size_t>(next - m_begins.begin()) - 1;
    const Kind& kind = kKinds[id];
    std::string name = kind.words + std::string(" ");
    addName(name, kind.first.called, (trait - m_begins[id]) / kind.second.count, m_names);
    if (kind.second.count != 1) {
        name += ' ';
        addName(name, kind.second.called, (trait - m_begins[id]) % kind.second.count, m_names);
    }
    return name;
}

void SmashUpChoiceTraits::read(const Match& match, const Prompt& prompt, std::span<Row> rows) const
{
    Reader reader(*this, static_cast<const SmashUpMatch&>(match), prompt);
    for (std::size_t i = 0; i < rows.size(); ++i)
        reader.read(prompt.choices[i], rows[i]);
}

} // namespace core::smashup
