#pragma once

#include "app/cli/arena_arguments.h"
#include "app/cli/command.h"
#include "core/ai/trainer.h"

namespace app::cli {

/// Learns an evaluation of positions by self-play, and writes its weights to a file.
class TrainCommand final : public Command {
public:
    const char* name() const override { return "train"; }
    const char* purpose() const override { return "learn an evaluation of positions from matches against itself"; }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    bool resolve(const ArenaArguments& deals, core::Problems& problems);
    /// What makes the same file again.
    std::string command(const core::TrainingRecord& record) const;

    std::string m_game;
    std::string m_set;
    std::string m_pairs = "all";
    std::string m_use = "plays";
    std::string m_file;
    int m_matches = 0;
    int m_minutes = 0;
    core::TrainingRequest m_request; ///< numbers at once, all else by resolve()
};

} // namespace app::cli
