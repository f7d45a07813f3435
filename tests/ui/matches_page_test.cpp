#include "core/record/match_session.h"
#include "tests/support/fake_game.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/charts/score_chart.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/models/move_list_model.h"
#include "ui/pages/matches/mark_list.h"
#include "ui/pages/matches/match_list_view.h"
#include "ui/pages/matches/match_preview.h"
#include "ui/pages/matches/match_table.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/pages/matches/seat_figures.h"
#include "ui/pages/why_panel.h"
#include "ui/text/seat_names.h"
#include "ui/widgets/text_table.h"

#include <QApplication>
#include <QChart>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLabel>
#include <QLegend>
#include <QLegendMarker>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <atomic>
#include <semaphore>
#include <thread>

/// The matches page over matches of the fake game: two that are over and one that is running.
class MatchesPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init();
    void cleanup();
    void saysThatThereIsNothing();
    void listsAndFilters();
    void readsTheListBesideTheWindow();
    void countsTheEndsOfOldMatches();
    void opensByKeyboardAndComesBack();
    void endsItsChartWithTheFinalScore();
    void showsWhatTheEndTookOff();
    void namesInTheMovesTakeOneLine();
    void headingsAreCutAtNoLetter();
    void callsNobodyAWinnerOfADraw();
    void marksEveryScoredBase();
    void stepsThroughTheMoves();
    void leavesOutWhatIsNoStory();
    void goesWhereTheChartIsClicked();
    void movesAlongTheChart();
    void leadsToWhatScored();
    void goesOnByItself();
    void playsOnFromAMove();
    void showsWhatBecameOfTheOpenedMatch();
    void saysThatTheMatchIsOnTheTable();
    void buttonsKeepTheirPlaces();
    void theLegendHasRoomForItsWords();
    void continuesARunningMatch();
    void choosesOneAlone();
    void deletesAndBringsBack();
    void bringsBackWhatWasDeletedOneByOne();
    void exportsWholeFiles();
    void listsWhatDoesNotReplay();
    void everythingHasAName();
    void theLinesOfTheChartAreExplained();
    void theChartStaysHighEnoughForItsLetters();

private:
    template <typename Widget = QPushButton>
    Widget* find(const QString& name)
    {
        for (Widget* widget : m_page->findChildren<Widget*>())
            if (tests::says(accessibility::nameOf(widget), name) && widget->isVisible())
                return widget;
        return nullptr;
    }
    ui::MatchTable* list() { return find<ui::MatchTable>(QStringLiteral("Matches")); }

    samples::PairGame m_game;
    std::unique_ptr<tests::MemoryMatchStore> m_store;
    std::unique_ptr<ui::MatchesPage> m_page;
    std::int64_t m_finished = 0;
    std::int64_t m_running = 0;
};

