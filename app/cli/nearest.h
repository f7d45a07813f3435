#pragma once

#include "app/cli/words.h"

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

/// Its parts between those signs, without the spaces around them; one where there is no such sign.
std::vector<std::string> split(const std::string& text, char at);

/// The candidate that is `word` but for capitals and spaces around it; empty when none is.
std::string sameName(const std::string& word, const std::vector<std::string>& candidates);

/// The candidate that `word` is as people write names: regardless of capitals, signs, and a "The" or "A" at the head.
/// Empty when none is.
std::string looseName(const std::string& word, const std::vector<std::string>& candidates);

/// The only candidate that is looseName() but for very few letters; empty when none is, or more than one.
std::string onlyNear(const std::string& word, const std::vector<std::string>& candidates);

/// "A, B".
QString listed(const std::vector<std::string>& names);

/// What is wrong with `word`, and "did you mean "X"?" where a candidate is near.
QString didYouMean(const QString& fault, const std::string& word, const std::vector<std::string>& candidates);

/// The same, and "choose among A, B" where none is near.
QString whichThen(const QString& fault, const std::string& word, const std::vector<std::string>& candidates);

/// That there is no such set, and which there are.
QString noSet(const std::string& set, const std::vector<std::string>& sets);
/// That there is no such faction.
QString noFaction(const std::string& faction);

} // namespace app::cli
