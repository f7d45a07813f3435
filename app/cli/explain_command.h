#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// The program of one card, as one printing has it.
class ExplainCommand final : public Command {
public:
    const char* name() const override { return "explain"; }
    QString purpose() const override { return CliWords::tr("list the program of a card"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string m_game;
    std::string m_set;
    std::vector<std::string> m_words;
};

} // namespace app::cli
