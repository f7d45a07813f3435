#include "core/language/english/english.h"
#include "core/smashup/ability/english/phrases.h"

namespace core::smashup::english {

using namespace core::language;

namespace {

bool isOthers(const NounPhrase& owner)
{
    return owner.reference == Reference::Some && owner.quantity == Quantity::One && owner.noun == noun::Player
        && owner.other;
}

std::string singular(const NounPhrase& phrase)
{
    switch (phrase.noun) {
    case noun::Card:
        return "card";
    case noun::Minion:
        return "minion";
    case noun::Action:
        return "action";
    case noun::PlayedAction:
        return "play-on-a-base action";
    case noun::Titan:
        return "titan";
    case noun::Monster:
        return "monster";
    case noun::Base:
        return "base";
    case noun::NewBase:
        return "new base";
    case noun::LostBase:
        return "base it was on";
    case noun::Tagged:
        return capitalised(phrase.name);
    case noun::Named:
        return phrase.name;
    case noun::MadnessCard:
        return "Madness card";
    case noun::Player:
        return "player";
    case noun::Winner:
        return "winner";
    case noun::RunnerUp:
        return "runner-up";
    case noun::CurrentPlayer:
        return "current player";
    case noun::Owner:
        return "owner";
    case noun::Controller:
        return "controller";
    case noun::Faction:
        return "faction";
    case noun::Name:
        return "name";
    case noun::Number:
        return "number";
    case noun::Hand:
        return "hand";
    case noun::Deck:
        return "deck";
    case noun::DiscardPile:
        return "discard pile";
    case noun::HandOrDiscard: // one card is in one place, several may be in both
        return phrase.many ? "hand and/or discard pile" : "hand or discard pile";
    case noun::HandOrDeck:
        return "hand or deck";
    case noun::Power:
        return "power";
    case noun::VictoryPoint:
        return "VP";
    case noun::Counter:
        return "+1 power counter";
    default:
        return "thing";
    }
}

bool is(const NounPhrase& phrase, Word what)
{
    for (const Detail& each : phrase.details)
        if (each.what == what)
            return true;
    return false;
}

std::string groupOf(const NounPhrase& phrase)
{
    const bool revealed = phrase.group == Group::Revealed;
    return (revealed ? "revealed " : "") + withoutArticle(phrase, true) + (revealed ? "" : " among them");
}

/// "your minions here", "the revealed actions"
std::string plain(const NounPhrase& phrase)
{
    if (phrase.group == Group::Them)
        return "them";
    if (phrase.group != Group::None)
        return "the " + groupOf(phrase);
    const std::string owner = phrase.owner.empty() ? ""
        : isOthers(phrase.owner.front())           ? "other players' "
                                                   : whose(phrase.owner.front()) + " ";
    return owner + (phrase.other ? "other " : "") + withoutArticle(phrase, true);
}

std::string one(const NounPhrase& phrase)
{
    if (phrase.group != Group::None)
        return "one of " + plain(phrase);
    const std::string extra = is(phrase, detail::Extra) ? "extra " : "";
    if (phrase.owner.empty())
        return phrase.other ? "another " + withoutArticle(phrase, false)
                            : withArticle(extra + withoutArticle(phrase, false));
    const NounPhrase& owner = phrase.owner.front();
    if (isOthers(owner))
        return "another player's " + withoutArticle(phrase, false);
    if (is(phrase, detail::Strongest)) {
        NounPhrase rest = phrase;
        std::erase_if(rest.details, [](const Detail& each) { return each.what == detail::Strongest; });
        return whose(owner) + " strongest " + withoutArticle(rest, false);
    }
    return (phrase.other ? "another of " : "one of ") + whose(owner) + " " + withoutArticle(phrase, true);
}

/// "up to two of your minions"
std::string several(const NounPhrase& phrase)
{
    const int least = phrase.least;
    const int most = phrase.most;
    if (is(phrase, detail::Extra))
        return (phrase.quantity == Quantity::ThatMany ? std::string("that many") : "up to " + numberWord(most))
            + " extra " + withoutArticle(phrase, true);
    std::string how = "any number";
    if (phrase.quantity == Quantity::UpTo)
        how = "up to " + numberWord(most);
    else if (phrase.quantity == Quantity::Exactly)
        how = numberWord(most);
    else if (phrase.quantity == Quantity::Range)
        how = least == 1 && most == 2 ? "one or two" : numberWord(least) + " to " + numberWord(most);
    const bool any = phrase.quantity == Quantity::Any;
    const bool part = !phrase.owner.empty() || phrase.group != Group::None || any;
    if (!part && phrase.quantity == Quantity::Exactly && most == 1)
        return how + " " + withoutArticle(phrase, false);
    return how + (part ? " of " : " ") + plain(phrase) + (any && least > 0 ? ", at least " + numberWord(least) : "");
}

std::string top(const NounPhrase& phrase)
{
    if (phrase.most == 1)
        return "the top " + noun(phrase, false);
    if (phrase.most > 1)
        return "the top " + numberWord(phrase.most) + " " + noun(phrase, true);
    return phrase.details.empty() ? noun(phrase, true) + " from the top"
                                  : "the top " + noun(phrase, true) + details(phrase);
}

std::string counted(const NounPhrase& phrase)
{
    if (phrase.noun == noun::Power) { // "point of power they have here"
        const NounPhrase& who = phrase.owner.front();
        const bool have = who.reference == Reference::You || who.reference == Reference::They;
        return "power " + english::phrase(who) + (have ? " have" : " has") + details(phrase);
    }
    return phrase.owner.empty() ? (phrase.other ? "other " : "") + withoutArticle(phrase, false)
                                : "of " + plain(phrase);
}

std::string unheardOf(const NounPhrase& phrase)
{
    switch (phrase.quantity) {
    case Quantity::One:
        return one(phrase);
    case Quantity::Each:
        if (!phrase.owner.empty())
            return "each of " + plain(phrase);
        return (phrase.other ? "each other " : "each ") + withoutArticle(phrase, false);
    case Quantity::Every:
        return (phrase.other ? "every other " : "every ") + withoutArticle(phrase, false);
    case Quantity::All: {
        if (phrase.group != Group::None)
            return "all " + groupOf(phrase);
        const bool ofSomebody = !phrase.owner.empty()
            && (phrase.owner.front().reference == Reference::That || phrase.owner.front().reference == Reference::First
                || phrase.owner.front().reference == Reference::Second
                || phrase.owner.front().reference == Reference::They);
        return (ofSomebody ? "all of " : "all ") + plain(phrase);
    }
    case Quantity::Plain:
        return plain(phrase);
    case Quantity::Any:
    case Quantity::UpTo:
    case Quantity::Exactly:
    case Quantity::Range:
    case Quantity::ThatMany:
        return several(phrase);
    case Quantity::Counted:
        return counted(phrase);
    case Quantity::Top:
        return top(phrase);
    }
    return {};
}

} // namespace

std::string noun(const NounPhrase& phrase, bool many)
{
    std::string word = singular(phrase);
    if (phrase.noun == noun::Named && word.ends_with('s')) // "The Locals", "Madness": neither one nor many by itself
        return word.starts_with("The ") ? (many ? "copies of " : "copy of ") + word
                                        : word + (many ? " cards" : " card");
    return many ? pluralOf(word) : word;
}

std::string withoutArticle(const NounPhrase& phrase, bool many)
{
    return noun(phrase, many) + details(phrase);
}

std::string whose(const NounPhrase& owner)
{
    if (owner.reference == Reference::You)
        return "your";
    if (owner.reference == Reference::They)
        return "their";
    if (owner.reference == Reference::Pronoun)
        return owner.many ? "their" : "its";
    return possessive(phrase(owner));
}

std::string phrase(const NounPhrase& phrase)
{
    std::string text;
    switch (phrase.reference) {
    case Reference::None:
        return {};
    case Reference::You:
        return "you";
    case Reference::They:
        return "they";
    case Reference::Pronoun:
        text = phrase.many && phrase.also.empty() ? "them" : "it";
        break;
    case Reference::Rest:
        text = "the rest";
        break;
    case Reference::This:
        text = "this " + withoutArticle(phrase, false);
        break;
    case Reference::That:
        text = phrase.many && phrase.also.empty() ? "those " + withoutArticle(phrase, true)
                                                  : "that " + withoutArticle(phrase, false);
        break;
    case Reference::Chosen:
        text = "the chosen " + noun(phrase, phrase.many);
        break;
    case Reference::First:
    case Reference::Second:
        text = (phrase.owner.empty() ? "the" : whose(phrase.owner.front()))
            + (phrase.reference == Reference::First ? " first " : " second ") + noun(phrase, false);
        break;
    case Reference::The:
        text = (phrase.owner.empty() ? "the" : whose(phrase.owner.front())) + " " + noun(phrase, phrase.many)
            + details(phrase);
        break;
    case Reference::Some:
        text = unheardOf(phrase);
        break;
    }
    for (const NounPhrase& each : phrase.also)
        text += " and " + english::phrase(each);
    return text;
}

std::string amount(const Amount& amount)
{
    if (amount.kind == Amount::Kind::Constant)
        return std::to_string(amount.plus);
    std::string text = (amount.kind == Amount::Kind::NumberOf ? "the number of " : "") + phrase(amount.of.front());
    if (amount.times == 2)
        text = "twice " + text;
    else if (amount.times != 1)
        text = numberWord(amount.times) + " times " + text;
    if (amount.dividedBy == 2)
        text = "half of " + text + ", rounded down";
    else if (amount.dividedBy != 1)
        text += " divided by " + std::to_string(amount.dividedBy) + ", rounded down";
    if (amount.plus > 0)
        text += " plus " + std::to_string(amount.plus);
    else if (amount.plus < 0)
        text += " minus " + std::to_string(-amount.plus);
    if (amount.most >= 0)
        text += ", at most " + numberWord(amount.most);
    return text;
}

namespace {

std::string units(const Measure& measure, int number)
{
    NounPhrase unit;
    unit.noun = measure.unit;
    if (measure.unit == noun::VictoryPoint)
        return std::to_string(number) + " VP";
    if (measure.unit == noun::Power)
        return (number < 0 ? "" : "+") + std::to_string(number) + " power";
    return number == 1 ? withArticle(noun(unit, false)) : numberWord(number) + " " + noun(unit, true);
}

std::string wholeUnit(const Measure& measure)
{
    NounPhrase unit;
    unit.noun = measure.unit;
    return measure.unit == noun::VictoryPoint ? "VP"
        : measure.unit == noun::Power         ? "extra power"
                                              : "a number of " + noun(unit, true);
}

} // namespace

std::string measure(const Measure& measure, const std::string& after)
{
    NounPhrase unit;
    unit.noun = measure.unit;
    const std::string with = (measure.besides.empty() ? "" : " other than " + measure.besides.front().name) + after;
    switch (measure.kind) {
    case Measure::Kind::None:
        return {};
    case Measure::Kind::Fixed:
        return units(measure, measure.number) + with;
    case Measure::Kind::UpTo:
        return "up to " + units(measure, measure.number) + with;
    case Measure::Kind::PerChosen:
        return units(measure, 1) + with + " for each of them and " + numberWord(measure.number) + " more";
    case Measure::Kind::Equal:
        return (measure.unit == noun::Number ? "" : wholeUnit(measure) + with + " equal to ")
            + amount(measure.amount.front());
    case Measure::Kind::ThatMany:
        return "that many " + noun(unit, true) + (measure.number == 0 ? "" : " plus " + numberWord(measure.number));
    case Measure::Kind::Bare:
        return noun(unit, true);
    case Measure::Kind::Per:
        break;
    }
    const NounPhrase& per = measure.per.front();
    const std::string every = measure.every == 1 ? "each " : "every " + std::to_string(measure.every) + " ";
    return units(measure, measure.number) + with + " for " + every
        + (per.reference == Reference::Pronoun                  ? "of them"
                : per.noun == noun::Power && measure.every == 1 ? "point of " + phrase(per)
                                                                : phrase(per));
}

} // namespace core::smashup::english
