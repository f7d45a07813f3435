#include "database/failure.h"

#include <QCoreApplication>
#include <QDir>
#include <QSqlError>

namespace database {

namespace {

// The ones that can happen to a sound program; all others are Fault::Other.
enum Code {
    kPerm = 3,
    kBusy = 5,
    kLocked = 6,
    kNoMemory = 7,
    kReadOnly = 8,
    kIoError = 10,
    kCorrupt = 11,
    kFull = 13,
    kCannotOpen = 14,
    kAuthorisation = 23,
    kNotADatabase = 26,
};

const char* sentenceOf(Fault fault)
{
    switch (fault) {
    case Fault::Busy:
        return QT_TRANSLATE_NOOP("Database",
            "The database %1 is in use by another program, perhaps a second Breakpoint: close that one, or try "
            "again in a moment.");
    case Fault::ReadOnly:
        return QT_TRANSLATE_NOOP("Database",
            "The database %1 is read-only, so nothing can be saved in it: allow writing to the file and to its "
            "folder, or choose another file with --db.");
    case Fault::Full:
        return QT_TRANSLATE_NOOP("Database",
            "The disk that holds the database %1 is full, so nothing was saved: free some space and try again.");
    case Fault::Disk:
        return QT_TRANSLATE_NOOP("Database",
            "The disk that holds the database %1 reported an error: check the disk and the space left on it, then "
            "try again.");
    case Fault::Damaged:
        return QT_TRANSLATE_NOOP("Database",
            "The database %1 is damaged and was left as it is: put a backup in its place (breakpoint-cli "
            "restore FILE, or “Restore a backup” in the menu “Match”), or move it elsewhere to begin with a new "
            "one.");
    case Fault::NotADatabase:
        return QT_TRANSLATE_NOOP("Database",
            "The file %1 is not a database, or its beginning is damaged, and was left as it is: choose another file "
            "with --db, or put a backup in its place (breakpoint-cli restore FILE, or “Restore a "
            "backup” in the menu “Match”).");
    case Fault::CannotOpen:
        return QT_TRANSLATE_NOOP("Database",
            "The database %1 cannot be opened: see that its folder exists and that you may read and write there, or "
            "choose another file with --db.");
    case Fault::NoMemory:
        return QT_TRANSLATE_NOOP(
            "Database", "There is not enough memory to use the database %1: close other programs and try again.");
    case Fault::None:
    case Fault::Other:
        break;
    }
    return QT_TRANSLATE_NOOP("Database",
        "The database %1 did not do what was asked, and nothing was saved (%2): please report this sentence.");
}

} // namespace

Fault faultOf(const QSqlError& error)
{
    if (!error.isValid())
        return Fault::None;
    // Extended codes carry the primary one in their low byte.
    switch (error.nativeErrorCode().toInt() & 0xFF) {
    case kBusy:
    case kLocked:
        return Fault::Busy;
    case kReadOnly:
        return Fault::ReadOnly;
    case kFull:
        return Fault::Full;
    case kIoError:
        return Fault::Disk;
    case kCorrupt:
        return Fault::Damaged;
    case kNotADatabase:
        return Fault::NotADatabase;
    case kCannotOpen:
    case kPerm:
    case kAuthorisation:
        return Fault::CannotOpen;
    case kNoMemory:
        return Fault::NoMemory;
    default:
        return Fault::Other;
    }
}

core::StoreResult refused(std::function<QString()> sentence, core::Refusal refusal)
{
    const auto said = [sentence = std::move(sentence)] { return sentence().toStdString(); };
    return { said(), refusal, said };
}

core::StoreResult failure(Fault fault, const QString& file, const QString& details)
{
    const auto sentence = [=, shownFile = QDir::toNativeSeparators(file)] {
        const QString pattern = QCoreApplication::translate("Database", sentenceOf(fault));
        if (fault != Fault::Other && fault != Fault::None)
            return pattern.arg(shownFile);
        return pattern.arg(
            shownFile, details.isEmpty() ? QCoreApplication::translate("Database", "no reason given") : details);
    };
    return refused(sentence, fault == Fault::Busy ? core::Refusal::InUse : core::Refusal::Other);
}

core::StoreResult failure(const QSqlError& error, const QString& file)
{
    const QString details = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return failure(faultOf(error), file, details);
}

core::StoreResult refusal(const QString& file, const char* sentence)
{
    return refused(
        [=] { return QCoreApplication::translate("Database", sentence).arg(QDir::toNativeSeparators(file)); });
}

} // namespace database
