#include "core/starrealms/cards/card_library.h"

#include "core/starrealms/sayings/sayings.h"

#include <algorithm>

namespace core::starrealms {

DefId CardLibrary::find(std::string_view name) const
{
    const auto found
        = std::find_if(m_defs.begin(), m_defs.end(), [name](const CardDef& each) { return each.name == name; });
    return found == m_defs.end() ? kNoDef : static_cast<DefId>(found - m_defs.begin());
}

bool CardLibrary::hasSet(std::string_view set) const
{
    return std::find(m_sets.begin(), m_sets.end(), set) != m_sets.end();
}

int CardLibrary::explorersOf(std::string_view set) const
{
    for (const SetFacts& each : m_setFacts)
        if (each.name == set)
            return each.explorers;
    return 0;
}

std::string CardLibrary::hashOf(std::string_view set) const
{
    for (const SetFacts& each : m_setFacts)
        if (each.name == set)
            return each.hash;
    return {};
}

std::vector<DefId> CardLibrary::tradeDeckOf(std::string_view set) const
{
    std::vector<DefId> deck;
    for (std::size_t i = 0; i < m_defs.size(); ++i)
        if (m_defs[i].set == set)
            deck.insert(deck.end(), m_defs[i].copies, static_cast<DefId>(i));
    return deck;
}

std::string_view nameOf(Faction faction)
{
    constexpr std::array<std::string_view, kFactions> kNames { "", "Blob", "Machine Cult", "Star Empire",
        "Trade Federation" };
    return kNames[static_cast<std::size_t>(faction)];
}

CardInfo infoOf(const CardLibrary& library, DefId id, language::Language language)
{
    const CardDef& def = library.def(id);
    const Facts& facts = library.facts(id);
    constexpr std::array<const char*, 3> kKinds { "ship", "base", "outpost" };
    constexpr std::array<Say, 3> kKindWords { Say::KindShip, Say::KindBase, Say::KindOutpost };
    CardInfo info;
    info.id = def.id;
    info.name = def.name;
    info.group = nameOf(facts.faction);
    info.set = def.set;
    info.type = kKinds[static_cast<std::size_t>(facts.kind)];
    info.kind = say(kKindWords[static_cast<std::size_t>(facts.kind)]).words(language);
    info.copies = def.copies;
    info.figures.push_back({ "cost", { facts.cost }, say(Say::FigureCost).words(language) });
    if (facts.defense != 0)
        info.figures.push_back({ "defense", { facts.defense }, say(Say::FigureDefense).words(language) });
    info.text = def.texts[static_cast<std::size_t>(language)];
    if (info.text.empty())
        info.text = def.texts[static_cast<std::size_t>(language::Language::English)];
    return info;
}

} // namespace core::starrealms
