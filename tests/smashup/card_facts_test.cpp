#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "core/results/card_facts.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <map>
#include <set>

/// What became of each card of a match, found by replaying it.
class CardFactsTest final : public QObject {
    Q_OBJECT

private:
    static core::MatchRecord played(std::uint64_t seed)
    {
        core::MatchSetup setup;
        setup.set = tests::smashUp().setNames().front();
        setup.seed = seed;
        setup.seats = { { "North", { "Aliens", "Robots" } }, { "South", { "Pirates", "Wizards" } } };
        core::Problems problems;
        const auto session
            = core::MatchSession::start(tests::smashUp(), setup, { "random", "random" }, nullptr, problems);
        core::Rng rng(seed);
        while (!session->match().outcome().decided) {
            const core::Prompt prompt = session->match().prompt();
            session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        return session->record();
    }

    /// North ends its first `idle` turns, then plays `wanted`; South ends all of its turns. Up to there.
    static core::MatchRecord playedIn(std::uint64_t seed, int idle, const std::string& wanted)
    {
        core::MatchSetup setup;
        setup.set = tests::smashUp().setNames().front();
        setup.seed = seed;
        setup.seats = { { "North", { "Aliens", "Robots" } }, { "South", { "Pirates", "Wizards" } } };
        core::Problems problems;
        const auto session
            = core::MatchSession::start(tests::smashUp(), setup, { "random", "random" }, nullptr, problems);
        const core::Notation& notation = tests::smashUp().notation();
        const auto answer = [&](const std::string& words) {
            const core::Prompt prompt = session->match().prompt();
            const auto choice = notation.fromWords(session->match(), prompt, words);
            if (choice)
                session->choose(*choice);
            return choice.has_value();
        };
        const auto isPhase = [&] {
            const core::Prompt prompt = session->match().prompt();
            return notation.fromWords(session->match(), prompt, "end").has_value();
        };
        for (int left = idle; !session->match().outcome().decided;) {
            const bool north = session->match().prompt().seat == core::seatAt(0);
            if (!isPhase()) {
                session->choose(session->match().prompt().choices[0]);
            } else if (!north || left-- > 0) {
                answer("end");
            } else {
                const bool asked = answer("play " + wanted);
                while (asked && session->match().prompt().seat == core::seatAt(0) && !isPhase()) // where to, what else
                    session->choose(session->match().prompt().choices[0]);
                break;
            }
        }
        return session->record();
    }

    static core::CardFacts factsOf(const core::MatchRecord& record, const std::string& name)
    {
        const std::string line = core::cardsLine(tests::smashUp(), record);
        std::int64_t match = 0;
        core::CardFacts found;
        core::readCards(line, match, [&](const core::CardFacts& each) {
            if (each.seat == 0 && each.name == name)
                found = each;
        });
        found.name = {};
        return found;
    }

    static std::set<std::string> held(const core::MatchRecord& record)
    {
        const core::ReplayReport report = core::replay(tests::smashUp(), record);
        std::set<std::string> names;
        for (const core::BroughtCard& card : tests::smashUp().notation().inHand(*report.match, core::seatAt(0)))
            names.insert(card.name);
        return names;
    }

private Q_SLOTS:
    /// A card of the first hand was there before the first turn, one that came at its end before the second; either is
    /// played at once in that turn, and not in the one after it.
    void whatIsPlayedInItsFirstTurnIsPlayedAtOnce()
    {
        int first = 0;
        int second = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const std::set<std::string> dealt = held(playedIn(seed, 0, "nothing"));
            for (const char* card : { "Invader", "Collector", "Zapbot", "Hoverbot", "Scout", "Warbot" }) {
                if (!dealt.contains(card)) {
                    const core::CardFacts at = factsOf(playedIn(seed, 1, card), card);
                    if (!at.played)
                        continue; // it did not come by then
                    QVERIFY(at.atOnce);
                    const core::CardFacts later = factsOf(playedIn(seed, 2, card), card);
                    QVERIFY(!later.played || !later.atOnce);
                    second += later.played ? 1 : 0;
                    continue;
                }
                QVERIFY(factsOf(playedIn(seed, 0, card), card).atOnce);
                ++first;
            }
        }
        QVERIFY(first > 0 && second > 0);
    }

    /// What is held at the end is stranded; what was put on the table was seen; a card that lies unseen in its deck
    /// from the first choice to the last is none of them.
    void agreeWithTheTable()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const core::MatchRecord record = played(seed);
            const core::ReplayReport report = core::replay(tests::smashUp(), record);
            QVERIFY(report.ok());
            std::map<std::pair<int, std::string>, core::CardFacts> all;
            std::int64_t match = -1;
            const std::string line = core::cardsLine(tests::smashUp(), record);
            QVERIFY(core::readCards(line, match, [&](const core::CardFacts& each) {
                all[{ each.seat, std::string(each.name) }] = each;
            }));
            QCOMPARE(match, record.summary.id);
            QVERIFY(all.size() > 10);
            std::size_t stranded = 0;
            int atOnce = 0;
            for (const auto& [card, facts] : all) {
                QVERIFY(facts.seen);
                QVERIFY(facts.drawn || (!facts.atOnce && !facts.stranded));
                QVERIFY(facts.played || !facts.atOnce);
                stranded += facts.stranded ? 1 : 0;
                atOnce += facts.atOnce ? 1 : 0;
            }
            std::map<std::pair<int, std::string>, int> held;
            for (const core::Seat seat : { core::seatAt(0), core::seatAt(1) })
                for (const core::BroughtCard& card : tests::smashUp().notation().inHand(*report.match, seat)) {
                    ++held[{ core::indexOf(card.owner), card.name }];
                    QVERIFY(card.owner == seat);
                }
            QCOMPARE(stranded, held.size());
            for (const auto& [card, count] : held)
                QVERIFY(all.at(card).stranded);
        }
    }

    /// The words of a record tell what was played from hand: "play Invader".
    void whatWasPlayedWasPlayed()
    {
        const core::MatchRecord record = played(3);
        std::map<std::pair<int, std::string>, bool> playedCards;
        std::int64_t match = 0;
        const std::string line = core::cardsLine(tests::smashUp(), record);
        QVERIFY(core::readCards(line, match, [&](const core::CardFacts& each) {
            playedCards[{ each.seat, std::string(each.name) }] = each.played;
        }));
        int found = 0;
        for (const core::RecordedChoice& choice : record.choices) {
            constexpr std::string_view kPlay = "play ";
            const std::string name
                = choice.words.starts_with(kPlay) ? choice.words.substr(kPlay.size()) : std::string();
            const auto card = playedCards.find({ core::indexOf(choice.seat), name });
            if (card == playedCards.end())
                continue; // of another seat, or more words than a name
            QVERIFY2(card->second, name.c_str());
            ++found;
        }
        QVERIFY(found > 5);
    }

    void aMatchThatDoesNotReplayHasNone()
    {
        core::MatchRecord record = played(4);
        record.choices[5].words = "sing";
        QCOMPARE(core::cardsLine(tests::smashUp(), record), std::to_string(record.summary.id));
    }

    void theSignatureHasRulesAndCards()
    {
        const std::string signature = core::cardsSignature(tests::smashUp());
        QVERIFY(signature.find(' ' + tests::smashUp().engineVersion() + ' ') != std::string::npos);
        for (const std::string& set : tests::smashUp().setNames())
            QVERIFY(signature.find(tests::smashUp().setHash(set)) != std::string::npos);
    }
};

REGISTER_TEST(CardFactsTest)

#include "card_facts_test.moc"
