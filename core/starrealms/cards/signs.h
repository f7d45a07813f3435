#pragma once

namespace core::starrealms {

/// What stands in the words on a picture of a card for a sign that is painted; letters that no language has.
inline constexpr char32_t kTradeSign = 0xE001;
inline constexpr char32_t kCombatSign = 0xE002;
inline constexpr char32_t kAuthoritySign = 0xE003;

} // namespace core::starrealms
