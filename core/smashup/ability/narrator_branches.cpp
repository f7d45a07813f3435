#include "core/smashup/ability/narrator.h"
#include "core/smashup/ability/words.h"

#include <algorithm>
#include <utility>

// Steps under which others stand: conditions, offers, modes and repetition.

namespace core::smashup {

/// "Place two +1 power counters among your minions": one after the other, each where one likes.
bool Narrator::tellCountersAmong(const Step& step, const Operand& actor)
{
    if (!m_phrases.isConstant(step.op.amount) || step.then.size() != 1)
        return false;
    const Step& choice = step.then[0];
    if (choice.op.code != OpCode::Choose || choice.op.may || choice.then.size() != 1)
        return false;
    const Op& counters = choice.then[0].op;
    const Selector& among = m_phrases.library().selector(choice.op.a.selector);
    const Amount* by
        = counters.amount < 0 ? nullptr : &m_phrases.library().amount(static_cast<std::size_t>(counters.amount));
    if (counters.code != OpCode::AddCounters || counters.a.kind != OperandKind::Register
        || counters.a.reg != choice.op.reg || by->kind != Amount::Kind::Constant || by->add != 1
        || among.domain != Domain::Minions)
        return false;
    const int times = m_phrases.library().amount(static_cast<std::size_t>(step.op.amount)).add;
    say(actor, false,
        "place " + numberWord(times) + " +1 power " + pluralOf("counter") + " among " + m_phrases.plain(among));
    return true;
}

void Narrator::tellRepeat(const Step& step, const Operand& actor)
{
    if (tellCountersAmong(step, actor))
        return;
    if (!m_lead.empty() && m_phrases.isConstant(step.op.amount)) { // "if you do, place a counter on a minion (twice)"
        tellBranch(step.then, m_lead, actor);
        m_sentences.back() += " (" + m_phrases.times(step.op.amount) + ")";
        return;
    }
    const std::string lead = m_lead.empty() ? "" : m_lead + ", ";
    tellBranch(step.then, lead + m_phrases.times(step.op.amount), actor);
}

/// Steps that make one sentence together.
void Narrator::tellBranch(const std::vector<Step>& steps, const std::string& lead, const Operand& actor)
{
    const bool joined = std::exchange(m_joined, false);
    m_lead = lead;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        tellStep(steps, i, actor);
        m_joined = true;
    }
    m_joined = joined;
    m_lead.clear();
}

void Narrator::tellIf(const Step& step, const Operand& actor)
{
    const Condition& condition = m_phrases.library().condition(static_cast<std::size_t>(step.op.condition));
    tellBranch(step.then, (m_lead.empty() ? "" : m_lead + ", ") + "if " + m_phrases.condition(condition), actor);
    if (!step.otherwise.empty())
        tellBranch(step.otherwise, "otherwise", actor);
}

void Narrator::tellOffer(const Step& step, const Operand& actor)
{
    const Operand chooser = m_phrases.isYou(step.op.by) ? actor : step.op.by;
    const bool you = m_phrases.isYou(chooser) && m_phrases.voice().second();
    m_phrases.setSubject(chooser);
    m_may = true;
    const char* before = std::exchange(m_joint, kAnd);
    if (m_joined) { // part of a longer sentence already
        for (std::size_t i = 0; i < step.then.size(); ++i) {
            m_joint = i == 0 ? before : kAnd;
            m_offering = you && i > 0;
            tellStep(step.then, i, chooser);
        }
    } else { // "you may" is said once
        m_offering = you;
        tellBranch(step.then, m_lead, chooser);
    }
    m_offering = false;
    m_joint = before;
    tellElse(step, actor);
}

