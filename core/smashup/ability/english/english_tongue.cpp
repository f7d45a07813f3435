#include "core/smashup/ability/english/english_cards.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/sayings/sayings.h"
#include "core/smashup/sayings/tongue.h"

namespace core::smashup {

namespace {

// Their lists say as well which sayings there are, so they stand in that room.

constexpr auto kEnglishSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/smashup/sayings/english.def"
#undef SAY
});

constexpr auto kEnglishFaults = language::patterns<kFaults, Fault>({
#define X(id, pattern) { Fault::id, pattern },
#include "core/smashup/sayings/english_faults.def"
#undef X
});
static_assert(language::isWhole(kEnglishFaults));

// Those that are no such words taken apart; with a colon as what an ability or a step has, where that is another one.
constexpr std::pair<std::string_view, std::string_view> kEnglishWords[]
    = { { "play:", "when played" }, { "talent:", "talent" }, { "do:", "it does" }, { "vp", "VP" },
          { "gainVp", "gain VP" }, { "id", "ID" }, { "id:", "ID in files" } };

} // namespace

constinit const Tongue kEnglishTongue { kEnglishSayings, kEnglishFaults, {}, // the manual's first words
    english::text, english::withinSentence, english::offered, kEnglishWords };

} // namespace core::smashup
