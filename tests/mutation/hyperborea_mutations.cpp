#include "tests/mutation/mutations.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tests {

namespace {

using Json = nlohmann::ordered_json;
using Pointer = Json::json_pointer;

/// Verbs that stand near each other, each of which may be taken for the next.
constexpr std::array<std::pair<const char*, const char*>, 9> kVerbs { { { "move", "fly" }, { "fly", "move" },
    { "attack", "ranged" }, { "ranged", "attack" }, { "miniature", "clone" }, { "clone", "miniature" },
    { "restore", "purge" }, { "purge", "restore" }, { "gem", "plunder" } } };
/// What each word at such a key is taken for.
struct Word {
    const char* key;
    const char* from;
    const char* to;
};
constexpr std::array<Word, 10> kWords { { { "rows", "different", "same" }, { "rows", "same", "different" },
    { "whom", "neighbours", "chosen" }, { "whom", "chosen", "neighbours" }, { "what", "gem", "miniature" },
    { "what", "miniature", "gem" }, { "when", "turnStart", "reset" }, { "when", "reset", "turnStart" },
    { "when", "firstKill", "firstCity" }, { "when", "firstCity", "firstKill" } } };

class HyperboreaCollector {
public:
    std::vector<Mutation> all;

    /// All things of a file that have a name or stand for themselves, whatever list they are in.
    void visit(const Json& json, const Pointer& at)
    {
        if (json.is_array())
            for (std::size_t i = 0; i < json.size(); ++i)
                visit(json[i], at / i);
        if (!json.is_object())
            return;
        const bool named = json.contains("id") && at != Pointer();
        if (named)
            m_card = json.at("id").get<std::string>();
        for (const auto& [key, value] : json.items()) {
            if (key == "effect")
                effect(value, at / key);
            else if (key == "spaces")
                spaces(value, at / key);
            else if (key == "number" && value.is_number_integer())
                add(Mutation::Kind::WrongNumber, at / key, value.get<int>() - 1, "one less " + said(at / key, value));
            else
                visit(value, at / key);
            swapped(key, value, at / key);
        }
    }

private:
    static std::string said(const Pointer& at, const Json& value) { return at.to_string() + ": " + value.dump(); }

    void add(Mutation::Kind kind, const Pointer& at, Json with, const std::string& change)
    {
        all.push_back({ kind, m_card, change, at, std::move(with), false });
    }

    void swapped(const std::string& key, const Json& value, const Pointer& at)
    {
        for (const Word& word : kWords)
            if (key == word.key && value == word.from)
                add(Mutation::Kind::WrongPlace, at, word.to, std::string(word.to) + " for " + said(at, value));
    }

    void effect(const Json& parts, const Pointer& at)
    {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Pointer place = at / i;
            if (parts.size() > 1)
                all.push_back(
                    { Mutation::Kind::DroppedStep, m_card, "drop " + said(place, parts[i]), place, Json(), true });
            if (parts[i].contains("choose")) {
                const Json& ways = parts[i].at("choose");
                for (std::size_t way = 0; way < ways.size(); ++way)
                    effect(ways[way], place / "choose" / way);
            } else {
                part(parts[i], place);
            }
        }
    }

    void part(const Json& json, const Pointer& at)
    {
        for (const auto& [key, value] : json.items()) {
            if (value.is_number_integer())
                add(Mutation::Kind::WrongNumber, at / key, value.get<int>() + 1, "one more " + said(at / key, value));
            if (value.is_array() && value.size() > 1)
                for (std::size_t i = 0; i < value.size(); ++i)
                    all.push_back({ Mutation::Kind::DroppedStep, m_card, "drop " + said(at / key / i, value[i]),
                        at / key / i, Json(), true });
            swapped(key, value, at / key);
            for (const auto& [from, to] : kVerbs)
                if (key == from)
                    renamed(json, at, key, to);
        }
    }

    void renamed(const Json& json, const Pointer& at, const std::string& key, const std::string& to)
    {
        Json other = Json::object();
        for (const auto& [each, value] : json.items())
            other[each == key ? to : each] = value;
        add(Mutation::Kind::WrongOwner, at, std::move(other), to + " for " + said(at, json));
    }

    /// A named colour is taken for the next, and one that takes any for red.
    void spaces(const Json& list, const Pointer& at)
    {
        constexpr std::array kColours { "red", "green", "purple", "blue", "orange", "yellow" };
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto* const found = std::find(kColours.begin(), kColours.end(), list[i]);
            const char* const to = found == kColours.end() || found + 1 == kColours.end() ? kColours.front() : found[1];
            add(Mutation::Kind::WrongPlace, at / i, to, std::string(to) + " for " + said(at / i, list[i]));
        }
    }

    std::string m_card;
};

} // namespace

std::vector<Mutation> hyperboreaMutationsOf(const Json& file)
{
    HyperboreaCollector found;
    found.visit(file, Pointer());
    return found.all;
}

} // namespace tests
