#include "core/smashup/rules/smash_up_match.h"

#include "core/smashup/cards/card_library.h"
#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/rules/invariants.h"
#include "core/smashup/rules/turn_stage.h"
#include "core/smashup/table/hidden.h"

#include <cstddef>
#include <cstring>

namespace core::smashup {

void copyState(State& to, const State& from)
{
    std::memcpy(static_cast<void*>(&to), static_cast<const void*>(&from), offsetof(State, tokens));
    to.tokens.assign(from.tokens);
    to.openPlays.assign(from.openPlays);
    to.modifiers.assign(from.modifiers);
    to.pending.assign(from.pending);
    to.shielded.assign(from.shielded);
    to.picks.assign(from.picks);
    to.departed.assign(from.departed);
    to.frames.assign(from.frames);
    std::memcpy(to.instances.data(), from.instances.data(), (kFirstCard + from.cardCount) * sizeof(CardInstance));
}

void findFactions(MatchInfo& info)
{
    for (std::size_t i = 0; i < info.seats.size(); ++i) {
        info.factions[i].clear();
        for (const std::string& each : info.seats[i].factions)
            info.factions[i].push_back(info.library->factionId(each));
    }
}

SmashUpMatch::SmashUpMatch(std::shared_ptr<const MatchInfo> info, const State& state)
    : m_info(std::move(info))
    , m_state(state)
{
}

SmashUpMatch::SmashUpMatch(const SmashUpMatch& other)
    : m_info(other.m_info)
{
    copyState(m_state, other.m_state);
}

std::unique_ptr<Match> SmashUpMatch::clone() const
{
    return std::unique_ptr<Match>(new SmashUpMatch(*this));
}

void SmashUpMatch::assign(const Match& other)
{
    const auto& same = static_cast<const SmashUpMatch&>(other);
    if (m_info != same.m_info)
        m_info = same.m_info;
    copyState(m_state, same.m_state);
    m_asked = false;
}

const Prompt& SmashUpMatch::prompt() const
{
    if (!m_asked) {
        m_prompt.clear();
        ask(m_state, *m_info->library, m_prompt);
        m_asked = true;
    }
    return m_prompt;
}

void SmashUpMatch::apply(Choice choice, EventSink* events)
{
    m_prompt.clear();
    Engine engine { m_state, *m_info->library, events, &m_prompt };
    if (choice.bits() == kAgreeToEnd.bits())
        endByAgreement(engine);
    else
        answer(engine, choice);
    m_asked = m_prompt.seat != Seat::None;
}

bool SmashUpMatch::applyAlone(Choice choice, EventSink* events)
{
    std::size_t depth = m_state.frames.size();
    while (depth > 0 && m_state.frames[depth - 1].kind != FrameKind::Window)
        --depth;
    if (depth == 0 || choice.bits() == kAgreeToEnd.bits()) {
        apply(choice, events);
        return false;
    }
    m_prompt.clear();
    m_asked = false;
    Engine engine { m_state, *m_info->library, events, nullptr };
    return answer(engine, choice, depth);
}

void SmashUpMatch::conceal(SeatMask viewers, Rng& rng)
{
    smashup::conceal(m_state, viewers, rng);
    m_asked = false;
}

bool SmashUpMatch::putOnTop(Seat seat, std::string_view card)
{
    const int def = library().find(card);
    if (def < 0 || !smashup::putOnTop(m_state, seat, static_cast<DefId>(def)))
        return false;
    m_asked = false;
    return true;
}

Outcome SmashUpMatch::outcome() const
{
    Outcome outcome;
    outcome.decided = m_state.decided != 0;
    outcome.winners = m_state.winners;
    for (std::size_t i = 0; i < m_state.seats; ++i)
        outcome.score[i] = m_state.seat[i].vp;
    return outcome;
}

Standing SmashUpMatch::standing() const
{
    Standing standing;
    standing.turn = m_state.turn;
    standing.current = m_state.turn == 0 ? SeatMask { 0 } : maskOf(m_state.current);
    for (std::size_t i = 0; i < m_state.seats; ++i)
        standing.score[i] = m_state.seat[i].vp;
    return standing;
}

bool SmashUpMatch::quiet() const
{
    return m_state.decided != 0 || (m_state.top().kind == FrameKind::Turn && m_state.top().stage == TurnStage::Play);
}

std::uint64_t SmashUpMatch::hash() const
{
    return hashState(m_state);
}

std::uint64_t SmashUpMatch::viewHash(Seat seat) const
{
    return hashView(m_state, prompt(), seat);
}

std::vector<std::string> SmashUpMatch::breaches() const
{
    return findBreaches(m_state, *m_info->library);
}

} // namespace core::smashup
