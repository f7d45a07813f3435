#include "core/smashup/ability/describe.h"

#include "core/smashup/ability/card_plan.h"
#include "core/smashup/ability/english/english_cards.h"

namespace core::smashup {

std::string describe(const CardLibrary& library, const CardDef& def)
{
    return english::text(planOf(library, def));
}

std::string questionInWords(const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc)
{
    return english::withinSentence(questionPlan(library, def, ability, pc));
}

} // namespace core::smashup
