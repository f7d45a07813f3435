#include "core/smashup/words/notation.h"

#include "core/smashup/ability/describe.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/table/zones.h"
#include "core/smashup/words/notation_ending.h"
#include "core/smashup/words/notation_names.h"
#include "core/smashup/words/plays_left.h"

namespace core::smashup {

namespace {

std::string playPhaseQuestion(const SmashUpMatch& match, const Prompt& prompt)
{
    const std::string left = playsLeftInWords(match.state(), match.library());
    const std::string soon = endsSoonInWords(match, prompt.choices.size() > 1);
    return (left.empty() ? "Nothing left to play: end the play phase." : "Your play: " + left + " left.")
        + (soon.empty() ? "" : " " + soon);
}

/// What the ability at hand would do with the answer, for its question.
std::string abilityQuestion(const SmashUpMatch& match, const Prompt& prompt)
{
    const State& s = match.state();
    const Frame& f = s.top();
    const CardDef& def = match.library().def(s.at(f.source).def);
    const auto& ops = def.abilities[f.ability].ops;
    const Op& op = ops[f.pc];
    if (op.code == OpCode::Offer || op.code == OpCode::ChooseNumber)
        return questionInWords(match.library(), def, def.abilities[f.ability], f.pc)
            + (op.code == OpCode::Offer ? "." : ": how many?");
    const Selector& selector = match.library().selector(op.a.selector);
    const bool more = op.code == OpCode::ChooseEach;
    const bool may = verbOf(prompt.choices.back()) == Verb::Pass;
    std::string what = "a card";
    switch (selector.domain) {
    case Domain::Minions:
        what = "a minion";
        break;
    case Domain::Cards:
        break;
    case Domain::BaseActions:
    case Domain::MinionActions:
    case Domain::Actions:
        what = "an action";
        break;
    case Domain::Bases:
        what = "a base";
        break;
    case Domain::BaseDeck:
    case Domain::ShownBases:
        what = "a base of the base deck";
        break;
    case Domain::Seats:
        what = "a player";
        break;
    case Domain::Factions:
        what = "a faction";
        break;
    case Domain::Hand:
        what = selector.kind == KindFilter::Minion ? "a minion card of that hand" : "a card";
        break;
    case Domain::Discard:
        what = "a card of the discard pile";
        break;
    case Domain::Deck:
        what = "a card of the deck";
        break;
    case Domain::Shown:
        what = "a shown card";
        break;
    case Domain::Names:
        what = selector.kind == KindFilter::Minion ? "the name of a minion" : "the name of an action";
        break;
    case Domain::Numbers:
        what = "a number";
        break;
    }
    if (selector.name != 0)
        what = "a " + match.library().nameOf(selector.name) + " card";
    // The first thing done to what is chosen names the purpose.
    std::string purpose;
    bool kept = more; // among "chosen"
    for (std::size_t i = f.pc + 1U; i < ops.size() && purpose.empty(); ++i) {
        const bool chosen = (ops[i].a.kind == OperandKind::Register && ops[i].a.reg == op.reg)
            || (kept && ops[i].a.kind == OperandKind::Chosen);
        kept = kept || (chosen && ops[i].code == OpCode::Mark);
        const bool second = ops[i].b.kind == OperandKind::Register && ops[i].b.reg == op.reg;
        if (!chosen && !second)
            continue;
        switch (ops[i].code) {
        case OpCode::Return:
            purpose = " to return";
            break;
        case OpCode::Destroy:
            purpose = " to destroy";
            break;
        case OpCode::Move:
            purpose = chosen ? " to move" : " to move to";
            break;
        case OpCode::DeckBottom:
            purpose = selector.domain == Domain::Hand ? " to put under the deck" : " to put under its owner's deck";
            break;
        case OpCode::Boost:
            purpose = " to strengthen";
            break;
        case OpCode::AddCounters:
            purpose = " to place a counter on";
            break;
        case OpCode::Bury:
            purpose = chosen ? " to bury" : " to bury it at";
            break;
        case OpCode::PlayMonster:
            purpose = " for a monster";
            break;
        case OpCode::TakeControl:
            purpose = " to take control of";
            break;
        case OpCode::LowerBreak:
            purpose = " whose power lowers its base's breakpoint";
            break;
        case OpCode::SwapBase:
            purpose = chosen ? " to replace" : " to bring into play";
            break;
        case OpCode::BarActions:
            purpose = ops[i].until == Until::StartOfYourTurn ? " who can play no actions until your next turn"
                                                             : " who can play no actions next turn";
            break;
        case OpCode::BarMoves:
            purpose = " who can move no minions until your next turn";
            break;
        case OpCode::SwapCard:
            purpose = " to play in place of this one";
            break;
        case OpCode::NameFaction:
            purpose = " to name";
            break;
        case OpCode::DeckTop:
            purpose = " to put on top of its owner's deck";
            break;
        case OpCode::Take:
            purpose = " to take into your hand";
            break;
        case OpCode::PlayCard:
            purpose = " to play";
            break;
        case OpCode::NextBase:
            purpose = " to come into play";
            break;
        case OpCode::Discard:
            purpose = " to discard";
            break;
        case OpCode::Box:
            purpose = " to remove from the game";
            break;
        case OpCode::ShuffleIn:
            purpose = " to shuffle into the deck";
            break;
        case OpCode::ReturnMadness:
            purpose = " to return to the Madness deck";
            break;
        default:
            break;
        }
    }
    std::string sentence
        = (may ? "you may choose " : "choose ") + (more && !s.picks.empty() ? "another: " + what : what) + purpose;
    return sentence + ".";
}

/// Which cards are put in an order, and where.
std::string putInOrder(const SmashUpMatch& match, const Prompt& prompt)
{
    const State& s = match.state();
    const Frame& f = s.top();
    if (match.library().def(s.at(f.source).def).abilities[f.ability].ops[f.pc].code == OpCode::PutBack)
        return ": put the cards back";
    const Seat owner = s.at(prompt.choices[0].a).owner;
    return ": put " + (owner == prompt.seat ? std::string("your") : seatName(match, owner) + "'s")
        + " cards under the deck";
}

/// Whether a loop goes through seats: all that a selector finds, or those that were marked.
bool loopsOverSeats(const CardLibrary& library, const std::vector<Op>& ops, std::size_t loop)
{
    const Operand& over = ops[loop].a;
    if (over.kind == OperandKind::All)
        return library.selector(over.selector).domain == Domain::Seats;
    for (std::size_t i = loop; i-- > 0;) {
        if (ops[i].code == OpCode::ChooseEach)
            return false;
        if (ops[i].code == OpCode::Mark)
            for (std::size_t outer = i; outer-- > 0;)
                if (ops[outer].code == OpCode::Each && ops[outer].reg == ops[i].a.reg)
                    return loopsOverSeats(library, ops, outer);
    }
    return false;
}

/// Where an ability asks one seat for each of several others, which of them it is about now.
std::string forWhom(const SmashUpMatch& match, const Prompt& prompt)
{
    const Frame& f = match.state().top();
    if (f.kind != FrameKind::Ability || f.source != prompt.source)
        return {};
    const auto& ops = match.library().def(match.state().at(f.source).def).abilities[f.ability].ops;
    std::string words;
    for (std::size_t i = 0; i < f.pc; ++i)
        if (ops[i].code == OpCode::Each && f.pc < ops[i].jump && loopsOverSeats(match.library(), ops, i)
            && seatAt(f.reg[ops[i].reg]) != prompt.seat)
            words = ", for " + seatName(match, seatAt(f.reg[ops[i].reg]));
    return words;
}

} // namespace

std::string SmashUpNotation::question(const Match& match, const Prompt& prompt) const
{
    const SmashUpMatch& m = own(match);
    const std::string source = prompt.source == kNoCard ? std::string() : nameOf(m, prompt.source) + forWhom(m, prompt);
    switch (static_cast<Reason>(prompt.reason)) {
    case Reason::Mulligan:
        return "Your hand has no minion. Take a new one?";
    case Reason::PlayPhase:
        return playPhaseQuestion(m, prompt);
    case Reason::ChooseBaseToScore:
        return "Several bases are ready: which one scores next?";
    case Reason::DiscardToLimit:
        return "You hold more than ten cards: discard " + plural(prompt.detail, "card", "cards") + ".";
    case Reason::SaveInstead:
        return source + " would be destroyed. Use its ability instead?";
    case Reason::SaveFirst:
        return "Several minions would be destroyed at " + source + ": for which does its ability work?";
    case Reason::PlayAsWhat:
        return "Do you play " + source + " as a minion or as an action?";
    case Reason::PlayWhere:
        return (verbOf(prompt.choices[0]) == Verb::Card ? "On which minion do you play " : "At which base do you play ")
            + source + "?";
    case Reason::PlayExtra:
        return std::string("You may play an extra ") + (prompt.detail == 0 ? "minion" : "action") + " now.";
    case Reason::PlayThis:
        return source + ": you may play " + nameOf(m, prompt.choices[0].a) + " now as an extra minion.";
    case Reason::ChooseMode:
        return source + ": choose what it does.";
    case Reason::PutInOrder:
        return source + putInOrder(m, prompt) + " in any order, the top one first.";
    case Reason::DiscardCards:
        return source + (verbOf(prompt.choices.back()) == Verb::Pass ? ": you may discard " : ": discard ")
            + plural(prompt.detail, "card", "cards") + ".";
    case Reason::PlayFromPile:
        return source + ": you may play one of these now.";
    case Reason::ChooseOne:
    case Reason::ChooseMore:
    case Reason::Offer:
        return source + ": " + abilityQuestion(m, prompt);
    case Reason::OrderAbilities:
        return verbOf(prompt.choices[0]) == Verb::Card && verbOf(prompt.choices.back()) == Verb::Card
            ? source + ": for which card does it work first?"
            : "Several abilities wait: which one comes next?";
    case Reason::UseAbility:
        if (m.state().at(prompt.choices[0].a).zone == Zone::Buried && prompt.choices.size() == 2)
            return "You may uncover " + nameOf(m, prompt.choices[0].a) + " now.";
        return prompt.choices.size() == 2 ? "You may use " + nameOf(m, prompt.choices[0].a) + " now."
                                          : "You may use one of your abilities now.";
    case Reason::TakeTreasure:
        return "Take one of the treasures of " + source + ".";
    case Reason::MayIgnore:
        return source
            + (m.state().top().kind == FrameKind::Play
                    ? " gives power to minions: do yours do without it while you may ignore the base?"
                    : ": do you ignore what it does now?");
    case Reason::RespondBeforeScoring:
        return "Before " + source + " scores: you may play a Special or use an ability.";
    case Reason::RespondAfterScoring:
        return "After " + source + " has scored: you may play a Special or use an ability.";
    case Reason::None:
        break;
    }
    return {};
}

} // namespace core::smashup
