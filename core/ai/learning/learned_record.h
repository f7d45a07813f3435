#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// Where something learned by self-play comes from.
struct LearnedRecord {
    std::string game;
    std::string set; ///< by name, never empty
    std::string setHash; ///< the cards that were played with
    std::string engineVersion;
    std::string use; ///< "plays" or "leaves", see LearnedFor; "lines", see LineReader; "choices"; "network"
    std::string command; ///< makes this file again, whatever the number of threads
    std::uint64_t seed = 0;
    int seats = 2;
    int matches = 0;
};

/// What was predicted and what came, of the predictions in one tenth of 0..1.
struct ReliabilityBin {
    std::int64_t positions = 0;
    double predicted = 0; ///< mean win chance
    double seen = 0; ///< mean share of the win
};

/// How far something learned can be trusted, on positions of matches that were not learned from.
struct HeldOut {
    std::int64_t positions = 0;
    double logLoss = 0; ///< nats a position
    double logLossByHand = 0; ///< of the game's own evaluator on the same
    double calibrationError = 0; ///< mean of |predicted - seen| over the bins, weighted by positions
    std::vector<ReliabilityBin> reliability; ///< ten bins of the positions
};

} // namespace core
