#include "app/cli/arena_text.h"

#include "app/cli/command.h"
#include "app/cli/match_text.h"
#include "app/cli/table.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace app::cli {

namespace {

using Json = nlohmann::ordered_json;

/// As short as it may be: "20", "-2.5".
std::string number(double value)
{
    std::array<char, 64> text {};
    std::snprintf(text.data(), text.size(), "%g", value);
    return text.data();
}

QString shortest(double value)
{
    return QLocale().toString(value, 'g', QLocale::FloatingPointShortest);
}

QString signedWhole(double value)
{
    std::array<char, 64> text {};
    std::snprintf(text.data(), text.size(), "%+.0f", value);
    return QString::fromLatin1(text.data());
}

/// Whether a share is neither all that can be won nor nothing, so that it has an Elo.
bool isBetween(const core::ArenaReport& report, double share)
{
    return share > 0 && share < report.mostShare;
}

QString lowElo(const core::ArenaReport& report)
{
    const core::Strength& strength = report.strength;
    return isBetween(report, strength.shareInterval.low) ? signedWhole(strength.eloInterval.low)
                                                         : CliWords::tr("no limit");
}

QString highElo(const core::ArenaReport& report)
{
    const core::Strength& strength = report.strength;
    return isBetween(report, strength.shareInterval.high) ? signedWhole(strength.eloInterval.high)
                                                          : CliWords::tr("no limit");
}

/// Where all is won or lost the figure is only as high as the matches are many, so the other end is told.
QString eloText(const core::ArenaReport& report)
{
    const core::Strength& strength = report.strength;
    if (isBetween(report, strength.share))
        return signedWhole(strength.elo);
    if (strength.share > 0 && strength.shareInterval.low > 0)
        return CliWords::tr("at least %1").arg(signedWhole(strength.eloInterval.low));
    if (strength.share < report.mostShare && strength.shareInterval.high < report.mostShare)
        return CliWords::tr("at most %1").arg(signedWhole(strength.eloInterval.high));
    return CliWords::tr("unknown");
}

double milliseconds(double nanoseconds)
{
    return nanoseconds / 1e6;
}

QString inMilliseconds(double nanoseconds)
{
    return CliWords::tr("%1 ms").arg(decimal(milliseconds(nanoseconds), 3));
}

/// Six digits behind the point: more than any run can tell apart.
double rounded(double value)
{
    return std::round(value * 1e6) / 1e6 + 0.0; // never -0
}

Json ends(const core::Interval& interval)
{
    return Json::array({ rounded(interval.low), rounded(interval.high) });
}

const char* wordOf(core::Verdict verdict)
{
    switch (verdict) {
    case core::Verdict::H0:
        return "H0";
    case core::Verdict::H1:
        return "H1";
    case core::Verdict::Undecided:
        break;
    }
    return "undecided";
}

QString meaningOf(core::Verdict verdict, const core::Sprt& sprt)
{
    switch (verdict) {
    case core::Verdict::H0:
        return CliWords::tr("H0, A is not %1 Elo better").arg(shortest(sprt.elo1));
    case core::Verdict::H1:
        return CliWords::tr("H1, A is more than %1 Elo better").arg(shortest(sprt.elo0));
    case core::Verdict::Undecided:
        break;
    }
    return CliWords::tr("undecided");
}

/// "1 1/2" for one and a half matches.
std::string matchesOf(int parts)
{
    const int whole = parts / core::kPartsOfMatch;
    const int rest = parts % core::kPartsOfMatch;
    const std::string wholes = amount(whole).toStdString();
    if (rest == 0)
        return wholes;
    const int common = std::gcd(rest, core::kPartsOfMatch);
    const std::string part = std::to_string(rest / common) + '/' + std::to_string(core::kPartsOfMatch / common);
    return whole == 0 ? part : wholes + ' ' + part;
}

Json clockJson(const core::Durations& times)
{
    return { { "mean_ms", rounded(milliseconds(times.mean())) },
        { "p99_ms", rounded(milliseconds(times.quantile(0.99))) },
        { "max_ms", rounded(milliseconds(static_cast<double>(times.longest))) } };
}

Json matchJson(const core::ArenaMatch& match, int seats)
{
    Json winners = Json::array();
    Json score = Json::array();
    for (int seat = 0; seat < seats; ++seat) {
        score.push_back(match.score[static_cast<std::size_t>(seat)]);
        if (core::contains(match.winners, core::seatAt(seat)))
            winners.push_back(seat);
    }
    return { { "winners", winners }, { "score", score }, { "turns", match.turns }, { "choices", match.choices } };
}

}

