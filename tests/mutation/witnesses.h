#pragma once

#include "core/game/game.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace tests {

/// The scenarios of a game, which say when a card no longer does what it should.
class Witnesses {
public:
    /// Those of tests/scenarios/GAME.
    explicit Witnesses(const std::string& game);

    bool empty() const { return m_files.empty(); }
    const std::vector<core::SourceFile>& all() const { return m_files; }
    /// One file of the scenarios of a printing in which one of these names stands, apart from ids and notes.
    core::SourceFile naming(const std::vector<std::string>& names, const std::string& printing) const;

private:
    bool m_ofOnePrinting; ///< each scenario; in other games cards of any set stand side by side
    std::vector<core::SourceFile> m_files;
    std::vector<nlohmann::json> m_scenarios;
};

/// True when every scenario of the files holds for this game.
bool hold(const core::Game& game, const std::vector<core::SourceFile>& files);

/// True when a scenario fails, or ends the program: it is run in a process of its own, for a broken ability may also
/// trip an assertion or never be done.
bool noticed(const core::Game& game, const std::vector<core::SourceFile>& files);

/// A card's or base's name and its other ones.
std::vector<std::string> namesOf(const nlohmann::ordered_json& card);

} // namespace tests
