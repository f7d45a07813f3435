#include "core/language/polish/polish.h"

#include "core/language/manner.h"

#include <utility>

namespace core::language {

constinit const Manner kPolishManner { "ty", "Ty", "Gracz ", " i ", " lub ", "−",
    [](int number) -> std::size_t { return static_cast<std::size_t>(polish::countOf(number)); }, polish::capitalised };

} // namespace core::language

namespace core::language::polish {

std::string capitalised(std::string text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kLetters { { { "ą", "Ą" },
        { "ć", "Ć" }, { "ę", "Ę" }, { "ł", "Ł" }, { "ń", "Ń" }, { "ó", "Ó" }, { "ś", "Ś" }, { "ź", "Ź" },
        { "ż", "Ż" } } };
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    for (const auto& [small, large] : kLetters)
        if (text.starts_with(small))
            text.replace(0, small.size(), large);
    return text;
}

Count countOf(int number)
{
    const int last = number % 10;
    const int teens = number % 100;
    if (number == 1)
        return Count::One;
    return last >= 2 && last <= 4 && (teens < 12 || teens > 14) ? Count::Few : Count::Many;
}

std::string inflected(const Noun& noun, Case in, bool many)
{
    return std::string((many ? noun.many : noun.one)[static_cast<std::size_t>(in)]);
}

namespace {

/// From five on it is so many "of" them.
std::string inNumber(const Noun& noun, int number)
{
    switch (countOf(number)) {
    case Count::One:
        return inflected(noun, Case::Accusative, false);
    case Count::Few:
        return inflected(noun, Case::Accusative, true);
    case Count::Many:
        break;
    }
    return inflected(noun, Case::Genitive, true);
}

} // namespace

std::string counted(const Noun& noun, int number)
{
    static constexpr std::array<std::string_view, 11> kWords { "zero", "jeden", "dwa", "trzy", "cztery", "pięć",
        "sześć", "siedem", "osiem", "dziewięć", "dziesięć" };
    if (number == 1)
        return inNumber(noun, number);
    if (number < 0 || number >= static_cast<int>(kWords.size()))
        return countedInDigits(noun, number);
    const std::string word(number == 2 && noun.feminine ? "dwie" : kWords[static_cast<std::size_t>(number)]);
    return word + " " + inNumber(noun, number);
}

std::string countedInDigits(const Noun& noun, int number)
{
    return std::to_string(number) + " " + inNumber(noun, number);
}

std::string upTo(const Noun& noun, int number)
{
    static constexpr std::array<std::string_view, 6> kWords { "zera", "jednego", "dwóch", "trzech", "czterech",
        "pięciu" };
    const std::string word = number == 1 && noun.feminine ? "jednej"
        : number >= 0 && number < static_cast<int>(kWords.size())
        ? std::string(kWords[static_cast<std::size_t>(number)])
        : std::to_string(number);
    return "do " + word + " " + inflected(noun, Case::Genitive, number != 1);
}

} // namespace core::language::polish