void MatchesPageTest::init()
{
    tests::speakNext();
    m_store = std::make_unique<tests::MemoryMatchStore>();
    samples::playInto(*m_store, m_game, 1);
    m_finished = samples::playInto(*m_store, m_game, 2);
    m_running = samples::playInto(*m_store, m_game, 3, 25);
    m_page = std::make_unique<ui::MatchesPage>(m_game, *m_store);
    m_page->resize(1360, 860);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void MatchesPageTest::cleanup()
{
    m_page.reset();
    m_store.reset();
    ui::speak(QStringLiteral("en"));
}

void MatchesPageTest::saysThatThereIsNothing()
{
    tests::MemoryMatchStore empty;
    ui::MatchesPage page(m_game, empty);
    page.show();
    QVERIFY(!page.findChild<ui::MatchTable*>()->isVisible());
    QVERIFY(!page.findChild<ui::MatchPreview*>()->isVisible()); // no empty column beside it
    QVERIFY(m_page->findChild<ui::MatchPreview*>()->isVisible());
    page.activateWindow();
    QTRY_COMPARE(page.focusWidget(), accessibility::find<QPushButton>(page, QStringLiteral("Play a match")));
    bool said = false;
    for (const QLabel* label : page.findChildren<QLabel*>())
        said = said || (label->isVisible() && label->text() == tests::inWords(QStringLiteral("No match yet")));
    QVERIFY(said);
    QSignalSpy played(&page, &ui::MatchesPage::playAsked);
    QTest::mouseClick(accessibility::find<QPushButton>(page, QStringLiteral("Play a match")), Qt::LeftButton);
    QCOMPARE(played.count(), 1);
}

void MatchesPageTest::listsAndFilters()
{
    QCOMPARE(list()->model()->rowCount(), 3);
    QTest::mouseClick(find(QStringLiteral("Show running matches")), Qt::LeftButton);
    QCOMPARE(list()->model()->rowCount(), 1);
    QTest::mouseClick(find(QStringLiteral("Show finished matches")), Qt::LeftButton);
    QCOMPARE(list()->model()->rowCount(), 2);
    QTest::mouseClick(find(QStringLiteral("Show all matches")), Qt::LeftButton);
    auto* search = find<QLineEdit>(QStringLiteral("Search the matches"));
    QTest::keyClicks(search, QString::number(QDateTime::currentDateTimeUtc().date().year())); // of when they began
    QCOMPARE(list()->model()->rowCount(), 3);
    QTest::keyClicks(search, QStringLiteral(" zeppelin"));
    QVERIFY(list() == nullptr); // says that no match is like that
    search->clear();
    QCOMPARE(list()->model()->rowCount(), 3);
    // Who gave no name is found by what he is called.
    QTest::keyClicks(search, tests::inWords(QStringLiteral("Player 1")).section(QLatin1Char(' '), 0, 0));
    QCOMPARE(list()->model()->rowCount(), 3);
    search->clear();
}

void MatchesPageTest::readsTheListBesideTheWindow()
{
    core::MatchRecord record;
    m_store->load(m_finished, record);
    tests::MemoryMatchStore many; // whose readers are all beside the window
    std::int64_t id = 0;
    for (int count = 0; count < 250; ++count)
        QVERIFY(many.begin(record, id).ok());
    std::counting_semaphore<1000> gate(0);
    std::atomic<bool> open = false;
    std::atomic<bool> inTheWindow = false;
    const auto window = std::this_thread::get_id();
    const core::OpenMatches elsewhere = [&](core::StoreResult&) {
        inTheWindow = inTheWindow || std::this_thread::get_id() == window;
        while (!open && !gate.try_acquire_for(std::chrono::milliseconds(5))) { }
        return std::make_shared<tests::MemoryMatchStore>(many);
    };
    ui::MatchesPage page(m_game, many, elsewhere);
    const auto opened = qScopeGuard([&] { open = true; }); // whoever still waits
    page.resize(1360, 860);
    page.show();
    auto* table = accessibility::find<ui::MatchTable>(page, QStringLiteral("Matches"));
    QTest::qWait(50); // nothing came yet, and nobody waits for it
    QCOMPARE(table->model()->rowCount(), 0);
    QVERIFY(table->isVisible()); // nor is it said that there is no match
    gate.release();
    QTRY_COMPARE(table->model()->rowCount(), 250); // so many there are; the first hundred is known
    const auto id250 = [&] { return table->model()->index(249, 0).data(ui::MatchListModel::MatchIdRole).toLongLong(); };
    gate.release(); // somebody looks for matches to count
    table->scrollToBottom();
    QCOMPARE(id250(), 0);
    open = true;
    QTRY_COMPARE(id250(), 1); // the oldest
    table->scrollToTop();
    QTest::keyClick(table, Qt::Key_A, Qt::ControlModifier); // all, those that nobody looked at among them
    QTest::keyClick(table, Qt::Key_Delete);
    QTRY_COMPARE(table->model()->rowCount(), 0);
    QTest::keyClick(&page, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(table->model()->rowCount(), 250);
    QTest::keyClicks(page.findChild<QLineEdit*>(), QStringLiteral("zeppelin"));
    QTRY_COMPARE(table->model()->rowCount(), 0);
    QTRY_VERIFY(!table->isVisible());
    QVERIFY(!inTheWindow);
}

void MatchesPageTest::countsTheEndsOfOldMatches()
{
    core::MatchRecord record;
    m_store->load(m_finished, record);
    record.summary.count.reset(); // as from before it was written
    tests::MemoryMatchStore old;
    std::int64_t id = 0;
    QVERIFY(old.begin(record, id).ok());
    m_game.count = { "Fog", { 3, 0, 0, 0 } };
    const auto back = qScopeGuard([&] { m_game.count = {}; });
    {
        const core::OpenMatches elsewhere
            = [&old](core::StoreResult&) { return std::shared_ptr<core::MatchStore>(std::shared_ptr<void>(), &old); };
        ui::MatchesPage page(m_game, old, elsewhere);
        page.resize(1360, 860);
        page.show();
        const auto* table = accessibility::find<ui::MatchTable>(page, QStringLiteral("Matches"));
        QTRY_COMPARE(table->model()->rowCount(), 1);
        const auto result = [table] {
            return table->model()->index(0, ui::MatchListModel::ResultColumn).data(Qt::AccessibleTextRole).toString();
        };
        QTRY_VERIFY(result().contains(QStringLiteral("3 ")) && result().contains(QStringLiteral("Fog")));
    }
    old.load(id, record);
    QVERIFY(record.summary.count.has_value()); // so that nobody has to count again
    QCOMPARE(record.summary.count->what, "Fog");
}

void MatchesPageTest::opensByKeyboardAndComesBack()
{
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Return);
    auto* moves = find<ui::TextTable>(QStringLiteral("Moves of the match"));
    QVERIFY(moves != nullptr);
    QTRY_VERIFY(moves->hasFocus());
    QTest::keyClick(m_page.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(list() != nullptr && list()->hasFocus());
    QCOMPARE(list()->currentIndex().row(), 1); // where the person left
}

void MatchesPageTest::endsItsChartWithTheFinalScore()
{
    QVERIFY(m_page->openMatch(m_finished));
    core::MatchRecord record;
    m_store->load(m_finished, record);
    const auto* chart = m_page->findChild<ui::MatchView*>()->findChild<ui::ScoreChart*>();
    for (int seat = 0; seat < 2; ++seat) {
        const QPointF last = chart->lastPoint(core::seatAt(seat));
        QCOMPARE(last.y(), static_cast<double>(record.summary.score[static_cast<std::size_t>(seat)]));
        QCOMPARE(last.x(), static_cast<double>(record.standings.back().turn));
    }
    // The same in the table beside it, which a screen reader reads.
    const QAbstractItemModel* numbers
        = accessibility::find<ui::TextTable>(*m_page, QStringLiteral("Score after each turn"))->model();
    const int row = numbers->rowCount() - 1;
    QCOMPARE(numbers->index(row, 1).data().toInt(), static_cast<int>(record.summary.score[0]));
    QCOMPARE(numbers->index(row, 2).data().toInt(), static_cast<int>(record.summary.score[1]));
}

void MatchesPageTest::showsWhatTheEndTookOff()
{
    core::MatchRecord record;
    m_store->load(m_finished, record);
    m_game.count = { "Fog", { 3, 0, 0, 0 } };
    QVERIFY(m_page->openMatch(m_finished));
    const auto* view = m_page->findChild<ui::MatchView*>();
    const auto* chart = view->findChild<ui::ScoreChart*>();
    const int score = record.summary.score[0];
    QCOMPARE(chart->lastPoint(core::Seat::First).y(), static_cast<double>(score));
    QVERIFY(chart->lastPoint(core::Seat::First).x() > record.standings.back().turn);
    QCOMPARE(chart->highestPoint(core::Seat::First), static_cast<double>(score + 3));
    const QString sum = tests::inWords(QStringLiteral("%1 (%2 − 3 for Fog)").arg(score).arg(score + 3));
    QVERIFY(view->findChild<ui::SeatFigures*>()->accessibleDescription().contains(sum));
    m_game.count = {};
}

void MatchesPageTest::namesInTheMovesTakeOneLine()
{
    QVERIFY(m_page->openMatch(m_finished));
    const auto* moves = find<ui::TextTable>(QStringLiteral("Moves of the match"));
    const QModelIndex name = moves->model()->index(1, ui::MoveListModel::WhoColumn);
    QStyleOptionViewItem narrow;
    narrow.font = moves->font();
    narrow.rect = QRect(0, 0, 30, 1);
    QStyleOptionViewItem wide = narrow;
    wide.rect.setWidth(500);
    QCOMPARE(
        moves->itemDelegate()->sizeHint(narrow, name).height(), moves->itemDelegate()->sizeHint(wide, name).height());
    QCOMPARE(name.data(Qt::ToolTipRole), name.data()); // where it is cut
}

void MatchesPageTest::headingsAreCutAtNoLetter()
{
    m_page->resize(1100, 700); // what the page gets of the smallest usual screen
    QVERIFY(m_page->openMatch(m_finished));
    QTest::mouseClick(find(QStringLiteral("Show the scoring history as a table")), Qt::LeftButton);
    const auto* shown = find<ui::TextTable>(QStringLiteral("Score after each turn"));
    QVERIFY(shown != nullptr);
    QFont font = shown->horizontalHeader()->font();
    font.setWeight(QFont::Medium);
    const int turn = QFontMetrics(font).horizontalAdvance(shown->model()->headerData(0, Qt::Horizontal).toString());
    QTRY_VERIFY(shown->columnWidth(0) >= turn + 16); // the margins of a heading
}

void MatchesPageTest::callsNobodyAWinnerOfADraw()
{
    core::Problems problems;
    const auto session
        = core::MatchSession::start(m_game, tests::fakeSetup(2, 4), { "human", "human" }, m_store.get(), problems);
    QVERIFY(session != nullptr);
    session->choose(core::kAgreeToEnd);
    QVERIFY(m_page->openMatch(session->record().summary.id));
    QVERIFY(!m_page->findChild<ui::SeatFigures*>()->accessibleDescription().contains(
        tests::inWords(QStringLiteral("won"))));
}

void MatchesPageTest::marksEveryScoredBase()
{
    QVERIFY(m_page->openMatch(m_finished));
    core::MatchRecord record;
    m_store->load(m_finished, record);
    int gains = 0;
    for (const core::RecordedMark& scoring : record.marks)
        gains += (scoring.points[0] != 0 ? 1 : 0) + (scoring.points[1] != 0 ? 1 : 0);
    QVERIFY(gains > 0);
    QCOMPARE(m_page->findChild<ui::MatchView*>()->findChild<ui::ScoreChart*>()->markCount(), gains);
}

void MatchesPageTest::stepsThroughTheMoves()
{
    QVERIFY(m_page->openMatch(m_finished));
    core::MatchRecord record;
    m_store->load(m_finished, record);
    auto* moves = find<ui::TextTable>(QStringLiteral("Moves of the match"));
    const auto* figures = m_page->findChild<ui::SeatFigures*>();
    QCOMPARE(moves->model()->rowCount(), static_cast<int>(record.choices.size()) + 1); // and the start
    QCOMPARE(moves->currentIndex().row(), moves->model()->rowCount() - 1);
    QVERIFY(!find(QStringLiteral("One move on"))->isEnabled());
    QTest::mouseClick(find(QStringLiteral("Show every step")), Qt::LeftButton);
    QTest::mouseClick(find(QStringLiteral("One move back")), Qt::LeftButton);
    QCOMPARE(moves->currentIndex().row(), moves->model()->rowCount() - 2);
    QTest::mouseClick(find(QStringLiteral("To the start")), Qt::LeftButton);
    QCOMPARE(moves->currentIndex().row(), 0);
    QCOMPARE(moves->currentIndex().siblingAtColumn(ui::MoveListModel::MoveColumn).data().toString(),
        QCoreApplication::translate("ui::MoveListModel", "Start"));
    QVERIFY(figures->accessibleDescription().contains(QStringLiteral("0")));
    QVERIFY(!find(QStringLiteral("One move back"))->isEnabled());
    QTest::mouseClick(find(QStringLiteral("One move on")), Qt::LeftButton);
    QCOMPARE(moves->currentIndex().row(), 1);
    QTest::mouseClick(find(QStringLiteral("To the end")), Qt::LeftButton);
    QVERIFY(figures->accessibleDescription().contains(QString::number(record.summary.score[0])));
    QVERIFY(figures->accessibleDescription().contains(QString::number(record.summary.score[1])));
    QVERIFY(figures->accessibleDescription().contains(tests::inWords(QStringLiteral("won"))));
}

void MatchesPageTest::leavesOutWhatIsNoStory()
{
    QVERIFY(m_page->openMatch(m_finished));
    auto* moves = find<ui::TextTable>(QStringLiteral("Moves of the match"));
    const auto shown = [&] {
        int rows = 0;
        for (int row = 0; row < moves->model()->rowCount(); ++row)
            rows += moves->isRowHidden(row) ? 0 : 1;
        return rows;
    };
    const int story = shown();
    QVERIFY(story < moves->model()->rowCount());
    QVERIFY(story > 10);
    QVERIFY(!moves->isRowHidden(moves->model()->rowCount() - 1)); // the end is told
    QSet<int> turns;
    for (int row = 1; row < moves->model()->rowCount(); ++row) {
        const QModelIndex move = moves->model()->index(row, ui::MoveListModel::MoveColumn);
        const QString heading = move.data(ui::MoveListModel::HeadingRole).toString();
        QVERIFY(heading.isEmpty() || !moves->isRowHidden(row)); // no heading is left out
        if (const int turn = heading.section(QLatin1Char(' '), 1, 1).toInt(); turn > 0)
            turns.insert(turn);
    }
    core::MatchRecord record;
    m_store->load(m_finished, record);
    QCOMPARE(turns.size(), record.summary.turns); // each turn has one
    // A step goes from what is told to what is told.
    QTest::keyClick(moves, Qt::Key_Home);
    QCOMPARE(moves->currentIndex().row(), 0);
    for (int step = 1; step < 6; ++step) {
        QTest::keyClick(moves, Qt::Key_Right);
        QVERIFY(!moves->isRowHidden(moves->currentIndex().row()));
    }
    const int there = moves->currentIndex().row();
    QTest::keyClick(moves, Qt::Key_Left);
    QVERIFY(moves->currentIndex().row() < there);
    QTest::keyClick(moves, Qt::Key_End);
    QCOMPARE(moves->currentIndex().row(), moves->model()->rowCount() - 1);
    QTest::mouseClick(find(QStringLiteral("Show every step")), Qt::LeftButton);
    QCOMPARE(shown(), moves->model()->rowCount());
}

void MatchesPageTest::goesWhereTheChartIsClicked()
{
    QVERIFY(m_page->openMatch(m_finished));
    core::MatchRecord record;
    m_store->load(m_finished, record);
    auto* chart = m_page->findChild<ui::MatchView*>()->findChild<ui::ScoreChart*>();
    auto* slider = find<QSlider>(QStringLiteral("Move that is shown"));
    QCOMPARE(slider->value(), static_cast<int>(record.choices.size()));
    // What scrolls the page passes over it.
    QWheelEvent wheel(slider->rect().center(), slider->mapToGlobal(slider->rect().center()), {}, { 0, -120 },
        Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(slider, &wheel);
    QVERIFY(!wheel.isAccepted());
    QCOMPARE(slider->value(), static_cast<int>(record.choices.size()));
    const QRectF plot = chart->chart()->mapToScene(chart->chart()->plotArea()).boundingRect();
    const int middle = static_cast<int>(plot.center().y());
    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, QPoint(static_cast<int>(plot.left()) + 1, middle));
    QVERIFY(slider->value() < 12); // the first turn
    QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, QPoint(static_cast<int>(plot.center().x()), middle));
    const int half = slider->value();
    QVERIFY(half > static_cast<int>(record.choices.size()) / 4 && half < static_cast<int>(record.choices.size()));
    // By keyboard: the numbers as a table; the values of each turn are told, Enter goes there.
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_L, Qt::ControlModifier);
    QVERIFY(find<ui::TextTable>(QStringLiteral("Score after each turn"))->hasFocus());
    QTest::mouseClick(find(QStringLiteral("Show the scoring history as a table")), Qt::LeftButton); // back again
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Home);
    static const QRegularExpression atTheBeginning(QStringLiteral("^\\w+ 0: \\w+ 1:? 0, \\w+ 2:? 0"));
    QVERIFY2(chart->accessibleDescription().contains(atTheBeginning), qPrintable(chart->accessibleDescription()));
    const core::RecordedMark& mark = record.marks.front();
    for (int turn = 0; turn < mark.turn; ++turn)
        QTest::keyClick(chart, Qt::Key_Right);
    QVERIFY(chart->accessibleDescription().contains(QString::fromStdString(mark.what)));
    QTest::keyClick(chart, Qt::Key_Return);
    const auto standing = std::find_if(record.standings.begin(), record.standings.end(),
        [&](const core::TurnStanding& each) { return each.turn == mark.turn; });
    QCOMPARE(slider->value(), standing->choice); // where that turn ended
    // A part of it more closely, and all of it again.
    const auto all = chart->shownTurns();
    QTest::keyClick(chart, Qt::Key_Plus);
    QVERIFY(chart->shownTurns().second - chart->shownTurns().first < all.second - all.first);
    QTest::keyClick(chart, Qt::Key_0);
    QCOMPARE(chart->shownTurns(), all);
}

