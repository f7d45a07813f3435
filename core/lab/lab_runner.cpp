#include "core/lab/lab_runner.h"

#include "core/ai/arena/play_signature.h"
#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/language/house.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>

namespace core {

namespace {

constexpr std::chrono::milliseconds kLookForStop { 20 };

/// The same whatever the machine: FNV-1a over the bytes, and a round of SplitMix over that.
std::uint64_t seedOf(const LabTerms& terms, const LabCell& cell)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    const auto mix = [&hash](std::uint64_t value) { hash = (hash ^ value) * 0x100000001B3ULL; };
    for (const std::size_t pair : { cell.first, cell.second })
        for (const std::string& faction : terms.pairs[pair]) {
            for (const char letter : faction)
                mix(static_cast<unsigned char>(letter));
            mix(0);
        }
    return Rng(hash ^ (terms.seed * 0x9E3779B97F4A7C15ULL)).next();
}

/// One run while it lasts: what the playing threads and the one that called share.
class Campaign {
public:
    Campaign(const Game& game, const LabGoal& goal, const LabTable& table, int threads)
        : m_game(game)
        , m_table(table)
        , m_schedule(m_table, goal)
        , m_running(threads)
    {
    }

    void stop()
    {
        m_over = true;
        const std::lock_guard lock(m_guard);
        m_turn.notify_all();
    }

    /// The system has no more threads than these.
    void playWith(int wanted, int begun)
    {
        const std::lock_guard lock(m_guard);
        m_running -= wanted - begun;
        if (begun == 0)
            m_fault = say(House::NoThread).words();
    }

    const std::string& fault() const { return m_fault; }

    void play()
    {
        std::unique_lock lock(m_guard);
        LabBlock block;
        while (take(block, lock)) {
            lock.unlock();
            const bool finished = playBlock(block);
            lock.lock();
            if (!finished)
                break;
            add(m_table, block);
            m_schedule.finished(block.cell);
            m_finished.push_back(block);
            m_turn.notify_all();
            m_changed.notify_one();
        }
        --m_running;
        m_turn.notify_all();
        m_changed.notify_one();
    }

    /// What is finished since the last call, after waiting a while for it. False when nobody plays any more and nothing
    /// is left.
    bool wait(std::vector<LabBlock>& finished)
    {
        std::unique_lock lock(m_guard);
        m_changed.wait_for(lock, kLookForStop, [&] { return !m_finished.empty() || m_running == 0; });
        finished.clear();
        finished.swap(m_finished);
        return !finished.empty() || m_running > 0;
    }

private:
    bool take(LabBlock& block, std::unique_lock<std::mutex>& lock)
    {
        while (!m_over) {
            block.won = {};
            const LabSchedule::Step step = m_schedule.next(block.cell, block.number);
            if (step != LabSchedule::Step::Wait)
                return step == LabSchedule::Step::Play;
            m_turn.wait(lock);
        }
        return false;
    }

    bool playBlock(LabBlock& block)
    {
        const LabCell& cell = m_table.cells[block.cell];
        SimulationRequest request;
        request.setup = labSetup(m_table.terms, cell, block.number * kDealsOfBlock);
        request.players = { m_table.terms.player, m_table.terms.player };
        request.matches = kDealsOfBlock;
        for (std::size_t seat = 0; seat < block.won.size(); ++seat) {
            Problems problems;
            const auto totals = simulate(m_game, request, problems, {}, &m_over);
            if (!totals) {
                giveUp(problems.front().text());
                return false;
            }
            if (const std::optional<SimulationBreach>& breach = totals->breach) {
                giveUp(say(House::MatchOfSeedDidNotEnd, { std::to_string(breach->seed) }).words());
                return false;
            }
            if (m_over)
                return false;
            block.won[seat] = totals->parts[seat];
            std::swap(request.setup.seats[0].factions, request.setup.seats[1].factions);
        }
        return true;
    }

    void giveUp(std::string fault)
    {
        const std::lock_guard lock(m_guard);
        m_fault = std::move(fault);
        m_over = true;
        m_turn.notify_all();
    }

    const Game& m_game;
    std::atomic<bool> m_over { false };
    std::mutex m_guard; ///< of all below
    LabTable m_table; ///< but for what is played of it
    LabSchedule m_schedule;
    std::condition_variable m_changed; ///< for the thread that called
    std::condition_variable m_turn; ///< for those that play
    std::vector<LabBlock> m_finished;
    int m_running;
    std::string m_fault;
};

ArenaTerms asArena(const LabTerms& terms)
{
    ArenaTerms arena;
    arena.game = terms.game;
    arena.set = terms.set;
    arena.players = { terms.player, terms.player };
    arena.options = terms.options;
    arena.seed = terms.seed;
    return arena;
}

}

MatchSetup labSetup(const LabTerms& terms, const LabCell& cell, int deal)
{
    MatchSetup setup;
    setup.set = terms.set;
    setup.options = terms.options;
    setup.seed = seedOf(terms, cell) + static_cast<std::uint64_t>(deal);
    setup.seats = seatsOf({ terms.pairs[cell.first], terms.pairs[cell.second] });
    return setup;
}

Problems checkLab(const Game& game, const LabTerms& terms)
{
    Problems problems;
    if (terms.player == kHumanPlayer)
        problems.push_back({ "player", say(House::NoPersonInArena), say(House::UsePlay) });
    for (Problem& problem : checkMeasuredPlayer(terms.player, game))
        problems.push_back(std::move(problem));
    const LabTable table = LabTable::of(terms);
    if (table.cells.empty())
        problems.push_back({ "pairs", say(House::PairsDoNotGoRound, { 2 }), say(House::NameMorePairs) });
    for (const LabCell& cell : table.cells) {
        Problems faults = game.check(labSetup(terms, cell, 0));
        problems.insert(problems.end(), faults.begin(), faults.end());
        if (!faults.empty())
            break;
    }
    return problems;
}

std::string labSignature(const Game& game, const LabTerms& terms)
{
    return playSignature(game, asArena(terms), LineUps(terms.pairs, 2));
}

bool runLab(const Game& game, const LabGoal& goal, int threads, LabTable& table, const std::atomic<bool>& stop,
    const LabListener& listener, Problems& problems)
{
    if (Problems faults = checkLab(game, table.terms); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return false;
    }
    Campaign campaign(game, goal, table, threads);
    {
        std::vector<std::jthread> playing;
        try {
            while (static_cast<int>(playing.size()) < threads)
                playing.emplace_back([&campaign] { campaign.play(); });
        } catch (const std::system_error&) {
            campaign.playWith(threads, static_cast<int>(playing.size()));
        }
        std::vector<LabBlock> finished;
        while (campaign.wait(finished)) {
            for (const LabBlock& block : finished)
                add(table, block);
            if ((!finished.empty() && !listener(finished)) || stop)
                campaign.stop();
        }
    }
    if (campaign.fault().empty())
        return true;
    problems.push_back({ "lab", campaign.fault(), "" });
    return false;
}

} // namespace core
