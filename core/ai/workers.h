#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace core {

/// Runs work(0) to work(count - 1) at once, the first in the thread that calls. Where the system has no more threads
/// the rest follows there, one after another: it takes longer, and nothing else changes.
template <typename Work>
void inParallel(int count, const Work& work)
{
    std::vector<std::jthread> others;
    int begun = 1;
    try {
        for (; begun < count; ++begun)
            others.emplace_back([&work, begun] { work(begun); });
    } catch (const std::system_error&) { // no thread to be had
    }
    work(0);
    for (; begun < count; ++begun)
        work(begun);
}

} // namespace core
