#include "core/smashup/ability/compiler_words.h"

#include "core/smashup/sayings/faults.h"
#include "core/text/letters.h"

#include <algorithm>

namespace core::smashup {

namespace {

constexpr std::size_t kLongestQuoted = 40;

} // namespace

Remedy didYouMean(std::string_view word, const WordList& known)
{
    const std::string_view given = word.substr(0, kLongestQuoted);
    const auto best = std::min_element(known.begin(), known.end(),
        [&](std::string_view a, std::string_view b) { return lettersApart(given, a) < lettersApart(given, b); });
    if (best != known.end() && lettersApart(given, *best) <= std::max<std::size_t>(2, given.size() / 3))
        return { say(Fault::DidYouMean, { *best }), std::string(word), std::string(*best),
            { known.begin(), known.end() } };
    const auto all = language::Saying::list(language::Between::Comma, { known.begin(), known.end() });
    return { say(known.size() == 1 ? Fault::CanOnlyBe : Fault::OneOf, { all }), std::string(word), {},
        { known.begin(), known.end() } };
}

} // namespace core::smashup
