#include "core/hyperborea/sayings/faults.h"
#include "core/hyperborea/sayings/sayings.h"
#include "core/hyperborea/sayings/tongue.h"

namespace core::hyperborea {

namespace {

constexpr auto kEnglishSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/hyperborea/sayings/english.def"
#undef SAY
});

constexpr auto kEnglishFaults = language::patterns<kFaults, Fault>({
#define X(id, pattern) { Fault::id, pattern },
#include "core/hyperborea/sayings/english_faults.def"
#undef X
});
static_assert(language::isWhole(kEnglishSayings) && language::isWhole(kEnglishFaults));

} // namespace

constinit const Tongue kEnglishTongue { kEnglishSayings, kEnglishFaults };

} // namespace core::hyperborea
