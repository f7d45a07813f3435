#include "core/smashup/ability/narrator.h"

#include <algorithm>
#include <utility>

// Steps under which others stand: conditions, offers, modes and repetition.

namespace core::smashup {

namespace {

/// Modes of which one is more than a clause: "choose one: …; or …".
bool saysThen(const std::vector<Sentence>& sentences)
{
    bool then = sentences.size() > 1;
    for (const Sentence& sentence : sentences)
        for (const Part& part : sentence.parts) {
            then = then || part.joint == Link::Then;
            for (const Predicate& each : part.clause.does)
                then = then || !each.then.empty();
            for (const core::language::Mode& mode : part.modes)
                then = then || saysThen(mode.sentences);
        }
    return then;
}

/// How long it lasts, where that is said.
const PlanDetail* untilOf(const std::vector<Sentence>& sentences)
{
    if (sentences.empty() || sentences.back().parts.back().clause.does.empty())
        return nullptr;
    const std::vector<PlanDetail>& adverbs = sentences.back().parts.back().clause.does.back().adverbs;
    const auto lasts = [](const PlanDetail& each) {
        return each.what == detail::UntilTurnEnds || each.what == detail::UntilYourTurnEnds
            || each.what == detail::UntilYourTurnStarts;
    };
    return !adverbs.empty() && lasts(adverbs.back()) ? &adverbs.back() : nullptr;
}

/// What modes end with alike is said once, behind them all.
std::vector<PlanDetail> takeCommonUntil(std::vector<core::language::Mode>& modes)
{
    const PlanDetail* first = untilOf(modes.front().sentences);
    if (first == nullptr || !std::all_of(modes.begin(), modes.end(), [&](const core::language::Mode& each) {
            const PlanDetail* until = untilOf(each.sentences);
            return until != nullptr && *until == *first;
        }))
        return {};
    std::vector<PlanDetail> common { *first };
    for (core::language::Mode& each : modes)
        each.sentences.back().parts.back().clause.does.back().adverbs.pop_back();
    return common;
}

} // namespace

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
    Predicate place;
    place.verb = verb::PlaceAmong;
    place.measure.kind = Measure::Kind::Fixed;
    place.measure.unit = noun::Counter;
    place.measure.number = times;
    place.second = m_phrases.plain(among);
    say(actor, false, std::move(place));
    return true;
}

void Narrator::tellRepeat(const Step& step, const Operand& actor)
{
    if (tellCountersAmong(step, actor))
        return;
    if (!m_leads.empty() && m_phrases.isConstant(step.op.amount)) { // "if you do, place a counter on a minion (twice)"
        tellBranch(step.then, m_leads, actor);
        m_sentences.back().parts.back().asides.push_back(m_phrases.times(step.op.amount));
        m_open = false;
        m_whole = false;
        return;
    }
    tellBranch(step.then, leadsWith(m_phrases.times(step.op.amount)), actor);
}

/// Steps that make one sentence together.
void Narrator::tellBranch(const std::vector<Step>& steps, Leads leads, const Operand& actor)
{
    const bool joined = std::exchange(m_joined, false);
    m_leads = std::move(leads);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        tellStep(steps, i, actor);
        m_joined = true;
    }
    m_joined = joined;
    m_leads.clear();
}

void Narrator::tellIf(const Step& step, const Operand& actor)
{
    PlanDetail condition = with(detail::If);
    condition.details = { m_phrases.condition(conditionOf(step.op)) };
    tellBranch(step.then, leadsWith(std::move(condition)), actor);
    if (!step.otherwise.empty())
        tellBranch(step.otherwise, { with(detail::Otherwise) }, actor);
}

