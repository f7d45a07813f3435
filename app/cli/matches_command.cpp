#include "app/cli/matches_command.h"

#include "app/cli/files.h"
#include "app/cli/match_text.h"
#include "app/cli/table.h"
#include "core/record/codec.h"
#include "core/record/replayer.h"
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
        seats.push_back({ { "name", seat.name }, { "player", seat.player }, { "factions", seat.factions } });
        score.push_back(match.score[i]);
        if (core::contains(match.winners, core::seatAt(static_cast<int>(i))))
            winners.push_back(i);
    }
    return { { "id", match.id }, { "game", match.game }, { "set", match.set }, { "status", statusWord(match.status) },
        { "seats", seats }, { "turns", match.turns }, { "choices", match.choices }, { "winners", winners },
        { "score", score }, { "started_at", isoTime(match.startedAt) }, { "finished_at", isoTime(match.finishedAt) } };
}

}

void MatchesCommand::declare(Parser& parser)
{
    const auto verb = [&](const char* name, const char* meaning, ExitStatus (MatchesCommand::*runIt)(Context&)) {
        const Parser below = parser.below(name, meaning);
        m_verbs.push_back({ below, runIt });
        return below;
    };
    const auto verbWithId = [&](const char* name, const char* meaning, ExitStatus (MatchesCommand::*runIt)(Context&)) {
        Parser below = verb(name, meaning, runIt);
        below.number("ID", m_id, 1, std::numeric_limits<int>::max(), "the number of a match, as list gives it");
        return below;
    };
    verb("list", "every match, newest first", &MatchesCommand::list);
    verbWithId("show", "a match with its turns and moves", &MatchesCommand::show);
    verbWithId("export", "write a match as JSON", &MatchesCommand::exportOne)
        .text("--out", m_file, "to this file instead of the standard output");
    Parser import = verb("import", "take matches from JSON files, if they replay", &MatchesCommand::importAll);
    import.texts("FILE", m_files, "files that export wrote", true);
    import.flag("--again", m_again, "take also a match that is stored already, as a copy");
    verbWithId("verify", "replay a match and compare every standing", &MatchesCommand::verify);
    verbWithId("delete", "remove a match", &MatchesCommand::remove);
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
        context.fail("the number of a match is missing; matches list shows them");
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
        context.out << "No match is stored. `play --record` stores one.\n";
        return Done;
    }
    Table table({ "id", "started", "seats", "score", "turns", "status", "winner" });
    for (const core::MatchSummary& match : matches)
        table.add({ std::to_string(match.id), localTime(match.startedAt), seatsText(match),
            scoreText(match.score, match.seats.size()), std::to_string(match.turns), statusWord(match.status),
            winnersText(match) });
    table.print(context.out);
    return Done;
}

ExitStatus MatchesCommand::show(Context& context)
{
    core::MatchRecord record;
    if (!load(context, record))
        return Wrong;
    if (context.json) {
        context.out << core::toJson(record);
        return Done;
    }
    const core::MatchSummary& match = record.summary;
    const std::size_t seats = match.seats.size();
    context.out << "Match " << match.id << ", " << statusWord(match.status) << ", begun " << localTime(match.startedAt)
                << ", set " << match.set << ", seed " << record.seed << '\n';
    const core::Game* const game = context.game(match.game);
    if (game == nullptr)
        return Wrong;
    const core::FinalCount count = core::finalCount(*game, record);
    Table table({ "seat", "name", "player", "factions", "score" });
    for (std::size_t i = 0; i < seats; ++i)
        table.add({ std::to_string(i + 1), match.seats[i].name, match.seats[i].player,
            factionsText(match.seats[i].factions), finalScoreText(match, count, i) });
    table.print(context.out);
    if (match.winners != 0)
        context.out << "Winner: " << winnersText(match) << '\n';
    context.out << "\nScorings\n";
    for (const core::ScoringEvent& scoring : record.scorings)
        context.out << "  turn " << scoring.turn << ": " << scoring.base << ", " << scoreText(scoring.points, seats)
                    << '\n';
    context.out << "\nMoves\n";
    std::size_t standing = 0;
    int number = 0;
    for (const core::RecordedChoice& choice : record.choices) {
        ++number;
        const auto seat = static_cast<std::size_t>(core::indexOf(choice.seat));
        context.out << "  " << number << ". " << (seat < seats ? match.seats[seat].name : "?") << ": " << choice.words
                    << '\n';
        for (; standing < record.standings.size() && record.standings[standing].choice <= number; ++standing)
            if (record.standings[standing].turn > 0)
                context.out << "  -- turn " << record.standings[standing].turn << " ends, "
                            << scoreText(record.standings[standing].score, seats) << '\n';
    }
    return Done;
}

