#pragma once

#include "app/cli/parser.h"
#include "core/lab/lab_runner.h"

#include <optional>

namespace app::cli {

struct Context;

/// What is asked of the lab.
struct LabArguments {
    std::string game;
    std::string set;
    std::string player = "level:2";
    std::string pairs = "all";
    std::vector<std::string> options; ///< "name=value"
    std::string width; ///< in points of a hundred, as below
    std::string meanWidth;
    std::string shard; ///< "k/n", k from 1
    int matches = 0;
    int threads = 2;
    std::uint64_t seed = 1;
    core::LabGoal goal; ///< by resolve()

    void declare(Parser& parser);
    /// The terms, but for the signature. Nothing, with `problems`, when something is wrong.
    std::optional<core::LabTerms> resolve(Context& context, const core::Game& from, core::Problems& problems);

private:
    void readGoal(core::Problems& problems);
};

/// The command that plays so many matches of every two pairs of such a lab.
std::string commandOf(Context& context, const core::Game& game, const core::LabTerms& terms, std::int64_t matches);

} // namespace app::cli
