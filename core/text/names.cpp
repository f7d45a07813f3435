#include "core/text/names.h"

#include "core/language/house.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

/// Spaces of any width, and characters that show nothing.
bool isInvisible(char32_t character)
{
    constexpr std::array<std::array<char32_t, 2>, 12> kInvisible { { { 0x20, 0x20 }, { 0xA0, 0xA0 }, { 0xAD, 0xAD },
        { 0x034F, 0x034F }, { 0x115F, 0x1160 }, { 0x1680, 0x1680 }, { 0x180B, 0x180F }, { 0x2000, 0x200F },
        { 0x202F, 0x202F }, { 0x205F, 0x206F }, { 0x2800, 0x2800 }, { 0x3000, 0x3000 } } };
    constexpr std::array<std::array<char32_t, 2>, 5> kMore { { { 0x3164, 0x3164 }, { 0xFE00, 0xFE0F },
        { 0xFEFF, 0xFEFF }, { 0xFFA0, 0xFFA0 }, { 0xE0000, 0xE0FFF } } };
    const auto within = [character](const auto& range) { return character >= range[0] && character <= range[1]; };
    return isControl(character) || std::any_of(kInvisible.begin(), kInvisible.end(), within)
        || std::any_of(kMore.begin(), kMore.end(), within);
}

}

std::size_t firstCharacter(std::string_view text, char32_t& character)
{
    const auto first = static_cast<unsigned char>(text.front());
    character = first;
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    character = U'\uFFFD';
    if (first < 0xC2 || first > 0xF4)
        return 1;
    char32_t read = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (i == text.size())
            return std::string_view::npos;
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80U)
            return 1;
        read = read << 6U | (next & 0x3FU);
    }
    constexpr std::array<char32_t, 5> kLeast { 0, 0, 0x80, 0x800, 0x10000 };
    if (read < kLeast[length] || read > 0x10FFFF || (read >= 0xD800 && read < 0xE000))
        return 1;
    character = read;
    return length;
}

bool isControl(char32_t character)
{
    return character < 0x20 || (character >= 0x7F && character < 0xA0) || (character >= 0x2028 && character <= 0x202E)
        || (character >= 0x2066 && character <= 0x2069);
}

Problem nameFault(std::string_view name, std::size_t longest)
{
    std::size_t letters = 0;
    bool seen = false;
    for (std::string_view rest = name; !rest.empty(); ++letters) {
        char32_t character = 0;
        const std::size_t length = firstCharacter(rest, character);
        if (isControl(character))
            return { "", say(House::NameHasControl), say(House::WriteInLetters) };
        seen = seen || !isInvisible(character);
        rest.remove_prefix(std::min(length, rest.size()));
    }
    if (letters > longest)
        return { "", say(House::NameTooLong, { std::to_string(longest) }), say(House::ShortenIt) };
    if (!seen && !name.empty())
        return { "", say(House::NameShowsNothing), say(House::WriteLetters) };
    return {};
}

std::pair<std::string, std::string> splitMark(const std::string& name)
{
    const std::size_t open = name.ends_with(')') ? name.rfind(" (") : std::string::npos;
    return open == 0 || open == std::string::npos ? std::pair(name, std::string())
                                                  : std::pair(name.substr(0, open), name.substr(open));
}

} // namespace core
