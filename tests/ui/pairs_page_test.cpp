#include "core/game/outcome.h"
#include "core/lab/lab_record.h"
#include "core/lab/lab_runner.h"
#include "core/pairs/pair_text.h"
#include "core/text/text_file.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/covered.h"
#include "tests/ui/sample_game.h"
#include "ui/charts/mirror_bars.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/models/faction_list_model.h"
#include "ui/models/pair_card_model.h"
#include "ui/pages/pairs/box_settings.h"
#include "ui/pages/pairs/compare_view.h"
#include "ui/pages/pairs/deal_dialog.h"
#include "ui/pages/pairs/faction_gallery.h"
#include "ui/pages/pairs/faction_slot.h"
#include "ui/pages/pairs/pair_sheet.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/pairs/pairs_presenter.h"
#include "ui/pages/play/match_plan.h"
#include "ui/text/file_names.h"
#include "ui/theme.h"
#include "ui/widgets/text_table.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace {

/// Answers the next dialog by keys: the text first where there is one, then Enter or Escape.
void answerDialog(const QString& text, Qt::Key key = Qt::Key_Return)
{
    QTimer::singleShot(0, qApp, [text, key] {
        QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        if (auto* edit = dialog->findChild<QLineEdit*>(); edit != nullptr && !text.isNull()) {
            edit->selectAll();
            QTest::keyClicks(edit, text);
        }
        QTest::keyClick(dialog, key);
    });
}

} // namespace

/// The pairs page by mouse and keyboard, found by what is seen or read out.
class PairsPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init();
    void cleanup();
    void choosesByMouse();
    void choosesByKeyboard();
    void neverTakesAFactionTwice();
    void givesAFactionBack();
    void drawsAnotherPairEachTime();
    void searchesTheCards();
    void savesRenamesAndDeletesWithUndo();
    void refusesATakenName();
    void opensASavedPair();
    void buildsAPairOfOneSet();
    void saysWhenItCannotSave();
    void asksToPlayThePair();
    void everythingHasAName();
    void comparesTwoPairs();
    void savesAChartOfTheComparison();
    void comparesByNameAndCount();
    void comparesByKeyboard();
    void comparesInTheInkOfTheTheme();
    void givesAPairAsALine();
    void takesALine();
    void saysWhatIsWrongWithALine();
    void duplicatesWithNotesAndTags();
    void dealsForATable();
    void draftsForATable();
    void remembersWhichBoxesAreThere();
    void givesADraftBack();
    void seatsPairsInAPlan();
    void printsAPair();
    void exportsOnePair();
    void showsWhatIsWrittenDownAndFindsByIt();
    void fillsWhatIsEmpty();
    void tellsTheOwnRecord();
    void tellsWhatALabSays();
    void saysThatFindingsAreOlder();

private:
    QPushButton* button(const QString& name) { return accessibility::find<QPushButton>(*m_page, name); }
    QAbstractButton* banner(const QString& name) { return accessibility::find<QAbstractButton>(*m_page, name); }
    void clickTile(const QString& faction);
    bool sees(const QString& text) const;
    /// A lab of all pairs in which Keepers + Raiders won 12 of 16 against Drifters + Heralds, and nothing else is
    /// known.
    core::LabFindings found() const;
    QStringList chosen() const;

    samples::PairGame m_game;
    std::unique_ptr<samples::MemoryPairStore> m_store;
    std::unique_ptr<ui::PairsPage> m_page;
};

void PairsPageTest::init()
{
    tests::speakNext();
    m_store = std::make_unique<samples::MemoryPairStore>();
    m_page = std::make_unique<ui::PairsPage>(m_game, *m_store, 1);
    m_page->resize(1360, 860);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void PairsPageTest::cleanup()
{
    m_page.reset();
    m_store.reset();
    ui::speak(QStringLiteral("en"));
}

void PairsPageTest::clickTile(const QString& faction)
{
    auto* gallery = m_page->findChild<ui::FactionGallery*>();
    for (int row = 0; row < gallery->model()->rowCount(); ++row) {
        const QModelIndex index = gallery->model()->index(row, 0);
        if (!index.data(Qt::AccessibleTextRole).toString().startsWith(faction))
            continue;
        gallery->scrollTo(index);
        QTest::mouseClick(gallery->viewport(), Qt::LeftButton, {}, gallery->visualRect(index).center());
        return;
    }
    QFAIL("no such tile");
}

QStringList PairsPageTest::chosen() const
{
    QStringList names;
    for (const ui::FactionSlot* slot : m_page->findChildren<ui::FactionSlot*>())
        names << (tests::says(slot->accessibleName(), QStringLiteral("First faction: free"))
                    || tests::says(slot->accessibleName(), QStringLiteral("Second faction: free"))
                ? QStringLiteral("free")
                : slot->accessibleName().section(QStringLiteral(": "), 1));
    return names;
}

void PairsPageTest::choosesByMouse()
{
    QVERIFY(!button(QStringLiteral("Play this pair"))->isEnabled());
    clickTile(QStringLiteral("Keepers"));
    clickTile(QStringLiteral("Raiders"));
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders") }));
    QVERIFY(button(QStringLiteral("Play this pair"))->isEnabled());
    QCOMPARE(m_page->findChild<ui::TextTable*>()->model()->rowCount(), 12);
}

void PairsPageTest::choosesByKeyboard()
{
    auto* gallery = m_page->findChild<ui::FactionGallery*>();
    gallery->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(gallery->hasFocus());
    QTest::keyClick(gallery, Qt::Key_Return);
    QTest::keyClick(gallery, Qt::Key_Right);
    QTest::keyClick(gallery, Qt::Key_Space);
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders") }));
    QTest::keyClick(gallery, Qt::Key_Tab);
    QVERIFY(!gallery->hasFocus()); // Tab leaves
}

void PairsPageTest::neverTakesAFactionTwice()
{
    clickTile(QStringLiteral("Keepers"));
    clickTile(QStringLiteral("Keepers")); // takes it out again
    QCOMPARE(chosen(), QStringList({ QStringLiteral("free"), QStringLiteral("free") }));
    m_page->choose({ QStringLiteral("Raiders"), QStringLiteral("Raiders") });
    QVERIFY(chosen().count(QStringLiteral("Raiders")) < 2);
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders"), QStringLiteral("Tinkers") });
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("Tinkers") }));
    samples::MemoryPairStore store;
    std::int64_t id = 0;
    store.add({ 0, "Twice", m_game.id(), "plain", { "Keepers", "Keepers" }, 0, 0 }, id);
    ui::PairsPresenter presenter(m_game, store, 1);
    presenter.reload();
    presenter.open(id);
    QCOMPARE(presenter.chosen(), QStringList(QStringLiteral("Keepers")));
    for (int i = 0; i < 50; ++i) {
        presenter.random();
        QVERIFY(presenter.complete());
        QVERIFY(presenter.chosen()[0] != presenter.chosen()[1]);
    }
}

