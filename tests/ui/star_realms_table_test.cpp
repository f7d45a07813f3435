#include "core/game/rng.h"
#include "core/starrealms/scenario/position.h"
#include "core/starrealms/table/events.h"
#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/words/view.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/feedback_settings.h"
#include "ui/language.h"
#include "ui/table/animator.h"
#include "ui/table/motion.h"
#include "ui/table/stage.h"
#include "ui/table/starrealms/piece_model.h"
#include "ui/table/starrealms/pieces.h"
#include "ui/table/starrealms/realm_view.h"
#include "ui/table/starrealms/star_realms_table.h"
#include "ui/theme.h"

#include <QAccessible>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace {

using core::Choice;
using core::Seat;
using core::starrealms::Verb;
using ui::Piece;
using ui::RealmView;
using ui::StarRealmsTable;

/// A match on a table, whose first seat a person has; the others choose by chance, when they are let.
class Sitting {
public:
    Sitting(int seats, const std::string& format, std::uint64_t seed, QSize size = { 1080, 820 })
        : rng(seed)
        , table(tests::starRealms(), ui::TableSurface::Use::Play)
    {
        core::Problems problems;
        match = tests::starRealms().newMatch(tests::starRealmsSetup(seats, format, seed), problems);
        table.resize(size);
        QObject::connect(&table, &ui::TableSurface::chosen, &table, [this](Choice choice, bool goesOn) {
            chosen.append(choice);
            going.append(goesOn);
            match->apply(choice);
            show();
        });
        if (match == nullptr)
            return;
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
    /// By chance until the first seat has a turn in which it may answer so; false where the match ends before.
    bool goTo(Verb verb, int most = 4000)
    {
        for (; most > 0 && !match->outcome().decided; --most) {
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
            choices.begin(), choices.end(), [verb](Choice each) { return core::starrealms::verbOf(each) == verb; });
    }
    core::starrealms::TableView view() const { return core::starrealms::viewFor(*match, Seat::First); }

    RealmView* named(const char* name)
    {
        for (RealmView* each : table.findChildren<RealmView*>())
            if (tests::says(each->accessibleName(), QLatin1String(name)))
                return each;
        return nullptr;
    }
    RealmView* board() { return named("Table"); }
    RealmView* hand() { return named("Hand"); }
    QPushButton* button(const char* text)
    {
        for (QPushButton* each : table.findChildren<QPushButton*>())
            if (tests::says(each->text(), QLatin1String(text)) && each->isVisibleTo(&table))
                return each;
        return nullptr;
    }
    static int rowOf(RealmView& view, const std::function<bool(const Piece&)>& fits)
    {
        const auto& pieces = view.pieces().pieces();
        const auto found = std::find_if(pieces.begin(), pieces.end(), fits);
        return found == pieces.end() ? -1 : static_cast<int>(found - pieces.begin());
    }
    static QPoint middleOf(RealmView& view, int row) { return view.pieces().piece(row).area.center().toPoint(); }
    void drag(RealmView& from, int row, RealmView& to, const QPoint& at)
    {
        const QPoint start = middleOf(from, row);
        const QPoint end = from.viewport()->mapFromGlobal(to.viewport()->mapToGlobal(at));
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
    StarRealmsTable table;
    QList<Choice> chosen;
    QList<bool> going;
    bool exposed = false;
};

bool isRow(const Piece& piece)
{
    return piece.kind == Piece::Kind::Row && piece.isLegal();
}

} // namespace

class StarRealmsTableTest final : public QObject {
    Q_OBJECT

private:
    /// The turn of the first seat, which has this; the other one has 4 authority.
    static std::unique_ptr<core::Match> position(const char* own)
    {
        auto json = nlohmann::json::parse(R"({"id":"x","game":"starrealms","set":"frontiers","seed":1,
            "seats":[{"name":"Ada"},{"name":"Ben","authority":4,"hand":["Scout","Viper","Scout"]}],
            "explorers":0,"turn":"Ada","phase":"main"})");
        json["seats"][0].merge_patch(nlohmann::json::parse(own));
        core::Problems problems;
        return std::move(
            core::starrealms::buildPosition(tests::starRealmsCards(), core::JsonReader(json, {}, problems), problems)
                .match);
    }

private Q_SLOTS:
    void init() { ui::speak(QStringLiteral("en")); }

