#include "core/smashup/sayings/faults.h"

#include "core/smashup/sayings/tongue.h"

#include <utility>

namespace core::smashup {

language::Saying say(Fault phrase, std::vector<language::Saying> arguments)
{
    static const language::Phrasebook book
        = language::phrasebook([](language::Language each) { return tongueOf(each).faults; });
    return { book, static_cast<std::uint16_t>(phrase), std::move(arguments) };
}

} // namespace core::smashup
