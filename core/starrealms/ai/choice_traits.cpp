#include "core/starrealms/ai/choice_traits.h"

#include "core/starrealms/ai/trait_names.h"
#include "core/starrealms/rules/star_realms_match.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>

namespace core::starrealms {

namespace {

constexpr std::size_t kReasonCount = static_cast<std::size_t>(Reason::BossPutsOnDeck) + 1;
constexpr std::size_t kVerbCount = static_cast<std::size_t>(Verb::Mulligan) + 1;
constexpr std::size_t kZoneCount = static_cast<std::size_t>(Zone::Aside) + 1;
constexpr std::size_t kCosts = 9;
constexpr std::size_t kStretches = 4; ///< of a match, as many turns of each seat
constexpr int kStretchTurns = 4;
constexpr std::size_t kCompany = 5; ///< cards of its faction that the seat owns, the last for all greater ones
constexpr std::size_t kOfCards = 0; ///< in the place of a number: one for the rules and one a card

/// What a number of a trait counts, and how it is called in the trait's name.
enum class NumberOf : std::uint8_t { Plain, Card, Reason, Verb, Zone, Faction, Slot, Mode };

struct TraitNumber {
    constexpr TraitNumber(std::size_t numbers, NumberOf name = NumberOf::Plain)
        : count(numbers)
        , of(name)
    {
    }
    std::size_t count;
    NumberOf of;
};

constexpr TraitNumber kCardNumber { kOfCards, NumberOf::Card };
constexpr TraitNumber kReasonNumber { kReasonCount, NumberOf::Reason };
constexpr TraitNumber kVerbNumber { kVerbCount, NumberOf::Verb };
constexpr TraitNumber kZoneNumber { kZoneCount, NumberOf::Zone };
constexpr TraitNumber kModeNumber { 8, NumberOf::Mode };

/// A kind of trait: its words, and what its two numbers count.
struct TraitKind {
    const char* words;
    TraitNumber first;
    TraitNumber second = 1;
};

enum TraitKindId : std::size_t {
    NoTrait,
    AnswerWith, ///< reason, verb
    AnswerTo, ///< card that asks, verb
    PlayCard,
    PlayWith, ///< faction; its cards in play
    UseCard, ///< card, slot
    UseLeft, ///< slot; what is left to do
    BuyCard, ///< card; stretch of the match
    BuyCost, ///< cost; trade that is left
    BuyFaction, ///< faction; company
    BuyWhile, ///< whether it costs most of what can be had; what is left to do
    AttackSeat, ///< whether it falls; what is left to do
    StrikeBase, ///< card; whether it guards
    StrikeLeft, ///< combat that is left; whether the seat behind could be felled today without
    PickCard, ///< card; reason
    PickFor, ///< card that asks; zone
    PickCost, ///< reason, cost
    PickWhere, ///< reason, zone
    PickLate, ///< zone; stretch
    NameBase, ///< card; whose
    TakeMode, ///< card that asks; the way
    ModeLate, ///< the way; stretch
    CopyShip,
    TakeNumber,
    EndWith, ///< what is left to do; whether anything can be had for its trade
    TraitKindCount
};

constexpr std::size_t kLeft = 8; ///< bits: cards to play, abilities to use, combat to spend

constexpr std::array<TraitKind, TraitKindCount> kTraitKinds { {
    { "none", 1 },
    { "answer", kReasonNumber, kVerbNumber },
    { "answer to", kCardNumber, kVerbNumber },
    { "play", kCardNumber },
    { "play with", { kFactions, NumberOf::Faction }, 4 },
    { "use", kCardNumber, { kUsedSlots, NumberOf::Slot } },
    { "use while", { kUsedSlots, NumberOf::Slot }, kLeft },
    { "buy", kCardNumber, kStretches },
    { "buy for", kCosts, kCosts },
    { "buy of", { kFactions, NumberOf::Faction }, kCompany },
    { "buy while", 2, kLeft },
    { "attack", 2, kLeft },
    { "strike", kCardNumber, 2 },
    { "strike with", 4, 2 },
    { "pick", kCardNumber, kReasonNumber },
    { "pick for", kCardNumber, kZoneNumber },
    { "pick cost", kReasonNumber, kCosts },
    { "pick from", kReasonNumber, kZoneNumber },
    { "pick at", kZoneNumber, kStretches },
    { "base", kCardNumber, 2 },
    { "way of", kCardNumber, kModeNumber },
    { "way at", kModeNumber, kStretches },
    { "copy", kCardNumber },
    { "number", 32 },
    { "end with", kLeft, 2 },
} };

std::size_t atMost(int value, std::size_t count)
{
    return std::min(static_cast<std::size_t>(std::max(0, value)), count - 1);
}

} // namespace

/// Reads the answers of one prompt.
class StarRealmsChoiceTraits::Reader {
public:
    Reader(const StarRealmsChoiceTraits& traits, const StarRealmsMatch& match, const Prompt& prompt)
        : m_traits(traits)
        , m_s(match.state())
        , m_facts(match.library().allFacts())
        , m_of(m_s.of(prompt.seat))
        , m_prompt(prompt)
        , m_reason(prompt.reason)
        , m_asks(prompt.source == kNoCard ? 0 : numberOf(m_s.at(prompt.source).def))
        , m_stretch(atMost(m_s.turn / (kStretchTurns * m_s.seats), kStretches))
    {
        if (static_cast<Reason>(m_reason) == Reason::Main)
            lookAround();
    }

