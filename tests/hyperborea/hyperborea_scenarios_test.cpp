#include "core/hyperborea/scenario/position.h"
#include "core/hyperborea/scenario/runner.h"
#include "core/json/json_reader.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

/// A runner that cannot fail proves nothing. What the files in tests/scenarios say is asked by ScenarioFilesTest.
class HyperboreaScenariosTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrongScenariosFail_data();
    void wrongScenariosFail();
    void impossiblePositionsFail_data();
    void impossiblePositionsFail();
    void everyOrderEndsATurn();

private:
    static std::vector<core::ScenarioResult> run(const std::string& name, const QByteArray& text)
    {
        core::Problems problems;
        auto results = core::hyperborea::runScenarios(tests::hyperboreaLibrary(), name, text.toStdString(), problems);
        for (const core::Problem& each : problems)
            results.push_back({ name, core::ScenarioResult::Status::Failed, each.text() });
        return results;
    }
};

void HyperboreaScenariosTest::wrongScenariosFail_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* keys, const char* steps, const char* message) {
        QTest::newRow(name) << QString::fromUtf8(keys) << QString::fromUtf8(steps) << QString::fromUtf8(message);
    };
    row("a wrong number", "", R"([{"expect":{"seats":{"Ada":{"gems":2}}}}])",
        "step 1: expected /seats/Ada/gems 2, found 0");
    row("not on offer", "", R"([{"do":["draw"]}])", "step 1: \"draw\" is not on offer; Ada is asked: end");
    row("another seat", "", R"([{"seat":"Ben","do":["end"]}])", "step 1: Ada is asked, not Ben");
    row("legal called illegal", "", R"([{"illegal":["end"]}])", "step 1: \"end\" is on offer");
    row("no such hex", R"("map":{"Z9":{}},)", "[]", "the map has no hex \"Z9\"");
    row("no such card", R"("open":["Pathfinder"],)", "[]", "nothing is called \"Pathfinder\"");
    row("too many miniatures", R"("map":{"F5":{"miniatures":{"Ada":6}},"F4":{"miniatures":{"Ada":5}}},)", "[]",
        "/map: Ada has 11 miniatures, of 10");
    row("nothing of that name", "", R"([{"expect":{"seats":{"Ada":{"gmes":0}}}}])",
        "step 1: nothing can be expected of /seats/Ada/gmes; did you mean \"gems\"?");
    row("no such colour", "", R"([{"expect":{"reserve":{"pink":0}}}])", "/reserve/pink; one of ");
    row("no such seat", "", R"([{"expect":{"seats":{"Cid":{"gems":0}}}}])", "/seats/Cid; one of ");
    row("a name that is nearly one", R"("open":["Pathfindres"],)", "[]", "did you mean \"Pathfinders\"?");
    row("unknown key", R"("hexes":{},)", "[]", "hexes");
}

void HyperboreaScenariosTest::wrongScenariosFail()
{
    QFETCH(QString, keys);
    QFETCH(QString, steps);
    QFETCH(QString, message);
    const QString text
        = QStringLiteral(R"([{"id":"x",%1"seats":[{"name":"Ada"},{"name":"Ben"}],"steps":%2}])").arg(keys, steps);
    const auto results = run("x.json", text.toUtf8());
    QCOMPARE(results.size(), std::size_t { 1 });
    QCOMPARE(results.front().status, core::ScenarioResult::Status::Failed);
    QVERIFY2(QString::fromStdString(results.front().message).contains(message), results.front().message.c_str());
}

