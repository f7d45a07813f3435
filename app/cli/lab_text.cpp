#include "app/cli/lab_text.h"

#include "app/cli/table.h"
#include "core/lab/lab_record.h"
#include "core/lab/lab_sources.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace app::cli {

namespace {

using LabJson = nlohmann::ordered_json;

/// What logits are worth in shares, with both ends.
core::Estimate inShares(const core::LabFit::Figure& figure)
{
    const core::Estimate logits = figure.estimate();
    return { core::shareOfLogit(logits.mean), core::shareOfLogit(logits.low), core::shareOfLogit(logits.high) };
}

std::vector<std::size_t> byShare(const std::vector<core::Estimate>& shares)
{
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::stable_sort(order.begin(), order.end(),
        [&](std::size_t left, std::size_t right) { return shares[left].mean > shares[right].mean; });
    return order;
}

std::vector<core::Estimate> sharesOfPairs(const core::LabTable& table)
{
    std::vector<core::Estimate> shares;
    for (std::size_t pair = 0; pair < table.terms.pairs.size(); ++pair)
        shares.push_back(core::shareOfPair(table, pair));
    return shares;
}

std::vector<core::Estimate> sharesOfFactions(const core::LabTable& table, const core::LabFit& fit)
{
    std::vector<core::Estimate> shares;
    for (const std::string& faction : fit.names)
        shares.push_back(core::shareOfFaction(table, faction));
    return shares;
}

LabJson cellJson(const core::LabTable& table, const core::LabFit& fit, std::size_t number)
{
    const core::LabCell& cell = table.cells[number];
    const core::LabParts parts = core::partsOf(table, fit, number);
    return { { "first", cell.first }, { "second", cell.second }, { "matches", cell.matches() },
        { "share", sixDigits(cell.share().mean) }, { "interval", intervalJson(cell.share()) },
        { "fitted", sixDigits(fit.shareIn(number).mean) }, { "fitted_interval", intervalJson(fit.shareIn(number)) },
        { "factions", sixDigits(parts.factions) }, { "fit", sixDigits(parts.fit) },
        { "meeting", sixDigits(parts.meeting) }, { "chance", sixDigits(parts.chance) } };
}

QString timeText(double seconds)
{
    constexpr double kMinute = 60;
    constexpr double kHour = 3600;
    if (seconds < kMinute)
        return CliWords::tr("%1 s left").arg(decimal(std::ceil(seconds), 0));
    if (seconds < 2 * kHour)
        return CliWords::tr("%1 min left").arg(decimal(std::ceil(seconds / kMinute), 0));
    return CliWords::tr("%1 h left").arg(decimal(seconds / kHour, 1));
}

}

double sixDigits(double value)
{
    return std::round(value * 1e6) / 1e6 + 0.0; // never -0
}

LabJson intervalJson(const core::Estimate& estimate)
{
    return LabJson::array({ sixDigits(estimate.low), sixDigits(estimate.high) });
}

QString shareText(const core::Estimate& share)
{
    return CliWords::tr("%1 ± %2").arg(decimal(100 * share.mean, 1), decimal(100 * core::halfOf(share), 1));
}

QString differenceText(const core::Estimate& difference)
{
    const double points = std::round(1000 * difference.mean) / 10 + 0.0; // never -0
    const QString mean = decimal(points, 1);
    return CliWords::tr("%1 ± %2").arg(points < 0 ? mean : u'+' + mean, decimal(100 * core::halfOf(difference), 1));
}

LabJson labJson(const core::LabTable& table, std::int64_t id)
{
    const core::LabFit fit = core::fitOf(table);
    LabJson root;
    if (id != 0)
        root["lab"] = id;
    root["terms"] = LabJson::parse(core::toJson(table.terms));
    root["matches"] = table.matches();
    root["first_seat"] = { { "share", sixDigits(core::shareOfFirstSeat(table).mean) },
        { "interval", intervalJson(core::shareOfFirstSeat(table)) } };
    root["spread"] = { { "fits", sixDigits(fit.spreadOfFits) }, { "meetings", sixDigits(fit.spreadOfMeetings) } };
    for (const char* list : { "pairs", "factions", "cells" })
        root[list] = LabJson::array();
    for (std::size_t pair = 0; pair < table.terms.pairs.size(); ++pair) {
        const core::Estimate share = core::shareOfPair(table, pair);
        root["pairs"].push_back(
            { { "pair", table.terms.pairs[pair] }, { "matches", core::standingOf(table, pair).matches },
                { "share", sixDigits(share.mean) }, { "interval", intervalJson(share) },
                { "fitted", sixDigits(fit.shareOf(table, pair)) }, { "fit", sixDigits(inShares(fit.fits[pair]).mean) },
                { "fit_interval", intervalJson(inShares(fit.fits[pair])) } });
    }
    for (std::size_t faction = 0; faction < fit.names.size(); ++faction) {
        const core::Estimate share = core::shareOfFaction(table, fit.names[faction]);
        const core::Estimate strength = inShares(fit.factions[faction]);
        root["factions"].push_back({ { "faction", fit.names[faction] }, { "share", sixDigits(share.mean) },
            { "interval", intervalJson(share) }, { "strength", sixDigits(strength.mean) },
            { "strength_interval", intervalJson(strength) } });
    }
    for (std::size_t cell = 0; cell < table.cells.size(); ++cell)
        root["cells"].push_back(cellJson(table, fit, cell));
    return root;
}

