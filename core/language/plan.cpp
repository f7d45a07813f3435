#include "core/language/plan.h"

#include <tuple>

// Member by member: the types hold one another, and clang 16 fails on such comparisons by default.

namespace core::language {

bool NounPhrase::operator==(const NounPhrase& o) const
{
    return std::tie(reference, quantity, group, noun, name, least, most, many, other, owner, details, also)
        == std::tie(o.reference, o.quantity, o.group, o.noun, o.name, o.least, o.most, o.many, o.other, o.owner,
            o.details, o.also);
}

bool Amount::operator==(const Amount& o) const
{
    return std::tie(kind, of, times, dividedBy, plus, most)
        == std::tie(o.kind, o.of, o.times, o.dividedBy, o.plus, o.most);
}

bool Measure::operator==(const Measure& o) const
{
    return std::tie(kind, unit, number, every, per, amount, besides)
        == std::tie(o.kind, o.unit, o.number, o.every, o.per, o.amount, o.besides);
}

bool Predicate::operator==(const Predicate& o) const
{
    return std::tie(verb, object, then, second, owner, measure, adverbs)
        == std::tie(o.verb, o.object, o.then, o.second, o.owner, o.measure, o.adverbs);
}

bool Detail::operator==(const Detail& o) const
{
    return std::tie(what, direction, number, things, amounts, details, done)
        == std::tie(o.what, o.direction, o.number, o.things, o.amounts, o.details, o.done);
}

bool Clause::operator==(const Clause& o) const
{
    return std::tie(leads, subject, mood, saidAlready, does)
        == std::tie(o.leads, o.subject, o.mood, o.saidAlready, o.does);
}

bool Mode::operator==(const Mode& o) const
{
    return std::tie(conditional, sentences) == std::tie(o.conditional, o.sentences);
}

bool Part::operator==(const Part& o) const
{
    return std::tie(joint, sharesVerb, clause, modes, listed, asides)
        == std::tie(o.joint, o.sharesVerb, o.clause, o.modes, o.listed, o.asides);
}

bool Sentence::operator==(const Sentence& o) const
{
    return parts == o.parts;
}

} // namespace core::language
