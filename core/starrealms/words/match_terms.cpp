#include "core/starrealms/words/match_terms.h"

#include "core/starrealms/rules/setup.h"
#include "core/starrealms/table/challenge.h"
#include "core/starrealms/table/format.h"

namespace core::starrealms {

namespace {

bool isChallenge(Format format)
{
    return format == Format::ChallengeTeam || format == Format::ChallengePooled || format == Format::ChallengeEach;
}

} // namespace

bool matters(std::string_view option, const MatchSetup& setup)
{
    const Format format = formatOf(setup);
    if (option == "challenge" || option == "level")
        return isChallenge(format);
    if (option == "team_combat")
        return rulesOf(format).sharedTurn && setup.seats.size() > 1;
    if (option == "hunter_bases")
        return format == Format::Hunter || format == Format::FirstBlood;
    if (option == "raid_hand")
        return format == Format::Raid;
    return true;
}

RestsOn restsOn(const MatchSetup& setup)
{
    const Format format = formatOf(setup);
    return isChallenge(format) ? RestsOn::OneSource : rulesOf(format).provisional ? RestsOn::Manual : RestsOn::Rules;
}

std::vector<language::Saying> notAvailable()
{
    std::vector<language::Saying> all;
    for (const NotAvailable& each : kNotAvailable)
        all.push_back(whyNotAvailable(each.option));
    return all;
}

} // namespace core::starrealms
