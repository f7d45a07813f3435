#pragma once

#include "core/smashup/words/view.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace ui {

class RaceTrack;

/// The race to the goal, the Madness deck and the phases of the turn, for the head of the page.
class StandingBar final : public QWidget {
    Q_OBJECT

public:
    explicit StandingBar(QWidget* parent);

    void setTable(const core::smashup::TableView& table);
    RaceTrack& race() { return *m_race; }
    /// Where the Madness deck stands; null while there is none.
    QWidget* madness();
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QHBoxLayout* m_row;
    RaceTrack* m_race;
    QLabel* m_goal;
    QLabel* m_madness;
    QList<QLabel*> m_phases;
};

} // namespace ui
