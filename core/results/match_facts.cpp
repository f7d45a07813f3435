#include "core/results/match_facts.h"

#include "core/ai/arena/arena_tally.h"

#include <algorithm>
#include <bit>
#include <charconv>

namespace core {

namespace {

constexpr char kBetweenFields = '\t';

/// Writes fields one after the other; what would be read as the end of one becomes a space.
class FactsWriter {
public:
    FactsWriter& add(std::string_view text)
    {
        m_line += m_line.empty() ? "" : std::string(1, kBetweenFields);
        for (const char c : text)
            m_line += c == kBetweenFields || c == '\n' || c == '\r' || c == '\0' ? ' ' : c;
        return *this;
    }
    FactsWriter& add(std::int64_t number) { return add(std::to_string(number)); }
    std::string line() && { return std::move(m_line); }

private:
    std::string m_line;
};

class FactsReader {
public:
    explicit FactsReader(std::string_view line)
        : m_rest(line)
    {
    }

    bool atEnd() const { return m_ended; }
    bool sound() const { return m_sound; }
    std::string_view text()
    {
        if (m_ended)
            m_sound = false;
        const std::size_t end = m_rest.find(kBetweenFields);
        const std::string_view field = m_rest.substr(0, end);
        m_ended = end == std::string_view::npos;
        m_rest.remove_prefix(m_ended ? m_rest.size() : end + 1);
        return field;
    }
    template <typename Number = int>
    Number number()
    {
        const std::string_view field = text();
        Number value = 0;
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
        if (error != std::errc() || end != field.data() + field.size())
            m_sound = false;
        return value;
    }

private:
    std::string_view m_rest;
    bool m_ended = false;
    bool m_sound = true;
};

/// Whose turn was the first; that of the first seat where the standings do not say so, as in a match of a table.
int firstOf(const std::vector<TurnStanding>& standings)
{
    for (const TurnStanding& standing : standings)
        if (standing.turn == 1 && std::has_single_bit(standing.current))
            return std::countr_zero(standing.current);
    return 0;
}

std::string joinedParts(const std::vector<std::string>& parts)
{
    std::string word;
    for (const std::string& part : parts)
        word += (word.empty() ? "" : std::string(1, kBetweenParts)) + part;
    return word;
}

std::string joinedFactions(std::vector<std::string> factions)
{
    std::sort(factions.begin(), factions.end());
    return joinedParts(factions);
}

std::string joinedOptions(const std::map<std::string, std::string>& options)
{
    std::vector<std::string> parts;
    for (const auto& [name, value] : options)
        parts.push_back(name + '=' + value);
    return joinedParts(parts);
}

} // namespace

bool counts(const MatchSummary& match)
{
    return match.status == MatchStatus::Finished && !match.practice && match.origin.match == 0 && !match.seats.empty()
        && match.seats.size() <= static_cast<std::size_t>(kMaxSeats);
}

std::string factsLine(
    const MatchSummary& match, const std::vector<TurnStanding>& standings, const std::vector<RecordedMark>& marks)
{
    FactsWriter writer;
    const int seats = static_cast<int>(match.seats.size());
    writer.add(match.id).add(match.startedAt).add(match.set);
    writer.add(match.kind == MatchKind::Table ? 1 : 0).add(match.turns).add(firstOf(standings));
    writer.add(joinedOptions(match.options)).add(seats);
    const auto winners = static_cast<SeatMask>(match.winners & firstSeats(seats));
    for (int seat = 0; seat < seats; ++seat) {
        const RecordedSeat& sits = match.seats[static_cast<std::size_t>(seat)];
        writer.add(sits.name).add(sits.player).add(joinedFactions(sits.factions));
        writer.add(match.score[static_cast<std::size_t>(seat)]);
        writer.add(contains(winners, seatAt(seat)) ? kPartsOfMatch / std::popcount(winners) : 0);
    }
    for (const RecordedMark& mark : marks) {
        writer.add(mark.what);
        for (int seat = 0; seat < seats; ++seat)
            writer.add(mark.points[static_cast<std::size_t>(seat)]);
    }
    return std::move(writer).line();
}

bool readFacts(std::string_view line, MatchFacts& facts)
{
    FactsReader reader(line);
    facts.seats.clear();
    facts.marks.clear();
    facts.id = reader.number<std::int64_t>();
    facts.begun = reader.text();
    facts.set = reader.text();
    facts.table = reader.number() != 0;
    facts.turns = reader.number();
    facts.first = reader.number();
    facts.options = reader.text();
    const int seats = reader.number();
    if (!reader.sound() || seats < 1 || seats > kMaxSeats)
        return false;
    for (int seat = 0; seat < seats; ++seat) {
        SeatFacts& each = facts.seats.emplace_back();
        each.name = reader.text();
        each.player = reader.text();
        each.factions = reader.text();
        each.score = reader.number();
        each.parts = reader.number();
    }
    while (reader.sound() && !reader.atEnd()) {
        MatchFacts::Mark& mark = facts.marks.emplace_back();
        mark.what = reader.text();
        for (int seat = 0; seat < seats; ++seat)
            mark.points[static_cast<std::size_t>(seat)] = reader.number();
    }
    return reader.sound();
}

} // namespace core
