#include "app/cli/statistics_text.h"

#include "app/cli/match_text.h"
#include "app/cli/table.h"
#include "core/language/saying.h"
#include "core/record/match_record.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace app::cli {

namespace {

constexpr std::size_t kMostMeetings = 20; // that are printed; --json has all
constexpr std::size_t kMostRatings = 12;

/// "44", or "44.5" where wins were shared.
QString wonText(const core::Tally& tally)
{
    const double won = tally.won();
    return decimal(won, std::abs(won - std::round(won)) < 0.005 ? 0 : 1);
}

QString saysText(const core::Tally& tally)
{
    const int verdict = tally.verdict();
    return verdict == 0 ? QString() : verdict > 0 ? CliWords::tr("more") : CliWords::tr("less");
}

/// The cells of a tally. So few that they say nothing have no share.
void addTally(Table& table, const QString& name, const core::Tally& tally, bool shares)
{
    const core::Estimate share = tally.share();
    if (shares)
        table.add({ name, wonText(tally), amount(tally.played), percent(share.mean), percent(share.low),
            percent(share.high), saysText(tally) });
    else
        table.add({ name, wonText(tally), amount(tally.played) });
}

Table tallyTable(const QString& what, bool shares)
{
    std::vector<QString> head { what, CliWords::tr("won"), CliWords::tr("played") };
    if (shares)
        head.insert(head.end(),
            { CliWords::tr("share"), CliWords::tr("low end"), CliWords::tr("high end"), CliWords::tr("than even") });
    return Table(head);
}

QString opponentText(const core::Opponent& opponent)
{
    return opponent.player == core::kHumanPlayer ? shownName(opponent.name) : asText(opponent.player);
}

QString placeText(const core::SeatTally& seat)
{
    const QString seats = CliWords::tr("%Ln seat(s)", nullptr, seat.seats);
    return seat.place == 0
        ? CliWords::tr("%1, begins", "a number of seats, and who begins").arg(seats)
        : CliWords::tr("%1, turn %2", "a number of seats, and who begins").arg(seats, asText(seat.place + 1));
}

QString timeText(const core::TimeTally& time, core::TimeStep step)
{
    const QString day = asText(time.from);
    switch (step) {
    case core::TimeStep::Week:
        return CliWords::tr("week of %1").arg(day);
    case core::TimeStep::Month:
        return day.left(7);
    case core::TimeStep::Year:
        break;
    }
    return day.left(4);
}

QString streakText(int streak)
{
    return streak < 0 ? CliWords::tr("%Ln match(es) lost in a row", nullptr, -streak)
                      : CliWords::tr("%Ln match(es) won in a row", nullptr, streak);
}

void printTallies(const core::Game& game, const core::Statistics& found, bool shares, std::ostream& out)
{
    const core::Roles roles = game.roles();
    const std::vector<core::OptionInfo> options = game.options();
    const auto print = [&](const QString& what, const auto& entries, const auto& nameOf, std::size_t most = SIZE_MAX) {
        if (entries.empty())
            return;
        Table table = tallyTable(what, shares);
        for (std::size_t i = 0; i < std::min(most, entries.size()); ++i)
            addTally(table, nameOf(entries[i]), entries[i].tally, shares);
        out << '\n';
        table.print(out);
        if (entries.size() > most)
            out << CliWords::tr("and %Ln more; --json has all", nullptr, static_cast<int>(entries.size() - most))
                << '\n';
    };
    print(roles.empty() ? CliWords::tr("faction") : asText(roles.title), found.factions,
        [](const core::FactionTally& each) { return asText(each.faction); });
    print(CliWords::tr("pair"), found.pairs,
        [](const core::PairTally& each) { return asText(factionsText(each.factions)); });
    print(
        roles.empty() ? CliWords::tr("pair against pair") : asText(roles.meetings), found.meetings,
        [](const core::MeetingTally& each) {
            return CliWords::tr("%1 against %2").arg(asText(factionsText(each.own)), asText(factionsText(each.theirs)));
        },
        kMostMeetings);
    print(CliWords::tr("opponent"), found.opponents,
        [](const core::OpponentTally& each) { return opponentText(each.opponent); });
    print(CliWords::tr("who begins"), found.seats, [](const core::SeatTally& each) { return placeText(each); });
    print(CliWords::tr("option", "of a match"), core::byOption(found, options),
        [&](const core::OptionTally& each) { return asText(core::optionWords(options, each.option, each.value)); });
    print(CliWords::tr("time"), found.time, [&](const core::TimeTally& each) { return timeText(each, found.step); });
}

QString plusMinus(const core::Estimate& share)
{
    const QString number = decimal(100 * share.mean, 1);
    return CliWords::tr("%1 ± %2").arg(
        share.mean < 0 ? number : u'+' + number, decimal(100 * (share.high - share.mean), 1));
}

void printFigures(const core::Game& game, const core::Statistics& found, std::ostream& out)
{
    if (!found.bases.empty()) {
        const std::string marks = game.notation().marksTitle();
        Table table({ marks.empty() ? CliWords::tr("base") : asText(marks), CliWords::tr("scored"),
            CliWords::tr("own points"), CliWords::tr("an opponent's") });
        for (const core::BaseTally& base : found.bases)
            table.add({ asText(base.base), amount(base.scored), decimal(base.own, 1), decimal(base.others, 1) });
        out << '\n';
        table.print(out);
    }
    if (!found.rating.empty()) {
        Table table({ CliWords::tr("rating after"), CliWords::tr("day"), QStringLiteral("Elo"), CliWords::tr("low end"),
            CliWords::tr("high end") });
        // Evenly over all of them, the last for certain.
        const std::size_t step = (found.rating.size() + kMostRatings - 1) / kMostRatings;
        for (std::size_t i = (found.rating.size() - 1) % step; i < found.rating.size(); i += step) {
            const core::RatingPoint& point = found.rating[i];
            table.add({ matchesText(point.matches), asText(point.day), decimal(point.elo.mean, 0),
                decimal(point.elo.low, 0), decimal(point.elo.high, 0) });
        }
        out << '\n';
        table.print(out);
    }
    if (found.luck.matches > 0) {
        Table table(
            { CliWords::tr("points a match, in %Ln analysed match(es)", nullptr, found.luck.matches), QString() });
        table.add({ CliWords::tr("luck"), plusMinus(found.luck.luck) });
        table.add({ CliWords::tr("own errors"), plusMinus(found.luck.own) });
        table.add({ CliWords::tr("an opponent's errors"), plusMinus(found.luck.theirs) });
        out << '\n';
        table.print(out);
    }
    Table table({ CliWords::tr("record"), QString(), CliWords::tr("match", "a column of match numbers") });
    const auto add = [&](const QString& what, const core::Record& record) {
        if (record.match != 0)
            table.add({ what, asText(record.value), asText(record.match) });
    };
    if (found.records.streak != 0)
        table.add({ CliWords::tr("now"), streakText(found.records.streak), QString() });
    if (found.records.longest > 0)
        table.add({ CliWords::tr("longest row"), streakText(found.records.longest), QString() });
    add(CliWords::tr("most points"), found.records.points);
    add(CliWords::tr("largest lead at the end"), found.records.margin);
    add(CliWords::tr("fewest turns to win"), found.records.turns);
    out << '\n';
    table.print(out);
}

nlohmann::ordered_json tallyJson(const core::Tally& tally)
{
    const core::Estimate share = tally.share();
    return { { "played", tally.played }, { "won", tally.won() }, { "share", share.mean }, { "low", share.low },
        { "high", share.high }, { "even", tally.evenShare() } };
}

nlohmann::ordered_json withTally(nlohmann::ordered_json head, const core::Tally& tally)
{
    head.update(tallyJson(tally));
    return head;
}

nlohmann::ordered_json estimateJson(const core::Estimate& estimate)
{
    return { { "mean", estimate.mean }, { "low", estimate.low }, { "high", estimate.high } };
}

/// The name of a seat, or the number of one that nobody gave a name; as exported matches have it.
nlohmann::ordered_json personJson(const std::string& name)
{
    if (const std::optional<int> unnamed = core::language::unnamedNumber(name))
        return { { "unnamed", *unnamed } };
    return { { "name", name } };
}

nlohmann::ordered_json recordJson(const core::Record& record)
{
    if (record.match == 0)
        return nullptr;
    return { { "value", record.value }, { "match", record.match } };
}

} // namespace

