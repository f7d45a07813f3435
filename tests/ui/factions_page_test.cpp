#include "core/game/own_factions.h"
#include "core/pairs/own_import.h"
#include "core/record/match_record.h"
#include "core/record/match_store.h"
#include "core/smashup/ability/manual.h"
#include "core/smashup/sayings/sayings.h"
#include "core/text/text_file.h"
#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/covered.h"
#include "tests/ui/open_window.h"
#include "ui/models/faction_entry_model.h"
#include "ui/models/faction_list_model.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/factions/faction_form.h"
#include "ui/pages/factions/faction_text_column.h"
#include "ui/pages/factions/factions_page.h"
#include "ui/pages/factions/linked_sentence.h"
#include "ui/pages/factions/step_chooser.h"
#include "ui/pages/pairs/compare_view.h"
#include "ui/pages/pairs/faction_gallery.h"
#include "ui/pages/pairs/faction_slot.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/table/smashup/fan_view.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTextBlock>
#include <QTimer>
#include <QToolButton>

/// Factions that one writes oneself, in the window: written, checked, kept, played.
class FactionsPageTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::FactionsPage& page() { return *m_open->root().factions(); }
    core::FactionStore& store() { return m_open->composition().database()->factions(); }
    QPlainTextEdit& text() { return *page().findChild<QPlainTextEdit*>(); }
    template <typename Widget>
    Widget* find(const QString& name)
    {
        return accessibility::find<Widget>(page(), name);
    }
    void press(const QString& button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }
    /// Opens the menu of what else can be done, and takes that entry with the keyboard.
    void chooseMore(const QString& entry) { chooseFrom(QStringLiteral("What else can be done with factions"), entry); }
    void chooseFrom(const QString& button, const QString& entry) { chooseOf(find<QPushButton>(button), entry); }
    void chooseOf(QPushButton* more, const QString& entry)
    {
        QTimer::singleShot(0, more, [more, entry] {
            for (QAction* each : more->menu()->actions())
                if (tests::says(each->text(), entry)) {
                    more->menu()->setActiveAction(each);
                    QTest::keyClick(more->menu(), Qt::Key_Return);
                    return;
                }
            more->menu()->close();
            QFAIL("there is no such entry");
        });
        QTest::mouseClick(more, Qt::LeftButton);
    }
    std::vector<core::StoredFaction> stored()
    {
        std::vector<core::StoredFaction> all;
        return store().list("smashup", all).ok() ? all : std::vector<core::StoredFaction>();
    }
    bool isOffered(const std::string& name)
    {
        const std::vector<core::FactionInfo> all = m_open->game().factions();
        return std::any_of(
            all.begin(), all.end(), [&](const core::FactionInfo& each) { return each.own && each.name == name; });
    }
    bool isSaid(QWidget& in, const QString& words)
    {
        const QList<QLabel*> labels = in.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* label) { return label->isVisible() && tests::mentions(label->text(), words); });
    }
    /// A new faction with its text.
    void beginText()
    {
        press(QStringLiteral("New faction"));
        press(QStringLiteral("The cards as text"));
        text().setFocus();
    }
    /// Types in the place of the first text like this.
    void write(const QString& over, const QString& words)
    {
        text().setTextCursor(text().document()->find(over));
        QVERIFY(text().textCursor().hasSelection());
        QTest::keyClicks(&text(), words);
    }
    /// What the form shows of a place, by its pointer: see FactionForm.
    template <typename Widget>
    Widget* part(const QString& name)
    {
        for (Widget* each : page().findChildren<Widget*>(name))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    QListView& cards() { return *find<QListView>(QStringLiteral("Cards and bases of the faction")); }
    /// A new faction with one of its cards as a form.
    void beginForm(int row)
    {
        press(QStringLiteral("New faction"));
        cards().setFocus();
        for (int i = 0; i < row; ++i)
            QTest::keyClick(&cards(), Qt::Key_Down);
        QCOMPARE(cards().currentIndex().row(), row);
    }
    /// Opens a button's menu and takes an entry of the game's words with the keyboard.
    void takeWord(QPushButton* button, const QString& word)
    {
        QVERIFY(button != nullptr);
        QTimer::singleShot(0, button, [button, word] {
            for (QAction* each : button->menu()->actions())
                if (each->objectName() == word) {
                    button->menu()->setActiveAction(each);
                    QTest::keyClick(button->menu(), Qt::Key_Return);
                    return;
                }
            button->menu()->close();
            QFAIL("there is no such word");
        });
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QCoreApplication::processEvents();
    }
    /// Opens the chooser of steps, types what the verb is called there and takes it.
    void takeStep(QWidget* button, const std::string& verb)
    {
        QVERIFY(button != nullptr);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        auto* const chooser = page().findChild<ui::StepChooser*>();
        QTRY_VERIFY(chooser != nullptr && chooser->isVisible());
        auto* const field = accessibility::find<QLineEdit>(*chooser, QStringLiteral("Find a step"));
        QVERIFY(field != nullptr);
        QTest::keyClicks(field, QString::fromStdString(core::smashup::inWords(verb)));
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    /// Goes with the arrow keys to what a choice has of that word, as it is called in English.
    void choose(const QString& place, const std::string& word)
    {
        auto* const box = part<QComboBox>(place);
        QVERIFY(box != nullptr);
        const int at = box->findText(QString::fromStdString(core::smashup::inWords(word)));
        QVERIFY(at >= 0);
        box->setFocus();
        while (box->currentIndex() != at)
            QTest::keyClick(box, box->currentIndex() < at ? Qt::Key_Down : Qt::Key_Up);
        QCoreApplication::processEvents();
    }
    /// Of the faction that is open, its bases included.
    QStringList cardNames()
    {
        QStringList names;
        for (int row = 0; row < cards().model()->rowCount(); ++row)
            names << cards().model()->index(row, 0).data().toString();
        return names;
    }
    void chooseOfCard(const QString& entry)
    {
        chooseFrom(QStringLiteral("What else can be done with the card"), entry);
    }
    ui::LinkedSentence* sentence(const QString& place)
    {
        for (auto* each : page().findChildren<ui::LinkedSentence*>())
            if (each->isVisible() && each->pointer() == place.toStdString())
                return each;
        return nullptr;
    }
    void begun() override
    {
        tests::showPage(m_open->window(), &page());
        QVERIFY(page().isVisible());
    }

private Q_SLOTS:
    void isReachedFromThePairsAndTheMenus()
    {
        ui::PairsPage& pairs = m_open->root().pairs();
        tests::showPage(m_open->window(), &pairs);
        QTest::mouseClick(accessibility::find<QPushButton>(pairs, QStringLiteral("Own factions…")), Qt::LeftButton);
        QCOMPARE(tests::shownPage(m_open->window()), &page());
        QTest::mouseClick(find<QToolButton>(QStringLiteral("Back to the pairs")), Qt::LeftButton);
        QCOMPARE(tests::shownPage(m_open->window()), &pairs);
        QAction* const entry = m_open->action(QStringLiteral("Own factions"));
        QVERIFY(entry != nullptr && entry->isVisible());
        entry->trigger();
        QCOMPARE(tests::shownPage(m_open->window()), &page());
    }

    void theRailMarksThePairs()
    {
        auto* const entry = accessibility::find<QToolButton>(m_open->window(), QStringLiteral("Pairs"));
        auto* const home = accessibility::find<QToolButton>(m_open->window(), QStringLiteral("Home"));
        QVERIFY(entry->isChecked());
        QTest::mouseClick(entry, Qt::LeftButton); // it is lit, and still leads there
        QCOMPARE(tests::shownPage(m_open->window()), &m_open->root().pairs());
        QVERIFY(entry->isChecked());
        tests::showPage(m_open->window(), &page());
        QVERIFY(entry->isChecked());
        QTest::mouseClick(home, Qt::LeftButton);
        QVERIFY(home->isChecked() && !entry->isChecked());
        QVERIFY(!page().isVisible());
        tests::showPage(m_open->window(), &page());
        QVERIFY(entry->isChecked() && !home->isChecked());
        tests::showPage(m_open->window(), &m_open->root().pairs());
        QCOMPARE(tests::shownPage(m_open->window()), &m_open->root().pairs());
    }

    void theRailLeadsOutOfAComparison()
    {
        ui::PairsPage& pairs = m_open->root().pairs();
        tests::showPage(m_open->window(), &pairs);
        pairs.choose({ QStringLiteral("Aliens"), QStringLiteral("Robots") });
        QTest::mouseClick(accessibility::find<QPushButton>(pairs, QStringLiteral("Compare…")), Qt::LeftButton);
        auto* const comparison = pairs.findChild<ui::CompareView*>();
        QVERIFY(comparison->isVisible());
        QTest::mouseClick(accessibility::find<QToolButton>(m_open->window(), QStringLiteral("Pairs")), Qt::LeftButton);
        QVERIFY(!comparison->isVisible());
        QCOMPARE(tests::shownPage(m_open->window()), &pairs);
    }

    void pairsComeByLotFromTheBoxesThatAreThere()
    {
        ui::PairsPage& pairs = m_open->root().pairs();
        tests::showPage(m_open->window(), &pairs);
        const std::vector<core::FactionInfo> all = m_open->game().factions();
        const std::string there = all.front().box;
        QStringList missing;
        for (const core::FactionInfo& each : all)
            if (each.box != there)
                missing << QString::fromStdString(each.box);
        QVERIFY(!missing.isEmpty());
        m_open->settings().setMissingBoxes(QStringLiteral("smashup"), missing);
        for (int i = 0; i < 30; ++i) {
            QTest::mouseClick(accessibility::find<QPushButton>(pairs, QStringLiteral("Random pair")), Qt::LeftButton);
            const QList<ui::FactionSlot*> slots = pairs.findChildren<ui::FactionSlot*>();
            QCOMPARE(slots.size(), 2);
            // Its tile is in sight, wherever it stands among the others.
            const auto* gallery = pairs.findChild<ui::FactionGallery*>();
            for (int row = 0; row < gallery->model()->rowCount(); ++row)
                if (const QModelIndex tile = gallery->model()->index(row, 0);
                    !tile.data(ui::FactionListModel::NameRole).toString().isEmpty() // else it is a heading
                    && accessibility::nameOf(slots.last())
                           .endsWith(tile.data(ui::FactionListModel::NameRole).toString()))
                    QVERIFY(gallery->viewport()->rect().contains(gallery->visualRect(tile)));
            for (ui::FactionSlot* slot : slots) {
                const QString name = accessibility::nameOf(slot);
                QVERIFY2(std::any_of(all.begin(), all.end(),
                             [&](const core::FactionInfo& each) {
                                 return each.box == there && name.endsWith(QString::fromStdString(each.name));
                             }),
                    qPrintable(name));
            }
        }
    }

    void everythingHasAName()
    {
        press(QStringLiteral("New faction"));
        QCOMPARE(accessibility::nameless(page()), QStringList());
    }

    void beginsOneThatCanBePlayed()
    {
        QVERIFY(!find<QPushButton>(QStringLiteral("Play it"))->isEnabled());
        press(QStringLiteral("New faction"));
        QCOMPARE(stored().size(), 1U);
        QVERIFY(stored()[0].sound);
        const std::string name = stored()[0].name;
        QVERIFY(isOffered(name));
        press(QStringLiteral("Play it"));
        QCOMPARE(tests::shownPage(m_open->window()), &m_open->root().play());
        QTRY_VERIFY(accessibility::dialog() != nullptr);
        QDialog* const dialog = accessibility::dialog();
        // In one's own seat, with another one beside it.
        const QString slot = QStringLiteral("Seat 1: faction 1: %1").arg(QString::fromStdString(name));
        QVERIFY(accessibility::find<QWidget>(*dialog, slot) != nullptr);
        QVERIFY(accessibility::find<QWidget>(*dialog, QStringLiteral("Seat 1: faction 2: by chance")) != nullptr);
        dialog->reject();
    }

    void keepsWhatIsTypedAndSaysWhatIsWrong()
    {
        beginText();
        const std::string name = stored()[0].name;
        write(QStringLiteral("boost"), QStringLiteral("bosot"));
        QTRY_VERIFY(!stored()[0].sound);
        QVERIFY(stored()[0].text.find("\"bosot\"") != std::string::npos);
        QVERIFY(!isOffered(name));
        QVERIFY(!find<QPushButton>(QStringLiteral("Play it"))->isEnabled());
        QTRY_VERIFY(isSaid(page(), QStringLiteral("bosot")));
        auto* const mend = find<QPushButton>(QStringLiteral("Mend it: write “boost”"));
        QVERIFY(mend != nullptr);
        QTest::mouseClick(mend, Qt::LeftButton);
        QTRY_VERIFY(stored()[0].sound);
        QVERIFY(isOffered(name));
        QVERIFY(!text().toPlainText().contains(QStringLiteral("bosot")));
        QTest::mouseClick(find<QPushButton>(QStringLiteral("Undo")), Qt::LeftButton);
        QVERIFY(text().toPlainText().contains(QStringLiteral("bosot")));
    }

    void saysWhenItWasSaved()
    {
        press(QStringLiteral("New faction"));
        QVERIFY(isSaid(page(), QStringLiteral("saved just now")));
    }

    void keepsWhatIsTypedRightBeforeOneLeaves()
    {
        beginText();
        write(QStringLiteral("boost"), QStringLiteral("bosot"));
        tests::showPage(m_open->window(), &m_open->root().pairs());
        QVERIFY(stored()[0].text.find("\"bosot\"") != std::string::npos);
    }

    void noButtonIsCut()
    {
        press(QStringLiteral("New faction"));
        m_open->window().resize(1280, 800);
        const auto isCut = [this] {
            for (const auto* each : page().findChildren<QPushButton*>())
                if (each->isVisible() && each->width() < each->sizeHint().width())
                    return true;
            return false;
        };
        QTRY_VERIFY(!isCut());
    }

    void aFaultLeadsToItsLine()
    {
        beginText();
        write(QStringLiteral("boost"), QStringLiteral("bosot"));
        QTRY_VERIFY(find<QPushButton>(QStringLiteral("Mend it: write “boost”")) != nullptr);
        text().moveCursor(QTextCursor::Start);
        QPushButton* line = nullptr;
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (accessibility::nameOf(each).contains(QStringLiteral("bosot")))
                line = each;
        QVERIFY(line != nullptr);
        QTest::mouseClick(line, Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), &text());
        QCOMPARE(text().textCursor().selectedText(), QStringLiteral("bosot"));
    }

    void aRemarkForbidsNothingAndCanBeLeft()
    {
        beginText();
        QVERIFY(!isSaid(page(), QStringLiteral("1 to look at")));
        write(QStringLiteral("\"breakpoint\": 18"), QStringLiteral("\"breakpoint\": 40"));
        page().settle();
        QVERIFY(stored()[0].sound);
        QVERIFY(isSaid(page(), QStringLiteral("1 to look at")));
        QVERIFY(find<QPushButton>(QStringLiteral("Play it"))->isEnabled());
        QPushButton* line = nullptr;
        QPushButton* leave = nullptr;
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (const QString name = accessibility::nameOf(each); name.contains(QStringLiteral("40")))
                (tests::says(each->text(), QStringLiteral("Leave it")) ? leave : line) = each;
        QVERIFY(line != nullptr && leave != nullptr);
        text().moveCursor(QTextCursor::Start);
        QTest::mouseClick(line, Qt::LeftButton);
        QCOMPARE(text().textCursor().selectedText(), QStringLiteral("40"));
        QTest::mouseClick(leave, Qt::LeftButton);
        QTRY_VERIFY(!isSaid(page(), QStringLiteral("1 to look at")));
        write(QStringLiteral("\"copies\": 3"), QStringLiteral("\"copies\":  3"));
        page().settle();
        QVERIFY(!isSaid(page(), QStringLiteral("1 to look at"))); // and it stays away
    }

    void offersWhatFitsAtAPlace()
    {
        beginText();
        text().setTextCursor(text().document()->find(QStringLiteral("\"boost\"")));
        QTest::keyClicks(&text(), QStringLiteral("\"boo"));
        QTest::keyClick(&text(), Qt::Key_Space, Qt::ControlModifier);
        auto* const popup = text().findChild<QCompleter*>()->popup();
        QTRY_VERIFY(popup->isVisible());
        QCOMPARE(popup->currentIndex().data().toString(), QStringLiteral("boost"));
        const QString meaning = popup->currentIndex().data(Qt::ToolTipRole).toString();
        QVERIFY(!meaning.isEmpty());
        QVERIFY(popup->currentIndex().data(Qt::AccessibleTextRole).toString().contains(meaning));
        QTest::keyClick(popup, Qt::Key_Return);
        QTRY_VERIFY(!popup->isVisible());
        QVERIFY2(text().toPlainText().contains(QStringLiteral("{ \"boost\": {")), qPrintable(text().toPlainText()));
        page().settle();
        QVERIFY(stored()[0].sound);
    }

    void showsTheCardWhereOneWrites()
    {
        beginText();
        auto* const cards = find<QListView>(QStringLiteral("Cards and bases of the faction"));
        QCOMPARE(cards->model()->rowCount(), 9);
        text().setTextCursor(text().document()->find(QStringLiteral("powerAtMost")));
        QCOMPARE(cards->currentIndex().row(), 2);
        auto* const painted = find<QWidget>(QStringLiteral("The card as it is painted"));
        QVERIFY(painted != nullptr);
        QVERIFY(painted->accessibleDescription().contains(cards->currentIndex().data().toString()));
        cards->setFocus();
        QTest::keyClick(cards, Qt::Key_Up);
        QCOMPARE(cards->currentIndex().row(), 1);
        QCOMPARE(QApplication::focusWidget(), cards);
        QVERIFY(text().textCursor().block().text().contains(cards->currentIndex().data().toString()));
    }

    void aFormWritesAtItsPlaceAlone()
    {
        beginForm(2);
        const QString before = text().toPlainText();
        auto* const power = part<QSpinBox>(QStringLiteral("/cards/2/power"));
        QVERIFY(power != nullptr && power->value() == 3);
        power->setFocus();
        QTest::keyClick(power, Qt::Key_Up);
        QTest::keyClick(power, Qt::Key_Up);
        QString wanted = before;
        QCOMPARE(text().toPlainText(),
            wanted.replace(
                QStringLiteral("\"power\": 3, \"copies\": 3"), QStringLiteral("\"power\": 5, \"copies\": 3")));
        QCOMPARE(part<QSpinBox>(QStringLiteral("/cards/2/power")), power); // and one goes on typing
        QTRY_VERIFY(QString::fromStdString(stored()[0].text) == wanted);
        QVERIFY(stored()[0].sound);
        press(QStringLiteral("Undo")); // as one
        QCOMPARE(text().toPlainText(), before);
        QTRY_COMPARE(part<QSpinBox>(QStringLiteral("/cards/2/power"))->value(), 3);
    }

    /// The page is left by it when none is open.
    void escapeClosesAListOfTheFormFirst()
    {
        beginForm(2);
        auto* const kind = part<QComboBox>(QStringLiteral("/cards/2/kind"));
        kind->setFocus();
        kind->showPopup();
        QTRY_VERIFY(kind->view()->isVisible());
        QTest::keyClick(kind->view(), Qt::Key_Escape);
        QTRY_VERIFY(!kind->view()->isVisible());
        QVERIFY(page().isVisible());
    }

    void aFormTakesNames()
    {
        beginForm(2);
        auto* const name = part<QLineEdit>(QStringLiteral("/cards/2/name"));
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Hedge \"Trimmer\""));
        QVERIFY(text().toPlainText().contains(QStringLiteral("\"name\": \"Hedge \\\"Trimmer\\\"\",")));
        page().settle();
        QVERIFY(stored()[0].sound);
        QCOMPARE(cards().currentIndex().data().toString(), QStringLiteral("Hedge \"Trimmer\""));
    }

    void stepsAreBuiltInAForm()
    {
        beginForm(1); // it does nothing
        const QString before = text().toPlainText();
        takeWord(part<QPushButton>(QStringLiteral("more /cards/1")), QStringLiteral("play"));
        QTRY_VERIFY(text().toPlainText().contains(QStringLiteral("\"copies\": 2, \"play\": [ { \"draw\": 1 } ] }")));
        takeStep(part<QPushButton>(QStringLiteral("more /cards/1/play")), "choose");
        QTRY_VERIFY(part<QComboBox>(QStringLiteral("/cards/1/play/1/from")) != nullptr);
        choose(QStringLiteral("/cards/1/play/1/from"), "minions");
        choose(QStringLiteral("/cards/1/play/1/from/minions"), "here");
        takeWord(part<QPushButton>(QStringLiteral("more /cards/1/play/1")), QStringLiteral("then"));
        choose(QStringLiteral("/cards/1/play/1/then/0"), "destroy");
        auto* const destroyed = part<QComboBox>(QStringLiteral("/cards/1/play/1/then/0/destroy"));
        QVERIFY(destroyed != nullptr);
        const int named = destroyed->findText(
            QString::fromStdString(core::smashup::say(core::smashup::Say::NamedMinion, { std::string("m") }).words()));
        QVERIFY(named >= 0); // told in words
        destroyed->setFocus();
        while (destroyed->currentIndex() != named)
            QTest::keyClick(destroyed, destroyed->currentIndex() < named ? Qt::Key_Down : Qt::Key_Up);
        QCoreApplication::processEvents();
        QTest::mouseClick(part<QToolButton>(QStringLiteral("later /cards/1/play/0")), Qt::LeftButton);
        QTRY_VERIFY2(text().toPlainText().contains(QStringLiteral(
                         "\"play\": [ { \"choose\": \"m\", \"from\": { \"minions\": \"here\" }, \"then\": [ { "
                         "\"destroy\": \"$m\" } ] }, { \"draw\": 1 } ] }")),
            qPrintable(text().toPlainText()));
        page().settle();
        QVERIFY(stored()[0].sound);
        QTest::mouseClick(part<QToolButton>(QStringLiteral("remove /cards/1/play")), Qt::LeftButton);
        QTRY_COMPARE(text().toPlainText(), before);
        page().settle(); // the form is made anew in the pause
        auto* const more = part<QPushButton>(QStringLiteral("more /cards/1"));
        m_open->window().activateWindow(); // a menu had the keyboard
        more->setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), more);
        QTest::keyClick(more, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(text().toPlainText() != before);
        QTRY_VERIFY(part<QComboBox>(QStringLiteral("/cards/1/play/0")) != nullptr);
    }

    void stepsAreOfferedInGroupsAndFoundByTyping()
    {
        beginForm(2);
        auto* const more = part<QPushButton>(QStringLiteral("more /cards/2/play"));
        QTest::mouseClick(more, Qt::LeftButton);
        auto* const chooser = page().findChild<ui::StepChooser*>();
        QTRY_VERIFY(chooser != nullptr && chooser->isVisible());
        QVERIFY(m_open->window().frameGeometry().contains(chooser->geometry())); // and it scrolls
        auto* const list = accessibility::find<QListView>(*chooser, QStringLiteral("Steps"));
        auto* const field = accessibility::find<QLineEdit>(*chooser, QStringLiteral("Find a step"));
        QVERIFY(list != nullptr && field != nullptr);
        QCOMPARE(accessibility::nameless(*chooser), QStringList());
        const auto words = [list](int row, int role) { return list->model()->index(row, 0).data(role).toString(); };
        QCOMPARE(words(0, Qt::DisplayRole),
            QString::fromStdString(core::smashup::say(core::smashup::Say::VerbsChoices).words()));
        QVERIFY(!words(1, Qt::AccessibleDescriptionRole).isEmpty());
        QCOMPARE(list->currentIndex().row(), 1);
        const int all = list->model()->rowCount();
        QTest::keyClicks(field, QString::fromStdString(core::smashup::inWords("destroy")));
        QVERIFY(list->model()->rowCount() < all && list->currentIndex().row() > 0);
        QCOMPARE(list->currentIndex().data().toString(), QString::fromStdString(core::smashup::inWords("destroy")));
        QTest::keyClick(field, Qt::Key_Escape);
        QTRY_VERIFY(page().findChild<ui::StepChooser*>() == nullptr);
        QVERIFY(page().isVisible());
        takeStep(part<QPushButton>(QStringLiteral("more /cards/2/play")), "each");
        QTRY_VERIFY(text().toPlainText().contains(QStringLiteral("\"each\"")));
        page().settle();
        QVERIFY2(stored()[0].sound, qPrintable(text().toPlainText()));
    }

    /// By the same chooser, with what it is chosen.
    void aStepIsChangedAsOneIsAdded()
    {
        beginForm(2);
        const QString place = QStringLiteral("/cards/2/play/0");
        auto* const step = part<QComboBox>(place);
        QVERIFY(step != nullptr);
        const QString before = text().toPlainText();
        step->setFocus();
        QTest::keyClick(step, Qt::Key_Space);
        auto* const chooser = page().findChild<ui::StepChooser*>();
        QTRY_VERIFY(chooser != nullptr && chooser->isVisible());
        QVERIFY(tests::says(chooser->accessibleName(), QStringLiteral("Change the step")));
        auto* const list = accessibility::find<QListView>(*chooser, QStringLiteral("Steps"));
        QCOMPARE(list->currentIndex().data().toString(), step->currentText());
        QVERIFY(list->viewport()->rect().contains(list->visualRect(list->currentIndex())));
        QTest::keyClick(
            accessibility::find<QLineEdit>(*chooser, QStringLiteral("Find a step")), Qt::Key_Return); // as it is
        QTRY_VERIFY(page().findChild<ui::StepChooser*>() == nullptr);
        QCOMPARE(text().toPlainText(), before);
        takeStep(step, "destroy");
        QTRY_COMPARE(part<QComboBox>(place)->currentText(), QString::fromStdString(core::smashup::inWords("destroy")));
        QVERIFY(text().toPlainText() != before);
        page().settle();
        QVERIFY2(stored()[0].sound, qPrintable(text().toPlainText()));
    }

    void wordsForWhatMayBeAddedDiffer()
    {
        beginForm(2);
        QStringList seen;
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (each->isVisible() && each->objectName().startsWith(QStringLiteral("more "))
                && each->menu() != nullptr) {
                QVERIFY2(!seen.contains(each->text()), qPrintable(each->text()));
                seen << each->text();
            }
        QVERIFY(seen.size() >= 3); // of the card, of its step, and of what that chooses from
    }

    void theLastSentenceStaysWhileSomethingIsAmiss()
    {
        beginForm(2);
        page().settle();
        auto* const panel = part<QWidget>(QStringLiteral("sentences"));
        QVERIFY(panel != nullptr);
        auto* const said = sentence(QStringLiteral("/cards/2/play"));
        QVERIFY(said != nullptr);
        const QString before = said->text();
        auto* const name = part<QLineEdit>(QStringLiteral("/cards/2/play/0/choose"));
        QVERIFY(name != nullptr);
        name->setFocus();
        name->selectAll();
        QTest::keyClick(name, Qt::Key_Delete);
        page().settle();
        QTRY_VERIFY(!stored()[0].sound);
        const QString told = tests::inWords(QStringLiteral("This is how it was before. What is amiss now: %1"))
                                 .section(QLatin1Char('%'), 0, 0);
        const QList<QLabel*> labels = panel->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
            [&](const QLabel* label) { return label->isVisible() && label->text().startsWith(told); }));
        QCOMPARE(sentence(QStringLiteral("/cards/2/play"))->text(), before);
        QVERIFY(find<QWidget>(QStringLiteral("The card as it is painted"))->isVisible());
    }

    void aFormShowsWhatIsTyped()
    {
        beginForm(3);
        press(QStringLiteral("The cards as text"));
        QVERIFY(text().isVisible());
        write(QStringLiteral("\"power\": 2, \"copies\": 4"), QStringLiteral("\"power\": 7, \"copies\": 4"));
        page().settle();
        press(QStringLiteral("The card as a form"));
        QVERIFY(!text().isVisible());
        QCOMPARE(part<QSpinBox>(QStringLiteral("/cards/3/power"))->value(), 7);
        QCOMPARE(accessibility::nameless(page()), QStringList());
    }

    void aFormSaysWhatIsWrongAtItsPlace()
    {
        beginForm(4);
        auto* const form = page().findChild<ui::FactionForm*>();
        auto* const name = part<QLineEdit>(QStringLiteral("/cards/4/name"));
        name->setFocus();
        name->selectAll();
        QTest::keyClick(name, Qt::Key_Delete);
        page().settle();
        QVERIFY(!stored()[0].sound);
        const std::string said
            = m_open->game().own()->check(stored()[0].text, stored()[0].name).faults.front().sentence();
        QTRY_VERIFY(isSaid(*form, QString::fromStdString(said)));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Mulch"));
        page().settle();
        QTRY_VERIFY(!isSaid(*form, QString::fromStdString(said)));
        QVERIFY(stored()[0].sound);
    }

    void whatAFormCannotShowLeadsToTheText()
    {
        beginForm(6);
        press(QStringLiteral("The cards as text"));
        write(QStringLiteral("\"until\": \"endOfTurn\""), QStringLiteral("\"until\": [ 1 ]"));
        write(QStringLiteral("\"by\": 1,"), QStringLiteral("\"by\": \"much\","));
        page().settle();
        press(QStringLiteral("The card as a form"));
        auto* const lead = part<QPushButton>(QStringLiteral("text /cards/6/play/0/by"));
        QVERIFY(lead != nullptr);
        QTest::mouseClick(lead, Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), &text());
        QCOMPARE(text().textCursor().selectedText(), QStringLiteral("\"much\""));
    }

    void theNameColourAndEmblemAreSetInTheForm()
    {
        press(QStringLiteral("New faction"));
        QVERIFY(!text().isVisible()); // nobody has to read the text
        auto* const name = find<QLineEdit>(QStringLiteral("Name of the faction"));
        QVERIFY(name != nullptr && name->isVisible());
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Hedge Folk"));
        const core::FactionInfo aliens = m_open->game().factions().front();
        auto* const emblem = part<QComboBox>(QStringLiteral("emblem"));
        QVERIFY(emblem != nullptr);
        emblem->setFocus();
        while (emblem->currentText() != QString::fromStdString(aliens.name)) {
            const int before = emblem->currentIndex();
            QTest::keyClick(emblem, Qt::Key_Down);
            QVERIFY(emblem->currentIndex() != before);
        }
        QPushButton* colour = nullptr;
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (accessibility::nameOf(each).startsWith(QStringLiteral("Colour of the faction")))
                colour = each;
        QVERIFY(colour != nullptr);
        chooseOf(colour, QString::fromStdString(aliens.name));
        page().settle();
        const core::FactionInfo info = m_open->game().own()->infoOf(stored()[0].text);
        QCOMPARE(info.name, std::string("Hedge Folk"));
        QCOMPARE(info.emblem, aliens.emblem);
        QCOMPARE(info.colour, aliens.colour);
        QCOMPARE(stored()[0].name, info.name);
        QVERIFY(stored()[0].sound);
    }

    void aPrintedFactionIsCopiedToBeChanged()
    {
        const core::FactionInfo printed = m_open->game().factions().front();
        auto* const copy = find<QPushButton>(QStringLiteral("Copy a printed faction…"));
        QVERIFY(copy != nullptr && copy->isVisible()); // beside "New"
        QTest::mouseClick(copy, Qt::LeftButton);
        QTRY_VERIFY(accessibility::dialog() != nullptr);
        QWidget* tile = nullptr;
        for (QAbstractButton* each : accessibility::dialog()->findChildren<QAbstractButton*>())
            if (accessibility::nameOf(each).contains(QString::fromStdString(printed.name)))
                tile = each;
        QVERIFY(tile != nullptr);
        QTest::mouseClick(tile, Qt::LeftButton);
        QTRY_COMPARE(stored().size(), 1U);
        QVERIFY(stored()[0].sound && stored()[0].name != printed.name);
        QVERIFY(isOffered(stored()[0].name));
        const std::string ending = " (" + tests::inWords(QStringLiteral("copy")).toStdString() + ")";
        QCOMPARE(stored()[0].name, printed.name + ending);
        std::vector<core::CardInfo> cardsOfPrinted = m_open->game().cardsIn(core::language::Language::English);
        for (const QString& card : cardNames())
            QVERIFY2(std::any_of(cardsOfPrinted.begin(), cardsOfPrinted.end(),
                         [&](const core::CardInfo& each) { return each.name + ending == card.toStdString(); }),
                qPrintable(card));
        auto* const called = find<QLineEdit>(QStringLiteral("Name of the faction"));
        QVERIFY(called->fontMetrics().horizontalAdvance(called->text()) < called->width()); // all of it is seen
        auto* const power = part<QSpinBox>(QStringLiteral("/cards/0/power"));
        QVERIFY(power != nullptr);
        const int before = power->value();
        power->setFocus();
        QTest::keyClick(power, Qt::Key_Down);
        page().settle();
        QCOMPARE(m_open->game().own()->check(stored()[0].text, stored()[0].name).entries[0].figures[0].values,
            std::vector<int>({ before - 1 }));
    }

    void aFaultOfTheFormNamesTheCardAndLeadsThere()
    {
        beginForm(4);
        auto* const name = part<QLineEdit>(QStringLiteral("/cards/4/id"));
        const QString card = cards().currentIndex().data().toString();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("NO"));
        page().settle();
        QVERIFY(!stored()[0].sound);
        cards().setFocus();
        QTest::keyClick(&cards(), Qt::Key_Home);
        QPushButton* fault = nullptr;
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (accessibility::nameOf(each).startsWith(QStringLiteral("Fault")))
                fault = each;
        QVERIFY(fault != nullptr);
        QVERIFY2(fault->text().startsWith(card), qPrintable(fault->text()));
        QTest::mouseClick(fault, Qt::LeftButton);
        QCOMPARE(cards().currentIndex().row(), 4);
        QVERIFY(!text().isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), part<QLineEdit>(QStringLiteral("/cards/4/id")));
    }

    void writesAnotherCard()
    {
        beginText();
        const QString before = text().toPlainText();
        press(QStringLiteral("New card"));
        QCOMPARE(cards().model()->rowCount(), 10);
        QCOMPARE(cards().currentIndex().row(), 7);
        QVERIFY(find<QWidget>(QStringLiteral("The card as it is painted"))
                    ->accessibleDescription()
                    .contains(cards().currentIndex().data().toString()));
        chooseOfCard(QStringLiteral("Duplicate the card"));
        QCOMPARE(cards().model()->rowCount(), 11);
        QCOMPARE(cards().currentIndex().row(), 8);
        m_open->window().activateWindow(); // the menu had the keyboard
        cards().setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), &cards());
        QTest::keyClick(&cards(), Qt::Key_Delete);
        QCOMPARE(cards().model()->rowCount(), 10);
        press(QStringLiteral("Undo"));
        QCOMPARE(cards().model()->rowCount(), 11);
        press(QStringLiteral("Undo"));
        press(QStringLiteral("Undo"));
        QCOMPARE(text().toPlainText(), before);
    }

    void addsNothingToATextThatIsNotWhole()
    {
        beginText();
        text().moveCursor(QTextCursor::Start);
        QTest::keyClick(&text(), Qt::Key_Delete);
        page().settle();
        const QString before = text().toPlainText();
        press(QStringLiteral("New card"));
        QCOMPARE(text().toPlainText(), before);
        QVERIFY(isSaid(page(), QStringLiteral("No card can be added while the text is not whole.")));
        press(QStringLiteral("The card as a form"));
        QVERIFY(accessibility::withText<QPushButton>(page(), QStringLiteral("Edit as text")) != nullptr);
    }

    void aSentenceAndItsPlaceLeadToOneAnother()
    {
        beginText();
        write(QStringLiteral("\"talent\": [ { \"draw\": 1 } ]"),
            QStringLiteral("\"talent\": [ { \"draw\": 1 } ], \"play\": [ { \"draw\": 2 } ]"));
        page().settle();
        auto* const play = sentence(QStringLiteral("/cards/0/play"));
        auto* const talent = sentence(QStringLiteral("/cards/0/talent"));
        QVERIFY(play != nullptr && talent != nullptr);
        QVERIFY(!play->text().isEmpty() && !talent->text().isEmpty());
        text().setTextCursor(text().document()->find(QStringLiteral("\"draw\": 1")));
        QVERIFY(talent->isMarked() && !play->isMarked());
        text().setTextCursor(text().document()->find(QStringLiteral("\"draw\": 2")));
        QVERIFY(play->isMarked() && !talent->isMarked());
        talent->setFocus();
        QTest::keyClick(talent, Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), &text());
        QCOMPARE(text().textCursor().selectedText(), QStringLiteral("[ { \"draw\": 1 } ]"));
        QTest::mouseClick(play, Qt::LeftButton);
        QCOMPARE(text().textCursor().selectedText(), QStringLiteral("[ { \"draw\": 2 } ]"));
        QVERIFY(play->isMarked() && !talent->isMarked());
    }

    void playsWithTheCardOnTop()
    {
        beginText();
        const std::string name = stored()[0].name;
        text().setTextCursor(text().document()->find(QStringLiteral("powerAtMost")));
        const std::string card = cards().currentIndex().data().toString().toStdString();
        press(QStringLiteral("Play with this card on top"));
        QCOMPARE(tests::shownPage(m_open->window()), &m_open->root().play());
        core::MatchRecord record;
        QVERIFY(m_open->composition().database()->matches().load(m_open->root().play().matchId(), record).ok());
        QVERIFY(record.summary.practice);
        const core::MatchSetup setup = record.setup();
        QCOMPARE(setup.seats[0].factions[0], name);
        QCOMPARE(m_open->game().own()->seedForTop(setup, 0, card), std::optional(setup.seed)); // at the first try
    }

    /// A match that runs meanwhile is kept, and said to be.
    void playsOnTopBesideARunningMatch()
    {
        core::MatchSetup setup;
        setup.seed = 3;
        setup.seats
            = { { core::language::unnamed(0), { "Aliens", "Pirates" } }, { "Marrow", { "Zombies", "Wizards" } } };
        const std::int64_t running = m_open->played(setup, { "human", "level:1" }, 40).summary.id;
        ui::PlayPage& play = m_open->root().play();
        play.resumeMatch(running);
        QVERIFY(play.hasRunningMatch());
        tests::showPage(m_open->window(), &page());
        press(QStringLiteral("New faction"));
        press(QStringLiteral("Play with this card on top"));
        QVERIFY(play.matchId() != running);
        QVERIFY(isSaid(play, QStringLiteral("The match against Marrow is kept, and can be gone on with.")));
        QTest::mouseClick(accessibility::find<QPushButton>(play, QStringLiteral("Go on with it")), Qt::LeftButton);
        QCOMPARE(play.matchId(), running);
        core::MatchRecord record;
        QVERIFY(m_open->matches().load(running, record).ok());
        QCOMPARE(record.choices.size(), 40U);
    }

    /// In what was there before it was written: the table, and the list of matches.
    void looksAtTheTableAsItIsWritten()
    {
        press(QStringLiteral("New faction"));
        static const QRegularExpression colour(QStringLiteral("#[0-9A-Fa-f]{6}"));
        text().setTextCursor(text().document()->find(colour));
        QVERIFY(text().textCursor().hasSelection());
        QTest::keyClicks(&text(), QStringLiteral("#c000c0"));
        press(QStringLiteral("Play with this card on top"));
        QWidget* const hand = m_open->root().play().findChild<ui::FanView*>(QStringLiteral("hand"));
        QTRY_VERIFY(hand->isVisible());
        const auto magenta = [hand] {
            const QImage image = hand->grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor at = image.pixelColor(x, y);
                    count += at.red() > at.green() + 80 && std::abs(at.red() - at.blue()) < 16 ? 1 : 0;
                }
            return count;
        };
        // Cards are painted once they have come, and dimmed while a hand without minions may be changed.
        const auto painted = [this, magenta] {
            if (auto* const keep
                = accessibility::find<QPushButton>(m_open->root().play(), QStringLiteral("Keep this hand")))
                keep->click();
            return magenta() > 1000;
        };
        QTRY_VERIFY_WITH_TIMEOUT(painted(), 30'000);
        core::MatchRecord record;
        QVERIFY(m_open->matches().load(m_open->root().play().matchId(), record).ok());
        const auto* matches = m_open->window().findChild<ui::MatchListModel*>();
        QVERIFY(matches != nullptr);
        const QList<ui::FactionFace> marks = matches->marksOf(record.summary, 0);
        QCOMPARE(marks.size(), 2);
        QCOMPARE(marks.front().colour, QColor(0xC0, 0, 0xC0));
        QVERIFY(!marks.front().emblem.isEmpty());
    }

    void triesItOut()
    {
        beginText();
        QTRY_VERIFY_WITH_TIMEOUT(!find<QPushButton>(QStringLiteral("Try again"))->isEnabled(), 5000);
        const QString scout = cards().model()->index(3, 0).data().toString() + QLatin1Char(' ');
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(page(), scout), 60'000);
        // Of the card that is looked at, how matches with it went.
        const auto compared = [this] {
            static const QRegularExpression share(QStringLiteral("\\d % \\(\\d"));
            const QList<QLabel*> labels = page().findChildren<QLabel*>();
            return std::any_of(
                labels.begin(), labels.end(), [](const QLabel* each) { return each->text().contains(share); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(compared(), 60'000);
        QTest::keyClicks(&text(), QStringLiteral(" "));
        QVERIFY(!isSaid(page(), scout)); // nothing of what was before
    }

    void bringsADeletedOneBack()
    {
        beginText();
        beginText();
        QCOMPARE(stored().size(), 2U);
        QVERIFY(isOffered(stored()[0].name) && isOffered(stored()[1].name));
        auto* const list = find<QListView>(QStringLiteral("Own factions"));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(stored().size(), 1U);
        QPushButton* undo = nullptr;
        for (QPushButton* each : page().findChildren<QPushButton*>())
            if (each->isVisible() && tests::says(each->text(), QStringLiteral("Undo"))
                && each->parentWidget()->parentWidget() != nullptr && each->isEnabled())
                undo = each;
        QVERIFY(undo != nullptr);
        QTRY_COMPARE(tests::coveredByNotice(page()), QStringList());
        QTest::mouseClick(undo, Qt::LeftButton);
        QCOMPARE(stored().size(), 2U);
        QVERIFY(isOffered(stored()[0].name) && isOffered(stored()[1].name));
    }

    void duplicatesOne()
    {
        press(QStringLiteral("New faction"));
        chooseMore(QStringLiteral("Duplicate"));
        QCOMPARE(stored().size(), 2U);
        QVERIFY(isOffered(stored()[0].name) && isOffered(stored()[1].name));
        chooseMore(QStringLiteral("Duplicate"));
        const auto isThere = [this](const std::string& name) {
            const std::vector<core::StoredFaction> all = stored();
            return std::any_of(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
        };
        const std::string name = tests::inWords(QStringLiteral("New Faction")).toStdString();
        const std::string copy = tests::inWords(QStringLiteral("copy")).toStdString();
        QVERIFY(isThere(name) && isThere(name + " (" + copy + ")") && isThere(name + " (" + copy + " 2)"));
        for (const QString& card : cardNames()) // nothing is in brackets within brackets
            QVERIFY2(!card.contains(QStringLiteral("))")) && !card.contains(QStringLiteral("(New")), qPrintable(card));
    }

    void beginsWhereThereIsNone()
    {
        m_open->window().resize(1440, 900);
        QApplication::processEvents();
        const auto* const writing = page().findChild<ui::FactionTextColumn*>(); // and nothing beside it is left empty
        QVERIFY(writing->mapTo(&page(), QPoint(writing->width(), 0)).x() > page().width() - 30);
        press(QStringLiteral("Begin a faction"));
        QCOMPARE(stored().size(), 1U);
        QVERIFY(!find<QPushButton>(QStringLiteral("Begin a faction"))->isVisible());
    }

    void goesOutAndComesIn()
    {
        const QTemporaryDir folder; // a file that is there would be asked about
        press(QStringLiteral("New faction"));
        const std::string before = stored()[0].text;
        const QString file = folder.filePath(QStringLiteral("own.json"));
        const auto choose = [&file](QDialog& dialog) {
            dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(file);
            dialog.accept();
        };
        QVERIFY(tests::lookAtModal([this] { press(QStringLiteral("Export…")); }, choose));
        std::string written;
        core::Problems problems;
        QVERIFY(core::readFile(file.toStdString(), written, problems));
        QCOMPARE(written, before);
        chooseMore(QStringLiteral("Delete"));
        QVERIFY(tests::lookAtModal([this] { chooseMore(QStringLiteral("Import from a file…")); }, choose));
        QCOMPARE(stored().size(), 1U);
        QCOMPARE(stored()[0].text, before);
        QVERIFY(isOffered(stored()[0].name));
    }

    void isAmongThePairs()
    {
        press(QStringLiteral("New faction"));
        const QString name = QString::fromStdString(stored()[0].name);
        ui::PairsPage& pairs = m_open->root().pairs();
        tests::showPage(m_open->window(), &pairs);
        const auto isThere = [&] {
            for (QListView* view : pairs.findChildren<QListView*>())
                for (int row = 0; row < view->model()->rowCount(); ++row)
                    if (view->model()->index(row, 0).data().toString() == name)
                        return true;
            return false;
        };
        QVERIFY(isThere());
        pairs.choose({ name, QStringLiteral("Aliens") });
        tests::showPage(m_open->window(), &page());
        chooseMore(QStringLiteral("Delete"));
        tests::showPage(m_open->window(), &pairs);
        QVERIFY(!isThere());
    }
};

REGISTER_TEST(FactionsPageTest)
#include "factions_page_test.moc"
