#include "core/hyperborea/sayings/faults.h"
#include "core/hyperborea/sayings/sayings.h"
#include "core/hyperborea/sayings/tongue.h"

namespace core::hyperborea {

namespace {

constexpr auto kGermanSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/hyperborea/ability/german/sayings.def"
#undef SAY
});

constexpr auto kGermanFaults = language::patterns<kFaults, Fault>({
#define X(id, pattern) { Fault::id, pattern },
#include "core/hyperborea/ability/german/faults.def"
#undef X
});

} // namespace

constinit const Tongue kGermanTongue { kGermanSayings, kGermanFaults };

} // namespace core::hyperborea
