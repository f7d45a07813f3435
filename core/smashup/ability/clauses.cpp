#include "core/smashup/ability/narrator.h"
#include "core/smashup/ability/verbs.h"

#include <utility>

// What each verb is done to, with and for.

namespace core::smashup {

namespace {

Word verbOf(OpCode code)
{
    return static_cast<Word>(code); // both lists begin with cards/ops.def
}

bool isFresh(Phrases& phrases, const Operand& operand)
{
    return operand.kind == OperandKind::Register && !phrases.referent(operand.reg).said;
}

} // namespace

/// "an extra minion of power 2 or less here", "up to two extra minions with the same name as a minion in play"
NounPhrase Narrator::extra(const Op& op)
{
    const bool times = op.times >= 0 && m_phrases.isConstant(op.times);
    NounPhrase what = some(m_thatMany ? Quantity::ThatMany
            : times                   ? Quantity::UpTo
                                      : Quantity::One,
        op.play == PlayKind::Minion ? noun::Minion : noun::Action);
    what.most = times ? m_phrases.constant(op.times) : 1;
    what.details = { with(detail::Extra) };
    if (op.amount >= 0) {
        what.details.push_back(with(detail::PowerAtMost));
        what.details.back().amounts = { m_phrases.number(op.amount) };
    }
    if (op.b.kind != OperandKind::None)
        what.details.push_back(m_phrases.at(op.b));
    if (op.a.kind == OperandKind::All) {
        const Selector& like = m_phrases.library().selector(op.a.selector);
        if (like.where != Where::Anywhere) {
            what.details.push_back(with(detail::NamedLikeOneHere, { m_phrases.voice().here }));
        } else if (times && what.most > 1) { // one name for all of them
            what.details.push_back(with(detail::NameOfOne, { m_phrases.searched(like) }));
        } else {
            NounPhrase one = m_phrases.one(like);
            one.details.push_back(with(detail::InPlay));
            what.details.push_back(with(detail::NamedLike, { std::move(one) }));
        }
    } else if (op.a.kind != OperandKind::None) {
        NounPhrase like = m_phrases.thing(op.a);
        what.details.push_back(like.reference == Reference::Pronoun ? with(detail::SameName)
                                                                    : with(detail::NamedLike, { std::move(like) }));
    }
    return what;
}

/// Cards shown before, all from the same deck.
bool Narrator::isShown(const Operand& operand)
{
    if (!m_shownOf.exists())
        return false;
    const Selector* selector = m_phrases.selectorOf(operand);
    return selector != nullptr ? selector->domain == Domain::Shown : operand.kind == OperandKind::Register;
}

NounPhrase Narrator::ownerOf(const Op& op)
{
    return isShown(op.a) ? m_shownOf : m_phrases.owner(op.a);
}

/// The uppermost cards of a deck.
NounPhrase Narrator::top(const Op& op, Word noun)
{
    NounPhrase made = some(Quantity::Top, noun);
    made.most = 1;
    if (op.reg != kNoReg)
        return made;
    made.most = 0;
    made.many = true;
    if (op.showUntil != KindFilter::Any)
        return made;
    if (m_phrases.isConstant(op.amount)) {
        made.most = m_phrases.constant(op.amount);
        made.many = made.most != 1;
    } else {
        made.details = { with(detail::TopOf) };
        made.details.front().amounts = { m_phrases.number(op.amount) };
    }
    return made;
}

void Narrator::putBack(const Op& op, Predicate& into)
{
    const Selector* selector = m_phrases.selectorOf(op.a);
    const bool all = op.a.kind == OperandKind::All
        && (selector->domain == Domain::Shown || selector->domain == Domain::ShownBases);
    into.object = all ? phrase(Reference::Rest, Phrases::baseNoun(*selector), true) : m_phrases.thing(op.a);
    into.adverbs = { with(detail::InAnyOrder) };
    if (selector != nullptr && selector->domain == Domain::ShownBases) {
        into.verb = verb::PutBackBases;
        return;
    }
    const bool shown = isShown(op.a);
    into.verb = op.bottom ? verb::PutUnder : shown ? verb::PutBack : verb::PutOnTop;
    into.owner = shown ? m_shownOf : m_phrases.owner(op.a);
}

PlanDetail Narrator::untilOf(const Op& op)
{
    if (op.until == Until::OthersTurns)
        return with(detail::DuringOthersTurnsUntil, { m_phrases.voice().whose });
    return op.until == Until::EndOfTurn ? with(detail::UntilTurnEnds)
                                        : with(detail::UntilYourTurnEnds, { m_phrases.voice().whose });
}

/// How many cards it is about, where as many as were chosen are called just that.
Measure Narrator::cardsOf(const Op& op)
{
    if (!m_phrases.isAsManyAsChosen(op.amount))
        return m_phrases.measure(op.amount, noun::Card);
    Measure made;
    made.kind = Measure::Kind::ThatMany;
    made.unit = noun::Card;
    made.number = m_phrases.constant(op.amount);
    return made;
}

/// Verbs by which somebody gets to see what lies hidden, or by which it is hidden again; false for any other.
bool Narrator::fillShown(const Op& op, Predicate& into)
{
    switch (op.code) {
    case OpCode::Reveal:
    case OpCode::LookAtTop:
        into.object = top(op, noun::Card);
        m_shownOf = m_phrases.isYou(op.a) ? m_phrases.voice().whose : m_phrases.seat(op.a);
        into.owner = m_shownOf;
        if (op.showUntil != KindFilter::Any)
            into.adverbs = { with(detail::UntilShown,
                { some(Quantity::Plain, op.showUntil == KindFilter::Minion ? noun::Minion : noun::Action) },
                m_phrases.constant(op.amount)) };
        break;
    case OpCode::LookAtBases:
        into.object = top(op, noun::Base);
        break;
    case OpCode::Look:
    case OpCode::Shuffle:
        into.owner = m_phrases.isYou(op.a) ? m_phrases.voice().whose : m_phrases.thing(op.a);
        break;
    case OpCode::RevealHand:
        into.owner = m_phrases.isYou(op.by) ? m_phrases.voice().whose : phrase(Reference::They, noun::Player);
        break;
    default:
        return false;
    }
    return true;
}

/// Verbs done to hands, decks and discard piles; false for any other.
bool Narrator::fillPiles(const Op& op, Predicate& into)
{
    const Selector* selector = m_phrases.selectorOf(op.a);
    switch (op.code) {
    case OpCode::Draw:
        into.measure = cardsOf(op);
        break;
    case OpCode::DrawMadness:
        into.measure = m_phrases.measure(op.amount, noun::MadnessCard);
        break;
    case OpCode::DiscardRandom:
        if (op.name != 0) {
            into.measure.kind = Measure::Kind::Bare;
            into.measure.unit = noun::Card;
            const bool you = m_phrases.isYou(op.by) && m_phrases.voice().second();
            into.adverbs = { with(detail::UntilNot,
                { phrase(you ? Reference::You : Reference::They, noun::Player), m_phrases.cardsNamed(op.name) }) };
        } else {
            into.measure = cardsOf(op);
        }
        break;
    case OpCode::DiscardCards:
        into.measure = m_phrases.measure(op.amount, noun::Card);
        if (op.name != 0)
            into.measure.besides = { m_phrases.cardsNamed(op.name) };
        break;
    case OpCode::Take:
        into.object = m_phrases.thing(op.a);
        if (selector != nullptr && selector->domain == Domain::Deck)
            into.verb = verb::TakeFound;
        into.owner = ownerOf(op);
        break;
    case OpCode::PutBack:
        putBack(op, into);
        break;
    case OpCode::DeckBottom:
    case OpCode::DeckTop: {
        into.object = m_phrases.thing(op.a);
        into.owner = ownerOf(op);
        // As one after the other is chosen they come to lie; of those in play somebody is asked.
        const bool inPlay = op.code == OpCode::DeckBottom && op.a.kind == OperandKind::All
            && (selector->domain == Domain::Cards || selector->domain == Domain::Minions);
        if (op.a.kind == OperandKind::Chosen || inPlay)
            into.adverbs.push_back(with(detail::InAnyOrder));
        if (op.orDiscard)
            into.adverbs.push_back(with(detail::RestDiscarded));
        break;
    }
    case OpCode::Give:
        into.object = m_phrases.thing(op.a);
        into.owner = m_phrases.thing(op.b);
        break;
    case OpCode::Return:
    case OpCode::ShuffleIn:
        into.object = m_phrases.thing(op.a);
        into.owner = ownerOf(op);
        break;
    default:
        return fillShown(op, into);
    }
    return true;
}

/// An ordinary verb: done to something, with, at or to something else, so and so often.
void Narrator::fillAsTheTableSays(const Op& op, Predicate& into)
{
    if (op.a.kind != OperandKind::None)
        into.object = m_phrases.thing(op.a);
    if (const VerbOperand* second = operandAt(op.code, &Op::b); second != nullptr && op.b.kind != OperandKind::None) {
        if (second->key == "with")
            into.second = m_phrases.thing(op.b);
        else
            into.adverbs = { second->key == "to" ? m_phrases.to(op.b) : m_phrases.at(op.b) };
    }
    if (op.amount >= 0)
        into.measure = m_phrases.measure(op.amount, noun::Card);
}

void Narrator::fillPlays(const Op& op, Predicate& into)
{
    if (op.code == OpCode::PlayCard) {
        into.object = m_phrases.thing(op.a);
        const Selector* selector = m_phrases.selectorOf(op.a);
        into.second = some(Quantity::One,
            op.a.kind == OperandKind::Register ? m_phrases.referent(op.a.reg).noun
                : selector == nullptr          ? Word(noun::Card)
                                               : Phrases::baseNoun(*selector));
        into.second.details = { with(detail::Extra) };
        if (op.b.kind != OperandKind::None)
            into.adverbs = { m_phrases.at(op.b) };
        return;
    }
    if (op.code == OpCode::PlayAtEach) {
        into.object = m_phrases.one(m_phrases.library().selector(op.b.selector));
        if (op.times >= 0)
            into.adverbs = { with(detail::EachElsewhere) };
        return;
    }
    into.object = extra(op);
    if (op.times >= 0 && !m_phrases.isConstant(op.times)) {
        Measure times = m_phrases.measure(op.times, noun::Card);
        if (times.kind == Measure::Kind::Per && times.every == 1 && times.number == 1) {
            const bool them = times.per.front().reference == Reference::Pronoun;
            into.adverbs.push_back(with(them ? detail::ForEachOf : detail::ForEach, std::move(times.per)));
        } else {
            into.adverbs.push_back(with(detail::EqualTimes));
            into.adverbs.back().amounts = { m_phrases.number(op.times) };
        }
    }
    if (op.fromHand)
        into.adverbs.push_back(with(detail::FromHand, { m_phrases.voice().whose }));
    if (op.now && !m_joined && !m_thatMany)
        into.adverbs.push_back(with(detail::AtOnce));
}

void Narrator::fillBases(const Op& op, Predicate& into)
{
    if (op.code == OpCode::LowerBreak) {
        into.owner = m_phrases.baseOf(op.a);
        into.measure.kind = Measure::Kind::Equal;
        into.measure.unit = noun::Number;
        into.measure.amount = { m_phrases.number(op.amount) };
        into.adverbs = { with(detail::UntilTurnEnds) };
        return;
    }
    if (op.code == OpCode::CancelBase) {
        into.owner = m_phrases.baseOf(op.a);
        into.adverbs = { with(detail::UntilYourTurnStarts, { m_phrases.voice().whose }) };
        return;
    }
    const bool fresh = isFresh(m_phrases, op.a);
    into.object = m_phrases.thing(op.a);
    if (fresh)
        into.object.details.push_back(with(detail::InPlay));
    if (op.b.kind == OperandKind::None) {
        into.verb = verb::SwapBaseTop;
        return;
    }
    const Selector* selector = m_phrases.selectorOf(op.b);
    if (isFresh(m_phrases, op.b) && selector != nullptr && selector->domain == Domain::BaseDeck)
        into.verb = verb::SwapBaseDeck;
    into.second = m_phrases.thing(op.b);
    if (op.a.kind == OperandKind::Register)
        m_phrases.referent(op.a.reg).noun = noun::NewBase;
}

Predicate Narrator::predicateOf(const Op& op)
{
    Predicate made;
    made.verb = verbOf(op.code);
    switch (op.code) {
    case OpCode::Move: {
        m_phrases.setMoving(true);
        made.object = m_phrases.thing(op.a);
        m_phrases.setMoving(false);
        const bool apart = made.object.many && op.a.kind == OperandKind::Register && isFresh(m_phrases, op.b)
            && m_phrases.selectorOf(op.b) != nullptr;
        made.adverbs = { m_phrases.to(op.b) };
        if (apart)
            made.adverbs.front().what = detail::EachTo;
        break;
    }
    case OpCode::Boost:
        made.object = m_phrases.thing(op.a, op.a.kind == OperandKind::All);
        made.measure = m_phrases.measure(op.amount, noun::Power);
        made.adverbs = { untilOf(op) };
        break;
    case OpCode::AddCounters:
        made.object = m_phrases.thing(op.a, op.a.kind == OperandKind::All);
        made.measure = m_phrases.measure(op.amount, noun::Counter);
        break;
    case OpCode::LowerBreak:
    case OpCode::SwapBase:
    case OpCode::CancelBase:
        fillBases(op, made);
        break;
    case OpCode::Extra:
    case OpCode::PlayCard:
    case OpCode::PlayAtEach:
        fillPlays(op, made);
        break;
    case OpCode::BarActions:
        made.adverbs = { op.until == Until::StartOfYourTurn
                ? with(detail::UntilYourTurnStarts, { m_phrases.voice().whose })
                : with(detail::DuringTheirTurn, { phrase(Reference::They, noun::Player) }) };
        break;
    case OpCode::BarMoves:
        made.adverbs = { with(detail::UntilYourTurnStarts, { m_phrases.voice().whose }) };
        break;
    case OpCode::GainVp:
        made.measure = m_phrases.measure(op.amount, noun::VictoryPoint);
        break;
    default:
        if (!fillPiles(op, made))
            fillAsTheTableSays(op, made);
    }
    return made;
}

} // namespace core::smashup