    void allThatLiesOpenIsRead()
    {
        Sitting sitting(2, "standard", 4);
        QVERIFY(sitting.exposed);
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(sitting.board());
        QStringList names;
        for (int i = 0; i < spoken->childCount(); ++i)
            names << spoken->child(i)->text(QAccessible::Name);
        const QString all = names.join(QLatin1Char('\n'));
        // The first seat begins with three cards, the second holds five.
        QVERIFY2(all.contains(QStringLiteral("Seat 1: 50 authority, 3 cards in hand, has the turn")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Seat 2: 50 authority, 5 cards in hand")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Your deck: 7 cards")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Deck of Seat 2: 5 cards")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Trade deck: 75 cards")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Explorer: ship, cost 2.")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Trade: 0")), qPrintable(all));
        QCOMPARE(sitting.hand()->pieces().rowCount(), 3);
        for (const Piece& piece : sitting.board()->pieces().pieces())
            QVERIFY2(!piece.area.isEmpty(), piece.card.name.c_str());
    }

    /// Of two that have a turn together each is lit, and one has the word; what a boss is and does is told beside the
    /// table, as of any seat.
    void seatsAndTheBossAreToldOf()
    {
        Sitting teams(4, "hydra", 4);
        const core::starrealms::TableView view = teams.view();
        QCOMPARE(std::count_if(view.seats.begin(), view.seats.end(), [](const auto& each) { return each.onTurn; }), 2);
        int words = 0;
        for (int seat = 0; seat < 4; ++seat)
            words += ui::hasTheWord(view, core::seatAt(seat)) ? 1 : 0;
        QCOMPARE(words, 1);
        Sitting alone(2, "standard", 4);
        QVERIFY(!ui::hasTheWord(alone.view(), alone.view().current));

        Sitting sitting(2, "challenge nemesis-beast", 4);
        sitting.table.closeUp()->show();
        const int row
            = Sitting::rowOf(*sitting.board(), [](const Piece& each) { return each.kind == Piece::Kind::Boss; });
        QVERIFY(row >= 0);
        sitting.table.activateWindow(); // another table was there before
        sitting.board()->setFocus(Qt::OtherFocusReason);
        QTRY_VERIFY(sitting.board()->hasFocus());
        sitting.board()->setCurrentIndex(sitting.board()->pieces().index(row));
        QStringList told;
        for (const QLabel* label : sitting.table.closeUp()->findChildren<QLabel*>())
            if (label->isVisibleTo(sitting.table.closeUp()))
                told << label->text();
        const QString all = told.join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QStringLiteral("Nemesis Beast: 100 authority")), qPrintable(all)); // 50 for each seat
        QVERIFY2(all.contains(QStringLiteral("The Beast takes a card of the trade row")), qPrintable(all));
    }

    void handCardsAreChosenInEachWay()
    {
        Sitting sitting(2, "standard", 5);
        RealmView& hand = *sitting.hand();
        QTest::mouseClick(hand.viewport(), Qt::LeftButton, {}, Sitting::middleOf(hand, 0));
        QCOMPARE(sitting.chosen.size(), 1);
        QCOMPARE(core::starrealms::verbOf(sitting.chosen.last()), Verb::Play);
        QCOMPARE(hand.pieces().rowCount(), 2);
        hand.setFocus();
        QTest::keyClick(&hand, Qt::Key_Home);
        QTest::keyClick(&hand, Qt::Key_Return);
        QCOMPARE(sitting.chosen.size(), 2);
        sitting.drag(hand, 0, *sitting.board(), sitting.board()->rect().center());
        QCOMPARE(sitting.chosen.size(), 3);
        QCOMPARE(hand.pieces().rowCount(), 0);
        QCOMPARE(sitting.view().seats[0].inPlay.size(), std::size_t { 3 });
    }

    void whatIsLetGoElsewhereIsNotPlayed()
    {
        Sitting sitting(2, "standard", 5);
        RealmView& hand = *sitting.hand();
        sitting.drag(hand, 0, hand, QPoint(hand.width() - 4, hand.height() / 2));
        QCOMPARE(sitting.chosen.size(), 0);
    }

    void playAllGoesOnUntilTheHandIsEmpty()
    {
        Sitting sitting(2, "standard", 6);
        QVERIFY(sitting.button("Play all") != nullptr);
        QTest::mouseClick(sitting.button("Play all"), Qt::LeftButton);
        QCOMPARE(sitting.chosen.size(), 3);
        QCOMPARE(sitting.going, QList<bool>({ false, true, true }));
        QVERIFY(sitting.button("Play all") == nullptr);
    }

    /// What draws or asks for cards of the hand comes while there are some; what asks for something else comes last.
    void playAllKeepsCardsForWhatAsksForThem()
    {
        Sitting sitting(2, "standard", 6);
        sitting.match = position(
            R"({"hand":["Builder Bot","Scout","Farm Ship","Viper"],"discard":["Viper"],"deck":["Scout","Scout"]})");
        sitting.show();
        QTest::mouseClick(sitting.button("Play all"), Qt::LeftButton);
        QCOMPARE(sitting.view().prompt.source, std::string("Farm Ship"));
        QCOMPARE(sitting.view().prompt.choices.size(), std::size_t { 4 }); // one of them was drawn
        QCOMPARE(sitting.chosen.size(), 1);
        sitting.chooseByChance();
        sitting.show();
        QCOMPARE(sitting.view().prompt.source, std::string("Builder Bot")); // the others had been played
        QCOMPARE(sitting.view().seats[0].handSize, 0);
    }

    void allThatAsksNothingIsUsedAtOnce()
    {
        Sitting sitting(2, "standard", 6);
        sitting.match = position(R"({"hand":["Scout"],"discard":["Viper"],
            "in_play":["Reclamation Station","Orbital Gun Platform","Defense System"]})");
        sitting.show();
        QVERIFY(sitting.button("Use all") == nullptr); // much is worth more when the hand has been played
        sitting.match = position(R"({"hand":[],"discard":["Viper","Scout"],
            "in_play":["Reclamation Station","Orbital Gun Platform","Defense System"]})");
        sitting.show();
        QVERIFY(sitting.button("Use all") != nullptr);
        QTest::mouseClick(sitting.button("Use all"), Qt::LeftButton);
        QCOMPARE(sitting.view().seats[0].combat, 3 + 2 + 2); // the Station is an ally of the System
        QCOMPARE(sitting.going, QList<bool>({ false, true, true }));
        QVERIFY(sitting.button("Use all") == nullptr);
        const std::vector<core::ChoiceView> left = sitting.view().prompt.choices;
        QCOMPARE(std::count_if(left.begin(), left.end(),
                     [](const core::ChoiceView& each) { return core::starrealms::verbOf(each.choice) == Verb::Use; }),
            3); // what asks, and what scraps
    }

    /// In between another seat has to discard.
    void playAllGoesOnAfterAnotherWasAsked()
    {
        Sitting sitting(2, "standard", 6);
        sitting.match = position(R"({"hand":["Cargo Craft","Scout","Scout"]})");
        sitting.show();
        QTest::mouseClick(sitting.button("Play all"), Qt::LeftButton);
        bool others = false;
        while (
            static_cast<core::starrealms::Reason>(sitting.match->prompt().reason) != core::starrealms::Reason::Main) {
            others = others || sitting.match->prompt().seat != Seat::First;
            sitting.chooseByChance(); // whom, which a position asks, too, and what that one discards
            sitting.show();
        }
        QVERIFY(others);
        QCOMPARE(std::count_if(sitting.chosen.begin(), sitting.chosen.end(),
                     [](Choice each) { return core::starrealms::verbOf(each) == Verb::Play; }),
            3);
    }

    /// More than puts the other out would be lost.
    void anAttackTakesWhatIsEnough()
    {
        Sitting sitting(2, "standard", 6);
        sitting.match = position(R"({"hand":["Scout"],"combat":9})");
        sitting.show();
        RealmView& board = *sitting.board();
        const int panel = board.pieces().rowOf(Piece::Kind::Seat, core::seatAt(1));
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, Sitting::middleOf(board, panel));
        QCOMPARE(sitting.chosen.size(), 2);
        QCOMPARE(core::starrealms::verbOf(sitting.chosen[0]), Verb::AttackPart);
        QCOMPARE(sitting.going, QList<bool>({ false, true }));
        QVERIFY(sitting.match->outcome().decided);
        QCOMPARE(sitting.view().seats[0].combat, 5);
    }

    void cardsAreBoughtByDragAndAgain()
    {
        Sitting sitting(2, "standard", 7);
        bool found = false;
        while (!found && sitting.goTo(Verb::Buy)) {
            found = sitting.view().seats[0].trade >= 4;
            if (!found)
                sitting.chooseByChance();
        }
        QVERIFY(found);
        RealmView& board = *sitting.board();
        const int explorer
            = Sitting::rowOf(board, [](const Piece& piece) { return isRow(piece) && piece.card.name == "Explorer"; });
        QVERIFY(explorer >= 0);
        const int pile = board.pieces().rowOf(Piece::Kind::Discard, Seat::First);
        const auto before = sitting.view().seats[0].discard.size();
        sitting.drag(board, explorer, board, Sitting::middleOf(board, pile));
        QCOMPARE(sitting.chosen.size(), 1);
        QCOMPARE(core::starrealms::verbOf(sitting.chosen.last()), Verb::Buy);
        QPushButton* again = sitting.button("Explorer again");
        QVERIFY(again != nullptr);
        QTest::mouseClick(again, Qt::LeftButton);
        QCOMPARE(sitting.chosen.size(), 2);
        QCOMPARE(sitting.view().seats[0].discard.size(), before + 2);
    }

    void attacksAreDraggedFromThePool()
    {
        Sitting sitting(2, "standard", 8);
        QVERIFY(sitting.goTo(Verb::Attack));
        RealmView& board = *sitting.board();
        const int before = sitting.view().seats[1].authority;
        const int combat = sitting.view().seats[0].combat;
        const int pool = board.pieces().rowOf(Piece::Kind::Combat, Seat::First);
        const int panel = board.pieces().rowOf(Piece::Kind::Seat, core::seatAt(1));
        sitting.drag(board, pool, board, board.pieces().piece(panel).area.center().toPoint());
        QCOMPARE(sitting.chosen.size(), 1);
        QCOMPARE(sitting.view().seats[1].authority, before - combat);
    }

    /// The forecast is what comes of attacking with all of it, outposts first.
    void attacksAreToldBefore()
    {
        int outposts = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            core::Problems problems;
            const auto match = tests::starRealms().newMatch(tests::starRealmsSetup(2, "standard", seed), problems);
            core::Rng rng(seed);
            while (!match->outcome().decided) {
                const Seat seat = match->prompt().seat;
                const auto table = core::starrealms::viewFor(*match, seat);
                const auto targets = ui::attackable(table.prompt);
                if (targets.size() == 1) {
                    const ui::AttackForecast told = ui::forecastAttack(*match, seat, targets.front());
                    const auto other = static_cast<std::size_t>(1 - core::indexOf(seat));
                    int needed = 0;
                    for (const auto& base : table.seats[other].inPlay)
                        needed += base.kind == "outpost" ? base.defense : 0;
                    const int combat = table.seats[static_cast<std::size_t>(core::indexOf(seat))].combat;
                    outposts += needed > 0 ? 1 : 0;
                    QCOMPARE(told.reached, combat > needed);
                    if (told.reached)
                        QCOMPARE(told.after, std::max(0, told.before - (combat - needed)));
                }
                const auto& choices = match->prompt().choices;
                match->apply(choices[rng.below(static_cast<std::uint32_t>(choices.size()))]);
            }
        }
        QVERIFY(outposts > 20);
    }

    void everyAnswerHasItsPlace_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("format");
        QTest::newRow("standard") << 2 << "standard";
        QTest::newRow("free-for-all") << 5 << "free-for-all";
        QTest::newRow("hunter") << 6 << "hunter";
        QTest::newRow("hydra") << 4 << "hydra";
        QTest::newRow("hydra of six") << 6 << "hydra";
        QTest::newRow("emperor") << 6 << "emperor";
        QTest::newRow("raid") << 4 << "raid";
        for (const char* challenge : { "nemesis-beast", "automatons", "pirates", "blob-assault", "dimensional-horror" })
            QTest::newRow(challenge) << 2 << QStringLiteral("challenge ") + QLatin1String(challenge);
    }

    /// On a piece that is in sight or on a button, whoever is asked; and nobody is shown what they may not know.
    void everyAnswerHasItsPlace()
    {
        QFETCH(int, seats);
        QFETCH(QString, format);
        Sitting sitting(seats, format.toStdString(), 3);
        QVERIFY(sitting.match != nullptr);
        for (int step = 0; step < 260 && !sitting.match->outcome().decided; ++step) {
            const Seat asked = sitting.match->prompt().seat;
            if (step % 4 == 0 || sitting.match->prompt().source != 0xFF) {
                sitting.show(asked);
                const auto table = core::starrealms::viewFor(*sitting.match, asked);
                for (const core::ChoiceView& choice : table.prompt.choices)
                    QVERIFY2(isReachable(sitting, choice), choice.label.c_str());
                QCOMPARE(sitting.hand()->pieces().rowCount(),
                    table.seats[static_cast<std::size_t>(core::indexOf(asked))].handSize);
            }
            sitting.chooseByChance();
        }
        if (qEnvironmentVariableIsSet("BREAKPOINT_SPECIMEN")) {
            sitting.goTo(Verb::End);
            sitting.table.grab().save(qEnvironmentVariable("BREAKPOINT_SPECIMEN") + QLatin1Char('/') + format
                + QString::number(seats) + QStringLiteral(".png"));
        }
    }

    /// An ability that must destroy a base, where one's own is the only one, is not used before that was said.
    void whatHarmsIsSaidBefore()
    {
        Sitting sitting(2, "standard", 1);
        sitting.match = positionOf(R"({"id":"x","game":"starrealms","set":"frontiers","format":"standard","seed":1,
            "turn":"Ada","phase":"main","seats":[
            {"name":"Ada","in_play":["Mobile Market","Federation Battleship"],"hand":["Scout"],"deck":["Scout","Viper"]},
            {"name":"Ben","hand":[],"deck":["Scout","Scout"]}],"row":[],"trade_deck":["Cargo Craft"],
            "trade_deck_only":true})");
        QVERIFY(sitting.match != nullptr);
        sitting.show();
        RealmView& board = *sitting.board();
        const int row
            = Sitting::rowOf(board, [](const Piece& piece) { return piece.card.name == "Federation Battleship"; });
        QVERIFY(row >= 0);
        const auto& choices = board.pieces().piece(row).choices;
        const auto ally = std::find_if(choices.begin(), choices.end(), [](const core::ChoiceView& each) {
            return each.choice.c == static_cast<std::uint8_t>(core::starrealms::Slot::Ally);
        });
        QVERIFY(ally != choices.end());
        const Choice choice = ally->choice;
        QCOMPARE(ui::forecastAnswer(*sitting.match, Seat::First, choice).harmed,
            std::vector<std::string>({ "Mobile Market" }));
        QTest::mouseMove(board.viewport(), Sitting::middleOf(board, row));
        // To scrap it is no answer to a click, so the click means the ally ability.
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, Sitting::middleOf(board, row));
        QCOMPARE(sitting.chosen.size(), 0);
        bool said = false;
        for (const QLabel* label : sitting.table.findChildren<QLabel*>())
            said = said || label->text().contains(QStringLiteral("destroys your own Mobile Market"));
        QVERIFY(said);
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, Sitting::middleOf(board, row));
        QCOMPARE(sitting.chosen, QList<Choice>({ choice }));
    }

    /// What happens moves, is marked or counts, from a place that is seen to one that is.
    void everyEventIsSeen()
    {
        using core::starrealms::EventKind;
        class Heard final : public core::EventSink {
        public:
            std::vector<core::Event> events;
            void onEvent(const core::Event& event) override { events.push_back(event); }
        };
        for (const char* format : { "standard", "hydra", "challenge pirates" }) {
            Sitting sitting(QLatin1String(format) == QLatin1String("hydra") ? 4 : 2, format, 12);
            ui::Stage& stage = *sitting.table.stage();
            const auto isSeen = [&](const QList<ui::Spot>& spots) {
                return std::any_of(spots.begin(), spots.end(),
                    [&](const ui::Spot& spot) { return !stage.areaOf(spot, sitting.table).isEmpty(); });
            };
            for (int step = 0; step < 250 && !sitting.match->outcome().decided; ++step) {
                const auto& choices = sitting.match->prompt().choices;
                Heard heard;
                sitting.match->apply(choices[sitting.rng.below(static_cast<std::uint32_t>(choices.size()))], &heard);
                stage.learn(*sitting.match, heard.events);
                const QList<QList<ui::Motion>> motions = stage.motionsOf(heard.events);
                QCOMPARE(motions.size(), static_cast<qsizetype>(heard.events.size()));
                QList<ui::Motion> moving;
                for (std::size_t i = 0; i < heard.events.size(); ++i) {
                    const auto kind = static_cast<EventKind>(heard.events[i].kind);
                    const bool counts = kind == EventKind::GainedTrade || kind == EventKind::GainedCombat
                        || kind == EventKind::GainedAuthority || kind == EventKind::BossAuthority;
                    QVERIFY2(counts || !motions[static_cast<qsizetype>(i)].isEmpty(),
                        qPrintable(QString::number(heard.events[i].kind)));
                    moving += motions[static_cast<qsizetype>(i)];
                }
                sitting.show();
                for (const ui::Motion& each : moving)
                    QVERIFY2(isSeen(each.to),
                        qPrintable(QStringLiteral("%1 %2").arg(static_cast<int>(each.kind)).arg(each.card)));
            }
        }
    }

    /// While things are on their way they are not seen where they go, and all is there in the end.
    void motionIsShown()
    {
        class Heard final : public core::EventSink {
        public:
            std::vector<core::Event> events;
            void onEvent(const core::Event& event) override { events.push_back(event); }
        };
        Sitting sitting(2, "standard", 6);
        ui::Animator animator(&sitting.table);
        int moved = 0;
        int away = 0;
        for (int step = 0; step < 60 && !sitting.match->outcome().decided; ++step) {
            const auto& choices = sitting.match->prompt().choices;
            Heard heard;
            sitting.match->apply(choices[sitting.rng.below(static_cast<std::uint32_t>(choices.size()))], &heard);
            ui::Stage& stage = *sitting.table.stage();
            stage.learn(*sitting.match, heard.events);
            animator.prepare(sitting.table, stage.motionsOf(heard.events), { ui::kUsualMotion });
            sitting.show();
            const int length = animator.start();
            moved += length > 0 ? 1 : 0;
            animator.showAt(length / 3);
            for (const Piece& piece : sitting.board()->pieces().pieces())
                away += sitting.board()->pieces().isAway(piece) ? 1 : 0;
            sitting.table.grab();
            animator.finish();
            for (const Piece& piece : sitting.board()->pieces().pieces())
                QVERIFY(!sitting.board()->pieces().isAway(piece));
        }
        QVERIFY2(moved > 40 && away > 10, qPrintable(QStringLiteral("%1, %2").arg(moved).arg(away)));
    }

    /// Two Scouts are worth "1 + 1"; what the table has not heard of is not told.
    void poolsSayWhatTheyAreMadeOf()
    {
        class Heard final : public core::EventSink {
        public:
            std::vector<core::Event> events;
            void onEvent(const core::Event& event) override { events.push_back(event); }
        };
        Sitting sitting(2, "standard", 6);
        const auto note = [&](Piece::Kind kind) {
            return sitting.board()->pieces().piece(sitting.board()->pieces().rowOf(kind, Seat::First)).note;
        };
        while (sitting.has(Verb::Play)) {
            Heard heard;
            sitting.match->apply(sitting.match->prompt().choices[0], &heard);
            sitting.table.stage()->learn(*sitting.match, heard.events);
            sitting.show();
        }
        const core::starrealms::SeatView own = sitting.view().seats[0];
        QCOMPARE(own.trade + own.combat, 3);
        const bool traded = own.trade > 1;
        const int most = std::max(own.trade, own.combat);
        QCOMPARE(note(traded ? Piece::Kind::Trade : Piece::Kind::Combat),
            QStringList(most, QStringLiteral("1")).join(QStringLiteral(" + ")));
        QCOMPARE(note(traded ? Piece::Kind::Combat : Piece::Kind::Trade), QString());
    }

    void aScreenReaderPlaysACard()
    {
        Sitting sitting(2, "standard", 5);
        QAccessibleInterface* hand = QAccessible::queryAccessibleInterface(sitting.hand());
        QCOMPARE(hand->childCount(), 3);
        QAccessibleInterface* card = hand->child(0);
        QVERIFY2(card->text(QAccessible::Name).contains(QStringLiteral("can be chosen")),
            qPrintable(card->text(QAccessible::Name)));
        QVERIFY(card->actionInterface() != nullptr);
        card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(sitting.chosen.size(), 1);
    }

    void whatWouldBeWastedIsAskedFor()
    {
        Sitting sitting(2, "standard", 6);
        QPushButton* end = sitting.button("End the turn");
        QVERIFY(end != nullptr);
        QTest::mouseClick(end, Qt::LeftButton);
        QCOMPARE(sitting.chosen.size(), 0);
        QVERIFY(sitting.button("Keep playing") != nullptr);
        QVERIFY(sitting.button("End anyway") != nullptr);
        QTest::mouseClick(sitting.button("End anyway"), Qt::LeftButton);
        QCOMPARE(sitting.chosen.size(), 1);
        QCOMPARE(core::starrealms::verbOf(sitting.chosen.last()), Verb::End);
    }

    /// To step through a match: nothing is asked, and no hand lies there.
    void aMatchIsRead()
    {
        core::Problems problems;
        const auto match = tests::starRealms().newMatch(tests::starRealmsSetup(2, "standard", 3), problems);
        StarRealmsTable table(tests::starRealms(), ui::TableSurface::Use::Read);
        table.resize(900, 600);
        table.showMatch(*match, Seat::None);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        for (const RealmView* view : table.findChildren<RealmView*>())
            for (const Piece& piece : view->pieces().pieces()) {
                QVERIFY(piece.kind != Piece::Kind::Hand);
                QVERIFY(!piece.isLegal());
            }
        for (const QPushButton* button : table.findChildren<QPushButton*>())
            QVERIFY(!button->isVisible());
    }

    void pilesAreOpened()
    {
        Sitting sitting(2, "standard", 9);
        for (int i = 0; i < 60; ++i)
            sitting.chooseByChance();
        sitting.show(sitting.match->prompt().seat);
        RealmView& board = *sitting.board();
        const int heap = board.pieces().rowOf(Piece::Kind::Heap, Seat::None);
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, Sitting::middleOf(board, heap));
        auto* dialog = sitting.table.findChild<QDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->reject();
    }

    void looksAsDesigned()
    {
        if (!qEnvironmentVariableIsSet("BREAKPOINT_SPECIMEN"))
            QSKIP("pictures are made on demand");
        const QString folder = qEnvironmentVariable("BREAKPOINT_SPECIMEN");
        Sitting sitting(2, "standard", 8);
        for (int i = 0; i < 420; ++i)
            sitting.chooseByChance();
        QVERIFY(sitting.goTo(Verb::Attack));
        sitting.table.grab().save(folder + QStringLiteral("/standard.png"));
        sitting.match = position(R"({"hand":[],"trade":10,"combat":27,"in_play":["Spike Cluster","Orbital Gun Platform",
            "Scout","Hive Queen","Repair Mech","Imperial Flagship","Orbital Shuttle","Scout","Scout","Destroyer Bot"]})");
        sitting.show();
        sitting.table.grab().save(folder + QStringLiteral("/crowded.png"));
    }

