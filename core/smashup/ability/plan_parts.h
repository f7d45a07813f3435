#pragma once

#include "core/smashup/ability/narrator.h"

// What plans of cards are put together from.

namespace core::smashup {

inline NounPhrase base(Reference reference)
{
    return phrase(reference, noun::Base);
}

inline NounPhrase one(Word noun, bool other = false)
{
    NounPhrase made = some(Quantity::One, noun);
    made.other = other;
    return made;
}

inline NounPhrase you()
{
    return phrase(Reference::You, noun::Player);
}

inline NounPhrase named(const CardDef& def)
{
    NounPhrase made = some(Quantity::One, noun::Named);
    made.name = def.name;
    return made;
}

inline PlanDetail holding(Word what, PlanDetail inner)
{
    PlanDetail made = with(what);
    made.details = { std::move(inner) };
    return made;
}

inline Sentence sentenceOf(Clause clause)
{
    Sentence made;
    made.parts.emplace_back();
    made.parts.front().clause = std::move(clause);
    return made;
}

/// A clause with one verb.
inline Clause clauseOf(NounPhrase subject, Mood mood, Word verb, NounPhrase object = {})
{
    Clause made;
    made.subject = std::move(subject);
    made.mood = mood;
    made.does.emplace_back();
    made.does.front().verb = verb;
    made.does.front().object = std::move(object);
    return made;
}

/// What is true while the card is in play.
Sentence staticSentence(const CardLibrary& library, const CardDef& def, const Static& what);

} // namespace core::smashup
