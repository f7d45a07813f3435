#include "app/cli/analyse_command.h"

#include "app/cli/interruption.h"
#include "app/cli/match_text.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"
#include "app/terminal_text.h"
#include "core/analysis/analysis_record.h"
#include "core/analysis/ledger.h"
#include "core/analysis/report.h"
#include "core/text/text_file.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <array>
#include <limits>

namespace app::cli {

namespace {

constexpr std::array<const char*, core::kLabels> kLabelWords { "", "inexact", "mistake", "blunder" };
constexpr std::array<const char*, 3> kDepths { "quick", "normal", "deep" };

QString labelText(core::Label label)
{
    switch (label) {
    case core::Label::None:
        break;
    case core::Label::Inexact:
        return CliWords::tr("inexact");
    case core::Label::Mistake:
        return CliWords::tr("mistake");
    case core::Label::Blunder:
        return CliWords::tr("blunder");
    }
    return {};
}

/// "+12.3", in points of a hundred.
QString points(double share)
{
    const QString number = decimal(share * 100, 1);
    return share < 0 ? number : u'+' + number;
}

QString lineText(const core::LedgerLine& line)
{
    const core::Estimate estimate = line.estimate();
    return CliWords::tr("%1 ± %2").arg(points(estimate.mean), decimal((estimate.high - estimate.mean) * 100, 1));
}

QString answerText(const core::Game& game, const core::Step& step, const core::ChoiceWorth& choice, int place)
{
    const core::Prompt& prompt = step.before->prompt();
    const auto answer = static_cast<std::size_t>(choice.answers[static_cast<std::size_t>(place)].answer);
    return asText(printable(game.notation().label(*step.before, prompt, prompt.choices[answer])));
}

/// What an analysis is told with.
struct Told {
    const core::Game& game;
    const core::MatchSummary& match;
    const core::Walk& walk;
    const core::Analysis& analysis;

