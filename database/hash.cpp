#include "database/hash.h"

namespace database {

Hash& Hash::add(const std::string& text)
{
    addNumber(static_cast<std::int64_t>(text.size()));
    m_hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return *this;
}

Hash& Hash::add(const std::vector<std::string>& texts)
{
    addNumber(static_cast<std::int64_t>(texts.size()));
    for (const std::string& text : texts)
        add(text);
    return *this;
}

Hash& Hash::addNumber(std::int64_t number)
{
    // In digits, so that the byte order of the machine does not matter.
    const std::string digits = std::to_string(number) + ':';
    m_hash.addData(QByteArrayView(digits.data(), static_cast<qsizetype>(digits.size())));
    return *this;
}

std::string Hash::result() const
{
    return m_hash.result().toHex().toStdString();
}

std::string hashOf(const std::string& bytes)
{
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(view);
    return hash.result().toHex().toStdString();
}

} // namespace database
