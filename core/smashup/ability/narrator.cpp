#include "core/smashup/ability/narrator.h"

#include "core/smashup/ability/first_use.h"
#include "core/smashup/ability/words.h"

#include <algorithm>
#include <utility>

namespace core::smashup {

namespace {

std::string_view sentenceOf(OpCode code)
{
    switch (code) {
#define OP(code, verb, operands, asks, sentence, does, manual)                                                         \
    case OpCode::code:                                                                                                 \
        return sentence;
#include "core/smashup/ability/ops.def"
#undef OP
    default:
        return {};
    }
}

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

Narrator::Narrator(const CardLibrary& library, const CardDef& def, Voice voice)
    : m_phrases(library, def, std::move(voice))
{
}

std::string Narrator::tell(const std::vector<Step>& steps)
{
    const bool optional = m_may;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        tellStep(steps, i, {});
        m_ifDone = optional && i == 0;
    }
    std::string text;
    for (const std::string& sentence : m_sentences)
        text += (text.empty() ? "" : " ") + capitalised(sentence) + ".";
    return text;
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
        tellEach(step, actor);
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
void Narrator::say(const Operand& subject, bool may, const std::string& predicate, bool anybody)
{
    std::string clause;
    const bool optional = may || m_may;
    if (anybody && !may && !m_may && m_phrases.isYou(subject) && m_phrases.voice().nobody) {
        clause = predicate;
    } else if (m_phrases.isYou(subject) && m_phrases.voice().second()) {
        // Within an offer "you may" has been said.
        const bool said = m_joined && m_offering;
        clause = ((may || m_may) && !said ? "you may " : "") + predicate;
    } else if (std::exchange(m_alternative, false)) {
        clause = may || m_may ? predicate : thirdPerson(predicate);
    } else if (m_spoken && sameSeat(m_subject, subject) && m_lead.empty() && !m_ifDone && !m_joined) {
        clause = std::string("they ") + (may || m_may ? "may " : "") + predicate;
    } else {
        // "If they do, they gain 1 VP."
        const bool again
            = m_ifDone && m_lead.empty() && (m_phrases.isYou(subject) || (m_spoken && sameSeat(m_subject, subject)));
        const std::string who = again ? "they" : m_phrases.seat(subject);
        clause = who + (may || m_may ? " may " + predicate : " " + (again ? predicate : thirdPerson(predicate)));
        m_subject = subject;
        m_spoken = true;
    }
    m_alternative = false;
    m_may = false;
    clause += std::exchange(m_instead, {});
    if (!m_lead.empty())
        clause = std::exchange(m_lead, {}) + ", " + clause;
    else if (m_ifDone)
        clause = (m_phrases.voice().second() ? "if you do, " : "if they do, ") + clause;
    m_ifDone = false;
    m_chooses = false;
    if (m_joined && !m_sentences.empty()) {
        // "Draw two cards and a Madness card", "you may play an extra action and/or an extra minion": one verb will do.
        const std::string verb = (optional ? "you may " : "") + predicate.substr(0, predicate.find(' ') + 1);
        const bool again = std::string_view(m_joint) == kAnd && verb == m_verb && clause.starts_with(verb);
        m_sentences.back()
            += (again && optional ? " and/or " : m_joint) + (again ? clause.substr(verb.size()) : clause);
        m_verb = verb;
    } else {
        m_sentences.push_back(clause);
        m_verb = (may ? "you may " : "") + predicate.substr(0, predicate.find(' ') + 1);
    }
}

void Narrator::announceChoice(const Op& op, const std::string& what, const Operand& actor)
{
    const Operand& chooser = m_phrases.isYou(op.by) ? actor : op.by;
    if (m_chooses && sameSeat(m_choosing, chooser) && !op.may && !m_may) {
        m_sentences.back() += ", then " + what;
    } else {
        say(chooser, op.may, "choose " + what);
        m_choosing = chooser;
        m_chooses = true;
    }
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
    if (from.domain == Domain::Deck && from.whose == Whose::You) {
        say(chooser, op.may, "search " + m_phrases.voice().your + " deck for " + m_phrases.searched(from));
        m_phrases.introduce(op.reg);
    } else if (firstUse(m_phrases.library(), step.then.empty() ? rest : step.then, op.reg) == Use::Direct) {
        m_may = optional;
    } else {
        announceChoice(op, m_phrases.one(from), actor);
        m_phrases.introduce(op.reg);
        m_ifDone = optional && !step.then.empty();
    }
    const std::size_t before = m_sentences.size();
    const bool dependent = optional || isPrice(from, step.then);
    for (std::size_t i = 0; i < step.then.size(); ++i) {
        if (i == 1 && m_ifDone && onlyVerbs(step.then, i)) {
            const char* joint = std::exchange(m_joint, kAnd);
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
    std::string what;
    if (op.amount < 0) {
        what = m_phrases.some(from, -1, op.atLeast);
    } else {
        const Amount& amount = m_phrases.library().amount(static_cast<std::size_t>(op.amount));
        if (amount.kind == Amount::Kind::Constant) {
            what = m_phrases.some(from, amount.add, op.atLeast);
        } else if (amount.most >= 0) { // "one or two of your minions, no more than …"
            what = m_phrases.some(from, amount.most, op.atLeast) + ", no more than "
                + m_phrases.number(op.amount, false);
        } else {
            what = m_phrases.some(from, -1, op.atLeast) + ", up to " + m_phrases.number(op.amount) + ",";
        }
    }
    m_phrases.setMoving(false);
    if (op.oneName) // "minions with the same name from your discard pile"
        what.insert(std::min(what.rfind(" from "), what.size()), " with the same name");
    if (step.then.empty()) {
        m_phrases.setChosen(what, &from, "them");
        const bool direct = at + 1 < steps.size() && steps[at + 1].op.a.kind == OperandKind::Chosen
            && steps[at + 1].op.code != OpCode::Each;
        if (!direct) {
            announceChoice(op, what, actor);
            m_phrases.setChosen("the chosen " + pluralOf(each.noun), &from);
        }
        return;
    }
    if (countVerbs(step.then) == 1 && firstUse(m_phrases.library(), step.then, op.reg) == Use::Direct) {
        each.many = true;
        each.intro = what;
    } else {
        announceChoice(op, what, actor);
        m_phrases.introduce(op.reg);
        m_lead = "for each of them";
    }
    tellSteps(step.then, chooser);
    m_phrases.setChosen("the chosen " + pluralOf(each.noun), &from);
}

void Narrator::tellEach(const Step& step, const Operand& actor)
{
    const Op& op = step.op;
    if (op.a.kind == OperandKind::Chosen) {
        const Noun chosen = m_phrases.thing(op.a);
        Referent& card = m_phrases.referent(op.reg);
        card = {};
        card.selector = m_phrases.selectorOf(op.a);
        card.noun = card.selector == nullptr ? "card" : Phrases::baseNoun(*card.selector);
        const bool seats = card.selector != nullptr && card.selector->domain == Domain::Seats;
        m_lead = (m_lead.empty() ? "" : m_lead + ", ") + (seats ? "for each " : "for each of ") + chosen.text;
        m_phrases.introduce(op.reg);
        tellSteps(step.then, actor);
        return;
    }
    const Selector& in = m_phrases.library().selector(op.a.selector);
    Referent& each = m_phrases.referent(op.reg);
    each = {};
    each.selector = &in;
    each.noun = Phrases::baseNoun(in);
    const std::string lead = m_lead.empty() ? "" : m_lead + ", ";
    if (in.domain == Domain::Bases) {
        m_lead = lead + "at " + m_phrases.each(in);
        m_phrases.introduce(op.reg);
        tellSteps(step.then, actor);
        return;
    }
    // A seat that acts first is the subject of its sentence; any other is announced.
    each.intro = m_phrases.each(in);
    if (step.then.empty() || step.then[0].op.by.kind != OperandKind::Register || step.then[0].op.by.reg != op.reg) {
        m_lead = lead + "for " + each.intro;
        m_phrases.introduce(op.reg);
    }
    tellSteps(step.then, actor);
    each.said = false; // what comes after speaks of others
}

void Narrator::tellTop(const Step& step, const Operand& actor)
{
    m_shownOf.clear();
    tellVerb(step.op, actor);
    if (step.op.reg != kNoReg) {
        m_phrases.referent(step.op.reg) = {};
        m_phrases.introduce(step.op.reg);
    }
    tellSteps(step.then, actor);
}

void Narrator::tellVerb(const Op& op, const Operand& actor)
{
    const bool personal = op.code == OpCode::Draw || op.code == OpCode::RevealHand || op.code == OpCode::DrawMadness
        || op.code == OpCode::GainVp || op.code == OpCode::Extra || op.code == OpCode::DiscardRandom
        || op.code == OpCode::DiscardCards || op.code == OpCode::PlayCard || op.code == OpCode::Look
        || op.code == OpCode::Reveal || op.code == OpCode::LookAtTop || op.code == OpCode::LookAtBases
        || op.code == OpCode::NextBase || op.code == OpCode::PutBack || op.code == OpCode::PlayAtEach;
    // What the ability's own seat does is not done by whoever chose.
    Operand subject = m_phrases.isYou(op.by) && !personal ? actor : op.by;
    // What is done to all of a seat's hand or pile that seat does.
    if (const Selector* whole = m_phrases.selectorOf(op.a); whole != nullptr && op.a.kind == OperandKind::All
        && whole->whose == Whose::Register && (op.code == OpCode::Discard || op.code == OpCode::ShuffleIn)) {
        subject = {};
        subject.kind = OperandKind::Register;
        subject.reg = whole->whoseReg;
    }
    const bool may = op.may || (op.code == OpCode::Extra && !op.must) || op.code == OpCode::PlayAtEach;
    m_phrases.setSubject(subject);
    if (op.code == OpCode::PlayAtEach)
        m_lead += (m_lead.empty() ? "" : ", ")
            + (op.times >= 0 ? m_phrases.times(op.times)
                             : "for " + m_phrases.each(m_phrases.library().selector(op.a.selector)));
    // "Destroy it and this card."
    if (std::exchange(m_told, op.code) == OpCode::Destroy && op.code == OpCode::Destroy
        && op.a.kind == OperandKind::This && m_lead.empty() && !m_may && !m_ifDone && !m_sentences.empty()) {
        m_sentences.back() += " and " + m_phrases.thing(op.a).text;
        return;
    }
    say(subject, may, filledIn(sentenceOf(op.code), op), !personal);
    if (op.reg != kNoReg && (op.code == OpCode::DrawMadness || op.code == OpCode::Destroy)) {
        Referent& number = m_phrases.referent(op.reg);
        number = {};
        number.noun = "number";
        number.said = true;
        number.many = true;
        number.counted = op.code == OpCode::Destroy ? "minion destroyed" : "Madness card drawn";
    }
    if (const Selector* from = m_phrases.selectorOf(op.a); op.code == OpCode::Take && from != nullptr)
        m_phrases.setRestShown(from->domain == Domain::Shown);
    if (op.a.kind == OperandKind::Chosen)
        m_phrases.setChosen("them", m_phrases.selectorOf(op.a));
    if (op.code == OpCode::Mark) {
        const Selector* selector = m_phrases.selectorOf(op.a);
        m_phrases.setChosen("the chosen " + pluralOf(selector == nullptr ? "card" : Phrases::baseNoun(*selector)));
    }
}

} // namespace core::smashup