void printStatistics(
    const core::Game& game, const core::StatisticsFilter& filter, const core::Statistics& found, std::ostream& out)
{
    if (found.all.played == 0) {
        out << CliWords::tr(
            "No match counts yet: it must be over, no practice, and of one person alone. `play --record` "
            "stores one.")
            << '\n';
        return;
    }
    const bool shares = found.all.played >= core::kLeastMatches;
    const QString who = filter.player.empty() ? CliWords::tr("You") : asText(filter.player);
    const core::Estimate share = found.all.share();
    const QString won = wonText(found.all);
    const QString played = matchesText(found.all.played);
    out << (shares ? CliWords::tr("%1: %2 of %3 won, %4 (%5 to %6)")
                         .arg(who, won, played, percent(share.mean), percent(share.low), percent(share.high))
                   : CliWords::tr("%1: %2 of %3 won").arg(who, won, played))
        << '\n';
    if (!shares)
        out << CliWords::tr("Shares are shown from %Ln match(es) on.", nullptr, core::kLeastMatches) << '\n';
    printTallies(game, found, shares, out);
    printFigures(game, found, out);
}

namespace {

QString acquiredShareText(core::AcquiredShare share)
{
    switch (share) {
    case core::AcquiredShare::None:
        return CliWords::tr("none", "of the cards acquired");
    case core::AcquiredShare::UpToQuarter:
        return CliWords::tr("up to a quarter", "of the cards acquired");
    case core::AcquiredShare::UpToHalf:
        return CliWords::tr("up to a half", "of the cards acquired");
    case core::AcquiredShare::MoreThanHalf:
        break;
    }
    return CliWords::tr("more than half", "of the cards acquired");
}

void printAcquired(const core::Statistics& found, std::ostream& out)
{
    const bool shares = found.matchesWithCards >= core::kLeastMatches;
    Table table = tallyTable(CliWords::tr("of the cards acquired"), shares);
    for (const core::AcquiredTally& each : found.acquired)
        for (std::size_t share = 0; share < core::kAcquiredShares; ++share)
            if (each.shares[share].played > 0)
                addTally(table,
                    CliWords::tr("%1: %2", "a faction, and its share of the cards")
                        .arg(asText(each.faction), acquiredShareText(static_cast<core::AcquiredShare>(share))),
                    each.shares[share], shares);
    out << '\n';
    table.print(out);
}

} // namespace

