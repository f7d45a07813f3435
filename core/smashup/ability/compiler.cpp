#include "core/smashup/ability/compiler.h"

#include "core/smashup/ability/json_lines.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace core::smashup {

namespace {

constexpr int kDeepestSteps = 8;
constexpr std::size_t kLongestFile = 512 * 1024;
constexpr std::size_t kMostOps = 200;
constexpr std::size_t kMostTags = 16;

using Words = std::vector<std::string_view>;

/// Levenshtein's distance, for "did you mean".
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({ above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U) });
            diagonal = above;
        }
    }
    return row[b.size()];
}

struct Verb {
    OpCode code;
    std::string_view verb;
    std::string_view operands;
};

constexpr Verb kVerbs[] = {
#define OP(code, verb, operands, asks, sentence, does, manual) { OpCode::code, verb, operands },
#include "core/smashup/ability/ops.def"
#undef OP
};

Words verbWords()
{
    Words words;
    for (const Verb& verb : kVerbs)
        words.push_back(verb.verb);
    return words;
}

} // namespace

struct Compiler::Scope {
    struct Name {
        std::string name;
        std::uint8_t reg;
        enum class What { Card, Base, Seat, Faction } what;
    };
    std::vector<Name> names;
    std::uint8_t registers = 0;
    bool attached = false; ///< the card goes on a minion, so "host" means something

    const Name* find(std::string_view name) const
    {
        const auto found
            = std::find_if(names.rbegin(), names.rend(), [&](const Name& each) { return each.name == name; });
        return found == names.rend() ? nullptr : &*found;
    }
};

Compiler::Compiler(CardLibrary& library, Problems& problems)
    : m_library(library)
    , m_problems(problems)
{
}

void Compiler::fault(const std::string& path, const std::string& what, const std::string& hint)
{
    // The nearest enclosing place that the parser saw has the line.
    std::string place = path;
    while (!place.empty() && !m_lines.contains(place))
        place.erase(place.rfind('/'));
    const auto line = m_lines.find(place);
    const std::string at = line == m_lines.end() ? std::string() : ":" + std::to_string(line->second);
    m_problems.push_back({ m_file + at + (path.empty() ? "" : " " + path), what, hint });
}

std::string Compiler::didYouMean(std::string_view word, const Words& known) const
{
    const auto best = std::min_element(known.begin(), known.end(),
        [&](std::string_view a, std::string_view b) { return distance(word, a) < distance(word, b); });
    if (best != known.end() && distance(word, *best) <= std::max<std::size_t>(2, word.size() / 3))
        return "did you mean \"" + std::string(*best) + "\"?";
    std::string all = "one of ";
    for (std::size_t i = 0; i < known.size(); ++i)
        all += (i == 0 ? "" : ", ") + std::string(known[i]);
    return all;
}

bool Compiler::keysAre(const Json& object, const std::string& path, std::initializer_list<std::string_view> allowed)
{
    if (!object.is_object()) {
        fault(path, "expected an object", "write { … }");
        return false;
    }
    const Words words(allowed);
    for (const auto& [key, value] : object.items())
        if (std::find(words.begin(), words.end(), key) == words.end())
            fault(path + "/" + key, "unknown key \"" + key + "\"", didYouMean(key, words));
    return true;
}

std::string Compiler::text(const Json& object, const char* key, const std::string& path, bool required)
{
    const auto found = object.find(key);
    if (found == object.end()) {
        if (required)
            fault(path, std::string("needs \"") + key + "\"", "add it as a text");
        return {};
    }
    if (!found->is_string() || found->get_ref<const std::string&>().size() > 400) {
        fault(path + "/" + key, "expected a text of at most 400 characters", "write \"…\"");
        return {};
    }
    return found->get<std::string>();
}

bool Compiler::flag(const Json& object, const char* key, const std::string& path)
{
    const auto found = object.find(key);
    if (found == object.end())
        return false;
    if (!found->is_boolean())
        fault(path + "/" + key, "expected true or false");
    return found->is_boolean() && found->get<bool>();
}

/// What a choice is made from: always a selector.
Operand Compiler::source(const Json& value, const std::string& path, Scope& scope)
{
    if (value.is_object())
        return operand(value, path, scope);
    fault(path, "expected a selector", "{ \"minions\": \"here\" }, say");
    m_library.m_selectors.emplace_back();
    return { OperandKind::All, kNoReg, static_cast<std::uint16_t>(m_library.m_selectors.size() - 1) };
}

