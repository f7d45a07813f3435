#include "core/ai/player.h"
#include "core/ai/players/player_factory.h"
#include "core/game/rng.h"
#include "core/hyperborea/table/events.h"
#include "core/hyperborea/table/prompt_ids.h"
#include "core/hyperborea/words/components.h"
#include "core/hyperborea/words/view.h"
#include "core/lab/lab_record.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/spoken.h"
#include "ui/feedback_settings.h"
#include "ui/language.h"
#include "ui/pages/play/match_form.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/pages/play/seat_editor.h"
#include "ui/table/animator.h"
#include "ui/table/hyperborea/hyper_layout.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_view.h"
#include "ui/table/hyperborea/hyperborea_gallery.h"
#include "ui/table/hyperborea/hyperborea_mini_table.h"
#include "ui/table/hyperborea/hyperborea_table.h"
#include "ui/table/motion.h"
#include "ui/table/stage.h"
#include "ui/text/explanation_text.h"
#include "ui/theme.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

namespace {

using core::Choice;
using core::Seat;
using core::hyperborea::Colour;
using core::hyperborea::TableView;
using core::hyperborea::Terrain;
using core::hyperborea::Verb;
using ui::HyperPiece;
using ui::HyperView;

/// A match on a table, whose first seat a person has; the others choose by chance, when they are let.
class Sitting {
public:
    Sitting(int seats, std::uint64_t seed, const std::string& mode = "invasion", QSize size = { 1100, 820 })
        : rng(seed)
        , table(ui::TableSurface::Use::Play)
    {
        core::Problems problems;
        core::MatchSetup setup = tests::hyperboreaSetup(seats, seed);
        setup.options["mode"] = mode;
        match = tests::hyperborea().newMatch(setup, problems);
        table.resize(size);
        QObject::connect(&table, &ui::TableSurface::chosen, &table, [this](Choice choice, bool goesOn) {
            chosen.append(choice);
            going.append(goesOn);
            match->apply(choice);
            show();
        });
        QObject::connect(&table, &ui::TableSurface::undoAsked, &table, [this] { ++undone; });
        show();
        table.show();
        exposed = QTest::qWaitForWindowExposed(&table);
    }

    void show(Seat seat = Seat::First)
    {
        table.showMatch(*match, seat);
        table.setAsking(match->prompt().seat == seat && !match->outcome().decided);
        QCoreApplication::sendPostedEvents();
    }
    void chooseByChance()
    {
        const auto& choices = match->prompt().choices;
        match->apply(choices[rng.below(static_cast<std::uint32_t>(choices.size()))]);
    }
    /// By chance until the first seat may answer so; false where the match ends before.
    bool goTo(Verb verb)
    {
        for (int most = 6000; most > 0 && !match->outcome().decided; --most) {
            if (match->prompt().seat == Seat::First && has(verb)) {
                show();
                return true;
            }
            chooseByChance();
        }
        return false;
    }
    bool has(Verb verb) const
    {
        const auto& choices = match->prompt().choices;
        return std::any_of(
            choices.begin(), choices.end(), [verb](Choice each) { return core::hyperborea::verbOf(each) == verb; });
    }
    TableView view() const { return core::hyperborea::viewFor(*match, Seat::First); }
    HyperView& named(const char* name) { return *table.findChild<HyperView*>(QLatin1String(name)); }
    HyperView& map() { return named("map"); }
    HyperView& offers() { return named("offers"); }
    HyperView& board() { return named("board"); }
    QList<HyperView*> views() { return { &map(), &offers(), &board() }; }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* each : table.findChildren<QPushButton*>())
            if (each->text() == text && each->isVisibleTo(&table))
                return each;
        return nullptr;
    }
    /// Where that answer lies alone, or a button with its words; false where it is neither.
    bool isOffered(Choice choice)
    {
        for (const HyperView* view : views())
            for (const HyperPiece& piece : view->pieces().pieces())
                if (!piece.area.isEmpty())
                    for (const core::ChoiceView& each : piece.choices)
                        if (each.choice == choice)
                            return true;
        const core::PromptView prompt = view().prompt;
        for (const core::ChoiceView& each : prompt.choices)
            if (each.choice == choice)
                for (const QPushButton* shown : table.findChildren<QPushButton*>())
                    if (shown->isVisibleTo(&table)
                        && shown->text().contains(
                            QString::fromStdString(each.label).replace(QLatin1Char('&'), QLatin1String("&&"))))
                        return true;
        return false;
    }
    /// As a person gives it: with the mouse on what stands for it alone, else out of the list of all answers.
    bool give(Choice choice)
    {
        const auto before = chosen.size();
        for (HyperView* view : views())
            for (const HyperPiece& piece : view->pieces().pieces())
                if (piece.choices.size() == 1 && piece.choices.front().choice == choice && !piece.area.isEmpty()) {
                    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, piece.area.center().toPoint());
                    if (QMenu* where = menu()) { // a step with one hex to go to
                        QAction* only = where->actions().value(0);
                        where->close();
                        only->trigger();
                    }
                    return chosen.size() == before + 1 && chosen.last() == choice;
                }
        const core::PromptView prompt = view().prompt;
        const auto at = std::find_if(prompt.choices.begin(), prompt.choices.end(),
            [choice](const core::ChoiceView& each) { return each.choice == choice; });
        QTest::keyClick(&table, Qt::Key_L, Qt::ControlModifier);
        QMenu* list = menu();
        if (list == nullptr)
            return false;
        QAction* action = list->actions().value(static_cast<int>(at - prompt.choices.begin()));
        list->close();
        if (action != nullptr)
            action->trigger();
        return chosen.size() == before + 1 && chosen.last() == choice;
    }
    /// The one that is open; null where none is.
    QMenu* menu()
    {
        for (QMenu* each : table.findChildren<QMenu*>())
            if (each->isVisible())
                return each;
        return nullptr;
    }
    QString read()
    {
        QStringList all;
        for (HyperView* view : views()) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(view);
            for (int i = 0; i < spoken->childCount(); ++i)
                all << spoken->child(i)->text(QAccessible::Name);
        }
        return all.join(QLatin1Char('\n'));
    }
    static void drag(HyperView& from, int row, HyperView& to, int at)
    {
        drag(from, row, to, to.pieces().piece(at).area.center());
    }
    static void drag(HyperView& from, int row, HyperView& to, QPointF at)
    {
        const QPoint start = from.pieces().piece(row).area.center().toPoint();
        const QPoint there = at.toPoint();
        const QPoint end = from.viewport()->mapFromGlobal(to.viewport()->mapToGlobal(there));
        QTest::mousePress(from.viewport(), Qt::LeftButton, {}, start);
        for (const double share : { 0.2, 0.6, 1.0 }) {
            const QPoint here = start + ((end - start) * share);
            QMouseEvent move(QEvent::MouseMove, here, from.viewport()->mapToGlobal(here), Qt::NoButton, Qt::LeftButton,
                Qt::NoModifier);
            QCoreApplication::sendEvent(from.viewport(), &move);
        }
        QTest::mouseRelease(from.viewport(), Qt::LeftButton, {}, end);
    }

    core::Rng rng;
    std::unique_ptr<core::Match> match;
    ui::HyperboreaTable table;
    QList<Choice> chosen;
    QList<bool> going;
    int undone = 0;
    bool exposed = false;
};

