#pragma once

#include "core/language/language.h"
#include "core/smashup/ability/verbs.h"

#include <string>

namespace core::smashup {

/// What a verb does, in a few words: the manual's first words in English, those of a language that has its own, else
/// English.
std::string inShort(const Verb& verb, language::Language language = language::spoken());
/// A word of card files as people say it: "powerAtMost" is "power at most", with a colon behind it what it is called as
/// a part of something ("play:" is "when played"). What is given a name, as "$m", and what a
/// language has no word for stays nearly as it is.
std::string inWords(std::string_view word, language::Language language = language::spoken());

} // namespace core::smashup
