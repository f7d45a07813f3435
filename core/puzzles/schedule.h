#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

namespace core {

/// Days after which a puzzle that was solved at the first try comes back, step by step; after the last it sits.
inline constexpr std::array<int, 4> kPuzzleDays { 1, 3, 10, 30 };

/// How far somebody is with a puzzle.
struct PuzzleProgress {
    int step = 0; ///< how often in a row it was solved at the first try; kPuzzleDays.size() and more: it sits
    std::optional<std::chrono::sys_days> due; ///< when it comes back; nothing while it was never tried, or sits
    int tries = 0; ///< sittings at it
    int solved = 0; ///< of them at the first try

    bool sits() const { return step >= static_cast<int>(kPuzzleDays.size()); }
    bool isDue(std::chrono::sys_days today) const { return !sits() && (!due || *due <= today); }

    friend bool operator==(const PuzzleProgress&, const PuzzleProgress&) = default;
};

/// How a puzzle was answered at the first try.
enum class FirstTry : std::uint8_t { Missed, WithHint, Solved };

/// After a sitting on that day: solved it moves on a step; with a hint it stays on its step, and is back the next day;
/// missed it begins again, and is back the next day.
PuzzleProgress afterTry(PuzzleProgress progress, FirstTry how, std::chrono::sys_days today);

} // namespace core
