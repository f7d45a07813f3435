#include "core/smashup/ability/manual.h"

#include "core/smashup/sayings/tongue.h"

#include <algorithm>

namespace core::smashup {

std::string inShort(const Verb& verb, language::Language language)
{
    if (const auto manual = tongueOf(language).manual; !manual.empty())
        return std::string(manual[static_cast<std::size_t>(verb.code)]);
    std::string text(verb.manual.substr(0, verb.manual.find_first_of(";.:")));
    std::replace(text.begin(), text.end(), '`', '"');
    return text;
}

std::string inWords(std::string_view word, language::Language language)
{
    if (word.starts_with('$'))
        return std::string(word.substr(1));
    for (const auto& [key, called] : tongueOf(language).words)
        if (key == word)
            return std::string(called);
    if (word.ends_with(':'))
        return inWords(word.substr(0, word.size() - 1), language);
    std::string made;
    for (const char c : word)
        if (c >= 'A' && c <= 'Z')
            made.append(1, ' ').append(1, static_cast<char>(c - 'A' + 'a'));
        else
            made += c;
    return made;
}

} // namespace core::smashup
