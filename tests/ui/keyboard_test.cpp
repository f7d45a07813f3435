#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/screen_reader.h"
#include "tests/ui/typist.h"
#include "ui/pages/play/play_page.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPushButton>
#include <QTextEdit>
#include <QVBoxLayout>

namespace {

/// Hears each event of a mouse in the program.
class MouseWatch final : public QObject {
public:
    MouseWatch() { qApp->installEventFilter(this); }
    int presses = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel)
            ++presses;
        return false;
    }
};

}

/// The window without a mouse: a match from the dialog to its chart, and whatever else is on the way.
class KeyboardTest final : public tests::WindowTest {
    Q_OBJECT

private:
    std::unique_ptr<tests::Typist> m_typist;

    void begun() override { m_typist = std::make_unique<tests::Typist>(m_open->window(), 3); }
    void checkReach(const char* where)
    {
        const QStringList faults = m_typist->onlyByMouse();
        QVERIFY2(faults.isEmpty(),
            qPrintable(QStringLiteral("%1: %2").arg(QString::fromLatin1(where), faults.join(QStringLiteral("; ")))));
    }

    ui::PlayPage& page() { return m_open->root().play(); }
    QAbstractItemView& hand() { return *page().findChild<QAbstractItemView*>(QStringLiteral("hand")); }
    bool isAtTheCards() { return hand().hasFocus(); }
    /// A match that has only been dealt, with the log beside it.
    void begin()
    {
        core::MatchSetup setup;
        setup.seed = 11;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        m_open->window().resize(1440, 900);
        tests::showPage(m_open->window(), &page());
        page().resumeMatch(m_open->played(setup, { "human", "random" }, 0).summary.id);
        QTRY_VERIFY(isAtTheCards());
    }

private Q_SLOTS:
    void aMatchIsPlayedWithoutAMouse()
    {
        tests::Typist& typist = *m_typist;
        const MouseWatch mouse;
        checkReach("home");
        typist.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(typist.tabTo(QStringLiteral("Seat 1: name")));
        checkReach("new match");
        QVERIFY(typist.choose(QStringLiteral("Seat 2: player"), QStringLiteral("Level 0 · Aimless")));
        for (int faction = 1; faction <= 2; ++faction) {
            QVERIFY(typist.tabTo(QStringLiteral("Seat 1: faction %1: by chance").arg(faction)));
            typist.key(Qt::Key_Return); // to the gallery
            QVERIFY2(
                typist.stepTo(Qt::Key_Right, faction == 1 ? QStringLiteral("Aliens") : QStringLiteral("Dinosaurs")),
                qPrintable(tests::focused()));
            typist.key(Qt::Key_Return);
        }
        QVERIFY(typist.press(QStringLiteral("Change the rules")));
        QVERIFY(typist.tabTo(QStringLiteral("Seed")));
        typist.type(QStringLiteral("6"));
        QVERIFY(typist.press(QStringLiteral("Start")));
        QVERIFY2(typist.play(12), qPrintable(typist.stuckAt()));
        checkReach("in mid-match");
        QVERIFY2(typist.play(1500), qPrintable(typist.stuckAt()));
        QVERIFY(typist.sees(QStringLiteral("See the match")));
        core::MatchRecord match;
        QVERIFY(m_open->matches().load(m_open->root().play().matchId(), match).ok());
        QCOMPARE(match.summary.status, core::MatchStatus::Finished);
        checkReach("the result");
        QVERIFY(typist.press(QStringLiteral("See the match")));
        QVERIFY(typist.sees(QStringLiteral("Scoring history")));
        checkReach("a finished match");
        typist.key(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY2(tests::focused().contains(QStringLiteral("Aliens + Dinosaurs")), qPrintable(tests::focused()));
        checkReach("the list of matches");
        QCOMPARE(mouse.presses, 0);
    }

    /// What else there is can be reached without a mouse, too.
    void eachPageIsReachedWithoutAMouse()
    {
        const MouseWatch mouse;
        for (const Qt::Key page : { Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_Comma }) {
            m_typist->key(page, Qt::ControlModifier);
            QTest::qWait(20);
            checkReach(tests::shownPage(m_open->window())->metaObject()->className());
        }
        QCOMPARE(mouse.presses, 0);
    }

    /// Wherever the keyboard is, one key leads to what can be chosen.
    void theWayToWhatCanBeChosenBeginsAnywhere()
    {
        begin();
        const QList<QWidget*> places { accessibility::find<QTextEdit>(page(), QStringLiteral("Log")),
            accessibility::find<QPushButton>(page(), QStringLiteral("Why this?")),
            accessibility::find<QPushButton>(page(), QStringLiteral("Log")),
            accessibility::find<QAbstractButton>(m_open->window(), QStringLiteral("Pairs")),
            accessibility::find<QPushButton>(page(), QStringLiteral("Hint")) };
        for (QWidget* each : places) {
            QVERIFY(each != nullptr && each->isVisible());
            each->setFocus();
            QCOMPARE(QApplication::focusWidget(), each);
            m_typist->key(Qt::Key_N);
            QVERIFY2(isAtTheCards(), qPrintable(accessibility::nameOf(each)));
        }
        // There the key goes on from one to the next.
        const QModelIndex first = hand().currentIndex();
        m_typist->key(Qt::Key_N);
        QVERIFY(hand().currentIndex() != first);
    }

    /// Also where what had the keyboard goes with the question.
    void whoTakesBackGoesOnAtTheTable()
    {
        begin();
        m_typist->key(Qt::Key_Return);
        m_typist->key(Qt::Key_H, Qt::ControlModifier);
        QPushButton* more = nullptr;
        QTRY_VERIFY((more = accessibility::find<QPushButton>(page(), QStringLiteral("More"))) && more->isVisible());
        more->setFocus();
        m_typist->key(Qt::Key_Return);
        m_typist->key(Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), more);
        m_typist->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY2(isAtTheCards(), qPrintable(tests::focused()));
        // And from the log.
        m_typist->key(Qt::Key_Return);
        accessibility::find<QTextEdit>(page(), QStringLiteral("Log"))->setFocus();
        m_typist->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY2(isAtTheCards(), qPrintable(tests::focused()));
    }

    /// The check itself: it misses nothing, and finds what only a mouse could press.
    void whatOnlyAMouseReachesIsFound()
    {
        QWidget place;
        auto* rows = new QVBoxLayout(&place);
        auto* near = new QPushButton(QStringLiteral("near"));
        auto* field = new QLineEdit;
        auto* far = new QPushButton(QStringLiteral("far"));
        field->setAccessibleName(QStringLiteral("field"));
        for (QWidget* each : std::initializer_list<QWidget*> { near, field, far })
            rows->addWidget(each);
        place.show();
        QVERIFY(QTest::qWaitForWindowActive(&place));
        tests::Typist typist(place, 1);
        QCOMPARE(typist.onlyByMouse(), QStringList());
        far->setFocusPolicy(Qt::NoFocus);
        QCOMPARE(typist.onlyByMouse().size(), 1);
        far->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_F));
        QCOMPARE(typist.onlyByMouse(), QStringList());
        far->setFocusPolicy(Qt::StrongFocus);
        field->setFocusPolicy(Qt::ClickFocus);
        QCOMPARE(typist.onlyByMouse().size(), 1);
    }
};

REGISTER_TEST(KeyboardTest)
#include "keyboard_test.moc"
