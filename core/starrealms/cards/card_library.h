#pragma once

#include "core/game/game.h"
#include "core/starrealms/cards/program.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::starrealms {

/// The game as files, records and databases name it.
inline constexpr const char* kGameId = "starrealms";

/// A card by what it is; all copies of it have the same.
using DefId = std::uint8_t;
inline constexpr DefId kNoDef = 0xFF;
inline constexpr std::size_t kMaxDefs = 128; ///< as many as DefSet has room for

enum class Faction : std::uint8_t { None, Blob, MachineCult, StarEmpire, TradeFederation };
inline constexpr std::size_t kFactions = 5;

/// A set of definitions. Two words by name, so that they stay in registers where a prompt is made.
class DefSet {
public:
    /// True when it was not there yet.
    constexpr bool add(DefId def)
    {
        const std::uint64_t bit = std::uint64_t { 1 } << (def & 63U);
        const std::uint64_t low = def < 64 ? bit : 0;
        const std::uint64_t high = bit ^ low;
        const bool fresh = ((m_low & low) | (m_high & high)) == 0;
        m_low |= low;
        m_high |= high;
        return fresh;
    }
    constexpr bool contains(DefId def) const { return ((def < 64 ? m_low : m_high) >> (def & 63U) & 1U) != 0; }
    friend constexpr bool operator==(const DefSet&, const DefSet&) = default;

private:
    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

/// What rules ask of a card all the time, close together: eight bytes, so that one is found by a shift.
struct alignas(8) Facts {
    Kind kind = Kind::Ship;
    Faction faction = Faction::None;
    std::uint8_t cost = 0;
    std::uint8_t defense = 0;
    std::uint8_t slots = 0; ///< bit per Slot: abilities it has
    bool allyOfAll : 1 = false; ///< counts as a card of every faction where allies are counted
    bool explorer : 1 = false; ///< lies in the pile of them, and goes back there
    bool starting : 1 = false; ///< comes with a seat, not from the trade deck
    bool copies : 1 = false; ///< becomes another ship when it is played

    bool has(Slot slot) const { return (slots >> static_cast<unsigned>(slot) & 1U) != 0; }
    bool isShip() const { return kind == Kind::Ship; }
    bool isOutpost() const { return kind == Kind::Outpost; }
};
static_assert(sizeof(Facts) == 8);

struct CardDef {
    std::string id; ///< "frontiers.blob_miner"
    std::string name;
    std::string set;
    std::uint8_t copies = 1;
    std::array<Program, kSlots> programs; ///< by Slot; empty where it has none
    std::array<std::string, language::kLanguages> texts; ///< what it does; empty for a language only begun
};

/// All cards of all sets, compiled: a match may have cards of several. Immutable once ability/library_builder.h has
/// built it; matches share it.
class CardLibrary {
public:
    std::size_t size() const { return m_defs.size(); }
    const CardDef& def(DefId id) const { return m_defs[id]; }
    const Facts& facts(DefId id) const { return m_facts[id]; }
    const Facts* allFacts() const { return m_facts.data(); } ///< by DefId
    const Program& program(DefId id, Slot slot) const { return m_defs[id].programs[static_cast<std::size_t>(slot)]; }
    DefId find(std::string_view name) const; ///< kNoDef when unknown
    DefId scout() const { return m_scout; }
    DefId viper() const { return m_viper; }
    DefId explorer() const { return m_explorer; }
    /// The words that tell the ways of a choice apart: "trade", "destroy".
    const std::vector<std::string>& modes() const { return m_modes; }
    /// "#rrggbb", as the faction's files have it.
    const std::string& colourOf(Faction faction) const { return m_colours[static_cast<std::size_t>(faction)]; }

    /// The sets, the default first.
    const std::vector<std::string>& sets() const { return m_sets; }
    bool hasSet(std::string_view set) const;
    int explorersOf(std::string_view set) const;
    /// Every card of the set's trade deck, copies one by one, in the order of the files.
    std::vector<DefId> tradeDeckOf(std::string_view set) const;
    std::string hashOf(std::string_view set) const; ///< of its files' text, 16 hex digits

private:
    friend class Compiler;
    friend std::shared_ptr<const CardLibrary> buildLibrary(const std::vector<SourceFile>& files, Problems& problems);

    struct SetFacts {
        std::string name;
        int explorers = 0;
        std::string hash;
    };

    std::vector<CardDef> m_defs;
    std::vector<Facts> m_facts;
    std::vector<std::string> m_modes;
    std::vector<std::string> m_sets;
    std::vector<SetFacts> m_setFacts;
    std::array<std::string, kFactions> m_colours;
    DefId m_scout = kNoDef;
    DefId m_viper = kNoDef;
    DefId m_explorer = kNoDef;
};

/// A game that plays with such a library.
class WithCards {
public:
    WithCards() = default;
    WithCards(const WithCards&) = delete;
    WithCards& operator=(const WithCards&) = delete;
    virtual ~WithCards() = default;
    virtual const CardLibrary& library() const = 0;
};

/// The card as it is listed and shown by those who know no game.
CardInfo infoOf(const CardLibrary& library, DefId def, language::Language language = language::spoken());
/// A faction as files and lists name it; empty for Faction::None.
std::string_view nameOf(Faction faction);

} // namespace core::starrealms
