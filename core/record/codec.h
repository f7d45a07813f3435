#pragma once

#include "core/record/match_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// How much an export tells: the seed gives away every hidden card of a match that still runs.
enum class Telling { Everything, NoSecrets };

/// A record as JSON text, for `matches export` and whoever reads it elsewhere. The text says its format and version.
std::string toJson(const MatchRecord& record, Telling telling = Telling::Everything);

/// The record of such a text, its id 0. Nothing, with every fault named by its place ("/choices/12/words"), when the
/// text is no record: unknown or missing keys, wrong types, numbers out of range, another format or a newer version.
/// Whether the record is true to the rules is the replayer's business.
std::optional<MatchRecord> fromJson(std::string_view text, Problems& problems);

} // namespace core
