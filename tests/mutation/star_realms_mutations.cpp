#include "tests/mutation/mutations.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tests {

namespace {

using Json = nlohmann::ordered_json;
using Pointer = Json::json_pointer;

/// Keys with a number that a step depends on; each is taken for one more.
constexpr std::array kNumbers { "trade", "combat", "authority", "draw", "scrap", "discard", "opponentDiscards",
    "playerDiscards", "times", "costAtMost", "basesInPlay" };
/// Verbs that a seat may decline or must follow.
constexpr std::array kDeclinable { "scrap", "discard", "destroy", "acquire", "putOnDeck", "copy" };
/// What each word at such a key is taken for.
struct Swap {
    const char* key;
    const char* from;
    const char* to;
};
constexpr std::array<Swap, 12> kPlaces { { { "from", "hand", "discard" }, { "from", "discard", "hand" },
    { "from", "row", "discard" }, { "to", "discard", "deckTop" }, { "to", "deckTop", "discard" },
    { "to", "hand", "discard" }, { "acquire", "card", "ship" }, { "acquire", "ship", "base" },
    { "next", "base", "ship" }, { "next", "ship", "base" }, { "of", "scrapsThisTurn", "scrapped" },
    { "of", "blobCardsPlayed", "scrapsThisTurn" } } };
constexpr std::array<std::pair<const char*, const char*>, 2> kNames { { { "opponentDiscards", "discard" },
    { "playerDiscards", "discard" } } };

class StarRealmsCollector {
public:
    std::vector<Mutation> all;
    std::string card;

    void visit(const Json& json, const Pointer& at)
    {
        if (json.is_array())
            visitArray(json, at);
        else if (json.is_object())
            visitObject(json, at);
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
            if (list[i].is_object() || (list[i].is_string() && list.size() > 1))
                take(Mutation::Kind::DroppedStep, at / i, "drop " + (at / i).to_string() + ": " + list[i].dump());
            visit(list[i], at / i);
        }
    }

    void visitObject(const Json& step, const Pointer& at)
    {
        for (const auto& [key, value] : step.items()) {
            const Pointer place = at / key;
            const std::string where = place.to_string() + ": " + value.dump();
            if (key == "may")
                take(Mutation::Kind::MayForMust, place, "must for may " + where);
            for (const char* number : kNumbers)
                if (key == number && value.is_number_integer())
                    add(Mutation::Kind::WrongNumber, place, value.get<int>() + 1, "one more " + where);
            for (const Swap& swap : kPlaces)
                if (key == swap.key && value == swap.from)
                    add(Mutation::Kind::WrongPlace, place, swap.to, std::string(swap.to) + " for " + where);
            for (const auto& [from, to] : kNames)
                if (key == from)
                    renamed(step, at, key, to);
            visit(value, place);
        }
        const bool declinable = std::any_of(
            kDeclinable.begin(), kDeclinable.end(), [&step](const char* verb) { return step.contains(verb); });
        if (declinable && !step.contains("may"))
            add(Mutation::Kind::MayForMust, at / "may", true, "may for must " + at.to_string());
    }

    void renamed(const Json& step, const Pointer& at, const std::string& key, const std::string& to)
    {
        Json other = Json::object();
        for (const auto& [each, value] : step.items())
            other[each == key ? to : each] = value;
        add(Mutation::Kind::WrongOwner, at, std::move(other), to + " for " + (at / key).to_string());
    }
};

} // namespace

std::vector<Mutation> starRealmsMutationsOf(const Json& file)
{
    static constexpr std::array kAbilities { "play", "use", "ally", "doubleAlly", "scrap", "whenShipPlayed",
        "byManual" };
    StarRealmsCollector found;
    const Pointer cards = Pointer() / "cards";
    for (std::size_t i = 0; file.contains("cards") && i < file.at("cards").size(); ++i) {
        const Json& card = file.at("cards").at(i);
        found.card = card.at("name").get<std::string>();
        for (const char* ability : kAbilities)
            if (card.contains(ability))
                found.visit(card.at(ability), cards / i / ability);
    }
    return found.all;
}

} // namespace tests
