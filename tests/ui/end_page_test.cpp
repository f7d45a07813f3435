#include "core/game/rng.h"
#include "core/record/match_session.h"
#include "core/record/standings_csv.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/charts/score_chart.h"
#include "ui/language.h"
#include "ui/pages/play/end_buttons.h"
#include "ui/pages/play/end_highlights.h"
#include "ui/pages/play/end_page.h"
#include "ui/pages/play/end_rays.h"
#include "ui/pages/play/play_page.h"
#include "ui/text/player_words.h"
#include "ui/widgets/text_table.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QGridLayout>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace {

/// A match to its end; `winner` is the seat that shall have won alone, None for whoever does.
std::unique_ptr<core::MatchSession> over(const core::Game& game, core::MatchSetup setup,
    const std::vector<std::string>& players, core::Seat winner, core::MatchStore* store = nullptr)
{
    for (setup.seed = 1; setup.seed < 60; ++setup.seed) {
        core::Problems problems;
        auto session = core::MatchSession::start(game, setup, players, store, problems);
        core::Rng rng(setup.seed);
        while (session != nullptr && !session->match().outcome().decided) {
            const core::Prompt prompt = session->match().prompt();
            session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        if (session == nullptr || winner == core::Seat::None
            || session->match().outcome().winners == core::maskOf(winner))
            return session;
    }
    return nullptr;
}

core::MatchSetup twoSeats()
{
    core::MatchSetup setup = tests::smashUpSetup(2, 1);
    setup.seats[0].name = core::language::unnamed(0);
    setup.seats[1].name = "Marrow";
    return setup;
}

const core::Seat kYou = core::seatAt(0);
const core::Seat kMarrow = core::seatAt(1);

/// A match that You have won, opened on the page where it is played.
struct OverInWindow {
    explicit OverInWindow(QSize size, const std::string& other = "random")
        : session(over(tests::smashUp(), twoSeats(), { "human", other }, kYou, &store))
        , page(room)
    {
        page.resize(size);
        page.show();
        page.resumeMatch(session->record().summary.id);
    }

    tests::MemoryMatchStore store;
    std::unique_ptr<core::MatchSession> session;
    ui::PlayRoom room = [this] {
        ui::PlayRoom made;
        made.games = tests::smashUp();
        made.matches = &store;
        return made;
    }();
    ui::PlayPage page;
};

}

