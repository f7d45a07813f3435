#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/pages/play/new_match_dialog.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/text/seat_names.h"
#include "ui/widgets/faction_grid.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <set>

namespace {

QStringList entries(const QComboBox* box)
{
    QStringList all;
    for (int i = 0; i < box->count(); ++i)
        all << box->itemText(i);
    return all;
}

} // namespace

/// The dialog that sets up a match: all pairs are of the printing that is chosen.
class NewMatchDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }
    void offersOnePrintingAtATime();
    void dealsRandomPairsOfThePrinting();
    void aNameIsWhatSomebodyTyped();
    void aNameCanBeSeen();
    void offersTheLastMatchAgain();
    void offersCharactersToWhomTheyFit();
    void keepsTheCharacter();
    void aCharacterThatIsGoneIsPlain();
    void theWheelSetsNoOption();
    void everythingHasAName();
    void saysWhatEachPlayerIs();
    void listsAreNoWiderThanTheDialog();
    void listsLookAlike();
    void rulesAreOneLineUntilSomebodyAsks();
    void unfoldsOnTheScreen();
    void onePlaceHasTheGoldenFrame();
    void whoIsTakenIsGrey();
    void halfAPairIsFilledByChance();
    void fourSeatsByKeyAlone();
    void fitsASmallWindow();

private:
    std::unique_ptr<ui::NewMatchDialog> open(const ui::MatchPlan& last);
    QComboBox* box(const ui::NewMatchDialog& dialog, const char* name)
    {
        for (QComboBox* each : dialog.findChildren<QComboBox*>()) // read out it is called what is chosen in it
            if (tests::says(each->accessibleName(), QLatin1String(name)) || each->objectName() == QLatin1String(name))
                return each;
        return nullptr;
    }

    /// The place of a faction at a seat, both counted from 1.
    QAbstractButton* slot(const ui::NewMatchDialog& dialog, int seat, int place)
    {
        const QString name
            = QStringLiteral("Seat %1: faction %2: §").arg(QString::number(seat), QString::number(place));
        for (QAbstractButton* each : dialog.findChildren<QAbstractButton*>())
            if (tests::mentions(each->accessibleName(), name))
                return each;
        return nullptr;
    }
    QAbstractButton* tile(ui::NewMatchDialog& dialog, const char* faction)
    {
        return accessibility::find<QAbstractButton>(dialog, QLatin1String(faction));
    }
    /// The factions that the gallery shows.
    QStringList gallery(const ui::NewMatchDialog& dialog)
    {
        QStringList names;
        for (const QAbstractButton* each : dialog.findChild<ui::FactionGrid*>()->findChildren<QAbstractButton*>())
            names << each->accessibleName();
        return names;
    }
    QAbstractButton* change(ui::NewMatchDialog& dialog)
    {
        return accessibility::find<QAbstractButton>(dialog, QStringLiteral("Change the rules"));
    }
    QMenu& savedMenu(ui::NewMatchDialog& dialog)
    {
        return *accessibility::find<QToolButton>(dialog, QStringLiteral("Seat 1: saved pair"))->menu();
    }
    QStringList savedPairs(ui::NewMatchDialog& dialog)
    {
        QStringList names;
        for (const QAction* each : savedMenu(dialog).actions())
            names << each->text();
        return names;
    }
    void takeSaved(ui::NewMatchDialog& dialog) { savedMenu(dialog).actions().constFirst()->trigger(); }
    /// The entry that begins like this.
    static void choose(QComboBox& combo, const char* words)
    {
        for (int i = 0; i < combo.count(); ++i)
            if (tests::begins(combo.itemText(i), QLatin1String(words)))
                return combo.setCurrentIndex(i);
        QFAIL(words);
    }

    samples::PairGame m_game;
};

std::unique_ptr<ui::NewMatchDialog> NewMatchDialogTest::open(const ui::MatchPlan& last)
{
    const std::vector<core::SavedPair> pairs { { 1, "Old salts", "fake", "plain", { "Raiders", "Tinkers" }, 0, 0 },
        { 2, "Slow tide", "fake", "tides", { "Anglers", "Keepers" }, 0, 0 },
        { 3, "Not ours", "another", "plain", { "Raiders", "Keepers" }, 0, 0 } };
    return std::make_unique<ui::NewMatchDialog>(m_game, pairs, std::vector { last }, QStringList(), nullptr);
}

