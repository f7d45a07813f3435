#pragma once

#include <QString>

#include <ostream>
#include <string>
#include <vector>

namespace app::cli {

/// A table in plain text: columns as wide as their longest cell, a line below the titles.
class Table {
public:
    explicit Table(const std::vector<QString>& titles);

    /// Each cell on one line as a terminal may have it; a long one is cut off, for it would push the others away.
    void add(const std::vector<QString>& cells);
    /// Columns in which nothing stands but their title go: what they tell of a game does not have.
    void leaveOutEmpty();
    void print(std::ostream& out) const;

private:
    std::vector<std::vector<std::string>> m_rows; ///< the titles first
};

} // namespace app::cli
