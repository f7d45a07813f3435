#include "core/game/match.h"
#include "core/game/rng.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> g_hyperboreaAllocations { 0 };

} // namespace

// Every allocation of this program is counted.
void* operator new(std::size_t size)
{
    ++g_hyperboreaAllocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept // std::stable_sort asks so
{
    ++g_hyperboreaAllocations;
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
            const auto world = match->clone();
            core::Rng rng(3);
            core::Rng deals(4);
            std::uint64_t allocated = 0;
            int choices = 0;
            for (;; ++choices) {
                const std::uint64_t before = g_hyperboreaAllocations;
                const core::Prompt prompt = match->prompt();
                if (!prompt.choices.empty()) {
                    world->assign(*match);
                    world->conceal(prompt.seat, deals);
                    match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
                }
                allocated += g_hyperboreaAllocations - before;
                if (prompt.choices.empty())
                    break;
            }
            QVERIFY(choices > 50);
            QCOMPARE(allocated, std::uint64_t { 0 });
        }
    }
};

REGISTER_TEST(HyperboreaAllocationTest)
#include "hyperborea_allocation_test.moc"