void NewMatchDialogTest::offersOnePrintingAtATime()
{
    const auto dialog = open({});
    QComboBox* sets = box(*dialog, "Printing");
    QCOMPARE(sets->currentText(), QStringLiteral("Plain"));
    QCOMPARE(gallery(*dialog).size(), 4);
    QCOMPARE(savedPairs(*dialog), QStringList(QStringLiteral("Old salts (Raiders + Tinkers)")));
    takeSaved(*dialog);
    QCOMPARE(dialog->setup().seats[0].factions, (std::vector<std::string> { "Raiders", "Tinkers" }));
    QCOMPARE(dialog->plan().seats[0].source, ui::PairSource::Saved);
    sets->setCurrentIndex(1);
    QCOMPARE(gallery(*dialog),
        QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders"), QStringLiteral("Anglers") }));
    QCOMPARE(savedPairs(*dialog), QStringList(QStringLiteral("Slow tide (Anglers + Keepers)")));
    QCOMPARE(dialog->setup().set, std::string("tides"));
    // Who was chosen and is in both printings stays; the other place is left to chance.
    QCOMPARE(dialog->plan().seats[0].factions, QStringList(QStringLiteral("Raiders")));
    QCOMPARE(dialog->setup().seats[0].factions.size(), std::size_t { 2 });
    takeSaved(*dialog);
    QCOMPARE(dialog->setup().seats[0].factions, (std::vector<std::string> { "Anglers", "Keepers" }));
}

void NewMatchDialogTest::dealsRandomPairsOfThePrinting()
{
    ui::MatchPlan plan;
    plan.set = QStringLiteral("tides");
    plan.seats = { { QStringLiteral("A"), QStringLiteral("random"), ui::PairSource::Random, {}, {} } };
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        core::Problems problems;
        const core::MatchSetup setup = ui::setupOf(m_game, plan, {}, seed, problems);
        QCOMPARE(setup.set, std::string("tides"));
        for (const std::string& faction : setup.seats[0].factions)
            QVERIFY(faction != "Tinkers" && faction != "Drifters");
    }
    plan.set = QStringLiteral("gone"); // a printing this version has not
    core::Problems problems;
    QCOMPARE(ui::setupOf(m_game, plan, {}, 1, problems).set, std::string("plain"));
}

/// What somebody typed is a name, also where a person without one would be called so.
void NewMatchDialogTest::aNameIsWhatSomebodyTyped()
{
    const auto dialog = open({});
    QCOMPARE(dialog->plan().seats[0].name, ui::kYou);
    choose(*box(*dialog, "Seat 2: player"), "Person");
    QCOMPARE(dialog->plan().seats[0].name, ui::numberedPlayer(1));
    QCOMPARE(dialog->plan().seats[1].name, ui::numberedPlayer(2));
    auto* name = accessibility::find<QLineEdit>(*dialog, QStringLiteral("Seat 1: name"));
    QVERIFY(name != nullptr);
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("You"));
    QCOMPARE(dialog->setup().seats[0].name, std::string("You"));
    QCOMPARE(dialog->setup().seats[1].name, core::language::unnamed(2));
    const ui::MatchPlan plan = dialog->plan();
    QCOMPARE(ui::planFromJson(ui::toJson(plan)), plan);
    // Before there was a version, these were the words for persons without a name.
    const auto old = [](const char* first, const char* second) {
        return ui::planFromJson(QByteArray("{\"seats\":[{\"name\":\"") + first + "\",\"player\":\"human\"},{\"name\":\""
            + second + "\",\"player\":\"level:2\"}]}");
    };
    QCOMPARE(old("You", "Marrow").seats[0].name, ui::kYou);
    QCOMPARE(old("Player 1", "Marrow").seats[0].name, ui::numberedPlayer(1));
    QCOMPARE(old("Ann", "You").seats[1].name, QStringLiteral("You"));
}

void NewMatchDialogTest::aNameCanBeSeen()
{
    ui::MatchPlan plan = open({})->plan();
    for (const char16_t* name : { u"\u200B\u3164", u"A\u202Eda", u"A\u001bda" }) {
        plan.seats[1].name = QString::fromUtf16(name);
        core::Problems problems;
        ui::setupOf(m_game, plan, {}, 1, problems);
        QCOMPARE(problems.size(), std::size_t { 1 });
        const QString fault = QString::fromStdString(problems.front().text());
        QVERIFY2(tests::says(fault, QStringLiteral("Seat 2: has a name that cannot be shown, type letters")),
            qPrintable(fault));
    }
}

