#include "ui/pages/play/play_presenter.h"

#include "core/ai/players/agreement.h"
#include "core/ai/players/player_factory.h"
#include "ui/text/explanation_text.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/store_words.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int kAgainAfter = 500; // milliseconds, where another program was writing
constexpr int kLongestWait = 2500; // milliseconds, for others who may answer

}

using core::Choice;
using core::Seat;

PlayPresenter::PlayPresenter(core::Shelf games, core::MatchStore* store, QObject* parent)
    : QObject(parent)
    , m_games(std::move(games))
    , m_store(store)
    , m_timer(new QTimer(this))
    , m_again(new QTimer(this))
    , m_wait(new QTimer(this))
{
    m_wait->setSingleShot(true);
    connect(m_wait, &QTimer::timeout, this, &PlayPresenter::goOnWaiting);
    m_timer->setSingleShot(true);
    m_again->setInterval(kAgainAfter);
    m_again->setSingleShot(true);
    connect(m_again, &QTimer::timeout, this, &PlayPresenter::retry);
    connect(m_timer, &QTimer::timeout, this, &PlayPresenter::thinkNow);
    connect(&m_thinker, &Thinker::answered, this, [this](Choice choice) {
        m_longestThought = std::max(m_longestThought, static_cast<int>(m_thought.elapsed()));
        apply(choice);
    });
    connect(&m_hinter, &Thinker::explained, this, [this](const core::Explanation& hint) {
        if (m_state != State::Asking)
            return;
        const core::Line line = hint.line(hint.choice);
        m_hint.assign(1, hint.choice);
        m_hint.insert(m_hint.end(), line.then.begin(), line.then.end());
        Q_EMIT hinted(hint.choice, hintText(m_session->game(), m_session->match(), hint));
    });
}

PlayPresenter::~PlayPresenter() = default;

bool PlayPresenter::takeSeats(
    const core::Game& game, const std::vector<std::string>& players, std::uint64_t seed, core::Problems& problems)
{
    std::vector<std::unique_ptr<core::Player>> made;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const std::uint64_t own = core::playerSeed(seed, core::seatAt(static_cast<int>(i)));
        made.push_back(core::makePlayer(players[i], game, own, problems));
        if (!made.back() && players[i] != core::kHumanPlayer)
            return false;
    }
    m_players = std::move(made);
    return true;
}

bool PlayPresenter::start(const core::Game& game, const core::MatchSetup& setup,
    const std::vector<std::string>& players, core::Problems& problems, bool practice)
{
    leave();
    if (!takeSeats(game, players, setup.seed, problems))
        return false;
    m_session = core::MatchSession::start(game, setup, players, m_store, problems, practice);
    if (!m_session)
        return false;
    advance();
    return true;
}

const core::Game* PlayPresenter::find(std::int64_t id, core::MatchRecord& record, core::Problems& problems) const
{
    if (!m_store) {
        problems.push_back({ "", saidBy([] { return tr("Matches are not kept here."); }) });
        return nullptr;
    }
    if (const core::StoreResult loaded = m_store->load(id, record); !loaded.ok()) {
        problems.push_back({ "", saidBy(faultOf(loaded)) });
        return nullptr;
    }
    if (record.summary.status == core::MatchStatus::Abandoned) {
        problems.push_back(
            { "", saidBy([] { return tr("It was given up; it can be looked at, but not played on."); }) });
        return nullptr;
    }
    const core::Game* game = m_games.find(record.summary.game);
    if (game == nullptr)
        problems.push_back({ "", saidBy([] { return tr("It is of a game that is not here."); }) });
    return game;
}

bool PlayPresenter::resume(std::int64_t id, core::Problems& problems)
{
    leave();
    core::MatchRecord record;
    return find(id, record, problems) != nullptr && resume(std::move(record), problems);
}

bool PlayPresenter::resume(core::MatchRecord record, core::Problems& problems)
{
    leave();
    const core::Game& game = *m_games.find(record.summary.game);
    std::vector<std::string> players;
    for (const core::RecordedSeat& seat : record.summary.seats)
        players.push_back(seat.player);
    if (!takeSeats(game, players, record.seed, problems))
        return false;
    m_session = core::MatchSession::resume(game, std::move(record), m_store, problems);
    if (!m_session)
        return false;
    m_log.tell(*m_session);
    m_events.clear();
    advance();
    return true;
}

