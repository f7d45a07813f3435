#include "app/cli/matches_command.h"

#include "app/cli/match_text.h"
#include "app/cli/table.h"
#include "app/terminal_text.h"
#include "core/ai/players/player_factory.h"
#include "core/record/codec.h"
#include "core/record/match_import.h"
#include "core/record/replayer.h"
#include "core/record/standings_csv.h"
#include "core/record/told_moves.h"
#include "core/text/text_file.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace app::cli {

namespace {

nlohmann::ordered_json toJson(const core::MatchSummary& match)
{
    nlohmann::ordered_json seats = nlohmann::ordered_json::array();
    nlohmann::ordered_json winners = nlohmann::ordered_json::array();
    nlohmann::ordered_json score = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        const core::RecordedSeat& seat = match.seats[i];
        nlohmann::ordered_json sits;
        if (const std::optional<int> unnamed = core::language::unnamedNumber(seat.name))
            sits["unnamed"] = *unnamed; // as in exported matches
        else
            sits["name"] = seat.name;
        sits["player"] = seat.player;
        sits["factions"] = seat.factions;
        seats.push_back(std::move(sits));
        score.push_back(match.score[i]);
        if (core::contains(match.winners, core::seatAt(static_cast<int>(i))))
            winners.push_back(i);
    }
    return { { "id", match.id }, { "game", match.game }, { "set", match.set }, { "status", statusWord(match.status) },
        { "practice", match.practice }, { "seats", seats }, { "turns", match.turns }, { "choices", match.choices },
        { "winners", winners }, { "score", score }, { "started_at", isoTime(match.startedAt) },
        { "finished_at", isoTime(match.finishedAt) } };
}

/// Who plays a match that is to be gone on with must be there; of one that is over everybody may have played it.
core::Problems playersAmiss(const core::MatchRecord& record, const core::Game& game)
{
    core::Problems problems;
    for (std::size_t i = 0; record.summary.status == core::MatchStatus::Running && i < record.summary.seats.size(); ++i)
        for (const core::Problem& fault : core::checkPlayer(record.summary.seats[i].player, game))
            problems.push_back({ "/seats/" + std::to_string(i) + "/player",
                CliWords::tr("%1, and the match is not over").arg(asText(fault.what.words())).toStdString(),
                fault.hint });
    return problems;
}

}

void MatchesCommand::declare(Parser& parser)
{
    const auto verb = [&](const char* name, const QString& meaning, ExitStatus (MatchesCommand::*runIt)(Context&)) {
        const Parser below = parser.below(name, meaning);
        m_verbs.push_back({ below, runIt });
        return below;
    };
    const auto verbWithId
        = [&](const char* name, const QString& meaning, ExitStatus (MatchesCommand::*runIt)(Context&)) {
              Parser below = verb(name, meaning, runIt);
              below.number(CliWords::tr("ID").toStdString(), m_id, 1, std::numeric_limits<int>::max(),
                  CliWords::tr("the number of a match, as list gives it"));
              return below;
          };
    verb("list", CliWords::tr("every match, newest first"), &MatchesCommand::list);
    verbWithId("show", CliWords::tr("a match with its turns and moves; of one that runs what its people may know"),
        &MatchesCommand::show);
    Parser out = verbWithId("export", CliWords::tr("write a match as JSON"), &MatchesCommand::exportOne);
    out.text("--out", m_file, CliWords::tr("to this file instead of the standard output"));
    out.text("--format", m_format, CliWords::tr("json for all of it, csv for the score after each turn"));
    out.flag("--with-seed", m_withSeed,
        CliWords::tr(
            "of a match that still runs, too: it can be imported then, but who has the seed knows every hidden card"));
    Parser import
        = verb("import", CliWords::tr("take matches from JSON files, if they replay"), &MatchesCommand::importAll);
    import.texts(CliWords::tr("FILE").toStdString(), m_files, CliWords::tr("files that export wrote"), true);
    import.flag("--again", m_again, CliWords::tr("take also a match that is stored already, as a copy"));
    verbWithId("verify", CliWords::tr("replay a match and compare every standing"), &MatchesCommand::verify);
    verbWithId("delete", CliWords::tr("remove a match; for 30 days restore brings it back"), &MatchesCommand::remove);
    verbWithId("restore", CliWords::tr("bring back a match that was deleted"), &MatchesCommand::restore);
}

ExitStatus MatchesCommand::run(Context& context)
{
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    m_store = &database->matches();
    for (const Verb& verb : m_verbs)
        if (verb.parser.chosen())
            return (this->*verb.run)(context);
    return Wrong;
}

bool MatchesCommand::load(Context& context, core::MatchRecord& record)
{
    if (m_id == 0) {
        context.fail(CliWords::tr("the number of a match is missing; matches list shows them"));
        return false;
    }
    const core::StoreResult result = m_store->load(m_id, record);
    if (!result.ok())
        context.fail(result.error);
    return result.ok();
}