private:
    /// In which nothing is asked that has one answer alone.
    static std::unique_ptr<core::Match> positionOf(const char* scenario)
    {
        core::Problems problems;
        const nlohmann::json json = nlohmann::json::parse(scenario);
        const auto position
            = core::starrealms::buildPosition(tests::starRealmsCards(), core::JsonReader(json, {}, problems), problems);
        if (position.match == nullptr || !problems.empty())
            return nullptr;
        core::starrealms::State state = position.match->state();
        state.options.askForced = false;
        return std::make_unique<core::starrealms::StarRealmsMatch>(
            std::make_shared<core::starrealms::MatchInfo>(position.match->info()), state);
    }

    static bool isReachable(Sitting& sitting, const core::ChoiceView& choice)
    {
        for (RealmView* view : sitting.table.findChildren<RealmView*>())
            for (const Piece& piece : view->pieces().pieces())
                for (const core::ChoiceView& each : piece.choices)
                    if (each.choice == choice.choice && !piece.area.isEmpty() && view->isVisibleTo(&sitting.table))
                        return true;
        for (const QPushButton* button : sitting.table.findChildren<QPushButton*>())
            if (button->accessibleName() == QString::fromStdString(choice.label) && button->isVisibleTo(&sitting.table))
                return true;
        return false;
    }
};

REGISTER_TEST(StarRealmsTableTest)
#include "star_realms_table_test.moc"
