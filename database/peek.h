#pragma once

#include "core/stores/store_result.h"

#include <QString>

namespace database {

/// Marks a file as ours: "BrkP" in SQLite's application_id.
inline constexpr int kApplicationId = 0x42726B50;

/// What a look at a file told, before anything could change it.
struct Peek {
    bool absent = false; ///< no such file, or an empty one
    bool damaged = false; ///< unreadable inside, whatever it was
    bool foreign = false; ///< of another program
    int version = 0; ///< of its tables; 0 in a new file
    core::StoreResult result; ///< why the file is refused; ok() when it may be opened
};

/// Looks at a file without writing to it or leaving anything beside it: refuses one that is of another program, newer
/// than `newestVersion`, or damaged.
Peek peek(const QString& path, int newestVersion, int busyTimeout);

/// The refusal of a file that a newer program wrote.
core::StoreResult newerFile(const QString& path, int version, int newestVersion);

} // namespace database
