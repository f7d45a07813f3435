#include "core/smashup/ability/compiler_words.h"

#include <algorithm>

namespace core::smashup {

namespace {

constexpr std::size_t kLongestQuoted = 40;

/// Levenshtein's distance.
std::size_t distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({ above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U) });
            diagonal = above;
        }
    }
    return row[b.size()];
}

} // namespace

const std::vector<VerbWord>& verbs()
{
    static const std::vector<VerbWord> all {
#define OP(code, verb, operands, asks, sentence, does, manual) { OpCode::code, verb },
#include "core/smashup/ability/ops.def"
#undef OP
    };
    return all;
}

Words verbWords()
{
    Words words;
    for (const VerbWord& verb : verbs())
        words.push_back(verb.word);
    return words;
}

std::string didYouMean(std::string_view word, const Words& known)
{
    const std::string_view given = word.substr(0, kLongestQuoted);
    const auto best = std::min_element(known.begin(), known.end(),
        [&](std::string_view a, std::string_view b) { return distance(given, a) < distance(given, b); });
    if (best != known.end() && distance(given, *best) <= std::max<std::size_t>(2, given.size() / 3))
        return "did you mean \"" + std::string(*best) + "\"?";
    std::string all = known.size() == 1 ? "it can only be " : "one of ";
    for (std::size_t i = 0; i < known.size(); ++i)
        all += (i == 0 ? "" : ", ") + std::string(known[i]);
    return all;
}

std::string shortened(const std::string& text)
{
    if (text.size() <= kLongestQuoted)
        return text;
    std::size_t end = kLongestQuoted;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) // not in the middle of a character
        --end;
    return text.substr(0, end) + "…";
}

} // namespace core::smashup
