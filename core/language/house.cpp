#include "core/language/house.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

using language::Saying;

constexpr House kAll[] {
#define X(id, pattern) House::id,
#include "core/language/english/house.def"
#undef X
};
constexpr std::size_t kPhrases = std::size(kAll);

#define X(id, pattern) { House::id, pattern },
constexpr auto kEnglish = language::patterns<kPhrases, House>({
#include "core/language/english/house.def"
});
constexpr auto kGerman = language::patterns<kPhrases, House>({
#include "core/language/german/house.def"
});
#undef X
static_assert(language::isWhole(kEnglish) && language::isWhole(kGerman));

constexpr language::Phrasebook kBook { { kEnglish, kGerman, {} } };

} // namespace

Saying say(House phrase, std::vector<Saying> arguments)
{
    return { kBook, static_cast<std::uint16_t>(phrase), std::move(arguments) };
}

Saying sayAfter(std::string_view english)
{
    const auto* const found = std::find(kEnglish.begin(), kEnglish.end(), english);
    return found == kEnglish.end() ? Saying(english) : say(static_cast<House>(found - kEnglish.begin()));
}

} // namespace core
