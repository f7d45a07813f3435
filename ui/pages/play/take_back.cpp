#include "ui/pages/play/take_back.h"

namespace ui {

namespace {

int madeIn(const core::MatchSession& session)
{
    return static_cast<int>(session.record().choices.size());
}

}

bool TakeBack::isPossible(const core::MatchSession& session, core::Seat viewer) const
{
    return viewer != core::Seat::None && session.undoable(viewer) > 0
        && (session.isFree() || madeIn(session) > m_othersSince);
}

QString TakeBack::whyNot(const core::MatchSession& session, core::Seat viewer) const
{
    if (isPossible(session, viewer))
        return {};
    if (madeIn(session) == 0 || viewer == core::Seat::None || session.isFree())
        return tr("There is nothing to take back.");
    if (madeIn(session) <= m_othersSince)
        return tr("The others could answer since your last choice; it cannot be taken back.");
    return tr("What followed your last choice showed new cards or was settled by chance; it cannot be taken back.");
}

void TakeBack::note(int number, bool goesOn)
{
    m_goingOn.erase(number);
    if (goesOn)
        m_goingOn.insert(number);
}

void TakeBack::undo(core::MatchSession& session, core::Seat viewer, AnswerTimes& times) const
{
    const core::Notation& notation = session.game().notation();
    const auto isNobodysQuestion = [&] {
        AnswerTimes::Why why {};
        return !session.isPerson(session.match().prompt().seat) || times.passFor(notation, session.match(), why);
    };
    const bool whole = session.match().quiet();
    bool goesOn = false;
    do
        goesOn = m_goingOn.contains(madeIn(session));
    while (session.undo().ok() && isPossible(session, viewer)
        && (goesOn || isNobodysQuestion() || (whole && !session.match().quiet())));
    times.forgetAfter(madeIn(session));
}

} // namespace ui
