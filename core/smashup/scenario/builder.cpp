#include "core/smashup/scenario/position.h"

#include "core/language/house.h"
#include "core/smashup/cards/match_options.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/rules/setup.h"
#include "core/smashup/rules/turn_stage.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/scenario/builder.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

namespace core::smashup {

namespace {

constexpr int kLargestSeed = 1'000'000'000;
constexpr int kMostPoints = 10'000;

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(' ') == std::string::npos;
}

} // namespace

Position ScenarioBuilder::build()
{
    keysAre(m_json, "",
        { "id", "note", "source_id", "confidence", "game", "printing", "seed", "seats", "bases", "base_deck",
            "base_deck_only", "base_discard", "madness_deck", "monster_deck", "treasure_deck", "turn", "phase", "left",
            "options", "steps" });
    const std::string printing = textOr(m_json, "printing", "", m_libraries.names().front());
    auto info = std::make_shared<MatchInfo>();
    info->library = m_libraries.find(printing);
    if (printing.empty() || info->library == nullptr)
        failAt("printing",
            say(Fault::UnknownPrintingWrite, { printing, allOf(m_libraries.names(), language::Between::Or) }));
    m_lib = info->library.get();

    const Json& seats = need(m_json, "seats", "");
    if (!seats.is_array() || seats.size() < 2 || seats.size() > kMostSeats)
        failAt("seats", say(Fault::Expected, { say(Fault::TwoToFourSeats) }));
    m_s = emptyTable(
        static_cast<int>(seats.size()), static_cast<std::uint64_t>(numberOr(m_json, "seed", "", kLargestSeed, 1)));
    names(seats);
    m_s.options = options();
    m_s.options.askForced = true;
    for (std::size_t i = 0; i < seats.size(); ++i)
        info->seats.push_back({ m_names[i], factionsOf(seats[i], below("seats", i)) });
    findFactions(*info);
    m_setup = info->seats;

    Engine e { m_s, *m_lib };
    for (std::size_t i = 0; i < seats.size(); ++i)
        seat(e, seats[i], seatAt(static_cast<int>(i)), below("seats", i));
    bases(e);
    for (std::size_t i = 0; i < seats.size(); ++i)
        restOfDeck(e, seats[i], seatAt(static_cast<int>(i)), below("seats", i));
    for (std::size_t i = 0; i < seats.size(); ++i)
        unplayedFactions(e, seatAt(static_cast<int>(i)));
    madness();
    supply(e, "monster_deck", Home::Monsters);
    supply(e, "treasure_deck", Home::Treasures);
    begin();
    if (m_json.contains("left"))
        left();

    Position position;
    position.ids = m_ids;
    position.match = std::make_unique<SmashUpMatch>(info, m_s);
    return position;
}

void ScenarioBuilder::names(const Json& seats)
{
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::string where = below("seats", i);
        const std::string name = textOr(seats[i], "name", where, "Seat " + std::to_string(i + 1));
        if (isBlank(name))
            failAt(where + "/name", say(Fault::NameIsEmpty));
        if (std::find(m_names.begin(), m_names.end(), name) != m_names.end())
            failAt(where + "/name", say(Fault::SeatNameTaken, { name }));
        m_names.push_back(name);
    }
}

Options ScenarioBuilder::options() const
{
    MatchSetup setup;
    if (const auto found = m_json.find("options"); found != m_json.end())
        for (const auto& [name, value] : objectAt(*found, "options").items()) {
            if (value.is_boolean())
                setup.options[name] = value.get<bool>() ? "yes" : "no";
            else if (value.is_string())
                setup.options[name] = value.get<std::string>();
            else
                failAt(below("options", name), say(Fault::Expected, { say(Fault::TextTrueOrFalse) }));
        }
    for (const Problem& problem : checkSetup(*m_lib, setup))
        if (problem.where.starts_with("options/"))
            throw ScenarioFault { problem.text() };
    return optionsOf(*m_lib, setup);
}

std::vector<std::string> ScenarioBuilder::factionsOf(const Json& seat, const std::string& where) const
{
    std::vector<std::string> names;
    const Json& listed = listOr(seat, "factions", where);
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const std::string at = below(below(where, "factions"), i);
        names.push_back(textAt(listed[i], at));
        if (m_lib->faction(names.back()) == nullptr)
            failAt(at, say(Fault::UnknownFaction, { names.back() }));
    }
    return names;
}

