#include "core/ai/players/explanation.h"
#include "core/game/reasons.h"
#include "core/smashup/scenario/position.h"
#include "core/smashup/scenario/steps.h"
#include "core/smashup/smash_up_game.h"
#include "core/smashup/words/view.h"
#include "tests/support/reasons_said.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <set>

using namespace core::smashup;

namespace {

/// Everything that lies open to the viewer, or in its hand.
std::set<QString> seenNames(const core::Match& match, core::Seat viewer)
{
    std::set<QString> names;
    const TableView table = viewFor(match, viewer);
    const auto add = [&](const std::vector<CardView>& cards, const auto& self) -> void {
        for (const CardView& card : cards) {
            names.insert(QString::fromStdString(card.name));
            self(card.attachments, self);
        }
    };
    for (const BaseView& base : table.bases) {
        names.insert(QString::fromStdString(base.name));
        add(base.minions, add);
        add(base.actions, add);
    }
    add(table.hand, add);
    return names;
}

}

/// What is said to speak for an answer is so, and is nothing that the seat could not know.
class ReasonsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAnAnswerBringsIsSaid_data();
    void whatAnAnswerBringsIsSaid();
    void equalLinesHaveNothingForThem();
    void nothingHiddenIsTold_data();
    void nothingHiddenIsTold();
    void aHintTellsWhatItExpectsAndWhy();
    void whatComesToNothingIsIdle();
};

/// Ada's turn; decks of four Scouts, so that nothing drawn comes as a surprise.
static const char* const kTable = R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","seats":[
    {"name":"Ada","hand":[],"deck":["Scout","Scout","Scout","Scout"],"deck_only":true},
    {"name":"Ben","hand":[],"deck":["Scout","Scout","Scout","Scout"],"deck_only":true}],
    "base_deck":["Temple of Goju","Jungle Oasis"],"base_deck_only":true})";

static Position position(const QString& hand, const QString& bases, int madness = -1)
{
    auto scenario = nlohmann::json::parse(kTable);
    scenario["seats"][0]["hand"] = nlohmann::json::parse(hand.toStdString());
    scenario["bases"] = nlohmann::json::parse(bases.toStdString());
    if (madness >= 0)
        scenario["madness_deck"] = madness;
    return buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), scenario);
}

void ReasonsTest::whatAnAnswerBringsIsSaid_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("bases");
    QTest::addColumn<QString>("step"); ///< what leads to the question; empty for the play phase itself
    QTest::addColumn<QString>("choice");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("notSaid"); ///< because it is not so, or speaks for the other answer
    const QString behind
        = QStringLiteral(R"([{"name":"The Homeworld","minions":[{"card":"Supreme Overlord","seat":"Ben"}]},
        {"name":"Tortuga"}])");
    const QString playRex = QStringLiteral(R"({"seat":"Ada","play":"King Rex"})");
    QTest::addRow("first place") << R"(["King Rex"])" << behind << playRex << "The Homeworld"
                                 << "Tortuga"
                                 << "takes first place at The Homeworld"
                                 << "Tortuga";
    QTest::addRow("first place, though the turn ends later")
        << R"(["King Rex"])"
        << R"([{"name":"The Homeworld","minions":[{"card":"Supreme Overlord","seat":"Ben"}]}])"
        << ""
        << "Play King Rex"
        << "End play phase"
        << "takes first place at The Homeworld"
        << "in hand";
    QTest::addRow("second place") << R"(["Scout"])" << behind << R"({"seat":"Ada","play":"Scout"})"
                                  << "The Homeworld"
                                  << "Tortuga"
                                  << "takes second place at The Homeworld"
                                  << "first place";
    const QString apart
        = QStringLiteral(R"([{"name":"The Homeworld","minions":[{"card":"Supreme Overlord","seat":"Ben"}]},
        {"name":"Tortuga","minions":[{"card":"Scout","seat":"Ada"}]}])");
    const QString beam = QStringLiteral(R"({"seat":"Ada","play":"Beam Up"})");
    QTest::addRow("denial") << R"(["Beam Up"])" << apart << beam << "Supreme Overlord (5 at The Homeworld, Ben)"
                            << "Scout (3 at Tortuga, Ada)"
                            << "keeps Ben from first place at The Homeworld"
                            << "takes";
    QTest::addRow("a place kept") << R"(["Beam Up"])" << apart << beam << "Supreme Overlord (5 at The Homeworld, Ben)"
                                  << "Scout (3 at Tortuga, Ada)"
                                  << "keeps first place at Tortuga"
                                  << "destroys";
    QTest::addRow("a card kept") << R"(["Beam Up"])" << apart << ""
                                 << "End play phase"
                                 << "Play Beam Up"
                                 << "keeps Beam Up in hand"
                                 << "first place at The Homeworld";
    const QString ready = QStringLiteral(
        R"([{"name":"Tortuga","minions":[{"card":"King Rex","seat":"Ada"},{"card":"King Rex","seat":"Ada"}]},
        {"name":"The Homeworld"}])");
    // 21 power are its breakpoint, and what has it scores before the turn is over.
    QTest::addRow("breakpoint") << R"(["King Rex"])" << ready << playRex << "Tortuga"
                                << "The Homeworld"
                                << "scores Tortuga for 4 points"
                                << "first place at Tortuga";
    QTest::addRow("score")
        << R"(["King Rex"])"
        << R"([{"name":"Tortuga","minions":[{"card":"King Rex","seat":"Ada"},{"card":"King Rex","seat":"Ada"}]}])"
        << ""
        << "Play King Rex"
        << "End play phase"
        << "scores Tortuga for 4 points"
        << "in hand";
    QTest::addRow("left short")
        << R"(["King Rex"])"
        << R"([{"name":"The Homeworld","minions":[{"card":"King Rex","seat":"Ben"},{"card":"King Rex","seat":"Ben"},
            {"card":"Scout","seat":"Ben"}]},{"name":"Tortuga"}])"
        << playRex << "Tortuga"
        << "The Homeworld"
        << "keeps 4 points from Ben"
        << "place at The Homeworld";
    QTest::addRow("destruction") << R"(["Natural Selection"])"
                                 << R"([{"name":"The Homeworld","minions":[{"card":"King Rex","seat":"Ada"},
            {"card":"Scout","seat":"Ada"},{"card":"Supreme Overlord","seat":"Ben"}]}])"
                                 << ""
                                 << "Play Natural Selection"
                                 << "End play phase"
                                 << "destroys Supreme Overlord at The Homeworld"
                                 << "in hand";
    QTest::addRow("Madness") << R"(["Madness"])"
                             << R"([{"name":"The Homeworld"}])"
                             << R"({"seat":"Ada","play":"Madness"})"
                             << "Return"
                             << "Draw"
                             << "leaves no Madness"
                             << "in hand";
}

