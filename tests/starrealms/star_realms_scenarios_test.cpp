#include "core/starrealms/rules/setup.h"
#include "core/starrealms/scenario/runner.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

/// A runner that cannot fail proves nothing. What the files in tests/scenarios say is asked by ScenarioFilesTest.
class StarRealmsScenariosTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrongScenariosFail_data();
    void wrongScenariosFail();
    void aTentacleIsOfNoSeat();
    void positionsThatCannotBeAreRefused_data();
    void positionsThatCannotBeAreRefused();
    void someChallengesAreNotAvailable();

private:
    static std::vector<core::ScenarioResult> run(const std::string& name, const QByteArray& text)
    {
        core::Problems problems;
        auto results = core::starrealms::runScenarios(tests::starRealmsCards(), name, text.toStdString(), problems);
        for (const core::Problem& each : problems)
            results.push_back({ name, core::ScenarioResult::Status::Failed, each.text() });
        return results;
    }
};

void StarRealmsScenariosTest::wrongScenariosFail_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("message");
    const auto step = [](const char* name, const char* steps, const char* message) {
        QTest::newRow(name) << QString() << QString::fromUtf8(steps) << QString::fromUtf8(message);
    };
    const auto position = [](const char* name, const char* keys, const char* message) {
        QTest::newRow(name) << QString::fromUtf8(keys) << QStringLiteral("[]") << QString::fromUtf8(message);
    };
    step("a wrong number", R"([{"expect":{"trade":{"Ada":1}}}])", "step 1: expected trade of Ada 1, found 0");
    step("a wrong list", R"([{"expect":{"hand":{"Ada":["Scout"]}}}])",
        "step 1: expected hand of Ada [Scout], found [Cargo Craft, Stinger]");
    step("a card that is not there", R"([{"seat":"Ada","play":"Viper"}])",
        "step 1: expected to play Viper, found that Ada is asked: play Cargo Craft, play Stinger, end");
    step("another seat", R"([{"seat":"Ben","end":true}])", "step 1: expected to end, found that Ada is asked");
    step("an answer that nobody asked for", R"([{"seat":"Ada","play":"Stinger","pick":["Scout"]}])",
        "step 1: \"Scout\" answers nothing that is asked; Ada is asked: ");
    step("an answer of somebody else", R"([{"seat":"Ada","play":"Cargo Craft"},{"seat":"Ada","pick":["Scout"]}])",
        "step 2: \"Scout\" answers nothing that is asked; Ben is asked: Scout, Viper");
    step("an answer that is none", R"([{"seat":"Ada","play":"Cargo Craft"},{"seat":"Ben","pick":["Stinger"]}])",
        "step 2: expected \"Stinger\", found that Ben is asked: Scout, Viper");
    step("waiting for another", R"([{"seat":"Ada","play":"Cargo Craft"},{"seat":"Ada","play":"Stinger"}])",
        "step 2: expected to play Stinger, found that Ben is asked: Scout, Viper");
    step("a legal step called illegal", R"([{"expect":{"illegal":[{"seat":"Ada","end":true}]}}])",
        "expected illegal 1 to be illegal, found that it is legal");
    step("an illegal step of nobody", R"([{"expect":{"illegal":[{"seat":"Zed","end":true}]}}])",
        "there is no seat \"Zed\"");
    step("an illegal step with no known card", R"([{"expect":{"illegal":[{"seat":"Ada","play":"Bogus"}]}}])",
        "unknown card \"Bogus\"");
    step("an unknown key", R"([{"expect":{"points":{"Ada":0}}}])", "/steps/0/expect/points: unknown key");
    step("an unknown key of a step", R"([{"seat":"Ada","plays":"Stinger"}])", "/steps/0/plays: unknown key");
    step("a key of another step", R"([{"seat":"Ada","attack":"Ben","amount":3}])", "/steps/0/amount: unknown key");
    step("an end that is none", R"([{"seat":"Ada","end":false}])", "/steps/0/end: this is true");
    step("asked by name alone", R"([{"expect":{"asked":"Ben"}}])", "/steps/0/expect/asked: write");
    step("no verb", R"([{"seat":"Ada"}])", "/steps/0: a step says what is done");
    step("a name that nothing bears", R"([{"expect":{"asked":{"lacks":["Bogus"]}}}])", "unknown card \"Bogus\"");
    step("a boss that is not there", R"([{"expect":{"boss":{"authority":1}}}])", "/steps/0/expect/boss: only");
    step("an attack on no boss", R"([{"seat":"Ada","attack":"boss"}])", "step 1: expected to attack boss for 0");
    step("a mulligan without a boss", R"([{"seat":"Ada","mulligan":true}])", "step 1: expected to mulligan");
    step("a phase that is none", R"([{"expect":{"phase":"lunch"}}])", "unknown phase \"lunch\"");
    step(
        "an ability that is none", R"([{"seat":"Ada","use":"Stinger","ability":"talent"}])", "unknown word \"talent\"");
    step("an id that nothing bears", R"([{"seat":"Ada","use":"#x","ability":"scrap"}])", "nothing bears the id \"x\"");
    position("an unknown key of a position", R"("weather":"fine",)", "/weather: unknown key");
    position("an unknown card", R"("row":["Bogus"],)", "/row/0: unknown card \"Bogus\"");
    position("an unknown seat", R"("turn":"Eve",)", "/turn: there is no seat \"Eve\"");
    position("an unknown option", R"("options":{"luck":"on"},)", "/options/luck: there is no such match option");
    position("an unknown value", R"("options":{"discards":"never"},)", "unknown value \"never\"");
    position("the wrong number of seats", R"("format":"hydra",)", "hydra is for 4 to 6 seats, not 2");
    position("an unknown format", R"("format":"duel",)", "/format: unknown format \"duel\"");
    position("teams where there are none", R"("teams":[["Ada"],["Ben"]],)", "/teams: only the format hydra, emperor");
    position("a challenge without a boss", R"("format":"challenge",)", "boss");
    position("a challenge that is none", R"("format":"challenge","boss":{"challenge":"Tower"},)",
        "/boss/challenge: unknown challenge \"Tower\"");
    position("a level that is none", R"("format":"challenge","boss":{"challenge":"Automatons","level":"hard"},)",
        "/boss/level: unknown value \"hard\"");
    position("a boss with too much", R"("format":"challenge","boss":{"challenge":"Automatons","hand":[]},)",
        "/boss/hand: unknown key");
    position("a tentacle that is none",
        R"("format":"challenge","boss":{"challenge":"Dimensional Horror","tentacles":{"Blob":["Cutter"]}},)",
        "/boss/tentacles/Blob/0: \"Cutter\" is of another faction");
    position("a boss where there is none", R"("boss":"Ada",)", "/boss: only the format raid, challenge");
    position(
        "another game", R"("game":"smashup",)", "this file is run as one of \"starrealms\"; \"smashup\" is not built");
    position("too long a row", R"("row":["Scout","Scout","Scout","Scout","Scout","Scout"],)", "/row: a list of 0 to 5");
}

