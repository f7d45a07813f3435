#pragma once

#include "core/smashup/cards/program.h"

#include <array>
#include <span>
#include <string_view>

/// The table of verbs (cards/ops.def) as the compiler, the checker, the listing and the narrator read it. A row that
/// cannot be read does not compile.
namespace core::smashup {

/// What a thing that a verb is done to or with must be.
enum class Wanted : std::uint8_t {
    Card,
    NameOf, ///< a card for its name, or a name alone
    InPlay, ///< a minion or action in play
    Minion, ///< a minion in play
    MinionOrTitan, ///< or this titan, which moves and bears counters, too
    OneCard, ///< a single card, not in play
    Pile, ///< cards that are not in play, or this card
    PileOrThis, ///< as Pile; this card, too, while it is being played
    Base,
    BaseOrCard, ///< a base, or a card for the base it is at
    BaseCard, ///< a base of the base deck
    Stack, ///< cards that are not in play, or bases of the base deck
    Bases,
    Seat,
    Faction,
    ChosenNumber,
};

/// Verbs that are offered together.
enum class VerbGroup : std::uint8_t { Choices, CardsInPlay, Bases, CardsElsewhere, Madness, Plays, Points };

/// How a key of a step is read where it is no such thing.
enum class Form : std::uint8_t {
    None,
    Flag,
    Count, ///< a whole number from 1 to 20
    CardName,
    Name, ///< given to what is chosen or shown
    NumberName, ///< given to a number
    Selector,
    SharedName, ///< Extra: whose name
    PlayedAt, ///< Extra: where
    Condition,
    Steps,
    Modes,
};

/// One word that a key can have, and what it makes of the op.
struct VerbWord {
    std::string_view word;
    void (*set)(Op&) = nullptr;
};

/// One key of a step. It may be a thing, have one of several words, be an amount, or have the form; where several
/// things can be meant, the value says which.
struct VerbOperand {
    std::string_view key; ///< of the verb's own one, which stands behind the verb, only what it is called
    bool optional = false;
    Form form = Form::None;
    std::array<Wanted, 2> things {};
    std::uint8_t thingCount = 0;
    Operand Op::*thing = nullptr; ///< where a thing, or a selector, goes
    std::array<VerbWord, 2> words {};
    std::uint8_t wordCount = 0;
    int low = 0; ///< of an amount
    int high = 0;
    std::int16_t Op::*amount = nullptr; ///< where that goes; null where it is none
    bool Op::*flag = nullptr;

    constexpr std::span<const Wanted> wanted() const { return { things.data(), thingCount }; }
    constexpr std::span<const VerbWord> choices() const { return { words.data(), wordCount }; }
};

struct Verb {
    OpCode code = OpCode::End;
    std::string_view word;
    VerbGroup group = VerbGroup::Choices;
    bool own = false; ///< done by the ability's own seat, or by the one that `by` names, whoever chose before
    std::string_view does; ///< what a card with it does, for the pair page
    std::string_view manual; ///< what it does, in English
    std::array<VerbOperand, 9> row {};
    std::uint8_t operandCount = 0;

    constexpr std::span<const VerbOperand> operands() const { return { row.data(), operandCount }; }
};

inline constexpr auto kVerbCount = static_cast<std::size_t>(OpCode::LoopStart);

/// All of them, in the order of their codes.
std::span<const Verb> verbs();
/// Null for ops that no card file names.
const Verb* findVerb(OpCode code);
/// The operand of the op's verb that `thing`, or `amount`, is; null where it has no such.
const VerbOperand* operandAt(OpCode code, Operand Op::*thing);
const VerbOperand* operandAt(OpCode code, std::int16_t Op::*amount);

} // namespace core::smashup
