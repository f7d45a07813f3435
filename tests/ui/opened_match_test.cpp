#include "core/game/rng.h"
#include "core/record/match_session.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "ui/pages/matches/opened_match.h"

#include <QTest>

/// A stored match that is told move by move.
class OpenedMatchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The heading above a turn's moves says whose it is; the last move of the turn before does not say it, too.
    void noMoveTellsOfTheNextTurn()
    {
        core::Problems problems;
        const auto session = core::MatchSession::start(
            tests::smashUp(), tests::smashUpSetup(2, 3), { "human", "random" }, nullptr, problems);
        QVERIFY(session != nullptr);
        core::Rng rng(3);
        while (session->match().standing().turn < 12 && !session->match().outcome().decided) {
            const core::Prompt prompt = session->match().prompt();
            QVERIFY(session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]).ok());
        }
        const auto opened = ui::takeApart(tests::smashUp(), session->record());
        QVERIFY2(opened->problem.isEmpty(), qPrintable(opened->problem));
        QCOMPARE(opened->moves.size(), session->record().choices.size());
        QVERIFY(opened->moves.back().turn >= 11);
        bool told = false;
        for (const ui::Move& move : opened->moves) {
            QVERIFY2(!move.text.contains(QStringLiteral("Turn %1:").arg(move.turn + 1)), qPrintable(move.text));
            told = told || move.text.contains(QStringLiteral(" draw"));
        }
        QVERIFY(told); // what came of a turn's end is told all the same
    }
};

REGISTER_TEST(OpenedMatchTest)
#include "opened_match_test.moc"
