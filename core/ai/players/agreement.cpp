#include "core/ai/players/agreement.h"

#include "core/ai/search/rollout.h"

namespace core {

namespace {

constexpr int kWorlds = 16;
constexpr double kRounding = 1e-6;
constexpr int kPlayedFirst = 4; ///< turns of each seat

}

bool agreesToDraw(const Game& game, const SeatView& view)
{
    if (view.standing().turn <= kPlayedFirst * view.seatCount())
        return false;
    const Evaluator* const learned = game.learned(LearnedFor::Plays);
    const Evaluator& evaluator = learned != nullptr ? *learned : game.evaluator();
    Rng rng(view.hash());
    double chance = 0;
    double even = 0;
    for (int i = 0; i < kWorlds; ++i) {
        const std::unique_ptr<Match> world = view.deal(rng);
        chance += chancesOf(*world, evaluator, kPointsALogit)[static_cast<std::size_t>(indexOf(view.seat()))];
        even = 1.0 / teamCount(*world);
    }
    return chance / kWorlds <= even + kRounding;
}

} // namespace core
