#include "core/language/english/english.h"
#include "core/smashup/ability/english/phrases.h"

#include <algorithm>

namespace core::smashup::english {

using namespace core::language;

namespace {

bool isSeveral(const NounPhrase* of)
{
    return of != nullptr && of->quantity != Quantity::One && of->quantity != Quantity::Counted
        && of->quantity != Quantity::Each;
}

std::string pile(const Detail& pile, const NounPhrase* of)
{
    NounPhrase where = pile.things.front();
    const std::string from = pile.direction == Direction::In ? " in " : " from ";
    if (where.reference == Reference::Pronoun)
        return from + "it";
    const NounPhrase owner = where.owner.front();
    const bool several = isSeveral(of);
    const bool counted = of != nullptr && of->quantity == Quantity::Counted;
    where.many = several; // "hand and/or discard pile"
    if (owner.reference == Reference::Some && owner.other && (several || counted))
        return from + "other players' " + noun(where, true);
    if (owner.reference == Reference::Some && owner.other)
        return from + "another player's " + noun(where, false);
    if (owner.reference == Reference::Some)
        return from
            + (several        ? "all players' " + noun(where, true)
                    : counted ? "any " + noun(where, false)
                              : "any player's " + noun(where, false));
    return from + whose(owner) + " " + noun(where, false);
}

/// "of power 2 or less", "with power no higher than its power"
std::string atMost(const Detail& detail, const std::string& power, bool extra)
{
    const Amount& most = detail.amounts.front();
    if (most.kind == Amount::Kind::Constant)
        return " of " + power + " " + amount(most) + " or less";
    return (extra ? " of " : " with ") + power + " no higher than " + amount(most);
}

std::string weakest(const Detail& detail)
{
    const std::string where = detail.details.empty() ? std::string() : place(detail.details.front());
    const std::string text = " with the lowest power " + (where.empty() ? "at its base" : where);
    if (detail.number != 0)
        return text;
    return text + ", unless all " + (where.empty() ? "there" : where) + " have the same";
}

std::string turnOf(const Detail& detail)
{
    return detail.things.empty() ? "each turn" : whose(detail.things.front()) + " turn";
}

bool isExtra(const NounPhrase* of)
{
    if (of != nullptr)
        for (const Detail& each : of->details)
            if (each.what == detail::Extra)
                return true;
    return false;
}

/// What it is called, and how strong it is.
std::string namedOrStrong(const Detail& detail, const NounPhrase* of)
{
    const auto thing = [&]() { return phrase(detail.things.front()); };
    switch (detail.what) {
    case detail::NamedLikeThis:
        return " with the name of this card";
    case detail::NamedLikeIt:
        return " with its name";
    case detail::NamedAlikeThat:
        return " with that name";
    case detail::NamedLike:
        return " with the same name as " + thing();
    case detail::NamedLikeOneHere:
        return " with the same name as one already " + place(detail);
    case detail::OneName:
    case detail::SameName:
        return " with the same name";
    case detail::NameOfOne:
        return std::string(of->most == 2 ? ", both" : ", all") + " with the name of one "
            + withoutArticle(detail.things.front(), false) + " in play";
    case detail::PrintedAtMost:
        return atMost(detail, "printed power", false);
    case detail::PowerAtMost:
        return atMost(detail, "power", isExtra(of));
    case detail::PowerBelow:
        return " with power lower than " + amount(detail.amounts.front());
    case detail::WeakerThan:
        return " with less power than " + thing();
    case detail::Strongest:
        return " with the highest power";
    case detail::Weakest:
        return weakest(detail);
    case detail::AsWeak:
        return " with the same power or less";
    default:
        return {};
    }
}

/// Details of nouns.
std::string which(const Detail& detail, const NounPhrase* of)
{
    const auto thing = [&]() { return phrase(detail.things.front()); };
    const auto have = [&]() { return " where " + thing() + " have "; };
    switch (detail.what) {
    case detail::Place:
        return " " + place(detail);
    case detail::EachTo:
        return ", each " + place(detail);
    case detail::Pile:
        return pile(detail, of);
    case detail::On:
        return " on " + thing();
    case detail::OnAny: {
        const bool many = isSeveral(of);
        if (detail.number == 0)
            return many ? " on bases or minions" : " on a base or minion";
        if (detail.number == 1)
            return many ? " on bases" : " on a base";
        return many ? " on minions" : " on a minion";
    }
    case detail::PlayedOn:
        return " played on " + thing();
    case detail::OfFaction:
        return " of " + thing();
    case detail::OfNamedFaction:
        return detail.number == 2 ? " of the named factions" : " of the named faction";
    case detail::OtherThan:
        return " other than " + thing();
    case detail::WhereYouHaveMinion:
        return have() + "a minion";
    case detail::WhereYouHaveNone:
        return have() + "no minion";
    case detail::WhereYouHavePower:
        return have() + "at least " + std::to_string(detail.number) + " power";
    case detail::WherePowersDiffer:
        return " where minions differ in power";
    case detail::WithAction:
        return " with an action played on it";
    case detail::WithMinion:
        return " with a minion " + place(detail);
    case detail::Playable:
        return " that can be played " + place(detail);
    case detail::InPlay:
        return " in play";
    case detail::FromBaseDeck:
        return isSeveral(of) ? " of the base deck" : " from the base deck";
    case detail::NoMoreThan:
        return " (no more than " + amount(detail.amounts.front()) + ")";
    case detail::UpToNumber:
        if (of != nullptr && of->noun != noun::Number)
            return ", up to " + amount(detail.amounts.front()) + ",";
        return " from zero to " + (detail.amounts.empty() ? numberWord(detail.number) : amount(detail.amounts.front()));
    case detail::TopOf:
        return " (" + amount(detail.amounts.front()) + ")";
    case detail::IncludingThis:
        return ", including this one";
    case detail::WhoDoesNot:
        return " who does not";
    case detail::WhoRevealed:
        return " who revealed " + thing();
    case detail::WhoHolds:
        return " with " + thing() + " in their hand";
    case detail::DiscardedThisWay:
        return " discarded this way";
    case detail::Drawn:
        return " drawn";
    case detail::Destroyed:
        return " destroyed";
    case detail::Revealed:
        return " revealed";
    case detail::YouOwn:
        return " you own";
    case detail::HeldByOneWithMinion:
        return " in the hand of another player with a minion " + place(detail);
    default:
        return namedOrStrong(detail, of);
    }
}

/// Details of verbs.
std::string how(const Detail& detail)
{
    const auto thing = [&]() { return phrase(detail.things.front()); };
    switch (detail.what) {
    case detail::InAnyOrder:
        return " in any order";
    case detail::RestDiscarded:
        return " (cards that cannot be affected are discarded instead)";
    case detail::UntilTurnEnds:
        return " until the end of the turn";
    case detail::UntilYourTurnEnds:
        return " until the end of " + turnOf(detail);
    case detail::UntilYourTurnStarts:
        return " until the start of " + whose(detail.things.front()) + " next turn";
    case detail::DuringTheirTurn:
        return " during " + whose(detail.things.front()) + (detail.number == 0 ? " next turn" : " turn");
    case detail::DuringOthersTurns:
        return " during other players' turns";
    case detail::DuringOthersTurnsUntil:
        return " during other players' turns until the start of " + whose(detail.things.front()) + " next turn";
    case detail::AtOnce:
        return " at once";
    case detail::FromHand:
        return detail.things.empty() ? " from hand" : " from " + whose(detail.things.front()) + " hand";
    case detail::EachElsewhere:
        return ", each at a different base";
    case detail::UntilNot:
        return " until " + thing() + " discard one that is not " + detail.things.back().name;
    case detail::UntilShown: {
        const std::string one = noun(detail.things.front(), detail.number != 1);
        return " until "
            + (detail.number == 1 ? withArticle(one) + " is" : numberWord(detail.number) + " " + one + " are")
            + " revealed";
    }
    case detail::Instead:
        return " instead";
    case detail::InsteadOfDiscarding:
        return " instead of discarding them";
    case detail::InsteadOfPlay:
        return " instead of your " + noun(detail.things.front(), false);
    case detail::OnEachOfYourTurns:
        return " on each of your turns";
    case detail::EachTurn:
        return " each turn";
    case detail::While:
        return " while " + condition(detail.details.front());
    case detail::ForEach:
    case detail::ForEachOf:
    case detail::EqualTimes:
    case detail::Before:
    case detail::After:
        return " " + lead(detail);
    default:
        return which(detail, nullptr);
    }
}

} // namespace

std::string place(const Detail& place)
{
    const NounPhrase& base = place.things.front();
    const bool here = isHere(base);
    const bool there = isThere(base);
    switch (place.direction) {
    case Direction::From:
        return here ? "from here" : there ? "from there" : "from " + phrase(base);
    case Direction::To:
        return here && place.number == 0 ? "here" : there ? "there" : "to " + phrase(base);
    default:
        return here ? "here" : there ? "there" : "at " + phrase(base);
    }
}

std::string detail(const Detail& detail, const NounPhrase* of)
{
    return of == nullptr ? how(detail) : which(detail, of);
}

std::string details(const NounPhrase& phrase)
{
    // "minions with the same name from your discard pile", but "minions there with the same name"
    const auto isOrigin
        = [](const Detail& each) { return each.what == detail::Pile || each.direction == Direction::From; };
    const auto isName = [](const Detail& each) { return each.what == detail::OneName; };
    const bool first = std::any_of(phrase.details.begin(), phrase.details.end(), isName)
        && std::any_of(phrase.details.begin(), phrase.details.end(), isOrigin);
    std::string text;
    for (const Detail& each : phrase.details) {
        if (first && isName(each))
            continue;
        if (first && isOrigin(each))
            text += " with the same name";
        text += detail(each, &phrase);
    }
    return text;
}

std::string lead(const Detail& lead)
{
    const auto thing = [&]() { return phrase(lead.things.front()); };
    const auto inner = [&]() { return condition(lead.details.front()); };
    switch (lead.what) {
    case detail::NumberOfTimes:
        return lead.number == 2 ? "twice" : numberWord(lead.number) + " times";
    case detail::ForEach:
        return "for each " + thing();
    case detail::ForEachOf:
        return "for each of " + (lead.things.front().reference == Reference::Pronoun ? "them" : thing());
    case detail::EqualTimes:
        return "a number of times equal to " + amount(lead.amounts.front());
    case detail::AtEach:
        return "at " + thing();
    case detail::For:
        return "for " + thing();
    case detail::After:
        return "after " + inner();
    case detail::Before:
        return "before " + inner();
    case detail::WhenScored:
        return "when " + inner();
    case detail::AfterReplaced:
        return "after this base scores and is replaced";
    case detail::OnYourTurn:
        return "on your turn";
    case detail::OnceOnYourTurn:
        return "once on each of your turns";
    case detail::TurnStart:
        return "at the start of " + turnOf(lead);
    case detail::TurnEnd:
        return "at the end of " + turnOf(lead);
    case detail::OncePerTurn:
        return "once per turn";
    case detail::OncePerTurnEach:
        return "once per turn for each player";
    case detail::FirstTimeIf:
        return "the first time each turn that " + inner();
    case detail::If:
        return "if " + inner();
    case detail::IfDone:
        return "if " + thing() + " do";
    case detail::IfNotDone:
        return "if " + thing() + " do not";
    case detail::Otherwise:
        return "otherwise";
    default:
        return {};
    }
}

} // namespace core::smashup::english
