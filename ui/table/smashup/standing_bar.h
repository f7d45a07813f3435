#pragma once

#include "core/smashup/words/view.h"

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace ui {

class FeedbackSettings;
class RaceTrack;

/// The race to the goal, the Madness deck and the phases of the turn, for the head of the page.
class StandingBar final : public QWidget {
    Q_OBJECT

public:
    explicit StandingBar(QWidget* parent);

    void setTable(const core::smashup::TableView& table);
    /// The phase that is marked; none once the match is over.
    void setPhase(std::optional<core::smashup::Phase> phase);
    /// The phase of that table, as setTable() marks it.
    void setPhaseOf(const core::smashup::TableView& table);
    RaceTrack& race() { return *m_race; }
    /// Where the Madness deck stands; null while there is none.
    QWidget* madness();
    /// How fast the pill slides from one phase to the next; null lets it jump.
    void setFeedback(const FeedbackSettings* feedback) { m_feedback = feedback; }
    /// What marks the phase, on its way from the one before.
    QRectF pillArea() const;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void arrange();
    void slide(const QRectF& from);
    QRectF chipArea() const;

    QHBoxLayout* m_row;
    RaceTrack* m_race;
    QLabel* m_goal;
    QLabel* m_madness;
    QList<QLabel*> m_phases;
    const FeedbackSettings* m_feedback = nullptr;
    QVariantAnimation m_slide; ///< of the pill, from 0 to 1
    QRectF m_slidFrom;
};

} // namespace ui
