#pragma once

#include "core/game/game.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace core::smashup {

/// The card files of all printings, for what a file takes over from another printing:
/// { "id": "aliens.invader", "as": "first" }. The files must outlive it.
class Printings {
public:
    explicit Printings(const std::vector<SourceFile>& files)
        : m_files(files)
    {
    }

    /// The whole file of that printing whose id this is, as JSON; null where there is none.
    const nlohmann::json* file(const std::string& printing, const std::string& id);
    /// The entry of that id in a `list` of that printing, "cards" or "bases"; null where there is none.
    const nlohmann::json* entry(const std::string& printing, const std::string& id, const char* list);
    /// The files from which something was taken, each once, by path.
    std::vector<const SourceFile*> lenders() const;

private:
    struct Read {
        const SourceFile* source;
        nlohmann::json json;
        bool lent;
    };

    std::vector<Read>& read();

    const std::vector<SourceFile>& m_files;
    std::optional<std::vector<Read>> m_read; ///< nothing is read before something is asked for
};

} // namespace core::smashup
