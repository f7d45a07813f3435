#include "core/smashup/rules/ending.h"

#include "core/smashup/scenario/position.h"
#include "core/smashup/smash_up_game.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

using core::smashup::EventKind;
using core::smashup::SmashUpMatch;

namespace {

/// Hears what is told to everybody.
class Listener final : public core::EventSink {
public:
    explicit Listener(const core::Match& match)
        : m_match(match)
    {
    }
    void onEvent(const core::Event& event) override
    {
        const auto kind = static_cast<EventKind>(event.kind);
        if (kind == EventKind::EndIsNear || kind == EventKind::MatchEnded)
            told << QString::fromStdString(
                tests::smashUp().notation().sentence(m_match, event, core::Seat::First).words());
    }

    QStringList told;

private:
    const core::Match& m_match;
};

/// Two seats at two bases, with those cards in hand and no others; `more` are further keys of a scenario.
std::unique_ptr<SmashUpMatch> position(
    const char* adasHand, const char* bensHand, int adasPoints, int bensPoints, const char* more = "")
{
    const std::string text = QStringLiteral(R"({"id":"end","game":"smashup","phase":"play",%5"seats":[
        {"name":"Ada","vp":%3,"deck":[],"deck_only":true,%1},
        {"name":"Ben","vp":%4,"deck":[],"deck_only":true,%2}],
        "bases":[{"name":"Tortuga"},{"name":"The Homeworld"}],"base_deck":[],"base_deck_only":true,"steps":[]})")
                                 .arg(QLatin1String(adasHand), QLatin1String(bensHand))
                                 .arg(adasPoints)
                                 .arg(bensPoints)
                                 .arg(QLatin1String(more))
                                 .toStdString();
    auto built = core::smashup::buildPosition(
        static_cast<const core::smashup::SmashUpGame&>(tests::smashUp()).libraries(), nlohmann::json::parse(text));
    if (!built.error.empty())
        qFatal("%s", built.error.c_str());
    return std::move(built.match);
}

constexpr const char* kNoHand = R"("hand":[])";
constexpr const char* kRex = R"("hand":["King Rex"])";

/// Ends play phases, and says what was told after which.
QStringList endTurns(SmashUpMatch& match, int turns)
{
    QStringList told;
    for (int turn = 1; turn <= turns && !match.outcome().decided; ++turn) {
        Listener listener(match);
        match.apply(match.prompt().choices[match.prompt().choices.size() - 1], &listener);
        for (const QString& each : listener.told)
            told << QStringLiteral("%1 %2").arg(turn).arg(each);
    }
    return told;
}

QString question(const core::Match& match)
{
    return QString::fromStdString(tests::smashUp().notation().question(match, match.prompt()));
}

QString why(const core::Match& match)
{
    return QString::fromStdString(tests::smashUp().finalCount(match).why.words());
}

} // namespace

