#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/language.h"
#include "ui/pages/factions/factions_page.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shortcuts_page.h"

#include <QAbstractItemView>
#include <QDialog>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

using accessibility::dialog;

namespace {

constexpr QSize kSmall { 900, 640 };
constexpr QSize kOld { 1024, 768 };
/// What a desktop puts around a window.
constexpr QSize kFrame { 16, 40 };

QString words(const QSize& size)
{
    return QStringLiteral("%1x%2").arg(QString::number(size.width()), QString::number(size.height()));
}

bool fits(const QSize& size, const QSize& room)
{
    return size.width() <= room.width() && size.height() <= room.height();
}

/// The scroll areas around a widget can bring all of it into sight.
bool isReachable(const QWidget& widget)
{
    const QWidget* window = widget.window();
    for (const QWidget* around = widget.parentWidget(); around != window; around = around->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(around->parentWidget());
        if (area != nullptr && area->viewport() == around)
            return true; // what is in it has all the room it needs
        if (!around->rect().intersects(QRect(widget.mapTo(around, QPoint()), widget.size())))
            return false;
    }
    return true;
}

}

/// Nothing is wider or higher than its screen, whatever the size of the text, at a table of four.
class FitTest final : public tests::WindowTest {
    Q_OBJECT

private:
    std::int64_t m_running = 0;
    std::int64_t m_finished = 0;

    void begun() override
    {
        window().resize(kSmall);
        m_running = 0;
    }
    ui::MainWindow& window() { return m_open->window(); }
    ui::PlayPage& play() { return m_open->root().play(); }
    std::int64_t played(const std::vector<std::string>& players, int choices)
    {
        const std::vector<std::vector<std::string>> pairs { { "Minions of Cthulhu", "Elder Things" },
            { "Zombies", "Wizards" }, { "Miskatonic University", "Dinosaurs" }, { "Ninjas", "Tricksters" } };
        core::MatchSetup setup;
        setup.seed = 4;
        for (std::size_t seat = 0; seat < 4; ++seat)
            setup.seats.push_back({ "Bartholomew the " + std::to_string(seat + 1) + ".", pairs[seat] });
        return m_open->played(setup, players, choices).summary.id;
    }
    bool seenAtHome(const QString& caption)
    {
        const auto* button = accessibility::withText<QPushButton>(m_open->root().home(), caption);
        return button != nullptr && button->isVisible();
    }
    void setText(int percent)
    {
        QAction* size = m_open->action(QStringLiteral("%1 %").arg(percent));
        QVERIFY(size != nullptr);
        size->trigger();
    }
    /// The window keeps the size it is given, and each button of the page can be reached.
    void checkWindow(const char* what)
    {
        QTest::qWait(20);
        const QString where = QString::fromLatin1(what);
        const QSize least = window().minimumSizeHint();
        QVERIFY2(fits(least, kSmall - kFrame), qPrintable(where + QStringLiteral(": ") + words(least)));
        for (const QSize& size : { kSmall, kOld }) {
            window().resize(size);
            QTest::qWait(20);
            QVERIFY2(window().size() == size, qPrintable(where + QStringLiteral(": ") + words(window().size())));
            for (const QPushButton* button : window().currentPage()->findChildren<QPushButton*>())
                if (button->isVisible())
                    QVERIFY2(isReachable(*button), qPrintable(where + QStringLiteral(": ") + button->text()));
        }
    }
    void checkDialog(const char* what)
    {
        QTRY_VERIFY(dialog() != nullptr);
        QTest::qWait(20);
        const QString where = QString::fromLatin1(what);
        const QSize least = dialog()->minimumSizeHint();
        QVERIFY2(fits(least, kSmall - kFrame), qPrintable(where + QStringLiteral(": ") + words(least)));
        // No larger than its screen, or than the window it belongs to.
        const QSize room = window().screen()->availableSize().expandedTo(window().size());
        QVERIFY2(fits(dialog()->size(), room), qPrintable(where + QStringLiteral(": ") + words(dialog()->size())));
        dialog()->resize(kSmall - kFrame);
        QTest::qWait(20);
        QVERIFY2(fits(dialog()->size(), kSmall - kFrame),
            qPrintable(where + QStringLiteral(": ") + words(dialog()->size())));
        for (const QPushButton* button : dialog()->findChildren<QPushButton*>())
            if (button->isVisible())
                QVERIFY2(isReachable(*button), qPrintable(where + QStringLiteral(": ") + button->text()));
    }
    void checkModal(const char* what, const std::function<void()>& open)
    {
        QVERIFY2(tests::lookAtModal(open, [&](QDialog&) { checkDialog(what); }), what);
    }

