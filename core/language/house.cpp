#include "core/language/house.h"

#include "core/language/manner.h"

#include <algorithm>
#include <utility>

namespace core {

using language::Saying;

namespace {

const language::Phrasebook& book()
{
    static const language::Phrasebook all
        = language::phrasebook([](language::Language each) { return language::mannerOf(each).house; });
    return all;
}

} // namespace

Saying say(House phrase, std::vector<Saying> arguments)
{
    return { book(), static_cast<std::uint16_t>(phrase), std::move(arguments) };
}

Saying sayAfter(std::string_view english)
{
    const std::span<const std::string_view> all = language::mannerOf(language::Language::English).house;
    const auto found = std::find(all.begin(), all.end(), english);
    return found == all.end() ? Saying(english) : say(static_cast<House>(found - all.begin()));
}

} // namespace core