int Compiler::number(const Json& object, const char* key, const std::string& path, int fallback, int low, int high)
{
    const auto found = object.find(key);
    if (found == object.end())
        return fallback;
    if (!found->is_number_integer() || found->get<std::int64_t>() < low || found->get<std::int64_t>() > high) {
        fault(path + "/" + key, "expected a whole number from " + std::to_string(low) + " to " + std::to_string(high));
        return fallback;
    }
    return found->get<int>();
}

template <typename Enum>
Enum Compiler::word(
    const Json& value, const std::string& path, std::initializer_list<std::pair<std::string_view, Enum>> words)
{
    Words known;
    for (const auto& [name, meaning] : words)
        known.push_back(name);
    if (!value.is_string()) {
        fault(path, "expected a word", didYouMean("", known));
        return words.begin()->second;
    }
    const std::string& given = value.get_ref<const std::string&>();
    for (const auto& [name, meaning] : words)
        if (name == given)
            return meaning;
    fault(path, "unknown word \"" + given + "\"", didYouMean(given, known));
    return words.begin()->second;
}

std::uint16_t Compiler::tagBit(const Json& value, const std::string& path)
{
    if (!value.is_string()) {
        fault(path, "expected a tag", "write \"microbot\", say");
        return 0;
    }
    const std::string tag = value.get<std::string>();
    auto& tags = m_library.m_tags;
    auto found = std::find(tags.begin(), tags.end(), tag);
    if (found == tags.end()) {
        if (tags.size() == kMostTags) {
            fault(path, "too many different tags", "a printing may use " + std::to_string(kMostTags));
            return 0;
        }
        tags.push_back(tag);
        found = tags.end() - 1;
    }
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(found - tags.begin()));
}

std::uint16_t Compiler::nameId(const std::string& name)
{
    auto& names = m_library.m_names;
    auto found = std::find(names.begin() + 1, names.end(), name);
    if (found == names.end()) {
        names.push_back(name);
        found = names.end() - 1;
    }
    return static_cast<std::uint16_t>(found - names.begin());
}

void Compiler::addFaction(const SourceFile& file)
{
    m_file = file.path;
    m_lines.clear();
    if (file.text.size() > kLongestFile) {
        fault({}, "the file is longer than " + std::to_string(kLongestFile / 1024) + " KB", "a faction is a few KB");
        return;
    }
    std::string parseError;
    const Json json = parseWithLines(file.text, m_lines, parseError);
    if (!parseError.empty()) {
        fault({}, parseError);
        return;
    }
    if (!keysAre(json, "",
            { "id", "name", "set", "printing", "theme", "colour", "emblem", "complexity", "cards", "bases", "note" }))
        return;

    FactionDef faction;
    faction.id = text(json, "id", "", true);
    faction.name = text(json, "name", "", true);
    faction.setName = text(json, "set", "", true);
    faction.theme = text(json, "theme", "", true);
    faction.colour = text(json, "colour", "", true);
    faction.emblem = text(json, "emblem", "", false);
    faction.complexity = static_cast<std::uint8_t>(number(json, "complexity", "", 1, 1, 3));
    if (!faction.name.empty() && m_library.faction(faction.name) != nullptr)
        fault("/name", "there is a faction \"" + faction.name + "\" already", "give it another name");
    const auto id = static_cast<FactionId>(m_library.m_factions.size());
    int copies = 0;
    for (const char* list : { "cards", "bases" }) {
        const auto found = json.find(list);
        const std::string path = std::string("/") + list;
        if (found == json.end() || !found->is_array() || found->size() > 40) {
            fault(path, "expected a list of at most 40", "write [ … ]");
            continue;
        }
        for (std::size_t i = 0; i < found->size(); ++i) {
            const auto first = m_library.m_defs.size();
            addCard((*found)[i], path + "/" + std::to_string(i), faction, id, list[0] == 'b');
            if (list[0] == 'c' && m_library.m_defs.size() > first)
                copies += m_library.m_defs.back().copies;
        }
    }
    if (copies != 20)
        fault("/cards", "a faction has 20 cards, these are " + std::to_string(copies), "mend the copies");
    m_library.m_factions.push_back(std::move(faction));
}

