#include "core/language/english/english.h"

#include "core/language/house.h"
#include "core/language/manner.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::language {

namespace {

bool endsInConsonantAndY(std::string_view word)
{
    return word.size() > 1 && word.back() == 'y'
        && std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos;
}

bool hisses(std::string_view word)
{
    return word.ends_with('s') || word.ends_with('x') || word.ends_with("ch") || word.ends_with("sh");
}

/// The ending that nouns take in the plural and verbs in the third person.
std::string withS(std::string_view word)
{
    if (endsInConsonantAndY(word))
        return std::string(word.substr(0, word.size() - 1)) + "ies";
    return std::string(word) + (hisses(word) ? "es" : "s");
}

constexpr auto kHouse = patterns<kHousePhrases, House>({
#define X(id, pattern) { House::id, pattern },
#include "core/language/english/house.def"
#undef X
});
static_assert(isWhole(kHouse));

} // namespace

constinit const Manner kEnglishManner { "you", "You", "Player ", " and ", " or ", "-",
    [](int number) -> std::size_t { return number == 1 ? 0 : 1; }, capitalised, kHouse };

std::string capitalised(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string numberWord(int number)
{
    static constexpr std::array<const char*, 11> kWords { "no", "one", "two", "three", "four", "five", "six", "seven",
        "eight", "nine", "ten" };
    return number >= 0 && number < static_cast<int>(kWords.size()) ? kWords[static_cast<std::size_t>(number)]
                                                                   : std::to_string(number);
}

std::string pluralOf(std::string_view noun)
{
    return withS(noun);
}

std::string withArticle(std::string_view noun)
{
    const bool vowel = !noun.empty() && std::string_view("aeiouAEIOU").find(noun[0]) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(noun);
}

std::string thirdPerson(std::string_view predicate)
{
    if (predicate.starts_with("cannot ") || predicate.starts_with("must "))
        return std::string(predicate);
    const std::size_t end = predicate.find(' ');
    const std::string_view rest = end == std::string_view::npos ? std::string_view() : predicate.substr(end);
    return withS(predicate.substr(0, end)) + std::string(rest);
}

std::string pastTense(std::string_view predicate)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kIrregular { { { "choose", "chose" },
        { "draw", "drew" }, { "give", "gave" }, { "keep", "kept" }, { "put", "put" }, { "take", "took" } } };
    const std::size_t end = std::min(predicate.find(' '), predicate.size());
    const std::string_view verb = predicate.substr(0, end);
    std::string past;
    for (const auto& [now, then] : kIrregular)
        if (verb == now)
            past = then;
    if (past.empty())
        past = endsInConsonantAndY(verb) ? std::string(verb.substr(0, verb.size() - 1)) + "ied"
                                         : std::string(verb) + (verb.ends_with('e') ? "d" : "ed");
    return past + std::string(predicate.substr(end));
}

std::string listed(const std::vector<std::string>& parts)
{
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 < parts.size() ? ", " : parts.size() == 2 ? " and " : ", and ") + parts[i];
    return text;
}

std::string possessive(std::string_view noun)
{
    return std::string(noun) + (noun.ends_with('s') ? "'" : "'s");
}

} // namespace core::language
