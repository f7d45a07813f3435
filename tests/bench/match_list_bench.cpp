#include "database/database.h"
#include "tests/bench/many_matches.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QTemporaryDir>

#include <array>

namespace {

constexpr int kPage = 100; // what a list reads at once

struct Filled {
    QTemporaryDir folder;
    std::string path = folder.filePath(QStringLiteral("breakpoint.db")).toStdString();
    std::unique_ptr<database::Database> database;

    Filled()
    {
        core::StoreResult result;
        database = database::Database::open(path, result);
        bench::require(result);
        bench::fillWithMatches(*database);
    }
};

Filled& filled()
{
    static Filled once;
    return once;
}

/// Finds the first part of a list and counts all of it, as the Matches page does.
void list(benchmark::State& state, const core::MatchFilter& filter, core::MatchSort by, bool descending, int skipped)
{
    const core::MatchStore& store = filled().database->matches();
    std::vector<core::MatchEntry> part;
    int found = 0;
    for (auto _ : state) {
        bench::require(store.find(filter, { by, descending }, skipped, kPage, part));
        bench::require(store.count(filter, found));
    }
    state.counters["found"] = found;
}

/// Adds up all matches, as the statistics of the Matches page do.
void statistics(benchmark::State& state, const core::StatisticsFilter& filter)
{
    const core::StatisticsGame game { { { "level:0", 0, 0, 0 }, { "level:1", 327, 299, 356 },
        { "level:2", 668, 629, 706 }, { "level:3", 904, 857, 951 }, { "level:4", 1065, 1009, 1121 },
        { "level:5", 1163, 1090, 1235 } } };
    const core::StatisticsStore& store = filled().database->statistics();
    core::Statistics found;
    for (auto _ : state)
        bench::require(store.statistics(filter, game, found));
    state.counters["found"] = found.all.played;
}

/// Opens the matches for the thread beside the window and reads what is seen first.
void opensTheList(benchmark::State& state)
{
    const core::OpenMatches open = filled().database->matchesElsewhere();
    for (auto _ : state) {
        core::StoreResult result;
        const auto store = open(result);
        bench::require(result);
        std::vector<core::MatchEntry> part;
        int found = 0;
        bench::require(store->find({}, {}, 0, kPage, part));
        bench::require(store->count({}, found));
    }
}

void registerAll()
{
    const auto add = [](const std::string& name, const core::MatchFilter& filter,
                         core::MatchSort by = core::MatchSort::Begun, bool descending = true, int skipped = 0) {
        benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
            list(state, filter, by, descending, skipped);
        })->Unit(benchmark::kMillisecond);
    };
    benchmark::RegisterBenchmark("open", opensTheList)->Unit(benchmark::kMillisecond);
    const std::array<std::pair<const char*, core::MatchSort>, 8> columns { { { "begun", core::MatchSort::Begun },
        { "result", core::MatchSort::Result }, { "opponents", core::MatchSort::Opponents },
        { "level", core::MatchSort::Level }, { "points", core::MatchSort::Points }, { "turns", core::MatchSort::Turns },
        { "seats", core::MatchSort::Seats }, { "set", core::MatchSort::Set } } };
    std::vector<std::pair<std::string, core::MatchFilter>> filters;
    const auto filter = [&](const std::string& name, auto set) {
        core::MatchFilter each;
        set(each);
        filters.emplace_back(name, each);
    };
    filter("all", [](core::MatchFilter&) {});
    filter("faction", [](core::MatchFilter& f) { f.factions = { "Aliens" }; });
    filter("two factions", [](core::MatchFilter& f) { f.factions = { "Aliens", "Ninjas" }; });
    filter("pair", [](core::MatchFilter& f) { f.pair = { "Aliens", "Ninjas" }; });
    filter("player", [](core::MatchFilter& f) { f.player = "Ada"; });
    filter("everybody's player", [](core::MatchFilter& f) { f.player = core::language::unnamed(0); });
    filter("level", [](core::MatchFilter& f) { f.level = 3; });
    filter("result", [](core::MatchFilter& f) { f.result = core::PersonResult::Won; });
    filter("dates", [](core::MatchFilter& f) {
        f.from = "2020";
        f.before = "2021";
    });
    filter("seats", [](core::MatchFilter& f) { f.seats = 3; });
    filter("set", [](core::MatchFilter& f) { f.set = "first"; });
    filter("tag", [](core::MatchFilter& f) { f.tag = "league"; });
    filter("two words", [](core::MatchFilter& f) { f.words = { { "ali" }, { "ada" } }; });
    filter("no such word", [](core::MatchFilter& f) { f.words = { { "zeppelin" } }; });
    filter("many at once", [](core::MatchFilter& f) {
        f.games = { "smashup" };
        f.running = false;
        f.factions = { "Aliens" };
        f.player = core::language::unnamed(0);
        f.level = 3;
        f.words = { { "ada" } };
        f.tag = "league";
    });
    for (const auto& [column, by] : columns)
        for (const bool descending : { true, false })
            for (const auto& [name, each] : filters)
                add("list/" + std::string(column) + (descending ? " down/" : " up/") + name, each, by, descending);
    const auto addStatistics = [](const std::string& name, const core::StatisticsFilter& asked) {
        benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
            statistics(state, asked);
        })->Unit(benchmark::kMillisecond);
    };
    addStatistics("statistics/all", { "smashup" });
    addStatistics("statistics/since", { "smashup", {}, {}, "2020" });
    addStatistics("statistics/set", { "smashup", {}, "first" });
    addStatistics("statistics/player", { "smashup", "Ada" });
    addStatistics("statistics/opponent", { "smashup", {}, {}, {}, core::Opponent { "level:3", {} } });
    add("end of list/begun", {}, core::MatchSort::Begun, true, bench::kManyMatches - kPage);
    add("end of list/opponents", {}, core::MatchSort::Opponents, false, bench::kManyMatches - kPage);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    registerAll();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