    void read(Choice choice, Row& row)
    {
        m_row = &row;
        m_used = 0;
        row.fill(0);
        add(AnswerWith, m_reason, choice.verb);
        add(AnswerTo, m_asks, choice.verb);
        switch (verbOf(choice)) {
        case Verb::Play:
            add(PlayCard, numberOf(choice.a));
            add(PlayWith, static_cast<std::size_t>(m_facts[choice.a].faction),
                std::min<std::size_t>(3, m_inPlay[static_cast<std::size_t>(m_facts[choice.a].faction)]));
            break;
        case Verb::Use:
            add(UseCard, numberOf(choice.a), choice.c);
            add(UseLeft, choice.c, m_left);
            break;
        case Verb::Buy:
            readBuy(choice.a);
            break;
        case Verb::Attack:
            readAttack(choice.a);
            break;
        case Verb::Strike:
            readStrike(choice.a, seatAt(choice.c));
            break;
        case Verb::Card:
            readCard(choice.a, static_cast<Zone>(choice.b));
            break;
        case Verb::Base:
            add(NameBase, numberOf(choice.a), seatAt(choice.c) == m_prompt.seat ? 0 : 1);
            break;
        case Verb::Mode:
            add(TakeMode, m_asks, std::min<std::size_t>(choice.a, kModeNumber.count - 1));
            add(ModeLate, std::min<std::size_t>(choice.a, kModeNumber.count - 1), m_stretch);
            break;
        case Verb::Copy:
            add(CopyShip, numberOf(choice.a));
            break;
        case Verb::Number:
            add(TakeNumber, std::min<std::size_t>(choice.a, 31));
            break;
        case Verb::End:
            add(EndWith, m_left, m_dearest > 0 ? 1 : 0);
            break;
        default:
            break;
        }
    }

private:
    static std::size_t numberOf(DefId def) { return std::size_t { def } + 1; }

    void add(TraitKindId kind, std::size_t first, std::size_t second = 0)
    {
        assert(m_used < kMost);
        assert(second < kTraitKinds[kind].second.count);
        const std::size_t trait = m_traits.m_begins[kind] + first * kTraitKinds[kind].second.count + second;
        assert(trait < m_traits.m_begins[kind + 1]);
        (*m_row)[m_used++] = static_cast<std::uint16_t>(trait);
    }

    /// What the whole main phase offers.
    void lookAround()
    {
        for (const Choice each : m_prompt.choices) {
            const Verb verb = verbOf(each);
            m_left |= verb == Verb::Play                                              ? 1U
                : verb == Verb::Use && static_cast<Slot>(each.c) != Slot::Scrap       ? 2U
                : verb == Verb::Attack || verb == Verb::Strike || verb == Verb::Sever ? 4U
                                                                                      : 0U;
            if (verb == Verb::Buy)
                m_dearest = std::max<int>(m_dearest, m_facts[each.a].cost);
        }
        for (const CardId id : cardsOf(m_s, m_of.inPlay))
            ++m_inPlay[static_cast<std::size_t>(m_facts[m_s.at(id).def].faction)];
    }

    /// How many cards of each faction the seat owns, counted when it is first asked.
    int companyOf(Faction faction)
    {
        if (!m_counted) {
            m_counted = true;
            for (const Pile* pile : { &m_of.hand, &m_of.deck, &m_of.discard, &m_of.inPlay })
                for (const CardId id : cardsOf(m_s, *pile))
                    ++m_owned[static_cast<std::size_t>(m_facts[m_s.at(id).def].faction)];
        }
        return m_owned[static_cast<std::size_t>(faction)];
    }

