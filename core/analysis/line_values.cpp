#include "core/analysis/line_values.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

const Evaluator& evaluatorOf(const Game& game)
{
    return game.network() != nullptr ? *game.network() : game.evaluator();
}

void begin(Match& world, const ValuedLine& line)
{
    if (!line.choice)
        return;
    const Seat seat = world.prompt().seat;
    const int turn = world.standing().turn;
    world.apply(*line.choice);
    for (const Choice next : line.then) {
        if (world.outcome().decided || world.standing().turn != turn || world.prompt().seat != seat
            || !world.prompt().accepts(next))
            return;
        world.apply(next);
    }
}

}

Estimate Measured::estimate() const
{
    const double half = kDeviations95 * std::sqrt(variance);
    return { mean, mean - half, mean + half };
}

LineValues::LineValues(const Game& game)
    : m_whole(evaluatorOf(game), policyLines(game, Cut::None))
    , m_cut(evaluatorOf(game), policyLines(game, Cut::Quiet))
{
}

void LineValues::play(const Match& like, const Deal& deal, std::uint64_t seed, int deals,
    std::span<const ValuedLine> lines, std::span<const int> horizons, const std::atomic<bool>& stop)
{
    m_horizons = horizons.size();
    m_columns = lines.size() * m_horizons;
    m_seats = static_cast<std::size_t>(like.seatCount());
    m_deals = deals;
    m_shares.clear();
    m_shares.reserve(static_cast<std::size_t>(deals) * m_columns * m_seats);
    const std::unique_ptr<Match> world = like.clone();
    const std::unique_ptr<Match> tried = like.clone();
    for (int each = 0; each < deals && !stop; ++each) {
        Rng rng(Rng(seed + static_cast<std::uint64_t>(each)).next());
        deal(*world, rng, each);
        for (const ValuedLine& line : lines) {
            tried->assign(*world);
            Rng chance = rng;
            begin(*tried, line);
            for (const int horizon : horizons) {
                const Rollout& rollout = horizon == kToTheEnd ? m_whole : m_cut;
                const PerSeat<double> shares = rollout.judge(*tried, horizon, chance);
                for (std::size_t seat = 0; seat < m_seats; ++seat)
                    m_shares.push_back(static_cast<float>(shares[seat]));
            }
        }
    }
}

Measured LineValues::sum(std::span<const double> weights, Seat seat) const
{
    double total = 0;
    double squares = 0;
    const float* share = m_shares.data() + indexOf(seat);
    for (int deal = 0; deal < m_deals; ++deal) {
        double of = 0;
        for (const double weight : weights) {
            of += weight * static_cast<double>(*share);
            share += m_seats;
        }
        total += of;
        squares += of * of;
    }
    // A deal that came out otherwise is counted with those there are, or what went the same way each time were certain.
    const double n = m_deals + 2.0;
    const double middle = total / n;
    return { total / m_deals, std::max(0.0, (squares + 1) / n - middle * middle) / n };
}

Measured LineValues::value(std::size_t line, std::size_t horizon, Seat seat) const
{
    std::vector<double> weights(m_columns);
    weights[line * m_horizons + horizon] = 1;
    return sum(weights, seat);
}

Measured LineValues::lead(std::size_t line, std::size_t over, Seat seat) const
{
    std::vector<double> weights(m_columns);
    weights[line * m_horizons] += 1;
    weights[over * m_horizons] -= 1;
    return sum(weights, seat);
}

} // namespace core
