#pragma once

#include "core/game/seat.h"

#include <cstdint>
#include <string>

namespace core {

/// A time at which seats may answer what is about to happen or has just happened, one after the other until all have
/// passed in a row. Whether a seat holds an answer may be hidden; the match asks only those that have one.
struct AnswerTime {
    int place = -1; ///< what is answered to, as the game's events number places
    std::string name; ///< of what lies there
    bool after = false; ///< it has happened; else it is about to
    /// The prompt asks a seat for its answer, which may be to pass. Else an answer is being carried out.
    bool asks = false;
    SeatMask passed = 0; ///< in a row by now; nothing tells who of them had something to pass
    /// What is at stake as it stands: another number where it has come to be something else.
    std::uint64_t stake = 0;

    /// Whether both are the same time of the same matter.
    bool isSame(const AnswerTime& other) const
    {
        return place == other.place && name == other.name && after == other.after;
    }
};

} // namespace core
