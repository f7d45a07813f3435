#pragma once

#include "core/analysis/analysis.h"
#include "core/record/match_record.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A picture of a report: a drawing in SVG Tiny.
struct ReportPicture {
    std::string name; ///< "chances.svg"
    std::string svg;
    int width = 0; ///< in pixels
    int height = 0;
};

/// Text as HTML and SVG take it, without signs that are no text.
std::string asMarkup(std::string_view text);

/// The course of every seat's win chance over the turns, with the 95 % band of `told` and the choices that are marked.
ReportPicture chancesPicture(
    const Analysis& analysis, const MatchRecord& record, const std::vector<std::string>& names, Seat told);

/// A line of a ledger on paper.
struct ReportBar {
    std::string label;
    Estimate share; ///< of a win, with its interval
    std::string figure;
};
ReportPicture barsPicture(const std::string& name, const std::vector<ReportBar>& bars);

} // namespace core
