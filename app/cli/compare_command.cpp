#include "app/cli/compare_command.h"

#include "app/cli/lab_text.h"
#include "app/cli/match_arguments.h"
#include "app/cli/pair_reader.h"
#include "app/cli/table.h"
#include "core/lab/lab_fit.h"
#include "core/lab/lab_sources.h"
#include "core/pairs/pair_figures.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace app::cli {

namespace {

using CompareJson = nlohmann::ordered_json;

/// What is known of two pairs.
struct Comparison {
    std::string set;
    std::array<core::FactionPair, 2> pairs;
    std::array<core::PairFigures, 2> figures;
    std::vector<core::LabSource> sources;
    const core::LabSource* source = nullptr; ///< null where no lab has both
    std::array<core::PairStanding, 2> standings;
    /// Shares of the first pair, where they can meet and did.
    std::optional<core::Estimate> counted;
    core::Estimate fitted;
    std::int64_t met = 0;
};

void readLab(Comparison& comparison)
{
    comparison.source = core::sourceOf(comparison.sources, { comparison.pairs[0], comparison.pairs[1] });
    if (comparison.source == nullptr)
        return;
    const core::LabTable& table = comparison.source->table;
    std::array<std::size_t, 2> places {};
    for (std::size_t side = 0; side < 2; ++side) {
        places[side] = core::placeOf(table.terms, comparison.pairs[side]).value_or(0);
        comparison.standings[side] = core::standingOf(table, places[side]);
    }
    const core::LabCell* const cell = table.find(places[0], places[1]);
    if (cell == nullptr || cell->matches() == 0)
        return;
    const core::Estimate fitted = core::fitOf(table).shareIn(static_cast<std::size_t>(cell - table.cells.data()));
    const bool turned = cell->first != places[0];
    comparison.met = cell->matches();
    comparison.counted = turned ? core::opposite(cell->share()) : cell->share();
    comparison.fitted = turned ? core::opposite(fitted) : fitted;
}

CompareJson asJson(const Comparison& comparison)
{
    CompareJson root { { "set", comparison.set }, { "pairs", CompareJson::array() } };
    const core::LabSource* const source = comparison.source;
    for (std::size_t side = 0; side < 2; ++side) {
        const core::PairFigures& figures = comparison.figures[side];
        const core::PairStanding& standing = comparison.standings[side];
        CompareJson pair { { "pair", comparison.pairs[side] }, { "cards", figures.cards },
            { "minions", figures.minions }, { "mean_power", sixDigits(figures.meanPower) } };
        if (source != nullptr)
            pair.update({ { "share", sixDigits(standing.share.mean) }, { "interval", intervalJson(standing.share) },
                { "others", standing.others }, { "matches", standing.matches } });
        root["pairs"].push_back(pair);
    }
    if (source == nullptr) {
        root["lab"] = nullptr;
        return root;
    }
    const core::Estimate lead = core::leadOf(comparison.standings[0], comparison.standings[1]);
    root["lead"] = { { "of", sixDigits(lead.mean) }, { "interval", intervalJson(lead) } };
    if (comparison.counted)
        root["meeting"] = { { "share", sixDigits(comparison.counted->mean) },
            { "interval", intervalJson(*comparison.counted) }, { "matches", comparison.met },
            { "fitted", sixDigits(comparison.fitted.mean) }, { "fitted_interval", intervalJson(comparison.fitted) } };
    root["lab"] = { { "player", source->table.terms.player }, { "own", source->own }, { "older", source->older },
        { "matches", source->table.matches() } };
    return root;
}

/// Whose figures these are.
QString originText(const core::LabSource& source)
{
    const QString player = asText(source.table.terms.player);
    const QString matches = amount(source.table.matches());
    if (source.own)
        return source.older
            ? CliWords::tr("Played by %1 on both sides, %2 matches of an own lab of an older version.")
                  .arg(player, matches)
            : CliWords::tr("Played by %1 on both sides, %2 matches of an own lab.").arg(player, matches);
    return source.older
        ? CliWords::tr("Played by %1 on both sides, %2 matches that come with the program, of an older version.")
              .arg(player, matches)
        : CliWords::tr("Played by %1 on both sides, %2 matches that come with the program.").arg(player, matches);
}

QString whichIsBetter(const Comparison& comparison)
{
    const core::Estimate lead = core::leadOf(comparison.standings[0], comparison.standings[1]);
    const std::size_t better = lead.mean < 0 ? 1 : 0;
    const QString points
        = CliWords::tr("%1 ± %2").arg(decimal(100 * std::abs(lead.mean), 1), decimal(100 * core::halfOf(lead), 1));
    const QString names[]
        = { asText(core::pairName(comparison.pairs[better])), asText(core::pairName(comparison.pairs[1 - better])) };
    if (lead.low > 0 || lead.high < 0)
        return CliWords::tr("%1 is the better pair: it wins %2 of a hundred more than %3 does against other pairs.")
            .arg(names[0], points, names[1]);
    return CliWords::tr("Which one is better these matches do not say: %1 wins %2 of a hundred more than %3.")
        .arg(names[0], points, names[1]);
}

void print(const Comparison& comparison, std::ostream& out)
{
    Table table(
        { QString(), asText(core::pairName(comparison.pairs[0])), asText(core::pairName(comparison.pairs[1])) });
    const auto row = [&](const QString& name, auto&& of) { table.add({ name, of(0), of(1) }); };
    const auto& figures = comparison.figures;
    row(CliWords::tr("minions among the cards"), [&](std::size_t side) {
        return CliWords::tr("%1 of %2").arg(amount(figures[side].minions), amount(figures[side].cards));
    });
    row(CliWords::tr("mean power"), [&](std::size_t side) { return decimal(figures[side].meanPower, 1); });
    const auto& standings = comparison.standings;
    if (comparison.source != nullptr) {
        row(CliWords::tr("wins of a hundred"), [&](std::size_t side) { return shareText(standings[side].share); });
        row(CliWords::tr("other pairs"), [&](std::size_t side) { return amount(standings[side].others); });
        row(CliWords::tr("matches"), [&](std::size_t side) { return amount(standings[side].matches); });
    }
    table.print(out);
    out << '\n';
    if (comparison.source == nullptr) {
        out << CliWords::tr("No lab has these two pairs. Play one with: breakpoint-cli lab") << '\n';
        return;
    }
    out << whichIsBetter(comparison) << '\n';
    if (comparison.counted)
        out << CliWords::tr(
            "Against each other %1 wins %2 of a hundred, by what all matches say; counted are %3 in %4.")
                   .arg(asText(core::pairName(comparison.pairs[0])), shareText(comparison.fitted),
                       shareText(*comparison.counted), matchesText(static_cast<int>(comparison.met)))
            << '\n';
    out << originText(*comparison.source) << '\n';
}

}