void HyperboreaScenariosTest::impossiblePositionsFail_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("own"); // of Ada's
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* keys, const char* own, const char* message) {
        QTest::newRow(name) << QString::fromUtf8(keys) << QString::fromUtf8(own) << QString::fromUtf8(message);
    };
    row("more inside than sites", R"("map":{"F4":{"inside":["Ada"]}},)", "", "/map/F4/inside");
    row("on a hex face down", R"("map":{"D4":{"miniatures":{"Ada":1}}},)", "", "face down, give it a \"tile\"");
    row("one tile twice", R"("map":{"D4":{"tile":"b26"},"E4":{"tile":"b26"}},)", "", "\"b26\" is there twice");
    row("cubes on a card of nobody", "", R"(,"on":{"Pathfinders":["green",null]})", "the seat has no technology");
    row("cubes on both sets", "", R"(,"on":{"Trade a":["yellow",null],"Trade b":["yellow",null]})",
        "/seats/0/on/Trade b: cubes lie on the other set");
    row("a card twice", "", R"(,"technologies":["Pathfinders","Pathfinders"])", "\"Pathfinders\" is there twice");
    row("a card open and owned", R"("open":["Pathfinders"],)", R"(,"technologies":["Pathfinders"])", "is there twice");
    row("a base technology as a card", "", R"(,"technologies":["Trade a"])", "is on every board");
    row("a trophy of oneself", "", R"(,"trophies":["Ada"])", "no such trophy");
    row("a trophy twice", "", R"(,"trophies":["Ben","Ben"])", "no such trophy");
    row("a race tile in Invasion", "", R"(,"tile":"Marksmen")", "\"mode\": \"race-war\"");
    row("more cubes than there are", R"("reserve":{"red":40},)", "", "/reserve/red: there are not so many of them");
    row("too many fortresses", R"("map":{"F5":{"fortresses":{"Ada":9}}},)", "", "Ada has 9 fortresses, of 8");
    row("a token by another name", "", R"(,"stored":"gold.everything")", "\"gold.everything\"");
    row("one name for two", "", R"(},{"name":"Ada")", "\"Ada\" is there twice");
}

/// What the box and the rules cannot bring about is told, and where, never mended in silence.
void HyperboreaScenariosTest::impossiblePositionsFail()
{
    QFETCH(QString, keys);
    QFETCH(QString, own);
    QFETCH(QString, message);
    const QString text
        = QStringLiteral(R"([{"id":"x",%1"seats":[{"name":"Ada"%2},{"name":"Ben"}],"steps":[]}])").arg(keys, own);
    const auto results = run("x.json", text.toUtf8());
    QCOMPARE(results.size(), std::size_t { 1 });
    QCOMPARE(results.front().status, core::ScenarioResult::Status::Failed);
    QVERIFY2(QString::fromStdString(results.front().message).contains(message), results.front().message.c_str());
}

/// T40: four technologies that feed one another, all filled, and more cubes; whatever is answered, no set fires twice.
void HyperboreaScenariosTest::everyOrderEndsATurn()
{
    constexpr const char* kPosition = R"({
        "id": "T40", "open": ["Pathfinders", "Vanguard"], "steps": [],
        "seats": [
            {"name": "Ada", "bag": {"red": 4, "blue": 4}, "unused": {"orange": 3, "purple": 3},
             "available": {"green": 2, "purple": 3, "blue": 3, "orange": 3, "yellow": 2},
             "technologies": ["Cycle of Seasons", "Oracle Chamber", "Genesis Engine", "Corruption"],
             "on": {"Cycle of Seasons": ["green", "purple", null], "Oracle Chamber": ["blue", "blue", null],
                    "Genesis Engine": ["blue", "purple", null], "Corruption": ["yellow", null]}},
            {"name": "Ben"}]})";
    core::Problems problems;
    nlohmann::json json;
    QVERIFY(core::parseJson(kPosition, json, problems));
    const auto match
        = core::hyperborea::buildPosition(tests::hyperboreaLibrary(), core::JsonReader(json, "", problems), problems);
    QVERIFY(match != nullptr);
    core::Rng rng(40);
    for (int order = 0; order < 500; ++order) {
        const auto turn = match->clone();
        int answers = 0;
        while (turn->standing().turn == match->standing().turn) {
            const core::Prompt& prompt = turn->prompt();
            turn->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            QVERIFY(++answers < 500);
        }
    }
}

REGISTER_TEST(HyperboreaScenariosTest)
#include "hyperborea_scenarios_test.moc"
