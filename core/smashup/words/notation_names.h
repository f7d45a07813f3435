#pragma once

#include "core/game/choice_view.h"
#include "core/smashup/cards/card_library.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/sayings/sayings.h"

#include <string>

/// What notation.*, notation_questions.cpp and notation_events.cpp have from each other: names above all.
namespace core::smashup {

inline const SmashUpMatch& asSmashUp(const Match& match)
{
    return static_cast<const SmashUpMatch&>(match);
}

inline const std::string& nameOf(const SmashUpMatch& match, CardId id)
{
    return match.library().def(match.state().at(id).def).name;
}

/// Who sits there, to be spoken of or to.
inline language::Saying personAt(const SmashUpMatch& match, Seat seat)
{
    return language::Saying::person(match.info().seats[static_cast<std::size_t>(indexOf(seat))].name);
}

inline const std::string& baseName(const SmashUpMatch& match, Slot slot)
{
    return nameOf(match, match.state().slot[slot].base);
}

/// Who or what asks, and what.
void putQuestion(const SmashUpMatch& match, const Prompt& prompt, PromptView& view);

} // namespace core::smashup
