#pragma once

#include "core/record/match_record.h"
#include "ui/charts/against_course.h"

#include <QWidget>

namespace ui {

/// How the points of a running match have gone, in small, to stand beside its table: a line a seat, as high as the
/// points that there have been, with a few of them at the side. Seats whose points went alike have one line.
class ScoreCourse final : public QWidget {
    Q_OBJECT
public:
    explicit ScoreCourse(QWidget* parent = nullptr);

    /// The turns of `record` that had ended before `now`, and how it stands then.
    void show(const core::MatchRecord& record, const core::Standing& now, const core::ScoreScale& scale,
        const AgainstCourse& against = {});
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The least and the most points that the lines have room for.
    std::pair<int, int> range() const { return { m_low, m_high }; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString values() const;

    std::vector<core::TurnStanding> m_standings; ///< the last one is now
    std::vector<std::string> m_names;
    std::vector<core::Seat> m_lines; ///< the seats that have one
    AgainstCourse m_against; ///< the same, with now
    int m_low = 0;
    int m_high = 0;
    int m_step = 1; ///< from one figure at the side to the next
};

} // namespace ui
