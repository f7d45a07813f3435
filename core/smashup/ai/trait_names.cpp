#include "core/smashup/ai/trait_names.h"

namespace core::smashup {

const char* traitName(Reason reason)
{
    switch (reason) {
    case Reason::None:
        return "none";
    case Reason::Mulligan:
        return "mulligan";
    case Reason::PlayPhase:
        return "play phase";
    case Reason::ChooseBaseToScore:
        return "base to score";
    case Reason::DiscardToLimit:
        return "discard to limit";
    case Reason::PlayWhere:
        return "play where";
    case Reason::PlayAsWhat:
        return "play as what";
    case Reason::SaveInstead:
        return "save instead";
    case Reason::SaveFirst:
        return "save first";
    case Reason::PlayExtra:
        return "play extra";
    case Reason::PlayThis:
        return "play this";
    case Reason::ChooseOne:
        return "choose one";
    case Reason::Offer:
        return "offer";
    case Reason::ChooseMore:
        return "choose more";
    case Reason::ChooseMode:
        return "choose mode";
    case Reason::PutInOrder:
        return "put in order";
    case Reason::DiscardCards:
        return "discard cards";
    case Reason::PlayFromPile:
        return "play from pile";
    case Reason::OrderAbilities:
        return "order abilities";
    case Reason::UseAbility:
        return "use ability";
    case Reason::RespondBeforeScoring:
        return "before scoring";
    case Reason::RespondAfterScoring:
        return "after scoring";
    case Reason::TakeTreasure:
        return "take treasure";
    case Reason::MayIgnore:
        return "may ignore";
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
    case Verb::Score:
        return "score";
    case Verb::Base:
        return "base";
    case Verb::Card:
        return "card";
    case Verb::Seat:
        return "seat";
    case Verb::Faction:
        return "faction";
    case Verb::Name:
        return "name";
    case Verb::Number:
        return "number";
    case Verb::Order:
        return "order";
    case Verb::Mode:
        return "mode";
    case Verb::Yes:
        return "yes";
    case Verb::Pass:
        return "pass";
    case Verb::End:
        return "end";
    }
    return "";
}

const char* traitName(Zone zone)
{
    switch (zone) {
    case Zone::Box:
        return "box";
    case Zone::Deck:
        return "deck";
    case Zone::Hand:
        return "hand";
    case Zone::Discard:
        return "discard-pile";
    case Zone::Minions:
        return "minions";
    case Zone::BaseActions:
        return "actions-on-base";
    case Zone::Attached:
        return "attached";
    case Zone::Resolving:
        return "resolving";
    case Zone::BaseDeck:
        return "base-deck";
    case Zone::BaseInPlay:
        return "base-in-play";
    case Zone::BaseDiscard:
        return "base-discard";
    case Zone::MadnessDeck:
        return "madness-deck";
    case Zone::Titans:
        return "titans";
    case Zone::Aside:
        return "aside";
    case Zone::Buried:
        return "buried";
    case Zone::MonsterDeck:
        return "monster-deck";
    case Zone::MonsterDiscard:
        return "monster-discard";
    case Zone::TreasureDeck:
        return "treasure-deck";
    case Zone::TreasureDiscard:
        return "treasure-discard";
    }
    return "";
}

} // namespace core::smashup
