#include "core/puzzles/puzzle_finder.h"

#include "core/ai/arena/line_ups.h"
#include "core/ai/player.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/workers.h"
#include "core/analysis/analyser.h"
#include "core/analysis/line_values.h"
#include "core/game/notation.h"
#include "core/language/saying.h"
#include "core/record/match_session.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace core {

namespace {

constexpr std::size_t kFewestAnswers = 3;
constexpr std::size_t kMostComparedAgain = 6;
constexpr std::size_t kMostTried = 3; ///< questions of one match
constexpr double kMayHold = 0.8; ///< of the margin, that a first look must show
constexpr int kFirstPart = 20; ///< of the worlds, in which all answers are weighed
constexpr int kSeats = 2;

/// What a match is begun with: pairs of all factions meet, one after another.
MatchSetup setupOf(const PuzzleSearch& search, const LineUps& lineUps, int number)
{
    MatchSetup setup;
    setup.set = search.set;
    setup.seed = search.seed + static_cast<std::uint64_t>(number);
    setup.seats = seatsOf(lineUps.at(static_cast<std::size_t>(number)));
    return setup;
}

LineUps lineUpsOf(const Game& game)
{
    std::vector<std::string> factions;
    for (const FactionInfo& each : game.factions())
        factions.push_back(each.name);
    return { game.has(Has::Pairs) ? allPairs(factions, game.factionsPerSeat()) : std::vector<FactionPair> { {} },
        kSeats };
}

std::optional<MatchRecord> playedBy(const Game& game, const PuzzleSearch& search, const MatchSetup& setup,
    const std::atomic<bool>& stop, Problems& problems)
{
    const std::unique_ptr<MatchSession> session = MatchSession::start(
        game, setup, std::vector<std::string>(setup.seats.size(), search.player), nullptr, problems);
    if (session == nullptr)
        return std::nullopt;
    std::vector<std::unique_ptr<Player>> players;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        players.push_back(makePlayer(search.player, game, setup.seed + seat, problems));
    const Budget budget { {}, 0, &stop };
    while (!session->match().outcome().decided && !stop) {
        const Match& match = session->match();
        Player& player = *players[static_cast<std::size_t>(indexOf(match.prompt().seat))];
        session->choose(player.choose(SeatView(match, match.prompt()), budget));
    }
    if (stop)
        return std::nullopt;
    return session->record();
}

/// The questions that may make a puzzle, by what was given away, the dearest first.
std::vector<ChoiceWorth> candidates(const Analysis& analysis, double margin)
{
    std::vector<ChoiceWorth> some;
    for (const ChoiceWorth& each : analysis.choices) {
        if (each.answers.size() < kFewestAnswers || each.played == each.best || each.order
            || each.loss.mean < kMayHold * margin)
            continue;
        const double best = each.answers[static_cast<std::size_t>(each.best)].chance.mean;
        double second = 0;
        for (std::size_t place = 0; place < each.answers.size(); ++place)
            if (static_cast<int>(place) != each.best)
                second = std::max(second, each.answers[place].chance.mean);
        if (best - second >= kMayHold * margin)
            some.push_back(each);
    }
    std::stable_sort(
        some.begin(), some.end(), [](const ChoiceWorth& a, const ChoiceWorth& b) { return a.loss.mean > b.loss.mean; });
    if (some.size() > kMostTried)
        some.resize(kMostTried);
    return some;
}

/// The same match with the seat that is asked as the reader's, since marks of a match may be called by its seats.
std::optional<MatchRecord> withNames(const Game& game, MatchSetup setup, const MatchRecord& played, Seat asked)
{
    std::vector<std::string> players;
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        const int number = static_cast<int>(seat);
        setup.seats[seat].name = language::unnamed(number == indexOf(asked) ? 0 : 1 + number);
        players.push_back(played.summary.seats[seat].player);
    }
    Problems problems;
    const std::unique_ptr<MatchSession> session = MatchSession::start(game, setup, players, nullptr, problems);
    if (session == nullptr)
        return std::nullopt;
    for (const RecordedChoice& each : played.choices) {
        const Match& match = session->match();
        const std::optional<Choice> choice = game.notation().fromWords(match, match.prompt(), each.words);
        if (!choice)
            return std::nullopt;
        session->choose(*choice);
    }
    return session->record();
}

std::optional<Puzzle> puzzleOfMatch(
    const Game& game, const PuzzleSearch& search, const MatchSetup& setup, const std::atomic<bool>& stop)
{
    Problems problems;
    const std::optional<MatchRecord> record = playedBy(game, search, setup, stop, problems);
    if (!record)
        return std::nullopt;
    const std::optional<Walk> match = walk(game, *record, problems);
    if (!match)
        return std::nullopt;
    const std::optional<Analysis> analysis = analyse(game, *match, depthOf(Thoroughness::Quick, kSeats), 1, stop);
    if (!analysis)
        return std::nullopt;
    for (const ChoiceWorth& each : candidates(*analysis, search.margin)) {
        const Match& before = *match->steps[static_cast<std::size_t>(each.choice) - 1].before;
        WeighedAnswers weighed = weighAnswers(game, before, search.deals, setup.seed, stop);
        if (stop)
            return std::nullopt;
        if (weighed.lead.low < search.margin)
            continue;
        const std::optional<MatchRecord> named = withNames(game, setup, *record, each.seat);
        std::optional<Puzzle> puzzle = named ? puzzleOf(game, *named, each, problems) : std::nullopt;
        if (!puzzle || puzzle->played == weighed.answers.front().words)
            continue;
        puzzle->answers = std::move(weighed.answers);
        puzzle->record.summary.startedAt.clear(); // the same search finds the same on every day
        return puzzle;
    }
    return std::nullopt;
}

}

