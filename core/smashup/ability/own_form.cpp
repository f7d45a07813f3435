#include "core/smashup/ability/own_form.h"

#include "core/json/json_text.h"
#include "core/smashup/ability/compiler.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/manual.h"
#include "core/smashup/sayings/sayings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>

namespace core::smashup {

namespace {

using OrderedJson = nlohmann::ordered_json;
using Pointer = OrderedJson::json_pointer;

constexpr int kDeepestBeginning = 6; ///< values within one another that are begun by themselves
constexpr const char* kFreshNames = "mnbcdefghijklopqrstuvwxyz";

/// One card, or base, compiled alone: the others of its faction change nothing about what may stand in it.
struct Compiled {
    AllowedAt places; ///< by pointers from the entry
    std::size_t faults = 0;
    std::vector<std::string> wrong; ///< pointers, likewise

    bool isWrongAt(const std::string& pointer) const
    {
        return std::find(wrong.begin(), wrong.end(), pointer) != wrong.end();
    }
};

/// Reads it as the only card, or base, of a faction.
Problems faultsOf(const OrderedJson& entry, bool base, CardLibrary& library, AllowedAt* places)
{
    OrderedJson file { { "id", "own" }, { "name", "Own" }, { "set", "Own" }, { "printing", "own" }, { "theme", "own" },
        { "colour", "#000000" }, { "cards", OrderedJson::array() }, { "bases", OrderedJson::array() } };
    file[base ? "bases" : "cards"].push_back(entry);
    Problems problems;
    Compiler compiler(library, problems);
    if (places != nullptr)
        compiler.noteAllowed(*places);
    compiler.addFaction({ "", file.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) });
    compiler.finish();
    return problems;
}

Compiled compiled(const OrderedJson& entry, bool base)
{
    CardLibrary library;
    AllowedAt places;
    Compiled made;
    const Problems problems = faultsOf(entry, base, library, &places);
    const std::string prefix = base ? "/bases/0" : "/cards/0";
    made.faults = problems.size();
    for (const Problem& each : problems)
        if (const std::size_t at = each.where.find(prefix); at != std::string::npos)
            made.wrong.push_back(each.where.substr(at + prefix.size()));
    for (auto& [pointer, allowed] : places)
        if (pointer.starts_with(prefix))
            made.places.emplace(pointer.substr(prefix.size()), std::move(allowed));
    return made;
}

/// What is said of it; empty where it has faults.
std::string described(const OrderedJson& entry, bool base, language::Language language)
{
    const OrderedJson sound = base
        ? OrderedJson { { "id", "a" }, { "name", "a" }, { "breakpoint", 20 }, { "vp", { 3, 2, 1 } } }
        : OrderedJson { { "id", "a" }, { "name", "a" }, { "kind", "minion" }, { "power", 1 } };
    CardLibrary library;
    const std::size_t always = faultsOf(sound, base, library, nullptr).size(); // those of a faction of one card
    CardLibrary made;
    if (faultsOf(entry, base, made, nullptr).size() > always || made.size() == 0)
        return {};
    CardDef card = made.def(0);
    card.faction = kNoFaction;
    return describe(made, card, language);
}

/// Null where the text is no JSON, or has nothing there.
OrderedJson entryAt(std::string_view text, std::string_view pointer)
{
    JsonFault broken;
    if (parseJson(text, kCardFile, broken).is_null())
        return {};
    const auto all = OrderedJson::parse(text, nullptr, false);
    const Pointer at { std::string(pointer) };
    return all.contains(at) ? all[at] : OrderedJson();
}

bool isBase(std::string_view entry)
{
    return entry.starts_with("/bases");
}

const Verb* verbNamed(std::string_view word)
{
    const auto verb = std::find_if(verbs().begin(), verbs().end(), [&](const Verb& each) { return each.word == word; });
    return verb == verbs().end() ? nullptr : &*verb;
}

std::string groupName(VerbGroup group)
{
    static constexpr std::array kGroups { Say::VerbsChoices, Say::VerbsCardsInPlay, Say::VerbsBases,
        Say::VerbsCardsElsewhere, Say::VerbsMadness, Say::VerbsPlays, Say::VerbsPoints };
    return say(kGroups.at(static_cast<std::size_t>(group))).words();
}

/// What names given to things in an entry stand for, by the name as steps speak of it: "$m".
using Named = std::map<std::string, Say>;

/// What a selector finds.
Say foundBy(const OrderedJson& selector)
{
    static const std::map<std::string, Say, std::less<>> kFound { { "minions", Say::NamedMinion },
        { "actions", Say::NamedAction }, { "baseActions", Say::NamedAction }, { "minionActions", Say::NamedAction },
        { "bases", Say::NamedBase }, { "baseDeck", Say::NamedBase }, { "shownBases", Say::NamedBase },
        { "seats", Say::NamedSeat } };
    if (selector.is_object())
        for (const auto& [key, value] : selector.items())
            if (const auto found = kFound.find(key); found != kFound.end())
                return found->second;
    return Say::NamedCard;
}

/// Takes what a step names: behind its verb, or with a key of its own.
void takeNames(const OrderedJson& value, Named& named)
{
    for (const auto& [key, part] : value.items()) {
        const Verb* const verb = value.is_object() ? verbNamed(key) : nullptr;
        for (const VerbOperand& each : verb == nullptr ? std::span<const VerbOperand>() : verb->operands()) {
            const bool own = &each == verb->operands().data();
            const std::string place(own ? std::string_view(key) : each.key);
            if (!value.contains(place) || !value[place].is_string())
                continue;
            const std::string name = "$" + value[place].get<std::string>();
            const auto* const from = value.contains("from") ? &value["from"]
                : value.contains("in")                      ? &value["in"]
                                                            : nullptr;
            if (each.form == Form::NumberName)
                named.emplace(name, Say::NamedNumber);
            else if (each.form == Form::Name)
                named.emplace(name, from == nullptr ? Say::NamedShown : foundBy(*from));
        }
        if (part.is_structured())
            takeNames(part, named);
    }
}

FactionField::Word worded(const std::string& word, const Named& named)
{
    if (const auto found = named.find(word); found != named.end())
        return { word, {}, say(found->second, { word.substr(1) }).words() };
    const Verb* const verb = verbNamed(word);
    return { word, verb == nullptr ? std::string() : inShort(*verb), inWords(word) };
}

std::vector<FactionField::Word> worded(const std::vector<std::string>& words, const Named& named)
{
    std::vector<FactionField::Word> made;
    for (const std::string& each : words)
        if (std::none_of(made.begin(), made.end(), [&](const FactionField::Word& there) { return there.word == each; }))
            made.push_back(worded(each, named));
    return made;
}

/// What a step may be, each with what it is offered together with.
std::vector<FactionField::Word> grouped(std::vector<FactionField::Word> words)
{
    for (FactionField::Word& each : words)
        if (const Verb* const verb = verbNamed(each.word); verb != nullptr)
            each.group = groupName(verb->group);
    return words;
}

bool isAmong(const std::vector<std::string>& words, const std::string& word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

void takeShape(const OrderedJson& value, FactionField& field)
{
    using Shape = FactionField::Shape;
    if (value.is_string()) {
        field.shape = Shape::Text;
        field.text = value.get<std::string>();
    } else if (value.is_number_integer()) {
        field.shape = Shape::Number;
        field.number = static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), INT32_MIN, INT32_MAX));
    } else if (value.is_boolean()) {
        field.shape = Shape::Flag;
        field.flag = value.get<bool>();
    } else if (value.is_object()) {
        field.shape = Shape::Object;
    } else if (value.is_array()) {
        field.shape = Shape::List;
    }
}

