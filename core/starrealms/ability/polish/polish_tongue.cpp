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

} // namespace

constinit const Tongue kPolishTongue { .sayings = kPolishSayings, .faults = {} };

} // namespace core::starrealms
