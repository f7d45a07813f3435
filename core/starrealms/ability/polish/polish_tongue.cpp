#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/sayings/sayings.h"
#include "core/starrealms/sayings/tongue.h"

namespace core::starrealms {

namespace {

constexpr auto kPolishSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/starrealms/ability/polish/sayings.def"
#undef SAY
});

constexpr auto kPolishFaults = language::patterns<kFaults, Fault>({
#define X(id, pattern) { Fault::id, pattern },
#include "core/starrealms/ability/polish/faults.def"
#undef X
});

} // namespace

constinit const Tongue kPolishTongue { kPolishSayings, kPolishFaults };

} // namespace core::starrealms