/// Whether the compiler has read what is there as what it is.
bool isKnown(const FactionField& field, const Allowed& allowed)
{
    using Shape = FactionField::Shape;
    switch (field.shape) {
    case Shape::Text:
        return allowed.text || isAmong(allowed.words, field.text);
    case Shape::Number:
        return allowed.number.has_value();
    case Shape::Flag:
        return allowed.flag;
    case Shape::Object:
        return !allowed.keys.empty() || !field.head.empty();
    case Shape::List:
        return true;
    case Shape::Nothing:
        return false;
    }
    return false;
}

/// An entry that is shown: where it stands in the text, what may stand in it, and what its names stand for.
struct Shown {
    std::string prefix;
    AllowedAt places;
    Named named;
};

FactionField fieldOf(const OrderedJson& value, const std::string& pointer, const Shown& shown);

void addParts(const OrderedJson& value, const std::string& pointer, const Shown& shown, const Allowed& allowed,
    FactionField& field)
{
    if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i)
            field.parts.push_back(fieldOf(value[i], pointer + "/" + std::to_string(i), shown));
        return;
    }
    for (const auto& [key, part] : value.items()) {
        if (key == "note")
            continue;
        field.parts.push_back(fieldOf(part, pointer + "/" + key, shown));
        field.parts.back().key = { key, {}, inWords(key + ":") };
        field.parts.back().needed = isAmong(allowed.needs, key) || key == field.head;
    }
    std::vector<std::string> more;
    for (const std::string& key : allowed.keys)
        if (!value.contains(key) && !isAmong(allowed.heads, key))
            more.push_back(key);
    for (const std::string& key : more)
        field.more.push_back({ key, {}, inWords(key + ":") });
}

