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

} // namespace core::smashup
