#include "core/smashup/words/notation.h"

#include "core/smashup/ability/describe.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/table/query.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/words/notation_names.h"

#include <algorithm>

namespace core::smashup {

namespace {

using language::Between;
using language::Saying;

constexpr const char* kAgreed = "agree to a draw";

std::string number(Seat seat)
{
    return std::to_string(indexOf(seat) + 1);
}

/// Whether its name is kept from that seat.
bool isUnseen(const SmashUpMatch& match, CardId id, Seat seat)
{
    const CardInstance& card = match.state().at(id);
    return card.zone == Zone::Buried && !contains(card.known, seat);
}

/// As records have it: a buried card has a name only for those who know it.
std::string keptName(const SmashUpMatch& match, CardId id, Seat seat)
{
    return isUnseen(match, id, seat) ? "a buried card" : nameOf(match, id);
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
        return "use " + keptName(match, choice.a, seat) + (isBase(choice.a) ? "" : placeWords(match, choice.a));
    case Verb::Score:
        return "score " + baseName(match, choice.a);
    case Verb::Base:
        return "base " + baseName(match, choice.a);
    case Verb::Card:
        return "card " + keptName(match, choice.a, seat) + placeWords(match, choice.a);
    case Verb::Seat:
        return "seat " + number(seatAt(choice.a));
    case Verb::Faction:
        return "faction " + match.library().factions()[choice.a].name;
    case Verb::Name:
        return "name " + nameOf(match, choice.a);
    case Verb::Number:
        return "number " + std::to_string(choice.a);
    case Verb::Order:
        return "next " + keptName(match, choice.a, seat) + (isBase(choice.a) ? "" : placeWords(match, choice.a));
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

/// Another answer of its kind is a card of the same name.
bool isAmbiguous(const SmashUpMatch& match, const Prompt& prompt, Choice choice)
{
    return std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](Choice each) {
        return each != choice && each.verb == choice.verb && nameOf(match, each.a) == nameOf(match, choice.a);
    });
}

/// What tells the card from others of its name: base, controller and power in play; the pile where one of that name is
/// offered from another place, too.
Saying whereFrom(const SmashUpMatch& match, const Prompt& prompt, Choice choice)
{
    const State& s = match.state();
    const Zone zone = s.at(choice.a).zone;
    if (zone == Zone::Minions) {
        const Seat whose = s.at(choice.a).controller;
        return say(Say::WhereInPlay,
            { Powers(s, match.library()).of(choice.a), baseName(match, slotOf(s, choice.a)),
                whose == Seat::None ? Saying() : personAt(match, whose) });
    }
    if (zone != Zone::Hand && zone != Zone::Discard && zone != Zone::Deck)
        return {};
    for (const Choice& each : prompt.choices)
        if (verbOf(each) == Verb::Card && s.at(each.a).def == s.at(choice.a).def && s.at(each.a).zone != zone)
            return say(zone == Zone::Hand ? Say::WhereHand : zone == Zone::Deck ? Say::WhereDeck : Say::WhereDiscard);
    return {};
}

/// What tells waiting cards of one name apart.
Saying whereItWaits(const SmashUpMatch& match, CardId id)
{
    const State& s = match.state();
    const CardInstance& card = s.at(id);
    switch (card.zone) {
    case Zone::Minions:
    case Zone::BaseActions:
    case Zone::Titans:
    case Zone::Buried:
        return say(Say::WhereAt,
            { baseName(match, card.where),
                card.controller == Seat::None ? Saying() : personAt(match, card.controller) });
    case Zone::Attached:
        return say(Say::WhereOn, { nameOf(match, card.where) });
    case Zone::Hand:
        return say(Say::WhereHand);
    case Zone::Deck:
        return say(Say::WhereDeck);
    case Zone::Discard:
        return say(Say::WhereDiscard);
    default:
        return {};
    }
}

/// What the ability at hand offers, as a button says it.
Saying acceptOf(const SmashUpMatch& match)
{
    const Frame& f = match.state().top();
    const CardDef& def = match.library().def(match.state().at(f.source).def);
    const std::string deed = offerInWords(match.library(), def, def.abilities[f.ability], f.pc, language::spoken());
    // A list, for it begins with a capital.
    return deed.empty() ? say(Say::AnswerAccept) : say(Say::AnswerWord, { Saying::list(Between::Space, { deed }) });
}

Saying yesOf(const SmashUpMatch& match, Reason reason)
{
    switch (reason) {
    case Reason::Mulligan:
        return say(Say::AnswerNewHand);
    case Reason::MayIgnore:
        return say(Say::AnswerIgnore);
    case Reason::SaveInstead:
        return say(Say::AnswerUseItsAbility);
    default:
        return acceptOf(match);
    }
}

/// A single ability that may be used.
Saying notUseOf(const SmashUpMatch& match, const Prompt& prompt)
{
    if (prompt.choices.size() != 2)
        return say(Say::AnswerUseNone);
    return say(match.state().at(prompt.choices[0].a).zone == Zone::Buried ? Say::AnswerLeaveBuried : Say::AnswerNotUse);
}

Saying passOf(const SmashUpMatch& match, const Prompt& prompt)
{
    const State& s = match.state();
    switch (static_cast<Reason>(prompt.reason)) {
    case Reason::Mulligan:
        return say(Say::AnswerKeepHand);
    case Reason::MayIgnore:
        return say(Say::AnswerLetWork);
    case Reason::SaveInstead:
        return say(Say::AnswerLetDestroy);
    case Reason::Offer:
        return say(Say::AnswerDecline);
    case Reason::DiscardCards:
        return say(Say::AnswerKeepCards);
    case Reason::ChooseOne:
    case Reason::ChooseMode:
        return say(Say::AnswerChooseNone);
    case Reason::ChooseMore:
        return say(s.picks.size() > s.top().firstPick ? Say::AnswerDone : Say::AnswerChooseNone);
    case Reason::PlayFromPile:
        return say(Say::AnswerDone);
    case Reason::PlayExtra:
        return say(Say::AnswerPlayNone);
    case Reason::PlayThis:
        return say(Say::AnswerNotPlay);
    case Reason::UseAbility:
        return notUseOf(match, prompt);
    default:
        return say(Say::AnswerPass);
    }
}

/// A card as an answer, with what becomes of it where the rules say so.
Say sayingOfCard(Reason reason)
{
    return reason == Reason::DiscardToLimit || reason == Reason::DiscardCards ? Say::AnswerDiscard
        : reason == Reason::PlayThis                                          ? Say::AnswerPlay
                                                                              : Say::AnswerCard;
}

/// The choice as a label, with `card` for the card that it is about.
Saying labelOf(const SmashUpMatch& m, const Prompt& prompt, Choice choice, const Saying& card)
{
    const auto reason = static_cast<Reason>(prompt.reason);
    switch (verbOf(choice)) {
    case Verb::Play:
        return say(m.state().at(choice.a).zone == Zone::Discard ? Say::AnswerPlayFromDiscard : Say::AnswerPlay,
            { nameOf(m, choice.a) });
    case Verb::Use:
        return say(m.state().at(choice.a).zone == Zone::Buried ? Say::AnswerUncover : Say::AnswerUse, { card });
    case Verb::Score:
        return say(Say::AnswerScore, { baseName(m, choice.a) });
    case Verb::Base:
        return baseName(m, choice.a);
    case Verb::Card:
        if (reason == Reason::OrderAbilities)
            return say(Say::AnswerFirstFor, { nameOf(m, prompt.source), card });
        return say(sayingOfCard(reason), { card, whereFrom(m, prompt, choice) });
    case Verb::Seat:
        return personAt(m, seatAt(choice.a));
    case Verb::Faction:
        return m.library().factions()[choice.a].name;
    case Verb::Name:
        return nameOf(m, choice.a);
    case Verb::Number:
        return int { choice.a };
    case Verb::Order:
        return say(Say::AnswerFirst, { card, isAmbiguous(m, prompt, choice) ? whereItWaits(m, choice.a) : Saying() });
    case Verb::Mode:
        return say(Say::AnswerWord, { wordOfFile(m.library().modes()[choice.a]) });
    case Verb::Yes:
        return yesOf(m, reason);
    case Verb::Pass:
        return passOf(m, prompt);
    case Verb::End:
        return say(Say::AnswerEndPlay);
    case Verb::None:
        break;
    }
    return {};
}

/// Whether the choice is about a card that may lie where not everybody sees it.
bool namesCard(Choice choice)
{
    return verbOf(choice) == Verb::Use || verbOf(choice) == Verb::Card || verbOf(choice) == Verb::Order;
}

} // namespace

