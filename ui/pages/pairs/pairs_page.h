#pragma once

#include "core/lab/findings_reader.h"

#include <QWidget>

#include <cstdint>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStackedWidget;

namespace core {
class Game;
class LabStore;
class PairStore;
struct SavedPair;
}

namespace ui {

class BoxSettings;
class Columns;
class CompareView;
class FactionGallery;
class FactionListModel;
class FactionSlot;
class NoticeBar;
class PageHeader;
class PairCardFilter;
class PairCardModel;
class PairFilter;
class PairListModel;
class PairStandings;
class PairsPresenter;
class Panel;
class TextTable;
class Tracks;

/// Puts two factions together, shows what their cards do, and keeps pairs under a name.
class PairsPage final : public QWidget {
    Q_OBJECT
public:
    /// `seed` is for random pairs; `boxes` keeps which ones are owned, where there is somewhere to keep it.
    PairsPage(const core::Game& game, core::PairStore& pairs, std::uint64_t seed, BoxSettings* boxes = nullptr,
        QWidget* parent = nullptr);

    const core::Game& game() const;
    /// Puts these factions into the slots, of the set that is shown.
    void choose(const QStringList& factions);
    /// Shows another set of the game; the pair changes over with it.
    void chooseSet(const QString& set);
    const QString& set() const;
    /// Shows the chosen pair beside `other`, or beside another saved pair or free factions. Does nothing without a
    /// whole pair to begin with.
    void compare(const QStringList& other = {});
    /// Back to the pairs themselves.
    void leaveComparison();
    /// Reads the saved pairs again; how often they were played changes with every match.
    void refresh();
    /// Takes factions and cards of the game anew: somebody wrote some, or took some away.
    void readFactions();
    /// Labs that say how pairs do against others: what comes with the program, and the own ones, where they are kept.
    void setLabs(core::FindingsReader shipped, const core::LabStore* store);
    /// Takes the pairs of these files that are not there yet.
    void openFiles(const QStringList& paths);
    /// Asks for a pair for each seat, by lot or by draft.
    void deal();

Q_SIGNALS:
    void playAsked(const QStringList& factions, const QString& set);
    /// The factions that one writes oneself.
    void ownAsked();
    /// A match in which each seat has one of these pairs.
    void matchAsked(const QString& set, const QList<QStringList>& pairs);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeGallery();
    QWidget* makeSetSwitch(QWidget* parent);
    QWidget* makeCards();
    QWidget* makeFacts();
    Panel* makeStanding();
    Panel* makeSaved();
    QStringList otherPair() const;
    void showSet();
    void showDraft();
    void showStanding();
    void showSaved();
    void searchSaved(const QString& words);
    void lightSaved();
    void draw();
    void saveAs();
    void renameSaved();
    void removeSaved();
    void addMenu(QPushButton* button);
    void duplicateSaved();
    void describeSaved();
    void copyLine();
    void pasteLine();
    void writeFile();
    void writePair();
    void readFile();
    void writeSheet();

    PairsPresenter* m_presenter;
    PairStandings* m_standings;
    BoxSettings* m_boxes;
    std::uint64_t m_dealSeed;
    FactionListModel* m_factions;
    PairCardModel* m_cards;
    PairCardFilter* m_filter;
    PairListModel* m_saved;
    PairFilter* m_savedFilter;

    QStackedWidget* m_stack;
    QWidget* m_overview;
    CompareView* m_comparison;
    PageHeader* m_header;
    FactionGallery* m_gallery = nullptr;
    std::vector<FactionSlot*> m_slots;
    QList<QPushButton*> m_setButtons; ///< one a set, in the game's order; none where there is one set
    QLineEdit* m_search = nullptr;
    QStackedWidget* m_cardStack = nullptr;
    TextTable* m_table = nullptr;
    Columns* m_powers = nullptr;
    Tracks* m_tags = nullptr;
    Panel* m_powerPanel = nullptr;
    Panel* m_tagPanel = nullptr;
    Panel* m_standingPanel = nullptr;
    QLabel* m_standingShare = nullptr;
    QLabel* m_standingWords = nullptr;
    QLineEdit* m_savedSearch = nullptr;
    QStackedWidget* m_savedStack = nullptr;
    QListView* m_savedList = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_saveFirst = nullptr; ///< where no pair is saved yet
    QPushButton* m_play = nullptr;
    QPushButton* m_compare = nullptr;
    QPushButton* m_rename = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_more = nullptr;
    NoticeBar* m_notice;
    bool m_showing = false; ///< while the page itself moves the list's current row
};

} // namespace ui
