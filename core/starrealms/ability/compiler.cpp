#include "core/starrealms/ability/compiler.h"

#include "core/json/json_text.h"
#include "core/json/remedy.h"
#include "core/starrealms/sayings/faults.h"

#include <nlohmann/json.hpp>

#include <algorithm>

// Files and cards; steps are in compiler_steps.cpp.

namespace core::starrealms {

namespace {

constexpr std::size_t kMostCardsInFile = kMaxDefs;
constexpr std::size_t kMostSteps = 20;
constexpr int kMostCopies = 20;
constexpr int kMostCost = 20;

/// The lists of steps that a card may have, and for which slot each is.
struct SlotKey {
    const char* key;
    Slot slot;
    bool ships; ///< ships may have it
    bool bases;
};
constexpr SlotKey kSlotKeys[] = { { "play", Slot::Primary, true, false }, { "use", Slot::Primary, false, true },
    { "ally", Slot::Ally, true, true }, { "doubleAlly", Slot::DoubleAlly, true, true },
    { "scrap", Slot::Scrap, true, true }, { "whenShipPlayed", Slot::ShipPlayed, false, true },
    { "byManual", Slot::ByManual, true, false } };

Faction factionNamed(std::string_view name)
{
    for (std::size_t i = 1; i < kFactions; ++i)
        if (nameOf(static_cast<Faction>(i)) == name)
            return static_cast<Faction>(i);
    return Faction::None;
}

/// The line of the value at a JSON pointer, or of what is around it.
int lineAt(const std::map<std::string, int, std::less<>>& lines, std::string path)
{
    for (;;) {
        if (const auto found = lines.find(path); found != lines.end())
            return found->second;
        const std::size_t slash = path.rfind('/');
        if (slash == std::string::npos)
            return 0;
        path.resize(slash);
    }
}

} // namespace

std::size_t Compiler::among(const JsonReader& value, const Words& known)
{
    const std::string word = value.asText();
    const auto found = std::find(known.begin(), known.end(), word);
    if (found != known.end())
        return static_cast<std::size_t>(found - known.begin());
    if (value.isText())
        value.fault(say(Fault::UnknownWord, { shortened(word) }), remedyFor(word, known));
    return 0;
}

void Compiler::keysAre(const JsonReader& object, const Words& known)
{
    object.eachMember([&](const std::string& name, const JsonReader& value) {
        if (std::find(known.begin(), known.end(), name) == known.end())
            value.fault(say(Fault::UnknownKey, { shortened(name) }), remedyFor(name, known));
    });
}

void Compiler::addFile(const SourceFile& file)
{
    const std::string name = file.path.substr(file.path.rfind('/') + 1);
    std::map<std::string, int, std::less<>> lines;
    JsonFault broken;
    const nlohmann::json json = parseJson(file.text, kCardFile, broken, &lines);
    if (!broken.what.empty()) {
        m_problems.push_back(
            { name + (broken.line == 0 ? "" : ':' + std::to_string(broken.line)), broken.what, broken.hint });
        return;
    }
    Problems found;
    readFile(JsonReader(json, "", found));
    for (Problem& each : found) {
        const int line = lineAt(lines, each.where == "/" ? std::string() : each.where);
        each.where
            = name + (line == 0 ? "" : ':' + std::to_string(line)) + (each.where.empty() ? "" : ' ' + each.where);
        m_problems.push_back(std::move(each));
    }
}

void Compiler::readFile(const JsonReader& file)
{
    if (!file.isObject()) {
        file.eachMember([](const std::string&, const JsonReader&) {});
        return;
    }
    keysAre(file, { "id", "name", "set", "colour", "explorers", "cards" });
    const std::string set = file.text("set");
    const Faction faction = factionNamed(file.text("name"));
    if (set != "starting" && faction == Faction::None)
        among(file.child("name"),
            { nameOf(Faction::Blob), nameOf(Faction::MachineCult), nameOf(Faction::StarEmpire),
                nameOf(Faction::TradeFederation) });
    if (file.has("colour"))
        m_library.m_colours[static_cast<std::size_t>(faction)] = file.text("colour");
    if (file.has("explorers"))
        file.child("explorers").eachMember([&](const std::string& name, const JsonReader& count) {
            m_library.m_setFacts.push_back(
                { name, static_cast<int>(count.asInteger(0, static_cast<std::int64_t>(kMaxDefs))), {} });
        });
    file.child("cards").eachItem(1, kMostCardsInFile, [&](const JsonReader& card) { readCard(card, set, faction); });
}

void Compiler::readCard(const JsonReader& card, const std::string& set, Faction faction)
{
    keysAre(card,
        { "id", "name", "kind", "cost", "defense", "copies", "pile", "allyOfAll", "play", "use", "ally", "doubleAlly",
            "scrap", "whenShipPlayed", "byManual", "note" });
    CardDef def;
    Facts facts;
    def.id = card.text("id");
    def.name = card.text("name");
    def.set = set;
    facts.faction = faction;
    facts.kind = static_cast<Kind>(among(card.child("kind"), { "ship", "base", "outpost" }));
    facts.cost = static_cast<std::uint8_t>(card.child("cost").asInteger(0, kMostCost));
    if (!facts.isShip())
        facts.defense = static_cast<std::uint8_t>(card.child("defense").asInteger(1, kMostCost));
    else if (card.has("defense"))
        card.child("defense").fault(say(Fault::OnlyBases), say(Fault::LeaveThemOut));
    if (card.has("copies"))
        def.copies = static_cast<std::uint8_t>(card.child("copies").asInteger(1, kMostCopies));
    facts.allyOfAll = card.has("allyOfAll") && card.child("allyOfAll").asBoolean();
    facts.explorer = card.has("pile") && card.child("pile").asBoolean();
    facts.starting = set == "starting";
    if (m_library.find(def.name) != kNoDef)
        card.child("name").fault(say(Fault::SameName, { def.name }));
    readSlots(card, def, facts);
    if (m_library.m_defs.size() == kMaxDefs) {
        card.fault(say(Fault::TooManyCards, { static_cast<int>(kMaxDefs) }));
        return;
    }
    note(facts, def);
    m_library.m_defs.push_back(std::move(def));
    m_library.m_facts.push_back(facts);
}

void Compiler::readSlots(const JsonReader& card, CardDef& def, Facts& facts)
{
    for (const SlotKey& each : kSlotKeys) {
        if (!card.has(each.key))
            continue;
        if (facts.isShip() ? !each.ships : !each.bases)
            card.child(each.key).fault(say(facts.isShip() ? Fault::OnlyBases : Fault::OnlyShips));
        Program& program = def.programs[static_cast<std::size_t>(each.slot)];
        steps(card.child(each.key), program);
        facts.slots = static_cast<std::uint8_t>(facts.slots | 1U << static_cast<unsigned>(each.slot));
        facts.copies = facts.copies
            || std::any_of(program.begin(), program.end(), [](const Op& op) { return op.code == OpCode::Copy; });
    }
}

/// The cards that the rules speak of by name.
void Compiler::note(const Facts& facts, const CardDef& def)
{
    const auto id = static_cast<DefId>(m_library.m_defs.size());
    if (facts.explorer)
        m_library.m_explorer = id;
    else if (facts.starting && m_library.m_scout == kNoDef)
        m_library.m_scout = id;
    else if (facts.starting)
        m_library.m_viper = id;
    auto& sets = m_library.m_sets;
    if (!facts.starting && std::find(sets.begin(), sets.end(), def.set) == sets.end())
        sets.push_back(def.set);
}

void Compiler::steps(const JsonReader& list, Program& program)
{
    list.eachItem(1, kMostSteps, [&](const JsonReader& each) { step(each, program); });
}

} // namespace core::starrealms
