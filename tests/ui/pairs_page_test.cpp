#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/models/faction_list_model.h"
#include "ui/models/pair_card_model.h"
#include "ui/pages/pairs/faction_gallery.h"
#include "ui/pages/pairs/faction_slot.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/pairs/pairs_presenter.h"
#include "ui/theme.h"
#include "ui/widgets/text_table.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

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

private:
    QPushButton* button(const QString& name) { return accessibility::find<QPushButton>(*m_page, name); }
    void clickTile(const QString& faction);
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
    auto* plain = button(QStringLiteral("Factions of the plain"));
    auto* tides = button(QStringLiteral("Factions of the tides"));
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

REGISTER_TEST(PairsPageTest)
#include "pairs_page_test.moc"
