#include "core/registry.h"
#include "resources/content.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

/// Runs every scenario file of tests/scenarios/GAME, for each game there is.
class ScenarioFilesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scenariosHold_data();
    void scenariosHold();

private:
    std::map<std::string, std::unique_ptr<core::Game>> m_games;
};

void ScenarioFilesTest::scenariosHold_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("path");
    for (const core::GameEntry& entry : core::gameEntries()) {
        core::Problems problems;
        const std::string id(entry.id);
        m_games[id] = entry.make(resources::filesBelow(QString::fromUtf8(entry.contentFolder)), problems);
        QVERIFY2(m_games[id] != nullptr, id.c_str());
        const QDir folder(QStringLiteral(TESTS_SOURCE_DIR "/scenarios/") + QString::fromStdString(id));
        const QStringList names = folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name);
        QVERIFY2(!names.empty(), id.c_str());
        for (const QString& name : names)
            QTest::addRow("%s %s", id.c_str(), qPrintable(name)) << QString::fromStdString(id) << folder.filePath(name);
    }
}

void ScenarioFilesTest::scenariosHold()
{
    QFETCH(QString, game);
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    core::Problems problems;
    const auto results
        = m_games.at(game.toStdString())->runScenarios(path.toStdString(), file.readAll().toStdString(), problems);
    QStringList failures;
    for (const core::Problem& each : problems)
        failures += QString::fromStdString(each.text());
    for (const core::ScenarioResult& each : results)
        if (each.status == core::ScenarioResult::Status::Failed)
            failures += QString::fromStdString(each.id + ": " + each.message);
    QVERIFY2(failures.empty(), qPrintable(failures.join(QLatin1Char('\n'))));
    QVERIFY(!results.empty());
}

REGISTER_TEST(ScenarioFilesTest)
#include "scenario_files_test.moc"