bool PlayPresenter::tryOut(std::unique_ptr<core::MatchSession> line, std::uint64_t seed)
{
    leave();
    std::vector<std::string> players;
    for (const core::RecordedSeat& seat : line->record().summary.seats)
        players.push_back(seat.player);
    core::Problems problems;
    if (!takeSeats(line->game(), players, seed, problems))
        return false;
    m_session = std::move(line);
    advance();
    return true;
}

bool PlayPresenter::rematch(std::uint64_t seed, core::Problems& problems, Rematch kind)
{
    if (!m_session)
        return false;
    core::MatchSetup setup = m_session->record().setup();
    setup.seed = seed;
    std::vector<std::string> players;
    for (const core::RecordedSeat& seat : m_session->record().summary.seats)
        players.push_back(
            kind == Rematch::Harder && seat.player != core::kHumanPlayer ? nextLevel(seat.player) : seat.player);
    std::rotate(setup.seats.begin(), setup.seats.begin() + 1, setup.seats.end());
    std::rotate(players.begin(), players.begin() + 1, players.end());
    for (std::size_t i = 1; kind == Rematch::Swapped && i < setup.seats.size(); ++i)
        std::swap(setup.seats[i].factions, setup.seats[i - 1].factions);
    return start(m_session->game(), setup, players, problems, isPractice());
}

void PlayPresenter::leave()
{
    m_timer->stop();
    m_again->stop();
    m_wait->stop();
    m_thinker.cancel();
    m_hinter.cancel();
    m_times.forget();
    m_still.reset();
    m_seenPasses = 0;
    m_takeBack.forget();
    m_longestThought = 0;
    m_session.reset();
    m_players.clear();
    m_log = {};
    m_events.clear();
    m_viewer = Seat::None;
    m_next = Seat::None;
    m_fault = {};
    m_skipping = false;
    setState(State::Idle);
}

bool PlayPresenter::isPerson(Seat seat) const
{
    const auto index = static_cast<std::size_t>(core::indexOf(seat));
    return seat != Seat::None && index < m_players.size() && !m_players[index];
}

QString PlayPresenter::seatName(Seat seat) const
{
    if (!m_session || seat == Seat::None)
        return {};
    return shownName(m_session->record().summary.seats[static_cast<std::size_t>(core::indexOf(seat))].name);
}

QString PlayPresenter::error() const
{
    return faultOf(m_fault)();
}

QString PlayPresenter::rawName(Seat seat) const
{
    if (!m_session || seat == Seat::None)
        return {};
    return QString::fromStdString(
        m_session->record().summary.seats[static_cast<std::size_t>(core::indexOf(seat))].name);
}

std::vector<PlayPresenter::LogLine> PlayPresenter::log() const
{
    const int shown = m_still ? m_stillChoices : static_cast<int>(m_session->record().choices.size()) + 1;
    return m_log.told(viewer(), shown, m_times.allPassed(), m_session->match().seatCount());
}

/// Where everything can be taken back, so can the end.
bool PlayPresenter::mayTakeBack() const
{
    return m_state == State::Asking || m_state == State::Thinking
        || (m_state == State::Finished && m_session->isFree()
            && m_session->record().summary.status != core::MatchStatus::Abandoned);
}

bool PlayPresenter::canUndo() const
{
    return mayTakeBack() && m_takeBack.isPossible(*m_session, m_viewer);
}

QString PlayPresenter::whyNoUndo() const
{
    if (!m_session)
        return {};
    if (!mayTakeBack())
        return tr("Nothing can be taken back now.");
    return m_takeBack.whyNot(*m_session, m_viewer);
}

bool PlayPresenter::canRedo() const
{
    return m_state == State::Asking && m_session->takenBack(m_viewer).has_value();
}

