#pragma once

#include "core/game/notation.h"
#include "ui/pages/play/ask_when.h"

#include <QCoreApplication>

#include <functional>
#include <optional>
#include <vector>

namespace ui {

/// The times at which seats may answer what happens, as a match goes through them: whom to ask, for whom to pass as
/// they wished, and who is to see that a time went by in which they had nothing.
///
/// "Pass, not asked again here" holds until that base is gone, or until other seats would take its places than when it
/// was said: from then on there is another thing to decide.
class AnswerTimes {
    Q_DECLARE_TR_FUNCTIONS(AnswerTimes)

public:
    enum class Why { Never, ForThis, Nothing };
    /// A pass that was made for a person.
    struct Passed {
        int choice; ///< which choice of the match it is, from 1
        core::Seat seat;
        core::AnswerTime time;
        Why why;
    };
    struct Missed {
        core::Seat seat;
        core::AnswerTime time;
    };
    /// A choice, and the times it led through.
    struct Step {
        std::optional<core::AnswerTime> before; ///< open when it was asked for
        core::Seat asked = core::Seat::None;
        bool pass = false;
        std::vector<core::AnswerTime> begun; ///< because of it, in that order
        std::optional<core::AnswerTime> now; ///< open after it
    };

    void setAskWhen(std::function<AskWhen(core::Seat)> askWhen) { m_askWhen = std::move(askWhen); }
    void forget();
    /// Choices beyond so many were taken back.
    void forgetAfter(int choices);

    /// Notes what a choice led through. `persons` may be shown what they missed. True where seats other than the one
    /// that chose may have been asked meanwhile: nothing may tell whether they were.
    bool note(const Step& step, core::SeatMask persons, core::SeatMask all);
    /// What to pass with, where the seat that is asked wishes that; `why` says for which reason.
    std::optional<core::Choice> passFor(const core::Notation& notation, const core::Match& match, Why& why);
    void passed(const Passed& pass) { m_passed.push_back(pass); }
    const std::vector<Passed>& allPassed() const { return m_passed; }
    static QString words(const Passed& pass); ///< what is said of it

    void passForAll(core::Seat seat, const core::AnswerTime& time) { m_passing[index(seat)] = time; }
    void askAgain(core::Seat seat) { m_passing[index(seat)].reset(); }

    /// Times that went by while persons had nothing, who wish to see that; oldest first.
    const std::vector<Missed>& missed() const { return m_missed; }
    void seen();

private:
    static std::size_t index(core::Seat seat) { return static_cast<std::size_t>(core::indexOf(seat)); }
    AskWhen askWhen(core::Seat seat) const { return m_askWhen ? m_askWhen(seat) : AskWhen::WhenItMatters; }
    bool passes(core::Seat seat, const core::AnswerTime& time) const;

    std::function<AskWhen(core::Seat)> m_askWhen;
    core::PerSeat<std::optional<core::AnswerTime>> m_passing {};
    std::optional<core::AnswerTime> m_time; ///< the one that was met last
    core::SeatMask m_asked = 0; ///< in it
    std::vector<Passed> m_passed;
    std::vector<Missed> m_missed;
};

/// The choice by which the seat that is asked passes; nothing where it cannot.
std::optional<core::Choice> passOf(const core::Notation& notation, const core::Match& match);

} // namespace ui
