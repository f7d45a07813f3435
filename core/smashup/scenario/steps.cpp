#include "core/smashup/scenario/steps.h"

#include "core/json/json_text.h"
#include "core/language/house.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/scenario/choices.h"
#include "core/smashup/scenario/json.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/words/notation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <set>

namespace core::smashup {

using language::Saying;
/// Notes the bases that score, in order.
class ScenarioTable::Scored final : public EventSink {
public:
    explicit Scored(ScenarioTable& table)
        : m_table(table)
    {
    }
    void onEvent(const Event& event) override
    {
        if (static_cast<EventKind>(event.kind) == EventKind::BaseScored) {
            const SmashUpMatch& match = *m_table.m_match;
            m_table.m_scored.push_back(match.library().def(match.state().at(event.place).def).name);
        }
    }

private:
    ScenarioTable& m_table;
};

namespace {

std::unique_ptr<SmashUpMatch> copyOf(const SmashUpMatch& match)
{
    return std::unique_ptr<SmashUpMatch>(static_cast<SmashUpMatch*>(match.clone().release()));
}

bool namesCard(const CardDef& def, const std::string& name)
{
    return def.name == name || std::find(def.otherNames.begin(), def.otherNames.end(), name) != def.otherNames.end();
}

bool isDecline(const std::string& word)
{
    return word == "pass" || word == "no" || word == "done";
}

} // namespace

bool isAnswerWord(const std::string& word)
{
    static const std::set<std::string> kWords { "yes", "no", "done", "pass", // agreeing and declining
        "draw", "return", "play", "hand", "discard", "keep", "destroy", "deck", "minion", "action", "actions",
        "moves" }; // the modes of cards that have some
    return kWords.contains(word);
}

ScenarioTable::ScenarioTable(const SmashUpMatch& match, std::map<std::string, CardId> ids)
    : m_match(copyOf(match))
    , m_ids(std::move(ids))
{
}

ScenarioTable::ScenarioTable(const ScenarioTable& other)
    : m_match(copyOf(*other.m_match))
    , m_ids(other.m_ids)
    , m_scored(other.m_scored)
{
}

Seat ScenarioTable::seatNamed(const std::string& name) const
{
    const auto& seats = m_match->info().seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].name == name)
            return seatAt(static_cast<int>(i));
    return Seat::None;
}

bool ScenarioTable::means(const std::string& what, CardId card) const
{
    if (what.starts_with('#')) {
        const auto found = m_ids.find(what.substr(1));
        return found != m_ids.end() && found->second == card;
    }
    return namesCard(m_match->library().def(m_match->state().at(card).def), what);
}

Slot ScenarioTable::slotNamed(const std::string& name) const
{
    const State& s = m_match->state();
    for (Slot slot = 0; slot < s.slots; ++slot)
        if (s.slot[slot].base != kNoCard && means(name, s.slot[slot].base))
            return slot;
    return kNoSlot;
}

std::string ScenarioTable::word(Choice choice) const
{
    return ScenarioChoices(*m_match, m_ids).word(choice);
}

Saying ScenarioTable::legalAnswers() const
{
    return ScenarioChoices(*m_match, m_ids).list(m_match->prompt());
}

/// Where cards of one name may be taken from the hand or from the discard pile, the place answers.
bool ScenarioTable::names(const std::string& place, const Prompt& prompt, Choice choice) const
{
    const State& s = m_match->state();
    const Zone zone = place == "hand" ? Zone::Hand
        : place == "deck"             ? Zone::Deck
        : place == "discard"          ? Zone::Discard
                                      : Zone::Box;
    if (verbOf(choice) != Verb::Card || zone == Zone::Box || s.at(choice.a).zone != zone)
        return false;
    return std::all_of(prompt.choices.begin(), prompt.choices.end(),
        [&](Choice each) { return verbOf(each) != Verb::Card || s.at(each.a).def == s.at(choice.a).def; });
}

bool ScenarioTable::forced(const Prompt& prompt) const
{
    return prompt.choices.size() == 1 && verbOf(prompt.choices[0]) != Verb::End
        && verbOf(prompt.choices[0]) != Verb::Pass;
}

void ScenarioTable::apply(Choice choice)
{
    Scored scored(*this);
    m_match->apply(choice, &scored);
}

void ScenarioTable::settle()
{
    for (Prompt prompt = m_match->prompt(); forced(prompt); prompt = m_match->prompt())
        apply(prompt.choices[0]);
}

