#pragma once

#include "app/cli/command.h"
#include "app/cli/match_arguments.h"

namespace app::cli {

/// Many matches of one setup, without people and without keeping any.
class SimulateCommand final : public Command {
public:
    const char* name() const override { return "simulate"; }
    const char* purpose() const override { return "play many matches between AIs and count"; }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    MatchArguments m_match;
    int m_matches = 100;
    int m_threads = 1;
    bool m_check = false;
};

} // namespace app::cli
