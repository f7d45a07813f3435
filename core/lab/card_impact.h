#pragma once

#include "core/ai/arena/line_ups.h"
#include "core/game/game.h"
#include "core/statistics/estimate.h"

#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// What each card of a pair is worth where it lies on top of the deck when the first turn begins, so that it comes to
/// hand first.
struct CardImpactRequest {
    std::string set; ///< by name, never empty
    FactionPair pair;
    std::vector<FactionPair> others; ///< whom it meets, one after another; none shares a faction with it
    std::string player = "policy"; ///< in both seats; a spec, see makePlayer()
    int deals = 4000;
    std::uint64_t seed = 1;
    int threads = 1;
};

/// By cause: the same deals with a card on top, against the mean over all cards of the deck on top, which is what a
/// random one is worth.
struct CardImpact {
    std::string card;
    int copies = 0;
    int deals = 0; ///< in which a copy lay in the deck, so that it could be on top
    Estimate worth {}; ///< what the share of the wins is more with it on top
    /// As played, in the decks as they were shuffled: the share where its owner played it, and where not. Whoever is
    /// ahead plays more, so that says less of the card.
    int played = 0; ///< matches
    int unplayed = 0;
    Estimate wonPlayed {};
    Estimate wonUnplayed {};
};

/// The pair's share in the matches in which this place scored, in the decks as they were shuffled.
struct PlaceImpact {
    std::string place; ///< as a mark of the match names it
    int matches = 0;
    Estimate share;
};

struct CardImpacts {
    std::vector<CardImpact> cards; ///< the best first
    std::vector<PlaceImpact> places; ///< likewise
    Estimate share; ///< the pair's, as the decks were shuffled
    int deals = 0;
    std::int64_t matches = 0; ///< that were played in all
};

/// Told from any of the threads, one at a time: how many deals are done.
using CardImpactProgress = std::function<void(int deals)>;

/// Plays all deals, or those that are finished when `stop` becomes true. The same request gives the same figures
/// whatever the number of threads. Nothing, with `problems`, where player, pairs or set have faults. Where a game puts
/// no card on top no card has deals.
std::optional<CardImpacts> findCardImpacts(const Game& game, const CardImpactRequest& request,
    const std::atomic<bool>& stop, Problems& problems, const CardImpactProgress& progress = {});

} // namespace core
