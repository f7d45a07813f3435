#include <cerrno>
#include <cstdlib>

#include <dlfcn.h>
#include <pthread.h>
#include <pwd.h>

// Loaded before a program (LD_PRELOAD), this is a machine where something is missing.

/// Of the threads that are begun only the first THREADS are to be had.
extern "C" int pthread_create(
    pthread_t* thread, const pthread_attr_t* attributes, void* (*begin)(void*), void* argument)
{
    static const char* const threads = std::getenv("THREADS");
    static int left = threads == nullptr ? 0 : std::atoi(threads);
    if (threads != nullptr && left-- <= 0)
        return EAGAIN;
    static const auto next = reinterpret_cast<int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>(
        dlsym(RTLD_NEXT, "pthread_create"));
    return next(thread, attributes, begin, argument);
}

/// The system says that the user lives in LIVES_IN.
extern "C" passwd* getpwuid(uid_t)
{
    static passwd user {};
    user.pw_dir = std::getenv("LIVES_IN");
    return user.pw_dir == nullptr ? nullptr : &user;
}