void MatchesPageTest::movesAlongTheChart()
{
    QVERIFY(m_page->openMatch(m_finished));
    core::MatchRecord record;
    m_store->load(m_finished, record);
    const int last = record.standings.back().turn;
    auto* chart = m_page->findChild<ui::MatchView*>()->findChild<ui::ScoreChart*>();
    auto* slider = find<QSlider>(QStringLiteral("Move that is shown"));
    const int before = slider->value();
    const auto all = chart->shownTurns();
    for (int times = 0; times < 4; ++times)
        QTest::mouseClick(find(QStringLiteral("Show fewer turns, more closely")), Qt::LeftButton);
    const auto width = [chart] { return chart->shownTurns().second - chart->shownTurns().first; };
    const double shown = width();
    QVERIFY(shown < 0.5 * (all.second - all.first));
    QVERIFY(chart->shownTurns().second >= last); // the end, where the match is looked at
    // By keys, as far as they go.
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Home);
    QCOMPARE(chart->shownTurns().first, 0.0);
    for (int turn = 1; turn <= last; ++turn) {
        QTest::keyClick(chart, Qt::Key_Right);
        QVERIFY(chart->shownTurns().first <= turn && turn <= chart->shownTurns().second);
    }
    QVERIFY(chart->shownTurns().first > 0);
    QTest::keyClick(chart, Qt::Key_Home);
    // By the wheel.
    const QPoint middle = chart->viewport()->rect().center();
    const auto turn = [&](int by) {
        QWheelEvent wheel(middle, chart->viewport()->mapToGlobal(middle), {}, { 0, by }, Qt::NoButton,
            Qt::ShiftModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(chart->viewport(), &wheel);
    };
    turn(-120);
    QVERIFY(chart->shownTurns().first > 0.3);
    turn(120);
    QCOMPARE(chart->shownTurns().first, 0.0);
    // By dragging, which picks nothing.
    QTest::mousePress(chart->viewport(), Qt::LeftButton, {}, middle);
    QTest::mouseMove(chart->viewport(), middle - QPoint(40, 0));
    QTest::mouseMove(chart->viewport(), middle - QPoint(80, 0));
    QTest::mouseRelease(chart->viewport(), Qt::LeftButton, {}, middle - QPoint(80, 0));
    QVERIFY(chart->shownTurns().first > 0.3);
    QCOMPARE(width(), shown);
    QCOMPARE(slider->value(), before);
    QTest::mouseClick(find(QStringLiteral("Show more turns")), Qt::LeftButton);
    QVERIFY(width() > shown);
    QWidget* const whole = find(QStringLiteral("Show all turns"));
    QVERIFY(whole->parentWidget()->geometry().bottom() <= chart->chart()->plotArea().top()); // over no line
    QTest::mouseClick(whole, Qt::LeftButton);
    QCOMPARE(chart->shownTurns(), all);
    QTest::mouseClick(find(QStringLiteral("Show the scoring history as a table")), Qt::LeftButton);
    QVERIFY(find(QStringLiteral("Show all turns")) == nullptr);
    QTest::mouseClick(find(QStringLiteral("Show the scoring history as a table")), Qt::LeftButton);
    QVERIFY(find(QStringLiteral("Show all turns")) != nullptr);
}

