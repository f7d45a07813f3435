#pragma once

#include "core/game/game.h"

#include <string>
#include <vector>

namespace core {

/// A row of a pair's figures: how many cards of its deck are so.
struct PairCount {
    std::string words; ///< as the cards have it: a kind, or what cards do
    int cards = 0;

    friend bool operator==(const PairCount&, const PairCount&) = default;
};

/// What the card files say of the deck that some factions make. Copies are counted; places are not in a deck. Power is
/// the main figure of a card, and a minion is a card that has one.
struct PairFigures {
    std::vector<std::pair<int, int>>
        powers; ///< printed power and how many have it, the weakest first; only those there are
    std::vector<PairCount> kinds; ///< as they stand on the cards, minions first
    std::vector<PairCount> does; ///< the most frequent first
    int cards = 0;
    int minions = 0;
    double meanPower = 0; ///< of its minions as printed; 0 without any
    int openingHand = 0; ///< how many cards a match begins with; 0 where it begins with none
    double minionAtFirst = 0; ///< the chance, 0 to 1, of a minion among them at the first draw
    std::vector<CardInfo> cardsToKnow; ///< its strongest minions, then the actions that do the most different things
};

/// `cards` are the game's, in the words to be used. Factions that the set does not have add nothing.
PairFigures figuresOf(const PairBook& book, const std::vector<CardInfo>& cards, const std::string& set,
    const std::vector<std::string>& factions);

} // namespace core
