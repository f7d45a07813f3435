#pragma once

#include "core/game/game.h"

#include <cstddef>
#include <cstdint>

namespace fuzz {

/// The bytes a fuzzer hands over, read one by one; zeros once they are used up.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size)
        : m_data(data)
        , m_size(size)
    {
    }

    bool empty() const { return m_at == m_size; }
    std::uint8_t next() { return empty() ? std::uint8_t { 0 } : m_data[m_at++]; }
    /// In [0, bound); two bytes where one does not reach.
    std::size_t below(std::size_t bound)
    {
        const std::size_t value = bound > 256 ? static_cast<std::size_t>(next()) << 8 | next() : next();
        return bound == 0 ? 0 : value % bound;
    }
    std::string rest();

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
    std::size_t m_at = 0;
};

/// The card files of a game the program comes with; of Smash Up the list of names, too.
const std::vector<core::SourceFile>& content(const std::string& game);

/// Makes one choice a byte until the bytes are used up or the match is decided; ends the program with the seed's words
/// at the first breach, the first prompt without a choice, and when a copy, its original or a concealed world is not
/// what it must be.
void play(core::Match& match, Bytes& bytes);

/// Says what is wrong and ends the program, for the fuzzer to keep what led there.
[[noreturn]] void fail(const std::string& what);

} // namespace fuzz
