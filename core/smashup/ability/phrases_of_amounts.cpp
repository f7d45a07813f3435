#include "core/smashup/ability/phrases.h"

namespace core::smashup {

namespace {

/// Where it looks and nothing else.
Selector placeOf(const Selector& selector)
{
    Selector place;
    place.domain = selector.domain;
    place.where = selector.where;
    place.whereReg = selector.whereReg;
    place.whereIsCard = selector.whereIsCard;
    return place;
}

bool isPlain(const Amount& amount)
{
    return amount.mul == 1 && amount.div == 1 && amount.add == 0 && amount.most < 0;
}

NounPhrase kindOf(bool minion)
{
    return some(Quantity::One, minion ? noun::Minion : noun::Action);
}

} // namespace

bool Phrases::isConstant(std::int16_t index) const
{
    return m_library.amount(static_cast<std::size_t>(index)).kind == Amount::Kind::Constant;
}

bool Phrases::isAsManyAsChosen(std::int16_t index) const
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    return amount.kind == Amount::Kind::Chosen && amount.mul == 1 && amount.div == 1 && amount.add >= 0
        && amount.most < 0;
}

Number Phrases::number(std::int16_t index, bool most)
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    Number made;
    made.plus = amount.add;
    if (amount.kind == Amount::Kind::Constant)
        return made;
    made.times = amount.mul;
    made.dividedBy = amount.div;
    made.most = most ? amount.most : -1;
    made.kind = Number::Kind::Value;
    switch (amount.kind) {
    case Amount::Kind::Constant:
        break;
    case Amount::Kind::Count:
        made.kind = Number::Kind::NumberOf;
        made.of = { inPlace(plain(m_library.selector(amount.selector))) };
        break;
    case Amount::Kind::Power:
        made.of = { belonging(thing(amount.of), noun::Power) };
        break;
    case Amount::Kind::Number:
        made.of = { phrase(Reference::That, noun::Number) };
        break;
    case Amount::Kind::Chosen:
        made.kind = Number::Kind::NumberOf;
        made.of = { m_chosen };
        break;
    case Amount::Kind::PowerHere:
        made.of = { belonging(isYou(amount.of) ? m_voice.whose : seat(amount.of), noun::Power) };
        made.of.front().details = { with(detail::Place, { m_voice.here }) };
        break;
    }
    return made;
}

Measure Phrases::measure(std::int16_t index, Word unit)
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    Measure made;
    made.unit = unit;
    made.kind = Measure::Kind::Fixed;
    made.number = amount.add;
    if (amount.kind == Amount::Kind::Constant)
        return made;
    if (amount.kind == Amount::Kind::Number && !referent(amount.of.reg).said) {
        Referent& number = referent(amount.of.reg);
        introduce(amount.of.reg);
        nowSpeakingOf(OperandKind::None);
        number.many = true; // it stands for so many things from now on
        made.kind = Measure::Kind::UpTo;
        made.number = constant(number.upTo);
        return made;
    }
    if (amount.kind == Amount::Kind::Chosen && amount.mul == 1 && amount.div == 1 && amount.add > 0
        && amount.most < 0) {
        made.kind = Measure::Kind::PerChosen;
        return made;
    }
    // "For every 5" rounds down just as the machine divides; a factor together with a divisor would not.
    const bool simple = amount.add == 0 && amount.most < 0 && (amount.mul == 1 || amount.div == 1)
        && amount.kind != Amount::Kind::Power && (amount.kind != Amount::Kind::Number || referent(amount.of.reg).many);
    if (!simple) {
        made.kind = Measure::Kind::Equal;
        made.amount = { number(index) };
        return made;
    }
    made.kind = Measure::Kind::Per;
    made.number = amount.mul;
    made.every = amount.div;
    if (amount.kind == Amount::Kind::Number && referent(amount.of.reg).counted.exists()) {
        made.per = { referent(amount.of.reg).counted };
    } else if (amount.kind == Amount::Kind::Chosen && m_chosenDone.exists()) {
        made.per = { m_chosenDone };
    } else if (amount.kind == Amount::Kind::Number || amount.kind == Amount::Kind::Chosen) {
        made.per = { phrase(Reference::Pronoun, unit, true) };
    } else if (amount.kind == Amount::Kind::Count) {
        const Selector& selector = m_library.selector(amount.selector);
        made.per = { amount.div == 1 ? counted(selector) : plain(selector) };
    } else {
        const bool subject = amount.of.kind == OperandKind::Register && amount.of.reg == m_subject.reg
            && m_subject.kind == OperandKind::Register;
        NounPhrase power = some(Quantity::Counted, noun::Power);
        power.owner = { subject    ? phrase(Reference::They, noun::Player)
                : isYou(amount.of) ? m_voice.person()
                                   : seat(amount.of) };
        power.details = { with(detail::Place, { m_voice.here }) };
        made.per = { std::move(power) };
    }
    return made;
}

