#include "core/ai/learning/rounded.h"

#include <array>
#include <charconv>

namespace core {

double rounded(double value, int digits)
{
    std::array<char, 32> text {};
    const auto written
        = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, digits);
    double read = 0;
    std::from_chars(text.data(), written.ptr, read);
    return read;
}

} // namespace core
