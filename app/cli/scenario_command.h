#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// Runs scenarios and says which hold.
class ScenarioCommand final : public Command {
public:
    const char* name() const override { return "scenario"; }
    QString purpose() const override { return CliWords::tr("run scenario files"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::vector<std::string> m_paths;
    std::string m_game;
};

} // namespace app::cli
