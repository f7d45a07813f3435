#include "core/language/saying.h"
#include "core/results/statistics_csv.h"
#include "core/results/statistics_tally.h"
#include "core/statistics/glicko.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>

namespace {

using Points = core::PerSeat<std::int16_t>;

/// Matches as lines, one after the other.
class Lines {
public:
    /// A match of "You" with these factions against a level, on that day.
    core::MatchRecord& match(const std::string& day, std::vector<std::string> own, const std::string& opponent,
        std::vector<std::string> theirs, core::SeatMask winners, Points score = { 15, 10 })
    {
        core::MatchRecord& record = m_records.emplace_back();
        core::MatchSummary& match = record.summary;
        match.id = static_cast<std::int64_t>(m_records.size());
        match.set = "first";
        match.seats = { { std::string(core::language::kReader), "human", std::move(own) },
            { "Level 3 (2)", opponent, std::move(theirs) } };
        match.status = core::MatchStatus::Finished;
        match.winners = winners;
        match.score = score;
        match.turns = 10;
        match.startedAt = day + "T20:00:00Z";
        return record;
    }

    core::Statistics sums(const core::StatisticsFilter& filter, const core::StatisticsGame& game = {},
        const std::string& cards = {}) const
    {
        std::string text;
        for (const core::MatchRecord& each : m_records)
            if (core::counts(each.summary))
                text += core::factsLine(each.summary, each.standings, each.marks) + '\n';
        core::StatisticsTally tally(filter, game);
        tally.add(text);
        tally.addCards(cards);
        return tally.sums();
    }

private:
    std::deque<core::MatchRecord> m_records;
};

const std::vector<std::string> kAliensPirates { "Pirates", "Aliens" };
const std::vector<std::string> kAliensRobots { "Aliens", "Robots" };
const std::vector<std::string> kWizardsZombies { "Wizards", "Zombies" };
constexpr core::SeatMask kFirst = 1;
constexpr core::SeatMask kSecond = 2;

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-6;
}

}

