#include "core/record/match_session.h"
#include "core/smashup/sayings/sayings.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/why_panel.h"
#include "ui/text/explanation_text.h"
#include "ui/widgets/text_table.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using core::Seat;
using core::seatAt;

/// What is told of why a choice was made, to whom, and in which words.
class WhyTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theWordsOfAHint();
    void theWordsOfAChoiceMade();
    void theQuestionOfACardIsToldToo();
    void aPersonHearsOfOthersOnceTheMatchIsOver();
    void aFinishedMatchTellsOfEveryChoice();
    void aRunningMatchTellsOfOnesOwnChoicesAlone();
    void anAnswerBelongsToTheMoveThatIsMarked();

private:
    QLabel* said(const QString& words)
    {
        for (QLabel* label : m_page->findChildren<QLabel*>())
            if (label->isVisible() && accessibility::nameOf(label).contains(words))
                return label;
        return nullptr;
    }
    QPushButton* button() { return accessibility::find<QPushButton>(*m_page, QStringLiteral("Why this?")); }
    ui::TextTable* moves() { return accessibility::find<ui::TextTable>(*m_page, QStringLiteral("Moves of the match")); }
    /// Marks a move of that seat that was one of several answers.
    void markMoveOf(std::int64_t id, Seat seat);

    samples::PairGame m_game;
    std::unique_ptr<tests::MemoryMatchStore> m_store;
    std::unique_ptr<ui::MatchesPage> m_page;
};