/// What happens where a seat has declined.
void Narrator::tellElse(const Step& step, const Operand& actor)
{
    const Operand chooser = m_phrases.isYou(step.op.by) ? actor : step.op.by;
    const bool you = m_phrases.isYou(chooser) && m_phrases.voice().second();
    if (step.otherwise.size() == 1 && step.otherwise[0].op.code == OpCode::Mark
        && sameSeat(step.otherwise[0].op.a, step.op.by)) { // spoken of when something is done for them
        m_phrases.setChosen("player who does not", m_phrases.selectorOf(step.op.by));
        m_phrases.setDeclined(m_predicate);
    } else if (!step.otherwise.empty())
        tellBranch(step.otherwise, you ? "if you do not" : "if they do not", actor);
}

void Narrator::tellNumber(const std::vector<Step>& steps, std::size_t at, const Operand& actor)
{
    const Op& op = steps[at].op;
    Referent& number = m_phrases.referent(op.reg);
    number = {};
    number.noun = "number";
    number.upTo = op.amount;
    const auto isNumber = [&](std::int16_t index) {
        if (index < 0)
            return false;
        const Amount& amount = m_phrases.library().amount(static_cast<std::size_t>(index));
        return amount.kind == Amount::Kind::Number && amount.of.reg == op.reg && amount.mul == 1 && amount.div == 1
            && amount.add == 0;
    };
    const Amount& highest = m_phrases.library().amount(static_cast<std::size_t>(op.amount));
    if (at + 1 < steps.size() && isNumber(steps[at + 1].op.amount) && m_phrases.isConstant(op.amount))
        return; // "draw up to three cards"
    announceChoice(op,
        "a number from zero to "
            + (m_phrases.isConstant(op.amount) ? numberWord(highest.add) : m_phrases.number(op.amount)),
        actor);
    m_phrases.introduce(op.reg);
}

/// A mode's own condition says no more than that it can be done: there is a card for what comes first.
bool Narrator::goesWithoutSaying(const Step& mode) const
{
    const Condition& condition = m_phrases.library().condition(static_cast<std::size_t>(mode.op.condition));
    if (mode.then.empty())
        return false;
    const Op& first = mode.then[0].op;
    if (condition.kind == Condition::Kind::MadnessLeft)
        return first.code == OpCode::DrawMadness;
    if (condition.kind != Condition::Kind::CountAtLeast || condition.number != 1 || first.code != OpCode::Choose)
        return false;
    const Selector& counted = m_phrases.library().selector(condition.selector);
    const Selector& from = m_phrases.library().selector(first.a.selector);
    return counted.domain == from.domain && counted.orDiscard == from.orDiscard && counted.whose == from.whose
        && counted.name == from.name;
}

/// "You may destroy two of your other minions. If you do not, put this minion …": where one mode is what the other
/// comes to if it fails.
bool Narrator::tellOrElse(const Step& step, const Operand& actor)
{
    if (step.then.size() != 2 || step.op.may || m_may || m_joined || !m_lead.empty() || !m_phrases.voice().second()
        || !m_phrases.isYou(step.op.by))
        return false;
    const Step& less = step.then[0];
    const Step& more = step.then[1];
    if (less.then.size() != 1 || more.then.size() < 2 || more.then.back().op.code != OpCode::If)
        return false;
    const Step& failed = more.then.back();
    const Condition& condition = m_phrases.library().condition(static_cast<std::size_t>(failed.op.condition));
    if (condition.kind != Condition::Kind::NumberAtMost || failed.then.size() != 1
        || failed.then[0].op.code != less.then[0].op.code || !sameSeat(failed.then[0].op.a, less.then[0].op.a)
        || !failed.otherwise.empty())
        return false;
    m_may = true;
    for (std::size_t i = 0; i + 1 < more.then.size(); ++i)
        tellStep(more.then, i, actor);
    m_may = false;
    m_ifDone = false;
    tellBranch(less.then, "if you do not", actor);
    return true;
}

