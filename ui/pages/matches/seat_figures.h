#pragma once

#include "core/record/match_record.h"

#include <QWidget>

namespace ui {

/// The score of every seat at one moment, as a bar towards the points that win. Read out as one sentence.
class SeatFigures final : public QWidget {
    Q_OBJECT
public:
    explicit SeatFigures(QWidget* parent = nullptr);

    /// `winners` are marked; none in a draw.
    void show(const std::vector<core::RecordedSeat>& seats, const core::PerSeat<std::int16_t>& score,
        const core::ScoreScale& scale, core::SeatMask winners, const core::FinalCount& count = {});
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;

    std::vector<core::RecordedSeat> m_seats;
    core::PerSeat<std::int16_t> m_score {};
    core::ScoreScale m_scale;
    core::SeatMask m_winners = 0;
    core::FinalCount m_count;
};

} // namespace ui
