#include "core/language/edition.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>

namespace core::language {

namespace {

/// Players that think beside the window may be speaking while another edition is put in place.
std::array<std::atomic<std::shared_ptr<const EditionNames>>, kLanguages> editions;

char small(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool isSame(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return small(x) == small(y); });
}

std::shared_ptr<const EditionNames> editionOf(Language language)
{
    return editions[static_cast<std::size_t>(language)].load();
}

} // namespace

void setEditionNames(Language language, EditionNames names)
{
    editions[static_cast<std::size_t>(language)]
        = names.empty() ? nullptr : std::make_shared<const EditionNames>(std::move(names));
}

std::string nameIn(Language language, std::string_view name)
{
    if (const auto edition = editionOf(language); edition != nullptr)
        if (const auto found = edition->find(name); found != edition->end())
            return found->second;
    return std::string(name);
}

std::string keptName(std::string_view typed)
{
    if (const auto edition = editionOf(spoken()); edition != nullptr)
        for (const auto& [kept, shown] : *edition)
            if (isSame(shown, typed))
                return kept;
    return std::string(typed);
}

} // namespace core::language
