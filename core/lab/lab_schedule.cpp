#include "core/lab/lab_schedule.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

int blocksOf(int matches)
{
    return (matches + kMatchesOfBlock - 1) / kMatchesOfBlock;
}

/// Blocks that are not of that cell alone.
int inRounds(const LabCell& cell)
{
    return cell.blocks.count() - cell.blocks.countFrom(kFirstAlone);
}

double widestOfPairs(const LabTable& table)
{
    double widest = 0;
    for (std::size_t pair = 0; pair < table.terms.pairs.size(); ++pair)
        widest = std::max(widest, halfOf(shareOfPair(table, pair)));
    return widest;
}

/// Matches that a cell needs for that width, where its share stays what it is.
std::int64_t neededBy(const LabCell& cell, double width)
{
    if (halfOf(cell.share()) <= width)
        return cell.matches();
    const auto many = static_cast<double>(cell.matches());
    const double share = (cell.share().mean * many + 2) / (many + 4);
    const double needed = kDeviations95 * kDeviations95 * share * (1 - share) / (width * width);
    return std::max(cell.matches() + kMatchesOfBlock, static_cast<std::int64_t>(std::ceil(needed)));
}

}

int matchesForWidth(double width)
{
    // Wilson's interval is widest at an even share, where half of it is z / (2 sqrt(n + z^2)).
    const double part = kDeviations95 / (2 * width);
    return std::max(1, static_cast<int>(std::ceil(part * part - kDeviations95 * kDeviations95)));
}

void add(LabTable& table, const LabBlock& block)
{
    LabCell& cell = table.cells[block.cell];
    cell.blocks.add(block.number);
    for (std::size_t seat = 0; seat < cell.won.size(); ++seat)
        cell.won[seat] += block.won[seat];
}

LabSchedule::LabSchedule(const LabTable& table, LabGoal goal)
    : m_table(table)
    , m_goal(goal)
    , m_blocks(blocksOf(goal.matches))
    , m_busy(table.cells.size(), false)
{
    for (std::size_t cell = 0; cell < table.cells.size(); ++cell)
        m_next.push_back(open(cell, goal.alone > 0 ? kFirstAlone : goal.shard));
}

int LabSchedule::open(std::size_t cell, int from) const
{
    while (m_table.cells[cell].blocks.has(from))
        from += m_goal.shards;
    return from;
}

LabSchedule::Step LabSchedule::next(std::size_t& cell, int& block)
{
    const Step step = m_goal.alone > 0 ? nextAlone(cell, block)
        : m_goal.width > 0             ? nextOfWidth(cell, block)
        : m_goal.meanWidth > 0         ? nextOfMean(cell, block)
                                       : nextOfMatches(cell, block);
    if (step == Step::Play) {
        m_busy[cell] = true;
        ++m_playing;
    }
    return step;
}

LabSchedule::Step LabSchedule::nextOfMatches(std::size_t& cell, int& block)
{
    if (m_table.cells.empty())
        return Step::Done;
    const auto least = std::min_element(m_next.begin(), m_next.end());
    if (*least >= m_blocks)
        return Step::Done;
    cell = static_cast<std::size_t>(least - m_next.begin());
    block = *least;
    m_next[cell] = open(cell, block + m_goal.shards);
    return Step::Play;
}

LabSchedule::Step LabSchedule::nextAlone(std::size_t& cell, int& block)
{
    cell = m_goal.cell;
    block = m_next[cell];
    if (block >= kFirstAlone + blocksOf(m_goal.alone))
        return Step::Done;
    m_next[cell] = open(cell, block + 1);
    return Step::Play;
}

LabSchedule::Step LabSchedule::nextOfWidth(std::size_t& cell, int& block)
{
    double widest = m_goal.width;
    bool found = false;
    for (std::size_t each = 0; each < m_table.cells.size(); ++each) {
        const double half = m_busy[each] ? 0 : halfOf(m_table.cells[each].share());
        if (half <= widest)
            continue;
        widest = half;
        cell = each;
        found = true;
    }
    if (!found)
        return m_playing > 0 ? Step::Wait : Step::Done;
    block = m_table.cells[cell].blocks.firstMissing();
    return Step::Play;
}

LabSchedule::Step LabSchedule::nextOfMean(std::size_t& cell, int& block)
{
    int least = BlockSet::kMost;
    int most = 0;
    for (std::size_t each = 0; each < m_table.cells.size(); ++each) {
        const int played = inRounds(m_table.cells[each]);
        least = std::min(least, played);
        most = std::max(most, played);
    }
    if (least == most && m_playing == 0 && widestOfPairs(m_table) <= m_goal.meanWidth)
        return Step::Done;
    for (std::size_t each = 0; each < m_table.cells.size(); ++each) {
        if (m_busy[each] || inRounds(m_table.cells[each]) != least)
            continue;
        cell = each;
        block = m_table.cells[each].blocks.firstMissing();
        return Step::Play;
    }
    return Step::Wait;
}

void LabSchedule::finished(std::size_t cell)
{
    m_busy[cell] = false;
    --m_playing;
}

LabGoal moreOf(const LabTable& table, std::size_t cell, int matches)
{
    return { .alone = kMatchesOfBlock * table.cells[cell].blocks.countFrom(kFirstAlone) + matches, .cell = cell };
}

LabProgress progressOf(const LabTable& table, const LabGoal& goal)
{
    LabProgress progress;
    progress.played = table.matches();
    double widestCell = 0;
    const int blocks = blocksOf(goal.matches);
    for (const LabCell& cell : table.cells) {
        widestCell = std::max(widestCell, halfOf(cell.share()));
        // Those of another part are not in the table.
        const int own = (blocks - goal.shard + goal.shards - 1) / goal.shards;
        const std::int64_t wanted = std::max<std::int64_t>(cell.matches(), std::int64_t { kMatchesOfBlock } * own);
        progress.wanted += goal.width > 0 ? std::max(wanted, neededBy(cell, goal.width)) : wanted;
    }
    if (goal.alone > 0) {
        const LabCell& cell = table.cells[goal.cell];
        progress.wanted
            += std::int64_t { kMatchesOfBlock } * (blocksOf(goal.alone) - cell.blocks.countFrom(kFirstAlone));
        progress.widest = halfOf(cell.share());
        return progress;
    }
    progress.widest = goal.meanWidth > 0 ? widestOfPairs(table) : widestCell;
    if (goal.meanWidth > 0 && progress.widest > goal.meanWidth) {
        // An interval is as wide as one over the root of the matches; before any it spans everything.
        const double factor = progress.widest / goal.meanWidth;
        const auto cells = static_cast<std::int64_t>(table.cells.size());
        const auto needed = static_cast<std::int64_t>(
            std::ceil(static_cast<double>(std::max(progress.played, cells)) * factor * factor));
        // Nor is more than what suffices in any case, with a round for what does not come out even.
        const auto most = static_cast<std::int64_t>(table.terms.pairs.size()) * matchesForWidth(goal.meanWidth) / 2
            + kMatchesOfBlock * cells;
        progress.wanted = std::max(progress.wanted, std::min(needed, std::max(most, progress.played)));
    }
    return progress;
}

} // namespace core
