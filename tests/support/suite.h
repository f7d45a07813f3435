#pragma once

#include <QObject>

#include <memory>

namespace tests {

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
