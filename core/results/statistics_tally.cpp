#include "core/results/statistics_tally.h"

#include "core/ai/arena/arena_tally.h"
#include "core/results/card_facts.h"
#include "core/statistics/glicko.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>

namespace core {

namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year_month_day;

constexpr int kRatingPeriod = 10; // matches; the paper wants ten at least
constexpr int kMostWeeks = 10; // that are told week by week
constexpr int kMostMonths = 24;

std::uint64_t both(std::uint32_t first, std::uint32_t second)
{
    return (static_cast<std::uint64_t>(first) << 32U) | second;
}

std::vector<std::string> partsOf(std::string_view word)
{
    std::vector<std::string> parts;
    while (!word.empty()) {
        const std::size_t end = word.find(kBetweenParts);
        parts.emplace_back(word.substr(0, end));
        word.remove_prefix(end == std::string_view::npos ? word.size() : end + 1);
    }
    return parts;
}

/// "level:3" of "level:3,style=patient".
std::string_view withoutStyle(std::string_view player)
{
    return player.starts_with("level:") ? player.substr(0, player.find(',')) : player;
}

constexpr std::int64_t kTimes = 1'000'000; // of a day, in a moment

/// "2026-06-03T20:15:00Z" as 20260603201500: later is more, and a number is quicker to compare.
std::int64_t momentOf(std::string_view begun)
{
    std::int64_t moment = 0;
    int digits = 0;
    for (const char c : begun)
        if (c >= '0' && c <= '9' && digits < 14) {
            moment = 10 * moment + (c - '0');
            ++digits;
        }
    for (; digits < 14; ++digits)
        moment *= 10;
    return moment;
}

/// The day of a moment; the first there is where that is none.
sys_days dayOf(std::int64_t moment)
{
    const auto day = static_cast<int>(moment / kTimes);
    const year_month_day date { std::chrono::year(day / 10'000),
        std::chrono::month(static_cast<unsigned>(day / 100 % 100)),
        std::chrono::day(static_cast<unsigned>(day % 100)) };
    return date.ok() ? sys_days(date) : sys_days {};
}

std::string wordsOf(sys_days day)
{
    const year_month_day date { day };
    std::array<char, 32> text {};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

sys_days beginningOf(sys_days day, TimeStep step)
{
    const year_month_day date { day };
    switch (step) {
    case TimeStep::Week:
        return day - (std::chrono::weekday(day) - std::chrono::Monday);
    case TimeStep::Month:
        return date.year() / date.month() / 1;
    case TimeStep::Year:
        break;
    }
    return date.year() / 1 / 1;
}

/// The mean of figures with its 95 % interval, by their spread; of one figure alone nothing is known.
Estimate meanOf(const std::vector<double>& figures)
{
    const auto count = static_cast<double>(figures.size());
    const double mean = std::accumulate(figures.begin(), figures.end(), 0.0) / std::max(1.0, count);
    double squares = 0;
    for (const double figure : figures)
        squares += (figure - mean) * (figure - mean);
    const double half = figures.size() < 2 ? 1 : kDeviations95 * std::sqrt(squares / (count - 1) / count);
    return { mean, mean - half, mean + half };
}

/// The entry of a word in a list that grows with the words.
template <typename Entry>
Entry& at(std::vector<Entry>& entries, std::uint32_t word)
{
    if (word >= entries.size())
        entries.resize(word + 1);
    return entries[word];
}

/// What was played most comes first, equal ones by name.
template <typename Entry>
void sortByPlayed(std::vector<Entry>& entries, auto nameOf)
{
    std::sort(entries.begin(), entries.end(), [&](const Entry& a, const Entry& b) {
        if (a.tally.played != b.tally.played)
            return a.tally.played > b.tally.played;
        return nameOf(a) < nameOf(b);
    });
}

} // namespace

StatisticsTally::StatisticsTally(StatisticsFilter filter, StatisticsGame game)
    : m_filter(std::move(filter))
    , m_game(std::move(game))
{
}

void StatisticsTally::add(std::string_view lines)
{
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        if (readFacts(lines.substr(0, end), m_facts))
            add(m_facts);
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
}

StatisticsTally::Word StatisticsTally::wordOf(std::string_view text)
{
    if (const auto known = m_numbers.find(text); known != m_numbers.end())
        return known->second;
    const auto number = static_cast<Word>(m_words.size());
    m_numbers.emplace(m_words.emplace_back(text), number);
    return number;
}

/// The seat of whoever is asked for; -1 where it is none.
int StatisticsTally::seatOf(const MatchFacts& facts) const
{
    int found = -1;
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
        const SeatFacts& each = facts.seats[seat];
        if (!m_filter.player.empty()) {
            if (each.name == m_filter.player)
                return static_cast<int>(seat);
            continue;
        }
        if (each.player != kHumanPlayer)
            continue;
        if (found >= 0) // several at one screen: nobody knows who of them is the user
            return facts.table ? found : -1;
        found = static_cast<int>(seat);
    }
    return found;
}

bool StatisticsTally::hasOptions(const MatchFacts& facts) const
{
    if (m_filter.options.empty())
        return true;
    const std::vector<std::string> named = partsOf(facts.options);
    return std::all_of(m_filter.options.begin(), m_filter.options.end(), [&](const WantedOption& wanted) {
        const std::string name = wanted.name + '=';
        const auto chosen
            = std::find_if(named.begin(), named.end(), [&](const std::string& each) { return each.starts_with(name); });
        return chosen == named.end() ? wanted.usual : *chosen == name + wanted.value;
    });
}

bool StatisticsTally::wanted(const MatchFacts& facts, int seat) const
{
    if (!hasOptions(facts))
        return false;
    if (!m_filter.set.empty() && facts.set != m_filter.set)
        return false;
    if (facts.begun < m_filter.from)
        return false;
    if (!m_filter.opponent)
        return true;
    for (std::size_t other = 0; other < facts.seats.size(); ++other) {
        const SeatFacts& each = facts.seats[other];
        const std::string_view name = each.player == kHumanPlayer ? each.name : std::string_view();
        if (static_cast<int>(other) != seat && withoutStyle(each.player) == m_filter.opponent->player
            && name == m_filter.opponent->name)
            return true;
    }
    return false;
}

/// By the options that the match names, once for all matches that name the same.
const StatisticsTally::Sides& StatisticsTally::sidesOf(const MatchFacts& facts)
{
    const auto seats = static_cast<int>(facts.seats.size());
    const auto [place, unknown] = m_sides.try_emplace({ wordOf(facts.set), wordOf(facts.options), seats });
    Sides& sides = place->second;
    if (!unknown)
        return sides;
    MatchSetup setup;
    setup.set = facts.set;
    setup.seats.resize(facts.seats.size());
    for (const std::string& named : partsOf(facts.options)) {
        const std::size_t end = std::min(named.find('='), named.size() - 1);
        setup.options[named.substr(0, end)] = named.substr(end + 1);
    }
    const MatchMode mode = m_game.modeOf ? m_game.modeOf(setup) : MatchMode {};
    sides.masks = mode.sides;
    sides.count = mode.sides.empty() ? seats : static_cast<int>(mode.sides.size()) + (mode.against.empty() ? 0 : 1);
    return sides;
}

void StatisticsTally::add(const MatchFacts& facts)
{
    for (const SeatFacts& each : facts.seats)
        if (each.player == kHumanPlayer)
            ++at(m_persons, wordOf(each.name));
    const int seat = seatOf(facts);
    if (seat < 0 || !wanted(facts, seat))
        return;
    const int seats = static_cast<int>(facts.seats.size());
    const SeatFacts& sits = facts.seats[static_cast<std::size_t>(seat)];
    const Sides& sides = sidesOf(facts);
    Own own { momentOf(facts.begun), facts.id, seat, maskOf(seatAt(seat)),
        { 1, sits.parts, kPartsOfMatch / sides.count } };
    int won = 0;
    for (const SeatMask side : sides.masks) {
        if (contains(side, seatAt(seat)))
            own.side = side;
        for (int each = 0; each < seats; ++each)
            if (contains(side, seatAt(each)) && facts.seats[static_cast<std::size_t>(each)].parts > 0) {
                ++won;
                break;
            }
    }
    if (won > 0)
        own.tally.parts = sits.parts > 0 ? kPartsOfMatch / won : 0;
    m_own.push_back(own);
    m_all.add(own.tally);
    m_seats[seats * kMaxSeats + (seat - facts.first + seats) % seats].add(own.tally);
    at(m_options, wordOf(facts.options)).add(own.tally);
    if (!sits.factions.empty())
        at(m_pairs, wordOf(sits.factions)).add(own.tally);
    // Of a team nobody knows what each of it did.
    addOpponents(facts, own, sides.masks.empty());
    addRecords(facts, own);
    for (const MatchFacts::Mark& mark : facts.marks)
        addMark(mark, seats, own);
}

void StatisticsTally::addMark(const MatchFacts::Mark& mark, int seats, const Own& own)
{
    Points& points = at(m_bases, wordOf(mark.what));
    int theirs = 0;
    for (int seat = 0; seat < seats; ++seat)
        if (!contains(own.side, seatAt(seat)))
            theirs += mark.points[static_cast<std::size_t>(seat)];
    ++points.scored;
    points.own += mark.points[static_cast<std::size_t>(own.seat)];
    points.others += static_cast<double>(theirs) / std::max(1, seats - std::popcount(own.side));
}

void StatisticsTally::addOpponents(const MatchFacts& facts, const Own& own, bool rated)
{
    const SeatFacts& sits = facts.seats[static_cast<std::size_t>(own.seat)];
    std::array<std::uint64_t, kMaxSeats> met {};
    std::array<std::uint64_t, kMaxSeats> played {};
    std::size_t count = 0;
    for (std::size_t other = 0; other < facts.seats.size(); ++other) {
        const SeatFacts& each = facts.seats[other];
        if (contains(own.side, seatAt(static_cast<int>(other))))
            continue;
        const std::string_view player = withoutStyle(each.player);
        const bool person = player == kHumanPlayer;
        met[count] = both(wordOf(player), wordOf(person ? each.name : std::string_view()));
        played[count] = both(wordOf(sits.factions), wordOf(each.factions));
        // Two at one table are one opponent.
        if (std::find(met.begin(), met.begin() + count, met[count]) == met.begin() + count)
            m_opponents[met[count]].add(own.tally);
        if (!sits.factions.empty() && !each.factions.empty()
            && std::find(played.begin(), played.begin() + count, played[count]) == played.begin() + count)
            m_meetings[played[count]].add(own.tally);
        ++count;
        if (!rated || person
            || (sits.parts == 0 && each.parts == 0)) // where a third one won, nobody was the better of the two
            continue;
        for (std::size_t level = 0; level < m_game.rated.size(); ++level)
            if (each.player == m_game.rated[level].player)
                m_ratedResults.push_back({ m_own.size() - 1, level,
                    each.parts == 0       ? 1.0
                        : sits.parts == 0 ? 0.0
                                          : 0.5 });
    }
}

void StatisticsTally::addRecords(const MatchFacts& facts, const Own& own)
{
    const int score = facts.seats[static_cast<std::size_t>(own.seat)].score;
    if (m_records.points.match == 0 || score > m_records.points.value)
        m_records.points = { score, facts.id };
    if (own.tally.parts != kPartsOfMatch)
        return;
    int best = 0;
    bool any = false;
    for (std::size_t other = 0; other < facts.seats.size(); ++other)
        if (!contains(own.side, seatAt(static_cast<int>(other)))) {
            best = any ? std::max(best, facts.seats[other].score) : facts.seats[other].score;
            any = true;
        }
    if (any && (m_records.margin.match == 0 || score - best > m_records.margin.value))
        m_records.margin = { score - best, facts.id };
    if (facts.turns > 0 && !facts.table && (m_records.turns.match == 0 || facts.turns < m_records.turns.value))
        m_records.turns = { facts.turns, facts.id };
}

void StatisticsTally::knowSeats()
{
    for (; m_seatsKnown < m_own.size(); ++m_seatsKnown)
        m_ownPlaces[m_own[m_seatsKnown].id] = m_seatsKnown;
}

void StatisticsTally::addCards(std::string_view lines)
{
    knowSeats();
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        std::int64_t match = 0;
        const Own* own = nullptr;
        std::map<std::string_view, int> acquired; // by faction
        readCards(lines.substr(0, end), match, [&](const CardFacts& facts) {
            if (own == nullptr) {
                const auto place = m_ownPlaces.find(match);
                if (place == m_ownPlaces.end())
                    return;
                own = &m_own[place->second];
                ++m_matchesWithCards;
            }
            if (facts.seat != own->seat)
                return;
            if (facts.acquired > 0)
                acquired[facts.group] += facts.acquired;
            CardTally& card = at(m_cards, wordOf(facts.name));
            for (const auto& [is, tally] : { std::pair(facts.seen, &card.seen), std::pair(facts.drawn, &card.drawn),
                     std::pair(facts.played, &card.played), std::pair(facts.drawn && !facts.played, &card.notPlayed),
                     std::pair(facts.atOnce, &card.atOnce), std::pair(facts.stranded, &card.stranded),
                     std::pair(facts.acquired > 0, &card.acquired), std::pair(facts.removed, &card.removed) })
                if (is)
                    tally->add(own->tally);
        });
        if (!acquired.empty())
            addAcquired(acquired, own->tally);
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
}

void StatisticsTally::addAcquired(const std::map<std::string_view, int>& acquired, const Tally& tally)
{
    int all = 0;
    for (const auto& each : acquired)
        all += each.second;
    m_acquiring.add(tally);
    for (const auto& [faction, count] : acquired) {
        if (faction.empty())
            continue;
        const AcquiredShare share = 2 * count > all ? AcquiredShare::MoreThanHalf
            : 4 * count > all                       ? AcquiredShare::UpToHalf
                                                    : AcquiredShare::UpToQuarter;
        auto known = m_acquired.find(faction);
        if (known == m_acquired.end())
            known = m_acquired.emplace(faction, AcquiredTally { std::string(faction) }).first;
        known->second.shares[static_cast<std::size_t>(share)].add(tally);
    }
}

/// In all other matches nothing of the faction was acquired.
void StatisticsTally::sumAcquired(Statistics& statistics) const
{
    for (const auto& known : m_acquired) {
        AcquiredTally& each = statistics.acquired.emplace_back(known.second);
        Tally some;
        for (const Tally& share : each.shares)
            some.add(share);
        each.shares[static_cast<std::size_t>(AcquiredShare::None)]
            = { m_acquiring.played - some.played, m_acquiring.parts - some.parts, m_acquiring.even - some.even };
    }
}

void StatisticsTally::addAnalysed(std::int64_t match, int seat, double luck, double errors)
{
    knowSeats();
    const auto own = m_ownPlaces.find(match);
    if (own == m_ownPlaces.end())
        return;
    Analysed& analysed = m_analysed[match];
    if (m_own[own->second].seat == seat) {
        analysed.luck = luck;
        analysed.own = errors;
    } else if (!contains(m_own[own->second].side, seatAt(seat))) {
        analysed.theirs += errors;
        ++analysed.others;
    }
}

void StatisticsTally::sumFactions(Statistics& statistics) const
{
    std::map<std::string, Tally> factions;
    for (std::size_t word = 0; word < m_pairs.size(); ++word) {
        if (m_pairs[word].played == 0)
            continue;
        std::vector<std::string> played = partsOf(m_words[word]);
        for (const std::string& faction : played)
            factions[faction].add(m_pairs[word]);
        if (played.size() > 1)
            statistics.pairs.push_back({ std::move(played), m_pairs[word] });
    }
    for (const auto& [faction, tally] : factions)
        statistics.factions.push_back({ faction, tally });
    for (const auto& [words, tally] : m_meetings)
        statistics.meetings.push_back({ partsOf(m_words[words >> 32U]), partsOf(m_words[words & ~Word { 0 }]), tally });
    sortByPlayed(statistics.factions, [](const FactionTally& each) { return each.faction; });
    sortByPlayed(statistics.pairs, [](const PairTally& each) { return each.factions; });
    sortByPlayed(statistics.meetings, [](const MeetingTally& each) { return std::pair(each.own, each.theirs); });
}

void StatisticsTally::sumOptions(Statistics& statistics) const
{
    std::map<std::string, Tally> options;
    for (std::size_t word = 0; word < m_options.size(); ++word)
        for (const std::string& named : partsOf(m_words[word]))
            options[named].add(m_options[word]);
    for (const auto& [named, tally] : options)
        if (tally.played > 0)
            statistics.options.push_back({ named.substr(0, named.find('=')),
                named.substr(std::min(named.find('='), named.size() - 1) + 1), tally });
}

void StatisticsTally::sumTime(Statistics& statistics, const std::vector<std::size_t>& order) const
{
    if (order.empty())
        return;
    const auto span = dayOf(m_own[order.back()].moment) - dayOf(m_own[order.front()].moment);
    statistics.step = span < days(7 * kMostWeeks) ? TimeStep::Week
        : span < days(31 * kMostMonths)           ? TimeStep::Month
                                                  : TimeStep::Year;
    std::int64_t last = -1;
    for (const std::size_t place : order) {
        const Own& own = m_own[place];
        if (own.moment / kTimes != last) {
            last = own.moment / kTimes;
            const std::string from = wordsOf(beginningOf(dayOf(own.moment), statistics.step));
            if (statistics.time.empty() || statistics.time.back().from != from)
                statistics.time.push_back({ from, {} });
        }
        statistics.time.back().tally.add(own.tally);
    }
}

void StatisticsTally::sumRating(Statistics& statistics, const std::vector<std::size_t>& order) const
{
    if (m_ratedResults.empty())
        return;
    std::vector<std::size_t> firstOf(m_own.size() + 1, 0); // those of a match stand beside each other
    for (const Rated& result : m_ratedResults)
        ++firstOf[result.match + 1];
    std::partial_sum(firstOf.begin(), firstOf.end(), firstOf.begin());
    GlickoRating rating;
    rating.rating = 0;
    for (const RatedPlayer& player : m_game.rated)
        rating.rating += player.elo / static_cast<double>(m_game.rated.size());
    std::vector<GlickoResult> period;
    int matches = 0;
    int inPeriod = 0;
    std::int64_t last = 0;
    const auto close = [&] {
        rating = afterPeriod(rating, period);
        statistics.rating.push_back({ matches, wordsOf(dayOf(last)), rating.estimate() });
        period.clear();
        inPeriod = 0;
    };
    for (const std::size_t place : order) {
        if (firstOf[place] == firstOf[place + 1])
            continue;
        for (std::size_t each = firstOf[place]; each < firstOf[place + 1]; ++each) {
            const RatedPlayer& player = m_game.rated[m_ratedResults[each].player];
            period.push_back(
                { player.elo, (player.high - player.low) / (2 * kDeviations95), m_ratedResults[each].score });
        }
        last = m_own[place].moment;
        ++matches;
        if (++inPeriod == kRatingPeriod)
            close();
    }
    if (inPeriod > 0)
        close();
}

void StatisticsTally::sumLuck(Statistics& statistics) const
{
    std::vector<double> luck;
    std::vector<double> own;
    std::vector<double> theirs;
    for (const auto& [match, analysed] : m_analysed) {
        luck.push_back(analysed.luck);
        own.push_back(analysed.own);
        theirs.push_back(-analysed.theirs / std::max(1, analysed.others));
    }
    statistics.luck = { static_cast<int>(luck.size()), meanOf(luck), meanOf(own), meanOf(theirs) };
}

Statistics StatisticsTally::sums()
{
    Statistics statistics;
    statistics.all = m_all;
    sumFactions(statistics);
    for (const auto& [words, tally] : m_opponents)
        statistics.opponents.push_back({ { m_words[words >> 32U], m_words[words & ~Word { 0 }] }, tally });
    sortByPlayed(statistics.opponents, [](const OpponentTally& each) { return each.opponent; });
    for (const auto& [key, tally] : m_seats)
        statistics.seats.push_back({ key / kMaxSeats, key % kMaxSeats, tally });
    std::sort(statistics.seats.begin(), statistics.seats.end(), [](const SeatTally& a, const SeatTally& b) {
        return std::pair(a.seats, a.place) < std::pair(b.seats, b.place);
    });
    sumOptions(statistics);
    for (std::size_t word = 0; word < m_bases.size(); ++word)
        if (const Points& points = m_bases[word]; points.scored > 0)
            statistics.bases.push_back({ m_words[word], points.scored, static_cast<double>(points.own) / points.scored,
                points.others / points.scored });
    std::sort(statistics.bases.begin(), statistics.bases.end(), [](const BaseTally& a, const BaseTally& b) {
        return a.scored != b.scored ? a.scored > b.scored : a.base < b.base;
    });
    for (std::size_t word = 0; word < m_cards.size(); ++word)
        if (m_cards[word].seen.played > 0) {
            statistics.cards.push_back(m_cards[word]);
            statistics.cards.back().card = m_words[word];
        }
    std::sort(statistics.cards.begin(), statistics.cards.end(), [](const CardTally& a, const CardTally& b) {
        return a.seen.played != b.seen.played ? a.seen.played > b.seen.played : a.card < b.card;
    });
    statistics.matchesWithCards = m_matchesWithCards;
    sumAcquired(statistics);
    for (std::size_t word = 0; word < m_persons.size(); ++word)
        if (m_persons[word] > 0)
            statistics.persons.push_back({ m_words[word], m_persons[word] });
    std::sort(statistics.persons.begin(), statistics.persons.end(), [](const PersonTally& a, const PersonTally& b) {
        return a.matches != b.matches ? a.matches > b.matches : a.name < b.name;
    });

    std::vector<std::size_t> order(m_own.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return std::pair(m_own[a].moment, m_own[a].id) < std::pair(m_own[b].moment, m_own[b].id);
    });
    statistics.records = m_records;
    Records& records = statistics.records;
    for (const std::size_t place : order) {
        const std::int64_t parts = m_own[place].tally.parts;
        if (parts == kPartsOfMatch)
            records.streak = std::max(0, records.streak) + 1;
        else // a shared win ends both kinds of row
            records.streak = parts == 0 ? std::min(0, records.streak) - 1 : 0;
        records.longest = std::max(records.longest, records.streak);
    }
    sumTime(statistics, order);
    sumRating(statistics, order);
    sumLuck(statistics);
    return statistics;
}

} // namespace core
