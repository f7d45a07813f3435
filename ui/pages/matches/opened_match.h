#pragma once

#include "core/game/shelf.h"
#include "core/record/match_record.h"
#include "ui/models/move_list_model.h"

#include <memory>
#include <vector>

namespace core {
class Match;
}

namespace ui {

/// A stored match, taken apart for stepping through.
struct OpenedMatch {
    const core::Game* game = nullptr; ///< what it is a match of; never null
    core::MatchRecord record;
    std::vector<Move> moves; ///< one a choice; none of a table game
    /// The match before its first choice and after each; empty where the record does not replay.
    std::vector<std::unique_ptr<core::Match>> positions;
    QString problem; ///< why it does not replay, or what is different from when it was played; empty when all is well
    /// Points that a card or a place gave besides what scored, in the order of play: of a match that replays.
    std::vector<core::RecordedMark> gains;
    core::FinalCount count; ///< what the end took off the final score
    core::Seat viewer = core::Seat::None; ///< whose hand is shown: the only person's, or nobody's
};

/// Replays `record`, which is of `game`.
std::unique_ptr<OpenedMatch> takeApart(const core::Game& game, core::MatchRecord record);

} // namespace ui