    void playTwo()
    {
        m_running = played({ "human", "human", "level:1", "level:1" }, 90);
        m_finished = played({ "human", "human", "level:1", "level:1" }, -1);
    }

private Q_SLOTS:
    void pagesAndDialogs_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : { 100, 80, 150, 200 })
            QTest::addRow("%d %%", percent) << percent;
    }

    void pagesAndDialogs()
    {
        QFETCH(int, percent);
        setText(percent);
        QTRY_VERIFY(seenAtHome(QStringLiteral("Deal the cards")));
        checkWindow("home, at the first start");
        playTwo();
        m_open->root().home().refresh();
        window().showPage(&m_open->root().home());
        QTRY_VERIFY(seenAtHome(QStringLiteral("Go on")));
        checkWindow("home");
        window().showPage(&m_open->root().pairs());
        m_open->root().pairs().choose({ QStringLiteral("Minions of Cthulhu"), QStringLiteral("Elder Things") });
        checkWindow("pairs");
        window().showPage(m_open->root().factions());
        checkWindow("own factions, none yet");
        m_open->root().factions()->create();
        checkWindow("own factions");
        window().showPage(&m_open->root().rules());
        m_open->root().rules().search(QStringLiteral("move before a base scores"));
        const auto* found
            = accessibility::find<QListView>(m_open->root().rules(), QStringLiteral("Found in the rules"));
        QVERIFY(found != nullptr && found->model()->rowCount() > 0); // in each language
        checkWindow("rules, found");
        m_open->root().rules().openTopic(QStringLiteral("Powderkeg"));
        checkWindow("rules, an entry");
        window().showPage(&m_open->root().matches());
        m_open->root().matches().refresh();
        checkWindow("matches");
        QVERIFY(m_open->root().matches().openMatch(m_finished));
        checkWindow("a finished match");
        QVERIFY(m_open->root().matches().openMatch(m_running));
        checkWindow("a running match");
        play().forgetMatch(play().matchId());
        window().showPage(&play());
        checkWindow("no match");
        play().resumeMatch(m_running);
        const auto cover = [this]() -> QPushButton* {
            for (QPushButton* each : play().findChildren<QPushButton*>())
                if (each->isVisible() && tests::mentions(each->text(), QStringLiteral("Show the hand of §")))
                    return each;
            return nullptr;
        };
        QTRY_VERIFY(cover() != nullptr);
        checkWindow("covered");
        QTest::mouseClick(cover(), Qt::LeftButton);
        checkWindow("the table");
        auto* log = accessibility::find<QPushButton>(play(), QStringLiteral("Log"));
        log->toggle();
        checkWindow("the table with or without the log");
        log->toggle();
        auto* board = accessibility::find<QAbstractItemView>(play(), QStringLiteral("Table"));
        board->setFocus();
        QTest::keyClick(board, Qt::Key_D, Qt::ControlModifier);
        checkDialog("discard piles");
        dialog()->reject();
        play().resumeMatch(m_finished);
        QTRY_VERIFY(accessibility::find<QPushButton>(play(), QStringLiteral("See the match")) != nullptr);
        checkWindow("the result");
        play().newMatch({ QStringLiteral("Minions of Cthulhu"), QStringLiteral("Elder Things") });
        QTRY_VERIFY(dialog() != nullptr);
        QPushButton* add = accessibility::find<QPushButton>(*dialog(), QStringLiteral("Add a seat"));
        while (add->isEnabled())
            add->click();
        checkDialog("new match");
        dialog()->reject();
        window().showPage(&m_open->root().settings());
        checkWindow("settings");
        m_open->action(QStringLiteral("&Keyboard shortcuts"))->trigger();
        QCOMPARE(window().currentPage(), static_cast<QWidget*>(&m_open->root().shortcuts()));
        checkWindow("shortcuts");
        checkModal("about", [this] { m_open->action(QStringLiteral("&About Breakpoint"))->trigger(); });
        window().showPage(&m_open->root().pairs());
        checkModal("save a pair", [this] {
            accessibility::withText<QPushButton>(m_open->root().pairs(), QStringLiteral("Save as…"))->click();
        });
        window().showPage(&m_open->root().matches());
        m_open->root().matches().setMatchOnTable(m_running);
        QVERIFY(m_open->root().matches().openMatch(m_running));
        checkModal("delete the match on the table", [this] {
            auto* view = m_open->root().matches().findChild<ui::MatchView*>();
            accessibility::withText<QPushButton>(*view, QStringLiteral("Delete"))->click();
        });
    }

    /// However large the text is, nothing that is read has to be moved sideways.
    void nothingIsMovedSideways_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("smallest") << QSize(900, 560);
        QTest::newRow("small") << QSize(1024, 700);
    }

    void nothingIsMovedSideways()
    {
        QFETCH(QSize, size);
        playTwo();
        setText(200);
        const auto check = [&](const char* what) {
            window().resize(size);
            QTest::qWait(20);
            for (const QAbstractScrollArea* area : window().findChildren<QAbstractScrollArea*>())
                if (area->isVisible() && qobject_cast<const QListView*>(area) == nullptr) // rows of cards do
                    QVERIFY2(area->horizontalScrollBar()->maximum() == 0,
                        qPrintable(
                            QStringLiteral("%1: %2 %3 by %4")
                                .arg(QString::fromLatin1(what), QString::fromLatin1(area->metaObject()->className()),
                                    area->accessibleName(), QString::number(area->horizontalScrollBar()->maximum()))));
        };
        window().showPage(&m_open->root().matches());
        m_open->root().matches().refresh();
        check("the list of matches");
        window().showPage(&play());
        play().resumeMatch(m_running);
        QTRY_VERIFY(accessibility::find<QAbstractItemView>(play(), QStringLiteral("Table")) != nullptr);
        check("the table");
        window().showPage(&m_open->root().pairs());
        m_open->root().pairs().choose({ QStringLiteral("Minions of Cthulhu"), QStringLiteral("Elder Things") });
        m_open->root().pairs().compare();
        check("a comparison");
    }

    /// Where there is no match yet, what one may do is read whole, though the words are longest in German.
    void theFirstStepsAreReadWhole()
    {
        ui::speak(QStringLiteral("de"));
        setText(200);
        window().resize(900, 560);
        window().showPage(&m_open->root().matches());
        QTest::qWait(20);
        int read = 0;
        for (const QPushButton* each : m_open->root().matches().findChildren<QPushButton*>()) {
            if (!each->isVisible())
                continue;
            ++read;
            QTRY_VERIFY2(each->width() >= each->sizeHint().width(),
                qPrintable(
                    QStringLiteral("%1: %2 of %3")
                        .arg(each->text(), QString::number(each->width()), QString::number(each->sizeHint().width()))));
        }
        QVERIFY(read > 2);
    }

    /// A window that was larger than the screen it comes back to is made to fit.
    void sizesComeBackWhereTheyFit()
    {
        QMainWindow large;
        large.setGeometry(40, 40, 2600, 1900);
        tests::OpenWindow again;
        QVERIFY2(again.error().isEmpty(), qPrintable(again.error()));
        again.settings().setGeometry(large.saveGeometry());
        again.window().restore();
        QTest::qWait(20);
        const QRect room = again.window().screen()->availableGeometry();
        QVERIFY2(
            room.contains(again.window().frameGeometry()), qPrintable(words(again.window().frameGeometry().size())));
    }
};

REGISTER_TEST(FitTest)
#include "fit_test.moc"
