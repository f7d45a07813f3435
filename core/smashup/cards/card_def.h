#pragma once

#include "core/game/card_info.h"
#include "core/language/language.h"
#include "core/smashup/cards/program.h"

#include <array>
#include <string>

namespace core::smashup {

/// Index of a card, base or faction in the library.
using DefId = std::uint16_t;
using FactionId = std::uint8_t;

inline constexpr FactionId kNoFaction = 0xFF;

enum class CardKind : std::uint8_t { Minion, Action, Base, Titan };
/// Where a card goes that leaves play, a hand or a deck: rules 19.1 and 19.2.
enum class Home : std::uint8_t {
    Owner, ///< its owner's piles, wherever it is sent
    Aside, ///< beside its owner's deck; only titans
    Monsters, ///< the discard pile of the monsters, which are minions
    Treasures, ///< the discard pile of the treasures, which are actions
};
enum class AttachTo : std::uint8_t { Nothing, Base, Minion };

/// What cards and bases do while they are in play, a bit each: kinds of lasting text, times at which abilities work,
/// and events that wait for what happens to other cards.
using AbilityKinds = std::uint32_t;
constexpr AbilityKinds abilityKind(Static::Kind kind)
{
    return 1U << static_cast<unsigned>(kind);
}
constexpr AbilityKinds abilityKind(Timing timing)
{
    return 1U << (11U + static_cast<unsigned>(timing));
}
constexpr AbilityKinds abilityKind(Trigger trigger)
{
    return 1U << (23U + static_cast<unsigned>(trigger));
}
inline constexpr AbilityKinds kPowerElsewhere = 1U << 31U; ///< gives power at other places than its own, too
static_assert(static_cast<unsigned>(Static::Kind::CannotMoveHere) < 11);
static_assert(static_cast<unsigned>(Timing::Arrival) < 12);
static_assert(static_cast<unsigned>(Trigger::MinionDiscarded) < 8);

/// A card or base as it is printed, compiled. Immutable. What play asks again and again stands first, in one line of
/// the cache.
struct alignas(64) CardDef {
    FactionId faction = kNoFaction;
    CardKind kind = CardKind::Minion;
    AttachTo attach = AttachTo::Nothing;
    bool onYours = false; ///< played on a minion of one's own only
    bool specialOnly = false; ///< an action that is played at its own time only
    bool madness = false; ///< the card of the Madness deck
    bool fusion = false; ///< a minion that is an action, too, wherever it is not in play
    std::int8_t power = 0;
    std::uint8_t breakpoint = 0;
    std::array<std::int8_t, 3> vp {};
    std::uint8_t copies = 1;
    Home home = Home::Owner;
    std::uint8_t treasures = 0; ///< of a monster: what destroying it, or scoring with it, gives
    std::uint8_t monsters = 0; ///< of a base: so many are played there when it enters play
    std::int16_t where = -1; ///< selector of the bases it may be played at; -1 for any
    std::uint16_t nameId = 0; ///< equal for equal names, never 0
    std::uint16_t tags = 0; ///< bits of the library's tag names ("microbot")

    // Found in the lists below when the library is built, so that play need not look.
    std::uint8_t play = kNoReg; ///< index of its on-play ability
    std::uint8_t talent = kNoReg;
    std::uint8_t beforeScoring = kNoReg;
    std::uint8_t afterScoring = kNoReg;
    std::uint8_t whenScoring = kNoReg;
    std::uint8_t afterReplaced = kNoReg;
    std::uint8_t insteadOfDestroyed = kNoReg;
    std::uint8_t insteadOfDiscarded = kNoReg;
    std::uint8_t playPhase = kNoReg;
    std::uint8_t arrival = kNoReg; ///< when a titan may be played
    std::uint8_t playAsAction = kNoReg;
    AbilityKinds abilityKinds = 0;
    std::uint8_t triggers = 0; ///< bit per Trigger it listens to, even if only for what happens to itself
    std::uint8_t fromDiscard = 0; ///< bit of the turn's memory, when it may be played from the discard pile
    std::uint8_t anywhere = 0; ///< bit of the PlayKind that takes it to any base, or to none: nothing says where

    std::string id; ///< "aliens.invader"
    std::string name;
    std::vector<std::string> otherNames; ///< of other printings
    std::string landscape; ///< of a base: "#rrggbb kind", how it is pictured; see landscape.h
    std::string note; ///< why it is built this way, for readers of the card file
    std::array<std::string, language::kLanguages> texts; ///< generated; see text()
    std::vector<std::string> doesTags; ///< "returns", "destroys", … found in its program
    std::vector<Deed> deeds; ///< found there, too; see CardInfo
    std::vector<Ability> abilities;
    std::vector<Static> statics;

    /// What the card does, in sentences; English where that language is only begun. Empty where it does nothing.
    const std::string& text(language::Language language) const
    {
        const std::string& there = texts[static_cast<std::size_t>(language)];
        return there.empty() ? texts[static_cast<std::size_t>(language::Language::English)] : there;
    }
    const std::string& text() const { return text(language::spoken()); }

    bool has(Static::Kind staticKind) const { return (abilityKinds & abilityKind(staticKind)) != 0; }
    bool listensTo(Trigger trigger) const { return (triggers & (1U << static_cast<unsigned>(trigger))) != 0; }
    /// The kind of play that it takes; a fusion may take one of actions, too (rules 19.4).
    PlayKind playKind() const { return kind == CardKind::Minion ? PlayKind::Minion : PlayKind::Action; }
};

/// What stands on the card: "minion", "fusion", "action", "special" for an action that can be played at its own time,
/// "base", "titan", "monster", "treasure".
inline const char* kindWord(const CardDef& def)
{
    if (def.home != Home::Owner)
        return def.home == Home::Aside ? "titan" : def.home == Home::Monsters ? "monster" : "treasure";
    if (def.fusion)
        return "fusion";
    if (def.kind != CardKind::Action)
        return def.kind == CardKind::Minion ? "minion" : "base";
    for (const Ability& each : def.abilities)
        if (each.fromHand)
            return "special";
    return "action";
}

inline constexpr std::size_t kMostReadings = 8; ///< of a printing; the bits of Options::readings

/// What a base is in a match whose option has this value; its name, breakpoint and points are the base's own.
struct Reading {
    DefId of = 0; ///< the base
    DefId is = 0; ///< stands for it then; of no faction's bases, and found by no name
    std::string option;
    std::string value;
};

/// The Madness deck: cards of one kind that belong to no faction. Rules 15.
struct MadnessDef {
    DefId card = 0;
    std::uint8_t copies = 0;
    std::string setName; ///< lies ready when a faction of that set plays
};

/// A deck that belongs to no faction, of various cards: the monsters or the treasures. Rules 19.1.
struct SupplyDef {
    std::string setName; ///< lies ready when a faction of that set plays
    std::vector<DefId> cards;
};

struct FactionDef {
    std::string id; ///< "aliens"
    std::string name;
    std::string setName;
    std::string theme;
    std::string colour;
    std::string emblem;
    std::uint8_t complexity = 1;
    std::vector<DefId> cards; ///< minions and actions
    std::vector<DefId> bases;
    std::vector<DefId> titans; ///< kept beside the deck, not among its twenty cards
};

} // namespace core::smashup
