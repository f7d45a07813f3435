#include "app/cli/rate_command.h"

#include "app/cli/files.h"
#include "app/cli/players_text.h"
#include "app/cli/table.h"
#include "core/ai/calibration/scale_record.h"
#include "core/text/text_file.h"

namespace app::cli {

namespace {

void print(const core::Scale& scale, std::ostream& out)
{
    Table table({ CliWords::tr("player"), QStringLiteral("Elo"), CliWords::tr("from"), CliWords::tr("to"),
        CliWords::tr("deals") });
    for (const core::Rating& each : scale.ratings)
        table.add({ asText(each.player), decimal(each.elo, 0), decimal(each.interval.low, 0),
            decimal(each.interval.high, 0), amount(each.groups) });
    table.print(out);
}

}

void RateCommand::declare(Parser& parser)
{
    parser.texts("run", m_runs, CliWords::tr("files that `arena --export` wrote, and folders of them"), true);
    parser.text("--out", m_file, CliWords::tr("where the scale goes, as JSON"));
    parser.footer([] {
        return CliWords::tr("The weakest player has 0. A difference of 100 wins 64 % of the matches between two,\n"
                            "one of 200 76 %, one of 400 91 %. Each interval holds the difference from the weakest\n"
                            "in 95 of 100 cases, as far as players beat each other by their strength alone.\n");
    });
}

ExitStatus RateCommand::run(Context& context)
{
    core::Problems problems;
    const std::vector<core::SourceFile> files = readAll(m_runs, problems);
    if (!problems.empty() || (!m_file.empty() && !core::mayWrite(m_file, problems)))
        return context.fail(problems);
    std::optional<core::Scale> scale = core::scaleOf(files, problems);
    if (!scale)
        return context.fail(problems);
    scale->command = "breakpoint-cli rate";
    for (const std::string& each : m_runs)
        scale->command += ' ' + shellWord(each);
    const std::string json = core::toJson(*scale);
    if (!m_file.empty() && !core::writeFile(m_file, json, problems))
        return context.fail(problems);
    if (context.json)
        context.out << json;
    else
        print(*scale, context.out);
    return Done;
}

} // namespace app::cli
