#pragma once

#include "core/game/card_info.h"
#include "core/game/choice_view.h"
#include "core/game/match.h"
#include "core/game/problem.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Who sits where. `factions` are names, two different ones for Smash Up; empty in a game without pairs.
struct SeatSetup {
    std::string name;
    std::vector<std::string> factions;
};

/// All that decides a match before its first choice. Equal setups make equal matches.
struct MatchSetup {
    std::string set; ///< the printing or set by name; empty for the game's default
    std::vector<SeatSetup> seats; ///< in turn order; seats[0] begins
    std::map<std::string, std::string> options; ///< match options by name; what is left out has its default
    std::uint64_t seed = 1;
};

/// A printing or set of cards to play with.
struct SetInfo {
    std::string name; ///< in records and arguments
    std::string title; ///< as people call it within a sentence: "first printing"
};

/// What people call the set of that name; the name itself where it is none of `sets`.
inline const std::string& titleOf(const std::vector<SetInfo>& sets, const std::string& set)
{
    const auto found = std::find_if(sets.begin(), sets.end(), [&](const SetInfo& each) { return each.name == set; });
    return found == sets.end() ? set : found->title;
}

struct OptionValue {
    std::string name; ///< in records and arguments
    std::string words; ///< what it means to a player: "Cards in play come first"
};

/// A match option a player may set, with the values it may have; the first is the default.
struct OptionInfo {
    std::string name;
    std::string title; ///< what a form calls it: "Several abilities wait"
    std::string meaning; ///< one line
    std::vector<OptionValue> values;

    std::vector<std::string> valueNames() const
    {
        std::vector<std::string> names;
        for (const OptionValue& value : values)
            names.push_back(value.name);
        return names;
    }
    bool offers(std::string_view value) const
    {
        return std::any_of(
            values.begin(), values.end(), [value](const OptionValue& each) { return each.name == value; });
    }
};

struct FactionInfo {
    std::string name;
    std::string set;
    std::string box; ///< what it is sold in: "Core Set"
    std::string theme; ///< one line on how it plays
    std::string colour; ///< "#rrggbb"
    std::string emblem; ///< name of the SVG in the resources, without folder and ending
    int complexity = 1; ///< 1 easy … 3 hard
    std::vector<std::string> tags; ///< what it does, for the pair page ("returns", "destroys", …), repeated per card
};

/// What a chart marks on the lines of the score, and at what points each seat gained or lost by it: in Smash Up a base
/// that scored.
struct Mark {
    std::string what;
    PerSeat<std::int16_t> points {};
};

/// How the points of a game run: from `start` towards `goal`, up or down. Who reaches the goal wins where they rise and
/// is out where they fall, or as the game's rules say.
struct ScoreScale {
    int start = 0;
    int goal = 1; ///< never `start`

    bool falls() const { return goal < start; }
    /// How much of the way a seat has made, or has left where the points fall; 0 to 1.
    double share(int score) const
    {
        const double part = static_cast<double>(score - (falls() ? goal : start)) / std::abs(goal - start);
        return std::clamp(part, 0.0, 1.0);
    }
};

/// A line of a table in words.
struct TableLine {
    std::string text;
    int depth = 0; ///< 1 where it tells more of the last line that stands at 0

    friend bool operator==(const TableLine&, const TableLine&) = default;
};

/// A game's words: for people, for records, and back again.
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
    /// What happened, as `viewer` may know it; Seat::None sees everything. Empty where there is nothing to tell.
    virtual std::string sentence(const Match& match, const Event& event, Seat viewer) const = 0;
    /// The event as a mark of the match's course, where it is one. Asked while the event is told.
    virtual std::optional<Mark> mark(const Match& match, const Event& event) const = 0;
};

/// What the count at the end of a match took off the points that its seats had until then, and what settled it.
struct FinalCount {
    std::string what; ///< for which it was taken ("Madness"); empty where nothing was taken
    PerSeat<std::int16_t> taken {};
    /// A sentence on why the match ended as it did, where the points do not say so: they were equal, or it was a draw.
    std::string why {};
};