PlanDetail Phrases::times(std::int16_t index)
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    if (amount.kind == Amount::Kind::Constant)
        return with(detail::NumberOfTimes, {}, amount.add);
    if (amount.kind == Amount::Kind::Count && isPlain(amount))
        return with(detail::ForEach, { counted(m_library.selector(amount.selector)) });
    if (amount.kind == Amount::Kind::Chosen && isPlain(amount)) {
        if (m_chosenFrom != nullptr && m_chosenFrom->domain == Domain::Seats)
            return with(detail::ForEach, { m_chosen });
        return m_chosenDone.exists()
            ? with(detail::ForEach, { m_chosenDone })
            : with(detail::ForEachOf,
                { phrase(
                    Reference::Pronoun, m_chosenFrom == nullptr ? Word(noun::Card) : baseNoun(*m_chosenFrom), true) });
    }
    if (amount.kind == Amount::Kind::Number && isPlain(amount) && referent(amount.of.reg).counted.exists())
        return with(detail::ForEach, { referent(amount.of.reg).counted });
    PlanDetail made = with(detail::EqualTimes);
    made.amounts = { number(index) };
    return made;
}

PlanDetail Phrases::countCondition(const Condition& condition)
{
    const Selector& selector = m_library.selector(condition.selector);
    const bool pile = selector.domain == Domain::Hand || selector.domain == Domain::Discard;
    if (areHandsShown(selector) && selector.whose == Whose::Others) {
        NounPhrase cards = bare(selector, Quantity::Plain);
        addTail(cards, selector);
        return with(detail::RevealedInAll, { std::move(cards) }, condition.number);
    }
    if (condition.number == 1 && pile)
        return with(detail::ThereIs, { counted(selector) }, 1);
    if (pile)
        return with(detail::ThereIs, { inPlace(plain(selector)) }, condition.number);
    return with(detail::ThereIs, { condition.number == 1 ? one(selector) : plain(selector) }, condition.number);
}

/// "It is still here and has less power than this minion."
PlanDetail Phrases::amongCondition(const Condition& condition)
{
    NounPhrase card = thing(condition.of);
    const Selector& among = m_library.selector(condition.selector);
    if (among.whose != Whose::Anyone || among.tag != 0 || among.name != 0)
        return with(detail::IsOne, { std::move(card), one(among) });
    // It was among them when the event happened.
    PlanDetail made = with(detail::IsStill, { std::move(card) }, condition.of.kind == OperandKind::It ? 1 : 0);
    NounPhrase rest;
    addTail(rest, placeOf(among));
    Selector measure = among;
    measure.where = Where::Anywhere;
    addTail(rest, measure);
    made.details = std::move(rest.details);
    return made;
}

PlanDetail Phrases::oneHasCondition(const Condition& condition)
{
    const Selector& selector = m_library.selector(condition.selector);
    NounPhrase cards = bare(selector, Quantity::Plain);
    addTail(cards, selector);
    if (areHandsShown(selector))
        return with(detail::OneRevealed, { std::move(cards) }, condition.number);
    NounPhrase who = some(Quantity::One, noun::Player);
    who.other = selector.whose == Whose::Others;
    if (selector.domain == Domain::Hand || selector.domain == Domain::Deck || selector.domain == Domain::Discard) {
        Selector theirs = selector;
        theirs.whose = Whose::Anyone;
        addPile(cards, theirs, Direction::In);
        cards.details.back().things.front().owner = { phrase(Reference::They, noun::Player) };
    }
    return with(detail::OneHas, { std::move(who), std::move(cards) }, condition.number);
}

