#pragma once

#include "core/game/problem.h"
#include "core/lab/lab_table.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Terms as JSON text. Equal terms give equal bytes.
std::string toJson(const LabTerms& terms);
/// The terms of such a text. Nothing, with every fault named by its place, when it is none.
std::optional<LabTerms> labTermsFrom(std::string_view text, Problems& problems);

/// A result file: the terms, and of each cell with matches its pairs, its blocks and its wins in either seat; ends with
/// a line feed. Equal tables give equal bytes, whoever played which blocks.
std::string toJson(const LabTable& table);
/// The table of such a file, or of one of findings; the problems are at `where`.
std::optional<LabTable> labTableFrom(std::string_view text, const std::string& where, Problems& problems);

/// A lab as it comes with the program.
struct LabFindings {
    std::string command; ///< that plays just these matches
    LabTable table;

    friend bool operator==(const LabFindings&, const LabFindings&) = default;
};

/// The matches of each cell, where all of them have their first blocks and equally many: what one command plays. 0
/// else.
std::int64_t matchesOfEachCell(const LabTable& table);

/// A result file with the command in it and a line for each cell. Equal findings give equal bytes.
std::string toJson(const LabFindings& findings);
std::optional<LabFindings> labFindingsFrom(std::string_view text, const std::string& where, Problems& problems);

} // namespace core
