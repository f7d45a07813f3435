#include "core/record/match_session.h"
#include "core/smashup/table/events.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/feedback_settings.h"
#include "ui/pages/play/end_page.h"
#include "ui/pages/play/match_log.h"
#include "ui/pages/play/play_page.h"
#include "ui/table/animator.h"
#include "ui/table/reason_bubble.h"
#include "ui/table/smashup/board_delegate.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/smash_up_table.h"
#include "ui/table/smashup/standing_bar.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

#include <algorithm>
#include <optional>

/// What moves on the page Play beside the events of a match: its end, what is refused, cards that are lifted.
class PlayMotionTest final : public QObject {
    Q_OBJECT

private:
    class Feedback final : public ui::FeedbackSettings {
    public:
        int motionSpeed() const override { return speed; }
        void setMotionSpeed(int value) override { speed = value; }
        bool reducedMotion() const override { return reduced; }
        void setReducedMotion(bool value) override { reduced = value; }
        int speed = ui::kUsualMotion;
        bool reduced = false;
    };

    /// A match before a choice of a person that scores a base.
    struct Last {
        std::int64_t id = 0;
        core::Choice choice {};
    };

    struct Scored final : core::EventSink {
        bool any = false;
        void onEvent(const core::Event& event) override
        {
            any = any || event.kind == static_cast<std::uint8_t>(core::smashup::EventKind::BaseScored);
        }
    };

    static core::MatchSetup setup(std::uint64_t seed)
    {
        core::MatchSetup made;
        made.seed = seed;
        made.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        return made;
    }

