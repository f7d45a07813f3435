#pragma once

#include "core/record/match_store.h"
#include "core/stores/pair_store.h"
#include "tests/support/fake_game.h"

/// What tests of the pages stand on: the fake game with factions and cards, and pairs kept in memory.
namespace samples {

/// Plays like the fake game; beside that it has two sets of four and three factions, with 20 cards each. Two factions
/// are in both, each with another captain.
class PairGame : public core::Game, public core::PairBook {
public:
    core::FinalCount count; ///< what the end of each match shall have taken off

    std::string id() const override { return m_fake.id(); }
    std::string name() const override { return m_fake.name(); }
    int minSeats() const override { return m_fake.minSeats(); }
    int maxSeats() const override { return m_fake.maxSeats(); }
    core::Declared declares() const override
    {
        return { core::Has::HiddenCards, core::Has::Chance, core::Has::Pairs, core::Has::Styles };
    }
    const core::PairBook* pairs() const override { return this; }
    int factionsPerSeat() const override { return 2; }
    int openingHand() const override { return 5; }
    core::ScoreScale scoreScale() const override { return m_fake.scoreScale(); }
    std::vector<core::SetInfo> sets() const override { return { { "plain", "plain" }, { "tides", "tides" } }; }
    std::string setHash(const std::string& set) const override { return m_fake.setHash(set); }
    std::string engineVersion() const override { return m_fake.engineVersion(); }
    std::vector<core::OptionInfo> options() const override { return m_fake.options(); }
    std::vector<core::FactionInfo> factionsIn(core::language::Language) const override;
    std::vector<core::CardInfo> cardsIn(core::language::Language) const override;
    std::string explain(const std::string& cardName, const std::string& set) const override
    {
        return m_fake.explain(cardName, set);
    }
    core::Problems check(const core::MatchSetup& setup) const override;
    std::unique_ptr<core::Match> newMatch(const core::MatchSetup& setup, core::Problems& problems) const override
    {
        return m_fake.newMatch(setup, problems);
    }
    const core::Notation& notation() const override { return m_fake.notation(); }
    core::FinalCount finalCount(const core::Match& match) const override
    {
        return match.outcome().decided ? count : core::FinalCount {};
    }
    const core::Evaluator& evaluator() const override { return m_fake.evaluator(); }
    std::vector<const core::Style*> styles() const override { return m_fake.styles(); }

private:
    tests::FakeGame m_fake;
};

class MemoryPairStore final : public core::PairStore {
public:
    bool full = false; ///< every write fails, as on a full disk

    core::StoreResult list(std::vector<core::SavedPair>& pairs) const override;
    core::StoreResult add(const core::SavedPair& pair, std::int64_t& id) override;
    core::StoreResult rename(std::int64_t id, const std::string& name) override;
    core::StoreResult remove(std::int64_t id) override;
    core::StoreResult describe(
        std::int64_t id, const std::string& notes, const std::vector<std::string>& tags) override;
    core::StoreResult record(const core::SavedPair& pair, core::PairRecord& record) const override;
    core::StoreResult meetings(
        const core::SavedPair& pair, const core::SavedPair& other, core::PairRecord& record) const override;

    core::PairRecord own; ///< what record() says of each pair
    core::PairRecord met; ///< and meetings()

private:
    std::vector<core::SavedPair> m_pairs;
    std::int64_t m_last = 0;
};

/// Plays a match of the fake game with random choices into `store`, to its end or for `choices` choices. Its id.
std::int64_t playInto(
    core::MatchStore& store, const core::Game& game, std::uint64_t seed, int choices = -1, int seats = 2);

} // namespace samples
