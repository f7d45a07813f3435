#pragma once

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>
#include <string_view>

namespace core::smashup {

/// Parses JSON and notes the line on which each value stands, by its JSON pointer ("/cards/3/play/0").
/// `error` is not empty when the text is no JSON, is nested deeper than any content needs, or gives a key twice;
/// `errorLine` is then where that was found.
nlohmann::json parseWithLines(
    std::string_view text, std::map<std::string, int>& lines, std::string& error, int& errorLine);

/// As above, with the line in the error: "line 3: …".
nlohmann::json parseWithLines(std::string_view text, std::map<std::string, int>& lines, std::string& error);

} // namespace core::smashup
