#include "core/pairs/pair_figures.h"

#include <algorithm>
#include <map>

namespace core {

namespace {

constexpr std::size_t kStrongestMinions = 3;
constexpr std::size_t kBusiestActions = 2;

bool isMinion(const CardInfo& card)
{
    return card.mainFigure() != nullptr;
}

void count(std::vector<PairCount>& counts, const std::string& words, int cards)
{
    for (PairCount& each : counts)
        if (each.words == words) {
            each.cards += cards;
            return;
        }
    counts.push_back({ words, cards });
}

/// At least one of `wanted` among `drawn` of `all` cards: what is left when none is.
double oneAtLeast(int wanted, int drawn, int all)
{
    double none = 1;
    for (int i = 0; i < drawn; ++i)
        none *= std::max(0.0, static_cast<double>(all - wanted - i)) / static_cast<double>(all - i);
    return 1 - none;
}

/// The first `most` of the cards that are minions, or are not, in an order.
template <typename Before>
void addFirst(std::vector<CardInfo>& chosen, const std::vector<const CardInfo*>& deck, bool minions, std::size_t most,
    Before before)
{
    std::vector<const CardInfo*> those;
    for (const CardInfo* card : deck)
        if (isMinion(*card) == minions)
            those.push_back(card);
    std::stable_sort(those.begin(), those.end(), before);
    for (std::size_t i = 0; i < std::min(most, those.size()); ++i)
        chosen.push_back(*those[i]);
}

} // namespace

PairFigures figuresOf(const PairBook& book, const std::vector<CardInfo>& cards, const std::string& set,
    const std::vector<std::string>& factions)
{
    std::vector<const CardInfo*> deck;
    for (const CardInfo& card : cards)
        if (card.set == set && !card.isPlace()
            && std::find(factions.begin(), factions.end(), card.group) != factions.end())
            deck.push_back(&card);
    std::stable_sort(
        deck.begin(), deck.end(), [](const CardInfo* a, const CardInfo* b) { return isMinion(*a) && !isMinion(*b); });

    PairFigures figures;
    std::map<int, int> powers;
    std::map<std::string, int> does;
    int power = 0;
    for (const CardInfo* card : deck) {
        figures.cards += card->copies;
        count(figures.kinds, card->kind, card->copies);
        for (const std::string& tag : card->tags)
            does[tag] += card->copies;
        if (const Figure* const printed = card->mainFigure()) {
            powers[printed->values.front()] += card->copies;
            figures.minions += card->copies;
            power += printed->values.front() * card->copies;
        }
    }
    figures.powers.assign(powers.begin(), powers.end());
    for (const auto& [words, number] : does)
        figures.does.push_back({ words, number });
    std::stable_sort(figures.does.begin(), figures.does.end(),
        [](const PairCount& a, const PairCount& b) { return a.cards > b.cards; });
    if (figures.minions > 0)
        figures.meanPower = static_cast<double>(power) / figures.minions;
    figures.openingHand = book.openingHand();
    if (figures.openingHand > 0 && figures.cards >= figures.openingHand)
        figures.minionAtFirst = oneAtLeast(figures.minions, figures.openingHand, figures.cards);

    addFirst(figures.cardsToKnow, deck, true, kStrongestMinions, [](const CardInfo* a, const CardInfo* b) {
        return std::pair(a->mainFigure()->values.front(), a->tags.size())
            > std::pair(b->mainFigure()->values.front(), b->tags.size());
    });
    addFirst(figures.cardsToKnow, deck, false, kBusiestActions,
        [](const CardInfo* a, const CardInfo* b) { return a->tags.size() > b->tags.size(); });
    return figures;
}

} // namespace core