Seat ScenarioBuilder::seatNamed(const Json& name, const std::string& where) const
{
    const std::string given = textAt(name, where);
    const auto found = std::find(m_names.begin(), m_names.end(), given);
    if (found == m_names.end())
        failAt(where, say(Fault::NoSuchSeat, { allOf(m_names) }));
    return seatAt(static_cast<int>(found - m_names.begin()));
}

DefId ScenarioBuilder::defNamed(const std::string& name, const std::string& where, bool base) const
{
    const int def = m_lib->find(name);
    if (def < 0)
        failAt(where, say(base ? Fault::UnknownBase : Fault::UnknownCard, { name }));
    if ((m_lib->def(static_cast<DefId>(def)).kind == CardKind::Base) != base)
        failAt(where, say(base ? Fault::IsNoBase : Fault::IsABase, { name }));
    return static_cast<DefId>(def);
}

CardId ScenarioBuilder::newCard(const Json& entry, Seat owner, const std::string& where)
{
    const bool plain = entry.is_string();
    if (!plain && (!entry.is_object() || !entry.contains("card")))
        failAt(where, say(Fault::Expected, { say(Fault::ACard) }));
    const std::string name = plain ? entry.get<std::string>() : textAt(entry["card"], where + "/card");
    const CardId id = addCard(Engine { m_s, *m_lib }, defNamed(name, where, false), owner);
    if (id == kNoCard)
        failAt(where, say(Fault::MoreCardsThanHold));
    if (!plain && entry.contains("id")) {
        const std::string key = textOr(entry, "id", where, {});
        if (key.empty())
            failAt(where + "/id", say(House::IsEmpty));
        if (!m_ids.emplace(key, id).second)
            failAt(where + "/id", say(Fault::UsedTwice, { key }));
    }
    return id;
}

template <typename Put>
void ScenarioBuilder::cards(const Json& seat, const char* key, Seat owner, const std::string& where, Put put)
{
    const Json& listed = listOr(seat, key, where);
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const std::string at = below(below(where, key), i);
        if (listed[i].is_object())
            keysAre(listed[i], at, { "card", "id" });
        put(newCard(listed[i], owner, at));
    }
}

void ScenarioBuilder::seat(Engine& e, const Json& json, Seat seat, const std::string& where)
{
    keysAre(json, where, { "name", "factions", "vp", "hand", "deck", "discard", "aside", "deck_only" });
    m_s.of(seat).vp = static_cast<std::int16_t>(numberOr(json, "vp", where, kMostPoints, 0));
    cards(json, "hand", seat, where, [&](CardId id) {
        if (m_lib->def(m_s.at(id).def).home == Home::Treasures) {
            takeTreasure(e, id, seat);
            return;
        }
        toHand(e, id);
        m_s.at(id).known = maskOf(seat);
    });
    cards(json, "deck", seat, where, [&](CardId id) { toDeckBottom(e, id, 0); });
    cards(json, "aside", seat, where, [&](CardId id) { toDiscard(e, id); }); // that is where titans go
    // The top of a pile is put down last.
    std::vector<CardId> discard;
    cards(json, "discard", seat, where, [&](CardId id) { discard.push_back(id); });
    for (auto id = discard.rbegin(); id != discard.rend(); ++id)
        toDiscard(e, *id);
}

/// What is not listed anywhere lies below the listed cards, shuffled.
void ScenarioBuilder::restOfDeck(Engine& e, const Json& json, Seat seat, const std::string& where)
{
    if (flagOr(json, "deck_only", where, false))
        return;
    std::map<DefId, int> missing;
    for (const std::string& name : m_setup[static_cast<std::size_t>(indexOf(seat))].factions)
        for (const DefId def : m_lib->faction(name)->cards)
            missing[def] += m_lib->def(def).copies;
    for (const CardInstance& each : m_s.cards())
        if (each.owner == seat)
            --missing[each.def];
    std::vector<DefId> rest;
    for (const auto& [def, count] : missing)
        rest.insert(rest.end(), static_cast<std::size_t>(std::max(count, 0)), def);
    m_s.rng.shuffle(rest);
    for (const DefId def : rest) {
        const CardId id = addCard(e, def, seat);
        if (id == kNoCard)
            failAt("seats", say(Fault::MoreCardsThanHold));
        toDeckBottom(e, id, 0);
    }
}

