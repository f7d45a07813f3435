#include "core/starrealms/words/notation.h"

#include "core/starrealms/words/notation_names.h"

#include <algorithm>
#include <array>

// Choices in words: for records, which stay, and for people.

namespace core::starrealms {

namespace {

using language::Saying;

constexpr const char* kAgreed = "agree to a draw";

std::string seatWords(std::uint8_t seat)
{
    return seat == static_cast<std::uint8_t>(kBoss) ? "boss" : "seat " + std::to_string(seat + 1);
}

/// Which of several cards of a name that a seat has in play.
std::string ordinalWords(std::uint8_t ordinal)
{
    return ordinal == 0 ? std::string() : " #" + std::to_string(ordinal + 1);
}

std::string zoneWords(std::uint8_t zone)
{
    switch (static_cast<Zone>(zone)) {
    case Zone::Hand:
        return " from hand";
    case Zone::Discard:
        return " from discard";
    case Zone::Row:
        return " from row";
    default:
        return " from pile";
    }
}

std::string plainWords(const StarRealmsMatch& match, Choice choice)
{
    constexpr std::array kUses { " primary", " ally", " double ally", " scrap" };
    switch (verbOf(choice)) {
    case Verb::Play:
        return "play " + nameOf(match, choice.a);
    case Verb::Use:
        return "use " + nameOf(match, choice.a) + ordinalWords(choice.b) + kUses[choice.c];
    case Verb::Buy:
        return "buy " + nameOf(match, choice.a);
    case Verb::Attack:
        return "attack " + seatWords(choice.a);
    case Verb::AttackPart:
        return "attack with a part " + seatWords(choice.a);
    case Verb::Strike:
        return "attack " + nameOf(match, choice.a) + ordinalWords(choice.b) + " of " + seatWords(choice.c);
    case Verb::GiveTrade:
        return "give trade to " + seatWords(choice.a);
    case Verb::GiveCombat:
        return "give combat to " + seatWords(choice.a);
    case Verb::HandOver:
        return "hand over to " + seatWords(choice.a);
    case Verb::End:
        return "end";
    case Verb::Card:
        return "card " + nameOf(match, choice.a) + zoneWords(choice.b);
    case Verb::Base:
        return "base " + nameOf(match, choice.a) + ordinalWords(choice.b) + " of " + seatWords(choice.c);
    case Verb::Seat:
        return seatWords(choice.a);
    case Verb::Mode:
        return "mode " + match.library().modes()[choice.a];
    case Verb::Copy:
        return "copy " + nameOf(match, choice.a);
    case Verb::Number:
        return "number " + std::to_string(choice.a);
    case Verb::Yes:
        return "yes";
    case Verb::Pass:
        return "pass";
    case Verb::Sever:
        return "sever " + nameOf(match, choice.a);
    case Verb::Mulligan:
        return "scrap the row";
    case Verb::None:
        break;
    }
    return "?";
}

/// Another answer of its kind names a card of the same name, in play with the same seat.
bool hasTwin(const Prompt& prompt, Choice choice)
{
    return std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](Choice each) {
        return each.verb == choice.verb && each.a == choice.a && each.c == choice.c && each.b != choice.b;
    });
}

Saying cardInPlay(const StarRealmsMatch& match, const Prompt& prompt, Choice choice)
{
    const std::string& name = nameOf(match, choice.a);
    return hasTwin(prompt, choice) ? say(Say::Numbered, { name, choice.b + 1 }) : Saying(name);
}

Saying placeOf(const Prompt& prompt, Choice choice)
{
    if (!hasTwin(prompt, choice))
        return {};
    switch (static_cast<Zone>(choice.b)) {
    case Zone::Hand:
        return say(Say::InHand);
    case Zone::Discard:
        return say(Say::InDiscard);
    case Zone::Row:
        return say(Say::InRow);
    default:
        return say(Say::InExplorers);
    }
}

