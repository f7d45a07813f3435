#pragma once

#include "core/game/prompt.h"
#include "core/smashup/table/engine.h"
#include "core/smashup/table/fields.h"
#include "core/smashup/table/prompt_ids.h"
#include "core/smashup/table/restrictions.h"

#include <array>
#include <utility>

namespace core::smashup {

// Everything that can be half done is a frame on one stack: turn, scoring, windows, plays, abilities. Each kind has
// three functions: step() goes on and says whether a seat must answer first, ask() states that question, answer()
// takes the answer. The prompt is always found anew from the state, never stored in it.

/// The most frames that may lie on the stack before another ability is begun. An ability beyond that is skipped, which
/// ends what would go on for ever; no chain of the cards there are comes near it.
inline constexpr std::size_t kDeepestAbility = kMaxFrames - 8;

Frame& pushFrame(State& s, FrameKind kind, Seat seat, CardId source = kNoCard);
void popFrame(State& s); ///< and what it picked and shielded

/// An ability, and under it the resolution of all that it sets off. Skipped beyond kDeepestAbility. `it` is the card an
/// event happened to, `by` who did it.
void pushUnit(
    Engine& e, CardId source, std::uint8_t ability, Seat seat, Slot here, CardId it = kNoCard, Seat by = Seat::None);
/// The ability alone; whoever pushes it resolves what it sets off.
void pushAbility(
    Engine& e, CardId source, std::uint8_t ability, Seat seat, Slot here, CardId it = kNoCard, Seat by = Seat::None);
void pushTriggers(State& s, std::uint8_t mark);

enum class PlayMode : std::uint8_t { Instructed, Token, Special };
/// What a card is played as; only a fusion leaves that open, and its seat is asked.
enum class PlayAs : std::uint8_t { Open, Minion, Action };
/// `ability`: the one to run once the card lies on the table, kNoReg for none; `only`: the one base it may go to.
void pushPlay(
    State& s, CardId card, Seat seat, PlayMode mode, std::uint8_t ability, Slot only, PlayAs as = PlayAs::Open);
/// A card that lands at a base without anybody being asked, and does what it says; `seat` may be nobody.
void pushLanding(Engine& e, CardId card, Seat seat, Slot slot);
void pushDestroy(State& s, CardId source, Seat seat, std::uint8_t depth);
void pushWindow(State& s, Timing timing, Slot slot, CardId base);

/// What a card does that is a Special only, if its time has come and `seat` may play it: before or after a base scores.
struct SpecialNow {
    std::uint8_t ability = kNoReg; ///< kNoReg for none
    Slot slot = kNoSlot; ///< where the base is
};
SpecialNow specialNow(const State& s, const CardLibrary& lib, CardId card, Seat seat);
/// The seats that have passed in a row in this window, by choice or because they had nothing.
SeatMask passedInRow(const State& s, const Frame& window);
/// Plays a card because a card or an extra play says so, as its Special where it is one only.
void pushInstructed(Engine& e, CardId card, Seat seat, Slot only, PlayAs as = PlayAs::Open);

/// Sets off every ability in play that waits for `trigger`, which `by` brought about. Called while the card it happens
/// to is still in play.
struct PlayedHow {
    bool first = false; ///< the first minion that its seat plays there in this turn
    bool fromHand = false;
};
void collectTriggers(Engine& e, Trigger trigger, CardId subject, Slot slot, Seat by, PlayedHow how = {});

/// When an extra play is used. Rules 6.7.3.
enum class PlayTime : std::uint8_t {
    Free, ///< any time in the seat's own play phase, at once or never otherwise
    Now, ///< at once or never
    Must, ///< at once, if there is anything to play
};
/// Gives an extra play: a token where it may be saved, a question otherwise.
void grantExtra(Engine& e, const PlayToken& token, PlayTime time, bool fromHand = false);
/// Gives what `card`, in play, gives its controller in each turn: nothing but in that play phase.
void grantEachTurn(Engine& e, CardId card);

// One trio a frame kind, listed in frames.cpp.
bool stepSetup(Engine& e);
void askSetup(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerSetup(Engine& e, Choice choice);
bool stepTurn(Engine& e);
void askTurn(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerTurn(Engine& e, Choice choice);
bool stepScore(Engine& e);
/// How far a Score frame has come: 0 before it scores, 1 places, 2 after it scored, 3 its cards are discarded, 4 the
/// next base comes, 5 what the base does then.
int scoringStep(const Frame& f);
void askScore(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerScore(Engine& e, Choice choice);
bool stepResponses(Engine& e); ///< Window and Triggers
void askResponses(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerResponses(Engine& e, Choice choice);
bool stepPlay(Engine& e);
void askPlay(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerPlay(Engine& e, Choice choice);
bool stepPlayNow(Engine& e);
void askPlayNow(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerPlayNow(Engine& e, Choice choice);
bool stepAbility(Engine& e);
void askAbility(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerAbility(Engine& e, Choice choice);
bool stepDestroy(Engine& e);
void askDestroy(const State& s, const CardLibrary& lib, Prompt& prompt);
void answerDestroy(Engine& e, Choice choice);

/// True when the ability's condition holds and its first question, if it begins with one, has an answer.
bool canBegin(const State& s, const CardLibrary& lib, CardId source, std::uint8_t ability, Seat seat, Slot here);
bool canBegin(const State& s, const CardLibrary& lib, const Ability& ability, Context context);
/// True when the ability's first question is for cards of its seat's hand and that hand has cards: as far as the others
/// can tell it may be usable.
bool beginsInHand(const State& s, const CardLibrary& lib, const Ability& ability, const Context& context);

/// Goes on until a seat must answer or the match is decided.
void advance(Engine& e);
/// What is asked now; no choices once the match is decided.
void ask(const State& s, const CardLibrary& lib, Prompt& prompt);
void answer(Engine& e, Choice choice);
/// The same, but goes on only as long as there are more than `depth` frames. True where it stopped for that.
bool answer(Engine& e, Choice choice, std::size_t depth);

constexpr Choice make(Verb verb, std::uint8_t a = 0xFF)
{
    return Choice { static_cast<std::uint8_t>(verb), a, 0xFF, 0xFF };
}

constexpr Verb verbOf(Choice choice)
{
    return static_cast<Verb>(choice.verb);
}

/// Adds the hand cards that satisfy `fits` as choices, equal cards once.
template <typename Fits>
void addHandCards(const State& s, Seat seat, Verb verb, Prompt& prompt, Fits fits)
{
    const Pile& hand = s.of(seat).hand;
    std::array<CardId, 64> last {}; // each for several cards: which of them was met last; 0, a base, for none
    for (const CardId id : cardsOf(s, hand)) {
        if (prompt.choices.full())
            return;
        const DefId def = s.at(id).def;
        const CardId other = std::exchange(last[def % last.size()], id);
        bool met = other != 0 && s.at(other).def == def;
        if (other != 0 && !met) [[unlikely]]
            for (CardId each = hand.head; each != id && !met; each = s.at(each).next)
                met = s.at(each).def == def;
        // Written first and taken back: whether a card fits is more than a processor can guess.
        prompt.choices.push(make(verb, id));
        prompt.choices.resize(prompt.choices.size() - (static_cast<unsigned>(met) | static_cast<unsigned>(!fits(id))));
    }
}

} // namespace core::smashup
