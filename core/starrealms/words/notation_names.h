#pragma once

#include "core/starrealms/rules/star_realms_match.h"
#include "core/starrealms/sayings/sayings.h"
#include "core/starrealms/table/prompt_ids.h"

#include <string>

/// What the sources of the notation have from each other: names above all.
namespace core::starrealms {

inline const StarRealmsMatch& asStarRealms(const Match& match)
{
    return static_cast<const StarRealmsMatch&>(match);
}

inline const std::string& nameOf(const StarRealmsMatch& match, DefId def)
{
    return match.library().def(def).name;
}

inline const std::string& cardName(const StarRealmsMatch& match, CardId id)
{
    return nameOf(match, match.state().at(id).def);
}

/// Who sits there, to be spoken of or to.
inline language::Saying personAt(const StarRealmsMatch& match, Seat seat)
{
    if (seat == kBoss)
        return std::string(rulesOf(match.state().boss.challenge).name);
    return language::Saying::person(match.info().seats[static_cast<std::size_t>(indexOf(seat))].name);
}

} // namespace core::starrealms
