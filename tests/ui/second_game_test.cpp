#include "app/composition.h"
#include "app/composition_root.h"
#include "app/settings.h"
#include "database/database.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/sample_game.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/play/new_match_dialog.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/table/gallery.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

/// The window over several games: two made-up ones with pairs and articles, and one that has neither.
class SecondGameTest final : public QObject {
    Q_OBJECT

private:
    /// Piers under another name, as a second game with pairs and articles.
    class Harbour final : public samples::PairGame {
    public:
        std::string id() const override { return "harbour"; }
        std::string name() const override { return "Harbour"; }
    };

    samples::PairGame m_piers;
    Harbour m_harbour;
    tests::TowerGame m_towers;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Composition> m_composition;
    std::unique_ptr<database::Database> m_articles;
    std::unique_ptr<tests::MemoryMatchStore> m_matches;
    samples::MemoryPairStore m_pairs;
    std::unique_ptr<app::CompositionRoot> m_root;

    ui::MainWindow& window() { return m_root->window(); }

    /// Each has one article, on its own tide.
    void keep(const core::Game& game)
    {
        core::ArticleBook book;
        core::Article& article = book.articles.emplace_back();
        article.address = "rules/1";
        article.kind = "chapter";
        article.title = "Tide";
        article.text = { "The tide of " + game.name() + " turns at noon." };
        QVERIFY(m_articles->articles().storeArticles(game.id(), book).ok());
    }

    void open(const core::Shelf& games)
    {
        app::Handbooks rules;
        for (const core::Game* game : games)
            if (game->has(core::Has::Pairs) || game == &tests::starRealms())
                rules.emplace_back(game, &m_articles->articles());
        m_root = std::make_unique<app::CompositionRoot>(*qApp, *m_composition, *m_settings);
        m_root->build(games, *m_matches, m_pairs, rules);
        window().resize(1440, 900);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }

    QStringList pageNames()
    {
        QStringList names;
        for (const QToolButton* button : window().findChildren<QToolButton*>())
            if (button->isCheckable() && !button->text().isEmpty())
                names << button->text();
        return names;
    }

    /// The choice of a game around a page; null where there is none.
    static QComboBox* games(QWidget& page)
    {
        for (QWidget* around = page.parentWidget(); around != nullptr; around = around->parentWidget())
            for (QComboBox* box : around->findChildren<QComboBox*>(QString(), Qt::FindDirectChildrenOnly))
                if (tests::says(box->accessibleName(), QStringLiteral("Game")))
                    return box;
        return nullptr;
    }

