#include "core/smashup/ability/describe.h"

#include "core/smashup/ability/card_plan.h"
#include "core/smashup/sayings/tongue.h"

namespace core::smashup {

using core::language::Language;

namespace {

/// What a language says by `how`, or English where it has none.
template <class How>
auto in(Language language, How Tongue::*how)
{
    return tongueOf(tongueOf(language).*how != nullptr ? language : Language::English).*how;
}

} // namespace

std::string describe(const CardLibrary& library, const CardDef& def, Language language)
{
    return in(language, &Tongue::text)(planOf(library, def));
}

std::string questionInWords(
    const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc, Language language)
{
    return in(language, &Tongue::withinSentence)(questionPlan(library, def, ability, pc));
}

std::string offerInWords(
    const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc, Language language)
{
    constexpr std::size_t kLongest = 40; // letters: a button
    const std::vector<core::language::Sentence> plan = questionPlan(library, def, ability, pc);
    if (plan.empty() || plan.front().parts.empty())
        return {};
    const auto offered = in(language, &Tongue::offered);
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
