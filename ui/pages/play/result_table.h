#pragma once

#include "core/game/outcome.h"
#include "core/record/match_record.h"

#include <QWidget>

namespace ui {

/// The final scores, best first: who, with which factions, how many points.
class ResultTable final : public QWidget {
    Q_OBJECT

public:
    ResultTable(const core::MatchSummary& match, const core::Outcome& outcome, QWidget* parent);
};

} // namespace ui