/// What is shown when a match is over.
class EndPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// The result is told to the one who plays, and only a win of a person is celebrated.
    void theResultIsTheReadersOwn_data()
    {
        QTest::addColumn<std::vector<std::string>>("players");
        QTest::addColumn<int>("winner");
        QTest::addColumn<QString>("title");
        QTest::addColumn<bool>("won");
        const std::vector<std::string> one { "human", "random" };
        QTest::addRow("won") << one << 0 << QStringLiteral("You win") << true;
        QTest::addRow("lost") << one << 1 << QStringLiteral("You lose to Marrow") << false;
        QTest::addRow("two at one screen")
            << std::vector<std::string> { "human", "human" } << 1 << QStringLiteral("Marrow wins") << true;
        QTest::addRow("computers") << std::vector<std::string> { "random", "random" } << 1
                                   << QStringLiteral("Marrow wins") << false;
    }

    void theResultIsTheReadersOwn()
    {
        QFETCH(std::vector<std::string>, players);
        QFETCH(int, winner);
        QFETCH(QString, title);
        QFETCH(bool, won);
        const auto session = over(tests::smashUp(), twoSeats(), players, core::seatAt(winner));
        QVERIFY(session != nullptr);
        ui::EndPage page(nullptr);
        page.show(*session);
        QVERIFY2(tests::says(page.accessibleName(), title), qPrintable(page.accessibleName()));
        QCOMPARE(page.isWon(), won);
        for (int seat = 0; seat < 2; ++seat) {
            const QString name = seat == 0 ? QStringLiteral("You") : QStringLiteral("Marrow");
            const QString told
                = QStringLiteral("%1: %2 victory point")
                      .arg(name, QString::number(session->match().outcome().score[static_cast<std::size_t>(seat)]));
            QVERIFY2(tests::mentions(page.accessibleDescription(), told), qPrintable(page.accessibleDescription()));
        }
    }

    /// A place on the chart leads to the match as it stood there, as far as it is kept.
    void theChartLeadsToTheMatch()
    {
        const auto session = over(tests::smashUp(), twoSeats(), { "human", "random" }, core::Seat::First);
        QVERIFY(session != nullptr);
        ui::EndPage page(nullptr);
        const QSignalSpy asked(&page, &ui::EndPage::momentAsked);
        page.show(*session);
        auto* chart = page.findChild<ui::ScoreChart*>();
        QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(chart);
        QCOMPARE(spoken->role(), QAccessible::Chart);
        for (const QAccessible::Text kind : { QAccessible::Name, QAccessible::Value, QAccessible::Description })
            QVERIFY(!spoken->text(kind).isEmpty());
        const core::TurnStanding& third = session->record().standings.at(3);
        page.setKept(false);
        Q_EMIT chart->turnPicked(third.turn);
        QCOMPARE(asked.size(), 0);
        page.setKept(true);
        Q_EMIT chart->turnPicked(third.turn);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toInt(), third.choice);
        QVERIFY(!chart->valuesAt(third.turn).isEmpty());
    }

    /// It can be read without eyes, and taken along, kept or not.
    void theChartIsATableToo()
    {
        const auto session = over(tests::smashUp(), twoSeats(), { "human", "random" }, core::Seat::First);
        QVERIFY(session != nullptr);
        ui::EndPage page(nullptr);
        page.show(*session);
        page.setKept(false);
        auto* chart = page.findChild<ui::ScoreChart*>();
        const QList<QAction*> offered = chart->actions();
        QCOMPARE(offered.size(), 2);
        QString last;
        QTimer::singleShot(0, qApp, [&last] {
            const auto* table = accessibility::dialog()->findChild<ui::TextTable*>();
            last = table->model()->index(table->model()->rowCount() - 1, 1).data().toString();
            accessibility::dialog()->reject();
        });
        offered[0]->trigger();
        QCOMPARE(last, QString::number(session->match().outcome().score[0]));
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("end.csv"));
        QTimer::singleShot(0, qApp, [&file] {
            accessibility::dialog()->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
            accessibility::dialog()->accept();
        });
        offered[1]->trigger();
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), QByteArray::fromStdString(core::toCsv(session->record())));
    }

    void aDrawIsCalledOne()
    {
        core::Problems problems;
        const auto session
            = core::MatchSession::start(tests::smashUp(), twoSeats(), { "human", "human" }, nullptr, problems);
        while (!session->match().quiet())
            session->choose(session->match().prompt().choices[0]);
        QVERIFY(session->choose(core::kAgreeToEnd).ok());
        ui::EndPage page(nullptr);
        page.show(*session);
        QVERIFY2(tests::says(page.accessibleName(), QStringLiteral("A draw")), qPrintable(page.accessibleName()));
        QVERIFY(!page.isWon());
        // Why it is one is told in the game's words.
        const QString why = QString::fromStdString(tests::smashUp().finalCount(session->match()).why.words());
        QVERIFY(!why.isEmpty());
        QVERIFY(page.accessibleDescription().contains(why));
        QVERIFY(tells(page, why));
    }

    /// What settled equal points is spelled out.
    void theRuleThatBrokeATieIsTold()
    {
        samples::PairGame game;
        game.count.why = core::language::Saying(std::string("Equal points: more of the lighthouse decides."));
        const auto session = over(game, tests::fakeSetup(2, 1), { "human", "random" }, core::Seat::None);
        ui::EndPage page(nullptr);
        page.show(*session);
        QVERIFY(tells(page, QStringLiteral("Equal points: more of the lighthouse decides.")));
    }

    /// Each column of the table of points adds up to what stands below it, and that is the final score.
    void theTableOfPointsAddsUp()
    {
        for (int seats = 2; seats <= 4; ++seats) {
            const std::vector<std::string> players(static_cast<std::size_t>(seats), "random");
            const auto session = over(tests::smashUp(), tests::smashUpSetup(seats, 1), players, core::Seat::None);
            ui::EndPage page(nullptr);
            page.show(*session);
            auto* table = page.findChild<QWidget*>(QStringLiteral("points"));
            QVERIFY(table != nullptr);
            const auto* grid = qobject_cast<QGridLayout*>(table->layout());
            const int last = grid->rowCount() - 1;
            QVERIFY(last >= 4);
            for (int seat = 0; seat < seats; ++seat) {
                int sum = 0;
                for (int row = 1; row < last; ++row)
                    sum += number(*grid, row, 2 + seat);
                QCOMPARE(sum, number(*grid, last, 2 + seat));
                QCOMPARE(sum, static_cast<int>(session->match().outcome().score[static_cast<std::size_t>(seat)]));
            }
        }
    }

    /// All words, the winner's name and the headings too, when the text size changes while it is seen.
    void theLettersGrowWithTheText()
    {
        // A theme that an earlier test put on has sizes of its own.
        const auto back = qScopeGuard([sheet = qApp->styleSheet()] { qApp->setStyleSheet(sheet); });
        qApp->setStyleSheet({});
        const auto session = over(tests::smashUp(), twoSeats(), { "human", "random" }, kYou);
        ui::EndPage page(nullptr);
        page.show(*session);
        const auto smallest = [&page] {
            int pixels = 1000;
            for (const QLabel* each : page.findChildren<QLabel*>())
                if (!each->text().isEmpty())
                    pixels = std::min(pixels, QFontInfo(each->font()).pixelSize());
            return pixels;
        };
        QFont larger = page.font();
        const int before = smallest();
        larger.setPixelSize(QFontInfo(larger).pixelSize() * 2);
        page.setFont(larger);
        QVERIFY2(smallest() >= 2 * before - 2, qPrintable(QString::number(smallest())));
    }

    /// Rays and paper move once for a win; a loss and a still page show nothing move.
    void paperFallsOnce()
    {
        ui::EndPage page(nullptr);
        auto* rays = page.findChild<ui::EndRays*>();
        page.show(*over(tests::smashUp(), twoSeats(), { "human", "random" }, kMarrow));
        page.celebrate(1000);
        QVERIFY(!rays->isRunning());
        page.show(*over(tests::smashUp(), twoSeats(), { "human", "random" }, kYou));
        page.celebrate(0);
        QVERIFY(!rays->isRunning());
        page.celebrate(60);
        QVERIFY(rays->isRunning());
        QTRY_VERIFY(!rays->isRunning());
    }

    void noBitLiesOnTheWords()
    {
        QCOMPARE(ui::EndRays::kBits, 46);
        for (int bit = 0; bit < ui::EndRays::kBits; ++bit) {
            const QPointF rest = ui::EndRays::bitAt(bit, 1);
            QVERIFY(rest.x() >= 0 && rest.x() <= 1 && rest.y() >= 0 && rest.y() <= 1);
            QVERIFY(std::abs(rest.x() - 0.5) > 0.1);
            QVERIFY(ui::EndRays::bitAt(bit, 0).y() < 0);
            for (double share = 0; share < 1; share += 0.05)
                QVERIFY(ui::EndRays::bitAt(bit, share).y() <= ui::EndRays::bitAt(bit, share + 0.05).y());
        }
    }

    /// A chart that was high gives its height back: what fits does not scroll.
    void nothingScrollsThatFits()
    {
        OverInWindow opened({ 1176, 1000 });
        ui::PlayPage& page = opened.page;
        auto* end = page.findChild<ui::EndPage*>();
        QTRY_VERIFY(end->isVisible());
        QTest::qWait(20);
        page.resize(1176, 800);
        QTest::qWait(20);
        QCOMPARE(end->findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0);
    }

    /// What is said of a card is part of the winner's points, and adds up.
    void aCardOfTheMatchIsAccountedFor()
    {
        int found = 0;
        for (const core::Seat winner : { kYou, kMarrow }) {
            const auto session = over(tests::smashUp(), twoSeats(), { "human", "random" }, winner);
            ui::EndPage page(nullptr);
            page.show(*session);
            auto* box = page.findChild<ui::CardOfMatchBox*>();
            QCOMPARE(box->isHidden(), !box->card().has_value());
            if (!box->card())
                continue;
            ++found;
            const ui::CardOfMatch& card = *box->card();
            QCOMPARE(card.seat, winner);
            int sum = card.own;
            for (const ui::CardOfMatch::Part& part : card.parts)
                sum += part.points;
            QCOMPARE(sum, card.points);
            QVERIFY(card.points <= session->match().outcome().score[static_cast<std::size_t>(core::indexOf(winner))]);
            QVERIFY(shows(page, QStringLiteral("Card of the match: %1").arg(QString::fromStdString(card.card.name))));
        }
        QVERIFY(found > 0);
    }

    /// Where the winner came to lead is named, and leads into the match; where it never changed nothing is.
    void theTurningPointLeadsIntoTheMatch()
    {
        const auto session = over(tests::smashUp(), twoSeats(), { "human", "random" }, kYou);
        core::MatchRecord record = session->record();
        record.summary.winners = core::maskOf(kYou);
        record.standings = { { 0, 0, { 0, 0 }, 0 }, { 1, 1, { 0, 4 }, 4 }, { 2, 2, { 6, 4 }, 8 } };
        record.marks = { { 1, 3, "Tortuga", { 0, 4 } }, { 2, 7, "Jungle Oasis", { 6, 0 } } };
        ui::TurningPoint turning(nullptr);
        turning.show(record, core::courseFacts(record), kYou);
        QVERIFY(!turning.isHidden());
        QVERIFY(shows(turning, QStringLiteral("The turning point: turn 2, Jungle Oasis")));
        QVERIFY(shows(turning, QStringLiteral("6 points for you, and you were in front from then on.")));
        QSignalSpy asked(&turning, &ui::TurningPoint::momentAsked);
        turning.findChild<QPushButton*>()->click();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toInt(), 7);
        record.standings = { { 0, 0, { 0, 0 }, 0 }, { 1, 1, { 4, 0 }, 4 } };
        record.marks = { { 1, 3, "Tortuga", { 4, 0 } } };
        turning.show(record, core::courseFacts(record), kYou);
        QVERIFY(turning.isHidden());
    }

    void aRematchMaySwapThePairs()
    {
        OverInWindow opened({ 1200, 760 });
        ui::PlayPage& page = opened.page;
        QTRY_VERIFY(page.findChild<ui::EndPage*>()->isVisible());
        press(page, "Swap pairs");
        QVERIFY(page.hasRunningMatch());
        core::MatchRecord record;
        QVERIFY(opened.store.load(page.matchId(), record).ok());
        QCOMPARE(record.summary.seats[0].name, std::string("Marrow"));
        for (std::size_t seat = 0; seat < 2; ++seat)
            QCOMPARE(record.summary.seats[seat].factions, opened.session->record().summary.seats[seat].factions);
        // At a larger table nobody has one other to swap with.
        ui::EndPage four(nullptr);
        four.show(*over(
            tests::smashUp(), tests::smashUpSetup(4, 1), { "random", "random", "random", "random" }, core::Seat::None));
        for (const QPushButton* each : four.findChildren<QPushButton*>())
            QVERIFY(!tests::says(each->text(), QStringLiteral("Swap pairs")) || each->isHidden());
    }

    /// Who has won against computers of one level may have them play at the next one.
    void aWinLeadsToTheNextLevel()
    {
        const auto offered = [](const std::vector<std::string>& players, core::Seat winner) {
            ui::EndPage page(nullptr);
            page.show(*over(tests::smashUp(), twoSeats(), players, winner));
            for (const QPushButton* each : page.findChildren<QPushButton*>())
                if (tests::says(each->text(), QStringLiteral("Next level: 3")) && !each->isHidden())
                    return true;
            return false;
        };
        QVERIFY(offered({ "human", "level:2" }, kYou));
        QVERIFY(!offered({ "human", "level:2" }, kMarrow));
        QVERIFY(!offered({ "human", "level:1" }, kYou));
        QVERIFY(!offered({ "human", "random" }, kYou));
        QVERIFY(!offered({ "human", "human" }, kYou));
        QCOMPARE(ui::nextLevel("level:2,style=patient"), std::string("level:3,style=patient"));
        QVERIFY(ui::nextLevel("level:5").empty());
        QVERIFY(ui::nextLevel("human").empty());

        OverInWindow opened({ 1200, 760 }, "level:2");
        QTRY_VERIFY(opened.page.findChild<ui::EndPage*>()->isVisible());
        press(opened.page, "Next level: 3");
        core::MatchRecord record;
        QVERIFY(opened.store.load(opened.page.matchId(), record).ok());
        QCOMPARE(record.summary.seats[0].player, std::string("level:3"));
        QCOMPARE(record.summary.seats[1].player, std::string("human"));
    }

    /// Who gives up is told what came of it, as at any other end, and may have a rematch.
    void givingUpEndsTheMatchHere()
    {
        tests::MemoryMatchStore store;
        ui::PlayRoom room;
        room.games = tests::smashUp();
        room.matches = &store;
        core::Problems problems;
        const auto begun
            = core::MatchSession::start(tests::smashUp(), twoSeats(), { "human", "random" }, &store, problems);
        QVERIFY(begun != nullptr);
        const std::int64_t id = begun->record().summary.id;
        ui::PlayPage page(room);
        page.resize(1200, 760);
        page.show();
        page.resumeMatch(id);
        QSignalSpy elsewhere(&page, &ui::PlayPage::matchAsked);
        QSignalSpy changed(&page, &ui::PlayPage::matchesChanged);
        QAction* giveUp = nullptr;
        for (QAction* each : page.findChildren<QAction*>())
            if (tests::says(each->text(), QStringLiteral("Give up this match")))
                giveUp = each;
        QVERIFY(giveUp != nullptr);
        giveUp->trigger();
        QTRY_VERIFY(accessibility::dialog() != nullptr);
        press(*accessibility::dialog(), "Give up");
        auto* end = page.findChild<ui::EndPage*>();
        QTRY_VERIFY(end->isVisible());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(elsewhere.count(), 0);
        QVERIFY2(tests::says(end->accessibleName(), QStringLiteral("You gave up")), qPrintable(end->accessibleName()));
        QVERIFY(accessibility::withText<QLabel>(*end, QStringLiteral("Marrow wins, for you gave up")) != nullptr);
        QVERIFY(end->isLost());
        QVERIFY(!end->isWon());
        QVERIFY(!page.hasRunningMatch());
        core::MatchRecord record;
        QVERIFY(store.load(id, record).ok());
        QCOMPARE(record.summary.status, core::MatchStatus::Abandoned);
        QCOMPARE(record.summary.winners, core::SeatMask {});
        press(page, "See the match");
        QCOMPARE(elsewhere.count(), 1);
        QSignalSpy analysed(&page, &ui::PlayPage::analysisAsked);
        const bool chose = record.summary.choices > 0;
        QCOMPARE(accessibility::find<QPushButton>(*end, QStringLiteral("Analyse"))->isVisible(), chose);
        if (chose) {
            press(page, "Analyse");
            QCOMPARE(analysed.count(), 1);
        }
        press(page, "Rematch, Marrow begins");
        QVERIFY(page.hasRunningMatch());
        QVERIFY(page.matchId() != id);
    }

    /// From the result to the table and back, home, and on to a rematch that the other begins.
    void theButtonsLeadOn()
    {
        OverInWindow opened({ 1200, 760 });
        ui::PlayPage& page = opened.page;
        auto* end = page.findChild<ui::EndPage*>();
        QTRY_VERIFY(end->isVisible());
        QVERIFY(page.focusWidget() != nullptr);
        QCOMPARE(page.focusWidget(), static_cast<QWidget*>(end->buttons().first()));
        QVERIFY(accessibility::nameless(page).isEmpty());
        // However long it is, it scrolls by itself and the page asks for no more.
        QVERIFY(page.layout()->totalMinimumHeightForWidth(page.width()) < 500);
        QVERIFY(page.findChild<QWidget*>(QStringLiteral("points"))->sizeHint().height() > 100);

        press(page, "Look at the table");
        QVERIFY(!end->isVisible());
        press(page, "Back to the result");
        QVERIFY(end->isVisible());
        QTest::keyClick(page.focusWidget(), Qt::Key_Escape);
        QVERIFY(!end->isVisible());
        QSignalSpy home(&page, &ui::PlayPage::homeAsked);
        QSignalSpy match(&page, &ui::PlayPage::matchAsked);
        press(page, "Home");
        press(page, "See the match");
        QCOMPARE(home.count(), 1);
        QCOMPARE(match.count(), 1);
        QCOMPARE(match.first().first().value<std::int64_t>(), opened.session->record().summary.id);

        press(page, "Rematch, Marrow begins");
        QVERIFY(page.hasRunningMatch());
        core::MatchRecord record;
        QVERIFY(opened.store.load(page.matchId(), record).ok());
        QCOMPARE(record.summary.seats[0].name, std::string("Marrow"));
        QCOMPARE(record.summary.seats[0].player, std::string("random"));
        QCOMPARE(record.summary.seats[1].name, core::language::unnamed(0));
        QCOMPARE(record.summary.seats[1].factions, opened.session->record().summary.seats[0].factions);
        QVERIFY(!end->isVisible());
        for (QPushButton* each : page.findChildren<QPushButton*>())
            QVERIFY2(!each->isVisible() || !tests::says(each->text(), QStringLiteral("Back to the result")),
                "the bar is gone");
    }

private:
    static bool shows(const QWidget& page, const QString& text)
    {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* each) { return tests::says(each->text(), text) && !each->isHidden(); });
    }
    /// What the game itself says, in whatever language.
    static bool tells(const QWidget& page, const QString& words)
    {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* each) { return each->text() == words && !each->isHidden(); });
    }
    static int number(const QGridLayout& grid, int row, int column)
    {
        const auto* label = qobject_cast<QLabel*>(grid.itemAtPosition(row, column)->widget());
        QString text = label->text();
        if (text == QStringLiteral("\u2013"))
            return 0;
        bool ok = false;
        const int points = text.replace(QChar(0x2212), QLatin1Char('-')).toInt(&ok);
        return ok ? points : -1000;
    }
    static void press(QWidget& page, const char* name)
    {
        for (QPushButton* each : page.findChildren<QPushButton*>())
            if (each->isVisible() && tests::says(accessibility::nameOf(each), QString::fromLatin1(name))) {
                QTest::mouseClick(each, Qt::LeftButton);
                return;
            }
        QFAIL(name);
    }
};

REGISTER_TEST(EndPageTest)
#include "end_page_test.moc"