    QString name(core::Seat seat) const { return shownName(match.seats[index(seat)].name); }
    static std::size_t index(core::Seat seat) { return static_cast<std::size_t>(core::indexOf(seat)); }
    const core::Step& stepOf(const core::ChoiceWorth& choice) const
    {
        return walk.steps[static_cast<std::size_t>(choice.choice) - 1];
    }
};

void printLedger(const Told& told, std::ostream& out)
{
    std::vector<QString> head { QString() };
    std::vector<core::Ledger> ledgers;
    for (int seat = 0; seat < told.analysis.seats; ++seat) {
        head.push_back(told.name(core::seatAt(seat)));
        ledgers.push_back(core::ledgerOf(told.analysis, core::seatAt(seat)));
    }
    Table table(head);
    const auto add = [&](const QString& what, const auto& lineOf) {
        std::vector<QString> row { what };
        for (const core::Ledger& ledger : ledgers)
            row.push_back(lineText(lineOf(ledger)));
        table.add(row);
    };
    const core::Roles roles = told.game.roles();
    add(told.game.has(core::Has::Pairs) ? CliWords::tr("start: factions, seat")
            : roles.empty()             ? CliWords::tr("start: seat")
                                        : CliWords::tr("start: %1, seat").arg(asText(roles.title)),
        [](const core::Ledger& ledger) { return ledger.start; });
    add(CliWords::tr("luck"), [](const core::Ledger& ledger) { return ledger.luck; });
    for (int seat = 0; seat < told.analysis.seats; ++seat)
        add(CliWords::tr("errors of %1").arg(told.name(core::seatAt(seat))),
            [seat](const core::Ledger& ledger) { return ledger.errors[static_cast<std::size_t>(seat)]; });
    for (int seat = 0; seat < told.analysis.seats; ++seat)
        add(CliWords::tr("other choices of %1").arg(told.name(core::seatAt(seat))),
            [seat](const core::Ledger& ledger) { return ledger.choices[static_cast<std::size_t>(seat)]; });
    add(CliWords::tr("hidden cards"), [](const core::Ledger& ledger) { return ledger.hidden; });
    add(CliWords::tr("drift of the measure"), [](const core::Ledger& ledger) { return ledger.drift; });
    const bool givenUp = told.match.status == core::MatchStatus::Abandoned;
    const bool agreed = !givenUp && !told.walk.end->outcome().decided;
    std::vector<QString> results { givenUp ? CliWords::tr("given up at")
            : agreed                       ? CliWords::tr("agreed at")
                                           : CliWords::tr("result") };
    for (const core::Ledger& ledger : ledgers)
        results.push_back(decimal(100.0 * ledger.result() / core::kCertain, 1));
    table.add(results);
    table.print(out);
}

void printPlay(const Told& told, std::ostream& out)
{
    Table table({ CliWords::tr("seat"), CliWords::tr("accuracy"), CliWords::tr("error rate"), CliWords::tr("choices"),
        CliWords::tr("that mattered"), CliWords::tr("inexact"), CliWords::tr("mistakes"), CliWords::tr("blunders") });
    for (int seat = 0; seat < told.analysis.seats; ++seat) {
        const core::Play play = core::playOf(told.analysis, core::seatAt(seat));
        table.add({ told.name(core::seatAt(seat)), decimal(play.accuracy, 1), decimal(play.errorRate, 1),
            amount(play.choices), amount(play.unforced), amount(play.marked[1]), amount(play.marked[2]),
            amount(play.marked[3]) });
    }
    table.print(out);
}

void printMarked(const Told& told, std::ostream& out)
{
    Table table({ CliWords::tr("choice"), CliWords::tr("turn"), CliWords::tr("seat"), CliWords::tr("mark"),
        CliWords::tr("cost"), CliWords::tr("played"), CliWords::tr("better") });
    for (const core::ChoiceWorth& choice : told.analysis.choices) {
        if (choice.label() == core::Label::None)
            continue;
        const core::Step& step = told.stepOf(choice);
        table.add({ asText(choice.choice), asText(choice.turn), told.name(choice.seat), labelText(choice.label()),
            CliWords::tr("%1 ± %2").arg(
                decimal(choice.loss.mean * 100, 1), decimal((choice.loss.high - choice.loss.mean) * 100, 1)),
            answerText(told.game, step, choice, choice.played), answerText(told.game, step, choice, choice.best) });
    }
    table.print(out);
}

nlohmann::ordered_json asJson(const core::LedgerLine& line)
{
    const core::Estimate estimate = line.estimate();
    return { { "amount", line.amount }, { "low", estimate.low }, { "high", estimate.high } };
}

nlohmann::ordered_json asJson(const core::Ledger& ledger, int seats)
{
    nlohmann::ordered_json json { { "start", asJson(ledger.start) }, { "luck", asJson(ledger.luck) } };
    for (int seat = 0; seat < seats; ++seat) {
        json["errors"].push_back(asJson(ledger.errors[static_cast<std::size_t>(seat)]));
        json["choices"].push_back(asJson(ledger.choices[static_cast<std::size_t>(seat)]));
    }
    json["hidden"] = asJson(ledger.hidden);
    json["drift"] = asJson(ledger.drift);
    json["result"] = ledger.result();
    return json;
}

/// The analysis as it is kept, with what is worked out of it and the answers in words.
nlohmann::ordered_json asJson(const Told& told)
{
    auto root = nlohmann::ordered_json::parse(core::toJson(told.analysis));
    for (int seat = 0; seat < told.analysis.seats; ++seat) {
        root["ledgers"].push_back(asJson(core::ledgerOf(told.analysis, core::seatAt(seat)), told.analysis.seats));
        const core::Play play = core::playOf(told.analysis, core::seatAt(seat));
        root["play"].push_back({ { "accuracy", play.accuracy }, { "error_rate", play.errorRate },
            { "choices", play.choices }, { "mattered", play.unforced } });
    }
    std::size_t number = 0;
    for (const core::ChoiceWorth& choice : told.analysis.choices) {
        const core::Step& step = told.stepOf(choice);
        const core::Prompt& prompt = step.before->prompt();
        auto& json = root["choices"][number++];
        json["mark"] = kLabelWords[static_cast<std::size_t>(choice.label())];
        for (std::size_t place = 0; place < choice.answers.size(); ++place)
            json["answers"][place]["words"] = told.game.notation().toWords(
                *step.before, prompt, prompt.choices[static_cast<std::size_t>(choice.answers[place].answer)]);
    }
    return root;
}

QString linesOfTheLedger()
{
    return CliWords::tr(
        "All is in points of win chance, a hundred of them a sure win, with 95 % intervals. Of each seat the lines\n"
        "add up to its result.\n"
        "  luck           what was drawn, turned up and discarded by chance, beside what might have been\n"
        "  errors         choices that are marked: inexact from 3 points on, mistake from 7, blunder from 15, where\n"
        "                 the whole interval is above that\n"
        "  other choices  all others, beside what the policy would have chosen that plays the lines\n"
        "  hidden cards   what a choice did because of cards that its seat could not know\n"
        "  drift          what the measure itself was wrong by, as it shows when the same table is judged from later\n"
        "  error rate     points lost in a choice that mattered, times ten, as backgammon players count\n");
}

}

QString AnalyseCommand::purpose() const
{
    return CliWords::tr("why a match was won and lost: luck, errors and what else was there");
}

void AnalyseCommand::declare(Parser& parser)
{
    parser.number(CliWords::tr("MATCH").toStdString(), m_id, 1, std::numeric_limits<int>::max(),
        CliWords::tr("the number of a match that is over, as matches list gives it"));
    parser.text("--depth", m_depth, CliWords::tr("quick, normal or deep; normal when left out"));
    parser.number("--threads", m_threads, 1, 256, CliWords::tr("how many threads; changes the time, never the result"));
    parser.flag("--again", m_again, CliWords::tr("analyse anew though an analysis is stored"));
    parser.text("--report", m_report,
        CliWords::tr("write a report with its pictures to FILE.html; the window writes it as PDF, too"));
    parser.footer([] { return linesOfTheLedger(); });
}

ExitStatus AnalyseCommand::run(Context& context)
{
    if (std::find(kDepths.begin(), kDepths.end(), m_depth) == kDepths.end())
        return context.fail(
            CliWords::tr("there is no depth \"%1\"; choose quick, normal or deep").arg(asText(printable(m_depth))));
    if (m_id == 0)
        return context.fail(CliWords::tr("the number of a match is missing; matches list shows them"));
    if (!m_report.empty() && !isPage(m_report))
        return context.fail(
            CliWords::tr("\"%1\" does not end in .html; a report as PDF is written by the window, on the "
                         "page of the match")
                .arg(asText(printable(m_report))));
    database::Database* const database = context.database();
    if (database == nullptr)
        return Wrong;
    core::MatchRecord record;
    if (const core::StoreResult result = database->matches().load(m_id, record); !result.ok())
        return context.fail(result.error);
    const core::Game* const game = context.game(record.summary.game);
    if (game == nullptr)
        return Wrong;
    core::Problems problems;
    const std::optional<core::Walk> walk = core::walk(*game, record, problems);
    if (!walk)
        return context.fail(problems);
    ExitStatus status = Done;
    const std::optional<core::Analysis> analysis = find(context, *game, *walk, status);
    if (!analysis)
        return status;
    if (!m_report.empty())
        if (const ExitStatus written = writeReport(context, *game, record, *walk, *analysis); written != Done)
            return written;
    const Told told { *game, record.summary, *walk, *analysis };
    if (context.json) {
        context.out << asJson(told).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
        return status;
    }
    printLedger(told, context.out);
    context.out << '\n';
    printPlay(told, context.out);
    context.out << '\n';
    printMarked(told, context.out);
    return status;
}

bool AnalyseCommand::isPage(const std::string& file)
{
    const QString name = asText(file).toLower();
    return name.endsWith(QStringLiteral(".html")) || name.endsWith(QStringLiteral(".htm"));
}

ExitStatus AnalyseCommand::writeReport(Context& context, const core::Game& game, const core::MatchRecord& record,
    const core::Walk& walk, const core::Analysis& analysis) const
{
    const auto before = [&walk](int choice) -> const core::Match* {
        const auto at = static_cast<std::size_t>(choice) - 1;
        return choice > 0 && at < walk.steps.size() ? walk.steps[at].before.get() : nullptr;
    };
    core::Problems problems;
    const core::Report report = core::reportOf(game, record, analysis, before, core::ReportPictures::Inside);
    if (!core::writeFile(m_report, report.html, problems))
        return context.fail(problems);
    context.note(CliWords::tr("The report is written to %1.").arg(asText(printable(m_report))));
    return Done;
}

std::optional<core::Analysis> AnalyseCommand::find(
    Context& context, const core::Game& game, const core::Walk& walk, ExitStatus& status)
{
    core::AnalysisStore& store = context.database()->analyses();
    const auto wanted
        = static_cast<core::Thoroughness>(std::find(kDepths.begin(), kDepths.end(), m_depth) - kDepths.begin());
    const int seats = walk.end->seatCount();
    const core::AnalysisTerms terms = core::termsOf(game, walk, core::depthOf(wanted, seats));
    std::optional<core::Analysis> analysis;
    if (const core::StoreResult result = store.load(m_id, analysis); !result.ok() && !m_again)
        context.note(asText(result.error));
    if (analysis && analysis->terms == terms && !m_again)
        return analysis;

    const Interruption interruption;
    analysis.reset();
    for (int depth = 0; depth <= static_cast<int>(wanted); ++depth) {
        Progress progress(context.err);
        const QString name = asText(kDepths[static_cast<std::size_t>(depth)]);
        std::optional<core::Analysis> found = core::analyse(game, walk,
            core::depthOf(static_cast<core::Thoroughness>(depth), seats), m_threads, interruption.stop(),
            [&](int done, int of) {
                progress.tell([&] { return CliWords::tr("%1: %2 of %3 choices").arg(name, amount(done), amount(of)); });
            });
        if (!found)
            break;
        analysis = std::move(found);
        if (const core::StoreResult result = store.store(m_id, *analysis); !result.ok())
            context.note(asText(result.error));
    }
    if (interruption.stop()) {
        status = No;
        context.err << (analysis ? CliWords::tr("Stopped; what was found until then is kept.")
                                 : CliWords::tr("Stopped before there was anything to tell."))
                    << '\n';
    }
    return analysis;
}

} // namespace app::cli
