#include "core/game/match.h"
#include "tests/support/allocations.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

class HyperboreaAllocationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Once a match has begun nothing in it allocates, so that a search runs at memory speed.
    void playAllocatesNothing()
    {
        core::Problems problems;
        for (const int seats : { 2, 6 }) {
            core::MatchSetup setup = tests::hyperboreaSetup(seats, 7);
            setup.options["mode"] = seats == 2 ? "invasion" : "race-war";
            const auto match = tests::hyperborea().newMatch(setup, problems);
            const tests::PlayedOut played = tests::playOut(*match);
            QVERIFY(played.choices > 50);
            QCOMPARE(played.allocated, std::uint64_t { 0 });
        }
    }
};

REGISTER_TEST(HyperboreaAllocationTest)
#include "hyperborea_allocation_test.moc"
