#include "core/record/codec.h"
#include "core/record/replayer.h"
#include "core/stores/pair_store.h"
#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/painted.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/matches/match_table.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/sheet_view.h"
#include "ui/pages/matches/typed_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QToolTip>

namespace {

const QString kNoPlaces
    = QStringLiteral("It has a base and no places. Type who came first, second and third there, or empty the row.");

}

/// A match with real cards written up in the window, and matches that come and go as files.
class ScoreSheetPageTest final : public tests::WindowTest {
    Q_OBJECT

private:
    core::MatchStore& store() { return m_open->matches(); }
    ui::MatchesPage& page() { return m_open->root().matches(); }
    /// Types where the keyboard is.
    void type(const QString& words) { QTest::keyClicks(QApplication::focusWidget(), words); }
    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    /// Whether the keyboard is at what is called so.
    static bool isAt(const QString& name)
    {
        return tests::says(accessibility::nameOf(QApplication::focusWidget()), name);
    }
    QStringList labels()
    {
        QStringList texts;
        for (const QLabel* label : page().findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts;
    }
    /// In a label, in whatever language; "§" may be anything.
    bool isSaid(const QString& part)
    {
        const QStringList all = labels();
        return std::any_of(all.begin(), all.end(), [&](const QString& text) { return tests::mentions(text, part); });
    }
    static QString otherLanguage()
    {
        return ui::spokenLanguage() == QLatin1String("de") ? QStringLiteral("en") : QStringLiteral("de");
    }
    void openSheet()
    {
        tests::showPage(m_open->window(), &page());
        QTest::mouseClick(
            accessibility::find<QPushButton>(page(), QStringLiteral("Write up a table game…")), Qt::LeftButton);
        QTRY_VERIFY(isAt(QStringLiteral("First faction of seat 1")));
    }
    void typeSeats()
    {
        for (const char* words : { "dino", "wiz", "Ada", "zom", "tric" }) {
            type(QString::fromLatin1(words));
            key(Qt::Key_Tab);
        }
        QVERIFY(isAt(QStringLiteral("Base 1")));
    }
    /// The box of the sheet that has this value; a screen reader reads a box by what is chosen in it.
    QComboBox* boxWith(const char* value)
    {
        for (QComboBox* box : page().findChild<ui::SheetView*>()->findChildren<QComboBox*>())
            if (box->findData(QString::fromLatin1(value)) >= 0)
                return box;
        return nullptr;
    }
    std::vector<core::MatchSummary> matches()
    {
        std::vector<core::MatchSummary> all;
        store().list(all);
        return all;
    }

private Q_SLOTS:
    void namesAreTypedInPart()
    {
        const QStringList names { QStringLiteral("The Central Brain"), QStringLiteral("Cave of Shinies"),
            QStringLiteral("Evans City Cemetery"), QStringLiteral("Central Park") };
        const auto meant = [&](const char* typed) { return ui::namesLike(QString::fromLatin1(typed), names); };
        QCOMPARE(meant("cent br"), QStringList { names[0] });
        QCOMPARE(meant("EVANS"), QStringList { names[2] });
        QCOMPARE(meant("ci ce"), QStringList { names[2] });
        QCOMPARE(meant("central"), QStringList({ names[3], names[0] })); // what begins with it first
        QCOMPARE(meant("brain cent"), QStringList()); // in their order
        QCOMPARE(meant(" "), QStringList());
    }

    /// From the menu, too, and so from wherever commands are found.
    void theMenuOpensIt()
    {
        m_open->action(QStringLiteral("&Write up a table game…"))->trigger();
        QTRY_VERIFY(isAt(QStringLiteral("First faction of seat 1")));
    }

    /// However small the window is, what is typed is seen.
    void theRowThatIsTypedIsInSight()
    {
        m_open->window().resize(900, 560);
        openSheet();
        typeSeats();
        for (const char* base : { "evans", "tar", "cave", "wiz" }) {
            type(QString::fromLatin1(base));
            QTRY_COMPARE(
                QApplication::focusWidget()->visibleRegion().boundingRect(), QApplication::focusWidget()->rect());
            key(Qt::Key_Return);
            type(QStringLiteral("1"));
            type(QStringLiteral("2"));
            QTRY_COMPARE(
                QApplication::focusWidget()->visibleRegion().boundingRect(), QApplication::focusWidget()->rect());
            key(Qt::Key_Return);
        }
    }

    /// How it goes on is seen while it is typed, and what the base gives; a name of other words is seen whole.
    void whatIsMeantStandsBehindWhatIsTyped()
    {
        openSheet();
        typeSeats();
        QWidget& field = *QApplication::focusWidget();
        type(QStringLiteral("evans"));
        const auto painted = [&field] { return tests::paintedIn(field).join(QLatin1Char('|')); };
        QVERIFY2(painted().contains(QStringLiteral("City Cemetery")), qPrintable(painted()));
        QVERIFY2(painted().contains(QStringLiteral("5 3 2")), qPrintable(painted()));
        for (int i = 0; i < 5; ++i)
            key(Qt::Key_Backspace);
        QVERIFY2(!painted().contains(QStringLiteral("5 3 2")), qPrintable(painted()));
        type(QStringLiteral("city"));
        QVERIFY2(painted().contains(QStringLiteral("Evans City Cemetery")), qPrintable(painted()));
    }

    void aBaseThatGaveNobodyPointsIsDoubted()
    {
        openSheet();
        typeSeats();
        type(QStringLiteral("evans"));
        key(Qt::Key_Return);
        type(QStringLiteral("0"));
        type(QStringLiteral("0"));
        QVERIFY(isSaid(QStringLiteral("Nobody has points from Evans City Cemetery.")));
    }

    /// Whatever lay on the table can be written down: bases of factions that did not play, too, and each by its name.
    void eachBaseOfThePrintingIsMeantByItsName()
    {
        QStringList all;
        for (const core::CardInfo& card : m_open->game().cards())
            if (card.isPlace() && card.set == m_open->game().setNames().front())
                all << QString::fromStdString(card.name);
        QVERIFY(all.size() > 20);
        openSheet();
        typeSeats();
        auto* base = accessibility::find<QLineEdit>(page(), QStringLiteral("Base 1"));
        for (const QString& name : std::as_const(all)) {
            base->setText(name);
            QVERIFY2(isSaid(kNoPlaces), qPrintable(name)); // it is one
        }
    }

    /// What is typed for a base and means none is said at once, and nothing is kept without it.
    void aRowThatMeansNoBaseIsSaid()
    {
        openSheet();
        typeSeats();
        for (const char* base : { "evans", "zeppelin" }) {
            type(QString::fromLatin1(base));
            key(Qt::Key_Return);
            type(QStringLiteral("1"));
            type(QStringLiteral("2"));
            if (!isSaid(QStringLiteral("Row 2 counts for nothing")))
                key(Qt::Key_Return);
        }
        QVERIFY(isSaid(QStringLiteral("Row 2 counts for nothing")));
        QVERIFY(isSaid(QStringLiteral("zeppelin")));
        QCOMPARE(accessibility::find<QLineEdit>(page(), QStringLiteral("Base 2"))->property("written").toString(),
            QStringLiteral("wrong"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(matches().empty());
        QVERIFY2(
            tests::says(QToolTip::text(), QStringLiteral("Row 2 counts for nothing")), qPrintable(QToolTip::text()));
        accessibility::find<QLineEdit>(page(), QStringLiteral("Base 2"))->setText(QStringLiteral("tar"));
        QTRY_VERIFY(!isSaid(QStringLiteral("Row 2 counts for nothing")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(matches().size(), 1U);
        core::MatchRecord record;
        QVERIFY(store().load(matches().front().id, record).ok());
        QCOMPARE(record.marks.size(), 2U);
    }

    /// A digit goes on by itself; whoever presses Tab all the same skips nobody.
    void aTabAfterAPlaceSkipsNoSeat()
    {
        openSheet();
        typeSeats();
        type(QStringLiteral("evans"));
        key(Qt::Key_Return);
        type(QStringLiteral("1"));
        QVERIFY(isAt(QStringLiteral("Place of seat 2 in row 1")));
        key(Qt::Key_Tab);
        QVERIFY(isAt(QStringLiteral("Place of seat 2 in row 1")));
        key(Qt::Key_Tab);
        QVERIFY(!isAt(QStringLiteral("Place of seat 2 in row 1")));
        accessibility::find<QLineEdit>(page(), QStringLiteral("Place of seat 2 in row 1"))->setFocus();
        type(QStringLiteral("2"));
        key(Qt::Key_Tab);
        QVERIFY(isAt(QStringLiteral("Base 2"))); // a whole row leads to the next
    }

    void isWrittenUpByKeyboardAlone()
    {
        std::int64_t pair = 0;
        core::PairStore& pairs = m_open->composition().database()->pairs();
        QVERIFY(pairs.add({ 0, "Rex", "smashup", m_open->game().setNames().front(), { "Dinosaurs", "Wizards" } }, pair)
                    .ok());
        openSheet();
        typeSeats();
        // Evans City Cemetery is worth 5 3 2, Tar Pits 4 3 2: from the card files.
        for (const auto& [base, places] : std::initializer_list<std::pair<const char*, const char*>> {
                 { "evans", "12" }, { "tar", "21" }, { "cave", "11" } }) {
            type(QString::fromLatin1(base));
            key(Qt::Key_Return);
            QVERIFY(isSaid(kNoPlaces));
            type(QString::fromLatin1(places).left(1)); // goes on by itself
            type(QString::fromLatin1(places).mid(1));
            QVERIFY2(isSaid(QStringLiteral("It goes on")), base);
            QVERIFY(!isSaid(kNoPlaces));
            QVERIFY(!isSaid(QStringLiteral("Nobody has points from §.")));
            key(Qt::Key_Return);
        }
        // 5 + 3 + 4 = 12 against 3 + 4 + 4 = 11; a base more decides.
        type(QStringLiteral("wiz"));
        key(Qt::Key_Return);
        type(QStringLiteral("1"));
        type(QStringLiteral("2"));
        QVERIFY(isSaid(QStringLiteral("It adds up")));
        QVERIFY(isSaid(QStringLiteral("With the last row the match is over (§). Winner: You")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);

        const std::vector<core::MatchSummary> kept = matches();
        QCOMPARE(kept.size(), 1U);
        QCOMPARE(kept[0].kind, core::MatchKind::Table);
        QCOMPARE(kept[0].status, core::MatchStatus::Finished);
        QCOMPARE(kept[0].seats[0].name, core::language::unnamed(0));
        QCOMPARE(kept[0].seats[0].factions, (std::vector<std::string> { "Dinosaurs", "Wizards" }));
        QCOMPARE(kept[0].seats[1].name, "Ada");
        QCOMPARE(kept[0].winners, core::maskOf(core::Seat::First));
        core::MatchRecord record;
        QVERIFY(store().load(kept[0].id, record).ok());
        QCOMPARE(record.marks.size(), 4U);
        QCOMPARE(record.marks[0].what, "Evans City Cemetery");
        QCOMPARE(record.standings[3].score, (core::PerSeat<std::int16_t> { 12, 11 }));
        QVERIFY(core::replay(m_open->game(), record).ok());
        // Counted like any other: in the list, and for the pair.
        auto* table = accessibility::find<ui::MatchTable>(page(), QStringLiteral("Matches"));
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_VERIFY(tests::mentions(
            table->model()->index(0, ui::MatchListModel::SeatsColumn).data(ui::MatchListModel::DetailRole).toString(),
            QStringLiteral("Table game")));
        std::vector<core::SavedPair> saved;
        QVERIFY(pairs.list(saved).ok());
        QCOMPARE(saved[0].played, 1);
        QCOMPARE(saved[0].won, 1);
        // And charted like any other, without moves.
        QVERIFY(page().openMatch(kept[0].id));
        QVERIFY(!accessibility::find<QWidget>(page(), QStringLiteral("Moves of the match"))->isVisible());
        QVERIFY(isSaid(QStringLiteral("Scoring history, base by base")));
        QVERIFY(isSaid(QStringLiteral("written ")));
        QVERIFY(!accessibility::withText<QPushButton>(
            *page().findChild<ui::MatchView*>(), QStringLiteral("Play on from here"))
                     ->isVisible());
    }

    /// A game whose rows are points: what each has left, by keyboard alone, and who is left has won.
    void aGameOfPointsIsWrittenUpByKeyboardAlone()
    {
        openSheet();
        auto* which = boxWith("starrealms");
        QVERIFY(which != nullptr && which->isVisible());
        which->setFocus();
        key(Qt::Key_Down);
        QCOMPARE(which->currentData().toString(), QStringLiteral("starrealms"));
        QVERIFY(isSaid(QStringLiteral("Type what each seat has left, after each turn or in the end alone.")));
        auto* name = accessibility::find<QLineEdit>(page(), QStringLiteral("Name of seat 2"));
        name->setFocus();
        type(QStringLiteral("Ada"));
        key(Qt::Key_Tab);
        QVERIFY(isAt(QStringLiteral("Points of seat 1 in row 1")));
        key(Qt::Key_Return); // as before
        QVERIFY(isAt(QStringLiteral("Points of seat 2 in row 1")));
        type(QStringLiteral("41"));
        QVERIFY(isSaid(QStringLiteral("It goes on")));
        key(Qt::Key_Return);
        type(QStringLiteral("38"));
        key(Qt::Key_Return);
        type(QStringLiteral("0"));
        QVERIFY(isSaid(QStringLiteral("It adds up")));
        QVERIFY(isSaid(QStringLiteral("With the last row the match is over (§). Winner: You")));
        QVERIFY(accessibility::find<QCheckBox>(page(), QStringLiteral("Seat 1 won"))->isChecked());
        QVERIFY2(accessibility::nameless(page()).isEmpty(),
            qPrintable(accessibility::nameless(page()).join(QLatin1Char('|'))));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);

        const std::vector<core::MatchSummary> kept = matches();
        QCOMPARE(kept.size(), 1U);
        QCOMPARE(kept[0].game, "starrealms");
        QCOMPARE(kept[0].winners, core::maskOf(core::Seat::First));
        core::MatchRecord record;
        QVERIFY(store().load(kept[0].id, record).ok());
        QCOMPARE(record.standings.size(), 3U);
        QCOMPARE(record.standings[1].score, (core::PerSeat<std::int16_t> { 50, 41 }));
        QCOMPARE(record.standings[2].score, (core::PerSeat<std::int16_t> { 38, 0 }));
        QVERIFY(page().openMatch(kept[0].id));
        QVERIFY(isSaid(QStringLiteral("Scoring history, row by row")));
    }

    /// More seats take the format with them, a format its seats; where the points do not tell it, somebody says who
    /// won.
    void formatsAndSeatsFitEachOther()
    {
        openSheet();
        auto* which = boxWith("starrealms");
        which->setCurrentIndex(1);
        QComboBox* format = boxWith("hydra");
        QVERIFY(format != nullptr && format->isVisible());
        QVERIFY(!boxWith("pirates")->isVisible()); // it is no challenge
        QTest::mouseClick(
            accessibility::find<QPushButton>(page(), QStringLiteral("Add a seat to the sheet")), Qt::LeftButton);
        QCOMPARE(format->currentData().toString(), QStringLiteral("free-for-all"));
        format->setCurrentIndex(format->findData(QStringLiteral("hydra")));
        auto* view = page().findChild<ui::SheetView*>();
        QCOMPARE(view->sheet().seats.size(), 4U);
        QCOMPARE(view->sheet().start, (core::PerSeat<std::int16_t> { 75, 75, 75, 75 }));
        accessibility::find<QLineEdit>(page(), QStringLiteral("Points of seat 1 in row 1"))->setFocus();
        type(QStringLiteral("70"));
        QVERIFY(isSaid(QStringLiteral("It goes on")));
        // Those who have one score are asked for it once.
        const core::SeatMask side = view->sheet().sideOf(core::Seat::First);
        int mates = 0;
        for (int seat = 1; seat < 4; ++seat) {
            const auto* field
                = accessibility::find<QLineEdit>(page(), QStringLiteral("Points of seat %1 in row 1").arg(seat + 1));
            const bool mate = core::contains(side, core::seatAt(seat));
            QCOMPARE(field->text(), mate ? QStringLiteral("70") : QString());
            mates += mate ? 1 : 0;
        }
        QCOMPARE(mates, 1);
        core::PerSeat<std::int16_t> score { 75, 75, 75, 75 };
        for (int seat = 0; seat < 4; ++seat)
            if (core::contains(side, core::seatAt(seat)))
                score[static_cast<std::size_t>(seat)] = 70;
        QCOMPARE(view->sheet().finalScore(), score);
        key(Qt::Key_Return); // to the first seat of the other side
        auto* other = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(other != nullptr && !other->isReadOnly() && other->text().isEmpty());
        accessibility::find<QCheckBox>(page(), QStringLiteral("Seat 1 won"))->setFocus();
        key(Qt::Key_Space);
        QCOMPARE(view->sheet().winners(), view->sheet().sideOf(core::Seat::First));
        QVERIFY(isSaid(QStringLiteral("It adds up")));
    }

    /// Whoever looks at a format with one score together finds the others' again behind it.
    void anotherFormatTakesNoScores()
    {
        openSheet();
        boxWith("starrealms")->setCurrentIndex(1);
        const auto points = [&](int seat) {
            return accessibility::find<QLineEdit>(page(), QStringLiteral("Points of seat %1 in row 1").arg(seat));
        };
        points(1)->setFocus();
        type(QStringLiteral("45"));
        points(2)->setFocus();
        type(QStringLiteral("12"));
        QComboBox* format = boxWith("challenge");
        const int before = format->currentIndex();
        format->setCurrentIndex(format->findData(QStringLiteral("challenge")));
        QCOMPARE(points(2)->text(), QStringLiteral("45"));
        QVERIFY(points(2)->isReadOnly());
        format->setCurrentIndex(before);
        QCOMPARE(points(1)->text(), QStringLiteral("45"));
        QCOMPARE(points(2)->text(), QStringLiteral("12"));
        QVERIFY(!points(2)->isReadOnly());
    }

    /// A match that was kept is opened as its sheet again, and stays the one it is.
    void whatWasKeptIsCorrected()
    {
        openSheet();
        typeSeats();
        // Evans City Cemetery is worth 5 3 2, Tar Pits 4 3 2: from the card files.
        for (const auto& [base, places] :
            std::initializer_list<std::pair<const char*, const char*>> { { "evans", "12" }, { "tar", "21" } }) {
            type(QString::fromLatin1(base));
            key(Qt::Key_Return);
            type(QString::fromLatin1(places).left(1));
            type(QString::fromLatin1(places).mid(1));
            key(Qt::Key_Return);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(matches().size(), 1U);
        const core::MatchSummary before = matches()[0];
        QVERIFY(store().changeTags({ before.id }, { "club" }, {}).ok());
        const auto press = [this](const char* words) {
            QPushButton* button = nullptr;
            for (QPushButton* each : page().findChildren<QPushButton*>())
                if (each->isVisible() && tests::says(each->text(), QString::fromUtf8(words)))
                    button = each;
            QVERIFY2(button != nullptr, words);
            QTest::mouseClick(button, Qt::LeftButton);
        };
        QVERIFY(page().openMatch(before.id));
        press("Correct…");
        QVERIFY(isAt(QStringLiteral("Base 2")));
        const auto said = [this](const char* name) {
            const auto* field = accessibility::find<QLineEdit>(page(), QString::fromLatin1(name));
            return field == nullptr ? QString() : field->text();
        };
        QCOMPARE(said("Name of seat 2"), QStringLiteral("Ada"));
        QCOMPARE(said("First faction of seat 1"), QStringLiteral("Dinosaurs"));
        QCOMPARE(said("Base 1"), QStringLiteral("Evans City Cemetery"));
        QCOMPARE(said("Place of seat 2 in row 1"), QStringLiteral("2"));
        QCOMPARE(said("Place of seat 1 in row 2"), QStringLiteral("2"));
        // Nothing was changed: back without a question.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(page().findChild<ui::MatchView*>()->isVisible());
        // Nor does a correction in which nothing was changed stand in the way of a new sheet.
        press("Correct…");
        page().showSheet();
        QTRY_VERIFY(isAt(QStringLiteral("First faction of seat 1")));
        QCOMPARE(qobject_cast<QLineEdit*>(QApplication::focusWidget())->text(), QString());
        QVERIFY(page().openMatch(before.id));
        press("Correct…");
        key(Qt::Key_Return);
        type(QStringLiteral("1")); // it was the other way round at the Tar Pits
        type(QStringLiteral("2"));
        QVERIFY(isSaid(QStringLiteral("It goes on")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        QVERIFY(page().findChild<ui::MatchView*>()->isVisible());
        core::MatchRecord record;
        QCOMPARE(matches().size(), 1U);
        QVERIFY(store().load(before.id, record).ok());
        QCOMPARE(record.summary.startedAt, before.startedAt);
        QCOMPARE(record.summary.tags, std::vector<std::string> { "club" });
        QCOMPARE(record.summary.score, (core::PerSeat<std::int16_t> { 9, 6 })); // 5 + 4 : 3 + 3
        QVERIFY(core::replay(m_open->game(), record).ok());
        // The rail leads to all matches, not to the one that was looked at last.
        QTest::mouseClick(
            accessibility::find<QToolButton>(m_open->window(), QStringLiteral("Matches")), Qt::LeftButton);
        QVERIFY(!page().findChild<ui::MatchView*>()->isVisible());
        QVERIFY(accessibility::find<ui::MatchTable>(page(), QStringLiteral("Matches"))->isVisible());
    }

    void madnessIsTakenOffAndShown()
    {
        openSheet();
        typeSeats();
        const auto asked = [this] {
            const auto* less
                = accessibility::find<QSpinBox>(page(), QStringLiteral("Cards of seat 1 that cost points"));
            return less != nullptr && less->isVisible();
        };
        QVERIFY(!asked()); // with these factions there is none
        auto* faction = accessibility::find<QLineEdit>(page(), QStringLiteral("First faction of seat 2"));
        faction->setFocus();
        faction->selectAll();
        type(QStringLiteral("elder"));
        QVERIFY(asked());
        accessibility::find<QLineEdit>(page(), QStringLiteral("Base 1"))->setFocus();
        type(QStringLiteral("evans"));
        key(Qt::Key_Return);
        type(QStringLiteral("1"));
        type(QStringLiteral("2"));
        QCOMPARE(page().findChild<ui::SheetView*>()->sheet().finalScore(), (core::PerSeat<std::int16_t> { 5, 3 }));
        key(Qt::Key_Tab);
        type(QStringLiteral("3"));
        QVERIFY(isAt(QStringLiteral("Cards of seat 1 that cost points")));
        QCOMPARE(page().findChild<ui::SheetView*>()->sheet().finalScore(), (core::PerSeat<std::int16_t> { 4, 3 }));
    }

    void goesBackByBackspace()
    {
        openSheet();
        typeSeats();
        type(QStringLiteral("evans"));
        key(Qt::Key_Return);
        type(QStringLiteral("1"));
        QVERIFY(isAt(QStringLiteral("Place of seat 2 in row 1")));
        key(Qt::Key_Backspace);
        QVERIFY(isAt(QStringLiteral("Place of seat 1 in row 1")));
        key(Qt::Key_Backspace); // what stands there
        key(Qt::Key_Backspace);
        QVERIFY(isAt(QStringLiteral("Base 1")));
        key(Qt::Key_Return);
        type(QStringLiteral("2"));
        type(QStringLiteral("1"));
        key(Qt::Key_Return);
        QVERIFY(isAt(QStringLiteral("Base 2")));
        key(Qt::Key_Backspace); // an empty row goes
        QVERIFY(accessibility::find<QLineEdit>(page(), QStringLiteral("Base 2")) == nullptr
            || !accessibility::find<QLineEdit>(page(), QStringLiteral("Base 2"))->isVisible());
    }

    void isNotThrownAwayByMistake()
    {
        openSheet();
        typeSeats();
        auto* discard = accessibility::find<QPushButton>(page(), QStringLiteral("Discard"));
        QVERIFY(tests::lookAtModal([&] { QTest::mouseClick(discard, Qt::LeftButton); }, [](QDialog&) {}));
        QVERIFY(page().findChild<ui::SheetView*>()->isVisible());
        QVERIFY(matches().empty());
    }

    void everythingHasANameInEachLanguage()
    {
        openSheet();
        QVERIFY2(accessibility::nameless(page()).isEmpty(),
            qPrintable(accessibility::nameless(page()).join(QLatin1Char('|'))));
        ui::speak(otherLanguage());
        QTRY_VERIFY(isSaid(QStringLiteral("As it goes")));
        QVERIFY(isSaid(QStringLiteral("Nothing yet")));
        QVERIFY(accessibility::find<QLineEdit>(page(), QStringLiteral("First faction of seat 1")) != nullptr);
        const auto* name = accessibility::find<QLineEdit>(page(), QStringLiteral("Name of seat 1"));
        QVERIFY(name != nullptr && tests::says(name->text(), QStringLiteral("You")));
        page().showList();
        QVERIFY(accessibility::find<QLineEdit>(page(), QStringLiteral("Search the matches")) != nullptr);
        QVERIFY(isSaid(QStringLiteral("No match yet")));
    }

    void takesMatchesFromFiles()
    {
        core::MatchSetup setup;
        setup.seed = 4;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        const core::MatchRecord played = m_open->played(setup, { "random", "random" }, -1);
        QTemporaryDir folder;
        const auto write = [&](const char* name, const std::string& text) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(text.c_str()) >= 0 ? path : QString();
        };
        const QString good = write("good.breakpoint-match", core::toJson(played));
        core::MatchRecord forged = played;
        forged.choices[5].words = "do what nobody can";
        forged.summary.startedAt = "2020-01-01T00:00:00Z";
        const QString bad = write("bad.breakpoint-match", core::toJson(forged));
        const QString nonsense = write("nonsense.json", "[1, 2");
        tests::showPage(m_open->window(), &page());
        page().importFiles({ good });
        QVERIFY(isSaid(QStringLiteral("good.breakpoint-match is here already, as match 1.")));
        QVERIFY(store().remove(played.summary.id).ok());
        page().importFiles({ bad, nonsense });
        QVERIFY(isSaid(QStringLiteral("bad.breakpoint-match was not taken: §")));
        QVERIFY(isSaid(QStringLiteral("nonsense.json was not taken: §")));
        QVERIFY(matches().empty());
        // Dropped on the window, whatever page is seen.
        tests::showPage(m_open->window(), &m_open->root().home());
        QMimeData data;
        data.setUrls({ QUrl::fromLocalFile(good) });
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_open->window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_open->window(), &drop);
        QCOMPARE(matches().size(), 1U);
        QCOMPARE(matches()[0].score, played.summary.score);
        QVERIFY(page().isVisible() && page().game() != nullptr); // it is open
        // Opened once more by its name, as a double click does, it is not taken twice.
        tests::showPage(m_open->window(), &m_open->root().home());
        page().showList();
        m_open->root().openFiles({ good });
        QCOMPARE(matches().size(), 1U);
        QVERIFY(page().isVisible() && page().game() != nullptr);
    }
};

REGISTER_TEST(ScoreSheetPageTest)
#include "score_sheet_page_test.moc"
