#pragma once

#include "app/cli/command.h"

namespace core {
struct LabSource;
}

namespace app::cli {

/// Two pairs beside each other: their cards, what a lab says of each against the others, and of both against each
/// other.
class CompareCommand final : public Command {
public:
    const char* name() const override { return "compare"; }
    QString purpose() const override
    {
        return CliWords::tr("which of two pairs is better, by how much and how surely");
    }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string m_game;
    std::string m_set;
    std::string m_one;
    std::string m_other;
};

} // namespace app::cli
