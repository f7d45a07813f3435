#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// The program of one card.
class ExplainCommand final : public Command {
public:
    const char* name() const override { return "explain"; }
    const char* purpose() const override { return "list the program of a card"; }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string m_game;
    std::vector<std::string> m_words;
};

} // namespace app::cli
