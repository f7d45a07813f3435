#pragma once

#include "core/game/answer_time.h"
#include "core/game/card_step.h"
#include "core/game/choice_view.h"
#include "core/game/match.h"
#include "core/game/rules_now.h"
#include "core/game/score.h"
#include "core/language/saying.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A line of a table in words.
struct TableLine {
    std::string text;
    int depth = 0; ///< 1 where it tells more of the last line that stands at 0

    friend bool operator==(const TableLine&, const TableLine&) = default;
};

/// What part of an account an event is.
enum class TellAs : std::uint8_t {
    Turn, ///< a turn begins: a heading
    Entry, ///< something begins: a card is played, an ability used, a base scores
    Consequence, ///< it comes of what began before it
};

/// A game's words: for people, in the language that is spoken, for records, in one that stays, and back again.
class Notation {
public:
    virtual ~Notation() = default;
    /// The choice in words that survive a new version: verb, card, target. Distinct for distinct choices of `prompt`.
    /// Like fromWords() and label() it knows kAgreeToEnd, too, which is in no prompt.
    virtual std::string toWords(const Match& match, const Prompt& prompt, Choice choice) const = 0;
    /// The choice of `prompt` that bears these words, or nothing.
    virtual std::optional<Choice> fromWords(const Match& match, const Prompt& prompt, std::string_view words) const = 0;
    /// The choice as a button or a list shows it ("Play Invader", "The Homeworld", "Pass").
    virtual std::string label(const Match& match, const Prompt& prompt, Choice choice) const = 0;
    /// The label of a choice that was made, as all of `readers` may know it: `before` asked for it, `after` is what
    /// came of it. Nobody is told of a card that was put away unseen; where there are no readers nothing is kept back.
    virtual std::string told(const Match& before, Choice choice, const Match& after, SeatMask readers) const = 0;
    /// What is asked, in one sentence that names the card that asks.
    virtual std::string question(const Match& match, const Prompt& prompt) const = 0;
    /// What the match's own prompt asks, for a table to show. Who is not asked learns only who is: everything else is
    /// empty. What is shown to the seat that is asked hangs on nothing that it may not know.
    virtual PromptView choices(const Match& match, const Prompt& prompt, Seat viewer) const = 0;
    /// The table as `viewer` may see it, for where there is nothing but text; the first line says which turn it is.
    /// Seat::None sees what lies open to everybody.
    virtual std::vector<TableLine> table(const Match& match, Seat viewer) const = 0;
    /// What the rules say of this moment, by the options of the match. Who is not asked learns nothing of the question
    /// from it, as from choices().
    virtual RulesNow rulesNow(const Match&, Seat /*viewer*/) const { return {}; }
    /// What happened, as `viewer` may know it; Seat::None sees everything. Empty where there is nothing to tell. It is
    /// still to be said, so that a log can be told again in another language.
    virtual language::Saying sentence(const Match& match, const Event& event, Seat viewer) const = 0;
    /// How a log that has an entry for each thing done places the event. Asked while it is told.
    virtual TellAs tellAs(const Match&, const Event&) const { return TellAs::Entry; }
    /// The event as a mark of the match's course, where it is one. Asked while the event is told.
    virtual std::optional<Mark> mark(const Match& match, const Event& event) const = 0;
    /// What a list of its marks is called, in the spoken language; empty for the usual word, of things that score.
    virtual std::string marksTitle() const { return {}; }
    virtual ScoreWords scoreWords() const { return {}; }
    /// What gave points by the event, and to whom, where that is no part of a mark. Asked while the event is told.
    virtual std::optional<Mark> gain(const Match&, const Event&) const { return std::nullopt; }
    /// What the score is counted from as it stands, part by part, in a game that counts at any time what lies there
    /// rather than gives points; empty in others. The same parts in the same order all match long, and they add up to
    /// the score. Such a game tells no gain().
    virtual std::vector<Mark> scoreParts(const Match&) const { return {}; }
    /// What happened to a card that a seat has, for statistics of cards. Asked while the event is told.
    virtual std::optional<CardStep> cardStep(const Match&, const Event&) const { return std::nullopt; }
    /// The cards in a seat's hand, in a game of which cardStep() tells.
    virtual std::vector<BroughtCard> inHand(const Match&, Seat) const { return {}; }
    /// The time to answer that is open in the match, where a game has such times.
    virtual std::optional<AnswerTime> answerTime(const Match&) const { return std::nullopt; }
    /// The time to answer that comes next after the event, be anybody asked in it or not. Asked while it is told.
    virtual std::optional<AnswerTime> answersNext(const Match&, const Event&) const { return std::nullopt; }
    /// Whether anything that the seat that is asked may answer, beside passing, would change anything, as far as it can
    /// know. Asked while answerTime() asks.
    virtual bool anyAnswerMatters(const Match&) const { return true; }
};

} // namespace core
