#pragma once

#include "core/handbook/article.h"

#include <algorithm>
#include <string>
#include <vector>

namespace core {

/// Puts the sentences of an article's card into the order of the game's sets: the default comes first.
inline void orderPrinted(Article& article, const std::vector<std::string>& sets)
{
    const auto place = [&sets](const PrintedText& text) { return std::find(sets.begin(), sets.end(), text.set); };
    std::stable_sort(article.printed.begin(), article.printed.end(),
        [&](const PrintedText& a, const PrintedText& b) { return place(a) < place(b); });
}

} // namespace core
