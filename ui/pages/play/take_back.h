#pragma once

#include "core/record/match_session.h"
#include "ui/pages/play/answer_times.h"

#include <QCoreApplication>

#include <set>

namespace ui {

/// What a person may take back of a match: their last choices, as long as nothing hidden has come to light since and no
/// other seat could answer them. In a free match it is everything, back to any question of a person.
class TakeBack final {
    Q_DECLARE_TR_FUNCTIONS(TakeBack)

public:
    void forget()
    {
        m_othersSince = 0;
        m_goingOn.clear();
    }
    /// The choice of that number is made. With `goesOn` it is the rest of what the one before began, as a card that is
    /// dropped at its target is played and then aimed: both are taken back together.
    void note(int number, bool goesOn);
    bool goesOn(int number) const { return m_goingOn.contains(number); }
    /// After so many choices others could answer, whether they were asked or not: nobody takes these back.
    void othersCouldAnswer(int choices) { m_othersSince = choices; }

    bool isPossible(const core::MatchSession& session, core::Seat viewer) const;
    /// Why nothing can be taken back; empty where something can.
    QString whyNot(const core::MatchSession& session, core::Seat viewer) const;
    /// Takes back the last choice, and with it what would only be passed for `viewer` again, or be chosen by a player
    /// that is no person. Where a play is over it is taken back with all that was answered in it; within one it is the
    /// last answer. It must be possible.
    void undo(core::MatchSession& session, core::Seat viewer, AnswerTimes& times) const;

private:
    int m_othersSince = 0;
    std::set<int> m_goingOn; ///< numbers of choices
};

} // namespace ui
