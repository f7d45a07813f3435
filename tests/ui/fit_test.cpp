#include "core/game/notation.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/language.h"
#include "ui/pages/factions/factions_page.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/lab/lab_page.h"
#include "ui/pages/lab/lab_presenter.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/primer/primer_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shortcuts_page.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

using accessibility::dialog;

namespace {

/// No page, no dialog and no text size asks for more.
constexpr QSize kSmall { 900, 560 };
constexpr QSize kOld { 1024, 768 };

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
    for (const QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(around->parentWidget());
        if (area != nullptr && area->viewport() == around)
            return true; // what is in it has all the room it needs
        if (!around->rect().contains(QRect(widget.mapTo(around, QPoint()), widget.size())))
            return false;
        if (around == window)
            break;
    }
    return true;
}

/// What is pressed and what is written in, below `root`, that cannot be brought into sight or is smaller than its text.
QStringList outOfReach(const QWidget& root)
{
    QStringList faults;
    for (const auto* each : root.findChildren<QWidget*>()) {
        const bool button = qobject_cast<const QPushButton*>(each) != nullptr;
        const bool field = qobject_cast<const QLineEdit*>(each) != nullptr
            || qobject_cast<const QComboBox*>(each) != nullptr
            || qobject_cast<const QAbstractSpinBox*>(each) != nullptr;
        if (!each->isVisible() || (!button && !field))
            continue;
        const QSize least = each->minimumSizeHint();
        const bool box = qobject_cast<const QComboBox*>(each) != nullptr;
        const bool small = field && (each->height() < least.height() || (box && each->width() < least.width()));
        if (small || !isReachable(*each))
            faults << QStringLiteral("%1 \"%2%3\" %4")
                          .arg(QString::fromLatin1(each->metaObject()->className()), each->property("text").toString(),
                              each->accessibleName(),
                              small ? QStringLiteral("is %1 by %2 and needs %3 by %4")
                                          .arg(QString::number(each->width()), QString::number(each->height()),
                                              QString::number(least.width()), QString::number(least.height()))
                                    : QStringLiteral("is out of reach"));
    }
    return faults;
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
        QVERIFY2(fits(least, kSmall), qPrintable(where + QStringLiteral(": ") + words(least)));
        for (const QSize& size : { kSmall, kOld }) {
            window().resize(size);
            QTest::qWait(20);
            QVERIFY2(window().size() == size, qPrintable(where + QStringLiteral(": ") + words(window().size())));
            QStringList faults;
            const auto allIsThere = [&] {
                faults = outOfReach(*tests::shownPage(window()));
                return faults.isEmpty();
            };
            QTRY_VERIFY2( // once the layouts are settled
                allIsThere(), qPrintable(where + QStringLiteral(": ") + faults.join(QStringLiteral("; "))));
        }
    }
    void checkDialog(const char* what)
    {
        QTRY_VERIFY(dialog() != nullptr);
        QTest::qWait(20);
        const QString where = QString::fromLatin1(what);
        const QSize least = dialog()->minimumSizeHint();
        QVERIFY2(fits(least, kSmall), qPrintable(where + QStringLiteral(": ") + words(least)));
        // No larger than its screen, or than the window it belongs to.
        const QSize room = window().screen()->availableSize().expandedTo(window().size());
        QVERIFY2(fits(dialog()->size(), room), qPrintable(where + QStringLiteral(": ") + words(dialog()->size())));
        dialog()->resize(kSmall);
        QTest::qWait(20);
        QVERIFY2(fits(dialog()->size(), kSmall), qPrintable(where + QStringLiteral(": ") + words(dialog()->size())));
        const QStringList faults = outOfReach(*dialog());
        QVERIFY2(faults.isEmpty(), qPrintable(where + QStringLiteral(": ") + faults.join(QStringLiteral("; "))));
    }
    void checkModal(const char* what, const std::function<void()>& open)
    {
        QVERIFY2(tests::lookAtModal(open, [&](QDialog&) { checkDialog(what); }), what);
    }

    /// A stored match in which the person in the first seat may answer a scoring with several cards; 0 where there is
    /// none.
    std::int64_t answerTime(bool after)
    {
        const std::size_t several = after ? 3 : 2; // before, there is more to do than to pass
        core::MatchSetup setup;
        setup.seats = { { "Ann", { "Pirates", "Aliens" } }, { "Ben", { "Ninjas", "Minions of Cthulhu" } } };
        const core::Notation& notation = m_open->game().notation();
        for (setup.seed = 1; setup.seed < 60; ++setup.seed) {
            core::Problems problems;
            const auto match = m_open->game().newMatch(setup, problems);
            core::Rng rng(setup.seed);
            for (int made = 0; !match->outcome().decided; ++made) {
                const core::Prompt prompt = match->prompt();
                if (prompt.seat == core::Seat::First && prompt.choices.size() >= several) {
                    const auto time = notation.answerTime(*match);
                    if (time && time->asks && time->after == after && notation.anyAnswerMatters(*match))
                        return m_open->played(setup, { std::string(core::kHumanPlayer), "random" }, made).summary.id;
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        return 0;
    }

    /// A table game of four that is half written up.
    void sheet()
    {
        QWidget& page = m_open->root().matches();
        accessibility::find<QPushButton>(page, QStringLiteral("Write up a table game…"))->click();
        const auto* first = accessibility::find<QLineEdit>(page, QStringLiteral("First faction of seat 1"));
        QTRY_VERIFY(first != nullptr && first->isVisible());
        checkWindow("a score sheet that is begun");
        auto* more = accessibility::find<QPushButton>(page, QStringLiteral("Add a seat to the sheet"));
        while (more->isEnabled() && more->isVisible())
            more->click();
        for (int row = 0; row < 3; ++row)
            accessibility::find<QPushButton>(page, QStringLiteral("Add points from a card"))->click();
        checkWindow("a score sheet of four");
        m_open->root().matches().showList();
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
        // The smallest and one between are for the long run.
        std::vector<int> percents { 100, 200 };
        if (qEnvironmentVariableIsSet("BREAKPOINT_LONG"))
            percents.insert(percents.end(), { 80, 150 });
        for (const int percent : percents)
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
        tests::showPage(window(), &m_open->root().home());
        QTRY_VERIFY(seenAtHome(QStringLiteral("Go on")));
        checkWindow("home");
        tests::showPage(window(), &m_open->root().pairs());
        m_open->root().pairs().choose({ QStringLiteral("Minions of Cthulhu"), QStringLiteral("Elder Things") });
        checkWindow("pairs");
        m_open->root().pairs().compare();
        checkWindow("a comparison");
        accessibility::withText<QPushButton>(m_open->root().pairs(), QStringLiteral("Back"))->click();
        ui::PrimerPage& primer = *m_open->root().primer();
        tests::showPage(window(), &primer);
        for (int page = 0;; ++page) {
            primer.turnTo(page);
            if (primer.page() != page)
                break;
            checkWindow("how it is played");
        }
        tests::showPage(window(), m_open->root().factions());
        checkWindow("own factions, none yet");
        m_open->root().factions()->create();
        checkWindow("own factions");
        tests::showPage(window(), &m_open->root().rules());
        m_open->root().rules().search(QStringLiteral("move before a base scores"));
        const auto* found
            = accessibility::find<QListView>(m_open->root().rules(), QStringLiteral("Found in the rules"));
        QVERIFY(found != nullptr && found->model()->rowCount() > 0); // in each language
        checkWindow("rules, found");
        m_open->root().rules().openTopic(QStringLiteral("Powderkeg"));
        checkWindow("rules, an entry");
        tests::showPage(window(), m_open->root().lab(m_open->game()));
        QTRY_VERIFY(m_open->root().lab(m_open->game())->presenter().isReady());
        checkWindow("the lab");
        tests::showPage(window(), &m_open->root().matches());
        m_open->root().matches().refresh();
        checkWindow("matches");
        m_open->root().matches().showStatistics();
        checkWindow("statistics");
        m_open->root().matches().showCards();
        checkWindow("cards");
        m_open->root().matches().showPuzzles();
        checkWindow("puzzles");
        m_open->root().matches().showList();
        sheet();
        QVERIFY(m_open->root().matches().openMatch(m_finished));
        checkWindow("a finished match");
        QVERIFY(m_open->root().matches().openMatch(m_running));
        checkWindow("a running match");
        play().forgetMatch(play().matchId());
        tests::showPage(window(), &play());
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
        tests::showPage(window(), &m_open->root().settings());
        checkWindow("settings");
        m_open->action(QStringLiteral("&Keyboard shortcuts"))->trigger();
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().shortcuts()));
        checkWindow("shortcuts");
        checkModal("about", [this] { m_open->action(QStringLiteral("&About Breakpoint"))->trigger(); });
        tests::showPage(window(), &m_open->root().pairs());
        accessibility::withText<QPushButton>(m_open->root().pairs(), QStringLiteral("For a table…"))->click();
        checkDialog("pairs for a table");
        dialog()->reject();
        checkModal("save a pair", [this] {
            accessibility::withText<QPushButton>(m_open->root().pairs(), QStringLiteral("Save as…"))->click();
        });
        tests::showPage(window(), &m_open->root().matches());
        m_open->root().matches().setMatchOnTable(m_running);
        QVERIFY(m_open->root().matches().openMatch(m_running));
        checkModal("delete the match on the table", [this] {
            auto* view = m_open->root().matches().findChild<ui::MatchView*>();
            accessibility::withText<QPushButton>(*view, QStringLiteral("Delete"))->click();
        });
    }

    /// A base scores and the person may answer: question, answers and what stands beside them are in sight together.
    void answersToAScoringAreInSight_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("after");
        for (const char* language : { "en", "de" })
            for (const bool after : { false, true })
                QTest::addRow("%s, %s", language, after ? "after" : "before") << QString::fromLatin1(language) << after;
    }

    void answersToAScoringAreInSight()
    {
        QFETCH(QString, language);
        QFETCH(bool, after);
        ui::speak(language);
        const std::int64_t id = answerTime(after);
        QVERIFY(id != 0);
        tests::showPage(window(), &play());
        for (const int percent : { 100, 200 }) {
            setText(percent);
            play().resumeMatch(id);
            QTRY_VERIFY(accessibility::find<QWidget>(play(), QStringLiteral("Prompt")) != nullptr);
            const auto* prompt = accessibility::find<QWidget>(play(), QStringLiteral("Prompt"));
            const auto answers = [prompt] {
                QList<const QPushButton*> all;
                for (const QPushButton* each : prompt->findChildren<QPushButton*>())
                    if (each->isVisible())
                        all << each;
                return all;
            };
            QTRY_VERIFY(answers().size() > 3); // to use a card, to pass, Undo and Hint
            checkWindow("an answer to a scoring");
            for (const QSize& size : { kSmall, kOld }) {
                window().resize(size);
                const auto* question = prompt->findChild<QLabel*>(QStringLiteral("question"));
                const auto cut = [&] {
                    QStringList all;
                    for (const QPushButton* each : answers())
                        if (each->visibleRegion().boundingRect() != each->rect())
                            all << each->text();
                    if (question->visibleRegion().boundingRect() != question->rect()
                        || question->height() < question->heightForWidth(question->width()))
                        all << question->text();
                    return all;
                };
                QTRY_VERIFY2(cut().isEmpty(),
                    qPrintable(QStringLiteral("%1 % at %2: %3")
                                   .arg(QString::number(percent), words(size), cut().join(QStringLiteral(" | ")))));
            }
        }
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
        tests::showPage(window(), &m_open->root().matches());
        m_open->root().matches().refresh();
        check("the list of matches");
        tests::showPage(window(), &play());
        play().resumeMatch(m_running);
        QTRY_VERIFY(accessibility::find<QAbstractItemView>(play(), QStringLiteral("Table")) != nullptr);
        check("the table");
        tests::showPage(window(), &m_open->root().pairs());
        m_open->root().pairs().choose({ QStringLiteral("Minions of Cthulhu"), QStringLiteral("Elder Things") });
        m_open->root().pairs().compare();
        check("a comparison");
    }

    /// Cards have the sizes of the mock-ups in a window of theirs and grow with it, where the text has not grown
    /// already; all rows stay in sight.
    void cardsGrowWithTheWindow()
    {
        playTwo();
        tests::showPage(window(), &play());
        play().resumeMatch(m_running);
        QTRY_VERIFY(accessibility::find<QAbstractItemView>(play(), QStringLiteral("Table")) != nullptr);
        auto* table = accessibility::find<QAbstractItemView>(play(), QStringLiteral("Table"));
        const auto growth = [&](const QSize& size) {
            window().resize(size);
            QTest::qWait(20);
            return static_cast<double>(table->font().pixelSize()) / window().font().pixelSize();
        };
        QCOMPARE(growth({ 1440, 900 }), 1.0);
        const double large = growth({ 1900, 1050 });
        QVERIFY2(large > 1.1 && large < 1.3, qPrintable(QString::number(large)));
        QCOMPARE(table->verticalScrollBar()->maximum(), 0);
        const double larger = growth({ 2560, 1440 });
        QVERIFY2(larger > 1.5 && larger < 1.8, qPrintable(QString::number(larger)));
        QCOMPARE(table->verticalScrollBar()->maximum(), 0);
        QVERIFY(growth({ 1900, 700 }) <= 1.0); // high enough, too
        setText(150);
        QVERIFY(growth({ 1900, 1050 }) <= 1.0);
    }

    /// What waits is offered in words that give way to the window.
    void matchesThatWaitFitIntoTheTable()
    {
        played({ "human", "level:1", "level:1", "level:1" }, 3);
        window().resize(1024, 768);
        setText(175);
        tests::showPage(window(), &play());
        QApplication::processEvents();
        int offered = 0;
        for (const QPushButton* each : play().findChildren<QPushButton*>())
            if (each->isVisible() && each->text().contains(QStringLiteral("Bartholomew"))) {
                ++offered;
                QVERIFY(each->toolTip().contains(QStringLiteral("Bartholomew the 4")));
            }
        QCOMPARE(offered, 1);
        for (const QWidget* around = &play(); around != nullptr; around = around->parentWidget())
            if (const auto* area = qobject_cast<const QScrollArea*>(around))
                QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }

    /// Without a match the table has the heading that every page has, where every page has it.
    void theTableWithoutAMatchHasItsHeading()
    {
        window().resize(1280, 800);
        for (const int percent : { 100, 175 }) {
            setText(percent);
            const auto placeOf = [this](QWidget& page, const QString& title) {
                tests::showPage(window(), &page);
                QApplication::processEvents();
                for (const QLabel* label : page.findChildren<QLabel*>())
                    if (label->isVisible() && tests::says(label->text(), title)
                        && label->property("role") == QLatin1String("title"))
                        return QRect(label->mapTo(&window(), QPoint()), label->size());
                return QRect();
            };
            const QRect usual = placeOf(m_open->root().matches(), QStringLiteral("Matches"));
            const QRect here = placeOf(play(), QStringLiteral("Play"));
            QVERIFY(usual.isValid() && here.isValid());
            QCOMPARE(here.left(), usual.left());
            QVERIFY(std::abs(here.center().y() - usual.center().y()) <= 1);
            const auto* menu = accessibility::find<QAbstractButton>(play(), QStringLiteral("Match menu"));
            QVERIFY(menu != nullptr && menu->mapTo(&play(), QPoint(menu->width(), 0)).x() > play().width() - 40);
        }
    }

    /// Where there is no match yet, what one may do is read whole, though the words are longest in German.
    void theFirstStepsAreReadWhole()
    {
        ui::speak(QStringLiteral("de"));
        setText(200);
        window().resize(900, 560);
        tests::showPage(window(), &m_open->root().matches());
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
