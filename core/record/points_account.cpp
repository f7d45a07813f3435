#include "core/record/points_account.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace core {

namespace {

void add(PerSeat<std::int16_t>& sum, const PerSeat<std::int16_t>& more, int factor = 1)
{
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] = static_cast<std::int16_t>(sum[i] + factor * more[i]);
}

bool isNothing(const PerSeat<std::int16_t>& points)
{
    return std::all_of(points.begin(), points.end(), [](std::int16_t each) { return each == 0; });
}

/// Hears what gives points.
class Accountant final : public EventSink {
public:
    Accountant(const Notation& notation, const Match& match)
        : m_notation(notation)
        , m_match(match)
    {
    }

    void onEvent(const Event& event) override
    {
        if (const std::optional<Mark> mark = m_notation.mark(m_match, event))
            book(PointsSource::Kind::Mark, *mark);
        if (const std::optional<Mark> gain = m_notation.gain(m_match, event))
            book(PointsSource::Kind::Gain, *gain);
    }

    std::vector<PointsSource>& sources() { return m_sources; }

private:
    void book(PointsSource::Kind kind, const Mark& mark)
    {
        auto found = std::find_if(m_sources.begin(), m_sources.end(),
            [&](const PointsSource& each) { return each.kind == kind && each.what == mark.what; });
        if (found == m_sources.end())
            found = m_sources.insert(m_sources.end(), { kind, mark.what, {}, {} });
        const int turn = m_match.standing().turn;
        if (found->turns.empty() || found->turns.back() != turn)
            found->turns.push_back(turn);
        add(found->points, mark.points);
    }

    const Notation& m_notation;
    const Match& m_match;
    std::vector<PointsSource> m_sources;
};

/// The one seat that has most; Seat::None where several have.
Seat leader(const PerSeat<std::int16_t>& score, std::size_t seats)
{
    const auto end = score.begin() + static_cast<std::ptrdiff_t>(seats);
    const auto most = std::max_element(score.begin(), end);
    return std::count(score.begin(), end, *most) == 1 ? seatAt(static_cast<int>(most - score.begin())) : Seat::None;
}

} // namespace

std::vector<Mark> gainsBetween(const std::vector<Mark>& before, const std::vector<Mark>& after)
{
    std::vector<Mark> gains;
    for (std::size_t i = 0; i < after.size() && i < before.size(); ++i) {
        Mark gain = after[i];
        add(gain.points, before[i].points, -1);
        if (!isNothing(gain.points))
            gains.push_back(std::move(gain));
    }
    return gains;
}

PointsAccount pointsAccount(const Game& game, const MatchRecord& record)
{
    Problems problems;
    const auto match = game.newMatch(record.setup(), problems);
    if (match == nullptr)
        return {};
    Accountant accountant(game.notation(), *match);
    const PerSeat<std::int16_t> start = match->standing().score; // some games begin with points
    for (const RecordedChoice& each : record.choices) {
        const auto choice = game.notation().fromWords(*match, match->prompt(), each.words);
        if (!choice)
            return {};
        match->apply(*choice, &accountant);
    }
    PointsAccount account;
    const Outcome outcome = match->outcome();
    account.score = outcome.decided ? outcome.score : match->standing().score;
    if (const std::vector<Mark> parts = game.notation().scoreParts(*match); !parts.empty()) {
        for (const Mark& each : parts)
            if (!isNothing(each.points))
                account.sources.push_back({ PointsSource::Kind::Part, each.what, {}, each.points });
    } else {
        account.sources = std::move(accountant.sources());
        account.start = start;
    }
    if (const FinalCount count = game.finalCount(*match); !isNothing(count.taken)) {
        PointsSource taken { PointsSource::Kind::Count, count.what, {}, {} };
        add(taken.points, count.taken, -1);
        account.sources.push_back(taken);
    }
    PointsSource other { PointsSource::Kind::Other, {}, {}, account.score };
    add(other.points, account.start, -1);
    for (const PointsSource& each : account.sources)
        add(other.points, each.points, -1);
    if (!isNothing(other.points))
        account.sources.push_back(other);
    return account;
}

static void findTurning(const MatchRecord& record, CourseFacts& facts)
{
    const auto seats = static_cast<std::ptrdiff_t>(record.summary.seats.size());
    int most = 0;
    for (std::size_t number = 0; number < record.marks.size(); ++number) {
        const RecordedMark& mark = record.marks[number];
        if (mark.turn != facts.ledSince)
            continue;
        PerSeat<std::int16_t> others = mark.points;
        const auto winner = static_cast<std::size_t>(std::countr_zero(record.summary.winners));
        const int own = std::exchange(others[winner], std::numeric_limits<std::int16_t>::min());
        const int gained = own - *std::max_element(others.begin(), others.begin() + seats);
        if (gained > most) {
            most = gained;
            facts.turning = static_cast<int>(number);
            facts.turnedBy = seatAt(static_cast<int>(winner));
        }
    }
}

CourseFacts courseFacts(const MatchRecord& record)
{
    const std::size_t seats = record.summary.seats.size();
    CourseFacts facts;
    Seat led = Seat::None;
    for (const TurnStanding& each : record.standings) {
        const Seat now = leader(each.score, seats);
        if (now != Seat::None && led != Seat::None && now != led)
            ++facts.leadChanges;
        led = now == Seat::None ? led : now;
        const bool won = now != Seat::None && record.summary.winners == maskOf(now);
        facts.ledSince = !won ? 0 : facts.ledSince == 0 ? each.turn : facts.ledSince;
        for (std::size_t i = 0; i < seats; ++i) {
            const int behind
                = *std::max_element(each.score.begin(), each.score.begin() + static_cast<std::ptrdiff_t>(seats))
                - each.score[i];
            if (contains(record.summary.winners, seatAt(static_cast<int>(i))) && behind > facts.mostBehind) {
                facts.mostBehind = behind;
                facts.behindAfter = each.turn;
            }
        }
    }
    int most = 0;
    for (std::size_t number = 0; number < record.marks.size(); ++number)
        for (std::size_t i = 0; i < seats; ++i)
            if (record.marks[number].points[i] > most) {
                most = record.marks[number].points[i];
                facts.best = static_cast<int>(number);
                facts.bestFor = seatAt(static_cast<int>(i));
            }
    if (facts.ledSince > 0 && facts.mostBehind > 0)
        findTurning(record, facts);
    return facts;
}

} // namespace core
