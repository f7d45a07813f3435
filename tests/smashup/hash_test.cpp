#include "core/game/rng.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/table/hidden.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cstddef>

using core::smashup::hashState;
using core::smashup::hashView;
using core::smashup::State;

namespace {

/// Where a state notes what can be found from the rest of it, or counts what is no part of the position.
bool isNoPosition(std::size_t at)
{
    const auto within = [at](std::size_t begin, std::size_t size) { return at >= begin && at < begin + size; };
    return within(offsetof(State, disclosures), sizeof(State::disclosures))
        || within(offsetof(State, kindsAt), sizeof(State::kindsAt))
        || within(offsetof(State, kindsInPlay), sizeof(State::kindsInPlay))
        || within(offsetof(State, treasureDiscard) + sizeof(State::treasureDiscard),
            offsetof(State, slot) - offsetof(State, treasureDiscard) - sizeof(State::treasureDiscard));
}

/// Changes every byte in turn and says which the hash does not notice.
QString unnoticed(const State& s, void* from, std::size_t size, const char* what, bool isHead = false)
{
    const std::uint64_t hash = hashState(s);
    auto* const bytes = static_cast<unsigned char*>(from);
    for (std::size_t i = 0; i < size; ++i) {
        if (isHead && isNoPosition(i))
            continue;
        bytes[i] ^= 1U;
        const bool noticed = hashState(s) != hash;
        bytes[i] ^= 1U;
        if (!noticed)
            return QStringLiteral("byte %1 of %2").arg(i).arg(QLatin1String(what));
    }
    return {};
}

template <typename List>
QString unnoticedIn(const State& s, List& list, const char* what)
{
    for (auto& each : list)
        if (QString found = unnoticed(s, &each, sizeof each, what); !found.isEmpty())
            return found;
    if (list.empty())
        return {};
    const std::uint64_t hash = hashState(s);
    const auto last = list.back();
    list.pop();
    const bool noticed = hashState(s) != hash;
    list.push(last);
    return noticed ? QString() : QStringLiteral("the length of %1").arg(QLatin1String(what));
}

} // namespace

/// Two states that behave differently must not hash alike; two that a seat can tell apart not for that seat.
class HashTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever a state comes to hold is hashed, or it is told here why not.
    void theHashForgetsNothing()
    {
        int states = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            core::Problems problems;
            const auto match
                = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2 + static_cast<int>(seed % 3), seed), problems);
            core::Rng rng(seed);
            while (!match->outcome().decided) {
                if (rng.below(16) == 0) {
                    State s {};
                    core::smashup::copyState(s, static_cast<const core::smashup::SmashUpMatch&>(*match).state());
                    s.shielded.clear();
                    s.shielded.push({ 1, core::smashup::kFirstCard, core::Seat::First });
                    s.openPlays.clear();
                    s.openPlays.push({ 3, 7, 0, core::smashup::kFirstCard });
                    for (const QString& found : { unnoticed(s, &s, offsetof(State, tokens), "a state", true),
                             unnoticedIn(s, s.tokens, "the plays left"),
                             unnoticedIn(s, s.openPlays, "the plays in question"),
                             unnoticedIn(s, s.modifiers, "changes of power"), unnoticedIn(s, s.pending, "what waits"),
                             unnoticedIn(s, s.shielded, "spent shields"), unnoticedIn(s, s.picks, "what was picked"),
                             unnoticedIn(s, s.frames, "what is half done") })
                        QVERIFY2(found.isEmpty(), qPrintable(found));
                    for (int i = 0; i < s.cardCount; ++i)
                        QCOMPARE(unnoticed(s, &s.at(static_cast<core::smashup::CardId>(core::smashup::kFirstCard + i)),
                                     sizeof(core::smashup::CardInstance), "a card"),
                            QString());
                    ++states;
                }
                const core::Prompt prompt = match->prompt();
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY(states > 20);
    }

    /// The same answers asked for by another card are another question.
    void aViewKnowsWhoAsks()
    {
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, 3), problems);
        const State& s = static_cast<const core::smashup::SmashUpMatch&>(*match).state();
        const core::Seat asked = match->prompt().seat;
        const core::Seat other = s.after(asked);
        for (std::uint8_t core::Prompt::*part : { &core::Prompt::source, &core::Prompt::detail }) {
            core::Prompt prompt = match->prompt();
            const std::uint64_t own = hashView(s, prompt, asked);
            const std::uint64_t others = hashView(s, prompt, other);
            prompt.*part = static_cast<std::uint8_t>(prompt.*part ^ 1U);
            QVERIFY(hashView(s, prompt, asked) != own);
            // Which card asks may be what another seat does not know.
            QCOMPARE(hashView(s, prompt, other), others);
        }
    }
};

REGISTER_TEST(HashTest)
#include "hash_test.moc"
