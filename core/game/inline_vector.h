#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace core {

/// A vector that lives where it is declared and never allocates. Trivially copyable, so it may stand in a state.
/// Pushing beyond `Capacity` is a broken invariant; callers that cannot rule it out ask full() first.
template <typename T, std::size_t Capacity>
class InlineVector {
    static_assert(std::is_trivially_copyable_v<T>);
    using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;

public:
    // Items are left uninitialised on purpose, whatever their type: a prompt is built millions of times a second.
    InlineVector() // NOLINT(cppcoreguidelines-pro-type-member-init)
        : m_size(0)
    {
    }

    static constexpr std::size_t capacity() { return Capacity; }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    bool full() const { return m_size == Capacity; }

    T& operator[](std::size_t index)
    {
        assert(index < m_size);
        return m_room.items[index];
    }
    const T& operator[](std::size_t index) const
    {
        assert(index < m_size);
        return m_room.items[index];
    }
    T& back() { return (*this)[m_size - 1U]; }
    const T& back() const { return (*this)[m_size - 1U]; }

    T* begin() { return m_room.items.data(); }
    T* end() { return m_room.items.data() + m_size; }
    const T* begin() const { return m_room.items.data(); }
    const T* end() const { return m_room.items.data() + m_size; }

    void push(const T& item)
    {
        assert(m_size < Capacity);
        m_room.items[m_size++] = item;
    }
    void pop()
    {
        assert(m_size > 0);
        --m_size;
    }
    void clear() { m_size = 0; }
    void resize(std::size_t size)
    {
        assert(size <= m_size);
        m_size = static_cast<Size>(size);
    }
    /// Takes the other's items, touching no more room than they fill.
    void assign(const InlineVector& other)
    {
        m_size = other.m_size;
        for (std::size_t i = 0; i < m_size; ++i)
            m_room.items[i] = other.m_room.items[i];
    }
    /// Removes one item and keeps the order of the others.
    void erase(std::size_t index)
    {
        assert(index < m_size);
        for (std::size_t i = index + 1; i < m_size; ++i)
            m_room.items[i - 1] = m_room.items[i];
        --m_size;
    }
    bool contains(const T& item) const
    {
        for (const T& each : *this)
            if (each == item)
                return true;
        return false;
    }

private:
    union Room {
        Room() { } // NOLINT(modernize-use-equals-default): begins no item's life
        std::array<T, Capacity> items;
    };
    Room m_room;
    Size m_size;
};

} // namespace core
