#pragma once

#include <QObject>

class QMenu;
class QPushButton;

namespace core {
struct StatisticsFilter;
}

namespace ui {

class PageHeader;
class StatisticsPresenter;

/// The buttons in a page's header that say which matches statistics are of, each with a menu.
class StatisticsFilters final : public QObject {
    Q_OBJECT
public:
    StatisticsFilters(StatisticsPresenter* presenter, PageHeader* header);

    /// Says in their words what is chosen.
    void tell();
    /// The same in one line, for paper.
    QString words() const;
    void clear();

private:
    QPushButton* add(PageHeader* header, void (StatisticsFilters::*fill)(QMenu& menu));
    void fillGames(QMenu& menu);
    void fillPersons(QMenu& menu);
    void fillOpponents(QMenu& menu);
    void fillSets(QMenu& menu);
    void fillOptions(QMenu& menu);
    void fillTimes(QMenu& menu);
    void choice(QMenu& menu, const QString& text, const core::StatisticsFilter& filter);

    StatisticsPresenter* m_presenter;
    QPushButton* m_games;
    QPushButton* m_persons;
    QPushButton* m_opponents;
    QPushButton* m_sets;
    QPushButton* m_options;
    QPushButton* m_times;
};

} // namespace ui
