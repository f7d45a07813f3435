#pragma once

#include "core/record/match_record.h"

namespace core {

/// The score of every seat after each turn, and what scored in it, as comma-separated values with a heading (RFC 4180,
/// UTF-8): what a spreadsheet makes a chart of.
std::string toCsv(const MatchRecord& record);

/// A text as a spreadsheet takes it: quoted where it has to be, and never for a formula.
std::string csvCell(std::string text);

} // namespace core
