#include "core/ai/rollout.h"

#include <array>
#include <cmath>
#include <numeric>

namespace core {

PerSeat<double> sharesOf(const Outcome& outcome, int seats)
{
    PerSeat<double> shares {};
    int winners = 0;
    for (int i = 0; i < seats; ++i)
        winners += contains(outcome.winners, seatAt(i)) ? 1 : 0;
    for (int i = 0; i < seats; ++i)
        shares[static_cast<std::size_t>(i)] = contains(outcome.winners, seatAt(i)) ? 1.0 / winners : 0.0;
    return shares;
}

PerSeat<double> chancesOf(const Match& match, const Evaluator& evaluator, double scale)
{
    PerSeat<double> chances {};
    double sum = 0;
    const auto seats = static_cast<std::size_t>(match.seatCount());
    for (std::size_t i = 0; i < seats; ++i) {
        chances[i] = 1.0 / (1.0 + std::exp(-evaluator.value(match, seatAt(static_cast<int>(i))) / scale));
        sum += chances[i];
    }
    for (std::size_t i = 0; i < seats; ++i)
        chances[i] = sum > 0 ? chances[i] / sum : 1.0 / static_cast<double>(seats);
    return chances;
}

Choice Rollout::draw(const Match& world, const Prompt& prompt, Rng& rng) const
{
    const std::size_t count = prompt.choices.size();
    if (m_settings.policy == nullptr || count == 1)
        return prompt.choices[rng.below(static_cast<std::uint32_t>(count))];
    std::array<float, kMaxChoices> weights;
    m_settings.policy->weigh(world, prompt, m_settings.sharpness, { weights.data(), count });
    const float sum = std::accumulate(weights.begin(), weights.begin() + count, 0.0F);
    float left = sum * static_cast<float>(rng.unit());
    std::size_t drawn = 0;
    while (drawn + 1 < count && left >= weights[drawn])
        left -= weights[drawn++];
    return prompt.choices[drawn];
}

PerSeat<double> Rollout::judge(Match& world, int horizon, Rng& rng) const
{
    for (int i = 0; i < m_settings.length; ++i) {
        const Outcome outcome = world.outcome();
        if (outcome.decided)
            return sharesOf(outcome, world.seatCount());
        if (m_settings.cut == Cut::Quiet && world.quiet() && world.standing().turn >= horizon)
            break;
        world.apply(draw(world, world.prompt(), rng));
    }
    const Outcome outcome = world.outcome();
    return outcome.decided ? sharesOf(outcome, world.seatCount()) : chancesOf(world, m_evaluator, m_settings.scale);
}

} // namespace core