/// A way of a choice, as card files name it.
Saying wayOf(const std::string& word)
{
    constexpr std::array<std::pair<std::string_view, Say>, 7> kWays { { { "trade", Say::WayTrade },
        { "combat", Say::WayCombat }, { "authority", Say::WayAuthority }, { "destroy", Say::WayDestroy },
        { "base", Say::WayBase }, { "draw", Say::WayDraw }, { "discard", Say::WayDiscard } } };
    const auto found = std::find_if(kWays.begin(), kWays.end(), [&](const auto& each) { return each.first == word; });
    return found == kWays.end() ? Saying(word) : say(found->second);
}

Saying used(const StarRealmsMatch& match, const Prompt& prompt, Choice choice)
{
    constexpr std::array kSays { Say::AnswerUse, Say::AnswerAlly, Say::AnswerDoubleAlly, Say::AnswerScrap };
    return say(kSays[choice.c], { cardInPlay(match, prompt, choice) });
}

/// Of several cards one has chosen enough.
Saying passOf(const StarRealmsMatch& match, const Prompt& prompt)
{
    const auto reason = static_cast<Reason>(prompt.reason);
    const bool done = (reason == Reason::Scrap || reason == Reason::Discard) && match.state().top().count > 0;
    return say(done ? Say::AnswerDone : Say::AnswerPass);
}

Saying labelOf(const StarRealmsMatch& match, const Prompt& prompt, Choice choice)
{
    const auto person = [&] { return personAt(match, seatAt(choice.a)); };
    switch (verbOf(choice)) {
    case Verb::Play:
        return say(Say::AnswerPlay, { nameOf(match, choice.a) });
    case Verb::Use:
        return used(match, prompt, choice);
    case Verb::Buy:
        return say(Say::AnswerBuy, { nameOf(match, choice.a) });
    case Verb::Attack:
        return say(Say::AnswerAttack, { person() });
    case Verb::AttackPart:
        return say(Say::AnswerAttackPart, { person() });
    case Verb::Strike:
        return say(Say::AnswerStrike, { cardInPlay(match, prompt, choice), personAt(match, seatAt(choice.c)) });
    case Verb::GiveTrade:
        return say(Say::AnswerGiveTrade, { person() });
    case Verb::GiveCombat:
        return say(Say::AnswerGiveCombat, { person() });
    case Verb::HandOver:
        return say(Say::AnswerHandOver, { person() });
    case Verb::End:
        return say(Say::AnswerEnd);
    case Verb::Card:
        return say(Say::AnswerCard, { nameOf(match, choice.a), placeOf(prompt, choice) });
    case Verb::Base:
        return say(Say::Whose, { cardInPlay(match, prompt, choice), personAt(match, seatAt(choice.c)) });
    case Verb::Seat:
        return person();
    case Verb::Mode:
        return wayOf(match.library().modes()[choice.a]);
    case Verb::Copy:
        return nameOf(match, choice.a);
    case Verb::Number:
        return int { choice.a };
    case Verb::Yes:
        return say(Say::AnswerYes);
    case Verb::Pass:
        return passOf(match, prompt);
    case Verb::Sever:
        return say(Say::AnswerSever, { nameOf(match, choice.a) });
    case Verb::Mulligan:
        return say(Say::AnswerMulligan);
    case Verb::None:
        break;
    }
    return {};
}

} // namespace

std::string StarRealmsNotation::toWords(const Match& match, const Prompt& /*prompt*/, Choice choice) const
{
    return choice == kAgreeToEnd ? kAgreed : plainWords(asStarRealms(match), choice);
}

std::optional<Choice> StarRealmsNotation::fromWords(
    const Match& match, const Prompt& prompt, std::string_view words) const
{
    for (const Choice each : prompt.choices)
        if (toWords(match, prompt, each) == words)
            return each;
    return words == kAgreed ? std::optional(kAgreeToEnd) : std::nullopt;
}

std::string StarRealmsNotation::label(const Match& match, const Prompt& prompt, Choice choice) const
{
    return choice == kAgreeToEnd ? say(Say::AnswerAgree).words() : labelOf(asStarRealms(match), prompt, choice).words();
}

std::string StarRealmsNotation::told(
    const Match& before, Choice choice, const Match& /*after*/, SeatMask /*readers*/) const
{
    return label(before, before.prompt(), choice);
}

} // namespace core::starrealms