void Compiler::addCard(const Json& card, const std::string& path, FactionDef& faction, FactionId factionId, bool base)
{
    const bool sound = base ? keysAre(card, path,
                           { "id", "name", "otherNames", "breakpoint", "vp", "note", "after", "special", "when",
                               "replaced", "ongoing" })
                            : keysAre(card, path,
                                { "id", "name", "otherNames", "kind", "on", "copies", "power", "tags", "note", "play",
                                    "talent", "special", "after", "instead", "ongoing", "specialOnly" });
    if (!sound)
        return;
    CardDef def;
    def.faction = factionId;
    def.id = text(card, "id", path, true);
    def.name = text(card, "name", path, true);
    def.note = text(card, "note", path, false);
    if (const auto names = card.find("otherNames"); names != card.end()) {
        for (std::size_t i = 0; i < names->size(); ++i)
            if ((*names)[i].is_string())
                def.otherNames.push_back((*names)[i].get<std::string>());
            else
                fault(path + "/otherNames", "expected texts");
    }
    for (const std::string& name : def.otherNames)
        if (m_library.find(name) >= 0)
            fault(path + "/otherNames", "there is a card \"" + name + "\" already");
    if (!def.name.empty() && m_library.find(def.name) >= 0)
        fault(path + "/name", "there is a card \"" + def.name + "\" already", "give it another name");
    def.nameId = nameId(def.name);
    if (base) {
        def.kind = CardKind::Base;
        def.breakpoint = static_cast<std::uint8_t>(number(card, "breakpoint", path, 0, 1, 60));
        if (!card.contains("breakpoint"))
            fault(path, "a base needs \"breakpoint\"");
        const auto vp = card.find("vp");
        if (vp == card.end() || !vp->is_array() || vp->size() != 3) {
            fault(path + "/vp", "expected three numbers", "first, second and third place");
        } else {
            for (std::size_t i = 0; i < 3; ++i) {
                if ((*vp)[i].is_number_integer() && (*vp)[i].get<int>() >= 0 && (*vp)[i].get<int>() <= 15)
                    def.vp[i] = (*vp)[i].get<std::int8_t>();
                else
                    fault(path + "/vp/" + std::to_string(i), "expected a whole number from 0 to 15");
            }
        }
    } else {
        if (card.contains("kind"))
            def.kind = word<CardKind>(
                card["kind"], path + "/kind", { { "minion", CardKind::Minion }, { "action", CardKind::Action } });
        else
            fault(path, "a card needs \"kind\"", "minion or action");
        if (card.contains("on"))
            def.attach = word<AttachTo>(
                card["on"], path + "/on", { { "base", AttachTo::Base }, { "minion", AttachTo::Minion } });
        if (def.kind == CardKind::Minion && def.attach != AttachTo::Nothing)
            fault(path + "/on", "only actions are played on something");
        def.copies = static_cast<std::uint8_t>(number(card, "copies", path, 1, 1, 20));
        def.power = static_cast<std::int8_t>(number(card, "power", path, 0, 0, 30));
        if (card.contains("power") != (def.kind == CardKind::Minion))
            fault(path, "minions have \"power\", actions have not");
        if (const auto tags = card.find("tags"); tags != card.end())
            for (std::size_t i = 0; i < tags->size(); ++i)
                def.tags |= tagBit((*tags)[i], path + "/tags/" + std::to_string(i));
    }
    addAbilities(card, path, def);
    def.specialOnly = flag(card, "specialOnly", path);
    const auto id = static_cast<DefId>(m_library.m_defs.size());
    (base ? faction.bases : faction.cards).push_back(id);
    m_library.m_defs.push_back(std::move(def));
}

