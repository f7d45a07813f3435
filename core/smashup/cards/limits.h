#pragma once

#include <cstddef>

namespace core::smashup {

/// Lasting texts of one card or base.
inline constexpr std::size_t kMostStatics = 4;

/// Lasting texts of one faction, or of one deck that is nobody's, that give other minions power or a kind, each copy of
/// a card counted by itself. With it no match can hold more of them than Powers has room for.
inline constexpr std::size_t kMostGivers = 20;

} // namespace core::smashup
