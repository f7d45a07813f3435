#pragma once

#include "database/article_query.h"

namespace database {

/// How much of a question a line says, and of the line the question: 0 for nothing in common, 1 where both say the
/// same. What means nothing by itself counts a little on both sides: "how many" is not "how often".
double likeness(const std::vector<AskedFor>& question, const std::string& line, const Vocabulary& vocabulary);

/// Whether the words of a question, each as what it most probably is, have a name in them, whole.
bool names(const std::vector<QueryGroup>& words, const std::string& name);

} // namespace database