    /// Plays by chance up to `choices` of them, or to the end.
    static std::unique_ptr<core::MatchSession> play(std::uint64_t seed, int choices, core::MatchStore* store)
    {
        core::Problems problems;
        auto session = core::MatchSession::start(tests::smashUp(), setup(seed), { "human", "random" }, store, problems);
        core::Rng rng(seed);
        while (choices-- != 0 && !session->match().outcome().decided) {
            const core::Prompt prompt = session->match().prompt();
            session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        return session;
    }

    /// The choice that scores is the last one, or the match goes on with the other seat.
    static std::optional<Last> beforeAScoring(core::MatchStore& store, bool ends)
    {
        for (std::uint64_t seed = 1; !ends && seed < 40; ++seed) {
            const auto session = play(seed, 0, nullptr);
            core::Rng rng(seed);
            for (int made = 0; !session->match().outcome().decided; ++made) {
                const core::Prompt prompt = session->match().prompt();
                const core::Choice choice
                    = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
                const std::unique_ptr<core::Match> tried = session->match().clone();
                Scored scored;
                tried->apply(choice, &scored);
                if (scored.any && !tried->outcome().decided && prompt.seat == core::Seat::First
                    && tried->prompt().seat != core::Seat::First)
                    return Last { play(seed, made, &store)->record().summary.id, choice };
                session->choose(choice);
            }
        }
        if (!ends)
            return std::nullopt;
        for (std::uint64_t seed = 1; seed < 200; ++seed) {
            const int made = static_cast<int>(play(seed, -1, nullptr)->record().choices.size());
            const auto session = play(seed, made - 1, nullptr);
            if (session->match().prompt().seat != core::Seat::First)
                continue;
            for (const core::Choice choice : session->match().prompt().choices) {
                const std::unique_ptr<core::Match> tried = session->match().clone();
                Scored scored;
                tried->apply(choice, &scored);
                if (scored.any && tried->outcome().decided)
                    return Last { play(seed, made - 1, &store)->record().summary.id, choice };
            }
        }
        return std::nullopt;
    }

    struct Page {
        tests::MemoryMatchStore store;
        Feedback feedback;
        std::unique_ptr<ui::PlayPage> page;
        std::optional<Last> last;

        explicit Page(bool ends = true)
            : last(beforeAScoring(store, ends))
        {
            ui::PlayRoom room;
            room.games = tests::smashUp();
            room.matches = &store;
            room.feedback = &feedback;
            page = std::make_unique<ui::PlayPage>(room);
            page->resize(1200, 800);
            page->show();
            if (last)
                page->resumeMatch(last->id);
        }
        ui::SmashUpTable& table() { return *page->findChild<ui::SmashUpTable*>(); }
        ui::Animator& animator() { return *page->findChild<ui::Animator*>(); }
        ui::EndPage& end() { return *page->findChild<ui::EndPage*>(); }
        /// And waits until the other player has had its time to answer the scoring.
        void choose()
        {
            Q_EMIT table().chosen(last->choice);
            QTRY_VERIFY(!page->hasRunningMatch());
        }
    };

    /// A table beside its animator.
    struct Table {
        QWidget window;
        ui::SmashUpTable* table;
        ui::Animator* animator;
        Table()
            : table(new ui::SmashUpTable(samples::looks(), ui::TableSurface::Use::Play, &window))
            , animator(new ui::Animator(&window))
        {
            window.resize(1200, 820);
            table->resize(1200, 820);
            table->setAsking(true);
            table->showTable(samples::twoPlayers());
            window.show();
        }
        ui::FanView* hand() { return table->findChild<ui::FanView*>(QStringLiteral("hand")); }
        ui::ReasonBubble* reason() { return table->findChild<ui::ReasonBubble*>(); }
    };

private Q_SLOTS:
    void theLastScoringIsSeenBeforeTheResult_data()
    {
        QTest::addColumn<bool>("reduced");
        QTest::addRow("it moves") << false;
        QTest::addRow("it is marked") << true;
    }

    void theLastScoringIsSeenBeforeTheResult()
    {
        QFETCH(bool, reduced);
        Page page;
        QVERIFY2(page.last, "no match ends with a scoring of the first seat's last choice");
        page.feedback.reduced = reduced;
        page.choose();
        QVERIFY(!page.page->hasRunningMatch());
        QVERIFY(page.animator().isMoving());
        QVERIFY(page.table().isVisible());
        QVERIFY(!page.end().isVisible());
        page.animator().showAt(100);
        QVERIFY(!page.end().isVisible());
        page.animator().showAt(1000000);
        QVERIFY(page.end().isVisible());
        QVERIFY(!page.animator().isMoving());
    }

    void aKeyOrAClickEndsIt_data()
    {
        QTest::addColumn<bool>("key");
        QTest::addRow("key") << true;
        QTest::addRow("click") << false;
    }

    void aKeyOrAClickEndsIt()
    {
        QFETCH(bool, key);
        Page page;
        QVERIFY(page.last);
        page.choose();
        QVERIFY(page.animator().isMoving());
        if (key)
            QTest::keyClick(&page.table(), Qt::Key_Space);
        else
            QTest::mouseClick(&page.table(), Qt::LeftButton);
        QVERIFY(page.end().isVisible());
        QVERIFY(!page.animator().isMoving());
    }

    void withoutMotionTheResultIsThereAtOnce()
    {
        Page page;
        QVERIFY(page.last);
        page.feedback.speed = 0;
        page.choose();
        QVERIFY(page.end().isVisible());
    }

    void whoLeavesMeanwhileSeesNoResult()
    {
        Page page;
        QVERIFY(page.last);
        page.choose();
        QVERIFY(page.animator().isMoving());
        page.page->forgetMatch(page.last->id);
        QVERIFY(!page.animator().isMoving());
        QVERIFY(!page.end().isVisible());
        // Another language in the meantime does not lose the result either.
        page.page->resumeMatch(page.last->id);
        QTRY_VERIFY(page.end().isVisible());
    }

    /// Neither the log nor the phase nor the turn is ahead of a scoring that is shown; who hurries it on is told at
    /// once.
    void aScoringIsToldOnceItHasBeenSeen()
    {
        Page page(false);
        QVERIFY2(page.last, "no choice of the first seat scores a base and leaves the match to the other");
        const auto* log = page.page->findChild<ui::MatchLog*>();
        const auto* standing = page.page->findChild<ui::StandingBar*>();
        const auto scorings = [log] { return log->toPlainText().count(QStringLiteral("scores:")); };
        const auto isPhase = [standing](const QString& phase) {
            const QList<QLabel*> labels = standing->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                [&](const QLabel* label) { return label->accessibleName() == phase + QStringLiteral(" phase, now"); });
        };
        const auto before = scorings();
        Q_EMIT page.table().chosen(page.last->choice);
        QTRY_VERIFY(page.animator().showsSteps());
        int steps = 0;
        for (int at = 0; page.animator().showsSteps() && at < page.animator().length(); at += 100) {
            page.animator().showAt(at);
            steps += isPhase(QStringLiteral("Score")) ? 1 : 0;
            QCOMPARE(scorings(), before);
        }
        QVERIFY(steps > 3);
        QTest::keyClick(&page.table(), Qt::Key_Space);
        QVERIFY(!page.animator().showsSteps());
        QCOMPARE(scorings(), before + 1);
    }

