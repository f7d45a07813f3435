#include "core/ai/players/explanation.h"

#include "core/ai/look_ahead.h"
#include "core/ai/players/player_factory.h"
#include "core/game/reasons.h"

#include <algorithm>

namespace core {

namespace {

constexpr int kWorlds = 3;
constexpr LookAheadSettings kLook { .nodesPerChoice = 40 };
constexpr std::uint64_t kSeed = 0x5EED;

/// Keeps of `all` what `found` says, too, at the smaller weight of the two.
void keepCommon(std::vector<Reason>& all, const std::vector<Reason>& found)
{
    std::erase_if(all, [&](Reason& reason) {
        const auto same
            = std::find_if(found.begin(), found.end(), [&](const Reason& each) { return each.what == reason.what; });
        if (same != found.end())
            reason.weight = std::min(reason.weight, same->weight);
        return same == found.end();
    });
}

Line lineOf(const Expectation& expected)
{
    return { expected.choice, { expected.then.begin(), expected.then.size() } };
}

/// Asks the player; false where it does not say what it expects.
bool ask(Explanation& explanation, const Game& game, const SeatView& view, std::string_view spec, const Budget& budget)
{
    Problems ignored;
    const std::unique_ptr<Player> player = makePlayer(spec, game, kSeed, ignored);
    if (player == nullptr)
        return false;
    explanation.choice = player->choose(view, budget);
    explanation.answers = player->expectation();
    return !explanation.answers.empty();
}

}

const Expectation* Explanation::of(Choice answer) const
{
    for (const Expectation& each : answers)
        if (each.choice == answer)
            return &each;
    return nullptr;
}

const Expectation* Explanation::bestOther() const
{
    for (const Expectation& each : answers)
        if (each.choice != choice)
            return &each;
    return nullptr;
}

Line Explanation::line(Choice answer) const
{
    const Expectation* const expected = of(answer);
    return expected == nullptr ? Line { answer } : lineOf(*expected);
}

Explanation explain(
    const Game& game, const SeatView& view, std::string_view spec, std::optional<Choice> made, const Budget& budget)
{
    Explanation explanation;
    explanation.choice = view.prompt().choices[0];
    if (view.prompt().choices.size() > 1) {
        explanation.own = ask(explanation, game, view, spec, budget);
        if (!explanation.own)
            ask(explanation, game, view, hintPlayer(), budget);
    }
    explanation.choice = made.value_or(explanation.choice);
    if (const Expectation* const other = explanation.bestOther(); other != nullptr && !budget.isCancelled())
        explanation.reasons = reasonsFor(game, view, explanation.line(explanation.choice), lineOf(*other), budget);
    return explanation;
}

std::vector<language::Saying> reasonsFor(
    const Game& game, const SeatView& view, const Line& line, const Line& other, const Budget& budget)
{
    if (!game.has(Has::Reasons))
        return {};
    const Reasoner* const reasoner = game.reasoner();
    LookAhead ahead(game.evaluator(), kLook);
    ahead.begin(view.seat());
    Rng rng(kSeed ^ view.hash());
    const std::unique_ptr<Match> before = view.deal(rng);
    const std::unique_ptr<Match> after = before->clone();
    const std::unique_ptr<Match> instead = before->clone();
    std::vector<Reason> reasons;
    for (int world = 0; world < kWorlds; ++world) {
        if (budget.isCancelled())
            return {};
        if (world > 0)
            view.dealInto(*before, rng);
        after->assign(*before);
        instead->assign(*before);
        play(*after, line, view.seat());
        play(*instead, other, view.seat());
        // Whoever ends a turn is ahead of one who plays a card: both are told of at the same turn.
        ahead.settle(*after, 0);
        ahead.settle(*instead, after->standing().turn);
        ahead.settle(*after, instead->standing().turn);
        std::vector<Reason> found = reasoner->compare(*before, *after, *instead, view.seat());
        if (world == 0)
            reasons = std::move(found);
        else
            keepCommon(reasons, found);
    }
    std::stable_sort(
        reasons.begin(), reasons.end(), [](const Reason& a, const Reason& b) { return a.weight > b.weight; });
    std::vector<language::Saying> words;
    for (const Reason& each : reasons)
        if (words.size() < kMostReasons && std::find(words.begin(), words.end(), each.what) == words.end())
            words.push_back(each.what);
    return words;
}

std::string lineInWords(const Game& game, const SeatView& view, const Line& line)
{
    Rng rng(kSeed ^ view.hash());
    const std::unique_ptr<Match> world = view.deal(rng);
    const auto label = [&](Choice choice) { return game.notation().label(*world, world->prompt(), choice); };
    std::string words = label(*line.choice);
    const std::uint32_t disclosures = world->disclosures();
    world->apply(*line.choice);
    for (const Choice next : line.then) {
        if (world->disclosures() != disclosures || !goesOnWith(*world, next, view.seat()))
            break;
        words += " \u2192 " + label(next);
        world->apply(next);
    }
    return words;
}

} // namespace core
