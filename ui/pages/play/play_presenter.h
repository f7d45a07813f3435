#pragma once

#include "core/game/shelf.h"
#include "core/record/match_session.h"
#include "ui/pages/play/answer_times.h"
#include "ui/pages/play/event_log.h"
#include "ui/pages/play/take_back.h"
#include "ui/pages/thinker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <array>

class QTimer;

namespace ui {

struct HintText;

/// What another match of the same players differs in, beside the deal and who begins.
enum class Rematch : std::uint8_t {
    Same,
    Swapped, ///< each has the pair of the other
    Harder, ///< computers play at the next level
};

/// Drives one match, of whichever game: asks whoever is to choose, lets AI seats think beside the window, keeps the
/// log, takes choices back. It knows no widget; the page shows what it says.
class PlayPresenter final : public QObject {
    Q_OBJECT

public:
    enum class State {
        Idle, ///< no match
        Covered, ///< the screen goes to next(); nothing hidden may be shown. Never in practice
        Asking, ///< viewer() chooses
        Thinking, ///< an AI seat chooses
        Waiting, ///< others may answer: as long, and with the same table, whether any of them is asked or not
        Missed, ///< viewer() is shown a time to answer in which it had nothing, until goOn()
        Failed, ///< the store could not write; error() says why, and nothing is lost until retry() has done it
        Finished,
    };
    using LogLine = EventLog::Told;

    PlayPresenter(core::Shelf games, core::MatchStore* store, QObject* parent = nullptr);
    ~PlayPresenter() override;

    /// Begins a match, for practice or in earnest; false, with `problems`, when the setup or a player has faults.
    bool start(const core::Game& game, const core::MatchSetup& setup, const std::vector<std::string>& players,
        core::Problems& problems, bool practice = false);
    /// Reads a stored match that can be gone on with. Its game; null, with `problems`, where there is none.
    const core::Game* find(std::int64_t id, core::MatchRecord& record, core::Problems& problems) const;
    /// Goes on with a match that find() read, or with a stored one. `problems` may hold warnings although it is true.
    bool resume(core::MatchRecord record, core::Problems& problems);
    bool resume(std::int64_t id, core::Problems& problems);
    /// Plays a line that is kept nowhere, with players of that seed. False where a player cannot be had.
    bool tryOut(std::unique_ptr<core::MatchSession> line, std::uint64_t seed);
    /// Puts the match away; it stays in the store as it is.
    void leave();
    /// The same players and cards as in the match before with another seed; who was second begins. `swapped`: each
    /// with the factions of the seat after it.
    bool rematch(std::uint64_t seed, core::Problems& problems, Rematch kind = Rematch::Same);

    State state() const { return m_state; }
    const core::MatchSession* session() const { return m_session.get(); }
    /// Whose hand is shown; Seat::None while it is covered or nobody is a person.
    core::Seat viewer() const { return m_state == State::Covered ? core::Seat::None : m_viewer; }
    core::Seat next() const { return m_next; } ///< who is asked now
    /// What the table shows: the session's match, or as it was before others could answer.
    const core::Match& onTable() const { return m_still ? *m_still : m_session->match(); }
    /// The time in which viewer() is asked for an answer, or that it missed, or in which others may answer.
    std::optional<core::AnswerTime> answerTime() const;
    /// When the person in a seat wishes to be asked. Without it they are when it matters.
    void setAskWhen(std::function<AskWhen(core::Seat)> askWhen) { m_times.setAskWhen(std::move(askWhen)); }
    /// Passes that were made for viewer() since it was asked last.
    std::vector<AnswerTimes::Passed> newPasses() const;
    QString seatName(core::Seat seat) const;
    QString rawName(core::Seat seat) const; ///< as the match keeps it
    QString error() const;
    bool canUndo() const;
    /// Why nothing can be taken back now; empty where something can.
    QString whyNoUndo() const;
    bool canRedo() const;
    bool canOfferDraw() const;
    int persons() const;
    bool isPractice() const { return m_session && m_session->record().summary.practice; }
    bool skipping() const { return m_skipping; }
    /// What happened as viewer() may know it, oldest first.
    std::vector<LogLine> log() const;

    /// Ends the match as a draw, as the persons at this screen want it, unless another player declines: then its seat.
    core::Seat offerDraw();

    void setPause(int milliseconds) { m_pause = milliseconds; }
    /// What the last choice brought, once, as viewer() may know it: an event that is kept from it names no card.
    std::vector<core::Event> takeEvents();
    /// An AI seat chooses no sooner than that, unless somebody is in a hurry.
    void waitAtLeast(int milliseconds);
    /// It chooses now.
    void hurry();

public Q_SLOTS:
    /// With `goesOn` it is taken back together with the choice before.
    void choose(core::Choice choice, bool goesOn = false);
    void undo();
    /// Chooses again what viewer() took back last, and what others had chosen thereupon where that went back with it.
    void redo();
    /// Passes now and for the rest of what is answered to: see AnswerTimes.
    void passForAll();
    /// From now on viewer() is asked again.
    void askAgain();
    /// viewer() has seen what it missed.
    void goOn();
    void hint();
    void skip();
    void uncover();
    void retry();
    void abandon();
    /// The page is out of sight: nobody thinks until it is back.
    void setHeld(bool held);

Q_SIGNALS:
    void changed();
    /// What the next choice could be, what is expected of it and of the next best ones, and why. Told again, more
    /// shortly, of the choices that follow, as long as what was hinted at is chosen and nothing comes to light.
    void hinted(core::Choice choice, const HintText& words);

private:
    bool takeSeats(
        const core::Game& game, const std::vector<std::string>& players, std::uint64_t seed, core::Problems& problems);
    bool isPerson(core::Seat seat) const;
    bool mayTakeBack() const;
    void apply(core::Choice choice);
    void beginWait();
    void goOnWaiting();
    void endWait();
    bool passForPerson();
    void advance();
    void thinkNow();
    void goOnHinting(const std::vector<core::Choice>& rest);
    void fail(const core::StoreResult& result);
    void setState(State state);
    core::Event knownOf(const core::Event& event) const; ///< as viewer() may know it

    core::Shelf m_games;
    core::MatchStore* m_store;
    std::unique_ptr<core::MatchSession> m_session;
    std::vector<std::unique_ptr<core::Player>> m_players; ///< null for a person
    Thinker m_thinker;
    Thinker m_hinter;
    std::vector<core::Choice> m_hint; ///< what was hinted at, as far as it is not chosen yet
    QTimer* m_timer;
    QTimer* m_again; ///< tries to write once more
    QTimer* m_wait; ///< while others may answer
    QElapsedTimer m_thought; ///< since a player began to think
    int m_longestThought = 0; ///< milliseconds, in this match
    AnswerTimes m_times;
    std::unique_ptr<core::Match> m_still; ///< what stays on the table while others may answer; null else
    std::optional<core::AnswerTime> m_stillTime; ///< what they may answer to
    int m_stillChoices = 0; ///< made when m_still was taken
    TakeBack m_takeBack;
    bool m_answered = false; ///< somebody did, so that the wait has nothing more to hide
    std::size_t m_seenPasses = 0;
    EventLog m_log;
    std::vector<core::Event> m_events; ///< that the last choice brought
    State m_state = State::Idle;
    core::Seat m_viewer = core::Seat::None;
    core::Seat m_next = core::Seat::None;
    core::StoreResult m_fault;
    int m_pause = 0;
    bool m_skipping = false;
    bool m_held = false;
};

} // namespace ui
