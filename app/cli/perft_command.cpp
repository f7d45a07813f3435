#include "app/cli/perft_command.h"

#include "app/cli/table.h"

#include <nlohmann/json.hpp>

namespace app::cli {

namespace {

/// Adds to counts[n] how many sequences of n + 1 choices there are.
void count(const core::Match& match, std::vector<std::unique_ptr<core::Match>>& pool, std::size_t depth,
    std::vector<std::uint64_t>& counts)
{
    const core::Prompt prompt = match.prompt();
    counts[depth] += prompt.choices.size();
    if (depth + 1 == counts.size())
        return;
    for (const core::Choice choice : prompt.choices) {
        pool[depth]->assign(match);
        pool[depth]->apply(choice);
        count(*pool[depth], pool, depth + 1, counts);
    }
}

}

void PerftCommand::declare(Parser& parser)
{
    m_match.declare(parser);
    parser.number("--depth", m_depth, 1, 64, CliWords::tr("how many choices deep"));
}

ExitStatus PerftCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_match.game);
    if (game == nullptr)
        return Wrong;
    core::MatchSetup setup;
    std::vector<std::string> players;
    core::Problems problems;
    if (m_match.seats.empty()) {
        setup = anySetup(*game, firstFactions(*game));
        setup.seed = m_match.seed;
    } else if (!m_match.resolve(context, *game, setup, players, problems)) {
        return context.fail(problems);
    }
    const std::unique_ptr<core::Match> match = game->newMatch(setup, problems);
    if (match == nullptr)
        return context.fail(problems);

    std::vector<std::unique_ptr<core::Match>> pool;
    for (int i = 0; i < m_depth; ++i)
        pool.push_back(match->clone());
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(m_depth));
    count(*match, pool, 0, counts);
    if (context.json) {
        context.out << nlohmann::ordered_json { { "seed", setup.seed }, { "counts", counts } }.dump() << '\n';
        return Done;
    }
    Table table({ CliWords::tr("depth"), CliWords::tr("sequences") });
    for (std::size_t i = 0; i < counts.size(); ++i)
        table.add({ asText(i + 1), amount(counts[i]) });
    table.print(context.out);
    return Done;
}

} // namespace app::cli
