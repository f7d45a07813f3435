#pragma once

#include "core/game/minds.h"

namespace core::hyperborea {

/// Likes to attack: ghosts, miniatures of others, and points to strike with.
class WarlikeStyle final : public Style {
public:
    std::string name() const override { return "warlike"; }
    std::string meaning() const override;
    double bias(const Match& match, Seat seat) const override;
};

/// Likes technologies, and cubes on sets.
class LearnedStyle final : public Style {
public:
    std::string name() const override { return "learned"; }
    std::string meaning() const override;
    double bias(const Match& match, Seat seat) const override;
};

/// Likes miniatures on the map, and hexes that it controls.
class SettlerStyle final : public Style {
public:
    std::string name() const override { return "settler"; }
    std::string meaning() const override;
    double bias(const Match& match, Seat seat) const override;
};

} // namespace core::hyperborea
