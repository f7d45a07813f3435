#include "core/smashup/table/query.h"

#include <algorithm>

namespace core::smashup {

void Powers::collect() const
{
    constexpr AbilityKinds kMine = abilityKind(Static::Kind::Power) | abilityKind(Static::Kind::CountsAs);
    m_collected = true;
    const State& s = m_s;
    const auto consider = [&](CardId id, Slot slot) {
        const CardInstance& card = s.at(id);
        const CardDef& def = m_lib.def(card.def);
        if ((def.abilityKinds & kMine) == 0)
            return;
        for (const Static& each : def.statics) {
            if (each.selector < 0)
                continue;
            if (each.kind == Static::Kind::Power) {
                const bool here = m_lib.selector(static_cast<std::size_t>(each.selector)).where == Where::Here;
                m_givesAt |= here ? static_cast<std::uint8_t>(1U << slot) : std::uint8_t { 0xFF };
                m_power.push({ &each, id, slot, card.controller });
            }
            if (each.kind == Static::Kind::CountsAs)
                m_countsAs.push({ &each, id, slot, card.controller });
        }
    };
    for (Slot slot = 0; slot < s.slots; ++slot) {
        if ((s.kindsAt[slot] & kMine) == 0)
            continue;
        const BaseSlot& place = s.slot[slot];
        if (place.base != kNoCard && (m_lib.def(s.at(place.base).def).abilityKinds & kMine) != 0
            && baseWorks(s, m_lib, slot))
            consider(place.base, slot);
        for (const CardId id : cardsOf(s, place.minions))
            consider(id, slot);
        for (const CardId id : cardsOf(s, place.actions))
            consider(id, slot);
        for (const CardId id : cardsOf(s, place.attached))
            consider(id, slot);
    }
}

bool Powers::bears(CardId card, std::uint16_t tag) const
{
    if ((m_lib.def(m_s.at(card).def).tags & tag) != 0)
        return true;
    if (!m_s.any(Static::Kind::CountsAs) || m_s.at(card).zone != Zone::Minions)
        return false;
    if (!m_collected)
        collect();
    for (const Source& source : m_countsAs) {
        if (source.what->tag != tag)
            continue;
        const Context context { source.seat, source.card, source.slot, kNoCard, nullptr };
        if (matches(m_s, m_lib, *this, m_lib.selector(static_cast<std::size_t>(source.what->selector)), context, card))
            return true;
    }
    return false;
}

int Powers::worth(const Static& what, const Context& context) const
{
    if (what.condition >= 0
        && !holds(m_s, m_lib, *this, m_lib.condition(static_cast<std::size_t>(what.condition)), context))
        return 0;
    return amountOf(m_s, m_lib, *this, m_lib.amount(static_cast<std::size_t>(what.amount)), context);
}

/// The power of a minion in play.
int Powers::strengthOf(CardId minion, bool othersGive) const
{
    const CardInstance& card = m_s.at(minion);
    const CardDef& def = m_lib.def(card.def);
    int power = def.power + card.counters;
    if (othersGive || def.has(Static::Kind::Power))
        power += given(minion);
    for (const Modifier& modifier : m_s.modifiers)
        if (modifier.card == minion && (modifier.until != Until::OthersTurns || modifier.seat != m_s.current))
            power += modifier.amount;
    return std::max(power, 0); // rules 10.2
}

int Powers::of(CardId minion) const
{
    const CardInstance& card = m_s.at(minion);
    if (card.zone != Zone::Minions)
        return m_lib.def(card.def).power; // rules 10.3
    return strengthOf(minion, othersGiveAt(card.where));
}

/// What cards and bases in play give the minion, each to `visit` with how much.
template <typename Visit>
void Powers::eachGift(CardId minion, Visit visit) const
{
    const CardInstance& card = m_s.at(minion);
    const CardDef& def = m_lib.def(card.def);
    const Slot slot = card.where;
    if (def.has(Static::Kind::Power))
        for (const Static& each : def.statics)
            if (each.kind == Static::Kind::Power && each.self)
                visit(minion, worth(each, { card.controller, minion, slot, kNoCard, nullptr }));
    for (const CardId id : cardsOf(m_s, m_s.slot[slot].attached)) {
        const CardInstance& action = m_s.at(id);
        if (action.where != minion || id == m_without)
            continue;
        const CardDef& actionDef = m_lib.def(action.def);
        if (actionDef.has(Static::Kind::Power))
            for (const Static& each : actionDef.statics)
                if (each.kind == Static::Kind::Power && each.host)
                    visit(id, worth(each, { action.controller, id, slot, kNoCard, nullptr }));
    }
    if (!m_collected)
        collect();
    for (const Source& source : m_power) {
        const Selector& selector = m_lib.selector(static_cast<std::size_t>(source.what->selector));
        if (selector.where == Where::Here && source.slot != slot)
            continue;
        if (isBase(source.card) && ignoresPowerOf(m_s, m_lib, source.slot, card.controller))
            continue;
        const Context context { source.seat, source.card, source.slot, kNoCard, nullptr };
        if (matches(m_s, m_lib, *this, selector, context, minion))
            visit(source.card, worth(*source.what, context));
    }
}

int Powers::given(CardId minion) const
{
    int power = 0;
    eachGift(minion, [&power](CardId, int amount) { power += amount; });
    return power;
}

void Powers::listGifts(CardId minion, InlineVector<Gift, kMaxCards>& gifts) const
{
    gifts.clear();
    if (m_s.at(minion).zone == Zone::Minions)
        eachGift(minion, [&gifts](CardId card, int amount) {
            if (amount != 0)
                gifts.push({ card, amount });
        });
}

template <typename Counts>
int Powers::sum(Slot slot, Counts counts) const
{
    int sum = 0;
    const bool othersGive = othersGiveAt(slot);
    for (const CardId id : cardsOf(m_s, m_s.slot[slot].minions))
        if (counts(m_s.at(id).controller))
            sum += strengthOf(id, othersGive);
    return sum;
}

int Powers::total(Slot slot, Seat seat) const
{
    const int minions = sum(slot, [seat](Seat each) { return each == seat; });
    return m_s.options.extras ? minions + ofTitans(slot, seat) : minions;
}

int Powers::total(Slot slot) const
{
    const int minions = sum(slot, [](Seat each) { return each != Seat::None; });
    return m_s.options.extras ? minions + ofTitans(slot, Seat::None) : minions;
}

int Powers::ofTitans(Slot slot, Seat seat) const
{
    int sum = 0;
    for (const CardId id : cardsOf(m_s, m_s.slot[slot].actions)) {
        const CardInstance& titan = m_s.at(id);
        if (titan.zone != Zone::Titans || (seat != Seat::None && titan.controller != seat))
            continue;
        int own = titan.counters;
        for (const Static& each : m_lib.def(titan.def).statics)
            if (each.kind == Static::Kind::Power && each.you)
                own += worth(each, { titan.controller, id, slot, kNoCard, nullptr });
        sum += std::max(own, 0);
    }
    return sum;
}

int Powers::breakpoint(Slot slot) const
{
    const BaseSlot& place = m_s.slot[slot];
    int breakpoint = m_lib.def(m_s.at(place.base).def).breakpoint - place.lowered;
    if (m_s.options.extras) // monsters that nobody controls add to it: rules 19.1
        for (const CardId id : cardsOf(m_s, place.minions))
            if (m_s.at(id).controller == Seat::None)
                breakpoint += of(id);
    return std::max(0, breakpoint);
}

} // namespace core::smashup
