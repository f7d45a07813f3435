#include "core/handbook/paragraph.h"
#include "core/smashup/sayings/sayings.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/person.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/rules/rules_presenter.h"
#include "ui/text/set_words.h"
#include "ui/text/topic.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>
#include <QTextCursor>
#include <QToolButton>
#include <QTreeView>

#include <map>
#include <set>

/// The rules page over the rules the program comes with, by mouse and keyboard, found by what is seen or read out.
class RulesPageTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::RulesPage& page() { return m_open->root().rules(); }
    ui::MainWindow& window() { return m_open->window(); }
    QLineEdit& field() { return *accessibility::find<QLineEdit>(page(), QStringLiteral("Search the rules")); }
    QListView& found() { return *accessibility::find<QListView>(page(), QStringLiteral("Found in the rules")); }
    QTextBrowser& entry() { return *accessibility::find<QTextBrowser>(page(), QStringLiteral("Entry")); }
    QTreeView& contents() { return *accessibility::find<QTreeView>(page(), QStringLiteral("Contents")); }
    QPushButton& button(const QString& name) { return *accessibility::find<QPushButton>(page(), name); }

    /// What the rules themselves call something; they have titles in German.
    static QString either(const char* english, const char* german)
    {
        return QString::fromUtf8(ui::spokenLanguage() == QLatin1String("de") ? german : english);
    }
    /// The heading above what the program makes of a card.
    static QString played()
    {
        return tests::inWords(QStringLiteral("As this program plays it, %1")).section(QLatin1Char(','), 0, 0);
    }
    void type(const QString& words)
    {
        field().setFocus();
        field().selectAll();
        QTest::keyClicks(&field(), words);
        QTRY_VERIFY(!page().findChild<ui::RulesPresenter*>()->isTyped());
    }

