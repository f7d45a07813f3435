#include "core/starrealms/table/allies.h"

#include <array>

namespace core::starrealms {

namespace {

constexpr std::uint8_t kAllySlots = kUsedAlly | kUsedDoubleAlly;

} // namespace

void giveAllies(State& s, const CardLibrary& lib, Seat seat)
{
    std::array<std::uint8_t, kFactions> cards {};
    std::uint8_t ofAll = 0;
    bool any = false;
    const Pile& inPlay = s.of(seat).inPlay;
    for (const CardId id : cardsOf(s, inPlay)) {
        const CardInstance& card = s.at(id);
        const Facts& own = lib.facts(card.def);
        const Facts& face = lib.facts(faceOf(card));
        any = any || (face.slots & kAllySlots) != 0;
        if (own.allyOfAll) {
            ++ofAll;
            continue;
        }
        ++cards[static_cast<std::size_t>(own.faction)];
        if (face.faction != own.faction)
            ++cards[static_cast<std::size_t>(face.faction)];
    }
    std::uint8_t& memory = s.of(seat).allyMemory;
    if (s.options.allyByFaction)
        for (std::size_t i = 1; i < kFactions; ++i) {
            const auto bit = static_cast<std::uint8_t>(1U << (i - 1));
            if (cards[i] + ofAll >= 2)
                memory |= bit;
            if (cards[i] + ofAll >= 3)
                memory = static_cast<std::uint8_t>(memory | bit << 4U);
        }
    if (!any)
        return;
    for (const CardId id : cardsOf(s, inPlay)) {
        CardInstance& card = s.at(id);
        const Facts& face = lib.facts(faceOf(card));
        if ((face.slots & kAllySlots) == 0 || face.faction == Faction::None)
            continue;
        const auto faction = static_cast<std::size_t>(face.faction);
        const int company = cards[faction] + ofAll - 1;
        if (company >= 1 || (memory >> (faction - 1) & 1U) != 0)
            card.used |= kAllyOn;
        if (company >= 2 || (memory >> (faction + 3) & 1U) != 0)
            card.used |= kDoubleAllyOn;
    }
}

} // namespace core::starrealms
