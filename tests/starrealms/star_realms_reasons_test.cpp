#include "core/ai/players/explanation.h"
#include "core/game/reasons.h"
#include "core/starrealms/scenario/position.h"
#include "core/starrealms/scenario/steps.h"
#include "core/starrealms/words/view.h"
#include "tests/support/reasons_said.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <set>

using namespace core::starrealms;

/// What is said to speak for an answer is so, and is nothing that the seat could not know.
class StarRealmsReasonsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAnAnswerBringsIsSaid_data();
    void whatAnAnswerBringsIsSaid();
    void equalLinesHaveNothingForThem();
    void nothingHiddenIsTold_data();
    void nothingHiddenIsTold();
    void aHintTellsWhatItExpectsAndWhy();

private:
    /// Ada's turn; decks of Scouts, so that nothing drawn comes as a surprise, and no trade for what `change` leaves in
    /// the row. `step` leads to the question, if there is one.
    static std::unique_ptr<StarRealmsMatch> position(const QString& change, const QString& step = {})
    {
        auto scenario = nlohmann::json::parse(R"({"id":"x","game":"starrealms","set":"frontiers","seed":3,
            "seats":[{"name":"Ada","hand":[]},{"name":"Ben","hand":["Scout","Scout","Scout","Scout","Scout"]}],
            "row":["Blob Alpha","Hive Queen","Swarm Cluster","Neural Nexus","Siege Fortress"],"trade_deck":["Transit Nexus"],
            "trade_deck_only":true,"explorers":0,"turn":"Ada","phase":"main"})");
        scenario.merge_patch(nlohmann::json::parse(QStringLiteral("{%1}").arg(change).toStdString()));
        for (nlohmann::json& seat : scenario["seats"])
            seat["deck"] = std::vector<std::string>(12, "Scout");
        core::Problems problems;
        Position from = buildPosition(tests::starRealmsCards(), core::JsonReader(scenario, {}, problems), problems);
        if (from.match == nullptr || !problems.empty() || step.isEmpty())
            return problems.empty() ? std::move(from.match) : nullptr;
        ScenarioTable table(*from.match, from.ids, problems);
        const auto made = nlohmann::json::parse(step.toStdString());
        const bool done = table.perform(core::JsonReader(made, {}, problems)).empty() && problems.empty();
        return done ? std::move(from.match) : nullptr;
    }
    static QString ada(const QString& has)
    {
        return QStringLiteral(R"("seats":[{"name":"Ada","hand":[],%1},
            {"name":"Ben","hand":["Scout","Scout","Scout","Scout","Scout"]}])")
            .arg(has);
    }
    static QStringList reasonsFor(const core::Match& match, core::Choice choice, core::Choice other)
    {
        QStringList reasons;
        for (const core::language::Saying& each :
            core::reasonsFor(tests::starRealms(), core::SeatView(match, match.prompt().seat), { choice }, { other }))
            reasons << QString::fromStdString(each.words());
        return reasons;
    }
};

