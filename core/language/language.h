#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace core::language {

/// Languages with a realiser, whole or begun.
enum class Language : std::uint8_t {
#define LANGUAGE(id, ...) id,
#include "core/language/languages.def"
#undef LANGUAGE
};

/// What is to be known of a language without speaking it.
struct LanguageFacts {
    Language language;
    std::string_view code; ///< ISO 639
    std::string_view name; ///< as its speakers have it
    bool whole; ///< the games say all they have in it
};

inline constexpr std::array kAllLanguages {
#define LANGUAGE(id, ...) LanguageFacts { Language::id, __VA_ARGS__ },
#include "core/language/languages.def"
#undef LANGUAGE
};
inline constexpr std::size_t kLanguages = kAllLanguages.size();

/// The language that is spoken to whoever uses this program: one for the whole process, like a locale. English until
/// another is set. What records keep is the same in all of them.
Language spoken();
void speak(Language language);

} // namespace core::language
