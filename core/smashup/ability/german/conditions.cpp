#include "core/smashup/ability/german/phrases.h"

// What may be the case, or has happened: clauses with their verb last.

namespace core::smashup::german {

using namespace core::language;
using namespace core::language::german;

namespace {

/// "hast" after "du", "hat" after whoever else.
std::string has(const NounPhrase& who)
{
    return who.reference == Reference::You ? " hast" : " hat";
}

std::string subject(const Detail& condition)
{
    return phrase(condition.things.front(), Case::Nominative);
}

std::string places(const Detail& event)
{
    std::string text;
    for (const Detail& each : event.details)
        text += detail(each);
    return text.empty() ? text : text.substr(1) + " ";
}

/// "sie noch hier ist und weniger Stärke als diese Kreatur hat"
std::string isStill(const Detail& condition)
{
    std::string text = subject(condition);
    bool placed = false;
    for (const Detail& each : condition.details) {
        if (each.what == detail::Place) {
            text += (condition.number == 1 ? " noch " : " ") + place(each) + " ist";
            placed = true;
            continue;
        }
        const std::string has = possession(each);
        text += (placed ? " und" : "") + (has.empty() ? detail(each, &condition.things.front()) : " " + has) + " hat";
    }
    return text;
}

std::string done(const Detail& condition)
{
    for (const Detail& each : condition.details)
        if (each.what == detail::Destroyed)
            return "zerstört";
        else if (each.what == detail::Drawn)
            return "gezogen";
    return "gewählt";
}

std::string event(const Detail& event)
{
    const bool after = event.number == 0;
    switch (event.what) {
    case detail::IsPlayed:
        return places(event) + subject(event) + " gespielt wurde";
    case detail::PlayerPlays: {
        const NounPhrase& who = event.things.front();
        std::string where;
        std::string when;
        for (const Detail& each : event.details)
            (each.what == detail::EachTurn ? when : where) += detail(each);
        return subject(event) + where + " " + phrase(event.things.back(), Case::Accusative) + when + " gespielt"
            + has(who);
    }
    case detail::FirstPlayedFromHand:
        return subject(event) + " sie von " + belonging(event.things.front(), noun::Hand, Case::Dative, false)
            + " gespielt" + has(event.things.front());
    case detail::IsDestroyed:
        return places(event) + subject(event) + (after ? "" : " (diese eingeschlossen)") + " zerstört wurde";
    case detail::WouldBeDestroyed:
        return subject(event) + " zerstört würde";
    case detail::AffectedByOther:
        return "ein anderer Spieler eine Karte gespielt hat, die " + phrase(event.things.front(), Case::Accusative)
            + " beeinflusst";
    case detail::LeftForDiscard:
        return subject(event) + " aus dem Spiel auf den Ablagestapel gelegt wurde";
    case detail::WasDestroyed:
        return "sie zerstört wurde";
    case detail::OthersLostMinion:
        return place(event) + " in diesem Zug eine Kreatur eines anderen Spielers zerstört wurde";
    case detail::NobodyDid: {
        const std::string who = event.things.front().other ? "kein anderer Spieler " : "kein Spieler ";
        if (event.done.empty())
            return who + "das tut";
        const Predicate& what = event.done.front();
        return who + between(what, false) + " " + std::string(formsOf(what.verb).participle) + " hat";
    }
    default:
        return "irgendetwas geschieht";
    }
}

} // namespace

std::string condition(const Detail& condition)
{
    const auto thing = [&](Case in) { return phrase(condition.things.front(), in); };
    const std::string atLeast
        = "mindestens " + (condition.number == 1 ? std::string("eine") : numberWord(condition.number)) + " ";
    switch (condition.what) {
    case detail::ScoresBase:
        return thing(Case::Nominative) + " gewertet " + (condition.number == 1 ? "wird" : "wurde");
    case detail::FirstMinion:
        return "dies die erste Kreatur ist, die " + thing(Case::Nominative) + " in diesem Zug gespielt"
            + has(condition.things.front());
    case detail::OneMinionPlayed:
        return thing(Case::Nominative) + " in diesem Zug genau eine Kreatur gespielt" + has(condition.things.front());
    case detail::NoMinionThisTurn:
        return thing(Case::Nominative) + " in diesem Zug keine Kreatur gespielt" + has(condition.things.front());
    case detail::NoMinionThisPhase:
        return thing(Case::Nominative) + " in dieser Phase keine Kreatur gespielt" + has(condition.things.front());
    case detail::YourTurn:
        return "du am Zug bist";
    case detail::OthersTurn:
        return "ein anderer Spieler am Zug ist";
    case detail::ThereIs: {
        NounPhrase what = condition.things.front();
        if (condition.number == 1) {
            what.quantity = Quantity::One;
            return "es " + phrase(what, Case::Accusative) + " gibt";
        }
        what.quantity = Quantity::Exactly;
        what.most = condition.number;
        return "es mindestens " + phrase(what, Case::Accusative) + " gibt";
    }
    case detail::RevealedInAll:
        return "insgesamt " + atLeast
            + withoutArticle(condition.things.front(), Case::Nominative, condition.number != 1)
            + (condition.number == 1 ? " aufgedeckt wurde" : " aufgedeckt wurden");
    case detail::Alike: {
        NounPhrase what = condition.things.front();
        what.quantity = Quantity::Exactly;
        what.most = condition.number;
        return "mindestens " + phrase(what, Case::Nominative) + " an derselben Basis den gleichen Namen haben";
    }
    case detail::IsKind:
    case detail::IsOne:
        return thing(Case::Nominative) + " " + phrase(condition.things.back(), Case::Nominative) + " ist";
    case detail::PowerLessThan: {
        Detail here = condition;
        here.things.erase(here.things.begin());
        return thing(Case::Nominative) + " " + place(here) + " weniger als " + std::to_string(condition.number)
            + " Stärke" + has(condition.things.front());
    }
    case detail::AllChosen:
        return "alle " + thing(Case::Nominative) + " gewählt sind";
    case detail::OneHas:
        return std::string(condition.things.front().other ? "ein anderer Spieler " : "ein Spieler ") + atLeast
            + withoutArticle(condition.things.back(), Case::Accusative, true) + " hat";
    case detail::OneRevealed:
        return "ein Spieler " + atLeast + withoutArticle(condition.things.front(), Case::Accusative, true)
            + " aufgedeckt hat";
    case detail::MadnessLeft:
        return condition.number == 1 ? "noch eine Karte im Wahnsinnsdeck ist"
                                     : "noch " + atLeast + "Karten im Wahnsinnsdeck sind";
    case detail::NumberAtMost:
        return "weniger als " + numberWord(condition.number + 1) + " " + done(condition) + " wurden";
    case detail::NumberAtLeast:
        return condition.number == 1 ? thing(Case::Nominative)
                + (condition.things.front().reference == Reference::You ? " das tust" : " das tut")
                                     : atLeast + done(condition) + " wurden";
    case detail::MoreCards:
        return thing(Case::Nominative) + " mehr Karten auf der Hand" + has(condition.things.front())
            + " als ein anderer Spieler";
    case detail::MostCards:
        return thing(Case::Nominative) + " mehr Karten auf der Hand" + has(condition.things.front())
            + " als jeder andere Spieler";
    case detail::IsStill:
        return isStill(condition);
    default:
        return event(condition);
    }
}

} // namespace core::smashup::german
