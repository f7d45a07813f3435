#pragma once

#include "core/game/shelf.h"
#include "core/record/match_record.h"
#include "ui/widgets/faction_faces.h"

#include <QWidget>

#include <vector>

namespace ui {

/// Who plays, with which factions, and the score: "You ▢▢ 12 : 11 ▢▢ Marrow"; of more than two seats, or sides, one
/// after the other.
class ScoreLine final : public QWidget {
    Q_OBJECT
public:
    explicit ScoreLine(QWidget* parent = nullptr);

    void show(const core::MatchSummary& match, const core::MatchMode& mode, const core::Standing& standing,
        const FactionFaces& faces);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// A seat, the seats of a side, or what all play against.
    struct Seat {
        QString name;
        std::vector<FactionFace> factions;
        QString score;
        core::Seat ink = core::Seat::None;
    };
    double nameWidth(const Seat& seat) const;
    double emblemsWidth(const Seat& seat) const;

    std::vector<Seat> m_seats;
};

} // namespace ui
