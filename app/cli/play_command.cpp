#include "app/cli/play_command.h"

#include "app/cli/match_text.h"
#include "app/cli/table.h"
#include "app/cli/terminal.h"
#include "app/terminal_text.h"
#include "core/ai/players/player_factory.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <random>

namespace app::cli {

namespace {

QString noJson()
{
    return CliWords::tr("--json is for matches without people");
}

bool hasPeople(const core::MatchRecord& record)
{
    for (const core::RecordedSeat& seat : record.summary.seats)
        if (seat.player == core::kHumanPlayer)
            return true;
    return false;
}

QString goOnWith(const Context& context, const core::MatchRecord& record)
{
    return asText(context.commandLine("play --resume " + std::to_string(record.summary.id)));
}

}

void PlayCommand::declare(Parser& parser)
{
    m_match.declare(parser);
    parser.flag("--record", m_record, CliWords::tr("keep the match as it is played; without it nothing is kept"));
    parser.flag("--practice", m_practice,
        CliWords::tr("everything can be taken back, also what showed hidden cards; the match counts nowhere"));
    parser.number(
        "--resume", m_resume, 1, std::numeric_limits<int>::max(), CliWords::tr("go on with this stored match"));
}

ExitStatus PlayCommand::run(Context& context)
{
    if (m_resume != 0
        && (!m_match.seats.empty() || m_match.seedGiven || !m_match.set.empty() || !m_match.options.empty()
            || m_practice))
        return context.fail(CliWords::tr(
            "--resume goes on with a match as it is; leave out --seat, --set, --seed, --option and --practice"));
    ExitStatus status = Wrong;
    const auto session = m_resume != 0 ? goOn(context, status) : begin(context, status);
    if (session == nullptr)
        return status;
    return playOn(context, *session);
}

std::unique_ptr<core::MatchSession> PlayCommand::begin(Context& context, ExitStatus& status)
{
    const core::Game* const game = context.game(m_match.game);
    if (game == nullptr)
        return nullptr;
    if (!m_match.seedGiven) {
        std::random_device device;
        m_match.seed = (std::uint64_t { device() } << 32U) | device();
    }
    core::MatchSetup setup;
    std::vector<std::string> players;
    core::Problems problems;
    if (!m_match.resolve(context, *game, setup, players, problems)) {
        status = context.fail(problems);
        return nullptr;
    }
    if (context.json && std::find(players.begin(), players.end(), core::kHumanPlayer) != players.end()) {
        status = context.fail(noJson());
        return nullptr;
    }
    core::MatchStore* store = nullptr;
    if (m_record) {
        database::Database* const database = context.database();
        if (database == nullptr)
            return nullptr;
        store = &database->matches();
    }
    auto session = core::MatchSession::start(*game, setup, players, store, problems, m_practice);
    if (session == nullptr)
        status = context.fail(problems);
    else if (store != nullptr && session->record().summary.id == 0) {
        status = context.fail(session->pendingError());
        return nullptr;
    }
    if (session == nullptr)
        return nullptr;
    // Whoever knows it knows every hidden card, so people are told when it is over.
    if (!hasPeople(session->record()))
        tellSeed(context);
    if (!m_record && !context.json)
        context.err << CliWords::tr("This match is not kept; add --record to keep it.") << '\n';
    return session;
}

std::unique_ptr<core::MatchSession> PlayCommand::goOn(Context& context, ExitStatus& status)
{
    database::Database* const database = context.database();
    if (database == nullptr)
        return nullptr;
    core::MatchRecord record;
    if (const core::StoreResult result = database->matches().load(m_resume, record); !result.ok()) {
        status = context.fail(result.error);
        return nullptr;
    }
    if (context.json && hasPeople(record)) {
        status = context.fail(noJson());
        return nullptr;
    }
    if (record.summary.status != core::MatchStatus::Running) {
        context.fail(CliWords::tr("match %1 is %2; matches show %1 tells how it went")
                         .arg(asText(m_resume), statusText(record.summary.status)));
        status = No;
        return nullptr;
    }
    const core::Game* const game = context.game(record.summary.game);
    if (game == nullptr)
        return nullptr;
    core::Problems problems;
    auto session = core::MatchSession::resume(*game, std::move(record), &database->matches(), problems);
    if (session == nullptr) {
        context.fail(CliWords::tr("match %1 does not replay, so it cannot go on.").arg(asText(m_resume)));
        context.fail(problems);
        status = No;
        return nullptr;
    }
    for (const core::Problem& note : problems)
        context.note(asText(note.text()));
    return session;
}

ExitStatus PlayCommand::playOn(Context& context, core::MatchSession& session)
{
    const core::MatchRecord& record = session.record();
    core::PerSeat<std::unique_ptr<core::Player>> players;
    core::SeatMask people = 0;
    core::Problems problems;
    for (std::size_t i = 0; i < record.summary.seats.size(); ++i) {
        const core::Seat seat = core::seatAt(static_cast<int>(i));
        const std::string& spec = record.summary.seats[i].player;
        if (spec == core::kHumanPlayer)
            people |= core::maskOf(seat);
        else
            players[i] = core::makePlayer(spec, session.game(), core::playerSeed(record.seed, seat), problems);
    }
    if (!problems.empty()) {
        for (const core::Problem& problem : problems)
            context.fail(problem.what.words());
        return context.fail(
            CliWords::tr("the match stays as it is: who began it had a player that this program has not"));
    }

    Terminal terminal(context.in, context.out, session, people, context.json);
    while (!session.match().outcome().decided) {
        const core::Seat seat = session.match().prompt().seat;
        if (core::contains(people, seat)) {
            if (!terminal.ask(seat))
                break;
            continue;
        }
        const core::Choice choice
            = players[static_cast<std::size_t>(core::indexOf(seat))]->choose(core::SeatView(session.match(), seat), {});
        const core::StoreResult stored = session.choose(choice, &terminal);
        if (stored.ok())
            continue;
        if (people != 0) {
            if (!terminal.mend())
                break;
        } else {
            return context.fail(CliWords::tr("%1 The match is stored up to there; go on with: %2")
                                    .arg(asText(stored.error), goOnWith(context, record)));
        }
    }
    terminal.tellRest();
    if (!session.pendingError().empty())
        return context.fail(session.pendingError());
    if (record.summary.id != 0)
        if (const core::StoreResult there = context.composition.database()->checkInPlace(); !there.ok())
            return context.fail(there.error);
    if (people != 0 && m_resume == 0 && (session.match().outcome().decided || record.summary.id == 0))
        tellSeed(context);
    if (session.match().outcome().decided) {
        printResult(context, record, session.game().finalCount(session.match()));
    } else if (record.summary.id != 0) {
        context.out << CliWords::tr("The match is kept. Go on with: %1").arg(goOnWith(context, record)) << '\n';
    } else {
        context.out << CliWords::tr("The match was not recorded, so it ends here.") << '\n';
    }
    return Done;
}

void PlayCommand::tellSeed(Context& context) const
{
    if (!m_match.seedGiven)
        context.err << CliWords::tr("Seed %1: --seed %1 deals the same again.").arg(m_match.seed) << '\n';
}

void PlayCommand::printResult(Context& context, const core::MatchRecord& record, const core::FinalCount& count)
{
    const core::MatchSummary& match = record.summary;
    if (context.json) {
        nlohmann::ordered_json root { { "id", nullptr }, { "seed", record.seed }, { "turns", match.turns },
            { "choices", match.choices }, { "winners", nlohmann::ordered_json::array() },
            { "score", nlohmann::ordered_json::array() } };
        if (match.id != 0)
            root["id"] = match.id;
        for (std::size_t i = 0; i < match.seats.size(); ++i) {
            root["score"].push_back(match.score[i]);
            if (core::contains(match.winners, core::seatAt(static_cast<int>(i))))
                root["winners"].push_back(i);
        }
        context.out << root.dump() << '\n';
        return;
    }
    context.out << '\n';
    Table table(
        { CliWords::tr("seat"), CliWords::tr("name"), CliWords::tr("factions"), CliWords::tr("score"), QString() });
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        const bool won = core::contains(match.winners, core::seatAt(static_cast<int>(i)));
        table.add({ asText(i + 1), shownName(match.seats[i].name), asText(factionsText(match.seats[i].factions)),
            finalScoreText(match, count, i),
            match.isDraw() ? CliWords::tr("draw", "nobody wins")
                : won      ? CliWords::tr("wins", "who has won the match")
                           : QString() });
    }
    table.leaveOutEmpty();
    table.print(context.out);
    if (match.isLostTogether())
        context.out << CliWords::tr("The game wins.") << '\n';
    if (!count.why.empty())
        context.out << printable(count.why.words()) << '\n';
    QStringList course { turnsText(match.turns), choicesText(match.choices) };
    if (match.id != 0)
        course << CliWords::tr("stored as match %1").arg(asText(match.id));
    context.out << course.join(QStringLiteral(", ")) << '\n';
}

} // namespace app::cli
