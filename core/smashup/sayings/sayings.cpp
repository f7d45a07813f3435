#include "core/smashup/sayings/sayings.h"

#include <utility>

namespace core::smashup {

namespace {

constexpr std::size_t kCount = 0
#define SAY(id, pattern) +1
#include "core/smashup/sayings/english.def"
#undef SAY
    ;

constexpr auto kEnglish = language::patterns<kCount, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/smashup/sayings/english.def"
#undef SAY
});

constexpr auto kGerman = language::patterns<kCount, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/smashup/sayings/german.def"
#undef SAY
});
static_assert(language::isWhole(kGerman), "german.def leaves something out");

constexpr auto kPolish = language::patterns<kCount, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/smashup/sayings/polish.def"
#undef SAY
});

constexpr language::Phrasebook kBook { { kEnglish, kGerman, kPolish } };

} // namespace

language::Saying say(Say what, std::vector<language::Saying> arguments)
{
    return { kBook, static_cast<std::uint16_t>(what), std::move(arguments) };
}

language::Saying wordOfFile(std::string_view word)
{
    for (auto id = static_cast<std::size_t>(Say::WordDraw); id <= static_cast<std::size_t>(Say::ThemeWizards); ++id)
        if (kEnglish[id] == word)
            return say(static_cast<Say>(id));
    return word;
}

const language::Phrasebook& sayings()
{
    return kBook;
}

} // namespace core::smashup
