#pragma once

#include "core/language/language.h"
#include "core/smashup/ability/verbs.h"

#include <string>

namespace core::smashup {

/// What a verb does, in a few words: the manual's first words in English, those of a language that has its own, else
/// English.
std::string inShort(const Verb& verb, language::Language language = language::spoken());

} // namespace core::smashup
