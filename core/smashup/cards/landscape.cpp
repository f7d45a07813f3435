#include "core/smashup/cards/landscape.h"

#include <array>
#include <cstdint>

namespace core::smashup {

namespace {

struct Colour {
    std::string_view word;
    std::string_view value;
};

constexpr std::array<Colour, 17> kColours { {
    { "blue", "#2f7fb0" },
    { "bone", "#9a907a" },
    { "gold", "#b08c34" },
    { "green", "#3f9f68" },
    { "grey", "#737d90" },
    { "ice", "#6aa5c0" },
    { "indigo", "#4c59b0" },
    { "olive", "#7f8a3c" },
    { "pine", "#2c7a66" },
    { "pink", "#c0588f" },
    { "plum", "#8a4590" },
    { "red", "#b5433e" },
    { "rust", "#b8642f" },
    { "sand", "#b09a6c" },
    { "teal", "#2b8f94" },
    { "violet", "#7a58ba" },
    { "white", "#b9c2d2" },
} };

} // namespace

const std::vector<std::string_view>& landscapeKinds()
{
    static const std::vector<std::string_view> kinds { "arches", "caves", "chimneys", "city", "columns", "crystals",
        "domes", "dunes", "firs", "graves", "hills", "huts", "mountains", "mushrooms", "pagodas", "palms", "pyramids",
        "ruins", "ships", "spires", "tentacles", "towers", "trees", "volcano", "waves" };
    return kinds;
}

const std::vector<std::string_view>& landscapeColours()
{
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> all;
        for (const Colour& each : kColours)
            all.push_back(each.word);
        return all;
    }();
    return words;
}

std::string landscapeColour(std::string_view word)
{
    for (const Colour& each : kColours)
        if (each.word == word)
            return std::string(each.value);
    return {};
}

std::string landscapeOf(std::string_view name, std::string_view factionColour)
{
    std::uint32_t hash = 2166136261U;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    hash ^= hash >> 15U; // the last letters alone would decide
    const std::vector<std::string_view>& kinds = landscapeKinds();
    std::string recipe = factionColour.empty() ? landscapeColour("grey") : std::string(factionColour);
    return recipe.append(1, ' ').append(kinds[hash % kinds.size()]);
}

} // namespace core::smashup
