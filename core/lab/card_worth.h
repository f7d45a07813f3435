#pragma once

#include "core/game/game.h"
#include "core/statistics/estimate.h"

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace core {

/// What a card is worth to a seat that has it from the beginning, in a game in which seats get cards in the course of a
/// match (CardGift).
struct CardWorthRequest {
    std::string set; ///< by name, never empty
    std::map<std::string, std::string> options {};
    std::vector<std::string> cards {}; ///< which; all there are when empty
    std::string against {}; ///< another card in its place; nothing when empty
    std::string player = "policy"; ///< in all seats; a spec, see makePlayer()
    int deals = 2000;
    std::uint64_t seed = 1;
    int threads = 1;
};

/// By cause: the same deals with the card given to one seat, and with the other card, or none.
struct CardWorth {
    std::string card;
    std::string group; ///< as CardInfo has it
    int deals = 0; ///< in which it could be given
    Estimate worth {}; ///< what the share of the wins is more with it
    Estimate share {}; ///< with it
};

struct CardWorths {
    std::vector<CardWorth> cards; ///< the best first
    Estimate share; ///< of the seat with the other card, or none
    int deals = 0;
    std::int64_t matches = 0; ///< that were played in all
};

/// Told from any of the threads, one at a time: how many deals are done.
using CardWorthProgress = std::function<void(int deals)>;

/// Whether the game's matches can be asked so.
bool knowsCardWorths(const Game& game);

/// The cards that a match of that set has: those of the set, and those of none that could be chosen.
std::vector<CardInfo> cardsInMatch(const Game& game, const std::string& set);

/// Plays all deals, the seats taking turns at being given the card, or those that are finished when `stop` becomes
/// true. The same request gives the same figures whatever the number of threads. Nothing, with `problems`, where
/// player, set, options or cards have faults.
std::optional<CardWorths> findCardWorths(const Game& game, const CardWorthRequest& request,
    const std::atomic<bool>& stop, Problems& problems, const CardWorthProgress& progress = {});

} // namespace core
