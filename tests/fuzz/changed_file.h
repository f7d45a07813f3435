#pragma once

#include "tests/fuzz/fuzz.h"

#include <nlohmann/json.hpp>

namespace fuzz {

using Json = nlohmann::ordered_json;

/// A value in a card file.
struct Place {
    Json::json_pointer at;
    std::string key; ///< its own, or that of the list it stands in
};

/// A card file the program comes with, and all that could be changed in it.
struct Source {
    std::string path;
    Json json;
    std::vector<Place> places;
};

/// One of a game's.
const Source& drawn(const std::string& game, Bytes& bytes);

/// The file with a few changes: a value taken out, another one of the game's in its place, or a number moved.
Json changed(const std::string& game, const Source& source, Bytes& bytes);

} // namespace fuzz
