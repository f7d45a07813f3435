#include "core/starrealms/rules/acquire.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/words/notation.h"
#include "core/starrealms/words/notation_names.h"

#include <algorithm>

// What is asked and every answer to it, tied to the cards and seats that a table shows.

namespace core::starrealms {

namespace {

using language::Saying;

Saying requestOf(const Prompt& prompt)
{
    switch (static_cast<Reason>(prompt.reason)) {
    case Reason::Main:
        return say(Say::AskMain);
    case Reason::MustDiscard:
        return say(Say::AskMustDiscard, { int { prompt.detail } });
    case Reason::Scrap:
        return say(Say::AskScrap);
    case Reason::Discard:
        return say(Say::AskDiscard);
    case Reason::Destroy:
        return say(Say::AskDestroy);
    case Reason::Acquire:
        return say(Say::AskAcquire);
    case Reason::PutOnDeck:
        return say(Say::AskPutOnDeck);
    case Reason::Mode:
        return say(Say::AskMode);
    case Reason::WhoDiscards:
        return say(Say::AskWhoDiscards);
    case Reason::Copy:
        return say(Say::AskCopy);
    case Reason::OnTop:
        return say(Say::AskOnTop);
    case Reason::BossPutsOnDeck:
        return say(Say::AskBossPutsOnDeck);
    case Reason::HowMuch:
        return say(static_cast<Verb>(prompt.detail) == Verb::GiveTrade ? Say::AskHowMuchTrade : Say::AskHowMuchCombat);
    case Reason::None:
        break;
    }
    return {};
}

void putQuestion(const StarRealmsMatch& match, const Prompt& prompt, PromptView& view)
{
    const State& s = match.state();
    const bool attacks = static_cast<Reason>(prompt.reason) == Reason::HowMuch
        && static_cast<Verb>(prompt.detail) == Verb::AttackPart && s.top().kind == FrameKind::Amount;
    const Seat other = attacks ? seatAt(s.top().card) : Seat::None;
    const Saying request = !attacks
        ? requestOf(prompt)
        : say(Say::AskHowMuchAttack,
            { personAt(match, other), int { other == kBoss ? s.boss.authority : s.of(scoreOf(s, other)).authority } });
    // A card of the trade row asks nothing itself: by its faction a boss does.
    if (s.phase == Phase::Boss && (prompt.source == kNoCard || s.at(prompt.source).zone == Zone::Row)) {
        view.heading = say(Say::AskHeading, { personAt(match, kBoss) }).words();
        view.request = request.words();
        return;
    }
    if (prompt.source == kNoCard) {
        view.request = request.empty() ? std::string() : say(Say::AskPlain, { request }).words();
        return;
    }
    view.heading = say(Say::AskHeading, { cardName(match, prompt.source) }).words();
    view.request = request.words();
    view.source = cardName(match, prompt.source);
    view.sourceCard = prompt.source;
    view.asker = infoOf(match.library(), match.state().at(prompt.source).def);
}

/// The card in a pile that the choice means; any that bears the name where only that counts.
CardId cardOf(const StarRealmsMatch& match, const Prompt& prompt, Choice choice)
{
    const State& s = match.state();
    const SeatState& of = s.of(prompt.seat);
    switch (verbOf(choice)) {
    case Verb::Play:
        return firstOf(s, of.hand, choice.a);
    case Verb::Use:
        return inPlayOf(s, prompt.seat, choice.a, choice.b);
    case Verb::Buy:
        return offeredOf(s, match.library(), choice.a);
    case Verb::Strike:
    case Verb::Base:
        return inPlayOf(s, seatAt(choice.c), choice.a, choice.b);
    case Verb::Card:
        switch (static_cast<Zone>(choice.b)) {
        case Zone::Hand:
            return firstOf(s, of.hand, choice.a);
        case Zone::Discard:
            return firstOf(s, of.discard, choice.a);
        default:
            return offeredOf(s, match.library(), choice.a);
        }
    case Verb::Sever:
        return firstOf(s, s.boss.pile(tentacleOf(match.library().facts(choice.a).faction)), choice.a);
    default:
        for (std::size_t id = 0; id < s.cardCount; ++id)
            if (s.cards[id].def == choice.a)
                return static_cast<CardId>(id);
        return kNoCard;
    }
}

void tieToCard(const StarRealmsMatch& match, const Prompt& prompt, ChoiceView& view)
{
    const CardId id = cardOf(match, prompt, view.choice);
    const CardInstance& card = match.state().at(id);
    view.kind = ChoiceView::Kind::Card;
    view.card = id;
    const bool onlyName = verbOf(view.choice) == Verb::Copy;
    if (!onlyName && card.zone != Zone::Discard)
        return;
    view.elsewhere = infoOf(match.library(), card.def);
    if (onlyName)
        return;
    view.pile = "discard";
    view.pileOf = card.owner;
}

void tie(const StarRealmsMatch& match, const Prompt& prompt, ChoiceView& view)
{
    const Choice choice = view.choice;
    const auto reason = static_cast<Reason>(prompt.reason);
    switch (verbOf(choice)) {
    case Verb::Play:
    case Verb::Use:
    case Verb::Buy:
    case Verb::Strike:
    case Verb::Card:
    case Verb::Base:
    case Verb::Copy:
    case Verb::Sever:
        view.deed = verbOf(choice) == Verb::Play || verbOf(choice) == Verb::Use || verbOf(choice) == Verb::Buy;
        tieToCard(match, prompt, view);
        break;
    case Verb::Attack:
    case Verb::AttackPart:
    case Verb::GiveTrade:
    case Verb::GiveCombat:
    case Verb::HandOver:
    case Verb::Seat:
        if (seatAt(choice.a) == kBoss)
            break; // nobody sits there
        view.kind = ChoiceView::Kind::Seat;
        view.seat = seatAt(choice.a);
        break;
    case Verb::Number:
        view.kind = ChoiceView::Kind::Number;
        break;
    case Verb::Pass:
        view.kind
            = reason == Reason::Scrap || reason == Reason::Discard ? ChoiceView::Kind::Done : ChoiceView::Kind::Pass;
        break;
    case Verb::End:
        view.kind = ChoiceView::Kind::End;
        break;
    case Verb::Mode:
    case Verb::Yes:
    case Verb::Mulligan:
    case Verb::None:
        break;
    }
}

/// The rules ask about equal cards of a hand and of the row once; whoever looks at them may point at any of them.
void offerTwins(const StarRealmsMatch& match, PromptView& view)
{
    const ChoiceView offered = view.choices.back();
    if (offered.kind != ChoiceView::Kind::Card || offered.elsewhere)
        return;
    const State& s = match.state();
    const CardInstance& card = s.at(static_cast<CardId>(offered.card));
    const auto alsoAt = [&](CardId id) {
        if (id == kNoCard || id == offered.card || s.at(id).def != card.def)
            return;
        view.choices.push_back(offered);
        view.choices.back().card = id;
    };
    if (card.zone == Zone::Hand)
        for (const CardId id : cardsOf(s, s.of(card.owner).hand))
            alsoAt(id);
    else if (card.zone == Zone::Row)
        for (const CardId id : s.row)
            alsoAt(id);
}

} // namespace

std::string StarRealmsNotation::question(const Match& match, const Prompt& prompt) const
{
    PromptView view;
    putQuestion(asStarRealms(match), prompt, view);
    return view.question();
}

PromptView StarRealmsNotation::choices(const Match& match, const Prompt& prompt, Seat viewer) const
{
    PromptView view;
    view.seat = prompt.seat;
    if (prompt.seat == Seat::None || prompt.seat != viewer)
        return view;
    const StarRealmsMatch& m = asStarRealms(match);
    putQuestion(m, prompt, view);
    for (const Choice each : prompt.choices) {
        ChoiceView offered;
        offered.choice = each;
        offered.label = label(match, prompt, each);
        tie(m, prompt, offered);
        view.choices.push_back(std::move(offered));
        offerTwins(m, view);
    }
    return view;
}

} // namespace core::starrealms
