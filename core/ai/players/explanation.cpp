#include "core/ai/players/explanation.h"

#include "core/ai/players/player_factory.h"
#include "core/ai/search/reckoning.h"
#include "core/ai/search/rollout.h"
#include "core/game/reasons.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace core {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kSeed = 0x5EED;
// Of reasons: worlds looked at, and in how many of them one has to hold.
constexpr int kWorlds = 24;
constexpr int kHolds = 23;
// Of chances: lines in all, and deals at least, where there is time for them.
constexpr int kLines = 3600;
constexpr int kFewestDeals = 300;
constexpr int kThreads = 2;

/// How often a reason was found, with the sum of its weights.
struct Found {
    Reason reason;
    int times = 0;
};

/// What a reason says at the least.
const language::Saying& leastOf(const Reason& reason)
{
    return reason.roughly.empty() ? reason.what : reason.roughly;
}

/// Reasons that were found in the worlds so far, those that differ in their number alone together as well.
struct AllFound {
    std::vector<Found> exactly;
    std::vector<Found> atLeast;
};

void note(std::vector<Found>& all, const Reason& reason, const language::Saying& as, const language::Saying& roughly)
{
    const auto same = std::find_if(all.begin(), all.end(), [&](const Found& one) { return one.reason.what == as; });
    if (same == all.end()) {
        all.push_back({ { as, reason.weight, roughly }, 1 });
    } else {
        same->reason.weight += reason.weight;
        ++same->times;
    }
}

void note(AllFound& all, const std::vector<Reason>& found)
{
    std::vector<language::Saying> noted;
    for (const Reason& each : found) {
        if (std::find(noted.begin(), noted.end(), leastOf(each)) != noted.end())
            continue; // the same of two cards of one name
        noted.push_back(leastOf(each));
        note(all.atLeast, each, leastOf(each), {});
        if (!each.roughly.empty())
            note(all.exactly, each, each.what, each.roughly);
    }
}

/// What holds in nearly all worlds, strongest first; with its number where that does.
std::vector<language::Saying> whatHolds(AllFound all, int holds)
{
    const auto seldom = [holds](const Found& each) { return each.times < holds; };
    std::erase_if(all.atLeast, seldom);
    std::erase_if(all.exactly, seldom);
    std::stable_sort(all.atLeast.begin(), all.atLeast.end(),
        [](const Found& a, const Found& b) { return a.reason.weight > b.reason.weight; });
    std::vector<language::Saying> words;
    for (std::size_t i = 0; i < std::min(all.atLeast.size(), kMostReasons); ++i) {
        const language::Saying& least = all.atLeast[i].reason.what;
        const auto exact = std::find_if(
            all.exactly.begin(), all.exactly.end(), [&](const Found& each) { return each.reason.roughly == least; });
        words.push_back(exact == all.exactly.end() ? least : exact->reason.what);
    }
    return words;
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

/// Keeps the answers that were thought of most, and `choice`.
void keepMostReckoned(Explanation& explanation)
{
    std::vector<Expectation>& answers = explanation.answers;
    const auto chosen = std::find_if(
        answers.begin(), answers.end(), [&](const Expectation& each) { return each.choice == explanation.choice; });
    if (chosen == answers.end())
        answers.insert(answers.begin(), { explanation.choice });
    else
        std::rotate(answers.begin(), chosen, chosen + 1);
    answers.resize(std::min(answers.size(), kMostReckoned));
}

/// Puts reckoned chances in the place of what the player thought of while it searched.
void reckonAnswers(Explanation& explanation, Reckoning& reckoning, const SeatView& view, const Budget& budget)
{
    std::vector<Line> lines;
    for (const Expectation& each : explanation.answers)
        lines.push_back(lineOf(each));
    reckoning.reckon(view, lines, budget);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Estimate chance = reckoning.chance(i);
        Expectation& answer = explanation.answers[i];
        answer.winChance = chance.mean;
        answer.low = chance.low;
        answer.high = chance.high;
        answer.playouts = static_cast<std::uint64_t>(reckoning.deals());
    }
}

