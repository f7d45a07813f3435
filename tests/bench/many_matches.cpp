#include "tests/bench/many_matches.h"

#include "database/connection.h"
#include "database/database.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <set>

namespace bench {

namespace {

constexpr int kScorings = 6; // a match

}

void require(const core::StoreResult& result)
{
    if (result.ok())
        return;
    std::fprintf(stderr, "%s\n", result.error.c_str());
    std::abort();
}

void fillWithMatches(database::Database& database)
{
    const std::array<std::string, 12> factions { "Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters",
        "Wizards", "Zombies", "Elder Things", "Innsmouth", "Minions of Cthulhu", "Miskatonic University" };
    const std::array<std::string, 7> names { "Marrow", "Ada", "Tom", "Quill", "Ember", "Robin", "Sedge" };
    core::Rng rng(1);
    require(database.connection().execute("PRAGMA synchronous = OFF")); // only while it is filled
    for (int number = 0; number < kManyMatches; ++number) {
        core::MatchRecord record;
        core::MatchSummary& match = record.summary;
        match.game = "smashup";
        match.set = rng.below(2) == 0 ? "first" : "current";
        const std::uint32_t seats = rng.below(3) == 0 ? 2 + rng.below(3) : 2;
        std::set<std::uint32_t> taken;
        for (std::uint32_t seat = 0; seat < seats; ++seat) {
            core::RecordedSeat sits { seat == 0 ? core::language::unnamed(0) : names[rng.below(7)],
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
        for (int scoring = 0; scoring < kScorings; ++scoring) {
            core::RecordedMark mark { 3 * scoring, 3 * scoring, "Base " + std::to_string(rng.below(24)), {} };
            for (std::uint32_t seat = 0; seat < seats; ++seat)
                mark.points[seat] = static_cast<std::int16_t>(rng.below(5));
            record.marks.push_back(std::move(mark));
        }
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

} // namespace bench
