#pragma once

#include "core/record/match_record.h"
#include "database/database.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace samples {

/// A folder of its own and the path of a database in it, which is not made yet.
class Place {
public:
    QString path(const char* name = "breakpoint.db") const { return m_dir.filePath(QString::fromUtf8(name)); }
    std::string file(const char* name = "breakpoint.db") const { return path(name).toStdString(); }
    QString folder() const { return m_dir.path(); }

private:
    QTemporaryDir m_dir;
};

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

inline std::unique_ptr<database::Database> open(const std::string& path)
{
    core::StoreResult result;
    auto opened = database::Database::open(path, result);
    if (opened == nullptr)
        qWarning("%s", result.error.c_str());
    return opened;
}

/// Two seats with the factions of `north` against Zombies and Wizards, nothing chosen yet.
inline core::MatchRecord record(std::vector<std::string> north = { "Aliens", "Robots" })
{
    core::MatchRecord record;
    record.summary.game = "towers";
    record.summary.set = "first";
    record.summary.seats = { { "Ann", "human", std::move(north) }, { "Bo", "greedy", { "Zombies", "Wizards" } } };
    record.setHash = "0123456789abcdef";
    record.engineVersion = "1";
    record.seed = 0xFEDCBA9876543210ULL;
    record.summary.options = { { "mulligan", "shuffle" }, { "responses", "rounds" } };
    return record;
}

/// The number the match has from now on; 0 where it was refused.
inline std::int64_t begin(core::MatchStore& store, const core::MatchRecord& record)
{
    std::int64_t id = 0;
    return store.begin(record, id).ok() ? id : 0;
}

inline std::vector<core::RecordedChoice> choices(int first, int count)
{
    std::vector<core::RecordedChoice> made;
    for (int number = first; number < first + count; ++number)
        made.push_back({ core::seatAt(number % 2), "play card " + std::to_string(number) });
    return made;
}

/// How a match ends.
inline core::MatchSummary ended(core::SeatMask winners, core::PerSeat<std::int16_t> score, int turns,
    core::MatchStatus status = core::MatchStatus::Finished)
{
    core::MatchSummary end;
    end.status = status;
    end.winners = winners;
    end.score = score;
    end.turns = turns;
    return end;
}

} // namespace samples

/// The calls of a test that must succeed; the error is what the failing test shows.
#define DONE(call)                                                                                                     \
    do {                                                                                                               \
        const core::StoreResult done = (call);                                                                         \
        QVERIFY2(done.ok(), done.error.c_str());                                                                       \
    } while (false)

/// The calls that must be refused with a sentence that holds `part`.
#define REFUSED(call, part)                                                                                            \
    do {                                                                                                               \
        const core::StoreResult refused = (call);                                                                      \
        QVERIFY2(!refused.ok(), "was not refused");                                                                    \
        QVERIFY2(QString::fromStdString(refused.error).contains(QLatin1String(part)), refused.error.c_str());          \
    } while (false)
