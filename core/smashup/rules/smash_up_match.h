#pragma once

#include "core/game/deck_top.h"
#include "core/game/game.h"
#include "core/smashup/table/state.h"

#include <memory>

namespace core::smashup {

class CardLibrary;

/// What is known of a match from outside its rules: who sits there, and with what.
struct MatchInfo {
    std::shared_ptr<const CardLibrary> library;
    std::vector<SeatSetup> seats;
    /// Those of the seats by their numbers in the library, for who asks often; see findFactions().
    EachSeat<std::vector<FactionId>> factions;
};

/// Looks the seats' factions up in the library.
void findFactions(MatchInfo& info);

/// A Smash Up match: a state, and the rules that work on it.
class SmashUpMatch final : public Match, public DeckTop {
public:
    SmashUpMatch(std::shared_ptr<const MatchInfo> info, const State& state);

    std::unique_ptr<Match> clone() const override;
    void assign(const Match& other) override;
    const Prompt& prompt() const override;
    void apply(Choice choice, EventSink* events = nullptr) override;
    /// The same of an answer while a base is about to score or has scored, but only until what was chosen is done:
    /// whether anybody is asked next hangs on hands, and so does whether the scoring goes on. True where it stopped for
    /// that; who is asked then is not known. Elsewhere it does what apply() does.
    bool applyAlone(Choice choice, EventSink* events = nullptr);
    void conceal(SeatMask viewers, Rng& rng) override;
    bool putOnTop(Seat seat, std::string_view card) override;
    Outcome outcome() const override;
    Standing standing() const override;
    int seatCount() const override { return m_state.seats; }
    bool quiet() const override;
    std::uint32_t disclosures() const override { return m_state.disclosures; }
    std::uint64_t hash() const override;
    std::uint64_t viewHash(Seat seat) const override;
    std::vector<std::string> breaches() const override;

    const State& state() const { return m_state; }
    const CardLibrary& library() const { return *m_info->library; }
    const MatchInfo& info() const { return *m_info; }

private:
    SmashUpMatch(const SmashUpMatch& other);

    std::shared_ptr<const MatchInfo> m_info;
    State m_state;
    // What is asked now, found once: by the step that saw that a seat must answer, or when it is first asked for.
    mutable Prompt m_prompt;
    mutable bool m_asked = false;
};

/// Copies the part of a state that its match uses; the cards, of which few matches have all, come last in it.
void copyState(State& to, const State& from);

} // namespace core::smashup
