#pragma once

#include "core/game/inline_vector.h"
#include "core/game/match.h"

#include <array>
#include <span>
#include <string>

namespace core {

/// Says how good a position is for a seat; see Match::quiet() for where that is sound.
class Evaluator {
public:
    virtual ~Evaluator() = default;
    /// In points of the game's own scale, higher is better for `seat`. Looks only at what every seat may see and at
    /// `seat`'s own hand, so it may be called on a match concealed for that seat.
    virtual double value(const Match& match, Seat seat) const = 0;
    /// How many points are a small slip, which a player that errs makes by the dozen. More than one, or less, where the
    /// choices of a turn differ by more or by less.
    virtual double slip() const { return 1; }
};

/// A character a player may have beside its strength: what it likes of a position, mildly enough to stay as strong.
class Style {
public:
    virtual ~Style() = default;
    virtual std::string name() const = 0; ///< as a spec says it: "leader-hunter"
    virtual std::string meaning() const = 0; ///< one line
    /// Points of Evaluator::value() to be added to any evaluation for a seat of this style; 0 in a decided match. Looks
    /// only at what every seat may see and at `seat`'s own hand. Allocates nothing.
    virtual double bias(const Match& match, Seat seat) const = 0;
};

/// The most sparse inputs that one position has; a game leaves out what goes beyond.
inline constexpr std::size_t kMostPresent = 160;

/// The numbers of the sparse inputs that a position has, in any order; one that is there twice stands there twice.
using PresentInputs = InlineVector<std::uint16_t, kMostPresent>;

/// What a learned evaluation looks at: cheap numbers that say how a match stands for a seat and, where the game has
/// them, sparse inputs out of a long list, of which a position has a few dozen: which card lies where. Their names tell
/// one list from another, so what comes to mean something else gets another name.
class Features {
public:
    virtual ~Features() = default;
    virtual std::size_t count() const = 0; ///< of numbers, at most kMaxFeatures
    virtual std::string name(std::size_t index) const = 0; ///< "cards in hand"
    /// Writes count() numbers, greater ones not always better. Like Evaluator::value() it looks only at what every seat
    /// may see and at `seat`'s own hand. Allocates nothing.
    virtual void read(const Match& match, Seat seat, std::span<float> values) const = 0;

    virtual std::size_t sparseCount() const { return 0; } ///< at most 65 536
    virtual std::string sparseName(std::size_t /*index*/) const { return {}; } ///< "held Invader"; no two are the same
    /// The same as read(), and the sparse inputs that are there, below sparseCount().
    virtual void readAll(const Match& match, Seat seat, std::span<float> values, PresentInputs& present) const
    {
        present.clear();
        read(match, seat, values);
    }
};

inline constexpr std::size_t kMaxFeatures = 64;

/// What kind of answers a prompt offers, as a few traits each out of a long list: what a learned policy looks at. Their
/// names tell one list from another, as for Features.
class ChoiceTraits {
public:
    static constexpr std::size_t kMost = 8; ///< traits of one answer
    using Row = std::array<std::uint16_t, kMost>; ///< ascending or not; 0 fills the rest

    virtual ~ChoiceTraits() = default;
    virtual std::size_t count() const = 0; ///< traits 0 to count() - 1; trait 0 stands for none
    virtual std::string name(std::size_t trait) const = 0; ///< "play Invader"
    /// Writes a row for each of the prompt's choices; `prompt` is the match's own. Looks only at what every seat may
    /// see and at what the prompt's seat does. Allocates nothing.
    virtual void read(const Match& match, const Prompt& prompt, std::span<Row> rows) const = 0;
};

/// A sense of what is worth trying: how often a strong player would give each answer.
class Policy {
public:
    virtual ~Policy() = default;
    /// Writes a weight above 0 for each of the prompt's choices; their shares of the sum are the chances. The greater
    /// `sharpness`, the more the likeliest stand out: 1 is what was learned, 0 makes all alike. Allocates nothing.
    virtual void weigh(const Match& match, const Prompt& prompt, double sharpness, std::span<float> weights) const = 0;
};

/// Tells each seat's chance to win from what lines by the game's policy came to. A policy plays some sides worse than
/// strong players do, and its lines call them weaker by that; what every seat may know of a match says by how much.
class LineReader {
public:
    virtual ~LineReader() = default;
    /// `shares` of the win, 0..1, are what lines that go on from `match` came to; they sum to 1 over the teams, and so
    /// does what is told. It rises with a seat's share. Looks only at what every seat may see. Allocates nothing.
    virtual PerSeat<double> chances(const Match& match, const PerSeat<double>& shares) const = 0;
};

/// What a learned evaluation is for. One that serves the first misleads the second, so each is trained for its use.
enum class LearnedFor : std::uint8_t {
    Plays, ///< judging what a choice leads to, at quiet points within a turn and after it
    Leaves, ///< judging where a line of a search ends, at the beginning of turns
};

} // namespace core
