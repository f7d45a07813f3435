#pragma once

#include "app/cli/command.h"
#include "core/lab/card_impact.h"

namespace app::cli {

/// `lab cards`: which card carries a pair, or what a card is worth in a game without pairs.
class LabCards {
public:
    void declare(Parser& parser);
    ExitStatus run(Context& context);

private:
    /// False, with `problems`, when something is wrong.
    bool resolve(Context& context, const core::Game& game, core::Problems& problems);
    ExitStatus runWorths(Context& context, const core::Game& game);

    std::string m_game;
    std::string m_pair;
    std::string m_against = "all";
    std::string m_cards;
    std::vector<std::string> m_options;
    core::CardImpactRequest m_request;
};

} // namespace app::cli
