#pragma once

#include "core/game/match.h"

#include <array>

namespace tests {

inline constexpr int kFakeSeats = 4;
inline constexpr int kFakePiers = 3;
inline constexpr int kFakeDeck = 12;
inline constexpr int kFakeHandLimit = 5;
inline constexpr int kFakePointsToWin = 12;
inline constexpr int kFakeLastTurn = 80;
inline constexpr std::array<const char*, kFakePiers> kPierNames { "North Pier", "Long Pier", "Old Pier" };
inline constexpr std::array<int, kFakePiers> kPierLimits { 9, 11, 13 };
inline constexpr std::array<int, 3> kPierPoints { 4, 2, 1 };
inline constexpr std::array<const char*, 6> kFakeCardNames { "", "Gull", "Raider", "Scout", "Puller", "Giant" };

enum class FakeVerb : std::uint8_t { Play, Pier, Raid, Throw, Pull, Score, Yes, Pass, End };
enum class FakeReason : std::uint8_t {
    Mulligan,
    PlayPhase,
    ChoosePier,
    ChooseSeat,
    ThrowCard,
    ScoutTop,
    PullCard,
    ScorePier
};
enum class FakeEvent : std::uint8_t { TurnBegan, Played, Raided, Thrown, Drew, Scored, Won };

/// A pile of card ids; what is beyond `size` is always zero, so that equal states have equal bytes.
struct Pile {
    std::array<std::uint8_t, 64> ids {};
    std::uint8_t size = 0;

    std::uint8_t* begin() { return ids.data(); }
    std::uint8_t* end() { return ids.data() + size; }
    const std::uint8_t* begin() const { return ids.data(); }
    const std::uint8_t* end() const { return ids.data() + size; }
    void push(std::uint8_t id) { ids[size++] = id; }
    std::uint8_t pop();
    bool remove(std::uint8_t id);
    void sort();
};

/// Everything a fake match is. The top of a deck is the end of its pile; a hand is sorted.
struct FakeState {
    core::Rng rng;
    std::array<Pile, kFakeSeats> deck;
    std::array<Pile, kFakeSeats> hand;
    std::array<Pile, kFakeSeats> thrown;
    std::array<Pile, kFakePiers> pier;
    std::array<core::SeatMask, 64> knownBy {}; ///< who knows which card lies where this id lies
    core::PerSeat<std::int16_t> score {};
    std::uint32_t disclosures = 0;
    std::uint16_t turn = 0;
    std::uint8_t seats = 0;
    std::uint8_t current = 0;
    std::uint8_t asked = 0;
    FakeReason reason = FakeReason::Mulligan;
    std::uint8_t playsLeft = 0;
    std::uint8_t card = 0xFF; ///< the card being played
    std::uint8_t where = 0xFF; ///< its pier
    std::uint8_t winners = 0;
    bool decided = false;
    bool raids = true;
};

int fakeValue(std::uint8_t id);
core::Seat fakeOwner(std::uint8_t id);

class FakeMatch final : public core::Match {
public:
    FakeMatch(int seats, std::uint64_t seed, bool raids);

    std::unique_ptr<core::Match> clone() const override { return std::make_unique<FakeMatch>(*this); }
    void assign(const core::Match& other) override { m_state = static_cast<const FakeMatch&>(other).m_state; }
    const core::Prompt& prompt() const override { return m_prompt = question(); }
    void apply(core::Choice choice, core::EventSink* events = nullptr) override;
    void conceal(core::SeatMask viewers, core::Rng& rng) override;
    core::Outcome outcome() const override { return { m_state.decided, m_state.winners, m_state.score }; }
    core::Standing standing() const override;
    int seatCount() const override { return m_state.seats; }
    bool quiet() const override { return m_state.reason == FakeReason::PlayPhase && !m_state.decided; }
    std::uint32_t disclosures() const override { return m_state.disclosures; }
    std::uint64_t hash() const override;
    std::uint64_t viewHash(core::Seat seat) const override;
    std::vector<std::string> breaches() const override;

    const FakeState& state() const { return m_state; }

private:
    core::Prompt question() const;
    void tell(core::EventSink* events, FakeEvent kind, int seat, std::uint8_t card = 0xFF, int pier = 0xFF,
        int amount = 0, core::SeatMask audience = core::kEverySeat) const;
    void ask(int seat, FakeReason reason);
    void askMulliganFrom(int seat, core::EventSink* events);
    void beginTurn(int seat, core::EventSink* events);
    void landed(core::EventSink* events);
    void raid(int victim, core::EventSink* events);
    void scout(core::EventSink* events);
    void throwAway(int seat, std::uint8_t id, core::EventSink* events);
    void score(int pier, core::EventSink* events);
    void goOnScoring(core::EventSink* events);
    bool draw(int seat, core::EventSink* events);
    bool refill(int seat);
    std::uint8_t heldCard(int seat, int value) const;
    std::uint8_t ownCardAt(int seat, int pier, int value) const;
    bool ready(int pier) const;

    FakeState m_state;
    mutable core::Prompt m_prompt; ///< as it was last asked for
};

} // namespace tests
