#pragma once

#include "ui/charts/chance_chart.h"
#include "ui/models/move_list_model.h"

namespace ui {

struct OpenedMatch;

/// Where on the chart's time axis a match stands after `choices` choices: between the ends of two turns.
double chartTurn(const core::MatchRecord& record, int choices);

/// The win chance of toldSeat() over the moves of the match.
std::vector<ChanceChart::Point> chancePoints(const OpenedMatch& match, const core::Analysis& analysis);
/// The choices that are marked, of all seats.
std::vector<ChanceChart::Mark> chanceMarks(const core::Analysis& analysis);
/// What is said beside the moves: how each is marked, and the luck after it where it is worth a word.
std::map<int, MoveBadge> moveBadges(const OpenedMatch& match, const core::Analysis& analysis);

} // namespace ui
