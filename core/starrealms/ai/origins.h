#pragma once

#include "core/game/minds.h"

#include <string>

namespace core::starrealms {

/// Which seat began, and what each has made of its deck since: factions, and Scouts and Vipers that are left. All of it
/// is told as the seat's less what its enemies have, and fades as authority is lost: what a deck is worth shows less
/// and less in what is still to come.
class StarRealmsOrigins final : public Features {
public:
    std::size_t count() const override;
    std::string name(std::size_t index) const override;
    void read(const Match& match, Seat seat, std::span<float> values) const override;
};

} // namespace core::starrealms
