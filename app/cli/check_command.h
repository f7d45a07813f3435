#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// Tells every fault of card files before anybody imports them.
class CheckCommand final : public Command {
public:
    const char* name() const override { return "check"; }
    QString purpose() const override { return CliWords::tr("check card files"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string m_game;
    std::vector<std::string> m_paths;
};

} // namespace app::cli
