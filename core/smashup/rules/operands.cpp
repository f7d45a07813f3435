#include "core/smashup/rules/operands.h"

#include "core/smashup/table/whereabouts.h"

#include <algorithm>

namespace core::smashup {

bool hasIgnored(const State& s, const Frame& f, Seat seat)
{
    if (!isBase(f.source))
        return false;
    for (const Shielded& each : s.shielded)
        if (each.depth == s.frames.size() - 1 && each.seat == seat && each.card == f.source)
            return true;
    return false;
}

Context contextOf(const State& s, const Frame& f)
{
    const auto shown = static_cast<std::uint8_t>(f.firstPick - firstShown(f));
    return { f.seat, f.source, f.slot, f.subject, f.reg.data(), static_cast<std::uint8_t>(s.picks.size() - f.firstPick),
        static_cast<Seat>(f.stage), shown == 0 ? nullptr : &s.picks[firstShown(f)], shown };
}

int valueOf(const State& s, const CardLibrary& lib, const Frame& f, std::int16_t amount)
{
    const Powers powers(s, lib);
    return amountOf(s, lib, powers, lib.amount(static_cast<std::size_t>(amount)), contextOf(s, f));
}

Seat seatFor(const State& s, const Operand& by, const Frame& f)
{
    const std::uint8_t value
        = by.kind == OperandKind::None ? static_cast<std::uint8_t>(f.seat) : valueOf(s, by, contextOf(s, f));
    return value == 0xFF || ignored(s, f, seatAt(value)) ? Seat::None : seatAt(value);
}

void takeBackUse(State& s, const CardLibrary& lib, const Frame& f)
{
    const Ability& ability = abilityOf(s, lib, f);
    if (ability.once == Once::Always || f.pc != 0)
        return;
    CardInstance& source = s.at(f.source);
    if (ability.once == Once::PerOwner && f.subject == kNoCard)
        return; // what set it off is another object by now, and nobody knows whose it was
    const Seat user = ability.once == Once::PerOwner ? s.at(f.subject).owner : static_cast<Seat>(f.stage);
    if (ability.once == Once::PerTurn)
        takeBackUse(source, ability.index);
    else
        takeBackUseBySeat(source, user);
}

bool picked(const State& s, const Frame& f, std::uint8_t what)
{
    for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
        if (s.picks[i] == what)
            return true;
    return false;
}

void targets(const State& s, const CardLibrary& lib, const Frame& f, const Operand& operand, Found& found)
{
    if (operand.kind == OperandKind::All) {
        const Powers powers(s, lib);
        select(s, lib, powers, lib.selector(operand.selector), contextOf(s, f), found);
    } else if (operand.kind == OperandKind::Chosen) {
        const auto isAnother = [&s](std::size_t i) {
            return std::any_of(s.departed.begin(), s.departed.end(),
                [&](const Departed& each) { return each.back != 0 && i < each.picks && each.card == s.picks[i]; });
        };
        for (std::size_t i = f.firstPick; i < s.picks.size(); ++i)
            if (!isAnother(i))
                found.push(s.picks[i]);
    } else if (const std::uint8_t card = valueOf(s, operand, contextOf(s, f)); card != kNoCard) {
        found.push(card);
    }
    for (std::size_t i = found.size(); i-- > 0;)
        if (ignored(s, f, inPlay(s, found[i]) ? s.at(found[i]).controller : s.at(found[i]).owner))
            found.erase(i);
}

void keepOneOfEach(const State& s, Found& found)
{
    std::uint64_t seen = 0; // a bit for several cards each: where it is not set, none of them was met
    std::size_t kept = 0;
    for (const std::uint8_t id : found) {
        const CardInstance& card = s.at(id);
        const std::uint64_t bit = 1ULL << (card.def % 64U);
        bool met = false;
        for (std::size_t i = 0; (seen & bit) != 0 && i < kept && !met; ++i) {
            const CardInstance& other = s.at(found[i]);
            met = other.def == card.def && other.owner == card.owner && other.zone == card.zone;
        }
        seen |= bit;
        if (!met)
            found[kept++] = id;
    }
    found.resize(kept);
}

namespace {

bool isCardOperand(const CardLibrary& lib, const Ability& ability, const Operand& operand)
{
    if (operand.kind != OperandKind::Register)
        return operand.kind == OperandKind::This || operand.kind == OperandKind::Host
            || operand.kind == OperandKind::It;
    for (const Op& op : ability.ops)
        if (op.reg == operand.reg
            && (op.code == OpCode::Choose || op.code == OpCode::ChooseEach || op.code == OpCode::Each))
            return lib.selector(op.a.selector).domain != Domain::Bases;
    return true;
}

} // namespace

Slot placeOf(const State& s, const CardLibrary& lib, const Frame& f, const Operand& operand)
{
    const std::uint8_t value = valueOf(s, operand, contextOf(s, f));
    if (value == 0xFF)
        return kNoSlot;
    return isCardOperand(lib, abilityOf(s, lib, f), operand) ? slotOf(s, value) : value;
}

} // namespace core::smashup
