// The other program in tests about two of them. child TASK DATABASE, where TASK is
//   write  plays matches one choice after the other and prints "match choices" for each one stored, until it is killed
//   lock   takes the write lock, prints "locked", gives it back at the first line on stdin and prints "free"
//   hold   opens, prints "open" and goes away at the first line on stdin
//   restore  prints "ready", and at the first line on stdin restores copy.db beside the database
//   open   waits for a line on stdin, opens, stores a match and prints "ok" or the error
#include "database/backup.h"
#include "database/connection.h"
#include "database/database.h"

#include <QCoreApplication>

#include <iostream>
#include <string>

namespace {

core::MatchRecord emptyMatch()
{
    core::MatchRecord record;
    record.summary.game = "towers";
    record.summary.seats = { { "Ann", "random", { "Masons", "Nuns" } }, { "Bo", "random", { "Abbots", "Smiths" } } };
    return record;
}

/// Turns of three choices each; the last of a turn brings a standing and a scoring.
core::StoreResult playOn(core::MatchStore& store, std::int64_t match, int number)
{
    const bool endsTurn = number % 3 == 2;
    const int turn = number / 3 + 1;
    std::vector<core::TurnStanding> standings;
    std::vector<core::RecordedMark> marks;
    if (endsTurn) {
        standings.push_back({ turn, core::maskOf(core::Seat::First), { static_cast<std::int16_t>(turn) }, number + 1 });
        marks.push_back({ turn, number + 1, "Quarry", { 1 } });
    }
    return store.append(
        match, { number }, { { core::Seat::First, "choice " + std::to_string(number) } }, standings, marks);
}

core::StoreResult write(core::MatchStore& store)
{
    for (;;) {
        std::int64_t match = 0;
        core::StoreResult result = store.begin(emptyMatch(), match);
        for (int number = 0; result.ok() && number < 60; ++number) {
            result = playOn(store, match, number);
            if (result.ok())
                std::cout << match << ' ' << number + 1 << std::endl;
        }
        core::MatchSummary end;
        end.status = core::MatchStatus::Finished;
        end.winners = 1;
        end.score = { 20 };
        end.turns = 20;
        if (result.ok())
            result = store.finish(match, { 60 }, end);
        if (!result.ok())
            return result;
    }
}

core::StoreResult lock(database::Connection& connection)
{
    core::StoreResult result = connection.execute("BEGIN IMMEDIATE");
    if (!result.ok())
        return result;
    std::cout << "locked" << std::endl;
    std::string line;
    std::getline(std::cin, line);
    result = connection.execute("ROLLBACK");
    std::cout << "free" << std::endl;
    return result;
}

core::StoreResult begin(core::MatchStore& store)
{
    std::int64_t match = 0;
    core::StoreResult result = store.begin(emptyMatch(), match);
    if (result.ok())
        std::cout << "ok" << std::endl;
    return result;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 3)
        return 2;
    const std::string task = argv[1];
    std::string line;
    if (task == "open" || task == "restore") {
        std::cout << "ready" << std::endl;
        std::getline(std::cin, line);
    }
    core::StoreResult result;
    if (task == "restore") {
        const std::string place = argv[2];
        std::string kept;
        result = database::restore(place.substr(0, place.rfind('/')) + "/copy.db", place, kept);
        std::cout << (result.ok() ? "done" : result.error) << std::endl;
        return 0;
    }
    const auto database = database::Database::open(argv[2], result);
    if (database != nullptr) {
        if (task == "write")
            result = write(database->matches());
        else if (task == "hold") {
            std::cout << "open" << std::endl;
            std::getline(std::cin, line);
        } else
            result = task == "lock" ? lock(database->connection()) : begin(database->matches());
    }
    if (result.ok())
        return 0;
    std::cout << result.error << std::endl;
    return 1;
}