void NewMatchDialogTest::offersTheLastMatchAgain()
{
    const auto before = open({});
    box(*before, "Printing")->setCurrentIndex(1);
    before->show();
    QTest::mouseClick(slot(*before, 2, 1), Qt::LeftButton);
    QTest::mouseClick(tile(*before, "Anglers"), Qt::LeftButton);
    const ui::MatchPlan plan = before->plan();
    QCOMPARE(ui::planFromJson(ui::toJson(plan)), plan);
    const auto after = open(plan);
    QCOMPARE(after->plan(), plan);
    QVERIFY(slot(*after, 2, 1)->accessibleName().endsWith(QStringLiteral("Anglers")));
}

void NewMatchDialogTest::offersCharactersToWhomTheyFit()
{
    const auto dialog = open({});
    const QComboBox* style = box(*dialog, "Seat 2: character");
    QVERIFY(style != nullptr);
    change(*dialog)->click(); // a character is for those who want more to choose
    QCOMPARE(style->count(), 3);
    QVERIFY2(tests::says(style->itemText(0), QStringLiteral("Plain")), qPrintable(style->itemText(0)));
    QCOMPARE(entries(style).mid(1), QStringList({ QStringLiteral("Hoarder"), QStringLiteral("Pier lover") }));
    QVERIFY(tests::says(style->accessibleDescription(), QStringLiteral("Seat 2: character")));
    QComboBox* player = box(*dialog, "Seat 2: player");
    QVERIFY(player->nextInFocusChain() == style);
    const auto offered = [&](const char* kind) {
        choose(*player, kind);
        return style->isVisibleTo(dialog.get());
    };
    QVERIFY(offered("Level 1"));
    QVERIFY(offered("Level 5"));
    QVERIFY(!offered("Level 0"));
    QVERIFY(!offered("Person"));
    QVERIFY(!box(*dialog, "Seat 1: character")->isVisibleTo(dialog.get()));
}

void NewMatchDialogTest::keepsTheCharacter()
{
    const auto before = open({});
    choose(*box(*before, "Seat 2: player"), "Level 3");
    QCOMPARE(before->plan().seats[1].player, QStringLiteral("level:3"));
    box(*before, "Seat 2: character")->setCurrentText(QStringLiteral("Pier lover"));
    const ui::MatchPlan plan = before->plan();
    QCOMPARE(plan.seats[1].player, QStringLiteral("level:3,style=pier-lover"));
    const auto after = open(ui::planFromJson(ui::toJson(plan)));
    QVERIFY(tests::begins(box(*after, "Seat 2: player")->currentText(), QStringLiteral("Level 3 · Hard")));
    QVERIFY(box(*after, "Seat 2: character")->isVisibleTo(after.get())); // what is chosen is in sight
    QCOMPARE(box(*after, "Seat 2: character")->currentText(), QStringLiteral("Pier lover"));
    QCOMPARE(after->plan(), plan);
    choose(*box(*after, "Seat 2: player"), "Person");
    QCOMPARE(after->plan().seats[1].player, QStringLiteral("human"));
}

void NewMatchDialogTest::aCharacterThatIsGoneIsPlain()
{
    ui::MatchPlan plan = open({})->plan();
    plan.seats[1].player = QStringLiteral("level:4,style=fierce");
    const auto dialog = open(plan);
    QCOMPARE(dialog->plan().seats[1].player, QStringLiteral("level:4"));
    plan.seats[1].player = QStringLiteral("greedy:nodes=20,style=hoarder"); // no level, but a player
    QCOMPARE(open(plan)->plan(), plan);
}

