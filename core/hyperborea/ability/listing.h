#pragma once

#include "core/hyperborea/cards/library.h"

#include <string>
#include <string_view>

namespace core::hyperborea {

/// What the component of that name compiled to, a line a part; empty where there is none. Tokens have no names, and are
/// listed by their ids, as everything may be.
std::string listing(const Library& library, std::string_view name);

} // namespace core::hyperborea
