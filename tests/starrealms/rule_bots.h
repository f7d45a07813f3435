#pragma once

#include "core/ai/player.h"
#include "core/starrealms/ai/card_yields.h"

#include <memory>
#include <string>

namespace tests {

/// How people write a player for this game: rules in an order, and no look ahead.
enum class RuleBot {
    Dearest, ///< buys whatever costs most
    AllCombat, ///< buys what gives most combat, and leaves bases alone that do not stand before the score
    Thinner, ///< buys what scraps first, gets rid of its starting cards, and then buys the dearest
};

/// Plays all its cards, uses all that is for nothing, buys by its rule, attacks with all there is, and ends. What it
/// scraps for its combat it does where that wins.
class RuleBotPlayer final : public core::Player {
public:
    RuleBotPlayer(RuleBot kind, std::shared_ptr<const core::starrealms::CardLibrary> library);

    core::Choice choose(const core::SeatView& view, const core::Budget& budget) override;

private:
    int liking(core::starrealms::DefId def) const;
    double mainWorth(const core::SeatView& view, core::Choice choice, bool wins) const;
    double answerWorth(const core::SeatView& view, core::Choice choice) const;
    bool winsByScrapping(const core::SeatView& view) const;

    RuleBot m_kind;
    std::shared_ptr<const core::starrealms::CardLibrary> m_library;
    std::vector<core::starrealms::CardYield> m_yields;
};

/// The part of the wins that a player named by a spec has against a bot in Standard, each of so many deals played once
/// in either seat. Levels count their iterations alone.
double shareAgainst(RuleBot bot, const std::string& player, int deals, std::uint64_t seed);

} // namespace tests
