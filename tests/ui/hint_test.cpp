#include "core/record/match_session.h"
#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/play/play_page.h"

#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>

/// Hints at the table, over the real game: what is seen, read out and reached.
class HintTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_open.reset(); }
    void aHintTellsWhatIsExpected();
    void aHintGoesWithItsQuestion();

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

    std::unique_ptr<tests::OpenWindow> m_open;
};

/// Ann, a person, and Ben in the middle of a match, and Ann has several answers.
void HintTest::init()
{
    m_open = std::make_unique<tests::OpenWindow>();
    QVERIFY2(m_open->error().isEmpty(), qPrintable(m_open->error()));
    core::Problems problems;
    const core::Game& game = *m_open->composition().game(app::Composition::defaultGame(), problems);
    core::MatchSetup setup;
    setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
    const auto session = core::MatchSession::start(
        game, setup, { "human", "random" }, &m_open->composition().database()->matches(), problems);
    QVERIFY(session != nullptr);
    core::Rng rng(7);
    for (int made = 0; made < 200; ++made) {
        const core::Prompt prompt = session->match().prompt();
        if (made > 40 && session->match().quiet() && prompt.seat == core::Seat::First && prompt.choices.size() > 2)
            break;
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    QVERIFY(session->match().prompt().choices.size() > 2);
    m_open->window().resize(1100, 700);
    m_open->window().showPage(&page());
    page().resumeMatch(session->record().summary.id);
    QTRY_VERIFY(button(QStringLiteral("Hint"))->isEnabled());
}

void HintTest::aHintTellsWhatIsExpected()
{
    QTest::keyClick(&m_open->window(), Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(said(QStringLiteral("Hint: ")) != nullptr);
    QLabel* hint = said(QStringLiteral("Hint: "));
    const QStringList lines = hint->text().split(QLatin1Char('\n'));
    static const QString figures = QStringLiteral(", wins \\d+ % \\(\\d+ to \\d+\\), \\d+ playouts?");
    QVERIFY2(QRegularExpression(QStringLiteral("^Hint: .+%1\\.$").arg(figures)).match(lines.first()).hasMatch(),
        qPrintable(hint->text()));
    QVERIFY2(
        QRegularExpression(QStringLiteral("^Next best: .+%1; .+%1\\.$").arg(figures)).match(lines.last()).hasMatch(),
        qPrintable(hint->text()));
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
    QTest::keyClick(&m_open->window(), Qt::Key_H, Qt::ControlModifier);
    QTRY_VERIFY(said(QStringLiteral("Hint: ")) != nullptr);
    QTest::keyClick(&m_open->window(), Qt::Key_E, Qt::ControlModifier); // ends the play phase
    QTRY_VERIFY(said(QStringLiteral("Hint: ")) == nullptr);
}

REGISTER_TEST(HintTest)
#include "hint_test.moc"
