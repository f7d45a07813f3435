#include "core/smashup/scenario_steps.h"

#include "core/smashup/frames.h"
#include "core/smashup/notation.h"
#include "core/smashup/zones.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace core::smashup {

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
            m_table.m_scored.push_back(match.library().def(match.state().at(event.base).def).name);
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
    const State& s = m_match->state();
    const CardLibrary& lib = m_match->library();
    switch (verbOf(choice)) {
    case Verb::Play:
    case Verb::Use:
    case Verb::Card:
    case Verb::Name:
    case Verb::Order:
        return lib.def(s.at(choice.a).def).name;
    case Verb::Score:
    case Verb::Base:
        return lib.def(s.at(s.slot[choice.a].base).def).name;
    case Verb::Seat:
        return m_match->info().seats[choice.a].name;
    case Verb::Faction:
        return lib.factions()[choice.a].name;
    case Verb::Number:
        return std::to_string(choice.a);
    case Verb::Mode:
        return lib.modes()[choice.a];
    case Verb::Yes:
        return "yes";
    case Verb::Pass:
        return "pass";
    case Verb::End:
        return "end";
    case Verb::None:
        break;
    }
    return {};
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

std::string ScenarioTable::refusal(const std::string& wanted) const
{
    const Prompt prompt = m_match->prompt();
    if (prompt.seat == Seat::None)
        return "expected " + wanted + ", found that the match is over";
    std::string legal;
    for (const Choice& each : prompt.choices)
        legal += (legal.empty() ? "" : ", ") + word(each);
    return "expected " + wanted + ", found that "
        + m_match->info().seats[static_cast<std::size_t>(indexOf(prompt.seat))].name + " is asked \""
        + SmashUpNotation().question(*m_match, prompt) + "\"; legal answers: " + legal;
}

std::string ScenarioTable::answer(Seat seat, const Json& entry)
{
    for (;;) {
        const Prompt prompt = m_match->prompt();
        if (prompt.seat == seat)
            for (const Choice& each : prompt.choices)
                if (fits(prompt, each, entry)) {
                    apply(each);
                    return {};
                }
        if (!forced(prompt))
            return refusal(entry.dump());
        apply(prompt.choices[0]);
    }
}

/// `answer`: the words that answer questions, seats and factions are names, too.
std::string ScenarioTable::nonsenseName(const std::string& where, const Json& name, bool answer) const
{
    if (answer && name.is_number_integer())
        return {};
    if (!name.is_string())
        return where + ": expected a name";
    const std::string& given = name.get_ref<const std::string&>();
    const CardLibrary& lib = m_match->library();
    if (given.starts_with('#') ? knowsId(given.substr(1)) : lib.find(given) >= 0)
        return {};
    const std::vector<std::string>& modes = lib.modes();
    if (answer && std::find(modes.begin(), modes.end(), given) != modes.end())
        return {};
    if (answer && (isAnswerWord(given) || seatNamed(given) != Seat::None || lib.faction(given) != nullptr))
        return {};
    return where + ": there is no \"" + given + "\"";
}

std::string ScenarioTable::nonsenseCard(const std::string& where, const Json& entry, bool answer) const
{
    if (!entry.is_object())
        return nonsenseName(where, entry, answer);
    if (!entry.contains("card") && !entry.contains("base"))
        return where + ": names no card";
    for (const auto& [key, value] : entry.items()) {
        std::string fault;
        if (key == "card" || key == "at" || key == "base")
            fault = nonsenseName(where + "/" + key, value, false);
        else if (key == "on")
            fault = nonsenseCard(where + "/on", value, false);
        else if (key != "seat" && key != "controller")
            fault = where + "/" + key + ": unknown key";
        else if (!value.is_string() || seatNamed(value.get<std::string>()) == Seat::None)
            fault = where + "/" + key + ": there is no such seat";
        if (!fault.empty())
            return fault;
    }
    return {};
}

