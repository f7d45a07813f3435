#pragma once

#include "core/ai/search/ismcts_search.h"

namespace core {

/// Searches worlds dealt anew from all that its seat knows.
class IsmctsPlayer final : public Player {
public:
    IsmctsPlayer(const Evaluator& evaluator, std::uint64_t seed, const IsmctsSettings& settings)
        : m_search(evaluator, seed, settings)
    {
    }

    Choice choose(const SeatView& view, const Budget& budget) override;
    void takeBack() override { m_search.takeBack(); }
    void forget() override { m_search.forget(); }
    const std::vector<Expectation>& expectation() const override { return m_search.expectation(); }
    /// Iterations of the last choice, over all threads.
    std::uint64_t iterations() const { return m_search.iterations(); }

private:
    IsmctsSearch m_search;
};

} // namespace core
