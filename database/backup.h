#pragma once

#include "core/stores/store_result.h"

#include <string>

namespace database {

// Copies of a whole database, made and put back. Each call opens what it needs itself, so it may run on any thread.

/// Writes all of the database `from`, as it stands at one moment, to the new file `to`, also while programs write to
/// it, and with it `settings`, the text of the settings file, where there is any. `to` is whole or not there at all; a
/// file that is there already stays and is an error.
core::StoreResult backUp(const std::string& from, const std::string& to, const std::string& settings = {});

/// Refuses a file that is no sound backup which this program could use.
core::StoreResult checkBackup(const std::string& backup);

/// Puts a copy of `backup` in the place of `database`, at one stroke. What was there stays beside it, with what its log
/// holds, under the name `kept`; empty where nothing was. Refused while any program has the database open. After a
/// refusal, and after a crash at any moment, what was there is there. `settings`, where it is not null, are those in
/// force, which go with what was there, and afterwards those of the backup; as they were where that has none.
core::StoreResult restore(
    const std::string& backup, const std::string& database, std::string& kept, std::string* settings = nullptr);

} // namespace database
