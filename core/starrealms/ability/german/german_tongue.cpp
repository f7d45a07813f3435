#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/sayings/sayings.h"
#include "core/starrealms/sayings/tongue.h"

namespace core::starrealms {

namespace {

constexpr auto kGermanSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/starrealms/ability/german/sayings.def"
#undef SAY
});

constexpr auto kGermanFaults = language::patterns<kFaults, Fault>({
#define X(id, pattern) { Fault::id, pattern },
#include "core/starrealms/ability/german/faults.def"
#undef X
});

} // namespace

constinit const Tongue kGermanTongue { kGermanSayings, kGermanFaults };

} // namespace core::starrealms
