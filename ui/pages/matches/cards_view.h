#pragma once

#include "ui/pages/matches/view_switch.h"

#include <QWidget>

#include <map>
#include <string>

class QComboBox;
class QLabel;
class QModelIndex;
class QProgressBar;
class QPushButton;

namespace core {
class Game;
struct CardInfo;
struct NamedCard;
}

namespace ui {

class CardCounter;
class CardTallyFilter;
class CardTallyModel;
class EmptyState;
class ExportMenu;
class FactionFaces;
class IntervalChart;
class PageHeader;
class PageStack;
class Panel;
class PrintView;
class StatisticsFilters;
class StatisticsPresenter;
class TextTable;

/// What became of the cards of somebody's matches: a table of all of them, and beside it one of them with the share of
/// wins after each step.
class CardsView final : public QWidget {
    Q_OBJECT
public:
    /// `counter` looks through matches when the view is shown.
    CardsView(StatisticsPresenter* presenter, CardCounter* counter, QWidget* parent = nullptr);
    ~CardsView() override;

    /// Looks through what has come since, unless somebody stopped that.
    void count();

Q_SIGNALS:
    void viewPicked(ui::ViewSwitch::View view);
    /// A match is to be played.
    void playAsked();
    /// Figures are to be written to a file of that name.
    void figuresAsked(const QString& file, const QByteArray& csv);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void keepSizes();
    QWidget* makeTable();
    QWidget* makeSide();
    Panel* makeCounting(QWidget* parent);
    Panel* makeCard(QWidget* parent);
    Panel* makeAcquired(QWidget* parent);
    void spareColumns(bool acquisitions);
    QWidget* makeEmpty();
    void setTexts();
    void tell();
    void tellCounting();
    void tellCard();
    void tellAcquired();
    void tellPaper();
    void fillFactions();
    QByteArray csv() const;
    const FactionFaces& faces();
    const std::multimap<std::string, core::CardInfo>& prints();
    void showPrint(const core::NamedCard& card);

    StatisticsPresenter* m_presenter;
    CardCounter* m_counter;
    std::map<std::string, FactionFaces> m_faces; ///< by game
    std::map<std::string, std::multimap<std::string, core::CardInfo>> m_prints; ///< of cards, by name; by game
    CardTallyModel* m_model;
    CardTallyFilter* m_filter;
    PageHeader* m_header;
    ViewSwitch* m_switch;
    StatisticsFilters* m_filters;
    ExportMenu* m_export;
    PageStack* m_stack;
    Panel* m_tablePanel = nullptr;
    QLabel* m_factionLabel = nullptr;
    QComboBox* m_faction = nullptr;
    TextTable* m_table = nullptr;
    QLabel* m_grey = nullptr;
    IntervalChart* m_paper = nullptr; ///< the same as a picture
    Panel* m_countPanel = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_state = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_goOn = nullptr;
    Panel* m_cardPanel = nullptr;
    PrintView* m_print = nullptr;
    QLabel* m_steps = nullptr;
    QLabel* m_won = nullptr;
    IntervalChart* m_shares = nullptr;
    QLabel* m_warning = nullptr;
    Panel* m_acquiredPanel = nullptr;
    IntervalChart* m_acquired = nullptr;
    EmptyState* m_empty = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_clear = nullptr;
    std::string m_card; ///< that is looked at
    bool m_filling = false;
};

} // namespace ui
