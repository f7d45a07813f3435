#include "core/ai/players/player_factory.h"
#include "core/game/own_factions.h"
#include "core/language/edition.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/painted.h"
#include "tests/ui/pseudo_language.h"
#include "tests/ui/spoken.h"
#include "translations/languages.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/pages/factions/factions_page.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/primer/primer_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shortcuts_page.h"
#include "ui/widgets/faction_tile.h"
#include "ui/widgets/plain_text.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTableView>
#include <QTextEdit>
#include <QXmlStreamReader>

using accessibility::dialog;

/// The window changes its language while it is used: no text is forgotten, nothing that was typed or chosen is lost.
class LanguageTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::OpenWindow> m_open;
    std::unique_ptr<tests::PseudoLanguage> m_pseudo;
    std::int64_t m_running = 0;
    std::int64_t m_finished = 0;

    ui::MainWindow& window() { return m_open->window(); }
    app::CompositionRoot& root() { return m_open->root(); }

    std::int64_t played(const std::vector<std::string>& players, int choices)
    {
        core::MatchSetup setup;
        setup.seed = 7;
        setup.seats
            = { { core::language::unnamed(0), { "Wizards", "Zombies" } }, { "Marrow", { "Robots", "Dinosaurs" } } };
        return m_open->played(setup, players, choices).summary.id;
    }

    /// Names and sentences that come from the game.
    QStringList data()
    {
        QStringList words { QStringLiteral("Breakpoint"), QStringLiteral("Marrow"), QStringLiteral("Quill"),
            QStringLiteral("English"), QStringLiteral("my robots"), QStringLiteral("Robots + Dinosaurs"),
            QStringLiteral("move before a base scores"),
            ui::wrappable(QString::fromStdString(m_open->composition().databasePath())) };
        core::Problems problems;
        for (const core::Game* game : m_open->composition().games(problems))
            words << saidBy(*game);
        for (const core::PlayerKind& kind : core::playerKinds())
            words << tests::capitalised(QString::fromStdString(kind.spec)) << QString::fromStdString(kind.meaning);
        for (const translations::Language& language : translations::languages())
            words << language.name; // in its own words
        for (int month = 1; month <= 12; ++month)
            words << QLocale().monthName(month) << QLocale().monthName(month, QLocale::ShortFormat);
        return words;
    }

    static QStringList saidBy(const core::Game& game)
    {
        QStringList words { QString::fromStdString(game.name()) };
        const auto add = [&words](const std::string& text) { words << QString::fromStdString(text); };
        for (const core::CardInfo& card : game.cards()) {
            for (const std::string& text : { card.name, card.kind, card.text, card.group })
                add(text);
            for (const core::Figure& figure : card.figures) {
                words << tests::capitalised(QString::fromStdString(figure.name));
                add(figure.title());
            }
            for (const std::string& tag : card.tags) {
                add(tag);
                words << tests::capitalised(QString::fromStdString(tag));
            }
        }
        for (const core::FactionInfo& faction : game.factions()) {
            add(faction.name);
            add(faction.theme);
            add(faction.box);
        }
        words << QStringLiteral("New Faction"); // the draft of one
        for (const char* part : { "Chief", "Guard", "Raider", "Scout", "Plan", "Call", "Cheer", "Camp", "Field" })
            words << QString::fromLatin1(part);
        const auto addWord = [&](const core::FactionWords::Word& word) {
            for (const std::string& text : { word.word, word.called, word.means })
                if (!text.empty())
                    words << QString::fromStdString(text) << tests::capitalised(QString::fromStdString(text));
        };
        const std::function<void(const core::FactionField&)> addField = [&](const core::FactionField& field) {
            if (!field.text.empty())
                add(field.text);
            addWord(field.key);
            for (const auto* list : { &field.words, &field.heads, &field.more, &field.items })
                std::for_each(list->begin(), list->end(), addWord);
            std::for_each(field.parts.begin(), field.parts.end(), addField);
        };
        if (game.has(core::Has::OwnFactions))
            addField(game.own()->formOf(game.own()->draft("New Faction", game.sets().front().name), "/cards/0"));
        for (const core::SetInfo& set : game.sets())
            if (const auto sheet = game.sheetRules(set.name))
                for (const std::string& text : { sheet->lessTitle, sheet->pointsTitle })
                    add(text);
        add(game.notation().marksTitle());
        for (const core::OptionInfo& option : game.options()) {
            for (const std::string& text : { option.name, option.title, option.meaning })
                add(text);
            for (const core::OptionValue& value : option.values)
                for (const std::string& text : { value.name, value.words })
                    add(text);
        }
        for (const core::SetInfo& set : game.sets()) {
            add(set.title);
            words << tests::capitalised(QString::fromStdString(set.title));
        }
        for (const core::Style* style : game.styles()) {
            words << tests::capitalised(
                QString::fromStdString(style->name()).replace(QLatin1Char('-'), QLatin1Char(' ')));
            words << QString::fromStdString(style->name()).replace(QLatin1Char('-'), QLatin1Char(' '));
            add(style->meaning());
        }
        return words;
    }

    void checkAsked();
    /// Fails for each text in sight that was not said anew.
    void look(const char* where, QWidget& at)
    {
        QTest::qWait(30);
        const QStringList forgotten = m_pseudo->forgottenIn(at);
        QVERIFY2(forgotten.isEmpty(),
            qPrintable(QString::fromLatin1(where) + QStringLiteral(":\n") + forgotten.join(QLatin1Char('\n'))));
    }

    void change() { m_pseudo->install(); }
    void changeBack() { m_pseudo->remove(); }

    void lookAgain(const char* where, QWidget& at)
    {
        change();
        look(where, at);
        changeBack();
    }

    /// A dialog that waits for its end, opened before the change.
    void lookAtModal(const char* where, const std::function<void()>& open)
    {
        const auto lookAtIt = [&](QDialog& shown) {
            change();
            look(where, shown);
            changeBack();
        };
        QVERIFY2(tests::lookAtModal(open, lookAtIt), where);
    }

    /// A button or an action by its English text, in sight, in English or the pseudo language.
    static bool isCalled(const QString& text, const char* english)
    {
        const QString name = QString::fromUtf8(english);
        return text == name || text == tests::inPseudo(name);
    }
    void press(const char* english)
    {
        for (auto* each : tests::shownPage(window())->findChildren<QAbstractButton*>())
            if (each->isVisible() && isCalled(each->text(), english))
                return each->click();
        QFAIL(english);
    }
    QAction* action(const char* english)
    {
        for (QAction* each : window().findChildren<QAction*>())
            if (isCalled(each->text(), english))
                return each;
        return nullptr;
    }

    using See = std::function<void(const char* where, QWidget& at)>;
    /// Goes to the pages and dialogs one after the other, and has `see` look at each.
    void goThroughPages(const See& see);
    void goThroughDialogs(const See& see);
    void checkClipped(const char* where, QWidget& at);

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<tests::OpenWindow>();
        QVERIFY2(m_open->error().isEmpty(), qPrintable(m_open->error()));
        m_running = played({ "human", "level:1" }, 60);
        m_finished = played({ "human", "level:1,style=patient" }, -1);
        m_pseudo = std::make_unique<tests::PseudoLanguage>(data());
        tests::showPage(window(), &root().pairs());
    }

    void cleanup()
    {
        m_pseudo.reset();
        m_open.reset();
        ui::speak(QStringLiteral("en")); // and from the left
        QCoreApplication::processEvents();
    }

    void keepsTheChoice();
    void saysEverythingAgain();
    void saysOpenDialogsAgain();
    void saysFurtherPagesAgain();
    void saysFurtherDialogsAgain();
    void saysNoticesAgain();
    void paintsNoEnglish();
    void saysTheNamesOfAnEdition();
    void losesNothing();
    void clipsNothing_data();
    void clipsNothing();
    void clipsNothingInDialogs_data() { clipsNothing_data(); }
    void clipsNothingInDialogs();
    void clipsNothingAtTheFirstStart_data() { clipsNothing_data(); }
    void clipsNothingAtTheFirstStart();
    void theCheckSeesWhatIsClipped();
};