void MatchesPageTest::leadsToWhatScored()
{
    core::MatchRecord record;
    QVERIFY(m_store->load(m_finished, record).ok());
    QVERIFY(!record.marks.empty());
    QVERIFY(m_page->openMatch(m_finished));
    auto* view = m_page->findChild<ui::MatchView*>();
    auto* list = view->findChild<ui::MarkList*>();
    QVERIFY(list->isVisible());
    const QList<QAbstractButton*> lines = list->findChildren<QAbstractButton*>();
    QCOMPARE(lines.size(), static_cast<qsizetype>(record.marks.size()));
    QTRY_VERIFY(lines.last()->height() > 0); // laid out
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const core::RecordedMark& mark = record.marks[static_cast<std::size_t>(i)];
        QStringList points;
        for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat)
            if (mark.points[seat] != 0)
                points << QStringLiteral("%1: %2").arg(
                    ui::shownName(record.summary.seats[seat].name), QString::number(mark.points[seat]));
        QString told = QStringLiteral("Turn %1: %2").arg(QString::number(mark.turn), QString::fromStdString(mark.what));
        if (!points.isEmpty())
            told += QStringLiteral(". %1").arg(points.join(QStringLiteral(", ")));
        QVERIFY2(tests::says(accessibility::nameOf(lines[i]), told), qPrintable(accessibility::nameOf(lines[i])));
        QTest::mouseClick(lines[i], Qt::LeftButton);
        QCOMPARE(find<QSlider>(QStringLiteral("Move that is shown"))->value(), mark.choice);
    }
}

