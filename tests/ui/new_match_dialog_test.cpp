#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/pages/play/new_match_dialog.h"
#include "ui/pages/play/pair_dealing.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QTest>
#include <QWheelEvent>

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
    void offersOnePrintingAtATime();
    void dealsRandomPairsOfThePrinting();
    void aNameCanBeSeen();
    void offersTheLastMatchAgain();
    void offersCharactersToWhomTheyFit();
    void keepsTheCharacter();
    void aCharacterThatIsGoneIsPlain();
    void theWheelSetsNoOption();
    void everythingHasAName();
    void saysWhatEachPlayerIs();
    void listsLookAlike();

private:
    std::unique_ptr<ui::NewMatchDialog> open(const ui::MatchPlan& last);
    QComboBox* box(const ui::NewMatchDialog& dialog, const char* name)
    {
        for (QComboBox* each : dialog.findChildren<QComboBox*>()) // read out it is called what is chosen in it
            if (each->accessibleName() == QLatin1String(name) || each->objectName() == QLatin1String(name))
                return each;
        return nullptr;
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
    QComboBox* first = box(*dialog, "Seat 1: first faction");
    QComboBox* saved = box(*dialog, "Seat 1: saved pair");
    QCOMPARE(sets->currentText(), QStringLiteral("Plain"));
    QCOMPARE(first->count(), 4);
    QCOMPARE(entries(saved), QStringList(QStringLiteral("Old salts")));
    box(*dialog, "Seat 1: pair")->setCurrentIndex(2); // a saved pair
    QCOMPARE(dialog->setup().seats[0].factions, (std::vector<std::string> { "Raiders", "Tinkers" }));
    sets->setCurrentIndex(1);
    QCOMPARE(entries(first),
        QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders"), QStringLiteral("Anglers") }));
    QCOMPARE(entries(saved), QStringList(QStringLiteral("Slow tide")));
    QCOMPARE(dialog->setup().set, std::string("tides"));
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

void NewMatchDialogTest::aNameCanBeSeen()
{
    ui::MatchPlan plan = open({})->plan();
    for (const char16_t* name : { u"\u200B\u3164", u"A\u202Eda", u"A\u001bda" }) {
        plan.seats[1].name = QString::fromUtf16(name);
        core::Problems problems;
        ui::setupOf(m_game, plan, {}, 1, problems);
        QCOMPARE(problems.size(), std::size_t { 1 });
        QCOMPARE(problems.front().text(), std::string("Seat 2: has a name that cannot be shown, type letters"));
    }
}

void NewMatchDialogTest::offersTheLastMatchAgain()
{
    const auto before = open({});
    box(*before, "Printing")->setCurrentIndex(1);
    box(*before, "Seat 2: pair")->setCurrentIndex(1); // a chosen pair
    box(*before, "Seat 2: first faction")->setCurrentText(QStringLiteral("Anglers"));
    const ui::MatchPlan plan = before->plan();
    QCOMPARE(ui::planFromJson(ui::toJson(plan)), plan);
    const auto after = open(plan);
    QCOMPARE(after->plan(), plan);
    QCOMPARE(box(*after, "Seat 2: first faction")->currentText(), QStringLiteral("Anglers"));
}

void NewMatchDialogTest::offersCharactersToWhomTheyFit()
{
    const auto dialog = open({});
    const QComboBox* style = box(*dialog, "Seat 2: character");
    QVERIFY(style != nullptr);
    QCOMPARE(entries(style),
        QStringList({ QStringLiteral("Plain"), QStringLiteral("Hoarder"), QStringLiteral("Pier lover") }));
    QCOMPARE(style->accessibleDescription(), QStringLiteral("Seat 2: character"));
    QComboBox* player = box(*dialog, "Seat 2: player");
    QCOMPARE(player->nextInFocusChain(), style);
    const auto offered = [&](const char* kind) {
        player->setCurrentText(QLatin1String(kind));
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
    box(*before, "Seat 2: player")->setCurrentText(QStringLiteral("Level 3"));
    QCOMPARE(before->plan().seats[1].player, QStringLiteral("level:3"));
    box(*before, "Seat 2: character")->setCurrentText(QStringLiteral("Pier lover"));
    const ui::MatchPlan plan = before->plan();
    QCOMPARE(plan.seats[1].player, QStringLiteral("level:3,style=pier-lover"));
    const auto after = open(ui::planFromJson(ui::toJson(plan)));
    QCOMPARE(box(*after, "Seat 2: player")->currentText(), QStringLiteral("Level 3"));
    QCOMPARE(box(*after, "Seat 2: character")->currentText(), QStringLiteral("Pier lover"));
    QCOMPARE(after->plan(), plan);
    box(*after, "Seat 2: player")->setCurrentText(QStringLiteral("Person"));
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
            const QString line = choices->itemText(i) + QStringLiteral(": ") + meaning;
            QVERIFY2(choices->view()->minimumWidth() > choices->view()->fontMetrics().horizontalAdvance(line),
                qPrintable(line));
        }
    }
}

void NewMatchDialogTest::listsLookAlike()
{
    const auto dialog = open({});
    dialog->show();
    const int height = box(*dialog, "Seat 2: pair")->view()->sizeHintForRow(0);
    QVERIFY(height > 0);
    for (const char* name : { "Seat 2: player", "Seat 2: character", "raids" })
        QCOMPARE(box(*dialog, name)->view()->sizeHintForRow(0), height);
}

REGISTER_TEST(NewMatchDialogTest)
#include "new_match_dialog_test.moc"