Json arenaJson(const ArenaAccount& account)
{
    const core::ArenaTerms& terms = account.terms;
    const core::ArenaReport& report = account.report;
    Json root;
    root["run"] = account.id == 0 ? Json() : Json(account.id);
    root["game"] = terms.game;
    root["set"] = terms.set;
    root["set_hash"] = terms.setHash;
    root["engine"] = terms.engineVersion;
    root["signature"] = terms.signature;
    root["players"] = terms.players;
    root["seats"] = terms.seats;
    if (terms.teams > 0)
        root["teams"] = terms.teams;
    if (!terms.options.empty())
        root["options"] = terms.options;
    root["pairs"] = terms.pairs;
    root["seed"] = terms.seed;
    if (terms.milliseconds > 0)
        root["ms"] = terms.milliseconds;
    if (terms.iterations > 0)
        root["iterations"] = terms.iterations;
    root["complete"] = report.complete;
    root["groups"] = report.groups;
    root["matches"] = report.matches;
    root["turns"] = report.turns;
    root["decisions"] = report.choices;
    root["share"] = rounded(report.strength.share);
    root["share_interval"] = ends(report.strength.shareInterval);
    root["even_share"] = rounded(1.0 / terms.seats);
    if (terms.teams > 0)
        root["most_share"] = rounded(report.mostShare);
    root["elo"] = rounded(report.strength.elo);
    root["elo_interval"] = ends(report.strength.eloInterval);
    if (account.sprt)
        root["sprt"] = { { "elo0", account.sprt->elo0 }, { "elo1", account.sprt->elo1 },
            { "llr", rounded(report.logLikelihoodRatio) }, { "bounds", ends(core::sprtBounds(*account.sprt)) },
            { "verdict", wordOf(report.verdict) } };
    root["share_by_seat"] = Json::array();
    for (int seat = 0; seat < terms.seats; ++seat)
        root["share_by_seat"].push_back(rounded(report.shareBySeat[static_cast<std::size_t>(seat)]));
    root["outcomes"] = Json::array();
    for (const auto& [won, groups] : report.outcomes)
        root["outcomes"].push_back({ { "won", rounded(won / double { core::kPartsOfMatch }) }, { "groups", groups } });
    root["think"] = Json::array();
    for (const core::ThinkTimes& think : account.think)
        root["think"].push_back(
            { { "choices", think.wall.count }, { "wall", clockJson(think.wall) }, { "cpu", clockJson(think.cpu) } });
    if (account.turnEnds != nullptr) {
        root["turn_ends"] = Json::array();
        for (const core::TurnEnds& ends : *account.turnEnds)
            root["turn_ends"].push_back({ { "turns", ends.turns }, { "held_back", ends.heldBack } });
    }
    return root;
}