    void readBuy(DefId def)
    {
        const Facts& facts = m_facts[def];
        add(BuyCard, numberOf(def), m_stretch);
        add(BuyCost, atMost(facts.cost, kCosts), atMost(m_of.trade - facts.cost, kCosts));
        add(BuyFaction, static_cast<std::size_t>(facts.faction), atMost(companyOf(facts.faction), kCompany));
        add(BuyWhile, facts.cost == m_dearest ? 1 : 0, m_left);
    }

    bool falls(Seat seat) const { return m_of.combat >= m_s.of(scoreOf(m_s, seat)).authority; }

    void readAttack(std::uint8_t whom)
    {
        const int score = seatAt(whom) == kBoss ? m_s.boss.authority : m_s.of(scoreOf(m_s, seatAt(whom))).authority;
        add(AttackSeat, m_of.combat >= score ? 1 : 0, m_left);
    }

    void readStrike(DefId def, Seat whose)
    {
        const Facts& facts = m_facts[def];
        add(StrikeBase, numberOf(def), facts.isOutpost() ? 1 : 0);
        const int left = m_of.combat - facts.defense;
        const bool open = whose != kBoss && !isGuarded(m_s, whose);
        add(StrikeLeft, left <= 0 ? 0 : left <= 2 ? 1 : left <= 5 ? 2 : 3, open && falls(whose) ? 1 : 0);
    }

    void readCard(DefId def, Zone zone)
    {
        const Facts& facts = m_facts[def];
        const auto where = static_cast<std::size_t>(zone);
        add(PickCard, numberOf(def), m_reason);
        add(PickFor, m_asks, where);
        add(PickCost, m_reason, atMost(facts.cost, kCosts));
        add(PickWhere, m_reason, where);
        add(PickLate, where, m_stretch);
    }

    const StarRealmsChoiceTraits& m_traits;
    const State& m_s;
    const Facts* m_facts;
    const SeatState& m_of;
    const Prompt& m_prompt;
    std::size_t m_reason;
    std::size_t m_asks;
    std::size_t m_stretch;
    std::size_t m_left = 0;
    int m_dearest = 0; ///< of what can be bought
    std::array<std::uint8_t, kFactions> m_inPlay {};
    std::array<std::uint8_t, kFactions> m_owned {};
    bool m_counted = false;
    Row* m_row = nullptr;
    std::size_t m_used = 0;
};

StarRealmsChoiceTraits::StarRealmsChoiceTraits(std::shared_ptr<const CardLibrary> library)
    : m_library(std::move(library))
{
    assert(m_library->modes().size() <= kModeNumber.count);
    const auto countOf
        = [&](TraitNumber number) { return number.count == kOfCards ? m_library->size() + 1 : number.count; };
    m_begins.push_back(0);
    for (const TraitKind& kind : kTraitKinds)
        m_begins.push_back(m_begins.back() + static_cast<std::uint32_t>(countOf(kind.first) * kind.second.count));
    assert(m_begins.back() <= std::numeric_limits<std::uint16_t>::max());
}

std::size_t StarRealmsChoiceTraits::count() const
{
    return m_begins.back();
}

std::string StarRealmsChoiceTraits::name(std::size_t trait) const
{
    const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), trait);
    const auto id = static_cast<std::size_t>(next - m_begins.begin()) - 1;
    const TraitKind& kind = kTraitKinds[id];
    const auto words = [&](TraitNumber of, std::size_t number) -> std::string {
        switch (of.of) {
        case NumberOf::Card:
            return number == 0 ? "the rules" : m_library->def(static_cast<DefId>(number - 1)).name;
        case NumberOf::Reason:
            return traitName(static_cast<Reason>(number));
        case NumberOf::Verb:
            return traitName(static_cast<Verb>(number));
        case NumberOf::Zone:
            return traitName(static_cast<Zone>(number));
        case NumberOf::Faction:
            return traitName(static_cast<Faction>(number));
        case NumberOf::Slot:
            return traitName(static_cast<Slot>(number));
        case NumberOf::Mode:
            return number < m_library->modes().size() ? m_library->modes()[number] : std::to_string(number);
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

void StarRealmsChoiceTraits::read(const Match& match, const Prompt& prompt, std::span<Row> rows) const
{
    Reader reader(*this, static_cast<const StarRealmsMatch&>(match), prompt);
    for (std::size_t i = 0; i < rows.size(); ++i)
        reader.read(prompt.choices[i], rows[i]);
}

} // namespace core::starrealms
