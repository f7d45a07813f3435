#pragma once

#include "core/language/language.h"
#include "core/smashup/cards/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::smashup {

/// The card's text, made from its program: what it says is what runs. Empty for a card without ability.
std::string describe(const CardLibrary& library, const CardDef& def,
    core::language::Language language = core::language::Language::English);

/// What the op at `pc` asks, an offer or a number: "you may draw two cards and destroy a minion".
std::string questionInWords(const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc,
    core::language::Language language = core::language::Language::English);

/// The answer that takes the offer at `pc`, in an infinitive: "draw two cards", "zwei Karten ziehen". Of a long offer
/// it is how it begins, with "…" behind; empty where it has no beginning of its own ("for each of them, …").
std::string offerInWords(const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc,
    core::language::Language language = core::language::Language::English);

/// What the card does, for the pair page: "returns", "moves", "destroys", "extra plays", "draws", "power", "points",
/// "protects", … each at most once.
std::vector<std::string> whatItDoes(const CardLibrary& library, const CardDef& def);

/// The same word for what holds while a card is in play; empty for nothing to speak of.
std::string_view doesOf(Static::Kind kind);

/// The card's program as a listing, one op a line, for `explain`.
std::string listing(const CardLibrary& library, const CardDef& def);

} // namespace core::smashup
