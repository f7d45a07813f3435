#include "core/starrealms/ai/trait_names.h"

#include <array>

namespace core::starrealms {

const char* traitName(Reason reason)
{
    switch (reason) {
    case Reason::None:
        return "none";
    case Reason::Main:
        return "main";
    case Reason::MustDiscard:
        return "must discard";
    case Reason::Scrap:
        return "scrap";
    case Reason::Discard:
        return "discard";
    case Reason::Destroy:
        return "destroy";
    case Reason::Acquire:
        return "acquire";
    case Reason::PutOnDeck:
        return "put on deck";
    case Reason::Mode:
        return "mode";
    case Reason::WhoDiscards:
        return "who discards";
    case Reason::Copy:
        return "copy";
    case Reason::OnTop:
        return "on top";
    case Reason::HowMuch:
        return "how much";
    case Reason::BossPutsOnDeck:
        return "boss puts on deck";
    }
    return "";
}

const char* traitName(Verb verb)
{
    switch (verb) {
    case Verb::None:
        return "none";
    case Verb::Play:
        return "play";
    case Verb::Use:
        return "use";
    case Verb::Buy:
        return "buy";
    case Verb::Attack:
        return "attack";
    case Verb::AttackPart:
        return "attack with a part";
    case Verb::Strike:
        return "strike";
    case Verb::GiveTrade:
        return "give trade";
    case Verb::GiveCombat:
        return "give combat";
    case Verb::HandOver:
        return "hand over";
    case Verb::End:
        return "end";
    case Verb::Card:
        return "card";
    case Verb::Base:
        return "base";
    case Verb::Seat:
        return "seat";
    case Verb::Mode:
        return "mode";
    case Verb::Copy:
        return "copy";
    case Verb::Number:
        return "number";
    case Verb::Yes:
        return "yes";
    case Verb::Pass:
        return "pass";
    case Verb::Sever:
        return "sever";
    case Verb::Mulligan:
        return "mulligan";
    }
    return "";
}

const char* traitName(Zone zone)
{
    switch (zone) {
    case Zone::Gone:
        return "gone";
    case Zone::Deck:
        return "deck";
    case Zone::Hand:
        return "hand";
    case Zone::Discard:
        return "discard-pile";
    case Zone::InPlay:
        return "in-play";
    case Zone::TradeDeck:
        return "trade-deck";
    case Zone::Row:
        return "row";
    case Zone::Explorers:
        return "explorers";
    case Zone::Heap:
        return "heap";
    case Zone::Aside:
        return "aside";
    default:
        return "boss"; // no answer names a card of its piles by its zone
    }
}

const char* traitName(Faction faction)
{
    constexpr std::array kNames { "none", "blob", "machine-cult", "star-empire", "trade-federation" };
    static_assert(kNames.size() == kFactions);
    return kNames[static_cast<std::size_t>(faction)];
}

const char* traitName(Slot slot)
{
    constexpr std::array kNames { "primary", "ally", "double ally", "scrap" };
    static_assert(kNames.size() == kUsedSlots);
    return kNames[static_cast<std::size_t>(slot)];
}

} // namespace core::starrealms
