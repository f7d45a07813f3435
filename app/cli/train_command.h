#pragma once

#include "app/cli/arena_arguments.h"
#include "app/cli/command.h"
#include "core/ai/learning/line_trainer.h"
#include "core/ai/learning/policy_trainer.h"
#include "core/ai/learning/trainer.h"

namespace app::cli {

/// Learns by self-play, an evaluation of positions, a policy or how lines are read, and writes its weights to a file.
class TrainCommand final : public Command {
public:
    const char* name() const override { return "train"; }
    QString purpose() const override
    {
        return CliWords::tr("learn to judge positions, or which choices are worth trying, from matches against itself");
    }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    bool resolve(const ArenaArguments& deals, core::Problems& problems);
    /// By weights or by a network.
    template <typename Train>
    ExitStatus learnEvaluation(
        Context& context, const core::Game& game, const core::LineUps& lineUps, Train train) const;
    /// A network that there is, one number of seats.
    ExitStatus learnHead(Context& context, const core::Game& game, const core::LineUps& lineUps) const;
    ExitStatus learnLines(Context& context, const core::Game& game, const core::LineUps& lineUps) const;
    ExitStatus learnPolicy(Context& context, const core::Game& game, const core::LineUps& lineUps) const;
    /// What is learned from a number of a teacher's matches.
    template <typename Request, typename Train>
    ExitStatus learnTaught(
        Context& context, const core::Game& game, const core::LineUps& lineUps, Request request, Train train) const;
    /// Writes the file and says what it is worth, and with which command to make it again; or why there is none.
    template <typename Record>
    ExitStatus finish(Context& context, const core::Game& game, std::optional<Record>& record, bool stopped,
        core::Problems& problems) const;
    /// What makes the same file again.
    std::string command(const core::Game& game, int matches) const;

    std::string m_game;
    std::string m_set;
    std::string m_pairs = "all";
    std::string m_use = "plays";
    std::string m_teacher;
    std::string m_onto; ///< file of the network that is taught
    std::string m_file;
    int m_matches = 0;
    int m_lines = 0;
    int m_minutes = 0;
    core::TrainingRequest m_request; ///< numbers at once, all else by resolve()
};

} // namespace app::cli
