#pragma once

#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/json/json_reader.h"

#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace core::hyperborea {

/// Builds the position of one scenario object; null where it makes no sense, which is a fault. Questions with a single
/// answer are asked in it (Options::askForced).
std::unique_ptr<HyperboreaMatch> buildPosition(
    const std::shared_ptr<const Library>& library, const JsonReader& scenario, Problems& problems);

/// The words of scenario files.
inline constexpr std::array<std::string_view, kColours> kColourWords { "red", "green", "purple", "blue", "orange",
    "yellow", "grey" };
inline constexpr std::array<std::string_view, kConditions> kConditionWords { "gems", "technologies", "miniatures" };
inline constexpr std::array<std::pair<std::string_view, std::uint8_t Pool::*>, 14> kPoolWords { {
    { "move", &Pool::move },
    { "fly", &Pool::fly },
    { "attack", &Pool::attack },
    { "ranged", &Pool::ranged },
    { "fortress", &Pool::fortress },
    { "miniature", &Pool::miniature },
    { "clone", &Pool::clone },
    { "develop", &Pool::develop },
    { "technology", &Pool::technology },
    { "draw", &Pool::draw },
    { "restore", &Pool::restore },
    { "purge", &Pool::purge },
    { "espionage", &Pool::espionage },
    { "set_back", &Pool::setBack },
} };

} // namespace core::hyperborea
