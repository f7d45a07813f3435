#include "core/starrealms/scenario/steps.h"

#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/table/allies.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/table/reach.h"

#include <algorithm>
#include <array>

namespace core::starrealms {

namespace {

using language::Saying;

constexpr std::array kActions { "play", "use", "buy", "attack", "give", "pass", "end", "mulligan" };
constexpr int kMostAmount = 9999;

/// What else a step may have, beside what is done and by whom.
void readKeys(const JsonReader& step)
{
    if (step.has("play"))
        step.only({ "seat", "play", "pick", "id", "note" });
    else if (step.has("use"))
        step.only({ "seat", "use", "ability", "pick", "note" });
    else if (step.has("attack"))
        step.only({ "seat", "attack", "combat", "note" });
    else if (step.has("give"))
        step.only({ "seat", "give", "amount", "to", "note" });
    else
        step.only({ "seat", "buy", "pick", "pass", "end", "mulligan", "note" });
    for (const char* const action : { "pass", "end", "mulligan" })
        if (step.has(action) && !step.child(action).asBoolean())
            step.child(action).fault(say(Fault::OnlyTrue));
}

} // namespace

Saying ScenarioTable::perform(const JsonReader& step)
{
    const std::size_t before = m_problems.size();
    readKeys(step);
    const Seat seat = seatOf(step.child("seat"));
    const auto actions
        = std::count_if(kActions.begin(), kActions.end(), [&](const char* action) { return step.has(action); });
    const bool picks = step.has("play") || step.has("use") || step.has("buy");
    if (actions > 1 || (actions == 0 && !step.has("pick")) || (actions == 1 && step.has("pick") && !picks)) {
        std::vector<Saying> words { kActions.begin(), kActions.end() };
        step.fault(say(Fault::NoVerbInStep, { Saying::list(language::Between::Comma, words) }));
    }
    if (m_problems.size() != before)
        return {};
    Saying fault = act(step, seat);
    if (fault.empty() && m_problems.size() == before && step.has("pick"))
        fault = answerAll(step.child("pick"), seat);
    if (fault.empty())
        settle();
    return m_problems.size() == before ? fault : Saying();
}

Saying ScenarioTable::act(const JsonReader& step, Seat seat)
{
    if (step.has("play"))
        return play(step, seat);
    if (step.has("use"))
        return use(step, seat);
    if (step.has("buy"))
        return buy(step, seat);
    if (step.has("attack"))
        return attack(step, seat);
    if (step.has("give"))
        return give(step, seat);
    if (step.has("mulligan"))
        return hasWord(seat) ? take(make(Verb::Mulligan), "mulligan") : illegal("mulligan");
    if (step.has("pass"))
        return m_match.prompt().seat == seat ? take(make(Verb::Pass), "pass") : illegal("pass");
    if (step.has("end"))
        return hasWord(seat) ? take(make(Verb::End), "end") : illegal("end");
    return {};
}

bool ScenarioTable::isMain() const
{
    return static_cast<Reason>(m_match.prompt().reason) == Reason::Main;
}

/// The seat may act now, and has the word; a team's word is passed to it.
bool ScenarioTable::hasWord(Seat seat)
{
    if (!isMain() || m_match.outcome().decided)
        return false;
    if (m_match.prompt().seat != seat && offered(make(Verb::HandOver, static_cast<std::uint8_t>(seat))))
        apply(make(Verb::HandOver, static_cast<std::uint8_t>(seat)));
    return m_match.prompt().seat == seat;
}

SeatMask ScenarioTable::asked() const
{
    const Prompt& prompt = m_match.prompt();
    if (prompt.choices.empty())
        return 0;
    const SeatMask one = maskOf(prompt.seat);
    return isMain() ? static_cast<SeatMask>(one | matesOnTurn(m_match.state(), prompt.seat)) : one;
}

/// Questions with one answer are not asked: rules of the format.
void ScenarioTable::settle()
{
    while (!isMain() && m_match.prompt().choices.size() == 1)
        apply(m_match.prompt().choices[0]);
}

Saying ScenarioTable::illegal(const std::string& what) const
{
    return say(Fault::NoActionOf, { what, situation(m_match) });
}

Saying ScenarioTable::take(Choice choice, const std::string& what)
{
    if (!offered(choice))
        return illegal(what);
    apply(choice);
    return {};
}

Seat ScenarioTable::seatOf(const JsonReader& value)
{
    const std::string name = value.asText();
    const Seat seat = seatNamed(m_match.info(), name);
    if (seat == Seat::None)
        value.fault(say(Fault::NoSuchSeat, { name }));
    return seat;
}

DefId ScenarioTable::cardOf(const JsonReader& value)
{
    const std::string name = value.asText();
    const DefId def = m_match.library().find(name);
    if (def == kNoDef)
        value.fault(say(Fault::UnknownCard, { name }));
    return def;
}

Saying ScenarioTable::play(const JsonReader& step, Seat seat)
{
    std::vector<DefId> cards;
    const JsonReader named = step.child("play");
    if (named.isList())
        named.eachItem(1, kMaxCards, [&](const JsonReader& each) { cards.push_back(cardOf(each)); });
    else
        cards.push_back(cardOf(named));
    for (const DefId def : cards) {
        if (def == kNoDef)
            return {};
        const std::string what = "play " + m_match.library().def(def).name;
        settle();
        if (!hasWord(seat))
            return illegal(what);
        if (step.has("id")
            && !m_ids.emplace(step.text("id"), firstOf(m_match.state(), m_match.state().of(seat).hand, def)).second)
            step.child("id").fault(say(Fault::IdTwice, { step.text("id") }));
        if (Saying fault = take(make(Verb::Play, def), what); !fault.empty())
            return fault;
    }
    return {};
}

Saying ScenarioTable::use(const JsonReader& step, Seat seat)
{
    const Named named = readNamed(step.child("use"), m_match, m_ids);
    const std::string ability = step.text("ability");
    constexpr std::array<std::string_view, kUsedSlots> kWords { "primary", "ally", "double-ally", "scrap" };
    const auto word = std::find(kWords.begin(), kWords.end(), ability);
    if (word == kWords.end()) {
        step.child("ability").fault(say(Fault::UnknownWord, { ability }));
        return {};
    }
    const auto slot = static_cast<std::uint8_t>(word - kWords.begin());
    const std::string what = "use " + named.word + ' ' + ability;
    if (!hasWord(seat) || (named.seat != Seat::None && named.seat != seat))
        return illegal(what);
    for (const Choice each : m_match.prompt().choices) {
        if (verbOf(each) != Verb::Use || each.c != slot)
            continue;
        const CardId card = inPlayOf(m_match.state(), seat, each.a, each.b);
        if (named.id == kNoCard ? m_match.library().def(each.a).name == named.name : card == named.id) {
            apply(each);
            return {};
        }
    }
    return illegal(what);
}

Saying ScenarioTable::buy(const JsonReader& step, Seat seat)
{
    const DefId def = cardOf(step.child("buy"));
    if (def == kNoDef)
        return {};
    const std::string what = "buy " + m_match.library().def(def).name;
    return hasWord(seat) ? take(make(Verb::Buy, def), what) : illegal(what);
}

Saying ScenarioTable::attack(const JsonReader& step, Seat seat)
{
    const JsonReader target = step.child("attack");
    if (target.isText() && target.asText() == "boss")
        return attackScore(step, seat, kBoss, "boss");
    const std::size_t before = m_problems.size();
    const Named named = readNamed(target, m_match, m_ids);
    if (m_problems.size() != before)
        return {};
    if (const Seat victim = seatNamed(m_match.info(), named.name); victim != Seat::None)
        return attackScore(step, seat, scoreOf(m_match.state(), victim), named.name);
    if (step.has("combat")) {
        step.child("combat").fault(say(Fault::LeaveThemOut));
        return {};
    }
    const std::string what = "attack " + named.word;
    if (!hasWord(seat))
        return illegal(what);
    for (const Choice each : m_match.prompt().choices)
        if ((verbOf(each) == Verb::Strike || verbOf(each) == Verb::Sever) && fits(m_match, each, named)) {
            apply(each);
            return {};
        }
    return illegal(what);
}

Saying ScenarioTable::attackScore(const JsonReader& step, Seat seat, Seat victim, const std::string& name)
{
    const State& s = m_match.state();
    const auto score = static_cast<std::uint8_t>(victim);
    std::string what = "attack " + name;
    const int all = s.of(seat).combat;
    const int combat = step.has("combat") ? static_cast<int>(step.child("combat").asInteger(1, kMostAmount)) : all;
    what += " for " + std::to_string(combat);
    if (!hasWord(seat) || combat > all || !offered(make(Verb::Attack, score)))
        return illegal(what);
    if (combat == all)
        return take(make(Verb::Attack, score), what);
    return spend(make(Verb::AttackPart, score), combat, what);
}

Saying ScenarioTable::give(const JsonReader& step, Seat seat)
{
    const std::string pool = step.text("give");
    if (pool != "trade" && pool != "combat")
        step.child("give").fault(say(Fault::UnknownWord, { pool }));
    const Seat mate = seatOf(step.child("to"));
    const auto amount = static_cast<int>(step.child("amount").asInteger(1, kMostAmount));
    if (mate == Seat::None)
        return {};
    const State& s = m_match.state();
    const std::string what = "give " + std::to_string(amount) + ' ' + pool;
    const int all = pool == "trade" ? s.of(seat).trade : s.of(seat).combat;
    const Choice choice = make(pool == "trade" ? Verb::GiveTrade : Verb::GiveCombat, static_cast<std::uint8_t>(mate));
    if (!hasWord(seat) || amount > all || !offered(choice))
        return illegal(what);
    return spend(choice, amount, what);
}

/// In as many moves as it takes: a question has room for so many numbers.
Saying ScenarioTable::spend(Choice choice, int amount, const std::string& what)
{
    Saying fault;
    for (int left = amount; left > 0 && fault.empty() && offered(choice);) {
        const int part = std::min(left, static_cast<int>(kMaxChoices));
        apply(choice);
        fault = take(make(Verb::Number, static_cast<std::uint8_t>(part)), what);
        left -= part;
    }
    return fault;
}

Saying ScenarioTable::answerAll(const JsonReader& picks, Seat seat)
{
    Saying fault;
    picks.eachItem(1, kMaxCards, [&](const JsonReader& value) {
        const Named named = readNamed(value, m_match, m_ids);
        if (!fault.empty())
            return;
        for (;;) {
            const Prompt& prompt = m_match.prompt();
            const bool ours = !isMain() && prompt.seat == seat;
            if (ours)
                if (const std::optional<Choice> choice = choiceFor(m_match, named)) {
                    apply(*choice);
                    return;
                }
            if (isMain() || prompt.choices.size() != 1) {
                fault = ours ? say(Fault::AnswerNotOffered, { named.word, situation(m_match) })
                             : say(Fault::AnswersLeft, { named.word, situation(m_match) });
                return;
            }
            apply(prompt.choices[0]);
        }
    });
    return fault;
}

} // namespace core::starrealms
