#include "core/smashup/ability/narrator.h"

#include "core/smashup/ability/verbs.h"

#include "core/smashup/ability/first_use.h"

#include <algorithm>
#include <utility>

namespace core::smashup {

namespace {

/// A clause for each step and no more.
bool onlyClauses(const std::vector<Step>& steps)
{
    return std::all_of(steps.begin(), steps.end(), [](const Step& each) {
        const bool seats = each.op.code == OpCode::Each && each.then.size() == 1;
        return countVerbs({ each }) == 1 && (seats || each.then.empty()) && each.otherwise.empty();
    });
}

/// A card gives itself up for a play that must be made.
bool bothOrNeither(const std::vector<Step>& steps)
{
    return steps.size() == 2 && steps[0].op.a.kind == OperandKind::This && steps[1].op.code == OpCode::Extra
        && steps[1].op.must;
}

NounPhrase doneTo(Word noun, Word what)
{
    NounPhrase made = some(Quantity::Counted, noun);
    made.details = { with(what) };
    return made;
}

} // namespace

bool isOwn(OpCode code)
{
    const Verb* verb = findVerb(code);
    return verb != nullptr && verb->own;
}

Narrator::Narrator(const CardLibrary& library, const CardDef& def, Voice voice)
    : m_phrases(library, def, std::move(voice))
{
}

const Condition& Narrator::conditionOf(const Op& op) const
{
    return m_phrases.library().condition(static_cast<std::size_t>(op.condition));
}

Narrator::Leads Narrator::leadsWith(PlanDetail last) const
{
    Leads all = m_leads;
    all.push_back(std::move(last));
    return all;
}

Predicate* Narrator::lastSaid()
{
    if (!m_whole || m_sentences.empty() || m_sentences.back().parts.empty())
        return nullptr;
    Part& last = m_sentences.back().parts.back();
    return last.modes.empty() && !last.clause.does.empty() ? &last.clause.does.back() : nullptr;
}

void Narrator::append(Part part)
{
    m_sentences.back().parts.push_back(std::move(part));
    m_open = false;
    m_whole = false;
}

std::vector<Sentence> Narrator::tell(const std::vector<Step>& steps)
{
    const bool optional = m_may;
    const bool both = bothOrNeither(steps);
    const bool inOne = both || (m_inOne && !optional && m_phrases.voice().second() && onlyClauses(steps));
    m_offering = both && optional;
    if (both)
        m_joint = Link::And;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        m_joined = inOne && i > 0;
        tellStep(steps, i, {});
        m_ifDone = optional && i == 0 && !inOne;
    }
    return m_sentences;
}

void Narrator::tellSteps(const std::vector<Step>& steps, const Operand& actor)
{
    for (std::size_t i = 0; i < steps.size(); ++i)
        tellStep(steps, i, actor);
}

void Narrator::tellStep(const std::vector<Step>& steps, std::size_t at, const Operand& actor)
{
    const Step& step = steps[at];
    switch (step.op.code) {
    case OpCode::Choose:
        tellChoose(steps, at, actor);
        break;
    case OpCode::ChooseEach:
        tellChooseUpTo(steps, at, actor);
        break;
    case OpCode::Each:
        tellEach(steps, at, actor);
        break;
    case OpCode::Repeat:
        tellRepeat(step, actor);
        break;
    case OpCode::If:
        tellIf(step, actor);
        break;
    case OpCode::Offer:
        tellOffer(step, actor);
        break;
    case OpCode::ChooseNumber:
        tellNumber(steps, at, actor);
        break;
    case OpCode::Mode:
        tellMode(step, actor);
        break;
    case OpCode::Reveal:
    case OpCode::LookAtTop:
        tellTop(step, actor);
        break;
    case OpCode::DiscardCards:
        tellVerb(step.op, actor);
        tellElse(step, actor);
        break;
    case OpCode::SwapCard:
        tellVerb(step.op, actor);
        m_ifDone = true; // where there was nothing to swap it for, nothing follows
        break;
    default:
        tellVerb(step.op, actor);
    }
}

