#include "core/smashup/rules/setup.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/scenario/builder.h"
#include "core/smashup/table/protection.h"
#include "core/smashup/table/restrictions.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/table/zones.h"

#include <algorithm>

namespace core::smashup {

namespace {

constexpr int kMostCounters = 100;

/// Whether a faction is named when the card is played.
bool namesFaction(const CardDef& def)
{
    return std::any_of(def.abilities.begin(), def.abilities.end(), [](const Ability& each) {
        return std::any_of(
            each.ops.begin(), each.ops.end(), [](const Op& op) { return op.code == OpCode::NameFaction; });
    });
}

} // namespace

void ScenarioBuilder::bases(Engine& e)
{
    const bool given = m_json.contains("bases");
    const Json& listed = listOr(m_json, "bases", "");
    if (given && (listed.empty() || listed.size() > kMaxSlots))
        failAt("bases", say(Fault::Expected, { say(Fault::OneToBases, { int { kMaxSlots } }) }));
    if (given)
        m_s.slots = static_cast<std::uint8_t>(listed.size());
    std::vector<CardId> inPlay;
    for (std::size_t i = 0; i < listed.size(); ++i) {
        const std::string where = below("bases", i);
        keysAre(listed[i], where, { "name", "minions", "actions", "titans", "buried" });
        inPlay.push_back(newBase(e, textAt(need(listed[i], "name", where), where + "/name"), where + "/name"));
    }
    const std::vector<CardId> deck = row(e, "base_deck");
    const std::vector<CardId> discard = row(e, "base_discard");
    for (auto id = discard.rbegin(); id != discard.rend(); ++id) {
        baseToSlot(e, *id, 0);
        baseToDiscard(e, 0);
    }
    if (!flagOr(m_json, "base_deck_only", "", false))
        restOfBases(e);
    for (auto id = deck.rbegin(); id != deck.rend(); ++id)
        baseToDeck(e, *id);
    for (Slot slot = 0; slot < m_s.slots; ++slot) {
        const CardId base = given ? inPlay[slot] : topBase(e);
        if (base == kNoCard)
            failAt("base_deck", say(Fault::TooFewBasesForTable));
        baseToSlot(e, base, slot);
    }
    for (std::size_t i = 0; i < listed.size(); ++i)
        atBase(e, listed[i], static_cast<Slot>(i), below("bases", i));
}

CardId ScenarioBuilder::newBase(Engine& e, const std::string& name, const std::string& where)
{
    const DefId def = defNamed(name, where, true);
    const auto [first, isNew] = m_bases.emplace(def, where);
    if (!isNew)
        failAt(where, say(Fault::BaseThereAlready, { name, first->second }));
    const CardId id = addBase(e, def);
    if (id == kNoCard)
        failAt(where, say(Fault::MoreBasesThanHold));
    return id;
}

std::vector<CardId> ScenarioBuilder::row(Engine& e, const char* key)
{
    std::vector<CardId> ids;
    const Json& listed = listOr(m_json, key, "");
    for (std::size_t i = 0; i < listed.size(); ++i)
        ids.push_back(newBase(e, textAt(listed[i], below(key, i)), below(key, i)));
    return ids;
}

/// What is not listed anywhere lies below the listed bases, shuffled.
void ScenarioBuilder::restOfBases(Engine& e)
{
    const auto option = m_json.find("options");
    const bool all = option != m_json.end() && option->contains("bases") && (*option)["bases"] == "all";
    std::vector<DefId> rest;
    for (const FactionDef& faction : m_lib->factions())
        if (all || setInUse(faction.setName))
            for (const DefId def : faction.bases)
                if (!m_bases.contains(def))
                    rest.push_back(def);
    m_s.rng.shuffle(rest);
    for (const DefId def : rest)
        if (const CardId id = addBase(e, def); id != kNoCard)
            baseToDeck(e, id);
}

Seat ScenarioBuilder::owner(const Json& entry, const std::string& where) const
{
    return seatNamed(need(entry, "seat", where), where + "/seat");
}

Seat ScenarioBuilder::controller(const Json& entry, Seat owner, const std::string& where) const
{
    return entry.contains("controller") ? seatNamed(entry["controller"], where + "/controller") : owner;
}

std::uint8_t ScenarioBuilder::counters(const Json& entry, const std::string& where) const
{
    return static_cast<std::uint8_t>(numberOr(entry, "counters", where, kMostCounters, 0));
}

void ScenarioBuilder::atBase(Engine& e, const Json& base, Slot slot, const std::string& where)
{
    const auto each = [&](const char* key, const auto& put) {
        const Json& listed = listOr(base, key, where);
        for (std::size_t i = 0; i < listed.size(); ++i)
            put(listed[i], below(below(where, key), i));
    };
    each("minions", [&](const Json& entry, const std::string& at) { minion(e, entry, slot, at); });
    each("titans", [&](const Json& entry, const std::string& at) { extra(e, entry, slot, true, at); });
    each("buried", [&](const Json& entry, const std::string& at) { extra(e, entry, slot, false, at); });
    each("actions", [&](const Json& entry, const std::string& at) {
        const Action on = action(entry, AttachTo::Base, at);
        toBaseActions(e, on.card, slot, on.controller);
        dropForbiddenAttachments(e);
        bear(on);
    });
}

void ScenarioBuilder::minion(Engine& e, const Json& entry, Slot slot, const std::string& where)
{
    keysAre(entry, where, { "card", "seat", "controller", "counters", "actions", "id" });
    const bool monster = !entry.contains("seat");
    const Seat whose = monster ? Seat::None : owner(entry, where);
    const CardId id = newCard(entry, whose, where);
    if (m_lib->def(m_s.at(id).def).kind != CardKind::Minion)
        failAt(where + "/card", say(Fault::IsNoMinion));
    if (monster != (m_lib->def(m_s.at(id).def).home == Home::Monsters))
        failAt(where + "/seat", say(monster ? Fault::IsMissing : Fault::NobodyOwnsMonster));
    toBase(e, id, slot, controller(entry, whose, where));
    m_s.at(id).counters = counters(entry, where);
    const Json& actions = listOr(entry, "actions", where);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Action on = action(actions[i], AttachTo::Minion, below(where + "/actions", i));
        attach(e, on.card, id, on.controller);
        dropForbiddenAttachments(e);
        bear(on);
    }
}

