#include "core/language/edition.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/rules/operands.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_names.h"

#include <algorithm>
#include <optional>

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

std::string pileWord(Zone zone)
{
    switch (zone) {
    case Zone::Deck:
        return "deck";
    case Zone::Hand:
        return "hand";
    case Zone::Discard:
        return "discard";
    case Zone::BaseDeck:
        return "bases";
    case Zone::BaseDiscard:
        return "scored";
    case Zone::Aside:
        return "aside";
    case Zone::TreasureDeck:
    case Zone::TreasureDiscard:
        return "treasures";
    default:
        return {};
    }
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
    if (isInHandOf(s, id, viewer) || inPlay(s, id))
        return;
    view.elsewhere = faceOf(match, id);
    view.pile = pileWord(s.at(id).zone);
    if (s.at(id).zone == Zone::Hand || s.at(id).zone == Zone::Deck || s.at(id).zone == Zone::Discard)
        view.pileOf = s.at(id).owner;
}

/// Whether the card that is named is played or used, now or before others.
bool isDeed(Reason reason, Verb verb)
{
    return verb == Verb::Play || verb == Verb::Use || verb == Verb::Order
        || (verb == Verb::Card && (reason == Reason::PlayThis || reason == Reason::OrderAbilities));
}

void tie(const SmashUpMatch& match, const Prompt& prompt, ChoiceView& view)
{
    const Choice choice = view.choice;
    view.deed = isDeed(static_cast<Reason>(prompt.reason), verbOf(choice));
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

/// The card or base, unless the viewer could not know which it is.
void tellOf(const SmashUpMatch& match, CardId id, Seat viewer, PromptView& view)
{
    const State& s = match.state();
    AboutView about;
    if (isBase(id)) {
        about.place = id;
        if (s.at(id).zone != Zone::BaseInPlay)
            about.elsewhere = faceOf(match, id);
    } else {
        about.card = id;
        const bool seen = isInHandOf(s, id, viewer) || inPlay(s, id);
        if (!seen && s.at(id).zone != Zone::Discard && !contains(s.at(id).known, viewer))
            return;
        if (!seen)
            about.elsewhere = faceOf(match, id);
    }
    if (std::find(view.about.begin(), view.about.end(), about) == view.about.end())
        view.about.push_back(std::move(about));
}

bool isOfCards(Domain domain)
{
    switch (domain) {
    case Domain::Minions:
    case Domain::BaseActions:
    case Domain::MinionActions:
    case Domain::Actions:
    case Domain::Cards:
    case Domain::Hand:
    case Domain::Deck:
    case Domain::Discard:
    case Domain::Shown:
        return true;
    default:
        return false;
    }
}

/// What the op puts into its register, or what is chosen by it; nothing where it chooses nothing.
std::optional<Domain> chosenAt(const CardLibrary& library, const std::vector<Op>& ops, std::size_t at)
{
    const Op& op = ops[at];
    const bool overChosen = op.code == OpCode::Each && op.a.kind == OperandKind::Chosen;
    if (op.code == OpCode::Choose || op.code == OpCode::ChooseEach || (op.code == OpCode::Each && !overChosen))
        return library.selector(op.a.selector).domain;
    const bool marks = op.code == OpCode::Mark && op.a.kind == OperandKind::Register;
    for (std::size_t i = at; (overChosen || marks) && i-- > 0;)
        if (overChosen ? ops[i].code == OpCode::ChooseEach || ops[i].code == OpCode::Mark : ops[i].reg == op.a.reg)
            return chosenAt(library, ops, i);
    return {};
}

/// Whether cards are chosen or marked one after another, the answer at `pc` among them.
bool gathersCards(const CardLibrary& library, const std::vector<Op>& ops, std::size_t pc)
{
    for (std::size_t i = pc; i < ops.size(); ++i)
        if ((i == pc && ops[i].code == OpCode::ChooseEach) || ops[i].code == OpCode::Mark)
            if (const std::optional<Domain> domain = chosenAt(library, ops, i); domain && isOfCards(*domain))
                return true;
    return false;
}

/// What the ability at hand has chosen or shown on its way to its question, and what its loops have come to.
void tellOfAbility(const SmashUpMatch& match, const Prompt& prompt, PromptView& view)
{
    const State& s = match.state();
    const Frame& f = s.top();
    if (f.kind != FrameKind::Ability || f.source != prompt.source)
        return;
    const CardLibrary& library = match.library();
    const auto& ops = library.def(s.at(f.source).def).abilities[f.ability].ops;
    for (std::size_t i = 0; i < f.pc && i < ops.size(); ++i) {
        const Op& op = ops[i];
        if (op.reg == kNoReg || f.reg[op.reg] == kNoCard)
            continue;
        const std::uint8_t value = f.reg[op.reg];
        if (op.code == OpCode::LookAtTop || op.code == OpCode::Reveal) {
            tellOf(match, value, prompt.seat, view);
            continue;
        }
        const bool loop = op.code == OpCode::ChooseEach || op.code == OpCode::Each;
        if (op.code != OpCode::Choose && !(loop && f.pc < op.jump))
            continue;
        const std::optional<Domain> domain = chosenAt(library, ops, i);
        if (domain && isOfCards(*domain))
            tellOf(match, value, prompt.seat, view);
        else if (domain == Domain::Bases && value < s.slots && s.slot[value].base != kNoCard)
            tellOf(match, s.slot[value].base, prompt.seat, view);
    }
    const std::size_t last = gathersCards(library, ops, f.pc) ? s.picks.size() : f.firstPick;
    for (std::size_t i = f.mark; i < last; ++i)
        if (s.picks[i] != kNoCard)
            tellOf(match, s.picks[i], prompt.seat, view);
}

/// As PromptView::left has it: what is discarded card by card, or the last card that an ability takes of several.
int cardsLeft(const SmashUpMatch& match, const Prompt& prompt)
{
    const State& s = match.state();
    const Frame& f = s.top();
    const auto reason = static_cast<Reason>(prompt.reason);
    if (reason == Reason::DiscardToLimit)
        return prompt.detail;
    if (reason != Reason::ChooseMore && reason != Reason::DiscardCards)
        return 0;
    const Op& op = match.library().def(s.at(f.source).def).abilities[f.ability].ops[f.pc];
    const int all = op.amount < 0 ? 0 : valueOf(s, match.library(), f, op.amount);
    if (reason == Reason::DiscardCards)
        return all > 1 ? int { prompt.detail } : 0;
    return all > 1 && static_cast<int>(s.picks.size()) - f.firstPick == all - 1 ? 1 : 0;
}

} // namespace

PromptView SmashUpNotation::choices(const Match& match, const Prompt& prompt, Seat viewer) const
{
    PromptView view;
    view.seat = prompt.seat;
    if (prompt.seat == Seat::None || prompt.seat != viewer)
        return view;
    const SmashUpMatch& m = asSmashUp(match);
    putQuestion(m, prompt, view);
    view.left = cardsLeft(m, prompt);
    if (prompt.source != kNoCard) {
        view.source = language::shownName(nameOf(m, prompt.source)); // as tables show it
        (isBase(prompt.source) ? view.sourcePlace : view.sourceCard) = prompt.source;
        view.asker = faceOf(m, prompt.source);
        tellOfAbility(m, prompt, view);
    }
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