PlanDetail Phrases::condition(const Condition& condition)
{
    switch (condition.kind) {
    case Condition::Kind::Always:
        break;
    case Condition::Kind::FirstMinionThisTurn:
        return with(m_voice.minionPlayed ? detail::FirstMinion : detail::OneMinionPlayed, { m_voice.you });
    case Condition::Kind::OthersTurn:
        return with(detail::OthersTurn);
    case Condition::Kind::YourTurn:
        return with(detail::YourTurn, { m_voice.whose });
    case Condition::Kind::CountAtLeast:
        return countCondition(condition);
    case Condition::Kind::AlikeAtLeast:
        return with(detail::Alike, { plain(m_library.selector(condition.selector)) }, condition.number);
    case Condition::Kind::IsMinion:
    case Condition::Kind::IsAction: {
        const bool minion = condition.kind == Condition::Kind::IsMinion;
        NounPhrase card = thing(condition.of);
        if (condition.of.kind == OperandKind::Register)
            referent(condition.of.reg).noun = minion ? noun::Minion : noun::Action;
        return with(detail::IsKind, { std::move(card), kindOf(minion) });
    }
    case Condition::Kind::OthersLostHere:
        return with(detail::OthersLostMinion, { m_voice.here });
    case Condition::Kind::PowerHereAtMost: {
        NounPhrase who = seat(condition.of);
        return with(detail::PowerLessThan, { std::move(who), m_voice.here }, condition.number + 1);
    }
    case Condition::Kind::AllChosen: {
        const Selector& selector = m_library.selector(condition.selector);
        if (m_chosenFrom == nullptr || m_chosenFrom->domain != Domain::Seats)
            return with(detail::AllChosen, { plain(selector) });
        PlanDetail made = with(detail::NobodyDid, { some(Quantity::One, noun::Player) });
        made.things.front().other = selector.seats == SeatGroup::Others;
        made.done = m_declined;
        return made;
    }
    case Condition::Kind::OneHasAtLeast:
        return oneHasCondition(condition);
    case Condition::Kind::MadnessLeft:
        return with(detail::MadnessLeft, {}, condition.number);
    case Condition::Kind::NumberAtLeast:
    case Condition::Kind::NumberAtMost: {
        PlanDetail made = condition.kind == Condition::Kind::NumberAtMost
            ? with(detail::NumberAtMost, { m_voice.person() }, condition.number)
            : with(detail::NumberAtLeast, { m_voice.person() }, condition.number);
        if (const NounPhrase& counted = referent(condition.of.reg).counted; counted.exists())
            made.details = counted.details; // what was done to them
        return made;
    }
    case Condition::Kind::NoMinionThisTurn:
        return with(detail::NoMinionThisTurn, { m_voice.you });
    case Condition::Kind::NoMinionThisPhase:
        return with(detail::NoMinionThisPhase, { m_voice.you });
    case Condition::Kind::MoreCards:
        return with(detail::MoreCards, { m_voice.you });
    case Condition::Kind::MostCards:
        return with(detail::MostCards, { m_voice.you });
    case Condition::Kind::WasDestroyed:
        return with(detail::WasDestroyed);
    case Condition::Kind::IsAmong:
        return amongCondition(condition);
    }
    return with(detail::Anything);
}

PlanDetail Phrases::whileCondition(const Condition& condition)
{
    if (condition.kind == Condition::Kind::OthersTurn)
        return with(detail::DuringOthersTurns);
    if (condition.kind == Condition::Kind::YourTurn)
        return with(detail::DuringTheirTurn, { m_voice.whose }, 1);
    PlanDetail made = with(detail::While);
    made.details = { this->condition(condition) };
    return made;
}

} // namespace core::smashup
