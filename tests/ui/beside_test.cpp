#include "tests/support/suite.h"
#include "ui/widgets/beside.h"

#include <QTest>

#include <atomic>
#include <thread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

/// Work beside the window.
class BesideTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A long piece of work, and the threads that it begins, let the window go first; the next piece is as before.
    void longWorkGivesWay()
    {
#ifdef Q_OS_LINUX
        const auto niceness = [] { return getpriority(PRIO_PROCESS, 0); };
        const int before = niceness();
        std::atomic<int> within = before;
        std::atomic<int> begun = before;
        ui::Beside beside;
        bool done = false;
        beside.run([&](const std::stop_token&) {
            ui::Beside::giveWay();
            within = niceness();
            std::jthread([&] { begun = niceness(); }).join();
            return ui::Beside::Answer([&] { done = true; });
        });
        QTRY_VERIFY(done);
        QVERIFY(within > before);
        QCOMPARE(begun.load(), within.load());
        QCOMPARE(niceness(), before);
        done = false;
        beside.run([&](const std::stop_token&) {
            within = niceness();
            return ui::Beside::Answer([&] { done = true; });
        });
        QTRY_VERIFY(done);
        QCOMPARE(within.load(), before);
#endif
    }
};

REGISTER_TEST(BesideTest)
#include "beside_test.moc"
