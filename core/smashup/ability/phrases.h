#pragma once

#include "core/smashup/ability/vocabulary.h"
#include "core/smashup/cards/card_library.h"

#include <array>

namespace core::smashup {

using core::language::Direction;
using core::language::Group;
using core::language::Measure;
using core::language::NounPhrase;
using core::language::Predicate;
using core::language::Quantity;
using core::language::Reference;

/// Names that programs and the vocabulary have, too.
using Number = core::language::Amount;
using PlanDetail = core::language::Detail;

NounPhrase phrase(Reference reference, Word noun, bool many = false);
NounPhrase some(Quantity quantity, Word noun);
PlanDetail with(Word what, std::vector<NounPhrase> things = {}, int number = 0);
/// "its owner", "your hand".
NounPhrase belonging(NounPhrase owner, Word noun, bool many = false);

/// How an ability's sentences call its seat and its place. A base's winner is no "you".
struct Voice {
    NounPhrase you = phrase(Reference::You, noun::Player);
    NounPhrase whose = phrase(Reference::You, noun::Player); ///< "your"
    NounPhrase here = phrase(Reference::This, noun::Base);
    NounPhrase host = phrase(Reference::That, noun::Minion); ///< the one it is attached to, at its first mention
    bool namedTo = false; ///< things come "to this base", not "here": it is the base that speaks
    bool hostSaid = false; ///< what the sentence begins with has mentioned it
    bool nobody = false; ///< a base's ability that is for no seat in particular
    bool minionPlayed = false; ///< the ability is a minion's and runs right after it is played

    bool second() const { return you.reference == Reference::You; }
    /// "You" or "they", where the seat is spoken of within a phrase.
    NounPhrase person() const { return phrase(second() ? Reference::You : Reference::They, noun::Player); }
};

/// What an ability's registers stand for, and what has been said of them so far.
struct Referent {
    const Selector* selector = nullptr;
    Word noun = noun::Card; ///< for "that …"
    bool said = false; ///< the reader has heard of it
    bool many = false; ///< stands for several: "up to two minions"
    bool inPassing = false; ///< a base said with what is chosen there: "your minions at one base"
    NounPhrase intro; ///< its first mention; none while `selector` says it
    NounPhrase counted; ///< a number's: what it counts, "minion destroyed"
    int order = 0; ///< of being said, for "the first base"
    std::int16_t upTo = -1; ///< amount index: a number that is chosen, and how high it may be
};

/// Turns selectors, operands, amounts and conditions into phrases, and remembers what was mentioned so that the next
/// mention can be "it" or "that minion". Phrases are asked for in the order in which they are said.
class Phrases {
public:
    Phrases(const CardLibrary& library, const CardDef& def, Voice voice);

    // What a selector finds
    NounPhrase one(const Selector& selector); ///< "a minion of power 2 or less here", "one of your minions"
    NounPhrase each(const Selector& selector); ///< "each of your minions"
    NounPhrase all(const Selector& selector); ///< "all minions here"
    NounPhrase plain(const Selector& selector); ///< "your minions here"
    /// "Up to two of your minions"; -1 for any number.
    NounPhrase several(const Selector& selector, int upTo, int atLeast = 0);
    NounPhrase searched(const Selector& selector); ///< after "search your deck for": "an action"
    NounPhrase inPlace(NounPhrase found) const; ///< "in your hand" rather than "from your hand"
    NounPhrase counted(const Selector& selector); ///< after "for each": "of your minions here"
    bool countsItself(const Selector& selector) const; ///< the card's own ability counts the card itself

    // What an operand means
    NounPhrase thing(const Operand& operand, bool eachOfAll = false); ///< "it", "that minion", "a minion here"
    NounPhrase owner(const Operand& operand); ///< whose hand or deck it goes to
    NounPhrase baseOf(const Operand& operand); ///< a base, or the base a card is at
    PlanDetail to(const Operand& operand); ///< "to another base", "there"
    PlanDetail at(const Operand& operand); ///< "there"
    NounPhrase seat(const Operand& operand); ///< "you", "its owner", "that player"
    bool isYou(const Operand& operand) const;