WeighedAnswers weighAnswers(
    const Game& game, const Match& match, int deals, std::uint64_t seed, const std::atomic<bool>& stop)
{
    const Prompt& prompt = match.prompt();
    const SeatView view(match, prompt);
    const LineValues::Deal known = [&](Match& world, Rng& rng, int) { view.dealInto(world, rng); };
    const std::array<int, 1> horizons { kToTheEnd };
    std::vector<ValuedLine> lines;
    for (const Choice each : prompt.choices)
        lines.push_back({ each, {} });
    LineValues first(game);
    first.play(match, known, seed, std::max(1, deals / kFirstPart), lines, horizons, stop);
    if (stop)
        return {};
    std::vector<std::size_t> order(lines.size());
    std::vector<Measured> worth;
    for (std::size_t each = 0; each < lines.size(); ++each) {
        order[each] = each;
        worth.push_back(first.value(each, 0, prompt.seat));
    }
    const auto better = [&](std::size_t a, std::size_t b) { return worth[a].mean > worth[b].mean; };
    std::stable_sort(order.begin(), order.end(), better);
    const std::size_t again = std::min(order.size(), kMostComparedAgain);
    std::vector<ValuedLine> compared;
    for (std::size_t place = 0; place < again; ++place)
        compared.push_back(lines[order[place]]);
    LineValues second(game);
    second.play(match, known, seed + (std::uint64_t { 1 } << 32U), deals, compared, horizons, stop);
    if (stop)
        return {};
    for (std::size_t place = 0; place < again; ++place)
        worth[order[place]] = second.value(place, 0, prompt.seat);
    std::vector<std::size_t> places(again);
    for (std::size_t place = 0; place < again; ++place)
        places[place] = place;
    const std::size_t best = *std::max_element(places.begin(), places.end(),
        [&](std::size_t a, std::size_t b) { return worth[order[a]].mean < worth[order[b]].mean; });
    Estimate lead { 1, 1, 1 };
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (place == best)
            continue;
        const Estimate over = place < again ? second.lead(best, place, prompt.seat).estimate()
                                            : first.lead(order[best], order[place], prompt.seat).estimate();
        if (over.low < lead.low)
            lead = over;
    }
    std::vector<PuzzleAnswer> answers;
    for (std::size_t place = 0; place < order.size(); ++place)
        answers.push_back({ game.notation().toWords(match, prompt, prompt.choices[order[place]]),
            worth[order[place]].estimate(), place < again ? second.deals() : first.deals() });
    std::stable_sort(answers.begin(), answers.end(),
        [](const PuzzleAnswer& a, const PuzzleAnswer& b) { return a.chance.mean > b.chance.mean; });
    return { std::move(answers), lead };
}

std::optional<std::vector<Puzzle>> findPuzzles(const Game& game, const PuzzleSearch& search,
    const std::atomic<bool>& stop, Problems& problems, const PuzzleSearchProgress& progress)
{
    const LineUps lineUps = lineUpsOf(game);
    if (const Problems faults = game.check(setupOf(search, lineUps, 0)); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return std::nullopt;
    }
    if (makePlayer(search.player, game, search.seed, problems) == nullptr)
        return std::nullopt;
    std::map<int, Puzzle> found; // by the number of their matches
    std::mutex guard;
    int next = 0;
    int played = 0;
    // A match is begun only while there are too few puzzles, and finished then: those of the lowest numbers are the
    // same.
    const auto take = [&] {
        const std::scoped_lock lock(guard);
        const bool enough = static_cast<int>(found.size()) >= search.puzzles;
        return stop || enough || next == search.matches ? -1 : next++;
    };
    inParallel(search.threads, [&](int) {
        for (int number = take(); number >= 0; number = take()) {
            std::optional<Puzzle> puzzle = puzzleOfMatch(game, search, setupOf(search, lineUps, number), stop);
            const std::scoped_lock lock(guard);
            if (puzzle)
                found.emplace(number, std::move(*puzzle));
            if (progress)
                progress(++played, static_cast<int>(found.size()));
        }
    });
    std::vector<Puzzle> puzzles;
    for (auto& each : found) {
        Puzzle& puzzle = each.second;
        if (static_cast<int>(puzzles.size()) == search.puzzles)
            break;
        puzzle.key = game.id() + ' ' + std::to_string(puzzles.size() + 1);
        puzzles.push_back(std::move(puzzle));
    }
    return puzzles;
}

} // namespace core
