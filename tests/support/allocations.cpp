#include "tests/support/allocations.h"

#include "core/game/match.h"
#include "core/game/rng.h"

#include <atomic>
#include <cstdlib>
#include <new>

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

namespace tests {

std::uint64_t allocations()
{
    return g_allocations;
}

PlayedOut playOut(core::Match& match)
{
    const auto world = match.clone();
    core::Rng rng(3);
    core::Rng deals(4);
    PlayedOut played;
    for (;; ++played.choices) {
        const std::uint64_t before = g_allocations;
        const core::Prompt prompt = match.prompt();
        if (!prompt.choices.empty()) {
            world->assign(match);
            world->conceal(prompt.seat, deals);
            match.apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        played.allocated += g_allocations - before;
        if (prompt.choices.empty())
            return played;
    }
}

} // namespace tests
