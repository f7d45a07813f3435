#include "core/hyperborea/words/notation.h"
#include "core/hyperborea/words/notation_names.h"

// What is asked and every answer to it, tied to the hexes, sets and seats that a table shows.

namespace core::hyperborea {

namespace {

using language::Saying;

/// Which tile, with what each does: it lies nowhere yet.
Saying tilesAsked(const HyperboreaMatch& match, const Prompt& prompt)
{
    std::vector<Saying> parts { say(Say::AskSetupTile) };
    for (const Choice each : prompt.choices)
        if (verbOf(each) == Verb::RaceTile) {
            const RaceTile& tile = match.library().raceTile(each.a);
            parts.push_back(say(Say::TileDoes, { tile.name, spokenText(tile.texts) }));
        }
    return Saying::list(language::Between::Space, std::move(parts));
}

Saying requestOf(const HyperboreaMatch& match, const Prompt& prompt)
{
    switch (static_cast<Reason>(prompt.reason)) {
    case Reason::SetupCube:
        return say(Say::AskSetupCube);
    case Reason::SetupRow:
        return say(Say::AskSetupRow, { int { prompt.detail } });
    case Reason::SetupTile:
        return tilesAsked(match, prompt);
    case Reason::Act:
    case Reason::ResetAct:
        return say(Say::AskAct);
    case Reason::Place:
        return say(Say::AskPlace, { colourWords(prompt.detail) });
    case Reason::Walk:
        return say(Say::AskWalk, { hexWords(match, prompt.source) });
    case Reason::Strike:
        return say(Say::AskStrike, { hexWords(match, prompt.source) });
    case Reason::Raze:
        return say(Say::AskRaze, { hexWords(match, prompt.source) });
    case Reason::WhichCube:
        return say(Say::AskWhichCube);
    case Reason::Corrupt:
        return say(Say::AskCorrupt);
    case Reason::Way:
        return say(Say::AskWay);
    case Reason::Copy:
        return say(Say::AskCopy);
    case Reason::SetBack:
        return say(Say::AskSetBack);
    case Reason::Token:
        return say(Say::AskToken, { tokenWords(match, prompt.source) });
    case Reason::Here:
        return say(Say::AskHere, { hexWords(match, prompt.source) });
    case Reason::Keep:
        return say(Say::AskKeep, { match.library().nameOfSet(prompt.source) });
    case Reason::None:
        break;
    }
    return {};
}

void tie(const Prompt& prompt, ChoiceView& view)
{
    const Choice choice = view.choice;
    switch (verbOf(choice)) {
    case Verb::Step:
    case Verb::Fly:
    case Verb::To:
    case Verb::Attack:
    case Verb::Ranged:
    case Verb::Raze:
    case Verb::Fortress:
    case Verb::Miniature:
    case Verb::Clone:
    case Verb::Enter:
        view.kind = ChoiceView::Kind::Place;
        view.place = choice.a;
        view.deed = verbOf(choice) == Verb::Step || verbOf(choice) == Verb::Fly;
        break;
    case Verb::Site:
        view.kind = ChoiceView::Kind::Place;
        view.place = prompt.source;
        break;
    case Verb::Space:
    case Verb::Take:
    case Verb::Change:
    case Verb::Copy:
        view.kind = ChoiceView::Kind::Card;
        view.card = choice.a;
        view.deed = verbOf(choice) == Verb::Take;
        break;
    case Verb::From:
    case Verb::Into:
        if (choice.a < kMaxSets) {
            view.kind = ChoiceView::Kind::Card;
            view.card = choice.a;
        }
        break;
    case Verb::Open:
    case Verb::Seat:
    case Verb::RowOf:
        view.kind = ChoiceView::Kind::Seat;
        view.seat = seatAt(choice.a);
        break;
    case Verb::No:
        view.kind = ChoiceView::Kind::Pass;
        break;
    case Verb::End:
        view.kind = ChoiceView::Kind::End;
        break;
    default:
        break;
    }
}

} // namespace

std::string HyperboreaNotation::question(const Match& match, const Prompt& prompt) const
{
    return requestOf(asHyperborea(match), prompt).words();
}

PromptView HyperboreaNotation::choices(const Match& match, const Prompt& prompt, Seat viewer) const
{
    PromptView view;
    view.seat = prompt.seat;
    if (prompt.seat == Seat::None || prompt.seat != viewer)
        return view;
    view.request = question(match, prompt);
    for (const Choice each : prompt.choices) {
        ChoiceView offered;
        offered.choice = each;
        offered.label = label(match, prompt, each);
        tie(prompt, offered);
        view.choices.push_back(std::move(offered));
    }
    return view;
}

} // namespace core::hyperborea
