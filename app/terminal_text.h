#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace app {

/// Text of somebody else's on one line, as a terminal may have it: control characters, line breaks, and characters that
/// turn the direction of writing stand as "\u001b", bytes that are no UTF-8 as U+FFFD.
std::string printable(std::string_view text);

/// Hands text on as printable() makes it, but for the line breaks. Whatever is written through it, a name in a record
/// or a word of the command line, nothing in it reaches the terminal as a command.
class TerminalBuffer final : public std::streambuf {
public:
    explicit TerminalBuffer(std::streambuf& sink)
        : m_sink(sink)
    {
    }
    /// As it is: for what the program itself commands.
    bool command(std::string_view sequence);

protected:
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char* text, std::streamsize length) override;
    int sync() override;

private:
    bool send(std::string_view text);

    std::streambuf& m_sink;
    std::string m_begun; ///< of a character whose last bytes are still to come
};

/// Sends the program's own command to the terminal behind a stream.
void command(std::ostream& out, std::string_view sequence);

} // namespace app
