#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace core::language::polish {

// Polish, begun: cases of nouns, and the form that a number asks for.

enum class Case : std::uint8_t { Nominative, Genitive, Accusative };

/// One, two to four, five and more: "karta", "karty", "kart".
enum class Count : std::uint8_t { One, Few, Many };
Count countOf(int number);

/// With its first letter large, those with a tail or a stroke included.
std::string capitalised(std::string text);

/// By case, one and many.
struct Noun {
    std::array<std::string_view, 3> one;
    std::array<std::string_view, 3> many;
    bool feminine = false; ///< "dwie karty", but "dwa punkty"
};

std::string inflected(const Noun& noun, Case in, bool many);
/// What is counted, as an object: "kartę", "dwie karty", "pięć kart".
std::string counted(const Noun& noun, int number);
/// As an object in digits: "1 punkt", "2 punkty", "5 punktów".
std::string countedInDigits(const Noun& noun, int number);
/// "do dwóch stworów".
std::string upTo(const Noun& noun, int number);

} // namespace core::language::polish
