#include "core/hyperborea/rules/hyperborea_match.h"

#include "core/hyperborea/rules/ending.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/rules/invariants.h"
#include "core/hyperborea/table/hidden.h"
#include "core/hyperborea/table/query.h"

#include <cstddef>
#include <cstring>

namespace core::hyperborea {

namespace {

PerSeat<std::int16_t> scores(const State& s, const Library& lib)
{
    PerSeat<std::int16_t> scores {};
    const PerSeat<Points> all = pointsOfAll(s, lib);
    for (std::size_t i = 0; i < s.seats; ++i)
        scores[i] = static_cast<std::int16_t>(all[i].total());
    return scores;
}

} // namespace

void copyState(State& to, const State& from)
{
    std::memcpy(static_cast<void*>(&to), static_cast<const void*>(&from), offsetof(State, frames));
    to.frames.assign(from.frames);
}

HyperboreaMatch::HyperboreaMatch(std::shared_ptr<const MatchInfo> info, const State& state)
    : m_info(std::move(info))
    , m_state(state)
{
}

HyperboreaMatch::HyperboreaMatch(const HyperboreaMatch& other)
    : m_info(other.m_info)
{
    copyState(m_state, other.m_state);
}

std::unique_ptr<Match> HyperboreaMatch::clone() const
{
    return std::unique_ptr<Match>(new HyperboreaMatch(*this));
}

void HyperboreaMatch::assign(const Match& other)
{
    const auto& same = static_cast<const HyperboreaMatch&>(other);
    if (m_info != same.m_info)
        m_info = same.m_info;
    copyState(m_state, same.m_state);
    m_asked = false;
}

const Prompt& HyperboreaMatch::prompt() const
{
    if (!m_asked) {
        ask(m_state, *m_info->library, m_prompt);
        m_asked = true;
    }
    return m_prompt;
}

void HyperboreaMatch::apply(Choice choice, EventSink* events)
{
    Engine engine { m_state, *m_info->library, events, m_prompt };
    if (choice.bits() == kAgreeToEnd.bits()) {
        decide(engine, Ended::Agreed);
        m_prompt.clear();
    } else {
        answer(engine, choice);
    }
    m_asked = true;
}

void HyperboreaMatch::conceal(SeatMask /*viewers*/, Rng& rng)
{
    hyperborea::conceal(m_state, rng);
}

/// A technology out of its deck, without a grey cube.
bool HyperboreaMatch::give(Seat seat, std::string_view card)
{
    const SetId set = library().setNamed(card);
    if (set == kNone || isBase(set))
        return false;
    CardMask& deck = m_state.deck[library().technology(cardOf(set)).deck];
    if ((deck & bitOfCard(cardOf(set))) == 0)
        return false;
    deck &= ~bitOfCard(cardOf(set));
    m_state.of(seat).owned |= bitOfCard(cardOf(set));
    m_asked = false;
    return true;
}

Outcome HyperboreaMatch::outcome() const
{
    Outcome outcome;
    outcome.decided = m_state.decided != Ended::No;
    outcome.winners = m_state.winners;
    outcome.score = scores(m_state, library());
    return outcome;
}

Standing HyperboreaMatch::standing() const
{
    Standing standing;
    standing.turn = m_state.turn;
    standing.current = m_state.turn == 0 ? SeatMask { 0 } : maskOf(m_state.current);
    standing.score = scores(m_state, library());
    return standing;
}

bool HyperboreaMatch::quiet() const
{
    return m_state.decided != Ended::No || m_state.top().kind == FrameKind::Turn;
}

std::uint64_t HyperboreaMatch::hash() const
{
    return hashState(m_state);
}

/// Everybody sees the same.
std::uint64_t HyperboreaMatch::viewHash(Seat /*seat*/) const
{
    return hashView(m_state);
}

std::vector<std::string> HyperboreaMatch::breaches() const
{
    std::vector<std::string> breaches = findBreaches(m_state, library());
    if (prompt().choices.size() > kMostAnswers)
        breaches.push_back("not so: no question has more than " + std::to_string(kMostAnswers) + " answers");
    return breaches;
}

} // namespace core::hyperborea
