#pragma once

#include <QWidget>

class QAction;
class QLayout;
class QListView;
class QStackedWidget;

namespace ui {

class FactionEntryModel;
class FactionsPresenter;
class OwnFactionModel;
class Panel;

/// The factions that one has written, and below them the cards and bases of the one that is open.
class FactionListColumn final : public QWidget {
    Q_OBJECT
public:
    explicit FactionListColumn(FactionsPresenter& presenter, QWidget* parent = nullptr);

    void showFactions();
    void showEntries();
    /// The card or base that is chosen, by its place among the entries; the first where none is.
    std::size_t entry() const;
    /// Chooses it without a word to anybody. Below 0: the first, unless another one is chosen.
    void setEntry(int row);

Q_SIGNALS:
    void createAsked();
    void copyAsked(); ///< of a printed one
    void importAsked();
    void entryChosen(std::size_t row);
    void cardAsked(); ///< one more
    void duplicateAsked(std::size_t row);
    void removeAsked(std::size_t row);

private:
    QWidget* makeFactions();
    QLayout* makeButtons(QWidget* parent);
    QWidget* makeEntries();
    QLayout* makeEntryButtons();
    void choose(int row);

    FactionsPresenter& m_presenter;
    OwnFactionModel* m_list;
    FactionEntryModel* m_entries;
    QStackedWidget* m_listStack = nullptr;
    QListView* m_listView = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_duplicateEntry = nullptr;
    QAction* m_removeEntry = nullptr;
    Panel* m_cardsPanel = nullptr;
    QListView* m_entryView = nullptr;
    bool m_showing = false; ///< while the lists are made anew, and not by whoever chooses in them
};

} // namespace ui
