#pragma once

#include "core/smashup/table/fields.h"

namespace core::smashup {

/// The parts of a turn, in order; Frame::stage of the Turn frame.
struct TurnStage {
    enum : std::uint8_t { Begin, Start, Started, Play, Score, Draw, Limit, End, Ended };
};

} // namespace core::smashup