    /// A card that is destroyed shows that it was hit, one that is discarded does not; both go the same way.
    void whatIsDestroyedIsHitFirst()
    {
        Table shown;
        const core::smashup::TableView view = samples::twoPlayers();
        shown.table->showTable(view);
        const auto base = std::find_if(
            view.bases.begin(), view.bases.end(), [](const auto& each) { return !each.minions.empty(); });
        QVERIFY(base != view.bases.end());
        const ui::Spot card = ui::Spot::card(base->minions.front().id);
        const auto at = [&](bool struck, bool reduced, int percent) {
            ui::Motion leaves { ui::Motion::Kind::Leave, card.id, { card },
                { ui::Spot::of(core::seatAt(0), ui::Spot::Kind::Discard) } };
            leaves.struck = struck;
            leaves.length = ui::ruleOf(leaves.kind).length;
            shown.animator->play(*shown.table, { leaves }, { ui::kUsualMotion, reduced });
            shown.animator->showAt(shown.animator->length() * percent / 100);
            const QImage picture = shown.window.grab().toImage();
            shown.animator->finish();
            return picture;
        };
        QVERIFY(at(true, false, 20) != at(false, false, 20));
        QVERIFY(at(true, false, 40) != at(false, false, 40));
        QCOMPARE(at(true, false, 70), at(false, false, 70)); // it is on its way
        QCOMPARE(at(true, true, 20), at(false, true, 20)); // with reduced motion it fades alone
    }

    void whatIsRefusedShakesAndSaysWhy_data()
    {
        QTest::addColumn<bool>("reduced");
        QTest::addColumn<int>("length");
        QTest::addRow("it shakes") << false << 160;
        QTest::addRow("it has a red ring") << true << 600;
    }

    void whatIsRefusedShakesAndSaysWhy()
    {
        QFETCH(bool, reduced);
        QFETCH(int, length);
        Table shown;
        core::smashup::TableView view = samples::twoPlayers();
        view.prompt.choices = { view.prompt.choices.back() }; // no card may be played
        view.minionPlaysLeft = view.actionPlaysLeft = 0;
        shown.table->showTable(view);
        QSignalSpy refused(shown.table, &ui::TableSurface::refused);
        shown.hand()->setFocus();
        shown.hand()->setCurrentIndex(shown.hand()->model()->index(0, 0));
        QVERIFY(!shown.reason()->isVisible());
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        QCOMPARE(refused.size(), 1);
        const auto spot = refused.first().first().value<ui::Spot>();
        QCOMPARE(spot, ui::Spot::card(view.hand.front().id));
        QVERIFY(shown.reason()->isVisible());
        QVERIFY(shown.reason()->reason().contains(QString::fromStdString(view.hand.front().name)));
        // Beside the card and not on it.
        const QRect card = shown.table->stage()->areaOf(spot, *shown.table).toRect();
        QVERIFY(!shown.reason()->geometry().intersects(card));
        QVERIFY(shown.reason()->geometry().adjusted(-20, -20, 20, 20).intersects(card));

        const QImage still = shown.window.grab().toImage();
        shown.animator->play(
            *shown.table, { { ui::Motion::Kind::Refuse, spot.id, { spot }, { spot } } }, { ui::kUsualMotion, reduced });
        QVERIFY(shown.animator->isMoving());
        shown.animator->showAt(length / 8);
        QVERIFY(shown.window.grab().toImage() != still);
        shown.animator->showAt(length - 1);
        QVERIFY(shown.animator->isMoving());
        shown.animator->showAt(length);
        QVERIFY(!shown.animator->isMoving());
        QCOMPARE(shown.window.grab().toImage(), still);
        // It is gone with the next key.
        QTest::keyClick(shown.hand(), Qt::Key_Left);
        QVERIFY(!shown.reason()->isVisible());
    }