void StarRealmsReasonsTest::whatAnAnswerBringsIsSaid_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("step"); ///< what leads to the question; empty for the main phase itself
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("notSaid"); ///< because it is not so, or speaks for the other answer
    const QString end = QStringLiteral("End the turn");
    const auto ben = [](const char* has, const char* own) {
        return QStringLiteral(R"("seats":[{"name":"Ada",%2},{"name":"Ben","hand":[],%1}])")
            .arg(QLatin1String(has), QLatin1String(own));
    };
    QTest::addRow("win") << ben(R"("authority":5)", R"("combat":5)") << ""
                         << "Attack Ben with everything" << end << "wins the match"
                         << "acquires";
    QTest::addRow("authority") << ada(QStringLiteral(R"("combat":5)")) << ""
                               << "Attack Ben with everything" << end << "takes 5 more authority from Ben"
                               << "wins";
    QTest::addRow("own authority") << ada(QStringLiteral(R"("hand":["Frontier Runner"])")) << ""
                                   << "Play Frontier Runner" << end << "has 2 more authority"
                                   << "from Ben";
    // 5 combat are the outpost's defense; whatever is left to attack with is none.
    QTest::addRow("base") << ben(R"("in_play":["Defense System"])", R"("combat":5)") << ""
                          << "Attack Defense System of Ben" << end << "destroys Defense System of Ben"
                          << "authority";
    QTest::addRow("own base") << ada(QStringLiteral(R"("hand":["Integration Port"])")) << ""
                              << "Play Integration Port" << end << "has Integration Port in play"
                              << "acquires";
    QTest::addRow("a base kept") << ada(QStringLiteral(R"("in_play":[{"card":"Mobile Market","used":["primary"]}])"))
                                 << "" << end << "Scrap Mobile Market"
                                 << "keeps Mobile Market in play"
                                 << "draws";
    QTest::addRow("purchase") << ada(QStringLiteral(R"("trade":6)")) << ""
                              << "Buy Blob Alpha" << end << "acquires Blob Alpha (gain 10 combat)"
                              << "next turn";
    // It takes Stinger where Ada does not, as nothing else costs 6 or less.
    QTest::addRow("into the next hand") << ada(QStringLiteral(R"("hand":["Gateship"])"))
            + QStringLiteral(R"(,"row":["Blob Alpha","Stinger","Swarm Cluster","Hive Queen","Siege Fortress"])")
                                        << R"({"seat":"Ada","play":"Gateship"})"
                                        << "Blob Alpha"
                                        << "Stinger"
                                        << "acquires Blob Alpha and has it in hand next turn"
                                        << "Stinger";
    QTest::addRow("twice") << ada(QStringLiteral(R"("trade":4)")) + QStringLiteral(R"(,"explorers":10)") << ""
                           << "Buy Explorer" << end << "acquires Explorer (gain 2 trade)"
                           << "next turn";
    QTest::addRow("off the deck") << ada(QStringLiteral(R"("hand":["Builder Bot"],"discard":["Viper"])"))
                                  << R"({"seat":"Ada","play":"Builder Bot"})"
                                  << "Viper"
                                  << "Pass"
                                  << "scraps Viper"
                                  << "trade row";
    QTest::addRow("a card kept") << ada(QStringLiteral(R"("in_play":["Explorer"])")) << "" << end << "Scrap Explorer"
                                 << "keeps Explorer among its cards"
                                 << "authority";
    QTest::addRow("of the row") << ada(QStringLiteral(R"("hand":["Blob Miner"])"))
                                << R"({"seat":"Ada","play":"Blob Miner"})"
                                << "Swarm Cluster"
                                << "Pass"
                                << "scraps Swarm Cluster from the trade row"
                                << "acquires";
    QTest::addRow("discard") << ada(QStringLiteral(R"("hand":["Cargo Craft"])")) << ""
                             << "Play Cargo Craft" << end << "leaves Ben fewer cards in hand (−1)"
                             << "draws";
    // Ben is asked, and his turn comes next.
    QTest::addRow("a card for the next turn")
        << R"("seats":[{"name":"Ada","hand":["Cargo Craft"]},{"name":"Ben","hand":["Crusher","Scout"]}])"
        << R"({"seat":"Ada","play":"Cargo Craft"})"
        << "Scout"
        << "Crusher"
        << "keeps Crusher in hand"
        << "fewer";
    QTest::addRow("draw") << ada(QStringLiteral(R"("hand":["Hive Queen"])")) << ""
                          << "Play Hive Queen" << end << "draws more cards (+1)"
                          << "acquires";
}

