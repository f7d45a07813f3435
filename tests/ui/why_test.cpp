#include "core/record/match_session.h"
#include "core/smashup/sayings/sayings.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/language.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/why_panel.h"
#include "ui/text/explanation_text.h"
#include "ui/widgets/text_table.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using core::Seat;
using core::seatAt;

/// What is told of why a choice was made, to whom, and in which words.
class WhyTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
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
            if (label->isVisible() && tests::mentions(accessibility::nameOf(label), words))
                return label;
        return nullptr;
    }
    /// The answer of whoever was asked.
    QLabel* answer()
    {
        QLabel* again = said(QStringLiteral("The player of that seat was asked again for this."));
        return again != nullptr ? again : said(QStringLiteral("The player that gives hints was asked for this."));
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
    tests::speakNext();
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
    ui::speak(QStringLiteral("en"));
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

/// Whether each line says what this one does in English; the next of `parts` is where "§" is.
static bool tells(const QString& shown, const QStringList& english, QStringList parts)
{
    const QStringList lines = shown.split(QLatin1Char('\n'));
    if (lines.size() != english.size())
        return false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringList own = parts.mid(0, english[i].count(QChar(u'§')));
        const QStringList ways = tests::spoken(english[i]);
        const bool said = std::any_of(ways.begin(), ways.end(), [&](QString way) {
            for (const QString& part : own)
                way.replace(way.indexOf(QChar(u'§')), 1, part);
            return way == lines[i];
        });
        if (!said)
            return false;
        parts = parts.mid(own.size());
    }
    return parts.isEmpty();
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
    QString told = ui::hintText(m_game, *match, hint).told;
    QCOMPARE(ui::hintText(m_game, *match, hint).rest, QString());
    QVERIFY2(
        tells(told, { QStringLiteral("Hint: §, there is nothing else to choose.") }, { label(0) }), qPrintable(told));
    hint.answers = { { prompt.choices[0], 0.616, 0.551, 0.694, 410 }, { prompt.choices[1], 0.55, 0.48, 0.62, 410 },
        { prompt.choices[2], 0.4, 0.3, 0.5, 410 }, { prompt.choices[3], 0, 0, 0.8, 410 } };
    hint.reasons = { "takes first place at Old Pier", "keeps Gull in hand" };
    const auto expected = [&](std::size_t i) { return ui::expectationText(hint.answers[i]); };
    QVERIFY2(tests::says(expected(0), QStringLiteral("about 62 wins in 100 (55 to 69)")), qPrintable(expected(0)));
    QVERIFY2(tests::says(expected(1), QStringLiteral("about 55 wins in 100 (48 to 62)")), qPrintable(expected(1)));
    QVERIFY2(tests::says(expected(3), QStringLiteral("about 0 wins in 100 (0 to 80)")), qPrintable(expected(3)));
    const QString playedOut = QStringLiteral("Each was played to the end 410 times, the hidden cards dealt by lot.");
    const QString head = QStringLiteral("Hint: §, §.");
    const QString reasons = QStringLiteral("Why: takes first place at Old Pier; keeps Gull in hand.");
    told = ui::hintText(m_game, *match, hint).told;
    QVERIFY2(tells(told, { head, reasons }, { label(0), expected(0) }), qPrintable(told));
    told = ui::hintText(m_game, *match, hint).rest;
    QVERIFY2(tells(told, { QStringLiteral("Less good: §, §; §, §."), playedOut },
                 { label(1), expected(1), label(2), expected(2) }),
        qPrintable(told));
    // "Has 1 more power" is said of a comparison: with what stands beside it.
    hint.other = prompt.choices[2];
    hint.lead = { 0.2, 0.1, 0.3 };
    told = ui::hintText(m_game, *match, hint).told;
    QVERIFY2(
        tells(told, { head, QStringLiteral("Why rather than “§”: takes first place at Old Pier; keeps Gull in hand.") },
            { label(0), expected(0), label(2) }),
        qPrintable(told));
    hint.other.reset();
    // Above it, and yet within what can be told of both.
    hint.answers[1].winChance = 0.64;
    told = ui::hintText(m_game, *match, hint).rest;
    QVERIFY2(
        tells(told,
            { QStringLiteral("As good, as far as can be told: §, §."), QStringLiteral("Less good: §, §."), playedOut },
            { label(1), expected(1), label(2), expected(2) }),
        qPrintable(told));
    hint.reasons.clear();
    told = ui::hintText(m_game, *match, hint).told.section(QLatin1Char('\n'), 1, 1);
    QVERIFY2(tells(told, { QStringLiteral("What sets it apart cannot be told for sure.") }, {}), qPrintable(told));
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
    why.answers = { { prompt.choices[0], 0.6, 0.52, 0.68, 90 }, { prompt.choices[1], 0.5, 0.42, 0.58, 90 } };
    using core::smashup::Say;
    const auto reader = core::language::Saying::person(std::string(core::language::kReader));
    why.reasons = { core::smashup::say(Say::WhyKeepsFromFirst, { reader, "Old Pier" }),
        core::smashup::say(Say::WhyKeepsPoints, { 2, reader }) };
    // By each language's own words.
    const QString reasons = ui::spokenLanguage() == QLatin1String("de")
        ? QStringLiteral("hält dich vom ersten Platz an Old Pier fern; verwehrt dir 2 Punkte")
        : QStringLiteral("keeps you from first place at Old Pier; keeps 2 points from you");
    const QString asked = QStringLiteral("The player that gives hints was asked for this.");
    const auto expected = [&](std::size_t i) { return ui::expectationText(why.answers[i]); };
    const QString playedOut = QStringLiteral("Each was played to the end 90 times, the hidden cards dealt by lot.");
    why.own = true;
    QString told = ui::whyText(m_game, *match, why, QStringLiteral("Marrow"));
    QVERIFY2(tells(told,
                 { QStringLiteral("Marrow: §, §."), QStringLiteral("Why: §."), QStringLiteral("Wins more often: §, §."),
                     playedOut, QStringLiteral("The player of that seat was asked again for this.") },
                 { label(1), expected(1), reasons, label(0), expected(0) }),
        qPrintable(told));
    why.reasons.clear();
    why.own = false;
    told = ui::whyText(m_game, *match, why, QStringLiteral("Ann"));
    QVERIFY2(tells(told,
                 { QStringLiteral("Ann: §, §."), QStringLiteral("What sets it apart cannot be told for sure."),
                     QStringLiteral("Wins more often: §, §."), playedOut, asked },
                 { label(1), expected(1), label(0), expected(0) }),
        qPrintable(told));
    // Where it makes no difference nothing else is told for or against it.
    why.other = prompt.choices[0];
    why.lead = { -0.01, -0.03, 0.01 };
    told = ui::whyText(m_game, *match, why, QStringLiteral("Ann"));
    QVERIFY2(
        tells(told,
            { QStringLiteral("Ann: §, §."),
                QStringLiteral("“§” does about as well: the difference is at most § wins in 100."), playedOut, asked },
            { label(1), expected(1), label(0), QStringLiteral("3") }),
        qPrintable(told));
    why.answers.clear();
    told = ui::whyText(m_game, *match, why, QStringLiteral("Ann"));
    QVERIFY2(
        tells(told, { QStringLiteral("Ann: §. There was nothing else to choose.") }, { label(1) }), qPrintable(told));
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
    const QString told = ui::whyText(m_game, *match, why, QStringLiteral("Ann"));
    QVERIFY2(tells(told, { QStringLiteral("§"), QStringLiteral("Ann: §. There was nothing else to choose.") },
                 { QString::fromStdString(m_game.notation().question(*match, prompt)),
                     QString::fromStdString(m_game.notation().label(*match, prompt, prompt.choices[0])) }),
        qPrintable(told));
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
    QLabel* given = answer();
    QVERIFY2(tests::mentions(accessibility::nameOf(given), QStringLiteral("Player 2: §")),
        qPrintable(accessibility::nameOf(given)));
    QTRY_COMPARE(given->visibleRegion().boundingRect(), given->rect()); // all of it is seen
    QTest::keyClick(button(), Qt::Key_Tab);
    QCOMPARE(accessibility::nameOf(QApplication::focusWidget()), accessibility::nameOf(given));
    // By keyboard, too.
    markMoveOf(id, seatAt(0));
    QVERIFY(answer() == nullptr);
    QTest::keyClick(moves(), Qt::Key_Return);
    QTRY_VERIFY(answer() != nullptr);
    QVERIFY(tests::mentions(accessibility::nameOf(answer()), QStringLiteral("Player 1: §")));
}