void PairsPageTest::givesAFactionBack()
{
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    auto* slot = accessibility::find<ui::FactionSlot>(*m_page, QStringLiteral("First faction: Keepers"));
    QTest::mouseClick(slot, Qt::LeftButton);
    QCOMPARE(chosen(), QStringList({ QStringLiteral("free"), QStringLiteral("Raiders") }));
    clickTile(QStringLiteral("Drifters"));
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Drifters"), QStringLiteral("Raiders") }));
}

void PairsPageTest::drawsAnotherPairEachTime()
{
    QStringList before;
    for (int i = 0; i < 10; ++i) {
        QTest::mouseClick(button(QStringLiteral("Random pair")), Qt::LeftButton);
        QStringList now = chosen();
        now.sort();
        QVERIFY(!now.contains(QStringLiteral("free")));
        QVERIFY(now != before);
        before = now;
    }
}

void PairsPageTest::searchesTheCards()
{
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    auto* search = accessibility::find<QLineEdit>(*m_page, QStringLiteral("Search the cards of the pair"));
    const QAbstractItemModel* cards = m_page->findChild<ui::TextTable*>()->model();
    QTest::keyClick(m_page.get(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, QStringLiteral("draw"));
    QCOMPARE(cards->rowCount(), 4);
    QTest::mouseClick(button(QStringLiteral("Show actions only")), Qt::LeftButton);
    QCOMPARE(cards->rowCount(), 0);
    QVERIFY(!m_page->findChild<ui::TextTable*>()->isVisible()); // says that nothing is like that
    search->clear();
    QCOMPARE(cards->rowCount(), 4);
    QVERIFY(m_page->findChild<ui::TextTable*>()->isVisible());
}

void PairsPageTest::savesRenamesAndDeletesWithUndo()
{
    auto* list = accessibility::find<QListView>(*m_page, QStringLiteral("Saved pairs"));
    const auto* notice = m_page->findChild<ui::NoticeBar*>();
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    answerDialog(QStringLiteral("Sea dogs"));
    QTest::mouseClick(button(QStringLiteral("Save as…")), Qt::LeftButton);
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Sea dogs"));
    QVERIFY(!notice->isHidden());
    QTRY_COMPARE(tests::coveredByNotice(*m_page), QStringList());
    QTest::mouseClick(notice->findChild<QLabel*>(), Qt::LeftButton);
    QVERIFY(notice->isHidden());
    answerDialog(QStringLiteral("Old salts"));
    QTest::mouseClick(button(QStringLiteral("Rename the saved pair")), Qt::LeftButton);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Old salts"));
    answerDialog(QStringLiteral("Not this"), Qt::Key_Escape);
    QTest::mouseClick(button(QStringLiteral("Rename the saved pair")), Qt::LeftButton);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Old salts"));
    QTest::mouseClick(button(QStringLiteral("Delete the saved pair")), Qt::LeftButton);
    QCOMPARE(list->model()->rowCount(), 0);
    QVERIFY(notice->sentence().contains(QStringLiteral("Old salts")));
    QTest::mouseClick(button(QStringLiteral("Undo")), Qt::LeftButton);
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Old salts"));
    QTest::mouseClick(button(QStringLiteral("Delete the saved pair")), Qt::LeftButton);
    QCOMPARE(list->model()->rowCount(), 0);
    m_page->activateWindow(); // where the dialogs were in front
    QTRY_VERIFY(m_page->isActiveWindow());
    QTest::keyClick(m_page.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(list->model()->rowCount(), 1);
    QTest::keyClick(m_page.get(), Qt::Key_Z, Qt::ControlModifier); // once
    QCOMPARE(list->model()->rowCount(), 1);
}

void PairsPageTest::refusesATakenName()
{
    std::int64_t id = 0;
    m_store->add({ 0, "Sea dogs", m_game.id(), "plain", { "Tinkers", "Raiders" }, 0, 0 }, id);
    m_page->refresh();
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    QTimer::singleShot(0, this, [] {
        QWidget* dialog = QApplication::activeModalWidget();
        auto* edit = dialog->findChild<QLineEdit*>();
        edit->selectAll();
        QTest::keyClicks(edit, QStringLiteral("sea DOGS"));
        QVERIFY(!accessibility::withText<QPushButton>(*dialog, QStringLiteral("Save"))->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    QTest::mouseClick(button(QStringLiteral("Save as…")), Qt::LeftButton);
    std::vector<core::SavedPair> pairs;
    m_store->list(pairs);
    QCOMPARE(pairs.size(), std::size_t { 1 });
}

void PairsPageTest::opensASavedPair()
{
    std::int64_t id = 0;
    m_store->add({ 0, "Tide", m_game.id(), "plain", { "Drifters", "Tinkers" }, 2, 1 }, id);
    m_page->refresh();
    auto* list = accessibility::find<QListView>(*m_page, QStringLiteral("Saved pairs"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Drifters"), QStringLiteral("Tinkers") }));
}

void PairsPageTest::buildsAPairOfOneSet()
{
    const auto* gallery = m_page->findChild<ui::FactionGallery*>();
    const auto names = [gallery] { return static_cast<const ui::FactionListModel*>(gallery->model())->names(); };
    auto* plain = banner(QStringLiteral("Factions of the plain"));
    auto* tides = banner(QStringLiteral("Factions of the tides"));
    QVERIFY(plain->isChecked());
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Drifters") });
    QTest::mouseClick(tides, Qt::LeftButton);
    QVERIFY(tides->isChecked() && !plain->isChecked());
    QCOMPARE(names(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders"), QStringLiteral("Anglers") }));
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("free") })); // there are no Drifters
    clickTile(QStringLiteral("Anglers"));
    const QAbstractItemModel* cards = m_page->findChild<ui::TextTable*>()->model();
    QCOMPARE(cards->rowCount(), 12);
    QCOMPARE(cards->index(0, ui::PairCardModel::CardColumn).data().toString(), QStringLiteral("Keepers Harbourmaster"));
    QSignalSpy asked(m_page.get(), &ui::PairsPage::playAsked);
    QTest::mouseClick(button(QStringLiteral("Play this pair")), Qt::LeftButton);
    QCOMPARE(asked[0][1].toString(), QStringLiteral("tides"));
    answerDialog(QStringLiteral("Slow tide"));
    QTest::mouseClick(button(QStringLiteral("Save as…")), Qt::LeftButton);
    std::vector<core::SavedPair> pairs;
    m_store->list(pairs);
    QCOMPARE(pairs[0].set, std::string("tides"));

    // Back to the other set by a pair that is of it, and again by the saved one.
    QTest::keyClick(plain, Qt::Key_Space);
    QVERIFY(plain->isChecked());
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("free") }));
    auto* list = accessibility::find<QListView>(*m_page, QStringLiteral("Saved pairs"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
    QVERIFY(tides->isChecked());
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("Anglers") }));
    for (int i = 0; i < 10; ++i) {
        QTest::mouseClick(button(QStringLiteral("Random pair")), Qt::LeftButton);
        for (const QString& name : chosen())
            QVERIFY(names().contains(name));
    }
}

void PairsPageTest::saysWhenItCannotSave()
{
    m_store->full = true;
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    answerDialog(QStringLiteral("Sea dogs"));
    QTest::mouseClick(button(QStringLiteral("Save as…")), Qt::LeftButton);
    QVERIFY(m_page->findChild<ui::NoticeBar*>()->sentence().contains(QStringLiteral("disk is full")));
}

void PairsPageTest::asksToPlayThePair()
{
    QSignalSpy asked(m_page.get(), &ui::PairsPage::playAsked);
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    QTest::mouseClick(button(QStringLiteral("Play this pair")), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].toStringList(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders") }));
}

void PairsPageTest::everythingHasAName()
{
    QCOMPARE(accessibility::nameless(*m_page), QStringList());
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    QCOMPARE(accessibility::nameless(*m_page), QStringList());
}

/// The sample factions all have 10 minions of 5, 4, 4, 3, 3, 3, 2, 2, 2, 2 and 10 actions.
void PairsPageTest::comparesTwoPairs()
{
    m_store->own = { 23, 14 };
    m_store->met = { 3, 1 };
    QVERIFY(!button(QStringLiteral("Compare…"))->isEnabled());
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    QTest::mouseClick(button(QStringLiteral("Compare…")), Qt::LeftButton);
    auto* view = m_page->findChild<ui::CompareView*>();
    QVERIFY(view->isVisible());
    QVERIFY(banner(QStringLiteral("Faction 1 of the left pair: Keepers"))->isVisible());
    QVERIFY(banner(QStringLiteral("Faction 2 of the right pair: Drifters"))->isVisible());
    auto* powers
        = accessibility::find<ui::MirrorBars>(*view, QStringLiteral("Number of minions by power, left and right"));
    QCOMPARE(powers->rows(),
        (std::vector<ui::MirrorRow> { { QStringLiteral("2"), 8, 8 }, { QStringLiteral("3"), 6, 6 },
            { QStringLiteral("4"), 4, 4 }, { QStringLiteral("5"), 2, 2 } }));
    auto* kinds = accessibility::find<ui::MirrorBars>(*view, QStringLiteral("Kinds of cards, left and right"));
    QCOMPARE(kinds->rows()[0].left, 20.0);
    QCOMPARE(kinds->rows()[1].right, 20.0);
    QCOMPARE(kinds->rows()[2].left, 3.0); // (5 + 2 x 4 + 3 x 3 + 4 x 2) / 10
    const auto sees = [view](const QString& text) {
        for (const QLabel* label : view->findChildren<QLabel*>())
            if (label->isVisible() && tests::mentions(label->text(), text))
                return true;
        return false;
    };
    QVERIFY(sees(QStringLiteral("61"))); // 14 of 23, with its count
    QVERIFY(sees(QStringLiteral("14")) && sees(QStringLiteral("23")));
    QSignalSpy asked(m_page.get(), &ui::PairsPage::matchAsked);
    QTest::mouseClick(button(QStringLiteral("Swap sides")), Qt::LeftButton);
    QVERIFY(banner(QStringLiteral("Faction 1 of the right pair: Keepers")) != nullptr);
    QTest::mouseClick(button(QStringLiteral("Play one against the other")), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].toString(), QStringLiteral("plain"));
    const auto pairs = asked[0][1].value<QList<QStringList>>();
    QCOMPARE(pairs[1], QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders") }));
    QTest::mouseClick(button(QStringLiteral("Copy as text")), Qt::LeftButton);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Keepers")));
    QCOMPARE(accessibility::nameless(*m_page), QStringList());
}

/// By a button, under the names of both pairs; and it is said that it was written.
void PairsPageTest::savesAChartOfTheComparison()
{
    const QTemporaryDir folder;
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    m_page->compare();
    QPushButton* const save = button(QStringLiteral("Save a chart"));
    QCOMPARE(save->menu()->actions().size(), 3);
    const QString entry = save->menu()->actions().first()->text();
    QString proposed;
    QTimer::singleShot(0, this, [&] {
        save->menu()->setActiveAction(save->menu()->actions().first());
        QTimer::singleShot(0, qApp, [&] {
            QDialog* dialog = accessibility::dialog();
            QVERIFY(dialog != nullptr);
            auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            proposed = name->text();
            name->setText(folder.filePath(QStringLiteral("powers.csv")));
            dialog->accept();
        });
        QTest::keyClick(save->menu(), Qt::Key_Return);
    });
    QTest::mouseClick(save, Qt::LeftButton);
    QVERIFY2(proposed.startsWith(QStringLiteral("Keepers-Raiders ")), qPrintable(proposed));
    QVERIFY2(proposed.contains(QStringLiteral("Drifters")), qPrintable(proposed));
    QVERIFY2(proposed.contains(ui::fileNameOf(entry)), qPrintable(proposed)); // it is called as in the menu
    QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("powers.csv"))));
    const QList<QLabel*> labels = m_page->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("powers.csv"));
    }));
}

