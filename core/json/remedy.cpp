#include "core/json/remedy.h"

#include "core/language/house.h"
#include "core/text/letters.h"

#include <algorithm>

namespace core {

language::Saying remedyFor(std::string_view word, const std::vector<std::string_view>& known)
{
    constexpr std::size_t kLongestCompared = 40;
    const std::string_view given = word.substr(0, kLongestCompared);
    const auto best = std::min_element(known.begin(), known.end(),
        [&](std::string_view a, std::string_view b) { return lettersApart(given, a) < lettersApart(given, b); });
    if (best != known.end() && lettersApart(given, *best) <= std::max<std::size_t>(2, given.size() / 3))
        return say(House::DidYouMean, { *best });
    constexpr std::size_t kMostListed = 24;
    if (known.size() > kMostListed)
        return {};
    return say(
        House::OneOfQuoted, { language::Saying::list(language::Between::Comma, { known.begin(), known.end() }) });
}

} // namespace core
