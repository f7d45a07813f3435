#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace {

constexpr const char* kTwoInvaders = R"({"card":"Invader","seat":"Ada"},)"
                                     R"({"card":"Invader","seat":"Ben","counters":1,"id":"i"})";
constexpr const char* kBeamUp = R"([{"seat":"Ada","play":"Beam Up","pick":["Invader"]}])";

}

/// A runner that cannot fail proves nothing. What the files in tests/scenarios say is asked by ScenarioFilesTest.
class ScenariosTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QTest::addRow("a winner who is not there") << R"([{"expect":{"winner":"Zed"}}])"
                                                   << "winner: there is no seat \"Zed\"";
        QTest::addRow("a turn of nobody") << R"([{"expect":{"turn":"Zed"}}])"
                                          << "turn: there is no seat \"Zed\"";
        QTest::addRow("a phase that is none") << R"([{"expect":{"phase":"lunch"}}])"
                                              << "phase: unknown phase";
        QTest::addRow("a minion of nobody") << R"([{"expect":{"minion":[{"card":"Scout","seat":"Zed"}]}}])"
                                            << "minion/0/seat: there is no seat \"Zed\"";
        QTest::addRow("a card of the other printing") << R"([{"expect":{"hand_has":{"Ada":["Arkham University"]}}}])"
                                                      << "steps/0/expect/hand_has/Ada/0: the first printing has no "
                                                         "\"Arkham University\", the current one has";
        QTest::addRow("a long key") << QStringLiteral(R"([{"seat":"Ada","%1":1}])").arg(QString(150, QLatin1Char('x')))
                                    << QStringLiteral("step 1: %1…: unknown key").arg(QString(40, QLatin1Char('x')));
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
        QTest::addRow("a card of the other printing")
            << R"("base_deck":["Arkham University"])"
            << "base_deck/0: the first printing has no \"Arkham University\", "
               "the current one has; write \"printing\": \"current\"";
        QTest::addRow("another game") << R"("game":"starrealms")"
                                      << "game: this file is run as one of \"smashup\"; \"starrealms\" is not built";
        QTest::addRow("unknown printing") << R"("printing":"gilded")"
                                          << "printing: unknown printing \"gilded\", write first or current";
        QTest::addRow("a base twice") << R"("bases":[{"name":"Tortuga"},{"name":"Tortuga"}])"
                                      << "bases/1/name: \"Tortuga\" is there already (bases/0/name)";
        QTest::addRow("a base in play and in the deck") << R"("base_deck":["Tar Pits","Tortuga"])"
                                                        << "base_deck/1: \"Tortuga\" is there already (bases/0/name)";
        QTest::addRow("no faction named")
            << R"("bases":[{"name":"Tortuga","actions":[{"card":"Block the Path","seat":"Ada"}]}])"
            << "bases/0/actions/0/named: is missing, write the faction that Block the Path names";
        QTest::addRow("too many counters")
            << R"("bases":[{"name":"Tortuga","minions":[{"card":"Scout","seat":"Ada","counters":300}]}])"
            << "bases/0/minions/0/counters: expected a whole number from 0 to 100";
        QTest::addRow("too many plays left") << R"("left":{"minions":21})"
                                             << "left/minions: expected a whole number from 0 to 20";
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

    /// One of several that differ has to be named; of copies that differ in nothing any will do.
    void aNameThatMayMeanSeveralIsAFault_data()
    {
        QTest::addColumn<QString>("minions");
        QTest::addColumn<QString>("steps");
        QTest::addColumn<QString>("message");
        QTest::addRow("several") << kTwoInvaders << kBeamUp
                                 << "step 1: \"Invader\" may be Invader (at Tortuga, Ada's, power 3) or Invader (at "
                                    "Tortuga, Ben's, power 4, "
                                    "#i); say which, as";
        QTest::addRow("several, said to be illegal")
            << kTwoInvaders << R"([{"expect":{"illegal":[{"seat":"Ada","play":"Beam Up","pick":["Invader"]}]}}])"
            << "may be Invader (at";
        QTest::addRow("told by seat") << kTwoInvaders
                                      << R"([{"seat":"Ada","play":"Beam Up","pick":[{"card":"Invader","seat":"Ben"}]}])"
                                      << "";
        QTest::addRow("told by id") << kTwoInvaders << R"([{"seat":"Ada","play":"Beam Up","pick":["#i"]}])"
                                    << "";
        QTest::addRow("two alike") << R"({"card":"Invader","seat":"Ben"},{"card":"Invader","seat":"Ben"})" << kBeamUp
                                   << "";
        QTest::addRow("one strengthened")
            << R"({"card":"Invader","seat":"Ben","actions":[{"card":"Upgrade","seat":"Ada"}]},{"card":"Invader","seat":"Ben"})"
            << kBeamUp << "or Invader (at Tortuga, Ben's, power 3); say which";
        QTest::addRow("listed apart")
            << kTwoInvaders << R"([{"seat":"Ada","play":"Beam Up","pick":["Scout"]}])"
            << "legal answers: Invader (at Tortuga, Ada's, power 3), Invader (at Tortuga, Ben's, power 4, #i)";
    }

    void aNameThatMayMeanSeveralIsAFault()
    {
        QFETCH(QString, minions);
        QFETCH(QString, steps);
        QFETCH(QString, message);
        const QString text
            = position(QStringLiteral(R"("bases":[{"name":"Tortuga","minions":[%1]}])").arg(minions), steps);
        const core::ScenarioResult result = runText(
            QString(text).replace(QStringLiteral(R"("hand":["Invader"])"), QStringLiteral(R"("hand":["Beam Up"])")));
        QCOMPARE(result.message.empty(), message.isEmpty());
        QVERIFY2(QString::fromStdString(result.message).contains(message), result.message.c_str());
    }

    void aBaseThatIsNotOfferedIsAnsweredWithThoseThatAre()
    {
        const QString two = QStringLiteral(R"("bases":[{"name":"Tortuga"},{"name":"Tar Pits","actions":[)"
                                           R"({"card":"Block the Path","seat":"Ben","named":"Aliens"}]}])");
        const QString at = QStringLiteral(R"([{"seat":"Ada","play":"Invader","at":"Tar Pits"}])");
        const core::ScenarioResult one = runText(position(two, at));
        QVERIFY2(one.message.find("had one answer: Tortuga") != std::string::npos, one.message.c_str());
        const QString three = QString(two).replace(
            QStringLiteral(R"({"name":"Tortuga"})"), QStringLiteral(R"({"name":"Tortuga"},{"name":"Jungle Oasis"})"));
        const core::ScenarioResult several = runText(position(three, at));
        QVERIFY2(
            several.message.find("legal answers: Tortuga, Jungle Oasis") != std::string::npos, several.message.c_str());
    }

    /// A seat plays its factions, whether or not a card of them is listed.
    void everyFactionOfAnotherSeatMayBeNamed()
    {
        const core::ScenarioResult result = runText(QStringLiteral(
            R"([{"id":"x","printing":"current","seats":[{"name":"Ada","hand":["Block the Path"],"deck_only":true},)"
            R"({"name":"Ben","factions":["Robots","Dinosaurs"],"deck":["Hoverbot"],"deck_only":true}],)"
            R"("bases":[{"name":"Tortuga"}],"steps":[{"seat":"Ada","play":"Block the Path","at":"Tortuga"},)"
            R"({"expect":{"asked":{"seat":"Ada","has":["Robots","Dinosaurs"],"lacks":["Tricksters"]}}}]}])"));
        QCOMPARE(result.message, std::string());
    }

    void filesThatAreNoScenariosAreToldOf_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("deep") << QByteArray(100'000, '[') << "f.json line 1: nested too deep";
        QTest::newRow("cut") << QByteArray("[\n{\"id\":\"x\"") << "f.json line 2: this is no JSON";
        QTest::newRow("no list") << QByteArray("{}") << "f.json: is no list of scenarios";
        QTest::newRow("a key twice") << QByteArray("[{\"id\":\"x\",\"id\":\"y\"}]") << "the key \"id\" is given twice";
        QTest::newRow("too many values") << "[" + QByteArray("[],").repeated(600'000) + "[]]"
                                         << "the text holds more than 500000 values";
    }

    void filesThatAreNoScenariosAreToldOf()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        core::Problems problems;
        QVERIFY(tests::smashUp().runScenarios("f.json", text.toStdString(), problems).empty());
        QCOMPARE(problems.size(), std::size_t { 1 });
        const QString told = QString::fromStdString(problems.front().text());
        QVERIFY2(told.contains(message), qPrintable(told));
    }

    /// Whatever a value is exchanged for, what is told is told in our words and with its place.
    void aValueOfAnotherKindIsNamedByItsPlace()
    {
        const nlohmann::json whole = nlohmann::json::parse(position(
            QStringLiteral(
                R"("bases":[{"name":"Tortuga","minions":[{"card":"Scout","seat":"Ada","controller":"Ben","counters":1,"id":"s",)"
                R"("actions":[{"card":"Upgrade","seat":"Ada"}]}],"actions":[{"card":"Block the Path","seat":"Ben",)"
                R"("named":["Aliens"]}]}],"base_deck":["Tar Pits"],"base_deck_only":true,"base_discard":["Ninja Dojo"],)"
                R"("turn":"Ada","phase":"play","left":{"minions":1},"options":{"bases":"all"},"madness_deck":3,"printing":"first")"),
            QStringLiteral(
                R"([{"expect":{"vp":{"Ada":0},"at":{"Tortuga":{"Ben":["Scout"]}},"winner":null,"scored":[],"over":false,)"
                R"("minion":[{"card":"Scout","at":"Tortuga","actions":["Upgrade"]}],"asked":{"seat":"Ada","has":["end"]},)"
                R"("left":{"minions":1},"legal":[{"seat":"Ada","end":true}]}},{"seat":"Ada","play":{"card":"Invader"},)"
                R"("at":"Tortuga","pick":[]}])"))
                                                               .toStdString());
        const nlohmann::json flat = whole.flatten();
        int tried = 0;
        for (const auto& [pointer, value] : flat.items())
            for (nlohmann::json::json_pointer at(pointer); !at.empty(); at = at.parent_pointer())
                for (const char* stranger :
                    { "null", "7", "-1", "1e300", "true", "\"\"", "[]", "{}", "[1]", "{\"a\":1}" }) {
                    nlohmann::json changed = whole;
                    changed[at] = nlohmann::json::parse(stranger);
                    core::Problems problems;
                    const auto results = tests::smashUp().runScenarios("f.json", changed.dump(), problems);
                    for (const core::ScenarioResult& each : results)
                        QVERIFY2(each.message.find("json.exception") == std::string::npos
                                && (each.message.empty() || each.message.find(": ") != std::string::npos
                                    || each.message.find("expected") != std::string::npos),
                            (at.to_string() + " = " + stranger + ": " + each.message).c_str());
                    ++tried;
                }
        QVERIFY(tried > 1000);
    }

    void whatIsMissingIsNamed_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("message");
        QTest::addRow("id") << R"("id":"x",)"
                            << ""
                            << "id: is missing";
        QTest::addRow("seat name") << R"("name":"Ben")"
                                   << R"("name":" ")"
                                   << "seats/1/name: is empty";
        QTest::addRow("madness deck") << R"("hand":["Invader"])"
                                      << R"("hand":["Madness"])"
                                      << "madness_deck: a seat has Madness in a game without it";
    }

    void whatIsMissingIsNamed()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, message);
        const QString text = position(QStringLiteral(R"("game":"smashup")"), QStringLiteral("[]"));
        const core::ScenarioResult result = runText(QString(text).replace(from, to));
        QCOMPARE(result.status, core::ScenarioResult::Status::Failed);
        QVERIFY2(QString::fromStdString(result.message).contains(message), result.message.c_str());
    }

private:
    static QString position(const QString& field, const QString& steps)
    {
        return QStringLiteral(
            R"([{"id":"x",%1,"steps":%2,"seats":[)"
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
