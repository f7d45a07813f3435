#include "core/hyperborea/words/components.h"

namespace core::hyperborea {

std::vector<ComponentView> componentsOf(const Library& lib)
{
    std::vector<ComponentView> all;
    for (CardInfo& info : infosOf(lib, language::spoken()))
        all.push_back({ std::move(info), {}, false });
    std::size_t at = 0;
    const auto spacesOf = [&lib](SetId set) {
        const SetDef& def = lib.set(set);
        return std::vector<Space>(def.spaces.begin(), def.spaces.begin() + def.count);
    };
    const auto mark = [&](const auto& things) {
        for (const auto& each : things)
            all[at++].designed = each.designed;
    };
    for (std::size_t i = 0; i < lib.base().size(); ++i) {
        const auto set = static_cast<SetId>(2 * i);
        all[i].sets = { spacesOf(set), spacesOf(twinOf(set)) };
    }
    for (std::size_t i = 0; i < lib.technologies().size(); ++i)
        all[lib.base().size() + i].sets = { spacesOf(setOf(static_cast<CardId>(i))) };
    mark(lib.base());
    mark(lib.technologies());
    mark(lib.cities());
    mark(lib.tokens());
    mark(lib.raceTiles());
    return all;
}

} // namespace core::hyperborea
