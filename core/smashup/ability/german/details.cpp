#include "core/smashup/ability/german/phrases.h"

namespace core::smashup::german {

using namespace core::language;
using namespace core::language::german;

namespace {

using enum Gender;

bool isSeveral(const NounPhrase* of)
{
    return of != nullptr && of->reference == Reference::Some && of->quantity != Quantity::One
        && of->quantity != Quantity::Counted && of->quantity != Quantity::Each;
}

std::string preposition(Word pile, Direction direction)
{
    if (pile == noun::Hand)
        return direction == Direction::In ? " auf " : " von ";
    return direction == Direction::In ? " in " : " aus ";
}

/// "von deiner Hand", "aus deinem Ablagestapel".
std::string pile(const Detail& pile, const NounPhrase* of)
{
    const NounPhrase& where = pile.things.front();
    if (where.reference == Reference::Pronoun)
        return pile.direction == Direction::In ? " daraus" : " davon";
    const bool several = isSeveral(of);
    const NounPhrase& owner = where.owner.front();
    const auto in = [&](Word what) {
        if (owner.reference == Reference::Some && !owner.other) {
            NounPhrase made;
            made.noun = what;
            const Form form { Case::Dative, nounOf(made).gender, several };
            const std::string whose = several ? "" : " eines beliebigen Spielers";
            return preposition(what, pile.direction) + (several ? likeThe("all", form) : the(form)) + " "
                + inflected(nounOf(made), form) + whose;
        }
        const bool many = several && owner.reference == Reference::Some;
        return preposition(what, pile.direction) + belonging(owner, what, Case::Dative, many);
    };
    if (where.noun == noun::HandOrDiscard)
        return in(noun::Hand) + (several ? " und/oder" : " oder") + in(noun::DiscardPile);
    if (where.noun == noun::HandOrDeck)
        return in(noun::Hand) + " oder" + in(noun::Deck);
    return in(where.noun);
}

/// "Stärke 2 oder weniger", "höchstens so viel Stärke, wie seine Stärke beträgt,"
std::string atMost(const Detail& detail, const char* printed)
{
    const Amount& most = detail.amounts.front();
    if (most.kind == Amount::Kind::Constant)
        return std::string(*printed == '\0' ? "" : "aufgedruckter ") + "Stärke " + amount(most, Case::Dative)
            + " oder weniger";
    return std::string("höchstens so viel ") + printed + "Stärke, wie " + amount(most, Case::Nominative) + " beträgt,";
}

std::string whereYou(const Detail& detail, const NounPhrase* of, const std::string& what)
{
    const bool you = detail.things.front().reference == Reference::You;
    return std::string(isSeveral(of) ? ", an denen " : ", an der ") + phrase(detail.things.front(), Case::Nominative)
        + " " + what + (you ? " hast," : " hat,");
}

std::string turnOf(const Detail& detail)
{
    if (detail.things.empty())
        return "jedes Zuges";
    const std::optional<std::string> own = possessive(detail.things.front());
    return own.has_value() ? *own + "es Zuges" : "des Zuges " + phrase(detail.things.front(), Case::Genitive);
}

std::string nextTurnOf(const Detail& detail)
{
    const std::optional<std::string> own = possessive(detail.things.front());
    return own.has_value() ? *own + "es nächsten Zuges"
                           : "des nächsten Zuges " + phrase(detail.things.front(), Case::Genitive);
}

/// Details of nouns.
std::string which(const Detail& detail, const NounPhrase* of)
{
    const auto thing = [&](Case in) { return phrase(detail.things.front(), in); };
    const bool several = isSeveral(of);
    if (const std::string has = possession(detail); !has.empty())
        return " mit " + has;
    switch (detail.what) {
    case detail::Place:
        return " " + place(detail);
    case detail::EachTo:
        return " jeweils " + place(detail);
    case detail::Pile:
        return pile(detail, of);
    case detail::On:
        return (detail.things.front().noun == noun::Base ? " an " : " auf ") + thing(Case::Dative);
    case detail::OnAny:
        if (detail.number == 0)
            return several ? " an Basen oder auf Kreaturen" : " an einer Basis oder auf einer Kreatur";
        if (detail.number == 1)
            return several ? " an Basen" : " an einer Basis";
        return several ? " auf Kreaturen" : " auf einer Kreatur";
    case detail::PlayedOn:
        return " an "
            + (detail.things.front().quantity == Quantity::Exactly ? "einer einzigen Basis" : thing(Case::Dative));
    case detail::OfFaction:
        return ", die zu " + thing(Case::Dative) + (several ? " gehören," : " gehört,");
    case detail::OfNamedFaction:
        return detail.number == 2 ? " der genannten Fraktionen" : " der genannten Fraktion";
    case detail::OtherThan:
        return " außer " + thing(Case::Dative);
    case detail::WhereYouHaveMinion:
        return whereYou(detail, of, "eine Kreatur");
    case detail::WhereYouHaveNone:
        return whereYou(detail, of, "keine Kreatur");
    case detail::WhereYouHavePower:
        return whereYou(detail, of, "mindestens " + std::to_string(detail.number) + " Stärke");
    case detail::WherePowersDiffer:
        return ", an der nicht alle Kreaturen gleich stark sind,";
    case detail::Playable:
        return ", die " + place(detail) + (several ? " gespielt werden können," : " gespielt werden kann,");
    case detail::InPlay:
        return " im Spiel";
    case detail::FromBaseDeck:
        return " aus dem Basisdeck";
    case detail::NoMoreThan:
        return " (höchstens " + amount(detail.amounts.front(), Case::Nominative) + ")";
    case detail::UpToNumber:
        if (of != nullptr && of->noun != noun::Number)
            return ", höchstens " + amount(detail.amounts.front(), Case::Nominative) + ",";
        return " von null bis "
            + (detail.amounts.empty() ? numberWord(detail.number) : amount(detail.amounts.front(), Case::Dative));
    case detail::NameOfOne:
        return std::string(of->most == 2 ? ", beide" : ", alle") + " mit dem Namen einer "
            + withoutArticle(detail.things.front(), Case::Genitive, false) + " im Spiel,";
    case detail::TopOf:
        return " (" + amount(detail.amounts.front(), Case::Nominative) + ")";
    case detail::IncludingThis:
        return " (diese eingeschlossen)";
    case detail::WhoDoesNot:
        return ", der das nicht tut,";
    case detail::WhoRevealed:
        return ", der " + thing(Case::Accusative) + " aufgedeckt hat,";
    case detail::YouOwn:
        return ", die dir gehört,";
    case detail::HeldByOneWithMinion:
        return " auf der Hand eines anderen Spielers mit einer Kreatur " + place(detail);
    default:
        return {}; // an adjective, or nothing of a noun's
    }
}

/// Details of verbs.
std::string how(const Detail& detail)
{
    const auto thing = [&]() { return phrase(detail.things.front(), Case::Nominative); };
    switch (detail.what) {
    case detail::InAnyOrder:
        return " in beliebiger Reihenfolge";
    case detail::RestDiscarded:
        return " (Karten, die nicht beeinflusst werden können, werden stattdessen abgelegt)";
    case detail::UntilTurnEnds:
        return " bis zum Ende des Zuges";
    case detail::UntilYourTurnEnds:
        return " bis zum Ende " + turnOf(detail);
    case detail::UntilYourTurnStarts:
        return " bis zum Beginn " + nextTurnOf(detail);
    case detail::DuringTheirTurn:
        return detail.number == 0 ? " in " + possessive(detail.things.front()).value_or("ihr") + "em nächsten Zug"
                                  : " in " + possessive(detail.things.front()).value_or("ihr") + "em Zug";
    case detail::DuringOthersTurns:
        return " in den Zügen anderer Spieler";
    case detail::DuringOthersTurnsUntil:
        return " in den Zügen anderer Spieler bis zum Beginn " + nextTurnOf(detail);
    case detail::AtOnce:
        return " sofort";
    case detail::FromHand:
        return detail.things.empty() ? " von der Hand"
                                     : " von " + belonging(detail.things.front(), noun::Hand, Case::Dative, false);
    case detail::EachElsewhere:
        return " an jeweils einer anderen Basis";
    case detail::UntilNot: {
        const bool you = detail.things.front().reference == Reference::You;
        return ", bis " + thing() + " eine ablegt" + (you ? "st" : "") + ", die keine "
            + withoutArticle(detail.things.back(), Case::Nominative, false) + " ist";
    }
    case detail::UntilShown: {
        const Noun kind = nounOf(detail.things.front());
        const Form form { Case::Nominative, kind.gender, detail.number != 1 };
        return ", bis " + (form.many ? numberWord(detail.number) : a(form)) + " " + inflected(kind, form)
            + " aufgedeckt " + (form.many ? "sind" : "ist");
    }
    case detail::Instead:
        return " stattdessen";
    case detail::InsteadOfDiscarding:
        return ", statt sie abzulegen";
    case detail::InsteadOfPlay:
        return " anstelle deiner " + inflected(nounOf(detail.things.front()), { Case::Genitive, Feminine, false });
    case detail::OnEachOfYourTurns:
        return " in jedem deiner Züge";
    case detail::EachTurn:
        return " im Zug";
    case detail::While:
        return ", solange " + condition(detail.details.front());
    case detail::ForEach:
    case detail::ForEachOf:
    case detail::EqualTimes:
        return " " + lead(detail);
    case detail::Before:
    case detail::After:
        return ", " + lead(detail);
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
        return here ? "von hier" : there ? "von dort" : "von " + phrase(base, Case::Dative);
    case Direction::To:
        return here && place.number == 0 ? "hierher" : there ? "dorthin" : "zu " + phrase(base, Case::Dative);
    default:
        return here ? "hier" : there ? "dort" : "an " + phrase(base, Case::Dative);
    }
}

bool isClause(const Detail& detail)
{
    switch (detail.what) {
    case detail::UntilNot:
    case detail::UntilShown:
    case detail::InsteadOfDiscarding:
    case detail::While:
    case detail::Before:
    case detail::After:
    case detail::RestDiscarded:
    case detail::IncludingThis: // at the end of all, in brackets
        return true;
    default:
        return false;
    }
}

std::string detail(const Detail& detail, const NounPhrase* of)
{
    return of == nullptr ? how(detail) : which(detail, of);
}

std::string possession(const Detail& detail)
{
    const auto thing = [&](Case in) { return phrase(detail.things.front(), in); };
    switch (detail.what) {
    case detail::NamedLikeThis:
        return "dem Namen dieser Karte";
    case detail::NamedLikeIt:
    case detail::SameName: // as the one that was chosen or played
        return "ihrem Namen";
    case detail::NamedAlikeThat:
        return "diesem Namen";
    case detail::NamedLike:
        return "dem gleichen Namen wie " + thing(Case::Nominative);
    case detail::NamedLikeOneHere:
        return "dem gleichen Namen wie eine Kreatur " + place(detail);
    case detail::OneName:
        return "dem gleichen Namen";
    case detail::PrintedAtMost:
        return atMost(detail, "aufgedruckte ");
    case detail::PowerAtMost:
        return atMost(detail, "");
    case detail::PowerBelow:
        return "einer Stärke unter " + amount(detail.amounts.front(), Case::Dative);
    case detail::WeakerThan:
        return "weniger Stärke als " + thing(Case::Nominative);
    case detail::Strongest:
        return "der höchsten Stärke";
    case detail::Weakest: {
        const std::string where = detail.details.empty() ? "an ihrer Basis" : place(detail.details.front());
        return "der niedrigsten Stärke " + where
            + (detail.number != 0 ? "" : ", falls nicht alle " + where + " gleich stark sind,");
    }
    case detail::AsWeak:
        return "gleicher oder geringerer Stärke";
    case detail::WithAction:
        return "einer Aktion";
    case detail::WithMinion:
        return "einer Kreatur " + place(detail);
    case detail::WhoHolds:
        return thing(Case::Dative) + " auf der Hand";
    default:
        return {};
    }
}

std::string lead(const Detail& lead)
{
    const auto inner = [&]() { return condition(lead.details.front()); };
    const auto person = [&]() { return lead.things.front().reference == Reference::You ? "du" : "er"; };
    const char* tut = !lead.things.empty() && lead.things.front().reference == Reference::You ? " tust" : " tut";
    switch (lead.what) {
    case detail::NumberOfTimes:
        return lead.number == 2 ? "zweimal" : numberWord(lead.number) + "mal";
    case detail::ForEach:
        return "für " + phrase(lead.things.front(), Case::Accusative);
    case detail::ForEachOf: {
        const NounPhrase& of = lead.things.front();
        const std::string each = likeThe("jed", { Case::Accusative, nounOf(of).gender, false });
        if (of.reference == Reference::Pronoun)
            return "für " + each + " davon";
        return "für " + each + " " + phrase(of, Case::Genitive);
    }
    case detail::EqualTimes:
        return "so oft, wie " + amount(lead.amounts.front(), Case::Nominative) + " beträgt,";
    case detail::AtEach:
        return "an " + phrase(lead.things.front(), Case::Dative);
    case detail::For:
        return "für " + phrase(lead.things.front(), Case::Accusative);
    case detail::After:
        return "nachdem " + inner();
    case detail::Before:
    case detail::WhenScored: {
        Detail now = lead.details.front();
        now.number = 1; // is scored, not was
        return (lead.what == detail::Before ? "bevor " : "wenn ") + condition(now);
    }
    case detail::AfterReplaced:
        return "nachdem diese Basis gewertet und ersetzt wurde";
    case detail::OnYourTurn:
        return "in deinem Zug";
    case detail::OnceOnYourTurn:
        return "einmal in jedem deiner Züge";
    case detail::TurnStart:
        return "zu Beginn " + turnOf(lead);
    case detail::TurnEnd:
        return "am Ende " + turnOf(lead);
    case detail::OncePerTurn:
        return "einmal pro Zug";
    case detail::OncePerTurnEach:
        return "einmal pro Zug für jeden Spieler";
    case detail::FirstTimeIf:
        return "wenn zum ersten Mal in einem Zug " + inner();
    case detail::If:
        return "wenn " + inner();
    case detail::IfDone:
        return std::string("wenn ") + person() + " das" + tut;
    case detail::IfNotDone:
        return std::string("wenn ") + person() + " das nicht" + tut;
    case detail::Otherwise:
        return "andernfalls";
    default:
        return {};
    }
}

} // namespace core::smashup::german
