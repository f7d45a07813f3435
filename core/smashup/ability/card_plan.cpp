#include "core/smashup/ability/card_plan.h"

#include "core/smashup/ability/plan_parts.h"

#include <algorithm>

namespace core::smashup {

namespace {

/// "Here" is where it happens, and that need not be where the card is.
bool happensAnywhere(const CardLibrary& library, const CardDef& def, const Ability& ability)
{
    if (ability.timing == Timing::BeforeScoring || ability.timing == Timing::AfterScoring)
        return def.kind != CardKind::Base && ability.where != Where::Here;
    const bool turn = ability.trigger == Trigger::TurnStart || ability.trigger == Trigger::TurnEnd;
    return ability.timing == Timing::Trigger && !turn && ability.where != Where::Here && !ability.onlySelf
        && (ability.subject < 0 || library.selector(static_cast<std::size_t>(ability.subject)).where != Where::Here);
}

/// The seat to which a base says "you" (rules 2.3): the one whose turn begins or ends, or who has played a minion here,
/// where all that the ability asks for is that seat's. None where it is for several, or for nobody in particular.
OperandKind addressee(const CardDef& def, const Ability& ability)
{
    if (def.kind != CardKind::Base || ability.timing != Timing::Trigger)
        return OperandKind::None;
    OperandKind found = OperandKind::None;
    for (const Op& op : ability.ops) {
        if (!isOwn(op.code))
            continue;
        const OperandKind by = op.by.kind == OperandKind::None ? OperandKind::You : op.by.kind;
        if (found != OperandKind::None && found != by)
            return OperandKind::None;
        found = by;
    }
    const bool turn = ability.trigger == Trigger::TurnStart || ability.trigger == Trigger::TurnEnd;
    const bool fits = turn               ? found == OperandKind::You || found == OperandKind::Current
        : found == OperandKind::WhoDidIt ? ability.trigger == Trigger::MinionPlayed
                                         : found == OperandKind::ItsOwner && ability.once == Once::PerOwner;
    return fits ? found : OperandKind::None;
}

/// A base has no controller: whoever its ability is for is spoken to, or of in the third person.
Voice voiceOf(const CardLibrary& library, const CardDef& def, const Ability& ability)
{
    Voice voice;
    voice.minionPlayed = def.kind == CardKind::Minion && ability.timing == Timing::Play;
    voice.namedTo = def.kind == CardKind::Base;
    if (def.kind == CardKind::Base && addressee(def, ability) == OperandKind::None) {
        // "Everybody" and "nobody in particular" alike run once, for the seat whose turn it is.
        const bool winner = ability.who == Who::Winner || ability.who == Who::FirstWinner;
        voice.nobody = !winner && ability.who != Who::RunnerUp;
        voice.you = phrase(Reference::The, winner ? noun::Winner : voice.nobody ? noun::CurrentPlayer : noun::RunnerUp);
        voice.whose = phrase(voice.nobody ? Reference::That : Reference::They, noun::Player);
    }
    if (ability.timing == Timing::BeforeScoring && ability.where == Where::Here && def.attach == AttachTo::Minion) {
        voice.host = phrase(Reference::The, noun::Minion);
        voice.hostSaid = true;
    }
    if (ability.timing == Timing::AfterReplaced)
        voice.here = phrase(Reference::The, noun::NewBase);
    else if (happensAnywhere(library, def, ability))
        voice.here = base(Reference::That);
    else if (ability.onlySelf
        && (ability.trigger == Trigger::MinionDestroyed || ability.trigger == Trigger::MinionDiscarded))
        voice.here = phrase(Reference::The, noun::LostBase);
    return voice;
}

NounPhrase scoringBase(const CardDef& def, const Ability& ability)
{
    if (ability.where == Where::Here && def.attach == AttachTo::Minion)
        return belonging(phrase(Reference::That, noun::Minion), noun::Base);
    if (def.kind == CardKind::Base || ability.where == Where::Here)
        return base(Reference::This);
    return one(noun::Base, ability.where == Where::Elsewhere);
}

/// Where something happens, if that is said.
std::vector<PlanDetail> placeOf(Where where)
{
    if (where == Where::Here)
        return { with(detail::Place, { base(Reference::This) }) };
    if (where == Where::Elsewhere)
        return { with(detail::Place, { one(noun::Base, true) }) };
    return {};
}

/// "After you play a minion here", "after another player plays a minion at another base".
std::vector<PlanDetail> playedLeads(const Ability& ability, OperandKind listener, Phrases& phrases)
{
    NounPhrase whom = one(noun::Minion);
    std::vector<PlanDetail> places = placeOf(ability.where == Where::Here ? Where::Here : Where::Anywhere);
    const bool per = ability.once == Once::PerDoer || ability.firstPlayed;
    NounPhrase doer = listener == OperandKind::WhoDidIt ? you() : per ? one(noun::Player) : NounPhrase();
    if (ability.subject >= 0) {
        Selector subject = phrases.library().selector(static_cast<std::size_t>(ability.subject));
        if (places.empty())
            places = placeOf(subject.where);
        if (subject.whose == Whose::You || subject.whose == Whose::Others) {
            doer = subject.whose == Whose::You ? you() : one(noun::Player, true);
            subject.whose = Whose::Anyone;
        }
        subject.where = Where::Anywhere; // "is played here" rather than "a minion here is played"
        whom = phrases.one(subject);
    }
    const NounPhrase who = phrase(doer.reference == Reference::You ? Reference::You : Reference::They, noun::Player);
    std::vector<PlanDetail> leads;
    if (ability.firstPlayed) {
        whom = phrase(Reference::First, noun::Minion);
        whom.owner = { who };
        places.push_back(with(detail::EachTurn));
    } else if (ability.playedFromHand) {
        places.push_back(doer.exists() ? with(detail::FromHand, { who }) : with(detail::FromHand));
    }
    PlanDetail played = doer.exists() ? with(detail::PlayerPlays, { std::move(doer), std::move(whom) })
                                      : with(detail::IsPlayed, { std::move(whom) });
    played.details = std::move(places);
    leads.push_back(holding(detail::After, std::move(played)));
    if (ability.firstPlayed && ability.playedFromHand)
        leads.push_back(holding(detail::If, with(detail::FirstPlayedFromHand, { who })));
    return leads;
}

std::vector<PlanDetail> triggerLeads(const Ability& ability, OperandKind listener, Phrases& phrases)
{
    if (ability.trigger == Trigger::TurnStart || ability.trigger == Trigger::TurnEnd) {
        PlanDetail turn = with(ability.trigger == Trigger::TurnStart ? detail::TurnStart : detail::TurnEnd);
        if (ability.yourTurn || listener != OperandKind::None)
            turn.things = { you() };
        return { std::move(turn) };
    }
    if (ability.trigger == Trigger::Affected || ability.trigger == Trigger::MinionDiscarded) {
        phrases.nowSpeakingOf(OperandKind::This);
        return { holding(detail::After,
            with(ability.trigger == Trigger::Affected ? detail::AffectedByOther : detail::LeftForDiscard,
                { phrase(Reference::This, noun::Minion) })) };
    }
    NounPhrase whom = one(noun::Minion);
    std::vector<PlanDetail> places = placeOf(ability.where == Where::Here ? Where::Here : Where::Anywhere);
    phrases.nowSpeakingOf(OperandKind::It);
    int including = 0;
    if (ability.onlySelf) {
        whom = phrase(Reference::This, noun::Minion);
        phrases.nowSpeakingOf(OperandKind::This);
    } else if (ability.trigger == Trigger::MinionPlayed) {
        return playedLeads(ability, listener, phrases);
    } else if (listener == OperandKind::ItsOwner) {
        whom.details = { with(detail::YouOwn) };
    } else if (ability.subject >= 0) {
        const Selector& full = phrases.library().selector(static_cast<std::size_t>(ability.subject));
        if (places.empty())
            places = placeOf(full.where);
        Selector subject = full;
        subject.where = Where::Anywhere; // "is played here" rather than "a minion here is played"
        whom = phrases.one(subject);
        including = phrases.countsItself(full) && ability.trigger == Trigger::MinionDestroyed ? 1 : 0;
    }
    PlanDetail happened
        = with(ability.trigger == Trigger::MinionPlayed ? detail::IsPlayed : detail::IsDestroyed, { std::move(whom) });
    happened.number = including;
    happened.details = std::move(places);
    return { holding(detail::After, std::move(happened)) };
}

std::vector<PlanDetail> leadsOf(const CardDef& def, const Ability& ability, Phrases& phrases)
{
    const auto scores
        = [](Word when, NounPhrase which) { return holding(when, with(detail::ScoresBase, { std::move(which) })); };
    switch (ability.timing) {
    case Timing::Play:
    case Timing::PlayAsAction:
    case Timing::Talent:
    case Timing::Arrival:
        return {};
    case Timing::Trigger:
        return triggerLeads(ability, addressee(def, ability), phrases);
    case Timing::BeforeScoring:
        return { scores(detail::Before, scoringBase(def, ability)) };
    case Timing::AfterScoring:
        return { scores(detail::After, scoringBase(def, ability)) };
    case Timing::WhenScoring:
        return { scores(detail::WhenScored, base(Reference::This)) };
    case Timing::AfterReplaced:
        return { with(detail::AfterReplaced) };
    case Timing::InsteadOfDiscarded:
        return { scores(detail::After, base(Reference::This)) };
    case Timing::PlayPhase:
        return { with(detail::OnYourTurn) };
    case Timing::InsteadOfDestroyed: {
        const bool any = def.kind == CardKind::Base;
        phrases.nowSpeakingOf(any ? OperandKind::It : OperandKind::This);
        NounPhrase whom = any ? one(noun::Minion) : phrase(Reference::This, noun::Minion);
        if (any)
            whom.details = placeOf(Where::Here);
        const bool first = ability.once == Once::PerTurn && !ability.may;
        return { holding(
            first ? detail::FirstTimeIf : detail::If, with(detail::WouldBeDestroyed, { std::move(whom) })) };
    }
    }
    return {};
}

/// What the ability does; `leads` is what the first sentence begins with where the ability does not say that itself.
std::vector<Sentence> sentences(const CardLibrary& library, const CardDef& def, const Ability& ability, bool withLead,
    std::vector<PlanDetail> leads = {})
{
    Narrator narrator(library, def, voiceOf(library, def, ability));
    if (const OperandKind listener = addressee(def, ability); listener != OperandKind::None)
        narrator.setListener({ listener });
    if (withLead) {
        leads = leadsOf(def, ability, narrator.phrases());
        const bool first = !leads.empty() && leads.front().what == detail::FirstTimeIf;
        if (ability.once != Once::Always && !first)
            leads.insert(
                leads.begin(), with(ability.once == Once::PerTurn ? detail::OncePerTurn : detail::OncePerTurnEach));
        if (ability.condition >= 0)
            leads.push_back(holding(detail::If,
                narrator.phrases().condition(library.condition(static_cast<std::size_t>(ability.condition)))));
        narrator.setInOne(ability.timing == Timing::Trigger);
    }
    narrator.setLeads(std::move(leads));
    narrator.setMay(ability.may && ability.timing != Timing::Talent && !ability.fromHand);
    if (ability.timing == Timing::InsteadOfDestroyed)
        narrator.setInstead(with(detail::Instead));
    else if (ability.timing == Timing::InsteadOfDiscarded)
        narrator.setInstead(with(detail::InsteadOfDiscarding));
    return narrator.tell(stepsOf(ability.ops));
}

/// An action played from the hand at its own time. What it does then is often what it always does.
std::vector<Sentence> fromHand(const CardLibrary& library, const CardDef& def, const Ability& ability)
{
    const PlanDetail when = holding(ability.timing == Timing::BeforeScoring ? detail::Before : detail::After,
        with(detail::ScoresBase, { scoringBase(def, ability) }));
    if (def.kind == CardKind::Minion) {
        Clause play = clauseOf(you(), Mood::May, verb::PlayThis, phrase(Reference::This, noun::Minion));
        play.leads = { when };
        play.does.front().adverbs = { with(detail::Place, { base(Reference::That) }) };
        std::vector<Sentence> told { sentenceOf(std::move(play)) };
        if (ability.onePerBase)
            told.push_back(sentenceOf(clauseOf(you(), Mood::May, verb::UseOnlyOne, named(def))));
        return told;
    }
    const auto playIt = [&](NounPhrase subject, Mood mood, Word verb) {
        Clause clause = clauseOf(std::move(subject), mood, verb);
        clause.does.front().adverbs = { when };
        return sentenceOf(std::move(clause));
    };
    const std::vector<Sentence> what = sentences(library, def, ability, false);
    const auto isPlay = [](const Ability& each) { return each.timing == Timing::Play; };
    for (const Ability& each : def.abilities)
        if (isPlay(each) && sentences(library, def, each, false) == what)
            return { playIt(you(), Mood::May, verb::AlsoPlayThisAtTime) };
    std::vector<Sentence> told { def.specialOnly ? playIt({}, Mood::Does, verb::PlayThisAtTime)
                                                 : playIt(you(), Mood::May, verb::InsteadPlayThisAtTime) };
    const std::vector<Sentence> rest
        = def.specialOnly ? what : sentences(library, def, ability, false, { with(detail::IfDone, { you() }) });
    told.insert(told.end(), rest.begin(), rest.end());
    return told;
}

/// When a titan may be played.
std::vector<Sentence> arrival(const CardLibrary& library, const CardDef& def, const Ability& ability)
{
    Clause play = clauseOf(you(), Mood::May, verb::PlayThis, phrase(Reference::This, noun::Titan));
    play.leads = { with(detail::OnYourTurn) };
    if (ability.condition >= 0)
        play.leads.push_back(holding(detail::If,
            Phrases(library, def, {}).condition(library.condition(static_cast<std::size_t>(ability.condition)))));
    if (ability.paid)
        play.does.front().adverbs = { with(
            detail::InsteadOfPlay, { one(ability.insteadOf == PlayKind::Minion ? noun::Minion : noun::Action) }) };
    return { sentenceOf(std::move(play)) };
}

Word headingOf(const CardDef& def, const Ability& ability)
{
    if (def.kind == CardKind::Base)
        return heading::None;
    switch (ability.timing) {
    case Timing::PlayAsAction:
        return heading::AsAction;
    case Timing::Talent:
        return heading::Talent;
    case Timing::Trigger:
        return heading::Ongoing;
    case Timing::InsteadOfDestroyed:
        return ability.special ? heading::Special : heading::Ongoing;
    case Timing::BeforeScoring:
    case Timing::AfterScoring:
    case Timing::PlayPhase:
    case Timing::Arrival:
        return heading::Special;
    case Timing::Play:
        return def.fusion ? heading::AsMinion : heading::None;
    case Timing::WhenScoring:
    case Timing::AfterReplaced:
    case Timing::InsteadOfDiscarded:
        break;
    }
    return heading::None;
}

/// Where it may be played.
std::vector<Sentence> playedWhere(const CardLibrary& library, const CardDef& def)
{
    const auto say
        = [](Word verb, NounPhrase where) { return sentenceOf(clauseOf({}, Mood::Does, verb, std::move(where))); };
    std::vector<Sentence> told;
    const bool attached = def.attach != AttachTo::Nothing && def.kind != CardKind::Titan;
    if (attached && !(def.where >= 0 && def.attach == AttachTo::Base)) {
        NounPhrase on = one(def.attach == AttachTo::Base ? noun::Base : noun::Minion);
        if (def.attach != AttachTo::Base && def.onYours)
            on.owner = { you() };
        told.push_back(say(verb::PlayOn, std::move(on)));
    }
    if (def.where >= 0)
        told.push_back(say(attached && def.attach == AttachTo::Base ? verb::PlayOn
                : def.attach != AttachTo::Minion                    ? verb::PlayOnlyAt
                                                                    : verb::PlayOnlyOnMinionAt,
            Phrases(library, def, {}).one(library.selector(static_cast<std::size_t>(def.where)))));
    if (def.monsters > 0) {
        NounPhrase monsters = some(Quantity::Exactly, noun::Monster);
        monsters.most = def.monsters;
        monsters.many = def.monsters != 1;
        told.push_back(say(verb::MonstersArePlayed, std::move(monsters)));
    }
    return told;
}

} // namespace

std::vector<Sentence> questionPlan(
    const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc)
{
    std::vector<Step> steps = stepsOf(ability.ops, pc);
    const bool offer = steps.front().op.code == OpCode::Offer;
    steps.resize(std::min<std::size_t>(steps.size(), offer ? 1 : 2)); // a number is told with what is done with it
    steps.front().otherwise.clear();
    Voice voice = voiceOf(library, def, ability);
    voice.you = you(); // whoever is asked
    voice.whose = you();
    voice.nobody = false;
    Narrator narrator(library, def, std::move(voice));
    narrator.setListener(steps.front().op.by);
    return narrator.tell(steps);
}

core::language::Text planOf(const CardLibrary& library, const CardDef& def)
{
    core::language::Text text;
    const auto add = [&](Word heading, std::vector<Sentence> sentences) {
        if (!sentences.empty())
            text.push_back({ heading, std::move(sentences) });
    };
    add(heading::None, playedWhere(library, def));
    const auto abilities = [&](auto wanted) {
        for (const Ability& each : def.abilities)
            if (wanted(each.timing))
                add(headingOf(def, each),
                    each.timing == Timing::Arrival ? arrival(library, def, each)
                        : each.fromHand            ? fromHand(library, def, each)
                                                   : sentences(library, def, each, true));
    };
    abilities([](Timing timing) { return timing == Timing::Play || timing == Timing::PlayAsAction; });
    abilities([](Timing timing) { return timing == Timing::Arrival; });
    abilities([](Timing timing) { return timing == Timing::Talent || timing == Timing::PlayPhase; });
    for (const Static& each : def.statics)
        add(def.kind == CardKind::Base ? heading::None : heading::Ongoing, { staticSentence(library, def, each) });
    if (def.fromDiscard != 0) {
        Clause play = clauseOf(you(), Mood::May, verb::PlayFromDiscard, phrase(Reference::This, noun::Minion));
        play.leads = { with(detail::OnYourTurn) };
        add(heading::Special,
            { sentenceOf(std::move(play)),
                sentenceOf(clauseOf(you(), Mood::May, verb::PlayOnlyOneThisWay, named(def))) });
    }
    abilities([](Timing timing) { return timing == Timing::Trigger || timing == Timing::InsteadOfDestroyed; });
    abilities([](Timing timing) {
        return timing == Timing::BeforeScoring || timing == Timing::WhenScoring || timing == Timing::AfterScoring
            || timing == Timing::AfterReplaced || timing == Timing::InsteadOfDiscarded;
    });
    return text;
}

} // namespace core::smashup
