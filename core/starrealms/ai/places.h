#pragma once

#include "core/game/minds.h"
#include "core/starrealms/table/state.h"

#include <memory>
#include <string>
#include <vector>

namespace core::starrealms {

/// What lies where, as sparse inputs from one seat's view: the cards of its hand, all that the sides own, what they
/// have in play, the trade row, and how far each side is from its end. Whoever owns a card knows it and saw others get
/// theirs, so what is owned is open, wherever it lies.
class Places {
public:
    explicit Places(std::shared_ptr<const CardLibrary> library);

    std::size_t count() const { return m_begins.back(); }
    std::string name(std::size_t input) const;
    /// `own` and `other` are the turns until each side has felled the other. Allocates nothing.
    void read(const State& s, Seat seat, float own, float other, PresentInputs& present) const;

private:
    class Reader;

    std::shared_ptr<const CardLibrary> m_library;
    std::vector<std::uint32_t> m_begins; ///< the first input of each kind, and the count behind them
};

} // namespace core::starrealms
