#pragma once

#include "core/game/game.h"

#include <QList>
#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QModelIndex;
class QProgressBar;
class QPushButton;
class QTableView;

namespace core {
class LabStore;
}

namespace ui {

class CarryingPanel;
class DifferenceChart;
class LabHeader;
class LabMatrixModel;
class LabPresenter;
class MatrixChart;
class PageHeader;
class PageStack;
class Panel;
class ScrolledArea;
class WorthPage;

/// Pairs against pairs: the matrix of who beats whom by how much, what a cell is made of, which pairs are more or less
/// than their parts, and what plays it. In a game with roles it is role against role, by the options that are chosen,
/// and where its cards can be asked about that is a second page behind this one.
class LabPage final : public QWidget {
    Q_OBJECT
public:
    /// The game has pairs or roles. Without a store nothing is kept.
    LabPage(const core::Game& game, core::LabStore* store, QWidget* parent = nullptr);

    LabPresenter& presenter() { return *m_presenter; }
    /// Shows the lab of these pairs by that player: a box of the set, or all where it is empty.
    void choose(const QString& set, const QString& box, const QString& player,
        const std::map<std::string, std::string>& options = {});
    /// The page of what cards are worth; null where nobody asks that.
    WorthPage* worths() { return m_worths; }

Q_SIGNALS:
    /// A match in which each seat has one of these pairs.
    void matchAsked(const QString& set, const QList<QStringList>& pairs);
    /// A match of the lab, to look on: these pairs, both played by its player, from that seed.
    void watchAsked(const QString& set, const QList<QStringList>& pairs, const QString& player, const QString& seed);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeMatrix();
    QWidget* makeSide();
    Panel* makeRunning(QWidget* parent);
    void addWorths(PageStack* pages);
    bool hasRoles() const { return !m_roles.empty(); }
    /// Those that are chosen and not the default.
    std::map<std::string, std::string> chosenOptions() const;
    void startOrGoOn();
    void pauseOrGoOn();
    void stop();
    void watch();
    void playMore();
    int cores() const;
    /// Whether every pair is known as exactly as is asked for.
    bool isReached() const;
    Panel* makeCell(QWidget* parent);
    void fillChoices();
    void chooseAnew();
    void setTexts();
    QStringList subject() const;
    QString facts(bool matrix) const;
    void showAll();
    void showRunning();
    void showCell();
    void showCarrying();
    void showParts();
    void showPaper();
    void fitCells();
    void openCell(const QModelIndex& index);

    LabPresenter* m_presenter;
    core::Roles m_roles; ///< as the spoken language calls them; empty in a game with pairs
    std::vector<core::OptionInfo> m_options; ///< that are chosen here, likewise
    LabMatrixModel* m_model;
    bool m_filling = false;
    bool m_paused = false;
    int m_watched = 0; ///< matches of the cell
    std::size_t m_row = 0; ///< pairs of the cell that is shown
    std::size_t m_column = 0;

    PageHeader* m_header;
    QPushButton* m_counted;
    QPushButton* m_fitted;
    QPushButton* m_export;
    QPushButton* m_toWorths = nullptr; ///< where there are some
    WorthPage* m_worths = nullptr;
    Panel* m_matrixPanel = nullptr;
    QWidget* m_matrixPlace = nullptr; ///< as high as the page has room for it
    ScrolledArea* m_side = nullptr;
    QTableView* m_matrix = nullptr;
    LabHeader* m_top = nullptr;
    LabHeader* m_left = nullptr;
    QLabel* m_legend = nullptr;
    MatrixChart* m_paper = nullptr; ///< never seen here: what is written into files
    Panel* m_running = nullptr;
    QComboBox* m_pairs = nullptr;
    QComboBox* m_set = nullptr;
    QComboBox* m_player = nullptr;
    QList<QComboBox*> m_values; ///< of m_options
    QComboBox* m_width = nullptr;
    QComboBox* m_cores = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_pause = nullptr;
    QPushButton* m_stop = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_state = nullptr;
    Panel* m_cell = nullptr;
    QLabel* m_cellPairs = nullptr;
    QLabel* m_cellShare = nullptr;
    QLabel* m_cellInterval = nullptr;
    QLabel* m_cellParts = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_watch = nullptr;
    QPushButton* m_more = nullptr; ///< matches of the cell
    CarryingPanel* m_carrying = nullptr; ///< where there are pairs
    Panel* m_fitPanel = nullptr;
    DifferenceChart* m_fits = nullptr;
    Panel* m_factionPanel = nullptr;
    DifferenceChart* m_factions = nullptr;
};

} // namespace ui