void Compiler::addAbilities(const Json& card, const std::string& path, CardDef& def)
{
    const auto add = [&](Ability made) {
        made.index = static_cast<std::uint8_t>(def.abilities.size());
        if (def.abilities.size() == 4)
            fault(path, "a card has at most four abilities");
        else
            def.abilities.push_back(std::move(made));
    };
    const auto simple = [&](const char* key, Timing timing) {
        const auto found = card.find(key);
        if (found == card.end())
            return;
        Ability start;
        start.timing = timing;
        start.may = timing == Timing::Talent;
        add(ability(*found, path + "/" + key, def, start));
    };
    simple("play", Timing::Play);
    simple("talent", Timing::Talent);
    simple("when", Timing::WhenScoring);
    simple("instead", Timing::InsteadOfDestroyed);

    const auto withHead = [&](const char* key, bool replaced) {
        const auto found = card.find(key);
        if (found == card.end())
            return;
        const std::string at = path + "/" + key;
        if (!keysAre(*found, at, { "time", "may", "who", "from", "at", "do" }))
            return;
        Ability start;
        start.timing = Timing::AfterReplaced;
        if (!replaced) {
            if (!found->contains("time")) {
                fault(at, "needs \"time\"", "beforeScoring or afterScoring");
                return;
            }
            start.timing = word<Timing>((*found)["time"], at + "/time",
                { { "beforeScoring", Timing::BeforeScoring }, { "afterScoring", Timing::AfterScoring } });
        }
        start.may = flag(*found, "may", at);
        if (found->contains("who"))
            start.who = word<Who>((*found)["who"], at + "/who",
                { { "winner", Who::Winner }, { "runnerUp", Who::RunnerUp }, { "everybody", Who::Everybody } });
        if (found->contains("from"))
            start.fromHand = word<bool>((*found)["from"], at + "/from", { { "hand", true }, { "play", false } });
        if (found->contains("at"))
            start.where = word<Where>((*found)["at"], at + "/at",
                { { "here", Where::Here }, { "elsewhere", Where::Elsewhere }, { "anywhere", Where::Anywhere } });
        add(ability((found->contains("do") ? (*found)["do"] : Json()), at + "/do", def, start));
    };
    withHead("special", false);
    withHead("replaced", true);

    if (const auto found = card.find("after"); found != card.end()) {
        const std::string at = path + "/after";
        if (keysAre(*found, at, { "event", "of", "at", "may", "do" })) {
            Ability start;
            start.timing = Timing::Trigger;
            if (found->contains("event"))
                start.trigger = word<Trigger>((*found)["event"], at + "/event",
                    { { "minionPlayed", Trigger::MinionPlayed }, { "minionDestroyed", Trigger::MinionDestroyed },
                        { "turnStart", Trigger::TurnStart }, { "turnEnd", Trigger::TurnEnd } });
            else
                fault(at, "needs \"event\"");
            if (found->contains("at"))
                start.where = word<Where>(
                    (*found)["at"], at + "/at", { { "here", Where::Here }, { "anywhere", Where::Anywhere } });
            start.may = flag(*found, "may", at);
            if (const auto of = found->find("of"); of != found->end()) {
                if (of->is_string() && of->get_ref<const std::string&>() == "this") {
                    start.onlySelf = true;
                } else {
                    Scope scope;
                    start.subject = static_cast<std::int16_t>(selector(*of, at + "/of", scope));
                }
            }
            add(ability((found->contains("do") ? (*found)["do"] : Json()), at + "/do", def, start));
        }
    }
    if (const auto found = card.find("ongoing"); found != card.end())
        addStatics(*found, path + "/ongoing", def);
}

void Compiler::addStatics(const Json& list, const std::string& path, CardDef& def)
{
    if (!list.is_array() || list.size() > 4) {
        fault(path, "expected a list of at most four", "write [ { … } ]");
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Json& item = list[i];
        const std::string at = path + "/" + std::to_string(i);
        if (!keysAre(item, at, { "power", "cannot", "protect", "from", "shield", "cancel", "countsAs", "of", "while" }))
            continue;
        Static made;
        Scope scope;
        scope.attached = def.attach == AttachTo::Minion;
        const char* ofKey = "of";
        if (item.contains("power")) {
            made.kind = Static::Kind::Power;
            made.amount = amount(item["power"], at + "/power", scope);
        } else if (item.contains("cannot")) {
            made.kind = Static::Kind::CannotBeDestroyed;
            word<int>(item["cannot"], at + "/cannot", { { "destroy", 0 } });
        } else if (item.contains("protect")) {
            made.kind = Static::Kind::Protect;
            ofKey = "protect";
            if (item.contains("from"))
                made.actionsOnly
                    = word<bool>(item["from"], at + "/from", { { "othersActions", true }, { "othersCards", false } });
            else
                fault(at, "needs \"from\"", "othersActions or othersCards");
        } else if (item.contains("shield")) {
            made.kind = Static::Kind::Shield;
            ofKey = "shield";
        } else if (item.contains("cancel")) {
            made.kind = Static::Kind::CancelBase;
            word<int>(item["cancel"], at + "/cancel", { { "base", 0 } });
        } else if (item.contains("countsAs")) {
            made.kind = Static::Kind::CountsAs;
            made.tag = tagBit(item["countsAs"], at + "/countsAs");
        } else {
            fault(at, "says nothing", "one of power, cannot, protect, shield, cancel, countsAs");
            continue;
        }
        if (item.contains("while"))
            made.condition = condition(item["while"], at + "/while", scope);
        if (made.kind != Static::Kind::CancelBase) {
            if (!item.contains(ofKey)) {
                fault(at, std::string("needs \"") + ofKey + "\"", "\"this\", \"host\" or a selector");
                continue;
            }
            const Json& of = item[ofKey];
            if (of.is_string() && of.get_ref<const std::string&>() == "this")
                made.self = true;
            else if (of.is_string() && of.get_ref<const std::string&>() == "host")
                made.host = true;
            else
                made.selector = static_cast<std::int16_t>(selector(of, at + "/" + ofKey, scope));
            if (made.host && !scope.attached)
                fault(at + "/" + ofKey, "\"host\" needs a card that is played on a minion");
        }
        def.statics.push_back(made);
    }
}