/// "seat" says whose a card is: no seat has what a tentacle holds.
void StarRealmsScenariosTest::aTentacleIsOfNoSeat()
{
    for (const auto& [target, status] :
        { std::pair(R"({"card":"Stinger","seat":"Ben"})", core::ScenarioResult::Status::Failed),
            std::pair(R"({"card":"Stinger","tentacle":"Blob"})", core::ScenarioResult::Status::Passed) }) {
        const QString text
            = QStringLiteral(R"([{"id":"x","format":"challenge","seats":[{"name":"Ada","combat":5},{"name":"Ben"}],
                "boss":{"challenge":"Dimensional Horror","tentacles":{"Blob":["Stinger"]}},
                "steps":[{"seat":"Ada","attack":%1}]}])")
                  .arg(QLatin1String(target));
        const auto results = run("x.json", text.toUtf8());
        QCOMPARE(results.size(), std::size_t { 1 });
        QVERIFY2(results.front().status == status, results.front().message.c_str());
    }
}

void StarRealmsScenariosTest::positionsThatCannotBeAreRefused_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QStringList>("seats"); // what Ada, Ben, Cai and Dan have beside their names
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* keys, const QStringList& seats, const char* message) {
        QTest::newRow(name) << QString::fromUtf8(keys) << seats << QString::fromUtf8(message);
    };
    const QString nothing;
    const QString out = QStringLiteral(R"(,"out":true)");
    row("two scores of a team", R"("format":"hydra","teams":[["Ada","Ben"],["Cai","Dan"]],)",
        { QStringLiteral(R"(,"authority":40)"), QStringLiteral(R"(,"authority":30)"), nothing, nothing },
        "/seats/1/authority: a team has one authority");
    row("half a Hydra", R"("format":"hydra",)", { nothing, out, nothing, nothing }, "/seats/1/out: with that seat out");
    row("blood before the first", R"("format":"first-blood",)", { nothing, out, nothing, nothing },
        "/seats/1/out: with that seat out");
    row("a turn of nobody", R"("format":"free-for-all","turn":"Ben",)", { nothing, out, nothing, nothing },
        "/turn: a seat that is out has no turn");
    row("the last turn's trade", R"("format":"free-for-all",)",
        { nothing, QStringLiteral(R"(,"trade":3)"), nothing, nothing }, "/seats/1/trade: this is of the turn at hand");
    row("the last turn's scraps", R"("format":"free-for-all",)",
        { nothing, QStringLiteral(R"(,"scrapped":2)"), nothing, nothing }, "/seats/1/scrapped: this is of the turn");
    row("a base used by nobody", R"("format":"free-for-all",)",
        { nothing, QStringLiteral(R"(,"in_play":[{"card":"Ion Station","used":["primary"]}])"), nothing, nothing },
        "/seats/1/in_play/0/used/0: this is of the turn at hand");
    row("no such tentacle",
        R"("format":"challenge","boss":{"challenge":"Dimensional Horror","tentacles":{"Blobs":[]}},)",
        { nothing, nothing, nothing, nothing }, "/boss/tentacles/Blobs");
    row("a format that is nearly one", R"("format":"hydro",)", { nothing, nothing, nothing, nothing },
        "did you mean \"hydra\"?");
    row("a card that is nearly one", R"("format":"free-for-all",)",
        { QStringLiteral(R"(,"hand":["Stnger"])"), nothing, nothing, nothing }, "did you mean \"Stinger\"?");
    row("an old ship", R"("format":"free-for-all",)",
        { QStringLiteral(R"(,"in_play":[{"card":"Stinger","played":false}])"), nothing, nothing, nothing },
        "/seats/0/in_play/0/played: ships in play were played");
    row("a base of tomorrow", R"("format":"free-for-all",)",
        { nothing, QStringLiteral(R"(,"in_play":[{"card":"Ion Station","played":true}])"), nothing, nothing },
        "/seats/1/in_play/0/played: ships in play were played");
}

