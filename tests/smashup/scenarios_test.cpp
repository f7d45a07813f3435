#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>

/// Runs every scenario file of tests/scenarios/smashup.
class ScenariosTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scenariosHold_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(TESTS_SOURCE_DIR "/scenarios/smashup"));
        for (const QString& name : folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name))
            QTest::addRow("%s", qPrintable(name)) << folder.filePath(name);
    }

    void scenariosHold()
    {
        QFETCH(QString, path);
        core::Problems problems;
        const auto results = run(path, problems);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
        QVERIFY(!results.empty());
        QStringList failures;
        for (const core::ScenarioResult& each : results)
            if (each.status == core::ScenarioResult::Status::Failed)
                failures += QString::fromStdString(each.id + ": " + each.message);
        QCOMPARE(failures, QStringList());
    }

    /// Only what needs a card that is not built may be skipped: nothing, once all factions are dealt in each printing.
    void skippedOnesSayWhatIsNotBuilt_data() { scenariosHold_data(); }

    void skippedOnesSayWhatIsNotBuilt()
    {
        QFETCH(QString, path);
        std::map<std::string, int> dealt;
        for (const core::FactionInfo& each : tests::smashUp().factions())
            ++dealt[each.set];
        const bool whole = std::all_of(dealt.begin(), dealt.end(), [&](const auto& each) { return each.second == 12; });
        core::Problems problems;
        for (const core::ScenarioResult& each : run(path, problems)) {
            if (each.status != core::ScenarioResult::Status::Skipped)
                continue;
            QVERIFY2(each.message.ends_with(" is not built"), each.message.c_str());
            QVERIFY2(!whole, (each.id + ": " + each.message).c_str());
        }
    }

    /// A runner that cannot fail proves nothing.
    void wrongScenariosFail_data()
    {
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("message");
        QTest::addRow("wrong expectation") << R"([{"expect":{"vp":{"Ada":1}}}])"
                                           << "step 1: expected vp of Ada 1, found 0";
        QTest::addRow("illegal step") << R"([{"seat":"Ada","play":"Howl"}])"
                                      << "step 1: expected to play \"Howl\"";
        QTest::addRow("wrong seat") << R"([{"seat":"Ben","end":true}])"
                                    << "step 1: expected to end the play phase";
        QTest::addRow("an answer nobody asked for")
            << R"([{"seat":"Ada","play":"Invader","at":"Tortuga","pick":["Tortuga"]}])"
            << "step 1: expected \"Tortuga\"";
        QTest::addRow("unknown key") << R"([{"expect":{"points":{"Ada":0}}}])"
                                     << "step 1: points: unknown key";
        QTest::addRow("unknown step key") << R"([{"seat":"Ada","plays":"Invader"}])"
                                          << "step 1: plays: unknown key";
        QTest::addRow("a legal step called illegal") << R"([{"expect":{"illegal":[{"seat":"Ada","end":true}]}}])"
                                                     << "to be illegal, found that it is legal";
        QTest::addRow("an illegal step of nobody") << R"([{"expect":{"illegal":[{"seat":"Zed","end":true}]}}])"
                                                   << "no seat \"Zed\"";
        QTest::addRow("an illegal step with no known card")
            << R"([{"expect":{"illegal":[{"seat":"Ada","play":"Bogus"}]}}])"
            << "there is no \"Bogus\"";
        QTest::addRow("an unknown key in a pick") << R"([{"seat":"Ada","pick":[{"card":"Invader","foo":1}]}])"
                                                  << "pick/0/foo: unknown key";
        QTest::addRow("a name that nothing bears is lacking") << R"([{"expect":{"asked":{"lacks":["Bogus"]}}}])"
                                                              << "asked/lacks: there is no \"Bogus\"";
        QTest::addRow("wrong kind of value") << R"([{"seat":"Ada","score":7}])"
                                             << "score: expected a name";
    }

    void wrongScenariosFail()
    {
        QFETCH(QString, steps);
        QFETCH(QString, message);
        const core::ScenarioResult result = runText(position(QStringLiteral(R"("phase":"play")"), steps));
        QCOMPARE(result.status, core::ScenarioResult::Status::Failed);
        QVERIFY2(QString::fromStdString(result.message).contains(message), result.message.c_str());
    }

    void senselessPositionsNameTheField_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("message");
        QTest::addRow("unknown key") << R"("weather":"fine")"
                                     << "weather: unknown key";
        QTest::addRow("unknown card") << R"("bases":[{"name":"Tortuga","minions":[{"card":"Invaderr","seat":"Ada"}]}])"
                                      << "bases/0/minions/0: unknown card \"Invaderr\"";
        QTest::addRow("unknown base") << R"("bases":[{"name":"Tortoga"}])"
                                      << "bases/0/name: unknown base \"Tortoga\"";
        QTest::addRow("unknown seat") << R"("turn":"Eve")"
                                      << "turn: there is no such seat";
        QTest::addRow("action of a minion on a base")
            << R"("bases":[{"name":"Tortuga","actions":[{"card":"Upgrade","seat":"Ada"}]}])"
            << "bases/0/actions/0/card: is not played on a base";
        QTest::addRow("id used twice")
            << R"("bases":[{"name":"Tortuga","minions":[{"card":"Scout","seat":"Ada","id":"a"},{"card":"Scout","seat":"Ada","id":"a"}]}])"
            << "\"a\" is used twice";
        QTest::addRow("unknown option") << R"("options":{"luck":"on"})"
                                        << "options/luck: there is no such match option";
        QTest::addRow("unknown phase") << R"("phase":"lunch")"
                                       << "phase: unknown phase \"lunch\"";
    }

    void senselessPositionsNameTheField()
    {
        QFETCH(QString, field);
        QFETCH(QString, message);
        const core::ScenarioResult result = runText(position(field, QStringLiteral("[]")));
        QCOMPARE(result.status, core::ScenarioResult::Status::Failed);
        QVERIFY2(QString::fromStdString(result.message).contains(message), result.message.c_str());
    }

    /// The modes of cards yet to come are words a step may use; here nothing asks for one.
    void modesAreWords()
    {
        const core::ScenarioResult result = runText(position(QStringLiteral(R"("phase":"play")"),
            QStringLiteral(R"([{"expect":{"illegal":[{"seat":"Ada","pick":["keep"]}]}}])")));
        QCOMPARE(result.message, std::string());
        QCOMPARE(result.status, core::ScenarioResult::Status::Passed);
    }

    void aCardNotBuiltSkips()
    {
        const core::ScenarioResult result
            = runText(position(QStringLiteral(R"("base_deck":["Arkham University"])"), QStringLiteral("[]")));
        QCOMPARE(result.status, core::ScenarioResult::Status::Skipped);
        QCOMPARE(result.message, std::string("Arkham University is not built"));
    }

private:
    static std::vector<core::ScenarioResult> run(const QString& path, core::Problems& problems)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return tests::smashUp().runScenarios(path.toStdString(), file.readAll().toStdString(), problems);
    }

    static QString position(const QString& field, const QString& steps)
    {
        return QStringLiteral(
            R"([{"id":"x","game":"smashup",%1,"steps":%2,"seats":[)"
            R"({"name":"Ada","factions":["Aliens","Pirates"],"hand":["Invader"],"deck":[],"deck_only":true},)"
            R"({"name":"Ben","factions":["Robots","Dinosaurs"],"deck":[],"deck_only":true}]%3}])")
            .arg(field, steps,
                field.contains(QStringLiteral("\"bases\"")) ? QString()
                                                            : QStringLiteral(R"(,"bases":[{"name":"Tortuga"}])"));
    }

    static core::ScenarioResult runText(const QString& text)
    {
        core::Problems problems;
        const auto results = tests::smashUp().runScenarios("test", text.toStdString(), problems);
        return results.empty() ? core::ScenarioResult {} : results.front();
    }
};

REGISTER_TEST(ScenariosTest)
#include "scenarios_test.moc"
