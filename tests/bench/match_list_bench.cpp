#include "database/connection.h"
#include "database/database.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QTemporaryDir>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace {

constexpr int kMatches = 50'000;
constexpr int kPage = 100; // what a list reads at once

void require(const core::StoreResult& result)
{
    if (result.ok())
        return;
    std::fprintf(stderr, "%s\n", result.error.c_str());
    std::abort();
}

/// Matches of chance over sixteen years, with the standings that small charts are drawn from.
void fill(database::Database& database)
{
    const std::array<std::string, 12> factions { "Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters",
        "Wizards", "Zombies", "Elder Things", "Innsmouth", "Minions of Cthulhu", "Miskatonic University" };
    const std::array<std::string, 7> names { "Marrow", "Ada", "Tom", "Quill", "Ember", "Robin", "Sedge" };
    core::Rng rng(1);
    require(database.connection().execute("PRAGMA synchronous = OFF")); // only while it is filled
    for (int number = 0; number < kMatches; ++number) {
        core::MatchRecord record;
        core::MatchSummary& match = record.summary;
        match.game = "smashup";
        match.set = rng.below(2) == 0 ? "first" : "current";
        const std::uint32_t seats = rng.below(3) == 0 ? 2 + rng.below(3) : 2;
        std::set<std::uint32_t> taken;
        for (std::uint32_t seat = 0; seat < seats; ++seat) {
            core::RecordedSeat sits { seat == 0 ? "You" : names[rng.below(7)],
                seat == 0 ? "human" : "level:" + std::to_string(rng.below(6)), {} };
            while (sits.factions.size() < 2)
                if (const std::uint32_t faction = rng.below(12); taken.insert(faction).second)
                    sits.factions.push_back(factions[faction]);
            match.seats.push_back(std::move(sits));
        }
        match.status = core::MatchStatus::Finished;
        match.winners = core::maskOf(core::seatAt(static_cast<int>(rng.below(seats))));
        match.count = core::FinalCount {};
        match.turns = static_cast<int>(8 + rng.below(20));
        std::array<char, 32> begun {};
        std::snprintf(begun.data(), begun.size(), "20%02u-%02u-%02uT%02u:00:00Z", 10 + rng.below(16), 1 + rng.below(12),
            1 + rng.below(28), rng.below(24));
        match.startedAt = begun.data();
        if (rng.below(3) == 0)
            match.tags = { rng.below(2) == 0 ? "league" : "kitchen" };
        for (int turn = 0; turn <= match.turns; ++turn) {
            record.standings.push_back({ turn, core::maskOf(core::Seat::First), match.score, turn });
            match.score[rng.below(seats)] = static_cast<std::int16_t>(match.score[rng.below(seats)] + rng.below(3));
        }
        std::int64_t id = 0;
        require(database.matches().begin(record, id));
    }
    require(database.connection().execute("PRAGMA synchronous = FULL"));
}

struct Filled {
    QTemporaryDir folder;
    std::string path = folder.filePath(QStringLiteral("breakpoint.db")).toStdString();
    std::unique_ptr<database::Database> database;

    Filled()
    {
        core::StoreResult result;
        database = database::Database::open(path, result);
        require(result);
        fill(*database);
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
        require(store.find(filter, { by, descending }, skipped, kPage, part));
        require(store.count(filter, found));
    }
    state.counters["found"] = found;
}

/// Opens the matches for the thread beside the window and reads what is seen first.
void opensTheList(benchmark::State& state)
{
    const core::OpenMatches open = filled().database->matchesElsewhere();
    for (auto _ : state) {
        core::StoreResult result;
        const auto store = open(result);
        require(result);
        std::vector<core::MatchEntry> part;
        int found = 0;
        require(store->find({}, {}, 0, kPage, part));
        require(store->count({}, found));
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
    filter("everybody's player", [](core::MatchFilter& f) { f.player = "You"; });
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
        f.player = "You";
        f.level = 3;
        f.words = { { "ada" } };
        f.tag = "league";
    });
    for (const auto& [column, by] : columns)
        for (const bool descending : { true, false })
            for (const auto& [name, each] : filters)
                add("list/" + std::string(column) + (descending ? " down/" : " up/") + name, each, by, descending);
    add("end of list/begun", {}, core::MatchSort::Begun, true, kMatches - kPage);
    add("end of list/opponents", {}, core::MatchSort::Opponents, false, kMatches - kPage);
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
