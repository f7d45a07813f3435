#pragma once

#include "core/record/match_record.h"

#include <QWidget>

class QVBoxLayout;

namespace ui {

/// What gave points in a match, in the order of play, a line each: the turn, what it was, and who got how many points.
/// What scored stands out from what gave some besides. A line that is clicked leads to the move that brought it; what
/// comes after the move that is shown is fainter.
class MarkList final : public QWidget {
    Q_OBJECT

public:
    explicit MarkList(QWidget* parent);
    ~MarkList() override;

    /// `gains` as OpenedMatch has them; the marks of the record only where `marked`.
    void show(const core::MatchRecord& record, const std::vector<core::RecordedMark>& gains, bool marked);
    bool isEmpty() const { return m_lines.empty(); }
    /// How many choices have been made where the match is looked at.
    void setReached(int choices);

Q_SIGNALS:
    /// After so many choices it had scored.
    void picked(int choices);

private:
    class Line;

    QVBoxLayout* m_rows;
    std::vector<Line*> m_lines;
};

} // namespace ui