Ability Compiler::ability(const Json& list, const std::string& path, const CardDef& def, Ability start)
{
    Scope scope;
    scope.attached = def.attach == AttachTo::Minion;
    steps(list, path, scope, start.ops, 0);
    start.ops.emplace_back();
    if (start.ops.size() > kMostOps)
        fault(path, "the ability is too long", "at most " + std::to_string(kMostOps) + " operations");
    return start;
}

void Compiler::steps(const Json& list, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth)
{
    if (!list.is_array() || list.empty()) {
        fault(path, "expected a list of steps", "write [ { \"draw\": 1 } ], say");
        return;
    }
    if (depth > kDeepestSteps) {
        fault(path, "steps are nested too deep", "at most " + std::to_string(kDeepestSteps) + " levels");
        return;
    }
    for (std::size_t i = 0; i < list.size() && ops.size() <= kMostOps; ++i)
        step(list[i], path + "/" + std::to_string(i), scope, ops, depth);
}

std::uint8_t Compiler::newRegister(const Json& value, const std::string& path, Scope& scope)
{
    if (!value.is_string() || value.get_ref<const std::string&>().empty()) {
        fault(path, "expected a name", "a short one: \"m\"");
        return 0;
    }
    if (scope.registers == kRegisters) {
        fault(path, "too many names", "an ability may use " + std::to_string(kRegisters));
        return 0;
    }
    scope.names.push_back({ value.get<std::string>(), scope.registers, Scope::Name::What::Card });
    return scope.registers++;
}

Operand Compiler::operand(const Json& value, const std::string& path, Scope& scope)
{
    if (value.is_object()) {
        Operand all;
        all.kind = OperandKind::All;
        all.selector = selector(value, path, scope);
        return all;
    }
    if (!value.is_string()) {
        fault(path, "expected a name or a selector", "\"$m\", \"this\" or { \"minions\": \"here\" }");
        return {};
    }
    const std::string& given = value.get_ref<const std::string&>();
    if (given.starts_with('$')) {
        if (const Scope::Name* name = scope.find(given.substr(1)))
            return { OperandKind::Register, name->reg, 0 };
        Words known;
        for (const Scope::Name& each : scope.names)
            known.push_back(each.name);
        fault(path, "nothing is named \"" + given.substr(1) + "\" here",
            known.empty() ? "choose something first" : didYouMean(given.substr(1), known));
        return {};
    }
    Operand made;
    made.kind = word<OperandKind>(value, path,
        { { "this", OperandKind::This }, { "host", OperandKind::Host }, { "it", OperandKind::It },
            { "here", OperandKind::Here }, { "chosen", OperandKind::Chosen }, { "you", OperandKind::You },
            { "itsOwner", OperandKind::ItsOwner }, { "current", OperandKind::Current } });
    if (made.kind == OperandKind::Host && !scope.attached)
        fault(path, "\"host\" needs a card that is played on a minion");
    return made;
}

std::int16_t Compiler::amount(const Json& value, const std::string& path, Scope& scope)
{
    Amount made;
    if (value.is_number_integer()) {
        if (value.get<std::int64_t>() < -30 || value.get<std::int64_t>() > 99)
            fault(path, "expected a whole number from -30 to 99");
        else
            made.add = value.get<std::int16_t>();
        made.mul = 0;
    } else if (keysAre(value, path, { "count", "power", "powerHere", "plus", "times", "dividedBy" })) {
        if (value.contains("count")) {
            made.kind = Amount::Kind::Count;
            made.selector = selector(value["count"], path + "/count", scope);
        } else if (value.contains("power")) {
            made.kind = Amount::Kind::Power;
            made.of = operand(value["power"], path + "/power", scope);
        } else if (value.contains("powerHere")) {
            made.kind = Amount::Kind::PowerHere;
            made.of = operand(value["powerHere"], path + "/powerHere", scope);
        } else {
            fault(path, "says no amount", "a number, count, power or powerHere");
        }
        made.add = static_cast<std::int16_t>(number(value, "plus", path, 0, -30, 30));
        made.mul = static_cast<std::int16_t>(number(value, "times", path, 1, 1, 10));
        made.div = static_cast<std::int16_t>(number(value, "dividedBy", path, 1, 1, 20));
    }
    m_library.m_amounts.push_back(made);
    return static_cast<std::int16_t>(m_library.m_amounts.size() - 1);
}

