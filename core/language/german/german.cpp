#include "core/language/german/german.h"

#include "core/language/house.h"
#include "core/language/manner.h"

#include <array>
#include <utility>

namespace core::language {

namespace {

constexpr auto kHouse = patterns<kHousePhrases, House>({
#define X(id, pattern) { House::id, pattern },
#include "core/language/german/house.def"
#undef X
});
static_assert(isWhole(kHouse), "house.def leaves something out");

} // namespace

constinit const Manner kGermanManner { "du", "Du", "Spieler ", " und ", " oder ", "−",
    [](int number) -> std::size_t { return number == 1 ? 0 : 1; }, german::capitalised, kHouse };

} // namespace core::language

namespace core::language::german {

namespace {

/// The ending of "dies-": by case, then masculine, feminine, neuter, plural.
constexpr std::string_view kStrong[4][4] = {
    { "er", "e", "es", "e" },
    { "en", "e", "es", "e" },
    { "em", "er", "em", "en" },
    { "es", "er", "es", "er" },
};

std::size_t columnOf(const Form& form)
{
    return form.many ? 3 : static_cast<std::size_t>(form.gender);
}

std::string_view strong(const Form& form)
{
    return kStrong[static_cast<std::size_t>(form.in)][columnOf(form)];
}

/// "ein" has no ending where "der Spieler" and "das Deck" stand first.
bool isBare(const Form& form)
{
    return !form.many
        && ((form.gender == Gender::Masculine && form.in == Case::Nominative)
            || (form.gender == Gender::Neuter && form.in <= Case::Accusative));
}

void replaceAll(std::string& text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

} // namespace

std::string inflected(const Noun& noun, const Form& form)
{
    if (form.many) {
        std::string many(noun.many);
        if (form.in == Case::Dative && !many.ends_with('n') && !many.ends_with('s'))
            many += 'n';
        return many;
    }
    if (noun.weak && form.in != Case::Nominative)
        return std::string(form.in == Case::Genitive && !noun.genitive.empty() ? noun.genitive : noun.many);
    if (form.in == Case::Genitive && !noun.genitive.empty())
        return std::string(noun.genitive);
    return std::string(noun.one);
}

std::string ending(const Form& form, Article after)
{
    const bool first = form.in == Case::Nominative || form.in == Case::Accusative;
    if (after == Article::None) // as "dies-" is, but "guten Weines"
        return form.in == Case::Genitive && !form.many && form.gender != Gender::Feminine ? "en"
                                                                                          : std::string(strong(form));
    if (form.many)
        return "en";
    if (after == Article::Indefinite && isBare(form))
        return form.gender == Gender::Neuter ? "es" : "er";
    const bool plain = form.in == Case::Nominative || (first && form.gender != Gender::Masculine);
    return plain ? "e" : "en";
}

std::string the(const Form& form)
{
    static constexpr std::string_view kWords[4][4] = {
        { "der", "die", "das", "die" },
        { "den", "die", "das", "die" },
        { "dem", "der", "dem", "den" },
        { "des", "der", "des", "der" },
    };
    return std::string(kWords[static_cast<std::size_t>(form.in)][columnOf(form)]);
}

std::string a(const Form& form)
{
    return form.many ? std::string() : likeA("ein", form);
}

std::string likeThe(std::string_view stem, const Form& form)
{
    return std::string(stem) + std::string(strong(form));
}

std::string likeA(std::string_view stem, const Form& form)
{
    return std::string(stem) + (isBare(form) ? std::string() : std::string(strong(form)));
}

std::string oneOf(const Form& form)
{
    return "ein" + std::string(strong(form));
}

std::string pronoun(const Form& form)
{
    static constexpr std::string_view kWords[4][4] = {
        { "er", "sie", "es", "sie" },
        { "ihn", "sie", "es", "sie" },
        { "ihm", "ihr", "ihm", "ihnen" },
        { "seiner", "ihrer", "seiner", "ihrer" },
    };
    return std::string(kWords[static_cast<std::size_t>(form.in)][columnOf(form)]);
}

std::string numberWord(int number)
{
    static constexpr std::array<const char*, 13> kWords { "null", "eins", "zwei", "drei", "vier", "fünf", "sechs",
        "sieben", "acht", "neun", "zehn", "elf", "zwölf" };
    return number >= 0 && number < static_cast<int>(kWords.size()) ? kWords[static_cast<std::size_t>(number)]
                                                                   : std::to_string(number);
}

std::string listed(const std::vector<std::string>& parts)
{
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 < parts.size() ? ", " : " und ") + parts[i];
    return text;
}

std::string capitalised(std::string text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kUmlauts { { { "ä", "Ä" },
        { "ö", "Ö" }, { "ü", "Ü" } } };
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    for (const auto& [small, large] : kUmlauts)
        if (text.starts_with(small))
            text.replace(0, small.size(), large);
    return text;
}

std::string tidied(std::string text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kTogether { { { " zu der ", " zur " },
        { " zu dem ", " zum " }, { " an dem ", " am " }, { " von dem ", " vom " }, { " in dem ", " im " },
        { " in das ", " ins " } } };
    for (const auto& [apart, together] : kTogether)
        replaceAll(text, apart, together);
    for (const std::string_view comma : { ", ,", ",," })
        replaceAll(text, comma, ",");
    while (text.find("  ") != std::string::npos)
        replaceAll(text, "  ", " ");
    for (const auto& [two, one] :
        { std::pair { ",.", "." }, std::pair { ",)", ")" }, std::pair { ",;", ";" }, std::pair { ",:", ":" } })
        replaceAll(text, two, one);
    if (text.ends_with(','))
        text.pop_back();
    return text;
}

} // namespace core::language::german
