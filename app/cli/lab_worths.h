#pragma once

#include "app/cli/command.h"
#include "core/lab/card_worth.h"

namespace app::cli {

/// The name of a card of the request's set as somebody wrote it; one that is not there is a problem.
std::string readCard(const core::Game& game, const std::string& set, const std::string& text, const std::string& where,
    core::Problems& problems);

/// `lab cards` of a game without pairs: what cards are worth to a seat that has them from the beginning.
ExitStatus playWorths(Context& context, const core::Game& game, const core::CardWorthRequest& request);

} // namespace app::cli
