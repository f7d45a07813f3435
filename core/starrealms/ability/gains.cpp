#include "core/starrealms/ability/gains.h"

#include <algorithm>

namespace core::starrealms {

namespace {

using Ways = std::vector<Gains>;

void gain(Gains& gains, const Op& op)
{
    int* const sum = op.code == OpCode::Trade ? &gains.trade
        : op.code == OpCode::Combat           ? &gains.combat
        : op.code == OpCode::Authority        ? &gains.authority
        : op.code == OpCode::Draw             ? &gains.cards
                                              : nullptr;
    if (sum == nullptr)
        return;
    if (op.amount.of == Amount::Of::Number)
        *sum += op.amount.times;
    else
        gains.more = true;
}

Ways after(const Ways& before, const Program& program, std::size_t from, std::size_t to)
{
    Ways ways = before;
    for (std::size_t at = from; at < to;) {
        const Op& op = program[at];
        if (op.code == OpCode::Choose) {
            Ways all;
            std::size_t end = at + 1;
            for (std::size_t way = 1; way <= op.number; ++way) {
                const std::size_t begin = program[at + way].jump;
                std::size_t last = begin;
                while (program[last].code != OpCode::Jump)
                    ++last;
                end = program[last].jump;
                const Ways these = after(ways, program, begin, last);
                all.insert(all.end(), these.begin(), these.end());
            }
            ways = std::move(all);
            at = end;
        } else if (op.code == OpCode::If || op.code == OpCode::JumpUnlessPicked) {
            for (Gains& each : ways)
                each.more = true;
            at = op.jump;
        } else {
            for (Gains& each : ways)
                gain(each, op);
            ++at;
        }
    }
    return ways;
}

} // namespace

std::vector<Gains> gainsOf(const CardLibrary& library, DefId def, unsigned slots)
{
    Ways ways { Gains() };
    for (std::size_t slot = 0; slot < kSlots; ++slot)
        if ((slots >> slot & 1U) != 0) {
            const Program& program = library.program(def, static_cast<Slot>(slot));
            ways = after(ways, program, 0, program.size());
        }
    Ways different;
    for (const Gains& each : ways)
        if (std::find(different.begin(), different.end(), each) == different.end())
            different.push_back(each);
    return different;
}

} // namespace core::starrealms
