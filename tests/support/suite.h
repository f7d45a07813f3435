#pragma once

#include <QObject>
#include <QTest>

#include <memory>

namespace tests {

/// Milliseconds that a test waits for what comes by itself: a busy machine is slow, a stuck program is stuck for ever.
inline constexpr int kPatience = 60000;

/// Built with the address sanitizer, which makes everything some ten times slower: much that is tried many times is
/// tried a few times then, and whole in .ci/tests-without-sanitizers.
#ifdef __SANITIZE_ADDRESS__
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// Enters a test class into the one list of its program; see REGISTER_TEST.
struct Registration {
    using Make = std::unique_ptr<QObject> (*)();
    Registration(const char* className, Make make);
};

} // namespace tests

/// Stands once below each test class. A program holds many classes, because every program costs a link; with a class
/// name as its first argument it runs that class alone, and what follows goes to Qt Test (`-functions`, a function).
#define REGISTER_TEST(Class)                                                                                           \
    static const tests::Registration registered##Class(                                                                \
        #Class, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });

// Qt Test waits for five seconds, which was too short where several programs with sanitizers share two cores.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, tests::kPatience)
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT(expression, message, tests::kPatience)
#define QTRY_COMPARE(expression, expected) QTRY_COMPARE_WITH_TIMEOUT(expression, expected, tests::kPatience)
