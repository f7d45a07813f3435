#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/sayings/sayings.h"
#include "core/starrealms/sayings/tongue.h"

namespace core::starrealms {

namespace {

constexpr auto kEnglishSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/starrealms/sayings/english.def"
#undef SAY
});

constexpr auto kEnglishFaults = language::patterns<kFaults, Fault>({
#define X(id, pattern) { Fault::id, pattern },
#include "core/starrealms/sayings/english_faults.def"
#undef X
});
static_assert(language::isWhole(kEnglishSayings) && language::isWhole(kEnglishFaults));

} // namespace

constinit const Tongue kEnglishTongue { kEnglishSayings, kEnglishFaults };

} // namespace core::starrealms
