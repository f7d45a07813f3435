#include "app/single_instance.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <future>

/// A second start finds the first one, as another process does: from a thread of its own.
class SingleInstanceTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::string database(const char* name) const { return m_folder.filePath(QLatin1String(name)).toStdString(); }
    /// Whether a start for this database finds somebody.
    bool startAgain(const std::string& database, const QStringList& files = {})
    {
        auto found
            = std::async(std::launch::async, [&] { return app::SingleInstance(database).handOver(files, 5000); });
        [&] { QTRY_VERIFY(found.wait_for(std::chrono::seconds(0)) == std::future_status::ready); }();
        return found.get();
    }

private Q_SLOTS:
    void theFirstFindsNobody() { QVERIFY(!startAgain(database("alone.db"))); }

    void theSecondFindsTheFirst()
    {
        app::SingleInstance first(database("one.db"));
        QVERIFY(first.listen());
        QSignalSpy again(&first, &app::SingleInstance::startedAgain);
        QVERIFY(startAgain(database("one.db")));
        QCOMPARE(again.count(), 1);
        QCOMPARE(again[0][0].toStringList(), QStringList());
        const QStringList files { QStringLiteral("/tmp/Ä b.db"), QStringLiteral("/tmp/two\nlines.db") };
        QVERIFY(startAgain(database("one.db"), files));
        QCOMPARE(again[1][0].toStringList(), files);
    }

    void byWhicheverWayTheDatabaseIsNamed()
    {
        app::SingleInstance first(database("here.db"));
        QVERIFY(first.listen());
        QVERIFY(startAgain(database("./here.db")));
    }

    void anotherDatabaseIsAnotherWindow()
    {
        app::SingleInstance first(database("mine.db"));
        QVERIFY(first.listen());
        QVERIFY(!startAgain(database("yours.db")));
    }

    void nobodyAnswersForOneThatHasEnded()
    {
        {
            app::SingleInstance gone(database("gone.db"));
            QVERIFY(gone.listen());
        }
        QVERIFY(!startAgain(database("gone.db")));
        app::SingleInstance next(database("gone.db"));
        QVERIFY(next.listen());
        QVERIFY(startAgain(database("gone.db")));
    }
};

REGISTER_TEST(SingleInstanceTest)
#include "single_instance_test.moc"
