#include "core/record/replayer.h"

#include "core/language/house.h"

#include <algorithm>

namespace core {

namespace {

using language::Between;
using language::Saying;

constexpr std::size_t kChoicesTold = 12;

std::string scoreText(const PerSeat<std::int16_t>& score, std::size_t seats)
{
    std::string text;
    for (std::size_t i = 0; i < seats; ++i)
        text += (i == 0 ? "" : " : ") + std::to_string(score[i]);
    return text;
}

Saying seatSaid(Seat seat)
{
    return seat == Seat::None ? say(House::Nobody) : say(House::SeatNumbered, { indexOf(seat) + 1 });
}

Saying seatsSaid(SeatMask seats)
{
    std::vector<Saying> each;
    for (int i = 0; i < kMaxSeats; ++i)
        if (contains(seats, seatAt(i)))
            each.push_back(seatSaid(seatAt(i)));
    return each.empty() ? say(House::Nobody) : Saying::list(Between::And, std::move(each));
}

Saying standingSaid(const TurnStanding& standing, std::size_t seats)
{
    return say(House::StandingWas,
        { standing.turn, seatsSaid(standing.current), scoreText(standing.score, seats), standing.choice });
}

Saying scoringSaid(const RecordedMark& scoring, std::size_t seats)
{
    return say(House::ScoringWas, { scoring.what, scoreText(scoring.points, seats), scoring.turn, scoring.choice });
}

Problem expectedFound(const Saying& where, const Saying& expected, const Saying& found)
{
    return { where.words(), say(House::ExpectedFound, { expected, found }), "" };
}

/// Compares what was noted so far with the record; the first difference is told and ends the replay.
class Comparison {
public:
    Comparison(const MatchRecord& record, Problems& faults)
        : m_record(record)
        , m_faults(faults)
    {
    }

    bool agrees(const MatchNotes& notes, const Saying& where)
    {
        const std::size_t seats = m_record.summary.seats.size();
        for (; m_standings < notes.standings().size(); ++m_standings) {
            const TurnStanding& found = notes.standings()[m_standings];
            const bool recorded = m_standings < m_record.standings.size();
            const Saying expected
                = recorded ? standingSaid(m_record.standings[m_standings], seats) : say(House::NoFurtherStanding);
            if (expected != standingSaid(found, seats))
                return fault(expectedFound(where, expected, standingSaid(found, seats)));
        }
        for (; m_marks < notes.marks().size(); ++m_marks) {
            const RecordedMark& found = notes.marks()[m_marks];
            const bool recorded = m_marks < m_record.marks.size();
            const Saying expected
                = recorded ? scoringSaid(m_record.marks[m_marks], seats) : say(House::NoFurtherScoring);
            if (expected != scoringSaid(found, seats))
                return fault(expectedFound(where, expected, scoringSaid(found, seats)));
        }
        return true;
    }

    /// What the record holds beyond the end of its own choices.
    void checkLeftOver()
    {
        const std::size_t seats = m_record.summary.seats.size();
        if (m_standings < m_record.standings.size())
            fault(expectedFound(say(House::AtTheEnd), standingSaid(m_record.standings[m_standings], seats),
                say(House::NoFurtherStanding)));
        if (m_marks < m_record.marks.size())
            fault(expectedFound(
                say(House::AtTheEnd), scoringSaid(m_record.marks[m_marks], seats), say(House::NoFurtherScoring)));
    }

private:
    bool fault(Problem problem)
    {
        m_faults.push_back(std::move(problem));
        return false;
    }

    const MatchRecord& m_record;
    Problems& m_faults;
    std::size_t m_standings = 0;
    std::size_t m_marks = 0;
};

Problem notLegal(
    const Game& game, const Match& match, const Prompt& prompt, const Saying& where, const RecordedChoice& choice)
{
    const std::size_t told = std::min(kChoicesTold, prompt.choices.size());
    std::vector<Saying> legal;
    for (std::size_t i = 0; i < told; ++i)
        legal.push_back(say(House::Quoted, { game.notation().toWords(match, prompt, prompt.choices[i]) }));
    const std::size_t more = prompt.choices.size() - told;
    return { where.words(),
        say(House::NoAnswerHere,
            { choice.words, seatSaid(prompt.seat), Saying::list(Between::Comma, std::move(legal)),
                more == 0 ? Saying() : Saying(static_cast<int>(more)) }),
        "" };
}

void compareOutcome(const MatchRecord& record, const Match& match, Problems& faults)
{
    const Outcome outcome = match.outcome();
    const std::size_t seats = record.summary.seats.size();
    const bool finished = record.summary.status == MatchStatus::Finished;
    const Saying end = say(House::AtTheEnd);
    if (finished && !outcome.decided)
        faults.push_back(expectedFound(end, say(House::FinishedMatch), say(House::StillRunning)));
    else if (record.summary.status == MatchStatus::Abandoned && outcome.decided)
        faults.push_back(expectedFound(end, say(House::AbandonedMatch), say(House::Decided)));
    if (!finished || !outcome.decided)
        return;
    if (record.summary.winners != outcome.winners)
        faults.push_back(
            expectedFound(end, say(House::ToWin, { seatsSaid(record.summary.winners) }), seatsSaid(outcome.winners)));
    if (record.summary.score != outcome.score)
        faults.push_back(expectedFound(
            end, say(House::FinalScore, { scoreText(record.summary.score, seats) }), scoreText(outcome.score, seats)));
}

}

namespace {

/// Whether the points of a table game add up: each standing from the marks before it, and the end from the last one.
void addUp(const Game& game, const MatchRecord& record, ReplayReport& report)
{
    report.notes.push_back({ "kind", say(House::TableGame), "" });
    const std::size_t seats = record.summary.seats.size();
    if (!record.choices.empty())
        report.faults.push_back(expectedFound(say(House::AtTheStart), say(House::NoMovesAtTables),
            say(House::SoManyMoves, { static_cast<int>(record.choices.size()) })));
    const FinalCount count = record.summary.count.value_or(FinalCount {});
    PerSeat<std::int16_t> score {};
    const std::optional<SheetRules> rules = game.sheetRules(record.summary.set);
    const bool given = rules && rules->rows == SheetRules::Rows::Points; // there is nothing that they come from
    for (const TurnStanding& standing : record.standings) {
        if (given) {
            score = standing.score;
            continue;
        }
        TurnStanding sum = standing;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            for (const RecordedMark& mark : record.marks)
                if (mark.turn == standing.turn)
                    score[seat] = static_cast<std::int16_t>(score[seat] + mark.points[seat]);
            const int taken = &standing == &record.standings.back() ? count.taken[seat] : 0;
            sum.score[seat] = static_cast<std::int16_t>(score[seat] - taken);
        }
        if (sum.score != standing.score) {
            report.faults.push_back(
                expectedFound(say(House::AtTheEnd), standingSaid(standing, seats), standingSaid(sum, seats)));
            return;
        }
        score = &standing == &record.standings.back() ? sum.score : score;
    }
    if (score != record.summary.score)
        report.faults.push_back(expectedFound(say(House::AtTheEnd),
            say(House::FinalScore, { scoreText(record.summary.score, seats) }), scoreText(score, seats)));
}

} // namespace

