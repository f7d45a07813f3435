#pragma once

#include "ui/models/match_query.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QLineEdit;
class QMenu;
class QPushButton;

namespace ui {

class FlowLayout;

/// What the list of matches is filtered by: words, running or over, and a chip for each thing that was chosen from the
/// menu of filters. A click on a chip, or Delete on it, takes it away.
class FilterBar final : public QWidget {
    Q_OBJECT
public:
    /// `facets` says what there is to choose from, each time the menu opens.
    FilterBar(core::Shelf games, std::function<core::MatchFacets()> facets, QWidget* parent = nullptr);

    const MatchQuery& query() const { return m_query; }
    void setQuery(const MatchQuery& query);
    /// Whether anything is asked for at all.
    bool isEmpty() const;
    void clear();
    QLineEdit* search() const { return m_search; }

Q_SIGNALS:
    void queryChanged(const MatchQuery& query);

private:
    struct Chip {
        QString text;
        std::function<void(core::MatchFilter&)> takeAway;
    };
    std::vector<Chip> chips() const;
    void change(const std::function<void(core::MatchFilter&)>& change);
    void showChips();
    void fillMenu();
    void addPairs(QMenu& menu);
    void addDates(QMenu& menu);
    void askForDates();

    core::Shelf m_games;
    std::function<core::MatchFacets()> m_facets;
    MatchQuery m_query;
    QLineEdit* m_search;
    QWidget* m_buttons;
    QPushButton* m_all;
    QPushButton* m_running;
    QPushButton* m_over;
    QPushButton* m_add;
    QMenu* m_menu;
    QWidget* m_chipRow;
    FlowLayout* m_chips;
};

} // namespace ui