ExitStatus MatchesCommand::list(Context& context)
{
    std::vector<core::MatchSummary> matches;
    if (const core::StoreResult result = m_store->list(matches); !result.ok())
        return context.fail(result.error);
    if (context.json) {
        auto all = nlohmann::ordered_json::array();
        for (const core::MatchSummary& match : matches)
            all.push_back(toJson(match));
        context.out << all.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return Done;
    }
    if (matches.empty()) {
        context.out << CliWords::tr("No match is stored. `play --record` stores one.") << '\n';
        return Done;
    }
    std::vector<QString> head { CliWords::tr("id"), CliWords::tr("started"), CliWords::tr("seats"),
        CliWords::tr("score"), CliWords::tr("turns"), CliWords::tr("status"), CliWords::tr("winner") };
    constexpr int kGame = 2; // after the start, where there are several
    if (Context::severalGames())
        head.insert(head.begin() + kGame, CliWords::tr("game"));
    Table table(head);
    for (const core::MatchSummary& match : matches) {
        std::vector<QString> row { asText(match.id), asText(localTime(match.startedAt)), asText(seatsText(match)),
            asText(scoreText(match.score, match.seats.size())), asText(match.turns), statusText(match),
            winnersText(match) };
        if (Context::severalGames())
            row.insert(row.begin() + kGame, context.gameName(match.game));
        table.add(row);
    }
    table.print(context.out);
    return Done;
}

namespace {

/// What the game calls the marks of its course.
QString marksTitle(const core::Game& game)
{
    const QString title = asText(game.notation().marksTitle());
    return title.isEmpty() ? CliWords::tr("Scorings") : title;
}

} // namespace

ExitStatus MatchesCommand::show(Context& context)
{
    core::MatchRecord record;
    if (!load(context, record))
        return Wrong;
    if (context.json) {
        context.out << core::toJson(record, core::Telling::NoSecrets);
        return Done;
    }
    const core::MatchSummary& match = record.summary;
    const std::size_t seats = match.seats.size();
    const core::Game* const game = context.game(match.game);
    const std::string set = game == nullptr ? match.set : core::titleOf(game->sets(), match.set);
    QStringList head { CliWords::tr("Match %1").arg(asText(match.id)), statusText(match),
        CliWords::tr("begun %1").arg(asText(localTime(match.startedAt))), asText(printable(set)) };
    if (match.status != core::MatchStatus::Running)
        head << CliWords::tr("seed %1").arg(asText(record.seed));
    context.out << head.join(QStringLiteral(", ")) << '\n';
    if (game == nullptr)
        return Wrong;
    const core::FinalCount count = core::finalCount(*game, record);
    Table table({ CliWords::tr("seat"), CliWords::tr("name"), CliWords::tr("player"), CliWords::tr("factions"),
        CliWords::tr("score") });
    for (std::size_t i = 0; i < seats; ++i)
        table.add({ asText(i + 1), shownName(match.seats[i].name), asText(match.seats[i].player),
            asText(factionsText(match.seats[i].factions)), finalScoreText(match, count, i) });
    table.leaveOutEmpty();
    table.print(context.out);
    if (match.winners != 0 || match.isLostTogether())
        context.out << (match.isDraw()
                ? CliWords::tr("A draw")
                : CliWords::tr("Winner: %1").arg(asText(printable(winnersText(match).toStdString()))))
                    << '\n';
    if (!count.why.empty())
        context.out << printable(count.why.words()) << '\n';
    if (!record.marks.empty())
        context.out << '\n' << marksTitle(*game) << '\n';
    for (const core::RecordedMark& scoring : record.marks)
        context.out << "  "
                    << CliWords::tr("turn %1: %2, %3")
                           .arg(asText(scoring.turn),
                               asText(printable(core::language::Saying::person(scoring.what).words())),
                               asText(scoreText(scoring.points, seats)))
                    << '\n';
    context.out << '\n' << CliWords::tr("Moves") << '\n';
    std::size_t standing = 0;
    int number = 0;
    const std::vector<std::string> moves = core::toldMoves(*game, record);
    for (const core::RecordedChoice& choice : record.choices) {
        const std::string& words = moves[static_cast<std::size_t>(number++)];
        const auto seat = static_cast<std::size_t>(core::indexOf(choice.seat));
        context.out << "  " << number << ". "
                    << printable((seat < seats ? shownName(match.seats[seat].name).toStdString() : "?") + ": " + words)
                    << '\n';
        for (; standing < record.standings.size() && record.standings[standing].choice <= number; ++standing)
            if (record.standings[standing].turn > 0)
                context.out << "  -- "
                            << CliWords::tr("turn %1 ends, %2")
                                   .arg(asText(record.standings[standing].turn),
                                       asText(scoreText(record.standings[standing].score, seats)))
                            << '\n';
    }
    return Done;
}

