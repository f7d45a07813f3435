#pragma once

#include "core/ai/players/explanation.h"

#include <QString>

namespace ui {

/// "wins 62 % (55 to 69), 410 playouts": the win chance, its 95 % interval and how often the answer was tried.
QString expectationText(const core::Expectation& expected);

/// A hint in lines: what is read at the table, and what only somebody wants to know who doubts it.
struct HintText {
    QString told; ///< the best answer and what speaks for it
    QString rest; ///< the next best ones, and how often all were played out; empty where there is one answer alone
    int place = -1; ///< where it leads, as the game's events number places; -1 for nowhere
};

HintText hintText(const core::Game& game, const core::Match& match, const core::Explanation& hint);

/// What goes on with a hint that was followed so far.
HintText nextHintText(const core::Game& game, const core::Match& match, core::Choice choice);

/// Why `who` chose as they did when `match` asked: what was expected of it, what spoke for it, and the best others.
QString whyText(const core::Game& game, const core::Match& match, const core::Explanation& why, const QString& who);

} // namespace ui
