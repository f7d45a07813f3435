#include "core/record/match_session.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/language.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/play/play_presenter.h"
#include "ui/table/table_surface.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include <map>

using accessibility::dialog;

namespace {

/// A table that keeps what it is told.
class PlainTable final : public ui::TableSurface {
public:
    PlainTable(const core::Game& game, QWidget* parent)
        : ui::TableSurface(parent)
        , m_game(game)
        , m_bar(new QLabel(QString::fromStdString(game.name()), this))
        , m_closeUp(new QWidget(this))
    {
    }

    const core::Game& game() const { return m_game; }
    int seats() const { return m_seats; }
    void answer(core::Choice choice) { Q_EMIT chosen(choice); }

    void showMatch(const core::Match& match, core::Seat) override { m_seats = match.seatCount(); }
    void setPlayers(const QStringList&) override { }
    void setAsking(bool) override { }
    void setUndoPossible(bool) override { }
    void setNotice(const QString&, bool) override { }
    void showHint(core::Choice, const ui::HintText&) override { }
    void focusChoice() override { }
    QWidget* standingBar() override { return m_bar; }
    QWidget* closeUp() override { return m_closeUp; }

private:
    const core::Game& m_game;
    QLabel* m_bar;
    QWidget* m_closeUp;
    int m_seats = 0;
};

class KeptSettings final : public ui::PlaySettings {
public:
    QString lastGame() const override { return m_last; }
    ui::MatchPlan lastPlan(const QString& game) const override
    {
        const auto found = m_plans.find(game);
        return found == m_plans.end() ? ui::MatchPlan() : found->second;
    }
    void setLastPlan(const ui::MatchPlan& plan) override
    {
        m_last = plan.game;
        m_plans[plan.game] = plan;
    }
    int aiPause() const override { return 0; }
    void setAiPause(int) override { }
    ui::AskWhen askWhen(const QString&) const override { return ui::AskWhen::WhenItMatters; }
    void setAskWhen(const QString&, ui::AskWhen) override { }

private:
    QString m_last;
    std::map<QString, ui::MatchPlan> m_plans;
};

} // namespace

/// The play page over two games: piers with pairs, and towers with up to six seats.
class ShelfPlayTest final : public QObject {
    Q_OBJECT

private:
    samples::PairGame m_piers;
    tests::TowerGame m_towers;
    const core::Shelf m_games { std::vector<const core::Game*> { &m_piers, &m_towers } };
    std::unique_ptr<tests::MemoryMatchStore> m_store;
    std::unique_ptr<KeptSettings> m_settings;
    std::unique_ptr<ui::PlayPage> m_page;

