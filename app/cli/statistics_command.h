#pragma once

#include "app/cli/command.h"
#include "core/results/statistics.h"

namespace app::cli {

/// `statistics`: what came of the stored matches of somebody.
class StatisticsCommand final : public Command {
public:
    const char* name() const override { return "statistics"; }
    QString purpose() const override;
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    /// The options that are asked for; false, with `problems`, where the game has no such option or value.
    bool readWanted(const core::Game& game, core::StatisticsFilter& filter, core::Problems& problems) const;
    /// Looks through the matches whose cards nobody has looked at; false where it was stopped.
    static bool readCards(Context& context, const core::Game& game, database::Database& database);

    std::string m_game;
    std::string m_player;
    std::string m_set;
    std::string m_since;
    std::string m_against;
    std::vector<std::string> m_options; ///< "name=value"
    bool m_cards = false;
};

} // namespace app::cli
