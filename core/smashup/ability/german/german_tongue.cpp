#include "core/smashup/ability/german/german_cards.h"
#include "core/smashup/ability/verbs.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/sayings/sayings.h"
#include "core/smashup/sayings/tongue.h"

namespace core::smashup {

namespace {

constexpr auto kGermanSayings = language::patterns<kSayings, Say>({
#define SAY(id, pattern) { Say::id, pattern },
#include "core/smashup/ability/german/sayings.def"
#undef SAY
});
static_assert(language::isWhole(kGermanSayings), "sayings.def leaves something out");

constexpr auto kGermanFaults = language::patterns<kFaults, Fault>({
#define X(id, pattern) { Fault::id, pattern },
#include "core/smashup/ability/german/faults.def"
#undef X
});
static_assert(language::isWhole(kGermanFaults), "faults.def leaves something out");

constexpr auto kGermanManual = language::patterns<kVerbCount, OpCode>({
#define MANUAL(code, text) { OpCode::code, text },
#include "core/smashup/ability/german/manual.def"
#undef MANUAL
});
static_assert(language::isWhole(kGermanManual), "manual.def leaves a verb out");

} // namespace

namespace {

constexpr std::pair<std::string_view, std::string_view> kGermanWords[] = {
#define WORD(word, called) { word, called },
#include "core/smashup/ability/german/words.def"
#undef WORD
};

} // namespace

constinit const Tongue kGermanTongue { kGermanSayings, kGermanFaults, kGermanManual, german::text,
    german::withinSentence, german::offered, kGermanWords };

} // namespace core::smashup
