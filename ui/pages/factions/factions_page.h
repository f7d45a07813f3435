#pragma once

#include <QWidget>

class QPushButton;
class QTimer;

namespace core {
class FactionStore;
class Game;
struct StoredFaction;
}

namespace ui {

class FactionListColumn;
class FactionOutcomeColumn;
class FactionTextColumn;
class FactionsPresenter;
struct MatchPlan;
class NoticeBar;
class PageHeader;

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
    /// The card at hand as a form, which it is unless somebody asked for the text.
    void setForm(bool form);
    /// Takes the factions of these files, up to the first that has a fault, and opens the last one.
    void openFiles(const QStringList& paths);
    /// Keeps what was typed last. False where that fails.
    bool settle();

Q_SIGNALS:
    void backAsked();
    void playAsked(const QStringList& factions, const QString& set);
    /// A match of that plan is to begin at once, and is not offered again.
    void matchAsked(const ui::MatchPlan& plan);
    /// Other factions can be played now than before.
    void factionsChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void makeHeader();
    void connectColumns();
    void connectPresenter();
    void showText();
    void showReading();
    void showHeader();
    QString savedText();
    void followCursor();
    void showEntry(std::size_t row);
    void copyPrinted();
    void showLastWritten();
    void playOnTop(const QString& card);
    void readFiles();
    void writeFile();
    void play();
    void removed(const core::StoredFaction& faction);

    FactionsPresenter* m_presenter;
    PageHeader* m_header;
    FactionListColumn* m_lists;
    FactionTextColumn* m_text;
    FactionOutcomeColumn* m_outcome;
    NoticeBar* m_notice;
    QTimer* m_past; ///< runs out when what is said of the time is no longer so
    QPushButton* m_undo = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_play = nullptr;
};

} // namespace ui