/// A saved pair by its name; of a few matches their count alone.
void PairsPageTest::comparesByNameAndCount()
{
    m_store->own = { 1, 1 };
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    answerDialog(QStringLiteral("Sea dogs"));
    QTest::mouseClick(button(QStringLiteral("Save as…")), Qt::LeftButton);
    m_page->compare();
    auto* view = m_page->findChild<ui::CompareView*>();
    const auto sees = [view](const QString& text) {
        const QList<QLabel*> labels = view->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* label) { return label->isVisible() && tests::says(label->text(), text); });
    };
    QVERIFY(sees(QStringLiteral("1 of 1 won")));
    QVERIFY(!sees(QStringLiteral("–")));
    const QList<QLabel*> labels = view->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().startsWith(QStringLiteral("Sea dogs: "), Qt::CaseInsensitive);
    }));
}

/// The shares stand in the inks of the sides, of the theme that holds now.
void PairsPageTest::comparesInTheInkOfTheTheme()
{
    ui::Theme theme(*qobject_cast<QApplication*>(QCoreApplication::instance()));
    theme.setAppearance(ui::Appearance::Dark);
    m_store->own = { 23, 14 };
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    m_page->compare();
    auto* share = accessibility::withText<QLabel>(*m_page->findChild<ui::CompareView*>(), QStringLiteral("61 %"));
    QVERIFY(share != nullptr);
    const auto ink = [share] { return share->palette().color(QPalette::WindowText); };
    QTRY_COMPARE(ink(), ui::seatInk(core::seatAt(0), ui::darkColours()));
    theme.setAppearance(ui::Appearance::Light);
    QTRY_COMPARE(ink(), ui::seatInk(core::seatAt(0), ui::lightColours()));
}

