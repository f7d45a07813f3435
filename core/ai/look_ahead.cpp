#include "core/ai/look_ahead.h"

#include <algorithm>

namespace core {

namespace {

// Far beyond what any evaluation says, so that a decided match outweighs every position.
constexpr double kWin = 10'000.0;
// Other seats look at this many answers; a longer list is cut, for their replies only colour our own choice.
constexpr std::size_t kCheapAnswers = 12;

enum Level : std::size_t { TriedLevel, CheapLevel, FirstFollowUpLevel };

}

void LookAhead::begin(Seat seat)
{
    m_seat = seat;
    m_pool.clear(); // assign() copies only between matches of one setup
}

double LookAhead::worthOf(const Match& world, Choice choice, int nodes)
{
    Match& tried = copyOf(world, TriedLevel);
    m_nodesLeft = nodes;
    tried.apply(choice);
    return explore(tried, 0, 0);
}

/// The worth of `match` for the seat once it is quiet again. Plays on in `match` itself.
double LookAhead::explore(Match& match, int depth, int steps)
{
    for (; steps < m_settings.steps; ++steps) {
        if (match.outcome().decided || match.quiet())
            break;
        const Prompt prompt = match.prompt();
        if (prompt.choices.size() == 1) {
            match.apply(prompt.choices[0]);
            continue;
        }
        if (prompt.seat != m_seat || depth >= m_settings.depth || m_nodesLeft <= 0) {
            match.apply(cheapAnswer(match, prompt));
            continue;
        }
        double best = -2 * kWin;
        int left = static_cast<int>(prompt.choices.size());
        for (const Choice choice : prompt.choices) {
            Match& next = copyOf(match, FirstFollowUpLevel + static_cast<std::size_t>(depth));
            // Each answer gets its share of the nodes, so that the first one does not eat up what the last one needs.
            const int share = std::max(1, m_nodesLeft / left--);
            const int rest = std::max(0, m_nodesLeft - share);
            m_nodesLeft = share - 1;
            next.apply(choice);
            best = std::max(best, explore(next, depth + 1, steps + 1));
            m_nodesLeft = std::max(0, m_nodesLeft) + rest;
        }
        return best;
    }
    return judge(match);
}

double LookAhead::judge(const Match& match) const
{
    const double value = m_evaluator.value(match, m_seat);
    const Outcome outcome = match.outcome();
    if (!outcome.decided)
        return value;
    int winners = 0;
    for (int i = 0; i < match.seatCount(); ++i)
        winners += contains(outcome.winners, seatAt(i)) ? 1 : 0;
    return value + (contains(outcome.winners, m_seat) ? kWin / winners : -kWin);
}

/// What the seat that is asked would do by one look ahead, without thinking of what is asked next.
Choice LookAhead::cheapAnswer(const Match& match, const Prompt& prompt)
{
    const std::size_t looked = std::min(prompt.choices.size(), kCheapAnswers);
    std::size_t best = 0;
    double bestValue = 0;
    for (std::size_t i = 0; i < looked && m_nodesLeft > 0; ++i) {
        Match& next = copyOf(match, CheapLevel);
        --m_nodesLeft;
        next.apply(prompt.choices[i]);
        const double value = m_evaluator.value(next, prompt.seat);
        if (i == 0 || value > bestValue) {
            best = i;
            bestValue = value;
        }
    }
    return prompt.choices[best];
}

Match& LookAhead::copyOf(const Match& match, std::size_t level)
{
    while (m_pool.size() <= level)
        m_pool.push_back(match.clone());
    m_pool[level]->assign(match);
    return *m_pool[level];
}

} // namespace core
