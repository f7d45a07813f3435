#pragma once

#include <string>
#include <string_view>

namespace core::language {

/// A pattern of a verb, filled in: "{…}" is what `slot` says for the name inside, "[one/many]" the part that fits.
template <typename Slot>
std::string filled(std::string_view pattern, bool many, Slot slot)
{
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char open = pattern[i];
        if (open != '{' && open != '[') {
            text += open;
            continue;
        }
        const std::size_t end = pattern.find(open == '{' ? '}' : ']', i);
        const std::string_view inside = pattern.substr(i + 1, end - i - 1);
        const std::size_t slash = inside.find('/');
        if (open == '{')
            text += slot(inside);
        else
            text += many ? inside.substr(slash + 1) : inside.substr(0, slash);
        i = end;
    }
    return text;
}

} // namespace core::language