FactionField fieldOf(const OrderedJson& value, const std::string& pointer, const Shown& shown)
{
    static const Allowed nothing;
    const auto found = shown.places.find(pointer);
    const Allowed& allowed = found == shown.places.end() ? nothing : found->second;
    FactionField field;
    field.pointer = shown.prefix + pointer;
    takeShape(value, field);
    if (value.is_object())
        for (const std::string& each : allowed.heads)
            if (field.head.empty() && value.contains(each))
                field.head = each;
    field.mayBeText = allowed.text;
    field.mayBeFlag = allowed.flag;
    if (allowed.number) {
        field.mayBeNumber = true;
        field.low = allowed.number->first;
        field.high = allowed.number->second;
    }
    field.words = worded(allowed.words, shown.named);
    field.heads = worded(allowed.heads, shown.named);
    field.grows = value.is_array() && allowed.list;
    field.items = grouped(worded(allowed.items, shown.named));
    field.known = isKnown(field, allowed);
    if (value.is_object() || value.is_array())
        addParts(value, pointer, shown, allowed, field);
    return field;
}

/// Tries what may stand at a place, for something with which the card has no fault that it has not anyway.
class Beginner {
public:
    Beginner(OrderedJson entry, bool base)
        : m_entry(std::move(entry))
        , m_base(base)
        , m_sound(compiled(m_entry, base).faults)
    {
    }

    OrderedJson begin(const std::string& pointer, const std::string& head)
    {
        const OrderedJson before = m_entry;
        const Pointer at(pointer);
        const OrderedJson old = m_entry.contains(at) ? m_entry[at] : OrderedJson();
        OrderedJson made = best(pointer, head, 0);
        if (old.is_null() && !head.empty() && with(pointer, made).faults > m_sound)
            made = mended(pointer, head, std::move(made));
        m_entry = before;
        if (old.is_object() && made.is_object() && !head.empty())
            made = keeping(old, pointer, std::move(made));
        m_entry = before;
        return made;
    }

private:
    Compiled with(const std::string& pointer, const OrderedJson& value)
    {
        m_entry[Pointer(pointer)] = value;
        return compiled(m_entry, m_base);
    }

    /// A step that is not sound as it stands: with one thing more said of what it is done to, or done to something that
    /// is chosen first.
    OrderedJson mended(const std::string& pointer, const std::string& head, OrderedJson made)
    {
        for (const auto& [key, part] : made.items()) {
            const std::vector<std::string> keys = with(pointer, made).places[pointer + "/" + key].keys;
            for (const std::string& more : keys) {
                if (!part.is_object() || part.contains(more))
                    continue;
                OrderedJson told = made;
                told[key][more] = nullptr;
                with(pointer, told);
                told[key][more] = best(std::string(pointer).append("/" + key + "/" + more), {}, kDeepestBeginning);
                if (with(pointer, told).faults <= m_sound)
                    return told;
            }
        }
        OrderedJson chosen { { "choose", freshName() }, { "from", nullptr } };
        const std::string from = pointer + "/from";
        const std::vector<std::string> heads = with(pointer, chosen).places[from].heads;
        for (const std::string& each : heads) {
            chosen["then"] = OrderedJson::array();
            chosen["from"] = nullptr;
            with(pointer, chosen);
            chosen["from"] = filled(from, each, kDeepestBeginning);
            chosen["then"].push_back(nullptr);
            with(pointer, chosen);
            chosen["then"][0] = filled(pointer + "/then/0", head, 1);
            if (with(pointer, chosen).faults <= m_sound)
                return chosen;
        }
        return made;
    }

