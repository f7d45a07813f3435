#include "core/smashup/notation.h"

#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/words.h"
#include "core/smashup/frames.h"
#include "core/smashup/plays_left.h"
#include "core/smashup/power.h"
#include "core/smashup/zones.h"

namespace core::smashup {

namespace {

const SmashUpMatch& own(const Match& match)
{
    return static_cast<const SmashUpMatch&>(match);
}

const std::string& nameOf(const SmashUpMatch& match, CardId id)
{
    return match.library().def(match.state().at(id).def).name;
}

const std::string& seatName(const SmashUpMatch& match, Seat seat)
{
    return match.info().seats[static_cast<std::size_t>(indexOf(seat))].name;
}

const std::string& baseName(const SmashUpMatch& match, Slot slot)
{
    return nameOf(match, match.state().slot[slot].base);
}

std::string number(Seat seat)
{
    return std::to_string(indexOf(seat) + 1);
}

/// A buried card has no name but for those who know it.
std::string nameFor(const SmashUpMatch& match, CardId id, Seat seat)
{
    const CardInstance& card = match.state().at(id);
    return card.zone == Zone::Buried && !contains(card.known, seat) ? "a buried card" : nameOf(match, id);
}

/// Where a card lies and whose it is, so that cards of one name can be told apart.
std::string placeWords(const SmashUpMatch& match, CardId id)
{
    const State& s = match.state();
    const CardInstance& card = s.at(id);
    switch (card.zone) {
    case Zone::Minions:
    case Zone::BaseActions:
    case Zone::Titans:
        return " @ " + baseName(match, card.where)
            + (card.controller == Seat::None ? std::string() : " (seat " + number(card.controller) + ")");
    case Zone::Buried:
        return " buried @ " + baseName(match, card.where) + " (seat " + number(card.controller) + ")";
    case Zone::Attached:
        return " on " + nameOf(match, card.where) + placeWords(match, card.where);
    case Zone::Hand:
        return " in hand";
    case Zone::Deck:
        return " in deck";
    case Zone::Discard:
        return " in discard (seat " + number(card.owner) + ")";
    case Zone::BaseDeck:
        return " in base deck";
    default:
        return {};
    }
}

std::string plainWords(const SmashUpMatch& match, Choice choice, Seat seat)
{
    switch (verbOf(choice)) {
    case Verb::Play:
        return "play " + nameOf(match, choice.a)
            + (match.state().at(choice.a).zone == Zone::Discard ? " from discard" : "");
    case Verb::Use:
        return "use " + nameFor(match, choice.a, seat) + (isBase(choice.a) ? "" : placeWords(match, choice.a));
    case Verb::Score:
        return "score " + baseName(match, choice.a);
    case Verb::Base:
        return "base " + baseName(match, choice.a);
    case Verb::Card:
        return "card " + nameFor(match, choice.a, seat) + placeWords(match, choice.a);
    case Verb::Seat:
        return "seat " + number(seatAt(choice.a));
    case Verb::Faction:
        return "faction " + match.library().factions()[choice.a].name;
    case Verb::Name:
        return "name " + nameOf(match, choice.a);
    case Verb::Number:
        return "number " + std::to_string(choice.a);
    case Verb::Order:
        return "next " + nameFor(match, choice.a, seat) + (isBase(choice.a) ? "" : placeWords(match, choice.a));
    case Verb::Mode:
        return "mode " + match.library().modes()[choice.a];
    case Verb::Yes:
        return "yes";
    case Verb::Pass:
        return "pass";
    case Verb::End:
        return "end";
    case Verb::None:
        break;
    }
    return "?";
}

/// What tells the card from others of its name: base, controller and power in play; the pile where one of that name is
/// offered from another place, too.
std::string whereFrom(const SmashUpMatch& match, const Prompt& prompt, Choice choice)
{
    const State& s = match.state();
    const Zone zone = s.at(choice.a).zone;
    if (zone == Zone::Minions) {
        const Seat whose = s.at(choice.a).controller;
        return " (" + std::to_string(Powers(s, match.library()).of(choice.a)) + " at "
            + baseName(match, slotOf(s, choice.a)) + (whose == Seat::None ? ")" : ", " + seatName(match, whose) + ")");
    }
    if (zone != Zone::Hand && zone != Zone::Discard && zone != Zone::Deck)
        return {};
    for (const Choice& each : prompt.choices)
        if (verbOf(each) == Verb::Card && s.at(each.a).def == s.at(choice.a).def && s.at(each.a).zone != zone)
            return zone == Zone::Hand ? " (hand)" : zone == Zone::Deck ? " (deck)" : " (discard pile)";
    return {};
}

std::string plural(int count, const std::string& one, const std::string& many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string playPhaseQuestion(const SmashUpMatch& match)
{
    const std::string left = playsLeftInWords(match.state(), match.library());
    return left.empty() ? "Nothing left to play: end the play phase." : "Your play: " + left + " left.";
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
    const bool may = op.may || more;
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
    (void)prompt;
    return sentence + ".";
}

} // namespace

std::string SmashUpNotation::toWords(const Match& match, const Prompt& prompt, Choice choice) const
{
    const SmashUpMatch& m = own(match);
    const std::string words = plainWords(m, choice, prompt.seat);
    int before = 0;
    for (const Choice& each : prompt.choices) {
        if (each == choice)
            break;
        before += plainWords(m, each, prompt.seat) == words ? 1 : 0;
    }
    return before == 0 ? words : words + " #" + std::to_string(before + 1);
}

std::optional<Choice> SmashUpNotation::fromWords(const Match& match, const Prompt& prompt, std::string_view words) const
{
    for (const Choice& each : prompt.choices)
        if (toWords(match, prompt, each) == words)
            return each;
    return std::nullopt;
}

std::string SmashUpNotation::label(const Match& match, const Prompt& prompt, Choice choice) const
{
    const SmashUpMatch& m = own(match);
    const auto reason = static_cast<Reason>(prompt.reason);
    switch (verbOf(choice)) {
    case Verb::Play:
        return "Play " + nameOf(m, choice.a)
            + (m.state().at(choice.a).zone == Zone::Discard ? " from the discard pile" : "");
    case Verb::Use:
        return (m.state().at(choice.a).zone == Zone::Buried ? "Uncover " : "Use ") + nameOf(m, choice.a);
    case Verb::Score:
        return "Score " + baseName(m, choice.a);
    case Verb::Base:
        return baseName(m, choice.a);
    case Verb::Card:
        return (reason == Reason::DiscardToLimit ? "Discard " : "") + nameFor(m, choice.a, prompt.seat)
            + whereFrom(m, prompt, choice);
    case Verb::Seat:
        return seatName(m, seatAt(choice.a));
    case Verb::Faction:
        return m.library().factions()[choice.a].name;
    case Verb::Name:
        return nameOf(m, choice.a);
    case Verb::Number:
        return std::to_string(choice.a);
    case Verb::Order:
        return nameOf(m, choice.a) + " first";
    case Verb::Mode:
        return capitalised(m.library().modes()[choice.a]);
    case Verb::Yes:
        return reason == Reason::Mulligan ? "Take a new hand" : "Yes";
    case Verb::Pass:
        return reason == Reason::Mulligan                                    ? "Keep this hand"
            : reason == Reason::ChooseMore || reason == Reason::PlayFromPile ? "Done"
                                                                             : "Pass";
    case Verb::End:
        return "End play phase";
    case Verb::None:
        break;
    }
    return {};
}

std::string SmashUpNotation::question(const Match& match, const Prompt& prompt) const
{
    const SmashUpMatch& m = own(match);
    const std::string source = prompt.source == kNoCard ? std::string() : nameOf(m, prompt.source);
    switch (static_cast<Reason>(prompt.reason)) {
    case Reason::Mulligan:
        return "Your hand has no minion. Take a new one?";
    case Reason::PlayPhase:
        return playPhaseQuestion(m);
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
        return source + ": put the cards back in any order, the top one first.";
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
        return "Several abilities wait: which one comes next?";
    case Reason::UseAbility:
        if (m.state().at(prompt.choices[0].a).zone == Zone::Buried && prompt.choices.size() == 2)
            return "You may uncover " + nameOf(m, prompt.choices[0].a) + " now.";
        return prompt.choices.size() == 2 ? "You may use " + nameOf(m, prompt.choices[0].a) + " now."
                                          : "You may use one of your abilities now.";
    case Reason::TakeTreasure:
        return "Take one of the treasures of " + source + ".";
    case Reason::RespondBeforeScoring:
        return "Before " + source + " scores: you may play a Special or use an ability.";
    case Reason::RespondAfterScoring:
        return "After " + source + " has scored: you may play a Special or use an ability.";
    case Reason::None:
        break;
    }
    return {};
}

/// Where a card goes that has piles of its own, wherever it was sent; empty for any other.
static std::string sentHome(const SmashUpMatch& match, const Event& event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (event.card == kNoCard || isBase(event.card)
        || (kind != EventKind::Returned && kind != EventKind::Discarded && kind != EventKind::ToDeckTop
            && kind != EventKind::ToDeckBottom && kind != EventKind::Buried))
        return {};
    switch (match.library().def(match.state().at(event.card).def).home) {
    case Home::Owner:
        break;
    case Home::Aside:
        return nameOf(match, event.card) + " is set aside.";
    case Home::Monsters:
        return nameOf(match, event.card) + " goes to the monsters' discard pile.";
    case Home::Treasures:
        return nameOf(match, event.card) + " goes to the treasures' discard pile.";
    }
    return {};
}

std::string SmashUpNotation::sentence(const Match& match, const Event& event, Seat viewer) const
{
    const SmashUpMatch& m = own(match);
    const bool knows = viewer == Seat::None || contains(event.audience, viewer);
    const std::string card = event.card == kNoCard ? std::string() : knows ? nameOf(m, event.card) : "a card";
    const std::string base = event.base == kNoCard ? std::string() : nameOf(m, event.base);
    const std::string who = event.seat == Seat::None ? std::string() : seatName(m, event.seat);
    const std::string at = base.empty() ? std::string() : " at " + base;
    const std::string amount = std::to_string(event.amount);
    if (const std::string sent = sentHome(m, event); !sent.empty())
        return sent;
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TurnBegan:
        return "Turn " + amount + ": " + who + ".";
    case EventKind::PhaseBegan:
        return {};
    case EventKind::Mulligan:
        return who + " shows a hand without minions and takes a new one.";
    case EventKind::MinionPlayed:
        if (event.seat == Seat::None)
            return card + " appears" + at + ".";
        return who + " plays " + card + at + ".";
    case EventKind::ActionPlayed:
        return who + " plays " + card + (event.other != 0xFF ? " on " + nameOf(m, event.other) : std::string()) + at
            + ".";
    case EventKind::AbilityUsed:
        return isBase(event.card) ? card + " takes effect for " + who + "." : who + " uses " + card + ".";
    case EventKind::Returned:
        return card + " returns to " + who + "'s hand.";
    case EventKind::Destroyed:
        return card + at + " is destroyed.";
    case EventKind::Spared:
        return event.other != 0xFF ? nameOf(m, event.other) + " protects " + card + " and is spent."
                                   : card + " is not affected.";
    case EventKind::Moved:
        return card + " moves to " + base + ".";
    case EventKind::ToDeckBottom:
        return card + " goes under " + who + "'s deck.";
    case EventKind::ToDeckTop:
        return card + " goes on top of " + (isBase(event.card) ? "the base deck" : who + "'s deck") + ".";
    case EventKind::Taken:
        return who + " takes " + card + " into hand.";
    case EventKind::DeckShuffled:
        return who + " shuffles the deck.";
    case EventKind::LookedAtTop:
        return who + " looks at " + card + " on top of "
            + (isBase(event.card) ? "the base deck" : seatName(m, seatAt(event.other)) + "'s deck") + ".";
    case EventKind::ShuffledIn:
        return who + " shuffles " + plural(event.amount, "card", "cards") + " into the deck.";
    case EventKind::Drew:
        return who + " draws " + card + ".";
    case EventKind::Discarded:
        return who + " discards " + card + ".";
    case EventKind::Boxed:
        return card + " of " + who + " is out of the game.";
    case EventKind::DrewMadness:
        return who + " draws Madness.";
    case EventKind::ReturnedMadness:
        return who + " returns Madness to the Madness deck.";
    case EventKind::DeckRenewed:
        return who + " shuffles the discard pile into a new deck.";
    case EventKind::Revealed:
        return who + " reveals " + card + ".";
    case EventKind::RevealedHand:
        return who + " reveals a hand of " + plural(event.amount, "card", "cards") + ".";
    case EventKind::GaveMadness:
        return who + " puts Madness into " + seatName(m, seatAt(event.other)) + "'s hand.";
    case EventKind::LookedAtHand:
        return who + " looks at " + seatName(m, seatAt(event.other)) + "'s hand.";
    case EventKind::Boosted:
        return card + " gets " + (event.amount < 0 ? "" : "+") + amount + " power.";
    case EventKind::CountersAdded:
        return card + " gets " + plural(event.amount, "+1 power counter", "+1 power counters") + ".";
    case EventKind::BreakpointLowered:
        return "The breakpoint of " + base + " drops by " + amount + ".";
    case EventKind::BaseSwapped:
        return nameOf(m, event.other) + " is swapped for " + base + ".";
    case EventKind::ExtraPlay:
        return who + " may play an extra " + (event.amount == 0 ? "minion" : "action") + at + ".";
    case EventKind::VpGained:
        return who + " gains " + amount + " VP" + (card.empty() ? "" : " from " + card) + ".";
    case EventKind::Barred:
        return who + " can play no actions "
            + (event.amount == 0 ? std::string("next turn")
                                 : "until " + seatName(m, m.state().current) + "'s next turn")
            + ".";
    case EventKind::BarredMoves:
        return who + " can move no minions until " + seatName(m, m.state().current) + "'s next turn.";
    case EventKind::BaseCancelled:
        return "The ability of " + base + " is cancelled until " + who + "'s next turn.";
    case EventKind::Named:
        return card + " names " + m.library().factions()[static_cast<std::size_t>(event.amount)].name + ".";
    case EventKind::ScoringBegan:
        return base + " is about to score.";
    case EventKind::BaseScored: {
        std::string points;
        for (std::size_t i = 0; i < m.state().seats; ++i)
            if (event.points[i] != 0)
                points += (points.empty() ? "" : ", ") + seatName(m, seatAt(static_cast<int>(i))) + " "
                    + std::to_string(event.points[i]);
        return base + " scores: " + (points.empty() ? "nobody gains anything" : points + " VP") + ".";
    }
    case EventKind::BaseReplaced:
        return base + " replaces " + nameOf(m, event.other) + ".";
    case EventKind::Buried:
        return who + " buries " + card + at + ".";
    case EventKind::Uncovered:
        return who + " uncovers " + card + at + ".";
    case EventKind::TookTreasure:
        return who + " takes the treasure " + card + ".";
    case EventKind::TookControl:
        return who + " takes control of " + card + at + ".";
    case EventKind::SetAside:
        return card + " leaves" + (base.empty() ? std::string(" play") : " " + base) + " and is set aside.";
    case EventKind::MadnessCounted:
        return who + " loses " + amount + " VP to Madness.";
    case EventKind::MatchEnded: {
        std::string names;
        for (int i = 0; i < m.state().seats; ++i)
            if ((event.amount >> i & 1) != 0)
                names += (names.empty() ? "" : " and ") + seatName(m, seatAt(i));
        return names + (names.find(" and ") == std::string::npos ? " wins." : " share the win.");
    }
    }
    return {};
}

bool SmashUpNotation::isScoring(
    const Match& match, const Event& event, std::string& base, PerSeat<std::int16_t>& points) const
{
    if (static_cast<EventKind>(event.kind) != EventKind::BaseScored)
        return false;
    base = nameOf(own(match), event.base);
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] = event.points[i];
    return true;
}

} // namespace core::smashup
