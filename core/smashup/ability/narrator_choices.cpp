#include "core/smashup/ability/first_use.h"
#include "core/smashup/ability/narrator.h"

#include <algorithm>
#include <utility>

// What is chosen, and what is done for each of several.

namespace core::smashup {

namespace {

/// A card given up for what follows.
bool isPrice(const Selector& from, const std::vector<Step>& then)
{
    return (from.domain == Domain::Hand || from.domain == Domain::Discard) && from.whose == Whose::You && !then.empty()
        && (then[0].op.code == OpCode::Discard || then[0].op.code == OpCode::ReturnMadness);
}

bool onlyVerbs(const std::vector<Step>& steps, std::size_t first)
{
    return countVerbs({ steps.begin() + static_cast<std::ptrdiff_t>(first), steps.end() })
        == static_cast<int>(steps.size() - first);
}

} // namespace

/// `byName`: any card of that name will be meant.
void Narrator::announceChoice(const Op& op, NounPhrase what, bool byName, const Operand& actor)
{
    const Operand& chooser = m_phrases.isYou(op.by) ? actor : op.by;
    Predicate choose;
    choose.verb = byName ? verb::NameFaction : verb::Choose;
    if (!byName && m_chooses && sameSeat(m_choosing, chooser) && !op.may && !m_may) {
        m_sentences.back().parts.back().clause.does.back().then.push_back(std::move(what));
        m_open = false;
        m_whole = false;
        return;
    }
    choose.object = std::move(what);
    say(chooser, op.may, std::move(choose));
    if (byName)
        return;
    m_choosing = chooser;
    m_chooses = true;
}

void Narrator::tellChoose(const std::vector<Step>& steps, std::size_t at, const Operand& actor)
{
    const Step& step = steps[at];
    const Op& op = step.op;
    const Operand chooser = m_phrases.isYou(op.by) ? actor : op.by;
    const Selector& from = m_phrases.library().selector(op.a.selector);
    Referent& chosen = m_phrases.referent(op.reg);
    chosen = {};
    chosen.selector = &from;
    chosen.noun = Phrases::baseNoun(from);
    const std::vector<Step> rest(steps.begin() + static_cast<std::ptrdiff_t>(at) + 1, steps.end());
    const bool optional = op.may || m_may;
    m_phrases.setSubject(chooser);
    const auto search = [&](NounPhrase what) {
        Predicate searching;
        searching.verb = verb::Search;
        searching.owner = m_phrases.voice().whose;
        searching.object = std::move(what);
        say(chooser, op.may, std::move(searching));
    };
    if (from.domain == Domain::Deck && from.whose == Whose::You) {
        search(m_phrases.searched(from));
        m_phrases.introduce(op.reg);
    } else if (!optional && isInPassing(from, step.then.empty() ? rest : step.then, op.reg)) {
        chosen.inPassing = true;
    } else if (isOthersToDo(step, from)) {
        announceChoice(op, m_phrases.inPlace(m_phrases.one(from)), false, actor);
        m_phrases.introduce(op.reg);
        m_phrases.nowSpeakingOf(OperandKind::None); // "it" is the hand
    } else if (firstUse(m_phrases.library(), step.then.empty() ? rest : step.then, op.reg) == Use::Direct) {
        m_may = optional;
    } else {
        announceChoice(op, m_phrases.one(from), from.domain == Domain::Names, actor);
        m_phrases.introduce(op.reg);
        m_ifDone = optional && !step.then.empty();
    }
    const std::size_t before = m_sentences.size();
    const bool dependent = optional || isPrice(from, step.then);
    for (std::size_t i = 0; i < step.then.size(); ++i) {
        if (i == 1 && m_ifDone && onlyVerbs(step.then, i)) {
            const Link joint = std::exchange(m_joint, Link::And);
            tellBranch({ step.then.begin() + 1, step.then.end() }, {}, chooser);
            m_joint = joint;
            break;
        }
        tellStep(step.then, i, chooser);
        if (i == 0 && dependent && m_sentences.size() > before)
            m_ifDone = step.then.size() > 1;
    }
    if (!step.then.empty())
        m_ifDone = false;
}

void Narrator::tellChooseUpTo(const std::vector<Step>& steps, std::size_t at, const Operand& actor)
{
    const Step& step = steps[at];
    const Op& op = step.op;
    const Operand chooser = m_phrases.isYou(op.by) ? actor : op.by;
    const Selector& from = m_phrases.library().selector(op.a.selector);
    Referent& each = m_phrases.referent(op.reg);
    each = {};
    each.selector = &from;
    each.noun = Phrases::baseNoun(from);
    m_phrases.setSubject(chooser);
    const bool moving = !step.then.empty() && step.then[0].op.code == OpCode::Move;
    m_phrases.setMoving(moving);
    NounPhrase what;
    if (op.amount < 0) {
        what = m_phrases.several(from, -1, op.atLeast);
    } else {
        const Amount& amount = m_phrases.library().amount(static_cast<std::size_t>(op.amount));
        const bool constant = amount.kind == Amount::Kind::Constant;
        what = m_phrases.several(from, constant ? amount.add : amount.most, op.atLeast);
        if (!constant) { // "one or two of your minions, no more than …"
            what.details.push_back(with(amount.most >= 0 ? detail::NoMoreThan : detail::UpToNumber));
            what.details.back().amounts = { m_phrases.number(op.amount, amount.most < 0) };
        }
    }
    m_phrases.setMoving(false);
    if (op.oneName)
        what.details.push_back(with(detail::OneName));
    if (from.domain == Domain::Deck && from.whose == Whose::You && step.then.empty()) {
        std::erase_if(what.details, [](const PlanDetail& which) { return which.what == detail::Pile; });
        Predicate search;
        search.verb = verb::Search;
        search.owner = m_phrases.voice().whose;
        search.object = std::move(what);
        say(chooser, op.may, std::move(search));
        m_phrases.setChosen(phrase(Reference::Pronoun, each.noun, true), &from);
        return;
    }
    if (step.then.empty()) {
        m_phrases.setChosen(what, &from, phrase(Reference::Pronoun, each.noun, true));
        const bool next = at + 1 < steps.size() && steps[at + 1].op.a.kind == OperandKind::Chosen
            && steps[at + 1].op.code != OpCode::Each;
        const bool counters = next && steps[at + 1].op.code == OpCode::AddCounters; // "on each of them"
        if (!next || counters) {
            announceChoice(op, what, false, actor);
            m_phrases.setChosen(phrase(counters ? Reference::Pronoun : Reference::Chosen, each.noun, true), &from);
        }
        return;
    }
    if (countVerbs(step.then) == 1 && firstUse(m_phrases.library(), step.then, op.reg) == Use::Direct) {
        each.many = true;
        each.intro = what;
    } else {
        announceChoice(op, what, false, actor);
        m_phrases.introduce(op.reg);
        m_leads = { with(detail::ForEachOf, { phrase(Reference::Pronoun, each.noun, true) }) };
    }
    tellSteps(step.then, chooser);
    m_phrases.setChosen(phrase(Reference::Chosen, each.noun, true), &from);
}

/// A base that is said with what is chosen there: "any number of actions played on one base".
bool Narrator::isInPassing(const Selector& base, const std::vector<Step>& then, std::uint8_t reg) const
{
    if (then.empty() || then[0].op.code != OpCode::ChooseEach)
        return false;
    const Selector& there = m_phrases.library().selector(then[0].op.a.selector);
    if (base.domain != Domain::Bases || base.where != Where::Anywhere || base.yourPowerAtLeast > 0
        || base.withoutYourMinion || there.where != Where::At || there.whereIsCard || there.whereReg != reg)
        return false;
    // Nothing is lost: there is a minion where one of yours is chosen, and an action where one is.
    const bool minions
        = base.withYourMinion && !base.withAction && there.domain == Domain::Minions && there.whose == Whose::You;
    const bool actions = base.withAction && !base.withYourMinion && there.domain == Domain::BaseActions;
    return minions || actions;
}

/// A card of somebody's hand that another seat picks, and that its holder discards.
bool Narrator::isOthersToDo(const Step& step, const Selector& from) const
{
    if (from.domain != Domain::Hand || from.whose != Whose::Register || step.then.empty())
        return false;
    const Op& first = step.then[0].op;
    return first.code == OpCode::Discard && first.a.kind == OperandKind::Register && first.a.reg == step.op.reg
        && !sameSeat(step.op.by, seatOf(from.whoseReg));
}

void Narrator::tellEach(const std::vector<Step>& steps, std::size_t at, const Operand& actor)
{
    const Step& step = steps[at];
    const Op& op = step.op;
    if (op.a.kind == OperandKind::Chosen && tellThatMany(step, actor))
        return;
    if (op.a.kind == OperandKind::Chosen) {
        NounPhrase chosen = m_phrases.thing(op.a);
        Referent& card = m_phrases.referent(op.reg);
        card = {};
        card.selector = m_phrases.selectorOf(op.a);
        card.noun = card.selector == nullptr ? Word(noun::Card) : Phrases::baseNoun(*card.selector);
        const bool seats = card.selector != nullptr && card.selector->domain == Domain::Seats;
        m_leads.push_back(with(seats ? detail::ForEach : detail::ForEachOf, { std::move(chosen) }));
        m_phrases.introduce(op.reg);
        tellSteps(step.then, actor);
        return;
    }
    const Selector& in = m_phrases.library().selector(op.a.selector);
    Referent& each = m_phrases.referent(op.reg);
    each = {};
    each.selector = &in;
    each.noun = Phrases::baseNoun(in);
    if (in.domain == Domain::Seats) {
        tellEachSeat(step, actor);
        return;
    }
    m_leads.push_back(with(detail::AtEach, { m_phrases.each(in) }));
    m_phrases.introduce(op.reg);
    // "At each base where minions differ in power, destroy a minion with the lowest power there."
    const Step* inner = step.then.size() == 1 && step.then[0].op.code == OpCode::Choose ? step.then.data() : nullptr;
    if (inner != nullptr && inner->then.size() == 1 && inner->then[0].op.code == OpCode::Mark && at + 1 < steps.size()
        && steps[at + 1].op.a.kind == OperandKind::Chosen && steps[at + 1].op.code != OpCode::Each) {
        const Selector& from = m_phrases.library().selector(inner->op.a.selector);
        if (from.weakest)
            m_leads.back().things.front().details.push_back(with(detail::WherePowersDiffer));
        m_phrases.setDiffering(true);
        m_phrases.setChosen(m_phrases.one(from), &from);
        m_phrases.setDiffering(false);
        return;
    }
    tellSteps(step.then, actor);
}

/// A seat that acts first is the subject of its sentence, as is one to which something happens at once; any other is
/// announced.
void Narrator::tellEachSeat(const Step& step, const Operand& actor)
{
    const Op& op = step.op;
    const Selector& in = m_phrases.library().selector(op.a.selector);
    Referent& each = m_phrases.referent(op.reg);
    each.intro = m_phrases.each(in);
    const auto isEach = [&](const Operand& seat) { return seat.kind == OperandKind::Register && seat.reg == op.reg; };
    const std::vector<Step>* then = &step.then;
    // "Each player who revealed a Madness card"
    if (then->size() == 1 && (*then)[0].op.code == OpCode::If && (*then)[0].otherwise.empty() && !in.withMinionHere) {
        const Condition& condition = conditionOf((*then)[0].op);
        const Selector& counted = m_phrases.library().selector(condition.selector);
        if (condition.kind == Condition::Kind::CountAtLeast && condition.number == 1 && counted.domain == Domain::Hand
            && counted.whose == Whose::Register && counted.whoseReg == op.reg) {
            const bool shown = m_phrases.areHandsShown(counted);
            if (shown)
                each.intro = some(Quantity::Each, noun::Player);
            each.intro.details.push_back(
                with(shown ? detail::WhoRevealed : detail::WhoHolds, { m_phrases.searched(counted) }));
            then = &(*then)[0].then;
        }
    }
    const Op* first = then->empty() ? nullptr : &(*then)[0].op;
    const bool barred = first != nullptr && (first->code == OpCode::BarActions || first->code == OpCode::BarMoves)
        && isEach(first->a);
    const bool shown = first != nullptr && then->size() == 1
        && (first->code == OpCode::Reveal || first->code == OpCode::LookAtTop) && isEach(first->a);
    if (first == nullptr || !(isEach(first->by) || barred || shown)) {
        m_leads.push_back(with(detail::For, { each.intro }));
        m_phrases.introduce(op.reg);
    }
    tellSteps(*then, actor);
    if (first != nullptr && first->code == OpCode::RevealHand)
        m_phrases.setHandsShown(in);
    if (shown)
        m_shownOf = {};
    each.said = false; // what comes after speaks of others
}

/// "Play that many extra minions there": an extra play for each of those chosen, whichever it is.
bool Narrator::tellThatMany(const Step& step, const Operand& actor)
{
    if (step.then.size() != 1 || step.then[0].op.code != OpCode::Extra || step.then[0].op.a.kind != OperandKind::None
        || step.then[0].op.times >= 0)
        return false;
    m_thatMany = true;
    tellVerb(step.then[0].op, actor);
    m_thatMany = false;
    m_then = true;
    return true;
}

} // namespace core::smashup