void PairsPageTest::comparesByKeyboard()
{
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    m_page->findChild<ui::FactionGallery*>()->setFocus();
    QTest::keyClick(m_page->findChild<ui::FactionGallery*>(), Qt::Key_D, Qt::ControlModifier);
    auto* view = m_page->findChild<ui::CompareView*>();
    QTRY_VERIFY(view->isVisible());
    auto* first = banner(QStringLiteral("Faction 1 of the left pair: Keepers"));
    QTRY_VERIFY(first->hasFocus());
    QTest::keyClick(first, Qt::Key_Space);
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down); // Drifters, the first by name
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QTRY_VERIFY(banner(QStringLiteral("Faction 1 of the left pair: Drifters")) != nullptr);
    QTest::keyClick(first, Qt::Key_Escape);
    QTRY_VERIFY(!view->isVisible());
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders") }));
}

void PairsPageTest::givesAPairAsALine()
{
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    QTest::keyClick(m_page.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
        QStringLiteral("Breakpoint pair 1 | %1 | plain | Keepers + Raiders | Keepers + Raiders")
            .arg(QString::fromStdString(m_game.id())));
}

void PairsPageTest::takesALine()
{
    const QString line = QStringLiteral("my favourite: Breakpoint pair 1 | %1 | tides | raiders+Anglers | Slow tide\n")
                             .arg(QString::fromStdString(m_game.id()));
    QGuiApplication::clipboard()->setText(line);
    for (int i = 0; i < 2; ++i) { // the second time it is there already
        QTest::keyClick(m_page.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(chosen(), QStringList({ QStringLiteral("Raiders"), QStringLiteral("Anglers") }));
        QCOMPARE(m_page->set(), QStringLiteral("tides"));
        std::vector<core::SavedPair> pairs;
        m_store->list(pairs);
        QCOMPARE(pairs.size(), std::size_t { 1 });
        QCOMPARE(pairs[0].name, std::string("Slow tide"));
    }
}

void PairsPageTest::saysWhatIsWrongWithALine()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("Breakpoint pair 1 | %1 | plain | Keepers + Parrots | X")
                                              .arg(QString::fromStdString(m_game.id())));
    QTest::keyClick(m_page.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    const QString said = m_page->findChild<ui::NoticeBar*>()->sentence();
    QVERIFY2(said.contains(QStringLiteral("Parrots")) && said.contains(QStringLiteral("Tinkers")), qPrintable(said));
    std::vector<core::SavedPair> pairs;
    m_store->list(pairs);
    QVERIFY(pairs.empty());
}

