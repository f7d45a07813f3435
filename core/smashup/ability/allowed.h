#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::smashup {

/// What may stand at a place of a card file, as the compiler found it while it read what is there.
struct Allowed {
    bool text = false; ///< any
    bool flag = false;
    bool list = false;
    std::optional<std::pair<int, int>> number; ///< from, to
    std::vector<std::string> words; ///< texts
    std::vector<std::string> heads; ///< keys of an object, of which one says what it is
    std::vector<std::string> keys; ///< what an object there may have
    std::vector<std::string> needs; ///< what it must have
    std::vector<std::string> items; ///< heads of a list's items
};

/// By their JSON pointers.
using AllowedAt = std::map<std::string, Allowed, std::less<>>;

} // namespace core::smashup
