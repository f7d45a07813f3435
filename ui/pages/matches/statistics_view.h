#pragma once

#include "ui/pages/matches/view_switch.h"

#include <QWidget>

#include <map>

class QLabel;
class QPushButton;

namespace ui {

class BandChart;
class EmptyState;
class ExportMenu;
class FactionFaces;
class FigureRows;
class FlowLayout;
class IntervalChart;
class PageHeader;
class PageStack;
class Panel;
class StatisticsFilters;
class StatisticsPresenter;
class ValueChart;
struct IntervalRow;

/// What came of somebody's matches: shares with their intervals by faction, pair, opponent, base, seat and time, the
/// rating against the levels, and luck against play.
class StatisticsView final : public QWidget {
    Q_OBJECT
public:
    explicit StatisticsView(StatisticsPresenter* presenter, QWidget* parent = nullptr);
    ~StatisticsView() override;

Q_SIGNALS:
    void viewPicked(ui::ViewSwitch::View view);
    /// A match is to be played.
    void playAsked();
    /// A match with real cards is to be written up.
    void sheetAsked();
    /// A match that holds a record is to be seen.
    void matchAsked(std::int64_t id);
    /// Figures are to be written to a file of that name.
    void figuresAsked(const QString& file, const QByteArray& csv);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// A list of which the beginning is shown until somebody wants all.
    struct Shares {
        Panel* panel = nullptr;
        IntervalChart* chart = nullptr;
        QPushButton* more = nullptr; ///< null where all is shown
        std::size_t most = 0;
        bool whole = false;
    };

    Shares makeShares(std::size_t most = 0);
    /// Its own menu and the button in the header write it, the latter while its panel is shown.
    void offer(ValueChart& chart, QWidget* panel);
    QWidget* makeColumn(std::initializer_list<QWidget*> panels);
    QWidget* makeAll();
    QWidget* makeTime();
    QWidget* makeRating();
    QWidget* makeLuck();
    QWidget* makeBases();
    QWidget* makeRecords();
    QWidget* makeEmpty();
    void tell();
    void tellAll();
    void tellShares();
    void show(Shares& shares, const std::vector<IntervalRow>& rows);
    void tellTime();
    void tellRating();
    void tellLuck();
    void tellBases();
    void tellRecords();
    const FactionFaces& faces();

    StatisticsPresenter* m_presenter;
    PageHeader* m_header;
    ViewSwitch* m_switch;
    StatisticsFilters* m_filters;
    ExportMenu* m_export;
    PageStack* m_stack;
    std::map<std::string, FactionFaces> m_faces; ///< by game
    QLabel* m_percent = nullptr;
    QLabel* m_won = nullptr;
    IntervalChart* m_interval = nullptr;
    QLabel* m_proof = nullptr;
    Shares m_factions;
    Shares m_pairs;
    Shares m_meetings;
    Shares m_opponents;
    Shares m_seats;
    Shares m_options;
    Panel* m_timePanel = nullptr;
    BandChart* m_time = nullptr;
    Panel* m_ratingPanel = nullptr;
    BandChart* m_rating = nullptr;
    QLabel* m_ratingWords = nullptr;
    Panel* m_luckPanel = nullptr;
    QList<QLabel*> m_luckFigures;
    QList<QLabel*> m_luckCaptions;
    QLabel* m_luckWords = nullptr;
    Panel* m_basePanel = nullptr;
    FigureRows* m_bases = nullptr;
    Panel* m_recordPanel = nullptr;
    QLabel* m_rows = nullptr; ///< of matches won or lost
    FlowLayout* m_records = nullptr;
    QLabel* m_grey = nullptr;
    EmptyState* m_empty = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_sheet = nullptr;
    QPushButton* m_clear = nullptr;
};

} // namespace ui
