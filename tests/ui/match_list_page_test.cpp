#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/covered.h"
#include "tests/ui/painted.h"
#include "tests/ui/sample_game.h"
#include "ui/language.h"
#include "ui/look.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/matches/match_list_settings.h"
#include "ui/pages/matches/match_list_view.h"
#include "ui/pages/matches/match_table.h"
#include "ui/pages/matches/matches_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>

using core::MatchStatus;
using core::PersonResult;

namespace {

QStringList of(const char* words)
{
    return QString::fromUtf8(words).split(QLatin1Char('|'), Qt::SkipEmptyParts);
}

class KeptColumns final : public ui::MatchListSettings {
public:
    QList<int> columns;
    QList<int> matchColumns() const override { return columns; }
    void setMatchColumns(const QList<int>& wanted) override { columns = wanted; }
    bool analysesByItself() const override { return false; }
    void setAnalysesByItself(bool) override { }
};

} // namespace

/// The list of matches: filters, columns, order, several at once, tags and notes, as a person works with them.
class MatchListPageTest final : public QObject {
    Q_OBJECT

private:
    samples::PairGame m_game;
    KeptColumns m_settings;
    std::unique_ptr<tests::MemoryMatchStore> m_store;
    std::unique_ptr<ui::MatchesPage> m_page;