/// A seat plays its factions, whatever cards the position lists: of one that none is listed of, a card lies out of the
/// game, so that whoever asks for the factions in the match finds it.
void ScenarioBuilder::unplayedFactions(Engine& e, Seat seat)
{
    for (const std::string& name : m_setup[static_cast<std::size_t>(indexOf(seat))].factions) {
        const FactionId faction = m_lib->factionId(name);
        const auto isOfIt
            = [&](const CardInstance& card) { return card.owner == seat && m_lib->def(card.def).faction == faction; };
        const std::vector<DefId>& all = m_lib->faction(name)->cards;
        // A minion, for names of actions are something to choose from.
        const auto minion
            = std::find_if(all.begin(), all.end(), [&](DefId def) { return m_lib->def(def).kind == CardKind::Minion; });
        if (minion != all.end() && std::none_of(m_s.cards().begin(), m_s.cards().end(), isOfIt))
            addCard(e, *minion, seat);
    }
}

/// The monster or the treasure deck, top first: only what is listed.
void ScenarioBuilder::supply(Engine& e, const char* key, Home home)
{
    cards(m_json, key, Seat::None, "", [&](CardId id) {
        if (m_lib->def(m_s.at(id).def).home != home)
            failAt(key, say(Fault::BelongsElsewhere, { m_lib->def(m_s.at(id).def).name }));
        toSupply(e, id);
    });
}

/// Where it is not said how many are left, all that no seat has.
void ScenarioBuilder::madness()
{
    const auto given = m_json.find("madness_deck");
    const bool wanted = given != m_json.end() && !given->is_null();
    if (m_lib->madness() == std::nullopt) {
        if (wanted)
            failAt("madness_deck", say(Fault::NoMadness));
        return;
    }
    const MadnessDef& deck = *m_lib->madness();
    const auto listed = static_cast<int>(std::count_if(
        m_s.cards().begin(), m_s.cards().end(), [&](const CardInstance& card) { return card.def == deck.card; }));
    if (!wanted && (given != m_json.end() || !setInUse(deck.setName))) {
        if (listed > 0)
            failAt("madness_deck", say(Fault::MadnessWithoutDeck));
        return;
    }
    Engine e { m_s, *m_lib };
    if (!addMadness(e, numberOr(m_json, "madness_deck", "", deck.copies, std::max(0, deck.copies - listed))))
        failAt("madness_deck", say(Fault::MoreCardsThanHold));
}

bool ScenarioBuilder::setInUse(const std::string& set) const
{
    for (const SeatSetup& seat : m_setup)
        for (const std::string& name : seat.factions)
            if (const FactionDef* faction = m_lib->faction(name); faction != nullptr && faction->setName == set)
                return true;
    return false;
}

void ScenarioBuilder::begin()
{
    m_s.current = m_json.contains("turn") ? seatNamed(m_json["turn"], "turn") : Seat::First;
    const std::string phase = textOr(m_json, "phase", "", "play");
    Engine e { m_s, *m_lib };
    m_s.turn = 1;
    if (phase == "setup") {
        m_s.turn = 0;
        m_s.phase = Phase::Setup;
        pushFrame(m_s, FrameKind::Setup, m_s.current);
        advance(e);
        return;
    }
    Frame& f = pushFrame(m_s, FrameKind::Turn, m_s.current);
    if (phase == "start") {
        m_s.turn = 0;
        m_s.phase = Phase::Start;
        f.stage = TurnStage::Begin;
    } else if (phase == "play") {
        f.stage = TurnStage::Started;
    } else if (phase == "score") {
        f.stage = TurnStage::Score;
    } else if (phase == "draw") {
        f.stage = TurnStage::Draw;
    } else if (phase == "end") {
        f.stage = TurnStage::End;
    } else {
        failAt("phase",
            say(Fault::UnknownPhase,
                { phase, allOf({ "setup", "start", "play", "score", "draw", "end" }, language::Between::Or) }));
    }
    advance(e);
}

void ScenarioBuilder::left()
{
    const Json& json = m_json["left"];
    keysAre(json, "left", { "minions", "actions" });
    const auto room = static_cast<int>(decltype(m_s.tokens)::capacity());
    const int minions = numberOr(json, "minions", "left", room, 1);
    const int actions = numberOr(json, "actions", "left", room - minions, 1);
    m_s.tokens.clear();
    for (int i = 0; i < minions; ++i)
        m_s.tokens.push({ PlayKind::Minion, m_s.current });
    for (int i = 0; i < actions; ++i)
        m_s.tokens.push({ PlayKind::Action, m_s.current });
}

Position buildPosition(const Libraries& libraries, const nlohmann::json& scenario)
{
    Position position;
    try {
        return ScenarioBuilder(libraries, scenario).build();
    } catch (const ScenarioFault& fault) {
        position.error = fault.text;
    }
    return position;
}

} // namespace core::smashup