void ReasonsTest::whatAnAnswerBringsIsSaid()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, bases);
    QFETCH(const QString, step);
    QFETCH(const QString, choice);
    QFETCH(const QString, other);
    QFETCH(const QString, reason);
    QFETCH(const QString, notSaid);
    const Position from = position(hand, bases, hand.contains(QLatin1String("Madness")) ? 5 : -1);
    QVERIFY2(from.match != nullptr, from.error.c_str());
    ScenarioTable table(*from.match, from.ids);
    if (!step.isEmpty())
        QCOMPARE(table.make(nlohmann::json::parse(step.toStdString())), std::string());
    const QString fault = tests::faultOfReasons(tests::smashUp(), table.match(), choice, other, reason, notSaid);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void ReasonsTest::equalLinesHaveNothingForThem()
{
    const Position from = position(QStringLiteral(R"(["King Rex"])"), QStringLiteral(R"([{"name":"Tortuga"}])"));
    QVERIFY2(from.match != nullptr, from.error.c_str());
    const core::Choice play = from.match->prompt().choices[0];
    QVERIFY(
        core::reasonsFor(tests::smashUp(), core::SeatView(*from.match, core::Seat::First), { play }, { play }).empty());
}

void ReasonsTest::nothingHiddenIsTold_data()
{
    QTest::addColumn<QString>("printing");
    QTest::addColumn<int>("seats");
    for (const std::string& printing : tests::smashUp().setNames())
        for (int seats = 2; seats <= 4; seats += 2)
            QTest::addRow("%s, %d seats", printing.c_str(), seats) << QString::fromStdString(printing) << seats;
}