ExitStatus MatchesCommand::exportOne(Context& context)
{
    core::MatchRecord record;
    if (m_format != "json" && m_format != "csv") {
        context.fail(CliWords::tr("there is no format \"%1\"; choose json or csv").arg(asText(printable(m_format))));
        return Wrong;
    }
    if (!load(context, record))
        return Wrong;
    const std::string text = m_format == "csv"
        ? core::toCsv(record)
        : core::toJson(record, m_withSeed ? core::Telling::Everything : core::Telling::NoSecrets);
    if (m_file.empty()) {
        context.out << text;
        return Done;
    }
    core::Problems problems;
    if (!core::writeFile(m_file, text, problems))
        return context.fail(problems);
    if (!context.json)
        context.out << CliWords::tr("Match %1 is written to %2.").arg(asText(m_id), asText(printable(m_file))) << '\n';
    return Done;
}

ExitStatus MatchesCommand::importAll(Context& context)
{
    ExitStatus status = Done;
    auto ids = nlohmann::ordered_json::array();
    core::Problems none;
    const core::Shelf games = context.composition.games(none);
    for (const std::string& path : m_files) {
        core::Problems problems;
        std::string text;
        core::ImportedMatch taken;
        if (core::readFile(path, text, problems))
            taken = core::importMatch(text, games, *m_store, m_again, playersAmiss);
        for (const core::Problem& note : taken.notes)
            context.note(asText(path + ": " + note.text()));
        problems.insert(problems.end(), taken.faults.begin(), taken.faults.end());
        if (!problems.empty()) {
            for (core::Problem& problem : problems)
                if (problem.where != path)
                    problem.where = path + (problem.where.empty() ? "" : " " + problem.where);
            const ExitStatus wrong = context.fail(problems);
            status = std::max(status, taken.sound ? No : wrong);
        } else if (taken.known != 0) {
            context.fail(CliWords::tr("%1 is stored already, as match %2; --again takes it a second time")
                             .arg(asText(path), asText(taken.known)));
            status = std::max(status, No);
        } else {
            ids.push_back(taken.id);
            if (!context.json)
                context.out << CliWords::tr("%1 is match %2.").arg(asText(printable(path)), asText(taken.id)) << '\n';
        }
    }
    if (context.json)
        context.out << ids.dump() << '\n';
    return status;
}

ExitStatus MatchesCommand::verify(Context& context)
{
    core::MatchRecord record;
    if (!load(context, record))
        return Wrong;
    const core::Game* const game = context.game(record.summary.game);
    if (game == nullptr)
        return Wrong;
    const core::ReplayReport report = core::replay(*game, record);
    if (context.json) {
        nlohmann::ordered_json root { { "id", m_id }, { "ok", report.ok() }, { "choices", report.choices },
            { "standings", record.standings.size() }, { "scorings", record.marks.size() } };
        root["faults"] = nlohmann::ordered_json::array();
        for (const core::Problem& fault : report.faults)
            root["faults"].push_back(fault.text());
        root["notes"] = nlohmann::ordered_json::array();
        for (const core::Problem& note : report.notes)
            root["notes"].push_back(note.text());
        context.out << root.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return report.ok() ? Done : No;
    }
    for (const core::Problem& note : report.notes)
        context.note(asText(note.text()));
    if (report.ok() && record.summary.kind == core::MatchKind::Table) {
        context.out << CliWords::tr("Match %1 was played at a table: nothing to replay, and its points add up.")
                           .arg(asText(m_id))
                    << '\n';
        return Done;
    }
    if (report.ok()) {
        const QString counted = CliWords::tr("Match %1 replays: %2 choices, %3 standings. %5: %4.",
            "%5 is what the game calls its marks, of which there are %4");
        context.out << counted.arg(asText(m_id), amount(report.choices), amount(record.standings.size()),
            amount(record.marks.size()), marksTitle(*game))
                    << '\n';
        return Done;
    }
    context.out << CliWords::tr("Match %1 does not replay:").arg(asText(m_id)) << '\n';
    for (const core::Problem& fault : report.faults)
        context.out << "  " << printable(fault.text()) << '\n';
    return No;
}

ExitStatus MatchesCommand::restore(Context& context)
{
    if (m_id == 0) {
        context.fail(CliWords::tr("the number of a match is missing; matches delete said it"));
        return Wrong;
    }
    if (const core::StoreResult result = m_store->restore({ m_id }); !result.ok())
        return context.fail(result.error);
    if (!context.json)
        context.out << CliWords::tr("Match %1 is back.").arg(asText(m_id)) << '\n';
    return Done;
}

ExitStatus MatchesCommand::remove(Context& context)
{
    core::MatchRecord record;
    if (!load(context, record))
        return Wrong;
    if (const core::StoreResult result = m_store->remove(m_id); !result.ok())
        return context.fail(result.error);
    if (!context.json)
        context.out << CliWords::tr("Deleted match %1.").arg(asText(m_id)) << '\n';
    return Done;
}

} // namespace app::cli
