#pragma once

#include "core/game/game.h"

namespace core::smashup {

/// Keeps cards, and builds power where nothing scores soon.
class PatientStyle final : public Style {
public:
    std::string name() const override { return "patient"; }
    std::string meaning() const override { return "keeps its cards and builds where nothing scores soon"; }
    double bias(const Match& match, Seat seat) const override;
};

/// Wants bases to score, to be everywhere, and minions of others gone.
class AggressiveStyle final : public Style {
public:
    std::string name() const override { return "aggressive"; }
    std::string meaning() const override { return "spreads out, brings bases to score and clears minions away"; }
    double bias(const Match& match, Seat seat) const override;
};

/// Minds the seat with the most points more than the others: what it is worth, and the places it holds. Among equal
/// points the most worth leads. While it leads itself it has no bias.
class LeaderHunterStyle final : public Style {
public:
    std::string name() const override { return "leader-hunter"; }
    std::string meaning() const override { return "goes after whoever leads and takes the leader's places away"; }
    double bias(const Match& match, Seat seat) const override;
};

} // namespace core::smashup