/// The match waits until it can be written. Where only another program stands in the way it is tried again by itself.
void PlayPresenter::fail(const core::StoreResult& result)
{
    if (result.refusal == core::Refusal::InUse)
        m_again->start();
    if (m_state == State::Failed && m_fault.error == result.error)
        return;
    m_fault = result;
    setState(State::Failed);
}

void PlayPresenter::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void PlayPresenter::advance()
{
    if (!m_session)
        return;
    if (!m_session->pending().ok())
        return fail(m_session->pending());
    m_fault = {};
    const bool givenUp = m_session->record().summary.status == core::MatchStatus::Abandoned;
    if (givenUp || m_session->match().outcome().decided) {
        m_next = Seat::None;
        if (m_still)
            return goOnWaiting();
        return setState(State::Finished);
    }
    m_next = m_session->match().prompt().seat;
    if (m_still)
        return goOnWaiting();
    // A single person's hand lies open to them from the start, whoever is asked first.
    if (persons() == 1 && m_viewer == Seat::None)
        for (std::size_t i = 0; i < m_players.size(); ++i)
            if (!m_players[i])
                m_viewer = core::seatAt(static_cast<int>(i));
    if (!isPerson(m_next)) {
        if (!m_held)
            m_timer->start(m_skipping ? 0 : m_pause);
        return setState(State::Thinking); // whoever shows it may wait longer: waitAtLeast()
    }
    if (passForPerson())
        return;
    m_skipping = false;
    if (isPractice())
        m_viewer = m_next; // all hands are open
    setState(persons() > 1 && m_viewer != m_next ? State::Covered : State::Asking);
}

void PlayPresenter::thinkNow()
{
    if ((m_state != State::Thinking && m_state != State::Waiting) || m_held || !m_session || isPerson(m_next))
        return;
    m_thought.start();
    m_thinker.think(m_session->match().clone(), m_next, *m_players[static_cast<std::size_t>(core::indexOf(m_next))]);
}

void PlayPresenter::choose(Choice choice, bool goesOn)
{
    if (m_state != State::Asking || !m_session->match().prompt().accepts(choice))
        return;
    m_takeBack.note(static_cast<int>(m_session->record().choices.size()) + 1, goesOn);
    m_seenPasses = m_times.allPassed().size();
    const bool asHinted = !m_hint.empty() && m_hint.front() == choice;
    const std::vector<Choice> rest(asHinted ? m_hint.begin() + 1 : m_hint.end(), m_hint.end());
    const std::uint32_t known = m_session->match().disclosures();
    m_hint.clear();
    apply(choice);
    if (!rest.empty() && m_state == State::Asking && m_next == m_viewer
        && m_session->match().disclosures() == known) // else it was reckoned without knowing enough
        goOnHinting(rest);
}

void PlayPresenter::goOnHinting(const std::vector<Choice>& rest)
{
    if (!m_session->match().prompt().accepts(rest.front()))
        return;
    m_hint = rest;
    Q_EMIT hinted(rest.front(), nextHintText(m_session->game(), m_session->match(), rest.front()));
}

void PlayPresenter::apply(Choice choice)
{
    m_hinter.cancel();
    const core::Notation& notation = m_session->game().notation();
    const core::Match& match = m_session->match();
    const int made = static_cast<int>(m_session->record().choices.size()) + 1;
    AnswerTimes::Step step;
    step.before = notation.answerTime(match);
    step.asked = match.prompt().seat;
    step.pass = step.before && step.before->asks && passOf(notation, match) == choice;
    std::unique_ptr<core::Match> before = m_still || persons() == 0 || m_session->isFree() ? nullptr : match.clone();
    EventLog::Listener listener(m_log, notation, match, made);
    if (!m_still)
        m_events.clear();
    const core::StoreResult stored = m_session->choose(choice, &listener);
    m_events.insert(m_events.end(), listener.events().begin(), listener.events().end());
    step.begun = listener.begun();
    step.now = notation.answerTime(match);
    core::SeatMask people = 0;
    for (int i = 0; i < match.seatCount(); ++i)
        people |= isPerson(core::seatAt(i)) ? core::maskOf(core::seatAt(i)) : core::SeatMask { 0 };
    const bool others = people != 0 && m_times.note(step, people, core::firstSeats(match.seatCount()));
    m_answered = m_still != nullptr && !step.pass;
    if (others)
        m_takeBack.othersCouldAnswer(made);
    if (others && before != nullptr) {
        m_still = std::move(before);
        m_stillTime = step.begun.empty() ? step.before : step.begun.front();
        m_stillChoices = made - 1;
    }
    // After an answer the others have their time anew; a pass leaves it as it is.
    if (others && m_still && (m_answered || m_stillChoices == made - 1))
        beginWait();
    if (!stored.ok())
        return fail(stored);
    advance();
}