void WhyTest::init()
{
    m_store = std::make_unique<tests::MemoryMatchStore>();
    m_page = std::make_unique<ui::MatchesPage>(m_game, *m_store);
    m_page->resize(1100, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void WhyTest::cleanup()
{
    m_page.reset();
    m_store.reset();
}

void WhyTest::markMoveOf(std::int64_t id, Seat seat)
{
    core::MatchRecord record;
    QVERIFY(m_store->load(id, record).ok());
    core::Problems problems;
    const auto match = m_game.newMatch(record.setup(), problems);
    int row = 0;
    for (std::size_t i = 0; i < record.choices.size(); ++i) {
        const core::Prompt prompt = match->prompt();
        if (prompt.seat == seat && prompt.choices.size() > 1)
            row = static_cast<int>(i) + 1;
        match->apply(*m_game.notation().fromWords(*match, prompt, record.choices[i].words));
    }
    QVERIFY(row > 0);
    QVERIFY(m_page->openMatch(id));
    moves()->setFocus();
    moves()->setCurrentIndex(moves()->model()->index(row, 0));
}

static std::unique_ptr<core::Match> playPhase(const core::Game& game)
{
    std::unique_ptr<core::Match> match;
    for (std::uint64_t seed = 1; match == nullptr || match->prompt().choices.size() < 4; ++seed) {
        core::Problems problems;
        match = game.newMatch(tests::fakeSetup(2, seed), problems);
        while (!match->quiet())
            match->apply(match->prompt().choices.back());
    }
    return match;
}

void WhyTest::theWordsOfAHint()
{
    const auto match = playPhase(m_game);
    const core::Prompt prompt = match->prompt();
    const auto label = [&](std::size_t i) {
        return QString::fromStdString(m_game.notation().label(*match, prompt, prompt.choices[i]));
    };
    core::Explanation hint;
    hint.choice = prompt.choices[0];
    QCOMPARE(
        ui::hintText(m_game, *match, hint), QStringLiteral("Hint: %1, there is nothing else to choose.").arg(label(0)));
    hint.answers = { { prompt.choices[0], 0.616, 0.551, 0.694, 410 }, { prompt.choices[1], 0.55, 0.48, 0.62, 120 },
        { prompt.choices[2], 0.4, 0.3, 0.5, 33 }, { prompt.choices[3], 0, 0, 0.8, 1 } };
    hint.reasons = { "takes first place at Old Pier", "keeps Gull in hand" };
    QCOMPARE(ui::hintText(m_game, *match, hint),
        QStringLiteral("Hint: %1, wins 62 % (55 to 69), 410 playouts.\n"
                       "Why: takes first place at Old Pier; keeps Gull in hand.\n"
                       "Others: %2, wins 55 % (48 to 62), 120 playouts; %3, wins 40 % (30 to 50), 33 playouts.")
            .arg(label(0), label(1), label(2)));
    QCOMPARE(ui::expectationText(hint.answers[3]), QStringLiteral("wins 0 % (0 to 80), 1 playout"));
    // What is told to win more often is not told as one of the others.
    hint.answers[1].winChance = 0.64;
    QCOMPARE(ui::hintText(m_game, *match, hint).section(QLatin1Char('\n'), 2, 2),
        QStringLiteral("More often in these playouts: %1, wins 64 % (48 to 62), 120 playouts. The search, which looks "
                       "further into what may follow, prefers its own answer all the same.")
            .arg(label(1)));
}

void WhyTest::theWordsOfAChoiceMade()
{
    const auto match = playPhase(m_game);
    const core::Prompt prompt = match->prompt();
    const auto label = [&](std::size_t i) {
        return QString::fromStdString(m_game.notation().label(*match, prompt, prompt.choices[i]));
    };
    core::Explanation why;
    why.choice = prompt.choices[1];
    why.answers = { { prompt.choices[0], 0.6, 0.5, 0.7, 90 }, { prompt.choices[1], 0.5, 0.4, 0.6, 80 } };
    using core::smashup::Say;
    const auto reader = core::language::Saying::person(std::string(core::language::kReader));
    why.reasons = { core::smashup::say(Say::WhyKeepsFromFirst, { reader, "Old Pier" }),
        core::smashup::say(Say::WhyKeepsPoints, { 2, reader }) };
    why.own = true;
    QCOMPARE(ui::whyText(m_game, *match, why, QStringLiteral("Marrow")),
        QStringLiteral("Marrow: %1, wins 50 % (40 to 60), 80 playouts.\n"
                       "For it: keeps you from first place at Old Pier; keeps 2 points from you.\n"
                       "Wins more often: %2, wins 60 % (50 to 70), 90 playouts.\n"
                       "The player of that seat was asked again for this.")
            .arg(label(1), label(0)));
    // Less than a point is not told as more.
    why.answers[0].winChance = 0.504;
    QCOMPARE(ui::whyText(m_game, *match, why, QStringLiteral("Marrow")).section(QLatin1Char('\n'), 2, 2),
        QStringLiteral("Others: %1, wins 50 % (50 to 70), 90 playouts.").arg(label(0)));
    why.answers[0].winChance = 0.6;
    why.reasons.clear();
    why.own = false;
    QCOMPARE(ui::whyText(m_game, *match, why, QStringLiteral("Ann")),
        QStringLiteral("Ann: %1, wins 50 % (40 to 60), 80 playouts.\n"
                       "What sets it apart cannot be told for sure.\n"
                       "Wins more often: %2, wins 60 % (50 to 70), 90 playouts.\n"
                       "The player that gives hints was asked for this.")
            .arg(label(1), label(0)));
    // Where it makes no difference nothing else is told for or against it.
    why.other = prompt.choices[0];
    why.lead = { -0.01, -0.03, 0.01 };
    why.answers[0].winChance = 0.51;
    QCOMPARE(ui::whyText(m_game, *match, why, QStringLiteral("Ann")),
        QStringLiteral("Ann: %1, wins 50 % (40 to 60), 80 playouts.\n"
                       "It makes hardly any difference: %2 wins as often, within two points.\n"
                       "Others: %2, wins 51 % (50 to 70), 90 playouts.\n"
                       "The player that gives hints was asked for this.")
            .arg(label(1), label(0)));
    why.answers.clear();
    QCOMPARE(ui::whyText(m_game, *match, why, QStringLiteral("Ann")),
        QStringLiteral("Ann: %1. There was nothing else to choose.").arg(label(1)));
}

/// "Old Pier" alone says little; what a card asked stands before it.
void WhyTest::theQuestionOfACardIsToldToo()
{
    core::Problems problems;
    const auto match = m_game.newMatch(tests::fakeSetup(2, 1), problems);
    while (match->prompt().source == 0xFF)
        match->apply(match->prompt().choices[0]);
    const core::Prompt prompt = match->prompt();
    core::Explanation why;
    why.choice = prompt.choices[0];
    QCOMPARE(ui::whyText(m_game, *match, why, QStringLiteral("Ann")),
        QStringLiteral("%1\nAnn: %2. There was nothing else to choose.")
            .arg(QString::fromStdString(m_game.notation().question(*match, prompt)),
                QString::fromStdString(m_game.notation().label(*match, prompt, prompt.choices[0]))));
}

void WhyTest::aPersonHearsOfOthersOnceTheMatchIsOver()
{
    core::MatchSummary match;
    match.seats = { { "Ann", "human", {} }, { "Marrow", "level:3", {} }, { "Ben", "human", {} } };
    QVERIFY(ui::mayHearWhy(match, seatAt(0), seatAt(0)));
    for (const Seat other : { seatAt(1), seatAt(2) }) {
        QVERIFY(!ui::mayHearWhy(match, other, seatAt(0)));
        QVERIFY(!ui::mayHearWhy(match, other, Seat::None)); // nobody's hand is open
    }
    match.status = core::MatchStatus::Finished;
    QVERIFY(ui::mayHearWhy(match, seatAt(1), seatAt(0)));
    match.status = core::MatchStatus::Abandoned;
    QVERIFY(ui::mayHearWhy(match, seatAt(2), Seat::None));
    match.status = core::MatchStatus::Running;
    for (core::RecordedSeat& seat : match.seats)
        seat.player = "random";
    QVERIFY(ui::mayHearWhy(match, seatAt(1), Seat::None));
}

void WhyTest::aFinishedMatchTellsOfEveryChoice()
{
    const std::int64_t id = samples::playInto(*m_store, m_game, 2);
    markMoveOf(id, seatAt(1));
    QTest::mouseClick(button(), Qt::LeftButton);
    QTRY_VERIFY(said(QStringLiteral("The player that gives hints was asked for this.")) != nullptr);
    QLabel* answer = said(QStringLiteral("was asked"));
    QVERIFY2(accessibility::nameOf(answer).contains(QStringLiteral("Player 2: ")),
        qPrintable(accessibility::nameOf(answer)));
    QTRY_COMPARE(answer->visibleRegion().boundingRect(), answer->rect()); // all of it is seen
    QTest::keyClick(button(), Qt::Key_Tab);
    QCOMPARE(accessibility::nameOf(QApplication::focusWidget()), answer->text());
    // By keyboard, too.
    markMoveOf(id, seatAt(0));
    QVERIFY(said(QStringLiteral("was asked")) == nullptr);
    QTest::keyClick(moves(), Qt::Key_Return);
    QTRY_VERIFY(said(QStringLiteral("was asked")) != nullptr);
    QVERIFY(accessibility::nameOf(said(QStringLiteral("was asked"))).contains(QStringLiteral("Player 1: ")));
}

void WhyTest::aRunningMatchTellsOfOnesOwnChoicesAlone()
{
    const std::int64_t id = samples::playInto(*m_store, m_game, 3, 25); // Player 1 is the only person
    markMoveOf(id, seatAt(1));
    QTest::mouseClick(button(), Qt::LeftButton);
    QTRY_VERIFY(said(QStringLiteral("Why Player 2 chose this is told after the match")) != nullptr);
    markMoveOf(id, seatAt(0));
    QTest::mouseClick(button(), Qt::LeftButton);
    QTRY_VERIFY(said(QStringLiteral("was asked")) != nullptr);
}

void WhyTest::anAnswerBelongsToTheMoveThatIsMarked()
{
    markMoveOf(samples::playInto(*m_store, m_game, 2), seatAt(1));
    QTest::mouseClick(button(), Qt::LeftButton);
    QVERIFY(said(QStringLiteral("Thinking")) != nullptr);
    QTest::keyClick(moves(), Qt::Key_Up);
    QVERIFY(said(QStringLiteral("Thinking")) == nullptr);
    QTest::qWait(400); // longer than the thinking takes
    QVERIFY(said(QStringLiteral("was asked")) == nullptr);
    QTest::keyClick(moves(), Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(!button()->isEnabled()); // nothing was chosen before the start
}

REGISTER_TEST(WhyTest)
#include "why_test.moc"
