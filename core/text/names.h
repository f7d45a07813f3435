#pragma once

#include "core/game/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// In letters, wherever a name comes from: a field of the window, the command line or a file.
inline constexpr std::size_t kLongestSeatName = 40;
inline constexpr std::size_t kLongestPairName = 80;
inline constexpr std::size_t kLongestPlace = 80;
inline constexpr std::size_t kLongestTag = 40;

/// How many bytes the first character of a UTF-8 text takes. Of what is no character it is 1, with U+FFFD; where the
/// text ends within one it is npos.
std::size_t firstCharacter(std::string_view text, char32_t& character);

/// Control characters, line breaks, and what turns the direction of writing: nothing that a name or a line of a list
/// may hold.
bool isControl(char32_t character);

/// What is wrong with a name that people are to read: too long, or a control character in it, or nothing to be seen
/// though it is not empty. No `what` when nothing is.
Problem nameFault(std::string_view name, std::size_t longest);

/// "Robots" and " (copy)" of "Robots (copy)": a name, and behind it what tells it from others of that name; the latter
/// is empty where there is none.
std::pair<std::string, std::string> splitMark(const std::string& name);

} // namespace core
