#include "tests/mutation/mutations.h"

#include <array>
#include <utility>

namespace tests {

namespace {

using Json = nlohmann::ordered_json;
using Pointer = Json::json_pointer;

/// What each comparison is taken for; a number's limit moves by one, a superlative turns round.
constexpr std::array<std::pair<const char*, int>, 4> kLimits { { { "powerAtMost", -1 }, { "printedPowerAtMost", -1 },
    { "powerBelow", 1 }, { "atLeast", 1 } } };
constexpr std::array<std::pair<const char*, const char*>, 2> kSuperlatives { { { "weakest", "strongest" },
    { "strongest", "weakest" } } };
/// Keys that say whose, and the words they may have.
constexpr std::array<const char*, 5> kWhose { "of", "hand", "discard", "handOrDiscard", "deck" };
constexpr std::array<std::pair<const char*, const char*>, 4> kOwners { { { "you", "others" }, { "others", "you" },
    { "winner", "runnerUp" }, { "runnerUp", "winner" } } };

/// A step that only lets somebody see a hand, which no scenario can tell: knowledge_test asks who has seen it.
bool onlyShows(const Json& step)
{
    if (step.contains("revealHand") || step.contains("lookAtHand"))
        return true;
    return step.contains("each") && step.contains("do") && step.at("do").size() == 1 && onlyShows(step.at("do")[0]);
}

class Collector {
public:
    std::vector<Mutation> all;
    std::string card;

    void visit(const Json& json, const Pointer& at)
    {
        if (json.is_object())
            visitObject(json, at);
        else if (json.is_array())
            visitArray(json, at);
    }

private:
    void add(Mutation::Kind kind, const Pointer& at, Json with, const std::string& change)
    {
        all.push_back({ kind, card, change, at, std::move(with), false });
    }

    void take(Mutation::Kind kind, const Pointer& at, const std::string& change)
    {
        all.push_back({ kind, card, change, at, Json(), true });
    }

    void visitArray(const Json& list, const Pointer& at)
    {
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].is_object() && !list[i].empty() && !onlyShows(list[i]))
                take(Mutation::Kind::DroppedStep, at / i, "drop " + (at / i).to_string() + ": " + list[i].dump());
            visit(list[i], at / i);
        }
    }

    void visitObject(const Json& step, const Pointer& at)
    {
        for (const auto& [key, value] : step.items()) {
            const Pointer place = at / key;
            const std::string where = place.to_string() + ": " + value.dump();
            for (const auto& [limit, by] : kLimits)
                if (key == limit && value.is_number_integer())
                    add(Mutation::Kind::FlippedComparison, place, value.get<int>() + by, "move the limit " + where);
            if (key == "powerAtMost" && value.is_object())
                renamed(step, at, key, "powerBelow");
            if (key == "powerBelow" && value.is_object())
                renamed(step, at, key, "powerAtMost");
            for (const auto& [from, to] : kSuperlatives)
                if (key == from)
                    renamed(step, at, key, to);
            for (const char* whose : kWhose)
                if (key == whose)
                    owner(value, place, where);
            if (key == "who")
                owner(value, place, where);
            if (key == "by" && value.is_string())
                take(Mutation::Kind::WrongOwner, place, "leave out " + where);
            if (key == "may")
                take(Mutation::Kind::MayForMust, place, "must for may " + where);
            visit(value, place);
        }
        if (step.contains("choose") && !step.contains("may"))
            add(Mutation::Kind::MayForMust, at / "may", true, "may for must " + at.to_string());
    }

    void owner(const Json& value, const Pointer& place, const std::string& where)
    {
        for (const auto& [from, to] : kOwners)
            if (value == from)
                add(Mutation::Kind::WrongOwner, place, to, std::string(to) + " for " + where);
    }

    void renamed(const Json& step, const Pointer& at, const std::string& key, const std::string& to)
    {
        Json other = Json::object();
        for (const auto& [each, value] : step.items())
            other[each == key ? to : each] = value;
        add(Mutation::Kind::FlippedComparison, at, std::move(other), to + " for " + (at / key).to_string());
    }
};

} // namespace

std::vector<Mutation> smashUpMutationsOf(const Json& file)
{
    // What a card does; the rest of it is its name, kind, power and place, which no scenario has to defend.
    static constexpr std::array kAbilities { "play", "talent", "special", "after", "instead", "when", "replaced",
        "cleared", "ongoing", "asAction", "readings" };
    Collector found;
    if (!file.contains("cards"))
        return {};
    for (const char* list : { "cards", "bases" }) {
        const Pointer cards = Pointer() / list;
        for (std::size_t i = 0; file.contains(list) && i < file.at(list).size(); ++i) {
            const Json& card = file.at(list).at(i);
            if (!card.contains("name"))
                continue; // taken over from another printing
            found.card = card.at("name").get<std::string>();
            for (const auto& [key, ability] : card.items())
                for (const char* each : kAbilities)
                    if (key == each)
                        found.visit(ability, cards / i / key);
        }
    }
    return found.all;
}

Json mutated(const Json& file, const Mutation& mutation)
{
    Json changed = file;
    if (!mutation.removes) {
        changed[Pointer(mutation.at)] = mutation.with;
        return changed;
    }
    Json& parent = changed[mutation.at.parent_pointer()];
    if (parent.is_array())
        parent.erase(std::stoul(mutation.at.back()));
    else
        parent.erase(mutation.at.back());
    return changed;
}

} // namespace tests
