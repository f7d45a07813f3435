#pragma once

#include "core/game/problem.h"

#include <QWidget>

#include <string>

class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace core {
class FactionStore;
class Game;
struct StoredFaction;
}

namespace ui {

class FactionCardView;
class FactionEntryModel;
class FactionTextEdit;
class FactionTrial;
class FactionsPresenter;
class HeadLabel;
class NoticeBar;
class OwnFactionModel;
class PageHeader;
class Panel;
class ReadingLabel;

/// Factions that one writes oneself: their list, the text of one with its faults, and its cards as they come out.
class FactionsPage final : public QWidget {
    Q_OBJECT
public:
    FactionsPage(const core::Game& game, core::FactionStore& store, QWidget* parent = nullptr);
    ~FactionsPage() override;

    const core::Game& game() const;
    /// Opens one of that name, where there is one.
    void open(const QString& name);
    /// Begins a new one.
    void create();
    /// Keeps what was typed last. False where that fails.
    bool settle();

Q_SIGNALS:
    void backAsked();
    void playAsked(const QStringList& factions, const QString& set);
    /// Other factions can be played now than before.
    void factionsChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeLists();
    QWidget* makeList(QWidget* parent);
    QWidget* makeText();
    QWidget* makeOutcome();
    void makeHeader();
    void connectPresenter();
    void showList();
    void showText();
    void showReading();
    void showFaults();
    void addFault(const core::Problem& fault);
    void showCard();
    void showTrial();
    void tryOut();
    void followCursor();
    int entryAtCursor() const;
    void mend(const core::Problem& fault);
    void readFiles();
    void writeFile();
    void removed(const core::StoredFaction& faction);

    FactionsPresenter* m_presenter;
    FactionTrial* m_trial;
    OwnFactionModel* m_list;
    FactionEntryModel* m_entries;
    PageHeader* m_header;
    NoticeBar* m_notice;
    QPushButton* m_undo = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_remove = nullptr;
    QStackedWidget* m_listStack = nullptr;
    QListView* m_listView = nullptr;
    Panel* m_cardsPanel = nullptr;
    QListView* m_entryView = nullptr;
    QStackedWidget* m_textStack = nullptr;
    FactionTextEdit* m_edit = nullptr;
    Panel* m_faultPanel = nullptr;
    QWidget* m_faults = nullptr;
    QVBoxLayout* m_faultRows = nullptr;
    Panel* m_cardPanel = nullptr;
    FactionCardView* m_card = nullptr;
    Panel* m_sentencePanel = nullptr;
    ReadingLabel* m_sentence = nullptr;
    ReadingLabel* m_otherSentences = nullptr;
    Panel* m_trialPanel = nullptr;
    HeadLabel* m_figure = nullptr;
    QLabel* m_margin = nullptr;
    ReadingLabel* m_told = nullptr;
    QPushButton* m_again = nullptr;
    bool m_showing = false; ///< while the page itself changes lists and text
    std::string m_tried; ///< the text that is tried, or was
};

} // namespace ui
