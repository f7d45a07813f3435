#pragma once

#include "core/record/match_session.h"

#include <QStringList>

#include <map>
#include <string>

/// What the conformance suite holds one match against, after each choice or at its end.
namespace tests {

constexpr int kMostFaults = 10;
constexpr int kMostOfAKind = 3; ///< so that a fault that comes after every choice hides no other

/// Collects faults of one match with the place that shows them.
class Faults {
public:
    void at(std::uint64_t seed, int choice)
    {
        m_seed = seed;
        m_choice = choice;
    }
    void add(const std::string& what)
    {
        if (++m_told[what] > kMostOfAKind)
            return;
        m_faults << QStringLiteral("seed %1, after choice %2: %3")
                        .arg(m_seed)
                        .arg(m_choice)
                        .arg(QString::fromStdString(what));
    }
    void require(bool holds, const char* what)
    {
        if (!holds)
            add(what);
    }
    bool enough() const { return m_faults.size() >= kMostFaults; }
    const QStringList& list() const { return m_faults; }

private:
    std::uint64_t m_seed = 0;
    int m_choice = 0;
    std::map<std::string, int> m_told;
    QStringList m_faults;
};

core::Choice anyOf(const core::Prompt& prompt, core::Rng& rng);
void checkBreaches(const core::Match& match, Faults& faults);
void checkPrompt(const core::Game& game, const core::Match& match, Faults& faults);
/// What the score is counted from adds up to it.
void checkScoreParts(const core::Game& game, const core::Match& match, Faults& faults);
/// Turns grow, and each is of seats at the table, the same ones from its beginning to its end; the setup is nobody's.
void checkStanding(const core::Match& match, const core::Standing& before, Faults& faults);
/// What a table shows of the prompt: to the seat that is asked each answer, tied to something, and to others nothing.
void checkChoices(const core::Game& game, const core::Match& match, Faults& faults);
/// The table in words has a heading, and each of its lines can stand on one.
void checkTable(const core::Game& game, const core::Match& match, Faults& faults);
/// Clone and assign hash alike, and neither moves when the match moves on.
void checkCopies(const core::Match& match, core::Match& pooled, core::Rng& rng, Faults& faults);
/// Plays the same words in a new match; where it ends it must be as the first.
void checkWords(const core::Game& game, const core::MatchSetup& setup, const std::vector<std::string>& words,
    std::uint64_t endHash, Faults& faults);
/// All seats may end the match at any time, and the record says so in words that read back.
void checkAgreement(const core::Game& game, const core::Match& match, Faults& faults);
void checkConcealed(
    const core::Game& game, const core::Match& match, core::Seat seat, std::uint64_t seed, int bound, Faults& faults);
/// What is dealt anew for all seats together is what none of them knows.
void checkFuture(const core::Match& match, std::uint64_t seed, Faults& faults);
/// Takes back all that the seat may, and makes the same choices again. How many it took back.
int takeAllBack(core::MatchSession& session, core::Seat seat, const std::vector<core::Choice>& made,
    const std::vector<std::uint64_t>& hashes, Faults& faults);
/// The record as it stands is read back whole, and goes on from where it is.
void checkReadBack(const core::Game& game, const core::MatchSession& session, Faults& faults);
/// People find words for every set and every option, with at least two values each.
void checkWordsForPeople(const core::Game& game, Faults& faults);

} // namespace tests
