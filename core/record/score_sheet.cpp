#include "core/record/score_sheet.h"

#include <algorithm>
#include <bit>
#include <memory>

namespace core {

namespace {

/// The seats with the most points, and with the fewest of `less` among them where that is asked for.
SeatMask leadersOf(const PerSeat<std::int16_t>& score, const std::vector<SheetSeat>& seats, bool fewest)
{
    SeatMask leaders = 0;
    std::pair<int, int> best;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::pair<int, int> own { score[i], fewest ? -seats[i].less : 0 };
        if (leaders == 0 || best < own) {
            best = own;
            leaders = 0;
        }
        if (own == best)
            leaders = static_cast<SeatMask>(leaders | maskOf(seatAt(static_cast<int>(i))));
    }
    return leaders;
}

/// The seat that leads alone at the goal or beyond; none where nobody does.
Seat soleLeader(const ScoreSheet& sheet, const PerSeat<std::int16_t>& score)
{
    const SeatMask leaders = leadersOf(score, sheet.seats, false);
    for (int i = 0; i < kMaxSeats; ++i)
        if (leaders == maskOf(seatAt(i)) && score[static_cast<std::size_t>(i)] >= sheet.goal)
            return seatAt(i);
    return Seat::None;
}

/// Whether these are all of one side.
bool isOneSide(const ScoreSheet& sheet, SeatMask seats)
{
    return seats != 0 && sheet.sideOf(seatAt(std::countr_zero(seats))) == seats;
}

/// Where points fall: the first row after which one side is left, or of those who win together nobody.
SheetVerdict verdictOnFall(const ScoreSheet& sheet)
{
    SheetVerdict verdict;
    const std::size_t rows = sheet.rows.size();
    verdict.leaders = sheet.left(rows);
    verdict.kind = SheetVerdict::Kind::GoesOn;
    const auto isOver = [&](std::size_t row) {
        return sheet.isTogether() ? sheet.left(row) == 0 : isOneSide(sheet, sheet.left(row));
    };
    for (std::size_t row = 1; row <= rows; ++row)
        if (isOver(row)) {
            verdict.kind = row == rows ? SheetVerdict::Kind::Over : SheetVerdict::Kind::OverBefore;
            verdict.row = row;
            break;
        }
    if (verdict.kind == SheetVerdict::Kind::GoesOn && sheet.won) {
        verdict.kind = SheetVerdict::Kind::Over;
        verdict.row = rows;
    } else if (verdict.kind == SheetVerdict::Kind::GoesOn && verdict.leaders == 0) {
        verdict.kind = SheetVerdict::Kind::Tie;
    }
    return verdict;
}

} // namespace

PerSeat<int> SheetRow::ranks(std::size_t seats) const
{
    PerSeat<int> ranks {};
    for (std::size_t i = 0; i < seats; ++i) {
        if (places[i] == 0)
            continue;
        ranks[i] = 1;
        for (std::size_t other = 0; other < seats; ++other)
            ranks[i] += places[other] != 0 && places[other] < places[i] ? 1 : 0;
    }
    return ranks;
}

PerSeat<std::int16_t> SheetRow::points(std::size_t seats) const
{
    PerSeat<std::int16_t> points {};
    const PerSeat<int> ranked = ranks(seats);
    for (std::size_t i = 0; i < seats; ++i) {
        const auto place = static_cast<std::size_t>(ranked[i]);
        points[i] = static_cast<std::int16_t>(given[i] + (place == 0 || place > worth.size() ? 0 : worth[place - 1]));
    }
    return points;
}

PerSeat<std::int16_t> ScoreSheet::after(std::size_t count) const
{
    PerSeat<std::int16_t> score = start;
    for (std::size_t row = 0; row < std::min(count, rows.size()); ++row) {
        const PerSeat<std::int16_t> points = rows[row].points(seats.size());
        for (std::size_t i = 0; i < seats.size(); ++i)
            score[i] = static_cast<std::int16_t>(score[i] + points[i]);
    }
    return score;
}

FinalCount ScoreSheet::count() const
{
    FinalCount count;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        count.taken[i] = static_cast<std::int16_t>(rules.less.empty() ? 0 : seats[i].less / rules.lessEach);
        if (count.taken[i] != 0)
            count.what = rules.less;
    }
    return count;
}

PerSeat<std::int16_t> ScoreSheet::finalScore() const
{
    PerSeat<std::int16_t> score = after(rows.size());
    const FinalCount taken = count();
    for (std::size_t i = 0; i < seats.size(); ++i)
        score[i] = static_cast<std::int16_t>(score[i] - taken.taken[i]);
    return score;
}

