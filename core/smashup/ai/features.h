#pragma once

#include "core/game/game.h"
#include "core/smashup/ai/places.h"

namespace core::smashup {

/// How a match stands for a seat in numbers, most of them its own less the best other seat's, and what lies where.
class SmashUpFeatures final : public Features {
public:
    explicit SmashUpFeatures(const Libraries& libraries);

    std::size_t count() const override;
    std::string name(std::size_t index) const override;
    void read(const Match& match, Seat seat, std::span<float> values) const override;
    std::size_t sparseCount() const override { return m_places.count(); }
    std::string sparseName(std::size_t index) const override { return m_places.name(index); }
    void readAll(const Match& match, Seat seat, std::span<float> values, PresentInputs& present) const override;

private:
    Places m_places;
};

} // namespace core::smashup
