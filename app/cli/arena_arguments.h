#pragma once

#include "app/cli/parser.h"
#include "core/ai/arena/arena.h"

namespace app::cli {

struct Context;

/// What is asked of the arena.
struct ArenaArguments {
    std::string game;
    std::string set;
    std::vector<std::string> players;
    std::string pairs = "all";
    std::vector<std::string> options; ///< "name=value"
    std::string test; ///< "ELO0,ELO1"
    int matches = 1000;
    core::ArenaRequest request; ///< numbers at once, all else by resolve()
    std::optional<core::Sprt> sprt; ///< by resolve(), where a test is asked for

    void declare(Parser& parser);
    /// Makes the request whole, but for the signature, and says which pairs meet. Nothing, with `problems`, when
    /// something in it is wrong.
    std::optional<core::LineUps> resolve(Context& context, const core::Game& from, core::Problems& problems);
};

} // namespace app::cli