/// It scrolls the options where they do not all find room; what lies under the mouse then stays as it is.
void NewMatchDialogTest::theWheelSetsNoOption()
{
    const auto dialog = open({});
    dialog->show();
    change(*dialog)->click();
    QComboBox* raids = box(*dialog, "raids");
    QVERIFY(raids != nullptr);
    const QPointF middle(raids->rect().center());
    QWheelEvent wheel(
        middle, raids->mapToGlobal(middle), {}, { 0, -120 }, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(raids, &wheel);
    QCOMPARE(raids->currentIndex(), 0);
    raids->setFocus();
    QTest::keyClick(raids, Qt::Key_Down);
    QCOMPARE(raids->currentIndex(), 1);
}

void NewMatchDialogTest::everythingHasAName()
{
    QCOMPARE(accessibility::nameless(*open({})), QStringList());
}

/// Not in a tip alone, which no keyboard brings up: in the open list, whole.
void NewMatchDialogTest::saysWhatEachPlayerIs()
{
    const auto dialog = open({});
    dialog->show();
    for (const char* name : { "Seat 2: player", "Seat 2: character" }) {
        const QComboBox* choices = box(*dialog, name);
        QVERIFY(choices->count() > 1);
        for (int i = 0; i < choices->count(); ++i) {
            const QString meaning = choices->itemData(i, Qt::AccessibleDescriptionRole).toString();
            QVERIFY2(!meaning.isEmpty(), qPrintable(choices->itemText(i)));
            // Below the entry, in lines of its own.
            const QFont small = ui::bodyFont(choices->view()->font(), ui::type::kNote);
            const int lines
                = 1 + (QFontMetrics(small).horizontalAdvance(meaning) - 1) / choices->view()->minimumWidth();
            QVERIFY2(choices->view()->sizeHintForRow(i)
                    > choices->view()->fontMetrics().height() + lines * QFontMetrics(small).height(),
                qPrintable(choices->itemText(i)));
        }
    }
}

void NewMatchDialogTest::listsAreNoWiderThanTheDialog()
{
    const auto dialog = open({});
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    for (const char* name : { "Seat 2: player", "Seat 2: character" }) {
        QComboBox* choices = box(*dialog, name);
        choices->showPopup();
        QVERIFY(QTest::qWaitForWindowExposed(choices->view()->window()));
        QVERIFY2(choices->view()->window()->width() < dialog->width(),
            qPrintable(QString::number(choices->view()->window()->width())));
        for (int i = 0; i < choices->count(); ++i) // laid out as they are painted
            QCOMPARE(choices->view()->visualRect(choices->model()->index(i, 0)).height(),
                choices->view()->sizeHintForRow(i));
        choices->hidePopup();
    }
}

void NewMatchDialogTest::listsLookAlike()
{
    const auto dialog = open({});
    dialog->show();
    const auto height = [&](const char* name) { return box(*dialog, name)->view()->sizeHintForRow(0); };
    QVERIFY(height("Printing") > 0);
    QCOMPARE(height("raids"), height("Printing"));
    // With what it means in one line.
    const QComboBox* players = box(*dialog, "Seat 2: player");
    QCOMPARE(players->view()->sizeHintForRow(players->findData(QStringLiteral("human"))), height("Seat 2: character"));
}

void NewMatchDialogTest::rulesAreOneLineUntilSomebodyAsks()
{
    const auto dialog = open({});
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    const QString usual = QStringLiteral("as printed, no option changed");
    QComboBox* raids = box(*dialog, "raids");
    QVERIFY(!raids->isVisible());
    QVERIFY(tests::mentions(change(*dialog)->accessibleDescription(), usual));
    QTest::mouseClick(change(*dialog), Qt::LeftButton);
    QVERIFY(raids->isVisible());
    raids->setCurrentIndex(1);
    QAbstractButton* fold = accessibility::find<QAbstractButton>(*dialog, QStringLiteral("Fold the rules up"));
    QVERIFY(fold != nullptr);
    QTest::mouseClick(fold, Qt::LeftButton);
    QVERIFY(!raids->isVisible());
    QVERIFY(!tests::mentions(change(*dialog)->accessibleDescription(), usual));
    QCOMPARE(dialog->plan().options[QStringLiteral("raids")], raids->itemData(1).toString());
}

/// What grows downwards stays where its buttons can be reached, and is as small as before afterwards.
void NewMatchDialogTest::unfoldsOnTheScreen()
{
    const auto dialog = open({});
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    const int height = dialog->height();
    const int bottom = dialog->screen()->availableGeometry().bottom();
    dialog->move(0, bottom - height);
    QTest::mouseClick(change(*dialog), Qt::LeftButton);
    QVERIFY(dialog->height() > height);
    QVERIFY2(dialog->frameGeometry().bottom() <= bottom, qPrintable(QString::number(dialog->y())));
    QTest::mouseClick(
        accessibility::find<QAbstractButton>(*dialog, QStringLiteral("Fold the rules up")), Qt::LeftButton);
    QVERIFY2(dialog->height() <= height,
        qPrintable(QStringLiteral("%1, %2 before").arg(QString::number(dialog->height()), QString::number(height))));
}

/// By the game's own word: what it would find wrong cannot be chosen.
void NewMatchDialogTest::whoIsTakenIsGrey()
{
    const auto dialog = open({});
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    QTest::mouseClick(tile(*dialog, "Raiders"), Qt::LeftButton); // for the first place of the first seat
    QVERIFY(!tile(*dialog, "Raiders")->isEnabled()); // nobody has the same faction twice
    QVERIFY(tile(*dialog, "Keepers")->isEnabled());
    QTest::mouseClick(slot(*dialog, 1, 1), Qt::LeftButton);
    QVERIFY(tile(*dialog, "Raiders")->isEnabled()); // it is there
    QTest::mouseClick(
        accessibility::find<QToolButton>(*dialog, QStringLiteral("Seat 1: pair by chance")), Qt::LeftButton);
    QCOMPARE(dialog->plan().seats[0].source, ui::PairSource::Random);
}

/// What is seen of the one that had it before, too: it is painted anew.
void NewMatchDialogTest::onePlaceHasTheGoldenFrame()
{
    class Paints final : public QObject {
    public:
        int count = 0;

    protected:
        bool eventFilter(QObject*, QEvent* event) override
        {
            count += event->type() == QEvent::Paint ? 1 : 0;
            return false;
        }
    };
    const auto dialog = open({});
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    QAbstractButton* const first = slot(*dialog, 1, 1);
    QAbstractButton* const other = slot(*dialog, 2, 1);
    QVERIFY(first->isChecked() && !other->isChecked());
    QTest::qWait(50);
    Paints paints;
    first->installEventFilter(&paints);
    QTest::mouseClick(other, Qt::LeftButton);
    QVERIFY(!first->isChecked() && other->isChecked());
    QTRY_VERIFY(paints.count > 0);
}

void NewMatchDialogTest::halfAPairIsFilledByChance()
{
    ui::MatchPlan plan = open({})->plan();
    plan.seats[0].source = ui::PairSource::Chosen;
    plan.seats[0].factions = { QStringLiteral("Tinkers") };
    std::set<std::string> others;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        core::Problems problems;
        const core::MatchSetup setup = ui::setupOf(m_game, plan, {}, seed, problems);
        QCOMPARE(setup.seats[0].factions.size(), std::size_t { 2 });
        QCOMPARE(setup.seats[0].factions[0], std::string("Tinkers"));
        others.insert(setup.seats[0].factions[1]);
    }
    QVERIFY(others.size() > 1);
    QVERIFY(!others.contains("Tinkers"));
    QCOMPARE(open(plan)->plan(), plan);
}

