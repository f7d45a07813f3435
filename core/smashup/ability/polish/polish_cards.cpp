#include "core/smashup/ability/polish/polish_cards.h"

#include "core/language/polish/polish.h"
#include "core/smashup/ability/vocabulary.h"

#include <optional>

namespace core::smashup::polish {

using namespace core::language;
using namespace core::language::polish;

namespace {

struct VerbForms {
    std::string_view imperative;
    std::string_view third;
    std::string_view infinitive;
    std::string_view behind;
};

std::optional<VerbForms> formsOf(Word verb)
{
    switch (verb) {
#define VERB(id, ...)                                                                                                  \
    case verb::id:                                                                                                     \
        return VerbForms { __VA_ARGS__ };
#include "core/smashup/ability/polish/verbs.def"
#undef VERB
    default:
        return std::nullopt;
    }
}

std::optional<Noun> nounOf(Word noun)
{
    switch (noun) {
    case noun::Card:
        return Noun { { "karta", "karty", "kartę" }, { "karty", "kart", "karty" }, true };
    case noun::MadnessCard:
        return Noun { { "karta Szaleństwa", "karty Szaleństwa", "kartę Szaleństwa" },
            { "karty Szaleństwa", "kart Szaleństwa", "karty Szaleństwa" }, true };
    case noun::Minion:
        return Noun { { "stwór", "stwora", "stwora" }, { "stwory", "stworów", "stwory" } };
    case noun::Player:
        return Noun { { "gracz", "gracza", "gracza" }, { "gracze", "graczy", "graczy" } };
    case noun::VictoryPoint:
        return Noun { { "punkt zwycięstwa", "punktu zwycięstwa", "punkt zwycięstwa" },
            { "punkty zwycięstwa", "punktów zwycięstwa", "punkty zwycięstwa" } };
    default:
        return std::nullopt;
    }
}

std::optional<std::string> detailsOf(const NounPhrase& phrase)
{
    std::string text;
    for (const Detail& each : phrase.details) {
        const bool number = !each.amounts.empty() && each.amounts.front().kind == Amount::Kind::Constant;
        if (each.what == detail::PowerAtMost && number)
            text += " o sile " + std::to_string(each.amounts.front().plus) + " lub mniejszej";
        else if (each.what == detail::Place && each.direction == Direction::At
            && each.things.front().is(Reference::This, noun::Base))
            text += " tutaj";
        else
            return std::nullopt;
    }
    return text;
}

std::optional<std::string> objectOf(const NounPhrase& phrase)
{
    const std::optional<Noun> noun = nounOf(phrase.noun);
    const std::optional<std::string> details = detailsOf(phrase);
    if (phrase.reference != Reference::Some || !noun || !details || phrase.other || !phrase.owner.empty()
        || phrase.group != Group::None || !phrase.also.empty())
        return std::nullopt;
    if (phrase.quantity == Quantity::One)
        return inflected(*noun, Case::Accusative, false) + *details;
    if (phrase.quantity == Quantity::UpTo)
        return upTo(*noun, phrase.most) + *details;
    return std::nullopt;
}

std::optional<std::string> subjectOf(const NounPhrase& who)
{
    if (!who.exists() || who.reference == Reference::You)
        return std::string();
    if (who.reference == Reference::Some && who.quantity == Quantity::Each && who.noun == noun::Player
        && who.details.empty())
        return std::string(who.other ? "każdy inny gracz " : "każdy gracz ");
    return std::nullopt;
}

std::optional<std::string> measureOf(const Measure& measure)
{
    const std::optional<Noun> noun = nounOf(measure.unit);
    if (measure.kind != Measure::Kind::Fixed || !noun || !measure.besides.empty())
        return std::nullopt;
    return measure.unit == noun::VictoryPoint ? countedInDigits(*noun, measure.number) : counted(*noun, measure.number);
}

std::optional<std::string> clause(const Part& part)
{
    const Clause& said = part.clause;
    const std::optional<std::string> subject = subjectOf(said.subject);
    if (!part.modes.empty() || part.joint != Link::Start || !said.leads.empty() || said.does.size() != 1
        || said.mood == Mood::Must || !subject)
        return std::nullopt;
    const Predicate& does = said.does.front();
    const std::optional<VerbForms> forms = formsOf(does.verb);
    const std::optional<std::string> object = does.object.exists() ? objectOf(does.object) : measureOf(does.measure);
    if (!forms || !object || !does.adverbs.empty() || !does.then.empty())
        return std::nullopt;
    // "Its owner's hand", where it is one thing, is all that is begun.
    if (does.owner.exists() && (does.owner.noun != noun::Owner || does.owner.many))
        return std::nullopt;
    const bool you = subject->empty();
    const std::string_view verb = said.mood == Mood::May ? forms->infinitive : you ? forms->imperative : forms->third;
    const char* may = said.mood != Mood::May ? "" : you ? "możesz " : "może ";
    return *subject + may + std::string(verb) + " " + *object + std::string(forms->behind);
}

} // namespace

std::string text(const core::language::Text& plan)
{
    std::string text;
    for (const Section& section : plan)
        for (const Sentence& sentence : section.sentences) {
            if (section.heading != heading::None || sentence.parts.size() != 1)
                return {};
            const std::optional<std::string> said = clause(sentence.parts.front());
            if (!said)
                return {};
            text += (text.empty() ? "" : " ") + capitalised(*said) + ".";
        }
    return text;
}

} // namespace core::smashup::polish
