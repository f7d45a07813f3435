#pragma once

#include "core/ai/line.h"
#include "core/ai/player.h"
#include "core/ai/search/rollout.h"
#include "core/game/game.h"
#include "core/statistics/estimate.h"

#include <span>
#include <vector>

namespace core {

struct ReckoningSettings {
    int deals = 400; ///< worlds, in each of which every line is played out once
    double sharpness = kLineSharpness; ///< see Policy::weigh()
    int threads = 1;
    std::uint64_t seed = 0; ///< of the worlds, beside what the seat knows
    int length = 2000; ///< choices after which a line is judged where it stands
};

/// What lines are worth to a seat, by playing each to the end of the match by the game's policy, in the same dealt
/// worlds: so all are judged equally often and by equal luck, unlike the answers of a search, which looks at what it
/// likes. A game without a policy is played on by any choices.
class Reckoning {
public:
    /// `game` must outlive the reckoning.
    Reckoning(const Game& game, const ReckoningSettings& settings);

    /// Plays out lines that begin with an answer to view.prompt(). The same view, lines and settings give the same
    /// results with any number of threads. Once `budget` is cancelled or its time is over, it ends with the deals that
    /// are whole, at least kFewestDeals a thread unless cancelled.
    void reckon(const SeatView& view, std::span<const Line> lines, const Budget& budget = {});

    int deals() const { return m_deals; }
    /// The seat's chance to win, 0..1: its share of the lines by Wilson's interval, as the game's LineReader reads it.
    /// All of 0..1 where nothing was dealt.
    Estimate chance(std::size_t line) const;
    /// Every seat's chance, summing to 1 over the teams.
    PerSeat<double> chances(std::size_t line) const;
    /// By how much the seat's chance is greater than with the line `over`, -1..1. The interval is that of Agresti and
    /// Min for matched pairs ("Simple improved confidence intervals for comparing matched proportions", 2005), as
    /// steep as the reader reads between the two.
    Estimate lead(std::size_t line, std::size_t over) const;

    static constexpr int kFewestDeals = 16;

private:
    PerSeat<double> meanOf(std::size_t line) const;
    /// What is told of a share of the own seat, where the others share what is left as they do in `mean`.
    double read(double share, const PerSeat<double>& mean) const;
    double steepnessBetween(std::size_t line, std::size_t over) const;
    float shareIn(int deal, std::size_t line, Seat seat) const;

    const Game& m_game;
    ReckoningSettings m_settings;
    std::unique_ptr<Match> m_world; ///< one that the seat may be in
    Seat m_seat = Seat::None;
    std::size_t m_lines = 0;
    std::size_t m_seats = 0;
    int m_deals = 0;
    std::vector<float> m_shares; ///< of each deal all lines, of each line all seats
};

} // namespace core