void MatchesPageTest::goesOnByItself()
{
    QVERIFY(m_page->openMatch(m_finished));
    auto* moves = find<ui::TextTable>(QStringLiteral("Moves of the match"));
    auto* slider = find<QSlider>(QStringLiteral("Move that is shown"));
    QTest::keyClick(moves, Qt::Key_Home);
    QTest::keyClick(moves, Qt::Key_Space);
    QTRY_VERIFY(slider->value() > 0);
    QTest::keyClick(moves, Qt::Key_Space);
    QVERIFY(!find(QStringLiteral("Go on by itself"))->isChecked());
}

void MatchesPageTest::playsOnFromAMove()
{
    QSignalSpy asked(m_page.get(), &ui::MatchesPage::continueAsked);
    QVERIFY(m_page->openMatch(m_finished));
    QVERIFY(!find(QStringLiteral("Play on from here"))->isEnabled()); // it is over there
    auto* slider = find<QSlider>(QStringLiteral("Move that is shown"));
    slider->setValue(9);
    QTest::mouseClick(find(QStringLiteral("Play on from here")), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    core::MatchRecord record;
    QVERIFY(m_store->load(asked[0][0].toLongLong(), record).ok());
    QCOMPARE(record.summary.origin, (core::MatchOrigin { m_finished, 9 }));
    QCOMPARE(record.choices.size(), 9U);
    m_page->refresh();
    QVERIFY(m_page->openMatch(record.summary.id));
    m_page->showList();
    const QModelIndex branch = list()->model()->index(0, ui::MatchListModel::SeatsColumn);
    QVERIFY(tests::mentions(branch.data(ui::MatchListModel::DetailRole).toString(),
        QStringLiteral("From match %1, move 9").arg(m_finished)));
}

void MatchesPageTest::showsWhatBecameOfTheOpenedMatch()
{
    QVERIFY(m_page->openMatch(m_running));
    auto* moves = find<ui::TextTable>(QStringLiteral("Moves of the match"));
    const int before = moves->model()->rowCount();
    core::MatchRecord record;
    QVERIFY(m_store->load(m_running, record).ok());
    core::Problems problems;
    const auto session = core::MatchSession::resume(m_game, record, m_store.get(), problems);
    QVERIFY(session != nullptr);
    QVERIFY(session->choose(session->match().prompt().choices[0]).ok());
    m_page->refresh();
    QCOMPARE(moves->model()->rowCount(), before + 1);
    QVERIFY(find(QStringLiteral("Continue")) != nullptr);
    QVERIFY(session->abandon().ok());
    m_page->refresh();
    QVERIFY(find(QStringLiteral("Continue")) == nullptr);
    QVERIFY(m_store->remove(m_running).ok());
    m_page->refresh();
    QVERIFY(list() != nullptr);
}

void MatchesPageTest::saysThatTheMatchIsOnTheTable()
{
    QSignalSpy removed(m_page.get(), &ui::MatchesPage::matchRemoved);
    m_page->setMatchOnTable(m_running);
    QVERIFY(m_page->openMatch(m_running));
    QString said;
    QTimer::singleShot(0, qApp, [&said] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        said = box->informativeText();
        QTest::mouseClick(accessibility::withText<QPushButton>(*box, QStringLiteral("Delete")), Qt::LeftButton);
    });
    QTest::mouseClick(find(QStringLiteral("Delete")), Qt::LeftButton);
    QVERIFY2(tests::mentions(said, QStringLiteral("This is the match on the table; the table will be cleared.")),
        qPrintable(said));
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed[0][0].toLongLong(), m_running);
}

