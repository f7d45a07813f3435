#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

class LoopsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In the first printing a Collector on The Homeworld may return itself and be played again by the extra minion it
    /// has just given. A seat that always does so must come to an end.
    void aSeatThatNeverStopsIsStopped()
    {
        const std::string again = R"({"seat":"Ada","play":"Collector","at":"The Homeworld","pick":["Collector"]})";
        std::string steps;
        for (int i = 0; i < 60; ++i)
            steps += again + ",";
        steps += R"({"expect":{"illegal":[)" + again + R"(],"left":{"minions":0}}},{"seat":"Ada","end":true})";
        const std::string text = R"([{"id":"loop","game":"smashup","phase":"play","seats":[)"
                                 R"({"name":"Ada","hand":["Collector"],"deck":[],"deck_only":true},)"
                                 R"({"name":"Ben","deck":[],"deck_only":true}],)"
                                 R"("bases":[{"name":"The Homeworld"}],"base_deck_only":true,"steps":[)"
            + steps + "]}]";
        core::Problems problems;
        const auto results = tests::smashUp().runScenarios("loop", text, problems);
        QCOMPARE(results.size(), std::size_t { 1 });
        QCOMPARE(results.front().message, std::string());
        QCOMPARE(results.front().status, core::ScenarioResult::Status::Passed);
    }
};

REGISTER_TEST(LoopsTest)
#include "loops_test.moc"
