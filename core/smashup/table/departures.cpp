#include "core/smashup/table/piles.h"
#include "core/smashup/table/zones.h"

#include <algorithm>
#include <span>

// A card that leaves play and comes back is another object (rules 12.6): what had chosen it or waits for it speaks of
// it no more. State::departed and Pending::left remember as much of that as anybody still asks for.

namespace core::smashup {

namespace {

/// Whether an ability has more to do with what was chosen; a loop over it is done for each of them, wherever it is by
/// then.
bool speaksOfChosen(const Engine& e, const Frame& f)
{
    if (f.kind != FrameKind::Ability)
        return false;
    const auto& ops = e.def(f.source).abilities[f.ability].ops;
    return std::any_of(ops.begin() + std::min<std::ptrdiff_t>(f.pc, std::ssize(ops)), ops.end(), [](const Op& op) {
        const bool loop = op.code == OpCode::LoopStart || op.code == OpCode::Each;
        return !loop && (op.a.kind == OperandKind::Chosen || op.b.kind == OperandKind::Chosen);
    });
}

/// How many of State::picks there are up to the last with which an ability that has the card among them has more to do.
std::size_t spokenOf(const Engine& e, CardId card)
{
    const State& s = e.s;
    std::size_t end = s.picks.size(); // of the picks of a frame, whose own begin where those of the frame below end
    for (std::size_t i = s.frames.size(); i-- > 0 && end > 0;) {
        const std::size_t first = std::min<std::size_t>(s.frames[i].firstPick, end);
        const auto own = std::span(s.picks.begin(), s.picks.end()).subspan(first, end - first);
        if (std::find(own.begin(), own.end(), card) != own.end() && speaksOfChosen(e, s.frames[i]))
            return end;
        end = first;
    }
    return 0;
}

} // namespace

void noteDeparture(Engine& e, CardId card)
{
    State& s = e.s;
    for (Pending& waiting : s.pending)
        if (waiting.subject == card && waiting.left == 0)
            waiting.left = 1;
    const std::size_t picks = spokenOf(e, card);
    if (picks == 0)
        return;
    for (Departed& each : s.departed)
        if (each.card == card) { // it had been chosen once more, or has only come and gone again
            each.picks = static_cast<std::uint8_t>(picks);
            return;
        }
    pushIfRoom(s, s.departed, { card, static_cast<std::uint8_t>(picks), 0 });
}

void forgetSubject(State& s, CardId card)
{
    for (Pending& waiting : s.pending)
        if (waiting.subject == card && waiting.left != 0)
            waiting.left = 2;
}

void noteReturn(State& s, CardId card)
{
    forgetSubject(s, card);
    for (Departed& each : s.departed)
        if (each.card == card)
            each.back = 1;
}

void forgetDeparted(State& s)
{
    for (std::size_t i = s.departed.size(); i-- > 0;) {
        Departed& each = s.departed[i];
        each.picks = std::min(each.picks, static_cast<std::uint8_t>(s.picks.size()));
        if (std::find(s.picks.begin(), s.picks.begin() + each.picks, each.card) == s.picks.begin() + each.picks)
            s.departed.erase(i);
    }
}

} // namespace core::smashup
