#pragma once

#include <cstdint>
#include <map>

namespace core {

/// Many durations as their sum, the longest, and how many fell into each of a row of classes, each 1/64 of an octave
/// wide or narrower (1.6 %). Can be added up, over matches and over runs.
class Durations {
public:
    void add(std::int64_t nanoseconds);
    void add(const Durations& other);

    std::int64_t count = 0;
    std::int64_t total = 0; ///< nanoseconds
    std::int64_t longest = 0; ///< nanoseconds
    std::map<int, std::int64_t> classes; ///< how many a class

    double mean() const; ///< nanoseconds; 0 without any
    /// Nanoseconds that the `part` (0 to 1) of all do not exceed: the upper end of the class they end in, never more
    /// than the longest. 0 without any.
    double quantile(double part) const;

    friend bool operator==(const Durations&, const Durations&) = default;
};

} // namespace core
