#pragma once

#include <cstddef>

namespace core {

/// True when each row of a table stands where its key says, so that rows are found by their keys.
template <typename Rows, typename Row, typename Key>
constexpr bool standsInOrder(const Rows& rows, Key Row::*key)
{
    std::size_t at = 0;
    for (const Row& row : rows)
        if (static_cast<std::size_t>(row.*key) != at++)
            return false;
    return true;
}

} // namespace core
