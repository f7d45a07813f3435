#include "core/language/edition.h"
#include "core/language/saying.h"
#include "core/smashup/ability/german/phrases.h"

namespace core::smashup::german {

using namespace core::language;
using namespace core::language::german;

std::string amount(const Amount& amount, Case in)
{
    if (amount.kind == Amount::Kind::Constant)
        return std::to_string(amount.plus);
    const NounPhrase& of = amount.of.front();
    std::string text;
    if (amount.kind == Amount::Kind::NumberOf)
        text = the({ in, Gender::Feminine, false }) + " Anzahl "
            + (of.reference == Reference::Some && of.owner.empty() && of.group == Group::None
                    ? "von " + phrase(of, Case::Dative)
                    : phrase(of, Case::Genitive));
    else
        text = phrase(of, in);
    if (amount.times != 1)
        text = (amount.times == 2 ? "das Doppelte von " : "das " + std::to_string(amount.times) + "-Fache von ") + text;
    if (amount.dividedBy == 2)
        text = "die Hälfte von " + text + ", abgerundet,";
    else if (amount.dividedBy != 1)
        text += " geteilt durch " + std::to_string(amount.dividedBy) + ", abgerundet,";
    if (amount.plus > 0)
        text += " plus " + std::to_string(amount.plus);
    else if (amount.plus < 0)
        text += " minus " + std::to_string(-amount.plus);
    if (amount.most >= 0)
        text += ", höchstens " + numberWord(amount.most) + ",";
    return text;
}

namespace {

/// "zufällige Karten"
std::string described(std::string_view stem, const Noun& noun, const Form& form, Article after)
{
    return (stem.empty() ? std::string() : std::string(stem) + ending(form, after) + " ") + inflected(noun, form);
}

std::string counted(const Measure& measure, int number, std::string_view stem)
{
    NounPhrase unit;
    unit.noun = measure.unit;
    if (measure.unit == noun::Power)
        return (number < 0 ? "" : "+") + language::inDigits(number, language::Language::German) + " Stärke";
    const Form form { Case::Accusative, nounOf(unit).gender, number != 1 };
    const std::string how = measure.unit == noun::VictoryPoint ? std::to_string(number)
        : number == 1                                          ? a(form)
                                                               : numberWord(number);
    return how + " " + described(stem, nounOf(unit), form, number == 1 ? Article::Indefinite : Article::None);
}

} // namespace

std::string units(const Measure& measure, std::string_view stem)
{
    NounPhrase unit;
    unit.noun = measure.unit;
    const Form many { Case::Accusative, nounOf(unit).gender, true };
    const std::string others = measure.besides.empty()
        ? std::string()
        : ", die keine " + inflected(nounOf(measure.besides.front()), many)
            + (measure.besides.front().noun == noun::Named
                    ? " „" + language::nameIn(language::Language::German, measure.besides.front().name) + "“"
                    : "")
            + " sind,";
    switch (measure.kind) {
    case Measure::Kind::None:
        return {};
    case Measure::Kind::Fixed:
        return counted(measure, measure.number, stem) + others;
    case Measure::Kind::UpTo:
        return "bis zu " + counted(measure, measure.number, stem) + others;
    case Measure::Kind::Per:
        return counted(measure, measure.number, stem) + others;
    case Measure::Kind::PerChosen:
        return counted(measure, 1, stem) + others + " für jede davon und " + numberWord(measure.number) + " mehr";
    case Measure::Kind::Equal:
        if (measure.unit == noun::Number)
            return amount(measure.amount.front(), Case::Accusative);
        return (measure.unit == noun::Power ? "so viel zusätzliche Stärke"
                                            : "so viele " + described(stem, nounOf(unit), many, Article::None))
            + others + ", wie " + amount(measure.amount.front(), Case::Nominative) + " beträgt,";
    case Measure::Kind::ThatMany:
        return "ebenso viele " + described(stem, nounOf(unit), many, Article::None)
            + (measure.number == 0 ? ""
                                   : " plus "
                        + (measure.number == 1 ? oneOf({ Case::Accusative, many.gender, false })
                                               : numberWord(measure.number)));
    case Measure::Kind::Bare:
        return described(stem, nounOf(unit), many, Article::None);
    }
    return {};
}

std::string per(const Measure& measure)
{
    if (measure.kind != Measure::Kind::Per)
        return {};
    const NounPhrase& what = measure.per.front();
    const std::string every = measure.every == 1 ? "" : "je " + numberWord(measure.every) + " ";
    if (what.reference == Reference::Pronoun)
        return " für "
            + (every.empty() ? likeThe("jed", { Case::Accusative, nounOf(what).gender, false }) + " " : every)
            + "davon";
    if (what.noun == noun::Power) {
        const NounPhrase& who = what.owner.front();
        return " für " + (every.empty() ? "jeden Punkt " : every) + "Stärke, die " + phrase(who, Case::Nominative) + " "
            + (what.details.empty() ? "" : place(what.details.front()) + " ")
            + (who.reference == Reference::You ? "hast" : "hat") + ",";
    }
    if (every.empty())
        return " für " + phrase(what, Case::Accusative);
    return " für " + every + withoutArticle(what, Case::Accusative, true);
}

} // namespace core::smashup::german
