#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace core {

/// What kind of refusal it is, for those who act on it by themselves.
enum class Refusal : std::uint8_t {
    Other, ///< as its sentence says
    InUse, ///< another program is writing; the same call may be done in a moment
    Outdated, ///< another program has changed the match since; no repetition helps
};

/// What a store answers when it could not do as asked: full disk, locked, read-only, damaged. `ok()` means done.
struct StoreResult {
    std::string error; ///< one sentence with its remedy; empty when all is well
    Refusal refusal = Refusal::Other; ///< of what kind, where it is not ok()
    /// The same sentence in the language that is spoken by then; null where it stays as it was said.
    std::function<std::string()> again = nullptr;
    bool ok() const { return error.empty(); }
};

} // namespace core