std::int16_t Compiler::condition(const Json& value, const std::string& path, Scope& scope)
{
    Condition made;
    if (value.is_string()) {
        made.kind = word<Condition::Kind>(value, path,
            { { "firstMinionThisTurn", Condition::Kind::FirstMinionThisTurn },
                { "othersTurn", Condition::Kind::OthersTurn }, { "yourTurn", Condition::Kind::YourTurn } });
    } else if (keysAre(value, path, { "count", "atLeast", "isMinion" })) {
        if (value.contains("isMinion")) {
            made.kind = Condition::Kind::IsMinion;
            made.of = operand(value["isMinion"], path + "/isMinion", scope);
        } else if (value.contains("count")) {
            made.kind = Condition::Kind::CountAtLeast;
            made.selector = selector(value["count"], path + "/count", scope);
            made.number = static_cast<std::uint8_t>(number(value, "atLeast", path, 1, 0, 99));
        } else {
            fault(path, "says no condition", "count or isMinion");
        }
    }
    m_library.m_conditions.push_back(made);
    return static_cast<std::int16_t>(m_library.m_conditions.size() - 1);
}

std::uint16_t Compiler::selector(const Json& value, const std::string& path, Scope& scope)
{
    Selector made;
    const auto place = [&](const Json& where, const std::string& at) {
        if (where.is_string() && where.get_ref<const std::string&>().starts_with('$')) {
            const Scope::Name* name = scope.find(where.get_ref<const std::string&>().substr(1));
            if (name == nullptr) {
                operand(where, at, scope);
                return;
            }
            made.where = Where::At;
            made.whereReg = name->reg;
            made.whereIsCard = name->what == Scope::Name::What::Card;
        } else {
            made.where = word<Where>(where, at,
                { { "anywhere", Where::Anywhere }, { "here", Where::Here }, { "elsewhere", Where::Elsewhere } });
        }
    };
    const auto seatWord = [&](const Json& whose, const std::string& at) {
        if (whose.is_string() && whose.get_ref<const std::string&>().starts_with('$')) {
            made.whose = Whose::Register;
            made.whoseReg = operand(whose, at, scope).reg;
        } else {
            made.whose = word<Whose>(
                whose, at, { { "you", Whose::You }, { "others", Whose::Others }, { "anyone", Whose::Anyone } });
        }
    };
    static constexpr std::pair<std::string_view, Domain> kDomains[]
        = { { "minions", Domain::Minions }, { "baseActions", Domain::BaseActions },
              { "minionActions", Domain::MinionActions }, { "bases", Domain::Bases }, { "baseDeck", Domain::BaseDeck },
              { "hand", Domain::Hand }, { "deck", Domain::Deck }, { "discard", Domain::Discard },
              { "shown", Domain::Shown }, { "seats", Domain::Seats }, { "factions", Domain::Factions } };
    if (keysAre(value, path,
            { "minions", "baseActions", "minionActions", "bases", "baseDeck", "hand", "deck", "discard", "shown",
                "seats", "factions", "of", "other", "weakest", "withYourMinion", "notAt", "tag", "faction", "named",
                "kind", "powerAtMost", "powerBelow", "printedPowerAtMost" })) {
        bool found = false;
        for (const auto& [name, domain] : kDomains) {
            const auto item = value.find(name);
            if (item == value.end())
                continue;
            const std::string at = path + "/" + std::string(name);
            found = true;
            made.domain = domain;
            switch (domain) {
            case Domain::Minions:
            case Domain::BaseActions:
            case Domain::MinionActions:
            case Domain::Bases:
                place(*item, at);
                break;
            case Domain::Hand:
            case Domain::Deck:
            case Domain::Discard:
                seatWord(*item, at);
                break;
            case Domain::Seats:
                made.seats = word<SeatGroup>(*item, at,
                    { { "all", SeatGroup::All }, { "others", SeatGroup::Others }, { "winners", SeatGroup::Winners },
                        { "runnersUp", SeatGroup::RunnersUp }, { "notWinners", SeatGroup::NotWinners } });
                break;
            case Domain::Shown:
            case Domain::BaseDeck:
            case Domain::Factions:
                break;
            }
            break;
        }
        if (!found)
            fault(path, "says not where to look", "minions, bases, hand, deck, discard, seats, …");
        if (value.contains("of"))
            seatWord(value["of"], path + "/of");
        if (value.contains("notAt")) {
            const Operand not_ = operand(value["notAt"], path + "/notAt", scope);
            made.where = Where::NotAt;
            made.whereReg = not_.reg;
            made.whereIsCard = true;
            if (const auto& text_ = value["notAt"];
                text_.is_string() && text_.get_ref<const std::string&>().starts_with('$'))
                if (const Scope::Name* name = scope.find(text_.get_ref<const std::string&>().substr(1)))
                    made.whereIsCard = name->what == Scope::Name::What::Card;
        }
        made.other = flag(value, "other", path);
        made.weakest = flag(value, "weakest", path);
        made.withYourMinion = flag(value, "withYourMinion", path);
        if (value.contains("tag"))
            made.tag = tagBit(value["tag"], path + "/tag");
        if (value.contains("named"))
            made.name = nameId(text(value, "named", path, true));
        if (value.contains("faction"))
            made.factionReg = operand(value["faction"], path + "/faction", scope).reg;
        if (value.contains("kind"))
            made.kind = word<KindFilter>(
                value["kind"], path + "/kind", { { "minion", KindFilter::Minion }, { "action", KindFilter::Action } });
        if (value.contains("powerAtMost"))
            made.powerAtMost = amount(value["powerAtMost"], path + "/powerAtMost", scope);
        if (value.contains("powerBelow"))
            made.powerBelow = amount(value["powerBelow"], path + "/powerBelow", scope);
        if (value.contains("printedPowerAtMost"))
            made.printedAtMost = amount(value["printedPowerAtMost"], path + "/printedPowerAtMost", scope);
    }
    m_library.m_selectors.push_back(made);
    return static_cast<std::uint16_t>(m_library.m_selectors.size() - 1);
}