bool ScenarioTable::cardFits(const Json& entry, CardId card) const
{
    const State& s = m_match->state();
    if (!entry.contains("card") || !means(entry["card"].get<std::string>(), card))
        return false;
    if (entry.contains("at")) {
        const Slot slot = slotOf(s, card);
        if (slot == kNoSlot || slot != slotNamed(entry["at"].get<std::string>()))
            return false;
    }
    if (entry.contains("seat")) {
        const Seat seat = seatNamed(entry["seat"].get<std::string>());
        if (s.at(card).owner != seat && s.at(card).controller != seat)
            return false;
    }
    if (entry.contains("controller") && s.at(card).controller != seatNamed(entry["controller"].get<std::string>()))
        return false;
    if (entry.contains("on")) {
        if (s.at(card).zone != Zone::Attached)
            return false;
        const Json& host = entry["on"];
        return host.is_string() ? means(host.get<std::string>(), s.at(card).where) : cardFits(host, s.at(card).where);
    }
    return true;
}

bool ScenarioTable::fits(const Prompt& prompt, Choice choice, const Json& entry) const
{
    const Verb verb = verbOf(choice);
    if (entry.is_object()) {
        if (entry.contains("base"))
            return verb == Verb::Base && slotNamed(entry["base"].get<std::string>()) == choice.a;
        return (verb == Verb::Card || verb == Verb::Play || verb == Verb::Use || verb == Verb::Order)
            && cardFits(entry, choice.a);
    }
    if (entry.is_number_integer())
        return verb == Verb::Number && entry.get<int>() == choice.a;
    if (!entry.is_string())
        return false;
    const std::string& given = entry.get_ref<const std::string&>();
    if (isDecline(given))
        return verb == Verb::Pass;
    if (given == "yes") {
        // Where there is one thing to agree to, yes means that.
        return verb == Verb::Yes
            || (verb != Verb::Pass && verb != Verb::End && prompt.choices.size() == 2
                && verbOf(prompt.choices[1]) == Verb::Pass);
    }
    if (names(given, prompt, choice))
        return true;
    switch (verb) {
    case Verb::Play:
    case Verb::Use:
    case Verb::Card:
    case Verb::Name:
    case Verb::Order:
        return means(given, choice.a);
    case Verb::Score:
    case Verb::Base:
        return means(given, m_match->state().slot[choice.a].base);
    case Verb::Seat:
    case Verb::Faction:
    case Verb::Mode:
        return word(choice) == given;
    default:
        return false;
    }
}

std::string ScenarioTable::refusal(const Saying& wanted, const Saying& passedOver) const
{
    const Prompt prompt = m_match->prompt();
    const Saying found = prompt.seat == Seat::None
        ? say(Fault::ThatMatchIsOver)
        : say(Fault::ThatIsAsked,
            { m_match->info().seats[static_cast<std::size_t>(indexOf(prompt.seat))].name,
                SmashUpNotation().question(*m_match, prompt), legalAnswers() });
    return say(Fault::ExpectedFound, { wanted, found, passedOver }).words();
}

/// Which of several different choices is meant, when that cannot be told; empty when it can.
std::string ScenarioTable::doubt(const Saying& wanted, const std::vector<Choice>& fitting)
{
    const std::vector<std::string> names = ScenarioChoices(*m_match, m_ids).different(fitting);
    m_inDoubt = names.size() > 1;
    return !m_inDoubt
        ? std::string()
        : say(Fault::MayBe, { wanted, allOf(names, language::Between::Or), R"({"card": …, "at": …, "seat": …})" })
              .words();
}

/// Makes the choice that the seat is offered and `fits`; questions before it that have a single other answer are passed
/// over. Empty, or why there is no such choice, or which of several it may be.
template <typename Fits>
std::string ScenarioTable::choose(Seat seat, const Saying& wanted, Fits fits, CardId* taken)
{
    Saying passedOver;
    for (;;) {
        const Prompt prompt = m_match->prompt();
        std::vector<Choice> fitting;
        if (prompt.seat == seat)
            std::copy_if(prompt.choices.begin(), prompt.choices.end(), std::back_inserter(fitting),
                [&](Choice each) { return fits(prompt, each); });
        if (!fitting.empty()) {
            if (std::string fault = doubt(wanted, fitting); !fault.empty())
                return fault;
            if (taken != nullptr)
                *taken = fitting.front().a;
            apply(fitting.front());
            return {};
        }
        if (!forced(prompt))
            return refusal(wanted, passedOver);
        passedOver = say(Fault::QuestionBefore, { SmashUpNotation().question(*m_match, prompt), legalAnswers() });
        apply(prompt.choices[0]);
    }
}

