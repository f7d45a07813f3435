#pragma once

#include "app/cli/words.h"
#include "core/game/game.h"
#include "core/lab/lab_fit.h"
#include "core/lab/lab_schedule.h"

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <ostream>

namespace app::cli {

/// All that a lab came to, with every cell. `id` is of the stored one; 0 where it is not kept.
nlohmann::ordered_json labJson(const core::LabTable& table, std::int64_t id);
/// Pairs by their mean over the others, factions, and who begins; or roles, of a game that has some, and how every two
/// of them did.
void printLab(const core::Roles& roles, const core::LabTable& table, std::ostream& out);
/// "12 %, 5,000 matches, ± 3.1 points, 2 min left", for a line of progress.
QString inShort(const core::LabProgress& progress, std::int64_t before, std::chrono::steady_clock::duration since);
/// "52.3 ± 1.2" of a share.
QString shareText(const core::Estimate& share);
/// "+3.6 ± 0.9" of a difference.
QString differenceText(const core::Estimate& difference);
/// Both ends of an interval, as figures are written for programs: six digits behind the point.
nlohmann::ordered_json intervalJson(const core::Estimate& estimate);
double sixDigits(double value);
/// What a term is called in a sentence.
QString termText(const std::string& term);

} // namespace app::cli