void printCards(const core::Statistics& found, bool acquisitions, std::ostream& out)
{
    if (found.cards.empty()) {
        out << CliWords::tr("Nothing is known of cards: that takes a match that was played here and counts.") << '\n';
        return;
    }
    out << CliWords::tr("Cards in %1").arg(matchesText(found.matchesWithCards)) << "\n\n";
    const bool shares = found.matchesWithCards >= core::kLeastMatches;
    std::vector<QString> head { CliWords::tr("card"), CliWords::tr("seen", "a card, by whoever brought it"),
        CliWords::tr("drawn"), CliWords::tr("played"), CliWords::tr("at once"), CliWords::tr("stranded"),
        CliWords::tr("won when played"), CliWords::tr("when not") };
    if (shares)
        head.insert(head.begin() + 7, { CliWords::tr("low end"), CliWords::tr("high end") });
    if (acquisitions)
        head.insert(head.end(),
            { CliWords::tr("acquired"), CliWords::tr("removed", "a card"), CliWords::tr("won when acquired") });
    Table table(head);
    const auto share = [shares](const core::Tally& tally) {
        return shares && tally.played > 0 ? percent(tally.share().mean) : wonText(tally);
    };
    for (const core::CardTally& card : found.cards) {
        std::vector<QString> row { asText(card.card), amount(card.seen.played), amount(card.drawn.played),
            amount(card.played.played), amount(card.atOnce.played), amount(card.stranded.played), share(card.played),
            share(card.notPlayed) };
        if (shares)
            row.insert(row.begin() + 7, { percent(card.played.share().low), percent(card.played.share().high) });
        if (acquisitions)
            row.insert(row.end(), { amount(card.acquired.played), amount(card.removed.played), share(card.acquired) });
        table.add(row);
    }
    table.print(out);
    if (!found.acquired.empty())
        printAcquired(found, out);
    out << '\n' << CliWords::tr("Played is not cause: who plays a card is often ahead already.") << '\n';
}