std::string ScenarioTable::answer(Seat seat, const Json& entry)
{
    return choose(seat, shown(entry), [&](const Prompt& prompt, Choice choice) { return fits(prompt, choice, entry); });
}

/// `answer`: the words that answer questions, seats and factions are names, too.
std::string ScenarioTable::nonsenseName(const std::string& where, const Json& name, bool answer) const
{
    if (answer && name.is_number_integer())
        return {};
    if (!name.is_string())
        return placed(where, say(Fault::Expected, { say(Fault::AName) }));
    const std::string& given = name.get_ref<const std::string&>();
    const CardLibrary& lib = m_match->library();
    if (given.starts_with('#') ? knowsId(given.substr(1)) : lib.find(given) >= 0)
        return {};
    const std::vector<std::string>& modes = lib.modes();
    if (answer && std::find(modes.begin(), modes.end(), given) != modes.end())
        return {};
    if (answer && (isAnswerWord(given) || seatNamed(given) != Seat::None || lib.faction(given) != nullptr))
        return {};
    return placed(where, say(Fault::ThereIsNo, { shortened(given) }));
}

std::string ScenarioTable::nonsenseCard(const std::string& where, const Json& entry, bool answer) const
{
    if (!entry.is_object())
        return nonsenseName(where, entry, answer);
    if (!entry.contains("card") && !entry.contains("base"))
        return placed(where, say(Fault::NamesNoCard));
    if (entry.contains("card") && entry.contains("base"))
        return placed(where, say(Fault::NamesCardAndBase));
    for (const auto& [key, value] : entry.items()) {
        std::string fault;
        if (key == "card" || key == "at" || key == "base")
            fault = nonsenseName(where + "/" + key, value, false);
        else if (key == "on")
            fault = nonsenseCard(where + "/on", value, false);
        else if (key != "seat" && key != "controller")
            fault = placed(below(where, key), say(House::UnknownKey));
        else
            fault = nonsenseSeat(below(where, key), value);
        if (!fault.empty())
            return fault;
    }
    return {};
}

std::string ScenarioTable::nonsenseSeat(const std::string& where, const Json& name) const
{
    if (!name.is_string())
        return placed(where, say(Fault::Expected, { say(Fault::NameOfSeat) }));
    if (seatNamed(name.get<std::string>()) != Seat::None)
        return {};
    std::vector<std::string> names;
    for (const SeatSetup& each : m_match->info().seats)
        names.push_back(each.name);
    return placed(where, say(Fault::NoSeatNamed, { shortened(name.get<std::string>()), allOf(names) }));
}

std::string ScenarioTable::nonsense(const Json& step) const
{
    if (!step.is_object())
        return say(Fault::Expected, { say(Fault::AStep) }).words();
    if (!step.contains("seat"))
        return placed("seat", say(Fault::IsMissing));
    if (std::string fault = nonsenseSeat("seat", step["seat"]); !fault.empty())
        return fault;
    int forms = 0;
    for (const auto& [key, value] : step.items()) {
        std::string fault;
        if (key == "play" || key == "use" || key == "on" || key == "at") {
            forms += key == "play" || key == "use" ? 1 : 0;
            fault = nonsenseCard(key, value, false);
        } else if (key == "score") {
            ++forms;
            fault = nonsenseName(key, value, false);
        } else if (key == "pass" || key == "end") {
            ++forms;
            fault = value == true ? std::string() : placed(key, say(Fault::Expected, { "true" }));
        } else if (key == "pick") {
            if (!value.is_array())
                return placed("pick", say(Fault::Expected, { say(Fault::AList) }));
            for (std::size_t i = 0; i < value.size() && fault.empty(); ++i)
                fault = nonsenseCard("pick/" + std::to_string(i), value[i], true);
        } else if (key == "from") {
            fault = value == "hand" || value == "discard" || value == "deck" || value == "aside"
                ? std::string()
                : placed("from",
                    say(Fault::Expected, { allOf({ "hand", "discard", "deck", "aside" }, language::Between::Or) }));
        } else if (key == "id") {
            fault = !value.is_string() ? placed("id", say(Fault::Expected, { say(Fault::AText) }))
                : knowsId(value.get<std::string>())
                ? placed("id", say(Fault::UsedTwice, { shortened(value.get<std::string>()) }))
                : std::string();
        } else if (key != "seat" && key != "note") {
            return placed(shortened(key), say(House::UnknownKey));
        }
        if (!fault.empty())
            return fault;
    }
    if (forms > 1 || (forms == 0 && !step.contains("pick")))
        return say(Fault::Expected, { say(Fault::OneOfSteps, { "play, use, score, pick, pass, end" }) }).words();
    return {};
}

