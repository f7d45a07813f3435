#include "core/statistics/matrix.h"

#include <cmath>
#include <cstddef>
#include <utility>

namespace core {

std::optional<Matrix> inverseOf(Matrix from)
{
    const std::size_t size = from.size();
    Matrix inverse(size, std::vector<double>(size, 0.0));
    for (std::size_t i = 0; i < size; ++i)
        inverse[i][i] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t best = column;
        for (std::size_t row = column + 1; row < size; ++row)
            if (std::abs(from[row][column]) > std::abs(from[best][column]))
                best = row;
        if (std::abs(from[best][column]) < 1e-15)
            return std::nullopt;
        std::swap(from[best], from[column]);
        std::swap(inverse[best], inverse[column]);
        const double pivot = from[column][column];
        for (std::size_t i = 0; i < size; ++i) {
            from[column][i] /= pivot;
            inverse[column][i] /= pivot;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double factor = from[row][column];
            for (std::size_t i = 0; row != column && i < size; ++i) {
                from[row][i] -= factor * from[column][i];
                inverse[row][i] -= factor * inverse[column][i];
            }
        }
    }
    return inverse;
}

} // namespace core
