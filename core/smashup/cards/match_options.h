#pragma once

#include "core/game/game.h"

namespace core::smashup {

/// What the seats of a match agree on where the rules leave room: rules 20.15 and 21.
const std::vector<OptionInfo>& matchOptions();
/// The option of that name; null where there is none.
const OptionInfo* matchOption(std::string_view name);
/// What the setup says, or the option's default; empty where there is no such option.
std::string_view valueOf(const MatchSetup& setup, std::string_view option);

} // namespace core::smashup
