#pragma once

#include <cstddef>
#include <string_view>

namespace core {

/// How many letters must change, come, go or trade places with their neighbours to make the one word the other. A
/// letter outside of ASCII counts as its bytes; capitals are letters of their own.
std::size_t lettersApart(std::string_view from, std::string_view to);

} // namespace core