/// What can be done with a match stands where it stood for the match before.
void MatchesPageTest::buttonsKeepTheirPlaces()
{
    const QStringList names { QStringLiteral("Open the match"), QStringLiteral("Export what is chosen"),
        QStringLiteral("Delete what is chosen") };
    const auto placesFor = [&](const char* shown, bool running) {
        QTest::mouseClick(find(QString::fromLatin1(shown)), Qt::LeftButton);
        const QModelIndex first = list()->model()->index(0, ui::MatchListModel::SeatsColumn);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(first).center());
        const auto is = [&] { return (find(QStringLiteral("Continue the match")) != nullptr) == running; };
        [&] { QTRY_VERIFY(is()); }();
        QTest::qWait(20);
        QList<QRect> places;
        for (const QString& name : names)
            places << find(name)->geometry();
        return places;
    };
    const QList<QRect> running = placesFor("Show running matches", true);
    QCOMPARE(placesFor("Show finished matches", false), running);
    QCOMPARE(running[1].width(), running[0].width());
    QCOMPARE(running[2].width(), running[0].width());
}

/// Letters that are large for the chart are made smaller before a word of the legend would be cut.
void MatchesPageTest::theLegendHasRoomForItsWords()
{
    ui::ScoreChart chart;
    QFont large = chart.font();
    large.setPixelSize(24);
    chart.setFont(large);
    core::MatchRecord record;
    m_store->load(m_finished, record);
    record.summary.seats[0].name = "Bartholomew the Great";
    record.summary.seats[1].name = "Wilhelmina of the Hills";
    chart.show(record, m_game.scoreScale());
    chart.resize(360, 240);
    chart.setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
    const QFontMetrics letters(chart.chart()->legend()->font());
    int words = 0;
    for (const QLegendMarker* marker : chart.chart()->legend()->markers())
        if (marker->isVisible())
            words += letters.horizontalAdvance(marker->label()) + 2 * letters.height();
    QVERIFY2(words <= chart.width(), qPrintable(QString::number(words)));
    QVERIFY(letters.height() >= 10);
}

