#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// Puts players of several arena runs on one scale.
class RateCommand final : public Command {
public:
    const char* name() const override { return "rate"; }
    QString purpose() const override { return CliWords::tr("put the players of arena runs on one scale"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::vector<std::string> m_runs;
    std::string m_file;
};

} // namespace app::cli
