#include "app/cli/table.h"

#include "app/terminal_text.h"

#include <algorithm>

namespace app::cli {

namespace {

/// How many places a UTF-8 text takes, counted by its first bytes; our names hold no wider letters.
std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// No cell pads all the others until nobody finds them.
std::string elided(const std::string& text)
{
    constexpr std::size_t kWidest = 120;
    std::size_t places = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U && ++places > kWidest)
            return text.substr(0, i) + "…";
    return text;
}

}

Table::Table(const std::vector<QString>& titles)
{
    add(titles);
}

void Table::add(const std::vector<QString>& cells)
{
    std::vector<std::string> row;
    for (const QString& cell : cells)
        row.push_back(elided(printable(cell.toStdString())));
    m_rows.push_back(std::move(row));
}

void Table::leaveOutEmpty()
{
    for (std::size_t column = m_rows.front().size(); column-- > 0;)
        if (std::all_of(m_rows.begin() + 1, m_rows.end(), [&](const auto& row) { return row[column].empty(); }))
            for (auto& row : m_rows)
                row.erase(row.begin() + static_cast<std::ptrdiff_t>(column));
}

void Table::print(std::ostream& out) const
{
    std::vector<std::size_t> widths(m_rows.front().size());
    for (const std::vector<std::string>& row : m_rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], width(row[i]));
    for (std::size_t line = 0; line < m_rows.size(); ++line) {
        const std::vector<std::string>& row = m_rows[line];
        for (std::size_t i = 0; i < row.size(); ++i) {
            out << row[i];
            if (i + 1 < row.size())
                out << std::string(widths[i] - width(row[i]) + 2, ' ');
        }
        out << '\n';
        if (line == 0) {
            for (std::size_t i = 0; i < widths.size(); ++i)
                out << std::string(widths[i], '-') << (i + 1 < widths.size() ? "  " : "\n");
        }
    }
}

} // namespace app::cli
