#include "app/cli/nearest.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace app::cli {

std::string lower(std::string text)
{
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

namespace {

/// How many letters must change, come or go.
std::size_t distance(const std::string& from, const std::string& to)
{
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t { 0 });
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t changed = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({ row[j] + 1, row[j + 1] + 1, changed });
        }
    }
    return row.back();
}

}

std::string nearest(const std::string& word, const std::vector<std::string>& candidates)
{
    std::string best;
    std::size_t bestDistance = 1 + std::max<std::size_t>(1, word.size() / 3);
    for (const std::string& candidate : candidates) {
        const std::size_t found = distance(lower(word), lower(candidate));
        if (found < bestDistance) {
            bestDistance = found;
            best = candidate;
        }
    }
    constexpr std::size_t kTelling = 3; // letters that a name may be known by
    if (best.empty() && word.size() >= kTelling)
        for (const std::string& candidate : candidates)
            if (lower(candidate).starts_with(lower(word)))
                return candidate;
    return best;
}

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::string sameName(const std::string& word, const std::vector<std::string>& candidates)
{
    const std::string wanted = lower(trimmed(word));
    for (const std::string& candidate : candidates)
        if (lower(candidate) == wanted)
            return candidate;
    return {};
}

std::string didYouMean(const std::string& word, const std::vector<std::string>& candidates)
{
    const std::string meant = nearest(word, candidates);
    return meant.empty() ? "" : ", did you mean \"" + meant + "\"?";
}

std::string whichThen(const std::string& word, const std::vector<std::string>& candidates)
{
    std::string text = didYouMean(word, candidates);
    if (!text.empty())
        return text;
    for (const std::string& candidate : candidates)
        text += (text.empty() ? ", choose among " : ", ") + candidate;
    return text;
}

} // namespace app::cli
