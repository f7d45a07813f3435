#pragma once

#include "core/language/saying.h"

namespace core::language {

/// A number with one digit after its point or comma; with `sign` also one above nought has its sign.
Saying oneDigit(double value, bool sign = false);
/// "+12.3 ± 1.1".
Saying withMargin(double value, double margin);

} // namespace core::language