std::string SmashUpNotation::toWords(const Match& match, const Prompt& prompt, Choice choice) const
{
    const SmashUpMatch& m = asSmashUp(match);
    if (choice == kAgreeToEnd)
        return kAgreed;
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
    return words == kAgreed ? std::optional(kAgreeToEnd) : std::nullopt;
}

std::string SmashUpNotation::label(const Match& match, const Prompt& prompt, Choice choice) const
{
    if (choice == kAgreeToEnd)
        return say(Say::AnswerAgree).words();
    const SmashUpMatch& m = asSmashUp(match);
    const bool unseen = verbOf(choice) == Verb::Card && isUnseen(m, choice.a, prompt.seat);
    const Saying card = unseen ? say(Say::ABuriedCard) : namesCard(choice) ? Saying(nameOf(m, choice.a)) : Saying();
    return labelOf(m, prompt, choice, card).words();
}

std::string SmashUpNotation::told(const Match& before, Choice choice, const Match& after, SeatMask readers) const
{
    const SmashUpMatch& m = asSmashUp(before);
    const Prompt prompt = before.prompt();
    if (!namesCard(choice))
        return label(before, prompt, choice);
    // Who chose knows, whatever is noted: the question showed the card.
    const auto others = static_cast<SeatMask>(readers & ~maskOf(prompt.seat));
    const CardInstance& card = m.state().at(choice.a);
    if ((others & ~(card.known | asSmashUp(after).state().at(choice.a).known)) == 0)
        return label(before, prompt, choice);
    return labelOf(m, prompt, choice, say(card.zone == Zone::Buried ? Say::ABuriedCard : Say::ACard)).words();
}

} // namespace core::smashup
