#pragma once

#include "core/language/saying.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace core {

/// How much a JSON text may hold: far more than people and this program write, and little enough that whatever keeps to
/// it takes no more than some hundred megabytes.
struct JsonLimits {
    std::size_t bytes = 64U << 20U;
    std::size_t values = 500'000;
    std::size_t depth = 32; ///< lists and objects in one another
    std::size_t keyBytes = 200;
};

/// Of a match record, a scenario file, articles and learned weights.
inline constexpr JsonLimits kAnyJson {};
/// Of a card file, which is read with the place of each of its values.
inline constexpr JsonLimits kCardFile { .bytes = 512U << 10U, .values = 50'000, .depth = 40 };

struct JsonFault {
    language::Saying what; ///< empty: there is none
    language::Saying hint;
    int line = 0; ///< 0: the text as a whole
    std::size_t at = 0; ///< how many bytes were read before the fault, where it is in the signs themselves
};

/// The one way in for JSON from anywhere: stops as soon as a limit is passed, at what is no JSON and at a key that an
/// object has twice, with the line of it. `lines`, where it is given, takes the line on which each value stands, by its
/// JSON pointer ("/cards/3/play/0").
nlohmann::json parseJson(std::string_view text, const JsonLimits& limits, JsonFault& fault,
    std::map<std::string, int, std::less<>>* lines = nullptr);

/// The text of that name in an object; empty where it has none, or is no object.
std::string textIn(const nlohmann::json& object, const char* name);

/// A text of somebody else's as it may stand in a sentence: its beginning, where it is long.
std::string shortened(const std::string& text);

} // namespace core