void Compiler::step(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth)
{
    if (!step.is_object() || step.empty()) {
        fault(path, "expected a step", "write { \"draw\": 1 }, say");
        return;
    }
    const Verb* verb = nullptr;
    for (const Verb& each : kVerbs)
        if (step.contains(each.verb) && (verb == nullptr || each.code == OpCode::If))
            verb = &each;
    if (verb == nullptr) {
        static const std::set<std::string_view> kOperands { "from", "may", "then", "else", "do", "by", "to", "with",
            "at", "until", "upTo", "in", "powerAtMost", "note" };
        for (const auto& [key, value] : step.items())
            if (!kOperands.contains(key)) {
                fault(path, "unknown verb \"" + key + "\"", didYouMean(key, verbWords()));
                return;
            }
        fault(path, "has no verb", didYouMean("", verbWords()));
        return;
    }
    const Json& main = step[std::string(verb->verb)];
    const std::string at = path + "/" + std::string(verb->verb);
    const std::size_t names = scope.names.size();
    Op op;
    op.code = verb->code;
    const auto need = [&](const char* key) -> const Json* {
        const auto found = step.find(key);
        if (found != step.end())
            return &*found;
        fault(path, std::string("\"") + std::string(verb->verb) + "\" needs \"" + key + "\"");
        return nullptr;
    };
    const auto by = [&] {
        if (step.contains("by"))
            op.by = operand(step["by"], path + "/by", scope);
    };
    const auto nameIt = [&](const Operand& from) {
        op.reg = newRegister(main, at, scope);
        using What = Scope::Name::What;
        if (scope.names.size() > names) {
            const Domain domain = m_library.m_selectors[from.selector].domain;
            scope.names.back().what = domain == Domain::Bases ? What::Base
                : domain == Domain::Seats                     ? What::Seat
                : domain == Domain::Factions                  ? What::Faction
                                                              : What::Card;
        }
    };
    const auto body = [&](const char* key, std::size_t jumper) {
        if (step.contains(key))
            steps(step[key], path + "/" + key, scope, ops, depth + 1);
        ops[jumper].jump = static_cast<std::uint8_t>(ops.size());
    };

    switch (verb->code) {
    case OpCode::Choose:
        if (!keysAre(step, path, { "choose", "from", "by", "may", "then", "note" }))
            return;
        if (const Json* from = need("from"))
            op.a = source(*from, path + "/from", scope);
        by();
        op.may = flag(step, "may", path);
        nameIt(op.a);
        ops.push_back(op);
        body("then", ops.size() - 1);
        break;
    case OpCode::ChooseEach:
    case OpCode::Each: {
        const bool asks = verb->code == OpCode::ChooseEach;
        if (!(asks ? keysAre(step, path, { "chooseUpTo", "from", "upTo", "by", "do", "note" })
                   : keysAre(step, path, { "each", "in", "do", "note" })))
            return;
        const char* fromKey = asks ? "from" : "in";
        if (const Json* from = need(fromKey))
            op.a = source(*from, path + "/" + fromKey, scope);
        if (asks) {
            by();
            if (const Json* upTo = need("upTo"))
                if (!(upTo->is_string() && upTo->get_ref<const std::string&>() == "any"))
                    op.amount = amount(*upTo, path + "/upTo", scope);
        }
        nameIt(op.a);
        Op start;
        start.code = OpCode::LoopStart;
        start.reg = op.reg;
        ops.push_back(start);
        const std::size_t loop = ops.size();
        ops.push_back(op);
        if (step.contains("do"))
            steps(step["do"], path + "/do", scope, ops, depth + 1);
        else if (!asks)
            need("do");
        Op back;
        back.code = OpCode::Jump;
        back.jump = static_cast<std::uint8_t>(loop);
        ops.push_back(back);
        ops[loop].jump = static_cast<std::uint8_t>(ops.size());
        break;
    }
    case OpCode::If: {
        if (!keysAre(step, path, { "if", "then", "else", "note" }))
            return;
        op.condition = condition(main, at, scope);
        ops.push_back(op);
        const std::size_t branch = ops.size() - 1;
        need("then");
        body("then", branch);
        if (step.contains("else")) {
            Op skip;
            skip.code = OpCode::Jump;
            ops.push_back(skip);
            const std::size_t over = ops.size() - 1;
            ops[branch].jump = static_cast<std::uint8_t>(ops.size());
            body("else", over);
        }
        break;
    }
    case OpCode::Boost:
        if (!keysAre(step, path, { "boost", "by", "until", "note" }))
            return;
        op.a = operand(main, at, scope);
        if (const Json* how = need("by"))
            op.amount = amount(*how, path + "/by", scope);
        if (const Json* until = need("until"))
            op.until = word<Until>(*until, path + "/until",
                { { "endOfTurn", Until::EndOfTurn }, { "endOfYourTurn", Until::EndOfYourTurn } });
        ops.push_back(op);
        break;
    case OpCode::LowerBreak:
        if (!keysAre(step, path, { "lowerBreakpoint", "by", "note" }))
            return;
        op.a = operand(main, at, scope);
        if (const Json* how = need("by"))
            op.amount = amount(*how, path + "/by", scope);
        ops.push_back(op);
        break;
    case OpCode::Move:
    case OpCode::SwapBase: {
        const char* second = verb->code == OpCode::Move ? "to" : "with";
        if (!keysAre(step, path, { verb->verb, second, "note" }))
            return;
        op.a = operand(main, at, scope);
        if (const Json* other = need(second))
            op.b = operand(*other, path + "/" + second, scope);
        ops.push_back(op);
        break;
    }
    case OpCode::Draw:
    case OpCode::GainVp:
        if (!keysAre(step, path, { verb->verb, "by", "note" }))
            return;
        op.amount = amount(main, at, scope);
        by();
        ops.push_back(op);
        break;
    case OpCode::Extra:
        if (!keysAre(step, path, { "extra", "powerAtMost", "at", "by", "note" }))
            return;
        op.play = word<PlayKind>(main, at, { { "minion", PlayKind::Minion }, { "action", PlayKind::Action } });
        if (step.contains("powerAtMost"))
            op.amount = amount(step["powerAtMost"], path + "/powerAtMost", scope);
        if (step.contains("at"))
            op.b = operand(step["at"], path + "/at", scope);
        by();
        ops.push_back(op);
        break;
    case OpCode::PlayCard:
        if (!keysAre(step, path, { "play", "at", "may", "note" }))
            return;
        op.a = operand(main, at, scope);
        op.may = flag(step, "may", path);
        if (step.contains("at"))
            op.b = operand(step["at"], path + "/at", scope);
        ops.push_back(op);
        break;
    case OpCode::Reveal:
        if (!keysAre(step, path, { "reveal", "note" }))
            return;
        op.reg = newRegister(main, at, scope);
        ops.push_back(op);
        break;
    case OpCode::Mark:
    case OpCode::Return:
    case OpCode::Destroy:
    case OpCode::DeckBottom:
    case OpCode::Discard:
    case OpCode::ShuffleIn:
    case OpCode::Look:
        if (!keysAre(step, path, { verb->verb, "note" }))
            return;
        op.a = operand(main, at, scope);
        ops.push_back(op);
        break;
    case OpCode::LoopStart:
    case OpCode::Jump:
    case OpCode::End:
        break;
    }
}

void Compiler::finish()
{
    for (CardDef& def : m_library.m_defs) {
        for (const Ability& each : def.abilities) {
            switch (each.timing) {
            case Timing::Play:
                def.play = each.index;
                break;
            case Timing::Talent:
                def.talent = each.index;
                break;
            case Timing::BeforeScoring:
                def.beforeScoring = each.index;
                break;
            case Timing::AfterScoring:
                def.afterScoring = each.index;
                break;
            case Timing::WhenScoring:
                def.whenScoring = each.index;
                break;
            case Timing::AfterReplaced:
                def.afterReplaced = each.index;
                break;
            case Timing::InsteadOfDestroyed:
                def.insteadOfDestroyed = each.index;
                break;
            case Timing::Trigger:
                def.triggers |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(each.trigger));
                break;
            }
        }
        for (const Static& each : def.statics)
            def.staticKinds |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(each.kind));
    }
}

} // namespace core::smashup
