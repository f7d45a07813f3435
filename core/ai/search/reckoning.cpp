#include "core/ai/search/reckoning.h"

#include "core/ai/workers.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr std::uint64_t kSeed = 0x2EC0;
constexpr float kUndealt = -1;

IsmctsSettings lineSettings(const Game& game, const ReckoningSettings& settings)
{
    IsmctsSettings lines = policyLines(game, Cut::None);
    lines.sharpness = settings.sharpness;
    lines.length = settings.length;
    return lines;
}

}

Reckoning::Reckoning(const Game& game, const ReckoningSettings& settings)
    : m_game(game)
    , m_settings(settings)
{
}

void Reckoning::reckon(const SeatView& view, std::span<const Line> lines, const Budget& budget)
{
    const auto start = std::chrono::steady_clock::now();
    const int threads = std::clamp(m_settings.threads, 1, std::max(1, m_settings.deals));
    const Rollout rollout(m_game.evaluator(), lineSettings(m_game, m_settings));
    const std::uint64_t seed = Rng(kSeed ^ m_settings.seed ^ view.hash()).next(); // neighbours share no deal
    m_lines = lines.size();
    m_seat = view.seat();
    m_seats = static_cast<std::size_t>(view.seatCount());
    const std::size_t width = m_lines * m_seats;
    Rng own(seed);
    m_world = view.deal(own);
    m_shares.assign(static_cast<std::size_t>(m_settings.deals) * width, kUndealt);
    inParallel(threads, [&](int worker) {
        Rng first(seed);
        const std::unique_ptr<Match> world = view.deal(first);
        const std::unique_ptr<Match> tried = world->clone();
        for (int deal = worker; deal < m_settings.deals; deal += threads) {
            const bool late = budget.time.count() > 0 && deal >= kFewestDeals * threads
                && std::chrono::steady_clock::now() - start >= budget.time;
            if (late || budget.isCancelled())
                return;
            Rng rng(seed + static_cast<std::uint64_t>(deal) + 1);
            view.dealInto(*world, rng);
            float* share = m_shares.data() + static_cast<std::size_t>(deal) * width;
            for (const Line& line : lines) {
                tried->assign(*world);
                play(*tried, line, view.seat());
                Rng chance = rng;
                const PerSeat<double> shares = rollout.judge(*tried, 0, chance);
                for (std::size_t seat = 0; seat < m_seats; ++seat)
                    *share++ = static_cast<float>(shares[seat]);
            }
        }
    });
    // What was cut short is left out whole.
    const auto row = [&](int deal) { return m_shares.begin() + static_cast<std::ptrdiff_t>(width) * deal; };
    m_deals = 0;
    for (int deal = 0; m_lines > 0 && deal < m_settings.deals; ++deal) {
        if (*row(deal) == kUndealt)
            continue;
        if (deal != m_deals)
            std::copy(row(deal), row(deal + 1), row(m_deals));
        ++m_deals;
    }
}

float Reckoning::shareIn(int deal, std::size_t line, Seat seat) const
{
    return m_shares[(static_cast<std::size_t>(deal) * m_lines + line) * m_seats
        + static_cast<std::size_t>(indexOf(seat))];
}

PerSeat<double> Reckoning::meanOf(std::size_t line) const
{
    PerSeat<double> mean {};
    for (std::size_t seat = 0; seat < m_seats; ++seat) {
        double sum = 0;
        for (int deal = 0; deal < m_deals; ++deal)
            sum += static_cast<double>(shareIn(deal, line, seatAt(static_cast<int>(seat))));
        mean[seat] = m_deals == 0 ? 1.0 / static_cast<double>(m_seats) : sum / m_deals;
    }
    return mean;
}

double Reckoning::read(double share, const PerSeat<double>& mean) const
{
    const LineReader* const reader = m_game.lineReader(static_cast<int>(m_seats));
    if (reader == nullptr)
        return share;
    const auto own = static_cast<std::size_t>(indexOf(m_seat));
    const SeatMask team = m_world->teamOf(m_seat);
    PerSeat<double> shares = mean;
    for (std::size_t seat = 0; seat < m_seats; ++seat)
        shares[seat] = contains(team, seatAt(static_cast<int>(seat))) ? share
            : mean[own] < 1                                           ? mean[seat] * (1 - share) / (1 - mean[own])
                                                                      : (1 - share) / (teamCount(*m_world) - 1);
    return reader->chances(*m_world, shares)[own];
}

PerSeat<double> Reckoning::chances(std::size_t line) const
{
    const LineReader* const reader = m_game.lineReader(static_cast<int>(m_seats));
    return reader == nullptr ? meanOf(line) : reader->chances(*m_world, meanOf(line));
}

Estimate Reckoning::chance(std::size_t line) const
{
    if (m_deals == 0)
        return wilson(0.5, 0);
    const PerSeat<double> mean = meanOf(line);
    const Estimate share = wilson(mean[static_cast<std::size_t>(indexOf(m_seat))], static_cast<std::uint64_t>(m_deals));
    return { read(share.mean, mean), read(share.low, mean), read(share.high, mean) };
}

Estimate Reckoning::lead(std::size_t line, std::size_t over) const
{
    if (m_deals == 0)
        return { 0, -1, 1 };
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < m_deals; ++deal) {
        const double more = static_cast<double>(shareIn(deal, line, m_seat) - shareIn(deal, over, m_seat));
        sum += more;
        squares += more * more;
    }
    // Half a deal more of each kind: won with both, with neither, with the one, with the other.
    const double n = m_deals + 2.0;
    const double middle = sum / n;
    const double half = kDeviations95 * std::sqrt(std::max(0.0, (squares + 1) / n - middle * middle) / n);
    const double steepness = steepnessBetween(line, over);
    return { steepness * sum / m_deals, std::max(-1.0, steepness * (middle - half)),
        std::min(1.0, steepness * (middle + half)) };
}

/// How much of a chance the reader reads for a little more of a share, on the way from the one line's to the other's.
double Reckoning::steepnessBetween(std::size_t line, std::size_t over) const
{
    constexpr double kLittle = 0.01;
    const PerSeat<double> mean = meanOf(line);
    const auto own = static_cast<std::size_t>(indexOf(m_seat));
    double low = std::min(mean[own], meanOf(over)[own]);
    double high = std::max(mean[own], meanOf(over)[own]);
    if (high - low < kLittle) {
        low = std::max(0.0, low - kLittle);
        high = std::min(1.0, high + kLittle);
    }
    return (read(high, mean) - read(low, mean)) / (high - low);
}

} // namespace core
