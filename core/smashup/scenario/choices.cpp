#include "core/smashup/scenario/choices.h"

#include "core/smashup/rules/frames.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/scenario/json.h"
#include "core/smashup/table/query.h"
#include "core/smashup/table/whereabouts.h"

#include <algorithm>

namespace core::smashup {

using language::Saying;

namespace {

bool isOfCard(Choice choice)
{
    const Verb verb = verbOf(choice);
    return verb == Verb::Play || verb == Verb::Use || verb == Verb::Card || verb == Verb::Order;
}

} // namespace

std::string ScenarioChoices::word(Choice choice) const
{
    const State& s = m_match.state();
    const CardLibrary& lib = m_match.library();
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
        return m_match.info().seats[choice.a].name;
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

language::Saying ScenarioChoices::list(const Prompt& prompt) const
{
    std::map<std::string, std::vector<Choice>> byWord;
    for (const Choice each : prompt.choices)
        byWord[word(each)].push_back(each);
    std::vector<std::string> told;
    for (const Choice each : prompt.choices) {
        const std::vector<Choice>& alike = byWord[word(each)];
        const bool first = alike.front() == each;
        const std::vector<std::string> names = different(alike);
        if (names.size() == 1 && first)
            told.push_back(word(each));
        else if (first)
            told.insert(told.end(), names.begin(), names.end());
    }
    return allOf(told, language::Between::Comma);
}

std::vector<std::string> ScenarioChoices::different(const std::vector<Choice>& choices) const
{
    std::vector<std::string> likenesses;
    std::vector<std::string> names;
    for (const Choice each : choices) {
        const std::string likeness = std::to_string(static_cast<int>(verbOf(each))) + ' '
            + (isOfCard(each) && !isBase(each.a) ? this->likeness(each.a) : std::to_string(each.a));
        if (std::find(likenesses.begin(), likenesses.end(), likeness) != likenesses.end())
            continue;
        likenesses.push_back(likeness);
        names.push_back(described(each));
    }
    return names;
}

/// "Scout (at Tortuga, Ada's, #s1)".
std::string ScenarioChoices::described(Choice choice) const
{
    if (!isOfCard(choice) || isBase(choice.a))
        return word(choice);
    const CardInstance& card = m_match.state().at(choice.a);
    const auto name = [&](Seat seat) {
        return seat == Seat::None ? std::string() : m_match.info().seats[static_cast<std::size_t>(indexOf(seat))].name;
    };
    const bool elses = inPlay(m_match.state(), choice.a) && card.controller != card.owner;
    std::vector<std::string> ids;
    for (const auto& [id, meant] : m_ids)
        if (meant == choice.a)
            ids.push_back('#' + id);
    return say(Fault::CardTold,
        { word(choice), placeOf(choice.a), name(card.owner), elses ? name(card.controller) : std::string(),
            card.zone == Zone::Minions ? Saying(Powers(m_match.state(), m_match.library()).of(choice.a)) : Saying(),
            allOf(ids, language::Between::Comma) })
        .words();
}

Saying ScenarioChoices::placeOf(CardId card) const
{
    const State& s = m_match.state();
    const CardInstance& instance = s.at(card);
    const auto base = [&] { return m_match.library().def(s.at(s.slot[slotOf(s, card)].base).def).name; };
    switch (instance.zone) {
    case Zone::Hand:
        return say(Fault::InHand);
    case Zone::Deck:
        return say(Fault::InDeck);
    case Zone::Discard:
        return say(Fault::InDiscard);
    case Zone::Minions:
    case Zone::BaseActions:
    case Zone::Titans:
        return say(Fault::AtBase, { base() });
    case Zone::Buried:
        return say(Fault::BuriedAt, { base() });
    case Zone::Attached:
        return say(Fault::OnAt, { m_match.library().def(s.at(instance.where).def).name, base() });
    default:
        return say(Fault::Elsewhere);
    }
}

/// The same for two cards when it makes no difference which of them is taken.
std::string ScenarioChoices::likeness(CardId card) const
{
    const auto whole = [this](CardId each) {
        std::vector<std::string> on;
        for (const CardId attached : attachedTo(each))
            on.push_back(fieldsOf(attached));
        std::sort(on.begin(), on.end());
        std::string text = fieldsOf(each);
        for (const std::string& attached : on)
            text += " [" + attached + ']';
        return text;
    };
    const CardInstance& instance = m_match.state().at(card);
    return instance.zone == Zone::Attached ? fieldsOf(card) + " on " + whole(instance.where) : whole(card);
}

/// All of a card that matters, except what lies on it.
std::string ScenarioChoices::fieldsOf(CardId card) const
{
    const State& s = m_match.state();
    const CardInstance& instance = s.at(card);
    std::string text;
    const auto add = [&text](auto value) { text += std::to_string(static_cast<int>(value)) + ' '; };
    add(instance.def);
    add(instance.owner);
    add(instance.zone);
    if (!inPlay(s, card))
        return text;
    add(instance.controller);
    add(slotOf(s, card));
    add(instance.used);
    add(instance.counters);
    if (instance.zone == Zone::Minions)
        add(Powers(s, m_match.library()).of(card));
    std::vector<std::string> lasting;
    for (const Modifier& each : s.modifiers)
        if (each.card == card)
            lasting.push_back(std::to_string(static_cast<int>(each.until)) + '/'
                + std::to_string(static_cast<int>(each.seat)) + '/' + std::to_string(static_cast<int>(each.amount)));
    std::sort(lasting.begin(), lasting.end());
    for (const std::string& each : lasting)
        text += each + ' ';
    return text;
}

std::vector<CardId> ScenarioChoices::attachedTo(CardId host) const
{
    const State& s = m_match.state();
    std::vector<CardId> found;
    if (s.at(host).zone == Zone::Minions)
        for (const CardId each : cardsOf(s, s.slot[s.at(host).where].attached))
            if (s.at(each).where == host)
                found.push_back(each);
    return found;
}

} // namespace core::smashup
