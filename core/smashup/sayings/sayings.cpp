#include "core/smashup/sayings/sayings.h"

#include "core/smashup/sayings/tongue.h"

#include <utility>

namespace core::smashup {

language::Saying say(Say what, std::vector<language::Saying> arguments)
{
    return { sayings(), static_cast<std::uint16_t>(what), std::move(arguments) };
}

language::Saying wordOfFile(std::string_view word)
{
    const std::span<const std::string_view> all = tongueOf(language::Language::English).sayings;
    for (auto id = static_cast<std::size_t>(Say::WordDraw); id <= static_cast<std::size_t>(Say::ThemeWizards); ++id)
        if (all[id] == word)
            return say(static_cast<Say>(id));
    return word;
}

const language::Phrasebook& sayings()
{
    static const language::Phrasebook book
        = language::phrasebook([](language::Language each) { return tongueOf(each).sayings; });
    return book;
}

} // namespace core::smashup