void PairsPageTest::duplicatesWithNotesAndTags()
{
    std::int64_t id = 0;
    m_store->add({ 0, "Tide", m_game.id(), "plain", { "Drifters", "Tinkers" }, 2, 1 }, id);
    m_page->refresh();
    m_page->choose({ QStringLiteral("Drifters"), QStringLiteral("Tinkers") });
    answerDialog(QStringLiteral("calm, deep"));
    QTest::keyClick(m_page.get(), Qt::Key_T, Qt::ControlModifier);
    auto* menu = button(QStringLiteral("More to do with pairs"))->menu();
    const auto actions = menu->actions();
    QVERIFY(tests::says(actions.front()->text(), QStringLiteral("Duplicate")));
    QTimer::singleShot(0, this, [menu] {
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    QTest::mouseClick(button(QStringLiteral("More to do with pairs")), Qt::LeftButton);
    std::vector<core::SavedPair> pairs;
    m_store->list(pairs);
    QCOMPARE(pairs.size(), std::size_t { 2 });
    QCOMPARE(pairs[1].name, std::string("Tide (2)"));
    QCOMPARE(pairs[1].tags, (std::vector<std::string> { "calm", "deep" }));
    QCOMPARE(pairs[1].factions, pairs[0].factions);
}

void PairsPageTest::dealsForATable()
{
    QSignalSpy asked(m_page.get(), &ui::PairsPage::matchAsked);
    QTest::mouseClick(button(QStringLiteral("For a table…")), Qt::LeftButton);
    auto* dialog = m_page->findChild<ui::DealDialog*>();
    QVERIFY(dialog != nullptr);
    auto* code = accessibility::find<QLineEdit>(*dialog, QStringLiteral("Code of this deal"));
    const QString mine = code->text();
    const QList<QStringList> dealt = dialog->pairs();
    QCOMPARE(dealt.size(), 2);
    QTest::mouseClick(accessibility::withText<QPushButton>(*dialog, QStringLiteral("Deal again")), Qt::LeftButton);
    QVERIFY(code->text() != mine);
    code->selectAll();
    QTest::keyClicks(code, mine);
    QCOMPARE(dialog->pairs(), dealt);
    code->selectAll();
    QTest::keyClicks(code, QStringLiteral("nonsense"));
    auto* done = accessibility::withText<QPushButton>(*dialog, QStringLiteral("Set up the match"));
    QVERIFY(!done->isEnabled());

    // Three of the four factions are too few for two seats.
    auto* pool = accessibility::find<QListWidget>(*dialog, QStringLiteral("Factions that may come"));
    pool->setCurrentRow(1);
    QTest::keyClick(pool, Qt::Key_Space);
    QVERIFY(!done->isEnabled());
    QTest::keyClick(pool, Qt::Key_Space);
    QVERIFY(done->isEnabled());
    const QStringList nameless = accessibility::nameless(*dialog);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    QTest::mouseClick(done, Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][1].value<QList<QStringList>>().size(), 2);
}

void PairsPageTest::draftsForATable()
{
    QSignalSpy asked(m_page.get(), &ui::PairsPage::matchAsked);
    QTest::mouseClick(button(QStringLiteral("For a table…")), Qt::LeftButton);
    auto* dialog = m_page->findChild<ui::DealDialog*>();
    QTest::mouseClick(accessibility::withText<QPushButton>(*dialog, QStringLiteral("Draft")), Qt::LeftButton);
    auto* pool = accessibility::find<QListWidget>(*dialog, QStringLiteral("Factions that may come"));
    // The box, then its four factions in the game's order.
    for (const int row : { 1, 2, 3, 3, 4 }) { // the third is taken already when it is asked for again
        pool->setCurrentRow(row);
        QTest::keyClick(pool, Qt::Key_Return);
    }
    QVERIFY(accessibility::withText<QLabel>(*dialog, QStringLiteral("Everybody has a pair.")) != nullptr);
    QTest::mouseClick(
        accessibility::withText<QPushButton>(*dialog, QStringLiteral("Set up the match")), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    const auto pairs = asked[0][1].value<QList<QStringList>>();
    QCOMPARE(pairs[0], QStringList({ QStringLiteral("Keepers"), QStringLiteral("Drifters") }));
    QCOMPARE(pairs[1], QStringList({ QStringLiteral("Raiders"), QStringLiteral("Tinkers") }));
}

/// The game's one box is unticked: nobody owns it, and it stays unticked when the dialog is opened again.
void PairsPageTest::remembersWhichBoxesAreThere()
{
    struct Shelf final : ui::BoxSettings {
        QStringList missing { QStringLiteral("Another box") };
        QStringList missingBoxes(const QString&) const override { return missing; }
        void setMissingBoxes(const QString&, const QStringList& boxes) override { missing = boxes; }
    } shelf;
    const auto open = [&](auto then) {
        ui::DealDialog dialog(m_game, QStringLiteral("plain"), 1, &shelf);
        dialog.show();
        auto* pool = accessibility::find<QListWidget>(dialog, QStringLiteral("Factions that may come"));
        then(dialog, *pool);
    };
    QString box;
    open([&](ui::DealDialog& dialog, QListWidget& pool) {
        box = pool.item(0)->text();
        QCOMPARE(dialog.pairs().size(), 2);
        pool.setCurrentRow(1); // a single faction left out is for this deal alone
        QTest::keyClick(&pool, Qt::Key_Space);
        QCOMPARE(pool.item(0)->checkState(), Qt::PartiallyChecked);
    });
    QCOMPARE(shelf.missing, QStringList { QStringLiteral("Another box") });
    open([&](ui::DealDialog& dialog, QListWidget& pool) {
        QCOMPARE(pool.item(0)->checkState(), Qt::Checked);
        pool.setCurrentRow(0);
        QTest::keyClick(&pool, Qt::Key_Space);
        QVERIFY(dialog.pairs().isEmpty());
    });
    QCOMPARE(shelf.missing, QStringList({ QStringLiteral("Another box"), box }));
    open([&](ui::DealDialog& dialog, QListWidget& pool) {
        QCOMPARE(pool.item(1)->checkState(), Qt::Unchecked);
        QVERIFY(dialog.pairs().isEmpty());
        pool.setCurrentRow(0);
        QTest::keyClick(&pool, Qt::Key_Space);
        QCOMPARE(dialog.pairs().size(), 2);
    });
    QCOMPARE(shelf.missing, QStringList { QStringLiteral("Another box") });
}

/// What may come can be said until the first faction is taken, and again when it is given back.
void PairsPageTest::givesADraftBack()
{
    ui::DealDialog dialog(m_game, QStringLiteral("plain"), 1);
    dialog.show();
    auto* pool = accessibility::find<QListWidget>(dialog, QStringLiteral("Factions that may come"));
    const auto press = [&](const char* words) {
        QTest::mouseClick(accessibility::withText<QPushButton>(dialog, QString::fromLatin1(words)), Qt::LeftButton);
    };
    const auto checkable = [&] { return pool->item(1)->flags().testFlag(Qt::ItemIsUserCheckable); };
    press("Draft");
    QVERIFY(checkable());
    pool->setCurrentRow(1);
    press("Take this faction");
    QCOMPARE(dialog.pairs()[0], QStringList { QStringLiteral("Keepers") });
    QVERIFY(!checkable() && !pool->item(1)->flags().testFlag(Qt::ItemIsEnabled));
    press("Take back");
    QVERIFY(checkable() && dialog.pairs()[0].isEmpty());
    press("By lot");
    QCOMPARE(dialog.pairs()[0].size(), 2);
}

/// Who sat there last sits there again, each with the pair of that seat.
void PairsPageTest::seatsPairsInAPlan()
{
    const QStringList first { QStringLiteral("Keepers"), QStringLiteral("Raiders") };
    const QStringList second { QStringLiteral("Drifters"), QStringLiteral("Tinkers") };
    ui::MatchPlan last;
    last.seats
        = { { QStringLiteral("Ann"), QStringLiteral("human"), ui::PairSource::Saved, QStringLiteral("Tide"), {} } };
    const ui::MatchPlan plan = ui::planWith(m_game, QStringLiteral("plain"), { first, second }, last);
    QCOMPARE(plan.set, QStringLiteral("plain"));
    QCOMPARE(plan.seats.size(), std::size_t { 2 });
    QCOMPARE(plan.seats[0].name, QStringLiteral("Ann"));
    QCOMPARE(plan.seats[0].source, ui::PairSource::Chosen);
    QCOMPARE(plan.seats[0].factions, first);
    QCOMPARE(plan.seats[1].player, ui::usualOpponent());
    QCOMPARE(plan.seats[1].factions, second);
    QCOMPARE(
        ui::planWith(m_game, QStringLiteral("plain"), { first, second }, {}).seats[0].player, QStringLiteral("human"));
}

/// Twelve different cards, four in a row and four rows on a page; all of them on the pages of A4 that are needed.
void PairsPageTest::printsAPair()
{
    struct WithoutBases final : samples::PairGame {
        std::vector<core::CardInfo> cardsIn(core::language::Language language) const override
        {
            std::vector<core::CardInfo> all = samples::PairGame::cardsIn(language);
            std::erase_if(all, [](const core::CardInfo& card) { return card.type == "base"; });
            return all;
        }
    } bare;
    const QStringList pair { QStringLiteral("Keepers"), QStringLiteral("Raiders") };
    const QByteArray sheet = ui::pairSheet(m_game, QStringLiteral("Sea dogs"), QStringLiteral("plain"), pair);
    QVERIFY(sheet.startsWith("%PDF-"));
    QCOMPARE(sheet.count("/Type /Page\n"), 1);
    const QByteArray half = ui::pairSheet(m_game, QStringLiteral("Sea dogs"), QStringLiteral("plain"), { pair[0] });
    QVERIFY(half.size() < sheet.size()); // six cards fewer
    QVERIFY(ui::pairSheet(bare, QStringLiteral("Sea dogs"), QStringLiteral("plain"), pair).size() < sheet.size());
    m_page->choose(pair);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("pair.pdf"));
    ui::PairsPresenter presenter(m_game, *m_store, 1);
    for (const QString& faction : pair)
        presenter.toggle(faction);
    QSignalSpy told(&presenter, &ui::PairsPresenter::told);
    presenter.writeSheet(file);
    QCOMPARE(told.count(), 1);
    QVERIFY(QFileInfo(file).size() > 1000);
    QSignalSpy failed(&presenter, &ui::PairsPresenter::failed);
    presenter.writeSheet(folder.path()); // a folder
    QCOMPARE(failed.count(), 1);
}

/// Saved or not, as a file that the import takes; a saved one with what is written down about it.
void PairsPageTest::exportsOnePair()
{
    std::int64_t id = 0;
    m_store->add({ 0, "Tide", m_game.id(), "plain", { "Drifters", "Tinkers" }, 0, 0, "slow", { "calm" } }, id);
    m_page->refresh();
    const QTemporaryDir folder;
    const auto exported = [&](const QStringList& factions) {
        m_page->choose(factions);
        const QString file = folder.filePath(factions.join(QLatin1Char('-')));
        QMenu* menu = button(QStringLiteral("More to do with pairs"))->menu();
        QTimer::singleShot(0, this, [menu, file] {
            for (QAction* action : menu->actions())
                if (tests::says(action->text(), QStringLiteral("Export this pair…")))
                    menu->setActiveAction(action);
            QTimer::singleShot(0, qApp, [file] {
                QDialog* dialog = accessibility::dialog();
                QVERIFY(dialog != nullptr);
                dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
                dialog->accept();
            });
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::mouseClick(button(QStringLiteral("More to do with pairs")), Qt::LeftButton);
        std::string text;
        core::Problems problems;
        core::readFile(QFile::encodeName(file + QStringLiteral(".json")).toStdString(), text, problems);
        return core::pairsFromJson(m_game, text, problems).value_or(std::vector<core::SavedPair>());
    };
    const std::vector<core::SavedPair> unsaved = exported({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    QCOMPARE(unsaved.size(), std::size_t { 1 });
    QCOMPARE(unsaved[0].factions, (std::vector<std::string> { "Keepers", "Raiders" }));
    const std::vector<core::SavedPair> saved = exported({ QStringLiteral("Tinkers"), QStringLiteral("Drifters") });
    QCOMPARE(saved.size(), std::size_t { 1 });
    QCOMPARE(saved[0].name, std::string("Tide"));
    QCOMPARE(saved[0].notes, std::string("slow"));
    QCOMPARE(saved[0].tags, (std::vector<std::string> { "calm" }));
}

void PairsPageTest::showsWhatIsWrittenDownAndFindsByIt()
{
    std::int64_t id = 0;
    const std::string note = "Wait for the tide.\nThen " + std::string(200, 'x') + " go.";
    m_store->add({ 0, "Deep", m_game.id(), "plain", { "Drifters", "Tinkers" }, 0, 0, note, { "calm" } }, id);
    m_store->add({ 0, "High", m_game.id(), "plain", { "Keepers", "Raiders" }, 0, 0, "", { "quick" } }, id);
    m_page->refresh();
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    auto* list = accessibility::find<QListView>(*m_page, QStringLiteral("Saved pairs"));
    const auto shown = [list] {
        QStringList names;
        for (int row = 0; list->isVisible() && row < list->model()->rowCount(); ++row)
            names << list->model()->index(row, 0).data().toString();
        return names;
    };
    const QModelIndex deep = list->model()->index(0, 0);
    QVERIFY(list->visualRect(deep).height() > list->visualRect(list->model()->index(1, 0)).height()); // of the note
    QVERIFY(deep.data(Qt::ToolTipRole).toString().contains(QString::fromStdString(note)));
    QCOMPARE(deep.data(Qt::AccessibleDescriptionRole).toString(), QString::fromStdString(note));
    auto* search = accessibility::find<QLineEdit>(*m_page, QStringLiteral("Search the saved pairs"));
    const auto find = [search](const char* words) {
        search->setFocus();
        search->selectAll();
        QTest::keyClicks(search, QLatin1String(words));
    };
    for (const char* words : { "deep", "drift tink", "CALM", "tide", "tide deep" }) {
        find(words);
        QCOMPARE(shown(), QStringList({ QStringLiteral("Deep") }));
        QCOMPARE(chosen(), QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders") })); // as they were
    }
    QTest::keyClick(search, Qt::Key_Tab);
    QTest::keyClick(search->window()->focusWidget(), Qt::Key_Down);
    QCOMPARE(chosen(), QStringList({ QStringLiteral("Drifters"), QStringLiteral("Tinkers") }));
    find("calm quick");
    QVERIFY(shown().isEmpty());
    QVERIFY(accessibility::withText<QLabel>(*m_page, QStringLiteral("No saved pair is like that"))->isVisible());
    // What is saved is seen.
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Tinkers") });
    answerDialog(QStringLiteral("New"));
    QTest::mouseClick(button(QStringLiteral("Save as…")), Qt::LeftButton);
    QCOMPARE(shown().size(), 3);
}

/// Each list that has nothing leads to what fills it.
void PairsPageTest::fillsWhatIsEmpty()
{
    auto* save = button(QStringLiteral("Save this pair…"));
    QVERIFY(!save->isVisible()); // there is none
    QTest::mouseClick(button(QStringLiteral("Draw a random pair")), Qt::LeftButton);
    QVERIFY(!chosen().contains(QStringLiteral("free")));
    QVERIFY(save->isVisible());
    answerDialog(QStringLiteral("Drawn"));
    QTest::keyClick(save, Qt::Key_Space);
    auto* list = accessibility::find<QListView>(*m_page, QStringLiteral("Saved pairs"));
    QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("Drawn"));
    QTest::keyClicks(
        accessibility::find<QLineEdit>(*m_page, QStringLiteral("Search the saved pairs")), QStringLiteral("nothing"));
    QVERIFY(!list->isVisible());
    QTest::mouseClick(button(QStringLiteral("Show all saved pairs")), Qt::LeftButton);
    QVERIFY(list->isVisible());
    auto* cards = m_page->findChild<ui::TextTable*>();
    QTest::keyClicks(
        accessibility::find<QLineEdit>(*m_page, QStringLiteral("Search the cards of the pair")), QStringLiteral("qqq"));
    QVERIFY(!cards->isVisible());
    QTest::mouseClick(button(QStringLiteral("Show all cards")), Qt::LeftButton);
    QVERIFY(cards->isVisible());
}

/// A share never stands without its count and how sure it is: 14 of 23 is 61 %, somewhere from 41 to 78.
void PairsPageTest::tellsTheOwnRecord()
{
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    const auto told = [this](const QString& words) {
        for (const QLabel* label : m_page->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(words))
                return true;
        return false;
    };
    QVERIFY(!told(QStringLiteral("61 %")));
    m_store->own = { 23, 14 };
    m_page->refresh();
    QVERIFY(told(QStringLiteral("61 %")));
    QVERIFY(told(QStringLiteral("23")) && told(QStringLiteral("41")) && told(QStringLiteral("78")));
}

bool PairsPageTest::sees(const QString& text) const
{
    for (const QLabel* label : m_page->findChildren<QLabel*>())
        if (label->isVisible() && tests::mentions(label->text(), text))
            return true;
    return false;
}

core::LabFindings PairsPageTest::found() const
{
    core::LabTerms terms;
    terms.game = m_game.id();
    terms.set = "plain";
    terms.setHash = m_game.setHash(terms.set);
    terms.engineVersion = m_game.engineVersion();
    terms.player = "random";
    std::vector<std::string> names;
    for (const core::FactionInfo& faction : m_game.factions())
        if (faction.set == terms.set)
            names.push_back(faction.name);
    std::sort(names.begin(), names.end());
    terms.pairs = core::inOrder(core::allPairs(names, 2));
    terms.signature = core::labSignature(m_game, terms);
    core::LabFindings findings { "breakpoint-cli lab", core::LabTable::of(terms) };
    for (core::LabCell& cell : findings.table.cells) {
        const bool turned = core::pairName(terms.pairs[cell.second]) == "Keepers+Raiders";
        if (!turned && core::pairName(terms.pairs[cell.first]) != "Keepers+Raiders")
            continue;
        cell.blocks = core::BlockSet::read("0-1").value();
        const std::int64_t won = turned ? 2 : 6; // of eight in either seat
        cell.won = { won * core::kPartsOfMatch, won * core::kPartsOfMatch };
    }
    return findings;
}

void PairsPageTest::tellsWhatALabSays()
{
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    QVERIFY(!sees(QStringLiteral("75"))); // nobody played it
    m_page->setLabs([this] { return std::vector { found() }; }, nullptr);
    QTRY_VERIFY(sees(QStringLiteral("75")));
    QVERIFY(sees(QStringLiteral("75")) && sees(QStringLiteral("16")));
    QVERIFY(!sees(QStringLiteral("of an older version")) && !sees(QStringLiteral("your own lab")));
    // Where a pair is not whole, or of another printing, nothing is said.
    m_page->choose({ QStringLiteral("Keepers") });
    QVERIFY(!sees(QStringLiteral("75")));
    m_page->choose({ QStringLiteral("Raiders"), QStringLiteral("Keepers") });
    QVERIFY(sees(QStringLiteral("75")));
    // Beside the pair that it met, which won the others.
    QTest::mouseClick(button(QStringLiteral("Compare…")), Qt::LeftButton);
    QVERIFY(sees(QStringLiteral("75")) && sees(QStringLiteral("25")));
    const QString text = m_page->findChild<ui::CompareView*>()->asText();
    QVERIFY2(text.contains(QStringLiteral("75")), qPrintable(text));
}

void PairsPageTest::saysThatFindingsAreOlder()
{
    core::LabFindings findings = found();
    findings.table.terms.setHash = "of before";
    m_page->choose({ QStringLiteral("Keepers"), QStringLiteral("Raiders") });
    m_page->setLabs([findings] { return std::vector { findings }; }, nullptr);
    QTRY_VERIFY(sees(QStringLiteral("of an older version")));
    QVERIFY(sees(QStringLiteral("75")));
}

REGISTER_TEST(PairsPageTest)
#include "pairs_page_test.moc"
