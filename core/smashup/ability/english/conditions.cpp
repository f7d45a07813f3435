#include "core/language/english/english.h"
#include "core/smashup/ability/english/phrases.h"

namespace core::smashup::english {

using namespace core::language;

namespace {

bool isPlural(const NounPhrase& who)
{
    return who.reference == Reference::You || who.reference == Reference::They;
}

/// "have" or "has" after whoever it is.
std::string has(const NounPhrase& who)
{
    return phrase(who) + (isPlural(who) ? " have" : " has");
}

std::string places(const Detail& event)
{
    std::string text;
    for (const Detail& each : event.details)
        text += detail(each);
    return text;
}

/// "It is still here and has less power than this minion."
std::string isStill(const Detail& condition)
{
    std::string where;
    std::string has;
    for (const Detail& each : condition.details) {
        std::string& text = each.what == detail::Place ? where : has;
        const std::string said = detail(each, &condition.things.front());
        // As something that it has: "of power 2 or less" and "with less power" alike.
        text += each.what == detail::Place || !text.empty() ? said : " has" + said.substr(said.find(' ', 1));
    }
    return phrase(condition.things.front()) + (condition.number == 1 ? " is still" : " is") + where
        + (!where.empty() && !has.empty() ? " and" : "") + has;
}

std::string done(const Detail& condition)
{
    for (const Detail& each : condition.details)
        return detail(each, &condition.things.front()).substr(1);
    return "chosen";
}

/// What happened.
std::string event(const Detail& event)
{
    const auto thing = [&]() { return phrase(event.things.front()); };
    switch (event.what) {
    case detail::ScoresBase:
        return thing() + " scores";
    case detail::IsPlayed:
        return thing() + " is played" + places(event);
    case detail::PlayerPlays:
        return thing() + (isPlural(event.things.front()) ? " play " : " plays ") + phrase(event.things.back())
            + places(event);
    case detail::FirstPlayedFromHand:
        return thing() + " played it from " + whose(event.things.front()) + " hand";
    case detail::IsDestroyed:
        return thing() + (event.number == 1 ? " (including this one)" : "") + " is destroyed" + places(event);
    case detail::WouldBeDestroyed:
        return thing() + " would be destroyed";
    case detail::AffectedByOther:
        return "another player plays a card that affects " + thing();
    case detail::LeftForDiscard:
        return thing() + " goes from play to the discard pile";
    case detail::WasDestroyed:
        return "it was destroyed";
    case detail::OthersLostMinion:
        return "another player's minion was destroyed " + place(event) + " this turn";
    case detail::NobodyDid:
        return std::string("no ") + (event.things.front().other ? "other player " : "player ")
            + (event.done.empty() ? "does" : pastTense(predicate(event.done.front())));
    default:
        return "anything happens";
    }
}

} // namespace

std::string condition(const Detail& condition)
{
    const auto thing = [&]() { return phrase(condition.things.front()); };
    const std::string atLeast = "at least " + numberWord(condition.number) + " ";
    switch (condition.what) {
    case detail::FirstMinion:
        return "this is the first minion " + thing() + " played this turn";
    case detail::OneMinionPlayed:
        return has(condition.things.front()) + " played exactly one minion this turn";
    case detail::NoMinionThisTurn:
        return has(condition.things.front()) + " not played a minion this turn";
    case detail::NoMinionThisPhase:
        return has(condition.things.front()) + " not played a minion this phase";
    case detail::YourTurn:
        return "it is " + whose(condition.things.front()) + " turn";
    case detail::OthersTurn:
        return "it is another player's turn";
    case detail::ThereIs: {
        const NounPhrase& what = condition.things.front();
        if (condition.number == 1)
            return "there is " + (what.quantity == Quantity::Counted ? withArticle(phrase(what)) : phrase(what));
        return "there are " + atLeast + (what.owner.empty() ? "" : "of ") + phrase(what);
    }
    case detail::RevealedInAll:
        return atLeast + withoutArticle(condition.things.front(), condition.number != 1)
            + (condition.number == 1 ? " was revealed" : " were revealed in all");
    case detail::Alike:
        return atLeast + "of " + thing() + " at one base have the same name";
    case detail::IsKind:
    case detail::IsOne:
        return thing() + " is " + phrase(condition.things.back());
    case detail::PowerLessThan: {
        Detail here = condition;
        here.things.erase(here.things.begin());
        return has(condition.things.front()) + " less than " + std::to_string(condition.number) + " power "
            + place(here);
    }
    case detail::AllChosen:
        return "all " + thing() + " are chosen";
    case detail::OneHas:
        return (condition.things.front().other ? "another player has " : "one player has ") + atLeast
            + withoutArticle(condition.things.back(), true);
    case detail::OneRevealed:
        return "a player revealed " + atLeast + withoutArticle(condition.things.front(), true);
    case detail::MadnessLeft:
        return condition.number == 1 ? "there is a card left in the Madness deck"
                                     : "there are " + atLeast + "cards left in the Madness deck";
    case detail::NumberAtMost:
        return "fewer than " + numberWord(condition.number + 1) + " are " + done(condition);
    case detail::NumberAtLeast:
        return condition.number == 1 ? thing() + " do" : atLeast + "are " + done(condition);
    case detail::MoreCards:
        return has(condition.things.front()) + " more cards in hand than another player";
    case detail::MostCards:
        return has(condition.things.front()) + " more cards in hand than each other player";
    case detail::IsStill:
        return isStill(condition);
    default:
        return event(condition);
    }
}

} // namespace core::smashup::english