namespace {

/// Of a game in which each side is one thing. They are few, so there is room for every two of them.
void printRoles(const core::Roles& roles, const core::LabTable& table, std::ostream& out)
{
    const core::LabFit fit = core::fitOf(table);
    out << CliWords::tr("%1: %2, played by %3 on both sides: %4 matches", "\"Realms: 6, played by …\"")
               .arg(asText(roles.titles), amount(table.terms.pairs.size()), asText(table.terms.player),
                   amount(table.matches()))
        << "\n\n";
    Table sides({ QString(), asText(roles.title), CliWords::tr("wins of a hundred"), CliWords::tr("fitted"),
        CliWords::tr("strength"), CliWords::tr("matches") });
    int place = 0;
    const std::vector<core::Estimate> shares = sharesOfPairs(table);
    for (const std::size_t side : byShare(shares))
        sides.add({ asText(++place), asText(core::pairName(table.terms.pairs[side])), shareText(shares[side]),
            decimal(100 * fit.shareOf(table, side), 1), differenceText(inShares(fit.pairs[side])),
            amount(core::standingOf(table, side).matches) });
    sides.print(out);
    out << '\n';
    Table meetings(
        { asText(roles.meetings), CliWords::tr("wins of a hundred"), CliWords::tr("fitted"), CliWords::tr("matches") });
    for (std::size_t cell = 0; cell < table.cells.size(); ++cell)
        meetings.add({ CliWords::tr("%1 against %2")
                           .arg(asText(core::pairName(table.terms.pairs[table.cells[cell].first])),
                               asText(core::pairName(table.terms.pairs[table.cells[cell].second]))),
            shareText(table.cells[cell].share()), shareText(fit.shareIn(cell)), amount(table.cells[cell].matches()) });
    meetings.print(out);
}

void printPairs(const core::LabTable& table, std::ostream& out)
{
    const core::LabFit fit = core::fitOf(table);
    out << CliWords::tr("%1 pairs of %2 factions, played by %3 on both sides: %4 matches")
               .arg(amount(table.terms.pairs.size()), amount(fit.names.size()), asText(table.terms.player),
                   amount(table.matches()))
        << "\n\n";
    Table pairs({ QString(), CliWords::tr("pair"), CliWords::tr("wins of a hundred"), CliWords::tr("fitted"),
        CliWords::tr("more than its parts"), CliWords::tr("matches") });
    int place = 0;
    const std::vector<core::Estimate> shares = sharesOfPairs(table);
    for (const std::size_t pair : byShare(shares))
        pairs.add({ asText(++place), asText(core::pairName(table.terms.pairs[pair])), shareText(shares[pair]),
            decimal(100 * fit.shareOf(table, pair), 1), differenceText(inShares(fit.fits[pair])),
            amount(core::standingOf(table, pair).matches) });
    pairs.print(out);
    out << '\n';
    Table factions({ CliWords::tr("faction"), CliWords::tr("wins of a hundred"), CliWords::tr("strength") });
    const std::vector<core::Estimate> ofFactions = sharesOfFactions(table, fit);
    for (const std::size_t faction : byShare(ofFactions))
        factions.add({ asText(fit.names[faction]), shareText(ofFactions[faction]),
            differenceText(inShares(fit.factions[faction])) });
    factions.print(out);
}

}

void printLab(const core::Roles& roles, const core::LabTable& table, std::ostream& out)
{
    if (core::areSingle(table.terms.pairs))
        printRoles(roles, table, out);
    else
        printPairs(table, out);
    out << '\n'
        << CliWords::tr("Who begins wins %1 of a hundred.").arg(shareText(core::shareOfFirstSeat(table))) << '\n';
}

QString inShort(const core::LabProgress& progress, std::int64_t before, std::chrono::steady_clock::duration since)
{
    const auto done = static_cast<double>(progress.played - before);
    const auto open = static_cast<double>(std::max<std::int64_t>(0, progress.wanted - progress.played));
    const double part = progress.wanted == 0
        ? 1
        : std::min(1.0, static_cast<double>(progress.played) / static_cast<double>(progress.wanted));
    const double seconds = done > 0 ? std::chrono::duration<double>(since).count() * open / done : 0;
    return CliWords::tr("%1 %, %2 matches, ± %3 points, %4")
        .arg(decimal(std::floor(100 * part), 0), amount(progress.played), decimal(100 * progress.widest, 1),
            timeText(seconds));
}

QString termText(const std::string& term)
{
    if (term == "game")
        return CliWords::tr("the game");
    if (term == "set")
        return CliWords::tr("the printing");
    if (term == "set_hash")
        return CliWords::tr("the version of the cards");
    if (term == "engine_version")
        return CliWords::tr("the version of the rules");
    if (term == "player")
        return CliWords::tr("the player");
    if (term == "signature")
        return CliWords::tr("the way of playing, by its signature,");
    if (term == "options")
        return CliWords::tr("the choice of match options");
    if (term == "seed")
        return CliWords::tr("the seed");
    return CliWords::tr("the choice of pairs");
}

} // namespace app::cli
