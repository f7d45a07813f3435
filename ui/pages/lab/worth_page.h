#pragma once

#include "core/lab/card_worth.h"
#include "ui/widgets/beside.h"

#include <QWidget>

#include <atomic>
#include <map>

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;

namespace ui {

class DifferenceChart;
class PageHeader;
class Panel;

/// The lab of a game without pairs, or its part about cards: what a card is worth to a seat that has it from the
/// beginning, against none or another card. Found out beside the window when somebody asks.
class WorthPage final : public QWidget {
    Q_OBJECT
public:
    /// The game must outlive it.
    explicit WorthPage(const core::Game& game, QWidget* parent = nullptr);

    bool isBusy() const { return m_finding.isBusy(); }
    const std::optional<core::CardWorths>& worths() const { return m_worths; }
    /// How many deals are played; a test wants fewer.
    void setDeals(int deals) { m_deals = deals; }
    /// Shows a button of these words that asks for the page before this one.
    void setBack(const QString& words);

Q_SIGNALS:
    void rolesAsked();

private:
    Panel* makeQuestion();
    Panel* makeAnswer();
    void setTexts();
    void fillCards();
    void forget(); ///< what was found, as something else is asked
    void findOut();
    void present();
    QString words() const;

    const core::Game& m_game;
    core::CardWorthRequest m_request; ///< of what was found, or is being found
    std::optional<core::CardWorths> m_worths;
    QString m_problem;
    PageHeader* m_header;
    QPushButton* m_back = nullptr;
    Panel* m_question = nullptr;
    QLabel* m_what = nullptr;
    QLabel* m_setLabel = nullptr;
    QComboBox* m_set = nullptr;
    QLabel* m_againstLabel = nullptr;
    QComboBox* m_against = nullptr;
    QLabel* m_playerLabel = nullptr;
    QComboBox* m_player = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_find = nullptr;
    Panel* m_answer = nullptr;
    QLabel* m_words = nullptr;
    DifferenceChart* m_chart = nullptr;
    QTimer* m_timer;
    int m_deals = 0; ///< 0: as many as suit the player
    std::atomic<int> m_done { 0 };
    Beside m_finding; ///< ends first
};

} // namespace ui
