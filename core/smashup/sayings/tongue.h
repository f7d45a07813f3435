#pragma once

#include "core/language/language.h"
#include "core/language/plan.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::smashup {

/// What a language says of Smash Up, and how it puts a plan into words. What is missing is said in English.
struct Tongue {
    std::span<const std::string_view> sayings; ///< in the order of `Say`
    std::span<const std::string_view> faults; ///< in the order of `Fault`
    std::span<const std::string_view> manual; ///< what each verb does, in the order of cards/ops.def
    std::string (*text)(const language::Text& plan) = nullptr; ///< a card's text
    /// Sentences within another one: no capital at the beginning, no full stop at the end.
    std::string (*withinSentence)(const std::vector<language::Sentence>& sentences) = nullptr;
    /// What the reader may do, for who takes it, in an infinitive.
    std::string (*offered)(language::Sentence sentence) = nullptr;
    /// The words of card files as people say them; English takes those of the files apart.
    std::span<const std::pair<std::string_view, std::string_view>> words {};
};

// Each in the folder of its language beside the planner: what says a card's text stands above this room.
#define LANGUAGE(id, ...) extern const Tongue k##id##Tongue;
#include "core/language/languages.def"
#undef LANGUAGE

const Tongue& tongueOf(language::Language language);

} // namespace core::smashup
