#pragma once

#include "core/stores/store_result.h"

#include <QString>

#include <functional>

class QSqlError;

namespace database {

/// What SQLite said, by its primary result codes; see https://www.sqlite.org/rescode.html.
enum class Fault {
    None,
    Busy,
    ReadOnly,
    Full,
    Disk,
    Damaged,
    NotADatabase,
    CannotOpen,
    NoMemory,
    Other,
};

/// Decided by the native code alone: the driver's texts differ between versions and languages.
Fault faultOf(const QSqlError& error);

/// A refusal that can be said again in another language.
core::StoreResult refused(std::function<QString()> sentence, core::Refusal refusal = core::Refusal::Other);

/// A refusal as one sentence: the file, what is wrong, and the remedy. `details` are shown for Fault::Other only.
core::StoreResult failure(Fault fault, const QString& file, const QString& details = {});
core::StoreResult failure(const QSqlError& error, const QString& file);

/// A refusal in words of the caller, marked by QT_TRANSLATE_NOOP("Database", …); `%1` stands for the file.
core::StoreResult refusal(const QString& file, const char* sentence);

} // namespace database
