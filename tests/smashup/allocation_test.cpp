#include "core/ai/players/ismcts_player.h"
#include "core/game/rng.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>
#include <utility>

namespace {

std::atomic<std::uint64_t> g_allocations { 0 };

} // namespace

// Every allocation of this program is counted.
void* operator new(std::size_t size)
{
    ++g_allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept // std::stable_sort asks so
{
    ++g_allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

class AllocationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Once a match has begun nothing in it allocates, so that a search runs at memory speed.
    void playAllocatesNothing()
    {
        core::Problems problems;
        for (int seats = 2; seats <= 4; ++seats) {
            const auto match = tests::smashUp().newMatch(tests::smashUpSetup(seats, 7), problems);
            const auto world = match->clone();
            core::Rng rng(3);
            core::Rng deals(4);
            std::uint64_t allocated = 0;
            int choices = 0;
            for (;; ++choices) {
                const std::uint64_t before = g_allocations;
                const core::Prompt prompt = match->prompt();
                if (!prompt.choices.empty()) {
                    world->assign(*match);
                    world->conceal(prompt.seat, deals);
                    match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
                }
                allocated += g_allocations - before;
                if (prompt.choices.empty())
                    break;
            }
            QVERIFY(choices > 50);
            QCOMPARE(allocated, std::uint64_t { 0 });
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
                    const std::uint64_t before = g_allocations;
                    player.choose(core::SeatView(*match, match->prompt().seat),
                        { std::chrono::milliseconds(0), iterations, nullptr });
                    return g_allocations - before;
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
