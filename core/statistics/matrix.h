#pragma once

#include <optional>
#include <vector>

namespace core {

using Matrix = std::vector<std::vector<double>>; ///< row by row

/// By Gauss and Jordan, with the largest pivot; nothing for a matrix that has none.
std::optional<Matrix> inverseOf(Matrix from);

} // namespace core