void StarRealmsReasonsTest::whatAnAnswerBringsIsSaid()
{
    QFETCH(const QString, change);
    QFETCH(const QString, step);
    QFETCH(const QString, choice);
    QFETCH(const QString, other);
    QFETCH(const QString, reason);
    QFETCH(const QString, notSaid);
    const auto match = position(change, step);
    QVERIFY(match != nullptr);
    const QString fault = tests::faultOfReasons(tests::starRealms(), *match, choice, other, reason, notSaid);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void StarRealmsReasonsTest::equalLinesHaveNothingForThem()
{
    const auto match = position(ada(QStringLiteral(R"("trade":6)")));
    QVERIFY(match != nullptr);
    const core::Choice buy = tests::choiceNamed(tests::starRealms(), *match, QStringLiteral("Buy Blob Alpha"));
    QVERIFY(reasonsFor(*match, buy, buy).isEmpty());
}

void StarRealmsReasonsTest::nothingHiddenIsTold_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("seats");
    QTest::addRow("standard") << "standard" << 2;
    QTest::addRow("hunter") << "hunter" << 4;
    QTest::addRow("hydra") << "hydra" << 4;
    QTest::addRow("raid") << "raid" << 3;
    QTest::addRow("challenge") << "challenge automatons" << 2;
}

/// Two matches that the seat cannot tell apart give the same reasons, and these name nothing that it does not see.
void StarRealmsReasonsTest::nothingHiddenIsTold()
{
    QFETCH(const QString, format);
    QFETCH(const int, seats);
    int told = 0;
    int positions = 0;
    for (std::uint64_t seed = 1; positions < 40; ++seed) {
        core::Problems problems;
        const auto match
            = tests::starRealms().newMatch(tests::starRealmsSetup(seats, format.toStdString(), seed), problems);
        QVERIFY(match != nullptr);
        core::Rng rng(seed);
        for (int here = 0; here < 8 && !match->outcome().decided;) {
            const core::Prompt prompt = match->prompt();
            if (prompt.choices.size() > 1 && rng.below(20) == 0) {
                const auto twin = match->clone();
                twin->conceal(prompt.seat, rng);
                const core::Choice choice = prompt.choices[0];
                const core::Choice other = prompt.choices[prompt.choices.size() - 1];
                const QStringList reasons = reasonsFor(*match, choice, other);
                QCOMPARE(reasonsFor(*twin, choice, other), reasons);
                const TableView table = viewFor(*match, prompt.seat);
                QString seen = QString::fromStdString(table.explorer.name) + QLatin1Char('\n');
                const auto add = [&](const std::vector<CardView>& cards) {
                    for (const CardView& card : cards)
                        seen += QString::fromStdString(card.name) + QLatin1Char('\n');
                };
                add(table.row);
                for (const SeatView& each : table.seats) {
                    add(each.inPlay);
                    add(each.known);
                    add(each.discard);
                    seen += QString::fromStdString(each.name) + QLatin1Char('\n');
                }
                if (table.boss) {
                    add(table.boss->inPlay);
                    seen += QString::fromStdString(table.boss->name);
                }
                for (const QString& words : reasons) {
                    ++told;
                    for (const core::CardInfo& card : tests::starRealms().cards()) {
                        const QString name = QString::fromStdString(card.name);
                        QVERIFY2(!words.contains(name) || seen.contains(name), qPrintable(words));
                    }
                }
                ++positions;
                ++here;
            }
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
    }
    QVERIFY2(told > positions / 4, qPrintable(QString::number(told)));
}

void StarRealmsReasonsTest::aHintTellsWhatItExpectsAndWhy()
{
    const auto match = position(
        QStringLiteral(R"("seats":[{"name":"Ada","combat":7},{"name":"Ben","authority":7,"hand":["Scout","Scout"]}])"));
    QVERIFY(match != nullptr);
    const core::SeatView view(*match, core::Seat::First);
    const core::Explanation hint = core::explain(tests::starRealms(), view, "ismcts:iterations=100");
    QVERIFY(hint.own);
    QVERIFY(hint.choice != tests::choiceNamed(tests::starRealms(), *match, QStringLiteral("End the turn")));
    QVERIFY(hint.of(hint.choice)->winChance > 0.95);
    QCOMPARE(hint.reasons.front().words(), std::string("wins the match"));
}

REGISTER_TEST(StarRealmsReasonsTest)
#include "star_realms_reasons_test.moc"
