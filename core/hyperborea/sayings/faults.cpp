#include "core/hyperborea/sayings/faults.h"

#include "core/hyperborea/sayings/tongue.h"

#include <utility>

namespace core::hyperborea {

language::Saying say(Fault phrase, std::vector<language::Saying> arguments)
{
    static const language::Phrasebook book
        = language::phrasebook([](language::Language each) { return tongueOf(each).faults; });
    return { book, static_cast<std::uint16_t>(phrase), std::move(arguments) };
}

} // namespace core::hyperborea