std::string arenaFile(
    const ArenaAccount& account, const core::LineUps& lineUps, const std::map<int, core::ArenaGroup>& groups)
{
    const core::ArenaTerms& terms = account.terms;
    Json root = arenaJson(account);
    root.erase("run"); // a number in one database
    root["command"] = "breakpoint-cli " + arenaVerb(account);
    std::map<std::string, std::pair<int, double>> byFaction; // how many matches A played with it, and won
    Json deals = Json::array();
    for (const auto& [number, group] : groups) {
        if (number >= account.report.groups)
            break;
        const core::MatchSetup setup = core::arenaSetup(terms, lineUps, number);
        Json deal { { "seed", setup.seed }, { "factions", Json::array() }, { "matches", Json::array() } };
        for (std::size_t seat = 0; seat < group.matches.size(); ++seat) {
            deal["factions"].push_back(setup.seats[seat].factions);
            deal["matches"].push_back(matchJson(group.matches[seat], terms.seats));
            for (const std::string& faction : setup.seats[seat].factions) {
                auto& [played, won] = byFaction[faction];
                ++played;
                won += group.matches[seat].shareOf(core::seatAt(static_cast<int>(seat)));
            }
        }
        deals.push_back(std::move(deal));
    }
    root["share_by_faction"] = Json::object();
    for (const auto& [faction, matches] : byFaction)
        root["share_by_faction"][faction]
            = { { "matches", matches.first }, { "share", rounded(matches.second / matches.first) } };
    root["deals"] = std::move(deals);
    return root.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string arenaVerb(const ArenaAccount& account)
{
    const core::ArenaTerms& terms = account.terms;
    std::string verb = "arena --game " + shellWord(terms.game) + " --player " + shellWord(terms.players[0])
        + " --player " + shellWord(terms.players[1]) + " --matches " + std::to_string(account.groups * terms.seats)
        + " --seats " + std::to_string(terms.seats);
    if (!terms.pairs.empty())
        verb += " --pairs " + shellWord(terms.pairs);
    verb += " --set " + shellWord(terms.set);
    for (const auto& [name, value] : terms.options)
        verb += " --option " + shellWord(name + '=' + value);
    if (terms.milliseconds > 0)
        verb += " --ms " + std::to_string(terms.milliseconds);
    if (terms.iterations > 0)
        verb += " --iterations " + std::to_string(terms.iterations);
    if (account.sprt)
        verb += " --sprt " + number(account.sprt->elo0) + ',' + number(account.sprt->elo1);
    return verb + " --seed " + std::to_string(terms.seed);
}

QString budgetText(const core::ArenaTerms& terms)
{
    const QString milliseconds = amount(terms.milliseconds);
    const QString iterations = amount(terms.iterations);
    if (terms.milliseconds > 0 && terms.iterations > 0)
        return CliWords::tr("%1 ms and %2 iterations a choice").arg(milliseconds, iterations);
    if (terms.milliseconds > 0)
        return CliWords::tr("%1 ms a choice").arg(milliseconds);
    return terms.iterations > 0 ? CliWords::tr("%1 iterations a choice").arg(iterations) : QString();
}

QString inShort(const core::ArenaReport& report)
{
    const QString share = percent(report.strength.share);
    if (!isBetween(report, report.strength.share))
        return CliWords::tr("%1, Elo %2").arg(share, eloText(report));
    return CliWords::tr("%1, Elo %2 (%3 to %4)").arg(share, eloText(report), lowElo(report), highElo(report));
}

QString optionsText(const core::ArenaTerms& terms)
{
    QStringList options;
    for (const auto& [name, value] : terms.options)
        options << asText(name + '=' + value);
    return options.join(QStringLiteral(", "));
}

namespace {

/// What was played, in one line.
QString headOf(const ArenaAccount& account)
{
    const core::ArenaTerms& terms = account.terms;
    QStringList parts { CliWords::tr("A %1 against B %2: %3, %4 with A once in each of %5 seats")
                            .arg(asText(terms.players[0]), asText(terms.players[1]),
                                matchesText(account.report.matches), dealsText(account.report.groups),
                                asText(terms.seats)) };
    if (!terms.pairs.empty())
        parts << CliWords::tr("pairs %1 of %2").arg(asText(terms.pairs), asText(terms.set));
    parts << optionsText(terms) << budgetText(terms) << CliWords::tr("seed %1").arg(asText(terms.seed));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

Table strengthTable(const core::ArenaTerms& terms, const core::ArenaReport& report)
{
    const core::Strength& strength = report.strength;
    Table table({ QString(), QStringLiteral("A"), CliWords::tr("low end"), CliWords::tr("high end") });
    table.add({ CliWords::tr("share of wins (even: %1)").arg(percent(1.0 / terms.seats)), percent(strength.share),
        percent(strength.shareInterval.low), percent(strength.shareInterval.high) });
    table.add({ terms.teams == 0 ? QStringLiteral("Elo") : CliWords::tr("Elo of A's team"), eloText(report),
        lowElo(report), highElo(report) });
    for (int seat = 0; seat < terms.seats; ++seat)
        table.add({ CliWords::tr("share in seat %1").arg(asText(seat + 1)),
            percent(report.shareBySeat[static_cast<std::size_t>(seat)]), QString(), QString() });
    return table;
}

void printTurnEnds(const std::array<core::TurnEnds, 2>& ends, std::ostream& out)
{
    if (ends[0].turns + ends[1].turns == 0) {
        out << CliWords::tr("No turn was watched: none was played now.") << '\n';
        return;
    }
    Table table({ CliWords::tr("expecting 10 to 90 %, or not saying"), CliWords::tr("turns ended"),
        CliWords::tr("play held back"), QString() });
    for (std::size_t i = 0; i < ends.size(); ++i)
        table.add({ i == 0 ? QStringLiteral("A") : QStringLiteral("B"), amount(ends[i].turns), amount(ends[i].heldBack),
            ends[i].turns == 0 ? QString()
                               : percent(static_cast<double>(ends[i].heldBack) / static_cast<double>(ends[i].turns)) });
    table.print(out);
}

}

void printArena(const ArenaAccount& account, std::ostream& out)
{
    const core::ArenaTerms& terms = account.terms;
    const core::ArenaReport& report = account.report;
    out << headOf(account) << '\n';
    strengthTable(terms, report).print(out);
    out << CliWords::tr(
        "The ends are those of the 95 % interval: in 95 of 100 such runs the true figure lies between them.")
        << '\n';
    QStringList outcomes;
    for (const auto& [won, groups] : report.outcomes)
        outcomes << CliWords::tr("%1 in %2").arg(asText(matchesOf(won)), dealsText(groups));
    const QString won = outcomes.join(QStringLiteral(", "));
    out << (terms.teams == 0 ? CliWords::tr("Of the %1 matches of a deal A won %2.").arg(asText(terms.seats), won)
                             : CliWords::tr("A shares each win with its team: of the %1 wins of a deal it had %2, and "
                                            "%3 is the most it can have.")
                                   .arg(asText(terms.seats), won, asText(terms.teams)))
        << '\n';
    if (account.sprt)
        out << CliWords::tr("SPRT %1 against %2 Elo: %3 (LLR %4, bounds %5 and %6)")
                   .arg(shortest(account.sprt->elo0), shortest(account.sprt->elo1),
                       meaningOf(report.verdict, *account.sprt), decimal(report.logLikelihoodRatio, 2),
                       decimal(core::sprtBounds(*account.sprt).low, 2),
                       decimal(core::sprtBounds(*account.sprt).high, 2))
            << '\n';

    Table times({ CliWords::tr("time a choice"), CliWords::tr("choices"), CliWords::tr("mean"),
        CliWords::tr("99 % within"), CliWords::tr("longest"), CliWords::tr("CPU mean"), CliWords::tr("CPU 99 %") });
    for (std::size_t i = 0; i < account.think.size(); ++i) {
        const core::ThinkTimes& think = account.think[i];
        times.add({ asText(terms.players[i]), amount(think.wall.count), inMilliseconds(think.wall.mean()),
            inMilliseconds(think.wall.quantile(0.99)), inMilliseconds(static_cast<double>(think.wall.longest)),
            inMilliseconds(think.cpu.mean()), inMilliseconds(think.cpu.quantile(0.99)) });
    }
    times.print(out);
    if (account.think[0].wall.count + account.think[1].wall.count != report.choices)
        out << CliWords::tr("The times are of all deals of this run that are stored.") << '\n';
    if (account.turnEnds != nullptr)
        printTurnEnds(*account.turnEnds, out);
}

} // namespace app::cli