    void whatCanBeDoneWithACardIsInItsMenu()
    {
        Table shown;
        shown.hand()->setFocus();
        shown.hand()->setCurrentIndex(shown.hand()->model()->index(0, 0));
        QSignalSpy chosen(shown.table, &ui::TableSurface::chosen);
        QSignalSpy asked(shown.table, &ui::TableSurface::rulesAsked);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), shown.hand()->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(shown.hand(), &event);
        auto* menu = shown.table->findChild<QMenu*>();
        QVERIFY(menu != nullptr && menu->isVisible());
        const QString name = QString::fromStdString(samples::twoPlayers().hand.front().name);
        for (QAction* each : menu->actions())
            if (each->text() == QStringLiteral("Rules on %1").arg(name))
                each->trigger();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toString(), name);
        menu->actions().first()->trigger(); // to play it
        QCOMPARE(chosen.size(), 1);
    }

    /// What is told above the table takes room and gives it back; cards become small for it once in a turn.
    void cardsKeepTheirFormWhileTheTableChangesItsHeight()
    {
        Table shown;
        core::smashup::TableView view = samples::twoPlayers();
        auto* board = shown.table->findChild<ui::BoardView*>();
        const auto forms = [board] {
            QList<ui::CardForm> all;
            for (int column = 0; column < board->model()->columnCount(); ++column)
                all << board->delegate().form(board->model()->index(board->model()->rowCount() - 1, column));
            return all;
        };
        const auto resize = [&shown](int height) {
            shown.table->resize(1200, height);
            QTest::qWait(20); // it is painted
        };
        resize(820);
        const QList<ui::CardForm> whole = forms();
        int low = 820;
        while (forms() == whole && low > 500)
            resize(low -= 20);
        const QList<ui::CardForm> small = forms();
        QVERIFY(small != whole);
        resize(820);
        QCOMPARE(forms(), small);
        ++view.turn;
        shown.table->showTable(view);
        QTest::qWait(20);
        QCOMPARE(forms(), whole);
    }

    void aCardThatIsNoAnswerIsRefusedOnTheTableToo()
    {
        Table shown;
        shown.table->showTable(samples::askedForBase());
        QSignalSpy refused(shown.table, &ui::TableSurface::refused);
        QSignalSpy chosen(shown.table, &ui::TableSurface::chosen);
        auto* board = shown.table->findChild<ui::BoardView*>();
        const QRectF base = board->frameOf(board->model()->rowCount() - 2, 1);
        QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, base.center().toPoint());
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.first().first().value<ui::Spot>(), ui::Spot::base(1));
        QVERIFY(chosen.isEmpty());
    }

    void cardsAreLiftedAndPutBack_data()
    {
        QTest::addColumn<int>("speed");
        QTest::addColumn<bool>("reduced");
        QTest::addColumn<bool>("moves");
        QTest::addRow("usual") << 2 << false << true;
        QTest::addRow("off") << 0 << false << false;
        QTest::addRow("reduced") << 2 << true << false;
    }

    void cardsAreLiftedAndPutBack()
    {
        QFETCH(int, speed);
        QFETCH(bool, reduced);
        QFETCH(bool, moves);
        Feedback feedback;
        feedback.speed = speed;
        feedback.reduced = reduced;
        Table shown;
        shown.table->setFeedback(&feedback);
        ui::FanView* hand = shown.hand();
        QCOMPARE(hand->liftOf(0), 0.0);
        const QRectF down = hand->cardRect(0);
        QTest::mouseMove(hand->viewport(), down.center().toPoint());
        // Whoever presses finds it where it will be, however far it has come.
        QVERIFY(hand->cardRect(0).top() < down.top());
        hand->grab();
        QVERIFY(moves ? hand->liftOf(0) < 1 : hand->liftOf(0) == 1);
        QTRY_COMPARE(hand->liftOf(0), 1.0);
    }

    void thePillOfThePhasesSlides()
    {
        Feedback feedback;
        Table shown;
        shown.table->setFeedback(&feedback);
        auto* bar = static_cast<ui::StandingBar*>(shown.table->standingBar());
        bar->setParent(&shown.window);
        bar->resize(1100, 40);
        bar->show();
        core::smashup::TableView view = samples::twoPlayers();
        view.phase = core::smashup::Phase::Start;
        shown.table->showTable(view);
        const QRectF before = bar->pillArea();
        view.phase = core::smashup::Phase::Draw;
        shown.table->showTable(view);
        QCOMPARE(bar->pillArea(), before);
        QTRY_VERIFY(bar->pillArea().left() > before.right());
        feedback.reduced = true;
        const double right = bar->pillArea().left();
        view.phase = core::smashup::Phase::Start;
        shown.table->showTable(view);
        QVERIFY(bar->pillArea().right() < right);
        // Once the match is over no phase goes on, whatever it ended in.
        view.phase = core::smashup::Phase::Play;
        view.prompt.seat = core::Seat::None;
        shown.table->showTable(view);
        QVERIFY(bar->pillArea().isEmpty());
    }
};

REGISTER_TEST(PlayMotionTest)
#include "play_motion_test.moc"