/// The same with the time since `start` taken off.
Budget whatIsLeft(Budget budget, Clock::time_point start)
{
    if (budget.time.count() > 0) {
        const auto gone = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start);
        budget.time = std::max(budget.time - gone, std::chrono::milliseconds(1));
    }
    return budget;
}

ReckoningSettings reckoningOf(std::size_t answers)
{
    ReckoningSettings settings;
    settings.deals = std::max(kFewestDeals, kLines / static_cast<int>(std::max<std::size_t>(1, answers)));
    settings.threads = kThreads;
    return settings;
}

/// The places of `answers`, those that win most often first.
std::vector<std::size_t> byChance(const std::vector<Expectation>& answers)
{
    std::vector<std::size_t> places(answers.size());
    std::iota(places.begin(), places.end(), std::size_t { 0 });
    std::stable_sort(places.begin(), places.end(),
        [&](std::size_t a, std::size_t b) { return answers[a].winChance > answers[b].winChance; });
    return places;
}

/// In the place of an answer of which nothing would come, the best of those that are alike and of which something does;
/// the answer itself where there is none.
std::size_t insteadOfIdle(const Game& game, const SeatView& view, const std::vector<Expectation>& answers,
    const std::vector<std::size_t>& best, std::size_t answer, const Reckoning& reckoning)
{
    if (!game.has(Has::Reasons))
        return answer;
    Rng rng(kSeed ^ view.hash());
    const std::unique_ptr<Match> world = view.deal(rng);
    const auto isIdle
        = [&](std::size_t place) { return game.reasoner()->isIdle(*world, answers[place].choice, view.seat()); };
    if (!isIdle(answer))
        return answer;
    const auto instead = std::find_if(best.begin(), best.end(), [&](std::size_t place) {
        return place != answer && reckoning.lead(answer, place).mean < kAlike
            && reckoning.lead(best.front(), place).mean < kAlike && !isIdle(place);
    });
    return instead == best.end() ? answer : *instead;
}

/// What an answer is held against, if there is anything, and what speaks for it.
struct Compared {
    std::optional<std::size_t> place;
    std::vector<language::Saying> reasons;
};

/// The first of the others, in the order of `best`, that ends the turn elsewhere than `explained`; else the first.
Compared compare(const Game& game, const SeatView& view, const std::vector<Expectation>& answers,
    const std::vector<std::size_t>& best, std::size_t explained, const Budget& budget)
{
    const Line chosen = lineOf(answers[explained]);
    Compared first;
    for (const std::size_t place : best) {
        if (place == explained)
            continue;
        const Line other = lineOf(answers[place]);
        std::vector<language::Saying> reasons = reasonsFor(game, view, chosen, other, budget);
        if (!reasons.empty() || !reasonsFor(game, view, other, chosen, budget).empty())
            return { place, std::move(reasons) };
        if (!first.place)
            first.place = place; // the same turn in another order
        if (budget.isCancelled())
            break;
    }
    return first;
}

}

const Expectation* Explanation::of(Choice answer) const
{
    for (const Expectation& each : answers)
        if (each.choice == answer)
            return &each;
    return nullptr;
}

Line Explanation::line(Choice answer) const
{
    const Expectation* const expected = of(answer);
    return expected == nullptr ? Line { answer } : lineOf(*expected);
}

bool Explanation::alike() const
{
    return other && std::abs(lead.mean) < kAlike;
}

