#pragma once

#include "core/game/card_info.h"
#include "core/game/match_mode.h"
#include "core/game/match_setup.h"
#include "core/game/minds.h"
#include "core/game/notation.h"
#include "core/game/problem.h"
#include "core/game/rated_player.h"
#include "core/game/sheet_rules.h"
#include "core/language/saying.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

class OwnFactions;
class Reasoner;

/// What the count at the end of a match took off the points that its seats had until then, and what settled it.
struct FinalCount {
    std::string what; ///< for which it was taken ("Madness"); empty where nothing was taken
    PerSeat<std::int16_t> taken {};
    /// A sentence on why the match ended as it did, where the points do not say so: they were equal, or it was a draw.
    language::Saying why {};
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
    /// How many cards of its deck a seat begins with; 0 where it begins with none.
    virtual int openingHand() const { return 0; }
    /// Those of every set, described in that language.
    virtual std::vector<FactionInfo> factionsIn(language::Language language) const = 0;
};

/// What seats may be in a game where each is something else: one of these, named as the seat's faction, or one by lot.
struct Roles {
    struct Role {
        std::string name;
        std::string colour; ///< "#rrggbb"
        std::string emblem; ///< as FactionInfo has it
    };
    std::string title; ///< what such a thing is called: "Realm"
    std::string titles; ///< several of them: "Realms"
    std::string meetings; ///< one of them against another: "Realm against realm"
    std::vector<Role> each;

    bool empty() const { return each.empty(); }
    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const Role& role : each)
            names.push_back(role.name);
        return names;
    }
};

/// How a choice ends a turn.
enum class TurnEnd : std::uint8_t {
    No, ///< it does not
    Done,
    HeldBack, ///< though the seat could still have done what is for nothing and rarely does harm
    HandedOver, ///< it does not yet: the word goes to a mate in the midst of the turn, and may come back
};

/// Whether nothing is done by it that could not be done later, and something might be lost.
constexpr bool sitsStill(TurnEnd end)
{
    return end == TurnEnd::HeldBack || end == TurnEnd::HandedOver;
}

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
    Origins = 2048,
    OwnFactions = 4096, ///< players may write some
    Acquisitions = 8192, ///< seats get cards in the course of a match, as Notation::cardStep() tells
    AnswerTimes = 16384, ///< seats may answer something at times, as Notation::answerTime() tells
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
    /// None where seats are alike, or bring what they are.
    virtual Roles roles() const { return {}; }
    /// The same match, with the role that its seed gives to each seat which names none. Of a setup that check() finds
    /// sound.
    virtual MatchSetup settled(const MatchSetup& setup) const { return setup; }
    /// Of a setup that check() finds sound, but for its seats' names and factions.
    virtual MatchMode modeOf(const MatchSetup&) const { return {}; }
    /// Those that players write; whoever has them may offer others at any time.
    virtual OwnFactions* own() const { return nullptr; }
    int factionsPerSeat() const { return has(Has::Pairs) ? pairs()->factionsPerSeat() : 0; }
    std::vector<FactionInfo> factions() const
    {
        return has(Has::Pairs) ? pairs()->factionsIn(language::spoken()) : std::vector<FactionInfo> {};
    }
    /// Every card and base of every set, described in that language, sorted by set, faction, type.
    virtual std::vector<CardInfo> cardsIn(language::Language language) const = 0;
    std::vector<CardInfo> cards() const { return cardsIn(language::spoken()); }
    /// The program of a card, by its name, as a listing; empty where that printing does not have it.
    virtual std::string explain(const std::string& cardName, const std::string& set) const = 0;

    /// Every fault of a setup: number of seats, unknown factions, the same faction twice in a pair, unknown options.
    virtual Problems check(const MatchSetup& setup) const = 0;
    /// A match after its setup, before its first choice. Null, with `problems`, when check() finds faults.
    virtual std::unique_ptr<Match> newMatch(const MatchSetup& setup, Problems& problems) const = 0;
    virtual const Notation& notation() const = 0;
    /// Whether `choice`, one of the prompt's, ends a turn: by it one tells players that give their turns away.
    virtual TurnEnd turnEnd(const Match&, Choice) const { return TurnEnd::No; }
    /// What the end of `match` took off its final score and what settled it; nothing while it runs.
    virtual FinalCount finalCount(const Match&) const { return {}; }
    /// How a match of that set that was played with real cards is written up; nothing where that cannot be.
    virtual std::optional<SheetRules> sheetRules(const std::string& /*set*/) const { return {}; }
    virtual const Evaluator& evaluator() const = 0;
    virtual const Features* features() const { return nullptr; }
    /// The evaluation learned by self-play that the game comes with; null where there is none for this use.
    virtual const Evaluator* learned(LearnedFor) const { return nullptr; }
    /// The same by a network over the features and their sparse inputs, for every use; null where there is none.
    virtual const Evaluator* network() const { return nullptr; }
    /// What the seats brought into a match and how far it has gone, as every seat may see it: what lines are read by.
    virtual const Features* origins() const { return nullptr; }
    /// How lines by the policy are read in a match of so many seats; null where that was not learned.
    virtual const LineReader* lineReader(int /*seats*/) const { return nullptr; }
    virtual const ChoiceTraits* choiceTraits() const { return nullptr; }
    /// The levels on one scale, as they were measured at this game; empty where they were not.
    virtual std::vector<RatedPlayer> ratedPlayers() const { return {}; }

    /// The policy learned from strong play that the game comes with.
    virtual const Policy* policy() const { return nullptr; }
    /// The characters its players may have, as long as the game lives.
    virtual std::vector<const Style*> styles() const { return {}; }
    virtual const Reasoner* reasoner() const { return nullptr; }

    /// Runs every scenario of one file's text. A file that is no scenario array gives `problems` and no results.
    virtual std::vector<ScenarioResult> runScenarios(
        const std::string& fileName, std::string_view text, Problems& problems) const;
};

/// A file of content by its path within resources ("cards/smashup/core/aliens.json") or on disk.
struct SourceFile {
    std::string path;
    std::string text;

    friend bool operator==(const SourceFile&, const SourceFile&) = default;
};

} // namespace core