/// Plays a card; `answers` gets what the step says of where.
std::string ScenarioTable::makePlay(const Json& step, Seat seat, std::vector<Json>& answers)
{
    const Json& what = step["play"];
    CardId played = kNoCard;
    const auto isPlay = [&](const Prompt&, Choice each) {
        if (verbOf(each) != Verb::Play)
            return false;
        const Zone from = m_match->state().at(each.a).zone;
        if (step.contains("from") ? step["from"]
                    != (from == Zone::Hand          ? "hand"
                            : from == Zone::Discard ? "discard"
                            : from == Zone::Aside   ? "aside"
                                                    : "deck")
                                  : from != Zone::Hand)
            return false;
        return what.is_string() ? means(what.get<std::string>(), each.a) : cardFits(what, each.a);
    };
    std::string fault = choose(seat, say(Fault::ToPlay, { shown(what) }), isPlay, &played);
    if (fault.empty() && step.contains("id"))
        m_ids[step["id"].get<std::string>()] = played;
    if (const Prompt prompt = m_match->prompt();
        fault.empty() && step.contains("at") && static_cast<Reason>(prompt.reason) == Reason::PlayAsWhat)
        answers.emplace_back("minion"); // an action has no base of its own
    if (step.contains("at"))
        answers.push_back(step["at"]);
    if (step.contains("on"))
        answers.push_back(step["on"]);
    return fault;
}

std::string ScenarioTable::makeUse(const Json& step, Seat seat)
{
    const Json& what = step["use"];
    const auto named = [&](Choice each) {
        return what.is_string() ? means(what.get<std::string>(), each.a) : cardFits(what, each.a);
    };
    // Where several abilities wait, naming one also says that it comes first.
    for (Prompt prompt = m_match->prompt(); prompt.seat != Seat::None;) {
        if (forced(prompt) && verbOf(prompt.choices[0]) != Verb::Use) {
            apply(prompt.choices[0]);
            prompt = m_match->prompt();
            continue;
        }
        std::vector<Choice> orders;
        if (prompt.seat == seat)
            std::copy_if(prompt.choices.begin(), prompt.choices.end(), std::back_inserter(orders),
                [&](Choice each) { return verbOf(each) == Verb::Order && named(each); });
        if (orders.empty())
            break;
        if (std::string fault = doubt(say(Fault::ToUse, { shown(what) }), orders); !fault.empty())
            return fault;
        apply(orders.front());
        prompt = m_match->prompt();
    }
    return choose(seat, say(Fault::ToUse, { shown(what) }),
        [&](const Prompt&, Choice each) { return verbOf(each) == Verb::Use && named(each); });
}

std::string ScenarioTable::make(const Json& step)
{
    m_inDoubt = false;
    if (std::string fault = nonsense(step); !fault.empty())
        return fault;
    const Seat seat = seatNamed(step["seat"].get<std::string>());

    std::vector<Json> answers;
    std::string fault;
    if (step.contains("play"))
        fault = makePlay(step, seat, answers);
    else if (step.contains("use"))
        fault = makeUse(step, seat);
    else if (step.contains("score")) {
        const std::string base = step["score"].get<std::string>();
        fault = choose(seat, say(Fault::ToScore, { base }), [&](const Prompt&, Choice each) {
            return verbOf(each) == Verb::Score && means(base, m_match->state().slot[each.a].base);
        });
    } else if (step.contains("pass")) {
        fault = choose(seat, say(Fault::ToPass), [](const Prompt&, Choice each) { return verbOf(each) == Verb::Pass; });
    } else if (step.contains("end")) {
        fault
            = choose(seat, say(Fault::ToEndPlay), [](const Prompt&, Choice each) { return verbOf(each) == Verb::End; });
    }
    if (!fault.empty())
        return fault;
    if (step.contains("pick"))
        for (const Json& each : step["pick"])
            answers.push_back(each);
    for (const Json& entry : answers) {
        fault = answer(seat, entry);
        if (!fault.empty())
            return fault;
    }
    return {};
}

} // namespace core::smashup
