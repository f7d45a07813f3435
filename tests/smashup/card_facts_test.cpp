#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "core/results/card_facts.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <map>

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

private Q_SLOTS:
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
        QVERIFY(signature.starts_with(tests::smashUp().engineVersion() + ' '));
        for (const std::string& set : tests::smashUp().setNames())
            QVERIFY(signature.find(tests::smashUp().setHash(set)) != std::string::npos);
    }
};

REGISTER_TEST(CardFactsTest)

#include "card_facts_test.moc"
