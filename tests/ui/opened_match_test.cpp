#include "core/game/rng.h"
#include "core/record/match_session.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/matches/opened_match.h"

#include <QTest>

namespace {

/// What is told of each turn that begins, up to the colon: "Turn 3:".
class Headings final : public core::EventSink {
public:
    explicit Headings(const core::Match& match)
        : m_match(match)
    {
    }
    void onEvent(const core::Event& event) override
    {
        const core::Notation& notation = tests::smashUp().notation();
        if (notation.tellAs(m_match, event) == core::TellAs::Turn)
            all << QString::fromStdString(notation.sentence(m_match, event, core::Seat::First).words())
                        .section(QLatin1Char(':'), 0, 0)
                    + QLatin1Char(':');
    }
    QStringList all;

private:
    const core::Match& m_match;
};

}

/// A stored match that is told move by move.
class OpenedMatchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// The heading above a turn's moves says whose it is; the last move of the turn before does not say it, too.
    void noMoveTellsOfTheNextTurn()
    {
        core::Problems problems;
        const auto session = core::MatchSession::start(
            tests::smashUp(), tests::smashUpSetup(2, 3), { "human", "random" }, nullptr, problems);
        QVERIFY(session != nullptr);
        Headings headings(session->match());
        core::Rng rng(3);
        while (session->match().standing().turn < 12 && !session->match().outcome().decided) {
            const core::Prompt prompt = session->match().prompt();
            const core::Choice choice = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
            QVERIFY(session->choose(choice, &headings).ok());
        }
        // By each language's own words.
        const bool german = ui::spokenLanguage() == QLatin1String("de");
        const QString draws = german ? QStringLiteral(" zieh") : QStringLiteral(" draw");
        const QString heading = german ? QStringLiteral("Zug %1:") : QStringLiteral("Turn %1:");
        QVERIFY2(headings.all.contains(heading.arg(11)), qPrintable(headings.all.join(QLatin1Char(' '))));
        const auto opened = ui::takeApart(tests::smashUp(), session->record());
        QVERIFY2(opened->problem.isEmpty(), qPrintable(opened->problem));
        QCOMPARE(opened->moves.size(), session->record().choices.size());
        QVERIFY(opened->moves.back().turn >= 11);
        bool told = false;
        for (const ui::Move& move : opened->moves) {
            QVERIFY2(!move.text.contains(heading.arg(move.turn + 1)), qPrintable(move.text));
            told = told || move.text.contains(draws);
        }
        QVERIFY(told); // what came of a turn's end is told all the same
    }
};

REGISTER_TEST(OpenedMatchTest)
#include "opened_match_test.moc"
