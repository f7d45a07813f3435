#pragma once

#include "app/cli/command.h"
#include "core/puzzles/puzzle_finder.h"

namespace app::cli {

/// `puzzles`: questions out of matches, those that ship and those of one's own.
class PuzzlesCommand final : public Command {
public:
    const char* name() const override { return "puzzles"; }
    QString purpose() const override;
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    ExitStatus list(Context& context, const core::Game& game);
    ExitStatus add(Context& context);
    ExitStatus remove(Context& context);
    ExitStatus find(Context& context, const core::Game& game);
    ExitStatus check(Context& context, const core::Game& game);

    Parser m_add;
    Parser m_remove;
    Parser m_find;
    Parser m_check;
    std::string m_game;
    std::string m_out;
    std::string m_file;
    std::string m_key;
    int m_match = 0;
    int m_choice = 0;
    int m_deals = 20'000;
    core::PuzzleSearch m_search;
};

} // namespace app::cli
