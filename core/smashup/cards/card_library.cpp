#include "core/smashup/cards/card_library.h"

#include "core/smashup/sayings/sayings.h"

#include <algorithm>
#include <bit>

namespace core::smashup {

const FactionDef* CardLibrary::faction(std::string_view name) const
{
    const FactionId id = factionId(name);
    return id == kNoFaction ? nullptr : &m_factions[id];
}

FactionId CardLibrary::factionId(std::string_view name) const
{
    const auto found
        = std::find_if(m_factions.begin(), m_factions.end(), [&](const FactionDef& each) { return each.name == name; });
    return found == m_factions.end() ? kNoFaction : static_cast<FactionId>(found - m_factions.begin());
}

int CardLibrary::find(std::string_view name) const
{
    for (std::size_t i = 0; i < m_defs.size(); ++i) {
        const CardDef& def = m_defs[i];
        if (def.name == name || std::find(def.otherNames.begin(), def.otherNames.end(), name) != def.otherNames.end())
            return static_cast<int>(i);
    }
    return -1;
}

const std::string& CardLibrary::tagName(std::uint16_t bit) const
{
    return m_tags[static_cast<std::size_t>(std::countr_zero(bit))];
}

CardInfo infoOf(const CardLibrary& library, const CardDef& def, language::Language language)
{
    CardInfo info;
    info.id = def.id;
    info.name = def.name;
    if (def.faction != kNoFaction)
        info.group = library.factions()[def.faction].name;
    info.set = library.printing();
    info.type = def.kind == CardKind::Base ? "base" : def.kind == CardKind::Minion ? "minion" : "action";
    info.kind = wordOfFile(kindWord(def)).words(language);
    info.copies = def.copies;
    if (def.kind == CardKind::Minion)
        info.figures = { { "power", { def.power } } };
    if (def.kind == CardKind::Base)
        info.figures = { { "breakpoint", { def.breakpoint } }, { "VP", { def.vp[0], def.vp[1], def.vp[2] } } };
    for (Figure& each : info.figures)
        each.words = wordOfFile(each.name).words(language);
    info.landscape = def.landscape;
    info.text = def.text(language);
    for (const std::string& each : def.doesTags)
        info.tags.push_back(wordOfFile(each).words(language));
    info.otherNames = def.otherNames;
    info.deeds = def.deeds;
    return info;
}

FactionInfo infoOf(const CardLibrary& library, const FactionDef& faction, language::Language language)
{
    FactionInfo info;
    info.name = faction.name;
    info.set = library.printing();
    info.box = faction.setName;
    info.theme = wordOfFile(faction.theme).words(language);
    info.colour = faction.colour;
    info.emblem = faction.emblem;
    info.complexity = faction.complexity;
    for (const DefId def : faction.cards)
        for (int copy = 0; copy < library.def(def).copies; ++copy)
            for (const std::string& each : library.def(def).doesTags)
                info.tags.push_back(wordOfFile(each).words(language));
    return info;
}

} // namespace core::smashup
