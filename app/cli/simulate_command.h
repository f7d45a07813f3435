#pragma once

#include "app/cli/command.h"
#include "app/cli/match_arguments.h"
#include "core/ai/players/match_runner.h"

namespace app::cli {

/// Many matches of one setup, without people and without keeping any.
class SimulateCommand final : public Command {
public:
    const char* name() const override { return "simulate"; }
    QString purpose() const override { return CliWords::tr("play many matches between AIs and count"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    /// Plays them, or those until Ctrl-C, and tells how far it has come.
    static std::optional<core::SimulationTotals> simulate(
        Context& context, const core::Game& game, const core::SimulationRequest& request, core::Problems& problems);

    MatchArguments m_match;
    int m_matches = 100;
    int m_threads = 1;
    bool m_check = false;
};

} // namespace app::cli
