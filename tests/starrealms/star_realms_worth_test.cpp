#include "core/game/card_gift.h"
#include "core/lab/card_worth.h"
#include "core/record/match_session.h"
#include "core/results/card_facts.h"
#include "core/starrealms/words/view.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

namespace {

const std::atomic<bool> kGoesOn { false };

core::CardWorthRequest fewDeals()
{
    core::CardWorthRequest request { .set = tests::starRealms().setNames().front() };
    request.cards = { "Explorer", tests::starRealmsCards()->def(tests::starRealmsCards()->scout()).name };
    request.player = "random";
    request.deals = 12;
    return request;
}

}

/// What a card is worth, asked of the same deals with and without it, and what becomes of cards in stored matches.
class StarRealmsWorthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// An Explorer comes from its pile, another card from the trade deck; the row stays as it is.
    void aGivenCardIsOnesOwn()
    {
        core::Problems problems;
        const auto match = tests::starRealms().newMatch(tests::starRealmsSetup(2, "standard", 1), problems);
        auto& gift = dynamic_cast<core::CardGift&>(*match);
        const auto before = core::starrealms::viewFor(*match, core::Seat::None);
        QVERIFY(gift.give(core::seatAt(1), "Explorer"));
        const auto after = core::starrealms::viewFor(*match, core::Seat::None);
        QCOMPARE(after.explorers, before.explorers - 1);
        QCOMPARE(after.tradeDeck, before.tradeDeck);
        QCOMPARE(after.seats[1].discard.size(), std::size_t { 1 });
        QCOMPARE(after.seats[1].discard.front().name, std::string("Explorer"));
        int given = 0;
        for (const core::CardInfo& card : tests::starRealms().cards())
            if (card.name != "Explorer" && card.set == tests::starRealms().setNames().front()
                && gift.give(core::seatAt(0), card.name))
                ++given;
        QVERIFY(given > 30); // those of which the row has the only copy cannot be given
        const auto end = core::starrealms::viewFor(*match, core::Seat::None);
        QCOMPARE(end.tradeDeck, before.tradeDeck - given);
        QCOMPARE(end.row.size(), before.row.size());
        QVERIFY(match->breaches().empty());
        QVERIFY(!gift.give(core::seatAt(0), "Scout")); // all of them are in decks
        QVERIFY(!gift.give(core::seatAt(0), "Invader"));
    }

    /// All deals could be played with an Explorer, so its worth is what the shares differ in.
    void aWorthIsADifferenceOfShares()
    {
        core::Problems problems;
        const auto worths = core::findCardWorths(tests::starRealms(), fewDeals(), kGoesOn, problems);
        QVERIFY(worths.has_value() && problems.empty());
        QCOMPARE(worths->deals, 12);
        QCOMPARE(worths->matches, std::int64_t { 24 }); // Scouts cannot be given
        QCOMPARE(worths->cards.size(), std::size_t { 2 });
        const core::CardWorth& explorer = worths->cards[0];
        QCOMPARE(explorer.card, std::string("Explorer"));
        QCOMPARE(explorer.deals, 12);
        QVERIFY(std::abs(explorer.worth.mean - (explorer.share.mean - worths->share.mean)) < 1e-9);
        QVERIFY(explorer.worth.low <= explorer.worth.mean && explorer.worth.mean <= explorer.worth.high);
        QCOMPARE(worths->cards[1].deals, 0);
    }

    void theSameOnAnyNumberOfThreads()
    {
        core::CardWorthRequest request = fewDeals();
        core::Problems problems;
        const auto one = core::findCardWorths(tests::starRealms(), request, kGoesOn, problems);
        request.threads = 2;
        const auto two = core::findCardWorths(tests::starRealms(), request, kGoesOn, problems);
        QVERIFY(one && two);
        QCOMPARE(two->share.mean, one->share.mean);
        QCOMPARE(two->cards[0].worth.low, one->cards[0].worth.low);
    }

    /// Against another card, which is not compared with itself.
    void aCardAgainstAnother()
    {
        core::CardWorthRequest request = fewDeals();
        request.against = "Explorer";
        core::Problems problems;
        const auto worths = core::findCardWorths(tests::starRealms(), request, kGoesOn, problems);
        QVERIFY(worths.has_value());
        QCOMPARE(worths->cards.size(), std::size_t { 1 });
    }

    void saysWhatIsWrong()
    {
        core::Problems problems;
        core::CardWorthRequest request = fewDeals();
        request.player = "clever";
        QVERIFY(!core::findCardWorths(tests::starRealms(), request, kGoesOn, problems));
        request = fewDeals();
        request.player = "human";
        QVERIFY(!core::findCardWorths(tests::starRealms(), request, kGoesOn, problems));
        request = fewDeals();
        request.set = "plaid";
        QVERIFY(!core::findCardWorths(tests::starRealms(), request, kGoesOn, problems));
        QVERIFY(problems.size() >= 3);
    }

    /// The words of a record tell what was bought: "buy Cutter".
    void whatWasBoughtWasAcquired()
    {
        core::Problems problems;
        const auto session = core::MatchSession::start(
            tests::starRealms(), tests::starRealmsSetup(2, "standard", 7), { "random", "random" }, nullptr, problems);
        QVERIFY(session != nullptr);
        core::Rng rng(7);
        while (!session->match().outcome().decided) {
            const core::Prompt prompt = session->match().prompt();
            session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        std::map<std::pair<int, std::string>, int> bought;
        for (const core::RecordedChoice& choice : session->record().choices) {
            constexpr std::string_view kBuy = "buy ";
            if (choice.words.starts_with(kBuy))
                ++bought[{ core::indexOf(choice.seat), choice.words.substr(kBuy.size()) }];
        }
        QVERIFY(bought.size() > 5);
        std::map<std::pair<int, std::string>, core::CardFacts> found;
        std::int64_t match = 0;
        const std::string line = core::cardsLine(tests::starRealms(), session->record());
        int removed = 0;
        QVERIFY(core::readCards(line, match, [&](const core::CardFacts& each) {
            found[{ each.seat, std::string(each.name) }] = each;
            removed += each.removed ? 1 : 0;
        }));
        for (const auto& [card, count] : bought) {
            const auto facts = found.find(card);
            QVERIFY2(facts != found.end(), card.second.c_str());
            QVERIFY2(facts->second.acquired >= count, card.second.c_str()); // some come for nothing, too
            std::string group;
            for (const core::CardInfo& info : tests::starRealms().cards())
                if (info.name == card.second)
                    group = info.group;
            QCOMPARE(std::string(facts->second.group), group);
        }
        QVERIFY(removed > 0);
        const auto scout = found.find({ 0, "Scout" });
        QVERIFY(scout != found.end() && scout->second.acquired == 0);
    }
};

REGISTER_TEST(StarRealmsWorthTest)

#include "star_realms_worth_test.moc"