/// Two more seats, a pair for the first one out of the gallery, and off it goes.
void NewMatchDialogTest::fourSeatsByKeyAlone()
{
    const auto dialog = open({});
    dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
    const auto tabTo = [&](const QString& name) {
        for (int i = 0; i < 80; ++i) {
            QWidget* focus = QApplication::focusWidget();
            if (focus != nullptr
                && (tests::says(accessibility::nameOf(focus), name) || tests::says(focus->accessibleName(), name)))
                return true;
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        return false;
    };
    for (int i = 0; i < 2; ++i) {
        QVERIFY(tabTo(QStringLiteral("Add a seat")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    }
    QCOMPARE(dialog->plan().seats.size(), std::size_t { 4 });
    QVERIFY(tabTo(QStringLiteral("Seat 1: faction 1: by chance")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    const QString first = QApplication::focusWidget()->accessibleName();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // and on to the second place
    const QString second = QApplication::focusWidget()->accessibleName();
    QVERIFY(!second.isEmpty() && second != first);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(dialog->plan().seats[0].factions, QStringList({ first, second }));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(slot(*dialog, 1, 2)));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QCOMPARE(dialog->plan().seats[0].factions, QStringList(first));
    for (int seat = 1; seat < 4; ++seat)
        QCOMPARE(dialog->plan().seats[static_cast<std::size_t>(seat)].source, ui::PairSource::Random);
    QSignalSpy started(dialog.get(), &QDialog::accepted);
    QVERIFY(tabTo(QStringLiteral("Start")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(started.count(), 1);
}

void NewMatchDialogTest::fitsASmallWindow()
{
    const auto dialog = open({});
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    QTest::qWait(20);
    QVERIFY2(dialog->height() <= 560 && dialog->width() <= 900, qPrintable(QString::number(dialog->height())));
}

REGISTER_TEST(NewMatchDialogTest)
#include "new_match_dialog_test.moc"
