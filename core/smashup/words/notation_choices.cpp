#include "core/language/edition.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/table/zones.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_names.h"

// What is asked and every answer to it, tied to the cards, bases and seats that a table shows.

namespace core::smashup {

namespace {

CardInfo faceOf(const SmashUpMatch& match, CardId id)
{
    return infoOf(match.library(), match.library().def(match.state().at(id).def));
}

bool isInHandOf(const State& s, CardId id, Seat seat)
{
    return s.at(id).zone == Zone::Hand && s.at(id).owner == seat;
}

void tieToCard(const SmashUpMatch& match, CardId id, Seat viewer, ChoiceView& view)
{
    const State& s = match.state();
    if (isBase(id) && s.at(id).zone == Zone::BaseInPlay) {
        view.kind = ChoiceView::Kind::Place;
        view.place = id;
        return;
    }
    view.kind = ChoiceView::Kind::Card;
    view.card = id;
    if (!isInHandOf(s, id, viewer) && !inPlay(s, id))
        view.elsewhere = faceOf(match, id);
}

void tie(const SmashUpMatch& match, const Prompt& prompt, ChoiceView& view)
{
    const Choice choice = view.choice;
    switch (verbOf(choice)) {
    case Verb::Play:
    case Verb::Card:
    case Verb::Use:
    case Verb::Order:
        tieToCard(match, choice.a, prompt.seat, view);
        break;
    case Verb::Score:
    case Verb::Base:
        view.kind = ChoiceView::Kind::Place;
        view.place = match.state().slot[choice.a].base;
        break;
    case Verb::Seat:
        view.kind = ChoiceView::Kind::Seat;
        view.seat = seatAt(choice.a);
        break;
    case Verb::Name:
        view.card = choice.a;
        view.elsewhere = faceOf(match, choice.a);
        break;
    case Verb::Number:
        view.kind = ChoiceView::Kind::Number;
        break;
    case Verb::Pass:
        view.kind = static_cast<Reason>(prompt.reason) == Reason::ChooseMore
                || static_cast<Reason>(prompt.reason) == Reason::PlayFromPile
            ? ChoiceView::Kind::Done
            : ChoiceView::Kind::Pass;
        break;
    case Verb::End:
        view.kind = ChoiceView::Kind::End;
        break;
    case Verb::Mode:
    case Verb::Faction:
    case Verb::Yes:
    case Verb::None:
        break;
    }
}

/// The rules ask about equal cards of a hand once; whoever looks at the hand may point at any of them.
void offerTwins(const State& s, Seat viewer, PromptView& view)
{
    const ChoiceView offered = view.choices.back();
    if (offered.kind != ChoiceView::Kind::Card || !isInHandOf(s, static_cast<CardId>(offered.card), viewer))
        return;
    for (const CardId id : cardsOf(s, s.of(viewer).hand)) {
        if (id == offered.card || s.at(id).def != s.at(static_cast<CardId>(offered.card)).def)
            continue;
        view.choices.push_back(offered);
        view.choices.back().card = id;
    }
}

} // namespace

PromptView SmashUpNotation::choices(const Match& match, const Prompt& prompt, Seat viewer) const
{
    PromptView view;
    view.seat = prompt.seat;
    if (prompt.seat == Seat::None || prompt.seat != viewer)
        return view;
    const SmashUpMatch& m = asSmashUp(match);
    view.question = question(match, prompt);
    if (prompt.source != kNoCard)
        view.source = language::shownName(nameOf(m, prompt.source)); // as tables show it
    for (const Choice& each : prompt.choices) {
        ChoiceView offered;
        offered.choice = each;
        offered.label = label(match, prompt, each);
        tie(m, prompt, offered);
        view.choices.push_back(std::move(offered));
        offerTwins(m.state(), viewer, view);
    }
    return view;
}

} // namespace core::smashup