void Narrator::tellOffer(const Step& step, const Operand& actor)
{
    const Operand chooser = m_phrases.isYou(step.op.by) ? actor : step.op.by;
    const bool you = m_phrases.isYou(chooser) && m_phrases.voice().second();
    m_phrases.setSubject(chooser);
    m_may = true;
    const Link before = std::exchange(m_joint, Link::And);
    if (m_joined) { // part of a longer sentence already
        for (std::size_t i = 0; i < step.then.size(); ++i) {
            m_joint = i == 0 ? before : Link::And;
            m_offering = you && i > 0;
            tellStep(step.then, i, chooser);
        }
    } else { // "you may" is said once
        m_offering = you;
        tellBranch(step.then, m_leads, chooser);
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
    const NounPhrase who = phrase(you ? Reference::You : Reference::They, noun::Player);
    if (step.otherwise.size() == 1 && step.otherwise[0].op.code == OpCode::Mark
        && sameSeat(step.otherwise[0].op.a, step.op.by)) { // spoken of when something is done for them
        NounPhrase whoDoesNot = some(Quantity::Counted, noun::Player);
        whoDoesNot.details = { with(detail::WhoDoesNot) };
        m_phrases.setChosen(std::move(whoDoesNot), m_phrases.selectorOf(step.op.by));
        if (!m_predicate.empty())
            m_phrases.setDeclined(m_predicate.front());
    } else if (!step.otherwise.empty())
        tellBranch(step.otherwise, { with(detail::IfNotDone, { who }) }, actor);
}

void Narrator::tellNumber(const std::vector<Step>& steps, std::size_t at, const Operand& actor)
{
    const Op& op = steps[at].op;
    Referent& number = m_phrases.referent(op.reg);
    number = {};
    number.noun = noun::Number;
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
    NounPhrase what = some(Quantity::One, noun::Number);
    what.details = { with(detail::UpToNumber, {}, m_phrases.isConstant(op.amount) ? highest.add : 0) };
    if (!m_phrases.isConstant(op.amount))
        what.details.front().amounts = { m_phrases.number(op.amount) };
    announceChoice(op, std::move(what), false, actor);
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
    if (step.then.size() != 2 || step.op.may || m_may || m_joined || !m_leads.empty() || !m_phrases.voice().second()
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
    tellBranch(less.then, { with(detail::IfNotDone, { m_phrases.voice().you }) }, actor);
    return true;
}

/// "Do this or that." A mode in which nothing is done makes it "You may do this."
void Narrator::tellMode(const Step& step, const Operand& actor)
{
    const Operand chooser = m_phrases.isYou(step.op.by) ? actor : step.op.by;
    const bool you = m_phrases.isYou(chooser) && m_phrases.voice().second();
    if (tellOrElse(step, actor))
        return;
    bool may = step.op.may || m_may;
    const std::size_t leads = m_leads.size();
    std::vector<Step> after;
    for (const Step& mode : step.then)
        if (mode.op.code != OpCode::Branch)
            after.push_back(mode);
        else
            may = may || mode.then.empty();
    m_phrases.setSubject(chooser);
    const std::size_t before = m_sentences.size();
    const bool joined = std::exchange(m_joined, false);
    Part choice;
    bool list = false; // one of them is more than a clause, or something other than what the chooser does
    for (const Step& mode : step.then) {
        if (mode.op.code != OpCode::Branch || mode.then.empty())
            continue;
        const bool says = mode.op.condition >= 0 && !goesWithoutSaying(mode);
        if (says) {
            m_leads.push_back(with(detail::If));
            m_leads.back().details = { m_phrases.condition(conditionOf(mode.op)) };
        }
        m_may = may && (choice.modes.empty() || !you);
        m_alternative = !choice.modes.empty();
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
        core::language::Mode told;
        told.conditional = says;
        const auto begin = m_sentences.begin() + static_cast<std::ptrdiff_t>(before);
        told.sentences.assign(std::make_move_iterator(begin), std::make_move_iterator(m_sentences.end()));
        m_sentences.resize(before);
        list = list || barred || saysThen(told.sentences);
        choice.modes.push_back(std::move(told));
    }
    if (list && choice.modes.size() > 1) {
        choice.listed = true;
        choice.clause.mood = may && you ? Mood::May : Mood::Does;
        if (std::vector<Sentence>& first = choice.modes.front().sentences; !first.empty()) {
            Leads& said = first.front().parts.front().clause.leads;
            const auto end = said.begin() + static_cast<std::ptrdiff_t>(std::min(leads, said.size()));
            choice.clause.leads.assign(said.begin(), end);
            said.erase(said.begin(), end);
        }
        choice.asides = takeCommonUntil(choice.modes);
    }
    m_may = false;
    m_joined = joined;
    m_open = false;
    m_whole = false;
    m_chooses = false;
    if (joined && !m_sentences.empty()) {
        choice.joint = Link::Then;
        m_sentences.back().parts.push_back(std::move(choice));
    } else if (!choice.modes.empty()) {
        m_sentences.push_back({ { std::move(choice) } });
    }
    m_ifDone = may && !after.empty();
    tellSteps(after, chooser);
}

} // namespace core::smashup