void WhyTest::aRunningMatchTellsOfOnesOwnChoicesAlone()
{
    const std::int64_t id = samples::playInto(*m_store, m_game, 3, 25); // Player 1 is the only person
    markMoveOf(id, seatAt(1));
    QTest::mouseClick(button(), Qt::LeftButton);
    QTRY_VERIFY(
        said(QStringLiteral("Why Player 2 chose this is told after the match: it speaks of cards that you do not see."))
        != nullptr);
    markMoveOf(id, seatAt(0));
    QTest::mouseClick(button(), Qt::LeftButton);
    QTRY_VERIFY(answer() != nullptr);
    // It can be put away, by mouse and by key.
    const QList<ui::WhyPanel*> panels = m_page->findChildren<ui::WhyPanel*>();
    const auto seen = std::find_if(panels.begin(), panels.end(), [](const auto* each) { return each->isVisible(); });
    QVERIFY(seen != panels.end());
    ui::WhyPanel* const panel = *seen;
    QTest::mouseClick(panel->closer(), Qt::LeftButton);
    QVERIFY(panel->isHidden());
    QTest::mouseClick(button(), Qt::LeftButton);
    QTRY_VERIFY(answer() != nullptr);
    panel->setFocus();
    QTest::keyClick(panel, Qt::Key_Escape);
    QVERIFY(panel->isHidden());
    QCOMPARE(m_page->focusWidget(), button());
}

void WhyTest::anAnswerBelongsToTheMoveThatIsMarked()
{
    markMoveOf(samples::playInto(*m_store, m_game, 2), seatAt(1));
    QTest::mouseClick(button(), Qt::LeftButton);
    QVERIFY(said(QStringLiteral("Thinking …")) != nullptr);
    QTest::keyClick(moves(), Qt::Key_Up);
    QVERIFY(said(QStringLiteral("Thinking …")) == nullptr);
    QTest::qWait(400); // longer than the thinking takes
    QVERIFY(answer() == nullptr);
    QTest::keyClick(moves(), Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(!button()->isEnabled()); // nothing was chosen before the start
}

REGISTER_TEST(WhyTest)
#include "why_test.moc"
