#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// A fixed workload on one core: how fast choices, copies and concealing are, and whether play is still the same.
class BenchCommand final : public Command {
public:
    const char* name() const override { return "bench"; }
    QString purpose() const override { return CliWords::tr("measure the speed of random play"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string m_game;
    int m_matches = 2000;
};

} // namespace app::cli
