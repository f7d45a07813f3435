#pragma once

#include "core/game/match.h"

#include <array>

namespace tests {

inline constexpr int kTowerCards = 60;
inline constexpr int kTallestTower = 20;
inline constexpr int kWoodenTower = 15;
inline constexpr int kTowerHand = 4;
inline constexpr int kTowerPlays = 2;
inline constexpr int kTowerTurns = 15; ///< that a seat has at most
inline constexpr int kTowerTargets = 240; ///< windows of the towers a seat may shoot at in the beginning, at most

enum class TowerKind : std::uint8_t { Props, Ram, Volley, Spy, Powder };
inline constexpr int kTowerKinds = 5;
inline constexpr std::array<const char*, kTowerKinds> kTowerKindNames { "Props", "Ram", "Volley", "Spy", "Powder" };

enum class TowerVerb : std::uint8_t { Play, Shoot, Strike, Throw, End };
enum class TowerReason : std::uint8_t { PlayPhase, Aim, ChooseSeat, ThrowCard };
enum class TowerEvent : std::uint8_t {
    TurnBegan,
    PhaseBegan, ///< of the second seat of a turn
    Played,
    Propped,
    Shot, ///< `base` is the floor, `other` the seat, `amount` the window
    Fell, ///< by `amount` floors
    Fallen, ///< to the ground
    Saw,
    TurnedOver,
    Thrown,
    Drew,
    Ended
};

/// What a match begins with.
struct TowerRules {
    int seats = 2;
    std::uint64_t seed = 1;
    int height = kTallestTower;
    bool teams = false; ///< the seats belong to two teams in turn
    bool shared = false; ///< two neighbours have each turn together
};

using TowerCards = core::InlineVector<std::uint8_t, kTowerCards>;

/// Everything a match of towers is. The top of the deck is its end; a hand is sorted.
struct TowerState {
    core::Rng rng;
    TowerCards deck;
    TowerCards thrown;
    core::PerSeat<TowerCards> hand;
    std::array<core::SeatMask, kTowerCards> knownBy {}; ///< who knows which card lies where this one lies
    core::PerSeat<std::int16_t> height {}; ///< of a tower; who has none left is out
    core::PerSeat<std::uint8_t> props {};
    core::PerSeat<std::array<std::uint16_t, kTallestTower>>
        broken {}; ///< windows as bits, a floor each from the ground
    std::uint32_t disclosures = 0;
    std::uint16_t turn = 0;
    std::uint8_t seats = 0;
    std::uint8_t beginning = 0; ///< the height of every tower then
    std::uint8_t windows = 0; ///< of a floor
    std::uint8_t teams = 0; ///< how many; 0 where each seat is for itself
    std::uint8_t shared = 0; ///< whether two seats have a turn together
    std::uint8_t lastTurn = 0;
    std::uint8_t current = 0;
    std::uint8_t partner = 0xFF; ///< who has the turn together with `current`
    std::uint8_t asked = 0;
    TowerReason reason = TowerReason::PlayPhase;
    std::uint8_t playsLeft = 0;
    std::uint8_t card = 0xFF; ///< the card whose effect is half done
    std::uint8_t victim = 0xFF; ///< the seat that it is done to
    core::SeatMask winners = 0; ///< none while the match runs
};

/// The number on a card is one more than its kind.
TowerKind towerKind(std::uint8_t id);

/// See TowerGame for the rules.
class TowerMatch final : public core::Match {
public:
    explicit TowerMatch(const TowerRules& rules);

    std::unique_ptr<core::Match> clone() const override { return std::make_unique<TowerMatch>(*this); }
    void assign(const core::Match& other) override { m_state = static_cast<const TowerMatch&>(other).m_state; }
    const core::Prompt& prompt() const override { return m_prompt = question(); }
    void apply(core::Choice choice, core::EventSink* events = nullptr) override;
    void conceal(core::SeatMask viewers, core::Rng& rng) override;
    core::Outcome outcome() const override { return { decided(), m_state.winners, m_state.height }; }
    core::Standing standing() const override;
    int seatCount() const override { return m_state.seats; }
    bool quiet() const override { return m_state.reason == TowerReason::PlayPhase && !decided(); }
    std::uint32_t disclosures() const override { return m_state.disclosures; }
    std::uint64_t hash() const override;
    std::uint64_t viewHash(core::Seat seat) const override;
    std::vector<std::string> breaches() const override;

    const TowerState& state() const { return m_state; }
    core::SeatMask teamOf(core::Seat seat) const override { return teamOf(core::indexOf(seat)); }
    core::SeatMask teamOf(int seat) const;
    bool stands(int seat) const { return m_state.height[static_cast<std::size_t>(seat)] > 0; }

private:
    bool decided() const { return m_state.winners != 0; }
    bool areEnemies(int seat, int other) const { return (teamOf(seat) & teamOf(other)) == 0; }
    core::Prompt question() const;
    void offerWindows(core::Prompt& prompt) const;
    void offerCards(core::Prompt& prompt, TowerVerb verb, int owner) const;
    void tell(core::EventSink* events, TowerEvent kind, int seat, int card = 0xFF, int other = 0xFF, int amount = 0,
        core::SeatMask audience = core::kEverySeat) const;
    std::uint8_t heldCard(int seat, int kind) const;
    int nextStanding(int seat) const;

    void beginTurn(int seat, core::EventSink* events);
    void beginPhase(int seat);
    void endPhase(core::EventSink* events);
    void play(int kind, core::EventSink* events);
    void ask(TowerReason reason, core::EventSink* events);
    void answer(core::Choice choice, core::EventSink* events);
    void finishCard(core::EventSink* events);
    void shoot(int victim, int floor, int window, core::EventSink* events);
    void strike(int victim, core::EventSink* events);
    void spy(core::EventSink* events);
    void blow(core::EventSink* events);
    void fall(int seat, int floors, core::EventSink* events);
    void throwAway(int seat, std::uint8_t id, core::EventSink* events);
    void layOpen(std::uint8_t id);
    void draw(int seat, core::EventSink* events);
    std::uint8_t takeTop();
    void end(core::SeatMask winners, core::EventSink* events);
    void endByHeight(core::EventSink* events);

    TowerState m_state;
    mutable core::Prompt m_prompt; ///< as it was last asked for
};

} // namespace tests
