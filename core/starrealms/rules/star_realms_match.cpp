#include "core/starrealms/rules/star_realms_match.h"

#include "core/starrealms/rules/ending.h"
#include "core/starrealms/rules/frames.h"
#include "core/starrealms/rules/invariants.h"
#include "core/starrealms/table/hidden.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

#include <cstddef>
#include <cstring>

namespace core::starrealms {

namespace {

/// Asked after each choice, so what is told of a team alone is looked up for a team alone.
PerSeat<std::int16_t> scores(const State& s)
{
    PerSeat<std::int16_t> scores {};
    const bool shared = rulesOf(s.format).sharedScore;
    for (std::size_t i = 0; i < s.seats; ++i)
        scores[i] = shared ? s.of(scoreOf(s, seatAt(static_cast<int>(i)))).authority : s.seat[i].authority;
    return scores;
}

} // namespace

void copyState(State& to, const State& from)
{
    std::memcpy(static_cast<void*>(&to), static_cast<const void*>(&from), offsetof(State, frames));
    to.frames.assign(from.frames);
    std::memcpy(to.cards.data(), from.cards.data(), from.cardCount * sizeof(CardInstance));
}

StarRealmsMatch::StarRealmsMatch(std::shared_ptr<const MatchInfo> info, const State& state)
    : m_info(std::move(info))
    , m_state(state)
{
}

StarRealmsMatch::StarRealmsMatch(const StarRealmsMatch& other)
    : m_info(other.m_info)
{
    copyState(m_state, other.m_state);
}

std::unique_ptr<Match> StarRealmsMatch::clone() const
{
    return std::unique_ptr<Match>(new StarRealmsMatch(*this));
}

void StarRealmsMatch::assign(const Match& other)
{
    const auto& same = static_cast<const StarRealmsMatch&>(other);
    if (m_info != same.m_info)
        m_info = same.m_info;
    copyState(m_state, same.m_state);
    m_asked = false;
}

const Prompt& StarRealmsMatch::prompt() const
{
    if (!m_asked) {
        ask(m_state, *m_info->library, m_prompt);
        m_asked = true;
    }
    return m_prompt;
}

void StarRealmsMatch::apply(Choice choice, EventSink* events)
{
    Engine engine { m_state, *m_info->library, events, m_prompt };
    if (choice.bits() == kAgreeToEnd.bits()) {
        // Against a boss nobody wins by giving up.
        decide(engine, Ended::Agreed, m_state.hasBoss() ? SeatMask { 0 } : m_state.everybody());
        m_prompt.clear();
    } else {
        answer(engine, choice);
    }
    m_asked = true;
}

void StarRealmsMatch::conceal(SeatMask viewers, Rng& rng)
{
    starrealms::conceal(m_state, viewers, rng);
    m_asked = false;
}

/// Into its discard pile, from the pile of Explorers or from the trade deck, so that the row stays as it is.
bool StarRealmsMatch::give(Seat seat, std::string_view card)
{
    const DefId def = library().find(card);
    if (def == kNoDef)
        return false;
    for (const Pile* const pile : { &m_state.explorers, &m_state.tradeDeck })
        if (const CardId given = firstOf(m_state, *pile, def); given != kNoCard) {
            Prompt unused;
            Engine engine { m_state, library(), nullptr, unused };
            toDiscard(engine, given, seat);
            m_asked = false;
            return true;
        }
    return false;
}

Outcome StarRealmsMatch::outcome() const
{
    Outcome outcome;
    outcome.decided = m_state.decided != Ended::No;
    outcome.winners = m_state.winners;
    outcome.score = scores(m_state);
    return outcome;
}

Standing StarRealmsMatch::standing() const
{
    Standing standing;
    standing.turn = m_state.turn;
    standing.current = m_state.turn == 0 ? SeatMask { 0 } : m_state.onTurn;
    standing.score = scores(m_state);
    if (m_state.hasBoss() && rulesOf(m_state.boss.challenge).bossAuthority > 0)
        standing.against = m_state.boss.authority;
    return standing;
}

SeatMask StarRealmsMatch::teamOf(Seat seat) const
{
    return sideOf(m_state, seat);
}

bool StarRealmsMatch::quiet() const
{
    return m_state.decided != Ended::No || m_state.top().kind == FrameKind::Turn;
}

std::uint64_t StarRealmsMatch::hash() const
{
    return hashState(m_state);
}

std::uint64_t StarRealmsMatch::viewHash(Seat seat) const
{
    return hashView(m_state, prompt(), seat);
}

std::vector<std::string> StarRealmsMatch::breaches() const
{
    return findBreaches(m_state, *m_info->library);
}

} // namespace core::starrealms
