#include "core/record/match_session.h"
#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/play/play_page.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextEdit>

/// Hints and "why this?" at the table, over the real game: what is seen, read out and reached.
class HintTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_open.reset(); }
    void aHintTellsWhatIsExpected();
    void aHintGoesWithItsQuestion();
    void theLogTellsWhyOfOnesOwnChoices();
    void theLogKeepsWhyOfOthersForAfterTheMatch();
    void afterTheMatchTheLogTellsWhyOfEverybody();
    void theButtonOfTheMatchPageIsWhole();

private:
    ui::PlayPage& page() { return m_open->root().play(); }
    QLabel* said(const QString& words)
    {
        for (QLabel* label : page().findChildren<QLabel*>())
            if (label->isVisible() && accessibility::nameOf(label).contains(words))
                return label;
        return nullptr;
    }
    QPushButton* button(const QString& name) { return accessibility::find<QPushButton>(page(), name); }
    QTextEdit* log() { return accessibility::find<QTextEdit>(page(), QStringLiteral("Log")); }
    /// Marks the newest line of the log that tells of that seat's play.
    bool markPlayOf(const QString& name);

    void putOnTable(bool finished);

    std::unique_ptr<tests::OpenWindow> m_open;
};

void HintTest::init()
{
    m_open = std::make_unique<tests::OpenWindow>();
    QVERIFY2(m_open->error().isEmpty(), qPrintable(m_open->error()));
    m_open->window().resize(1100, 700);
    m_open->window().showPage(&page());
}

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
    for (QTextBlock block = log()->document()->begin(); block.isValid(); block = block.next())
        if (block.text().contains(name + QStringLiteral(" plays "))) {
            log()->setTextCursor(QTextCursor(block));
            return true;
        }
    return false;
}

void HintTest::aHintTellsWhatIsExpected()
{
    putOnTable(false);
    QTest::keyClick(&m_open->window(), Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(said(QStringLiteral("Hint: ")) != nullptr);
    QLabel* hint = said(QStringLiteral("Hint: "));
    const QStringList lines = hint->text().split(QLatin1Char('\n'));
    static const QString figures = QStringLiteral(", wins \\d+ % \\(\\d+ to \\d+\\), [\\d,]+ playouts?");
    QVERIFY2(QRegularExpression(QStringLiteral("^Hint: .+%1\\.$").arg(figures)).match(lines.first()).hasMatch(),
        qPrintable(hint->text()));
    // How many playouts there are in the time is the machine's, and so whether another answer won more often in them.
    const QString others
        = QStringLiteral("^(Others: .+%1; .+%1\\.|More often in these playouts: .+%1\\. The search.+)$");
    QVERIFY2(QRegularExpression(others.arg(figures)).match(lines.last()).hasMatch(), qPrintable(hint->text()));
    QCOMPARE(accessibility::nameOf(hint), hint->text());
    // Nothing of it is cut off, and the Tab key leads to it.
    QTRY_VERIFY(hint->height() >= hint->heightForWidth(hint->width()));
    QVERIFY(page().rect().contains(QRect(hint->mapTo(&page(), QPoint()), hint->size())));
    button(QStringLiteral("Hint"))->setFocus();
    QTest::keyClick(button(QStringLiteral("Hint")), Qt::Key_Tab);
    QTRY_VERIFY(hint->hasFocus());
}

void HintTest::aHintGoesWithItsQuestion()
{
    putOnTable(false);
    QTest::keyClick(&m_open->window(), Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(said(QStringLiteral("Hint: ")) != nullptr);
    // Ends the play phase; it is asked for twice where plays are left.
    QTest::keyClick(&m_open->window(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(said(QStringLiteral("all the same?")) != nullptr || said(QStringLiteral("Hint: ")) == nullptr);
    if (said(QStringLiteral("all the same?")) != nullptr)
        QTest::keyClick(&m_open->window(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(said(QStringLiteral("Hint: ")) == nullptr);
}

void HintTest::theLogTellsWhyOfOnesOwnChoices()
{
    putOnTable(false);
    QVERIFY(markPlayOf(QStringLiteral("Ann")));
    QTest::mouseClick(button(QStringLiteral("Why this?")), Qt::LeftButton);
    QTRY_VERIFY(said(QStringLiteral("The player that gives hints was asked for this.")) != nullptr);
    QLabel* why = said(QStringLiteral(" was asked "));
    QVERIFY2(why->text().contains(QStringLiteral("Ann: ")), qPrintable(why->text()));
    QTRY_COMPARE(why->visibleRegion().boundingRect(), why->rect());
    QTest::keyClick(button(QStringLiteral("Why this?")), Qt::Key_Tab);
    QCOMPARE(accessibility::nameOf(QApplication::focusWidget()), why->text());
}

void HintTest::theLogKeepsWhyOfOthersForAfterTheMatch()
{
    putOnTable(false);
    QVERIFY(markPlayOf(QStringLiteral("Ben")));
    log()->setFocus();
    QTest::keyClick(log(), Qt::Key_Return);
    QTRY_VERIFY(said(QStringLiteral("Why Ben chose this is told after the match")) != nullptr);
    QTest::qWait(400);
    QVERIFY(said(QStringLiteral(" was asked ")) == nullptr);
}

void HintTest::afterTheMatchTheLogTellsWhyOfEverybody()
{
    putOnTable(true);
    QVERIFY(markPlayOf(QStringLiteral("Ben")));
    QTest::mouseClick(button(QStringLiteral("Why this?")), Qt::LeftButton);
    QTRY_VERIFY(
        said(QStringLiteral(" was asked ")) != nullptr || said(QStringLiteral("nothing else to choose")) != nullptr);
    QVERIFY(said(QStringLiteral("Ben: ")) != nullptr);
}

void HintTest::theButtonOfTheMatchPageIsWhole()
{
    putOnTable(true);
    ui::MatchesPage& matches = m_open->root().matches();
    m_open->window().showPage(&matches);
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
