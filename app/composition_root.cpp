#include "app/composition_root.h"

#include "app/backup_desk.h"
#include "app/open_al_speaker.h"
#include "app/opened_file.h"
#include "app/settings.h"
#include "database/database.h"
#include "ui/arrivals.h"
#include "ui/dialogs/folder_settings.h"
#include "ui/find/find_palette.h"
#include "ui/main_menu.h"
#include "ui/main_window.h"
#include "ui/pages/factions/factions_page.h"
#include "ui/pages/game_pages.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/home/home_presenter.h"
#include "ui/pages/home/play_now_card.h"
#include "ui/pages/lab/lab_page.h"
#include "ui/pages/lab/lab_presenter.h"
#include "ui/pages/lab/worth_page.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/primer/primer_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shortcuts_page.h"
#include "ui/shade.h"
#include "ui/sound/sounds.h"
#include "ui/table/gallery.h"
#include "ui/table/table_factory.h"
#include "ui/theme.h"

#include <QAction>
#include <QRandomGenerator>

#include <algorithm>
#include <map>

namespace app {

namespace {

constexpr int kPatience = 200; // milliseconds that the window may stand still for another program's writing

}

CompositionRoot::CompositionRoot(
    QApplication& application, Composition& composition, Settings& settings, ui::Speaker* speaker)
    : m_composition(composition)
    , m_settings(settings)
    , m_theme(std::make_unique<ui::Theme>(application))
    , m_speaker(speaker == nullptr ? std::make_unique<OpenAlSpeaker>() : nullptr)
    , m_sounds(std::make_unique<ui::Sounds>(settings, speaker == nullptr ? *m_speaker : *speaker))
{
}

CompositionRoot::~CompositionRoot()
{
    ui::keepExportFolder(nullptr);
}

bool CompositionRoot::build(QString& error)
{
    database::Database* database = m_composition.database();
    if (database == nullptr) {
        error = QString::fromStdString(m_composition.databaseError().error);
        return false;
    }
    core::Problems problems;
    const core::Shelf games = m_composition.games(problems);
    const Handbooks rules = m_composition.handbooks(games, problems);
    if (games.empty() || !problems.empty()) {
        for (const core::Problem& problem : problems)
            error += QString::fromStdString(problem.text()) + QLatin1Char('\n');
        return false;
    }
    build(games, database->matches(), database->pairs(), rules, database->matchesElsewhere(), &database->factions(),
        &database->labs());
    m_matches->setGameMemory(m_settings);
    m_matches->setAnalyses(&database->analyses());
    m_matches->setPuzzles(database->puzzles(), [](const core::Game& game) {
        core::Problems faults; // what cannot be read is not there
        return Composition::shippedPuzzles(game.id(), faults);
    });
    m_matches->setStatistics(&database->statistics(), database->statisticsElsewhere());
    m_matches->setStamp([database] { return database->stampOfMatches(); });
    for (const auto& [game, page] : m_pairs.all)
        page->setLabs(Composition::findingsReader(game->id()), &database->labs());
    for (const auto& [game, page] : m_labs.all)
        page->presenter().setFindings(Composition::findingsReader(game->id()));
    for (ui::Gallery* const page : m_galleries)
        page->setFindings(Composition::findingsReader(page->game().id()));
    // The window waits for no other program; a match that could not be written tries again by itself.
    database->wait(kPatience);
    m_desk = std::make_unique<BackupDesk>(*m_window, m_composition);
    QObject::connect(m_window.get(), &ui::MainWindow::backupAsked, m_desk.get(), &BackupDesk::backUp);
    QObject::connect(m_window.get(), &ui::MainWindow::restoreAsked, m_desk.get(), &BackupDesk::restore);
    QObject::connect(m_desk.get(), &BackupDesk::restoreChosen, m_window.get(), [this](const QString& file) {
        m_restore = file;
        m_window->close();
    });
    QObject::connect(m_window.get(), &ui::MainWindow::filesDropped, m_desk.get(),
        [this](const QStringList& files) { openFiles(files); });
    return true;
}

template <class Page>
Page* CompositionRoot::Pages<Page>::of(const core::Game* game) const
{
    const auto found = std::find_if(all.begin(), all.end(), [game](const auto& each) { return each.first == game; });
    return found == all.end() ? nullptr : found->second;
}

template <class Page>
Page* CompositionRoot::Pages<Page>::shown() const
{
    auto* const page = several == nullptr ? nullptr : qobject_cast<Page*>(several->shownPage());
    return page == nullptr ? all.front().second : page;
}

template <class Page>
const core::Game* CompositionRoot::Pages<Page>::shownGame() const
{
    const QWidget* const page = several == nullptr ? widget() : several->shownPage();
    for (const auto& [game, each] : all)
        if (each == page)
            return game;
    for (const auto& [game, each] : others)
        if (each == page)
            return game;
    return nullptr;
}

template <class Page>
void CompositionRoot::Pages<Page>::show(QWidget* page) const
{
    if (several != nullptr)
        several->showPage(page);
}

template <class Page>
QWidget* CompositionRoot::Pages<Page>::widget() const
{
    if (several != nullptr)
        return several;
    return !all.empty() ? all.front().second : !others.empty() ? others.front().second : nullptr;
}

ui::PairsPage& CompositionRoot::pairs()
{
    return *m_pairs.shown();
}

ui::PrimerPage* CompositionRoot::primer()
{
    return m_primers.empty() ? nullptr : m_primers.shown();
}

ui::RulesPage& CompositionRoot::rules()
{
    return *m_rules.shown();
}

void CompositionRoot::showRules(const core::Game& game)
{
    if (ui::RulesPage* const page = m_rules.of(&game))
        m_rules.show(page);
    if (m_rules.widget() != nullptr)
        m_window->showPage(m_rules.widget());
}

template <class Page>
void CompositionRoot::makeSeveral(Pages<Page>& pages)
{
    if (pages.all.size() + pages.others.size() < 2)
        return;
    pages.several = new ui::GamePages;
    for (const auto& [game, page] : pages.all)
        pages.several->add(*game, page);
    for (const auto& [game, page] : pages.others)
        pages.several->add(*game, page);
}

template <class Page>
void CompositionRoot::addPages(Pages<Page>& pages, QString (*name)(), const char* id, bool aside)
{
    makeSeveral(pages);
    if (pages.several != nullptr)
        pages.several->remember(m_settings, QString::fromLatin1(id));
    if (pages.widget() != nullptr)
        m_window->addPage(pages.widget(),
            { QString::fromLatin1(id), name, QString::fromLatin1(id), ui::MainWindow::Place::Top, {}, nullptr, aside });
}

void CompositionRoot::addGalleries(const core::Shelf& games)
{
    for (const core::Game* game : games)
        if (ui::Gallery* const page = game->has(core::Has::Pairs) ? nullptr : ui::makeGallery(*game)) {
            m_pairs.others.emplace_back(game, page);
            m_galleries.push_back(page);
        }
}

void CompositionRoot::showPairs(const core::Game& game)
{
    for (const auto& [each, page] : m_pairs.others)
        if (each == &game)
            m_pairs.show(page);
    if (ui::PairsPage* const page = m_pairs.of(&game))
        m_pairs.show(page);
    if (m_pairs.widget() != nullptr)
        m_window->showPage(m_pairs.widget());
}

/// The page of one of these games, or the one that was looked at last, which says what it does not take.
ui::PairsPage* CompositionRoot::pairsOfOneOf(const QSet<QString>& games) const
{
    for (const auto& [game, page] : m_pairs.all)
        if (games.contains(QString::fromStdString(game->id())))
            return page;
    return m_pairs.shown();
}

/// Each file on the page where its kind is at home. Of backups one can be restored.
void CompositionRoot::openFiles(const QStringList& files)
{
    QStringList matches;
    QStringList factions;
    QStringList backups;
    std::map<ui::PairsPage*, QStringList> pairs;
    for (const QString& file : files) {
        const OpenedFile opened = lookInto(file);
        if (opened.kind == OpenedFile::Kind::Backup)
            backups << file;
        else if (opened.kind == OpenedFile::Kind::Faction && m_factions != nullptr)
            factions << file;
        else if (opened.kind == OpenedFile::Kind::Pairs && !m_pairs.empty())
            pairs[pairsOfOneOf(opened.games)] << file;
        else
            matches << file;
    }
    for (const auto& [page, paths] : pairs) {
        m_pairs.show(page);
        m_window->showPage(m_pairs.widget());
        page->openFiles(paths);
    }
    if (!factions.isEmpty()) {
        m_window->showPage(m_factions);
        m_factions->openFiles(factions);
    }
    if (!matches.isEmpty()) {
        m_window->showPage(m_matches);
        m_matches->openFiles(matches);
    }
    if (m_desk != nullptr && !backups.isEmpty())
        m_desk->restoreFrom(backups.constFirst());
}

void CompositionRoot::build(const core::Shelf& games, core::MatchStore& matches, core::PairStore& pairs,
    const Handbooks& rules, const core::OpenMatches& elsewhere, core::FactionStore* factions, core::LabStore* labs)
{
    const ui::Theme::Undressed undressed(*m_theme); // until every widget has its parent
    m_window = std::make_unique<ui::MainWindow>(*m_theme, m_settings);
    ui::keepExportFolder(&m_settings);
    new ui::Arrivals(m_settings, m_window.get());
    new ui::Shade(m_window.get());
    for (const core::Game* game : games)
        if (game->has(core::Has::Pairs))
            m_pairs.all.emplace_back(
                game, new ui::PairsPage(*game, pairs, QRandomGenerator::global()->generate64(), &m_settings));
    addGalleries(games);
    m_play = new ui::PlayPage(
        ui::PlayRoom { games, &matches, &pairs, &m_settings, {}, &m_settings, rules, m_sounds.get() });
    m_home = new ui::HomePage(ui::HomeRoom { games, matches, elsewhere, &pairs, &m_settings });
    m_matches = new ui::MatchesPage(games, matches, elsewhere, &m_settings);
    for (const auto& [game, articles] : rules)
        m_rules.all.emplace_back(game, new ui::RulesPage(*game, *articles, &m_settings));
    using ui::MainWindow;
    m_window->addPage(
        m_home, { QStringLiteral("home"), [] { return MainWindow::tr("Home"); }, QStringLiteral("home") });
    m_window->addPage(
        m_play, { QStringLiteral("play"), [] { return MainWindow::tr("Play"); }, QStringLiteral("play") });
    if (m_pairs.empty())
        addPages(
            m_pairs, [] { return MainWindow::tr("Cards"); }, "pairs", false);
    else
        addPages(
            m_pairs, [] { return MainWindow::tr("Pairs"); }, "pairs", false);
    m_window->addPage(
        m_matches, { QStringLiteral("matches"), [] { return MainWindow::tr("Matches"); }, QStringLiteral("matches") });
    addLab(games, labs);
    addPages(
        m_rules, [] { return MainWindow::tr("Rules"); }, "rules", true);
    addSettings(games);
    addPrimers(games);
    for (const core::Game* game : games)
        if (game->own() != nullptr && factions != nullptr && m_factions == nullptr)
            addFactions(*game, *factions);
    connectPages();
    connectRules();
    connectHome();
    makePalette(games, matches, pairs, rules, elsewhere);
}

/// Where a game has neither pairs nor roles there may be cards to ask about.
void CompositionRoot::addLab(const core::Shelf& games, core::LabStore* labs)
{
    for (const core::Game* game : games) {
        if (!core::hasLab(*game) || labs == nullptr) {
            if (core::knowsCardWorths(*game))
                m_labs.others.emplace_back(game, new ui::WorthPage(*game));
            continue;
        }
        auto* const page = new ui::LabPage(*game, labs);
        m_labs.all.emplace_back(game, page);
        // A lab that chooses its options means matches with these.
        const auto withOptions = [game, page](ui::MatchPlan plan) {
            if (!game->roles().empty())
                plan.options.clear();
            for (const auto& [name, value] : page->presenter().options())
                plan.options[QString::fromStdString(name)] = QString::fromStdString(value);
            return plan;
        };
        QObject::connect(page, &ui::LabPage::matchAsked, m_play,
            [this, game, withOptions](const QString& set, const QList<QStringList>& pairs) {
                m_window->showPage(m_play);
                m_play->offer(withOptions(
                    ui::planWith(*game, set, pairs, m_settings.lastPlan(QString::fromStdString(game->id())))));
            });
        QObject::connect(page, &ui::LabPage::watchAsked, m_play,
            [this, game, withOptions](
                const QString& set, const QList<QStringList>& pairs, const QString& player, const QString& seed) {
                m_window->showPage(m_play);
                m_play->playOnce(withOptions(ui::planToWatch(*game, set, pairs, player, seed)));
            });
    }
    addPages(
        m_labs, [] { return ui::MainWindow::tr("Lab"); }, "lab", false);
}

void CompositionRoot::showLab(const core::Game& game)
{
    for (const auto& [each, page] : m_labs.others)
        if (each == &game)
            m_labs.show(page);
    if (ui::LabPage* const page = m_labs.of(&game))
        m_labs.show(page);
    if (m_labs.widget() != nullptr)
        m_window->showPage(m_labs.widget());
}

void CompositionRoot::connectPages()
{
    const auto refreshPairs = [this] {
        for (const auto& [game, page] : m_pairs.all)
            page->refresh(); // it tells how often a pair was played
    };
    QObject::connect(m_window.get(), &ui::MainWindow::newMatchAsked, m_play, [this] {
        m_window->showPage(m_play);
        m_play->newMatch();
    });
    for (const auto& [game, page] : m_pairs.all)
        QObject::connect(page, &ui::PairsPage::playAsked, m_play,
            [this, id = QString::fromStdString(game->id())](const QStringList& factions, const QString& set) {
                m_window->showPage(m_play);
                m_play->newMatch(factions, set, id);
            });
    for (const auto& [game, page] : m_pairs.all)
        QObject::connect(page, &ui::PairsPage::matchAsked, m_play,
            [this, game = game](const QString& set, const QList<QStringList>& pairs) {
                m_window->showPage(m_play);
                m_play->offer(ui::planWith(*game, set, pairs, m_settings.lastPlan(QString::fromStdString(game->id()))));
            });
    QObject::connect(m_play, &ui::PlayPage::homeAsked, m_home, [this] { m_window->showPage(m_home); });
    QObject::connect(m_play, &ui::PlayPage::matchAsked, m_matches, [this](std::int64_t id) { openMatch(id); });
    QObject::connect(m_play, &ui::PlayPage::analysisAsked, m_matches, [this](std::int64_t id) {
        openMatch(id);
        m_matches->analyse(id);
    });
    QObject::connect(m_play, &ui::PlayPage::momentAsked, m_matches,
        [this](std::int64_t id, int choices) { openMatch(id, choices); });
    QObject::connect(m_play, &ui::PlayPage::matchesChanged, m_matches, [this, refreshPairs] {
        refreshPairs();
        m_matches->refresh();
    });
    QObject::connect(m_play, &ui::PlayPage::matchEnded, m_matches, &ui::MatchesPage::matchEnded);
    QObject::connect(m_matches, &ui::MatchesPage::matchesChanged, m_play, refreshPairs);
    QObject::connect(m_matches, &ui::MatchesPage::matchRemoved, m_play, &ui::PlayPage::forgetMatch);
    QObject::connect(m_matches, &ui::MatchesPage::continueAsked, m_play, [this](std::int64_t id) {
        m_window->showPage(m_play);
        m_play->resumeMatch(id);
    });
    QObject::connect(m_matches, &ui::MatchesPage::playAsked, m_play, [this] {
        m_window->showPage(m_play);
        m_play->newMatch();
    });
    QObject::connect(m_window.get(), &ui::MainWindow::pageAsked, m_matches, [this](const QWidget* page) {
        if (page == m_matches)
            m_matches->leaveMatch();
        else if (page == m_pairs.widget() && !m_pairs.empty())
            m_pairs.shown()->leaveComparison();
        else if (page == m_rules.widget() && !m_rules.empty())
            m_rules.shown()->setFocus(Qt::OtherFocusReason); // to its search, whatever was read last
    });
    QObject::connect(m_window.get(), &ui::MainWindow::pageShown, m_play, [this](const QWidget* shown) {
        if (shown == m_rules.widget())
            for (const auto& [game, page] : m_rules.all)
                page->setMatchWaiting(m_play->hasRunningMatch());
        if (shown != m_matches)
            return;
        // A match that is played on the Play page grows while nobody looks at the list.
        m_matches->setMatchOnTable(m_play->matchId());
        m_matches->refresh();
    });
}

void CompositionRoot::connectRules()
{
    QObject::connect(m_window.get(), &ui::MainWindow::rulesAsked, m_play, [this](const QString& topic) {
        const QWidget* const front = m_window->currentPage();
        if (front == m_play && m_play->showRules(topic))
            return;
        openRules(topic,
            front == m_play                 ? m_play->game()
                : front == m_matches        ? m_matches->game()
                : front == m_pairs.widget() ? m_pairs.shownGame()
                                            : nullptr);
    });
    QObject::connect(
        m_play, &ui::PlayPage::rulesAsked, m_play, [this](const QString& topic) { openRules(topic, m_play->game()); });
    QObject::connect(m_play, &ui::PlayPage::articleAsked, m_play, [this](const QString& address, const QString& words) {
        openRules({}, m_play->game());
        if (address.isEmpty())
            m_rules.shown()->search(words);
        else
            m_rules.shown()->open(address);
    });
    QObject::connect(m_matches, &ui::MatchesPage::rulesAsked, m_play,
        [this](const QString& topic) { openRules(topic, m_matches->game()); });
    for (ui::Gallery* const page : m_galleries)
        QObject::connect(page, &ui::Gallery::rulesAsked, m_play,
            [this, page](const QString& card) { openRules(card, &page->game()); });
    for (const auto& [game, page] : m_rules.all) {
        QObject::connect(m_play, &ui::PlayPage::handedOver, page, &ui::RulesPage::forget);
        QObject::connect(page, &ui::RulesPage::matchAsked, m_play, [this] { m_window->showPage(m_play); });
    }
}

void CompositionRoot::openMatch(std::int64_t id, int choices)
{
    m_matches->refresh();
    m_window->showPage(m_matches);
    m_matches->openMatch(id, choices);
}

void CompositionRoot::openPair(const QStringList& factions, const QString& set, const QString& game)
{
    const auto found = std::find_if(m_pairs.all.begin(), m_pairs.all.end(),
        [id = game.toStdString()](const auto& each) { return each.first->id() == id; });
    if (found == m_pairs.all.end())
        return;
    m_pairs.show(found->second);
    m_window->showPage(m_pairs.widget());
    found->second->chooseSet(set);
    found->second->choose(factions);
}

/// Finds anything, and opens it on the page where it is at home.
void CompositionRoot::makePalette(const core::Shelf& games, core::MatchStore& matches, core::PairStore& pairs,
    const Handbooks& rules, const core::OpenMatches& elsewhere)
{
    ui::FindRoom room { games, rules, matches, elsewhere, &pairs, {}, {}, {}, {}, {} };
    room.pages = [this] { return m_window->menu().pages(); };
    room.commands = [this] {
        QList<QAction*> commands = m_window->menu().actions();
        for (QAction* page : m_window->menu().pages())
            commands.removeOne(page);
        return commands + m_play->commands();
    };
    room.openArticle = [this](const core::Game& game, const QString& address) {
        m_rules.show(m_rules.of(&game));
        m_window->showPage(m_rules.widget());
        m_rules.shown()->open(address);
    };
    for (QAction* command : m_play->commands())
        QObject::connect(command, &QAction::triggered, m_play, [this] { m_window->showPage(m_play); });
    room.openMatch = [this](std::int64_t id) { openMatch(id); };
    room.openPair = [this](const QStringList& factions, const QString& set, const QString& game) {
        openPair(factions, set, game);
    };
    m_palette = new ui::FindPalette(std::move(room), m_window.get());
    QObject::connect(m_window.get(), &ui::MainWindow::findAsked, m_palette, &ui::FindPalette::present);
}

/// At the foot of the rail, with the page of all keys behind it.
void CompositionRoot::addSettings(const core::Shelf& games)
{
    using ui::MainWindow;
    const QString database = QString::fromStdString(m_composition.databasePath());
    m_settingsPage = new ui::SettingsPage({ games, *m_theme, m_settings, m_settings, m_settings, m_settings, *m_sounds,
        m_window->menu(), m_settings, m_settings, database });
    m_shortcuts = new ui::ShortcutsPage([this] {
        std::vector<ui::ShortcutGroup> groups { { MainWindow::tr("Everywhere"),
            ui::shortcutsOf(m_window->menu().actions()) } };
        const std::pair<QString, QWidget*> pages[] { { MainWindow::tr("Play"), m_play },
            { m_pairs.empty() ? MainWindow::tr("Cards") : MainWindow::tr("Pairs"), m_pairs.widget() },
            { MainWindow::tr("Own factions"), m_factions }, { MainWindow::tr("Matches"), m_matches },
            { MainWindow::tr("Rules"), m_rules.widget() } };
        for (const auto& [title, page] : pages) {
            if (page == nullptr)
                continue;
            std::vector<ui::Shortcut> own = ui::shortcutsIn(*page);
            // A table is on two pages.
            std::erase_if(own, [&](const ui::Shortcut& each) {
                return std::any_of(groups.begin(), groups.end(), [&](const ui::ShortcutGroup& group) {
                    return std::find(group.shortcuts.begin(), group.shortcuts.end(), each) != group.shortcuts.end();
                });
            });
            groups.push_back({ title, std::move(own) });
        }
        return groups;
    });
    m_window->addPage(m_settingsPage,
        { QStringLiteral("settings"), [] { return MainWindow::tr("Settings"); }, QStringLiteral("settings"),
            MainWindow::Place::Foot, QKeySequence(Qt::CTRL | Qt::Key_Comma), nullptr, true });
    m_window->addPage(m_shortcuts,
        { QStringLiteral("shortcuts"), [] { return MainWindow::tr("Keyboard shortcuts"); }, {},
            MainWindow::Place::Nowhere, {}, nullptr, true });
    QObject::connect(m_settingsPage, &ui::SettingsPage::backupAsked, m_window.get(), &MainWindow::backupAsked);
    QObject::connect(m_settingsPage, &ui::SettingsPage::restoreAsked, m_window.get(), &MainWindow::restoreAsked);
    const auto showKeys = [this] { m_window->showPage(m_shortcuts); };
    QObject::connect(m_settingsPage, &ui::SettingsPage::shortcutsAsked, m_shortcuts, showKeys);
    QObject::connect(m_window.get(), &MainWindow::shortcutsAsked, m_shortcuts, showKeys);
}

/// The factions that one writes oneself, behind the pairs and in the menus.
void CompositionRoot::addFactions(const core::Game& game, core::FactionStore& store)
{
    using ui::MainWindow;
    m_factions = new ui::FactionsPage(game, store);
    m_window->addPage(m_factions,
        { QStringLiteral("factions"), [] { return MainWindow::tr("Own factions"); }, {}, MainWindow::Place::Nowhere, {},
            m_pairs.widget(), true });
    m_window->menu().pages().constLast()->setVisible(true);
    const auto toPairs = [this] { m_window->showPage(m_pairs.widget()); };
    QObject::connect(m_factions, &ui::FactionsPage::backAsked, m_window.get(), toPairs);
    QObject::connect(m_factions, &ui::FactionsPage::playAsked, m_play,
        [this, id = QString::fromStdString(game.id())](const QStringList& factions, const QString& set) {
            m_window->showPage(m_play);
            m_play->newMatch(factions, set, id);
        });
    QObject::connect(m_factions, &ui::FactionsPage::matchAsked, m_play, [this](const ui::MatchPlan& plan) {
        m_window->showPage(m_play);
        m_play->playOnce(plan);
    });
    ui::PairsPage* const pairs = m_pairs.of(&game);
    QObject::connect(m_factions, &ui::FactionsPage::factionsChanged, pairs, &ui::PairsPage::readFactions);
    QObject::connect(pairs, &ui::PairsPage::ownAsked, m_factions, [this] { m_window->showPage(m_factions); });
}

/// How a game is played, where it has pages of that; a match that teaches it is dealt from there and from the menus.
void CompositionRoot::addPrimers(const core::Shelf& games)
{
    using ui::MainWindow;
    for (const core::Game* game : games)
        if (ui::PrimerPage* const page = ui::PrimerPage::make(*game))
            m_primers.all.emplace_back(game, page);
    m_window->menu().setTaught(!m_primers.empty());
    if (m_primers.empty())
        return;
    makeSeveral(m_primers);
    m_window->addPage(m_primers.widget(),
        { QStringLiteral("primer"), [] { return MainWindow::tr("How it is played"); }, {}, MainWindow::Place::Nowhere,
            {}, nullptr, true });
    // Of the game that is being played, else of the one that was played last.
    const auto usual = [this, games] {
        const core::Game* const played = m_play->game();
        return played == nullptr ? &ui::gameToOffer(games, &m_settings) : played;
    };
    QObject::connect(m_window.get(), &MainWindow::primerAsked, m_play, [this, usual] { showPrimer(usual()); });
    const auto teachUsual = [this, usual] { teach(*usual()); };
    QObject::connect(m_window.get(), &MainWindow::teachAsked, m_play, teachUsual);
    QObject::connect(m_settingsPage, &ui::SettingsPage::teachAsked, m_play, teachUsual);
    QObject::connect(m_home, &ui::HomePage::primerAsked, m_play, [this](const core::Game* game) { showPrimer(game); });
    QObject::connect(m_home, &ui::HomePage::teachAsked, m_play, [this](const core::Game* game) { teach(*game); });
    for (const auto& [game, page] : m_primers.all) {
        QObject::connect(page, &ui::PrimerPage::closed, m_window.get(), &MainWindow::goBack);
        QObject::connect(page, &ui::PrimerPage::teachAsked, m_play, [this, of = game] { teach(*of); });
    }
    for (const auto& [game, page] : m_rules.all)
        QObject::connect(page, &ui::RulesPage::primerAsked, m_play, [this, of = game] { showPrimer(of); });
}

void CompositionRoot::showPrimer(const core::Game* game)
{
    if (ui::PrimerPage* const page = m_primers.of(game))
        m_primers.show(page);
    m_window->showPage(m_primers.widget());
}

/// In the match that is being played; where there is none, in one that is dealt for it.
void CompositionRoot::teach(const core::Game& game)
{
    m_settings.setTeaching(ui::Teaching::Asked);
    m_window->showPage(m_play);
    if (m_play->game() == &game && m_play->teach())
        return;
    const QString set = QString::fromStdString(game.setNames().front());
    m_play->playOnce(ui::quickPlan(game, set, ui::beginnersPair(game, set), ui::kFirstLevel));
}

/// Everything that Home leads to.
void CompositionRoot::connectHome()
{
    using ui::HomePage;
    const auto onPlay = [this] { m_window->showPage(m_play); };
    QObject::connect(m_home, &HomePage::resumeAsked, m_play, [this, onPlay](qint64 id) {
        onPlay();
        if (m_play->matchId() != id) // it may be on the table already
            m_play->resumeMatch(id);
    });
    QObject::connect(m_home, &HomePage::playAsked, m_play, [this, onPlay](const ui::MatchPlan& plan) {
        onPlay();
        m_play->play(plan);
    });
    QObject::connect(m_home, &HomePage::offerAsked, m_play, [this, onPlay](const ui::MatchPlan& plan) {
        onPlay();
        m_play->offer(plan);
    });
    QObject::connect(m_home, &HomePage::matchAsked, m_matches, [this](qint64 id) { openMatch(id); });
    QObject::connect(m_home, &HomePage::matchesAsked, m_matches, [this] { m_window->showPage(m_matches); });
    QObject::connect(m_home, &HomePage::pairsAsked, m_play, [this] {
        if (m_pairs.widget() != nullptr)
            m_window->showPage(m_pairs.widget());
    });
    const auto writeUp = [this] {
        m_window->showPage(m_matches);
        m_matches->showSheet();
    };
    QObject::connect(m_home, &HomePage::sheetAsked, m_matches, writeUp);
    QObject::connect(&m_window->menu(), &ui::MainMenu::sheetAsked, m_matches, writeUp);
    QObject::connect(m_home, &HomePage::settingsAsked, m_settingsPage, [this] { m_window->showPage(m_settingsPage); });
    QObject::connect(m_home, &HomePage::findAsked, m_window.get(), &ui::MainWindow::findAsked);
    QObject::connect(m_home, &HomePage::restoreAsked, m_window.get(), &ui::MainWindow::restoreAsked);
    QObject::connect(m_home, &HomePage::waitingChanged, m_window.get(), [this](int matches) {
        m_window->setBadge(m_play, matches, ui::MainWindow::tr("%n match(es) to be finished", nullptr, matches));
    });
    QObject::connect(m_play, &ui::PlayPage::matchesChanged, m_home, &HomePage::refresh);
    QObject::connect(m_matches, &ui::MatchesPage::matchesChanged, m_home, &HomePage::refresh);
}

/// The rules of that game, or those that were looked at last. A game without any is not looked up in another's.
void CompositionRoot::openRules(const QString& topic, const core::Game* game)
{
    if (m_rules.empty())
        return;
    ui::RulesPage* const own = m_rules.of(game);
    if (own != nullptr)
        m_rules.show(own);
    m_window->showPage(m_rules.widget());
    m_rules.shown()->openTopic(own == nullptr && game != nullptr ? QString() : topic);
}

} // namespace app
