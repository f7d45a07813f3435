#pragma once

#include "app/composition.h"
#include "core/lab/lab_store.h"
#include "core/record/match_store.h"
#include "core/stores/faction_store.h"
#include "core/stores/pair_store.h"

#include <QString>
#include <QStringList>

#include <memory>

class QApplication;

class QWidget;

namespace ui {
class FactionsPage;
class FindPalette;
class Gallery;
class GamePages;
class HomePage;
class LabPage;
class MainWindow;
class MatchesPage;
class PairsPage;
class PlayPage;
class PrimerPage;
class SettingsPage;
class ShortcutsPage;
class Sounds;
class Speaker;
class RulesPage;
class Theme;
}

namespace app {

class BackupDesk;
class Settings;

/// Builds the window with everything in it and hands each part what it needs.
class CompositionRoot {
public:
    /// `settings` outlives the root, and so does the speaker if one is given in the place of the machine's own.
    CompositionRoot(
        QApplication& application, Composition& composition, Settings& settings, ui::Speaker* speaker = nullptr);
    ~CompositionRoot();

    /// False, with what is wrong and its remedy, when there is no database or no game.
    bool build(QString& error);
    /// Builds over other stores than the database's; for pictures.
    void build(const core::Shelf& games, core::MatchStore& matches, core::PairStore& pairs, const Handbooks& rules,
        const core::OpenMatches& elsewhere = {}, core::FactionStore* factions = nullptr,
        core::LabStore* labs = nullptr);

    /// Opens what somebody dropped on the window, or named at the command line: matches, pairs, own
    /// factions, or a backup to restore.
    void openFiles(const QStringList& files);

    /// The backup that somebody chose to restore, after which the window has closed; empty for none.
    const QString& restoreAsked() const { return m_restore; }

    ui::Theme& theme() { return *m_theme; }
    ui::MainWindow& window() { return *m_window; }
    ui::FindPalette& palette() { return *m_palette; }
    ui::HomePage& home() { return *m_home; }
    /// Where a game has pairs; of several pages the one that is shown, as for rules().
    ui::PairsPage& pairs();
    /// Shows the page of pairs, or the gallery of a game without them.
    void showPairs(const core::Game& game);
    ui::Gallery* gallery() { return m_galleries.empty() ? nullptr : m_galleries.front(); } ///< null where there is none
    ui::PlayPage& play() { return *m_play; }
    ui::FactionsPage* factions() { return m_factions; } ///< null where no game has own ones
    ui::MatchesPage& matches() { return *m_matches; }
    /// Where the game has pairs or roles and there is somewhere to keep what they play, else null.
    ui::LabPage* lab(const core::Game& game) { return m_labs.of(&game); }
    /// Shows what the game has of a lab.
    void showLab(const core::Game& game);
    ui::SettingsPage& settings() { return *m_settingsPage; }
    ui::ShortcutsPage& shortcuts() { return *m_shortcuts; }
    ui::PrimerPage* primer(); ///< null where no game has one
    ui::RulesPage& rules();
    void showRules(const core::Game& game);

private:
    /// The pages of one kind, one a game; on the window the page itself or, of several, all of them in one.
    template <class Page>
    struct Pages {
        std::vector<std::pair<const core::Game*, Page*>> all; ///< in the order of the games
        /// What other games have in the place of one.
        std::vector<std::pair<const core::Game*, QWidget*>> others {};
        ui::GamePages* several = nullptr;

        bool empty() const { return all.empty(); }
        Page* of(const core::Game* game) const; ///< null where it has none
        Page* shown() const; ///< the first one where what another game has is shown
        void show(QWidget* page) const;
        const core::Game* shownGame() const; ///< null where nothing is
        QWidget* widget() const; ///< what the window has
    };

    /// Where there is more than one of a kind they are put into one page.
    template <class Page>
    static void makeSeveral(Pages<Page>& pages);
    /// Adds what there is of a kind, where there is any.
    template <class Page>
    void addPages(Pages<Page>& pages, QString (*name)(), const char* id, bool aside);
    void addSettings(const core::Shelf& games);
    void connectPages();
    void connectRules();
    void connectHome();
    void addFactions(const core::Game& game, core::FactionStore& store);
    void addPrimers(const core::Shelf& games);
    void showPrimer(const core::Game* game);
    void addLab(const core::Shelf& games, core::LabStore* labs);
    void teach(const core::Game& game);
    void makePalette(const core::Shelf& games, core::MatchStore& matches, core::PairStore& pairs,
        const Handbooks& rules, const core::OpenMatches& elsewhere);
    void openMatch(std::int64_t id, int choices = -1);
    void openPair(const QStringList& factions, const QString& set, const QString& game);
    ui::PairsPage* pairsOfOneOf(const QSet<QString>& games) const;
    void openRules(const QString& topic, const core::Game* game);
    void addGalleries(const core::Shelf& games);

    Composition& m_composition;
    Settings& m_settings;
    std::unique_ptr<ui::Theme> m_theme;
    std::unique_ptr<ui::Speaker> m_speaker; ///< none where another was given
    std::unique_ptr<ui::Sounds> m_sounds;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<BackupDesk> m_desk;
    QString m_restore;
    // The window owns the pages.
    ui::FindPalette* m_palette = nullptr;
    ui::HomePage* m_home = nullptr;
    Pages<ui::PairsPage> m_pairs;
    std::vector<ui::Gallery*> m_galleries; ///< in the place of pairs
    ui::FactionsPage* m_factions = nullptr;
    ui::PlayPage* m_play = nullptr;
    ui::MatchesPage* m_matches = nullptr;
    Pages<ui::LabPage> m_labs;
    Pages<ui::RulesPage> m_rules;
    ui::SettingsPage* m_settingsPage = nullptr;
    ui::ShortcutsPage* m_shortcuts = nullptr;
    Pages<ui::PrimerPage> m_primers;
};

} // namespace app
