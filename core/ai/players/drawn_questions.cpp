#include "core/ai/players/drawn_questions.h"

#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/rollout.h"

namespace core {

PerSeat<std::unique_ptr<Player>> measuredPlayers(
    const std::string& spec, const Game& game, std::uint64_t seed, const Match& table)
{
    Problems none;
    PerSeat<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < table.seatCount(); ++seat)
        players[static_cast<std::size_t>(seat)]
            = makeMeasuredPlayer(spec, game, playerSeed(seed, seatAt(seat)), table, none);
    return players;
}

void answer(Match& match, const PerSeat<std::unique_ptr<Player>>& players, const std::atomic<bool>& stop)
{
    const Prompt prompt = match.prompt();
    const Budget unlimited { .cancelled = &stop };
    match.apply(players[static_cast<std::size_t>(indexOf(prompt.seat))]->choose(SeatView(match, prompt), unlimited));
}

std::optional<DrawnQuestions> playAndDraw(const Game& game, const MatchSetup& setup, const std::string& spec, int count,
    Rng& rng, const std::atomic<bool>& stop)
{
    Problems none;
    const std::unique_ptr<Match> match = game.newMatch(setup, none);
    const PerSeat<std::unique_ptr<Player>> players = measuredPlayers(spec, game, setup.seed, *match);
    DrawnQuestions drawn;
    std::vector<int> numbers; // of the drawn ones among the match's questions
    int asked = 0;
    for (int choices = 0; !match->outcome().decided; ++choices) {
        if (choices == kMaxChoicesInMatch || stop)
            return std::nullopt;
        if (match->prompt().choices.size() > 1) {
            // Reservoir sampling: Vitter's algorithm R, 1985.
            const int number = asked++;
            if (number < count) {
                drawn.questions.push_back({ match->clone() });
                numbers.push_back(number);
            } else if (const auto place = rng.below(static_cast<std::uint32_t>(number) + 1); place < numbers.size()) {
                drawn.questions[place].match = match->clone();
                numbers[place] = number;
            }
        }
        answer(*match, players, stop);
    }
    for (std::size_t i = 0; i < numbers.size(); ++i)
        drawn.questions[i].progress = static_cast<double>(numbers[i]) / asked;
    drawn.shares = sharesOf(*match);
    return drawn;
}

} // namespace core
