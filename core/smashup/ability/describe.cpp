#include "core/smashup/ability/describe.h"

#include "core/smashup/ability/card_plan.h"
#include "core/smashup/ability/english/english_cards.h"
#include "core/smashup/ability/german/german_cards.h"
#include "core/smashup/ability/polish/polish_cards.h"

namespace core::smashup {

using core::language::Language;

std::string describe(const CardLibrary& library, const CardDef& def, Language language)
{
    const core::language::Text plan = planOf(library, def);
    switch (language) {
    case Language::English:
        break;
    case Language::German:
        return german::text(plan);
    case Language::Polish:
        return polish::text(plan);
    }
    return english::text(plan);
}

std::string questionInWords(
    const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc, Language language)
{
    const std::vector<core::language::Sentence> plan = questionPlan(library, def, ability, pc);
    return language == Language::German ? german::withinSentence(plan) : english::withinSentence(plan);
}

} // namespace core::smashup
