#include "core/smashup/scenario_position.h"

#include "core/smashup/frames.h"
#include "core/smashup/setup.h"
#include "core/smashup/smash_up_game.h"
#include "core/smashup/turn.h"
#include "core/smashup/zones.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace core::smashup {

namespace {

using Json = nlohmann::json;

/// Why a position cannot be built; caught at the door of this file.
struct Fault {
    std::string text;
};

struct NotBuilt {
    std::string name;
};

class Builder {
public:
    Builder(const SmashUpGame& game, const Json& scenario)
        : m_game(game)
        , m_json(scenario)
    {
    }

    Position build()
    {
        keysAre(m_json, "",
            { "id", "note", "source_id", "confidence", "game", "printing", "seed", "seats", "bases", "base_deck",
                "base_deck_only", "base_discard", "madness_deck", "monster_deck", "treasure_deck", "turn", "phase",
                "left", "options", "steps" });
        const std::string printing = textOr(m_json, "printing", "first");
        if (printing != "first" && printing != "current")
            throw Fault { "printing: unknown printing \"" + printing + "\", write first or current" };
        auto info = std::make_shared<MatchInfo>();
        info->library = m_game.library(printing);
        if (info->library == nullptr)
            throw NotBuilt { "the " + printing + " printing" };
        m_lib = info->library.get();
        if (m_lib->madness() == std::nullopt && m_json.contains("madness_deck") && !m_json["madness_deck"].is_null())
            throw NotBuilt { "Madness" };

        const Json& seats = need(m_json, "seats", "");
        if (!seats.is_array() || seats.size() < 2 || seats.size() > kMaxSeats)
            throw Fault { "seats: expected two to four seats" };
        m_s = emptyTable(static_cast<int>(seats.size()), static_cast<std::uint64_t>(integer(m_json, "seed", "", 1)));
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const std::string name = textOr(seats[i], "name", "Seat " + std::to_string(i + 1));
            if (std::find(m_names.begin(), m_names.end(), name) != m_names.end())
                throw Fault { "seats/" + std::to_string(i) + "/name: \"" + name + "\" is taken by another seat" };
            m_names.push_back(name);
        }
        m_s.options = options();
        m_s.options.askForced = true;
        for (std::size_t i = 0; i < seats.size(); ++i)
            info->seats.push_back({ m_names[i], factionsOf(seats[i], "seats/" + std::to_string(i)) });
        m_setup = info->seats;

        Engine e { m_s, *m_lib };
        for (std::size_t i = 0; i < seats.size(); ++i)
            seat(e, seats[i], seatAt(static_cast<int>(i)), "seats/" + std::to_string(i));
        bases(e);
        for (std::size_t i = 0; i < seats.size(); ++i)
            restOfDeck(e, seats[i], seatAt(static_cast<int>(i)));
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

private:
    static void keysAre(const Json& object, const std::string& where, std::initializer_list<std::string_view> allowed)
    {
        if (!object.is_object())
            throw Fault { where + ": expected an object" };
        for (const auto& [key, value] : object.items())
            if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
                throw Fault { (where.empty() ? "" : where + "/") + key + ": unknown key" };
    }

    static const Json& need(const Json& object, const char* key, const std::string& where)
    {
        const auto found = object.find(key);
        if (found == object.end())
            throw Fault { (where.empty() ? "" : where + "/") + key + ": is missing" };
        return *found;
    }

    static std::string textOr(const Json& object, const char* key, const std::string& fallback)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return fallback;
        if (!found->is_string())
            throw Fault { std::string(key) + ": expected a text" };
        return found->get<std::string>();
    }

