#pragma once

#include "core/ai/arena/line_ups.h"
#include "core/lab/block_set.h"
#include "core/statistics/estimate.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace core {

/// Deals of a block of matches, each played with either pair in the first seat.
inline constexpr int kDealsOfBlock = 4;
inline constexpr int kMatchesOfBlock = 2 * kDealsOfBlock;

/// All that decides the matches of a lab, however many of them are played. The same terms give the same blocks where
/// the players' chance comes from their seeds alone.
struct LabTerms {
    std::string game;
    std::string set; ///< by name, never empty
    std::string setHash;
    std::string engineVersion;
    std::string signature; ///< as ArenaTerms has it
    std::string player; ///< in both seats; a spec, see makePlayer()
    std::map<std::string, std::string> options; ///< match options by name, without those that have their default
    std::vector<FactionPair> pairs; ///< as inOrder() has them
    std::uint64_t seed = 1;

    friend bool operator==(const LabTerms&, const LabTerms&) = default;
};

/// Factions and pairs by name, each once: whoever names the same pairs means the same lab.
std::vector<FactionPair> inOrder(std::vector<FactionPair> pairs);

/// "Aliens+Pirates".
std::string pairName(const FactionPair& pair);

/// Whether each side is one thing, a role, say, so that there is nothing of which it could be more than the parts.
bool areSingle(const std::vector<FactionPair>& pairs);

/// Two pairs without a common faction, and the matches that they played.
struct LabCell {
    std::size_t first = 0; ///< place among the pairs of the terms, below `second`
    std::size_t second = 0;
    BlockSet blocks; ///< that are played
    /// The first pair's wins in kPartsOfMatch, an even part of a shared one: where it has the first seat, and where the
    /// other has it. These are equally many matches.
    std::array<std::int64_t, 2> won {};

    std::int64_t matches() const { return std::int64_t { kMatchesOfBlock } * blocks.count(); }
    std::int64_t wins() const { return won[0] + won[1]; }
    /// The first pair's share of the wins.
    Estimate share() const;
    void add(const LabCell& other);

    friend bool operator==(const LabCell&, const LabCell&) = default;
};

/// Half of what an interval spans.
inline double halfOf(const Estimate& estimate)
{
    return (estimate.high - estimate.low) / 2;
}

/// The same seen from the other side.
inline Estimate opposite(const Estimate& estimate)
{
    return { 1 - estimate.mean, 1 - estimate.high, 1 - estimate.low };
}

/// Pairs against pairs.
struct LabTable {
    LabTerms terms;
    std::vector<LabCell> cells; ///< every two pairs without a common faction, by their places

    /// Of a lab in which nothing is played yet.
    static LabTable of(LabTerms terms);
    std::int64_t matches() const;
    /// The cell of two pairs in any order; null where they share a faction.
    const LabCell* find(std::size_t pair, std::size_t other) const;

    friend bool operator==(const LabTable&, const LabTable&) = default;
};

/// A pair's share of the wins: the mean over the others that it can meet, each as much as another however many matches
/// there were. Those that it has not met yet are left out.
Estimate shareOfPair(const LabTable& table, std::size_t pair);

/// The same of a faction, over all cells in which one side has it.
Estimate shareOfFaction(const LabTable& table, const std::string& faction);

/// The share of the wins that the first seat had.
Estimate shareOfFirstSeat(const LabTable& table);

/// Those in the pairs of the terms, by name.
std::vector<std::string> factionsOf(const LabTerms& terms);

/// A term that two labs have not in common.
struct LabDifference {
    std::string term; ///< as files name it
    std::string one; ///< empty where it is long
    std::string other;
};

std::vector<LabDifference> differences(const LabTerms& one, const LabTerms& other);

/// A block that two tables of the same terms both have.
struct LabOverlap {
    std::size_t cell = 0;
    int block = 0;
};

/// Adds up what was played. Where a block is in both, that one, and nothing is added.
std::optional<LabOverlap> merge(LabTable& into, const LabTable& from);

} // namespace core
