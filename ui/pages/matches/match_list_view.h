#pragma once

#include "ui/pages/matches/view_switch.h"

#include <QWidget>

#include <cstdint>
#include <vector>

class QBoxLayout;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace ui {

class FilterBar;
class MatchListModel;
class MatchListSettings;
class MatchPreview;
class MatchTable;
class MatchesPresenter;
class PageHeader;

/// The list of matches with its filters, and beside it the chosen match in short.
class MatchListView final : public QWidget {
    Q_OBJECT
public:
    /// `settings` keeps which columns are shown; it may be null.
    MatchListView(MatchesPresenter* presenter, MatchListSettings* settings, QWidget* parent = nullptr);

    /// Puts the list's current row on this match, where it is in the list.
    void select(std::int64_t id);
    /// Offers statistics beside the list.
    void offerStatistics();
    /// Offers the puzzles, by puzzlesAsked().
    void offerPuzzles();
    /// The chosen matches, in the order of the list.
    std::vector<std::int64_t> chosen() const;

Q_SIGNALS:
    void openAsked(std::int64_t id);
    void continueAsked(std::int64_t id);
    void exportAsked(const std::vector<std::int64_t>& ids);
    void removeAsked(const std::vector<std::int64_t>& ids);
    void importAsked();
    /// What was deleted is to be seen.
    void binAsked();
    /// A match with real cards is to be written up.
    void sheetAsked();
    void puzzlesAsked();
    /// A match is to be played.
    void playAsked();
    void viewPicked(ui::ViewSwitch::View view);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeList();
    QWidget* makeEmpty();
    void makeShortcuts();
    void arrange();
    void pickPage();
    void showList();
    void showPreview();
    void sortBy(int column);
    void changeTags(const QStringList& add, const QStringList& take);
    void showRowMenu(const QPoint& place);
    void fillColumnMenu(QMenu& menu);
    std::int64_t currentId() const;

    MatchesPresenter* m_presenter;
    MatchListSettings* m_settings;
    MatchListModel* m_model;
    PageHeader* m_header;
    QPushButton* m_bin; ///< seen while something lies in it
    QBoxLayout* m_columns = nullptr;
    QBoxLayout* m_first = nullptr; ///< what to do while there is no match
    FilterBar* m_filters = nullptr;
    QStackedWidget* m_stack = nullptr;
    QPushButton* m_play = nullptr; ///< seen while there is no match
    MatchTable* m_table = nullptr;
    MatchPreview* m_preview = nullptr;
    bool m_wasShown = false;
    std::int64_t m_wanted = 0; ///< to be chosen as soon as it is known where it is
};

} // namespace ui
