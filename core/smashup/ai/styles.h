#pragma once

#include "core/game/game.h"
#include "core/smashup/sayings/sayings.h"

namespace core::smashup {

/// Keeps cards, and builds power where nothing scores soon.
class PatientStyle final : public Style {
public:
    std::string name() const override { return "patient"; }
    std::string meaning() const override { return say(Say::StylePatient).words(); }
    double bias(const Match& match, Seat seat) const override;
};

/// Wants bases to score, to be everywhere, and minions of others gone.
class AggressiveStyle final : public Style {
public:
    std::string name() const override { return "aggressive"; }
    std::string meaning() const override { return say(Say::StyleAggressive).words(); }
    double bias(const Match& match, Seat seat) const override;
};

/// Minds the seat with the most points more than the others: what it is worth, and the places it holds. Among equal
/// points the most worth leads. While it leads itself it has no bias.
class LeaderHunterStyle final : public Style {
public:
    std::string name() const override { return "leader-hunter"; }
    std::string meaning() const override { return say(Say::StyleLeaderHunter).words(); }
    double bias(const Match& match, Seat seat) const override;
};

} // namespace core::smashup
