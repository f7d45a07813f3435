#include "core/starrealms/words/match_terms.h"

#include "core/starrealms/rules/setup.h"
#include "core/starrealms/sayings/sayings.h"
#include "core/starrealms/table/format.h"

#include <algorithm>
#include <array>

namespace core::starrealms {

namespace {

bool isChallenge(Format format)
{
    return format == Format::ChallengeTeam || format == Format::ChallengePooled || format == Format::ChallengeEach;
}

/// What a format is called, and what it is.
struct ModeWords {
    Format format;
    Say name;
    Say about;
};

constexpr std::array kModes {
    ModeWords { Format::Standard, Say::ModeStandard, Say::AboutStandard },
    ModeWords { Format::FreeForAll, Say::ModeFreeForAll, Say::AboutFreeForAll },
    ModeWords { Format::Hunter, Say::ModeHunter, Say::AboutHunter },
    ModeWords { Format::FirstBlood, Say::ModeFirstBlood, Say::AboutFirstBlood },
    ModeWords { Format::Hydra, Say::ModeHydra, Say::AboutHydra },
    ModeWords { Format::Emperor, Say::ModeEmperor, Say::AboutEmperor },
    ModeWords { Format::Raid, Say::ModeRaid, Say::AboutRaid },
};

Say aboutChallenge(Challenge challenge)
{
    switch (challenge) {
    case Challenge::None:
    case Challenge::NemesisBeast:
        break;
    case Challenge::Automatons:
        return Say::AboutAutomatons;
    case Challenge::Pirates:
        return Say::AboutPirates;
    case Challenge::BlobAssault:
        return Say::AboutBlob;
    case Challenge::DimensionalHorror:
        return Say::AboutHorror;
    }
    return Say::AboutBeast;
}

} // namespace

language::Saying aboutBoss(Challenge challenge, int seats)
{
    return say(aboutChallenge(challenge), { rulesOf(challenge).bossAuthority * std::max(1, seats) });
}

MatchMode modeOf(const MatchSetup& setup)
{
    const Format format = formatOf(setup);
    const auto seats = static_cast<int>(setup.seats.size());
    MatchMode mode;
    mode.oneScore = rulesOf(format).sharedScore;
    if (isChallenge(format)) {
        const ChallengeRules& challenge = rulesOf(challengeOf(setup));
        mode.name = say(Say::ModeChallenge).words();
        mode.against = challenge.name;
        mode.about = aboutBoss(challenge.challenge, seats).words();
        mode.sides = { firstSeats(seats) };
        return mode;
    }
    for (const ModeWords& each : kModes)
        if (each.format == format) {
            mode.name = say(each.name).words();
            mode.about = say(each.about).words();
        }
    if (rulesOf(format).sides && seats > 1) {
        const State s = emptyTable(setup, format);
        mode.sides = { s.sideOne, static_cast<SeatMask>(s.everybody() & ~s.sideOne) };
    }
    return mode;
}

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