    QString entry() { return m_root->rules().findChild<QTextBrowser*>()->toPlainText(); }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }

    void init()
    {
        tests::speakNext();
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<app::Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_composition
            = std::make_unique<app::Composition>(m_folder->filePath(QStringLiteral("unused.db")).toStdString());
        core::StoreResult result;
        m_articles = database::Database::open(":memory:", result);
        QVERIFY2(m_articles != nullptr, result.error.c_str());
        keep(m_piers);
        keep(m_harbour);
        m_matches = std::make_unique<tests::MemoryMatchStore>();
        m_pairs = {};
    }

    void cleanup()
    {
        ui::speak(QStringLiteral("en"));
        m_root.reset();
        m_articles.reset();
    }

    void whatNoGameHasHasNoPage()
    {
        open(core::Shelf(m_towers));
        const QStringList names = pageNames();
        QCOMPARE(names.size(), 4);
        for (const char* page : { "Home", "Play", "Matches", "Settings" })
            QVERIFY2(std::any_of(names.begin(), names.end(),
                         [page](const QString& name) { return tests::says(name, QLatin1String(page)); }),
                page);
        window().showPage(&m_root->play());
        window().rulesAsked(QStringLiteral("Ram")); // and there are no rules to be led to
        QCOMPARE(window().currentPage(), &m_root->play());
    }

    /// Where one game has it, nothing on its page speaks of games.
    void oneGamesPageIsThePage()
    {
        open(core::Shelf({ &m_towers, &m_piers }));
        QCOMPARE(pageNames().size(), 6);
        window().showPage(&m_root->pairs());
        QCOMPARE(window().currentPage(), &m_root->pairs());
        window().showPage(&m_root->rules());
        QCOMPARE(window().currentPage(), &m_root->rules());
    }

    void eachGameHasItsPairs()
    {
        open(core::Shelf({ &m_piers, &m_towers, &m_harbour }));
        QCOMPARE(pageNames().size(), 6);
        QCOMPARE(&m_root->pairs().game(), static_cast<const core::Game*>(&m_piers));
        QComboBox* const box = games(m_root->pairs());
        QVERIFY(box != nullptr);
        QCOMPARE(box->count(), 2); // towers have none
        box->setCurrentText(QStringLiteral("Harbour"));
        QCOMPARE(&m_root->pairs().game(), static_cast<const core::Game*>(&m_harbour));
        m_root->pairs().choose({ QStringLiteral("Raiders"), QStringLiteral("Keepers") });
        accessibility::withText<QPushButton>(m_root->pairs(), QStringLiteral("Play this pair"))->click();
        QTRY_VERIFY(accessibility::dialog() != nullptr);
        QStringList chosen;
        for (const QComboBox* each : accessibility::dialog()->findChildren<QComboBox*>())
            if (tests::says(each->accessibleName(), QStringLiteral("Game")))
                chosen << each->currentText();
        QCOMPARE(chosen, QStringList(QStringLiteral("Harbour")));
        const auto* dialog = qobject_cast<ui::NewMatchDialog*>(accessibility::dialog());
        QCOMPARE(dialog->plan().game, QStringLiteral("harbour"));
        QCOMPARE(dialog->plan().seats.front().factions,
            QStringList({ QStringLiteral("Raiders"), QStringLiteral("Keepers") }));
        accessibility::dialog()->reject();
    }

    void rulesAreThoseOfTheGameInFront()
    {
        open(core::Shelf({ &m_piers, &m_towers, &m_harbour }));
        window().showPage(games(m_root->pairs())->parentWidget());
        games(m_root->pairs())->setCurrentText(QStringLiteral("Harbour"));
        window().rulesAsked(QStringLiteral("Tide")); // of the pairs of that game
        QVERIFY2(entry().contains(QStringLiteral("tide of Harbour")), qPrintable(entry()));
        const ui::RulesPage* const harbours = &m_root->rules();
        QCOMPARE(games(m_root->rules())->currentText(), QStringLiteral("Harbour"));

        const std::int64_t piers = samples::playInto(*m_matches, m_piers, 3);
        const std::int64_t towers = samples::playInto(*m_matches, m_towers, 4);
        window().showPage(&m_root->matches());
        QVERIFY(m_root->matches().openMatch(piers));
        m_root->matches().rulesAsked(QStringLiteral("Tide"));
        QVERIFY(&m_root->rules() != harbours);
        QVERIFY2(entry().contains(QStringLiteral("tide of Fake Piers")), qPrintable(entry()));

        // A game without articles is not looked up in another's.
        m_root->rules().forget();
        window().showPage(&m_root->matches());
        QVERIFY(m_root->matches().openMatch(towers));
        window().rulesAsked(QStringLiteral("Tide"));
        QVERIFY2(!entry().contains(QStringLiteral("tide of")), qPrintable(entry()));
        // From the rules themselves it is those that are shown.
        window().rulesAsked(QStringLiteral("Tide"));
        QVERIFY2(entry().contains(QStringLiteral("tide of Fake Piers")), qPrintable(entry()));
    }

    void theKeyboardComesToThePageThatIsShown()
    {
        open(core::Shelf({ &m_piers, &m_harbour }));
        window().rulesAsked({});
        for (const char* name : { "Harbour", "Fake Piers" }) {
            games(m_root->rules())->setCurrentText(QLatin1String(name));
            games(m_root->rules())->parentWidget()->setFocus(Qt::TabFocusReason);
            QVERIFY(m_root->rules().isAncestorOf(window().focusWidget()));
        }
        const QStringList nameless = accessibility::nameless(window());
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }

    /// A game without pairs has its cards in their place; F1 asks its own rules about the card that is shown.
    void cardsStandInThePlaceOfPairs()
    {
        keep(tests::starRealms());
        open(core::Shelf({ &m_piers, &tests::starRealms() }));
        m_root->showPairs(tests::starRealms());
        ui::Gallery* const gallery = m_root->gallery();
        QVERIFY(gallery != nullptr && gallery->isVisible());
        QComboBox* const choice = games(*gallery);
        QVERIFY(choice != nullptr);
        QCOMPARE(choice->currentText(), QStringLiteral("Star Realms"));
        choice->setCurrentIndex(0);
        QVERIFY(!gallery->isVisible() && m_root->pairs().isVisible());
        choice->setCurrentIndex(1);
        gallery->open(QStringLiteral("Stinger"));
        QTest::keyClick(gallery->focusWidget(), Qt::Key_F1);
        QTRY_VERIFY(m_root->rules().isVisible());
        QCOMPARE(games(m_root->rules())->currentText(), QStringLiteral("Star Realms"));
    }

    void aGameOfCardsAloneHasNoPageOfPairs()
    {
        open(core::Shelf(tests::starRealms()));
        QVERIFY(pageNames().contains(tests::inWords(QStringLiteral("Cards"))));
        QVERIFY(!pageNames().contains(tests::inWords(QStringLiteral("Pairs"))));
        m_root->showPairs(tests::starRealms());
        QVERIFY(m_root->gallery()->isVisible());
        QVERIFY(games(*m_root->gallery()) == nullptr);
    }
};

REGISTER_TEST(SecondGameTest)
#include "second_game_test.moc"
