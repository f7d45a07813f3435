#include "core/hyperborea/ai/trait_names.h"

#include <array>
#include <cstddef>

namespace core::hyperborea {

const char* traitName(Reason reason)
{
    constexpr std::array kNames { "none", "setup cube", "setup row", "setup tile", "act", "place", "walk", "strike",
        "raze", "which cube", "corrupt", "way", "copy", "set back", "token", "here", "keep", "reset act" };
    static_assert(kNames.size() == static_cast<std::size_t>(Reason::ResetAct) + 1);
    return kNames[static_cast<std::size_t>(reason)];
}

const char* traitName(Verb verb)
{
    constexpr std::array kNames { "none", "colour", "row", "race tile", "cube", "space", "unused", "step", "fly", "to",
        "attack", "ranged", "open", "site", "raze", "seat", "fortress", "miniature", "clone", "develop",
        "develop other", "develop whole", "take", "change", "draw", "generate", "restore", "purge", "convert", "from",
        "into", "espionage", "copy", "set back", "row of", "enter", "upgrade", "use stored", "drop stored", "use fresh",
        "keep fresh", "power", "way", "yes", "no", "end" };
    static_assert(kNames.size() == static_cast<std::size_t>(Verb::End) + 1);
    return kNames[static_cast<std::size_t>(verb)];
}

} // namespace core::hyperborea
