#include "app/cli/bench_command.h"

#include "app/cli/match_arguments.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace app::cli {

namespace {

constexpr std::uint64_t kSeed = 2012;
constexpr std::size_t kPositions = 8; ///< few, as a search copies from few matches into few
constexpr int kRounds = 32000;
constexpr std::size_t kSignedSeats = 4; ///< so that signatures can be held against those of earlier programs

double cpuNanoseconds()
{
    timespec now {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

struct Figures {
    int matches = 0;
    std::uint64_t choices = 0;
    double seconds = 0; ///< of the play
    double perChoice = 0;
    double perClone = 0;
    double perConceal = 0;
    std::uint64_t signature = 0xCBF29CE484222325ULL;
};

/// Random play from the seed; keeps positions from the middle of matches for what follows.
bool play(const core::Game& game, Figures& figures, std::vector<std::unique_ptr<core::Match>>& positions,
    core::Problems& problems)
{
    const auto mix
        = [&figures](std::uint64_t value) { figures.signature = (figures.signature ^ value) * 0x100000001B3ULL; };
    core::Rng rng(kSeed);
    const std::vector<std::string> factions = firstFactions(game);
    const double start = cpuNanoseconds();
    for (int number = 0; number < figures.matches; ++number) {
        core::MatchSetup setup = anySetup(game, factions, static_cast<std::size_t>(number));
        setup.seed = kSeed + static_cast<std::uint64_t>(number);
        const std::unique_ptr<core::Match> match = game.newMatch(setup, problems);
        if (match == nullptr)
            return false;
        for (int choices = 0;; ++choices) {
            const core::Prompt& prompt = match->prompt();
            if (prompt.choices.empty())
                break;
            if (choices == 40 && positions.size() < kPositions)
                positions.push_back(match->clone());
            const core::Choice choice = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
            mix(choice.bits());
            match->apply(choice);
            ++figures.choices;
        }
        const core::Outcome outcome = match->outcome();
        for (std::size_t seat = 0; seat < kSignedSeats; ++seat)
            mix(static_cast<std::uint64_t>(outcome.score[seat]));
        mix(match->hash());
    }
    const double nanoseconds = cpuNanoseconds() - start;
    figures.seconds = nanoseconds / 1e9;
    figures.perChoice = nanoseconds / static_cast<double>(figures.choices);
    return true;
}

/// A clone as search makes it: into a match that stands.
void measureCopies(std::vector<std::unique_ptr<core::Match>>& positions, Figures& figures)
{
    std::vector<std::unique_ptr<core::Match>> pool;
    for (const auto& position : positions)
        pool.push_back(position->clone());
    const double operations = static_cast<double>(positions.size()) * kRounds;
    double start = cpuNanoseconds();
    for (int round = 0; round < kRounds; ++round)
        for (std::size_t i = 0; i < positions.size(); ++i)
            pool[i]->assign(*positions[i]);
    figures.perClone = (cpuNanoseconds() - start) / operations;

    core::Rng rng(kSeed);
    start = cpuNanoseconds();
    for (int round = 0; round < kRounds; ++round)
        for (std::size_t i = 0; i < positions.size(); ++i)
            pool[i]->conceal(core::seatAt(round % positions[i]->seatCount()), rng);
    figures.perConceal = (cpuNanoseconds() - start) / operations;
}

std::string hex(std::uint64_t value)
{
    std::array<char, 17> text {};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(value));
    return text.data();
}

double rounded(double value)
{
    return std::round(value * 10) / 10;
}

}

void BenchCommand::declare(Parser& parser)
{
    parser.text("--game", m_game, CliWords::tr("which game"));
    parser.number(
        "--matches", m_matches, 1, 10'000'000, CliWords::tr("how many matches; the signature is of this number"));
}

ExitStatus BenchCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    Figures figures;
    figures.matches = m_matches;
    std::vector<std::unique_ptr<core::Match>> positions;
    core::Problems problems;
    if (!play(*game, figures, positions, problems))
        return context.fail(problems);
    if (!positions.empty())
        measureCopies(positions, figures);

    const double perSecond = std::round(figures.matches / figures.seconds);
    if (context.json) {
        context.out << nlohmann::ordered_json {
            { "matches", figures.matches }, { "choices", figures.choices },
            { "cpu_seconds", std::round(figures.seconds * 1000) / 1000 },
            { "matches_per_second", static_cast<std::int64_t>(perSecond) },
            { "ns_per_choice", rounded(figures.perChoice) }, { "ns_per_clone", rounded(figures.perClone) },
            { "ns_per_conceal", rounded(figures.perConceal) }, { "signature", hex(figures.signature) }
        }.dump() << '\n';
        return Done;
    }
    const std::pair<QString, QString> lines[] = { { CliWords::tr("matches"), amount(figures.matches) },
        { CliWords::tr("choices"), amount(figures.choices) }, { CliWords::tr("matches/s"), decimal(perSecond, 0) },
        { CliWords::tr("ns per choice"), decimal(figures.perChoice, 1) },
        { CliWords::tr("ns per clone"), decimal(figures.perClone, 1) },
        { CliWords::tr("ns per conceal"), decimal(figures.perConceal, 1) },
        { CliWords::tr("signature"), asText(hex(figures.signature)) } };
    qsizetype width = 0;
    for (const auto& [name, figure] : lines)
        width = std::max(width, name.size() + 2);
    for (const auto& [name, figure] : lines)
        context.out << name.leftJustified(width) << figure << '\n';
    return Done;
}

} // namespace app::cli
