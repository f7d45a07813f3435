#include "core/game/event.h"
#include "core/game/rng.h"
#include "core/smashup/table/events.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/painted.h"
#include "tests/ui/sample_tables.h"
#include "ui/table/animator.h"
#include "ui/table/smashup/board_delegate.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/scoring_list.h"
#include "ui/table/smashup/smash_up_table.h"
#include "ui/theme.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <map>

using core::smashup::EventKind;
using ui::Motion;
using ui::Spot;

/// What moves because of an event, how long, and that nothing waits for it.
class MotionTest final : public QObject {
    Q_OBJECT

private:
    struct Page {
        QWidget window;
        ui::SmashUpTable* table;
        ui::Animator* animator;
        Page()
            : table(new ui::SmashUpTable(samples::looks(), ui::TableSurface::Use::Play, &window))
            , animator(new ui::Animator(&window))
        {
            auto* rows = new QVBoxLayout(&window);
            rows->addWidget(table);
            window.resize(1200, 820);
            table->setAsking(true);
            table->showTable(samples::twoPlayers());
            window.show();
        }
        QRectF areaOf(const Spot& spot) { return table->stage()->areaOf(spot, window); }
        QList<Motion> motionsOf(const core::Event& event) { return table->stage()->motionsOf({ event }).last(); }
        int begin(const core::Event& event, const ui::Pace& pace)
        {
            animator->prepare(*table, { motionsOf(event) }, pace);
            table->showTable(samples::twoPlayers());
            return animator->start();
        }
        QImage picture()
        {
            QImage image(window.size(), QImage::Format_ARGB32_Premultiplied);
            window.render(&image);
            return image;
        }
    };
    static core::Event event(EventKind kind, int seat, int card, int slot = -1)
    {
        core::Event made;
        made.kind = static_cast<std::uint8_t>(kind);
        made.seat = core::seatAt(seat);
        made.card = static_cast<std::uint8_t>(card);
        made.place = slot < 0 ? 0xFF : static_cast<std::uint8_t>(samples::baseId(slot));
        if (kind == EventKind::BaseReplaced || kind == EventKind::BaseSwapped)
            made.other = std::exchange(made.place, static_cast<std::uint8_t>(90)); // the one that comes was nowhere
        return made;
    }
    static QRect changedIn(const QImage& before, const QImage& after)
    {
        QRect changed;
        for (int y = 0; y < before.height(); ++y)
            for (int x = 0; x < before.width(); ++x)
                if (before.pixel(x, y) != after.pixel(x, y))
                    changed |= QRect(x, y, 1, 1);
        return changed;
    }
    static constexpr ui::Pace kUsual { 2, false, 0 };

private Q_SLOTS:
    void everyKindTakesItsTimeAtEverySpeed()
    {
        const std::vector<std::pair<Motion::Kind, int>> lengths { { Motion::Kind::Play, 260 },
            { Motion::Kind::Move, 300 }, { Motion::Kind::Leave, 280 }, { Motion::Kind::Return, 260 },
            { Motion::Kind::Draw, 220 }, { Motion::Kind::Ready, 400 }, { Motion::Kind::Token, 520 },
            { Motion::Kind::Flip, 420 }, { Motion::Kind::Break, 640 } };
        for (const auto& [kind, length] : lengths) {
            QCOMPARE(ui::lengthOf(ui::timed({ { Motion { kind } } }, { 1, false, 0 })), 2 * length);
            QCOMPARE(ui::lengthOf(ui::timed({ { Motion { kind } } }, { 2, false, 0 })), length);
            QCOMPARE(ui::lengthOf(ui::timed({ { Motion { kind } } }, { 3, false, 0 })), length * 6 / 10);
            QCOMPARE(ui::lengthOf(ui::timed({ { Motion { kind } } }, { 4, false, 0 })), length * 3 / 10);
            QVERIFY(ui::timed({ { Motion { kind } } }, { 0, false, 0 }).isEmpty());
        }
    }

    void eventsComeOneAfterAnother()
    {
        const auto motions
            = ui::timed({ { Motion { Motion::Kind::Play } }, {}, { Motion { Motion::Kind::Flip } } }, kUsual);
        QCOMPARE(motions.size(), 2);
        QCOMPARE(motions[1].begin, 260);
        QCOMPARE(ui::lengthOf(motions), 680);
        // What would take too long is hurried.
        QVERIFY(ui::lengthOf(ui::timed(
                    { { Motion { Motion::Kind::Play } }, { Motion { Motion::Kind::Flip } } }, { 2, false, 340 }))
            <= 340);
    }

