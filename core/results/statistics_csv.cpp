#include "core/results/statistics_csv.h"

#include "core/language/saying.h"
#include "core/record/match_record.h"
#include "core/record/standings_csv.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace core {

namespace {

/// As every spreadsheet reads it, without zeros at the end.
std::string csvNumber(double value)
{
    std::array<char, 64> digits {};
    const auto [end, error]
        = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 4);
    std::string number(digits.data(), error == std::errc() ? end : digits.data());
    number.erase(number.find_last_not_of('0') + 1);
    if (number.ends_with('.'))
        number.pop_back();
    return number == "-0" ? "0" : number;
}

std::string csvTally(const Tally& tally)
{
    std::string cells = std::to_string(tally.played) + ',' + csvNumber(tally.won());
    if (tally.played == 0)
        return cells + ",,,,";
    const Estimate share = tally.share();
    for (const double value : { share.mean, share.low, share.high, tally.evenShare() })
        cells += ',' + csvNumber(value);
    return cells;
}

class CsvLines {
public:
    void add(const char* part, const std::string& name, const std::string& against, const std::string& cells)
    {
        m_text += csvCell(part) + ',' + csvCell(name) + ',' + csvCell(against) + ',' + cells + "\r\n";
    }
    void add(const char* part, const std::string& name, const Tally& tally) { add(part, name, {}, csvTally(tally)); }
    void add(const char* part, const std::string& name, int count, const Estimate& mean)
    {
        add(part, name, {},
            std::to_string(count) + ",," + csvNumber(mean.mean) + ',' + csvNumber(mean.low) + ',' + csvNumber(mean.high)
                + ',');
    }
    void add(const char* part, const std::string& name, int count, double mean)
    {
        add(part, name, {}, std::to_string(count) + ",," + csvNumber(mean) + ",,,");
    }

    const std::string& text() const { return m_text; }

private:
    std::string m_text = "part,name,against,count,won,mean,low,high,even\r\n";
};

std::string csvFactions(const std::vector<std::string>& factions)
{
    std::string all;
    for (const std::string& faction : factions)
        all += (all.empty() ? "" : " + ") + faction;
    return all;
}

std::string csvOpponent(const Opponent& opponent)
{
    return opponent.player == kHumanPlayer ? language::Saying::person(opponent.name).words() : opponent.player;
}

} // namespace

std::string toCsv(const Statistics& statistics, const std::vector<OptionInfo>& options)
{
    CsvLines lines;
    lines.add("all", {}, statistics.all);
    for (const FactionTally& each : statistics.factions)
        lines.add("faction", each.faction, each.tally);
    for (const PairTally& each : statistics.pairs)
        lines.add("pair", csvFactions(each.factions), each.tally);
    for (const MeetingTally& each : statistics.meetings)
        lines.add("meeting", csvFactions(each.own), csvFactions(each.theirs), csvTally(each.tally));
    for (const OpponentTally& each : statistics.opponents)
        lines.add("opponent", csvOpponent(each.opponent), each.tally);
    for (const SeatTally& each : statistics.seats)
        lines.add("seat", std::to_string(each.place + 1) + " of " + std::to_string(each.seats), each.tally);
    for (const OptionTally& each : byOption(statistics, options))
        lines.add("option", each.option + '=' + each.value, each.tally);
    constexpr std::array<const char*, 3> kSteps { "week", "month", "year" };
    for (const TimeTally& each : statistics.time)
        lines.add(kSteps[static_cast<std::size_t>(statistics.step)], each.from, each.tally);
    for (const BaseTally& each : statistics.bases) {
        lines.add("base: own points", each.base, each.scored, each.own);
        lines.add("base: an opponent's points", each.base, each.scored, each.others);
    }
    for (const RatingPoint& each : statistics.rating)
        lines.add("rating", each.day, each.matches, each.elo);
    if (const LuckAndPlay& luck = statistics.luck; luck.matches > 0) {
        lines.add("luck", {}, luck.matches, luck.luck);
        lines.add("own errors", {}, luck.matches, luck.own);
        lines.add("an opponent's errors", {}, luck.matches, luck.theirs);
    }
    return lines.text();
}

std::string toCsv(const std::vector<NamedCard>& cards)
{
    std::vector<std::pair<const char*, Tally CardTally::*>> steps { { "seen", &CardTally::seen },
        { "drawn", &CardTally::drawn }, { "played", &CardTally::played }, { "not played", &CardTally::notPlayed },
        { "at once", &CardTally::atOnce }, { "stranded", &CardTally::stranded } };
    if (std::any_of(cards.begin(), cards.end(), [](const NamedCard& each) { return each.tally.acquired.played > 0; }))
        steps.insert(steps.end(), { { "acquired", &CardTally::acquired }, { "removed", &CardTally::removed } });
    std::string csv = "card,faction";
    for (const auto& [name, tally] : steps) {
        csv += std::string(",") + name;
        for (const char* figure : { "won", "share", "low", "high", "even" })
            csv += std::string(",") + name + ": " + figure;
    }
    csv += "\r\n";
    for (const NamedCard& card : cards) {
        csv += csvCell(card.tally.card) + ',' + csvCell(card.faction);
        for (const auto& [name, tally] : steps)
            csv += ',' + csvTally(card.tally.*tally);
        csv += "\r\n";
    }
    return csv;
}

} // namespace core