class Heard final : public core::EventSink {
public:
    std::vector<core::Event> events;
    void onEvent(const core::Event& event) override { events.push_back(event); }
};

} // namespace

class HyperboreaTableTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::speak(QStringLiteral("en")); }

    void everyAnswerHasItsPlace_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QSize>("size");
        QTest::newRow("two") << 2 << "invasion" << QSize(1100, 820);
        QTest::newRow("two, Race War") << 2 << "race-war" << QSize(800, 620);
        QTest::newRow("four") << 4 << "race-war" << QSize(1100, 820);
        QTest::newRow("six") << 6 << "race-war" << QSize(1180, 740);
    }

    /// On a piece that is in sight, or on a button; and what is read out is the same whatever is still to come.
    void everyAnswerHasItsPlace()
    {
        QFETCH(int, seats);
        QFETCH(QString, mode);
        QFETCH(QSize, size);
        Sitting sitting(seats, 11, mode.toStdString(), size);
        QVERIFY(sitting.exposed);
        int asked = 0;
        for (int step = 0; step < 1500 && !sitting.match->outcome().decided; ++step) {
            // Each question of the setup, and later some.
            if (sitting.match->prompt().seat == Seat::First && (step < 40 || step % 9 == 0)) {
                sitting.show();
                ++asked;
                for (const Choice choice : sitting.match->prompt().choices)
                    QVERIFY2(sitting.isOffered(choice),
                        tests::hyperborea().notation().label(*sitting.match, sitting.match->prompt(), choice).c_str());
                if (step % 90 == 0) {
                    const QString read = sitting.read();
                    const auto other = sitting.match->clone();
                    core::Rng rng(77);
                    other->conceal(Seat::First, rng);
                    sitting.table.showMatch(*other, Seat::First);
                    QCOMPARE(sitting.read(), read);
                }
            }
            sitting.chooseByChance();
        }
        QVERIFY(asked > 20);
    }

    /// A whole match with the answers of a greedy player, given as a person gives them.
    void aWholeMatchIsPlayed()
    {
        Sitting sitting(2, 5);
        core::Problems problems;
        std::vector<std::unique_ptr<core::Player>> players;
        for (int seat = 0; seat < 2; ++seat)
            players.push_back(
                core::makePlayer("greedy", tests::hyperborea(), 3U + static_cast<unsigned>(seat), problems));
        while (!sitting.match->outcome().decided) {
            const Seat seat = sitting.match->prompt().seat;
            const Choice choice = players[static_cast<std::size_t>(core::indexOf(seat))]->choose(
                core::SeatView(*sitting.match, seat), core::Budget {});
            const std::string label
                = tests::hyperborea().notation().label(*sitting.match, sitting.match->prompt(), choice);
            if (seat == Seat::First)
                QVERIFY2(sitting.give(choice), label.c_str());
            else
                sitting.match->apply(choice);
            if (seat != Seat::First && sitting.match->prompt().seat == Seat::First)
                sitting.show();
        }
        QVERIFY(sitting.chosen.size() > 50);
    }

    /// Article 5.1: 1 movement point, and where the terrains differ 1 more into forest or mountain, and 1 more out of
    /// mountain or swamp.
    void stepsAreLitWithTheirCost()
    {
        Sitting sitting(2, 7);
        int told = 0;
        for (int times = 0; times < 12 && sitting.goTo(Verb::Step); ++times) {
            const auto& choices = sitting.match->prompt().choices;
            const auto step = std::find_if(choices.begin(), choices.end(),
                [](Choice each) { return core::hyperborea::verbOf(each) == Verb::Step; });
            sitting.match->apply(*step);
            sitting.show();
            if (!sitting.has(Verb::To))
                continue;
            const TableView view = sitting.view();
            const auto from = view.hexes[static_cast<std::size_t>(view.from)].terrain;
            for (const auto& hex : view.hexes) {
                const int row = sitting.map().pieces().rowOf(HyperPiece::Kind::Hex, hex.id);
                const bool legal = sitting.map().pieces().piece(row).isLegal();
                QCOMPARE(hex.cost > 0, legal);
                if (!legal)
                    continue;
                int cost = 1;
                if (hex.terrain != from) {
                    cost += hex.terrain == Terrain::Forest || hex.terrain == Terrain::Mountain ? 1 : 0;
                    cost += from == Terrain::Mountain || from == Terrain::Swamp ? 1 : 0;
                }
                QCOMPARE(hex.cost, cost);
                const QString words = sitting.map().pieces().index(row).data(Qt::AccessibleTextRole).toString();
                QVERIFY2(
                    words.contains(QStringLiteral("To go there costs %1 movement point").arg(cost)), qPrintable(words));
                ++told;
            }
        }
        QVERIFY(told > 5);
    }

    /// The same where no step is asked about: nothing that holds for one way into a hex alone.
    void terrainsTellWhatStepsCost()
    {
        Sitting sitting(6, 7);
        QVERIFY(sitting.goTo(Verb::Cube));
        QSet<int> told;
        for (int step = 0; step < 4000 && told.size() < 3 && !sitting.match->outcome().decided; ++step) {
            sitting.chooseByChance();
            if (step % 20 != 0 || sitting.view().moves)
                continue;
            sitting.show();
            for (const auto& hex : sitting.view().hexes) {
                if (!hex.up)
                    continue;
                const int row = sitting.map().pieces().rowOf(HyperPiece::Kind::Hex, hex.id);
                const QString words = sitting.map().pieces().index(row).data(Qt::AccessibleTextRole).toString();
                const bool in = hex.terrain == Terrain::Forest || hex.terrain == Terrain::Mountain;
                const bool out = hex.terrain == Terrain::Swamp || hex.terrain == Terrain::Mountain;
                QVERIFY2(words.contains(QStringLiteral("A step costs 1 movement point")), qPrintable(words));
                QCOMPARE(words.contains(QStringLiteral("from another terrain into it 1 more")), in);
                QCOMPARE(words.contains(QStringLiteral("from it into another")), out);
                told.insert(static_cast<int>(hex.terrain));
            }
        }
        QVERIFY(told.size() >= 3);
    }

    void miniaturesAreDraggedInOneGo()
    {
        Sitting sitting(2, 7);
        bool dragged = false;
        for (int times = 0; times < 40 && !dragged && sitting.goTo(Verb::Step); ++times) {
            // The first step whose miniature can go to several hexes, so that where it goes is asked.
            for (const Choice each :
                std::vector<Choice>(sitting.match->prompt().choices.begin(), sitting.match->prompt().choices.end())) {
                if (core::hyperborea::verbOf(each) != Verb::Step)
                    continue;
                const auto tried = sitting.match->clone();
                tried->apply(each);
                if (core::hyperborea::verbOf(tried->prompt().choices[0]) != Verb::To)
                    continue;
                const Choice to = tried->prompt().choices[1];
                HyperView& map = sitting.map();
                const int from = map.pieces().rowOf(HyperPiece::Kind::Hex, each.a);
                Sitting::drag(map, from, map, map.pieces().rowOf(HyperPiece::Kind::Hex, to.a));
                QCOMPARE(sitting.chosen, QList<Choice>({ each, to }));
                QCOMPARE(sitting.going, QList<bool>({ false, true }));
                dragged = true;
                break;
            }
            if (!dragged)
                sitting.chooseByChance();
        }
        QVERIFY(dragged);
    }

    /// Onto the one space of the two that a cube of that colour fits.
    void cubesAreDraggedOntoASpace()
    {
        Sitting sitting(2, 9);
        HyperView& board = sitting.board();
        int dragged = 0;
        for (int times = 0; times < 200 && dragged < 4 && sitting.goTo(Verb::Cube); ++times) {
            const Choice cube = sitting.match->prompt().choices[0];
            const auto tried = sitting.match->clone();
            tried->apply(cube);
            const auto& places = tried->prompt().choices;
            const Choice place = places[sitting.rng.below(static_cast<std::uint32_t>(places.size()))];
            if (core::hyperborea::verbOf(cube) != Verb::Cube || core::hyperborea::verbOf(place) != Verb::Space) {
                sitting.chooseByChance();
                continue;
            }
            const HyperPiece set = board.pieces().piece(board.pieces().rowOf(HyperPiece::Kind::Set, place.a));
            const TableView view = sitting.view();
            const auto& there = *ui::setIn(view, Seat::First, place.a);
            std::size_t space = 0;
            while (there.on[space] != core::hyperborea::kNone || static_cast<int>(there.spaces[space]) != place.b)
                ++space;
            sitting.chosen.clear();
            Sitting::drag(board, board.pieces().rowOf(HyperPiece::Kind::Cube, cube.a), board,
                ui::spaceArea(set, space, there.spaces.size(), board.font()).center());
            QCOMPARE(sitting.chosen, QList<Choice>({ cube, place }));
            ++dragged;
        }
        QCOMPARE(dragged, 4);
    }

    /// Whom an attack is to strike is clicked on, or a miniature is dropped there, and nothing more is asked.
    void aGhostIsStruckInOneGo_data()
    {
        QTest::addColumn<bool>("dragged");
        QTest::newRow("clicked on") << false;
        QTest::newRow("dropped on") << true;
    }

    void aGhostIsStruckInOneGo()
    {
        QFETCH(bool, dragged);
        Sitting sitting(2, 7);
        HyperView& map = sitting.map();
        bool struck = false;
        for (int times = 0; times < 400 && !struck && sitting.goTo(Verb::Attack); ++times) {
            const std::vector<Choice> choices(
                sitting.match->prompt().choices.begin(), sitting.match->prompt().choices.end());
            for (const Choice attack : choices) {
                if (struck || core::hyperborea::verbOf(attack) != Verb::Attack)
                    continue;
                const auto tried = sitting.match->clone();
                tried->apply(attack);
                const Choice last = tried->prompt().choices[tried->prompt().choices.size() - 1];
                if (core::hyperborea::verbOf(last) != Verb::Site)
                    continue; // there is one target alone
                const int row = map.pieces().rowOf(HyperPiece::Kind::Hex, attack.a);
                const QPointF ghost
                    = ui::siteArea(map.pieces().piece(row), last.a, sitting.view().hexes[attack.a].sites.size())
                          .center();
                sitting.chosen.clear();
                if (dragged)
                    Sitting::drag(map, row, map, ghost);
                else
                    QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, ghost.toPoint());
                QCOMPARE(sitting.chosen, QList<Choice>({ attack, last }));
                struck = true;
            }
            if (!struck)
                sitting.chooseByChance();
        }
        QVERIFY(struck);
    }

    /// A city or ruin of its own hex is entered by a drag; who lets go beside it has done nothing.
    void miniaturesAreDraggedInside()
    {
        Sitting sitting(2, 7);
        QVERIFY(sitting.goTo(Verb::Enter));
        HyperView& map = sitting.map();
        const auto& choices = sitting.match->prompt().choices;
        const Choice enter = *std::find_if(
            choices.begin(), choices.end(), [](Choice each) { return core::hyperborea::verbOf(each) == Verb::Enter; });
        const int row = map.pieces().rowOf(HyperPiece::Kind::Hex, enter.a);
        const HyperPiece hex = map.pieces().piece(row);
        const QRectF site = ui::siteArea(hex, enter.b, sitting.view().hexes[enter.a].sites.size());
        Sitting::drag(map, row, map, QPointF(hex.area.center().x() + 20, hex.area.top() + hex.area.height() * 0.12));
        QVERIFY(sitting.chosen.isEmpty());
        Sitting::drag(map, row, map, site.center());
        QCOMPARE(sitting.chosen, QList<Choice>({ enter }));
    }

    void whatIsLetGoElsewhereStays()
    {
        Sitting sitting(2, 7);
        QVERIFY(sitting.goTo(Verb::Step));
        HyperView& map = sitting.map();
        int from = -1;
        for (int row = 0; row < map.pieces().rowCount(); ++row)
            for (const core::ChoiceView& each : map.pieces().piece(row).choices)
                if (core::hyperborea::verbOf(each.choice) == Verb::Step)
                    from = row;
        Sitting::drag(map, from, map, map.pieces().rowOf(HyperPiece::Kind::Seat, 1));
        QVERIFY(sitting.chosen.isEmpty());
    }

    /// Exploration a takes a green cube and any but a grey one: with green on it, every colour completes it.
    void whatACubeWouldCompleteIsKnown()
    {
        Sitting sitting(2, 9);
        bool seen = false;
        for (int step = 0; step < 3000 && !seen && !sitting.match->outcome().decided; ++step) {
            const TableView view = sitting.view();
            const auto& set = view.seats[0].base[0].sets[0];
            if (view.current == Seat::First && view.turn > 0 && !set.fired
                && set.on[0] == static_cast<std::uint8_t>(Colour::Green) && set.on[1] == core::hyperborea::kNone) {
                QCOMPARE(set.name, std::string("Exploration a"));
                QCOMPARE(int { set.completedBy }, int { core::hyperborea::kCubes });
                // Its twin may not be begun meanwhile.
                QCOMPARE(int { view.seats[0].base[0].sets[1].completedBy }, 0);
                seen = true;
            }
            sitting.chooseByChance();
        }
        QVERIFY(seen);
    }

    /// While cubes are left the turn cannot be ended, so the question says how many are.
    void cubesLeftAreTold()
    {
        Sitting sitting(2, 9);
        QVERIFY(sitting.goTo(Verb::Cube));
        QVERIFY(!sitting.has(Verb::End));
        const int left = core::hyperborea::sumOf(sitting.view().seats[0].available);
        QCOMPARE(left, 3);
        QStringList shown;
        for (const QLabel* label : sitting.table.findChildren<QLabel*>())
            if (label->isVisibleTo(&sitting.table))
                shown << label->text();
        QVERIFY2(shown.join(QLatin1Char('\n')).contains(QStringLiteral("3 cubes to place")),
            qPrintable(shown.join(QLatin1Char('\n'))));
        ui::HyperboreaMiniTable mini(nullptr);
        QVERIFY2(mini.situation(*sitting.match, {}, Seat::First).contains(QStringLiteral("3 cubes to place")),
            qPrintable(mini.situation(*sitting.match, {}, Seat::First)));
    }

    void hexesAreReachedByKeys()
    {
        Sitting sitting(2, 3);
        HyperView& map = sitting.map();
        map.setFocus();
        QTRY_VERIFY(map.hasFocus());
        QTest::keyClicks(&map, QStringLiteral("d4"));
        QCOMPARE(map.pieces().piece(map.currentIndex().row()).id, 0); // the centre
        const QPointF centre = map.pieces().piece(map.currentIndex().row()).area.center();
        QTest::keyClick(&map, Qt::Key_Right);
        const HyperPiece& right = map.pieces().piece(map.currentIndex().row());
        QCOMPARE(right.kind, HyperPiece::Kind::Hex);
        QVERIFY(right.area.center().x() > centre.x());
        QVERIFY(std::abs(right.area.center().y() - centre.y()) < 1);
        QTest::keyClicks(&map, QStringLiteral("z9"));
        QCOMPARE(map.pieces().piece(map.currentIndex().row()).id, right.id);
    }

    void theMapIsZoomedAndMoved()
    {
        Sitting sitting(2, 3);
        HyperView& map = sitting.map();
        const QPointF at = map.room().map.center();
        const auto wheel = [&](int by, Qt::KeyboardModifiers keys) {
            QWheelEvent event(at, map.viewport()->mapToGlobal(at.toPoint()), QPoint(), QPoint(0, by), Qt::NoButton,
                keys, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(map.viewport(), &event);
        };
        wheel(120, Qt::NoModifier);
        QCOMPARE(map.zoom(), 1.0);
        const double small = map.room().radius;
        wheel(360, Qt::ControlModifier);
        QVERIFY(map.zoom() > 1.9);
        QVERIFY(map.room().radius > small * 1.9);
        const QRectF before = map.pieces().piece(map.pieces().rowOf(HyperPiece::Kind::Hex, 0)).area;
        QTest::mousePress(map.viewport(), Qt::LeftButton, {}, at.toPoint());
        QMouseEvent move(QEvent::MouseMove, at + QPointF(40, 0), map.viewport()->mapToGlobal(at + QPointF(40, 0)),
            Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(map.viewport(), &move);
        QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, (at + QPointF(40, 0)).toPoint());
        const QRectF after = map.pieces().piece(map.pieces().rowOf(HyperPiece::Kind::Hex, 0)).area;
        QVERIFY(std::abs(after.left() - before.left() - 40) < 1.5);
        QVERIFY(sitting.chosen.isEmpty());
        // A hex that is out of sight comes into it where the keyboard goes.
        map.setFocus();
        QTest::keyClicks(&map, QStringLiteral("b3"));
        const HyperPiece& hex = map.pieces().piece(map.currentIndex().row());
        QVERIFY(map.room().map.adjusted(-2, -2, 2, 2).contains(hex.area));
        wheel(-1200, Qt::ControlModifier);
        QCOMPARE(map.zoom(), 1.0);
    }

    void otherBoardsAreOneKeyAway()
    {
        Sitting sitting(3, 3);
        QCOMPARE(sitting.board().pieces().piece(0).seat, Seat::First);
        sitting.map().setFocus();
        QTRY_VERIFY(sitting.map().hasFocus());
        QTest::keyClick(&sitting.map(), Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(sitting.board().pieces().piece(0).seat, core::seatAt(1));
        QTest::keyClick(&sitting.map(), Qt::Key_Escape);
        QCOMPARE(sitting.board().pieces().piece(0).seat, Seat::First);
        const int panel = sitting.map().pieces().rowOf(HyperPiece::Kind::Seat, 2);
        QTest::mouseClick(
            sitting.map().viewport(), Qt::LeftButton, {}, sitting.map().pieces().piece(panel).area.center().toPoint());
        QCOMPARE(sitting.board().pieces().piece(0).seat, core::seatAt(2));
    }

    /// Escape leaves what is half done.
    void halfAnActIsTakenBack()
    {
        Sitting sitting(2, 5);
        QVERIFY(sitting.goTo(Verb::Cube));
        const auto& choices = sitting.match->prompt().choices;
        const auto cube = std::find_if(
            choices.begin(), choices.end(), [](Choice each) { return core::hyperborea::verbOf(each) == Verb::Cube; });
        QVERIFY(sitting.give(*cube));
        QVERIFY(sitting.has(Verb::Space));
        sitting.board().setFocus();
        QTRY_VERIFY(sitting.board().hasFocus());
        QTest::keyClick(&sitting.board(), Qt::Key_Escape);
        QCOMPARE(sitting.undone, 1);
    }

    /// A miniature goes nowhere unasked, whatever way there is alone: what it turned up could not be taken back.
    void aStepWithOneWayIsShownFirst()
    {
        int shown = 0;
        for (std::uint64_t seed = 1; seed < 40 && shown == 0; ++seed) {
            Sitting sitting(2, seed);
            while (shown == 0 && sitting.goTo(Verb::Step)) {
                for (const HyperPiece& piece : sitting.map().pieces().pieces())
                    if (piece.choices.size() == 1
                        && core::hyperborea::verbOf(piece.choices.front().choice) == Verb::Step) {
                        const Choice step = piece.choices.front().choice;
                        QTest::mouseClick(sitting.map().viewport(), Qt::LeftButton, {}, piece.area.center().toPoint());
                        if (QMenu* where = sitting.menu()) {
                            QVERIFY(sitting.chosen.isEmpty());
                            QCOMPARE(where->actions().size(), 1);
                            where->actions().constFirst()->trigger();
                            QCOMPARE(sitting.chosen, QList<Choice> { step });
                            ++shown;
                        }
                        sitting.chosen.clear();
                        break;
                    }
                sitting.chooseByChance();
            }
        }
        QCOMPARE(shown, 1);
    }

    /// The keyboard goes to what a hint is about, wherever at the table it was.
    void aHintTakesTheKeyboard()
    {
        Sitting sitting(2, 7);
        QVERIFY(sitting.goTo(Verb::Step));
        const auto& choices = sitting.match->prompt().choices;
        const auto step = std::find_if(
            choices.begin(), choices.end(), [](Choice each) { return core::hyperborea::verbOf(each) == Verb::Step; });
        sitting.board().setFocus();
        sitting.table.showHint(*step, {});
        QCOMPARE(sitting.table.focusWidget(), static_cast<QWidget*>(&sitting.map()));
        QVERIFY(sitting.map().pieces().piece(sitting.map().currentIndex().row()).hinted);
    }

    /// What a seat took keeps its place, and the whole map is seen again in another match.
    void technologiesKeepTheirPlaces()
    {
        Sitting sitting(2, 5);
        QList<int> before;
        int most = 0;
        for (int step = 0; step < 4000 && !sitting.match->outcome().decided; ++step) {
            sitting.chooseByChance();
            if (static_cast<qsizetype>(sitting.view().seats[0].technologies.size()) == before.size())
                continue;
            sitting.show();
            QList<int> now;
            for (const HyperPiece& piece : sitting.board().pieces().pieces())
                if (piece.kind == HyperPiece::Kind::Set && piece.seat == Seat::First
                    && !core::hyperborea::isBase(static_cast<core::hyperborea::SetId>(piece.id)))
                    now << piece.id;
            QCOMPARE(now.mid(0, before.size()), before);
            before = now;
            most = std::max(most, static_cast<int>(now.size()));
        }
        QVERIFY2(most > 2, qPrintable(QString::number(most)));
        sitting.map().setZoom(2, QPointF(10, 10));
        QCOMPARE(sitting.map().zoom(), 2.0);
        sitting.table.beginMatch();
        QCOMPARE(sitting.map().zoom(), 1.0);
        for (const char* each : { "Show the map more closely", "Show more of the map", "Show the map more closely" })
            QTest::mouseClick(
                accessibility::find<QPushButton>(sitting.table, QString::fromLatin1(each)), Qt::LeftButton);
        QVERIFY(sitting.map().zoom() > 1);
        QTest::keyClick(&sitting.map(), Qt::Key_0);
        QCOMPARE(sitting.map().zoom(), 1.0);
    }

    /// What happens moves or is marked, from a place that is seen to one that is.
    void everyEventIsSeen_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("mode");
        QTest::newRow("two") << 2 << "invasion";
        QTest::newRow("six, Race War") << 6 << "race-war";
    }

    void everyEventIsSeen()
    {
        QFETCH(int, seats);
        QFETCH(QString, mode);
        Sitting sitting(seats, 12, mode.toStdString());
        QVERIFY(sitting.exposed);
        ui::Stage& stage = *sitting.table.stage();
        const auto isSeen = [&](const QList<ui::Spot>& spots) {
            return std::any_of(spots.begin(), spots.end(),
                [&](const ui::Spot& spot) { return !stage.areaOf(spot, sitting.table).isEmpty(); });
        };
        QSet<int> kinds;
        for (int step = 0; step < 500 && !sitting.match->outcome().decided; ++step) {
            const auto& choices = sitting.match->prompt().choices;
            Heard heard;
            sitting.match->apply(choices[sitting.rng.below(static_cast<std::uint32_t>(choices.size()))], &heard);
            const QList<QList<ui::Motion>> motions = stage.motionsOf(heard.events);
            QCOMPARE(motions.size(), static_cast<qsizetype>(heard.events.size()));
            QList<ui::Motion> moving;
            for (std::size_t i = 0; i < heard.events.size(); ++i) {
                kinds.insert(heard.events[i].kind);
                QVERIFY2(
                    !motions[static_cast<qsizetype>(i)].isEmpty(), qPrintable(QString::number(heard.events[i].kind)));
                moving += motions[static_cast<qsizetype>(i)];
            }
            for (const ui::Motion& each : moving)
                QVERIFY2(
                    isSeen(each.from), qPrintable(QStringLiteral("from %1 %2").arg(int(each.kind)).arg(each.card)));
            sitting.show();
            for (const ui::Motion& each : moving)
                QVERIFY2(isSeen(each.to), qPrintable(QStringLiteral("to %1 %2").arg(int(each.kind)).arg(each.card)));
        }
        QVERIFY2(kinds.size() > 15, qPrintable(QString::number(kinds.size())));
    }

    /// A miniature on its way is not seen where it goes, and is in the end.
    void motionIsShown()
    {
        Sitting sitting(2, 7);
        ui::Animator animator(&sitting.table);
        QVERIFY(sitting.goTo(Verb::Step));
        int moved = 0;
        int away = 0;
        for (int step = 0; step < 120 && !sitting.match->outcome().decided; ++step) {
            const auto& choices = sitting.match->prompt().choices;
            Heard heard;
            sitting.match->apply(choices[sitting.rng.below(static_cast<std::uint32_t>(choices.size()))], &heard);
            animator.prepare(sitting.table, sitting.table.stage()->motionsOf(heard.events), { ui::kUsualMotion });
            sitting.show();
            QCoreApplication::processEvents(); // rows of the prompt come and go, and the map has what they leave
            const QPixmap after = sitting.map().grab();
            const int length = animator.start();
            moved += length > 0 ? 1 : 0;
            animator.showAt(length / 3);
            const bool steps = std::any_of(heard.events.begin(), heard.events.end(), [](const core::Event& event) {
                return event.kind == static_cast<std::uint8_t>(core::hyperborea::EventKind::Stepped);
            });
            away += steps && sitting.map().grab().toImage() != after.toImage() ? 1 : 0;
            animator.finish();
            QCOMPARE(sitting.map().grab().toImage(), after.toImage());
        }
        QVERIFY2(moved > 20 && away > 1, qPrintable(QStringLiteral("%1, %2").arg(moved).arg(away)));
    }

    void theOffersStandBesideTheTableWhereThatIsInSight()
    {
        Sitting sitting(2, 3);
        const int narrow = sitting.map().width();
        QVERIFY(sitting.table.isAncestorOf(&sitting.offers()));
        QWidget side;
        sitting.table.closeUp()->setParent(&side);
        sitting.table.closeUp()->resize(300, 600);
        sitting.table.closeUp()->show();
        side.show();
        HyperView& offers = sitting.offers();
        sitting.table.setCloseUpInSight(true);
        QVERIFY(side.isAncestorOf(&offers));
        QTRY_VERIFY(sitting.map().width() > narrow);
        QCOMPARE(offers.pieces().rowCount(), 8); // two of each of four decks
        sitting.table.setCloseUpInSight(false);
        QVERIFY(sitting.table.isAncestorOf(&offers));
        sitting.table.closeUp()->setParent(&sitting.table);
    }

    /// A realm is chosen with the seat, or comes by lot; what another game's plan had is no realm.
    void realmsAreChosenWithTheSeats()
    {
        ui::MatchPlan plan;
        plan.seats = { { QStringLiteral("Ann"), QStringLiteral("human"), ui::PairSource::Chosen, {},
                           { QStringLiteral("Coral Throne") } },
            { QStringLiteral("Ben"), QStringLiteral("greedy"), ui::PairSource::Chosen, {},
                { QStringLiteral("Robots") } } };
        ui::MatchForm form(tests::hyperborea(), {}, plan, {}, nullptr);
        const auto boxes = form.findChildren<ui::SeatEditor*>();
        QCOMPARE(boxes.size(), 2);
        QCOMPARE(boxes[0]->roleBox()->currentText(), QStringLiteral("Coral Throne"));
        QCOMPARE(boxes[1]->roleBox()->currentText(), QStringLiteral("Realm by chance"));
        QCOMPARE(boxes[1]->roleBox()->count(), 7); // and six realms
        core::Problems problems;
        const core::MatchSetup setup = ui::setupOf(tests::hyperborea(), plan, {}, 3, problems);
        QVERIFY(problems.empty());
        QCOMPARE(setup.seats[0].factions, std::vector<std::string>({ "Coral Throne" }));
        QVERIFY(setup.seats[1].factions.empty());
        const auto match = tests::hyperborea().newMatch(setup, problems);
        QCOMPARE(core::hyperborea::viewFor(*match, Seat::First).seats[0].realm, std::string("Coral Throne"));
        // What the first has can be chosen nowhere else, until it is free again.
        QComboBox& second = *boxes[1]->roleBox();
        const QModelIndex throne = second.model()->index(second.findData(QStringLiteral("Coral Throne")), 0);
        QVERIFY(!throne.flags().testFlag(Qt::ItemIsEnabled));
        boxes[0]->roleBox()->setCurrentIndex(0);
        for (int i = 0; i < second.count(); ++i)
            QVERIFY(second.model()->index(i, 0).flags().testFlag(Qt::ItemIsEnabled));
        boxes[0]->roleBox()->setCurrentIndex(throne.row());
        second.setCurrentIndex(throne.row());
        QVERIFY(!tests::hyperborea().check(ui::setupOf(tests::hyperborea(), form.plan(), {}, 3, problems)).empty());
    }

    void theBoxIsLookedThrough()
    {
        ui::HyperboreaGallery gallery(tests::hyperborea());
        gallery.resize(1100, 800);
        gallery.show();
        auto& list = *gallery.findChild<QListView*>();
        QCOMPARE(list.model()->rowCount(), static_cast<int>(tests::hyperborea().cards().size()));
        gallery.open(QStringLiteral("Pathfinders"));
        QCOMPARE(list.currentIndex().data().toString(), QStringLiteral("Pathfinders"));
        QStringList told;
        for (const QLabel* label : gallery.findChildren<QLabel*>())
            told << label->text();
        const QString all = told.join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QStringLiteral("3 movement points")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Designed for Breakpoint.")), qPrintable(all));
        for (QPushButton* each : gallery.findChildren<QPushButton*>())
            if (each->text() == QLatin1String("base technology"))
                each->click();
        QCOMPARE(list.model()->rowCount(), 6);
        gallery.findChild<QLineEdit*>()->setText(QStringLiteral("warfare"));
        QCOMPARE(list.model()->rowCount(), 1);
        // What a tile shows of spaces is what the thing has: two sets of two.
        const auto components = core::hyperborea::componentsOf(*tests::hyperboreaLibrary());
        QCOMPARE(components[0].info.name, std::string("Exploration"));
        QCOMPARE(components[0].sets.size(), std::size_t { 2 });
        QCOMPARE(components[0].sets[0],
            std::vector<core::hyperborea::Space>({ core::hyperborea::Space::Green, core::hyperborea::Space::Any }));
        QVERIFY(!gallery.grab().isNull());
    }

    /// A race tile is told with what its realm came to in the labs that come with the program.
    void aTileSaysHowItsRealmDoes()
    {
        core::LabFindings findings;
        findings.table = core::LabTable::of({ "hyperborea", "hyperborea", {}, {}, {}, "level:3",
            { { "mode", "race-war" } }, { { "Emerald Kingdom" }, { "Red Duchy" } } });
        QCOMPARE(findings.table.cells.size(), std::size_t { 1 });
        findings.table.cells[0].blocks.add(0);
        findings.table.cells[0].won = { 3 * core::kPartsOfMatch, 3 * core::kPartsOfMatch }; // of four in either seat
        ui::HyperboreaGallery gallery(tests::hyperborea());
        int read = 0;
        gallery.setFindings([&] {
            ++read;
            return std::vector { findings };
        });
        const auto says = [&](const char* words) {
            const auto labels = gallery.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                [&](const QLabel* label) { return label->text().contains(QLatin1String(words)); });
        };
        gallery.open(QStringLiteral("Pathfinders"));
        QCOMPARE(read, 0);
        gallery.open(QStringLiteral("Marksmen"));
        QVERIFY(says("Emerald Kingdom, Race War, two seats by Level 3: won 75 of 100"));
        gallery.open(QStringLiteral("Spoils of War"));
        QVERIFY(says("Red Duchy, Race War, two seats by Level 3: won 25 of 100"));
        QCOMPARE(read, 1);
        gallery.open(QStringLiteral("Pathfinders"));
        QVERIFY(!says("won"));
    }

    void theMiniTableTellsHowItStands()
    {
        Sitting sitting(2, 3);
        QVERIFY(sitting.goTo(Verb::Cube));
        ui::HyperboreaMiniTable mini(nullptr);
        mini.resize(400, mini.heightForWidth(400));
        mini.showMatch(*sitting.match, Seat::First);
        QVERIFY(!mini.grab().isNull());
        const QString all = mini.accessibleDescription();
        QVERIFY2(all.contains(QStringLiteral("Seat 2")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("of 15")), qPrintable(all)); // gems that end a match of two
        QVERIFY(!mini.situation(*sitting.match, {}, Seat::First).isEmpty());
        QVERIFY(mini.situation(*sitting.match, {}, core::seatAt(1)).isEmpty());
    }
};

REGISTER_TEST(HyperboreaTableTest)
#include "hyperborea_table_test.moc"
