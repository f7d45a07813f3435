#pragma once

#include "core/lab/card_impact.h"
#include "ui/widgets/beside.h"

#include <QWidget>

#include <array>
#include <atomic>

class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;

namespace ui {

class DifferenceChart;
class Panel;
struct DifferenceRow;

/// Which card carries a pair: what each is worth on top of the deck, what was counted where it was played, and by which
/// bases the pair wins. Found out beside the window when somebody asks.
class CarryingPanel final : public QWidget {
    Q_OBJECT
public:
    /// The game must outlive it.
    CarryingPanel(const core::Game& game, QWidget* parent);

    /// A pair and those that it may meet; figures of another one go.
    void choose(const std::string& set, const core::FactionPair& pair, const std::vector<core::FactionPair>& others);
    bool isBusy() const { return m_finding.isBusy(); }
    const std::optional<core::CardImpacts>& impacts() const { return m_impacts; }

private:
    enum class Show { Cause, Played, Places };

    void setTexts();
    QString words() const; ///< of what is shown
    std::vector<DifferenceRow> rows() const;
    void findOut();
    void present();

    const core::Game& m_game;
    core::CardImpactRequest m_request;
    std::optional<core::CardImpacts> m_impacts;
    QString m_problem;
    Panel* m_panel;
    QLabel* m_words;
    QProgressBar* m_progress;
    QPushButton* m_find;
    std::array<QPushButton*, 3> m_shown {}; ///< by Show
    Show m_show = Show::Cause;
    DifferenceChart* m_chart;
    QTimer* m_timer;
    std::atomic<int> m_deals { 0 };
    Beside m_finding; ///< ends first
};

} // namespace ui
