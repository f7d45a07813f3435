#include "core/handbook/paragraph.h"

#include <algorithm>

namespace core {

namespace {

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// Takes what a line begins with off it.
void takeKind(std::string_view& line, Paragraph& paragraph)
{
    const std::size_t digits
        = static_cast<std::size_t>(std::find_if_not(line.begin(), line.end(), isDigit) - line.begin());
    if (line.starts_with("## ")) {
        paragraph.kind = Paragraph::Kind::Heading;
        line.remove_prefix(3);
    } else if (line.starts_with("- ")) {
        paragraph.kind = Paragraph::Kind::Item;
        line.remove_prefix(2);
    } else if (digits > 0 && digits < 3 && line.substr(digits).starts_with(". ")) {
        paragraph.kind = Paragraph::Kind::Step;
        for (const char digit : line.substr(0, digits))
            paragraph.step = 10 * paragraph.step + (digit - '0');
        line.remove_prefix(digits + 2);
    }
}

/// A mention that `line` begins with: how long it is with its marks, and what it says. None: 0.
std::size_t mentionAt(std::string_view line, std::string_view& words, std::string_view& address)
{
    const std::size_t middle = line.find("](");
    const std::size_t end = middle == std::string_view::npos ? middle : line.find(')', middle);
    if (end == std::string_view::npos || end == middle + 2 || middle == 1)
        return 0;
    words = line.substr(1, middle - 1);
    address = line.substr(middle + 2, end - middle - 2);
    return words.find_first_of("[]{}") == std::string_view::npos ? end + 1 : 0;
}

} // namespace

Paragraph paragraphOf(const std::string& line)
{
    Paragraph paragraph;
    std::string_view rest = line;
    takeKind(rest, paragraph);
    bool aside = false;
    const auto add = [&](std::string_view words) {
        paragraph.words += words;
        if (!aside)
            paragraph.brief += words;
    };
    while (!rest.empty()) {
        std::string_view words;
        std::string_view address;
        if (const std::size_t taken = rest.front() == '[' ? mentionAt(rest, words, address) : 0; taken > 0) {
            paragraph.mentions.push_back({ paragraph.words.size(), words.size(), std::string(address) });
            add(words);
            rest.remove_prefix(taken);
            continue;
        }
        const char letter = rest.front();
        if ((letter == '{' && !aside) || (letter == '}' && aside))
            aside = letter == '{';
        else {
            paragraph.wellMarked = paragraph.wellMarked && std::string_view("[]{}").find(letter) == std::string::npos;
            add(rest.substr(0, 1));
        }
        rest.remove_prefix(1);
    }
    paragraph.wellMarked = paragraph.wellMarked && !aside;
    return paragraph;
}

} // namespace core
