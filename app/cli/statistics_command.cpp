#include "app/cli/statistics_command.h"

#include "app/cli/interruption.h"
#include "app/cli/match_arguments.h"
#include "app/cli/nearest.h"
#include "app/cli/progress.h"
#include "app/cli/statistics_text.h"
#include "app/terminal_text.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/players/player_spec.h"
#include "core/language/saying.h"
#include "core/results/card_facts.h"
#include "database/database.h"

#include <QDateTime>

#include <algorithm>
#include <limits>
#include <map>

namespace app::cli {

QString StatisticsCommand::purpose() const
{
    return CliWords::tr("what came of your matches: by faction or realm, pair, opponent, base, seat, option and time");
}

void StatisticsCommand::declare(Parser& parser)
{
    parser.text("--game", m_game, CliWords::tr("which game; left out where there is one"));
    parser.text("--player", m_player, CliWords::tr("whose matches, by the name of a seat; your own when left out"));
    parser.text("--against", m_against,
        CliWords::tr("only matches with that opponent: level:0 to level:5, or the name of a person"));
    parser.text("--set", m_set, CliWords::tr("only matches of that printing"));
    declareOptions(parser, m_options);
    parser.text("--since", m_since, CliWords::tr("only matches begun on that day or later, as 2026-06-01"));
    parser.flag("--cards", m_cards,
        CliWords::tr("what became of your cards instead; replays the matches that nobody has looked through yet"));
    parser.footer([] { return statisticsHelp(); });
}

ExitStatus StatisticsCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    database::Database* const database = game == nullptr ? nullptr : context.database();
    if (database == nullptr)
        return Wrong;
    core::StatisticsFilter filter { .game = game->id(), .player = trimmed(m_player), .set = m_set };
    if (core::Problems problems; !readWanted(*game, filter, problems))
        return context.fail(problems);
    const std::vector<std::string> sets = game->setNames();
    if (!m_set.empty() && std::find(sets.begin(), sets.end(), m_set) == sets.end())
        return context.fail(noSet(m_set, sets));
    if (!m_since.empty()) {
        const QDate day = QDate::fromString(asText(m_since), Qt::ISODate);
        if (!day.isValid())
            return context.fail(CliWords::tr("\"%1\" is no day; write year, month and day, as 2026-06-01")
                                    .arg(asText(printable(m_since))));
        filter.from = day.startOfDay().toUTC().toString(Qt::ISODate).toStdString();
    }
    const std::string against = trimmed(m_against);
    if (!against.empty()) {
        const bool computer = against != core::kHumanPlayer && core::checkPlayer(against, *game).empty();
        filter.opponent = computer ? core::Opponent { core::splitStyle(against).player, {} }
                                   : core::Opponent { std::string(core::kHumanPlayer), against };
    }
    filter.cards = m_cards;
    const ExitStatus status = !m_cards || readCards(context, *game, *database) ? Done : No;
    core::Statistics statistics;
    if (const core::StoreResult result
        = database->statistics().statistics(filter, core::statisticsGame(*game), statistics);
        !result.ok())
        return context.fail(result.error);
    if (!filter.player.empty() && statistics.all.played == 0) {
        std::vector<std::string> names;
        for (const core::PersonTally& person : statistics.persons)
            if (!core::language::unnamedNumber(person.name))
                names.push_back(person.name);
        context.fail(didYouMean(
            CliWords::tr("nobody called \"%1\" has a match that counts").arg(asText(printable(filter.player))),
            filter.player, names));
        return No;
    }
    if (context.json)
        context.out << statisticsJson(*game, filter, statistics);
    else if (m_cards)
        printCards(statistics, game->has(core::Has::Acquisitions), context.out);
    else
        printStatistics(*game, filter, statistics, context.out);
    return status;
}

bool StatisticsCommand::readWanted(
    const core::Game& game, core::StatisticsFilter& filter, core::Problems& problems) const
{
    std::map<std::string, std::string> wanted;
    readOptions(m_options, wanted, problems);
    const std::vector<core::OptionInfo> known = game.options();
    std::vector<std::string> names;
    for (const core::OptionInfo& option : known)
        names.push_back(option.name);
    for (const auto& [name, value] : wanted) {
        const std::string where = "--option " + name;
        const auto option = std::find_if(
            known.begin(), known.end(), [&name = name](const core::OptionInfo& each) { return each.name == name; });
        if (option == known.end())
            problems.push_back(problem(where, CliWords::tr("there is no such match option"),
                CliWords::tr("choose among %1").arg(listed(names))));
        else if (!option->offers(value))
            problems.push_back(problem(where, CliWords::tr("it has no such value"),
                CliWords::tr("choose among %1").arg(listed(option->valueNames()))));
        else
            filter.options.push_back({ name, value, option->valueNames().front() == value });
    }
    return problems.empty();
}

bool StatisticsCommand::readCards(Context& context, const core::Game& game, database::Database& database)
{
    core::StatisticsStore& store = database.statistics();
    const std::string signature = core::cardsSignature(game);
    std::vector<std::int64_t> matches;
    if (const core::StoreResult result
        = store.withoutCards(game.id(), signature, std::numeric_limits<int>::max(), matches);
        !result.ok()) {
        context.note(asText(result.error));
        return true;
    }
    const Interruption interruption;
    Progress progress(context.err);
    int done = 0;
    for (const std::int64_t match : matches) {
        if (interruption.stop())
            return false;
        core::MatchRecord record;
        core::StoreResult result = database.matches().load(match, record);
        if (result.ok())
            result = store.storeCards(match, signature, core::cardsLine(game, record));
        if (!result.ok()) {
            context.note(asText(result.error)); // what was found before is told
            return true;
        }
        ++done;
        progress.tell([&] {
            return CliWords::tr("%1 of %2 looked through")
                .arg(amount(done), matchesText(static_cast<int>(matches.size())));
        });
    }
    return true;
}

} // namespace app::cli