    void ofManyCardsThreeAreDrawnOneByOne()
    {
        const auto drawn = [](int cards) {
            QList<QList<Motion>> events;
            for (int i = 0; i < cards; ++i)
                events.append({ Motion { Motion::Kind::Draw, i } });
            return ui::timed(events, kUsual);
        };
        QCOMPARE(ui::lengthOf(drawn(2)), 90 + 220);
        QCOMPARE(ui::lengthOf(drawn(5)), 4 * 90 + 220);
        QCOMPARE(ui::lengthOf(drawn(10)), 3 * 90 + 220);
    }

    void pointsComeOneAfterAnother()
    {
        const Motion token { Motion::Kind::Token };
        QCOMPARE(ui::lengthOf(ui::timed({ { token, token, token } }, kUsual)), 520 + 2 * 110);
    }

    void reducedMotionFadesOrShowsNothing()
    {
        for (const auto kind : { Motion::Kind::Play, Motion::Kind::Move, Motion::Kind::Leave, Motion::Kind::Return })
            QCOMPARE(ui::lengthOf(ui::timed({ { Motion { kind } } }, { 2, true, 0 })), 120);
        QCOMPARE(ui::lengthOf(ui::timed({ { Motion { Motion::Kind::Flip } } }, { 2, true, 0 })), 160);
        QVERIFY(ui::timed({ { Motion { Motion::Kind::Draw } } }, { 2, true, 0 }).isEmpty());
        QVERIFY(ui::timed({ { Motion { Motion::Kind::Token } } }, { 2, true, 0 }).isEmpty());
    }

    void eventsMoveCardsFromWhereTheyAreToWhereTheyGo()
    {
        Page page;
        const auto played = page.motionsOf(event(EventKind::MinionPlayed, 0, 100, 2));
        QCOMPARE(played.size(), 1);
        QCOMPARE(played[0].kind, Motion::Kind::Play);
        QCOMPARE(played[0].card, 100);
        QCOMPARE(played[0].from.first(), Spot::card(100));
        QVERIFY(played[0].to.contains(Spot::cell(2, core::seatAt(0))));
        const auto moved = page.motionsOf(event(EventKind::Moved, 0, 11, 0));
        QCOMPARE(moved.first().kind, Motion::Kind::Move);
        // Destroyed by whomever: its owner's pile.
        const auto destroyed = page.motionsOf(event(EventKind::Destroyed, 1, 11, 1));
        QCOMPARE(destroyed.first().kind, Motion::Kind::Leave);
        QCOMPARE(destroyed.first().to, QList<Spot> { Spot::of(core::seatAt(0), Spot::Kind::Discard) });
        QVERIFY(destroyed.first().struck);
        QVERIFY(!page.motionsOf(event(EventKind::Discarded, 1, 11, 1)).first().struck);
        core::Event scored = event(EventKind::BaseScored, 0, 0xFF, 1);
        scored.points = { 3, 2 };
        const auto tokens = page.motionsOf(scored);
        QCOMPARE(tokens.size(), 6);
        QCOMPARE(tokens[0].kind, Motion::Kind::Places);
        QVERIFY(tokens[5].to.contains(Spot::of(core::seatAt(1), Spot::Kind::Race)));
    }

    /// It would be gone before anybody has read it; one's own is known.
    void anActionOfAnotherSeatIsHeldUp()
    {
        Page page;
        QCOMPARE(page.motionsOf(event(EventKind::ActionPlayed, 1, 60, 1)).first().kind, Motion::Kind::Present);
        QCOMPARE(page.motionsOf(event(EventKind::ActionPlayed, 0, 60, 1)).first().kind, Motion::Kind::Play);
        core::Event hidden = event(EventKind::ActionPlayed, 1, 60, 1);
        hidden.audience = core::maskOf(core::seatAt(1));
        QVERIFY(page.motionsOf(hidden).first().kind != Motion::Kind::Present);
        const int length = page.begin(event(EventKind::ActionPlayed, 1, 60, 1), kUsual);
        QCOMPARE(length, 1200);
        // In the middle of its time it stands still over the table.
        page.animator->showAt(length * 2 / 5);
        const QImage early = page.picture();
        page.animator->showAt(length / 2);
        QCOMPARE(page.picture(), early);
        page.animator->finish();
        QVERIFY(page.picture() != early);
    }

