#pragma once

#include "core/language/language.h"

#include <span>
#include <string_view>

namespace core::hyperborea {

/// What a language says of Hyperborea. What is missing is said in English.
struct Tongue {
    std::span<const std::string_view> sayings; ///< in the order of `Say`
    std::span<const std::string_view> faults; ///< in the order of `Fault`
};

// Each in the folder of its language below ability/, as in every game.
#define LANGUAGE(id, ...) extern const Tongue k##id##Tongue;
#include "core/language/languages.def"
#undef LANGUAGE

const Tongue& tongueOf(language::Language language);

} // namespace core::hyperborea