std::string statisticsJson(const core::Game& game, const core::StatisticsFilter& filter, const core::Statistics& found)
{
    using nlohmann::ordered_json;
    const auto list = [](const auto& entries, const auto& headOf) {
        ordered_json all = ordered_json::array();
        for (const auto& each : entries)
            all.push_back(withTally(headOf(each), each.tally));
        return all;
    };
    ordered_json root { { "game", filter.game } };
    if (!filter.player.empty())
        root["player"] = filter.player;
    root["all"] = tallyJson(found.all);
    root["factions"] = list(found.factions, [](const auto& each) {
        return ordered_json { { "faction", each.faction } };
    });
    root["pairs"] = list(found.pairs, [](const auto& each) { return ordered_json { { "factions", each.factions } }; });
    root["meetings"] = list(found.meetings, [](const auto& each) {
        return ordered_json { { "own", each.own }, { "theirs", each.theirs } };
    });
    root["opponents"] = list(found.opponents, [](const core::OpponentTally& each) {
        ordered_json head { { "player", each.opponent.player } };
        if (each.opponent.player == core::kHumanPlayer)
            head.update(personJson(each.opponent.name));
        return head;
    });
    root["seats"] = list(found.seats, [](const auto& each) {
        return ordered_json { { "seats", each.seats }, { "place", each.place + 1 } };
    });
    root["options"] = list(core::byOption(found, game.options()), [](const auto& each) {
        return ordered_json { { "option", each.option }, { "value", each.value } };
    });
    constexpr std::array<const char*, 3> kSteps { "week", "month", "year" };
    root["time_step"] = kSteps[static_cast<std::size_t>(found.step)];
    root["time"] = list(found.time, [](const auto& each) { return ordered_json { { "from", each.from } }; });
    root["bases"] = ordered_json::array();
    for (const core::BaseTally& base : found.bases)
        root["bases"].push_back(
            { { "base", base.base }, { "scored", base.scored }, { "own", base.own }, { "others", base.others } });
    root["rating"] = ordered_json::array();
    for (const core::RatingPoint& point : found.rating)
        root["rating"].push_back({ { "matches", point.matches }, { "day", point.day }, { "elo", point.elo.mean },
            { "low", point.elo.low }, { "high", point.elo.high } });
    root["luck"] = { { "matches", found.luck.matches } };
    if (found.luck.matches > 0) {
        root["luck"]["luck"] = estimateJson(found.luck.luck);
        root["luck"]["own_errors"] = estimateJson(found.luck.own);
        root["luck"]["their_errors"] = estimateJson(found.luck.theirs);
    }
    root["records"] = { { "streak", found.records.streak }, { "longest", found.records.longest },
        { "points", recordJson(found.records.points) }, { "margin", recordJson(found.records.margin) },
        { "turns", recordJson(found.records.turns) } };
    if (filter.cards) {
        root["matches_with_cards"] = found.matchesWithCards;
        root["cards"] = ordered_json::array();
        for (const core::CardTally& card : found.cards)
            root["cards"].push_back(
                { { "card", card.card }, { "seen", tallyJson(card.seen) }, { "drawn", tallyJson(card.drawn) },
                    { "played", tallyJson(card.played) }, { "not_played", tallyJson(card.notPlayed) },
                    { "at_once", tallyJson(card.atOnce) }, { "stranded", tallyJson(card.stranded) },
                    { "acquired", tallyJson(card.acquired) }, { "removed", tallyJson(card.removed) } });
        constexpr std::array<const char*, core::kAcquiredShares> kShares { "none", "up_to_quarter", "up_to_half",
            "more_than_half" };
        root["acquired"] = ordered_json::array();
        for (const core::AcquiredTally& each : found.acquired)
            for (std::size_t share = 0; share < core::kAcquiredShares; ++share)
                root["acquired"].push_back(
                    withTally({ { "faction", each.faction }, { "of_cards", kShares[share] } }, each.shares[share]));
    }
    return root.dump(1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

QString statisticsHelp()
{
    return CliWords::tr(
        "Matches count that are over, played here or at a table, none for practice and none that goes on from a\n"
        "moment of another. Where several persons sat at one screen nobody knows who of them you are: --player\n"
        "tells it by name. What several won together is won in parts, by a team as a whole.\n"
        "  low end, high end  95 % intervals: where the share lies, as far as so few matches tell\n"
        "  than even          more or less, where the whole interval is above or below an even share of the wins\n"
        "                     (half with two seats, a third with three); empty while that says nothing, and below ten\n"
        "                     matches\n"
        "  rating             against the levels, on their scale, by Glicko-2, ten matches at a time\n"
        "  --cards            matches in which a card was seen, drawn, played, played before the first own turn after\n"
        "                     it was drawn was over (at once), or still in hand at the end (stranded); copies of a\n"
        "                     card count as one. In a game in which cards are bought also those in which it was\n"
        "                     acquired, or removed for good, and how much of what was acquired was of a faction\n");
}

} // namespace app::cli