    /// An action lies nowhere while it asks for its target, and what is revealed is hidden again at once.
    void whatIsHeldUpHasItsFace()
    {
        struct Heard final : core::EventSink {
            std::vector<core::Event> events;
            void onEvent(const core::Event& event) override { events.push_back(event); }
        };
        QSet<int> kinds;
        Page page;
        const QSizeF size(150, 222);
        const auto painted = [&size](const auto& paint) {
            QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            paint(painter, QRectF(QPointF(), size));
            return image;
        };
        const ui::Stage& stage = *page.table->stage();
        const QImage back = painted([&](QPainter& painter, const QRectF& area) { stage.paintBack(painter, area); });
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            core::Problems problems;
            const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2, seed), problems);
            core::Rng rng(seed);
            page.table->showMatch(*match, core::Seat::First);
            while (!match->outcome().decided) {
                const core::Prompt prompt = match->prompt();
                Heard heard;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], &heard);
                page.table->stage()->learn(*match, heard.events);
                const auto motions = stage.motionsOf(heard.events);
                page.table->showMatch(*match, core::Seat::First);
                for (const QList<Motion>& each : motions)
                    if (!each.isEmpty() && ui::isHeldUp(each.first().kind)) {
                        QVERIFY(painted([&](QPainter& painter, const QRectF& area) {
                            stage.paintCard(painter, area, each.first().card);
                        }) != back);
                        kinds.insert(each.first().kind == Motion::Kind::Show ? 1 : 0); // revealed or played
                    }
            }
        }
        QCOMPARE(kinds.size(), 2);
    }

    /// What is only shown is not played: it is seen beside all that is shown with it, and goes back.
    void whatIsRevealedIsShownSideBySide()
    {
        Page page;
        const auto shown = [](int cards, int seat = 1) {
            std::vector<core::Event> events;
            for (int card = 60; card < 60 + cards; ++card)
                events.push_back(event(EventKind::Revealed, seat, card));
            return events;
        };
        const QList<QList<Motion>> motions = page.table->stage()->motionsOf(shown(3));
        for (const QList<Motion>& each : motions) {
            QCOMPARE(each.first().kind, Motion::Kind::Show);
            QCOMPARE(each.first().from, each.first().to);
        }
        const QList<Motion> times = ui::timed(motions, kUsual);
        QCOMPARE(times.size(), 3);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(times[i].begin, 0);
            QCOMPARE(times[i].row, i);
            QCOMPARE(times[i].inRow, 3);
        }
        // Several take longer to read than one; what another seat shows comes after them.
        QVERIFY(ui::lengthOf(times) > ui::lengthOf(ui::timed({ motions.first() }, kUsual)));
        const auto two
            = page.table->stage()->motionsOf({ event(EventKind::Revealed, 1, 60), event(EventKind::Revealed, 0, 61) });
        QVERIFY(ui::timed(two, kUsual)[1].begin > 0);

        // How wide the cards lie in the middle of their time.
        const auto seen = [&](int cards) {
            page.animator->prepare(*page.table, page.table->stage()->motionsOf(shown(cards)), kUsual);
            page.table->showTable(samples::twoPlayers());
            page.animator->showAt(page.animator->start() / 2);
            const QStringList words = tests::paintedIn(*page.animator);
            const QImage held = page.picture();
            page.animator->finish();
            return std::pair(words, changedIn(held, page.picture()));
        };
        const auto [words, one] = seen(1);
        QVERIFY2(words.contains(QStringLiteral("Ben shows")), qPrintable(words.join(QLatin1Char('|'))));
        const auto [wordsOfThree, three] = seen(3);
        QVERIFY(wordsOfThree.contains(QStringLiteral("Ben shows")));
        const int card = ui::scaled(page.window.font(), 150);
        QVERIFY(one.width() < 2 * card);
        QVERIFY2(three.width() >= 3 * card, qPrintable(QString::number(three.width())));
        // As many as there is room for, and how many more there are.
        const auto [wordsOfMany, many] = seen(25);
        QVERIFY(QRect(QPoint(), page.window.size()).contains(many));
        QVERIFY2(wordsOfMany.filter(QStringLiteral("+")).size() == 1, qPrintable(wordsOfMany.join(QLatin1Char('|'))));
    }

    /// A card that a seat may not know is shown to it in no way.
    void whatIsKeptFromTheViewerIsNotShown()
    {
        Page page;
        core::Event kept = event(EventKind::Revealed, 1, 60);
        kept.audience = core::maskOf(core::seatAt(1));
        QVERIFY(page.motionsOf(kept).first().kind != Motion::Kind::Show);
        QCOMPARE(page.motionsOf(kept).first().card, -1);
    }

    /// The second place may bring more than the first one.
    void placesGoByPower()
    {
        Page page;
        core::smashup::TableView view = samples::twoPlayers();
        view.bases[0].power = { 15, 3 };
        view.bases[0].place = { 0, 1, -1, -1 };
        page.table->showTable(view);
        const ui::BaseFace face = page.table->findChild<ui::BoardView*>()->delegate().scoredFace(0, { 2, 3 });
        QCOMPARE(face.lines.size(), 2U);
        QCOMPARE(face.lines[0].seat, core::seatAt(0));
        QCOMPARE(face.lines[0].place, 0);
        QCOMPARE(face.lines[1].place, 1);
    }

    /// Who wishes to look at the places does so as long as they like, and then sees what comes of it.
    void placesStandStillForWhoWishesIt()
    {
        Page page;
        core::Event scored = event(EventKind::BaseScored, 0, 0xFF, 1);
        scored.points = { 4, 2 };
        ui::Pace pace = kUsual;
        pace.stops = ui::Pace::Stops::UntilAct;
        const int length = page.begin(scored, pace);
        page.animator->showAt(length - 1);
        QVERIFY(page.animator->hasStopped());
        QTest::qWait(50);
        QVERIFY(page.animator->isMoving());
        const int rest = page.animator->rest();
        QVERIFY(rest > 100);
        QTest::keyClick(page.table, Qt::Key_Space);
        QVERIFY(!page.animator->hasStopped());
        QVERIFY(page.animator->isMoving());
        QTest::qWait(1);
        QTest::keyClick(page.table, Qt::Key_Space);
        QVERIFY(!page.animator->isMoving());
    }

    /// The places are read until all points have landed, and until the base goes.
    void placesAreReadUntilTheBaseGoes()
    {
        Page page;
        core::Event scored = event(EventKind::BaseScored, 0, 0xFF, 1);
        scored.points = { 3, 2 };
        const auto motions
            = ui::timed(page.table->stage()->motionsOf({ scored, event(EventKind::BaseReplaced, 0, 0xFF, 1) }), kUsual);
        const auto place = [&](Motion::Kind kind) {
            return *std::find_if(
                motions.begin(), motions.end(), [kind](const Motion& each) { return each.kind == kind; });
        };
        const Motion& places = place(Motion::Kind::Places);
        const Motion& goes = place(Motion::Kind::Break);
        QCOMPARE(places.begin, 0);
        QCOMPARE(places.begin + places.length, goes.begin);
        // What lies there goes before it does.
        const core::smashup::BaseView base = samples::twoPlayers().bases[1];
        const auto cards = static_cast<int>(base.minions.size() + base.actions.size());
        QVERIFY(cards > 1);
        constexpr int kRead = 1700; // before anything else moves
        QCOMPARE(goes.begin, 520 + 5 * 110 + kRead + 280 + (cards - 1) * 40);
    }

    /// Nobody is asked in it, and yet the procedure is seen step by step; rules 13.2.
    void theStepsOfAScoringLightAsTheyAreSeen()
    {
        using core::smashup::ScoringView;
        Page page;
        core::Event scored = event(EventKind::BaseScored, 0, 0xFF, 1);
        scored.points = { 3, 2 };
        const std::vector<core::Event> events { event(EventKind::ScoringBegan, 0, 0xFF, 1), scored,
            event(EventKind::BaseReplaced, 0, 0xFF, 1) };
        const auto* list = page.table->closeUp()->findChild<ui::ScoringList*>();
        QVERIFY(list->isHidden());
        page.animator->prepare(*page.table, page.table->stage()->motionsOf(events), kUsual);
        page.table->showTable(samples::twoPlayers());
        QVERIFY(page.animator->start() > 0);
        std::vector<int> steps;
        for (const Motion& motion : page.animator->motions()) {
            if (motion.step < 0)
                continue;
            if (steps.empty() || steps.back() != motion.step)
                steps.push_back(motion.step);
            page.animator->showAt(motion.begin);
            QVERIFY(!list->isHidden());
            const QString now = ui::ScoringList::tr("%1 (now)").remove(QStringLiteral("%1"));
            static const std::map<ScoringView::Step, QString> kTitles { { ScoringView::Step::Before,
                                                                            QStringLiteral("Before scoring") },
                { ScoringView::Step::Places, QStringLiteral("Places and points") },
                { ScoringView::Step::Discard, QStringLiteral("The cards are discarded") },
                { ScoringView::Step::NewBase, QStringLiteral("A new base") } };
            const QString said = list->accessibleDescription();
            const QString lit = said.left(said.indexOf(now)).section(QStringLiteral(". "), -1);
            QVERIFY2(lit.startsWith(kTitles.at(static_cast<ScoringView::Step>(motion.step))), qPrintable(said));
        }
        QCOMPARE(steps,
            (std::vector<int> { int(ScoringView::Step::Before), int(ScoringView::Step::Places),
                int(ScoringView::Step::Discard), int(ScoringView::Step::NewBase) }));
        page.animator->finish();
        QVERIFY(list->isHidden());
    }

    /// Nothing happens unseen: whatever kind of event there is moves, counts, or has a mark.
    void everyKindOfEventIsSeen_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind <= static_cast<int>(EventKind::MatchEnded); ++kind)
            if (kind != static_cast<int>(EventKind::PhaseBegan)) // the pill of the phases slides: PlayMotionTest
                QTest::addRow("%d", kind) << kind;
    }

    void everyKindOfEventIsSeen()
    {
        QFETCH(int, kind);
        Page page;
        core::Event happened = event(static_cast<EventKind>(kind), 0, 11, 1);
        if (happened.other == 0xFF)
            happened.other = 1;
        happened.amount = 1;
        happened.points = { 1, 0 };
        if (static_cast<EventKind>(kind) == EventKind::ActionPlayed)
            happened.other = 0xFF;
        const auto motions = page.motionsOf(happened);
        QVERIFY2(!motions.isEmpty(), qPrintable(QString::number(kind)));
        // It is not only told of, but something is painted that was not there before and is not there afterwards.
        page.animator->prepare(*page.table, { motions }, kUsual);
        page.table->showTable(samples::twoPlayers());
        const int length = page.animator->start();
        QVERIFY(length > 0);
        const QImage still = page.picture();
        bool seen = false;
        for (int at = 0; at < length && !seen; at += length / 8) {
            page.animator->showAt(at);
            seen = page.picture() != still;
        }
        QVERIFY(seen);
        page.animator->finish();
        // With reduced motion too, save what the figures beside it tell: cards that are drawn, and points.
        QCOMPARE(ui::timed({ motions }, { 2, true, 0 }).isEmpty(),
            motions.first().kind == Motion::Kind::Draw || motions.first().kind == Motion::Kind::Token);
    }

    /// In matches as they are played: what moves comes from a place that is to be seen, and goes to one.
    void whatMovesInMatchesHasItsPlaces()
    {
        struct Heard final : core::EventSink {
            std::vector<core::Event> events;
            void onEvent(const core::Event& event) override { events.push_back(event); }
        };
        Page page;
        QSet<int> kinds;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            core::Problems problems;
            const std::unique_ptr<core::Match> match
                = tests::smashUp().newMatch(tests::smashUpSetup(2, seed), problems);
            QVERIFY(match != nullptr);
            core::Rng rng(seed);
            page.table->showMatch(*match, core::Seat::First);
            while (!match->outcome().decided) {
                const core::Prompt prompt = match->prompt();
                Heard heard;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], &heard);
                const auto motions = page.table->stage()->motionsOf(heard.events);
                for (const core::Event& event : heard.events)
                    kinds.insert(event.kind);
                const auto seen = [&page](const QList<Spot>& spots) {
                    return std::any_of(
                        spots.begin(), spots.end(), [&page](const Spot& spot) { return !page.areaOf(spot).isEmpty(); });
                };
                QList<QList<bool>> begins;
                for (const QList<Motion>& event : motions) {
                    begins.append(QList<bool>());
                    for (const Motion& each : event)
                        begins.last().append(seen(each.from));
                }
                page.table->showMatch(*match, core::Seat::First);
                page.table->layout()->activate();
                QSet<int> moved; // goes on from where it came to
                for (qsizetype i = 0; i < motions.size(); ++i) {
                    for (qsizetype j = 0; j < motions[i].size(); ++j) {
                        const Motion& each = motions[i][j];
                        const bool ring = each.kind == Motion::Kind::Mark;
                        const bool begin = begins[i][j] || moved.contains(each.card) || (ring && seen(each.to));
                        const bool end = seen(each.to) || (ring && begins[i][j]);
                        QVERIFY2(begin && end,
                            qPrintable(
                                QStringLiteral("motion %1, card %2, from %3, to %4")
                                    .arg(QString::number(static_cast<int>(each.kind)), QString::number(each.card),
                                        QString::number(begin), QString::number(end))));
                        if (ui::carriesCard(each.kind))
                            moved.insert(each.card);
                    }
                }
            }
        }
        for (const EventKind kind : { EventKind::MinionPlayed, EventKind::Moved, EventKind::Destroyed,
                 EventKind::BaseScored, EventKind::BaseReplaced, EventKind::Drew, EventKind::Discarded })
            QVERIFY(kinds.contains(static_cast<int>(kind)));
    }

    void whatIsClearedTogetherGoesTogether()
    {
        const auto gone = [](int cards) {
            QList<QList<Motion>> events;
            for (int i = 0; i < cards; ++i)
                events.append({ Motion { Motion::Kind::Leave, i, { Spot::card(i) } } });
            return ui::lengthOf(ui::timed(events, kUsual));
        };
        QCOMPARE(gone(1), 280);
        QCOMPARE(gone(6), 280 + 5 * 40);
        // The same thing is marked twice one after the other.
        const Motion mark { Motion::Kind::Mark, 3, { Spot::card(3) } };
        QCOMPARE(ui::lengthOf(ui::timed({ { mark }, { mark } }, kUsual)), 800);
    }

    void aBaseWithEnoughPowerPulsesOnce()
    {
        Page page;
        core::smashup::TableView view = samples::twoPlayers();
        view.bases[1].total = view.bases[1].breakpoint - 1;
        page.table->showTable(view);
        view.bases[1].total = view.bases[1].breakpoint;
        page.table->showTable(view);
        const auto now = page.table->stage()->motionsNow();
        QCOMPARE(now.size(), 1);
        QCOMPARE(now.first().kind, Motion::Kind::Ready);
        QCOMPARE(now.first().from, QList<Spot> { Spot::base(1) });
        page.table->showTable(view);
        QVERIFY(page.table->stage()->motionsNow().isEmpty());
    }

    void whatMayAnswerLightsUpOnce()
    {
        Page page;
        core::smashup::TableView view = samples::twoPlayers();
        view.scoring = core::smashup::ScoringView {};
        view.scoring->slot = 1;
        view.prompt.sourcePlace = view.bases[1].id;
        page.table->showTable(view);
        const auto now = page.table->stage()->motionsNow();
        QVERIFY(std::any_of(now.begin(), now.end(),
            [](const Motion& each) { return each.kind == Motion::Kind::Answer && each.card == 100; }));
        page.table->showTable(view);
        QVERIFY(page.table->stage()->motionsNow().isEmpty());
    }

    void aCardThatIsKeptFromTheViewerIsABack()
    {
        Page page;
        core::Event drew = event(EventKind::Drew, 1, 105); // a card that the viewer has seen before
        drew.audience = core::maskOf(core::seatAt(1));
        const auto drawn = page.motionsOf(drew);
        QCOMPARE(drawn.first().card, -1);
        QVERIFY(page.begin(drew, kUsual) > 0);
        page.animator->showAt(110);
        const QImage shown = page.picture();
        page.animator->finish();
        QVERIFY(shown != page.picture());
        // The same card, where everybody may see it, does not look like that.
        drew.audience = core::kEverySeat;
        QCOMPARE(page.motionsOf(drew).first().card, 105);
        page.begin(drew, kUsual);
        page.animator->showAt(110);
        QVERIFY(shown != page.picture());
    }

    void aClickInMidMotionReachesTheTableAndEndsIt()
    {
        Page page;
        QVERIFY(QTest::qWaitForWindowExposed(&page.window));
        QSignalSpy chosen(page.table, &ui::TableSurface::chosen);
        QSignalSpy hurried(page.animator, &ui::Animator::hurried);
        QVERIFY(page.begin(event(EventKind::Moved, 0, 11, 1), kUsual) > 0);
        page.animator->showAt(100);
        QVERIFY(page.animator->isMoving());
        const QPoint at = page.areaOf(Spot::card(100)).center().toPoint();
        QWidget* below = page.window.childAt(at);
        QVERIFY2(below != nullptr && page.table->isAncestorOf(below), "the overlay takes no click");
        QTest::mouseClick(below, Qt::LeftButton, Qt::NoModifier, below->mapFrom(&page.window, at));
        QVERIFY(!page.animator->isMoving());
        QVERIFY(!page.animator->isVisible());
        QCOMPARE(hurried.size(), 1);
        QCOMPARE(chosen.size(), 1);
    }

    void aKeyEndsItToo()
    {
        Page page;
        QVERIFY(page.begin(event(EventKind::Moved, 0, 11, 1), kUsual) > 0);
        QTest::keyClick(page.table, Qt::Key_Space);
        QVERIFY(!page.animator->isMoving());
    }

    void whatMovesIsNotSeenTwiceAndIsThereAgainAfterwards()
    {
        Page page;
        const QImage before = page.picture();
        QVERIFY(page.begin(event(EventKind::MinionPlayed, 0, 11, 1), kUsual) > 0);
        page.animator->showAt(1);
        const QRect place = page.areaOf(Spot::card(11)).toRect();
        QImage during(page.window.size(), QImage::Format_ARGB32_Premultiplied);
        page.table->render(&during, page.table->pos());
        QVERIFY(!place.isEmpty());
        QVERIFY(during.copy(place.adjusted(8, 8, -8, -8)) != before.copy(place.adjusted(8, 8, -8, -8)));
        page.animator->showAt(10000);
        QVERIFY(!page.animator->isMoving());
        QCOMPARE(page.picture().copy(place), before.copy(place));
    }

    /// Power that changes where nothing moves is seen to change: it counts, or is coloured where motion is reduced.
    void powerThatChangesAloneIsSeen_data()
    {
        QTest::addColumn<bool>("reduced");
        QTest::addColumn<int>("length");
        QTest::addRow("it counts") << false << 240;
        QTest::addRow("it is coloured") << true << 600;
    }

    void powerThatChangesAloneIsSeen()
    {
        QFETCH(bool, reduced);
        QFETCH(int, length);
        Page page;
        core::smashup::TableView after = samples::twoPlayers();
        after.bases[1].minions[0].power += 3;
        after.bases[1].power[1] += 3;
        after.bases[1].total += 3;
        page.animator->prepare(*page.table, {}, { 2, reduced, 0 });
        page.table->showTable(after);
        QCOMPARE(page.animator->start(), length);
        page.animator->showAt(length / 2);
        const QImage during = page.picture();
        page.animator->showAt(length - 1);
        QVERIFY(page.animator->isMoving());
        page.animator->showAt(length + 1);
        QVERIFY(!page.animator->isMoving());
        const QImage done = page.picture();
        QVERIFY(during != done);
        // Nothing of it with motion off, and nothing where no power changed.
        page.animator->prepare(*page.table, {}, { 0, reduced, 0 });
        page.table->showTable(samples::twoPlayers());
        QCOMPARE(page.animator->start(), 0);
        page.animator->prepare(*page.table, {}, { 2, reduced, 0 });
        page.table->showTable(samples::twoPlayers());
        QCOMPARE(page.animator->start(), 0);
    }

    void speedNoneMovesNothing()
    {
        Page page;
        QCOMPARE(page.begin(event(EventKind::MinionPlayed, 0, 11, 1), { 0, false, 0 }), 0);
        QVERIFY(!page.animator->isMoving());
        QVERIFY(!page.animator->isVisible());
    }
};

REGISTER_TEST(MotionTest)
#include "motion_test.moc"
