#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Addresses that begin like this are of match options, which have no article of their own: "options/responses".
inline constexpr std::string_view kOptionAddress = "options/";

/// Where a paragraph names what it leads to.
struct Mention {
    std::size_t from = 0; ///< in bytes of Paragraph::words
    std::size_t length = 0;
    std::string address; ///< of an article, or of a match option
};

/// One line of an article's text, read. As it is written a line may begin with "## " (a heading), "- " (an item of a
/// list) or "3. " (a step of a list); `[words](address)` in it leads somewhere, and `{ words}` may be left out where a
/// list of steps is told in short.
struct Paragraph {
    enum class Kind { Plain, Heading, Item, Step };

    Kind kind = Kind::Plain;
    int step = 0; ///< its number, of a step
    std::string words; ///< without any mark
    std::vector<Mention> mentions; ///< in order, apart from each other
    std::string brief; ///< `words` without what may be left out
    bool wellMarked = true; ///< false where a mark is begun and not ended, or the other way; that stays in `words`
};

Paragraph paragraphOf(const std::string& line);

} // namespace core
