#pragma once

#include "core/smashup/cards/card_library.h"

#include <array>
#include <functional>
#include <string>

namespace core::smashup {

/// How an ability's sentences call its seat and its place. A base's winner is no "you".
struct Voice {
    std::string you = "you";
    std::string your = "your";
    std::string here = "here";
    std::string hereFrom = "from here";
    std::string hereTo = "here";
    std::string hereBase = "this base";
    std::string host = "that minion"; ///< the one it is attached to, at its first mention
    bool hostSaid = false; ///< what the sentence begins with has mentioned it
    bool nobody = false; ///< a base's ability that is for no seat in particular
    bool minionPlayed = false; ///< the ability is a minion's and runs right after it is played

    bool second() const { return you == "you"; }
};

/// What an ability's registers stand for, and what has been said of them so far.
struct Referent {
    const Selector* selector = nullptr;
    std::string noun = "card"; ///< for "that …"
    bool said = false; ///< the reader has heard of it
    bool many = false; ///< stands for several: "up to two minions"
    bool inPassing = false; ///< a base said with what is chosen there: "your minions at one base"
    std::string intro; ///< its first mention; empty while `selector` says it
    std::string counted; ///< a number's: what it counts, "minion destroyed"
    int order = 0; ///< of being said, for "the first base"
    std::int16_t upTo = -1; ///< amount index: a number that is chosen, and how high it may be
};

/// A noun phrase, and whether it is one thing or many.
struct Noun {
    std::string text;
    bool many = false;
};

/// Turns selectors, operands, amounts and conditions into phrases, and remembers what was mentioned so that the next
/// mention can be "it" or "that minion".
class Phrases {
public:
    Phrases(const CardLibrary& library, const CardDef& def, Voice voice);

    // What a selector finds
    std::string one(const Selector& selector); ///< "a minion of power 2 or less here", "one of your minions"
    std::string each(const Selector& selector); ///< "each of your minions"
    std::string all(const Selector& selector); ///< "all minions here"
    std::string plain(const Selector& selector); ///< "your minions here"
    std::string some(
        const Selector& selector, int upTo, int atLeast = 0); ///< "up to two of your minions"; -1 for any number
    std::string searched(const Selector& selector); ///< after "search your deck for": "an action"
    std::string inPlace(const Selector& selector, bool single = false); ///< as plain() or one(), but "in your hand"
    std::string counted(const Selector& selector); ///< after "for each": "of your minions here"
    std::string owning(const Selector& selector, int atLeast); ///< "another player has at least two minions here"
    bool countsItself(const Selector& selector) const; ///< the card's own ability counts the card itself

    // What an operand means
    Noun thing(const Operand& operand, bool eachOfAll = false); ///< "it", "that minion", "a minion here"
    std::string owner(const Operand& operand); ///< "its owner's"
    std::string baseOf(const Operand& operand); ///< a base, or the base a card is at
    std::string to(const Operand& operand); ///< "to another base", "there"
    std::string at(const Operand& operand); ///< " there"; empty for none
    std::string seat(const Operand& operand); ///< "you", "its owner", "that player"
    bool isYou(const Operand& operand) const;

    // Numbers and conditions
    /// `unit` says so and so many: "two cards". The amount is then "a card for each …".
    std::string amount(std::int16_t index, const std::function<std::string(int)>& unit, const std::string& wholeUnit);
    std::string times(std::int16_t index); ///< "for each of your minions", "as many times as its power"
    bool isConstant(std::int16_t index) const;
    bool isAsManyAsChosen(std::int16_t index) const; ///< as many as "chosen", or so many more
    std::string number(std::int16_t index, bool most = true); ///< "3", "its power", "the number of your minions here"
    std::string condition(const Condition& condition); ///< "it is a minion"
    std::string whileCondition(const Condition& condition); ///< "during other players' turns"

    // What has been said
    Referent& referent(std::uint8_t reg) { return m_referents[reg % kRegisters]; }
    void introduce(std::uint8_t reg); ///< from now on it has been said
    void nowSpeakingOf(OperandKind kind, std::uint8_t reg = kNoReg);
    /// The seat that is the clause's subject: "their" means its.
    void setSubject(const Operand& operand);
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
    void setChosenDone(std::string done) { m_chosenDone = std::move(done); }
    /// What those who are not "chosen" did: "draw a card".
    void setDeclined(std::string predicate) { m_declined = std::move(predicate); }
    std::string handOf(const Selector& selector); ///< "it", "that player's hand"
    /// What "chosen" is called from now on, and where it came from if that is one place.
    /// `later`: after the first mention, where that is another word.
    void setChosen(std::string text, const Selector* from = nullptr, std::string later = {});
    const Voice& voice() const { return m_voice; }
    const CardLibrary& library() const { return m_library; }
    /// The selector an operand's cards came from; null where there is none.
    const Selector* selectorOf(const Operand& operand) const;
    static std::string baseNoun(const Selector& selector); ///< "minion", "base", "player"

private:
    std::string noun(const Selector& selector, bool plural);
    std::string whose(const Selector& selector); ///< "your", "that player's"; empty for anyone
    std::string place(const Selector& selector);
    std::string shown(const Selector& selector);
    std::string onWhat(const Selector& selector, bool plural);
    std::string whereMinion(const Selector& selector);
    std::string tail(const Selector& selector); ///< faction, power, place
    std::string partOf(const Selector& selector, const std::string& how, bool plural); ///< "one of your minions"
    std::string powerOf(const Operand& operand);
    std::string nameOf(std::uint8_t reg); ///< "it", "that minion", "the first base"
    std::string baseAt(const Selector& selector); ///< the base at which a selector looks

    const CardLibrary& m_library;
    const CardDef& m_def;
    Voice m_voice;
    std::array<Referent, kRegisters> m_referents {};
    Noun m_chosen { "the chosen cards", true };
    std::string m_chosenLater;
    std::string m_chosenDone;
    std::string m_declined;
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
