#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// `statistics`: what came of the stored matches of somebody.
class StatisticsCommand final : public Command {
public:
    const char* name() const override { return "statistics"; }
    QString purpose() const override;
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string m_game;
    std::string m_player;
    std::string m_set;
    std::string m_since;
    std::string m_against;
};

} // namespace app::cli
