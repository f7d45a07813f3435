#include "core/lab/card_impact.h"

#include "core/ai/players/player_factory.h"
#include "core/ai/workers.h"
#include "core/game/deck_top.h"
#include "core/game/notation.h"
#include "core/lab/deal_play.h"
#include "core/lab/part_sums.h"
#include "core/language/house.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

namespace core {

namespace {

/// A deal: whom the pair meets, and in which seat it sits.
struct Deal {
    MatchSetup setup;
    Seat seat = Seat::First;
};

Deal dealOf(const CardImpactRequest& request, int number)
{
    const auto others = static_cast<int>(request.others.size());
    const FactionPair& other = request.others[static_cast<std::size_t>(number % others)];
    Deal deal;
    // Both seats against one after another of the others.
    deal.seat = seatAt(number / others % 2);
    deal.setup.set = request.set;
    deal.setup.seed = request.seed + static_cast<std::uint64_t>(number);
    deal.setup.seats = deal.seat == Seat::First ? seatsOf({ request.pair, other }) : seatsOf({ other, request.pair });
    return deal;
}

/// What of a match is counted beside its end.
struct Course {
    std::map<std::string, int> held; ///< by the pair when the first turn begins, how many of each card
    std::set<std::string> played; ///< cards of the pair, by their owner
    std::set<std::string> places; ///< that scored
};

class CourseWatcher final : public EventSink {
public:
    CourseWatcher(const Notation& notation, const Match& match, Seat seat, Course& course)
        : m_notation(notation)
        , m_match(match)
        , m_seat(seat)
        , m_course(course)
    {
    }

