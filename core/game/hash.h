#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace core {

/// Mixes plain values into 64 bits, eight bytes at a time (the finaliser of SplitMix). Not for files that outlive a
/// version, and not against anybody who wants collisions.
class Hasher {
public:
    void bytes(const void* data, std::size_t size)
    {
        const auto* at = static_cast<const unsigned char*>(data);
        for (; size >= 8; at += 8, size -= 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, at, 8);
            mix(word);
        }
        std::uint64_t word = size;
        std::memcpy(&word, at, size);
        mix(word ^ (static_cast<std::uint64_t>(size) << 56U));
    }

    template <typename T>
    void value(const T& item)
    {
        static_assert(std::has_unique_object_representations_v<T>, "padding would be hashed, too");
        bytes(&item, sizeof item);
    }

    /// The items of an InlineVector or array, and how many.
    template <typename Items>
    void items(const Items& list)
    {
        mix(list.size());
        for (const auto& each : list)
            value(each);
    }

    std::uint64_t result() const { return m_hash; }

private:
    void mix(std::uint64_t word)
    {
        std::uint64_t z = (m_hash ^ word) + 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        m_hash = z ^ (z >> 31);
    }

    std::uint64_t m_hash = 0x243F6A8885A308D3ULL;
};

} // namespace core
