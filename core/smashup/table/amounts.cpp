#include "core/smashup/table/query.h"

#include <algorithm>

namespace core::smashup {

/// How many cards the selector found; of minions that could be played at a base so many as may be played there one
/// after the other.
static int countOf(
    const State& s, const CardLibrary& lib, const Selector& selector, const Context& context, const Found& found)
{
    const int all = static_cast<int>(found.size());
    if (all == 0 || selector.playableAt.kind == OperandKind::None || selector.kind != KindFilter::Minion)
        return all;
    const Slot slot = valueOf(s, selector.playableAt, context);
    const auto later = std::count_if(found.begin(), found.end(),
        [&](CardId id) { return forbidder(s, lib, lib.def(s.at(id).def), context.you, slot, true) == kNoCard; });
    return std::min({ all, static_cast<int>(later) + 1, kMostMinionsInATurn - s.of(context.you).minionsPlayed });
}

int amountOf(const State& s, const CardLibrary& lib, const Powers& powers, const Amount& amount, const Context& context)
{
    int value = 0;
    switch (amount.kind) {
    case Amount::Kind::Constant:
        return amount.add;
    case Amount::Kind::Count: {
        Found found;
        select(s, lib, powers, lib.selector(amount.selector), context, found);
        value = countOf(s, lib, lib.selector(amount.selector), context, found);
        break;
    }
    case Amount::Kind::Power: {
        const std::uint8_t card = valueOf(s, amount.of, context);
        value = card == kNoCard ? 0 : powers.of(card);
        break;
    }
    case Amount::Kind::Number: {
        const std::uint8_t number = valueOf(s, amount.of, context);
        value = number == 0xFF ? 0 : number;
        break;
    }
    case Amount::Kind::Chosen:
        value = context.chosen;
        break;
    case Amount::Kind::PowerHere: {
        const std::uint8_t seat = valueOf(s, amount.of, context);
        value = seat == 0xFF || context.here == kNoSlot ? 0 : powers.total(context.here, seatAt(seat));
        break;
    }
    }
    value = value * amount.mul / amount.div + amount.add;
    return amount.most >= 0 ? std::min<int>(value, amount.most) : value;
}

/// Whether `number` of them bear one name and are at one base.
static bool areAlike(const State& s, const CardLibrary& lib, const Found& minions, int number)
{
    for (const CardId each : minions) {
        int alike = 0;
        for (const CardId other : minions)
            alike += s.at(other).where == s.at(each).where
                && lib.def(s.at(other).def).nameId == lib.def(s.at(each).def).nameId;
        if (alike >= number)
            return true;
    }
    return false;
}

/// Whether `number` of them belong to one seat.
static bool oneHas(const State& s, const Found& cards, int number)
{
    EachSeat<int> has {};
    for (const CardId each : cards) {
        const Seat seat = inPlay(s, each) ? s.at(each).controller : s.at(each).owner;
        if (++has[static_cast<std::size_t>(indexOf(seat))] >= number)
            return true;
    }
    return false;
}

static int seatsWithFewerCards(const State& s, Seat than)
{
    int fewer = 0;
    for (int i = 0; i < s.seats; ++i)
        fewer += s.of(seatAt(i)).hand.count < s.of(than).hand.count;
    return fewer;
}

bool holds(
    const State& s, const CardLibrary& lib, const Powers& powers, const Condition& condition, const Context& context)
{
    switch (condition.kind) {
    case Condition::Kind::Always:
        return true;
    case Condition::Kind::FirstMinionThisTurn:
        return s.of(context.you).minionsPlayed == 1;
    case Condition::Kind::OthersTurn:
        return s.current != context.you;
    case Condition::Kind::YourTurn:
        return s.current == context.you;
    case Condition::Kind::CountAtLeast: {
        Found found;
        select(s, lib, powers, lib.selector(condition.selector), context, found);
        return found.size() >= condition.number;
    }
    case Condition::Kind::AlikeAtLeast: {
        Found found;
        select(s, lib, powers, lib.selector(condition.selector), context, found);
        return areAlike(s, lib, found, condition.number);
    }
    case Condition::Kind::IsMinion: {
        const std::uint8_t card = valueOf(s, condition.of, context);
        return card != kNoCard && lib.def(s.at(card).def).kind == CardKind::Minion;
    }
    case Condition::Kind::OthersLostHere:
        return context.here != kNoSlot && (s.slot[context.here].lost & ~maskOf(context.you)) != 0;
    case Condition::Kind::PowerHereAtMost: {
        const std::uint8_t seat = valueOf(s, condition.of, context);
        return seat != 0xFF && context.here != kNoSlot && powers.total(context.here, seatAt(seat)) <= condition.number;
    }
    case Condition::Kind::AllChosen: {
        Found found;
        select(s, lib, powers, lib.selector(condition.selector), context, found);
        return context.chosen >= found.size();
    }
    case Condition::Kind::OneHasAtLeast: {
        Found found;
        select(s, lib, powers, lib.selector(condition.selector), context, found);
        return oneHas(s, found, condition.number);
    }
    case Condition::Kind::MadnessLeft:
        return s.madness.count >= condition.number;
    case Condition::Kind::NumberAtLeast:
    case Condition::Kind::NumberAtMost: {
        const std::uint8_t number = valueOf(s, condition.of, context);
        const int counted = number == 0xFF ? 0 : number;
        return condition.kind == Condition::Kind::NumberAtMost ? counted <= condition.number
                                                               : counted >= condition.number;
    }
    case Condition::Kind::NoMinionThisTurn:
        return s.of(context.you).minionsPlayed == 0;
    case Condition::Kind::IsAmong: {
        const std::uint8_t card = valueOf(s, condition.of, context);
        return card != kNoCard && inPlay(s, card)
            && matches(s, lib, powers, lib.selector(condition.selector), context, card);
    }
    case Condition::Kind::IsAction: {
        const std::uint8_t card = valueOf(s, condition.of, context);
        return card != kNoCard
            && (lib.def(s.at(card).def).kind == CardKind::Action
                || (lib.def(s.at(card).def).fusion && !inPlay(s, card)));
    }
    case Condition::Kind::NoMinionThisPhase:
        return s.phase == Phase::Play && context.you == s.current
            && s.of(context.you).minionsPlayed == s.frames[0].reg[TurnReg::MinionsBefore];
    case Condition::Kind::MoreCards:
        return seatsWithFewerCards(s, context.you) > 0;
    case Condition::Kind::MostCards:
        return seatsWithFewerCards(s, context.you) == s.seats - 1;
    case Condition::Kind::WasDestroyed:
        return context.by != Seat::None;
    }
    return false;
}

std::uint8_t valueOf(const State& s, const Operand& operand, const Context& context)
{
    switch (operand.kind) {
    case OperandKind::Register:
        return context.reg == nullptr ? 0xFF : context.reg[operand.reg];
    case OperandKind::This:
        return context.source;
    case OperandKind::Host:
        return s.at(context.source).zone == Zone::Attached ? s.at(context.source).where : kNoCard;
    case OperandKind::It:
        return context.it;
    case OperandKind::Here:
        return context.here;
    case OperandKind::You:
        return static_cast<std::uint8_t>(context.you);
    case OperandKind::ItsOwner:
        return context.it == kNoCard ? 0xFF : static_cast<std::uint8_t>(s.at(context.it).owner);
    case OperandKind::Current:
        return static_cast<std::uint8_t>(s.current);
    case OperandKind::WhoDidIt:
        return static_cast<std::uint8_t>(context.by);
    case OperandKind::HostController: {
        const CardInstance& card = s.at(context.source);
        return card.zone == Zone::Attached ? static_cast<std::uint8_t>(s.at(card.where).controller) : 0xFF;
    }
    case OperandKind::None:
    case OperandKind::Chosen:
    case OperandKind::All:
        break;
    }
    return 0xFF;
}

} // namespace core::smashup