ExitStatus MatchesCommand::exportOne(Context& context)
{
    core::MatchRecord record;
    if (!load(context, record))
        return Wrong;
    if (m_file.empty()) {
        context.out << core::toJson(record);
        return Done;
    }
    core::Problems problems;
    if (!writeFile(m_file, core::toJson(record), problems))
        return context.fail(problems);
    if (!context.json)
        context.out << "Match " << m_id << " is written to " << m_file << ".\n";
    return Done;
}

std::int64_t MatchesCommand::stored(const core::MatchRecord& record) const
{
    const auto plain = [](core::MatchRecord match) {
        match.summary.id = 0;
        return core::toJson(match);
    };
    const std::string wanted = plain(record);
    std::vector<core::MatchSummary> matches;
    m_store->list(matches);
    for (const core::MatchSummary& match : matches) {
        core::MatchRecord other;
        if (match.startedAt == record.summary.startedAt && match.choices == record.summary.choices
            && m_store->load(match.id, other).ok() && plain(std::move(other)) == wanted)
            return match.id;
    }
    return 0;
}

ExitStatus MatchesCommand::importAll(Context& context)
{
    ExitStatus status = Done;
    auto ids = nlohmann::ordered_json::array();
    for (const std::string& path : m_files) {
        core::Problems problems;
        std::string text;
        std::optional<core::MatchRecord> record;
        if (readFile(path, text, problems))
            record = core::fromJson(text, problems);
        if (!record) {
            for (core::Problem& problem : problems)
                if (problem.where != path)
                    problem.where = path + (problem.where.empty() ? "" : " " + problem.where);
            status = context.fail(problems);
            continue;
        }
        const core::Game* const game = context.game(record->summary.game);
        if (game == nullptr)
            return Wrong;
        core::ReplayReport report = core::replay(*game, *record);
        for (const core::Problem& note : report.notes)
            context.err << "note: " << path << ": " << note.text() << '\n';
        if (!report.ok()) {
            context.err << "breakpoint-cli: " << path << ": the match does not replay, so it is not taken.\n";
            context.fail(report.faults);
            status = std::max(status, No);
            continue;
        }
        std::int64_t id = m_again ? 0 : stored(*record);
        if (id != 0) {
            context.err << "breakpoint-cli: " << path << " is stored already, as match " << id
                        << "; --again takes it a second time\n";
            status = std::max(status, No);
            continue;
        }
        if (const core::StoreResult result = m_store->begin(*record, id); !result.ok())
            return context.fail(result.error);
        ids.push_back(id);
        if (!context.json)
            context.out << path << " is match " << id << ".\n";
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
            { "standings", record.standings.size() }, { "scorings", record.scorings.size() } };
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
        context.err << "note: " << note.text() << '\n';
    if (report.ok()) {
        context.out << "Match " << m_id << " replays: " << report.choices << " choices, " << record.standings.size()
                    << " standings, " << record.scorings.size() << " scorings.\n";
        return Done;
    }
    context.out << "Match " << m_id << " does not replay:\n";
    for (const core::Problem& fault : report.faults)
        context.out << "  " << fault.text() << '\n';
    return No;
}

ExitStatus MatchesCommand::remove(Context& context)
{
    core::MatchRecord record;
    if (!load(context, record))
        return Wrong;
    if (const core::StoreResult result = m_store->remove(m_id); !result.ok())
        return context.fail(result.error);
    if (!context.json)
        context.out << "Deleted match " << m_id << ".\n";
    return Done;
}

} // namespace app::cli