Explanation explain(
    const Game& game, const SeatView& view, std::string_view spec, std::optional<Choice> made, const Budget& budget)
{
    const auto start = Clock::now();
    Explanation explanation;
    explanation.choice = view.prompt().choices[0];
    if (view.prompt().choices.size() == 1)
        return explanation;
    explanation.own = ask(explanation, game, view, spec, budget);
    if (!explanation.own)
        ask(explanation, game, view, hintPlayer(), budget);
    explanation.choice = made.value_or(explanation.choice);
    keepMostReckoned(explanation);
    Reckoning reckoning(game, reckoningOf(explanation.answers.size()));
    reckonAnswers(explanation, reckoning, view, whatIsLeft(budget, start));

    const std::vector<std::size_t> best = byChance(explanation.answers);
    const bool better = !made && reckoning.lead(best.front(), 0).mean >= kAlike;
    const std::size_t likely = better ? best.front() : 0;
    const std::size_t explained
        = made ? likely : insteadOfIdle(game, view, explanation.answers, best, likely, reckoning);
    explanation.choice = explanation.answers[explained].choice;
    if (const Compared with = compare(game, view, explanation.answers, best, explained, budget); with.place) {
        explanation.other = explanation.answers[*with.place].choice;
        explanation.lead = reckoning.lead(explained, *with.place);
        explanation.reasons = with.reasons;
    }
    if (explanation.alike())
        explanation.reasons.clear();
    std::stable_sort(explanation.answers.begin(), explanation.answers.end(),
        [](const Expectation& a, const Expectation& b) { return a.winChance > b.winChance; });
    return explanation;
}

std::vector<language::Saying> reasonsFor(
    const Game& game, const SeatView& view, const Line& line, const Line& other, const Budget& budget)
{
    if (!game.has(Has::Reasons))
        return {};
    const Reasoner* const reasoner = game.reasoner();
    const Rollout rollout(game.evaluator(), policyLines(game, Cut::Quiet));
    const int next = view.standing().turn + 1;
    Rng rng(kSeed ^ view.hash());
    const std::unique_ptr<Match> before = view.deal(rng);
    const std::unique_ptr<Match> after = before->clone();
    const std::unique_ptr<Match> instead = before->clone();
    AllFound found;
    for (int world = 0; world < kWorlds; ++world) {
        if (budget.isCancelled())
            return {};
        if (world > 0)
            view.dealInto(*before, rng);
        for (const auto& [match, played] : { std::pair(after.get(), &line), std::pair(instead.get(), &other) }) {
            Rng chance = rng;
            match->assign(*before);
            play(*match, *played, view.seat());
            rollout.judge(*match, next, chance);
        }
        note(found, reasoner->compare(*before, *after, *instead, view.seat()));
    }
    return whatHolds(std::move(found), kHolds);
}

namespace {

/// Has `visit` see every answer of a line where it is asked for, up to the next quiet point and no further than to
/// where something hidden comes to light.
void walk(const SeatView& view, const Line& line, const std::function<void(const Match& asking, Choice answer)>& visit)
{
    if (!line.choice)
        return;
    Rng rng(kSeed ^ view.hash());
    const std::unique_ptr<Match> world = view.deal(rng);
    visit(*world, *line.choice);
    const std::uint32_t disclosures = world->disclosures();
    world->apply(*line.choice);
    for (const Choice next : line.then) {
        if (world->disclosures() != disclosures || !goesOnWith(*world, next, view.seat()))
            return;
        visit(*world, next);
        world->apply(next);
    }
}

} // namespace

std::string lineInWords(const Game& game, const SeatView& view, const Line& line)
{
    std::string words;
    walk(view, line, [&](const Match& asking, Choice answer) {
        words += (words.empty() ? "" : " \u2192 ") + game.notation().label(asking, asking.prompt(), answer);
    });
    return words;
}

int placeOf(const Game& game, const SeatView& view, const Line& line)
{
    int place = -1;
    walk(view, line, [&](const Match& asking, Choice answer) {
        if (place >= 0)
            return;
        const PromptView asked = game.notation().choices(asking, asking.prompt(), view.seat());
        for (const ChoiceView& each : asked.choices)
            if (each.choice == answer)
                place = each.place;
    });
    return place;
}

} // namespace core
