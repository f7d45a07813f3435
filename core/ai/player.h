#pragma once

#include "core/game/inline_vector.h"
#include "core/game/match.h"
#include "core/game/minds.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// What one seat may know of a match. Players get this and never the match itself: they read the prompt, and deal
/// possible worlds that agree with everything the seat knows.
class SeatView {
public:
    SeatView(const Match& match, Seat seat)
        : m_match(match)
        , m_seat(seat)
    {
    }

    /// For who has the prompt already: it must be match.prompt() and outlive the view.
    SeatView(const Match& match, const Prompt& prompt)
        : m_match(match)
        , m_prompt(&prompt)
        , m_seat(prompt.seat)
    {
    }

    Seat seat() const { return m_seat; }
    /// The seat's own prompt; its choices are public to the seat by definition.
    const Prompt& prompt() const { return m_prompt != nullptr ? *m_prompt : m_match.prompt(); }
    Standing standing() const { return m_match.standing(); }
    int seatCount() const { return m_match.seatCount(); }
    /// A hash of all that the seat knows, to seed what must not depend on hidden cards.
    std::uint64_t hash() const { return m_match.viewHash(m_seat); }
    /// What a policy, which looks at nothing hidden, makes of the prompt's choices.
    void weigh(const Policy& policy, double sharpness, std::span<float> weights) const
    {
        policy.weigh(m_match, prompt(), sharpness, weights);
    }
    /// One possible world, in a match of its own.
    std::unique_ptr<Match> deal(Rng& rng) const;
    /// One possible world into a match that stands; allocates nothing.
    void dealInto(Match& world, Rng& rng) const;

private:
    const Match& m_match;
    const Prompt* m_prompt = nullptr;
    Seat m_seat;
};

/// How much a player may spend on one choice. Zero means no limit of that kind.
struct Budget {
    std::chrono::milliseconds time { 0 };
    std::uint64_t iterations = 0;
    const std::atomic<bool>* cancelled = nullptr; ///< polled; a player answers with its best so far once it is true

    bool isCancelled() const { return cancelled != nullptr && cancelled->load(std::memory_order_relaxed); }
};

/// What a player expects of one answer to the question it was asked last.
struct Expectation {
    Choice choice;
    double winChance = 0; ///< 0..1, the seat's share of the win
    double low = 0; ///< of the 95 % interval of `winChance`, 0..1
    double high = 1;
    std::uint64_t playouts = 0; ///< lines it was judged by; more for what looks better
    InlineVector<Choice, 4> then {}; ///< what the seat would answer to its next questions, as far as the player thought
};

/// Chooses for a seat. One player may serve several matches, one after the other; it is not shared between threads.
class Player {
public:
    virtual ~Player() = default;
    /// One of view.prompt().choices. The same questions in the same order, seed and iteration budget give the same
    /// answers. Where the match comes back to a view, a player tries something else, so that it does not go round for
    /// ever. A thought that is cancelled leaves no trace: asked again, the player answers as though it had not been
    /// asked.
    virtual Choice choose(const SeatView& view, const Budget& budget) = 0;
    /// The same for the last answer, where it came before it could be cancelled and was not made after all.
    virtual void takeBack() { }
    /// Forgets which views it was asked at. For a player that only advises, where the same question may come twice, and
    /// for one that begins another match.
    virtual void forget() { }
    /// What it expected of the answers to the last question, the one it likes best first; empty where it does not say,
    /// or had no need to think. Valid until the next question.
    virtual const std::vector<Expectation>& expectation() const;
};

} // namespace core