/// `anybody`: it makes no difference who does it, as with a base's "put it at the bottom of its owner's deck".
void Narrator::say(const Operand& subject, bool may, Predicate predicate, bool anybody)
{
    if (!may && goesOn(subject, predicate))
        return;
    const bool optional = may || m_may;
    const bool must = std::exchange(m_must, false) && !optional;
    m_open = false;
    if (std::exchange(m_then, false))
        m_joined = true;
    Clause clause;
    clause.mood = optional ? Mood::May : Mood::Does;
    if (anybody && !optional && m_phrases.isYou(subject) && m_phrases.voice().nobody) {
        // nobody in particular
    } else if (m_phrases.isYou(subject) && m_phrases.voice().second()) {
        clause.subject = m_phrases.voice().you;
        clause.saidAlready = optional && m_joined && m_offering; // within an offer "you may" has been said
    } else if (m_alternative && sameSeat(m_alternativeFor, subject)) {
        clause.subject = phrase(Reference::They, noun::Player);
        clause.mood = optional ? Mood::May : m_duty ? Mood::Must : Mood::Does;
        clause.saidAlready = true;
    } else if (m_spoken && sameSeat(m_subject, subject) && m_leads.empty() && !m_ifDone && !m_joined) {
        clause.subject = phrase(Reference::They, noun::Player);
    } else {
        // "If they do, they gain 1 VP."
        const bool again
            = m_ifDone && m_leads.empty() && (m_phrases.isYou(subject) || (m_spoken && sameSeat(m_subject, subject)));
        clause.subject = again ? phrase(Reference::They, noun::Player) : m_phrases.seat(subject);
        m_duty = must;
        clause.mood = optional ? Mood::May : must ? Mood::Must : Mood::Does;
        m_open = !optional && !must && !m_joined;
        m_subject = subject;
        m_spoken = true;
    }
    m_alternative = false;
    m_may = false;
    predicate.adverbs.insert(predicate.adverbs.end(), m_instead.begin(), m_instead.end());
    m_instead.clear();
    if (!m_leads.empty())
        clause.leads = std::exchange(m_leads, {});
    else if (m_ifDone)
        clause.leads = { with(detail::IfDone, { m_phrases.voice().person() }) };
    m_ifDone = false;
    m_chooses = false;
    m_predicate = { predicate };
    clause.does = { std::move(predicate) };
    Part part;
    part.clause = std::move(clause);
    if (m_joined && !m_sentences.empty()) {
        part.joint = m_joint;
        m_sentences.back().parts.push_back(std::move(part));
    } else {
        m_sentences.push_back({ { std::move(part) } });
    }
    m_whole = true;
}

/// "The winner discards their hand and draws five cards": what the same seat does next belongs to the same sentence.
bool Narrator::goesOn(const Operand& subject, const Predicate& predicate)
{
    if (!m_open || m_sentences.empty() || m_joined || m_then || m_alternative || m_may || m_ifDone || !m_leads.empty()
        || !m_instead.empty() || !sameSeat(m_subject, subject))
        return false;
    m_sentences.back().parts.back().clause.does.push_back(predicate);
    m_chooses = false;
    m_predicate = { predicate };
    return true;
}

void Narrator::tellTop(const Step& step, const Operand& actor)
{
    m_shownOf = {};
    m_phrases.setRevealed(step.op.code == OpCode::Reveal);
    tellVerb(step.op, actor);
    if (step.op.reg != kNoReg) {
        m_phrases.referent(step.op.reg) = {};
        m_phrases.introduce(step.op.reg);
    }
    tellSteps(step.then, actor);
}

