#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Who sits where. `factions` are what the seat plays as: a pair of different names, or one role of Game::roles(),
/// which is drawn where it is left out; empty where seats are alike.
struct SeatSetup {
    std::string name; ///< as RecordedSeat has it
    std::vector<std::string> factions;
};

/// All that decides a match before its first choice. Equal setups make equal matches.
struct MatchSetup {
    std::string set; ///< the printing or set by name; empty for the game's default
    std::vector<SeatSetup> seats; ///< in turn order; seats[0] begins
    std::map<std::string, std::string> options; ///< match options by name; what is left out has its default
    std::uint64_t seed = 1;
    /// The texts of factions that players wrote themselves and that play in it; empty where it is of those that are
    /// offered by now. See own_factions.h.
    std::vector<std::string> own {};
};

/// A printing or set of cards to play with.
struct SetInfo {
    std::string name; ///< in records and arguments
    std::string title; ///< as people call it within a sentence: "first printing"
};

/// The set of that name; one whose title is the name where it is none of `sets`.
inline SetInfo setNamed(const std::vector<SetInfo>& sets, const std::string& set)
{
    const auto found = std::find_if(sets.begin(), sets.end(), [&](const SetInfo& each) { return each.name == set; });
    return found == sets.end() ? SetInfo { set, set } : *found;
}

/// What people call it.
inline std::string titleOf(const std::vector<SetInfo>& sets, const std::string& set)
{
    return setNamed(sets, set).title;
}

struct OptionValue {
    std::string name; ///< in records and arguments
    std::string words; ///< what it means to a player: "Cards in play come first"
};

/// A match option a player may set, with the values it may have; the first is the default.
struct OptionInfo {
    std::string name;
    std::string title; ///< what a form calls it: "Several abilities wait"
    std::string meaning; ///< one line
    std::vector<OptionValue> values;

    std::vector<std::string> valueNames() const
    {
        std::vector<std::string> names;
        for (const OptionValue& value : values)
            names.push_back(value.name);
        return names;
    }
    bool offers(std::string_view value) const
    {
        return std::any_of(
            values.begin(), values.end(), [value](const OptionValue& each) { return each.name == value; });
    }
};

/// "Mode: Race War", of an option and a value that it may have, without what explains it behind a colon; what is none
/// stays as it is named.
inline std::string optionWords(
    const std::vector<OptionInfo>& options, const std::string& option, const std::string& value)
{
    for (const OptionInfo& each : options)
        if (each.name == option)
            for (const OptionValue& known : each.values)
                if (known.name == value)
                    return each.title + ": " + known.words.substr(0, known.words.find(": "));
    return option + ": " + value;
}

} // namespace core
