#include "database/connection.h"
#include "database/database.h"
#include "database/migrations.h"
#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// A database that an older version wrote, whatever language is spoken when it is read.
class OldDatabaseCliTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path() const { return m_folder.filePath(QStringLiteral("old.db")); }

private Q_SLOTS:
    /// The tables of version 8 with its rows; the first command brings them up to date.
    void init()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(!QFile::exists(path()) || QFile::remove(path()));
        core::StoreResult result;
        const auto old
            = database::Database::open(path().toStdString(), { 1000, database::migrations().first(8) }, result);
        QVERIFY2(old != nullptr, result.error.c_str());
        QFile dump(QStringLiteral(TESTS_SOURCE_DIR "/database/version_8/rows.sql"));
        QVERIFY(dump.open(QIODevice::ReadOnly));
        const QString rows = QString::fromUtf8(dump.readAll());
        for (const QString& statement : rows.split(QStringLiteral(";\n"), Qt::SkipEmptyParts)) {
            result = old->connection().execute(statement.toStdString());
            QVERIFY2(result.ok(), result.error.c_str());
        }
    }

    void itsMatchesReplay_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("set");
        QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("Match %1 replays: ")
                                 << QStringLiteral(", current printing, ");
        QTest::newRow("German") << QStringLiteral("de") << QStringLiteral("Partie %1 lässt sich nachspielen. ")
                                << QStringLiteral(", neue Auflage, ");
    }

    void itsMatchesReplay()
    {
        QFETCH(QString, language);
        QFETCH(QString, told);
        QFETCH(QString, set);
        const auto run = [&](const char* verb, int id) {
            return tests::runCommand(QStringLiteral(BREAKPOINT_CLI),
                { QStringLiteral("matches"), QString::fromLatin1(verb), QString::number(id),
                    QStringLiteral("--language"), language, QStringLiteral("--db"), path() });
        };
        for (int id = 1; id <= 4; ++id) {
            const tests::CommandRun verified = run("verify", id);
            QVERIFY2(verified.out.startsWith(told.arg(id).toUtf8()), (verified.out + verified.err).constData());
            QCOMPARE(verified.status, 0);
        }
        // The printing is called what the window calls it.
        const tests::CommandRun shown = run("show", 3);
        QVERIFY2(shown.out.left(shown.out.indexOf('\n')).contains(set.toUtf8()), shown.out.constData());
    }
};

REGISTER_TEST(OldDatabaseCliTest)
#include "old_database_cli_test.moc"
