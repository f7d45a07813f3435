#pragma once

#include "core/game/game.h"

namespace core::smashup {

/// How a match stands for a seat in numbers, most of them its own less the best other seat's.
class SmashUpFeatures final : public Features {
public:
    std::size_t count() const override;
    std::string name(std::size_t index) const override;
    void read(const Match& match, Seat seat, std::span<float> values) const override;
};

} // namespace core::smashup