    /// What stood there beside the old head, as far as it may stand beside the new one.
    OrderedJson keeping(const OrderedJson& old, const std::string& pointer, OrderedJson made)
    {
        Compiled now = with(pointer, made);
        for (const auto& [key, value] : old.items()) {
            const Allowed& allowed = now.places[pointer];
            if (!isAmong(allowed.keys, key) || isAmong(allowed.heads, key) || made.begin().key() == key)
                continue;
            OrderedJson more = made;
            more[key] = value;
            if (Compiled then = with(pointer, more); then.faults <= now.faults) {
                made = std::move(more);
                now = std::move(then);
            }
        }
        return made;
    }

    std::string freshName() const
    {
        const std::string there = m_entry.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
        for (const char* each = kFreshNames; *each != '\0'; ++each)
            if (there.find(std::string("\"") + *each + "\"") == std::string::npos)
                return { *each };
        return "more";
    }

    /// The one with the fewest faults; the shortest of several.
    OrderedJson best(const std::string& pointer, const std::string& head, int depth)
    {
        const OrderedJson before = m_entry;
        Compiled empty = with(pointer, head.empty() ? OrderedJson() : OrderedJson { { head, nullptr } });
        m_entry = before;
        if (!head.empty())
            return filled(pointer, head, depth);
        const Allowed allowed = empty.places[pointer];
        OrderedJson found;
        std::size_t faults = empty.faults + 1;
        bool wrong = false; // though it is better than nothing
        const auto offer = [&](const OrderedJson& candidate) {
            const Compiled now = with(pointer, candidate);
            const std::size_t left = now.faults;
            m_entry = before;
            const bool shorter = left == faults && candidate.dump().size() < found.dump().size();
            if (left < faults || (shorter && candidate.is_object())) {
                faults = left;
                found = candidate;
                wrong = now.isWrongAt(pointer);
            }
        };
        for (const std::string& word : allowed.words)
            offer(word);
        if (allowed.flag)
            offer(true);
        if (allowed.number)
            offer(std::clamp(1, allowed.number->first, allowed.number->second));
        if (allowed.text && allowed.words.empty())
            offer(freshName());
        if (depth >= kDeepestBeginning || (!found.is_null() && !wrong && faults < empty.faults))
            return found;
        if (allowed.list)
            offer(beginList(pointer, depth));
        for (const std::string& each : allowed.heads)
            offer(filled(pointer, each, depth + 1));
        if (allowed.heads.empty() && !allowed.keys.empty())
            offer(filled(pointer, {}, depth + 1));
        return found;
    }

    OrderedJson beginList(const std::string& pointer, int depth)
    {
        const OrderedJson before = m_entry;
        OrderedJson list = OrderedJson::array();
        std::size_t faults = 0;
        for (int i = 0; i < 2; ++i) {
            OrderedJson longer = list;
            longer.push_back(nullptr);
            with(pointer, longer);
            const bool nested = depth > 1;
            longer.back() = nested ? plain(pointer + "/" + std::to_string(i))
                                   : best(pointer + "/" + std::to_string(i), {}, depth + 1);
            const std::size_t left = with(pointer, longer).faults;
            if (i == 0 || left < faults)
                list = longer;
            faults = left;
            if (left <= m_sound)
                break;
        }
        m_entry = before;
        return list;
    }

    /// An item that needs nothing but a word or a number.
    OrderedJson plain(const std::string& pointer)
    {
        const OrderedJson before = m_entry;
        Compiled empty = with(pointer, nullptr);
        OrderedJson found;
        std::size_t faults = empty.faults + 1;
        for (const std::string& head : empty.places[pointer].heads) {
            const OrderedJson made = filled(pointer, head, kDeepestBeginning);
            const std::size_t left = with(pointer, made).faults;
            if (left < faults || (left == faults && made.dump().size() < found.dump().size())) {
                faults = left;
                found = made;
            }
        }
        m_entry = before;
        return found;
    }

    /// An object with that head and all that it needs.
    OrderedJson filled(const std::string& pointer, const std::string& head, int depth)
    {
        const OrderedJson before = m_entry;
        OrderedJson made = OrderedJson::object();
        if (!head.empty())
            made[head] = nullptr;
        std::set<std::string> begun;
        for (bool more = true; more;) {
            more = false;
            Compiled now = with(pointer, made);
            std::vector<std::string> needs = now.places[pointer].needs;
            const std::vector<std::string>& keys = now.places[pointer].keys; // in the order in which they are written
            std::stable_sort(needs.begin(), needs.end(), [&](const std::string& one, const std::string& other) {
                return std::find(keys.begin(), keys.end(), one) < std::find(keys.begin(), keys.end(), other);
            });
            if (!head.empty())
                needs.insert(needs.begin(), head);
            for (const std::string& key : needs)
                if (begun.insert(key).second) {
                    made[key] = best(pointer + "/" + key, {}, depth + 1);
                    more = true;
                    break;
                }
        }
        m_entry = before;
        return made;
    }

