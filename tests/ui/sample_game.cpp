#include "tests/ui/sample_game.h"

#include "core/record/match_session.h"

#include <algorithm>

namespace samples {

namespace {

core::CardInfo card(const std::string& faction, const std::string& name, const std::string& type, int copies, int power,
    const std::string& text, std::vector<std::string> tags)
{
    core::CardInfo info;
    info.id = faction + '.' + name;
    info.name = name;
    info.group = faction;
    info.type = type;
    info.kind = type;
    info.copies = copies;
    if (type == "minion")
        info.figures = { { "power", { power } } };
    info.text = text;
    info.tags = std::move(tags);
    return info;
}

} // namespace

std::vector<core::FactionInfo> PairGame::factionsIn(core::language::Language) const
{
    return {
        { "Keepers", "plain", "Piers", "Hold what they have and draw for it", "#3ea969", "aliens", 1, { "draws" } },
        { "Raiders", "plain", "Piers", "Destroy the weak and move on before a pier scores", "#c1423e", "pirates", 2,
            {} },
        { "Tinkers", "plain", "Piers", "Many small minions", "#4d97d3", "robots", 1, {} },
        { "Drifters", "plain", "Piers", "Big, slow, and hard to move", "#c3742b", "dinosaurs", 3, {} },
        { "Keepers", "tides", "Piers", "Hold what they have, whatever comes", "#3ea969", "aliens", 1, {} },
        { "Raiders", "tides", "Piers", "Destroy the weak and stay", "#c1423e", "pirates", 2, {} },
        { "Anglers", "tides", "Piers", "Wait for the big one", "#7a9a3a", "zombies", 2, {} },
    };
}

std::vector<core::CardInfo> PairGame::cardsIn(core::language::Language) const
{
    std::vector<core::CardInfo> all;
    for (const core::FactionInfo& faction : factionsIn(core::language::spoken())) {
        const std::string& f = faction.name;
        const std::size_t from = all.size();
        const bool tides = faction.set == "tides";
        all.push_back(card(f, f + (tides ? " Harbourmaster" : " Captain"), "minion", 1, 5,
            "Draw a card when another minion arrives here.", { "draws" }));
        all.push_back(card(f, f + " Mate", "minion", 2, 4,
            "You may return a minion of power 3 or less here to its owner's hand.", { "returns" }));
        all.push_back(card(f, f + " Hand", "minion", 3, 3, "", {}));
        all.push_back(card(f, f + " Cabin Watch", "minion", 4, 2, "Draw a card.", { "draws" }));
        all.push_back(card(f, f + " Squall", "action", 5, 0, "Destroy a minion of power 2 or less.", { "destroys" }));
        all.push_back(card(f, f + " Signal", "action", 5, 0, "Move one of your minions to another base.", { "moves" }));
        all.push_back(card(f, "Pier of the " + f, "base", 1, 0, "", {}));
        all.back().landscape = "#3a5f7d sea";
        for (std::size_t i = from; i < all.size(); ++i)
            all[i].set = faction.set;
    }
    return all;
}

core::Problems PairGame::check(const core::MatchSetup& setup) const
{
    core::MatchSetup own = setup;
    if (own.set == "tides")
        own.set = "plain"; // it plays the same
    return m_fake.check(own);
}

core::StoreResult MemoryPairStore::list(std::vector<core::SavedPair>& pairs) const
{
    pairs = m_pairs;
    std::sort(pairs.begin(), pairs.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return {};
}

core::StoreResult MemoryPairStore::add(const core::SavedPair& pair, std::int64_t& id)
{
    if (full)
        return { "The disk is full; free some space and try again." };
    for (const core::SavedPair& other : m_pairs)
        if (other.name == pair.name)
            return { "There is a pair of this name already; choose another." };
    m_pairs.push_back(pair);
    m_pairs.back().id = id = ++m_last;
    return {};
}

core::StoreResult MemoryPairStore::rename(std::int64_t id, const std::string& name)
{
    if (full)
        return { "The disk is full; free some space and try again." };
    for (core::SavedPair& pair : m_pairs)
        if (pair.id == id)
            pair.name = name;
    return {};
}

core::StoreResult MemoryPairStore::remove(std::int64_t id)
{
    if (full)
        return { "The disk is full; free some space and try again." };
    std::erase_if(m_pairs, [id](const core::SavedPair& pair) { return pair.id == id; });
    return {};
}

core::StoreResult MemoryPairStore::describe(
    std::int64_t id, const std::string& notes, const std::vector<std::string>& tags)
{
    if (full)
        return { "The disk is full; free some space and try again." };
    for (core::SavedPair& pair : m_pairs)
        if (pair.id == id) {
            pair.notes = notes;
            pair.tags = tags;
        }
    return {};
}

core::StoreResult MemoryPairStore::record(const core::SavedPair&, core::PairRecord& record) const
{
    record = own;
    return {};
}

core::StoreResult MemoryPairStore::meetings(
    const core::SavedPair&, const core::SavedPair&, core::PairRecord& record) const
{
    record = met;
    return {};
}

std::int64_t playInto(core::MatchStore& store, const core::Game& game, std::uint64_t seed, int choices, int seats)
{
    core::Problems problems;
    std::vector<std::string> players(static_cast<std::size_t>(seats), "random");
    players.front() = "human";
    auto session = core::MatchSession::start(game, tests::fakeSetup(seats, seed), players, &store, problems);
    core::Rng rng(seed);
    for (int made = 0; session != nullptr && made != choices && !session->match().outcome().decided; ++made) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session == nullptr ? 0 : session->record().summary.id;
}

} // namespace samples
