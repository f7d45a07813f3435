#include "core/hyperborea/sayings/sayings.h"

#include "core/hyperborea/sayings/tongue.h"

#include <utility>

namespace core::hyperborea {

language::Saying say(Say what, std::vector<language::Saying> arguments)
{
    return { sayings(), static_cast<std::uint16_t>(what), std::move(arguments) };
}

const language::Phrasebook& sayings()
{
    static const language::Phrasebook book
        = language::phrasebook([](language::Language each) { return tongueOf(each).sayings; });
    return book;
}

} // namespace core::hyperborea
