#pragma once

#include <string>
#include <vector>

namespace app::cli {

/// The candidate that `word` was probably meant to be, regardless of capitals: with a few other letters, or the first
/// that begins with it. Empty when there is none.
std::string nearest(const std::string& word, const std::vector<std::string>& candidates);

/// With its capitals small, A to Z alone.
std::string lower(std::string text);

/// Without the spaces around it.
std::string trimmed(const std::string& text);

/// The candidate that is `word` but for capitals and spaces around it; empty when none is.
std::string sameName(const std::string& word, const std::vector<std::string>& candidates);

/// The candidate that `word` is as people write names: regardless of capitals, signs, and a "The" or "A" at the head.
/// Empty when none is.
std::string looseName(const std::string& word, const std::vector<std::string>& candidates);

/// The only candidate that is looseName() but for very few letters; empty when none is, or more than one.
std::string onlyNear(const std::string& word, const std::vector<std::string>& candidates);

/// ", did you mean "X"?", or nothing when none is near.
std::string didYouMean(const std::string& word, const std::vector<std::string>& candidates);

/// The same, or ", choose among A, B" when none is near.
std::string whichThen(const std::string& word, const std::vector<std::string>& candidates);

} // namespace app::cli
