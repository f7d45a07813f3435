#include "core/starrealms/words/view.h"

#include "core/starrealms/rules/boss.h"
#include "core/starrealms/table/allies.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/words/match_terms.h"
#include "core/starrealms/words/notation.h"
#include "core/starrealms/words/notation_names.h"

namespace core::starrealms {

namespace {

CardView cardView(const StarRealmsMatch& match, CardId id)
{
    const CardInstance& card = match.state().at(id);
    const CardInfo info = infoOf(match.library(), card.def);
    const Facts& facts = match.library().facts(card.def);
    CardView view;
    view.id = id;
    view.name = info.name;
    view.faction = info.group;
    view.kind = info.type;
    view.cost = facts.cost;
    view.defense = facts.defense;
    view.text = info.text;
    if (card.zone != Zone::InPlay)
        return view;
    if (card.as != kNoDef)
        view.copies = nameOf(match, card.as);
    for (std::size_t i = 0; i < kUsedSlots; ++i) {
        const auto slot = static_cast<Slot>(i);
        view.has[i] = match.library().facts(faceOf(card)).has(slot);
        view.used[i] = (card.used >> i & 1U) != 0 && slot != Slot::Scrap;
        view.usable[i] = contains(match.state().onTurn, card.owner)
            && (usableSlots(match.library().allFacts(), card) >> i & 1U) != 0;
    }
    return view;
}

std::vector<CardView> cardViews(const StarRealmsMatch& match, const Pile& pile)
{
    std::vector<CardView> views;
    for (const CardId id : cardsOf(match.state(), pile))
        views.push_back(cardView(match, id));
    return views;
}

SeatView seatView(const StarRealmsMatch& match, Seat seat, Seat viewer)
{
    const State& s = match.state();
    const SeatState& of = s.of(seat);
    SeatView view;
    view.name = match.info().seats[static_cast<std::size_t>(indexOf(seat))].name;
    view.authority = s.of(scoreOf(s, seat)).authority;
    view.trade = of.trade;
    view.combat = of.combat;
    view.handSize = of.hand.count;
    view.deckSize = of.deck.count;
    view.owes = of.owes;
    view.out = s.isOut(seat);
    view.onTurn = contains(s.onTurn, seat);
    view.ended = contains(s.ended, seat);
    view.leader = contains(s.leaders, seat);
    view.guarded = isGuarded(s, seat);
    view.side = sideOf(s, seat);
    view.inPlay = cardViews(match, of.inPlay);
    view.discard = cardViews(match, of.discard);
    const SeatMask eyes = viewer == Seat::None ? SeatMask { 0 } : maskOf(viewer);
    const auto seen
        = [&](CardId id) { return eyes == 0 ? s.at(id).known == kEverySeat : (s.at(id).known & eyes) != 0; };
    for (const CardId id : cardsOf(s, of.hand))
        if (seen(id))
            view.known.push_back(cardView(match, id));
    for (const CardId id : cardsOf(s, of.deck)) {
        if (!seen(id))
            break;
        view.deckTop.push_back(cardView(match, id));
    }
    return view;
}

BossView bossView(const StarRealmsMatch& match)
{
    const BossState& boss = match.state().boss;
    const ChallengeRules& rules = rulesOf(boss.challenge);
    BossView view;
    view.name = rules.name;
    view.about = aboutBoss(boss.challenge, match.seatCount()).words();
    view.hasAuthority = rules.bossAuthority != 0;
    view.authority = boss.authority;
    view.grace = boss.grace;
    view.count = boss.count;
    view.pile = boss.pile(Zone::BossPile).count;
    view.mulligan = boss.mulligan != 0;
    view.guarded = bossIsGuarded(match.state(), match.library());
    view.inPlay = cardViews(match, boss.pile(Zone::BossInPlay));
    view.deck = cardViews(match, boss.pile(Zone::BossDeck));
    view.discard = cardViews(match, boss.pile(Zone::BossDiscard));
    for (std::size_t i = 0; i < view.tentacles.size(); ++i)
        view.tentacles[i] = cardViews(match, boss.pile(tentacleOf(static_cast<Faction>(i + 1))));
    return view;
}

} // namespace

TableView viewFor(const Match& match, Seat viewer)
{
    const StarRealmsMatch& m = asStarRealms(match);
    const State& s = m.state();
    TableView view;
    view.turn = s.turn;
    view.format = rulesOf(s.format).name;
    view.provisional = rulesOf(s.format).provisional;
    view.viewer = viewer;
    view.current = s.current;
    for (int i = 0; i < s.seats; ++i)
        view.seats.push_back(seatView(m, seatAt(i), viewer));
    if (s.hasBoss())
        view.boss = bossView(m);
    for (const CardId id : s.row)
        view.row.push_back(id == kNoCard ? CardView {} : cardView(m, id));
    view.heap = cardViews(m, s.heap);
    view.tradeDeck = s.tradeDeck.count;
    view.explorers = s.explorers.count;
    if (!s.explorers.empty())
        view.explorer = cardView(m, s.explorers.head);
    view.prompt = StarRealmsNotation().choices(match, match.prompt(), viewer);
    view.outcome = match.outcome();
    return view;
}

std::optional<CardView> cardNamed(const Match& match, int card)
{
    const StarRealmsMatch& m = asStarRealms(match);
    if (card < 0 || card >= m.state().cardCount)
        return std::nullopt;
    return cardView(m, static_cast<CardId>(card));
}

} // namespace core::starrealms
