#include "core/ai/arena/line_ups.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>
#include <set>

namespace {

std::vector<std::string> letters(int count)
{
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i)
        names.emplace_back(1, static_cast<char>('a' + i));
    return names;
}

}

/// Which pairs meet, deal by deal.
class LineUpsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMeetingComesOnceARound_data()
    {
        QTest::addColumn<int>("factions");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("ways"); // factions! / (2!^seats * (factions - 2 seats)! * seats!)
        QTest::newRow("8, two") << 8 << 2 << 210;
        QTest::newRow("8, three") << 8 << 3 << 420;
        QTest::newRow("8, four") << 8 << 4 << 105;
        QTest::newRow("12, two") << 12 << 2 << 1485;
        QTest::newRow("12, three") << 12 << 3 << 13'860;
        QTest::newRow("12, four") << 12 << 4 << 51'975;
    }

    void everyMeetingComesOnceARound()
    {
        QFETCH(int, factions);
        QFETCH(int, seats);
        QFETCH(int, ways);
        const core::LineUps lineUps(core::allPairs(letters(factions), 2), seats);
        QCOMPARE(lineUps.ways(), static_cast<std::size_t>(ways));
        std::set<std::set<core::FactionPair>> meetings;
        for (std::size_t number = 0; number < lineUps.ways(); ++number) {
            const std::vector<core::FactionPair> lineUp = lineUps.at(number);
            std::set<std::string> used;
            for (const core::FactionPair& pair : lineUp)
                used.insert(pair.begin(), pair.end());
            QCOMPARE(used.size(), static_cast<std::size_t>(2 * seats)); // no faction twice
            meetings.emplace(lineUp.begin(), lineUp.end());
        }
        QCOMPARE(meetings.size(), lineUps.ways());
    }

    /// Over two rounds each pair has begun against each other one exactly once.
    void whoBeginsChangesFromRoundToRound()
    {
        for (const int factions : { 6, 8 }) { // 45 and 210 ways: odd and even
            const core::LineUps lineUps(core::allPairs(letters(factions), 2), 2);
            std::set<std::vector<core::FactionPair>> ordered;
            for (std::size_t number = 0; number < 2 * lineUps.ways(); ++number)
                ordered.insert(lineUps.at(number));
            QCOMPARE(ordered.size(), 2 * lineUps.ways());
        }
    }

    void aStretchHasEveryFactionAboutEquallyOften()
    {
        for (const int factions : { 8, 12 }) {
            const core::LineUps lineUps(core::allPairs(letters(factions), 2), 2);
            std::map<std::string, int> seen;
            std::set<core::FactionPair> pairs;
            constexpr int kDeals = 120;
            for (std::size_t number = 0; number < kDeals; ++number)
                for (const core::FactionPair& pair : lineUps.at(number)) {
                    pairs.insert(pair);
                    for (const std::string& faction : pair)
                        ++seen[faction];
                }
            const double even = 4.0 * kDeals / factions;
            for (const auto& [faction, times] : seen)
                QVERIFY2(times > 0.9 * even && times < 1.1 * even, qPrintable(QString::number(times)));
            QCOMPARE(pairs.size(), static_cast<std::size_t>(factions * (factions - 1) / 2));
        }
    }

    void namedPairsMeetWhereTheyCan()
    {
        const core::LineUps two({ { "a", "b" }, { "c", "d" } }, 2);
        QCOMPARE(two.ways(), 1U);
        QCOMPARE(two.at(0).front(), (core::FactionPair { "a", "b" }));
        QCOMPARE(two.at(1).front(), (core::FactionPair { "c", "d" }));
        QCOMPARE(core::LineUps({ { "a", "b" }, { "b", "c" }, { "c", "d" } }, 2).ways(), 1U);
        QCOMPARE(core::LineUps({ { "a", "b" }, { "b", "c" } }, 2).ways(), 0U);
        QCOMPARE(core::LineUps({ { "a", "b" } }, 2).ways(), 0U);
    }

    void aGameWithoutPairsHasOneWay()
    {
        const core::LineUps none({ {} }, 3);
        QCOMPARE(none.ways(), 1U);
        QCOMPARE(none.at(7), std::vector<core::FactionPair>(3));
    }

    void tooManyWaysAreToldAndNotKept()
    {
        const core::LineUps many(core::allPairs(letters(20), 2), 4);
        QVERIFY(many.tooMany());
        QCOMPARE(many.ways(), 0U);
    }
};

REGISTER_TEST(LineUpsTest)
#include "line_ups_test.moc"
