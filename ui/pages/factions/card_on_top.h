#pragma once

#include "ui/pages/play/match_plan.h"

namespace core {
class Game;
}

namespace ui {

/// A match for practice against the computer with an own faction and others by chance, in which the first card of the
/// person's deck is the one of that name. Where no deal comes to that it may lie anywhere.
MatchPlan planWithOnTop(const core::Game& game, const QString& set, const QString& faction, const QString& card);

} // namespace ui
