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
    m_shares.assign(static_cast<std::size_t>(m_settings.deals) * m_lines, kUndealt);
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
            float* share = m_shares.data() + static_cast<std::size_t>(deal) * m_lines;
            for (const Line& line : lines) {
                tried->assign(*world);
                play(*tried, line, view.seat());
                Rng chance = rng;
                *share++ = static_cast<float>(
                    rollout.judge(*tried, 0, chance)[static_cast<std::size_t>(indexOf(view.seat()))]);
            }
        }
    });
    // What was cut short is left out whole.
    const auto row = [this](int deal) { return m_shares.begin() + static_cast<std::ptrdiff_t>(m_lines) * deal; };
    m_deals = 0;
    for (int deal = 0; m_lines > 0 && deal < m_settings.deals; ++deal) {
        if (*row(deal) == kUndealt)
            continue;
        if (deal != m_deals)
            std::copy(row(deal), row(deal + 1), row(m_deals));
        ++m_deals;
    }
}

Estimate Reckoning::chance(std::size_t line) const
{
    double sum = 0;
    for (std::size_t deal = 0; deal < static_cast<std::size_t>(m_deals); ++deal)
        sum += m_shares[deal * m_lines + line];
    return wilson(m_deals == 0 ? 0.5 : sum / m_deals, static_cast<std::uint64_t>(m_deals));
}

Estimate Reckoning::lead(std::size_t line, std::size_t over) const
{
    double sum = 0;
    double squares = 0;
    for (std::size_t deal = 0; deal < static_cast<std::size_t>(m_deals); ++deal) {
        const double more = m_shares[deal * m_lines + line] - m_shares[deal * m_lines + over];
        sum += more;
        squares += more * more;
    }
    // Half a deal more of each kind: won with both, with neither, with the one, with the other.
    const double n = m_deals + 2.0;
    const double middle = sum / n;
    const double half = kDeviations95 * std::sqrt(std::max(0.0, (squares + 1) / n - middle * middle) / n);
    return { m_deals == 0 ? 0 : sum / m_deals, std::max(-1.0, middle - half), std::min(1.0, middle + half) };
}

} // namespace core
