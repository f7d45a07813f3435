#include "core/hyperborea/sayings/faults.h"
#include "core/hyperborea/sayings/sayings.h"
#include "core/hyperborea/sayings/tongue.h"

namespace core::hyperborea {

namespace {

constexpr auto kPolishSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/hyperborea/ability/polish/sayings.def"
#undef SAY
});

constexpr auto kPolishFaults = language::patterns<kFaults, Fault>({
#define X(id, pattern) { Fault::id, pattern },
#include "core/hyperborea/ability/polish/faults.def"
#undef X
});

} // namespace

constinit const Tongue kPolishTongue { kPolishSayings, kPolishFaults };

} // namespace core::hyperborea
