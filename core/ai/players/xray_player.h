#pragma once

#include "core/ai/search/ismcts_search.h"

namespace core {

/// A deliberate cheat: searches the match as it truly is, hidden cards and the chance to come included. It shows what
/// hidden information is worth, and only those who measure players seat it: makeMeasuredPlayer() makes it, makePlayer()
/// does not. SeatView stays closed; the match comes in by showTable(), which no other player has.
class XrayPlayer final : public Player {
public:
    XrayPlayer(const Evaluator& evaluator, std::uint64_t seed, const IsmctsSettings& settings)
        : m_search(evaluator, seed, settings)
    {
    }

    /// The match it sits in, which must outlive its choices there.
    void showTable(const Match& match) { m_table = &match; }
    Choice choose(const SeatView& view, const Budget& budget) override;
    void takeBack() override { m_search.takeBack(); }
    void forget() override { m_search.forget(); }
    const std::vector<Expectation>& expectation() const override { return m_search.expectation(); }

private:
    IsmctsSearch m_search;
    const Match* m_table = nullptr;
};

} // namespace core