SeatMask ScoreSheet::sideOf(Seat seat) const
{
    return static_cast<SeatMask>(sides[static_cast<std::size_t>(indexOf(seat))] | maskOf(seat));
}

bool ScoreSheet::isTogether() const
{
    return seats.size() > 1 && sideOf(Seat::First) == firstSeats(static_cast<int>(seats.size()));
}

SeatMask ScoreSheet::left(std::size_t count) const
{
    const PerSeat<std::int16_t> score = after(count);
    SeatMask left = 0;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (score[i] > goal)
            left = static_cast<SeatMask>(left | sideOf(seatAt(static_cast<int>(i))));
    return left;
}

SeatMask ScoreSheet::winners() const
{
    if (won)
        return *won;
    if (falls()) {
        if (isTogether())
            return 0; // what the game puts before them may be beaten with any points, so that is said
        const SeatMask last = left(rows.size());
        return last == 0 ? firstSeats(static_cast<int>(seats.size())) : isOneSide(*this, last) ? last : SeatMask { 0 };
    }
    return leadersOf(finalScore(), seats, !rules.less.empty());
}

SheetVerdict verdictOn(const ScoreSheet& sheet)
{
    SheetVerdict verdict;
    const std::size_t rows = sheet.rows.size();
    if (rows == 0)
        return verdict;
    if (sheet.falls())
        return verdictOnFall(sheet);
    verdict.leaders = leadersOf(sheet.after(rows), sheet.seats, false);
    if (!sheet.goalDecides) {
        verdict.kind
            = sheet.won || std::popcount(verdict.leaders) == 1 ? SheetVerdict::Kind::Over : SheetVerdict::Kind::Tie;
        verdict.row = rows;
        return verdict;
    }
    for (std::size_t row = 1; row <= rows; ++row) {
        const Seat leader = soleLeader(sheet, sheet.after(row));
        if (leader == Seat::None)
            continue;
        verdict.kind = row == rows ? SheetVerdict::Kind::Over : SheetVerdict::Kind::OverBefore;
        verdict.row = row;
        verdict.leader = leader;
        return verdict;
    }
    const PerSeat<std::int16_t> score = sheet.after(rows);
    const int most = *std::max_element(score.begin(), score.begin() + static_cast<std::ptrdiff_t>(sheet.seats.size()));
    verdict.kind = most >= sheet.goal ? SheetVerdict::Kind::Tie : SheetVerdict::Kind::GoesOn;
    return verdict;
}

Problems layTable(ScoreSheet& sheet, const Game& game)
{
    sheet.start = {};
    sheet.sides = {};
    if (sheet.rules.rows != SheetRules::Rows::Points)
        return {};
    MatchSetup setup { sheet.set, {}, sheet.options };
    for (std::size_t i = 0; i < sheet.seats.size(); ++i) // who has no name yet plays, too
        setup.seats.push_back({ language::unnamed(static_cast<int>(i)), sheet.seats[i].factions });
    Problems problems;
    const std::unique_ptr<Match> match = game.newMatch(setup, problems);
    sheet.start.fill(static_cast<std::int16_t>(game.scoreScale().start));
    if (match == nullptr)
        return problems;
    sheet.start = match->standing().score;
    for (std::size_t i = 0; i < sheet.seats.size(); ++i)
        sheet.sides[i] = match->teamOf(seatAt(static_cast<int>(i)));
    return {};
}

MatchRecord toRecord(const ScoreSheet& sheet, const Game& game)
{
    MatchRecord record;
    MatchSummary& summary = record.summary;
    summary.game = sheet.game;
    summary.set = sheet.set;
    summary.kind = MatchKind::Table;
    summary.place = sheet.place;
    summary.notes = sheet.notes;
    summary.startedAt = sheet.startedAt;
    summary.finishedAt = sheet.startedAt;
    for (const SheetSeat& seat : sheet.seats)
        summary.seats.push_back({ seat.name, std::string(kHumanPlayer), seat.factions });
    summary.together = sheet.isTogether();
    record.summary.options = sheet.options;
    const SheetVerdict::Kind verdict = verdictOn(sheet).kind;
    const bool over = verdict == SheetVerdict::Kind::Over || verdict == SheetVerdict::Kind::OverBefore
        || verdict == SheetVerdict::Kind::Tie;
    summary.status = over ? MatchStatus::Finished : MatchStatus::Abandoned;
    summary.winners = over ? sheet.winners() : SeatMask { 0 };
    summary.score = over ? sheet.finalScore() : sheet.after(sheet.rows.size());
    if (over)
        summary.count = sheet.count();
    record.setHash = game.setHash(sheet.set);
    record.engineVersion = game.engineVersion();
    record.standings.push_back({ 0, SeatMask {}, sheet.start, 0 });
    for (std::size_t row = 1; row <= sheet.rows.size(); ++row) {
        const int turn = static_cast<int>(row);
        const bool last = row == sheet.rows.size();
        record.standings.push_back({ turn, SeatMask {}, last ? summary.score : sheet.after(row), 0 });
        if (sheet.rules.rows == SheetRules::Rows::Places)
            record.marks.push_back(
                { turn, 0, sheet.rows[row - 1].what, sheet.rows[row - 1].points(sheet.seats.size()) });
    }
    return record;
}

