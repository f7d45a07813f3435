#pragma once

#include "app/cli/command.h"
#include "app/cli/match_arguments.h"

namespace app::cli {

/// Counts how many sequences of choices there are, to compare versions of the rules.
class PerftCommand final : public Command {
public:
    const char* name() const override { return "perft"; }
    QString purpose() const override { return CliWords::tr("count the reachable sequences of choices"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    MatchArguments m_match;
    int m_depth = 3;
};

} // namespace app::cli
