#pragma once

#include "core/game/outcome.h"
#include "core/record/match_record.h"

#include <QWidget>

namespace ui {

/// The final scores, best first: who, with which factions, how many points, and how they came about where some were
/// taken off.
class ResultTable final : public QWidget {
    Q_OBJECT

public:
    /// `count` is what the end took off the scores of `outcome`.
    ResultTable(
        const core::MatchSummary& match, const core::Outcome& outcome, const core::FinalCount& count, QWidget* parent);
};

} // namespace ui
