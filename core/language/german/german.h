#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::language::german {

// German as far as any game needs it: cases, genders, and the endings that follow from them.

enum class Case : std::uint8_t { Nominative, Accusative, Dative, Genitive };
enum class Gender : std::uint8_t { Masculine, Feminine, Neuter };

/// What endings depend on.
struct Form {
    Case in = Case::Nominative;
    Gender gender = Gender::Masculine;
    bool many = false;
};

struct Noun {
    Gender gender;
    std::string_view one;
    std::string_view many;
    std::string_view genitive = {}; ///< where it is not `one`: "Spielers"
    bool weak = false; ///< takes its plural in every case of the singular but the first: "den Namen"
};

/// The noun alone: "Spielern".
std::string inflected(const Noun& noun, const Form& form);

/// What stands before an adjective decides its ending.
enum class Article : std::uint8_t { None, Definite, Indefinite };
std::string ending(const Form& form, Article after);

/// "der", "die", "dem".
std::string the(const Form& form);
/// "ein", "eine", "einem"; in the plural nothing.
std::string a(const Form& form);
/// A word that is inflected as "der" is: "dies" to "diese", "jed" to "jedem".
std::string likeThe(std::string_view stem, const Form& form);
/// A word that is inflected as "ein" is, in the plural, too: "dein" to "deinen", "kein" to "keine".
std::string likeA(std::string_view stem, const Form& form);
/// "ein" without its noun: "einer deiner Spieler".
std::string oneOf(const Form& form);
/// "er", "sie", "ihm".
std::string pronoun(const Form& form);

/// "null" … "zwölf", then digits.
std::string numberWord(int number);
/// "dies", "dies und das", "dies, das und mehr".
std::string listed(const std::vector<std::string>& parts);
/// With its first letter large, umlauts included.
std::string capitalised(std::string text);
/// Prepositions and articles that German draws together: "zu der Basis" to "zur Basis"; and commas that two clauses
/// brought, which are one.
std::string tidied(std::string text);

} // namespace core::language::german
