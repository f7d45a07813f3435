#include "core/language/manner.h"

#include <array>

namespace core::language {

const Manner& mannerOf(Language language)
{
    static constexpr std::array<const Manner*, kLanguages> kAll {
#define LANGUAGE(id, ...) &k##id##Manner,
#include "core/language/languages.def"
#undef LANGUAGE
    };
    return *kAll[static_cast<std::size_t>(language)];
}

} // namespace core::language
