#include "core/language/numbers.h"

#include "core/language/house.h"

#include <cmath>
#include <cstdlib>

namespace core::language {

Saying oneDigit(double value, bool sign)
{
    const long long tenths = std::llround(10 * std::abs(value));
    const std::string whole = std::to_string(tenths / 10);
    const std::string digit = std::to_string(tenths % 10);
    const std::string before = tenths == 0 ? "" : value < 0 ? "−" : sign ? "+" : "";
    return core::say(House::OneDigit, { before + whole, digit });
}

Saying withMargin(double value, double margin)
{
    return core::say(House::WithMargin, { oneDigit(value, true), oneDigit(margin) });
}

} // namespace core::language
