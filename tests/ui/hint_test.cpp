#include "core/record/match_session.h"
#include "core/smashup/sayings/sayings.h"
#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/play/play_page.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTextBlock>
#include <QTextEdit>

#include <functional>

/// Hints and "why this?" at the table, over the real game: what is seen, read out and reached.
class HintTest final : public tests::WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void aHintTellsWhatIsExpected();
    void aHintGoesWithItsQuestion();
    void theLogTellsWhyOfOnesOwnChoices();
    void theLogKeepsWhyOfOthersForAfterTheMatch();
    void afterTheMatchTheLogTellsWhyOfEverybody();
    void theButtonOfTheMatchPageIsWhole();

private:
    void begun() override
    {
        m_open->window().resize(1100, 700);
        tests::showPage(m_open->window(), &page());
    }
    ui::PlayPage& page() { return m_open->root().play(); }
    QLabel* said(const QString& words)
    {
        for (QLabel* label : page().findChildren<QLabel*>())
            if (label->isVisible() && tests::mentions(accessibility::nameOf(label), words))
                return label;
        return nullptr;
    }
    QPushButton* button(const QString& name) { return accessibility::find<QPushButton>(page(), name); }
    QRect place(const QString& name)
    {
        const auto* table = accessibility::find<QTableView>(page(), name);
        return { table->mapTo(&page(), QPoint()), table->size() };
    }
    QTextEdit* log() { return accessibility::find<QTextEdit>(page(), QStringLiteral("Log")); }
    /// Marks the newest line of the log that tells of that seat's play.
    bool markPlayOf(const QString& name);

    /// By key, and again where it is asked for twice because plays are left; until that is so.
    void endPlayPhase(const std::function<bool()>& until)
    {
        const QString asks = QStringLiteral("You have § left. End the play phase anyway?");
        QTest::keyClick(&m_open->window(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(said(asks) != nullptr || until());
        if (said(asks) != nullptr)
            QTest::keyClick(&m_open->window(), Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(until());
    }

    void putOnTable(bool finished);
};

namespace {

const QString kHint = QStringLiteral("Hint: §, §.");
const QString kAskedAgain = QStringLiteral("The player of that seat was asked again for this.");
const QString kAskedForHints = QStringLiteral("The player that gives hints was asked for this.");

} // namespace

/// Ann, a person, and Ben in the middle of a match where Ann has several answers, or at its end.
void HintTest::putOnTable(bool finished)
{
    core::Problems problems;
    const core::Game& game = *m_open->composition().game(app::Composition::defaultGame(), problems);
    core::MatchSetup setup;
    setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
    const auto session = core::MatchSession::start(
        game, setup, { "human", "random" }, &m_open->composition().database()->matches(), problems);
    QVERIFY(session != nullptr);
    core::Rng rng(7);
    for (int made = 0; !session->match().outcome().decided; ++made) {
        const core::Prompt prompt = session->match().prompt();
        if (!finished && made > 40 && session->match().quiet() && prompt.seat == core::Seat::First
            && prompt.choices.size() > 2)
            break;
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    QCOMPARE(session->match().outcome().decided, finished);
    page().resumeMatch(session->record().summary.id);
    if (finished) {
        QTRY_VERIFY(button(QStringLiteral("Look at the table"))->isVisible());
        QTest::mouseClick(button(QStringLiteral("Look at the table")), Qt::LeftButton);
    } else {
        QTRY_VERIFY(button(QStringLiteral("Hint"))->isEnabled());
    }
    if (QPushButton* show = button(QStringLiteral("Log")); !show->isChecked())
        QTest::mouseClick(show, Qt::LeftButton);
}

bool HintTest::markPlayOf(const QString& name)
{
    const std::string words
        = say(core::smashup::Say::MinionPlayed, { core::language::Saying::person(name.toStdString()), "§", "" })
              .words();
    const QString plays = QString::fromStdString(words).section(QChar(u'§'), 0, 0);
    for (QTextBlock block = log()->document()->begin(); block.isValid(); block = block.next())
        if (block.text().contains(plays)) {
            log()->setTextCursor(QTextCursor(block));
            return true;
        }
    return false;
}

void HintTest::aHintTellsWhatIsExpected()
{
    putOnTable(false);
    QTest::keyClick(&m_open->window(), Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(said(kHint) != nullptr);
    QLabel* hint = said(kHint);
    const QString asFirst = hint->text();
    QStringList lines = asFirst.split(QLatin1Char('\n'));
    static const QRegularExpression figures(QStringLiteral("^.+: .+, \\p{L}+ \\d+ .+ 100 \\(\\d+ \\p{L}+ \\d+\\)\\.$"));
    QVERIFY2(
        tests::mentions(lines.first(), kHint) && figures.match(lines.first()).hasMatch(), qPrintable(hint->text()));
    // The answer and what speaks for it, or that something else is played out to more wins: more only where it is
    // wished.
    QVERIFY2(lines.size() <= 3, qPrintable(hint->text()));
    // A line has room for as much as it has; all of it lies over the table on demand, which does not move.
    const QRect table = place(QStringLiteral("Table"));
    QTest::mouseClick(button(QStringLiteral("More")), Qt::LeftButton);
    QTRY_VERIFY(said(kHint) != hint);
    hint = said(kHint);
    QVERIFY(hint->text().startsWith(asFirst));
    QCOMPARE(place(QStringLiteral("Table")), table);
    lines = hint->text().split(QLatin1Char('\n'));
    // How many playouts there are in the time is the machine's, and so what can be told of the others.
    static const QRegularExpression digits(QStringLiteral("\\d[\\d.,]*"));
    const QString times = digits.match(lines.last()).captured(); // in thousands, as the language parts them
    const QString number = QString(times).remove(QLatin1Char('.')).remove(QLatin1Char(','));
    const QString playedOut = QStringLiteral("Each was played to the end %1 times, the hidden cards dealt by lot.");
    QVERIFY2(lines.size() >= 3
            && (tests::says(lines.last(), playedOut.arg(times)) || tests::says(lines.last(), playedOut.arg(number))),
        qPrintable(hint->text()));
    QCOMPARE(accessibility::nameOf(hint), hint->text());
    // Nothing of it is cut off, and the Tab key leads to it.
    QTRY_VERIFY(hint->height() >= hint->heightForWidth(hint->width()));
    QVERIFY(page().rect().contains(QRect(hint->mapTo(&page(), QPoint()), hint->size())));
    button(QStringLiteral("Hint"))->setFocus();
    QTest::keyClick(button(QStringLiteral("Hint")), Qt::Key_Tab);
    QTRY_VERIFY(hint->hasFocus());
    QTest::keyClick(hint, Qt::Key_Tab);
    QTest::keyClick(button(QStringLiteral("Less")), Qt::Key_Space);
    QVERIFY(!hint->isVisible());
    QCOMPARE(said(kHint)->text(), asFirst);
    QVERIFY(button(QStringLiteral("More"))->hasFocus());
    QTest::keyClick(button(QStringLiteral("More")), Qt::Key_Space);
    QTRY_VERIFY(hint->isVisible());
    QTest::keyClick(button(QStringLiteral("Less")), Qt::Key_Escape); // which puts it away, too
    QVERIFY(!hint->isVisible());
}

void HintTest::aHintGoesWithItsQuestion()
{
    putOnTable(false);
    QTest::keyClick(&m_open->window(), Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(said(kHint) != nullptr);
    endPlayPhase([this] { return said(kHint) == nullptr; });
}

void HintTest::theLogTellsWhyOfOnesOwnChoices()
{
    putOnTable(false);
    QVERIFY(markPlayOf(QStringLiteral("Ann")));
    QTest::mouseClick(button(QStringLiteral("Why this?")), Qt::LeftButton);
    QTRY_VERIFY(said(kAskedForHints) != nullptr);
    QLabel* why = said(kAskedForHints);
    QVERIFY2(why->accessibleName().contains(QStringLiteral("Ann: ")), qPrintable(why->accessibleName()));
    // Where a language is long for the panel it is scrolled, upwards and downwards alone.
    QTRY_COMPARE(why->visibleRegion().boundingRect().width(), why->width());
    QTest::keyClick(button(QStringLiteral("Why this?")), Qt::Key_Tab);
    QCOMPARE(accessibility::nameOf(QApplication::focusWidget()), why->accessibleName());
    // Who plays on has read it.
    endPlayPhase([this] { return said(kAskedForHints) == nullptr; });
}

void HintTest::theLogKeepsWhyOfOthersForAfterTheMatch()
{
    putOnTable(false);
    QVERIFY(markPlayOf(QStringLiteral("Ben")));
    log()->setFocus();
    QTest::keyClick(log(), Qt::Key_Return);
    QTRY_VERIFY(
        said(QStringLiteral("Why Ben chose this is told after the match: it speaks of cards that you do not see."))
        != nullptr);
    QTest::qWait(400);
    QVERIFY(said(kAskedAgain) == nullptr && said(kAskedForHints) == nullptr);
}

void HintTest::afterTheMatchTheLogTellsWhyOfEverybody()
{
    putOnTable(true);
    QVERIFY(markPlayOf(QStringLiteral("Ben")));
    QTest::mouseClick(button(QStringLiteral("Why this?")), Qt::LeftButton);
    QTRY_VERIFY(said(kAskedAgain) != nullptr || said(kAskedForHints) != nullptr
        || said(QStringLiteral("Ben: §. There was nothing else to choose.")) != nullptr);
    QVERIFY(said(QStringLiteral("Ben: ")) != nullptr);
}

void HintTest::theButtonOfTheMatchPageIsWhole()
{
    putOnTable(true);
    ui::MatchesPage& matches = m_open->root().matches();
    tests::showPage(m_open->window(), &matches);
    QVERIFY(matches.openMatch(1)); // the only one there is
    for (const QSize size : { QSize(1100, 700), QSize(1440, 900), QSize(1800, 1000) }) {
        m_open->window().resize(size);
        auto* why = accessibility::find<QPushButton>(matches, QStringLiteral("Why this?"));
        QVERIFY(why != nullptr);
        QTest::qWait(50); // for the columns to be laid out anew
        QVERIFY2(why->width() >= why->sizeHint().width(), qPrintable(QString::number(size.width())));
    }
}

REGISTER_TEST(HintTest)
#include "hint_test.moc"
