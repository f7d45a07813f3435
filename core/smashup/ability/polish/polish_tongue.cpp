#include "core/smashup/ability/polish/polish_cards.h"
#include "core/smashup/sayings/sayings.h"
#include "core/smashup/sayings/tongue.h"

namespace core::smashup {

namespace {

constexpr auto kPolishSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/smashup/ability/polish/sayings.def"
#undef SAY
});

} // namespace

constinit const Tongue kPolishTongue { .sayings = kPolishSayings, .faults = {}, .manual = {}, .text = polish::text };

} // namespace core::smashup
