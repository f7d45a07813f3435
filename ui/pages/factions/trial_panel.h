#pragma once

#include "core/ai/arena/own_trial.h"

#include <QWidget>

#include <string>

class QLabel;
class QPushButton;

namespace ui {

class FactionTrial;
class FactionsPresenter;
class HeadLabel;
class ReadingLabel;

/// How the faction fares in matches that are played beside the window while it is looked at. Hidden while it has
/// faults.
class TrialPanel final : public QWidget {
    Q_OBJECT
public:
    explicit TrialPanel(FactionsPresenter& presenter, QWidget* parent = nullptr);
    ~TrialPanel() override;

    /// The card that is looked at, which is told of first; a place is in no deck.
    void setShown(const std::string& card, bool place);
    void tryOut();
    void rest();

Q_SIGNALS:
    /// Somebody wants to play with that card.
    void onTopAsked(const QString& card);

private:
    static QStringList comparison(const core::OwnTrial& trial, const core::OwnTrial::Card& card);
    void tell();

    FactionsPresenter& m_presenter;
    FactionTrial* m_trial;
    HeadLabel* m_figure;
    QLabel* m_margin;
    ReadingLabel* m_told;
    QPushButton* m_again;
    QPushButton* m_onTop;
    std::string m_shown;
    std::string m_tried; ///< the text that is tried, or was
};

} // namespace ui
