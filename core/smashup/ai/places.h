#pragma once

#include "core/game/minds.h"
#include "core/smashup/ai/base_standing.h"
#include "core/smashup/ai/card_names.h"

namespace core::smashup {

class SmashUpMatch;

/// What lies where, as sparse inputs from one seat's view: the cards it holds, cards in play by whose they are and how
/// near their base is to its breakpoint, discard piles, how the seats stand at each base, points, and the factions with
/// the progress of the match. Of cards and factions that players wrote nothing is told.
class Places {
public:
    explicit Places(const Libraries& libraries);

    std::size_t count() const { return m_begins.back(); }
    std::string name(std::size_t input) const;
    /// `bases` says how the seats stand at each slot that has a base. Allocates nothing.
    void read(const SmashUpMatch& match, Seat seat, const std::array<BaseStanding, kMaxSlots>& bases,
        PresentInputs& present) const;

private:
    class Reader;

    CardNames m_cards;
    std::vector<std::string> m_factions; ///< by name, each once, in the order of the printings
    std::vector<std::pair<const CardLibrary*, std::vector<std::uint8_t>>> m_factionPlaces; ///< by FactionId
    std::vector<std::uint32_t> m_begins; ///< the first input of each kind, and the count behind them
};

} // namespace core::smashup