/// The others have their time, the same whether they hold an answer or not: as long as any thought of this match so
/// far, and as choices of others are shown apart.
void PlayPresenter::beginWait()
{
    m_answered = false;
    const int thoughts = m_longestThought * (static_cast<int>(m_players.size()) - 1);
    if (!m_held)
        m_wait->start(std::min(std::max(m_skipping ? 0 : m_pause, thoughts), std::max(m_pause, kLongestWait)));
}

/// While others may answer. Players think meanwhile, and nothing shows that they do.
void PlayPresenter::goOnWaiting()
{
    if (!m_session)
        return;
    if (m_held)
        return setState(State::Waiting);
    const std::optional<core::AnswerTime> time = m_session->game().notation().answerTime(m_session->match());
    if (!m_answered && m_next != Seat::None && time && time->asks) {
        if (!isPerson(m_next)) {
            if (m_state != State::Waiting)
                setState(State::Waiting);
            if (!m_thinker.isThinking())
                thinkNow();
            return;
        }
        if (passForPerson())
            return;
    }
    if (m_wait->isActive()) {
        if (m_state != State::Waiting)
            setState(State::Waiting);
        return;
    }
    endWait();
}

/// The table may show what came of it, once those have seen it go by who wished to.
void PlayPresenter::endWait()
{
    if (!m_times.missed().empty()) {
        const Seat seat = m_times.missed().front().seat;
        if (persons() > 1 && m_viewer != seat) {
            m_next = seat;
            return setState(State::Covered);
        }
        m_viewer = seat;
        return setState(State::Missed);
    }
    m_still.reset();
    m_stillTime.reset();
    advance();
}

/// Passes for the person who is asked, where they wish it.
bool PlayPresenter::passForPerson()
{
    AnswerTimes::Why why {};
    const auto pass = m_times.passFor(m_session->game().notation(), m_session->match(), why);
    if (!pass)
        return false;
    const auto time = m_session->game().notation().answerTime(m_session->match());
    m_times.passed({ static_cast<int>(m_session->record().choices.size()) + 1, m_next, *time, why });
    apply(*pass);
    return true;
}

std::optional<core::AnswerTime> PlayPresenter::answerTime() const
{
    if (!m_session)
        return std::nullopt;
    if (m_state == State::Missed)
        return m_times.missed().front().time;
    if (m_state == State::Waiting)
        return m_stillTime;
    auto time = m_session->game().notation().answerTime(m_session->match());
    return m_state == State::Asking && time && time->asks ? time : std::nullopt;
}

std::vector<AnswerTimes::Passed> PlayPresenter::newPasses() const
{
    std::vector<AnswerTimes::Passed> passes;
    for (std::size_t i = m_seenPasses; i < m_times.allPassed().size() && !m_still; ++i)
        if (m_times.allPassed()[i].seat == viewer())
            passes.push_back(m_times.allPassed()[i]);
    return passes;
}

void PlayPresenter::passForAll()
{
    const std::optional<core::AnswerTime> time = answerTime();
    if (!time || (m_state != State::Asking && m_state != State::Missed))
        return;
    m_times.passForAll(m_viewer, *time);
    if (m_state == State::Missed)
        goOn();
    else if (const auto pass = passOf(m_session->game().notation(), m_session->match()))
        choose(*pass);
}

void PlayPresenter::askAgain()
{
    if (m_viewer != Seat::None)
        m_times.askAgain(m_viewer);
}

