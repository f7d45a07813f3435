#include "core/smashup/ability/alternatives.h"

#include "core/smashup/ability/vocabulary.h"

#include <algorithm>

namespace core::smashup {

using namespace core::language;

namespace {

// Plans hold one another, so these call one another.
bool isAlternative(const Amount& amount);
bool isAlternative(const NounPhrase& phrase);
bool isAlternative(const Detail& detail, bool several);
bool isAlternative(const Predicate& says);
bool isAlternative(const Part& part);

template <class Parts, class... Rest>
bool anyOf(const Parts& parts, Rest... rest) // NOLINT(misc-no-recursion)
{
    return std::any_of(parts.begin(), parts.end(), [&](const auto& each) { return isAlternative(each, rest...); });
}

bool isAlternative(const Amount& amount) // NOLINT(misc-no-recursion)
{
    return anyOf(amount.of);
}

bool isAlternative(const NounPhrase& phrase) // NOLINT(misc-no-recursion)
{
    if ((phrase.noun == noun::HandOrDiscard && !phrase.many) || phrase.noun == noun::HandOrDeck)
        return true;
    if (phrase.quantity == Quantity::Range && phrase.least + 1 == phrase.most)
        return true;
    const bool several
        = phrase.quantity != Quantity::One && phrase.quantity != Quantity::Each && phrase.quantity != Quantity::Counted;
    return anyOf(phrase.owner) || anyOf(phrase.also) || anyOf(phrase.details, several);
}

bool isAlternative(const Detail& detail, bool several) // NOLINT(misc-no-recursion)
{
    switch (detail.what) {
    case detail::PowerAtMost:
    case detail::PrintedAtMost:
        if (detail.amounts.front().kind == Amount::Kind::Constant)
            return true;
        break;
    case detail::OnAny:
        if (detail.number == 0)
            return true;
        break;
    case detail::AsWeak:
        return true;
    case detail::Pile: // several cards are of the one and of the other
        if (detail.things.front().noun == noun::HandOrDiscard)
            return !several;
        break;
    default:
        break;
    }
    return anyOf(detail.things) || anyOf(detail.amounts) || anyOf(detail.details, false) || anyOf(detail.done);
}

bool isAlternative(const Measure& measure) // NOLINT(misc-no-recursion)
{
    return anyOf(measure.per) || anyOf(measure.amount) || anyOf(measure.besides);
}

bool isAlternative(const Predicate& says) // NOLINT(misc-no-recursion)
{
    return isAlternative(says.object) || isAlternative(says.second) || isAlternative(says.owner)
        || isAlternative(says.measure) || anyOf(says.then) || anyOf(says.adverbs, false);
}

bool isAlternative(const Part& part) // NOLINT(misc-no-recursion)
{
    return part.modes.size() > 1 || speakOfAlternatives(part.modes) || anyOf(part.asides, false)
        || isAlternative(part.clause.subject) || anyOf(part.clause.leads, false) || anyOf(part.clause.does);
}

} // namespace

bool speakOfAlternatives(const std::vector<Mode>& modes) // NOLINT(misc-no-recursion)
{
    return std::any_of(modes.begin(), modes.end(), [](const Mode& mode) { // NOLINT(misc-no-recursion)
        return std::any_of(mode.sentences.begin(), mode.sentences.end(),
            [](const Sentence& sentence) { return anyOf(sentence.parts); });
    });
}

} // namespace core::smashup
