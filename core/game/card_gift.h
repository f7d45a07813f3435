#pragma once

#include "core/game/seat.h"

#include <string_view>

namespace core {

/// What a match can do, too, where its game has Has::Acquisitions; found by dynamic_cast. For whoever tries what a card
/// is worth.
class CardGift {
public:
    virtual ~CardGift() = default;
    /// The seat gets a card of that name for nothing, as though it had acquired it before the match began. It is one
    /// that nobody knows the place of, or of which there is a pile for all; nothing else changes. False, and nothing
    /// happens, where there is none.
    virtual bool give(Seat seat, std::string_view card) = 0;
};

} // namespace core
