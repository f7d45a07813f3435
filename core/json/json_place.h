#pragma once

#include "core/game/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Where a value stands in a JSON text.
struct JsonPlace {
    std::size_t keyAt = 0; ///< of the key in its quotes; an item of a list and the whole text have none
    std::size_t keyLength = 0;
    std::size_t at = 0;
    std::size_t length = 0;
};

/// The place of the value to which a pointer ("/cards/3/play/0") leads. Where it leads to none, of what is around it:
/// in the end the whole text. Serves texts that break off, too, as far as they go.
JsonPlace placeIn(std::string_view text, std::string_view pointer);
/// The same as what is to be marked in the text: the value alone.
TextSpot spotOfValue(std::string_view text, std::string_view pointer);

/// Where one is at a byte of a text, for whoever writes it: it may break off anywhere, and be wrong behind that byte.
struct JsonPosition {
    std::string pointer; ///< to the object or list around it
    std::vector<std::string> keys; ///< of the object around it, as far as they are written
    std::string key; ///< whose value stands there; empty in a list, and where a key stands
    bool isKey = false; ///< a key stands there, or would
    std::size_t at = 0; ///< where the word begins that stands there, behind its opening quote
    std::string word; ///< from there to the byte; empty between two words
    bool quoted = false; ///< within quotes
};
JsonPosition positionIn(std::string_view text, std::size_t byte);

/// From 1.
int lineOf(std::string_view text, std::size_t byte);

} // namespace core
