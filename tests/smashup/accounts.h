#pragma once

#include "core/smashup/table/state.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace tests {

using core::smashup::CardId;
using core::smashup::kNoCard;
using core::smashup::kNoSlot;
using core::smashup::PlayKind;
using core::smashup::Slot;
using core::smashup::State;

inline constexpr std::size_t kNames = 8;

/// A play that was given, as a person would note it down.
struct Given {
    PlayKind kind = PlayKind::Minion;
    int powerAtMost = 99;
    Slot slot = kNoSlot;
    CardId base = kNoCard; ///< what lay at `slot`
    bool gone = false; ///< it has left play since, and may even have come back
    bool withoutYours = false;
    bool namedThere = false;
    int group = -1; ///< shares one name, that of a minion in play, with the others of its group
    std::uint16_t name = 0;
};

/// A card that was played, or may be.
struct Made {
    std::uint16_t name = 0;
    PlayKind kind = PlayKind::Minion;
    std::uint32_t fits = 0; ///< bit per Given, names of groups left out
    bool nameInPlay = false;
    bool ownRight = false;
    bool needsOpening = false;
    std::uint32_t openings = 0; ///< bit per opening that can be used once a turn
};

/// One way in which all cards so far may have been paid for.
struct Way {
    std::uint32_t used = 0;
    std::uint32_t openings = 0;
    bool ownRight = false;
    std::array<std::uint16_t, kNames> names {};

    auto operator<=>(const Way&) const = default;
};

/// Every way in which the cards of a turn may have been paid for, one after the other: no matching, no rule of thumb.
class Accounts {
public:
    std::vector<Given> given;
    std::set<Way> ways { Way {} };

    std::set<Way> after(const Made& made) const
    {
        std::set<Way> next;
        for (const Way& way : ways)
            pay(way, made, next);
        return next;
    }

    bool allow(const Made& made) const
    {
        return std::any_of(ways.begin(), ways.end(), [&](const Way& way) {
            std::set<Way> next;
            pay(way, made, next);
            return !next.empty();
        });
    }

    int groups() const
    {
        int groups = 0;
        for (const Given& each : given)
            groups = std::max(groups, each.group + 1);
        return groups;
    }

    int most(PlayKind kind) const
    {
        int most = 0;
        for (const Way& way : ways) {
            int left = 0;
            for (std::size_t i = 0; i < given.size(); ++i)
                left += given[i].kind == kind && !given[i].gone && (way.used >> i & 1U) == 0 ? 1 : 0;
            most = std::max(most, left);
        }
        return most;
    }

    void close(const State& s)
    {
        for (Given& each : given)
            each.gone = each.gone || (each.slot != kNoSlot && s.slot[each.slot].base != each.base);
    }

private:
    void pay(const Way& way, const Made& made, std::set<Way>& next) const
    {
        if (made.ownRight && !way.ownRight) {
            Way with = way;
            with.ownRight = true;
            next.insert(with);
        }
        for (std::size_t i = 0; i < given.size(); ++i) {
            if (((made.fits & ~way.used) >> i & 1U) == 0)
                continue;
            Way with = way;
            with.used |= 1U << i;
            if (const int group = given[i].group; group >= 0) {
                std::uint16_t& name = with.names[static_cast<std::size_t>(group)];
                if (name == 0 ? !made.nameInPlay : name != made.name)
                    continue;
                name = made.name;
            }
            if (!made.needsOpening)
                next.insert(with);
            for (std::size_t opening = 0; made.needsOpening && opening < 32; ++opening)
                if (((made.openings & ~way.openings) >> opening & 1U) != 0) {
                    Way through = with;
                    through.openings |= 1U << opening;
                    next.insert(through);
                }
        }
    }
};

} // namespace tests
