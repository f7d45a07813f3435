#include "core/lab/card_worth.h"

#include "core/ai/arena/line_ups.h"
#include "core/ai/players/player_factory.h"
#include "core/ai/workers.h"
#include "core/game/card_gift.h"
#include "core/lab/deal_play.h"
#include "core/lab/part_sums.h"
#include "core/language/house.h"

#include <algorithm>
#include <mutex>

namespace core {

namespace {

MatchSetup setupOfDeal(const CardWorthRequest& request, int number)
{
    MatchSetup setup;
    setup.set = request.set;
    setup.options = request.options;
    setup.seed = request.seed + static_cast<std::uint64_t>(number);
    setup.seats = seatsOf({ {}, {} });
    return setup;
}

/// The part of the win of the seat that is given the card, or none where that is empty. Nothing where it cannot be
/// given, or the match was stopped.
std::optional<int> partWith(const Game& game, const CardWorthRequest& request, int number, const std::string& card,
    const std::atomic<bool>& stop)
{
    const Seat seat = seatAt(number % 2);
    DealPlay play(game, setupOfDeal(request, number), request.player);
    if (!play.toFirstTurn(stop))
        return std::nullopt;
    if (!card.empty()) {
        auto* const gift = dynamic_cast<CardGift*>(&play.match());
        if (gift == nullptr || !gift->give(seat, card))
            return std::nullopt;
    }
    const std::optional<Outcome> end = play.toTheEnd(stop);
    return end ? std::optional(end->partsOf(seat)) : std::nullopt;
}

struct WorthsOfDeal {
    std::optional<int> without; ///< or with the card that others are compared with
    std::vector<std::optional<int>> with; ///< by card
};

WorthsOfDeal playWorths(const Game& game, const CardWorthRequest& request, const std::vector<CardWorth>& cards,
    int number, const std::atomic<bool>& stop)
{
    WorthsOfDeal deal;
    deal.without = partWith(game, request, number, request.against, stop);
    for (std::size_t card = 0; card < cards.size() && deal.without && !stop; ++card)
        deal.with.push_back(partWith(game, request, number, cards[card].card, stop));
    if (stop)
        deal.without.reset(); // half a deal is none
    return deal;
}

Problems worthFaults(const Game& game, const CardWorthRequest& request)
{
    Problems problems = checkMeasuredPlayer(request.player, game);
    if (request.player == kHumanPlayer)
        problems.push_back({ "player", say(House::NoPersonInArena), say(House::UsePlay) });
    if (problems.empty())
        problems = game.check(setupOfDeal(request, 0));
    return problems;
}

}

bool knowsCardWorths(const Game& game)
{
    return game.has(Has::Acquisitions) && !game.has(Has::Pairs);
}

std::vector<CardInfo> cardsInMatch(const Game& game, const std::string& set)
{
    const std::vector<std::string> sets = game.setNames();
    std::vector<CardInfo> cards = game.cards();
    std::erase_if(cards, [&](const CardInfo& card) {
        return card.set != set && std::find(sets.begin(), sets.end(), card.set) != sets.end();
    });
    return cards;
}

std::optional<CardWorths> findCardWorths(const Game& game, const CardWorthRequest& request,
    const std::atomic<bool>& stop, Problems& problems, const CardWorthProgress& progress)
{
    if (Problems faults = worthFaults(game, request); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return std::nullopt;
    }
    CardWorths worths;
    for (const CardInfo& card : cardsInMatch(game, request.set))
        if (card.name != request.against
            && (request.cards.empty()
                || std::find(request.cards.begin(), request.cards.end(), card.name) != request.cards.end()))
            worths.cards.push_back({ .card = card.name, .group = card.group });
    std::vector<WorthsOfDeal> deals(static_cast<std::size_t>(request.deals));
    std::mutex telling; // guards `done`
    int done = 0;
    std::atomic<int> next { 0 };
    inParallel(std::max(1, std::min(request.threads, request.deals)), [&](int) {
        for (int number = next++; number < request.deals && !stop; number = next++) {
            deals[static_cast<std::size_t>(number)] = playWorths(game, request, worths.cards, number, stop);
            const std::lock_guard lock(telling);
            if (progress)
                progress(++done);
        }
    });

    // In the order of the deals, whoever played them.
    PartSums without;
    std::vector<PartSums> with(worths.cards.size());
    std::vector<PartSums> more(worths.cards.size());
    for (const WorthsOfDeal& deal : deals) {
        if (!deal.without)
            continue;
        const int plain = *deal.without;
        without.add(plain);
        ++worths.matches;
        for (std::size_t card = 0; card < deal.with.size(); ++card)
            if (const std::optional<int> share = deal.with[card]) {
                ++worths.matches;
                with[card].add(*share);
                more[card].add(*share - plain);
            }
    }
    worths.deals = without.deals;
    worths.share = without.share();
    for (std::size_t card = 0; card < worths.cards.size(); ++card) {
        worths.cards[card].deals = more[card].deals;
        worths.cards[card].worth = more[card].difference();
        worths.cards[card].share = with[card].share();
    }
    std::stable_sort(worths.cards.begin(), worths.cards.end(), [](const CardWorth& one, const CardWorth& other) {
        return std::pair(one.deals == 0, -one.worth.mean) < std::pair(other.deals == 0, -other.worth.mean);
    });
    return worths;
}

} // namespace core