    void onEvent(const Event& event) override
    {
        const std::optional<CardStep> step = m_notation.cardStep(m_match, event);
        if (step && step->what == CardStep::What::Played && step->card.owner == m_seat)
            m_course.played.insert(step->card.name);
        if (const std::optional<Mark> mark = m_notation.mark(m_match, event))
            m_course.places.insert(mark->what);
    }

private:
    const Notation& m_notation;
    const Match& m_match;
    Seat m_seat;
    Course& m_course;
};

/// The pair's part of the win with `card` on top, or as the deck was shuffled where it is empty. Nothing where the card
/// does not lie in the deck, or the match was stopped.
std::optional<int> partOf(const Game& game, const CardImpactRequest& request, const Deal& deal, const std::string& card,
    Course& course, const std::atomic<bool>& stop)
{
    DealPlay play(game, deal.setup, request.player);
    Match& match = play.match();
    CourseWatcher watcher(game.notation(), match, deal.seat, course);
    EventSink* const events = card.empty() ? &watcher : nullptr;
    if (!play.toFirstTurn(stop, events))
        return std::nullopt;
    if (card.empty())
        for (const BroughtCard& each : game.notation().inHand(match, deal.seat))
            ++course.held[each.name];
    auto* const deck = dynamic_cast<DeckTop*>(&match);
    if (!card.empty() && (deck == nullptr || !deck->putOnTop(deal.seat, card)))
        return std::nullopt;
    const std::optional<Outcome> end = play.toTheEnd(stop, events);
    return end ? std::optional(end->partsOf(deal.seat)) : std::nullopt;
}

/// What came of a deal.
struct DealResult {
    bool finished = false;
    int matches = 0;
    int usual = 0; ///< the pair's part as the deck was shuffled
    Course course;
    /// Of cards: the part with it on top, less the mean over all cards of the deck on top; nothing where it is in hand.
    std::vector<std::optional<double>> worths;
};

DealResult playDeal(const Game& game, const CardImpactRequest& request, const std::vector<CardImpact>& cards,
    int number, const std::atomic<bool>& stop)
{
    DealResult result;
    const Deal deal = dealOf(request, number);
    const std::optional<int> usual = partOf(game, request, deal, {}, result.course, stop);
    if (!usual)
        return result;
    result.usual = *usual;
    result.matches = 1;
    result.worths.resize(cards.size());
    double sum = 0;
    int lying = 0;
    for (std::size_t card = 0; card < cards.size(); ++card) {
        const auto held = result.course.held.find(cards[card].card);
        const int copies = cards[card].copies - (held == result.course.held.end() ? 0 : held->second);
        if (copies <= 0)
            continue;
        Course none;
        const std::optional<int> part = partOf(game, request, deal, cards[card].card, none, stop);
        if (stop)
            return result;
        if (!part)
            continue;
        ++result.matches;
        result.worths[card] = *part;
        sum += copies * *part;
        lying += copies;
    }
    for (std::optional<double>& worth : result.worths)
        if (worth)
            *worth -= sum / lying;
    result.finished = true;
    return result;
}

Problems impactFaults(const Game& game, const CardImpactRequest& request)
{
    Problems problems = checkMeasuredPlayer(request.player, game);
    if (request.player == kHumanPlayer)
        problems.push_back({ "player", say(House::NoPersonInArena), say(House::UsePlay) });
    if (request.others.empty())
        problems.push_back({ "pairs", say(House::PairsDoNotGoRound, { 2 }), say(House::NameMorePairs) });
    for (std::size_t other = 0; other < request.others.size() && problems.empty(); ++other)
        problems = game.check(dealOf(request, static_cast<int>(other)).setup);
    return problems;
}

}

std::optional<CardImpacts> findCardImpacts(const Game& game, const CardImpactRequest& request,
    const std::atomic<bool>& stop, Problems& problems, const CardImpactProgress& progress)
{
    if (Problems faults = impactFaults(game, request); !faults.empty()) {
        problems.insert(problems.end(), faults.begin(), faults.end());
        return std::nullopt;
    }
    CardImpacts impacts;
    for (const CardInfo& card : game.cards())
        if (card.set == request.set && !card.isPlace()
            && std::find(request.pair.begin(), request.pair.end(), card.group) != request.pair.end())
            impacts.cards.push_back({ .card = card.name, .copies = card.copies });
    std::vector<DealResult> results(static_cast<std::size_t>(request.deals));
    std::mutex telling; // guards `done`
    int done = 0;
    std::atomic<int> next { 0 };
    inParallel(std::max(1, std::min(request.threads, request.deals)), [&](int) {
        for (int number = next++; number < request.deals && !stop; number = next++) {
            results[static_cast<std::size_t>(number)] = playDeal(game, request, impacts.cards, number, stop);
            const std::lock_guard lock(telling);
            if (progress)
                progress(++done);
        }
    });

    // In the order of the deals, whoever played them.
    std::vector<PartSums> sums(impacts.cards.size());
    std::vector<PartSums> played(impacts.cards.size());
    std::vector<PartSums> unplayed(impacts.cards.size());
    std::map<std::string, PartSums> places;
    PartSums share;
    for (const DealResult& result : results) {
        if (!result.finished)
            continue;
        impacts.matches += result.matches;
        share.add(result.usual);
        for (const std::string& place : result.course.places)
            places[place].add(result.usual);
        for (std::size_t card = 0; card < sums.size(); ++card) {
            (result.course.played.contains(impacts.cards[card].card) ? played : unplayed)[card].add(result.usual);
            if (const std::optional<double>& worth = result.worths[card])
                sums[card].add(*worth);
        }
    }
    impacts.deals = share.deals;
    impacts.share = share.share();
    for (std::size_t number = 0; number < sums.size(); ++number) {
        CardImpact& card = impacts.cards[number];
        card.deals = sums[number].deals;
        card.worth = sums[number].difference();
        card.played = played[number].deals;
        card.unplayed = unplayed[number].deals;
        card.wonPlayed = played[number].share();
        card.wonUnplayed = unplayed[number].share();
    }
    for (const auto& place : places)
        impacts.places.push_back({ place.first, place.second.deals, place.second.share() });
    std::stable_sort(impacts.cards.begin(), impacts.cards.end(),
        [](const CardImpact& one, const CardImpact& other) { return one.worth.mean > other.worth.mean; });
    std::stable_sort(impacts.places.begin(), impacts.places.end(),
        [](const PlaceImpact& one, const PlaceImpact& other) { return one.share.mean > other.share.mean; });
    return impacts;
}

} // namespace core
