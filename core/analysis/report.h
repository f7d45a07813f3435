#pragma once

#include "core/analysis/report_pictures.h"
#include "core/game/game.h"

#include <functional>
#include <string>
#include <vector>

namespace core {

/// An analysed match on paper, in the language that is spoken.
struct Report {
    std::string html;
    std::vector<ReportPicture> pictures; ///< those that the page has
};

/// Whether the page holds its pictures, or only their names.
enum class ReportPictures : std::uint8_t { Inside, Beside };

/// The table before a choice, of which so many had been made with it; null where that cannot be shown.
using TableBefore = std::function<const Match*(int choice)>;

/// Who played, how it ended, the course of the win chances, every line of the ledger with its interval, how well each
/// seat played, and the marked choices with what was best. Nothing in it comes from elsewhere, and nothing that a name
/// holds is more than text.
Report reportOf(const Game& game, const MatchRecord& record, const Analysis& analysis, const TableBefore& before,
    ReportPictures pictures);

} // namespace core
