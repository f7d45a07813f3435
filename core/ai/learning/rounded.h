#pragma once

namespace core {

/// The number in so many significant digits, for files that are to be the same wherever they are written: further
/// digits would only say how the compiler ordered a sum.
double rounded(double value, int digits = 6);

} // namespace core