void PlayPresenter::goOn()
{
    if (m_state != State::Missed)
        return;
    m_times.seen();
    // What was passed for altogether is not shown again.
    endWait();
}

bool PlayPresenter::canOfferDraw() const
{
    return m_state == State::Asking && m_session->match().quiet();
}

Seat PlayPresenter::offerDraw()
{
    if (!canOfferDraw())
        return Seat::None;
    for (std::size_t i = 0; i < m_players.size(); ++i) {
        const Seat seat = core::seatAt(static_cast<int>(i));
        if (m_players[i] && !core::agreesToDraw(m_session->game(), core::SeatView(m_session->match(), seat)))
            return seat;
    }
    apply(core::kAgreeToEnd);
    return Seat::None;
}

int PlayPresenter::persons() const
{
    return static_cast<int>(std::count(m_players.begin(), m_players.end(), nullptr));
}

void PlayPresenter::undo()
{
    if (!canUndo())
        return;
    m_timer->stop();
    m_thinker.cancel();
    m_hinter.cancel();
    m_takeBack.undo(*m_session, m_viewer, m_times);
    m_log.truncate(static_cast<int>(m_session->record().choices.size()));
    m_seenPasses = std::min(m_seenPasses, m_times.allPassed().size());
    advance();
}

void PlayPresenter::redo()
{
    if (!canRedo())
        return;
    // As much at once as was taken back at once.
    const bool whole = m_session->match().quiet();
    bool more = false;
    int next = 0;
    do {
        next = static_cast<int>(m_session->record().choices.size()) + 1;
        more = m_takeBack.goesOn(next + 1);
        choose(*m_session->takenBack(m_viewer), m_takeBack.goesOn(next));
    } while (canRedo() && static_cast<int>(m_session->record().choices.size()) == next
        && (more || (whole && !m_session->match().quiet())));
    while (m_session && m_session->isFree() && m_state == State::Thinking) {
        const std::optional<Choice> again = m_session->takenBack(m_next);
        if (!again)
            return;
        m_timer->stop();
        m_thinker.cancel();
        apply(*again);
    }
}

void PlayPresenter::hint()
{
    if (m_state == State::Asking)
        m_hinter.explain(m_session->game(), m_session->match().clone(), m_viewer, std::string(core::hintPlayer()));
}

void PlayPresenter::skip()
{
    m_skipping = true;
    if (m_state == State::Thinking && m_timer->isActive())
        m_timer->start(0);
}

std::vector<core::Event> PlayPresenter::takeEvents()
{
    if (m_still)
        return {}; // they are shown with what they brought
    std::vector<core::Event> events = std::exchange(m_events, {});
    for (core::Event& event : events)
        event = knownOf(event);
    return events;
}

core::Event PlayPresenter::knownOf(const core::Event& event) const
{
    return masked(event, viewer(), m_session->match().seatCount());
}

void PlayPresenter::waitAtLeast(int milliseconds)
{
    if (!m_skipping && m_timer->isActive() && m_timer->remainingTime() < milliseconds)
        m_timer->start(milliseconds);
}

void PlayPresenter::hurry()
{
    if (m_timer->isActive())
        m_timer->start(0);
}

void PlayPresenter::uncover()
{
    if (m_state != State::Covered)
        return;
    m_viewer = m_next;
    setState(m_still ? State::Missed : State::Asking);
}

void PlayPresenter::retry()
{
    if (m_state != State::Failed)
        return;
    m_session->retry();
    advance();
}

void PlayPresenter::abandon()
{
    if (!m_session)
        return;
    m_timer->stop();
    m_wait->stop();
    m_thinker.cancel();
    m_still.reset();
    const core::StoreResult result = m_session->abandon();
    if (!result.ok())
        return fail(result);
    advance();
}

void PlayPresenter::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    if (held) {
        m_timer->stop();
        m_wait->stop();
        m_thinker.cancel();
        m_hinter.cancel();
    } else if (m_state == State::Thinking) {
        m_timer->start(m_skipping ? 0 : m_pause);
    } else if (m_state == State::Waiting) {
        beginWait();
        goOnWaiting();
    }
}

} // namespace ui