    // Numbers and conditions
    Measure measure(std::int16_t index, Word unit);
    NounPhrase cardsNamed(std::uint16_t nameId) const;
    PlanDetail times(std::int16_t index); ///< "for each of your minions", "as many times as its power"
    bool isConstant(std::int16_t index) const;
    int constant(std::int16_t index) const { return m_library.amount(static_cast<std::size_t>(index)).add; }
    bool isAsManyAsChosen(std::int16_t index) const; ///< as many as "chosen", or so many more
    Number number(std::int16_t index, bool most = true); ///< "3", "its power", "the number of your minions here"
    PlanDetail condition(const Condition& condition); ///< "it is a minion"
    PlanDetail whileCondition(const Condition& condition); ///< "during other players' turns"

    // What has been said
    Referent& referent(std::uint8_t reg) { return m_referents[reg % kRegisters]; }
    void introduce(std::uint8_t reg); ///< from now on it has been said
    void nowSpeakingOf(OperandKind kind, std::uint8_t reg = kNoReg);
    /// The seat that is the clause's subject: "their" means its.
    void setSubject(const Operand& operand) { m_subject = operand; }
    void setListener(const Operand& operand) { m_listener = operand; }
    void setRestShown(bool rest) { m_restShown = rest; } ///< some of the cards shown have gone elsewhere
    void setMoving(bool moving) { m_moving = moving; } ///< places are "from here"
    void setRevealed(bool revealed) { m_revealed = revealed; } ///< what is shown all have seen
    /// What has the lowest power is spoken of only where powers differ.
    void setDiffering(bool differing) { m_differing = differing; }
    /// That seat's hand was spoken of last: it is "it".
    void setHandSaid(const Operand& seat) { m_handSaid = seat; }
    /// All those seats have shown their hands.
    void setHandsShown(const Selector& seats) { m_handsShown = &seats; }
    bool areHandsShown(const Selector& hands) const;
    /// What each of "chosen" is called when it is counted: "card discarded this way".
    void setChosenDone(NounPhrase done) { m_chosenDone = std::move(done); }
    /// What those who are not "chosen" did: "draw a card".
    void setDeclined(Predicate predicate) { m_declined = { std::move(predicate) }; }
    /// What "chosen" is called from now on, and where it came from if that is one place.
    /// `later`: after the first mention, where that is another word.
    void setChosen(NounPhrase text, const Selector* from = nullptr, NounPhrase later = {});
    const Voice& voice() const { return m_voice; }
    const CardLibrary& library() const { return m_library; }
    /// The selector an operand's cards came from; null where there is none.
    const Selector* selectorOf(const Operand& operand) const;
    static Word baseNoun(const Selector& selector); ///< minion, base, player

private:
    NounPhrase bare(const Selector& selector, Quantity quantity); ///< the noun alone
    NounPhrase found(const Selector& selector, Quantity quantity); ///< with whose it is
    NounPhrase whose(const Selector& selector); ///< none for anyone
    void addTail(NounPhrase& to, const Selector& selector); ///< faction, power, place
    void addOn(NounPhrase& to, const Selector& selector);
    void addPile(NounPhrase& to, const Selector& selector, Direction direction);
    void addWhereMinion(NounPhrase& to, const Selector& selector) const;
    bool addPlace(std::vector<PlanDetail>& to, const Selector& selector);
    void addMeasures(NounPhrase& to, const Selector& selector);
    bool isNumber(std::int16_t index) const { return index >= 0 && isConstant(index); }
    NounPhrase nameOf(std::uint8_t reg); ///< "it", "that minion", "the first base"
    NounPhrase baseAt(const Selector& selector); ///< the base at which a selector looks
    PlanDetail countCondition(const Condition& condition);
    PlanDetail oneHasCondition(const Condition& condition);
    PlanDetail amongCondition(const Condition& condition);

    const CardLibrary& m_library;
    const CardDef& m_def;
    Voice m_voice;
    std::array<Referent, kRegisters> m_referents {};
    NounPhrase m_chosen;
    NounPhrase m_chosenLater;
    NounPhrase m_chosenDone;
    std::vector<Predicate> m_declined;
    Operand m_handSaid;
    const Selector* m_handsShown = nullptr;
    const Selector* m_chosenFrom = nullptr;
    int m_said = 0;
    OperandKind m_lastKind = OperandKind::None;
    std::uint8_t m_lastReg = kNoReg;
    Operand m_subject;
    Operand m_listener; ///< a seat that is spoken to as "you"
    bool m_moving = false;
    bool m_restShown = false;
    bool m_revealed = false;
    bool m_differing = false;
};

} // namespace core::smashup
