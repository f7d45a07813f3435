#pragma once

#include "core/smashup/cards/card_library.h"

namespace core::smashup {

/// The game as files, records and databases name it.
inline constexpr const char* kGameId = "smashup";

/// The printings there are, the default first.
class Libraries {
public:
    void add(std::shared_ptr<const CardLibrary> library) { m_all.push_back(std::move(library)); }

    bool empty() const { return m_all.empty(); }
    auto begin() const { return m_all.begin(); } ///< of shared_ptr<const CardLibrary>, none of them null
    auto end() const { return m_all.end(); }
    /// The printing's library, by its name or the default for an empty one; null when unknown.
    std::shared_ptr<const CardLibrary> find(std::string_view printing) const
    {
        for (const auto& each : m_all)
            if (printing.empty() || each->printing() == printing)
                return each;
        return nullptr;
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const auto& each : m_all)
            names.push_back(each->printing());
        return names;
    }

private:
    std::vector<std::shared_ptr<const CardLibrary>> m_all;
};

} // namespace core::smashup
