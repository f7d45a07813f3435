#pragma once

#include "core/game/minds.h"
#include "core/starrealms/sayings/sayings.h"

namespace core::starrealms {

/// Wants others to lose authority, now rather than later.
class AggressiveStyle final : public Style {
public:
    std::string name() const override { return "aggressive"; }
    std::string meaning() const override { return say(Say::StyleAggressive).words(); }
    double bias(const Match& match, Seat seat) const override;
};

/// Wants dear cards, and bases that stay.
class BuilderStyle final : public Style {
public:
    std::string name() const override { return "builder"; }
    std::string meaning() const override { return say(Say::StyleBuilder).words(); }
    double bias(const Match& match, Seat seat) const override;
};

/// Wants to be rid of its Scouts and Vipers.
class LeanStyle final : public Style {
public:
    std::string name() const override { return "lean"; }
    std::string meaning() const override { return say(Say::StyleLean).words(); }
    double bias(const Match& match, Seat seat) const override;
};

} // namespace core::starrealms
