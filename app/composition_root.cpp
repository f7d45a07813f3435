#include "app/composition_root.h"

#include "app/backup_desk.h"
#include "app/settings.h"
#include "database/database.h"
#include "ui/main_window.h"
#include "ui/pages/game_pages.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/theme.h"

#include <QRandomGenerator>

#include <algorithm>

namespace app {

namespace {

constexpr int kPatience = 200; // milliseconds that the window may stand still for another program's writing

}

CompositionRoot::CompositionRoot(QApplication& application, Composition& composition, Settings& settings)
    : m_composition(composition)
    , m_settings(settings)
    , m_theme(std::make_unique<ui::Theme>(application))
{
}

CompositionRoot::~CompositionRoot() = default;

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
    build(games, database->matches(), database->pairs(), rules, database->matchesElsewhere());
    // The window waits for no other program; a match that could not be written tries again by itself.
    database->wait(kPatience);
    m_desk = std::make_unique<BackupDesk>(*m_window, m_composition.databasePath());
    QObject::connect(m_window.get(), &ui::MainWindow::backupAsked, m_desk.get(), &BackupDesk::backUp);
    QObject::connect(m_window.get(), &ui::MainWindow::restoreAsked, m_desk.get(), &BackupDesk::restore);
    QObject::connect(m_desk.get(), &BackupDesk::restoreChosen, m_window.get(), [this](const QString& file) {
        m_restore = file;
        m_window->close();
    });
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
    return several == nullptr ? all.front().second : static_cast<Page*>(several->shownPage());
}

template <class Page>
void CompositionRoot::Pages<Page>::show(Page* page) const
{
    if (several != nullptr)
        several->showPage(page);
}

template <class Page>
QWidget* CompositionRoot::Pages<Page>::widget() const
{
    if (several != nullptr)
        return several;
    return all.empty() ? nullptr : all.front().second;
}

ui::PairsPage& CompositionRoot::pairs()
{
    return *m_pairs.shown();
}

ui::RulesPage& CompositionRoot::rules()
{
    return *m_rules.shown();
}

template <class Page>
void CompositionRoot::addPages(Pages<Page>& pages, QString (*name)(), const char* icon)
{
    if (pages.all.size() > 1) {
        pages.several = new ui::GamePages;
        for (const auto& [game, page] : pages.all)
            pages.several->add(*game, page);
    }
    if (!pages.empty())
        m_window->addPage(pages.widget(), name, QString::fromLatin1(icon));
}

void CompositionRoot::build(const core::Shelf& games, core::MatchStore& matches, core::PairStore& pairs,
    const Handbooks& rules, core::OpenMatches elsewhere)
{
    m_window = std::make_unique<ui::MainWindow>(*m_theme, m_settings);
    for (const core::Game* game : games)
        if (game->has(core::Has::Pairs))
            m_pairs.all.emplace_back(game, new ui::PairsPage(*game, pairs, QRandomGenerator::global()->generate64()));
    m_play = new ui::PlayPage(ui::PlayRoom { games, &matches, &pairs, &m_settings, {}, &m_settings });
    m_matches = new ui::MatchesPage(games, matches, std::move(elsewhere), &m_settings);
    for (const auto& [game, articles] : rules)
        m_rules.all.emplace_back(game, new ui::RulesPage(*game, *articles));
    addPages(
        m_pairs, [] { return ui::MainWindow::tr("Pairs"); }, "pairs");
    m_window->addPage(
        m_play, [] { return ui::MainWindow::tr("Play"); }, QStringLiteral("play"));
    m_window->addPage(
        m_matches, [] { return ui::MainWindow::tr("Matches"); }, QStringLiteral("matches"));
    addPages(
        m_rules, [] { return ui::MainWindow::tr("Rules"); }, "rules");
    connectPages();
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
    QObject::connect(m_play, &ui::PlayPage::matchAsked, m_matches, [this](std::int64_t id) {
        m_matches->refresh();
        m_window->showPage(m_matches);
        m_matches->openMatch(id);
    });
    QObject::connect(m_play, &ui::PlayPage::matchesChanged, m_matches, [this, refreshPairs] {
        refreshPairs();
        m_matches->refresh();
    });
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
    QObject::connect(m_window.get(), &ui::MainWindow::rulesAsked, m_play, [this](const QString& topic) {
        const QWidget* const front = m_window->currentPage();
        openRules(topic,
            front == m_play                 ? m_play->game()
                : front == m_matches        ? m_matches->game()
                : front == m_pairs.widget() ? &m_pairs.shown()->game()
                                            : nullptr);
    });
    QObject::connect(
        m_play, &ui::PlayPage::rulesAsked, m_play, [this](const QString& topic) { openRules(topic, m_play->game()); });
    QObject::connect(m_matches, &ui::MatchesPage::rulesAsked, m_play,
        [this](const QString& topic) { openRules(topic, m_matches->game()); });
    for (const auto& [game, page] : m_rules.all) {
        QObject::connect(m_play, &ui::PlayPage::handedOver, page, &ui::RulesPage::forget);
        QObject::connect(page, &ui::RulesPage::matchAsked, m_play, [this] { m_window->showPage(m_play); });
    }
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
