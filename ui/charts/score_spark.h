#pragma once

#include "core/record/match_record.h"

#include <QWidget>

namespace ui {

/// A match's score in small, without axes: a line of steps a seat, and where the goal is.
class ScoreSpark final : public QWidget {
    Q_OBJECT
public:
    explicit ScoreSpark(QWidget* parent = nullptr);

    void show(const core::MatchRecord& record, const core::ScoreScale& scale);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString lastScores() const;

    std::vector<core::TurnStanding> m_standings;
    std::vector<std::string> m_names;
    int m_seats = 0;
    core::ScoreScale m_scale;
};

} // namespace ui
