#include "app/terminal_text.h"

#include "core/text/names.h"

#include <array>
#include <cstdio>

namespace app {

namespace {

constexpr char32_t kNoCharacter = U'\uFFFD';
constexpr char32_t kByteOrderMark = 0xFEFF;

/// Appends the text as it may be shown, and gives how many bytes of it make whole characters.
std::size_t escape(std::string_view text, bool keepBreaks, std::string& shown)
{
    std::size_t at = 0;
    while (at < text.size()) {
        char32_t character = 0;
        const std::size_t length = core::firstCharacter(text.substr(at), character);
        if (length == std::string_view::npos)
            break;
        if ((core::isControl(character) || character == kByteOrderMark)
            && !(keepBreaks && (character == U'\n' || character == U'\t'))) {
            std::array<char, 8> code {};
            std::snprintf(code.data(), code.size(), "\\u%04x", static_cast<unsigned>(character));
            shown += code.data();
        } else if (character == kNoCharacter) {
            shown += "\uFFFD";
        } else {
            shown += text.substr(at, length);
        }
        at += length;
    }
    return at;
}

} // namespace

std::string printable(std::string_view text)
{
    std::string shown;
    for (std::size_t at = escape(text, false, shown); at < text.size(); ++at)
        shown += "\uFFFD"; // its last character is cut off
    return shown;
}

bool TerminalBuffer::send(std::string_view text)
{
    return m_sink.sputn(text.data(), static_cast<std::streamsize>(text.size()))
        == static_cast<std::streamsize>(text.size());
}

bool TerminalBuffer::command(std::string_view sequence)
{
    return send(sequence);
}

TerminalBuffer::int_type TerminalBuffer::overflow(int_type character)
{
    if (traits_type::eq_int_type(character, traits_type::eof()))
        return traits_type::not_eof(character);
    const char one = traits_type::to_char_type(character);
    return xsputn(&one, 1) == 1 ? character : traits_type::eof();
}

std::streamsize TerminalBuffer::xsputn(const char* text, std::streamsize length)
{
    m_begun.append(text, static_cast<std::size_t>(length));
    std::string shown;
    m_begun.erase(0, escape(m_begun, true, shown));
    return send(shown) ? length : 0;
}

int TerminalBuffer::sync()
{
    return m_sink.pubsync();
}

void command(std::ostream& out, std::string_view sequence)
{
    if (auto* const buffer = dynamic_cast<TerminalBuffer*>(out.rdbuf()); buffer == nullptr)
        out << sequence;
    else if (!buffer->command(sequence))
        out.setstate(std::ios::badbit);
}

} // namespace app