void StarRealmsScenariosTest::positionsThatCannotBeAreRefused()
{
    QFETCH(QString, keys);
    QFETCH(QStringList, seats);
    QFETCH(QString, message);
    const QString text = QStringLiteral(
        R"([{"id":"x",%1"seats":[{"name":"Ada"%2},{"name":"Ben"%3},{"name":"Cai"%4},{"name":"Dan"%5}],"steps":[]}])")
                             .arg(keys, seats[0], seats[1], seats[2], seats[3]);
    const auto results = run("x.json", text.toUtf8());
    QCOMPARE(results.size(), std::size_t { 1 });
    QCOMPARE(results.front().status, core::ScenarioResult::Status::Failed);
    QVERIFY2(QString::fromStdString(results.front().message).contains(message), results.front().message.c_str());
}

void StarRealmsScenariosTest::wrongScenariosFail()
{
    QFETCH(QString, keys);
    QFETCH(QString, steps);
    QFETCH(QString, message);
    const QString text = QStringLiteral(R"([{"id":"x",%1"seats":[{"name":"Ada","hand":["Cargo Craft","Stinger"]},)"
                                        R"({"name":"Ben","hand":["Scout","Viper"]}],"steps":%2}])")
                             .arg(keys, steps);
    const auto results = run("x.json", text.toUtf8());
    QCOMPARE(results.size(), std::size_t { 1 });
    QCOMPARE(results.front().status, core::ScenarioResult::Status::Failed);
    QVERIFY2(QString::fromStdString(results.front().message).contains(message), results.front().message.c_str());
}

void StarRealmsScenariosTest::someChallengesAreNotAvailable()
{
    for (const char* name : { "Madness of the Machine", "Defy the Empire", "The Cost of Freedom" }) {
        const QString text = QStringLiteral(R"([{"id":"x","format":"challenge","boss":{"challenge":"%1"},)"
                                            R"("seats":[{"name":"Ada"}],"steps":[]}])")
                                 .arg(QString::fromUtf8(name));
        const auto results = run("x.json", text.toUtf8());
        QCOMPARE(results.size(), std::size_t { 1 });
        QCOMPARE(results.front().status, core::ScenarioResult::Status::Failed);
        const std::string why = std::string("/boss/challenge: ") + name + " is not available: ";
        QVERIFY2(results.front().message.starts_with(why), results.front().message.c_str());
    }
    for (const char* option : { "madness-of-the-machine", "defy-the-empire", "the-cost-of-freedom" }) {
        const auto setup = tests::starRealmsSetup(1, std::string("challenge ") + option, 1);
        const core::Problems problems = core::starrealms::checkSetup(*tests::starRealmsCards(), setup);
        QCOMPARE(problems.size(), std::size_t { 1 });
        QVERIFY2(problems.front().what.words().find("not available: ") != std::string::npos,
            problems.front().text().c_str());
    }
}

REGISTER_TEST(StarRealmsScenariosTest)
#include "star_realms_scenarios_test.moc"
