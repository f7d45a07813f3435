#pragma once

#include "core/game/card_gift.h"
#include "core/game/match.h"
#include "core/game/match_setup.h"
#include "core/starrealms/table/state.h"

#include <memory>

namespace core::starrealms {

/// What is known of a match from outside its rules: who sits there, and the cards.
struct MatchInfo {
    std::shared_ptr<const CardLibrary> library;
    std::vector<SeatSetup> seats;
};

/// A Star Realms match: a state, and the rules that work on it.
class StarRealmsMatch final : public Match, public CardGift {
public:
    StarRealmsMatch(std::shared_ptr<const MatchInfo> info, const State& state);

    std::unique_ptr<Match> clone() const override;
    void assign(const Match& other) override;
    const Prompt& prompt() const override;
    void apply(Choice choice, EventSink* events = nullptr) override;
    void conceal(SeatMask viewers, Rng& rng) override;
    bool give(Seat seat, std::string_view card) override;
    Outcome outcome() const override;
    Standing standing() const override;
    int seatCount() const override { return m_state.seats; }
    SeatMask teamOf(Seat seat) const override;
    bool quiet() const override;
    std::uint32_t disclosures() const override { return m_state.disclosures; }
    std::uint64_t hash() const override;
    std::uint64_t viewHash(Seat seat) const override;
    std::vector<std::string> breaches() const override;

    const State& state() const { return m_state; }
    const CardLibrary& library() const { return *m_info->library; }
    const MatchInfo& info() const { return *m_info; }

private:
    StarRealmsMatch(const StarRealmsMatch& other);

    std::shared_ptr<const MatchInfo> m_info;
    State m_state;
    // What is asked now, found once: when the rules stopped for it, or when it is first asked for.
    mutable Prompt m_prompt;
    mutable bool m_asked = false;
};

/// Copies the part of a state that its match uses; the cards, of which few matches have all, come last in it.
void copyState(State& to, const State& from);

} // namespace core::starrealms
