#include "core/starrealms/table/events.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/words/notation.h"
#include "core/starrealms/words/notation_names.h"

#include <algorithm>

// What charts, accounts and statistics are told: where authority went, and what became of cards.

namespace core::starrealms {

namespace {

/// So much for each seat whose score it is: a side may have one together.
PerSeat<std::int16_t> pointsFor(const State& s, Seat seat, int amount)
{
    PerSeat<std::int16_t> points {};
    for (int i = 0; i < s.seats; ++i)
        if (scoreOf(s, seatAt(i)) == scoreOf(s, seat))
            points[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(amount);
    return points;
}

/// Cards of the boss and of nobody are none that a seat brought.
std::optional<BroughtCard> broughtCard(const StarRealmsMatch& match, CardId card)
{
    const Seat owner = card == kNoCard ? Seat::None : match.state().at(card).owner;
    if (owner == Seat::None || owner == kBoss)
        return std::nullopt;
    return BroughtCard { card, owner, cardName(match, card) };
}

} // namespace

/// An attack on a seat, by the name of whoever made it. It is told before it is felt, so there is still all authority
/// that it can take.
std::optional<Mark> StarRealmsNotation::mark(const Match& match, const Event& event) const
{
    const StarRealmsMatch& m = asStarRealms(match);
    const State& s = m.state();
    if (static_cast<EventKind>(event.kind) != EventKind::Attacked || event.other >= s.seats)
        return std::nullopt;
    const Seat seat = seatAt(event.other);
    const int lost = std::min<int>(event.amount, s.of(scoreOf(s, seat)).authority);
    return Mark { event.seat == Seat::None ? std::string(rulesOf(s.boss.challenge).name)
                                           : m.info().seats[static_cast<std::size_t>(indexOf(event.seat))].name,
        pointsFor(s, seat, -lost) };
}

std::string StarRealmsNotation::marksTitle() const
{
    return say(Say::MarksTitle).words();
}

ScoreWords StarRealmsNotation::scoreWords() const
{
    return { say(Say::ScoreCourse).words(), say(Say::ScoreGoal).words(), say(Say::ScoreSources).words() };
}

std::optional<Mark> StarRealmsNotation::gain(const Match& match, const Event& event) const
{
    const StarRealmsMatch& m = asStarRealms(match);
    if (static_cast<EventKind>(event.kind) != EventKind::GainedAuthority || event.seat == Seat::None)
        return std::nullopt;
    return Mark { event.card == kNoCard ? std::string() : cardName(m, event.card),
        pointsFor(m.state(), event.seat, event.amount) };
}

std::optional<CardStep> StarRealmsNotation::cardStep(const Match& match, const Event& event) const
{
    const StarRealmsMatch& m = asStarRealms(match);
    if (static_cast<EventKind>(event.kind) == EventKind::ScrappedOwn) // nobody has it any more
        return CardStep { { event.card, event.seat, cardName(m, event.card) }, CardStep::What::Removed };
    const std::optional<BroughtCard> card = broughtCard(m, event.card);
    if (!card)
        return std::nullopt;
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::Drew:
        return CardStep { *card, CardStep::What::Drawn };
    case EventKind::Played:
        return CardStep { *card, CardStep::What::Played };
    case EventKind::Acquired:
        return CardStep { *card, CardStep::What::Acquired, static_cast<To>(event.other) == To::Hand,
            std::string(nameOf(m.library().facts(m.state().at(event.card).def).faction)) };
    default:
        return std::nullopt;
    }
}

std::vector<BroughtCard> StarRealmsNotation::inHand(const Match& match, Seat seat) const
{
    const StarRealmsMatch& m = asStarRealms(match);
    std::vector<BroughtCard> cards;
    for (const CardId card : cardsOf(m.state(), m.state().of(seat).hand))
        cards.push_back({ card, seat, cardName(m, card) });
    return cards;
}

} // namespace core::starrealms
