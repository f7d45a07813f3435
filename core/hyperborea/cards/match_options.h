#pragma once

#include "core/game/match_setup.h"
#include "core/hyperborea/sayings/sayings.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::hyperborea {

/// A match option: what records call it and its values, and how both are said. The first value is the default.
struct MatchOption {
    struct Value {
        std::string_view name;
        Say words;
    };
    std::string_view name;
    Say title;
    Say meaning;
    std::vector<Value> values;

    bool offers(std::string_view value) const;
    /// In the language that is spoken.
    OptionInfo inWords() const;
};

/// What the seats of a match agree on, rule 2.
const std::vector<MatchOption>& matchOptions();
/// The option of that name; null where there is none.
const MatchOption* matchOption(std::string_view name);
/// What the setup says, or the option's default; empty where there is no such option.
std::string_view valueOf(const MatchSetup& setup, std::string_view option);

} // namespace core::hyperborea
