#pragma once

#include <cstddef>
#include <cstdint>

namespace core::language {

/// Languages with a realiser, whole or begun.
enum class Language : std::uint8_t { English, German, Polish };
inline constexpr std::size_t kLanguages = 3;

/// The language that is spoken to whoever uses this program: one for the whole process, like a locale. English until
/// another is set. What records keep is the same in all of them.
Language spoken();
void speak(Language language);

} // namespace core::language