void checkOrigin(const Game& game, const MatchRecord& record, ReplayReport& report)
{
    const MatchSummary& summary = record.summary;
    if (summary.game != game.id()) {
        report.faults.push_back(
            { "game", say(House::RecordOfOtherGame, { summary.game, game.id() }), say(House::ChooseThatGame) });
        return;
    }
    const std::vector<std::string> sets = game.setNames();
    if (!summary.set.empty() && std::find(sets.begin(), sets.end(), summary.set) == sets.end()) {
        report.faults.push_back({ "set", say(House::SetNotHere, { summary.set }), say(House::ImportItsCards) });
        return;
    }
    const std::string here = game.setHash(summary.set.empty() ? sets.front() : summary.set);
    if (record.setHash != here)
        report.notes.push_back(
            { "set_hash", say(House::OtherCards, { record.setHash, here }), say(House::AsFarAsCards) });
    if (record.engineVersion != game.engineVersion())
        report.notes.push_back({ "engine_version",
            say(House::OtherRules, { record.engineVersion, game.engineVersion() }), say(House::AsFarAsRules) });
}

ReplayReport replay(const Game& game, const MatchRecord& record, const ReplayStep& step, EventSink* events)
{
    ReplayReport report;
    checkOrigin(game, record, report);
    if (!report.ok())
        return report;
    if (record.summary.kind == MatchKind::Table) {
        report.notes.clear(); // of other cards and rules: nothing hangs on them
        addUp(game, record, report);
        return report;
    }
    report.match = game.newMatch(record.setup(), report.faults);
    if (report.match == nullptr)
        return report;

    Match& match = *report.match;
    MatchNotes notes(game);
    Comparison comparison(record, report.faults);
    notes.begin(match);
    // A match that stopped before its first choice was written may lack even the standing it began with.
    const bool barelyBegun = record.choices.empty() && record.standings.empty();
    if (!barelyBegun && !comparison.agrees(notes, say(House::AtTheStart)))
        return report;

    for (const RecordedChoice& recorded : record.choices) {
        const Saying where = say(House::AtChoice, { report.choices + 1 });
        if (match.outcome().decided) {
            report.faults.push_back(
                expectedFound(where, say(House::Quoted, { recorded.words }), say(House::MatchThatIsOver)));
            return report;
        }
        const Prompt prompt = match.prompt();
        if (prompt.seat != recorded.seat) {
            report.faults.push_back(
                expectedFound(where, say(House::ToAnswer, { seatSaid(recorded.seat), recorded.words }),
                    say(House::WasAsked, { seatSaid(prompt.seat), game.notation().question(match, prompt) })));
            return report;
        }
        const std::optional<Choice> choice = game.notation().fromWords(match, prompt, recorded.words);
        if (!choice || !(prompt.accepts(*choice) || *choice == kAgreeToEnd)) {
            report.faults.push_back(notLegal(game, match, prompt, where, recorded));
            return report;
        }
        if (step)
            step(match, *choice);
        notes.apply(match, *choice, events);
        ++report.choices;
        if (!comparison.agrees(notes, where))
            return report;
    }
    comparison.checkLeftOver();
    compareOutcome(record, match, report.faults);
    return report;
}

FinalCount finalCount(const Game& game, const MatchRecord& record)
{
    if (record.summary.status != MatchStatus::Finished)
        return {};
    if (record.summary.count)
        return *record.summary.count;
    const ReplayReport report = replay(game, record);
    return report.ok() && report.match != nullptr ? game.finalCount(*report.match) : FinalCount {};
}

} // namespace core