void LanguageTest::keepsTheChoice()
{
    app::Settings& settings = m_open->settings();
    QCOMPARE(settings.language(), QStringLiteral("en"));
    settings.setLanguage(QStringLiteral("de"));
    QCOMPARE(settings.language(), QStringLiteral("de"));
    settings.setLanguage(QStringLiteral("of another version"));
    QCOMPARE(settings.language(), QStringLiteral("en"));
}

void LanguageTest::saysEverythingAgain()
{
    ui::PairsPage& pairs = root().pairs();
    QVERIFY(m_pseudo->forgottenIn(window()).size() > 20); // the check itself: English is noticed
    change();
    look("the window's menus and an empty pair", window());
    pairs.choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    changeBack();
    change();
    look("a pair", window());
    tests::showPage(window(), &root().rules());
    look("rules, at the start", window());
    root().rules().search(QStringLiteral("move before a base scores"));
    changeBack();
    change();
    look("rules, what was found", window());
    root().rules().openTopic(QStringLiteral("Powderkeg"));
    changeBack();
    change();
    look("rules, an entry", window());
    tests::showPage(window(), &root().matches());
    look("matches", window());
    changeBack();
    root().matches().showStatistics();
    change();
    look("statistics", window());
    changeBack();
    root().matches().showCards();
    change();
    look("cards", window());
    changeBack();
    QVERIFY(root().matches().openMatch(m_finished));
    change();
    look("a finished match", window());
    changeBack();
    QVERIFY(root().matches().openMatch(m_running));
    change();
    look("a running match", window());
    changeBack();
    tests::showPage(window(), &root().play());
    change();
    look("no match on the table", window());
    changeBack();
    root().play().resumeMatch(m_running);
    QTest::qWait(50);
    change();
    look("a match on the table", window());
    changeBack();
    root().play().resumeMatch(m_finished);
    QTest::qWait(50);
    change();
    look("the result", window());
    changeBack();

    root().play().newMatch({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    QTRY_VERIFY(dialog() != nullptr);
    change();
    look("new match", *dialog());
    changeBack();
    dialog()->reject();
    for (QWidget* page : std::initializer_list<QWidget*> {
             &root().home(), &root().settings(), &root().shortcuts(), root().factions() }) {
        tests::showPage(window(), page);
        QTest::qWait(50);
        change();
        look(page->metaObject()->className(), window());
        changeBack();
    }
    m_open->action(QStringLiteral("&Find anything…"))->trigger();
    QTest::qWait(50);
    change();
    look("the palette", *QApplication::activeWindow());
    changeBack();
    QApplication::activeWindow()->close();
    lookAtModal("about", [this] { m_open->action(QStringLiteral("&About Breakpoint"))->trigger(); });
    checkAsked();
}

void LanguageTest::saysOpenDialogsAgain()
{
    const auto press = [this](const char* button) {
        for (auto* each : tests::shownPage(window())->findChildren<QPushButton*>())
            if (each->isVisible() && each->text() == QString::fromUtf8(button))
                return each->click();
        QFAIL(button);
    };
    root().pairs().choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    lookAtModal("save pair", [&] { press("Save as…"); });
    // What was typed stays, and whether it will do is said anew.
    QVERIFY(tests::lookAtModal([&] { press("Save as…"); },
        [&](QDialog& asked) {
            asked.findChild<QLineEdit*>()->setText(QString(5, QChar(0x200B))); // nothing that can be seen
            change();
            QCOMPARE(asked.findChild<QLineEdit*>()->text().size(), 5);
            look("a name that cannot be shown", asked);
            changeBack();
            asked.findChild<QLineEdit*>()->setText(QStringLiteral("my robots"));
            asked.accept();
        }));
    lookAtModal("rename pair", [&] { press("Rename…"); });
    // One that is on the table is asked about; another goes at once, and can be brought back.
    root().play().resumeMatch(m_running);
    QVERIFY(root().matches().openMatch(m_running));
    tests::showPage(window(), &root().matches());
    lookAtModal("delete match", [&] { press("Delete"); });
    QVERIFY(root().matches().openMatch(m_finished));

    // The list of files is Qt's; what it is for and which files it shows is ours.
    const auto lookAtFiles = [&](const char* where, const std::function<void()>& open) {
        const auto lookAtIt = [&](QDialog& shown) {
            const auto* files = qobject_cast<QFileDialog*>(&shown);
            QVERIFY2(files != nullptr, where);
            const QStringList before { files->windowTitle(), files->nameFilters().constFirst() };
            ui::speak(QStringLiteral("de"));
            QCoreApplication::processEvents();
            const QStringList after { files->windowTitle(), files->nameFilters().constFirst() };
            ui::speak(QStringLiteral("en"));
            QCoreApplication::processEvents(); // menus are told, too
            for (qsizetype i = 0; i < after.size(); ++i)
                QVERIFY2(after[i] != before[i], where);
        };
        QVERIFY2(tests::lookAtModal(open, lookAtIt), where);
    };
    lookAtFiles("export", [&] { press("Export…"); });
    lookAtFiles("chart", [&] { press("Save…"); });
    lookAtFiles("back up", [this] { m_open->action(QStringLiteral("&Back up everything…"))->trigger(); });
    lookAtFiles("restore", [this] { m_open->action(QStringLiteral("&Restore a backup…"))->trigger(); });

    root().play().resumeMatch(m_running);
    tests::showPage(window(), &root().play());
    for (const char* asks : { "Offer a draw…", "Give up this match" }) {
        m_open->action(QString::fromUtf8(asks))->trigger();
        QTRY_VERIFY(dialog() != nullptr);
        change();
        look(asks, *dialog());
        changeBack();
        dialog()->reject();
        QTRY_VERIFY(dialog() == nullptr);
    }
    m_open->action(QStringLiteral("Give up this match"))->trigger();
    QTRY_VERIFY(dialog() != nullptr);
    ui::speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QStringList buttons;
    for (const QPushButton* button : dialog()->findChildren<QPushButton*>())
        buttons << button->text();
    buttons.sort();
    QCOMPARE(buttons, QStringList({ QStringLiteral("Aufgeben"), QStringLiteral("Weiterspielen") }));
    dialog()->reject();
}

void LanguageTest::goThroughPages(const See& see)
{
    tests::showPage(window(), &root().home());
    see("home", window());
    tests::showPage(window(), &root().settings());
    see("settings", window());
    tests::showPage(window(), &root().shortcuts());
    see("shortcuts", window());
    tests::showPage(window(), root().primer());
    see("two minutes", window());
    tests::showPage(window(), root().factions());
    see("own factions, none yet", window());
    root().factions()->create();
    see("own factions", window());
    tests::showPage(window(), &root().matches());
    root().matches().showSheet();
    see("score sheet", window());
    root().matches().showList();
    tests::showPage(window(), &root().pairs());
    root().pairs().choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    root().pairs().compare({ QStringLiteral("Aliens"), QStringLiteral("Pirates") });
    see("a comparison", window());
    tests::showPage(window(), &root().play());
    root().play().resumeMatch(m_running);
    QTest::qWait(50);
    action("&Show me how")->trigger();
    see("a match that teaches", window());
    action("What the ru&les say here")->trigger();
    see("rules beside the table", window());
}

void LanguageTest::goThroughDialogs(const See& see)
{
    const auto seeDialog = [&](const char* where, const std::function<void()>& open) {
        open();
        QTRY_VERIFY2(dialog() != nullptr, where);
        see(where, *dialog());
        dialog()->reject();
        QTRY_VERIFY2(dialog() == nullptr, where);
    };
    const auto seeModal = [&](const char* where, const std::function<void()>& open) {
        QVERIFY2(tests::lookAtModal(open, [&](QDialog& shown) { see(where, shown); }), where);
    };
    action("&Find anything…")->trigger();
    QTest::qWait(50);
    see("the palette", *QApplication::activeWindow());
    QApplication::activeWindow()->close();
    seeModal("about", [this] { action("&About Breakpoint")->trigger(); });
    seeDialog("deal", [this] { root().pairs().deal(); });
    tests::showPage(window(), &root().pairs());
    root().pairs().choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    seeModal("save pair", [this] { press("Save as…"); });
    tests::showPage(window(), &root().matches());
    root().matches().showList();
    seeModal("two days", [this] {
        for (QMenu* menu : root().matches().findChildren<QMenu*>())
            Q_EMIT menu->aboutToShow();
        action("From … to …")->trigger();
    });
    tests::showPage(window(), &root().play());
    root().play().resumeMatch(m_running); // one that is on the table is asked about
    QVERIFY(root().matches().openMatch(m_running));
    tests::showPage(window(), &root().matches());
    seeModal("delete", [this] { press("Delete"); });
    tests::showPage(window(), &root().play());
    seeDialog("draw", [this] { action("Offer a draw…")->trigger(); });
    seeDialog("give up", [this] { action("Give up this match")->trigger(); });
    seeDialog("discard piles", [this] {
        auto* board = accessibility::find<QAbstractItemView>(root().play(), QStringLiteral("Table"));
        if (board == nullptr)
            board = accessibility::find<QAbstractItemView>(root().play(), tests::inPseudo(QStringLiteral("Table")));
        QVERIFY(board != nullptr);
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        board->setFocus();
        QTest::keyClick(board, Qt::Key_D, Qt::ControlModifier);
    });
    seeDialog("new match", [this] { root().play().newMatch(); });
    seeDialog("factions", [this] {
        tests::showPage(window(), &root().home());
        root().home().findChild<ui::FactionTile*>()->click();
    });
}

void LanguageTest::saysFurtherPagesAgain()
{
    goThroughPages([this](const char* where, QWidget& at) { lookAgain(where, at); });
}

void LanguageTest::saysFurtherDialogsAgain()
{
    goThroughDialogs([this](const char* where, QWidget& at) { lookAgain(where, at); });
}

void LanguageTest::saysNoticesAgain()
{
    const auto lookAtNotice = [this](const char* where) {
        const auto* notice = tests::shownPage(window())->findChild<ui::NoticeBar*>();
        QVERIFY2(notice != nullptr && !notice->sentence().isEmpty(), where);
        const QString before = notice->sentence();
        change();
        QVERIFY2(notice->sentence() != before && !notice->sentence().isEmpty(), where);
        look(where, window());
        changeBack();
        QCOMPARE(notice->sentence(), before);
    };
    const auto press = [this](const char* button) {
        for (auto* each : tests::shownPage(window())->findChildren<QPushButton*>())
            if (each->isVisible() && each->text() == QString::fromUtf8(button))
                return each->click();
        QFAIL(button);
    };
    root().pairs().choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    QVERIFY(tests::lookAtModal([&] { press("Save as…"); },
        [](QDialog& asked) {
            asked.findChild<QLineEdit*>()->setText(QStringLiteral("my robots"));
            asked.accept();
        }));
    lookAtNotice("saved");
    press("Delete");
    lookAtNotice("deleted");

    // A fault is the store's: its reason, too, is told again.
    tests::showPage(window(), &root().matches());
    QVERIFY(!root().matches().openMatch(987654));
    lookAtNotice("a match that is not there");
}

/// What delegates, charts and bars write on the screen is read out by no widget, so it is taken from the paint itself.
void LanguageTest::paintsNoEnglish()
{
    QSet<QString> english = tests::englishWords();
    QVERIFY(english.size() > 300 && english.contains(QStringLiteral("vp")));
    ui::speak(QStringLiteral("de"));
    static const QRegularExpression between(QStringLiteral("[^\\p{L}]+"));
    for (const QString& own : data()) // names, and what the game says in German
        for (const QString& word : own.toLower().split(between, Qt::SkipEmptyParts))
            english.remove(word);
    const auto englishIn = [&](const QStringList& painted) {
        QStringList found;
        for (const QString& text : painted)
            for (const QString& word : text.toLower().split(between, Qt::SkipEmptyParts))
                if (word.size() > 1 && english.contains(word) && !found.contains(text))
                    found << text;
        return found;
    };
    const auto check = [&](const char* where, QWidget& at, int least) {
        QStringList painted;
        const auto isGerman = [&] {
            painted = tests::paintedIn(at);
            return painted.size() >= least && englishIn(painted).isEmpty();
        };
        (void)QTest::qWaitFor(isGerman, 10000); // columns that are still narrow break words
        QVERIFY2(painted.size() >= least, where);
        const QStringList found = englishIn(painted);
        QVERIFY2(found.isEmpty(),
            qPrintable(QString::fromLatin1(where) + QStringLiteral(":\n") + found.join(QLatin1Char('\n'))));
    };
    root().pairs().choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    check("pairs", window(), 60);
    tests::showPage(window(), &root().matches());
    check("matches", window(), 10);
    QVERIFY(root().matches().openMatch(m_finished));
    check("match", window(), 40);
    tests::showPage(window(), &root().play());
    check("no match", window(), 5);
    root().play().newMatch({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    QTRY_VERIFY(dialog() != nullptr);
    check("new match", *dialog(), 10);
    dialog()->reject();
    root().play().resumeMatch(m_running);
    check("a match on the table", window(), 20);
    root().play().resumeMatch(m_finished);
    check("the result", window(), 20);
    ui::speak(QStringLiteral("en"));
    tests::showPage(window(), &root().pairs());
    QTest::qWait(30);
    QVERIFY(englishIn(tests::paintedIn(window())).size() > 5); // the check itself: English is noticed
}

/// What an edition calls cards and factions is seen and may be typed; what is chosen keeps its name.
void LanguageTest::saysTheNamesOfAnEdition()
{
    core::language::setEditionNames(
        core::language::Language::German, { { "Robots", "Roboter" }, { "Hoverbot", "Schwebebot" } });
    const auto without = qScopeGuard([] { core::language::setEditionNames(core::language::Language::German, {}); });
    const auto shows = [](const QAbstractItemView* view, const QString& name) {
        for (int row = 0; row < view->model()->rowCount(); ++row)
            if (view->model()->index(row, 0).data().toString() == name)
                return true;
        return false;
    };
    ui::PairsPage& pairs = root().pairs();
    pairs.choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    const auto* gallery = accessibility::find<QAbstractItemView>(pairs, QStringLiteral("Factions"));
    const auto* cards = pairs.findChild<QTableView*>();
    QVERIFY(shows(gallery, QStringLiteral("Robots")) && shows(cards, QStringLiteral("Hoverbot")));
    ui::speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QVERIFY(shows(gallery, QStringLiteral("Roboter")) && shows(cards, QStringLiteral("Schwebebot")));
    QVERIFY(!shows(gallery, QStringLiteral("Robots")) && !shows(cards, QStringLiteral("Hoverbot")));

    // Matches are asked for by it, too.
    auto* filters = accessibility::find<QPushButton>(root().matches(), QStringLiteral("Add a filter"));
    Q_EMIT filters->menu()->aboutToShow();
    QStringList offered;
    for (const QMenu* menu : filters->menu()->findChildren<QMenu*>())
        for (const QAction* entry : menu->actions())
            offered << entry->text();
    QVERIFY(offered.contains(QStringLiteral("Roboter")) && !offered.contains(QStringLiteral("Robots")));

    // The rules are asked by either name.
    for (const char* name : { "Schwebebot", "Hoverbot" }) {
        root().rules().openTopic(QString::fromLatin1(name));
        const auto* entry = accessibility::find<QTextEdit>(root().rules(), QStringLiteral("Entry"));
        QVERIFY2(entry->toPlainText().contains(QStringLiteral("Schwebebot\n")), qPrintable(entry->toPlainText()));
    }
    root().rules().search(QStringLiteral("schwebebot"));
    const auto* found = accessibility::find<QAbstractItemView>(root().rules(), QStringLiteral("Found in the rules"));
    QVERIFY(shows(found, QStringLiteral("Schwebebot")));
}

void LanguageTest::losesNothing()
{
    // Typed and chosen in one language, it is there in the other.
    root().play().newMatch({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    QTRY_VERIFY(dialog() != nullptr);
    const QList<QLineEdit*> fields = dialog()->findChildren<QLineEdit*>();
    const auto person = std::find_if(
        fields.begin(), fields.end(), [](const QLineEdit* field) { return field->text() == QLatin1String("You"); });
    const auto other = std::find_if(
        fields.begin(), fields.end(), [](const QLineEdit* field) { return field->text() == QLatin1String("Marrow"); });
    QVERIFY(person != fields.end() && other != fields.end());
    (*other)->setText(QStringLiteral("Zöe"));
    const auto indexes = [] {
        QList<int> all;
        for (const QComboBox* box : dialog()->findChildren<QComboBox*>())
            all << box->currentIndex();
        return all;
    };
    for (QComboBox* box : dialog()->findChildren<QComboBox*>())
        // Whoever sits there gives it its name; another game has another form.
        if (!box->accessibleName().endsWith(QLatin1String("player")) && box->accessibleName() != QLatin1String("Game"))
            box->setCurrentIndex(box->count() - 1);
    const QList<int> chosen = indexes(); // once the printing has said which factions there are
    ui::speak(QStringLiteral("de"));
    QTRY_COMPARE((*person)->text(), QStringLiteral("Du"));
    QCOMPARE((*other)->text(), QStringLiteral("Zöe"));
    QCOMPARE(indexes(), chosen);
    ui::speak(QStringLiteral("en"));
    QTRY_COMPARE((*person)->text(), QStringLiteral("You"));
    dialog()->reject();

    // A match goes on where it was, and a stored one stays at its move.
    tests::showPage(window(), &root().play());
    root().play().resumeMatch(m_running);
    const std::int64_t id = root().play().matchId();
    QCOMPARE(id, m_running);
    ui::speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(root().play().matchId(), id);
    QVERIFY(root().play().hasRunningMatch());
    tests::showPage(window(), &root().matches());
    QVERIFY(root().matches().openMatch(m_finished));
    auto* moves = root().matches().findChild<QTableView*>(QStringLiteral("moves"));
    QVERIFY(moves != nullptr);
    moves->setCurrentIndex(moves->model()->index(7, 0));
    ui::speak(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(moves->currentIndex().row(), 7);
    tests::showPage(window(), &root().rules());
    root().rules().search(QStringLiteral("scores"));
    ui::speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(root().rules().focusProxy()->property("text").toString(), QStringLiteral("scores"));
}

void LanguageTest::theCheckSeesWhatIsClipped()
{
    QWidget place;
    QLabel label(QStringLiteral("a long label"), &place);
    QPushButton button(QStringLiteral("a long button"), &place);
    place.resize(400, 200);
    label.setGeometry(0, 0, 200, 40);
    button.setGeometry(0, 50, 200, 40);
    place.show();
    QCOMPARE(tests::clippedIn(place), QStringList());
    label.resize(20, 40);
    QCOMPARE(tests::clippedIn(place).size(), 1);
    button.move(380, 50);
    QCOMPARE(tests::clippedIn(place).size(), 2);
    label.setWordWrap(true);
    label.setGeometry(0, 0, 60, 10);
    QCOMPARE(tests::clippedIn(place).size(), 2);
}

void LanguageTest::clipsNothing_data()
{
    QTest::addColumn<int>("direction");
    QTest::newRow("from the left") << static_cast<int>(Qt::LeftToRight);
    QTest::newRow("from the right") << static_cast<int>(Qt::RightToLeft);
}

/// Texts 40 % longer than English find room on every page and dialog, from whichever side lines are read.
void LanguageTest::clipsNothing()
{
    QFETCH(int, direction);
    const auto check = [this](const char* where, QWidget& at) { checkClipped(where, at); };
    QGuiApplication::setLayoutDirection(static_cast<Qt::LayoutDirection>(direction));
    change();
    QCOMPARE(window().layoutDirection(), static_cast<Qt::LayoutDirection>(direction));
    check("an empty pair", window());
    root().pairs().choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    check("pairs", window());
    tests::showPage(window(), &root().rules());
    check("rules", window());
    root().rules().openTopic(QStringLiteral("Powderkeg"));
    check("an entry", window());
    tests::showPage(window(), &root().matches());
    check("matches", window());
    QVERIFY(root().matches().openMatch(m_finished));
    check("match", window());
    tests::showPage(window(), &root().play());
    check("no match", window());
    root().play().newMatch({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    QTRY_VERIFY(dialog() != nullptr);
    check("new match", *dialog());
    dialog()->reject();
    root().play().resumeMatch(m_finished);
    check("result", window());
    root().play().resumeMatch(m_running);
    check("play", window());
    QVERIFY(!window().grab().isNull());
    goThroughPages(check);
}

void LanguageTest::clipsNothingInDialogs()
{
    QFETCH(int, direction);
    QGuiApplication::setLayoutDirection(static_cast<Qt::LayoutDirection>(direction));
    change();
    goThroughDialogs([this](const char* where, QWidget& at) { checkClipped(where, at); });
}

/// Home without a match is another page.
void LanguageTest::clipsNothingAtTheFirstStart()
{
    QFETCH(int, direction);
    m_open.reset();
    m_open = std::make_unique<tests::OpenWindow>();
    QVERIFY2(m_open->error().isEmpty(), qPrintable(m_open->error()));
    QGuiApplication::setLayoutDirection(static_cast<Qt::LayoutDirection>(direction));
    change();
    checkClipped("home", window());
    tests::showPage(window(), &root().matches());
    checkClipped("no match yet", window());
    tests::showPage(window(), &root().play());
    checkClipped("nothing on the table", window());
}

void LanguageTest::checkClipped(const char* where, QWidget& at)
{
    QTest::qWait(30);
    QStringList clipped;
    (void)QTest::qWaitFor(
        [&] { return (clipped = tests::clippedIn(at)).isEmpty(); }, 10000); // a layout takes its turns
    if (!clipped.isEmpty()) // all there is, not only the first place
        QTest::qFail(qPrintable(QString::fromLatin1(where) + QStringLiteral(":\n") + clipped.join(QLatin1Char('\n'))),
            __FILE__, __LINE__);
}

/// The extractor names a text's context by reading the sources, the program by running: both are the same.
void LanguageTest::checkAsked()
{
    QFile file(QStringLiteral(TESTS_SOURCE_DIR "/../translations/breakpoint_de.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSet<QString> known;
    QSet<QString> contexts;
    QString context;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
            contexts.insert(context);
        } else if (xml.name() == QLatin1String("source")) {
            known.insert(context + QStringLiteral(": ") + xml.readElementText());
        }
    }
    QVERIFY(known.size() > 300);
    for (const QString& asked : m_pseudo->asked()) {
        const QString of = asked.section(QStringLiteral(": "), 0, 0);
        // Qt has words of its own; those of the match options are still a table that the extractor cannot read.
        if ((contexts.contains(of) || of.startsWith(QLatin1String("ui::")) || of.startsWith(QLatin1String("app::")))
            && of != QLatin1String("ui::OptionWords"))
            QVERIFY2(known.contains(asked), qPrintable(asked));
    }
}

REGISTER_TEST(LanguageTest)
#include "language_test.moc"
