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

std::string offerInWords(
    const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc, Language language)
{
    constexpr std::size_t kLongest = 40; // letters: a button
    const std::vector<core::language::Sentence> plan = questionPlan(library, def, ability, pc);
    if (plan.empty() || plan.front().parts.empty())
        return {};
    const auto offered = language == Language::German ? german::offered : english::offered;
    core::language::Sentence deed = plan.front();
    const core::language::Part& first = deed.parts.front();
    if (!first.modes.empty() || !first.clause.leads.empty()
        || first.clause.subject.reference != core::language::Reference::You)
        return {};
    if (std::string text = offered(deed); plan.size() == 1 && text.size() <= kLongest)
        return text;
    deed.parts.resize(1);
    const std::string begins = offered(deed);
    return plan.size() > 1 || plan.front().parts.size() > 1 ? begins + " …" : begins;
}

} // namespace core::smashup
