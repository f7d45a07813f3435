#include "tests/cli/command_line.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using tests::kProgram;

/// A small faction of nobody's, its cards named after it.
QByteArray faction(const QByteArray& name, const QByteArray& verb = "draw")
{
    QByteArray id = name.toLower();
    return "{ \"id\": \"" + id + "\", \"name\": \"" + name + "\", \"set\": \"" + name
        + "\", \"printing\": \"first\", \"theme\": \"Grow\", \"colour\": \"#4f8f4a\", \"emblem\": \"unknown\",\n"
          "\"cards\": [ { \"id\": \""
        + id + ".big\", \"name\": \"" + name
        + " Elder\", \"kind\": \"minion\", \"power\": 4, \"copies\": 10 },\n  { \"id\": \"" + id
        + ".plan\", \"name\": \"" + name + " Plan\", \"kind\": \"action\", \"copies\": 10, \"play\": [ { \"" + verb
        + "\": 2 } ] } ],\n\"bases\": [ { \"id\": \"" + id + ".a\", \"name\": \"" + name
        + " Yard\", \"breakpoint\": 18, \"vp\": [4, 2, 1] }, { \"id\": \"" + id + ".b\", \"name\": \"" + name
        + " Field\", \"breakpoint\": 20, \"vp\": [4, 2, 1] } ] }\n";
}

}

/// Own factions at the command line, and the matches that are played with them.
class FactionsCliTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QByteArray write(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        return written ? file.fileName().toUtf8() : QByteArray();
    }
    tests::CommandRun run(std::initializer_list<QByteArray> words, const char* database = "own.db") const
    {
        QStringList arguments;
        for (const QByteArray& each : words)
            arguments << QString::fromUtf8(each);
        return tests::runCommand(kProgram, arguments << QStringLiteral("--db") << path(database));
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void goesInAndOut()
    {
        const QByteArray text = faction("Gardeners");
        const QByteArray file = write("gardeners.json", text);
        QVERIFY(run({ "factions", "list" }).out.contains("no faction"));
        QCOMPARE(run({ "factions", "import", file }).status, 0);
        const tests::CommandRun again = run({ "factions", "import", file });
        QCOMPARE(again.status, 1);
        QVERIFY(again.err.contains("stored already"));
        const QJsonObject listed = run({ "factions", "list", "--json" }).json().array().first().toObject();
        QCOMPARE(listed[QStringLiteral("name")].toString(), QStringLiteral("Gardeners"));
        QCOMPARE(listed[QStringLiteral("sound")].toBool(), true);
        QCOMPARE(run({ "factions", "export", "gardeners" }).out, text);
        QCOMPARE(run({ "factions", "export", "Gardeners", "--out", path("out.json").toUtf8() }).status, 0);
        QFile out(path("out.json"));
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), text);
        QCOMPARE(run({ "factions", "remove", "Gardeners" }).status, 0);
        QCOMPARE(run({ "factions", "list", "--json" }).json().array().size(), 0);
        QCOMPARE(run({ "factions", "remove", "Gardeners" }).status, 1);
    }

    void tellsFaultsWithTheirLine()
    {
        const QByteArray file = write("faulty.json", faction("Gardeners", "darw"));
        const tests::CommandRun refused = run({ "factions", "import", file });
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("faulty.json:3 /cards/1/play/0"), refused.err.constData());
        QVERIFY2(refused.err.contains("did you mean \"draw\"?"), refused.err.constData());
        QCOMPARE(run({ "factions", "list", "--json" }).json().array().size(), 0);
    }

    void replacesOnlyWhenAsked()
    {
        QCOMPARE(run({ "factions", "import", write("a.json", faction("Gardeners")) }).status, 0);
        const QByteArray other = write("b.json", faction("Gardeners", "gainVp"));
        const tests::CommandRun refused = run({ "factions", "import", other });
        QCOMPARE(refused.status, 1);
        QVERIFY(refused.err.contains("--replace"));
        QCOMPARE(run({ "factions", "export", "Gardeners" }).out, faction("Gardeners"));
        QCOMPARE(run({ "factions", "import", "--replace", other }).status, 0);
        QCOMPARE(run({ "factions", "export", "Gardeners" }).out, faction("Gardeners", "gainVp"));
    }

    void aMatchReplaysWhateverBecomesOfItsFaction()
    {
        QCOMPARE(run({ "factions", "import", write("a.json", faction("Gardeners")) }).status, 0);
        QCOMPARE(run({ "pairs", "add", "Green", "Gardeners+Aliens" }).status, 0);
        const tests::CommandRun played
            = run({ "play", "--seat", "Green:random", "--seat", "Robots+Pirates:random", "--seed", "7", "--record" });
        QVERIFY2(played.status == 0, played.err.constData());
        QCOMPARE(run({ "matches", "verify", "1" }).status, 0);
        const QByteArray record = run({ "matches", "export", "1" }).out;
        QVERIFY(record.contains("own_factions"));
        QCOMPARE(run({ "factions", "import", "--replace", write("b.json", faction("Gardeners", "gainVp")) }).status, 0);
        QCOMPARE(run({ "matches", "verify", "1" }).status, 0);
        QCOMPARE(run({ "factions", "remove", "Gardeners" }).status, 0);
        const tests::CommandRun verified = run({ "matches", "verify", "1" });
        QVERIFY2(verified.status == 0, verified.err.constData());
        QCOMPARE(run({ "matches", "export", "1" }).out, record);
        // Somebody else has never had it.
        const tests::CommandRun taken = run({ "matches", "import", write("match.json", record) }, "other.db");
        QVERIFY2(taken.status == 0, taken.err.constData());
        QCOMPARE(run({ "matches", "verify", "1" }, "other.db").status, 0);
        QCOMPARE(run({ "factions", "list", "--json" }, "other.db").json().array().size(), 0);
    }
};

REGISTER_TEST(FactionsCliTest)
#include "factions_cli_test.moc"
