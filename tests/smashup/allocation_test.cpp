#include "core/ai/players/ismcts_player.h"
#include "tests/support/allocations.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <utility>

class AllocationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Once a match has begun nothing in it allocates, so that a search runs at memory speed.
    void playAllocatesNothing()
    {
        core::Problems problems;
        for (int seats = 2; seats <= 4; ++seats) {
            const auto match = tests::smashUp().newMatch(tests::smashUpSetup(seats, 7), problems);
            const tests::PlayedOut played = tests::playOut(*match);
            QVERIFY(played.choices > 50);
            QCOMPARE(played.allocated, std::uint64_t { 0 });
        }
    }

    /// What a search allocates it allocates before its first iteration, or after the last.
    void searchAllocatesNothingInItsIterations()
    {
        core::Problems problems;
        for (int seats = 2; seats <= 4; ++seats) {
            const auto match = tests::smashUp().newMatch(tests::smashUpSetup(seats, 7), problems);
            while (match->prompt().choices.size() < 4)
                match->apply(match->prompt().choices[0]);
            const core::Evaluator* const network = tests::smashUp().network();
            QVERIFY(network != nullptr);
            for (const auto& [cut, evaluator] :
                { std::pair(core::Cut::Quiet, &tests::smashUp().evaluator()),
                    std::pair(core::Cut::None, &tests::smashUp().evaluator()), std::pair(core::Cut::Quiet, network) }) {
                core::IsmctsSettings settings;
                settings.cut = cut;
                core::IsmctsPlayer player(*evaluator, 1, settings);
                const auto allocatedBy = [&](std::uint64_t iterations) {
                    player.forget();
                    const std::uint64_t before = tests::allocations();
                    player.choose(core::SeatView(*match, match->prompt().seat),
                        { std::chrono::milliseconds(0), iterations, nullptr });
                    return tests::allocations() - before;
                };
                const std::uint64_t few = allocatedBy(2);
                QVERIFY(few > 0);
                QCOMPARE(allocatedBy(200), few);
            }
        }
    }
};

REGISTER_TEST(AllocationTest)
#include "allocation_test.moc"
