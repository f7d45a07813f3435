#include "core/ai/stopwatch.h"

#include <ctime>

namespace core {

namespace {

std::int64_t read(clockid_t clock)
{
    timespec time {};
    clock_gettime(clock, &time);
    return time.tv_sec * std::int64_t { 1'000'000'000 } + time.tv_nsec;
}

}

std::int64_t threadCpu()
{
    return read(CLOCK_THREAD_CPUTIME_ID);
}

std::int64_t programCpu()
{
    return read(CLOCK_PROCESS_CPUTIME_ID);
}

} // namespace core
