#pragma once

#include <QCryptographicHash>

#include <concepts>
#include <string>
#include <vector>

namespace database {

/// SHA-256 over values in order. Each text carries its length, so that no two lists of values run together alike.
class Hash {
public:
    Hash& add(const std::string& text);
    Hash& add(const std::vector<std::string>& texts);
    Hash& add(std::integral auto number) { return addNumber(static_cast<std::int64_t>(number)); }
    std::string result() const; ///< 64 hexadecimal digits

private:
    Hash& addNumber(std::int64_t number);

    QCryptographicHash m_hash { QCryptographicHash::Sha256 };
};

/// SHA-256 of the bytes alone, as `sha256sum` prints it.
std::string hashOf(const std::string& bytes);

} // namespace database