/// What clauses end with alike: " until the start of your next turn".
static std::string commonUntil(const std::vector<std::string>& modes)
{
    const std::size_t at = modes.front().rfind(" until ");
    if (at == std::string::npos)
        return {};
    const std::string tail = modes.front().substr(at);
    return std::all_of(modes.begin(), modes.end(), [&](const std::string& each) { return each.ends_with(tail); })
        ? tail
        : std::string();
}

/// "Do this or that." A mode in which nothing is done makes it "You may do this."
void Narrator::tellMode(const Step& step, const Operand& actor)
{
    const Operand chooser = m_phrases.isYou(step.op.by) ? actor : step.op.by;
    const bool you = m_phrases.isYou(chooser) && m_phrases.voice().second();
    if (tellOrElse(step, actor))
        return;
    bool may = step.op.may || m_may;
    const std::string lead = m_lead.empty() ? "" : m_lead + ", ";
    std::vector<Step> after;
    for (const Step& mode : step.then)
        if (mode.op.code != OpCode::Branch)
            after.push_back(mode);
        else
            may = may || mode.then.empty();
    m_phrases.setSubject(chooser);
    const std::size_t before = m_sentences.size();
    const bool joined = std::exchange(m_joined, false);
    std::vector<std::string> modes;
    std::string all;
    bool list = false; // one of them is more than a clause, or something other than what the chooser does
    for (const Step& mode : step.then) {
        if (mode.op.code != OpCode::Branch || mode.then.empty())
            continue;
        const bool says = mode.op.condition >= 0 && !goesWithoutSaying(mode);
        if (says)
            m_lead += (m_lead.empty() ? "if " : ", if ")
                + m_phrases.condition(m_phrases.library().condition(static_cast<std::size_t>(mode.op.condition)));
        m_may = may && (all.empty() || !you);
        m_alternative = !all.empty();
        m_alternativeFor = chooser;
        m_must = !you && !may;
        const Op& first = mode.then[0].op;
        const bool barred = first.code == OpCode::BarActions || first.code == OpCode::BarMoves;
        if (barred)
            m_spoken = false; // "that player" again, not "they"
        for (std::size_t i = 0; i < mode.then.size(); ++i) {
            tellStep(mode.then, i, chooser);
            m_joined = true;
        }
        m_joined = false;
        m_must = false;
        list = list || barred || m_sentences.size() > before + 1;
        std::string text;
        std::string inOne;
        for (std::size_t i = before; i < m_sentences.size(); ++i) {
            text += (text.empty() ? "" : "; ") + m_sentences[i];
            inOne += (inOne.empty() ? "" : ", then ") + m_sentences[i];
        }
        m_sentences.resize(before);
        list = list || inOne.find(", then ") != std::string::npos;
        all += (all.empty() ? "" : says ? " or, " : " or ") + text;
        modes.push_back(inOne);
    }
    if (list && modes.size() > 1) {
        if (modes.front().starts_with(lead))
            modes.front().erase(0, lead.size());
        const std::string until = commonUntil(modes);
        all = lead + (may && you ? "you may choose one: " : "choose one: ");
        for (std::string& mode : modes) {
            mode.resize(mode.size() - until.size());
            all += (&mode == &modes.front() ? "" : until.empty() ? "; or " : ", or ") + mode;
        }
        all += until.empty() ? "" : "," + until;
    } else if (modes.size() > 1 && std::any_of(modes.begin(), modes.end(), [](const std::string& each) {
                   return each.find(" or ") != std::string::npos;
               })) { // "…, or …" where one of them has an "or" of its own
        all.clear();
        for (const std::string& mode : modes)
            all += (all.empty() ? "" : ", or ") + mode;
    }
    m_may = false;
    m_joined = joined;
    if (joined && !m_sentences.empty())
        m_sentences.back() += ", then " + all;
    else if (!all.empty())
        m_sentences.push_back(all);
    m_ifDone = may && !after.empty();
    tellSteps(after, chooser);
}

} // namespace core::smashup
