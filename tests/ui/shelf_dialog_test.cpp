#include "core/game/shelf.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/language.h"
#include "ui/pages/play/new_match_dialog.h"
#include "ui/widgets/faction_grid.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <set>

/// The dialog that sets up a match, over two games: piers with pairs, and towers for up to six seats.
class ShelfDialogTest final : public QObject {
    Q_OBJECT

private:
    samples::PairGame m_piers;
    tests::TowerGame m_towers;
    std::unique_ptr<ui::NewMatchDialog> m_dialog;

    void open(const core::Shelf& games, const std::vector<ui::MatchPlan>& last = {}, const QStringList& factions = {})
    {
        m_dialog = std::make_unique<ui::NewMatchDialog>(games, std::vector<core::SavedPair>(), last, factions, nullptr);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    }
    void openBoth(const std::vector<ui::MatchPlan>& last = {}) { open(core::Shelf({ &m_piers, &m_towers }), last); }
    QComboBox* box(const char* name)
    {
        for (QComboBox* each : m_dialog->findChildren<QComboBox*>()) // read out it is called what is chosen in it
            if (tests::says(each->accessibleName(), QLatin1String(name)) || each->objectName() == QLatin1String(name))
                return each;
        return nullptr;
    }
    /// The first place of a faction; null where the game has none.
    QAbstractButton* slot()
    {
        for (QAbstractButton* each : m_dialog->findChildren<QAbstractButton*>())
            if (tests::mentions(each->accessibleName(), QStringLiteral("Seat 1: faction 1: §")))
                return each;
        return nullptr;
    }
    int visibleSeats()
    {
        int count = 0;
        for (const QLineEdit* name : m_dialog->findChildren<QLineEdit*>())
            count
                += tests::mentions(name->accessibleName(), QStringLiteral("Seat §: name")) && name->isVisible() ? 1 : 0;
        return count;
    }
    QPushButton* button(const char* text)
    {
        return accessibility::withText<QPushButton>(*m_dialog, QLatin1String(text));
    }
    void addSeats(int count)
    {
        for (int i = 0; i < count; ++i)
            QTest::mouseClick(button("Add a seat"), Qt::LeftButton);
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup()
    {
        m_dialog.reset();
        ui::speak(QStringLiteral("en"));
    }

    void asksWhichGame()
    {
        openBoth();
        QComboBox* game = box("Game");
        QVERIFY(game != nullptr && game->isVisible());
        QVERIFY(accessibility::withText<QLabel>(*m_dialog, QStringLiteral("Game")) != nullptr);
        QCOMPARE(game->count(), 2);
        QCOMPARE(game->itemText(0), QStringLiteral("Fake Piers"));
        QCOMPARE(game->itemText(1), QStringLiteral("Falling Towers"));
        QCOMPARE(&m_dialog->game(), static_cast<const core::Game*>(&m_piers));
        QVERIFY(slot() != nullptr && slot()->isVisible());
        QVERIFY(box("raids") != nullptr && box("teams") == nullptr);
        QCOMPARE(box("raids")->currentText(), QStringLiteral("They raid"));
        game->setCurrentIndex(1);
        QCOMPARE(&m_dialog->game(), static_cast<const core::Game*>(&m_towers));
        QVERIFY(slot() == nullptr);
        QVERIFY(m_dialog->findChild<ui::FactionGrid*>() == nullptr);
        QVERIFY(box("teams") != nullptr && box("raids") == nullptr);
        QCOMPARE(box("Printing")->currentText(), QStringLiteral("Towers of stone"));
        QCOMPARE(m_dialog->plan().game, QStringLiteral("towers"));
        QCOMPARE(accessibility::nameless(*m_dialog), QStringList());
    }

    void withOneGameNothingIsAsked()
    {
        open(m_piers);
        QVERIFY(box("Game") == nullptr);
        QVERIFY(accessibility::withText<QLabel>(*m_dialog, QStringLiteral("Game")) == nullptr);
        QCOMPARE(&m_dialog->game(), static_cast<const core::Game*>(&m_piers));
    }

    void aGameHasAsManySeatsAsItMayHave()
    {
        openBoth();
        addSeats(2);
        QTRY_COMPARE(visibleSeats(), 4);
        QVERIFY(!button("Add a seat")->isEnabled());
        box("Game")->setCurrentIndex(1);
        QTRY_COMPARE(visibleSeats(), 2);
        addSeats(4);
        QTRY_COMPARE(visibleSeats(), 6);
        QVERIFY(!button("Add a seat")->isEnabled());
        const core::MatchSetup& setup = m_dialog->setup();
        QCOMPARE(setup.seats.size(), std::size_t { 6 });
        std::set<std::string> names;
        for (const core::SeatSetup& seat : setup.seats) {
            names.insert(seat.name);
            QVERIFY(seat.factions.empty());
        }
        QCOMPARE(names.size(), std::size_t { 6 });
        box("teams")->setCurrentIndex(1);
        QVERIFY(button("Start")->isEnabled());
        core::Problems problems;
        const auto match = m_towers.newMatch(m_dialog->setup(), problems);
        QVERIFY(match != nullptr);
        QCOMPARE(match->seatCount(), 6);
    }

    void saysWhatTheChosenGameFindsWrong()
    {
        openBoth();
        box("Game")->setCurrentIndex(1);
        addSeats(1);
        box("teams")->setCurrentIndex(1);
        QVERIFY(!button("Start")->isEnabled());
        box("Game")->setCurrentIndex(0);
        QVERIFY(button("Start")->isEnabled());
    }

    void whatWasTypedForAGameIsThereAgain()
    {
        openBoth();
        QTest::mouseClick(slot(), Qt::LeftButton);
        QTest::mouseClick(accessibility::find<QAbstractButton>(*m_dialog, QStringLiteral("Drifters")), Qt::LeftButton);
        QCOMPARE(m_dialog->plan().seats[0].factions, QStringList(QStringLiteral("Drifters")));
        const ui::MatchPlan before = m_dialog->plan();
        box("Game")->setCurrentIndex(1);
        addSeats(3);
        box("Game")->setCurrentIndex(0);
        QCOMPARE(m_dialog->plan(), before);
        box("Game")->setCurrentIndex(1);
        QTRY_COMPARE(visibleSeats(), 5);
    }

    void offersTheLastMatchOfEachGame()
    {
        openBoth();
        box("Game")->setCurrentIndex(1);
        addSeats(4);
        const ui::MatchPlan towers = m_dialog->plan();
        QCOMPARE(ui::planFromJson(ui::toJson(towers)), towers);
        ui::MatchPlan piers;
        piers.game = QStringLiteral("fake");
        piers.set = QStringLiteral("tides");
        openBoth({ towers, piers });
        QCOMPARE(box("Game")->currentText(), QStringLiteral("Falling Towers"));
        QCOMPARE(m_dialog->plan(), towers);
        box("Game")->setCurrentIndex(0);
        QCOMPARE(m_dialog->setup().set, std::string("tides"));
        ui::MatchPlan gone = towers;
        gone.game = QStringLiteral("zeppelins");
        openBoth({ gone });
        QCOMPARE(&m_dialog->game(), static_cast<const core::Game*>(&m_piers));
    }

    void theKeyboardGoesThroughTheFormBeforeTheButtons()
    {
        openBoth();
        box("Game")->setCurrentIndex(1);
        accessibility::find<QAbstractButton>(*m_dialog, QStringLiteral("Change the rules"))->click();
        QStringList order;
        const QWidget* at = box("Game");
        do {
            order << at->accessibleName();
            do
                at = at->nextInFocusChain();
            while (!at->isVisible() || (at->focusPolicy() & Qt::TabFocus) == 0 || at->focusProxy() != nullptr);
        } while (at != box("Game"));
        const QStringList ofTheGame { QStringLiteral("Teams"), QStringLiteral("Turns") }; // the same in each language
        const QStringList expected { QStringLiteral("Game"), QStringLiteral("Seat 1: name"),
            QStringLiteral("Seat 2: name"), QStringLiteral("Printing"), QStringLiteral("Teams"),
            QStringLiteral("Turns"), QStringLiteral("Seed"), QStringLiteral("Start") };
        qsizetype last = -1;
        for (const QString& name : expected) {
            const auto found = std::find_if(order.begin(), order.end(),
                [&](const QString& each) { return ofTheGame.contains(name) ? each == name : tests::says(each, name); });
            QVERIFY2(found != order.end() && found - order.begin() > last,
                qPrintable(name + QStringLiteral(" in ") + order.join(u'|')));
            last = found - order.begin();
        }
    }
};

REGISTER_TEST(ShelfDialogTest)
#include "shelf_dialog_test.moc"
