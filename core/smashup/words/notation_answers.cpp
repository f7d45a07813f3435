#include "core/smashup/rules/frames.h"
#include "core/smashup/table/events.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_names.h"
#include "core/smashup/words/view.h"

#include <algorithm>

// The times before and after a base scores, at which a seat may have an answer that nobody else knows of.

namespace core::smashup {

namespace {

bool isAnswered(Timing timing)
{
    return timing == Timing::BeforeScoring || timing == Timing::AfterScoring;
}

/// Who would take which place at the base as it stands.
std::uint64_t stakeAt(const Match& match, int base)
{
    const TableView view = viewFor(match, Seat::None);
    std::uint64_t stake = 1;
    for (const BaseView& each : view.bases)
        if (each.id == base)
            for (const int place : each.place)
                stake = stake * 8 + static_cast<std::uint64_t>(place + 1);
    return stake;
}

/// Hears whether anything comes of an answer before the base goes on to score.
class Effects final : public EventSink {
public:
    void onEvent(const Event& event) override
    {
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::BaseScored:
        case EventKind::BaseReplaced:
        case EventKind::PhaseBegan:
            m_over = true;
            return;
        case EventKind::ActionPlayed:
            m_played = event.card;
            m_any = m_any || (!m_over && event.place != kNoCard); // it stays in play there
            return;
        case EventKind::AbilityUsed:
            return;
        case EventKind::Discarded:
            m_any = m_any || (!m_over && event.card != m_played);
            return;
        default:
            m_any = m_any || !m_over;
        }
    }

    bool any() const { return m_any; }

private:
    std::uint8_t m_played = kNoCard;
    bool m_any = false;
    bool m_over = false;
};

} // namespace

std::optional<AnswerTime> SmashUpNotation::answerTime(const Match& match) const
{
    const SmashUpMatch& own = asSmashUp(match);
    const State& s = own.state();
    for (std::size_t i = s.frames.size(); i-- > 0;) {
        const Frame& f = s.frames[i];
        if (f.kind != FrameKind::Window || !isAnswered(static_cast<Timing>(f.ability)))
            continue;
        AnswerTime time;
        time.place = f.source;
        time.name = nameOf(own, f.source);
        time.after = static_cast<Timing>(f.ability) == Timing::AfterScoring;
        time.asks = i + 1 == s.frames.size() && own.prompt().accepts(make(Verb::Pass))
            && static_cast<Reason>(own.prompt().reason) != Reason::OrderAbilities;
        time.passed = passedInRow(s, f);
        time.stake = time.after ? 0 : stakeAt(match, f.source);
        return time;
    }
    return std::nullopt;
}

std::optional<AnswerTime> SmashUpNotation::answersNext(const Match& match, const Event& event) const
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind != EventKind::ScoringBegan && kind != EventKind::BaseScored)
        return std::nullopt;
    AnswerTime time;
    time.place = event.place;
    time.name = nameOf(asSmashUp(match), event.place);
    time.after = kind == EventKind::BaseScored;
    return time;
}

bool SmashUpNotation::anyAnswerMatters(const Match& match) const
{
    const Prompt& prompt = match.prompt();
    const Seat seat = prompt.seat;
    const std::unique_ptr<Match> world = match.clone();
    Rng rng(match.viewHash(seat));
    world->conceal(seat, rng);
    return std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](Choice choice) {
        if (verbOf(choice) == Verb::Pass || !world->prompt().accepts(choice))
            return false;
        const std::unique_ptr<Match> tried = world->clone();
        Effects effects;
        tried->apply(choice, &effects);
        if (effects.any())
            return true;
        const PromptView next = choices(*tried, tried->prompt(), seat);
        return next.seat == seat && next.sourceCard >= 0; // it asks for more: what comes of it is yet to be seen
    });
}

} // namespace core::smashup
