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

} // namespace

bool isPersonal(OpCode code)
{
    switch (code) {
    case OpCode::Draw:
    case OpCode::RevealHand:
    case OpCode::DrawMadness:
    case OpCode::GainVp:
    case OpCode::Extra:
    case OpCode::DiscardRandom:
    case OpCode::DiscardCards:
    case OpCode::PlayCard:
    case OpCode::Look:
    case OpCode::Reveal:
    case OpCode::LookAtTop:
    case OpCode::LookAtBases:
    case OpCode::NextBase:
    case OpCode::PutBack:
    case OpCode::PlayAtEach:
        return true;
    default:
        return false;
    }
}

Narrator::Narrator(const CardLibrary& library, const CardDef& def, Voice voice)
    : m_phrases(library, def, std::move(voice))
{
}

std::string Narrator::tell(const std::vector<Step>& steps)
{
    const bool optional = m_may;
    const bool both = bothOrNeither(steps);
    const bool inOne = both || (m_inOne && !optional && m_phrases.voice().second() && onlyClauses(steps));
    m_offering = both && optional;
    if (both)
        m_joint = kAnd;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        m_joined = inOne && i > 0;
        tellStep(steps, i, {});
        m_ifDone = optional && i == 0 && !inOne;
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
void Narrator::say(const Operand& subject, bool may, const std::string& predicate, bool anybody)
{
    if (!may && goesOn(subject, predicate))
        return;
    std::string clause;
    const bool optional = may || m_may;
    const bool must = std::exchange(m_must, false) && !optional;
    m_head.clear();
    m_does.clear();
    if (std::exchange(m_then, false))
        m_joined = true;
    if (anybody && !may && !m_may && m_phrases.isYou(subject) && m_phrases.voice().nobody) {
        clause = predicate;
    } else if (m_phrases.isYou(subject) && m_phrases.voice().second()) {
        // Within an offer "you may" has been said.
        const bool said = m_joined && m_offering;
        clause = ((may || m_may) && !said ? "you may " : "") + predicate;
    } else if (m_alternative && sameSeat(m_alternativeFor, subject)) {
        clause = may || m_may || m_duty ? predicate : thirdPerson(predicate);
    } else if (m_spoken && sameSeat(m_subject, subject) && m_lead.empty() && !m_ifDone && !m_joined) {
        clause = std::string("they ") + (may || m_may ? "may " : "") + predicate;
    } else {
        // "If they do, they gain 1 VP."
        const bool again
            = m_ifDone && m_lead.empty() && (m_phrases.isYou(subject) || (m_spoken && sameSeat(m_subject, subject)));
        const std::string who = again ? "they" : m_phrases.seat(subject);
        m_duty = must;
        const std::string does = again ? predicate : thirdPerson(predicate);
        clause = who + (optional ? " may " + predicate : must ? " must " + predicate : " " + does);
        if (!optional && !must && !m_joined) {
            m_head = who + " ";
            m_does = { does };
        }
        m_subject = subject;
        m_spoken = true;
    }
    m_alternative = false;
    m_may = false;
    clause += std::exchange(m_instead, {});
    const std::string before = !m_lead.empty() ? std::exchange(m_lead, {}) + ", "
        : !m_ifDone                            ? ""
        : m_phrases.voice().second()           ? "if you do, "
                                               : "if they do, ";
    clause.insert(0, before);
    m_head.insert(0, before);
    m_predicate = predicate;
    m_ifDone = false;
    m_chooses = false;
    if (m_joined && !m_sentences.empty()) {
        // "Draw two cards and a Madness card", "you may play an extra action and/or an extra minion": one verb will do.
        const std::string word = predicate.substr(0, predicate.find(' ') + 1);
        const std::string verb = (optional ? "you may " : "") + word;
        const bool said = verb == m_verb || (m_offering && "you may " + word == m_verb);
        const bool again = std::string_view(m_joint) == kAnd && said && clause.starts_with(verb);
        m_sentences.back()
            += (again && optional ? " and/or " : m_joint) + (again ? clause.substr(verb.size()) : clause);
        m_verb = said ? m_verb : verb;
    } else {
        m_sentences.push_back(clause);
        m_verb = (optional ? "you may " : "") + predicate.substr(0, predicate.find(' ') + 1);
    }
}

/// "The winner discards their hand and draws five cards": what the same seat does next belongs to the same sentence.
bool Narrator::goesOn(const Operand& subject, const std::string& predicate)
{
    if (m_does.empty() || m_sentences.empty() || m_joined || m_then || m_alternative || m_may || m_ifDone
        || !m_lead.empty() || !m_instead.empty() || !sameSeat(m_subject, subject)
        || m_sentences.back() != m_head + listed(m_does))
        return false;
    const bool bare = m_head.ends_with("they ");
    m_does.push_back(bare ? predicate : thirdPerson(predicate));
    m_sentences.back() = m_head + listed(m_does);
    m_chooses = false;
    m_predicate = predicate;
    return true;
}

void Narrator::tellTop(const Step& step, const Operand& actor)
{
    m_shownOf.clear();
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
    const bool personal = isPersonal(op.code);
    // What the ability's own seat does is not done by whoever chose.
    Operand subject = m_phrases.isYou(op.by) && !personal ? actor : op.by;
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
        m_lead += (m_lead.empty() ? "" : ", ")
            + (op.times >= 0 ? m_phrases.times(op.times)
                             : "at " + m_phrases.each(m_phrases.library().selector(op.a.selector)));
    const OpCode told = std::exchange(m_told, op.code);
    const bool plain = m_lead.empty() && !m_may && !m_ifDone && !m_sentences.empty();
    // "Destroy that minion and this card."
    if (told == OpCode::Destroy && op.code == OpCode::Destroy && op.a.kind == OperandKind::This && plain) {
        std::string& last = m_sentences.back();
        if (last.ends_with(" it"))
            last.replace(last.size() - 2, 2, "that minion");
        last += " and " + m_phrases.thing(op.a).text;
        return;
    }
    const std::string predicate = filledIn(sentenceOf(op.code), op);
    // "Put all revealed actions into your hand and the rest on the bottom of your deck."
    if (told == OpCode::Take && plain && !may && predicate.starts_with("put the rest ")
        && m_predicate.starts_with("put ") && m_sentences.back().ends_with(m_predicate))
        m_sentences.back() += " and " + predicate.substr(4);
    else if (plain && !may && op.code == OpCode::Discard && m_predicate.starts_with("search "))
        m_sentences.back() += " and " + predicate;
    else
        say(subject, may, predicate, !personal);
    if (op.code == OpCode::Look || op.code == OpCode::RevealHand)
        m_phrases.setHandSaid(op.code == OpCode::Look ? op.a : op.by);
    if (op.code == OpCode::SwapBase)
        tellSwap(op);
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
    if (op.a.kind == OperandKind::Chosen && op.code == OpCode::Discard)
        m_phrases.setChosenDone("card discarded this way");
    if (op.code == OpCode::Mark) {
        const Selector* selector = m_phrases.selectorOf(op.a);
        m_phrases.setChosen("the chosen " + pluralOf(selector == nullptr ? "card" : Phrases::baseNoun(*selector)));
    }
}

/// What stays when bases trade places.
void Narrator::tellSwap(const Op& op)
{
    if (op.b.kind == OperandKind::None)
        return;
    const std::string stays = op.keepActions ? "minions and actions there stay"
                                             : "minions there stay, but actions on the old base are discarded";
    m_sentences.back() += ", then shuffle the base deck";
    if (m_joined)
        m_sentences.back() += " (" + stays + ")";
    else
        m_sentences.push_back(stays);
}

} // namespace core::smashup
