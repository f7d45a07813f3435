#pragma once

#include "core/game/minds.h"
#include "core/starrealms/ai/card_yields.h"
#include "core/starrealms/ai/places.h"

namespace core::starrealms {

/// How a match stands for a seat in numbers, most of them its side's less the best other side's, and what lies where. A
/// side has the mean of its living seats.
class StarRealmsFeatures final : public Features {
public:
    explicit StarRealmsFeatures(std::shared_ptr<const CardLibrary> library);

    std::size_t count() const override;
    std::string name(std::size_t index) const override;
    void read(const Match& match, Seat seat, std::span<float> values) const override;
    std::size_t sparseCount() const override { return m_places.count(); }
    std::string sparseName(std::size_t index) const override { return m_places.name(index); }
    void readAll(const Match& match, Seat seat, std::span<float> values, PresentInputs& present) const override;

private:
    class Reader;

    std::vector<CardYield> m_yields;
    Places m_places;
};

} // namespace core::starrealms
