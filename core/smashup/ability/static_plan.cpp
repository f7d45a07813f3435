#include "core/smashup/ability/plan_parts.h"

#include <algorithm>

namespace core::smashup {

namespace {

/// A card that names a faction for each of several players.
bool namesSeveral(const CardDef& def)
{
    return std::any_of(def.abilities.begin(), def.abilities.end(), [](const Ability& each) {
        const auto has = [&](OpCode code) {
            return std::any_of(each.ops.begin(), each.ops.end(), [code](const Op& op) { return op.code == code; });
        };
        return has(OpCode::Each) && has(OpCode::NameFaction);
    });
}

NounPhrase others(Word noun)
{
    NounPhrase made = some(Quantity::Plain, noun);
    made.owner = { one(noun::Player, true) };
    return made;
}

Clause cannotPlay(const CardDef& def, const Static& what)
{
    NounPhrase which = some(Quantity::Plain, what.play == PlayKind::Minion ? noun::Minion : noun::Action);
    if (what.namedFaction)
        which.details = { with(detail::OfNamedFaction, {}, !what.afterFirst && namesSeveral(def) ? 2 : 1) };
    if (what.afterFirst) {
        NounPhrase who = some(Quantity::Each, noun::Player);
        who.other = what.others;
        which.quantity = Quantity::Exactly;
        which.noun = noun::Minion;
        which.most = 1;
        return clauseOf(std::move(who), Mood::May, verb::PlayOnlyOne, std::move(which));
    }
    if (!what.others)
        return clauseOf(std::move(which), Mood::Does, verb::CannotBePlayed);
    NounPhrase who = some(Quantity::Plain, noun::Player);
    who.other = true;
    return clauseOf(std::move(who), Mood::Does, verb::CannotPlay, std::move(which));
}

Clause givesPower(const CardDef& def, const Static& what, const Selector* selector, NounPhrase single, Phrases& phrases)
{
    Clause made = clauseOf({}, Mood::Does, verb::HavePower);
    Predicate& has = made.does.front();
    has.measure = phrases.measure(what.amount, noun::Power);
    if (what.you) {
        made.subject = you();
        has.adverbs = { with(detail::Place, { base(Reference::This) }) };
    } else if (selector == nullptr) {
        made.subject = std::move(single);
    } else {
        made.subject = phrases.each(*selector);
        if (def.kind == CardKind::Minion && phrases.countsItself(*selector))
            has.adverbs = { with(detail::IncludingThis) };
    }
    return made;
}

Clause staticClause(const CardLibrary& library, const CardDef& def, const Static& what, Phrases& phrases)
{
    const Selector* selector = what.selector < 0 ? nullptr : &library.selector(static_cast<std::size_t>(what.selector));
    const NounPhrase single = phrase(what.host ? Reference::That : Reference::This, noun::Minion);
    const NounPhrase subject = selector == nullptr ? single : phrases.plain(*selector);
    switch (what.kind) {
    case Static::Kind::Power:
        return givesPower(def, what, selector, single, phrases);
    case Static::Kind::CannotBeDestroyed:
        return clauseOf(subject, Mood::Does, verb::CannotBeDestroyed);
    case Static::Kind::Protect: {
        Clause made = clauseOf(subject, Mood::Does, verb::IsNotAffected);
        made.does.front().second = others(what.actionsOnly ? noun::Action : noun::Card);
        return made;
    }
    case Static::Kind::Shield:
        return selector == nullptr && !what.host ? clauseOf({}, Mood::Does, verb::ShieldYours)
                                                 : clauseOf({}, Mood::Does, verb::ShieldHost, single);
    case Static::Kind::CancelBase:
        return clauseOf({}, Mood::Does, verb::BaseIsCancelled);
    case Static::Kind::IgnoreBase: {
        Clause made = clauseOf(you(), Mood::May, verb::IgnoreBase);
        if (what.untilYourTurn)
            made.does.front().adverbs = { with(detail::UntilYourTurnStarts, { you() }) };
        return made;
    }
    case Static::Kind::CannotPlay:
        return cannotPlay(def, what);
    case Static::Kind::ExtraEachTurn: {
        NounPhrase extra = one(what.play == PlayKind::Minion ? noun::Minion : noun::Action);
        extra.details = { with(detail::Extra) };
        if (what.here)
            extra.details.push_back(with(detail::Place, { base(Reference::This) }));
        Clause made = clauseOf(you(), Mood::May, verb::Extra, std::move(extra));
        made.does.front().adverbs = { with(detail::OnEachOfYourTurns) };
        return made;
    }
    case Static::Kind::CannotMoveHere: {
        NounPhrase who = some(Quantity::Plain, noun::Player);
        who.other = true;
        return clauseOf(std::move(who), Mood::Does, verb::CannotMoveHere);
    }
    case Static::Kind::MinionsFromDiscard: {
        Clause made = clauseOf(you(), Mood::May, verb::PlayFromDiscardHere,
            some(what.oncePerTurn ? Quantity::One : Quantity::Plain, noun::Minion));
        made.leads = { with(what.oncePerTurn ? detail::OnceOnYourTurn : detail::OnYourTurn) };
        return made;
    }
    case Static::Kind::CountsAs: {
        Clause made = clauseOf(subject, Mood::Does, verb::CountAs);
        made.does.front().second = some(selector == nullptr ? Quantity::One : Quantity::Plain, noun::Tagged);
        made.does.front().second.name = library.tagName(what.tag);
        return made;
    }
    }
    return {};
}

} // namespace

Sentence staticSentence(const CardLibrary& library, const CardDef& def, const Static& what)
{
    Phrases phrases(library, def, {});
    PlanDetail while_;
    if (what.condition >= 0) // thought of first, and said last
        while_ = phrases.whileCondition(library.condition(static_cast<std::size_t>(what.condition)));
    Clause clause = staticClause(library, def, what, phrases);
    if (what.condition >= 0)
        clause.does.front().adverbs.push_back(std::move(while_));
    return sentenceOf(std::move(clause));
}

} // namespace core::smashup