    std::int64_t add(const char* opponent, const char* player, MatchStatus status, core::SeatMask winners,
        std::vector<std::string> factions, const char* day, int turns)
    {
        core::MatchRecord record;
        core::MatchSummary& match = record.summary;
        match.game = m_game.id();
        match.set = "plain";
        match.seats = { { core::language::unnamed(0), "human", { "Keepers", "Raiders" } },
            { opponent, player, std::move(factions) } };
        match.status = status;
        match.winners = winners;
        match.score = { 12, 9 };
        match.turns = turns;
        match.startedAt = std::string(day) + "T12:00:00Z";
        match.count = core::FinalCount {};
        record.standings = { { 0, core::SeatMask {}, {}, 0 }, { 1, core::maskOf(core::Seat::First), { 12, 9 }, 0 } };
        std::int64_t id = 0;
        m_store->begin(record, id);
        return id;
    }
    template <typename Widget = QPushButton>
    Widget* find(const QString& name)
    {
        for (Widget* widget : m_page->findChildren<Widget*>())
            if (tests::says(accessibility::nameOf(widget), name) && widget->isVisible())
                return widget;
        return nullptr;
    }
    ui::MatchTable* list() { return find<ui::MatchTable>(QStringLiteral("Matches")); }
    QStringList opponents()
    {
        const QString against = tests::inWords(QStringLiteral("§ vs. §")).section(QChar(u'§'), 1, 1);
        QStringList names;
        for (int row = 0; list() != nullptr && row < list()->model()->rowCount(); ++row)
            names << list()
                         ->model()
                         ->index(row, ui::MatchListModel::SeatsColumn)
                         .data()
                         .toString()
                         .section(against, 1)
                         .section(QLatin1Char(' '), 0, 0);
        return names;
    }
    QString result(int row) { return list()->model()->index(row, ui::MatchListModel::ResultColumn).data().toString(); }
    bool shows(const QString& text)
    {
        for (const QLabel* label : m_page->findChildren<QLabel*>())
            if (label->isVisible() && tests::says(label->text(), text))
                return true;
        return false;
    }
    /// Opens the menu of filters and walks it by its texts, as with the arrow keys.
    bool filter(const QStringList& path)
    {
        auto* button = find(QStringLiteral("Add a filter"));
        QMenu* menu = button == nullptr ? nullptr : button->menu();
        if (menu == nullptr)
            return false;
        Q_EMIT menu->aboutToShow();
        for (const QString& text : path) {
            QAction* found = nullptr;
            for (QAction* action : menu->actions())
                if (tests::says(action->text(), text) && action->isEnabled())
                    found = action;
            if (found == nullptr)
                return false;
            if (found->menu() == nullptr) {
                found->trigger();
                return true;
            }
            menu = found->menu();
        }
        return false;
    }
    void clickHeading(int column)
    {
        QHeaderView* header = list()->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
            QPoint(header->sectionViewportPosition(column) + header->sectionSize(column) / 2, header->height() / 2));
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }

    void init()
    {
        tests::speakNext();
        m_settings.columns.clear();
        m_store = std::make_unique<tests::MemoryMatchStore>();
        add("Marrow", "level:3", MatchStatus::Finished, 0b01, { "Tinkers", "Drifters" }, "2025-06-01", 12);
        add("Quill", "level:5", MatchStatus::Finished, 0b10, { "Drifters", "Tinkers" }, "2026-02-01", 9);
        add("Ada", "human", MatchStatus::Abandoned, 0, { "Tinkers", "Keepers" }, "2026-03-01", 30);
        add("Ember", "level:3", MatchStatus::Running, 0, { "Drifters", "Raiders" }, "2026-04-01", 4);
        m_page = std::make_unique<ui::MatchesPage>(m_game, *m_store, core::OpenMatches(), &m_settings);
        m_page->resize(1360, 860);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    void cleanup()
    {
        m_page.reset();
        m_store.reset();
        ui::speak(QStringLiteral("en"));
    }

    void showsTheNewestFirst()
    {
        QCOMPARE(opponents(), of("Ember|Ada|Quill|Marrow"));
        QVERIFY2(tests::says(result(3), QStringLiteral("Won")), qPrintable(result(3)));
        QVERIFY2(tests::says(result(2), QStringLiteral("Lost")), qPrintable(result(2)));
        QVERIFY(list()->hasFocus()); // the keyboard is where matches are chosen
    }

    /// By the command line, say, while the window is open.
    void followsWhatAnotherProgramStores()
    {
        std::int64_t stamp = 1;
        m_page->setStamp([&stamp] { return stamp; });
        add("Rook", "level:2", MatchStatus::Running, 0, { "Drifters", "Raiders" }, "2026-05-01", 4);
        QCOMPARE(opponents(), of("Ember|Ada|Quill|Marrow"));
        ++stamp;
        QTRY_COMPARE_WITH_TIMEOUT(opponents(), of("Rook|Ember|Ada|Quill|Marrow"), 10'000);
        const auto labels = m_page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* each) {
            return each->isVisible() && each->text().contains(QStringLiteral("5")) // kept
                && each->text().contains(QStringLiteral("2")); // running
        }));
    }

    void filtersByEachThing_data()
    {
        QTest::addColumn<QStringList>("path");
        QTest::addColumn<QString>("chip");
        QTest::addColumn<QStringList>("left");
        const auto row = [](const char* name, const QStringList& path, const char* chip, const QStringList& left) {
            QTest::newRow(name) << path << QString::fromLatin1(chip) << left;
        };
        row("faction", of("&Faction|Keepers"), "With Keepers", of("Ember|Ada|Quill|Marrow"));
        row("faction of one", of("&Faction|Tinkers"), "With Tinkers", of("Ada|Quill|Marrow"));
        row("pair in any order", of("&Pair|Tinkers|Drifters"), "Pair Tinkers + Drifters", of("Quill|Marrow"));
        row("player", of("Pla&yer|Ada"), "Player Ada", of("Ada"));
        row("level", of("&Level|Level 3"), "Level 3", of("Ember|Marrow"));
        row("won", of("&Result|Won"), "Won", of("Marrow"));
        row("given up", of("&Result|Given up"), "Given up", of("Ada"));
        row("seats", of("&Seats|2 seats"), "2 seats", of("Ember|Ada|Quill|Marrow"));
        row("more seats", of("&Seats|3 seats"), "3 seats", QStringList());
        row("printing", of("Pr&inting|plain"), "plain", of("Ember|Ada|Quill|Marrow"));
        row("kind", of("&Kind|Table games"), "Table games", QStringList());
    }

    void filtersByEachThing()
    {
        QFETCH(const QStringList, path);
        QFETCH(const QString, chip);
        QFETCH(const QStringList, left);
        QVERIFY(filter(path));
        QCOMPARE(opponents(), left);
        auto* button = find(QStringLiteral("Remove the filter %1").arg(chip));
        QVERIFY(button != nullptr);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Delete); // by keyboard
        QCOMPARE(opponents(), of("Ember|Ada|Quill|Marrow"));
        QVERIFY(find(QStringLiteral("Remove the filter %1").arg(chip)) == nullptr);
    }

    void filtersByTheDays()
    {
        QTimer::singleShot(0, qApp, [] {
            QDialog* dialog = accessibility::dialog();
            QVERIFY(dialog != nullptr);
            auto* from = accessibility::find<QWidget>(*dialog, QStringLiteral("From"));
            auto* to = accessibility::find<QWidget>(*dialog, QStringLiteral("To"));
            from->setProperty("date", QDate(2026, 1, 15));
            to->setProperty("date", QDate(2026, 3, 1)); // that day is in it
            QTest::mouseClick(accessibility::withText<QPushButton>(*dialog, QStringLiteral("Show")), Qt::LeftButton);
        });
        QVERIFY(filter({ QStringLiteral("&Date"), QStringLiteral("From … to …") }));
        QCOMPARE(opponents(), of("Ada|Quill"));
    }

    void filtersByAllOfThem()
    {
        QVERIFY(filter({ QStringLiteral("&Faction"), QStringLiteral("Tinkers") }));
        QVERIFY(filter({ QStringLiteral("&Level"), QStringLiteral("Level 3") }));
        QCOMPARE(opponents(), of("Marrow"));
        QTest::keyClicks(find<QLineEdit>(QStringLiteral("Search the matches")), QStringLiteral("zeppelin"));
        QCOMPARE(opponents(), QStringList());
        QVERIFY(shows(QStringLiteral("No match is like that")));
        QTest::mouseClick(find(QStringLiteral("Clear the search and all filters")), Qt::LeftButton);
        QCOMPARE(opponents(), of("Ember|Ada|Quill|Marrow"));
        QCOMPARE(find<QLineEdit>(QStringLiteral("Search the matches"))->text(), QString());
    }

    void goesFromSearchToListByKeyboard()
    {
        QTest::keyClick(m_page.get(), Qt::Key_F, Qt::ControlModifier);
        auto* search = find<QLineEdit>(QStringLiteral("Search the matches"));
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("quill"));
        QCOMPARE(opponents(), of("Quill"));
        QTest::keyClick(search, Qt::Key_Down);
        QTRY_VERIFY(list()->hasFocus());
        QTest::keyClick(list(), Qt::Key_Return);
        QVERIFY(list() == nullptr); // the match is open
    }

    void sortsByClicksOnHeadings()
    {
        clickHeading(ui::MatchListModel::TurnsColumn);
        QCOMPARE(opponents(), of("Ada|Marrow|Quill|Ember"));
        clickHeading(ui::MatchListModel::TurnsColumn);
        QCOMPARE(opponents(), of("Ember|Quill|Marrow|Ada"));
        clickHeading(ui::MatchListModel::SeatsColumn);
        QCOMPARE(opponents(), of("Ada|Ember|Marrow|Quill"));
        clickHeading(ui::MatchListModel::CourseColumn); // nothing to sort by
        QCOMPARE(opponents(), of("Ada|Ember|Marrow|Quill"));
        QVERIFY(filter({ QStringLiteral("&Faction"), QStringLiteral("Drifters") }));
        QCOMPARE(opponents(), of("Ember|Marrow|Quill")); // the order stays
    }

    void choosesColumns()
    {
        m_page->resize(1700, 860); // room for one more
        QVERIFY(list()->isColumnHidden(ui::MatchListModel::LevelColumn));
        QTimer::singleShot(0, qApp, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            for (QAction* action : menu->actions())
                if (tests::says(action->text(), QStringLiteral("Level")))
                    action->trigger();
            menu->close();
        });
        Q_EMIT list()->columnMenuAsked({});
        QVERIFY(!list()->isColumnHidden(ui::MatchListModel::LevelColumn));
        QVERIFY(m_settings.columns.contains(ui::MatchListModel::LevelColumn)); // kept for the next time
        m_page->resize(560, 600); // where it is narrow the names stay, and the result
        QTRY_VERIFY(list()->isColumnHidden(ui::MatchListModel::LevelColumn));
        QVERIFY(!list()->isColumnHidden(ui::MatchListModel::SeatsColumn));
        QVERIFY(list()->columnWidth(ui::MatchListModel::SeatsColumn) >= 60);
    }

    /// Where there is no room for a column of days, the day stands with the names, and the factions wrap.
    void tellsDayAndFactionsInLargeText()
    {
        QFont large = m_page->font();
        large.setPixelSize(ui::kBodyPixels * 165 / 100);
        m_page->setFont(large);
        for (int width = 1240; width > 560 && !list()->isColumnHidden(ui::MatchListModel::WhenColumn); width -= 40) {
            m_page->resize(width, 740);
            QCoreApplication::processEvents();
        }
        QVERIFY(list()->isColumnHidden(ui::MatchListModel::WhenColumn));
        QTRY_VERIFY(list()->rowHeight(0) > 5 * QFontMetrics(list()->font()).height() / 2);
        const QString painted = tests::paintedIn(*list()).join(QLatin1Char(' '));
        for (int row = 0; row < 2; ++row) {
            const auto cell = [this, row](int column) { return list()->model()->index(row, column); };
            const QString day = cell(ui::MatchListModel::WhenColumn).data().toString();
            QVERIFY2(painted.contains(day), qPrintable(painted));
            const QString detail
                = cell(ui::MatchListModel::SeatsColumn).data(ui::MatchListModel::DetailRole).toString();
            for (const QString& word : detail.split(QLatin1Char(' ')))
                QVERIFY2(painted.contains(word), qPrintable(painted));
            const QString tip = cell(ui::MatchListModel::SeatsColumn).data(Qt::ToolTipRole).toString();
            QVERIFY2(tip.contains(detail) && tip.contains(QStringLiteral("2026")), qPrintable(tip));
        }
        const QList<QLabel*> labels = m_page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
            [](const QLabel* each) { return each->isVisible() && each->text().contains(QStringLiteral("2026")); }));
    }

    void tagsSeveralAtOnce()
    {
        list()->selectRow(0);
        QTest::keyClick(list(), Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(shows(QStringLiteral("2 matches")));
        QTest::keyClick(list(), Qt::Key_T);
        auto* tag = find<QLineEdit>(QStringLiteral("Add a tag"));
        QTRY_VERIFY(tag->hasFocus());
        QTest::keyClicks(tag, QStringLiteral(" club   night"));
        QTest::keyClick(tag, Qt::Key_Return);
        for (const std::int64_t id : { 3, 4 }) {
            core::MatchRecord record;
            QVERIFY(m_store->load(id, record).ok());
            QCOMPARE(record.summary.tags, (std::vector<std::string> { "club night" }));
        }
        QCOMPARE(tag->text(), QString());
        QVERIFY(filter({ QStringLiteral("&Tag"), QStringLiteral("club night") }));
        QCOMPARE(opponents(), of("Ember|Ada"));
        list()->selectRow(0);
        QTest::mouseClick(find(QStringLiteral("Remove the tag club night")), Qt::LeftButton);
        QCOMPARE(opponents(), of("Ada"));
    }

    void keepsNotes()
    {
        list()->setFocus();
        list()->selectRow(3);
        QTest::keyClick(list(), Qt::Key_N);
        auto* notes = find<QPlainTextEdit>(QStringLiteral("Notes"));
        QTRY_VERIFY(notes->hasFocus());
        QTest::keyClicks(notes, QStringLiteral("Gull won it."));
        list()->setFocus(); // to leave the field is enough
        core::MatchRecord record;
        QVERIFY(m_store->load(1, record).ok());
        QCOMPARE(record.summary.notes, "Gull won it.");
        QTest::keyClicks(find<QLineEdit>(QStringLiteral("Search the matches")), QStringLiteral("gull"));
        QCOMPARE(opponents(), of("Marrow"));
        QCOMPARE(notes->toPlainText(), QStringLiteral("Gull won it."));
    }

    void deletesSeveralAndBringsThemBack()
    {
        QSignalSpy removed(m_page.get(), &ui::MatchesPage::matchRemoved);
        list()->selectRow(1);
        QTest::keyClick(list(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(opponents(), of("Ember|Marrow"));
        QCOMPARE(removed.count(), 2);
        QVERIFY(shows(QStringLiteral("Deleted 2 matches. For 30 days “Deleted…” above the list brings them back.")));
        auto* undo = find(QStringLiteral("Undo"));
        QVERIFY(undo != nullptr);
        // It covers nothing, and the page is as high as before.
        QTRY_COMPARE(tests::coveredByNotice(*m_page), QStringList());
        QCOMPARE(list()->window()->height(), 860);
        QTest::mouseClick(undo, Qt::LeftButton);
        QCOMPARE(opponents(), of("Ember|Ada|Quill|Marrow"));
    }

    /// The notice goes by itself; what it offered is found later.
    void findsWhatWasDeletedLater()
    {
        QVERIFY(find(QStringLiteral("Deleted…")) == nullptr); // nothing was
        list()->selectRow(1);
        QTest::keyClick(list(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(list(), Qt::Key_Delete);
        QTest::mouseClick(find(QStringLiteral("Dismiss the message")), Qt::LeftButton);
        QSignalSpy changed(m_page.get(), &ui::MatchesPage::matchesChanged);
        QStringList deleted;
        QStringList nameless;
        QTimer::singleShot(0, m_page.get(), [&] {
            QDialog* const dialog = accessibility::dialog();
            QVERIFY(dialog != nullptr);
            nameless = accessibility::nameless(*dialog);
            auto* const bin = dialog->findChild<QTableView*>();
            for (int row = 0; row < bin->model()->rowCount(); ++row)
                deleted << bin->model()->index(row, 1).data().toString();
            bin->selectRow(0);
            QTest::mouseClick(
                accessibility::withText<QPushButton>(*dialog, QStringLiteral("Bring back")), Qt::LeftButton);
            QCOMPARE(bin->model()->rowCount(), 1);
            dialog->reject();
        });
        QTest::mouseClick(find(QStringLiteral("Deleted…")), Qt::LeftButton);
        QCOMPARE(nameless, QStringList());
        QCOMPARE(deleted.size(), 2);
        QVERIFY(deleted.join(QLatin1Char(' ')).contains(QLatin1String("Ada")));
        QVERIFY(deleted.join(QLatin1Char(' ')).contains(QLatin1String("Quill")));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(opponents().size(), 3);
        QVERIFY(shows(QStringLiteral("Brought back 1 match.")));
    }

    void deletesForGoodOnlyWhenAsked()
    {
        list()->selectRow(0);
        QTest::keyClick(list(), Qt::Key_Delete);
        const auto answer = [this](const QString& verb) {
            QString said;
            QTimer::singleShot(0, m_page.get(), [&] {
                QDialog* const dialog = accessibility::dialog();
                QVERIFY(dialog != nullptr);
                QTimer::singleShot(0, m_page.get(), [&] {
                    auto* const box = qobject_cast<QMessageBox*>(accessibility::dialog());
                    QVERIFY(box != nullptr);
                    said = box->informativeText();
                    if (auto* const button = accessibility::withText<QPushButton>(*box, verb); button != nullptr)
                        QTest::mouseClick(button, Qt::LeftButton);
                    else
                        box->reject();
                });
                QTest::mouseClick(
                    accessibility::withText<QPushButton>(*dialog, QStringLiteral("Delete for good…")), Qt::LeftButton);
                if (dialog->isVisible())
                    dialog->reject();
            });
            QTest::mouseClick(find(QStringLiteral("Deleted…")), Qt::LeftButton);
            return said;
        };
        QVERIFY(tests::mentions(answer(QString()),
            QStringLiteral("1 match with every move and chart will be gone and cannot be brought back.")));
        std::vector<core::RemovedMatch> bin;
        QVERIFY(m_store->inBin(10, bin).ok());
        QCOMPARE(bin.size(), 1U);
        answer(QStringLiteral("Delete for good"));
        QVERIFY(m_store->inBin(10, bin).ok());
        QVERIFY(bin.empty());
        QVERIFY(find(QStringLiteral("Deleted…")) == nullptr); // nothing is left to be brought back
        QVERIFY(find(QStringLiteral("Undo")) == nullptr);
    }

    void everythingHasAName()
    {
        QVERIFY(filter({ QStringLiteral("&Level"), QStringLiteral("Level 3") }));
        QCOMPARE(accessibility::nameless(*m_page), QStringList());
    }
};

REGISTER_TEST(MatchListPageTest)
#include "match_list_page_test.moc"
