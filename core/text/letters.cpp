#include "core/text/letters.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace core {

// Optimal string alignment: Levenshtein's rows, with the one before the last for letters that traded places.
std::size_t lettersApart(std::string_view from, std::string_view to)
{
    std::vector<std::size_t> before;
    std::vector<std::size_t> last(to.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t { 0 });
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::vector<std::size_t> row(to.size() + 1, i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            row[j] = std::min({ last[j] + 1, row[j - 1] + 1, last[j - 1] + (from[i - 1] == to[j - 1] ? 0U : 1U) });
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = std::move(last);
        last = std::move(row);
    }
    return last[to.size()];
}

} // namespace core
