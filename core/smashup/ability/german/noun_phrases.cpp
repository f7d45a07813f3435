#include "core/language/edition.h"
#include "core/smashup/ability/german/phrases.h"

#include <algorithm>

namespace core::smashup::german {

using namespace core::language;
using namespace core::language::german;

namespace {

using enum Gender;

bool isOthers(const NounPhrase& owner)
{
    return owner.reference == Reference::Some && owner.quantity == Quantity::One && owner.noun == noun::Player
        && owner.other;
}

bool is(const NounPhrase& phrase, Word what)
{
    return std::any_of(
        phrase.details.begin(), phrase.details.end(), [what](const Detail& each) { return each.what == what; });
}

std::string quoted(const std::string& name)
{
    return "„" + language::nameIn(language::Language::German, name) + "“";
}

/// "deine stärkste Kreatur"
bool isOwnStrongest(const NounPhrase& phrase)
{
    return phrase.quantity == Quantity::One && !phrase.owner.empty() && is(phrase, detail::Strongest);
}

/// Stands right behind the noun: "Kreatur hier mit Stärke 2 oder weniger".
bool isShortPlace(const Detail& detail)
{
    const auto isNear = [](const NounPhrase& base) {
        return base.noun == noun::Base && base.details.empty()
            && (base.reference == Reference::This || base.reference == Reference::That);
    };
    return detail.what == detail::OneName || detail.what == detail::OfFaction
        || (detail.what == detail::Place && detail.direction != Direction::To && isNear(detail.things.front()));
}

/// Adjectives that the plan has as details or as parts of nouns.
std::vector<std::string> adjectivesOf(const NounPhrase& phrase)
{
    std::vector<std::string> stems;
    if (phrase.other)
        stems.emplace_back("ander");
    if (is(phrase, detail::Extra))
        stems.emplace_back("zusätzlich");
    if (phrase.group == Group::Revealed || is(phrase, detail::Revealed))
        stems.emplace_back("aufgedeckt");
    if (phrase.group == Group::Seen)
        stems.emplace_back("angesehen");
    if (phrase.reference == Reference::Chosen)
        stems.emplace_back("gewählt");
    if (phrase.noun == noun::NewBase)
        stems.emplace_back("neu");
    if (is(phrase, detail::DiscardedThisWay))
        stems.emplace_back("so abgelegt");
    if (is(phrase, detail::Drawn))
        stems.emplace_back("gezogen");
    if (is(phrase, detail::Destroyed))
        stems.emplace_back("zerstört");
    if (isOwnStrongest(phrase))
        stems.emplace_back("stärkst");
    return stems;
}

std::string detailsOf(const NounPhrase& phrase)
{
    std::string text;
    for (const bool near : { true, false })
        for (const Detail& each : phrase.details)
            if ((isShortPlace(each) && !is(phrase, detail::Strongest)) == near
                && !(each.what == detail::Strongest && isOwnStrongest(phrase)))
                text += detail(each, &phrase);
    return text;
}

Form formOf(const NounPhrase& phrase, Case in, bool many)
{
    return { in, nounOf(phrase).gender, many };
}

/// Adjectives and noun, without what follows.
std::string core(const NounPhrase& phrase, const Form& form, Article after)
{
    std::string text;
    for (const std::string& stem : adjectivesOf(phrase))
        text += stem + ending(form, after) + " ";
    if (phrase.noun == noun::Tagged)
        return text + capitalised(phrase.name) + (form.many || form.in == Case::Genitive ? "s" : "");
    text += inflected(nounOf(phrase), form);
    if (phrase.noun == noun::Named)
        text += " " + quoted(phrase.name);
    return text;
}

/// Behind the noun: "eines anderen Spielers".
std::string genitiveOf(const NounPhrase& owner, bool many)
{
    if (!isOthers(owner))
        return " " + phrase(owner, Case::Genitive);
    return many ? " anderer Spieler" : " eines anderen Spielers";
}

/// "deiner anderen Kreaturen hier", after "eine" or "zwei".
std::string ofThem(const NounPhrase& phrase)
{
    if (phrase.group == Group::Them)
        return "davon";
    const Form form = formOf(phrase, Case::Genitive, true);
    if (phrase.group != Group::None)
        return "der " + core(phrase, form, Article::Definite) + detailsOf(phrase);
    const std::optional<std::string> own = possessive(phrase.owner.front());
    if (own.has_value())
        return likeA(*own, form) + " " + core(phrase, form, Article::Indefinite) + detailsOf(phrase);
    return core(phrase, form, Article::None);
}

/// Of several that somebody has, or that lie there.
bool isPart(const NounPhrase& phrase)
{
    return phrase.group != Group::None || (!phrase.owner.empty() && possessive(phrase.owner.front()).has_value());
}

/// "deine", of an owner that stands before the noun.
std::string own(const NounPhrase& owner, const Form& form)
{
    return likeA(possessive(owner).value_or(""), form);
}

std::string plain(const NounPhrase& phrase, Case in)
{
    const Form form = formOf(phrase, in, true);
    if (phrase.group != Group::None)
        return phrase.group == Group::Them
            ? pronoun(form)
            : the(form) + " " + core(phrase, form, Article::Definite) + detailsOf(phrase);
    if (isPart(phrase))
        return own(phrase.owner.front(), form) + " " + core(phrase, form, Article::Indefinite) + detailsOf(phrase);
    return core(phrase, form, Article::None) + (phrase.owner.empty() ? "" : genitiveOf(phrase.owner.front(), true))
        + detailsOf(phrase);
}

std::string one(const NounPhrase& phrase, Case in)
{
    const Form form = formOf(phrase, in, false);
    if (isPart(phrase) && isOwnStrongest(phrase))
        return own(phrase.owner.front(), form) + " " + core(phrase, form, Article::Indefinite) + detailsOf(phrase);
    if (isPart(phrase))
        return oneOf(form) + " " + ofThem(phrase);
    return a(form) + " " + core(phrase, form, Article::Indefinite)
        + (phrase.owner.empty() ? "" : genitiveOf(phrase.owner.front(), false)) + detailsOf(phrase);
}

std::string each(const NounPhrase& phrase, Case in)
{
    const Form form = formOf(phrase, in, false);
    if (isPart(phrase))
        return likeThe("jed", form) + " " + ofThem(phrase);
    return likeThe("jed", form) + " " + core(phrase, form, Article::Definite)
        + (phrase.owner.empty() ? "" : genitiveOf(phrase.owner.front(), true)) + detailsOf(phrase);
}

std::string all(const NounPhrase& phrase, Case in)
{
    const Form form = formOf(phrase, in, true);
    if (isPart(phrase) && phrase.group == Group::None)
        return likeThe("all", form) + " " + plain(phrase, in);
    return likeThe("all", form) + " " + core(phrase, form, Article::Definite)
        + (phrase.owner.empty() ? "" : genitiveOf(phrase.owner.front(), true)) + detailsOf(phrase);
}

std::string number(int count, const Form& form)
{
    return count == 1 ? oneOf(form) : numberWord(count);
}

std::string several(const NounPhrase& phrase, Case in)
{
    const Form single = formOf(phrase, in, false);
    std::string how = "beliebig " + likeThe("viel", formOf(phrase, in, true));
    bool many = true;
    switch (phrase.quantity) {
    case Quantity::ThatMany:
        how = "ebenso " + likeThe("viel", formOf(phrase, in, true));
        break;
    case Quantity::UpTo:
        how = "bis zu " + number(phrase.most, single);
        break;
    case Quantity::Exactly:
        many = phrase.most != 1;
        how = many ? numberWord(phrase.most) : isPart(phrase) ? oneOf(single) : a(single);
        break;
    case Quantity::Range:
        how = number(phrase.least, single) + (phrase.least + 1 == phrase.most ? " oder " : " bis ")
            + numberWord(phrase.most);
        break;
    default:
        break;
    }
    const std::string least = phrase.quantity == Quantity::Any && phrase.least > 0
        ? ", mindestens " + number(phrase.least, single) + ","
        : std::string();
    if (isPart(phrase))
        return how + " " + ofThem(phrase) + least;
    const Form form = formOf(phrase, in, many);
    return how + " " + core(phrase, form, many ? Article::None : Article::Indefinite)
        + (phrase.owner.empty() ? "" : genitiveOf(phrase.owner.front(), true)) + detailsOf(phrase) + least;
}

std::string top(const NounPhrase& phrase, Case in)
{
    const bool many = phrase.most != 1;
    const Form form = formOf(phrase, in, many);
    const std::string number = phrase.most > 1 ? " " + numberWord(phrase.most) : "";
    return the(form) + " oberst" + ending(form, Article::Definite) + number + " " + inflected(nounOf(phrase), form)
        + detailsOf(phrase);
}

std::string unheardOf(const NounPhrase& phrase, Case in)
{
    switch (phrase.quantity) {
    case Quantity::One:
        return one(phrase, in);
    case Quantity::Each:
    case Quantity::Every:
    case Quantity::Counted:
        return each(phrase, in);
    case Quantity::All:
        return all(phrase, in);
    case Quantity::Plain:
        return plain(phrase, in);
    case Quantity::Top:
        return top(phrase, in);
    default:
        return several(phrase, in);
    }
}

/// "die Kreatur", "deine Hand", "der Besitzer dieser Karte".
std::string definite(const NounPhrase& phrase, Case in)
{
    const Form form = formOf(phrase, in, phrase.many);
    if (phrase.owner.empty())
        return the(form) + " " + core(phrase, form, Article::Definite) + detailsOf(phrase);
    return belonging(phrase.owner.front(), phrase.noun, in, phrase.many) + detailsOf(phrase);
}

std::string pile(Word what, const NounPhrase& owner, Case in, bool many)
{
    NounPhrase made;
    made.noun = what;
    const Form form { in, nounOf(made).gender, many };
    if (const std::optional<std::string> own = possessive(owner); own.has_value())
        return likeA(*own, form) + " " + inflected(nounOf(made), form);
    return the(form) + " " + inflected(nounOf(made), form) + genitiveOf(owner, many);
}

} // namespace

Noun nounOf(const NounPhrase& phrase)
{
    switch (phrase.noun) {
    case noun::Card:
    case noun::Named:
        return { Feminine, "Karte", "Karten" };
    case noun::Minion:
        return { Feminine, "Kreatur", "Kreaturen" };
    case noun::Action:
        return { Feminine, "Aktion", "Aktionen" };
    case noun::PlayedAction:
        return { Feminine, "Basisaktion", "Basisaktionen" };
    case noun::Titan:
        return { Masculine, "Titan", "Titanen", {}, true };
    case noun::Monster:
        return { Neuter, "Monster", "Monster", "Monsters" };
    case noun::Base:
    case noun::NewBase:
        return { Feminine, "Basis", "Basen" };
    case noun::LostBase:
        return { Feminine, "Basis, an der sie war,", "Basen" };
    case noun::MadnessCard:
        return { Feminine, "Wahnsinnskarte", "Wahnsinnskarten" };
    case noun::Tagged: // a word of the cards, which stays as it is
        return { Masculine, {}, {} };
    case noun::Player:
        return { Masculine, "Spieler", "Spieler", "Spielers" };
    case noun::Winner:
        return { Masculine, "Sieger", "Sieger", "Siegers" };
    case noun::RunnerUp:
        return { Masculine, "Zweitplatzierte", "Zweitplatzierten", {}, true };
    case noun::CurrentPlayer:
        return { Masculine, "Spieler am Zug", "Spieler am Zug", "Spielers am Zug" };
    case noun::Owner:
        return { Masculine, "Besitzer", "Besitzer", "Besitzers" };
    case noun::Controller:
        return { Masculine, "Beherrscher", "Beherrscher", "Beherrschers" };
    case noun::Faction:
        return { Feminine, "Fraktion", "Fraktionen" };
    case noun::Name:
        return { Masculine, "Name", "Namen", "Namens", true };
    case noun::Number:
        return { Feminine, "Zahl", "Zahlen" };
    case noun::Hand:
        return { Feminine, "Hand", "Hände" };
    case noun::Deck:
        return { Neuter, "Deck", "Decks", "Decks" };
    case noun::DiscardPile:
        return { Masculine, "Ablagestapel", "Ablagestapel", "Ablagestapels" };
    case noun::Power:
        return { Feminine, "Stärke", "Stärke" };
    case noun::VictoryPoint:
        return { Masculine, "Siegpunkt", "Siegpunkte", "Siegpunktes" };
    case noun::Counter:
        return { Masculine, "+1-Stärkemarker", "+1-Stärkemarker", "+1-Stärkemarkers" };
    default:
        return { Feminine, "Karte", "Karten" };
    }
}

std::optional<std::string> possessive(const NounPhrase& owner)
{
    switch (owner.reference) {
    case Reference::You:
        return "dein";
    case Reference::They:
        return "sein";
    case Reference::Pronoun:
        return owner.many || nounOf(owner).gender == Feminine ? "ihr" : "sein";
    default:
        return std::nullopt;
    }
}

std::string belonging(const NounPhrase& owner, Word noun, Case in, bool many)
{
    if (noun == noun::HandOrDiscard)
        return pile(noun::Hand, owner, in, many) + (many ? " und/oder " : " oder ")
            + pile(noun::DiscardPile, owner, in, many);
    if (noun == noun::HandOrDeck)
        return pile(noun::Hand, owner, in, many) + " oder " + pile(noun::Deck, owner, in, many);
    return pile(noun, owner, in, many);
}

std::string withoutArticle(const NounPhrase& phrase, Case in, bool many)
{
    return core(phrase, formOf(phrase, in, many), Article::None) + detailsOf(phrase);
}

std::string phrase(const NounPhrase& phrase, Case in)
{
    const Form form = formOf(phrase, in, phrase.many && phrase.also.empty());
    std::string text;
    switch (phrase.reference) {
    case Reference::None:
        return {};
    case Reference::You:
        text = in == Case::Nominative ? "du" : in == Case::Accusative ? "dich" : "dir";
        break;
    case Reference::They:
        text = pronoun({ in, Masculine, false });
        break;
    case Reference::Pronoun:
        text = pronoun(form);
        break;
    case Reference::Rest:
        text = in == Case::Nominative ? "der Rest" : in == Case::Accusative ? "den Rest" : "dem Rest";
        break;
    case Reference::This:
        text = likeThe("dies", form) + " " + core(phrase, form, Article::Definite) + detailsOf(phrase);
        break;
    case Reference::That: // the reader has heard of it; only places and people are pointed at
        text = (phrase.noun == noun::Player || phrase.noun == noun::Base || phrase.noun == noun::Faction
                       ? likeThe("dies", form)
                       : the(form))
            + " " + core(phrase, form, Article::Definite) + detailsOf(phrase);
        break;
    case Reference::First:
    case Reference::Second: {
        const std::string stem = phrase.reference == Reference::First ? "erst" : "zweit";
        const bool own = !phrase.owner.empty();
        text = (own ? likeA(possessive(phrase.owner.front()).value_or("ihr"), form) : the(form)) + " " + stem
            + ending(form, own ? Article::Indefinite : Article::Definite) + " " + core(phrase, form, Article::Definite);
        break;
    }
    case Reference::Chosen:
    case Reference::The:
        text = definite(phrase, in);
        break;
    case Reference::Some:
        text = unheardOf(phrase, in);
        break;
    }
    for (const NounPhrase& each : phrase.also)
        text += " und " + german::phrase(each, in);
    return text;
}

} // namespace core::smashup::german