/// A titan, or a buried card, which nobody but its controller has seen.
void ScenarioBuilder::extra(Engine& e, const Json& entry, Slot slot, bool titan, const std::string& where)
{
    keysAre(entry, where, { "card", "seat", "controller", "counters", "id" });
    const Seat whose = owner(entry, where);
    const CardId id = newCard(entry, whose, where);
    if (titan != (m_lib->def(m_s.at(id).def).kind == CardKind::Titan))
        failAt(where + "/card", say(titan ? Fault::IsNoTitan : Fault::TitanNotBuried));
    if (titan)
        toTitans(e, id, slot, controller(entry, whose, where));
    else
        bury(e, id, slot, controller(entry, whose, where));
    m_s.at(id).counters = counters(entry, where);
}

void ScenarioBuilder::bear(const Action& action)
{
    for (const FactionId each : action.named) {
        if (m_s.modifiers.full())
            failAt("bases", say(Fault::MoreFactionsThanHold));
        nameFaction(m_s, action.card, each);
    }
}

ScenarioBuilder::Action ScenarioBuilder::action(const Json& entry, AttachTo on, const std::string& where)
{
    keysAre(entry, where, { "card", "seat", "controller", "named", "id" });
    const Seat whose = owner(entry, where);
    const CardId id = newCard(entry, whose, where);
    if (m_lib->def(m_s.at(id).def).attach != on)
        failAt(where + "/card", say(on == AttachTo::Base ? Fault::NotPlayedOnBase : Fault::NotPlayedOnMinion));
    return { id, controller(entry, whose, where), named(entry, id, where) };
}

/// One faction's name, or a list of them.
std::vector<FactionId> ScenarioBuilder::named(const Json& entry, CardId id, const std::string& where) const
{
    std::vector<FactionId> factions;
    const CardDef& def = m_lib->def(m_s.at(id).def);
    if (!entry.contains("named")) {
        if (namesFaction(def))
            failAt(where + "/named", say(Fault::IsMissingWrite, { def.name }));
        return factions;
    }
    if (!namesFaction(def))
        failAt(where + "/named", say(Fault::NamesNoFaction));
    const Json given = entry["named"].is_array() ? entry["named"] : Json::array({ entry["named"] });
    if (given.empty())
        failAt(where + "/named", say(Fault::NamesNone));
    for (const Json& each : given) {
        const std::string name = textAt(each, where + "/named");
        const FactionId faction = m_lib->factionId(name);
        if (faction == kNoFaction)
            failAt(where + "/named", say(Fault::UnknownFaction, { name }));
        factions.push_back(faction);
    }
    return factions;
}

} // namespace core::smashup
