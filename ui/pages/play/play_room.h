#pragma once

#include "core/game/shelf.h"

#include <functional>
#include <utility>
#include <vector>

class QWidget;

namespace core {
class ArticleStore;
class MatchStore;
class PairStore;
}

namespace ui {

class FeedbackSettings;
class PlaySettings;
class Sounds;
class TableSurface;

/// What the play page works with; all of it outlives the page. Stores may be null: then nothing is kept.
struct PlayRoom {
    core::Shelf games; ///< one at least
    core::MatchStore* matches = nullptr;
    core::PairStore* pairs = nullptr;
    PlaySettings* settings = nullptr;
    /// Makes the table of a game, null where it has none; makeTable() where it is left out.
    std::function<TableSurface*(const core::Game& game, QWidget* parent)> makeTable;
    FeedbackSettings* feedback = nullptr; ///< null where nothing moves
    /// What the rules of games say, of those that have articles.
    std::vector<std::pair<const core::Game*, const core::ArticleStore*>> handbooks {};
    Sounds* sounds = nullptr; ///< null where nothing is heard
};

} // namespace ui