/// Says how good a position is for a seat; see Match::quiet() for where that is sound.
class Evaluator {
public:
    virtual ~Evaluator() = default;
    /// In points of the game's own scale, higher is better for `seat`. Looks only at what every seat may see and at
    /// `seat`'s own hand, so it may be called on a match concealed for that seat.
    virtual double value(const Match& match, Seat seat) const = 0;
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

/// Cheap numbers that say how a match stands for a seat: what a learned evaluation looks at. Their names tell one list
/// from another, so a number that comes to mean something else gets another name.
class Features {
public:
    virtual ~Features() = default;
    virtual std::size_t count() const = 0; ///< at most kMaxFeatures
    virtual std::string name(std::size_t index) const = 0; ///< "cards in hand"
    /// Writes count() numbers, greater ones not always better. Like Evaluator::value() it looks only at what every seat
    /// may see and at `seat`'s own hand. Allocates nothing.
    virtual void read(const Match& match, Seat seat, std::span<float> values) const = 0;
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

class Reasoner;

/// What a learned evaluation is for. One that serves the first misleads the second, so each is trained for its use.
enum class LearnedFor : std::uint8_t {
    Plays, ///< judging what a choice leads to, at quiet points within a turn and after it
    Leaves, ///< judging where a line of a search ends, at the beginning of turns
};

/// What one scenario file gave. See `breakpoint-cli scenario`.
struct ScenarioResult {
    enum class Status { Passed, Failed, Skipped };
    std::string id;
    Status status = Status::Passed;
    std::string message; ///< why it failed or was skipped
};

/// The factions of a game in which each seat brings some: Smash Up's pairs.
class PairBook {
public:
    virtual ~PairBook() = default;
    virtual int factionsPerSeat() const = 0; ///< all different ones
    virtual std::vector<FactionInfo> factions() const = 0; ///< of every set
};

/// What a game may have or not.
enum class Has : std::uint16_t {
    HiddenCards = 1, ///< a seat does not know all that another knows
    Chance = 2, ///< a seed decides more than who begins
    Teams = 4, ///< seats may win together without being equal
    Pairs = 8,
    Features = 16,
    LearnedWeights = 32, ///< for one of its uses at least
    ChoiceTraits = 64,
    Policy = 128,
    Styles = 256,
    Reasons = 512,
    Scenarios = 1024,
};

/// A set of them, as a game declares it.
class Declared {
public:
    constexpr Declared(std::initializer_list<Has> each) // NOLINT(google-explicit-constructor)
    {
        for (const Has one : each)
            add(one);
    }
    constexpr void add(Has one) { m_bits = static_cast<std::uint16_t>(m_bits | static_cast<std::uint16_t>(one)); }
    constexpr bool contains(Has one) const { return (m_bits & static_cast<std::uint16_t>(one)) != 0; }

private:
    std::uint16_t m_bits = 0;
};

/// A game: its immutable facts and the way into a new match.
class Game {
public:
    virtual ~Game() = default;
    virtual std::string id() const = 0; ///< "smashup"
    virtual std::string name() const = 0; ///< "Smash Up"
    virtual int minSeats() const = 0;
    virtual int maxSeats() const = 0;
    /// What it has; all else it is never asked for. Below, what is declared is never null or empty.
    virtual Declared declares() const = 0;
    bool has(Has one) const { return declares().contains(one); }
    virtual ScoreScale scoreScale() const = 0;
    virtual std::vector<SetInfo> sets() const = 0; ///< that a MatchSetup may name; the first is the default
    std::vector<std::string> setNames() const
    {
        std::vector<std::string> names;
        for (const SetInfo& set : sets())
            names.push_back(set.name);
        return names;
    }
    virtual std::string setHash(const std::string& set) const = 0; ///< of the card data, 16 hex digits
    virtual std::string engineVersion() const = 0; ///< changes when the rules code changes what happens
    virtual std::vector<OptionInfo> options() const = 0;
    virtual const PairBook* pairs() const { return nullptr; }
    int factionsPerSeat() const { return has(Has::Pairs) ? pairs()->factionsPerSeat() : 0; }
    std::vector<FactionInfo> factions() const
    {
        return has(Has::Pairs) ? pairs()->factions() : std::vector<FactionInfo> {};
    }
    virtual std::vector<CardInfo> cards() const = 0; ///< every card and base of every set, sorted by set, faction, type
    /// The program of a card, by its name, as a listing; empty where that printing does not have it.
    virtual std::string explain(const std::string& cardName, const std::string& set) const = 0;

    /// Every fault of a setup: number of seats, unknown factions, the same faction twice in a pair, unknown options.
    virtual Problems check(const MatchSetup& setup) const = 0;
    /// A match after its setup, before its first choice. Null, with `problems`, when check() finds faults.
    virtual std::unique_ptr<Match> newMatch(const MatchSetup& setup, Problems& problems) const = 0;
    virtual const Notation& notation() const = 0;
    /// What the end of `match` took off its final score and what settled it; nothing while it runs.
    virtual FinalCount finalCount(const Match&) const { return {}; }
    virtual const Evaluator& evaluator() const = 0;
    virtual const Features* features() const { return nullptr; }
    /// The evaluation learned by self-play that the game comes with; null where there is none for this use.
    virtual const Evaluator* learned(LearnedFor) const { return nullptr; }
    virtual const ChoiceTraits* choiceTraits() const { return nullptr; }
    /// The policy learned from strong play that the game comes with.
    virtual const Policy* policy() const { return nullptr; }
    /// The characters its players may have, as long as the game lives.
    virtual std::vector<const Style*> styles() const { return {}; }
    virtual const Reasoner* reasoner() const { return nullptr; }

    /// Runs every scenario of one file's text. A file that is no scenario array gives `problems` and no results.
    virtual std::vector<ScenarioResult> runScenarios(
        const std::string& fileName, std::string_view, Problems& problems) const
    {
        problems.push_back({ fileName, name() + " has no scenarios", "" });
        return {};
    }
};

/// A file of content by its path within resources ("cards/smashup/core/aliens.json") or on disk.
struct SourceFile {
    std::string path;
    std::string text;
};

} // namespace core