std::vector<int> worthOf(const Game& game, const std::string& set, const std::string& card)
{
    const std::optional<SheetRules> rules = game.sheetRules(set);
    if (rules && !card.empty())
        for (const CardInfo& each : game.cards())
            if (each.set == set && each.type == rules->type && each.name == card)
                for (const Figure& figure : each.figures)
                    if (figure.name == rules->figure)
                        return figure.values;
    return {};
}

namespace {

/// Places that give these points, where there are some.
std::optional<PerSeat<int>> placesFor(const SheetRow& row, const PerSeat<std::int16_t>& points, std::size_t seats)
{
    SheetRow tried = row;
    const auto most = static_cast<int>(seats);
    for (;;) {
        if (tried.points(seats) == points)
            return tried.places;
        std::size_t seat = 0;
        while (seat < seats && tried.places[seat] == most)
            tried.places[seat++] = 0;
        if (seat == seats)
            return std::nullopt;
        ++tried.places[seat];
    }
}

/// Of what costs points the record has the points alone, which may be of more cards; what those did to a tie is who
/// won.
void settleTie(ScoreSheet& sheet, SeatMask winners)
{
    const std::vector<SheetSeat> least = sheet.seats;
    const int each = sheet.rules.lessEach;
    for (int tried = 0; sheet.winners() != winners; ++tried) {
        int left = tried;
        for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat, left /= each)
            sheet.seats[seat].less = least[seat].less + left % each;
        if (left != 0) {
            sheet.seats = least;
            return;
        }
    }
}

} // namespace

ScoreSheet toSheet(const MatchRecord& record, const Game& game)
{
    const MatchSummary& summary = record.summary;
    ScoreSheet sheet;
    sheet.game = summary.game;
    sheet.set = summary.set;
    sheet.rules = game.sheetRules(summary.set).value_or(SheetRules {});
    sheet.goal = game.scoreScale().goal;
    sheet.goalDecides = game.scoreScale().decides;
    sheet.place = summary.place;
    sheet.notes = summary.notes;
    sheet.startedAt = summary.startedAt;
    for (std::size_t i = 0; i < summary.seats.size(); ++i) {
        const RecordedSeat& seat = summary.seats[i];
        sheet.seats.push_back(
            { seat.name, seat.factions, summary.count ? summary.count->taken[i] * sheet.rules.lessEach : 0 });
    }
    sheet.options = record.summary.options;
    if (sheet.rules.rows == SheetRules::Rows::Points) {
        layTable(sheet, game);
        for (std::size_t at = 1; at < record.standings.size(); ++at) {
            SheetRow row;
            for (std::size_t i = 0; i < sheet.seats.size(); ++i)
                row.given[i] = record.standings[at].score[i] - record.standings[at - 1].score[i];
            sheet.rows.push_back(std::move(row));
        }
        if (!record.standings.empty())
            sheet.start = record.standings.front().score;
        if (summary.status == MatchStatus::Finished && sheet.winners() != summary.winners)
            sheet.won = summary.winners;
        return sheet;
    }
    for (const RecordedMark& mark : record.marks) {
        SheetRow row { mark.what, worthOf(game, summary.set, mark.what), {}, {} };
        const auto places = row.worth.empty() ? std::nullopt : placesFor(row, mark.points, sheet.seats.size());
        if (places) {
            row.places = *places;
        } else {
            row.worth.clear();
            for (std::size_t i = 0; i < sheet.seats.size(); ++i)
                row.given[i] = mark.points[i];
        }
        sheet.rows.push_back(std::move(row));
    }
    if (summary.status == MatchStatus::Finished && !sheet.rules.less.empty())
        settleTie(sheet, summary.winners);
    return sheet;
}

} // namespace core