    /// Where `all` is false, the towers have no table.
    void show(const core::Shelf& games, bool all = true)
    {
        m_page = std::make_unique<ui::PlayPage>(ui::PlayRoom { games, m_store.get(), nullptr, m_settings.get(),
            [this, all](const core::Game& game, QWidget* parent) -> ui::TableSurface* {
                return all || &game == &m_piers ? new PlainTable(game, parent) : nullptr;
            } });
        m_page->resize(1360, 860);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    std::int64_t begin(const core::Game& game, const core::MatchSetup& setup)
    {
        core::Problems problems;
        std::vector<std::string> players(setup.seats.size(), "random");
        players.front() = "human";
        const auto session = core::MatchSession::start(game, setup, players, m_store.get(), problems);
        return session == nullptr ? 0 : session->record().summary.id;
    }
    PlainTable* table()
    {
        for (PlainTable* each : m_page->findChildren<PlainTable*>())
            if (each->isVisible())
                return each;
        return nullptr;
    }
    QStringList bars()
    {
        QStringList names;
        for (PlainTable* each : m_page->findChildren<PlainTable*>())
            if (each->standingBar()->isVisible())
                names << QString::fromStdString(each->game().name());
        return names;
    }
    QComboBox* box(const char* name)
    {
        for (QComboBox* each : dialog()->findChildren<QComboBox*>())
            if (tests::says(each->accessibleName(), QLatin1String(name)) || each->objectName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    void press(const char* text)
    {
        QTest::mouseClick(accessibility::withText<QPushButton>(*dialog(), QLatin1String(text)), Qt::LeftButton);
    }
    /// Starts a match of six seats of the second game by the dialog.
    void startTowers()
    {
        m_page->newMatch();
        QTRY_VERIFY(dialog() != nullptr);
        box("Game")->setCurrentText(QStringLiteral("Falling Towers"));
        for (int i = 0; i < 4; ++i)
            press("Add a seat");
        press("Start");
    }
    /// A match that can be gone on with.
    static bool isWaiting(const QPushButton& button)
    {
        return button.isVisible() && tests::mentions(button.text(), QStringLiteral("§ · turn § · § · §"));
    }
    QString shownText(const QString& part)
    {
        for (const QLabel* label : m_page->findChildren<QLabel*>())
            if (label->isVisible() && tests::mentions(label->text(), part))
                return label->text();
        return {};
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }

    void init()
    {
        tests::speakNext();
        m_store = std::make_unique<tests::MemoryMatchStore>();
        m_settings = std::make_unique<KeptSettings>();
    }

    void cleanup()
    {
        m_page.reset();
        m_settings.reset();
        m_store.reset();
        ui::speak(QStringLiteral("en"));
    }

    void aMatchOfEachGameCanBeGoneOnWith()
    {
        const std::int64_t tower = begin(m_towers, tests::towerSetup(6, 3));
        const std::int64_t pier = begin(m_piers, tests::fakeSetup(2, 3));
        show(m_games);
        for (int turn = 0; turn < 2; ++turn) {
            m_page->resumeMatch(tower);
            QCOMPARE(m_page->matchId(), tower);
            QVERIFY(table() != nullptr);
            QCOMPARE(&table()->game(), static_cast<const core::Game*>(&m_towers));
            QCOMPARE(table()->seats(), 6);
            QCOMPARE(bars(), QStringList(QStringLiteral("Falling Towers")));
            m_page->resumeMatch(pier);
            QCOMPARE(m_page->matchId(), pier);
            QCOMPARE(&table()->game(), static_cast<const core::Game*>(&m_piers));
            QCOMPARE(table()->seats(), 2);
            QCOMPARE(bars(), QStringList(QStringLiteral("Fake Piers")));
        }
        QCOMPARE(m_page->findChildren<PlainTable*>().size(), 2); // one a game
        m_page->forgetMatch(pier);
        QVERIFY(table() == nullptr);
        QCOMPARE(bars(), QStringList());
    }

    void aMatchOfSixSeatsIsSetUpAndPlayed()
    {
        show(m_games);
        startTowers();
        QTRY_VERIFY(m_page->hasRunningMatch());
        core::MatchRecord record;
        QVERIFY(m_store->load(m_page->matchId(), record).ok());
        QCOMPARE(record.summary.game, std::string("towers"));
        QCOMPARE(record.summary.seats.size(), std::size_t { 6 });
        QCOMPARE(&table()->game(), static_cast<const core::Game*>(&m_towers));
        core::Problems problems;
        const auto match = m_towers.newMatch(record.setup(), problems);
        QCOMPARE(match->prompt().seat, core::Seat::First); // the person's
        table()->answer(match->prompt().choices[0]);
        QVERIFY(m_store->load(m_page->matchId(), record).ok());
        QVERIFY(!record.choices.empty());
    }

    void theGameThatWasSetUpLastIsOfferedFirst()
    {
        show(m_games);
        startTowers();
        QTRY_VERIFY(m_page->hasRunningMatch());
        m_page->newMatch();
        QTRY_VERIFY(dialog() != nullptr);
        QCOMPARE(box("Game")->currentText(), QStringLiteral("Falling Towers"));
        QVERIFY(box("Seat 6: player") != nullptr);
        box("Game")->setCurrentText(QStringLiteral("Fake Piers"));
        QVERIFY(box("Seat 3: player") == nullptr);
        press("Cancel");
    }

    void aPairIsPlayedInTheGameThatHasPairs()
    {
        ui::MatchPlan towers;
        towers.game = QStringLiteral("towers");
        m_settings->setLastPlan(towers);
        show(m_games);
        m_page->newMatch(
            { QStringLiteral("Anglers"), QStringLiteral("Keepers") }, QStringLiteral("tides"), QStringLiteral("fake"));
        QTRY_VERIFY(dialog() != nullptr);
        QCOMPARE(box("Game")->currentText(), QStringLiteral("Fake Piers"));
        QCOMPARE(box("Printing")->currentText(), QStringLiteral("Tides"));
        QVERIFY(
            accessibility::find<QAbstractButton>(*dialog(), QStringLiteral("Seat 1: faction 1: Anglers")) != nullptr);
        press("Cancel");
    }

    void aGameWithoutATableSaysSo()
    {
        const std::int64_t tower = begin(m_towers, tests::towerSetup(6, 3));
        show(m_games, false);
        m_page->resumeMatch(tower);
        QTRY_VERIFY(dialog() != nullptr);
        const auto* said = qobject_cast<QMessageBox*>(dialog());
        QVERIFY(said != nullptr);
        QVERIFY2(
            tests::mentions(said->text(), QStringLiteral("has no table in this window yet")), qPrintable(said->text()));
        dialog()->close();
        QCOMPARE(m_page->matchId(), std::int64_t { 0 });
        QTRY_VERIFY(dialog() == nullptr);
        startTowers();
        QTRY_VERIFY(qobject_cast<QMessageBox*>(dialog()) != nullptr);
        dialog()->close();
        QVERIFY(!m_page->hasRunningMatch());
        core::MatchRecord record;
        QVERIFY(!m_store->load(tower + 1, record).ok()); // nor is one begun that nobody could play
    }

    void aPageWhereNoGameHasATableStands()
    {
        show(m_towers, false);
        m_page->resize(700, 600);
        m_page->resumeMatch(begin(m_towers, tests::towerSetup(2, 3)));
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->close();
        QVERIFY(!m_page->hasRunningMatch());
    }

    void offersTheWaitingMatchesOfAllGames()
    {
        begin(m_towers, tests::towerSetup(6, 3));
        begin(m_piers, tests::fakeSetup(2, 3));
        show(m_games);
        QVERIFY(!shownText(QStringLiteral("Go on with one that waits, or set up a new one for two to six seats, "
                                          "against the computer or at one screen."))
                     .isEmpty());
        QStringList waiting;
        for (const QPushButton* button : m_page->findChildren<QPushButton*>())
            if (isWaiting(*button))
                waiting << button->text().section(QStringLiteral(" · "), 0, 0);
        QCOMPARE(waiting, QStringList({ QStringLiteral("Fake Piers"), QStringLiteral("Falling Towers") }));
    }

    void withOneGameNothingIsSaidOfIt()
    {
        begin(m_towers, tests::towerSetup(6, 3));
        begin(m_piers, tests::fakeSetup(2, 3));
        show(m_piers);
        QVERIFY(!shownText(QStringLiteral("Go on with one that waits, or set up a new one for two to four seats, "
                                          "against the computer or at one screen."))
                     .isEmpty());
        int waiting = 0;
        for (const QPushButton* button : m_page->findChildren<QPushButton*>()) {
            waiting += isWaiting(*button) ? 1 : 0;
            QVERIFY2(!button->text().contains(QStringLiteral("Fake Piers")), qPrintable(button->text()));
        }
        QCOMPARE(waiting, 1);
    }

    void aMatchOfAGameThatIsNotThereIsRefused()
    {
        const std::int64_t tower = begin(m_towers, tests::towerSetup(6, 3));
        ui::PlayPresenter presenter(m_piers, m_store.get());
        core::Problems problems;
        QVERIFY(!presenter.resume(tower, problems));
        QCOMPARE(problems.size(), std::size_t { 1 });
        const QString why = QString::fromStdString(problems.front().text());
        QVERIFY2(tests::says(why, QStringLiteral("It is of a game that is not here.")), qPrintable(why));
        QCOMPARE(presenter.state(), ui::PlayPresenter::State::Idle);
    }

    void playersAndLogAreOfTheMatchsGame()
    {
        const std::int64_t tower = begin(m_towers, tests::towerSetup(6, 3));
        ui::PlayPresenter presenter(m_games, m_store.get());
        core::Problems problems;
        QVERIFY(presenter.resume(tower, problems));
        QVERIFY(problems.empty());
        for (int i = 0;
             i < 200 && presenter.log().size() < 20 && presenter.state() != ui::PlayPresenter::State::Finished; ++i)
            if (presenter.state() == ui::PlayPresenter::State::Asking)
                presenter.choose(presenter.session()->match().prompt().choices[0]);
            else
                QTest::qWait(1);
        QVERIFY(presenter.log().size() >= 20);
        QVERIFY(presenter.session()->record().summary.turns > 0);
        presenter.leave();
        QVERIFY(presenter.start(m_piers, tests::fakeSetup(2, 1), { "human", "random" }, problems));
        QCOMPARE(&presenter.session()->game(), static_cast<const core::Game*>(&m_piers));
        QVERIFY(presenter.rematch(2, problems));
        QCOMPARE(&presenter.session()->game(), static_cast<const core::Game*>(&m_piers));
    }
};

REGISTER_TEST(ShelfPlayTest)
#include "shelf_play_test.moc"