void Narrator::tellVerb(const Op& op, const Operand& actor)
{
    const bool own = isOwn(op.code);
    // What the ability's own seat does is not done by whoever chose.
    Operand subject = m_phrases.isYou(op.by) && !own ? actor : op.by;
    // What is done to all of a seat's hand or pile that seat does.
    if (const Selector* whole = m_phrases.selectorOf(op.a); whole != nullptr && op.a.kind == OperandKind::All
        && whole->whose == Whose::Register && (op.code == OpCode::Discard || op.code == OpCode::ShuffleIn)) {
        subject = seatOf(whole->whoseReg);
    }
    // Whoever holds it discards it: "That player discards it."
    if (op.code == OpCode::Discard && op.a.kind == OperandKind::Register) {
        const Selector* from = m_phrases.selectorOf(op.a);
        if (from != nullptr && from->domain == Domain::Hand && from->whose == Whose::Register)
            subject = seatOf(from->whoseReg);
    }
    if (op.code == OpCode::BarActions || op.code == OpCode::BarMoves)
        subject = op.a;
    const bool may = op.may || (op.code == OpCode::Extra && !op.must) || op.code == OpCode::PlayAtEach;
    m_phrases.setSubject(subject);
    if (op.code == OpCode::PlayAtEach)
        m_leads.push_back(op.times >= 0
                ? m_phrases.times(op.times)
                : with(detail::AtEach, { m_phrases.each(m_phrases.library().selector(op.a.selector)) }));
    const OpCode told = std::exchange(m_told, op.code);
    const bool plain = m_leads.empty() && !m_may && !m_ifDone && !m_sentences.empty();
    Predicate* last = lastSaid();
    // "Destroy that minion and this card."
    if (told == OpCode::Destroy && op.code == OpCode::Destroy && op.a.kind == OperandKind::This && plain
        && last != nullptr) {
        if (last->object.reference == Reference::Pronoun) {
            last->object.reference = Reference::That;
            last->object.noun = noun::Minion;
        }
        last->object.also.push_back(m_phrases.thing(op.a));
        m_open = false;
        return;
    }
    const Predicate predicate = predicateOf(op);
    Part joined;
    joined.joint = Link::And;
    joined.clause.does = { predicate };
    joined.sharesVerb = true;
    // "Put all revealed actions into your hand and the rest on the bottom of your deck."
    const bool rest = told == OpCode::Take && predicate.object.reference == Reference::Rest && last != nullptr
        && last->verb == verb::Take;
    const bool found = op.code == OpCode::Discard && !m_predicate.empty() && m_predicate.front().verb == verb::Search;
    if (plain && !may && (rest || found))
        append(std::move(joined));
    else
        say(subject, may, predicate, !own);
    if (op.code == OpCode::Look || op.code == OpCode::RevealHand)
        m_phrases.setHandSaid(op.code == OpCode::Look ? op.a : op.by);
    if (op.code == OpCode::SwapBase)
        tellSwap(op);
    if (op.reg != kNoReg && (op.code == OpCode::DrawMadness || op.code == OpCode::Destroy)) {
        Referent& number = m_phrases.referent(op.reg);
        number = {};
        number.noun = noun::Number;
        number.said = true;
        number.many = true;
        number.counted = op.code == OpCode::Destroy ? doneTo(noun::Minion, detail::Destroyed)
                                                    : doneTo(noun::MadnessCard, detail::Drawn);
    }
    if (const Selector* from = m_phrases.selectorOf(op.a); op.code == OpCode::Take && from != nullptr)
        m_phrases.setRestShown(from->domain == Domain::Shown);
    const Selector* from = m_phrases.selectorOf(op.a);
    const Word what = from == nullptr ? Word(noun::Card) : Phrases::baseNoun(*from);
    if (op.a.kind == OperandKind::Chosen)
        m_phrases.setChosen(phrase(Reference::Pronoun, what, true), from);
    if (op.a.kind == OperandKind::Chosen && op.code == OpCode::Discard)
        m_phrases.setChosenDone(doneTo(noun::Card, detail::DiscardedThisWay));
    if (op.code == OpCode::Mark)
        m_phrases.setChosen(phrase(Reference::Chosen, what, true));
}

/// What stays when bases trade places.
void Narrator::tellSwap(const Op& op)
{
    if (op.b.kind == OperandKind::None)
        return;
    Part shuffle;
    shuffle.joint = Link::Then;
    shuffle.clause.does = { {} };
    shuffle.clause.does.front().verb = verb::ShuffleBaseDeck;
    shuffle.sharesVerb = true;
    Predicate stays;
    stays.verb = op.keepActions ? verb::AllStays : verb::MinionsStay;
    if (m_joined) {
        PlanDetail aside;
        aside.done = { std::move(stays) };
        shuffle.asides = { std::move(aside) };
        append(std::move(shuffle));
        return;
    }
    append(std::move(shuffle));
    Part rest;
    rest.clause.does = { std::move(stays) };
    rest.clause.subject = phrase(Reference::None, noun::Minion);
    m_sentences.push_back({ { std::move(rest) } });
}

} // namespace core::smashup
