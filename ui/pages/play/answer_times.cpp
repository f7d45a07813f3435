#include "ui/pages/play/answer_times.h"

#include <algorithm>

namespace ui {

using core::AnswerTime;
using core::Seat;

QString AnswerTimes::words(const Passed& pass)
{
    const QString name = QString::fromStdString(pass.time.name);
    switch (pass.why) {
    case Why::Never:
        return pass.time.after ? tr("Passed for you after %1 scored: you wish never to be asked.").arg(name)
                               : tr("Passed for you before %1 scores: you wish never to be asked.").arg(name);
    case Why::ForThis:
        return pass.time.after ? tr("Passed for you after %1 scored: you passed for this base.").arg(name)
                               : tr("Passed for you before %1 scores: you passed for this base.").arg(name);
    case Why::Nothing:
        break;
    }
    return pass.time.after ? tr("Passed for you after %1 scored: nothing you have would change anything.").arg(name)
                           : tr("Passed for you before %1 scores: nothing you have would change anything.").arg(name);
}

void AnswerTimes::forget()
{
    m_passing = {};
    m_time.reset();
    m_asked = 0;
    m_passed.clear();
    m_missed.clear();
}

void AnswerTimes::forgetAfter(int choices)
{
    m_passing = {};
    m_time.reset();
    m_asked = 0;
    m_missed.clear();
    std::erase_if(m_passed, [choices](const Passed& each) { return each.choice > choices; });
}

bool AnswerTimes::passes(Seat seat, const AnswerTime& time) const
{
    const std::optional<AnswerTime>& said = m_passing[index(seat)];
    return said && said->place == time.place && said->name == time.name
        && (time.after || said->after || said->stake == time.stake);
}

bool AnswerTimes::note(const Step& step, core::SeatMask persons, core::SeatMask all)
{
    std::vector<AnswerTime> met;
    if (step.before)
        met.push_back(*step.before);
    met.insert(met.end(), step.begun.begin(), step.begun.end());
    bool others = false;
    for (const AnswerTime& time : met) {
        if (!m_time || !m_time->isSame(time))
            m_asked = 0;
        m_time = time;
        const bool answered = step.before && step.before->isSame(time);
        if (answered && step.before->asks)
            m_asked |= core::maskOf(step.asked);
        // The last one to pass ends it: there is nobody left to wait for.
        const bool last = answered && step.before->asks && step.pass
            && ((step.before->passed | core::maskOf(step.asked)) & all) == all;
        const bool open = step.now && step.now->isSame(time);
        const bool carriedOut = open && !step.now->asks; // nobody is asked before that is done
        others = others || !(last || carriedOut);
        if (open)
            continue;
        for (int i = 0; i < core::kMaxSeats; ++i) {
            const Seat seat = core::seatAt(i);
            if (core::contains(persons, seat) && !core::contains(m_asked, seat) && askWhen(seat) == AskWhen::Always
                && !passes(seat, time))
                m_missed.push_back({ seat, time });
        }
    }
    return others;
}

std::optional<core::Choice> AnswerTimes::passFor(const core::Notation& notation, const core::Match& match, Why& why)
{
    const std::optional<AnswerTime> time = notation.answerTime(match);
    if (!time || !time->asks)
        return std::nullopt;
    const Seat seat = match.prompt().seat;
    const AskWhen when = askWhen(seat);
    if (passes(seat, *time))
        why = Why::ForThis;
    else if (when == AskWhen::Never)
        why = Why::Never;
    else if (when == AskWhen::WhenItMatters && !notation.anyAnswerMatters(match))
        why = Why::Nothing;
    else
        return std::nullopt;
    return passOf(notation, match);
}

void AnswerTimes::seen()
{
    if (!m_missed.empty())
        m_missed.erase(m_missed.begin());
}

std::optional<core::Choice> passOf(const core::Notation& notation, const core::Match& match)
{
    const core::Prompt& prompt = match.prompt();
    const core::PromptView view = notation.choices(match, prompt, prompt.seat);
    const auto pass = std::find_if(view.choices.begin(), view.choices.end(),
        [](const core::ChoiceView& each) { return each.kind == core::ChoiceView::Kind::Pass; });
    return pass == view.choices.end() ? std::nullopt : std::optional(pass->choice);
}

} // namespace ui
