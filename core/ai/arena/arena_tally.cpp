#include "core/ai/arena/arena_tally.h"

#include <cmath>

namespace core {

ArenaTally::ArenaTally(int seats, int groups, std::optional<Sprt> sprt, int teams)
    : m_seats(seats)
    , m_sides(teams == 0 ? seats : teams)
    , m_groups(groups)
    , m_sprt(sprt)
{
    // Once in each seat, A would have a whole win for each team in the end.
    m_report.mostShare = static_cast<double>(m_sides) / m_seats;
}

void ArenaTally::add(const ArenaGroup& group)
{
    if (group.number >= m_groups || has(group.number))
        return;
    ++m_played;
    m_waiting.emplace(group.number, ArenaGroup { group.number, group.matches, {} });
    while (!m_report.complete && !m_waiting.empty() && m_waiting.begin()->first == m_report.groups) {
        count(m_waiting.begin()->second);
        m_waiting.erase(m_waiting.begin());
    }
}

bool ArenaTally::has(int number) const
{
    return number < m_report.groups || m_waiting.contains(number);
}

void ArenaTally::count(const ArenaGroup& group)
{
    ++m_report.groups;
    const auto won = static_cast<int>(std::lround(group.share() * m_seats * kPartsOfMatch));
    ++m_report.outcomes[won];
    m_sums.add(static_cast<double>(won) / (m_sides * kPartsOfMatch)); // of what can be won
    for (std::size_t seat = 0; seat < group.matches.size(); ++seat) {
        const ArenaMatch& match = group.matches[seat];
        ++m_report.matches;
        m_report.turns += match.turns;
        m_report.choices += match.choices;
        m_won[seat] += match.shareOf(seatAt(static_cast<int>(seat)));
        m_report.shareBySeat[seat] = m_won[seat] / m_report.groups;
    }
    Strength& strength = m_report.strength;
    strength = strengthOf(m_sums, m_sides);
    for (double* const share : { &strength.share, &strength.shareInterval.low, &strength.shareInterval.high })
        *share *= m_report.mostShare;
    if (m_sprt) {
        m_report.logLikelihoodRatio = logLikelihoodRatio(*m_sprt, m_sums, m_sides);
        m_report.verdict = verdictOf(*m_sprt, m_sums, m_sides);
    }
    m_report.complete = m_report.groups == m_groups || m_report.verdict != Verdict::Undecided;
}

} // namespace core
