#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// What is to be said, before any language says it. A planner of a game makes these values, a realiser per language
/// turns them into text. Words are numbers of the game's own vocabulary; no text stands here but names, which are the
/// same in every language.
namespace core::language {

using Word = std::uint16_t;

/// How a reader finds what a noun phrase speaks of.
enum class Reference : std::uint8_t {
    None, ///< there is no phrase
    Some, ///< not heard of before; the quantity says how much of it
    This,
    That,
    The,
    Chosen, ///< what was chosen before
    First, ///< of two that would be called alike
    Second,
    Pronoun, ///< the thing spoken of last
    You, ///< the reader
    They, ///< the person the sentence is about
    Rest, ///< what is left
};

enum class Quantity : std::uint8_t {
    One,
    Each,
    Every, ///< each, besides one that was named
    All,
    Plain, ///< the kind, or whatever there is of it
    Any, ///< any number, at least `least`
    UpTo, ///< `most`
    Exactly, ///< `most`
    Range, ///< `least` to `most`
    Counted, ///< what a rate counts: "for each …"
    ThatMany, ///< as many as were chosen
    Top, ///< the uppermost `most` of a pile; of 0, cards from the top on
};

/// Cards that lie open for somebody, of which this is a part.
enum class Group : std::uint8_t { None, Them, Revealed, Seen };

enum class Direction : std::uint8_t { At, From, To, On, In };

struct Detail;

/// A thing or several, as far as the sentence tells them apart from others.
struct NounPhrase {
    Reference reference = Reference::None;
    Quantity quantity = Quantity::One;
    Group group = Group::None;
    Word noun = 0;
    std::string name; ///< of a card, where the noun is a name
    int least = 0;
    int most = 0;
    bool many = false; ///< stands for several
    bool other = false; ///< not the one who speaks or is spoken of
    std::vector<NounPhrase> owner; ///< none or one
    std::vector<Detail> details; ///< in the order in which they are thought of
    std::vector<NounPhrase> also; ///< "this and that"

    bool exists() const { return reference != Reference::None; }
    bool is(Reference how, Word what) const { return reference == how && noun == what; }
    bool operator==(const NounPhrase&) const;
};

/// A number: a constant, how many there are of something, or a value that something has.
struct Amount {
    enum class Kind : std::uint8_t { Constant, NumberOf, Value };
    Kind kind = Kind::Constant;
    std::vector<NounPhrase> of; ///< NumberOf, Value: one
    int times = 1;
    int dividedBy = 1; ///< rounded down
    int plus = 0; ///< the constant itself
    int most = -1; ///< -1 for no limit

    bool operator==(const Amount&) const;
};

/// So much of a unit: "two cards", "a card for each minion here".
struct Measure {
    enum class Kind : std::uint8_t {
        None,
        Fixed, ///< `number`
        UpTo, ///< up to `number`
        Per, ///< `number` for each, or for every so many, of `per`
        PerChosen, ///< one for each that was chosen and `number` more
        Equal, ///< as many as `amount`
        ThatMany, ///< as many as were chosen and `number` more
        Bare, ///< however many there are
    };
    Kind kind = Kind::None;
    Word unit = 0;
    int number = 0;
    int every = 1;
    std::vector<NounPhrase> per;
    std::vector<Amount> amount;
    std::vector<NounPhrase> besides; ///< cards that do not count

    bool operator==(const Measure&) const;
};

/// What a verb says of a subject.
struct Predicate {
    Word verb = 0;
    NounPhrase object;
    std::vector<NounPhrase> then; ///< more objects, one after the other: "choose a base, then a player"
    NounPhrase second; ///< with whom or what, to whom, as what
    NounPhrase owner; ///< whose hand or deck it is about
    Measure measure;
    std::vector<Detail> adverbs;

    bool operator==(const Predicate&) const;
};

/// Whatever qualifies a noun, a verb or a sentence: which, where, when, how often, if. The game says what it may be.
struct Detail {
    Word what = 0;
    Direction direction = Direction::At;
    int number = 0;
    std::vector<NounPhrase> things;
    std::vector<Amount> amounts;
    std::vector<Detail> details;
    std::vector<Predicate> done;

    bool operator==(const Detail&) const;
};

enum class Mood : std::uint8_t { Does, May, Must };

struct Clause {
    std::vector<Detail> leads; ///< said before it: when, if, for each
    NounPhrase subject; ///< none: whoever reads it
    Mood mood = Mood::Does;
    bool saidAlready = false; ///< subject and mood stand before it in the same sentence
    std::vector<Predicate> does;

    bool operator==(const Clause&) const;
};

enum class Link : std::uint8_t { Start, Then, And };

struct Part;

struct Sentence {
    std::vector<Part> parts;

    bool operator==(const Sentence&) const;
};

/// One of several things to do.
struct Mode {
    bool conditional = false; ///< its clause begins with a condition of its own
    std::vector<Sentence> sentences;

    bool operator==(const Mode&) const;
};

/// A clause, or a choice among modes, as part of a sentence.
struct Part {
    Link joint = Link::Start;
    bool sharesVerb = false; ///< done in one go with the clause before
    Clause clause;
    std::vector<Mode> modes; ///< in place of the clause
    bool listed = false; ///< the modes stand in a list, with "choose one" and the clause's leads and mood before it
    std::vector<Detail> asides; ///< in brackets behind it, or of all modes

    bool operator==(const Part&) const;
};

/// Sentences under a heading; a heading like the one before is not said again.
struct Section {
    Word heading = 0;
    std::vector<Sentence> sentences;
};

using Text = std::vector<Section>;

} // namespace core::language
