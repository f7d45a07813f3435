#include "core/record/replayer.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::size_t kChoicesTold = 12;

std::string scoreText(const PerSeat<std::int16_t>& score, std::size_t seats)
{
    std::string text;
    for (std::size_t i = 0; i < seats; ++i)
        text += (i == 0 ? "" : " : ") + std::to_string(score[i]);
    return text;
}

std::string seatText(Seat seat)
{
    return seat == Seat::None ? std::string("nobody") : "seat " + std::to_string(indexOf(seat) + 1);
}

std::string standingText(const TurnStanding& standing, std::size_t seats)
{
    return "turn " + std::to_string(standing.turn) + " of " + seatText(standing.current) + " with "
        + scoreText(standing.score, seats) + " after choice " + std::to_string(standing.choice);
}

std::string scoringText(const RecordedMark& scoring, std::size_t seats)
{
    return scoring.what + " for " + scoreText(scoring.points, seats) + " in turn " + std::to_string(scoring.turn)
        + " at choice " + std::to_string(scoring.choice);
}

std::string winnersText(SeatMask winners)
{
    std::string text;
    for (int i = 0; i < kMaxSeats; ++i)
        if (contains(winners, seatAt(i)))
            text += (text.empty() ? "" : " and ") + seatText(seatAt(i));
    return text.empty() ? "nobody" : text;
}

Problem expectedFound(const std::string& where, const std::string& expected, const std::string& found)
{
    return { where, "expected " + expected + ", found " + found, "" };
}

/// Compares what was noted so far with the record; the first difference is told and ends the replay.
class Comparison {
public:
    Comparison(const MatchRecord& record, Problems& faults)
        : m_record(record)
        , m_faults(faults)
    {
    }

    bool agrees(const MatchNotes& notes, const std::string& where)
    {
        const std::size_t seats = m_record.summary.seats.size();
        for (; m_standings < notes.standings().size(); ++m_standings) {
            const TurnStanding& found = notes.standings()[m_standings];
            const bool recorded = m_standings < m_record.standings.size();
            const std::string expected
                = recorded ? standingText(m_record.standings[m_standings], seats) : "no further standing";
            if (expected != standingText(found, seats))
                return fault(expectedFound(where, expected, standingText(found, seats)));
        }
        for (; m_marks < notes.marks().size(); ++m_marks) {
            const RecordedMark& found = notes.marks()[m_marks];
            const bool recorded = m_marks < m_record.marks.size();
            const std::string expected = recorded ? scoringText(m_record.marks[m_marks], seats) : "no further scoring";
            if (expected != scoringText(found, seats))
                return fault(expectedFound(where, expected, scoringText(found, seats)));
        }
        return true;
    }

    /// What the record holds beyond the end of its own choices.
    void checkLeftOver()
    {
        const std::size_t seats = m_record.summary.seats.size();
        if (m_standings < m_record.standings.size())
            fault(expectedFound(
                "at the end", standingText(m_record.standings[m_standings], seats), "no further standing"));
        if (m_marks < m_record.marks.size())
            fault(expectedFound("at the end", scoringText(m_record.marks[m_marks], seats), "no further scoring"));
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
    const Game& game, const Match& match, const Prompt& prompt, const std::string& where, const RecordedChoice& choice)
{
    const std::size_t told = std::min(kChoicesTold, prompt.choices.size());
    std::string legal;
    for (std::size_t i = 0; i < told; ++i)
        legal += (i == 0 ? "\"" : ", \"") + game.notation().toWords(match, prompt, prompt.choices[i]) + '"';
    if (told < prompt.choices.size())
        legal += ", and " + std::to_string(prompt.choices.size() - told) + " more";
    return { where, "\"" + choice.words + "\" is no answer here; " + seatText(prompt.seat) + " may answer " + legal,
        "" };
}

void compareOutcome(const MatchRecord& record, const Match& match, Problems& faults)
{
    const Outcome outcome = match.outcome();
    const std::size_t seats = record.summary.seats.size();
    const bool finished = record.summary.status == MatchStatus::Finished;
    if (finished && !outcome.decided)
        faults.push_back(expectedFound("at the end", "a finished match", "one that still runs"));
    else if (record.summary.status == MatchStatus::Abandoned && outcome.decided)
        faults.push_back(expectedFound("at the end", "an abandoned match", "one that is decided"));
    if (!finished || !outcome.decided)
        return;
    if (record.summary.winners != outcome.winners)
        faults.push_back(
            expectedFound("at the end", winnersText(record.summary.winners) + " to win", winnersText(outcome.winners)));
    if (record.summary.score != outcome.score)
        faults.push_back(expectedFound("at the end", "a final score of " + scoreText(record.summary.score, seats),
            scoreText(outcome.score, seats)));
}

}

void checkOrigin(const Game& game, const MatchRecord& record, ReplayReport& report)
{
    const MatchSummary& summary = record.summary;
    if (summary.game != game.id()) {
        report.faults.push_back(
            { "game", "the record is of \"" + summary.game + "\", not of \"" + game.id() + "\"", "choose that game" });
        return;
    }
    const std::vector<std::string> sets = game.setNames();
    if (!summary.set.empty() && std::find(sets.begin(), sets.end(), summary.set) == sets.end()) {
        report.faults.push_back({ "set", "the record needs the set \"" + summary.set + "\", which is not here",
            "import its cards, or use the version of the program that wrote it" });
        return;
    }
    const std::string here = game.setHash(summary.set.empty() ? sets.front() : summary.set);
    if (record.setHash != here)
        report.notes.push_back({ "set_hash",
            "the record was played with other cards (" + record.setHash + ") than those here (" + here + ")",
            "it replays only as far as the changed cards did not matter" });
    if (record.engineVersion != game.engineVersion())
        report.notes.push_back({ "engine_version",
            "the record was played by rules version " + record.engineVersion + ", this is " + game.engineVersion(),
            "it replays only as far as the changed rules did not matter" });
}

ReplayReport replay(const Game& game, const MatchRecord& record, const ReplayStep& step)
{
    ReplayReport report;
    checkOrigin(game, record, report);
    if (!report.ok())
        return report;
    report.match = game.newMatch(record.setup(), report.faults);
    if (report.match == nullptr)
        return report;

    Match& match = *report.match;
    MatchNotes notes(game);
    Comparison comparison(record, report.faults);
    notes.begin(match);
    // A match that stopped before its first choice was written may lack even the standing it began with.
    const bool barelyBegun = record.choices.empty() && record.standings.empty();
    if (!barelyBegun && !comparison.agrees(notes, "at the start"))
        return report;

    for (const RecordedChoice& recorded : record.choices) {
        const std::string where = "choice " + std::to_string(report.choices + 1);
        if (match.outcome().decided) {
            report.faults.push_back(expectedFound(where, "\"" + recorded.words + "\"", "a match that is over"));
            return report;
        }
        const Prompt prompt = match.prompt();
        if (prompt.seat != recorded.seat) {
            report.faults.push_back(
                expectedFound(where, seatText(recorded.seat) + " to answer \"" + recorded.words + "\"",
                    seatText(prompt.seat) + " asked: " + game.notation().question(match, prompt)));
            return report;
        }
        const std::optional<Choice> choice = game.notation().fromWords(match, prompt, recorded.words);
        if (!choice || !(prompt.accepts(*choice) || *choice == kAgreeToEnd)) {
            report.faults.push_back(notLegal(game, match, prompt, where, recorded));
            return report;
        }
        if (step)
            step(match, *choice);
        notes.apply(match, *choice);
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
    return report.ok() ? game.finalCount(*report.match) : FinalCount {};
}

} // namespace core
