#pragma once

#include "core/game/card_gift.h"
#include "core/game/match.h"
#include "core/game/match_setup.h"
#include "core/hyperborea/table/state.h"

#include <memory>

namespace core::hyperborea {

/// What is known of a match from outside its rules: who sits there, and what is in the box.
struct MatchInfo {
    std::shared_ptr<const Library> library;
    std::vector<SeatSetup> seats;
};

/// A match of Hyperborea: a state, and the rules that work on it.
class HyperboreaMatch final : public Match, public CardGift {
public:
    HyperboreaMatch(std::shared_ptr<const MatchInfo> info, const State& state);

    std::unique_ptr<Match> clone() const override;
    void assign(const Match& other) override;
    const Prompt& prompt() const override;
    void apply(Choice choice, EventSink* events = nullptr) override;
    void conceal(SeatMask viewers, Rng& rng) override;
    bool give(Seat seat, std::string_view card) override;
    Outcome outcome() const override;
    Standing standing() const override;
    int seatCount() const override { return m_state.seats; }
    bool quiet() const override;
    std::uint32_t disclosures() const override { return m_state.disclosures; }
    std::uint64_t hash() const override;
    std::uint64_t viewHash(Seat seat) const override;
    std::vector<std::string> breaches() const override;

    const State& state() const { return m_state; }
    const Library& library() const { return *m_info->library; }
    const MatchInfo& info() const { return *m_info; }

private:
    HyperboreaMatch(const HyperboreaMatch& other);

    std::shared_ptr<const MatchInfo> m_info;
    State m_state;
    // What is asked now, found once: when the rules stopped for it, or when it is first asked for.
    mutable Prompt m_prompt;
    mutable bool m_asked = false;
};

/// Copies the part of a state that its match uses; of the frames few are there.
void copyState(State& to, const State& from);

} // namespace core::hyperborea
