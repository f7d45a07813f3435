#include "core/smashup/ability/phrases.h"

#include <utility>

namespace core::smashup {

namespace {

bool isPile(Domain domain)
{
    return domain == Domain::Hand || domain == Domain::Deck || domain == Domain::Discard;
}

bool isShown(Domain domain)
{
    return domain == Domain::Shown || domain == Domain::ShownBases;
}

/// Finds whatever lies where it looks.
bool isBare(const Selector& selector)
{
    return selector.kind == KindFilter::Any && selector.tag == 0 && selector.name == 0 && selector.factionReg == kNoReg
        && selector.sameName == SameName::Anything && selector.exceptReg == kNoReg && selector.powerAtMost < 0
        && selector.powerBelow < 0 && selector.printedAtMost < 0;
}

Word pileOf(const Selector& selector)
{
    if (selector.orDiscard)
        return noun::HandOrDiscard;
    if (selector.orDeck)
        return noun::HandOrDeck;
    return selector.domain == Domain::Hand ? noun::Hand
        : selector.domain == Domain::Deck  ? noun::Deck
                                           : noun::DiscardPile;
}

NounPhrase otherPlayer()
{
    NounPhrase made = some(Quantity::One, noun::Player);
    made.other = true;
    return made;
}

} // namespace

Word Phrases::baseNoun(const Selector& selector)
{
    switch (selector.domain) {
    case Domain::Minions:
        return noun::Minion;
    case Domain::BaseActions:
    case Domain::MinionActions:
    case Domain::Actions:
        return noun::Action;
    case Domain::Bases:
    case Domain::BaseDeck:
    case Domain::ShownBases:
        return noun::Base;
    case Domain::Seats:
        return noun::Player;
    case Domain::Factions:
        return noun::Faction;
    case Domain::Names:
        return noun::Name;
    case Domain::Numbers:
        return noun::Number;
    case Domain::Hand:
    case Domain::Deck:
    case Domain::Discard:
    case Domain::Shown:
    case Domain::Cards:
        break;
    }
    return selector.kind == KindFilter::Minion ? noun::Minion
        : selector.kind == KindFilter::Action  ? noun::Action
                                               : noun::Card;
}

NounPhrase Phrases::bare(const Selector& selector, Quantity quantity)
{
    NounPhrase made = some(quantity, selector.playedOnBase ? Word(noun::PlayedAction) : baseNoun(selector));
    if (selector.tag != 0) {
        made.noun = noun::Tagged;
        made.name = m_library.tagName(selector.tag);
    }
    if (selector.name != 0) {
        const NounPhrase named = cardsNamed(selector.name);
        made.noun = named.noun;
        made.name = named.name;
    }
    return made;
}

NounPhrase Phrases::cardsNamed(std::uint16_t nameId) const
{
    const auto& madness = m_library.madness();
    NounPhrase made = some(Quantity::One,
        madness.has_value() && m_library.def(madness->card).nameId == nameId ? noun::MadnessCard : noun::Named);
    made.name = m_library.nameOf(nameId);
    return made;
}

NounPhrase Phrases::found(const Selector& selector, Quantity quantity)
{
    NounPhrase made = bare(selector, quantity);
    made.other = selector.other;
    if (NounPhrase owner = whose(selector); owner.exists())
        made.owner.push_back(std::move(owner));
    return made;
}

NounPhrase Phrases::whose(const Selector& selector)
{
    const auto seat = [&](OperandKind kind, NounPhrase named) {
        return m_listener.kind == kind ? m_voice.whose
            : m_subject.kind == kind   ? phrase(Reference::They, noun::Player)
                                       : std::move(named);
    };
    switch (selector.whose) {
    case Whose::Anyone:
        return {};
    case Whose::You:
        return m_voice.whose;
    case Whose::Others:
        return otherPlayer();
    case Whose::WhoDidIt:
        return seat(OperandKind::WhoDidIt, phrase(Reference::That, noun::Player));
    case Whose::ItsOwner:
        return seat(OperandKind::ItsOwner, belonging(phrase(Reference::Pronoun, noun::Minion), noun::Owner));
    case Whose::Register:
        break;
    }
    if (m_subject.kind == OperandKind::Register && m_subject.reg == selector.whoseReg)
        return phrase(Reference::They, noun::Player);
    return nameOf(selector.whoseReg);
}

bool Phrases::addPlace(std::vector<PlanDetail>& to, const Selector& selector)
{
    PlanDetail place;
    place.what = detail::Place;
    place.direction = m_moving ? Direction::From : Direction::At;
    switch (selector.where) {
    case Where::Anywhere:
        return false;
    case Where::Here:
        place.things = { m_voice.here };
        break;
    case Where::Elsewhere:
    case Where::NotAt:
        place.things = { some(Quantity::One, noun::Base) };
        place.things.front().other = true;
        break;
    case Where::At:
        if (selector.whereIsCard) {
            Operand named;
            named.kind = OperandKind::Register;
            named.reg = selector.whereReg;
            place.things = { baseOf(named) };
        } else {
            place.things = { baseAt(selector) };
        }
        break;
    }
    to.push_back(std::move(place));
    return true;
}

NounPhrase Phrases::baseAt(const Selector& selector)
{
    Referent& base = referent(selector.whereReg);
    if (!base.inPassing || base.said)
        return nameOf(selector.whereReg);
    introduce(selector.whereReg);
    NounPhrase one = some(Quantity::Exactly, noun::Base);
    one.most = 1;
    return one;
}

/// Measures that are not constants: they may be long, so they come last.
void Phrases::addMeasures(NounPhrase& to, const Selector& selector)
{
    const auto add = [&](Word what, std::int16_t index) {
        to.details.push_back(with(what));
        to.details.back().amounts = { number(index) };
    };
    if (selector.printedAtMost >= 0 && !isNumber(selector.printedAtMost))
        add(detail::PrintedAtMost, selector.printedAtMost);
    if (selector.powerAtMost >= 0 && !isNumber(selector.powerAtMost))
        add(detail::PowerAtMost, selector.powerAtMost);
    if (selector.powerBelow < 0)
        return;
    const Amount& amount = m_library.amount(static_cast<std::size_t>(selector.powerBelow));
    if (amount.kind == Amount::Kind::Power && amount.mul == 1 && amount.div == 1 && amount.add == 0)
        to.details.push_back(with(detail::WeakerThan, { thing(amount.of) }));
    else
        add(detail::PowerBelow, selector.powerBelow);
}

void Phrases::addTail(NounPhrase& to, const Selector& selector)
{
    if (selector.factionReg != kNoReg)
        to.details.push_back(with(detail::OfFaction, { nameOf(selector.factionReg) }));
    if (selector.sameName == SameName::This) {
        to.details.push_back(with(detail::NamedLikeThis));
    } else if (selector.sameName == SameName::It) {
        to.details.push_back(with(detail::NamedLikeIt));
    } else if (selector.sameName == SameName::Register) {
        const Selector* from = referent(selector.sameNameReg).selector;
        to.details.push_back(from != nullptr && from->domain == Domain::Names
                ? with(detail::NamedAlikeThat)
                : with(detail::NamedLike, { nameOf(selector.sameNameReg) }));
    }
    if (selector.exceptReg != kNoReg)
        to.details.push_back(with(detail::OtherThan, { nameOf(selector.exceptReg) }));
    for (const auto& [what, index] : { std::pair { detail::PrintedAtMost, selector.printedAtMost },
             std::pair { detail::PowerAtMost, selector.powerAtMost } })
        if (isNumber(index)) {
            to.details.push_back(with(what));
            to.details.back().amounts = { number(index) };
        }
    const bool said = selector.domain == Domain::BaseActions
        && (selector.where == Where::Here || (selector.where == Where::At && !selector.whereIsCard)); // "on this base"
    if (selector.weakest && !selector.strongest) {
        PlanDetail weakest = with(detail::Weakest, {}, m_differing ? 1 : 0);
        if (!said)
            addPlace(weakest.details, selector);
        to.details.push_back(std::move(weakest));
    } else {
        if (selector.strongest)
            to.details.push_back(with(detail::Strongest));
        if (!said)
            addPlace(to.details, selector);
    }
    addMeasures(to, selector);
}

/// "on a base", "on that minion"; for actions in play.
void Phrases::addOn(NounPhrase& to, const Selector& selector)
{
    if (selector.on.kind != OperandKind::None)
        to.details.push_back(with(detail::On, { thing(selector.on) }));
    else if (selector.domain == Domain::Actions)
        to.details.push_back(with(detail::OnAny));
    else if (selector.domain == Domain::MinionActions)
        to.details.push_back(with(detail::OnAny, {}, 2));
    else if (selector.domain == Domain::BaseActions && selector.where == Where::Here)
        to.details.push_back(with(detail::On, { m_voice.here }));
    else if (selector.domain == Domain::BaseActions && selector.where == Where::At && !selector.whereIsCard)
        to.details.push_back(with(detail::PlayedOn, { baseAt(selector) }));
    else if (selector.domain == Domain::BaseActions && selector.where == Where::Anywhere)
        to.details.push_back(with(detail::OnAny, {}, 1));
}

/// "from your hand"; "from it" where the hand was spoken of last.
void Phrases::addPile(NounPhrase& to, const Selector& selector, Direction direction)
{
    const bool said = selector.domain == Domain::Hand && !selector.orDiscard && !selector.orDeck
        && m_handSaid.kind == OperandKind::Register && selector.whose == Whose::Register
        && selector.whoseReg == m_handSaid.reg;
    NounPhrase owner = whose(selector);
    if (!owner.exists())
        owner = some(Quantity::Any, noun::Player);
    PlanDetail pile = with(detail::Pile,
        { said ? phrase(Reference::Pronoun, noun::Hand) : belonging(std::move(owner), pileOf(selector)) });
    pile.direction = direction;
    to.details.push_back(std::move(pile));
}

/// "where you have a minion", as far as the selector says so.
void Phrases::addWhereMinion(NounPhrase& to, const Selector& selector) const
{
    if (selector.yourPowerAtLeast > 0)
        to.details.push_back(with(detail::WhereYouHavePower, { m_voice.person() }, selector.yourPowerAtLeast));
    else if (selector.withYourMinion || selector.withoutYourMinion)
        to.details.push_back(with(
            selector.withYourMinion ? detail::WhereYouHaveMinion : detail::WhereYouHaveNone, { m_voice.person() }));
}

NounPhrase Phrases::one(const Selector& selector)
{
    switch (selector.domain) {
    case Domain::Seats: {
        NounPhrase made = some(Quantity::One, noun::Player);
        made.other = selector.seats == SeatGroup::Others;
        if (selector.seats == SeatGroup::Winners || selector.seats == SeatGroup::RunnersUp)
            made.noun = selector.seats == SeatGroup::Winners ? noun::Winner : noun::RunnerUp;
        if (selector.seats == SeatGroup::NotWinners)
            made.details.push_back(with(detail::OtherThan, { phrase(Reference::The, noun::Winner) }));
        return made;
    }
    case Domain::Factions: {
        NounPhrase made = found(selector, Quantity::One);
        made.other = false;
        return made;
    }
    case Domain::Names: // of a card, by which it is chosen
        return some(Quantity::One,
            selector.kind == KindFilter::Any          ? noun::Card
                : selector.kind == KindFilter::Minion ? noun::Minion
                                                      : noun::Action);
    case Domain::BaseDeck: {
        NounPhrase made = some(Quantity::One, noun::Base);
        made.details.push_back(with(detail::FromBaseDeck));
        return made;
    }
    case Domain::Bases: {
        NounPhrase made = selector.where == Where::Here ? m_voice.here : some(Quantity::One, noun::Base);
        made.other = selector.where == Where::Elsewhere || selector.where == Where::NotAt;
        addWhereMinion(made, selector);
        if (selector.withAction)
            made.details.push_back(with(detail::WithAction));
        return made;
    }
    case Domain::Shown:
    case Domain::ShownBases: {
        NounPhrase made = bare(selector, Quantity::One);
        made.group = isBare(selector) ? Group::Them : m_revealed ? Group::Revealed : Group::Seen;
        if (made.group != Group::Them)
            addTail(made, selector);
        return made;
    }
    case Domain::Hand:
    case Domain::Deck:
    case Domain::Discard: {
        NounPhrase made = bare(selector, Quantity::One);
        addTail(made, selector);
        addPile(made, selector, Direction::From);
        return made;
    }
    default:
        break;
    }
    NounPhrase made = found(selector, Quantity::One);
    made.other = selector.other && selector.whose != Whose::Others;
    addOn(made, selector);
    addTail(made, selector);
    return made;
}

NounPhrase Phrases::each(const Selector& selector)
{
    if (selector.domain == Domain::Seats) {
        NounPhrase made = some(Quantity::Each, noun::Player);
        made.other = selector.seats == SeatGroup::Others;
        if (selector.seats == SeatGroup::Winners) // each of them, where several tie (rules 13.9)
            made = phrase(Reference::The, noun::Winner);
        else if (selector.seats == SeatGroup::RunnersUp)
            made = phrase(Reference::The, noun::RunnerUp);
        else if (selector.seats == SeatGroup::NotWinners)
            made.details.push_back(with(detail::OtherThan, { phrase(Reference::The, noun::Winner) }));
        if (selector.withMinionHere)
            made.details.push_back(with(detail::WithMinion, { m_voice.here }));
        return made;
    }
    if (selector.domain == Domain::Bases) {
        NounPhrase made = selector.where == Where::Here ? m_voice.here : some(Quantity::Each, noun::Base);
        made.other = selector.where == Where::Elsewhere || selector.where == Where::NotAt;
        addWhereMinion(made, selector);
        return made;
    }
    if (selector.domain == Domain::Factions)
        return some(Quantity::Each, noun::Faction);
    NounPhrase made = found(selector, Quantity::Each);
    addTail(made, selector);
    return made;
}

NounPhrase Phrases::plain(const Selector& selector)
{
    if (selector.domain == Domain::Seats || selector.domain == Domain::Bases || selector.domain == Domain::Factions)
        return some(Quantity::Plain, baseNoun(selector));
    if (selector.domain == Domain::BaseDeck) {
        NounPhrase made = some(Quantity::Plain, noun::Base);
        made.details.push_back(with(detail::FromBaseDeck));
        return made;
    }
    NounPhrase made = bare(selector, Quantity::Plain);
    if (isPile(selector.domain)) {
        addTail(made, selector);
        addPile(made, selector, Direction::From);
        if (selector.playableAt.kind != OperandKind::None)
            made.details.push_back(with(detail::Playable, at(selector.playableAt).things));
        return made;
    }
    if (isShown(selector.domain)) {
        made.group = isBare(selector) ? Group::Them : m_revealed ? Group::Revealed : Group::Seen;
        if (made.group == Group::Them)
            return phrase(Reference::Pronoun, made.noun, true);
        addTail(made, selector);
        return made;
    }
    made = found(selector, Quantity::Plain);
    addOn(made, selector);
    addTail(made, selector);
    return made;
}

NounPhrase Phrases::all(const Selector& selector)
{
    if ((selector.domain == Domain::Hand || selector.domain == Domain::Discard) && isBare(selector)
        && selector.whose != Whose::Anyone && selector.whose != Whose::Others)
        return belonging(whose(selector), pileOf(selector));
    if (isShown(selector.domain) && isBare(selector))
        return phrase(m_restShown ? Reference::Rest : Reference::Pronoun, baseNoun(selector), true);
    NounPhrase made = plain(selector);
    made.quantity = Quantity::All;
    return made;
}

NounPhrase Phrases::several(const Selector& selector, int upTo, int atLeast)
{
    NounPhrase made = plain(selector);
    if (made.reference == Reference::Pronoun) { // "up to two of them"
        made.reference = Reference::Some;
        made.group = Group::Them;
    }
    made.least = atLeast;
    made.most = upTo;
    made.quantity = upTo < 0             ? Quantity::Any
        : atLeast > 0 && atLeast == upTo ? Quantity::Exactly
        : atLeast > 0                    ? Quantity::Range
                                         : Quantity::UpTo;
    return made;
}

NounPhrase Phrases::searched(const Selector& selector)
{
    NounPhrase made = bare(selector, Quantity::One);
    addTail(made, selector);
    return made;
}

NounPhrase Phrases::inPlace(NounPhrase found) const
{
    for (PlanDetail& each : found.details)
        if (each.what == detail::Pile)
            each.direction = Direction::In;
    return found;
}

NounPhrase Phrases::counted(const Selector& selector)
{
    NounPhrase made;
    if (areHandsShown(selector) && selector.whose == Whose::Others) {
        made = bare(selector, Quantity::Counted);
        addTail(made, selector);
        made.details.push_back(with(detail::Revealed));
        return made;
    }
    if (selector.domain == Domain::Seats || selector.domain == Domain::Bases) {
        made = each(selector);
        made.quantity = Quantity::Counted;
    } else if (isPile(selector.domain)) {
        made = bare(selector, Quantity::Counted);
        addTail(made, selector);
        if (selector.withMinionHere && selector.domain == Domain::Hand)
            made.details.push_back(with(detail::HeldByOneWithMinion, { m_voice.here }));
        else
            addPile(made, selector, Direction::In);
    } else {
        made = found(selector, Quantity::Counted);
        addTail(made, selector);
    }
    if (countsItself(selector))
        made.details.push_back(with(detail::IncludingThis));
    return made;
}

bool Phrases::countsItself(const Selector& selector) const
{
    return m_def.kind == CardKind::Minion && selector.domain == Domain::Minions && !selector.other
        && (selector.whose == Whose::Anyone || selector.whose == Whose::You)
        && (selector.where == Where::Anywhere || selector.where == Where::Here)
        && (selector.name == 0 || selector.name == m_def.nameId)
        && (selector.tag == 0 || (selector.tag & m_def.tags) != 0) && selector.factionReg == kNoReg;
}

} // namespace core::smashup
