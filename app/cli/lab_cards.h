#pragma once

#include "app/cli/command.h"
#include "core/lab/card_impact.h"

namespace app::cli {

/// `lab cards`: which card carries a pair.
class LabCards {
public:
    void declare(Parser& parser);
    ExitStatus run(Context& context);

private:
    /// False, with `problems`, when something is wrong.
    bool resolve(Context& context, const core::Game& game, core::Problems& problems);

    std::string m_game;
    std::string m_pair;
    std::string m_against = "all";
    core::CardImpactRequest m_request;
};

} // namespace app::cli
