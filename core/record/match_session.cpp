#include "core/record/match_session.h"

#include "core/game/own_factions.h"
#include "core/language/house.h"
#include "core/record/replayer.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <ctime>

namespace core {

namespace {

std::string nowInUtc()
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm parts {};
    gmtime_r(&now, &parts);
    std::array<char, 32> text {};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

}

MatchSession::MatchSession(const Game& game, MatchStore* store, MatchRecord record, std::unique_ptr<Match> match)
    : m_game(game)
    , m_store(store)
    , m_record(std::move(record))
    , m_match(std::move(match))
    , m_notes(game)
    , m_free(m_record.summary.practice)
{
    m_record.summary.together
        = m_match->teamOf(Seat::First) == firstSeats(static_cast<int>(m_record.summary.seats.size()));
    m_notes.begin(*m_match);
}

std::unique_ptr<MatchSession> MatchSession::start(const Game& game, const MatchSetup& setup,
    const std::vector<std::string>& players, MatchStore* store, Problems& problems, bool practice)
{
    std::unique_ptr<Match> match = game.newMatch(setup, problems);
    if (match == nullptr)
        return nullptr;

    MatchRecord record;
    record.summary.game = game.id();
    record.summary.set = setup.set.empty() ? game.setNames().front() : setup.set;
    record.summary.startedAt = nowInUtc();
    record.summary.practice = practice;
    record.setHash = game.setHash(record.summary.set);
    record.engineVersion = game.engineVersion();
    record.summary.options = setup.options;
    record.seed = setup.seed;
    if (const OwnFactions* own = game.own(); own != nullptr)
        record.own = own->playedIn(setup);
    const MatchSetup settled = game.settled(setup); // so that whoever reads the record knows who played what
    for (std::size_t i = 0; i < settled.seats.size(); ++i)
        record.summary.seats.push_back({ settled.seats[i].name,
            i < players.size() ? players[i] : std::string(kHumanPlayer), settled.seats[i].factions });

    std::unique_ptr<MatchSession> session(new MatchSession(game, store, std::move(record), std::move(match)));
    session->m_record.standings = session->m_notes.standings();
    session->updateSummary();
    if (store != nullptr)
        session->retry();
    return session;
}

std::unique_ptr<MatchSession> MatchSession::resume(
    const Game& game, MatchRecord record, MatchStore* store, Problems& problems)
{
    if (record.summary.kind == MatchKind::Table) {
        problems.push_back({ "", say(House::TableGameGoesOnNowhere), "" });
        return nullptr;
    }
    std::vector<std::unique_ptr<Match>> earlier;
    ReplayReport report = replay(game, record, [&](const Match& before, Choice) { earlier.push_back(before.clone()); });
    problems.insert(problems.end(), report.notes.begin(), report.notes.end());
    if (!report.ok()) {
        problems.insert(problems.end(), report.faults.begin(), report.faults.end());
        return nullptr;
    }

    std::unique_ptr<MatchSession> session(new MatchSession(game, store, std::move(record), std::move(report.match)));
    MatchRecord& kept = session->m_record;
    session->m_stored = { static_cast<int>(kept.choices.size()), kept.summary.edits };
    session->m_storedStandings = kept.standings.size();
    session->m_storedMarks = kept.marks.size();
    // A crash right at the start may have left no standing at all; otherwise the replay found every one in its place.
    if (!kept.standings.empty())
        session->m_notes.restore(session->m_stored.choices, kept.standings, kept.marks);
    kept.standings = session->m_notes.standings();
    session->m_earlier = std::move(earlier);
    session->m_storedStatus = session->m_record.summary.status;
    session->updateSummary();
    // The last choice and the end are two writes; a crash between them leaves a decided match that still "runs".
    if (store != nullptr && session->m_record.summary.id != 0)
        session->retry();
    return session;
}

std::unique_ptr<MatchSession> MatchSession::branch(
    const Game& game, const MatchRecord& from, int choices, MatchStore* store, Problems& problems)
{
    assert(choices >= 0 && choices <= static_cast<int>(from.choices.size()));
    MatchRecord record = from;
    const auto later = [choices](const auto& each) { return each.choice > choices; };
    record.choices.resize(static_cast<std::size_t>(choices));
    std::erase_if(record.standings, later);
    std::erase_if(record.marks, later);
    MatchSummary& summary = record.summary;
    summary.id = 0;
    summary.edits = 0;
    summary.status = MatchStatus::Running;
    summary.winners = 0;
    summary.count.reset();
    summary.startedAt = nowInUtc();
    summary.finishedAt.clear();
    summary.origin = { from.summary.id, choices };
    summary.tags.clear();
    summary.notes.clear();
    std::unique_ptr<MatchSession> session = resume(game, std::move(record), store, problems);
    if (session == nullptr)
        return nullptr;
    if (session->match().outcome().decided) {
        problems.push_back({ "", say(House::OverByThen, { choices }), "" });
        return nullptr;
    }
    if (personOf(session->m_record.summary) == Seat::None) {
        const auto asked = static_cast<std::size_t>(indexOf(session->match().prompt().seat));
        session->m_record.summary.seats[asked].player = kHumanPlayer;
    }
    if (store != nullptr)
        session->retry();
    return session;
}

std::unique_ptr<MatchSession> MatchSession::tryOut(
    const MatchSession& from, Seat seat, Rng& rng, const std::string& standIn)
{
    MatchRecord record = from.m_record;
    record.choices.clear();
    record.marks.clear();
    record.summary.id = 0;
    for (std::size_t i = 0; i < record.summary.seats.size(); ++i)
        if (seatAt(static_cast<int>(i)) != seat && from.isPerson(seatAt(static_cast<int>(i))))
            record.summary.seats[i].player = standIn;
    std::unique_ptr<Match> match = from.match().clone();
    if (!from.isFree()) // else there is nothing that the seat could not find out
        match->conceal(seat, rng);
    std::unique_ptr<MatchSession> line(new MatchSession(from.m_game, nullptr, std::move(record), std::move(match)));
    line->m_record.standings = line->m_notes.standings();
    line->m_free = true;
    line->updateSummary();
    return line;
}

bool MatchSession::isPerson(Seat seat) const
{
    const auto index = static_cast<std::size_t>(indexOf(seat));
    const std::vector<RecordedSeat>& seats = m_record.summary.seats;
    return index < seats.size() && seats[index].player == kHumanPlayer;
}

void MatchSession::applyAndNote(Choice choice, std::string words, EventSink* events)
{
    m_record.choices.push_back({ m_match->prompt().seat, std::move(words) });
    m_earlier.push_back(m_match->clone());
    m_notes.apply(*m_match, choice, events);
    m_record.standings = m_notes.standings();
    m_record.marks = m_notes.marks();
    updateSummary();
}

void MatchSession::updateSummary()
{
    MatchSummary& summary = m_record.summary;
    const Outcome outcome = m_match->outcome();
    const Standing standing = m_match->standing();
    summary.choices = static_cast<int>(m_record.choices.size());
    // While it runs, the turns that have ended: that is what a store can say of it, too.
    summary.turns = outcome.decided || m_notes.standings().empty() ? standing.turn : m_notes.standings().back().turn;
    summary.winners = outcome.decided ? outcome.winners : SeatMask { 0 };
    summary.score = outcome.decided ? outcome.score : standing.score;
    if (outcome.decided) {
        if (summary.finishedAt.empty())
            summary.finishedAt = nowInUtc();
        summary.status = MatchStatus::Finished;
        summary.count = m_game.finalCount(*m_match);
    } else if (summary.status == MatchStatus::Finished) {
        summary.finishedAt.clear();
        summary.count.reset();
        summary.status = MatchStatus::Running;
    }
}

StoreResult MatchSession::choose(Choice choice, EventSink* events)
{
    if (m_record.summary.status == MatchStatus::Abandoned)
        return { say(House::WasAbandoned).words() };
    if (const StoreResult earlier = retry(); !earlier.ok())
        return earlier;
    const Prompt prompt = m_match->prompt();
    assert(prompt.accepts(choice) || choice == kAgreeToEnd);
    std::string words = m_game.notation().toWords(*m_match, prompt, choice);
    if (!m_takenBack.empty() && m_takenBack.back().words == words)
        m_takenBack.pop_back();
    else
        m_takenBack.clear();
    applyAndNote(choice, std::move(words), events);
    return retry();
}

int MatchSession::undoable(Seat seat) const
{
    if (m_record.summary.status == MatchStatus::Abandoned)
        return 0;
    if (m_free) {
        const auto first = std::find_if(m_record.choices.begin(), m_record.choices.end(),
            [this](const RecordedChoice& each) { return isPerson(each.seat); });
        return static_cast<int>(m_record.choices.end() - first);
    }
    int count = 0;
    for (std::size_t i = m_record.choices.size(); i > 0; --i, ++count) {
        if (m_record.choices[i - 1].seat != seat || m_earlier[i - 1]->disclosures() != m_match->disclosures())
            break;
    }
    return count;
}

StoreResult MatchSession::undo()
{
    if (const StoreResult earlier = retry(); !earlier.ok())
        return earlier;
    assert(!m_record.choices.empty() && undoable(m_record.choices.back().seat) > 0);
    m_takenBack.push_back(std::move(m_record.choices.back()));
    m_record.choices.pop_back();
    m_match = std::move(m_earlier.back());
    m_earlier.pop_back();
    m_notes.truncate(static_cast<int>(m_record.choices.size()));
    m_record.standings = m_notes.standings();
    m_record.marks = m_notes.marks();
    updateSummary();
    return retry();
}

std::optional<Choice> MatchSession::takenBack(Seat seat) const
{
    if (m_takenBack.empty() || m_takenBack.back().seat != seat || m_record.summary.status == MatchStatus::Abandoned)
        return std::nullopt;
    return m_game.notation().fromWords(*m_match, m_match->prompt(), m_takenBack.back().words);
}

std::unique_ptr<Match> MatchSession::matchAt(int choices) const
{
    assert(choices >= 0 && choices <= static_cast<int>(m_earlier.size()));
    const auto index = static_cast<std::size_t>(choices);
    return index == m_earlier.size() ? m_match->clone() : m_earlier[index]->clone();
}

StoreResult MatchSession::retry()
{
    m_pending = m_store == nullptr ? StoreResult {} : storeNews();
    return m_pending;
}

StoreResult MatchSession::abandon()
{
    if (m_record.summary.status == MatchStatus::Running) {
        m_record.summary.status = MatchStatus::Abandoned;
        m_record.summary.finishedAt = nowInUtc();
    }
    return retry();
}

/// Brings the store from what it holds to what the record says; each step that succeeds is remembered.
StoreResult MatchSession::storeNews()
{
    MatchSummary& summary = m_record.summary;
    if (summary.id == 0) {
        if (StoreResult result = m_store->begin(m_record, summary.id); !result.ok()) {
            summary.id = 0;
            return result;
        }
        m_stored = { static_cast<int>(m_record.choices.size()), 0 };
        summary.edits = 0;
        m_storedStandings = m_record.standings.size();
        m_storedMarks = m_record.marks.size();
        m_storedStatus = summary.status;
        return {};
    }
    const int choices = static_cast<int>(m_record.choices.size());
    if (m_stored.choices > choices) {
        if (StoreResult result = m_store->truncate(summary.id, m_stored, choices); !result.ok())
            return result;
        m_stored = { choices, ++summary.edits };
        m_storedStandings = m_record.standings.size();
        m_storedMarks = m_record.marks.size();
        m_storedStatus = MatchStatus::Running;
    }
    if (m_stored.choices < choices || m_storedStandings < m_record.standings.size()
        || m_storedMarks < m_record.marks.size()) {
        const auto from = [](const auto& all, std::size_t stored) {
            using List = std::decay_t<decltype(all)>;
            return List(all.begin() + static_cast<std::ptrdiff_t>(stored), all.end());
        };
        if (StoreResult result
            = m_store->append(summary.id, m_stored, from(m_record.choices, static_cast<std::size_t>(m_stored.choices)),
                from(m_record.standings, m_storedStandings), from(m_record.marks, m_storedMarks));
            !result.ok())
            return result;
        m_stored.choices = choices;
        m_storedStandings = m_record.standings.size();
        m_storedMarks = m_record.marks.size();
    }
    if (summary.status != m_storedStatus && summary.status != MatchStatus::Running) {
        if (StoreResult result = m_store->finish(summary.id, m_stored, summary); !result.ok())
            return result;
        m_stored.edits = ++summary.edits;
        m_storedStatus = summary.status;
    }
    return {};
}

} // namespace core