std::string ScenarioTable::nonsense(const Json& step) const
{
    if (!step.is_object())
        return "expected a step";
    if (!step.contains("seat") || !step["seat"].is_string())
        return "seat: is missing";
    if (seatNamed(step["seat"].get<std::string>()) == Seat::None)
        return "seat: there is no seat \"" + step["seat"].get<std::string>() + "\"";
    int forms = 0;
    for (const auto& [key, value] : step.items()) {
        std::string fault;
        if (key == "play" || key == "use" || key == "on" || key == "at" || key == "score") {
            forms += key == "play" || key == "use" || key == "score" ? 1 : 0;
            fault = nonsenseCard(key, value, false);
        } else if (key == "pass" || key == "end") {
            ++forms;
            fault = value == true ? std::string() : key + ": expected true";
        } else if (key == "pick") {
            if (!value.is_array())
                return "pick: expected a list";
            for (std::size_t i = 0; i < value.size() && fault.empty(); ++i)
                fault = nonsenseCard("pick/" + std::to_string(i), value[i], true);
        } else if (key == "from") {
            fault = value == "hand" || value == "discard" || value == "deck" || value == "aside"
                ? std::string()
                : "from: expected hand, discard, deck or aside";
        } else if (key == "id") {
            fault = value.is_string() ? std::string() : "id: expected a text";
        } else if (key != "seat" && key != "note") {
            return key + ": unknown key";
        }
        if (!fault.empty())
            return fault;
    }
    if (forms > 1 || (forms == 0 && !step.contains("pick")))
        return "expected one of play, use, score, pick, pass, end";
    return {};
}

std::string ScenarioTable::make(const Json& step)
{
    if (std::string fault = nonsense(step); !fault.empty())
        return fault;
    const Seat seat = seatNamed(step["seat"].get<std::string>());

    const auto first = [&](auto accepts, const std::string& wanted) -> std::string {
        for (;;) {
            const Prompt prompt = m_match->prompt();
            if (prompt.seat == seat)
                for (const Choice& each : prompt.choices)
                    if (accepts(each)) {
                        apply(each);
                        return {};
                    }
            if (!forced(prompt))
                return refusal(wanted);
            apply(prompt.choices[0]);
        }
    };
    std::vector<Json> answers;
    std::string fault;
    if (step.contains("play")) {
        const Json& what = step["play"];
        CardId played = kNoCard;
        const auto isPlay = [&](Choice each) {
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
            const bool match = what.is_string() ? means(what.get<std::string>(), each.a) : cardFits(what, each.a);
            if (match)
                played = each.a;
            return match;
        };
        fault = first(isPlay, "to play " + what.dump());
        if (fault.empty() && step.contains("id"))
            m_ids[step["id"].get<std::string>()] = played;
        if (const Prompt prompt = m_match->prompt();
            fault.empty() && step.contains("at") && static_cast<Reason>(prompt.reason) == Reason::PlayAsWhat)
            answers.emplace_back("minion"); // an action has no base of its own
        if (step.contains("at"))
            answers.push_back(step["at"]);
        if (step.contains("on"))
            answers.push_back(step["on"]);
    } else if (step.contains("use")) {
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
            const auto order = std::find_if(prompt.choices.begin(), prompt.choices.end(),
                [&](Choice each) { return verbOf(each) == Verb::Order && named(each); });
            if (order == prompt.choices.end() || prompt.seat != seat)
                break;
            apply(*order);
            prompt = m_match->prompt();
        }
        fault = first([&](Choice each) { return verbOf(each) == Verb::Use && named(each); }, "to use " + what.dump());
    } else if (step.contains("score")) {
        const std::string base = step["score"].get<std::string>();
        fault = first(
            [&](Choice each) { return verbOf(each) == Verb::Score && means(base, m_match->state().slot[each.a].base); },
            "to score " + base);
    } else if (step.contains("pass")) {
        fault = first([](Choice each) { return verbOf(each) == Verb::Pass; }, "to pass");
    } else if (step.contains("end")) {
        fault = first([](Choice each) { return verbOf(each) == Verb::End; }, "to end the play phase");
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
