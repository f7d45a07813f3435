#pragma once

#include "core/lab/lab_table.h"

namespace core {

/// Blocks from here on are of one cell alone: whoever wants to know that one better plays them, and the rounds that all
/// cells have together do not count them.
inline constexpr int kFirstAlone = BlockSet::kMost / 2;

/// How much is to be played: one of the first four.
struct LabGoal {
    int matches = 0; ///< of each cell at least
    double width = 0; ///< half of every cell's interval at most
    double meanWidth = 0; ///< half of every pair's interval at most
    int alone = 0; ///< of `cell` from kFirstAlone on, and of no other
    std::size_t cell = 0;
    /// Of `matches`, block b is played where b mod `shards` is `shard`, so that several machines share a lab. The other
    /// goals need to know all that is played.
    int shard = 0;
    int shards = 1;
};

/// How many matches of a cell bring its interval to that width whatever comes of them.
int matchesForWidth(double width);

/// A block that was played.
struct LabBlock {
    std::size_t cell = 0;
    int number = 0;
    std::array<std::int64_t, 2> won {}; ///< as LabCell has it
};

void add(LabTable& table, const LabBlock& block);

/// Which block comes next. What is played for a goal is the same however many blocks are played at once, in whatever
/// order they end, and whether it was interrupted: with a width a cell has one block at a time, with a mean width all
/// cells have a block each before the next.
class LabSchedule {
public:
    LabSchedule(const LabTable& table, LabGoal goal);

    enum class Step { Play, Wait, Done };
    /// A block to play; Wait where that hangs on one that is being played.
    Step next(std::size_t& cell, int& block);
    /// It is in the table now.
    void finished(std::size_t cell);

private:
    Step nextOfMatches(std::size_t& cell, int& block);
    Step nextOfWidth(std::size_t& cell, int& block);
    Step nextAlone(std::size_t& cell, int& block);
    Step nextOfMean(std::size_t& cell, int& block);
    /// The first block from `from` on that is this shard's and not played.
    int open(std::size_t cell, int from) const;

    const LabTable& m_table;
    LabGoal m_goal;
    int m_blocks; ///< of each cell
    std::vector<int> m_next; ///< of cells: the block that comes next
    std::vector<bool> m_busy; ///< of cells: one is being played
    int m_playing = 0;
};

/// A goal of so many matches more of one cell than there are of it alone.
LabGoal moreOf(const LabTable& table, std::size_t cell, int matches);

/// How far a lab is from its goal.
struct LabProgress {
    std::int64_t played = 0; ///< matches
    std::int64_t wanted = 0; ///< about, with a width
    double widest = 0; ///< half of the widest interval that the goal speaks of: of cells, or of pairs with a mean width
};

LabProgress progressOf(const LabTable& table, const LabGoal& goal);

} // namespace core
