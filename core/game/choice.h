#pragma once

#include <cstdint>

namespace core {

/// One answer to a prompt: a verb of the game and up to three operands (card, base, seat, number), packed in 32 bits.
/// Two choices are the same answer exactly when their bits are equal, also between matches that differ in hidden cards
/// only; so a search may key its tree by them. What the parts mean is the game's business.
struct Choice {
    std::uint8_t verb = 0;
    std::uint8_t a = 0xFF;
    std::uint8_t b = 0xFF;
    std::uint8_t c = 0xFF;

    constexpr std::uint32_t bits() const
    {
        return static_cast<std::uint32_t>(verb) | (static_cast<std::uint32_t>(a) << 8U)
            | (static_cast<std::uint32_t>(b) << 16U) | (static_cast<std::uint32_t>(c) << 24U);
    }
    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

/// What no prompt offers and every match accepts until it is decided: all seats agree to end it here. It is then a
/// draw, all of them winners, or lost where they are one side. Whoever applies it has asked every seat.
inline constexpr Choice kAgreeToEnd { 0xFF, 0xFF, 0xFF, 0xFF };

} // namespace core