/// What is added up of matches.
class StatisticsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsFactionsPairsAndMeetings()
    {
        Lines lines;
        lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        lines.match("2026-06-02", kAliensPirates, "level:3", kAliensRobots, kSecond);
        lines.match("2026-06-03", kAliensRobots, "level:3", kWizardsZombies, kFirst);
        const core::Statistics found = lines.sums({});
        QCOMPARE(found.all.played, 3);
        QCOMPARE(found.all.won(), 2.0);
        QCOMPARE(found.factions.size(), std::size_t { 3 });
        QCOMPARE(found.factions[0].faction, std::string("Aliens"));
        QCOMPARE(found.factions[0].tally, (core::Tally { 3, 120, 90 }));
        QCOMPARE(found.factions[1].faction, std::string("Pirates"));
        QCOMPARE(found.factions[1].tally, (core::Tally { 2, 60, 60 }));
        QCOMPARE(found.factions[2].tally, (core::Tally { 1, 60, 30 }));
        QCOMPARE(found.pairs.size(), std::size_t { 2 });
        QCOMPARE(found.pairs[0].factions, (std::vector<std::string> { "Aliens", "Pirates" }));
        QCOMPARE(found.pairs[0].tally.played, 2);
        QCOMPARE(found.meetings.size(), std::size_t { 3 });
        QCOMPARE(found.meetings[0].own, (std::vector<std::string> { "Aliens", "Pirates" }));
        QCOMPARE(found.meetings[0].theirs, (std::vector<std::string> { "Aliens", "Robots" }));
        QCOMPARE(found.meetings[0].tally, (core::Tally { 1, 0, 30 }));
    }

    /// A role is no pair, but it meets the others: at a table of six each of them once.
    void countsRolesAndTheirMeetings()
    {
        Lines lines;
        core::MatchRecord& six = lines.match("2026-06-01", { "Red" }, "level:3", { "Green" }, kFirst);
        for (const char* role : { "Gold", "Blue", "Coral" })
            six.summary.seats.push_back({ "Level 2", "level:2", { role } });
        six.summary.seats.push_back({ "Level 2", "level:2", {} }); // as nobody wrote down what it played
        lines.match("2026-06-02", { "Red" }, "level:3", { "Green" }, kSecond);
        lines.match("2026-06-03", {}, "level:3", { "Green" }, kFirst);
        const core::Statistics found = lines.sums({});
        QCOMPARE(found.all.played, 3);
        QVERIFY(found.pairs.empty());
        QCOMPARE(found.factions.size(), std::size_t { 1 });
        QCOMPARE(found.factions[0].faction, std::string("Red"));
        QCOMPARE(found.factions[0].tally, (core::Tally { 2, 60, 40 })); // a sixth and a half are even
        QCOMPARE(found.meetings.size(), std::size_t { 4 });
        QCOMPARE(found.meetings[0].theirs, std::vector<std::string> { "Green" });
        QCOMPARE(found.meetings[0].tally, (core::Tally { 2, 60, 40 }));
        QCOMPARE(found.meetings[1].theirs, std::vector<std::string> { "Blue" });
        QCOMPARE(found.meetings[1].tally, (core::Tally { 1, 60, 10 }));
    }

    /// Matches that name no value have the default; an option that was always the same tells nothing.
    void countsByOption()
    {
        Lines lines;
        lines.match("2026-06-01", {}, "level:3", {}, kFirst).summary.options = { { "mode", "war" } };
        lines.match("2026-06-02", {}, "level:3", {}, kSecond).summary.options = { { "mode", "peace" } };
        lines.match("2026-06-03", {}, "level:3", {}, kFirst).summary.options = { { "map", "hidden" } };
        lines.match("2026-06-04", {}, "level:3", {}, kFirst);
        const std::vector<core::OptionInfo> options {
            { "mode", "Mode", "", { { "peace", "Peace" }, { "war", "War: all against all" }, { "truce", "Truce" } } },
            { "map", "Map", "", { { "hidden", "Hidden" }, { "open", "Open" } } },
        };
        const std::vector<core::OptionTally> found = core::byOption(lines.sums({}), options);
        QCOMPARE(found.size(), std::size_t { 2 });
        QCOMPARE(found[0].value, std::string("peace"));
        QCOMPARE(found[0].tally, (core::Tally { 3, 120, 90 }));
        QCOMPARE(found[1].value, std::string("war"));
        QCOMPARE(found[1].tally, (core::Tally { 1, 60, 30 }));
        QCOMPARE(core::optionWords(options, "mode", "war"), std::string("Mode: War"));
        const std::string csv = core::toCsv(lines.sums({}), options);
        QVERIFY(csv.find("option,mode=peace,,3,2,") != std::string::npos);

        core::StatisticsFilter filter;
        filter.options = { { "mode", "peace", true } };
        QCOMPARE(lines.sums(filter).all.played, 3);
        filter.options.push_back({ "map", "open", false });
        QCOMPARE(lines.sums(filter).all.played, 0);
        filter.options = { { "mode", "war", false } };
        QCOMPARE(lines.sums(filter).all.played, 1);
    }

    void sharesAWinAmongItsWinners()
    {
        Lines lines;
        lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst | kSecond);
        core::MatchRecord& three = lines.match("2026-06-02", kAliensPirates, "level:3", kWizardsZombies, kFirst | 4);
        three.summary.seats.push_back({ "Level 2 (3)", "level:2", kAliensRobots });
        const core::Statistics found = lines.sums({});
        QCOMPARE(found.all, (core::Tally { 2, 60, 50 }));
        QCOMPARE(found.all.won(), 1.0);
        QVERIFY(near(found.all.evenShare(), 50.0 / 120));
        QCOMPARE(found.seats.size(), std::size_t { 2 });
        QCOMPARE(found.seats[1].seats, 3);
        QCOMPARE(found.seats[1].tally, (core::Tally { 1, 30, 20 }));
        QCOMPARE(found.opponents.size(), std::size_t { 2 });
        QCOMPARE(found.opponents[0].opponent.player, std::string("level:3"));
        QCOMPARE(found.opponents[0].tally.played, 2);
    }

    void leavesOutWhatSaysNothing()
    {
        Lines lines;
        lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst).summary.status
            = core::MatchStatus::Abandoned;
        lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst).summary.status
            = core::MatchStatus::Running;
        lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst).summary.practice = true;
        QCOMPARE(lines.sums({}).all.played, 0);
        QCOMPARE(lines.sums({}).all.evenShare(), 0.5);
    }

    /// Several persons at one screen: nobody knows who of them is the user. Of a table it is who wrote it up.
    void theUserIsTheOnlyPerson()
    {
        Lines lines;
        core::MatchRecord& screen = lines.match("2026-06-01", kAliensPirates, "human", kWizardsZombies, kFirst);
        screen.summary.seats[0].name = "Ada";
        screen.summary.seats[1].name = "Tom";
        core::MatchRecord& table = lines.match("2026-06-02", kAliensPirates, "human", kWizardsZombies, kSecond);
        table.summary.kind = core::MatchKind::Table;
        table.summary.seats[1].name = "Ada";
        const core::Statistics user = lines.sums({});
        QCOMPARE(user.all, (core::Tally { 1, 0, 30 }));
        QCOMPARE(user.opponents.front().opponent, (core::Opponent { "human", "Ada" }));
        core::StatisticsFilter filter;
        filter.player = "Ada";
        const core::Statistics ada = lines.sums(filter);
        QCOMPARE(ada.all, (core::Tally { 2, 120, 60 }));
        QCOMPARE(ada.persons.front().name, std::string("Ada"));
        QCOMPARE(ada.persons.front().matches, 2);
        QCOMPARE(ada.persons.size(), std::size_t { 3 });
    }

    void filters()
    {
        Lines lines;
        lines.match("2026-05-31", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        lines.match("2026-06-01", kAliensPirates, "level:3,style=patient", kWizardsZombies, kFirst);
        lines.match("2026-06-02", kAliensPirates, "level:4", kWizardsZombies, kSecond).summary.set = "current";
        core::StatisticsFilter filter;
        filter.from = "2026-06-01T00:00:00Z";
        QCOMPARE(lines.sums(filter).all, (core::Tally { 2, 60, 60 }));
        filter.set = "current";
        QCOMPARE(lines.sums(filter).all, (core::Tally { 1, 0, 30 }));
        filter = {};
        filter.opponent = core::Opponent { "level:3", {} };
        QCOMPARE(lines.sums(filter).all, (core::Tally { 2, 120, 60 })); // a character is the same level
    }

    void whoBegins()
    {
        Lines lines;
        core::MatchRecord& begun = lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        begun.standings = { { 0, 0, {}, 0 }, { 1, core::maskOf(core::seatAt(1)), {}, 4 } };
        lines.match("2026-06-02", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        const core::Statistics found = lines.sums({});
        QCOMPARE(found.seats.size(), std::size_t { 2 });
        QCOMPARE(found.seats[0].place, 0);
        QCOMPARE(found.seats[1].place, 1);
        QCOMPARE(found.seats[1].tally.played, 1);
    }

    void pointsABaseBrought()
    {
        Lines lines;
        core::MatchRecord& record = lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        record.marks
            = { { 1, 3, "Tortuga", { 4, 3 } }, { 2, 9, "Tortuga", { 0, 4 } }, { 3, 9, "Ninja Dojo", { 2, 3 } } };
        core::MatchRecord& three = lines.match("2026-06-02", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        three.summary.seats.push_back({ "Level 2 (3)", "level:2", kAliensRobots });
        three.marks = { { 1, 3, "Tortuga", { 2, 4, 3 } } };
        const std::vector<core::BaseTally> bases = lines.sums({}).bases;
        QCOMPARE(bases.size(), std::size_t { 2 });
        QCOMPARE(bases[0].base, std::string("Tortuga"));
        QCOMPARE(bases[0].scored, 3);
        QCOMPARE(bases[0].own, 2.0);
        QCOMPARE(bases[0].others, 3.5); // 3, 4 and the mean of 4 and 3
        QCOMPARE(bases[1].own, 2.0);
    }

    void goesWeekByWeekMonthByMonthOrYearByYear()
    {
        Lines lines;
        lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst); // a Monday
        lines.match("2026-06-07", kAliensPirates, "level:3", kWizardsZombies, kSecond);
        lines.match("2026-06-08", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        core::Statistics found = lines.sums({});
        QCOMPARE(found.step, core::TimeStep::Week);
        QCOMPARE(found.time.size(), std::size_t { 2 });
        QCOMPARE(found.time[0].from, std::string("2026-06-01"));
        QCOMPARE(found.time[0].tally, (core::Tally { 2, 60, 60 }));
        lines.match("2026-09-30", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        found = lines.sums({});
        QCOMPARE(found.step, core::TimeStep::Month);
        QCOMPARE(found.time[0].tally.played, 3);
        QCOMPARE(found.time[1].from, std::string("2026-09-01"));
        lines.match("2024-02-29", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        found = lines.sums({});
        QCOMPARE(found.step, core::TimeStep::Year);
        QCOMPARE(found.time[0].from, std::string("2024-01-01"));
        QCOMPARE(found.time[1].tally.played, 4);
    }

    void streaksAndRecords()
    {
        Lines lines;
        lines.match("2026-06-03", kAliensPirates, "level:3", kWizardsZombies, kFirst, { 15, 3 }).summary.turns = 12;
        lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst, { 16, 14 }).summary.turns = 9;
        lines.match("2026-06-02", kAliensPirates, "level:3", kWizardsZombies, kFirst, { 15, 9 });
        lines.match("2026-06-04", kAliensPirates, "level:3", kWizardsZombies, kSecond, { 17, 18 }).summary.turns = 7;
        lines.match("2026-06-05", kAliensPirates, "level:3", kWizardsZombies, kSecond, { 1, 18 });
        const core::Records records = lines.sums({}).records;
        QCOMPARE(records.longest, 3);
        QCOMPARE(records.streak, -2);
        QCOMPARE(records.points.value, 17);
        QCOMPARE(records.points.match, 4);
        QCOMPARE(records.margin.value, 12);
        QCOMPARE(records.margin.match, 1);
        QCOMPARE(records.turns.value, 9);
        QCOMPARE(records.turns.match, 2);
    }

    /// One period of three matches, from the mean of the levels: the same as Glickman's formulas give them.
    void ratesAgainstTheLevels()
    {
        const core::StatisticsGame game { { { "level:3", 900, 850, 950 }, { "level:4", 1100, 1100, 1100 } } };
        Lines lines;
        lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        lines.match("2026-06-02", kAliensPirates, "level:4", kWizardsZombies, kSecond);
        lines.match(
            "2026-06-03", kAliensPirates, "level:4,style=patient", kWizardsZombies, kSecond); // nobody measured it
        lines.match("2026-06-04", kAliensPirates, "level:3", kWizardsZombies, kFirst | kSecond);
        const std::vector<core::RatingPoint> rating = lines.sums({}, game).rating;
        QCOMPARE(rating.size(), std::size_t { 1 });
        QCOMPARE(rating[0].matches, 3);
        QCOMPARE(rating[0].day, std::string("2026-06-04"));
        const double spread = 50 / 1.959964;
        const std::array<core::GlickoResult, 3> results { { { 900, spread, 1 }, { 1100, 0, 0 },
            { 900, spread, 0.5 } } };
        const core::Estimate expected = core::afterPeriod({ 1000, 350, 0.06 }, results).estimate();
        QVERIFY(near(rating[0].elo.mean, expected.mean));
        QVERIFY(near(rating[0].elo.low, expected.low));
    }

    void newPeriodsAfterTenMatches()
    {
        Lines lines;
        for (int match = 0; match < 23; ++match)
            lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, kFirst);
        const std::vector<core::RatingPoint> rating = lines.sums({}, { { { "level:3", 900, 900, 900 } } }).rating;
        QCOMPARE(rating.size(), std::size_t { 3 });
        QCOMPARE(rating[1].matches, 20);
        QCOMPARE(rating[2].matches, 23);
        QVERIFY(rating[2].elo.mean > rating[1].elo.mean);
    }

    /// Two against two, and all of them against what the game puts before them.
    void aTeamWinsAsOne()
    {
        const auto teams = [](const core::MatchSetup& setup) {
            core::MatchMode mode;
            const auto mine = setup.options.find("mode");
            if (mine == setup.options.end())
                return mode;
            mode.sides = { 0b0011, 0b1100 };
            if (mine->second == "together") {
                mode.sides = { 0b1111 };
                mode.against = "The Tide";
            }
            return mode;
        };
        core::StatisticsGame game { { { "level:1", 300, 300, 300 } }, teams };
        const auto add = [](core::StatisticsTally& tally, int id, const char* mode, core::SeatMask winners) {
            core::MatchSummary match;
            match.id = id;
            match.status = core::MatchStatus::Finished;
            match.seats = { { "Ann", "human", {} }, { "Ben", "level:3", {} }, { "Cid", "level:1", {} },
                { "Dan", "level:1", {} } };
            match.startedAt = "2026-06-01T20:00:00Z";
            match.winners = winners;
            match.score = { 40, 40, 7, 7 };
            if (*mode != '\0')
                match.options = { { "mode", mode } };
            tally.add(core::factsLine(match, {}, { { 1, 1, "Pier", { 6, 9, 1, 3 } } }) + '\n');
        };

        core::StatisticsTally pairs({}, game);
        add(pairs, 1, "teams", 0b0011);
        add(pairs, 2, "teams", 0b1100);
        add(pairs, 3, "teams", 0b1111); // all are out at once
        pairs.addAnalysed(1, 0, 0.1, -0.1);
        pairs.addAnalysed(1, 1, 0, -0.5); // the mate's
        pairs.addAnalysed(1, 2, 0, -0.2);
        pairs.addAnalysed(1, 3, 0, -0.4);
        const core::Statistics found = pairs.sums();
        QCOMPARE(found.all, (core::Tally { 3, core::kPartsOfMatch * 3 / 2, core::kPartsOfMatch * 3 / 2 }));
        QCOMPARE(found.opponents.size(), std::size_t { 1 }); // no mate
        QCOMPARE(found.opponents[0].opponent.player, std::string("level:1"));
        QCOMPARE(found.records.margin.value, 33);
        QCOMPARE(found.records.longest, 1);
        QCOMPARE(found.bases[0].own, 6.0);
        QCOMPARE(found.bases[0].others, 2.0);
        QVERIFY2(near(found.luck.theirs.mean, 0.3), std::to_string(found.luck.theirs.mean).c_str());
        QVERIFY(found.rating.empty()); // what the mate did is in it

        core::StatisticsTally together({}, game);
        add(together, 1, "together", 0b1111);
        add(together, 2, "together", 0);
        QCOMPARE(together.sums().all, (core::Tally { 2, core::kPartsOfMatch, core::kPartsOfMatch }));
        QVERIFY(together.sums().opponents.empty());
        QCOMPARE(together.sums().records.margin.match, 0);

        core::StatisticsTally alone({}, game);
        add(alone, 1, "", 0b0011);
        QCOMPARE(alone.sums().all, (core::Tally { 1, core::kPartsOfMatch / 2, core::kPartsOfMatch / 4 }));
        QCOMPARE(alone.sums().opponents.size(), std::size_t { 2 });
    }

    void luckIsAMeanOverMatches()
    {
        const std::string text = [] {
            std::string lines;
            for (int id = 1; id <= 2; ++id) {
                core::MatchSummary match;
                match.id = id;
                match.status = core::MatchStatus::Finished;
                match.seats = { { "x", "human", {} }, { "y", "level:1", {} }, { "z", "level:2", {} } };
                match.startedAt = "2026-06-01T20:00:00Z";
                lines += core::factsLine(match, {}, {}) + '\n';
            }
            return lines;
        }();
        core::StatisticsTally tally({}, {});
        tally.add(text);
        tally.addAnalysed(1, 0, 0.10, -0.20);
        tally.addAnalysed(1, 1, 0, -0.30);
        tally.addAnalysed(1, 2, 0, -0.10);
        tally.addAnalysed(2, 0, 0.30, -0.40);
        tally.addAnalysed(2, 1, 0, -0.10);
        tally.addAnalysed(2, 2, 0, -0.10);
        tally.addAnalysed(7, 0, 1, 1); // no match of theirs
        const core::LuckAndPlay luck = tally.sums().luck;
        QCOMPARE(luck.matches, 2);
        QVERIFY(near(luck.luck.mean, 0.2));
        // deviations of 0.1 to either side: sqrt(0.02 / 1 / 2) = 0.1
        QVERIFY(near(luck.luck.high, 0.2 + 0.1959964));
        QVERIFY(near(luck.own.mean, -0.3));
        QVERIFY(near(luck.theirs.mean, 0.15));
    }

    /// Of three matches, all won but the last: the Scout was played in the first, held at the end of the second, and
    /// the third has none of it.
    void whatBecameOfCards()
    {
        Lines lines;
        for (int match = 0; match < 3; ++match)
            lines.match("2026-06-01", kAliensPirates, "level:3", kWizardsZombies, match < 2 ? kFirst : kSecond);
        const core::Statistics found = lines.sums({}, {},
            "1\t0\tScout\t15\t1\tZapper\t3\n" // seen, drawn, played, at once
            "2\t0\tScout\t19\n" // seen, drawn, stranded
            "3\t0\tInvader\t1\n"
            "4\t0\tScout\t7\n" // no match of theirs
            "nonsense");
        QCOMPARE(found.matchesWithCards, 3);
        QCOMPARE(found.cards.size(), std::size_t { 2 }); // the other seat's Zapper is none of them
        const core::CardTally& scout = found.cards[0];
        QCOMPARE(scout.card, std::string("Scout"));
        QCOMPARE(scout.seen, (core::Tally { 2, 120, 60 }));
        QCOMPARE(scout.drawn.played, 2);
        QCOMPARE(scout.played, (core::Tally { 1, 60, 30 }));
        QCOMPARE(scout.notPlayed, (core::Tally { 1, 60, 30 }));
        QCOMPARE(scout.atOnce.played, 1);
        QCOMPARE(scout.stranded.played, 1);
        QCOMPARE(found.cards[1].seen, (core::Tally { 1, 0, 30 }));
        QCOMPARE(found.cards[1].drawn.played, 0);
    }

    /// Three matches, all won but the last. Of the cards bought in the first three of four were Blobs, in the second
    /// two of four Blobs and one a Drone without a faction, in the third nothing but a Cutter.
    void whatWasAcquired()
    {
        Lines lines;
        for (int match = 0; match < 4; ++match)
            lines.match("2026-06-01", {}, "level:3", {}, match < 2 ? kFirst : kSecond);
        const core::Statistics found = lines.sums({}, {},
            "1\t0\tRam\t33\t3\tBlob\t0\tCutter\t97\t1\tTrade\t1\tRam\t33\t9\tBlob\n" // the Cutter was scrapped, too
            "2\t0\tRam\t33\t1\tBlob\t0\tPod\t33\t1\tBlob\t0\tDrone\t33\t1\t\t0\tCutter\t33\t1\tTrade\n"
            "3\t0\tCutter\t33\t2\tTrade\t0\tViper\t65\n"
            "4\t0\tViper\t7\n"); // bought nothing
        QCOMPARE(found.matchesWithCards, 4);
        const auto card = [&](const char* name) {
            return *std::find_if(
                found.cards.begin(), found.cards.end(), [&](const auto& each) { return each.card == name; });
        };
        QCOMPARE(card("Ram").acquired, (core::Tally { 2, 120, 60 }));
        QCOMPARE(card("Cutter").acquired, (core::Tally { 3, 120, 90 }));
        QCOMPARE(card("Cutter").removed, (core::Tally { 1, 60, 30 }));
        QCOMPARE(card("Viper").removed, (core::Tally { 1, 0, 30 }));
        QCOMPARE(found.acquired.size(), std::size_t { 2 });
        const core::AcquiredTally& blob = found.acquired[0];
        QCOMPARE(blob.faction, std::string("Blob"));
        QCOMPARE(blob.shares[0], (core::Tally { 1, 0, 30 })); // none of what was bought in the third
        QCOMPARE(blob.shares[1], core::Tally {});
        QCOMPARE(blob.shares[2], (core::Tally { 1, 60, 30 })); // a half
        QCOMPARE(blob.shares[3], (core::Tally { 1, 60, 30 })); // three quarters
        const core::AcquiredTally& trade = found.acquired[1];
        QCOMPARE(trade.shares[0], core::Tally {});
        QCOMPARE(trade.shares[1], (core::Tally { 2, 120, 60 })); // a quarter, twice
        QCOMPARE(trade.shares[3], (core::Tally { 1, 0, 30 }));
    }

    /// 7 of 10 by Wilson: 0.3968 to 0.8922.
    void figuresAsCommaSeparatedValues()
    {
        const core::Tally seven { 10, 7 * 60, 10 * 30 };
        core::Statistics found;
        found.all = seven;
        found.factions = { { "Aliens", seven } };
        found.meetings = { { { "Aliens", "Pirates" }, { "Ninjas", "Robots" }, { 1, 0, 30 } } };
        found.opponents = { { { "human", "=1+1, really" }, {} } };
        found.seats = { { 3, 1, seven } };
        found.step = core::TimeStep::Month;
        found.time = { { "2026-06-01", seven } };
        found.bases = { { "Tortuga", 4, 2.5, 1 } };
        found.rating = { { 20, "2026-06-09", { 701, 600.25, 801.75 } } };
        found.luck = { 2, { 0.1, -0.1, 0.3 }, { -0.2, -0.3, -0.1 }, { 0, 0, 0 } };
        const std::string text = core::toCsv(found, {});
        QCOMPARE(text.substr(0, text.find("meeting")),
            std::string("part,name,against,count,won,mean,low,high,even\r\n"
                        "all,,,10,7,0.7,0.3968,0.8922,0.5\r\n"
                        "faction,Aliens,,10,7,0.7,0.3968,0.8922,0.5\r\n"));
        // Wilson of 0 in 1: 0 to 3.8415 / 4.8415
        for (const char* line : { "meeting,Aliens + Pirates,Ninjas + Robots,1,0,0,0,0.7935,0.5\r\n",
                 "opponent,\"'=1+1, really\",,0,0,,,,\r\n", "seat,2 of 3,,10,7,0.7,0.3968,0.8922,0.5\r\n",
                 "month,2026-06-01,,10,7,0.7,0.3968,0.8922,0.5\r\n", "base: own points,Tortuga,,4,,2.5,,,\r\n",
                 "base: an opponent's points,Tortuga,,4,,1,,,\r\n", "rating,2026-06-09,,20,,701,600.25,801.75,\r\n",
                 "luck,,,2,,0.1,-0.1,0.3,\r\n", "own errors,,,2,,-0.2,-0.3,-0.1,\r\n",
                 "an opponent's errors,,,2,,0,0,0,\r\n" })
            QVERIFY2(text.find(line) != std::string::npos, line);
        core::CardTally card { "Scout", seven, seven, seven, {}, {}, {}, {}, {} };
        const std::string cards = core::toCsv(std::vector<core::NamedCard> { { card, "Aliens" } });
        const std::string share = "10,7,0.7,0.3968,0.8922,0.5,";
        QVERIFY(cards.starts_with("card,faction,seen,seen: won,seen: share,seen: low,seen: high,seen: even,drawn,"));
        QCOMPARE(
            cards.substr(cards.find("Scout")), "Scout,Aliens," + share + share + share + "0,0,,,,,0,0,,,,,0,0,,,,\r\n");
    }

    void aVerdictWantsTheWholeInterval()
    {
        // Wilson of 58 in 88: 0.555 to 0.749; of 64 in 122: 0.437 to 0.611.
        QCOMPARE((core::Tally { 88, 58 * 60, 88 * 30 }).verdict(), 1);
        QCOMPARE((core::Tally { 122, 64 * 60, 122 * 30 }).verdict(), 0);
        QCOMPARE((core::Tally { 61, 22 * 60, 61 * 30 }).verdict(), -1);
        QCOMPARE((core::Tally { 9, 9 * 60, 9 * 30 }).verdict(), 0); // so few are told as they are
        QCOMPARE((core::Tally { 10, 10 * 60, 10 * 30 }).verdict(), 1);
        // The same share is more than even at a table of three.
        QCOMPARE((core::Tally { 122, 64 * 60, 122 * 20 }).verdict(), 1);
    }

    void aLineThatIsNoneIsPassedOver()
    {
        core::MatchFacts facts;
        for (const char* line :
            { "", "1", "1\t2026\tfirst\t0\t1\t0\t\t9", "x\t2026\tfirst\t0\t1\t0\t\t1\ta\tb\tc\t1\t2" })
            QVERIFY2(!core::readFacts(line, facts), line);
        QVERIFY(core::readFacts("1\t2026\tfirst\t0\t1\t0\t\t1\ta\tb\tc\t1\t2", facts));
        core::StatisticsTally tally({}, {});
        tally.add("nonsense\n\n");
        QCOMPARE(tally.sums().all.played, 0);
    }

    void wordsThatHoldASeparatorStayOneWord()
    {
        core::MatchSummary match;
        match.id = 1;
        match.status = core::MatchStatus::Finished;
        match.seats = { { "a\tb\nc", "human", {} } };
        const std::string line = core::factsLine(match, {}, {});
        core::MatchFacts facts;
        QVERIFY(core::readFacts(line, facts));
        QCOMPARE(std::string(facts.seats[0].name), std::string("a b c"));
    }
};

REGISTER_TEST(StatisticsTest)

#include "statistics_test.moc"
