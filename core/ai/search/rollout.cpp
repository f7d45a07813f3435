#include "core/ai/search/rollout.h"

#include <array>
#include <bit>
#include <cmath>
#include <numeric>

namespace core {

namespace {

/// How many teams there are among `seats`; each seat is one where it plays for itself.
int countTeams(const Match& match, SeatMask seats)
{
    int teams = 0;
    for (int i = 0; i < match.seatCount(); ++i) {
        const SeatMask before = firstSeats(i);
        teams += contains(seats, seatAt(i)) && (match.teamOf(seatAt(i)) & seats & before) == 0 ? 1 : 0;
    }
    return teams;
}

/// Gives each seat its team's mean.
void shareWithin(const Match& match, PerSeat<double>& chances)
{
    const PerSeat<double> own = chances;
    for (int i = 0; i < match.seatCount(); ++i) {
        const SeatMask team = match.teamOf(seatAt(i));
        if (team == maskOf(seatAt(i)))
            continue;
        double sum = 0;
        for (int mate = 0; mate < match.seatCount(); ++mate)
            sum += contains(team, seatAt(mate)) ? own[static_cast<std::size_t>(mate)] : 0;
        chances[static_cast<std::size_t>(i)] = sum / std::popcount(team);
    }
}

}

int teamCount(const Match& match)
{
    return countTeams(match, firstSeats(match.seatCount()));
}

IsmctsSettings policyLines(const Game& game, Cut cut)
{
    IsmctsSettings lines;
    lines.cut = cut;
    lines.policy = game.has(Has::Policy) ? game.policy() : nullptr;
    lines.sharpness = kLineSharpness;
    return lines;
}

PerSeat<double> sharesOf(const Match& match)
{
    const SeatMask winners = match.outcome().winners;
    const int teams = countTeams(match, winners);
    PerSeat<double> shares {};
    for (int i = 0; i < match.seatCount(); ++i)
        shares[static_cast<std::size_t>(i)] = contains(winners, seatAt(i)) ? 1.0 / teams : 0.0;
    return shares;
}

PerSeat<double> chancesOf(const Match& match, const Evaluator& evaluator, double scale)
{
    PerSeat<double> chances {};
    for (int i = 0; i < match.seatCount(); ++i)
        chances[static_cast<std::size_t>(i)] = 1.0 / (1.0 + std::exp(-evaluator.value(match, seatAt(i)) / scale));
    return sharedOut(match, chances);
}

PerSeat<double> sharedOut(const Match& match, PerSeat<double> chances)
{
    const int seats = match.seatCount();
    shareWithin(match, chances);
    if (teamCount(match) == 1)
        return chances; // nobody else is there to win what it does not
    double sum = 0;
    for (int i = 0; i < seats; ++i)
        if ((match.teamOf(seatAt(i)) & firstSeats(i)) == 0) // once a team
            sum += chances[static_cast<std::size_t>(i)];
    for (int i = 0; i < seats; ++i) {
        double& chance = chances[static_cast<std::size_t>(i)];
        chance = sum > 0 ? chance / sum : 1.0 / teamCount(match);
    }
    return chances;
}

std::size_t drawBy(std::span<const float> weights, Rng& rng)
{
    const float sum = std::accumulate(weights.begin(), weights.end(), 0.0F);
    float left = sum * static_cast<float>(rng.unit());
    std::size_t drawn = 0;
    while (drawn + 1 < weights.size() && left >= weights[drawn])
        left -= weights[drawn++];
    return drawn;
}

Choice Rollout::draw(const Match& world, const Prompt& prompt, Rng& rng) const
{
    const std::size_t count = prompt.choices.size();
    if (m_settings.policy == nullptr || count == 1)
        return prompt.choices[rng.below(static_cast<std::uint32_t>(count))];
    std::array<float, kMaxChoices> weights;
    m_settings.policy->weigh(world, prompt, m_settings.sharpness, { weights.data(), count });
    return prompt.choices[drawBy({ weights.data(), count }, rng)];
}

PerSeat<double> Rollout::judge(Match& world, int horizon, Rng& rng) const
{
    for (int i = 0; i < m_settings.length; ++i) {
        const Prompt& prompt = world.prompt();
        if (prompt.choices.empty()) // it is decided
            return sharesOf(world);
        if (m_settings.cut == Cut::Quiet && world.quiet() && world.standing().turn >= horizon)
            break;
        world.apply(draw(world, prompt, rng));
    }
    return world.outcome().decided ? sharesOf(world) : chancesOf(world, m_evaluator, m_settings.scale);
}

} // namespace core
