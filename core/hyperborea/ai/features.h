#pragma once

#include "core/game/minds.h"
#include "core/hyperborea/cards/library.h"

#include <memory>

namespace core::hyperborea {

/// How a match stands for a seat in numbers, most of them its own less those of whichever other seat has most, and
/// whose technologies and race tiles are whose.
class HyperboreaFeatures final : public Features {
public:
    explicit HyperboreaFeatures(std::shared_ptr<const Library> library);

    std::size_t count() const override;
    std::string name(std::size_t index) const override;
    void read(const Match& match, Seat seat, std::span<float> values) const override;
    std::size_t sparseCount() const override;
    std::string sparseName(std::size_t index) const override;
    void readAll(const Match& match, Seat seat, std::span<float> values, PresentInputs& present) const override;

private:
    std::shared_ptr<const Library> m_library;
};

} // namespace core::hyperborea
