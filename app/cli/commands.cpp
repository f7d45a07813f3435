#include "app/cli/analyse_command.h"
#include "app/cli/arena_command.h"
#include "app/cli/backup_command.h"
#include "app/cli/bench_command.h"
#include "app/cli/calibrate_command.h"
#include "app/cli/cards_command.h"
#include "app/cli/check_command.h"
#include "app/cli/compare_command.h"
#include "app/cli/explain_command.h"
#include "app/cli/factions_command.h"
#include "app/cli/lab_command.h"
#include "app/cli/matches_command.h"
#include "app/cli/pairs_command.h"
#include "app/cli/perft_command.h"
#include "app/cli/play_command.h"
#include "app/cli/puzzles_command.h"
#include "app/cli/rate_command.h"
#include "app/cli/rules_command.h"
#include "app/cli/scenario_command.h"
#include "app/cli/simulate_command.h"
#include "app/cli/statistics_command.h"
#include "app/cli/train_command.h"

namespace app::cli {

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> all;
    all.push_back(std::make_unique<PlayCommand>());
    all.push_back(std::make_unique<SimulateCommand>());
    all.push_back(std::make_unique<ArenaCommand>());
    all.push_back(std::make_unique<RateCommand>());
    all.push_back(std::make_unique<LabCommand>());
    all.push_back(std::make_unique<TrainCommand>());
    all.push_back(std::make_unique<CalibrateCommand>());
    all.push_back(std::make_unique<ScenarioCommand>());
    all.push_back(std::make_unique<CardsCommand>());
    all.push_back(std::make_unique<ExplainCommand>());
    all.push_back(std::make_unique<RulesCommand>());
    all.push_back(std::make_unique<CheckCommand>());
    all.push_back(std::make_unique<PairsCommand>());
    all.push_back(std::make_unique<CompareCommand>());
    all.push_back(std::make_unique<FactionsCommand>());
    all.push_back(std::make_unique<MatchesCommand>());
    all.push_back(std::make_unique<AnalyseCommand>());
    all.push_back(std::make_unique<StatisticsCommand>());
    all.push_back(std::make_unique<PuzzlesCommand>());
    all.push_back(std::make_unique<BackupCommand>());
    all.push_back(std::make_unique<RestoreCommand>());
    all.push_back(std::make_unique<PerftCommand>());
    all.push_back(std::make_unique<BenchCommand>());
    return all;
}

} // namespace app::cli