/// How a match ends that nobody wins, and how that is said beforehand.
class EndingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoCanDoNothingIsToldARoundBefore()
    {
        const auto match = position(kNoHand, kNoHand, 3, 2);
        QCOMPARE(endTurns(*match, 2),
            QStringList { QStringLiteral("2 Nobody could do anything in this round. If nobody can in the next one, the "
                                         "match is a draw.") });
        QCOMPARE(question(*match),
            QStringLiteral(
                "Your play: 1 minion and 1 action left. If nobody can do anything, the match is a draw after "
                "2 turns, with this one."));
        QCOMPARE(endTurns(*match, 9),
            QStringList { QStringLiteral("2 Nobody could do anything any more: the match is a draw.") });
        QCOMPARE(why(*match), QStringLiteral("Nobody could do anything any more: the match is a draw."));
        QCOMPARE(int { match->outcome().winners }, 3);
    }

    void wherePointsDecideItIsSaidSo()
    {
        const auto match = position(kNoHand, kNoHand, 3, 2, R"("options":{"idle":"points"},)");
        QCOMPARE(endTurns(*match, 9),
            (QStringList {
                QStringLiteral("2 Nobody could do anything in this round. If nobody can in the next one, the "
                               "points decide."),
                QStringLiteral("4 Nobody could do anything any more: the points decide. Ada wins.") }));
        QCOMPARE(why(*match), QStringLiteral("Nobody could do anything any more: the points decide."));
    }

    void whoDoesNothingIsToldARoundBefore()
    {
        const auto match = position(kRex, kRex, 3, 2);
        QCOMPARE(endTurns(*match, 18),
            QStringList {
                QStringLiteral("18 Nobody has done anything for 9 rounds. If nobody does in the next one, the "
                               "match is a draw.") });
        QVERIFY(question(*match).endsWith(
            QStringLiteral("If nobody does anything, the match is a draw after 2 turns, with this one.")));
        const auto other = match->clone();
        QCOMPARE(endTurns(*match, 9),
            QStringList { QStringLiteral("2 Nobody did anything for 10 rounds: the match is a draw.") });
        QCOMPARE(int { match->outcome().winners }, 3);

        // Whoever plays a card hears no more of it.
        for (const core::Choice& each : other->prompt().choices)
            if (tests::smashUp().notation().toWords(*other, other->prompt(), each) == "play King Rex") {
                other->apply(each);
                break;
            }
        other->apply(other->prompt().choices[0]); // where it goes
        QVERIFY(!question(*other).contains(QStringLiteral("draw")));
        QCOMPARE(endTurns(static_cast<SmashUpMatch&>(*other), 18).size(), 0);
    }

    void theLongestMatchIsADraw()
    {
        const auto built = position(kRex, kRex, 14, 2);
        core::smashup::State s {};
        core::smashup::copyState(s, built->state());
        s.turn = core::smashup::kLongestMatch - 3;
        SmashUpMatch match(std::make_shared<core::smashup::MatchInfo>(built->info()), s);
        QCOMPARE(endTurns(match, 2),
            QStringList { QStringLiteral("2 If nobody wins in the next 2 turns, the match is a draw.") });
        QVERIFY(question(match).endsWith(QStringLiteral("If nobody wins, the match is a draw after 2 turns, with this "
                                                        "one.")));
        QCOMPARE(endTurns(match, 9), QStringList { QStringLiteral("2 Nobody won in 900 turns: the match is a draw.") });
        QCOMPARE(match.state().turn, static_cast<std::uint16_t>(core::smashup::kLongestMatch));
    }

    void allMayAgree()
    {
        const auto match = position(kRex, kRex, 3, 2);
        const core::Prompt prompt = match->prompt();
        QCOMPARE(
            tests::smashUp().notation().toWords(*match, prompt, core::kAgreeToEnd), std::string("agree to a draw"));
        Listener listener(*match);
        match->apply(core::kAgreeToEnd, &listener);
        QCOMPARE(listener.told, QStringList { QStringLiteral("The players agreed to end the match: it is a draw.") });
        QVERIFY(match->outcome().decided);
        QCOMPARE(why(*match), QStringLiteral("The players agreed to end the match: it is a draw."));
    }

    /// Rules 15.6: equal points go by the fewest Madness cards, and equal in both is a shared win.
    void equalPointsSayWhatSettledThem_data()
    {
        QTest::addColumn<int>("ada");
        QTest::addColumn<int>("adasMadness");
        QTest::addColumn<int>("ben");
        QTest::addColumn<int>("bensMadness");
        QTest::addColumn<QString>("why");
        QTest::addColumn<int>("winners");
        QTest::newRow("more points") << 16 << 0 << 15 << 0 << QString() << 1;
        // 16 - 1 = 15 for three cards, 15 - 0 for one
        QTest::newRow("fewer Madness cards")
            << 16 << 3 << 15 << 1 << QStringLiteral("Equal with 15 VP: the fewest Madness cards decide (Ada 3, Ben 1).")
            << 2;
        // 17 - 1 = 16 for two, 18 - 2 = 16 for four
        QTest::newRow("fewer Madness cards of who had less")
            << 17 << 2 << 18 << 4 << QStringLiteral("Equal with 16 VP: the fewest Madness cards decide (Ada 2, Ben 4).")
            << 1;
        // count: both have 15 from the first
        QTest::newRow("equal in both") << 16 << 2 << 16 << 2
                                       << QStringLiteral("Equal with 15 VP, and in Madness cards, too (Ada 2, Ben 2).")
                                       << 3;
    }

    void equalPointsSayWhatSettledThem()
    {
        QFETCH(int, ada);
        QFETCH(int, adasMadness);
        QFETCH(int, ben);
        QFETCH(int, bensMadness);
        QFETCH(QString, why);
        QFETCH(int, winners);
        const auto discard = [](int cards) {
            QStringList all;
            for (int i = 0; i < cards; ++i)
                all << QStringLiteral("\"Madness\"");
            // In hand, so that nobody draws a new deck of them.
            return QStringLiteral("\"hand\":[%1]").arg(all.join(QLatin1Char(','))).toLatin1();
        };
        const auto match = position(discard(adasMadness).constData(), discard(bensMadness).constData(), ada, ben,
            R"("madness_deck":20,"options":{"madness_tie":"count"},)");
        const QStringList told = endTurns(*match, 1);
        QVERIFY(match->outcome().decided);
        QCOMPARE(::why(*match), why);
        QCOMPARE(int { match->outcome().winners }, winners);
        const QString ends = winners == 3 ? QStringLiteral("Ada and Ben share the win.")
            : winners == 1                ? QStringLiteral("Ada wins.")
                                          : QStringLiteral("Ben wins.");
        QCOMPARE(
            told, QStringList { QStringLiteral("1 ") + (why.isEmpty() ? QString() : why + QLatin1Char(' ')) + ends });
    }
};

REGISTER_TEST(EndingTest)
#include "ending_test.moc"