void MatchesPageTest::continuesARunningMatch()
{
    // What one would do first with a match that is chosen is gold.
    const auto isGold = [this](const char* name) {
        const QPushButton* button = find(QString::fromLatin1(name));
        return button != nullptr && button->property("role").toString() == QLatin1String("primary");
    };
    const auto chooseFirst = [this] {
        const QModelIndex first = list()->model()->index(0, ui::MatchListModel::SeatsColumn);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(first).center());
    };
    QTest::mouseClick(find(QStringLiteral("Show running matches")), Qt::LeftButton);
    chooseFirst();
    QTRY_VERIFY(isGold("Continue the match"));
    QVERIFY(!isGold("Open the match"));
    QTest::mouseClick(find(QStringLiteral("Show finished matches")), Qt::LeftButton);
    chooseFirst();
    QTRY_VERIFY(isGold("Open the match"));
    QSignalSpy asked(m_page.get(), &ui::MatchesPage::continueAsked);
    QVERIFY(m_page->openMatch(m_finished));
    QVERIFY(find(QStringLiteral("Continue")) == nullptr);
    QVERIFY(m_page->openMatch(m_running));
    QTest::mouseClick(find(QStringLiteral("Continue")), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].toLongLong(), m_running);
}

/// Delete takes what is chosen: where a match is gone to, that is the only one, whatever key is still down.
void MatchesPageTest::choosesOneAlone()
{
    auto* const view = m_page->findChild<ui::MatchListView*>();
    view->select(m_running);
    QCOMPARE(view->chosen(), std::vector<std::int64_t> { m_running });
    QTest::keyPress(list(), Qt::Key_Control, Qt::ControlModifier);
    view->select(m_finished);
    QTest::keyRelease(list(), Qt::Key_Control);
    QCOMPARE(view->chosen(), std::vector<std::int64_t> { m_finished });
}

void MatchesPageTest::deletesAndBringsBack()
{
    QSignalSpy changed(m_page.get(), &ui::MatchesPage::matchesChanged);
    QVERIFY(m_page->openMatch(m_finished));
    QTest::mouseClick(find(QStringLiteral("Delete")), Qt::LeftButton);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(list()->model()->rowCount(), 2); // the list is shown
    core::MatchRecord record;
    QVERIFY(!m_store->load(m_finished, record).ok());
    QTest::mouseClick(find(QStringLiteral("Undo")), Qt::LeftButton);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(list()->model()->rowCount(), 3);
    QVERIFY(m_store->load(m_finished, record).ok());
    QCOMPARE(list()->currentIndex().data(ui::MatchListModel::MatchIdRole).toLongLong(), m_finished);

    // The match on the table is another thing: what lies there would go, too.
    m_page->setMatchOnTable(m_running);
    QVERIFY(m_page->openMatch(m_running));
    QTimer::singleShot(0, qApp, [] { QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape); });
    QTest::mouseClick(find(QStringLiteral("Delete")), Qt::LeftButton);
    QVERIFY(m_store->load(m_running, record).ok());
}

