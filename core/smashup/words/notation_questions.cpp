#include "core/smashup/words/notation.h"

#include "core/smashup/ability/describe.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/rules/operands.h"
#include "core/smashup/table/whereabouts.h"
#include "core/smashup/words/notation_ending.h"
#include "core/smashup/words/notation_names.h"
#include "core/smashup/words/plays_left.h"

#include <algorithm>
#include <utility>

namespace core::smashup {

namespace {

using language::Between;
using language::Saying;

/// A question in its two parts: who or what asks, which may be empty, and what is asked.
struct Question {
    Saying heading {};
    Saying request {};

    /// "Saucy Wench:", "Before Tortuga scores:"; empty where there is no heading.
    Saying head() const { return heading.empty() ? Saying() : say(Say::AskHeading, { heading }); }
};

Question playPhaseQuestion(const SmashUpMatch& match, const Prompt& prompt)
{
    const Saying left = playsLeftInWords(match.state(), match.library());
    const Saying soon = endsSoonInWords(match, prompt.choices.size() > 1);
    if (left.empty())
        return { {}, Saying::list(Between::Space, { say(Say::AskNothingLeft), soon }) };
    return { say(Say::YourPlay), Saying::list(Between::Space, { say(Say::AskPlay, { left }), soon }) };
}

/// What an ability's choice is among.
Saying oneOf(const CardLibrary& library, const Selector& selector)
{
    if (selector.name != 0)
        return say(Say::OneOfName, { library.nameOf(selector.name) });
    switch (selector.domain) {
    case Domain::Minions:
        return say(Say::OneMinion);
    case Domain::Cards:
        break;
    case Domain::BaseActions:
    case Domain::MinionActions:
    case Domain::Actions:
        return say(Say::OneAction);
    case Domain::Bases:
        return say(Say::OneBase);
    case Domain::BaseDeck:
    case Domain::ShownBases:
        return say(Say::OneBaseOfDeck);
    case Domain::Seats:
        return say(Say::OnePlayer);
    case Domain::Factions:
        return say(Say::OneFaction);
    case Domain::Hand:
        return say(selector.kind == KindFilter::Minion ? Say::OneMinionOfHand : Say::OneCard);
    case Domain::Discard:
        return say(Say::OneOfDiscard);
    case Domain::Deck:
        return say(Say::OneOfDeck);
    case Domain::Shown:
        return say(Say::OneShown);
    case Domain::Names:
        return say(selector.kind == KindFilter::Minion ? Say::OneMinionName : Say::OneActionName);
    case Domain::Numbers:
        return say(Say::OneNumber);
    }
    return say(Say::OneCard);
}

enum class Missing : std::uint8_t { None };

Saying purposeSaid(Missing /*none*/)
{
    return {};
}

Saying purposeSaid(Say purpose)
{
    return say(purpose);
}

/// As the table of verbs has it.
Saying purposeOf(OpCode code)
{
    using enum Missing;
    using enum Say;
    switch (code) {
#define OP(code, verb, operands, doer, concerned, purpose, does, manual)                                               \
    case OpCode::code:                                                                                                 \
        return purposeSaid(purpose);
#include "core/smashup/cards/ops.def"
#undef OP
    default:
        return {};
    }
}

/// What an op does with what was chosen: with its first operand, or else (`chosen` is false) with its second.
Saying purposeOf(const Op& op, bool chosen, const Selector& selector)
{
    if (op.code == OpCode::Move && !chosen)
        return say(Say::ToMoveTo);
    if (op.code == OpCode::Bury && !chosen)
        return say(Say::ToBuryAt);
    if (op.code == OpCode::SwapBase && !chosen)
        return say(Say::ToBringIn);
    if (op.code == OpCode::DeckBottom && selector.domain == Domain::Hand)
        return say(Say::ToPutUnder);
    if (op.code == OpCode::BarActions && op.until == Until::StartOfYourTurn)
        return say(Say::WhoPlaysNoActionsUntil);
    return purposeOf(op.code);
}

/// The first of two ends that what is chosen at `pc` meets; End where it is neither.
OpCode endOfChosen(const std::vector<Op>& ops, std::size_t pc)
{
    for (std::size_t i = pc + 1; i < ops.size(); ++i)
        if ((ops[i].code == OpCode::Return || ops[i].code == OpCode::Destroy)
            && (ops[i].a.kind == OperandKind::Chosen
                || (ops[i].a.kind == OperandKind::Register && ops[i].a.reg == ops[pc].reg)))
            return ops[i].code;
    return OpCode::End;
}

/// What the op at `pc` does where the choice in `reg` says, to whom it says, or measured by it.
Saying purposeOfReference(const CardLibrary& library, const std::vector<Op>& ops, std::size_t pc, std::uint8_t reg)
{
    const Op& op = ops[pc];
    const auto isAt
        = [reg](const Selector& selector) { return selector.where == Where::At && selector.whereReg == reg; };
    if (op.amount >= 0)
        if (const Amount& amount = library.amount(op.amount);
            amount.kind == Amount::Kind::Count && isAt(library.selector(amount.selector)))
            return say(Say::WhoseMinionsCount);
    const bool chooses = op.code == OpCode::Choose || op.code == OpCode::ChooseEach;
    if (!chooses && op.a.kind != OperandKind::All)
        return {};
    const Selector& among = library.selector(op.a.selector);
    const auto isPower = [&](std::int16_t limit) {
        return limit >= 0 && library.amount(limit).kind == Amount::Kind::Power
            && library.amount(limit).of.kind == OperandKind::Register && library.amount(limit).of.reg == reg;
    };
    if (isPower(among.powerAtMost) || isPower(among.powerBelow))
        return say(Say::ToMeasureBy);
    if (among.factionReg == reg || among.sameNameReg == reg)
        return purposeOf(op.code);
    const OpCode does = chooses ? endOfChosen(ops, pc) : op.code;
    if (does == OpCode::Destroy && among.whose == Whose::Register && among.whoseReg == reg)
        return say(Say::WhoseToDestroy);
    if (isAt(among) && !among.whereIsCard && does == OpCode::Destroy)
        return say(Say::ToDestroyAt);
    if (isAt(among) && !among.whereIsCard && does == OpCode::Return)
        return say(Say::ToReturnFrom);
    return {};
}

/// The first thing done to what the choice at `pc` gives, or else by it.
Saying purposeOfChoice(const CardLibrary& library, const std::vector<Op>& ops, std::size_t pc, const Selector& selector)
{
    const Op& choice = ops[pc];
    bool kept = choice.code == OpCode::ChooseEach; // among "chosen"
    for (std::size_t i = pc + 1; i < ops.size(); ++i) {
        // All that lies at the base that is chosen is moved.
        if (ops[i].code == OpCode::Move && ops[i].a.kind == OperandKind::All)
            if (const Selector& moved = library.selector(ops[i].a.selector);
                moved.where == Where::At && moved.whereReg == choice.reg)
                return say(Say::ToMoveFrom);
        const bool chosen = (ops[i].a.kind == OperandKind::Register && ops[i].a.reg == choice.reg)
            || (kept && ops[i].a.kind == OperandKind::Chosen);
        kept = kept || (chosen && ops[i].code == OpCode::Mark);
        const bool second = ops[i].b.kind == OperandKind::Register && ops[i].b.reg == choice.reg;
        if (!chosen && !second)
            continue;
        if (const Saying purpose = purposeOf(ops[i], chosen, selector); !purpose.empty())
            return purpose;
    }
    for (std::size_t i = pc + 1; i < ops.size(); ++i)
        if (const Saying purpose = purposeOfReference(library, ops, i, choice.reg); !purpose.empty())
            return purpose;
    return {};
}

/// " to move Scout to", where a card in play goes to the base that is chosen at `f.pc`.
Saying whatMovesThere(const SmashUpMatch& match, const Frame& f, const std::vector<Op>& ops)
{
    const State& s = match.state();
    const auto isKnown = [&](const Operand& moved) {
        const auto here = ops.begin() + f.pc;
        return moved.kind == OperandKind::This || moved.kind == OperandKind::It || moved.kind == OperandKind::Host
            || (moved.kind == OperandKind::Register
                && std::any_of(ops.begin(), here, [&](const Op& before) { return before.reg == moved.reg; }));
    };
    for (std::size_t i = f.pc + 1U; i < ops.size(); ++i) {
        const Op& op = ops[i];
        if (op.code != OpCode::Move || op.b.kind != OperandKind::Register || op.b.reg != ops[f.pc].reg)
            continue;
        const CardId card = isKnown(op.a) ? valueOf(s, op.a, contextOf(s, f)) : kNoCard;
        return card == kNoCard || !inPlay(s, card) ? Saying() : say(Say::ToMoveThere, { nameOf(match, card) });
    }
    return {};
}

/// How many can be chosen from here on, where the card says how many in all and that is more than one.
Saying howMany(const SmashUpMatch& match, const Frame& f, const Op& op)
{
    const State& s = match.state();
    if (op.code != OpCode::ChooseEach || op.amount < 0)
        return {};
    const int all = valueOf(s, match.library(), f, op.amount);
    const int chosen = static_cast<int>(s.picks.size()) - f.firstPick;
    if (all < 2)
        return {};
    const bool exactly = op.atLeast >= all;
    if (chosen == 0)
        return say(exactly ? Say::ExactlyInAll : Say::UpToInAll, { all });
    return say(exactly ? Say::ExactlyMore : Say::UpToMore, { all - chosen });
}

/// What the ability at hand would do with the answer, for its question.
Saying abilityRequest(const SmashUpMatch& match, const Prompt& prompt)
{
    const State& s = match.state();
    const Frame& f = s.top();
    const CardDef& def = match.library().def(s.at(f.source).def);
    const auto& ops = def.abilities[f.ability].ops;
    const Op& op = ops[f.pc];
    if (op.code == OpCode::Offer || op.code == OpCode::ChooseNumber) {
        // A list, for it may begin with a capital; a name keeps its letters.
        const Saying asked = Saying::list(Between::Space,
            { questionInWords(match.library(), def, def.abilities[f.ability], f.pc, language::spoken()) });
        return say(op.code == OpCode::Offer ? Say::AskOffer : Say::AskNumber, { asked });
    }
    const Selector& selector = match.library().selector(op.a.selector);
    const bool another = op.code == OpCode::ChooseEach && s.picks.size() > f.firstPick; // before it are those shown
    const bool may = verbOf(prompt.choices.back()) == Verb::Pass;
    const Say phrase = another ? (may ? Say::AskMayChooseAnother : Say::AskChooseAnother)
                               : (may ? Say::AskMayChoose : Say::AskChoose);
    Saying purpose = purposeOfChoice(match.library(), ops, f.pc, selector);
    if (Saying moves = whatMovesThere(match, f, ops); !moves.empty())
        purpose = std::move(moves);
    return Saying::list(Between::Space,
        { say(phrase, { oneOf(match.library(), selector), std::move(purpose) }), howMany(match, f, op) });
}

/// Which cards are put in an order, and where.
Saying putInOrder(const SmashUpMatch& match, const Prompt& prompt)
{
    const State& s = match.state();
    const Frame& f = s.top();
    if (match.library().def(s.at(f.source).def).abilities[f.ability].ops[f.pc].code == OpCode::PutBack)
        return say(Say::AskPutBack);
    const Seat owner = s.at(prompt.choices[0].a).owner;
    return say(Say::AskPutUnder,
        { owner == prompt.seat ? Saying::person(std::string(language::kReader)) : personAt(match, owner) });
}

/// Whether a loop goes through seats: all that a selector finds, or those that were marked.
bool loopsOverSeats(const CardLibrary& library, const std::vector<Op>& ops, std::size_t loop)
{
    const Operand& over = ops[loop].a;
    if (over.kind == OperandKind::All)
        return library.selector(over.selector).domain == Domain::Seats;
    for (std::size_t i = loop; i-- > 0;) {
        if (ops[i].code == OpCode::ChooseEach)
            return false;
        if (ops[i].code == OpCode::Mark)
            for (std::size_t outer = i; outer-- > 0;)
                if (ops[outer].code == OpCode::Each && ops[outer].reg == ops[i].a.reg)
                    return loopsOverSeats(library, ops, outer);
    }
    return false;
}

/// What asks; and where an ability asks one seat for each of several others, which of them it is about now.
Saying sourceOf(const SmashUpMatch& match, const Prompt& prompt)
{
    if (prompt.source == kNoCard)
        return {};
    const std::string& name = nameOf(match, prompt.source);
    const Frame& f = match.state().top();
    if (f.kind != FrameKind::Ability || f.source != prompt.source)
        return name;
    const auto& ops = match.library().def(match.state().at(f.source).def).abilities[f.ability].ops;
    Saying source = name;
    for (std::size_t i = 0; i < f.pc; ++i)
        if (ops[i].code == OpCode::Each && f.pc < ops[i].jump && loopsOverSeats(match.library(), ops, i)
            && seatAt(f.reg[ops[i].reg]) != prompt.seat)
            source = say(Say::SourceFor, { name, personAt(match, seatAt(f.reg[ops[i].reg])) });
    return source;
}

Saying useQuestion(const SmashUpMatch& match, const Prompt& prompt)
{
    if (prompt.choices.size() != 2)
        return say(Say::AskUseOne);
    const CardId card = prompt.choices[0].a;
    return say(match.state().at(card).zone == Zone::Buried ? Say::AskUncover : Say::AskUse, { nameOf(match, card) });
}

Question questionOf(const SmashUpMatch& m, const Prompt& prompt)
{
    const Saying source = sourceOf(m, prompt);
    switch (static_cast<Reason>(prompt.reason)) {
    case Reason::Mulligan:
        return { {}, say(Say::AskMulligan) };
    case Reason::PlayPhase:
        return playPhaseQuestion(m, prompt);
    case Reason::ChooseBaseToScore:
        return { {}, say(Say::AskBaseToScore) };
    case Reason::DiscardToLimit:
        return { {}, say(Say::AskDiscardToLimit, { int { prompt.detail } }) };
    case Reason::SaveInstead:
        return { {}, say(Say::AskSaveInstead, { source }) };
    case Reason::SaveFirst:
        return { {}, say(Say::AskSaveFirst, { source }) };
    case Reason::PlayAsWhat:
        return { {}, say(Say::AskPlayAsWhat, { source }) };
    case Reason::PlayWhere:
        return { {},
            say(verbOf(prompt.choices[0]) == Verb::Card ? Say::AskPlayOnMinion : Say::AskPlayAtBase, { source }) };
    case Reason::PlayExtra:
        // Where it may be left it can be passed.
        if (std::none_of(prompt.choices.begin(), prompt.choices.end(),
                [](Choice choice) { return verbOf(choice) == Verb::Pass; }))
            return { {}, say(prompt.detail == 0 ? Say::AskOneMoreMinion : Say::AskOneMoreAction) };
        return { {}, say(prompt.detail == 0 ? Say::AskExtraMinion : Say::AskExtraAction) };
    case Reason::PlayThis:
        return { source, say(Say::AskPlayThis, { nameOf(m, prompt.choices[0].a) }) };
    case Reason::ChooseMode:
        return { source, say(Say::AskMode) };
    case Reason::PutInOrder:
        return { source, putInOrder(m, prompt) };
    case Reason::DiscardCards:
        return { source,
            say(verbOf(prompt.choices.back()) == Verb::Pass ? Say::AskMayDiscard : Say::AskDiscard,
                { int { prompt.detail } }) };
    case Reason::PlayFromPile:
        return { source, say(Say::AskPlayFromPile) };
    case Reason::ChooseOne:
    case Reason::ChooseMore:
    case Reason::Offer:
        return { source, abilityRequest(m, prompt) };
    case Reason::OrderAbilities:
        if (verbOf(prompt.choices[0]) == Verb::Card && verbOf(prompt.choices.back()) == Verb::Card)
            return { source, say(Say::AskFirstFor) };
        return { {}, say(Say::AskNextAbility) };
    case Reason::UseAbility:
        return { {}, useQuestion(m, prompt) };
    case Reason::TakeTreasure:
        return { {}, say(Say::AskTreasure, { source }) };
    case Reason::MayIgnore:
        if (m.state().top().kind == FrameKind::Play)
            return { {}, say(Say::AskIgnorePower, { source }) };
        return { source, say(Say::AskIgnore) };
    case Reason::RespondBeforeScoring:
        return { say(Say::BeforeScoring, { source }), say(Say::AskWhileScoring) };
    case Reason::RespondAfterScoring:
        return { say(Say::AfterScoring, { source }), say(Say::AskWhileScoring) };
    case Reason::None:
        break;
    }
    return {};
}

} // namespace

std::string SmashUpNotation::question(const Match& match, const Prompt& prompt) const
{
    const Question asked = questionOf(asSmashUp(match), prompt);
    return Saying::list(Between::Space, { asked.head(), asked.request }).words();
}

void putQuestion(const SmashUpMatch& match, const Prompt& prompt, PromptView& view)
{
    const Question asked = questionOf(match, prompt);
    view.heading = asked.head().words();
    view.request = asked.request.words();
}

} // namespace core::smashup