    OrderedJson m_entry;
    bool m_base;
    std::size_t m_sound; ///< faults that there are anyway
};

/// On one line, with blanks as people write them: what is within quotes has its line breaks escaped.
std::string onOneLine(const OrderedJson& value)
{
    const std::string lines = value.dump(1, ' ', false, OrderedJson::error_handler_t::replace);
    std::string made;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i] != '\n') {
            made += lines[i];
            continue;
        }
        made += ' ';
        while (i + 1 < lines.size() && lines[i + 1] == ' ')
            ++i;
    }
    return made;
}

/// `wanted`, or with the first number behind it that is free.
std::string freeAmong(const std::set<std::string>& taken, const std::string& wanted, const char* before)
{
    std::string made = wanted;
    for (int i = 2; taken.contains(made); ++i)
        made = wanted + before + std::to_string(i);
    return made;
}

} // namespace

FactionField formOfOwn(std::string_view text, std::string_view entry)
{
    const OrderedJson value = entryAt(text, entry);
    if (!value.is_object() || value.contains("as"))
        return {};
    Shown shown { std::string(entry), compiled(value, isBase(entry)).places, {} };
    takeNames(value, shown.named);
    FactionField form = fieldOf(value, "", shown);
    // What only files need comes last.
    std::stable_partition(
        form.parts.begin(), form.parts.end(), [](const FactionField& each) { return each.key.word != "id"; });
    return form;
}

std::string beginningInOwn(
    std::string_view text, std::string_view entry, std::string_view pointer, const std::string& head)
{
    const OrderedJson value = entryAt(text, entry);
    if (!value.is_object() || !pointer.starts_with(entry))
        return {};
    return onOneLine(Beginner(value, isBase(entry)).begin(std::string(pointer.substr(entry.size())), head));
}

std::vector<FactionSentence> sentencesOfOwn(std::string_view text, std::string_view entry, language::Language language)
{
    const OrderedJson value = entryAt(text, entry);
    const bool base = isBase(entry);
    if (!value.is_object())
        return {};
    const std::string all = described(value, base, language);
    std::vector<std::string> saying; // the members that the text would be another one without
    for (const auto& [key, part] : value.items()) {
        OrderedJson less = value;
        less.erase(key);
        if (part.is_structured() && described(less, base, language) != all)
            saying.push_back(key);
    }
    std::vector<FactionSentence> sentences;
    for (const std::string& key : saying) {
        OrderedJson alone = value;
        for (const std::string& other : saying)
            if (other != key)
                alone.erase(other);
        sentences.push_back({ std::string(entry) + "/" + key, described(alone, base, language) });
    }
    std::erase_if(sentences, [](const FactionSentence& each) { return each.words.empty(); });
    return sentences;
}

std::string newOwnEntry(std::string_view text, std::string_view like)
{
    const auto all = OrderedJson::parse(text, nullptr, false);
    if (!all.is_object())
        return {};
    std::set<std::string> names;
    std::set<std::string> ids;
    for (const char* list : { "cards", "bases" })
        if (const auto found = all.find(list); found != all.end() && found->is_array())
            for (const OrderedJson& each : *found)
                if (each.is_object()) {
                    names.insert(each.value("name", std::string()));
                    ids.insert(each.value("id", std::string()));
                }
    OrderedJson made = like.empty() ? OrderedJson() : entryAt(text, like);
    if (!made.is_object()) {
        const std::string faction = all.value("id", std::string("own"));
        made = { { "id", faction + ".card" },
            { "name", say(Say::DraftPlan, { all.value("name", std::string()) }).words() }, { "kind", "action" },
            { "play", { { { "draw", 1 } } } } };
    }
    if (made.contains("name") && made["name"].is_string())
        made["name"] = freeAmong(names, made["name"].get<std::string>(), " ");
    if (made.contains("id") && made["id"].is_string())
        made["id"] = freeAmong(ids, made["id"].get<std::string>(), "_");
    return onOneLine(made);
}

} // namespace core::smashup
