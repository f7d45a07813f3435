#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/find/find_entry.h"
#include "ui/find/find_model.h"
#include "ui/language.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/settings/shortcuts_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTextBrowser>

/// Ctrl K from anywhere: what one types is found, and opened by keyboard alone.
class FindPaletteTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::MainWindow& window() { return m_open->window(); }
    void begun() override { tests::showPage(window(), &m_open->root().pairs()); }
    QListView* list() { return accessibility::find<QListView>(window(), QStringLiteral("Found")); }
    /// The row that is read out as these words begin; waits for it. -1 where there is none.
    int rowOf(const QString& words)
    {
        int row = -1;
        const auto seek = [&] {
            row = -1;
            for (int i = 0; i < list()->model()->rowCount() && row < 0; ++i)
                if (tests::begins(list()->model()->index(i, 0).data(Qt::AccessibleTextRole).toString(), words))
                    row = i;
            return row >= 0;
        };
        [&] { QTRY_VERIFY2_WITH_TIMEOUT(seek(), qPrintable(words), 8000); }();
        return row;
    }
    void typed(const QString& words)
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr);
        QTRY_VERIFY(tests::says(QApplication::focusWidget()->accessibleName(), QStringLiteral("Find anything")));
        QTest::keyClicks(QApplication::focusWidget(), words);
    }
    /// Goes to that row by arrow keys, and opens it.
    void openRow(const QString& words)
    {
        const int wanted = rowOf(words);
        QVERIFY(wanted >= 0);
        for (int i = 0; i < 60 && list()->currentIndex().row() != wanted; ++i)
            QTest::keyClick(
                QApplication::focusWidget(), list()->currentIndex().row() < wanted ? Qt::Key_Down : Qt::Key_Up);
        QCOMPARE(list()->currentIndex().row(), wanted);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!list()->isVisible());
    }
    QString article() { return m_open->root().rules().findChild<QTextBrowser*>()->toPlainText(); }

private Q_SLOTS:
    void aCard()
    {
        typed(QStringLiteral("nukeb"));
        QVERIFY(rowOf(QStringLiteral("Nukebot")) == 1); // the first below its heading
        openRow(QStringLiteral("Nukebot"));
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().rules()));
        QVERIFY(article().contains(QStringLiteral("Nukebot")));
    }

    /// By what it says, where its title does not have the words.
    void aRule()
    {
        typed(QStringLiteral("tie for first place"));
        QTRY_VERIFY(list()->model()->rowCount() > 1);
        bool rules = false;
        QTRY_VERIFY([&] {
            for (int i = 0; i < list()->model()->rowCount(); ++i)
                rules = rules
                    || tests::says(
                        list()->model()->index(i, 0).data(Qt::DisplayRole).toString(), QStringLiteral("Rules"));
            return rules;
        }());
        const QModelIndex first = list()->model()->index(rowOf(QStringLiteral("Rules")) + 1, 0);
        const QString title = first.data(Qt::DisplayRole).toString();
        openRow(title);
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().rules()));
        QVERIFY(article().contains(title));
    }

    void aMatch()
    {
        core::MatchSetup setup;
        setup.seed = 9;
        setup.seats
            = { { core::language::unnamed(0), { "Aliens", "Pirates" } }, { "Zebulon", { "Zombies", "Wizards" } } };
        const core::MatchRecord match = m_open->played(setup, { "human", "level:1" }, -1);
        typed(QStringLiteral("zebul"));
        openRow(QStringLiteral("You vs. Zebulon"));
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().matches()));
        bool opened = false;
        for (const QLabel* label : m_open->root().matches().findChildren<QLabel*>())
            opened = opened || (label->isVisible() && label->text().contains(QStringLiteral("Zebulon")));
        QVERIFY(opened);
    }

    void aPair()
    {
        core::SavedPair pair;
        pair.name = "Sea Saucers";
        pair.game = m_open->game().id();
        pair.set = m_open->game().setNames().front();
        pair.factions = { "Aliens", "Pirates" };
        pair.notes = "never against the wizards' hoard\nof spells";
        pair.tags = { "swashbuckling" };
        std::int64_t id = 0;
        QVERIFY(m_open->composition().database()->pairs().add(pair, id).ok());
        tests::showPage(window(), &m_open->root().home());
        typed(QStringLiteral("saucer"));
        openRow(QStringLiteral("Sea Saucers"));
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().pairs()));
        // By what is written down about it, too.
        for (const char* words : { "swashb", "hoard of", "saucer swash hoard" }) {
            tests::showPage(window(), &m_open->root().home());
            window().activateWindow();
            QTRY_VERIFY(QApplication::focusWidget() != nullptr);
            typed(QLatin1String(words));
            openRow(QStringLiteral("Sea Saucers"));
            QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().pairs()));
        }
    }

    void twoFactionsAreAPair()
    {
        typed(QStringLiteral("robo wiz"));
        openRow(QStringLiteral("Robots + Wizards"));
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().pairs()));
    }

    void aPage()
    {
        typed(tests::inWords(QStringLiteral("Matches")).toLower());
        openRow(QStringLiteral("Matches, Pages"));
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().matches()));
    }

    void aCommand()
    {
        typed(tests::inWords(QStringLiteral("Keyboard shortcuts")).toLower().left(7));
        openRow(QStringLiteral("Keyboard shortcuts, Commands"));
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().shortcuts()));
    }

    void escapeGoesBackToWhereOneWas()
    {
        typed(QStringLiteral("nukebot"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!list()->isVisible());
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().pairs()));
    }

    void saysThatNothingIsFound()
    {
        typed(QStringLiteral("qqxzzy"));
        QTRY_VERIFY(accessibility::withText<QLabel>(
            window(), QStringLiteral("Nothing is called that, and no rule speaks of it."))
                        ->isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // opens nothing
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().pairs()));
    }

    void saysWhatMayHaveBeenMeant()
    {
        typed(QStringLiteral("nukkebbott"));
        openRow(QStringLiteral("Nukebot"));
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().rules()));
        QVERIFY(article().contains(QStringLiteral("Nukebot")));
    }

    void theBeginningIsWorthMoreThanTheMiddle()
    {
        const auto rank = [](const char* words, const char* title) {
            return ui::findRank(ui::findWords(QLatin1String(words)), QLatin1String(title));
        };
        QVERIFY(rank("king", "King Rex") > rank("king", "The King"));
        QVERIFY(rank("king", "The King") > rank("king", "Viking"));
        QVERIFY(rank("robots", "Robots") > rank("robots", "Robots and others"));
        QCOMPARE(rank("king rex", "King"), 0); // every word has to be there
        QCOMPARE(rank("", "King"), 0);
        QVERIFY(rank("rex king", "King Rex") > 0); // in any order
    }

    void marksWhatWasSearchedFor()
    {
        using Marks = std::vector<std::pair<int, int>>;
        const auto marks = [](const char* words, const char* text) {
            return ui::findMarks(ui::findWords(QLatin1String(words)), QLatin1String(text));
        };
        QCOMPARE(marks("sea sau", "Sea Saucers"), (Marks { { 0, 3 }, { 4, 3 } }));
        QCOMPARE(marks("king", "Viking King"), (Marks { { 7, 4 } })); // the beginning of a word was meant
        QCOMPARE(marks("cat", "Dog"), Marks());
    }
};

REGISTER_TEST(FindPaletteTest)
#include "find_palette_test.moc"
