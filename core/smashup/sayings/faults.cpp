#include "core/smashup/sayings/faults.h"

namespace core::smashup {

namespace {

constexpr std::size_t kPhrases = 0
#define X(id, pattern) +1
#include "core/smashup/sayings/english_faults.def"
#undef X
    ;

#define X(id, pattern) { Fault::id, pattern },
constexpr auto kEnglish = language::patterns<kPhrases, Fault>({
#include "core/smashup/sayings/english_faults.def"
});
constexpr auto kGerman = language::patterns<kPhrases, Fault>({
#include "core/smashup/sayings/german_faults.def"
});
#undef X
static_assert(language::isWhole(kEnglish) && language::isWhole(kGerman));

constexpr language::Phrasebook kBook { { kEnglish, kGerman, {} } };

} // namespace

language::Saying say(Fault phrase, std::vector<language::Saying> arguments)
{
    return { kBook, static_cast<std::uint16_t>(phrase), std::move(arguments) };
}

} // namespace core::smashup
