#include "core/hyperborea/sayings/tongue.h"

#include <array>

namespace core::hyperborea {

const Tongue& tongueOf(language::Language language)
{
    static constexpr std::array<const Tongue*, language::kLanguages> kAll {
#define LANGUAGE(id, ...) &k##id##Tongue,
#include "core/language/languages.def"
#undef LANGUAGE
    };
    return *kAll[static_cast<std::size_t>(language)];
}

} // namespace core::hyperborea