    static int integer(const Json& object, const char* key, const std::string& where, int fallback)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return fallback;
        if (!found->is_number_integer() || found->get<std::int64_t>() < 0 || found->get<std::int64_t>() > 1000000000)
            throw Fault { where + key + ": expected a whole number" };
        return found->get<int>();
    }

    Options options() const
    {
        MatchSetup setup;
        if (const auto found = m_json.find("options"); found != m_json.end()) {
            if (!found->is_object())
                throw Fault { "options: expected an object" };
            for (const auto& [name, value] : found->items()) {
                if (value.is_boolean())
                    setup.options[name] = value.get<bool>() ? "yes" : "no";
                else if (value.is_string())
                    setup.options[name] = value.get<std::string>();
                else
                    throw Fault { "options/" + name + ": expected a text, true or false" };
            }
        }
        for (const Problem& problem : checkSetup(*m_lib, setup))
            if (problem.where.starts_with("options/"))
                throw Fault { problem.text() };
        m_bases = setup.options.contains("bases") ? setup.options.at("bases") : "sets";
        return optionsOf(*m_lib, setup);
    }

    std::vector<std::string> factionsOf(const Json& seat, const std::string& where) const
    {
        std::vector<std::string> names;
        const auto found = seat.find("factions");
        if (found == seat.end())
            return names;
        if (!found->is_array())
            throw Fault { where + "/factions: expected a list" };
        for (const Json& each : *found) {
            if (!each.is_string())
                throw Fault { where + "/factions: expected names" };
            const std::string name = each.get<std::string>();
            if (m_lib->faction(name) == nullptr) {
                if (!m_game.isUnbuilt(name))
                    throw Fault { where + "/factions: unknown faction \"" + name + "\"" };
                // Only a deck that is filled up needs to know the faction's cards.
                if (!seat.value("deck_only", false))
                    throw NotBuilt { name };
            }
            names.push_back(name);
        }
        return names;
    }

    Seat seatNamed(const Json& name, const std::string& where) const
    {
        if (name.is_string())
            for (std::size_t i = 0; i < m_names.size(); ++i)
                if (m_names[i] == name.get_ref<const std::string&>())
                    return seatAt(static_cast<int>(i));
        throw Fault { where + ": there is no such seat" };
    }

    DefId defNamed(const std::string& name, const std::string& where, bool base) const
    {
        const int def = m_lib->find(name);
        if (def < 0) {
            if (m_game.isUnbuilt(name))
                throw NotBuilt { name };
            throw Fault { where + ": unknown " + (base ? "base" : "card") + " \"" + name + "\"" };
        }
        if ((m_lib->def(static_cast<DefId>(def)).kind == CardKind::Base) != base)
            throw Fault { where + ": \"" + name + "\" is " + (base ? "no base" : "a base") };
        return static_cast<DefId>(def);
    }

    CardId newCard(const Json& entry, Seat owner, const std::string& where)
    {
        const bool plain = entry.is_string();
        if (!plain && (!entry.is_object() || !entry.contains("card") || !entry["card"].is_string()))
            throw Fault { where + ": expected a card" };
        const std::string name = plain ? entry.get<std::string>() : entry["card"].get<std::string>();
        const CardId id = addCard(Engine { m_s, *m_lib }, defNamed(name, where, false), owner);
        if (id == kNoCard)
            throw Fault { where + ": more cards than a match can hold" };
        if (!plain && entry.contains("id")) {
            const std::string key = textOr(entry, "id", {});
            if (!m_ids.emplace(key, id).second)
                throw Fault { where + "/id: \"" + key + "\" is used twice" };
        }
        return id;
    }

    template <typename Put>
    void cards(const Json& seat, const char* key, Seat owner, const std::string& where, Put put)
    {
        const auto found = seat.find(key);
        if (found == seat.end())
            return;
        if (!found->is_array())
            throw Fault { where + "/" + key + ": expected a list" };
        for (std::size_t i = 0; i < found->size(); ++i) {
            const std::string at = where + "/" + key + "/" + std::to_string(i);
            if ((*found)[i].is_object())
                keysAre((*found)[i], at, { "card", "id" });
            put(newCard((*found)[i], owner, at));
        }
    }

    void seat(Engine& e, const Json& json, Seat seat, const std::string& where)
    {
        keysAre(json, where, { "name", "factions", "vp", "hand", "deck", "discard", "aside", "deck_only" });
        m_s.of(seat).vp = static_cast<std::int16_t>(integer(json, "vp", where + "/", 0));
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
    void restOfDeck(Engine& e, const Json& json, Seat seat)
    {
        if (json.value("deck_only", false))
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
                throw Fault { "seats: more cards than a match can hold" };
            toDeckBottom(e, id, 0);
        }
    }

    /// The monster or the treasure deck, top first: only what is listed.
    void supply(Engine& e, const char* key, Home home)
    {
        cards(m_json, key, Seat::None, "", [&](CardId id) {
            if (m_lib->def(m_s.at(id).def).home != home)
                throw Fault { std::string(key) + ": " + m_lib->def(m_s.at(id).def).name + " does not belong there" };
            toSupply(e, id);
        });
    }

    /// Where it is not said how many are left, all that no seat has.
    void madness()
    {
        if (m_lib->madness() == std::nullopt)
            return;
        const MadnessDef& deck = *m_lib->madness();
        const auto listed = std::count_if(
            m_s.cards().begin(), m_s.cards().end(), [&](const CardInstance& card) { return card.def == deck.card; });
        const auto given = m_json.find("madness_deck");
        if (given != m_json.end() && given->is_null()) {
            if (listed > 0)
                throw Fault { "madness_deck: a seat has Madness in a game without it" };
            return;
        }
        if (given == m_json.end() && listed == 0 && !setInUse(deck.setName))
            return;
        const int left = std::max(0, deck.copies - static_cast<int>(listed));
        Engine e { m_s, *m_lib };
        if (!addMadness(e, integer(m_json, "madness_deck", "", left)))
            throw Fault { "madness_deck: more cards than a match can hold" };
    }

    void bases(Engine& e)
    {
        const auto listed = m_json.find("bases");
        const bool given = listed != m_json.end();
        if (given && (!listed->is_array() || listed->empty() || listed->size() > kMaxSlots))
            throw Fault { "bases: expected one to " + std::to_string(kMaxSlots) + " bases" };
        if (given)
            m_s.slots = static_cast<std::uint8_t>(listed->size());
        std::set<DefId> used;
        const auto add = [&](const std::string& name, const std::string& where) {
            const DefId def = defNamed(name, where, true);
            const CardId id = addBase(e, def);
            if (id == kNoCard)
                throw Fault { where + ": more bases than a match can hold" };
            used.insert(def);
            return id;
        };
        const auto row = [&](const char* key) {
            std::vector<CardId> ids;
            if (const auto found = m_json.find(key); found != m_json.end()) {
                if (!found->is_array())
                    throw Fault { std::string(key) + ": expected a list" };
                for (const Json& each : *found) {
                    if (!each.is_string())
                        throw Fault { std::string(key) + ": expected names" };
                    ids.push_back(add(each.get<std::string>(), key));
                }
            }
            return ids;
        };
        std::vector<CardId> inPlay;
        if (given)
            for (std::size_t i = 0; i < listed->size(); ++i) {
                const std::string where = "bases/" + std::to_string(i);
                keysAre((*listed)[i], where, { "name", "minions", "actions", "titans", "buried" });
                inPlay.push_back(add(textOr((*listed)[i], "name", {}), where + "/name"));
            }
        const std::vector<CardId> deck = row("base_deck");
        const std::vector<CardId> discard = row("base_discard");
        for (auto id = discard.rbegin(); id != discard.rend(); ++id) {
            baseToSlot(e, *id, 0);
            baseToDiscard(e, 0);
        }
        if (!m_json.value("base_deck_only", false)) {
            std::vector<DefId> rest;
            for (const FactionDef& faction : m_lib->factions())
                if (m_bases == "all" || setInUse(faction.setName))
                    for (const DefId def : faction.bases)
                        if (!used.contains(def))
                            rest.push_back(def);
            m_s.rng.shuffle(rest);
            for (const DefId def : rest)
                if (const CardId id = addBase(e, def); id != kNoCard)
                    baseToDeck(e, id);
        }
        for (auto id = deck.rbegin(); id != deck.rend(); ++id)
            baseToDeck(e, *id);
        for (Slot slot = 0; slot < m_s.slots; ++slot) {
            const CardId base = given ? inPlay[slot] : topBase(e);
            if (base == kNoCard)
                throw Fault { "base_deck: too few bases for the table" };
            baseToSlot(e, base, slot);
        }
        if (given)
            for (Slot slot = 0; slot < m_s.slots; ++slot)
                atBase(e, (*listed)[slot], slot, "bases/" + std::to_string(slot));
    }

    bool setInUse(const std::string& set) const
    {
        for (const SeatSetup& seat : m_setup)
            for (const std::string& name : seat.factions)
                if (const FactionDef* faction = m_lib->faction(name); faction != nullptr && faction->setName == set)
                    return true;
        return false;
    }

    Seat owner(const Json& entry, const std::string& where) const
    {
        return seatNamed(need(entry, "seat", where), where + "/seat");
    }

    Seat controller(const Json& entry, Seat owner, const std::string& where) const
    {
        return entry.contains("controller") ? seatNamed(entry["controller"], where + "/controller") : owner;
    }

    void atBase(Engine& e, const Json& base, Slot slot, const std::string& where)
    {
        if (const auto minions = base.find("minions"); minions != base.end()) {
            for (std::size_t i = 0; i < minions->size(); ++i) {
                const Json& entry = (*minions)[i];
                const std::string at = where + "/minions/" + std::to_string(i);
                keysAre(entry, at, { "card", "seat", "controller", "counters", "actions", "id" });
                const bool monster = !entry.contains("seat");
                const Seat whose = monster ? Seat::None : owner(entry, at);
                const CardId id = newCard(entry, whose, at);
                if (m_lib->def(m_s.at(id).def).kind != CardKind::Minion)
                    throw Fault { at + "/card: is no minion" };
                if (monster != (m_lib->def(m_s.at(id).def).home == Home::Monsters))
                    throw Fault { at + (monster ? "/seat: is missing" : "/seat: nobody owns a monster") };
                toBase(e, id, slot, controller(entry, whose, at));
                m_s.at(id).counters = static_cast<std::uint8_t>(integer(entry, "counters", at + "/", 0));
                if (const auto actions = entry.find("actions"); actions != entry.end())
                    for (std::size_t k = 0; k < actions->size(); ++k) {
                        const Action on = action((*actions)[k], AttachTo::Minion, at + "/actions/" + std::to_string(k));
                        attach(e, on.card, id, on.controller);
                        bear(on);
                    }
            }
        }
        for (const char* key : { "titans", "buried" })
            if (const auto listed = base.find(key); listed != base.end())
                for (std::size_t i = 0; i < listed->size(); ++i)
                    extra(e, (*listed)[i], slot, *key == 't', where + "/" + key + "/" + std::to_string(i));
        if (const auto actions = base.find("actions"); actions != base.end())
            for (std::size_t i = 0; i < actions->size(); ++i) {
                const Action on = action((*actions)[i], AttachTo::Base, where + "/actions/" + std::to_string(i));
                toBaseActions(e, on.card, slot, on.controller);
                bear(on);
            }
    }

    /// A titan, or a buried card, which nobody but its controller has seen.
    void extra(Engine& e, const Json& entry, Slot slot, bool titan, const std::string& where)
    {
        keysAre(entry, where, { "card", "seat", "controller", "counters", "id" });
        const Seat whose = owner(entry, where);
        const CardId id = newCard(entry, whose, where);
        if (titan != (m_lib->def(m_s.at(id).def).kind == CardKind::Titan))
            throw Fault { where + (titan ? "/card: is no titan" : "/card: a titan cannot be buried") };
        if (titan)
            toTitans(e, id, slot, controller(entry, whose, where));
        else
            bury(e, id, slot, controller(entry, whose, where));
        m_s.at(id).counters = static_cast<std::uint8_t>(integer(entry, "counters", where + "/", 0));
    }

    struct Action {
        CardId card;
        Seat controller;
        std::vector<FactionId> named;
    };

    void bear(const Action& action)
    {
        for (const FactionId each : action.named)
            nameFaction(m_s, action.card, each);
    }

    Action action(const Json& entry, AttachTo on, const std::string& where)
    {
        keysAre(entry, where, { "card", "seat", "controller", "named", "id" });
        const Seat whose = owner(entry, where);
        const CardId id = newCard(entry, whose, where);
        if (m_lib->def(m_s.at(id).def).attach != on)
            throw Fault { where + "/card: is not played on a " + (on == AttachTo::Base ? "base" : "minion") };
        return { id, controller(entry, whose, where), named(entry, id, where) };
    }

    /// One faction's name, or a list of them.
    std::vector<FactionId> named(const Json& entry, CardId id, const std::string& where) const
    {
        std::vector<FactionId> factions;
        if (!entry.contains("named"))
            return factions;
        const auto& abilities = m_lib->def(m_s.at(id).def).abilities;
        const bool names = std::any_of(abilities.begin(), abilities.end(), [](const Ability& each) {
            return std::any_of(
                each.ops.begin(), each.ops.end(), [](const Op& op) { return op.code == OpCode::NameFaction; });
        });
        if (!names)
            throw Fault { where + "/named: this card names no faction" };
        const Json& given = entry["named"];
        for (const Json& each : given.is_array() ? given : Json::array({ given })) {
            const std::string name = textOr(Json { { "named", each } }, "named", {});
            const FactionId faction = m_lib->factionId(name);
            if (faction == kNoFaction && m_game.isUnbuilt(name))
                throw NotBuilt { name };
            if (faction == kNoFaction)
                throw Fault { where + "/named: unknown faction \"" + name + "\"" };
            factions.push_back(faction);
        }
        return factions;
    }

    void begin()
    {
        m_s.current = m_json.contains("turn") ? seatNamed(m_json["turn"], "turn") : Seat::First;
        const std::string phase = textOr(m_json, "phase", "play");
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
            throw Fault { "phase: unknown phase \"" + phase + "\"" };
        }
        advance(e);
    }

    void left()
    {
        const Json& json = m_json["left"];
        keysAre(json, "left", { "minions", "actions" });
        m_s.tokens.clear();
        for (int i = integer(json, "minions", "left/", 1); i > 0 && !m_s.tokens.full(); --i)
            m_s.tokens.push({ PlayKind::Minion, m_s.current });
        for (int i = integer(json, "actions", "left/", 1); i > 0 && !m_s.tokens.full(); --i)
            m_s.tokens.push({ PlayKind::Action, m_s.current });
    }

    const SmashUpGame& m_game;
    const Json& m_json;
    const CardLibrary* m_lib = nullptr;
    State m_s;
    std::vector<std::string> m_names;
    std::vector<SeatSetup> m_setup;
    std::map<std::string, CardId> m_ids;
    mutable std::string m_bases = "sets";
};

} // namespace

Position buildPosition(const SmashUpGame& game, const Json& scenario)
{
    Position position;
    try {
        return Builder(game, scenario).build();
    } catch (const Fault& fault) {
        position.error = fault.text;
    } catch (const NotBuilt& missing) {
        position.skipped = missing.name;
    } catch (const Json::exception& wrong) {
        position.error = std::string("wrong kind of value: ") + wrong.what();
    }
    return position;
}

} // namespace core::smashup
