#include "core/ai/calibration/scale_record.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>

namespace {

/// `lost`, `even` and `won` groups of two matches between two.
core::Meeting meeting(const char* a, const char* b, int lost, int even, int won)
{
    core::Meeting meeting;
    meeting.players = { a, b };
    for (int i = 0; i < lost; ++i)
        meeting.sums.add(0);
    for (int i = 0; i < even; ++i)
        meeting.sums.add(0.5);
    for (int i = 0; i < won; ++i)
        meeting.sums.add(1);
    return meeting;
}

bool isNear(double seen, double expected, double within = 0.01)
{
    return std::abs(seen - expected) <= within;
}

/// As `arena --export` writes it, with what a scale does not look at left out.
core::SourceFile exported(const char* path, const char* a, const char* b, const char* set = "first")
{
    const std::string players = std::string("[\"") + a + "\", \"" + b + "\"]";
    return { path,
        std::string(R"({"game": "smashup", "set": ")") + set
            + R"(", "set_hash": "1f", "engine": "2", "signature": "0", "seats": 2, "pairs": "all", "players": )"
            + players
            + R"(, "outcomes": [{"won": 0, "groups": 10}, {"won": 1, "groups": 20}, {"won": 2, "groups": 30}]})" };
}

}

/// Several players on one scale. What is expected follows from the logistic curve: 75 % are 400 log10(3) = 190.85 Elo.
class ScaleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsAddUp()
    {
        const std::vector<core::Rating> ratings
            = core::ratingsOf({ meeting("b", "a", 20, 60, 120), meeting("c", "b", 20, 60, 120) });
        QCOMPARE(ratings.size(), 3U);
        QCOMPARE(ratings[0].player, std::string("a"));
        QCOMPARE(ratings[1].player, std::string("b"));
        QCOMPARE(ratings[2].player, std::string("c"));
        QCOMPARE(ratings[0].elo, 0.0);
        QVERIFY(isNear(ratings[1].elo, 190.85));
        QVERIFY(isNear(ratings[2].elo, 381.70));
        QCOMPARE(ratings[0].groups, 200);
        QCOMPARE(ratings[1].groups, 400);
        // The weakest is where the scale begins; errors of two steps add up as squares.
        QCOMPARE(ratings[0].interval.high - ratings[0].interval.low, 0.0);
        const double step = ratings[1].interval.high - ratings[1].elo;
        const double both = ratings[2].interval.high - ratings[2].elo;
        QVERIFY(isNear(both, std::sqrt(2.0) * step));
        // A share's standard error over 200 groups, by the slope of the curve at 75 %, ln(10) / 400 * 3 / 16.
        const double variance = (20 * 0.75 * 0.75 + 60 * 0.25 * 0.25 + 120 * 0.25 * 0.25) / 199;
        QVERIFY(isNear(step, 1.96 * std::sqrt(variance / 200) / (std::log(10.0) / 400 * 3 / 16)));
    }

    void whoIsGivenFirstDoesNotMatter()
    {
        const auto up = core::ratingsOf({ meeting("b", "a", 20, 60, 120), meeting("c", "a", 10, 20, 170) });
        const auto down = core::ratingsOf({ meeting("a", "c", 170, 20, 10), meeting("a", "b", 120, 60, 20) });
        QCOMPARE(up.size(), 3U);
        QCOMPARE(down.size(), 3U);
        for (std::size_t i = 0; i < up.size(); ++i) {
            QCOMPARE(up[i].player, down[i].player);
            QVERIFY(isNear(up[i].elo, down[i].elo));
            QVERIFY(isNear(up[i].interval.low, down[i].interval.low));
        }
    }

    /// A ring whose shares contradict each other is met in the middle: each of three beats the next by 75 %.
    void aRingIsLevel()
    {
        for (const core::Rating& each : core::ratingsOf(
                 { meeting("a", "b", 20, 60, 120), meeting("b", "c", 20, 60, 120), meeting("c", "a", 20, 60, 120) }))
            QVERIFY(isNear(each.elo, 0));
    }

    void aDirectMeetingTellsMore()
    {
        const std::vector<core::Meeting> steps { meeting("b", "a", 20, 60, 120), meeting("c", "b", 20, 60, 120) };
        std::vector<core::Meeting> all = steps;
        all.push_back(meeting("c", "a", 0, 20, 180));
        QVERIFY(core::ratingsOf(all)[2].interval.high - core::ratingsOf(all)[2].elo
            < core::ratingsOf(steps)[2].interval.high - core::ratingsOf(steps)[2].elo);
    }

    /// Who never lost is finitely far ahead, as strengthOf() has it: half a match of 400 was not won.
    void whoNeverLostHasARating()
    {
        const auto ratings = core::ratingsOf({ meeting("b", "a", 0, 0, 200) });
        QCOMPARE(ratings.size(), 2U);
        QVERIFY(isNear(ratings[1].elo, core::eloFromShare(1 - 0.5 / 400, 2), 0.5));
    }

    void strangersAreOnNoScale()
    {
        QVERIFY(core::ratingsOf({ meeting("a", "b", 1, 2, 3), meeting("c", "d", 1, 2, 3) }).empty());
        QVERIFY(core::ratingsOf({ meeting("a", "b", 0, 0, 0) }).empty());
        QVERIFY(core::ratingsOf({}).empty());
    }

    void isReadFromRuns()
    {
        core::Problems problems;
        const auto scale = core::scaleOf(
            { exported("1.json", "level:1", "level:0"), exported("2.json", "level:2", "level:1") }, problems);
        QVERIFY(problems.empty());
        QVERIFY(scale.has_value());
        QCOMPARE(scale->terms.set, std::string("first"));
        QCOMPARE(scale->ratings.size(), 3U);
        QCOMPARE(scale->ratings[2].player, std::string("level:2"));
        // 40 of 60 matches' worth: a share of two thirds is 400 log10(2).
        QVERIFY(isNear(scale->ratings[1].elo, 120.41));
        core::Scale read;
        QVERIFY(core::readScale(core::toJson(*scale), "ratings.json", read, problems));
        QCOMPARE(read.ratings.size(), 3U);
        QCOMPARE(read.ratings[2].player, std::string("level:2"));
        QVERIFY(read.terms == scale->terms);
        const core::SourceFile file { "ai/GAME/scale.json", core::toJson(*scale) };
        QVERIFY(core::isScale(file));
        std::vector<core::RatedPlayer> rated;
        QVERIFY(core::readRated(file, scale->terms.game, rated, problems));
        QCOMPARE(rated.size(), 3U);
        QCOMPARE(rated[2].player, std::string("level:2"));
        QVERIFY(!core::readRated(file, "another", rated, problems));
        QCOMPARE(rated.size(), 3U);
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems.front().where, file.path);
    }

    void whatDoesNotBelongTogetherIsRefused()
    {
        core::Problems problems;
        QVERIFY(!core::scaleOf({ exported("1.json", "a", "b"), exported("2.json", "b", "c", "current") }, problems));
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(problems.front().where, std::string("2.json"));
        problems.clear();
        QVERIFY(!core::scaleOf({ exported("1.json", "a", "b"), exported("2.json", "c", "d") }, problems));
        QCOMPARE(problems.size(), 1U);
        problems.clear();
        QVERIFY(!core::scaleOf({ { "1.json", "{}" } }, problems));
        QVERIFY(!problems.empty());
        problems.clear();
        core::SourceFile teams = exported("1.json", "a", "b");
        teams.text.insert(1, "\"teams\": 2, ");
        QVERIFY(!core::scaleOf({ teams }, problems));
        QCOMPARE(problems.size(), 1U);
    }
};

REGISTER_TEST(ScaleTest)
#include "scale_test.moc"
