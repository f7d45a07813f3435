#pragma once

#include "core/game/game.h"
#include "core/smashup/cards/card_def.h"

#include <memory>
#include <optional>
#include <string_view>

namespace core::smashup {

/// All cards and bases of one printing, compiled. Immutable once ability/library_builder.h has built it; matches share
/// it.
class CardLibrary {
public:
    const CardDef& def(DefId id) const { return m_defs[id]; }
    std::size_t size() const { return m_defs.size(); }
    const std::vector<FactionDef>& factions() const { return m_factions; }
    const FactionDef* faction(std::string_view name) const; ///< null when unknown
    const std::optional<MadnessDef>& madness() const { return m_madness; } ///< none where the printing has none
    const std::optional<SupplyDef>& monsters() const { return m_monsters; }
    const std::optional<SupplyDef>& treasures() const { return m_treasures; }
    FactionId factionId(std::string_view name) const; ///< kNoFaction when unknown
    /// The card or base of that name or other name; -1 when unknown.
    int find(std::string_view name) const;
    const std::vector<Reading>& readings() const { return m_readings; } ///< at most kMostReadings
    const std::string& printing() const { return m_printing; }
    const std::string& hash() const { return m_hash; } ///< of the files' text, 16 hex digits

    const Selector& selector(std::size_t index) const { return m_selectors[index]; }
    const Amount& amount(std::size_t index) const { return m_amounts[index]; }
    const Condition& condition(std::size_t index) const { return m_conditions[index]; }
    const std::string& tagName(std::uint16_t bit) const; ///< "microbot"
    const std::string& nameOf(std::uint16_t nameId) const { return m_names[nameId]; }
    std::size_t nameCount() const { return m_names.size(); } ///< name ids are below it
    /// The words that tell the modes of abilities apart: "draw", "keep".
    const std::vector<std::string>& modes() const { return m_modes; }

private:
    friend class Compiler;
    friend std::unique_ptr<CardLibrary> buildLibrary(
        std::string_view printing, const std::vector<SourceFile>& files, Problems& problems);
    friend std::unique_ptr<CardLibrary> withFaction(const CardLibrary& library, const std::vector<SourceFile>& files,
        const SourceFile& faction, Problems& problems);

    std::string m_printing;
    std::string m_hash;
    std::vector<CardDef> m_defs;
    std::vector<FactionDef> m_factions;
    std::optional<MadnessDef> m_madness;
    std::optional<SupplyDef> m_monsters;
    std::optional<SupplyDef> m_treasures;
    std::vector<Reading> m_readings;
    std::vector<Selector> m_selectors;
    std::vector<Amount> m_amounts;
    std::vector<Condition> m_conditions;
    std::vector<std::string> m_names { std::string() }; ///< by name id; 0 is no name
    std::vector<std::string> m_tags; ///< by bit
    std::vector<std::string> m_modes;
};

/// The card as it is listed and shown by those who know no game.
CardInfo infoOf(const CardLibrary& library, const CardDef& def, language::Language language = language::spoken());
FactionInfo infoOf(
    const CardLibrary& library, const FactionDef& faction, language::Language language = language::spoken());

} // namespace core::smashup