private Q_SLOTS:
    void typingFindsAVisibleEntry()
    {
        tests::showPage(window(), &page());
        QCOMPARE(QApplication::focusWidget(), &field());
        type(QStringLiteral("two players tie for first pl"));
        QVERIFY(found().isVisible());
        const QModelIndex first = found().model()->index(0, 0);
        QCOMPARE(first.data().toString(), either("Ties on a base", "Gleichstand an einer Basis"));
        QVERIFY(found().viewport()->rect().contains(found().visualRect(first)));
        QCOMPARE(contents().currentIndex().data().toString(),
            either("13.8 Ties on a base", "13.8 Gleichstand an einer Basis"));
        QVERIFY(contents().viewport()->rect().intersects(contents().visualRect(contents().currentIndex())));

        QTest::keyClick(&field(), Qt::Key_Return);
        QVERIFY(entry().isVisible());
        QVERIFY(entry().toPlainText().contains(either("Everyone tied gets the VP of the best place",
            "Alle, die gleichauf liegen, bekommen die SP des besten Platzes")));
        QCOMPARE(QApplication::focusWidget(), &entry());
    }

    /// Whoever comes back to the page by its key types the next question at once.
    void aNewQuestionTakesThePlaceOfTheOldOne()
    {
        tests::showPage(window(), &page());
        type(QStringLiteral("warbot"));
        contents().setFocus();
        QCOMPARE(QApplication::focusWidget(), &contents());
        page().setFocus(Qt::OtherFocusReason);
        QCOMPARE(QApplication::focusWidget(), &field());
        QTest::keyClicks(&field(), QStringLiteral("tie"));
        QCOMPARE(field().text(), QStringLiteral("tie"));
    }

    void rowsAreAsHighAsTheirText()
    {
        tests::showPage(window(), &page());
        type(QStringLiteral("move before a base scores"));
        QTest::qWait(50);
        for (int row = 1; row < 6; ++row) {
            const QModelIndex index = found().model()->index(row, 0);
            QStyleOptionViewItem option;
            option.initFrom(&found());
            option.font = found().font();
            option.rect = QRect(0, 0, found().viewport()->width(), 1);
            option.widget = nullptr; // measured at the width that is painted on
            const int needed = found().itemDelegate()->sizeHint(option, index).height();
            QCOMPARE(needed, found().visualRect(index).height());
        }
    }

    void goesByArrowsBackAndForward()
    {
        tests::showPage(window(), &page());
        type(QStringLiteral("warbot"));
        QTest::keyClick(&field(), Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget(), &found());
        QTest::keyClick(&found(), Qt::Key_Down);
        QCOMPARE(found().currentIndex().row(), 1);
        QTest::keyClick(&found(), Qt::Key_Up);
        QTest::keyClick(&found(), Qt::Key_Return);
        QVERIFY(entry().toPlainText().contains(QStringLiteral("Warbot")));
        // The keyboard goes from link to link.
        QTest::keyClick(&entry(), Qt::Key_Tab);
        QTest::keyClick(&entry(), Qt::Key_Return);
        QVERIFY(button(QStringLiteral("Back")).isEnabled());
        QTest::keyClick(&entry(), Qt::Key_Left, Qt::AltModifier);
        QVERIFY(entry().toPlainText().contains(QStringLiteral("Warbot")));
        QTest::mouseClick(&button(QStringLiteral("Back")), Qt::LeftButton);
        QVERIFY(found().isVisible());
        QCOMPARE(field().text(), QStringLiteral("warbot"));
        QTest::keyClick(&page(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(entry().isVisible());
    }

    void contentsOpenEntries()
    {
        tests::showPage(window(), &page());
        contents().setFocus();
        contents().setCurrentIndex(contents().model()->index(0, 0));
        QTest::keyClick(&contents(), Qt::Key_Return);
        QVERIFY(entry().isVisible());
        QVERIFY(entry().toPlainText().contains(either("Quick start", "Schnelleinstieg")));
        QVERIFY(entry().toPlainText().contains(either("The turn", "Ablauf eines Zugs")));
    }

    /// From the first chapter on every rule once, by what the one before leads on to.
    void rulesAreReadOneBehindTheOther()
    {
        if (!tests::inFirstLanguage())
            QSKIP("the same entries in every language");
        tests::showPage(window(), &page());
        contents().setFocus();
        contents().setCurrentIndex(contents().model()->index(0, 0));
        QTest::keyClick(&contents(), Qt::Key_Return);
        auto& presenter = *page().findChild<ui::RulesPresenter*>();
        const auto& heads = presenter.heads();
        const auto rules
            = std::count_if(heads.begin(), heads.end(), [](const auto& head) { return head.kind == "rule"; });
        std::set<std::string> read;
        while (const core::ArticleHead* next = presenter.next()) {
            const std::string address = next->address;
            QVERIFY2(read.insert(address).second, address.c_str());
            if (read.size() < 4)
                QVERIFY2(entry().toHtml().contains(QString::fromStdString(address)), address.c_str());
            presenter.open(QString::fromStdString(address));
        }
        QCOMPARE(static_cast<std::ptrdiff_t>(read.size()), rules);
        QVERIFY(rules > 50);
    }

    void rulesAreInTheLanguageThatIsSpoken()
    {
        ui::speak(QStringLiteral("en"));
        QCoreApplication::sendPostedEvents();
        tests::showPage(window(), &page());
        QTextBrowser& text = entry();
        QTreeView& tree = contents();
        page().search(QStringLiteral("two players tie for first place"));
        QListView& hits = found();
        const auto firstHit = [&] { return hits.model()->index(0, 0).data().toString(); };
        QCOMPARE(firstHit(), QStringLiteral("Ties on a base"));
        QTest::keyClick(&field(), Qt::Key_Return);
        QVERIFY(text.toPlainText().contains(QStringLiteral("Everyone tied gets the VP of the best place")));

        ui::speak(QStringLiteral("de"));
        QCoreApplication::sendPostedEvents(); // windows are told by event
        QCOMPARE(tree.currentIndex().data().toString(), QStringLiteral("13.8 Gleichstand an einer Basis"));
        QCOMPARE(tree.model()->index(0, 0).data().toString(), QStringLiteral("Schnelleinstieg"));
        const QString german = text.toPlainText();
        for (const QString& part : { QStringLiteral("Basen werten"), QStringLiteral("Gleichstand an einer Basis\n"),
                 QStringLiteral("Alle, die gleichauf liegen, bekommen die SP des besten Platzes") })
            QVERIFY2(german.contains(part), qPrintable(part + QStringLiteral(" in:\n") + german));
        QVERIFY(!german.contains(QStringLiteral("auf Englisch")) && !german.contains(QStringLiteral("Everyone")));
        page().search({});
        page().search(QStringLiteral("Gleichstand an der Basis"));
        QCOMPARE(firstHit(), QStringLiteral("Gleichstand an einer Basis"));

        ui::speak(QStringLiteral("en"));
        QCoreApplication::sendPostedEvents();
        QCOMPARE(firstHit(), QStringLiteral("Ties on a base"));
        QCOMPARE(tree.model()->index(0, 0).data().toString(), QStringLiteral("Quick start"));
    }

    void whatIsPrintedOnACardIsSpoken()
    {
        page().openTopic(QStringLiteral("cards/invader"));
        const QTextBrowser& text = entry();
        QVERIFY(text.toPlainText().contains(played()));
        ui::speak(QStringLiteral("de"));
        QCoreApplication::sendPostedEvents();
        const QString german = text.toPlainText();
        ui::speak(QStringLiteral("en"));
        QCoreApplication::sendPostedEvents();
        QVERIFY2(german.contains(QStringLiteral("Erhalte 1 Siegpunkt.")), qPrintable(german));
        QVERIFY(!text.toPlainText().contains(QStringLiteral("Siegpunkt")));
    }

    /// A base whose figures differ, a card whose text differs, and one that is the same in both.
    void printingsThatDifferStandBesideEachOther()
    {
        const std::vector<core::SetInfo> sets = m_open->game().sets();
        const auto times = [&](const core::SetInfo& set) { return entry().toPlainText().count(ui::setTitle(set)); };
        for (const char* differs : { "Mushroom Kingdom", "Leprechaun" }) {
            page().openTopic(QString::fromLatin1(differs));
            QVERIFY(entry().toPlainText().contains(
                tests::inWords(QStringLiteral("As this program plays it, printing by printing"))));
            for (const core::SetInfo& set : sets)
                QVERIFY2(times(set) >= 1, qPrintable(entry().toPlainText()));
        }
        page().openTopic(QStringLiteral("Powderkeg"));
        QVERIFY(!entry().toPlainText().contains(
            tests::inWords(QStringLiteral("As this program plays it, printing by printing"))));
        QVERIFY(entry().toPlainText().contains(played()));
    }

    /// Marked by key and by the star, opened and taken away by key, and there again another time.
    void bookmarksAreKept()
    {
        tests::showPage(window(), &page());
        const QString game = QString::fromStdString(m_open->game().id());
        auto& marks = *accessibility::find<QTreeView>(page(), QStringLiteral("Bookmarks"));
        auto& star = *accessibility::find<QToolButton>(page(), QStringLiteral("Bookmark this entry"));
        QVERIFY(!marks.isVisible());
        QVERIFY(!star.isEnabled()); // nothing is open
        QTest::keyClick(&field(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(m_open->settings().bookmarks(game).isEmpty());

        page().open(QStringLiteral("rules/13.8"));
        QVERIFY(star.isEnabled() && !star.isChecked());
        QTest::keyClick(&entry(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(star.isChecked());
        page().open(QStringLiteral("cards/leprechaun"));
        QVERIFY(!star.isChecked());
        QTest::mouseClick(&star, Qt::LeftButton);
        QVERIFY(star.isChecked());
        QVERIFY(marks.isVisible());
        QCOMPARE(marks.model()->rowCount(), 2);
        const QString ties = either("13.8 Ties on a base", "13.8 Gleichstand an einer Basis");
        QCOMPARE(marks.model()->index(0, 0).data().toString(), ties);

        marks.setFocus();
        marks.setCurrentIndex(marks.model()->index(0, 0));
        QTest::keyClick(&marks, Qt::Key_Return);
        QVERIFY(entry().toPlainText().contains(either("Everyone tied gets the VP of the best place",
            "Alle, die gleichauf liegen, bekommen die SP des besten Platzes")));
        QVERIFY(star.isChecked());

        {
            core::Problems problems;
            const core::ArticleStore* store = m_open->composition().articles(m_open->game().id(), problems);
            ui::RulesPage again(m_open->game(), *store, &m_open->settings());
            auto* kept = accessibility::find<QTreeView>(again, QStringLiteral("Bookmarks"));
            QCOMPARE(kept->model()->rowCount(), 2);
            QCOMPARE(kept->model()->index(0, 0).data().toString(), ties);
        }

        marks.setFocus();
        QTest::keyClick(&marks, Qt::Key_Delete);
        QCOMPARE(m_open->settings().bookmarks(game), QStringList(QStringLiteral("cards/leprechaun")));
        QVERIFY(!star.isChecked());
        QTest::keyClick(&marks, Qt::Key_Delete);
        QVERIFY(!marks.isVisible());
        QCOMPARE(QApplication::focusWidget(), &contents());
        // What is no longer there is not shown, and is no harm.
        m_open->settings().setBookmarks(game, { QStringLiteral("rules/99.9"), QStringLiteral("rules/1.1") });
        page().open(QStringLiteral("rules/1.2"));
        QCOMPARE(marks.model()->rowCount(), 1);
    }

    void emptyStatesSayWhatToDo()
    {
        tests::showPage(window(), &page());
        tests::Person person(window(), 1);
        QVERIFY(person.sees(QStringLiteral("What do you want to know?")));
        type(QStringLiteral("xyzzyplugh"));
        QVERIFY(person.sees(QStringLiteral("Nothing was found")));
        type(QStringLiteral("\"(*"));
        QVERIFY(!found().isVisible());
        type(QStringLiteral("nukkebbott")); // worse than the search takes for a slip
        const QString meant = QStringLiteral("Did you mean “Nukebot”?");
        QVERIFY(person.sees(meant));
        QTest::keyClick(accessibility::find<QPushButton>(page(), meant), Qt::Key_Space);
        QCOMPARE(field().text(), QStringLiteral("Nukebot"));
        QTRY_VERIFY(found().isVisible());
        QTRY_VERIFY(std::ranges::none_of(accessibility::shown<QPushButton>(page()),
            [&meant](QPushButton* each) { return tests::says(accessibility::nameOf(each), meant); }));
    }

    void f1FromACardOfTheHandAndBackToTheMatch()
    {
        tests::Person person(window(), 3);
        m_open->root().pairs().choose({ QStringLiteral("Aliens"), QStringLiteral("Pirates") });
        tests::showPage(window(), &m_open->root().pairs());
        QVERIFY(person.press(QStringLiteral("Play this pair")));
        QVERIFY(person.choose(QStringLiteral("Seat 2: player"), QStringLiteral("Level 0 · Aimless")));
        QVERIFY(person.press(QStringLiteral("Start")));
        auto* hand = accessibility::find<QListView>(m_open->root().play(), QStringLiteral("Hand"));
        QVERIFY(hand != nullptr);
        QTRY_VERIFY(hand->model()->rowCount() > 0);
        auto* hint = accessibility::find<QPushButton>(m_open->root().play(), QStringLiteral("Hint"));
        // The other may be asked first whether to keep its hand, and waits while somebody reads.
        QTRY_VERIFY(hint->isEnabled());
        window().activateWindow(); // a desktop does that when a dialog closes; this platform does not
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        hand->setFocus();
        const QModelIndex card = hand->model()->index(2, 0);
        hand->setCurrentIndex(card);
        const QString name = card.data().toString();
        const QPixmap before = hand->grab();

        // The rules beside the match lead on to their page.
        QTest::keyClick(hand, Qt::Key_F1);
        QCOMPARE(tests::shownPage(window()), &m_open->root().play());
        QVERIFY(person.press(QStringLiteral("Open in Rules")));
        QCOMPARE(tests::shownPage(window()), &page());
        QVERIFY2(entry().toPlainText().contains(QLatin1Char('\n') + name + QLatin1Char('\n')),
            qPrintable(name + QLatin1Char('\n') + entry().toPlainText()));
        QVERIFY(entry().toPlainText().contains(played()));

        QVERIFY(person.press(QStringLiteral("Back to the match")));
        QCOMPARE(tests::shownPage(window()), &m_open->root().play());
        QCOMPARE(QApplication::focusWidget(), hand);
        QCOMPARE(hand->currentIndex(), card);
        QCOMPARE(hand->grab().toImage(), before.toImage());

        // From the question, and back by key.
        hint->setFocus();
        QTest::keyClick(hint, Qt::Key_F1);
        QVERIFY(person.press(QStringLiteral("Open in Rules")));
        QCOMPARE(tests::shownPage(window()), &page());
        QVERIFY(entry().isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(tests::shownPage(window()), &m_open->root().play());
        QVERIFY(m_open->root().play().hasRunningMatch());

        // A card that is looked at comes before the question, and a line of the log speaks for itself.
        hand->setFocus();
        hint->setFocus();
        QVERIFY(ui::topicOf(hint) != name);
        hand->setCurrentIndex(hand->model()->index(0, 0));
        hand->setCurrentIndex(card);
        QCOMPARE(ui::topicOf(hint), name);
        auto* log = accessibility::find<QTextEdit>(m_open->root().play(), QStringLiteral("Log"));
        log->setFocus();
        log->moveCursor(QTextCursor::End);
        log->moveCursor(QTextCursor::Start);
        QCOMPARE(ui::topicOf(log), log->toPlainText().section(QLatin1Char('\n'), 0, 0));
    }

    /// What one person looked up on a card of the hand is not for the other one.
    void theNextPersonSeesNothingOfWhatWasRead()
    {
        tests::Person person(window(), 3);
        m_open->root().pairs().choose({ QStringLiteral("Aliens"), QStringLiteral("Pirates") });
        tests::showPage(window(), &m_open->root().pairs());
        QVERIFY(person.press(QStringLiteral("Play this pair")));
        QVERIFY(person.choose(QStringLiteral("Seat 2: player"), QStringLiteral("Person")));
        QVERIFY(person.press(QStringLiteral("Start")));
        const auto cover = [this]() -> QPushButton* {
            for (QPushButton* each : m_open->root().play().findChildren<QPushButton*>())
                if (each->isVisible()
                    && (tests::says(each->text(), QStringLiteral("Show the hand of Player 1"))
                        || tests::says(each->text(), QStringLiteral("Show the hand of Player 2"))))
                    return each;
            return nullptr;
        };
        QTRY_VERIFY(cover() != nullptr);
        QTest::mouseClick(cover(), Qt::LeftButton);
        auto* hand = accessibility::find<QListView>(m_open->root().play(), QStringLiteral("Hand"));
        QTRY_VERIFY(hand->model()->rowCount() > 0);
        for (int row = 0; row < 3; ++row) {
            tests::showPage(window(), &m_open->root().play());
            hand->setFocus();
            hand->setCurrentIndex(hand->model()->index(row, 0));
            QTest::keyClick(hand, Qt::Key_F1);
            QVERIFY(person.press(QStringLiteral("Open in Rules")));
            QCOMPARE(tests::shownPage(window()), &page());
        }
        type(QStringLiteral("leprechaun"));
        QVERIFY(button(QStringLiteral("Back")).isEnabled());
        tests::showPage(window(), &m_open->root().play());
        const QString endOfPlay = QString::fromStdString(core::smashup::say(core::smashup::Say::AnswerEndPlay).words());
        const QString keepHand = QString::fromStdString(core::smashup::say(core::smashup::Say::AnswerKeepHand).words());
        for (const QDeadlineTimer soon(30000); cover() == nullptr && !soon.hasExpired();) {
            QPushButton* answer = nullptr;
            for (auto* each : m_open->root().play().findChildren<QPushButton*>())
                if (each->isVisible() && (each->accessibleName() == endOfPlay || each->accessibleName() == keepHand))
                    answer = each;
            if (answer != nullptr)
                QTest::mouseClick(answer, Qt::LeftButton);
            else
                QTest::keyClick(&window(), Qt::Key_E, Qt::ControlModifier);
            QTest::qWait(20);
        }
        QVERIFY(cover() != nullptr);
        tests::showPage(window(), &page());
        QVERIFY(person.sees(QStringLiteral("What do you want to know?")));
        QVERIFY(!entry().isVisible() && !found().isVisible());
        QVERIFY(!button(QStringLiteral("Back")).isEnabled());
        QVERIFY(!button(QStringLiteral("Forward")).isEnabled());
        for (const QKeySequence& keys : { QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(QKeySequence::Undo) })
            QTest::keySequence(&field(), keys);
        QVERIFY(person.sees(QStringLiteral("What do you want to know?")));
        QVERIFY(entry().toPlainText().isEmpty());
        QVERIFY(accessibility::find<QLineEdit>(page(), QStringLiteral("Search the rules"))->text().isEmpty());
    }

    /// By the words under which the new match has them, in the language that is spoken.
    void optionsAreNamedAsTheyAreOffered()
    {
        core::Problems problems;
        const core::Game* game = m_open->composition().game(app::Composition::defaultGame(), problems);
        core::ArticleStore* store = m_open->composition().articles(app::Composition::defaultGame(), problems);
        QVERIFY(game != nullptr && store != nullptr);
        std::map<std::string, std::string> titles;
        for (const core::OptionInfo& option : game->options())
            titles[option.name] = option.title;
        int count = 0;
        std::vector<core::ArticleHead> heads;
        QVERIFY(store->contents(game->id(), heads).ok());
        for (const core::ArticleHead& head : heads) {
            core::Article article;
            QVERIFY(store->load(game->id(), head.address, article).ok());
            for (const std::string& line : article.text) {
                const core::Paragraph paragraph = core::paragraphOf(line);
                for (const core::Mention& mention : paragraph.mentions)
                    if (mention.address.starts_with(core::kOptionAddress)) {
                        const std::string option = mention.address.substr(core::kOptionAddress.size());
                        QVERIFY2(titles.contains(option), head.address.c_str());
                        const std::string named = paragraph.words.substr(mention.from, mention.length);
                        QVERIFY2(named.find(titles[option]) != std::string::npos, named.c_str());
                        ++count;
                    }
            }
        }
        QVERIFY(count > 4);
    }

    void f1FromACardOfThePair()
    {
        m_open->root().pairs().choose({ QStringLiteral("Aliens"), QStringLiteral("Pirates") });
        tests::showPage(window(), &m_open->root().pairs());
        auto* table = accessibility::find<QTableView>(window(), QStringLiteral("Cards of the pair"));
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        const QString name = table->currentIndex().data().toString();
        QTest::keyClick(table, Qt::Key_F1);
        QCOMPARE(tests::shownPage(window()), &page());
        QVERIFY(entry().toPlainText().contains(name));
        QVERIFY(button(QStringLiteral("Back to the match")).isHidden());
    }

    void everythingHasAName()
    {
        tests::showPage(window(), &page());
        type(QStringLiteral("madness"));
        const QStringList nameless = accessibility::nameless(page());
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
};

REGISTER_TEST(RulesPageTest)
#include "rules_page_test.moc"
