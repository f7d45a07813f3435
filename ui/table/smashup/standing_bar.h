#pragma once

#include "core/smashup/words/view.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace ui {

/// One seat's points as a bar, with its name before and the number behind.
class ScoreBar final : public QWidget {
    Q_OBJECT

public:
    ScoreBar(core::Seat seat, QWidget* parent);

    void setScore(const QString& name, int points, int goal);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int nameWidth() const;

    core::Seat m_seat;
    QString m_name;
    int m_points = 0;
    int m_goal = 15;
};

/// The points of every seat and the phases of the turn, for the head of the page.
class StandingBar final : public QWidget {
    Q_OBJECT

public:
    explicit StandingBar(QWidget* parent);

    void setTable(const core::smashup::TableView& table);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();

    QHBoxLayout* m_row;
    QList<ScoreBar*> m_bars;
    QLabel* m_goal;
    QList<QLabel*> m_phases;
};

} // namespace ui