void CompareCommand::declare(Parser& parser)
{
    const std::string pair = CliWords::tr("PAIR").toStdString();
    const QString meaning = CliWords::tr("two factions, such as Aliens+Pirates, or the name of a saved pair");
    parser.text(pair, m_one, meaning, true);
    parser.text(CliWords::tr("OTHER").toStdString(), m_other, CliWords::tr("the pair to compare it with"), true);
    parser.text("--game", m_game, CliWords::tr("which game; left out where there is one"));
    parser.text("--set", m_set, CliWords::tr("which printing; the game's default when left out"));
}

ExitStatus CompareCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    if (!game->has(core::Has::Pairs))
        return context.fail({ problem("compare", CliWords::tr("%1 is played without pairs").arg(asText(game->name())),
            CliWords::tr("choose another game with --game")) });
    core::Problems problems;
    Comparison comparison;
    comparison.set = readSet(*game, m_set, problems);
    database::Database* const database = context.composition.database();
    std::vector<core::SavedPair> saved;
    if (database != nullptr)
        database->pairs().list(saved); // where they cannot be read no name is known
    const std::string* const texts[] = { &m_one, &m_other };
    for (std::size_t side = 0; side < 2 && problems.empty(); ++side) {
        comparison.pairs[side] = readPair(*game, comparison.set, *texts[side], saved, *texts[side], problems);
        comparison.figures[side]
            = core::figuresOf(*game->pairs(), game->cards(), comparison.set, comparison.pairs[side]);
    }
    if (!problems.empty())
        return context.fail(problems);
    const std::vector<core::LabFindings> findings = Composition::shippedFindings(game->id(), problems);
    for (const core::Problem& fault : problems) // what is faulty costs its figures
        context.note(asText(fault.text()));
    comparison.sources
        = core::labSources(*game, comparison.set, findings, database == nullptr ? nullptr : &database->labs());
    core::findOlder(*game, comparison.sources);
    readLab(comparison);
    if (context.json)
        context.out << asJson(comparison).dump(1, ' ', false, CompareJson::error_handler_t::replace) << '\n';
    else
        print(comparison, context.out);
    return Done;
}

} // namespace app::cli
