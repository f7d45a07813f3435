#include "core/game/match.h"
#include "tests/support/allocations.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

class StarRealmsAllocationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Once a match has begun nothing in it allocates, so that a search runs at memory speed.
    void playAllocatesNothing()
    {
        core::Problems problems;
        for (const char* format :
            { "standard", "hydra", "challenge automatons", "challenge pirates", "challenge dimensional-horror" }) {
            const int seats = format == std::string("standard") ? 2 : 4;
            const auto match = tests::starRealms().newMatch(tests::starRealmsSetup(seats, format, 7), problems);
            const tests::PlayedOut played = tests::playOut(*match);
            QVERIFY(played.choices > 50);
            QCOMPARE(played.allocated, std::uint64_t { 0 });
        }
    }
};

REGISTER_TEST(StarRealmsAllocationTest)
#include "star_realms_allocation_test.moc"