/// Two matches that the seat cannot tell apart give the same reasons, and these name nothing that it does not see.
void ReasonsTest::nothingHiddenIsTold()
{
    QFETCH(const QString, printing);
    QFETCH(const int, seats);
    std::set<QString> all;
    for (const core::CardInfo& card : tests::smashUp().cards())
        all.insert(QString::fromStdString(card.name));
    int told = 0;
    int positions = 0;
    for (std::uint64_t seed = 1; positions < 120; ++seed) {
        core::Problems problems;
        const auto match
            = tests::smashUp().newMatch(tests::smashUpDrawnSetup(seats, seed, printing.toStdString()), problems);
        QVERIFY(match != nullptr);
        core::Rng rng(seed);
        for (int here = 0; here < 8 && !match->outcome().decided;) {
            const core::Prompt prompt = match->prompt();
            if (prompt.choices.size() > 1 && rng.below(12) == 0) {
                const auto twin = match->clone();
                twin->conceal(prompt.seat, rng);
                const core::Choice choice = prompt.choices[0];
                const core::Choice other = prompt.choices[prompt.choices.size() - 1];
                const auto reasons
                    = core::reasonsFor(tests::smashUp(), core::SeatView(*match, prompt.seat), { choice }, { other });
                QVERIFY2(core::reasonsFor(tests::smashUp(), core::SeatView(*twin, prompt.seat), { choice }, { other })
                        == reasons,
                    qPrintable(QStringLiteral("seed %1").arg(seed)));
                const std::set<QString> seen = seenNames(*match, prompt.seat);
                for (const core::language::Saying& reason : reasons) {
                    const QString words = QString::fromStdString(reason.words());
                    ++told;
                    for (const QString& name : all) {
                        // How much Madness a seat has is open; and a seen name may hold another one.
                        const auto covers
                            = [&](const QString& each) { return each.contains(name) && words.contains(each); };
                        QVERIFY2(!words.contains(name) || name == QLatin1String("Madness")
                                || std::any_of(seen.begin(), seen.end(), covers),
                            qPrintable(words));
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

void ReasonsTest::aHintTellsWhatItExpectsAndWhy()
{
    // The last points are on the table: the minion wins, and whoever keeps it loses to the point of Ben's next Invader.
    auto scenario = nlohmann::json::parse(kTable);
    scenario["seats"][1]["hand"] = { "Invader" };
    scenario["seats"][1]["deck"] = { "Invader", "Invader", "Invader", "Invader" };
    scenario["seats"][1]["vp"] = 14;
    scenario["seats"][0]["hand"] = { "King Rex" };
    scenario["seats"][0]["vp"] = 11;
    scenario["bases"] = nlohmann::json::parse(
        R"([{"name":"Tortuga","minions":[{"card":"King Rex","seat":"Ada"},{"card":"King Rex","seat":"Ada"}]}])");
    const Position from = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), scenario);
    QVERIFY2(from.match != nullptr, from.error.c_str());
    const core::SeatView view(*from.match, core::Seat::First);
    const core::Explanation hint = core::explain(tests::smashUp(), view, "ismcts:iterations=200");
    QVERIFY(hint.own);
    QVERIFY(hint.choice == tests::choiceNamed(tests::smashUp(), *from.match, QStringLiteral("Play King Rex")));
    QVERIFY(hint.of(hint.choice)->winChance > 0.95);
    QCOMPARE(hint.reasons.front().words(), std::string("wins the match"));
    // The other answer: nothing speaks for it but the card it keeps.
    const core::Choice end = tests::choiceNamed(tests::smashUp(), *from.match, QStringLiteral("End play phase"));
    const core::Explanation why = core::explain(tests::smashUp(), view, "ismcts:iterations=200", end);
    QVERIFY(why.choice == end);
    QVERIFY(why.other == hint.choice);
    QCOMPARE(why.reasons.size(), std::size_t { 1 });
    QCOMPARE(why.reasons.front().words(), std::string("keeps King Rex in hand"));
}

/// An action that finds nothing to do; a minion and the end of the phase always come to something.
void ReasonsTest::whatComesToNothingIsIdle()
{
    const auto isIdle = [](const Position& from, const char* label) {
        const core::Choice choice = tests::choiceNamed(tests::smashUp(), *from.match, QString::fromLatin1(label));
        return tests::smashUp().reasoner()->isIdle(*from.match, choice, core::Seat::First);
    };
    const QString hand = QStringLiteral(R"(["Beam Up","Scout"])");
    const Position empty = position(hand, QStringLiteral(R"([{"name":"The Homeworld"},{"name":"Tortuga"}])"));
    QVERIFY2(empty.match != nullptr, empty.error.c_str());
    QVERIFY(isIdle(empty, "Play Beam Up"));
    QVERIFY(!isIdle(empty, "Play Scout"));
    QVERIFY(!isIdle(empty, "End play phase"));
    const Position full
        = position(hand, QStringLiteral(R"([{"name":"The Homeworld","minions":[{"card":"Scout","seat":"Ben"}]}])"));
    QVERIFY2(full.match != nullptr, full.error.c_str());
    QVERIFY(!isIdle(full, "Play Beam Up"));
}

REGISTER_TEST(ReasonsTest)
#include "reasons_test.moc"
