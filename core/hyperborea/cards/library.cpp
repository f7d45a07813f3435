#include "core/hyperborea/cards/library.h"

#include "core/hyperborea/sayings/sayings.h"

#include <algorithm>

namespace core::hyperborea {

std::string nameOf(const Layout::Spot& spot)
{
    constexpr int kMiddle = 4; // no map reaches further than three from its centre
    return std::string(1, static_cast<char>('A' + spot.q + kMiddle - 1)) + std::to_string(spot.r + kMiddle);
}

int Library::realmNamed(std::string_view name) const
{
    const auto found = std::find_if(
        m_realms.begin(), m_realms.end(), [name](const Realm& each) { return each.id == name || each.name == name; });
    return found == m_realms.end() ? -1 : static_cast<int>(found - m_realms.begin());
}

std::string Library::nameOfSet(SetId set) const
{
    if (isBase(set))
        return m_base[set / 2U].name + (set % 2U == 0 ? " a" : " b");
    return m_technologies[cardOf(set)].name;
}

SetId Library::setNamed(std::string_view name) const
{
    for (std::size_t i = 0; i < m_sets.size(); ++i)
        if (nameOfSet(static_cast<SetId>(i)) == name)
            return static_cast<SetId>(i);
    return kNone;
}

namespace {

std::string textOf(const std::array<std::string, language::kLanguages>& texts, language::Language language)
{
    const std::string& own = texts[static_cast<std::size_t>(language)];
    return own.empty() ? texts[static_cast<std::size_t>(language::Language::English)] : own;
}

CardInfo infoOf(const Thing& thing, const char* type, Say kind, language::Language language)
{
    CardInfo info;
    info.id = thing.id;
    info.name = thing.name.empty() ? say(kind).words(language) : thing.name;
    info.set = kGameId;
    info.type = type;
    info.kind = say(kind).words(language);
    info.text = textOf(thing.texts, language);
    if (thing.designed)
        info.text += (info.text.empty() ? "" : "\n") + say(Say::DesignedHere).words(language);
    return info;
}

} // namespace

std::vector<CardInfo> infosOf(const Library& library, language::Language language)
{
    std::vector<CardInfo> infos;
    for (const BaseTechnology& each : library.base())
        infos.push_back(infoOf(each, "base", Say::KindBase, language));
    for (const Technology& each : library.technologies()) {
        infos.push_back(infoOf(each, "technology", Say::KindTechnology, language));
        infos.back().group = library.titleOfDeck(each.deck);
        infos.back().figures.push_back({ "VP", { each.points }, say(Say::FigurePoints).words(language) });
    }
    for (const City& each : library.cities())
        infos.push_back(infoOf(each, "city", Say::KindCity, language));
    for (const Token& each : library.tokens()) {
        infos.push_back(infoOf(each, "token", Say::KindToken, language));
        constexpr std::array kBacks { Say::TokenBronze, Say::TokenSilver, Say::TokenGold };
        infos.back().name = say(kBacks[static_cast<std::size_t>(each.back)]).words(language);
        infos.back().copies = each.copies;
    }
    for (const RaceTile& each : library.raceTiles()) {
        infos.push_back(infoOf(each, "race tile", Say::KindRaceTile, language));
        infos.back().group = library.realm(each.realm).name;
    }
    return infos;
}

} // namespace core::hyperborea
