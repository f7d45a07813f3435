#include "core/ai/calibration/calibrator.h"

#include "core/ai/arena/arena.h"
#include "core/ai/players/drawn_questions.h"
#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/search/reckoning.h"
#include "core/ai/search/rollout.h"
#include "core/ai/workers.h"
#include "core/language/house.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace core {

namespace {

/// What was told in one match.
struct Measured {
    std::vector<Told> told;
    bool finished = false;
};

class Calibrator {
public:
    Calibrator(
        const Game& game, const CalibrationRequest& request, const LineUps& lineUps, const std::atomic<bool>& stop)
        : m_game(game)
        , m_request(request)
        , m_lineUps(lineUps)
        , m_stop(stop)
    {
        m_terms.set = request.set;
        m_terms.seats = request.seats;
        m_terms.seed = request.seed;
    }

    MatchSetup setup(int number) const { return arenaSetup(m_terms, m_lineUps, number); }

    /// Draws questions while the match is played, and reckons them when it is over.
    Measured measure(int number) const
    {
        const MatchSetup dealt = setup(number);
        Rng rng(playerSeed(dealt.seed, kNobodysSeat));
        const std::optional<DrawnQuestions> drawn
            = playAndDraw(m_game, dealt, m_request.player, m_request.questions, rng, m_stop);
        if (!drawn)
            return {};
        Measured measured;
        for (const DrawnQuestions::Question& each : drawn->questions) {
            const auto seat = static_cast<std::size_t>(indexOf(each.match->prompt().seat));
            Told told = reckoned(*each.match);
            told.share = drawn->shares[seat];
            told.progress = each.progress;
            told.factions = dealt.seats[seat].factions;
            if (measured.told.empty() && number < m_request.positions && !findTruth(*each.match, told, rng))
                return {};
            measured.told.push_back(std::move(told));
        }
        measured.finished = !m_stop;
        return measured;
    }

private:
    Told reckoned(const Match& match) const
    {
        ReckoningSettings settings;
        settings.deals = m_request.lines;
        Reckoning reckoning(m_game, settings);
        const Line asItIs;
        reckoning.reckon(SeatView(match, match.prompt()), { &asItIs, 1 });
        Told told;
        told.chance = reckoning.chance(0).mean;
        return told;
    }

    /// Plays on from worlds dealt for the seat that is asked. False when it was stopped.
    bool findTruth(const Match& match, Told& told, Rng& rng) const
    {
        const Seat seat = match.prompt().seat;
        double sum = 0;
        double squares = 0;
        for (int line = 0; line < m_request.truthLines; ++line) {
            const std::unique_ptr<Match> world = SeatView(match, seat).deal(rng);
            const PerSeat<std::unique_ptr<Player>> players
                = measuredPlayers(m_request.truth, m_game, rng.next(), *world);
            for (int choices = 0; choices < kMaxChoicesInMatch && !world->outcome().decided; ++choices) {
                if (m_stop)
                    return false;
                answer(*world, players, m_stop);
            }
            const double share = sharesOf(*world)[static_cast<std::size_t>(indexOf(seat))];
            sum += share;
            squares += share * share;
        }
        const double n = m_request.truthLines;
        told.truth = sum / n;
        told.truthNoise = std::max(0.0, squares / n - *told.truth * *told.truth) / (n - 1);
        return true;
    }

    const Game& m_game;
    const CalibrationRequest& m_request;
    const LineUps& m_lineUps;
    const std::atomic<bool>& m_stop;
    ArenaTerms m_terms;
};

/// Of all, of each third of a match, of each faction.
std::vector<CalibrationFigures> figuresOf(const std::vector<Told>& told)
{
    constexpr std::array<const char*, 3> kThirds { "first third", "second third", "last third" };
    std::vector<const Told*> all;
    std::array<std::vector<const Told*>, 3> thirds;
    std::map<std::string, std::vector<const Told*>> factions;
    for (const Told& each : told) {
        all.push_back(&each);
        thirds[std::min<std::size_t>(2, static_cast<std::size_t>(each.progress * 3))].push_back(&each);
        for (const std::string& faction : each.factions)
            factions[faction].push_back(&each);
    }
    std::vector<CalibrationFigures> figures { figuresOf("all", all) };
    for (std::size_t i = 0; i < thirds.size(); ++i)
        figures.push_back(figuresOf(kThirds[i], thirds[i]));
    for (const auto& [name, of] : factions)
        figures.push_back(figuresOf(name, of));
    return figures;
}

}

Problems checkCalibration(const Game& game, const CalibrationRequest& request)
{
    Problems problems = checkMeasuredPlayer(request.player, game);
    if (request.positions > 0)
        for (const Problem& each : checkMeasuredPlayer(request.truth, game))
            problems.push_back(each);
    if (request.player == kHumanPlayer || (request.positions > 0 && request.truth == kHumanPlayer))
        problems.push_back({ "player", say(House::NoPersonInSimulation), say(House::UsePlay) });
    return problems;
}

std::optional<CalibrationReport> calibrate(const Game& game, const CalibrationRequest& request, const LineUps& lineUps,
    const std::atomic<bool>& stop, const CalibrationProgress& progress, Problems& problems)
{
    problems = checkCalibration(game, request);
    const Calibrator calibrator(game, request, lineUps, stop);
    for (int number = 0; number < request.matches && problems.empty(); ++number)
        problems = game.check(calibrator.setup(number));
    if (!problems.empty())
        return std::nullopt;

    std::vector<Measured> all(static_cast<std::size_t>(request.matches));
    std::atomic<int> next { 0 };
    std::mutex telling;
    int done = 0;
    inParallel(request.threads, [&](int) {
        for (int number = next++; number < request.matches && !stop; number = next++) {
            all[static_cast<std::size_t>(number)] = calibrator.measure(number);
            const std::scoped_lock lock(telling);
            if (progress)
                progress(++done);
        }
    });

    CalibrationReport report;
    report.game = game.id();
    report.set = request.set;
    report.setHash = game.setHash(request.set);
    report.engineVersion = game.engineVersion();
    report.player = request.player;
    report.truth = request.positions > 0 ? request.truth : std::string();
    report.seats = request.seats;
    report.lines = request.lines;
    std::vector<Told> told;
    for (Measured& each : all) {
        if (!each.finished)
            break;
        ++report.matches;
        std::move(each.told.begin(), each.told.end(), std::back_inserter(told));
    }
    if (report.matches < request.matches && !stop) {
        problems.push_back({ "", say(House::MatchDidNotEnd), "" });
        return std::nullopt;
    }
    if (told.empty())
        return std::nullopt;
    report.figures = figuresOf(told);
    return report;
}

} // namespace core
