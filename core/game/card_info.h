#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// What is printed on a card in numbers: its power, its cost, the points for each place.
struct Figure {
    std::string name; ///< "power", "breakpoint", "VP"
    std::vector<int> values; ///< at least one
    std::string words {}; ///< the name as the reader has it; empty where that is the same

    const std::string& title() const { return words.empty() ? name : words; }

    friend bool operator==(const Figure&, const Figure&) = default;
};

/// What a card does to something, for its picture, in words of the game's own files, which are the same in every
/// language.
struct Deed {
    enum class Side : std::uint8_t { Any, Own, Others };

    std::string verb; ///< "destroy"; empty for what holds while the card lies on the table
    std::string tag; ///< what it counts as among CardInfo::tags, untranslated: "destroys"; may be empty
    std::string object {}; ///< to what: "minion", "hand"; empty where the words say it or nothing does
    Side side = Side::Any; ///< whose that is, or who has to do it
    bool many = false; ///< more than once, or to more than one
    bool less = false; ///< takes away what it gives elsewhere

    friend bool operator==(const Deed&, const Deed&) = default;
};

struct CardInfo {
    std::string id; ///< stable over versions: "aliens.invader"
    std::string name;
    std::string group; ///< what cards are sorted by beside their set: the faction; empty for what belongs to none
    std::string set;
    std::string type; ///< what the game sorts its cards into: "minion", "action", "base"
    std::string kind; ///< the type as it stands on the card: "special", say, on an action
    int copies = 1;
    std::vector<Figure> figures; ///< the main one first
    std::string text; ///< generated from the program that runs
    std::string landscape {}; ///< how a place is pictured: "#rrggbb kind"; empty for what is no place
    std::vector<std::string> tags; ///< what it does ("returns", "destroys", …)
    std::vector<std::string> otherNames;
    std::vector<Deed> deeds {}; ///< the foremost first; none where it does nothing

    /// True for a place, as a base is; else it is a card of a deck or of some supply.
    bool isPlace() const { return !landscape.empty(); }
    /// The figure by which cards of its type are compared, which a game has first: power, say, or a cost. Null where
    /// the card has none.
    const Figure* mainFigure() const { return figures.empty() ? nullptr : &figures.front(); }
    /// The first value of a figure; nothing where the card does not have it.
    std::optional<int> figure(std::string_view wanted) const
    {
        for (const Figure& each : figures)
            if (each.name == wanted)
                return each.values.front();
        return std::nullopt;
    }

    friend bool operator==(const CardInfo&, const CardInfo&) = default;
};

struct FactionInfo {
    std::string name;
    std::string set;
    std::string box; ///< what it is sold in: "Core Set"
    std::string theme; ///< one line on how it plays
    std::string colour; ///< "#rrggbb"
    std::string emblem; ///< name of the SVG in the resources, without folder and ending
    int complexity = 1; ///< 1 easy … 3 hard
    std::vector<std::string> tags; ///< what it does, for the pair page ("returns", "destroys", …), repeated per card
    bool own = false; ///< players wrote it themselves
};

} // namespace core