void MatchesPageTest::bringsBackWhatWasDeletedOneByOne()
{
    const int all = list()->model()->rowCount();
    for (int left = all - 1; left >= all - 2; --left) {
        const QModelIndex first = list()->model()->index(0, ui::MatchListModel::SeatsColumn);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(first).center());
        QWidget* remove = nullptr;
        QTRY_VERIFY((remove = find(QStringLiteral("Delete what is chosen"))) != nullptr);
        remove->setFocus();
        QTest::keyClick(remove, Qt::Key_Space);
        QCOMPARE(list()->model()->rowCount(), left);
        QVERIFY(list()->hasFocus()); // and not the button still
    }
    QTest::mouseClick(find(QStringLiteral("Undo")), Qt::LeftButton);
    QCOMPARE(list()->model()->rowCount(), all);
}

void MatchesPageTest::exportsWholeFiles()
{
    const QTemporaryDir folder;
    ui::MatchesPresenter presenter(m_game, *m_store);
    QSignalSpy failed(&presenter, &ui::MatchesPresenter::failed);
    const QString path = folder.filePath(QStringLiteral("match.json"));
    QVERIFY(presenter.exportTo(m_finished, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(QJsonDocument::fromJson(file.readAll()).isObject());
    QVERIFY(!presenter.exportTo(m_finished, folder.filePath(QStringLiteral("no/such/folder/match.json"))));
    QCOMPARE(failed.count(), 1);
    QVERIFY(!presenter.exportTo(4711, path));
    QCOMPARE(failed.count(), 2);
}

void MatchesPageTest::listsWhatDoesNotReplay()
{
    core::MatchRecord record;
    m_store->load(m_finished, record);
    record.summary.id = 0;
    record.choices[4].words = "do what nobody can";
    std::int64_t broken = 0;
    QVERIFY(m_store->begin(record, broken).ok());
    m_page->refresh();
    QVERIFY(m_page->openMatch(broken));
    auto* moves = find<ui::TextTable>(QStringLiteral("Moves of the match"));
    QCOMPARE(moves->model()->rowCount(), static_cast<int>(record.choices.size()) + 1); // and the start
    bool told = false;
    for (const ui::NoticeBar* notice : m_page->findChildren<ui::NoticeBar*>())
        told = told || !notice->sentence().isEmpty();
    QVERIFY(told);
    QTest::mouseClick(find(QStringLiteral("To the start")), Qt::LeftButton);
    QTest::mouseClick(find(QStringLiteral("To the end")), Qt::LeftButton); // nothing to show, and no crash

    // Nor is there anything to tell about such a move, however it is asked; the first four do replay.
    auto* why = m_page->findChild<ui::WhyPanel*>();
    for (int row = 0; row < moves->model()->rowCount(); ++row) {
        const QModelIndex move = moves->model()->index(row, 0);
        moves->setCurrentIndex(move);
        const bool replays = row > 0 && row <= 4;
        QCOMPARE(why->button()->isEnabled(), replays);
        QTest::keyClick(moves, Qt::Key_Return);
        QTest::keyClick(moves, Qt::Key_Enter);
        QTest::mouseDClick(moves->viewport(), Qt::LeftButton, {}, moves->visualRect(move).center());
        QCOMPARE(why->isVisible(), replays);
    }
}

void MatchesPageTest::everythingHasAName()
{
    QCOMPARE(accessibility::nameless(*m_page), QStringList());
    QVERIFY(m_page->openMatch(m_running));
    QCOMPARE(accessibility::nameless(*m_page), QStringList());
    const auto* chart = m_page->findChild<ui::MatchView*>()->findChild<ui::ScoreChart*>();
    QVERIFY(!chart->accessibleDescription().isEmpty());
}

/// Both golden lines of the chart say what they are: the goal in the legend, the move where the pointer is.
void MatchesPageTest::theLinesOfTheChartAreExplained()
{
    QVERIFY(m_page->openMatch(m_finished));
    auto* chart = m_page->findChild<ui::MatchView*>()->findChild<ui::ScoreChart*>();
    bool goal = false;
    for (const QLegendMarker* marker : chart->chart()->legend()->markers())
        goal = goal
            || (marker->isVisible()
                && tests::says(marker->label(), QStringLiteral("Goal: %1").arg(m_game.scoreScale().goal)));
    QVERIFY(goal);
    QTest::mouseClick(find(QStringLiteral("To the start")), Qt::LeftButton);
    const QString line = tests::inWords(QStringLiteral("The gold line: the move that is shown"));
    QVERIFY(chart->valuesAt(0).contains(line));
    QVERIFY(!chart->valuesAt(1).contains(line));
    const QString told = chart->accessibleDescription();
    const QStringList ways = tests::spoken(QStringLiteral("The gold line is the move that is shown, in turn 0."));
    QVERIFY2(std::any_of(ways.begin(), ways.end(), [&](const QString& way) { return told.endsWith(way); }),
        qPrintable(told));
}

/// With large letters the page scrolls rather than leave the chart a strip.
void MatchesPageTest::theChartStaysHighEnoughForItsLetters()
{
    QFont large = m_page->font();
    large.setPixelSize(23);
    m_page->setFont(large);
    QVERIFY(m_page->openMatch(m_finished));
    QTRY_VERIFY(m_page->findChild<ui::MatchView*>()->findChild<ui::ScoreChart*>()->height() >= 220);
}

REGISTER_TEST(MatchesPageTest)
#include "matches_page_test.moc"
