#include "core/smashup/ability/program_tree.h"

#include <algorithm>
#include <span>

namespace core::smashup {

namespace {

std::vector<Step> stepsBetween(std::span<const Op> ops, std::size_t first, std::size_t last)
{
    std::vector<Step> steps;
    for (std::size_t at = first; at < last;) {
        const Op& op = ops[at];
        const std::size_t jump = std::clamp<std::size_t>(op.jump, at + 1, last);
        switch (op.code) {
        case OpCode::LoopStart: // the loop's own op follows and says all
        case OpCode::Jump:
        case OpCode::End:
            ++at;
            break;
        case OpCode::Reveal:
        case OpCode::LookAtTop:
            if (op.jump == 0) {
                steps.push_back({ op, {}, {} });
                ++at;
                break;
            }
            [[fallthrough]];
        case OpCode::Mode:
        case OpCode::Branch: // a branch ends with a jump beyond the last one, where there may be more
        case OpCode::Choose:
        case OpCode::ChooseEach: // the body of a loop ends with the jump back
        case OpCode::Each:
        case OpCode::Repeat:
            steps.push_back({ op, stepsBetween(ops, at + 1, jump), {} });
            at = jump;
            break;
        case OpCode::DiscardCards:
        case OpCode::Offer:
        case OpCode::If: {
            // A jump onwards right before the branch's end leads over the else part.
            const Op& before = ops[jump - 1];
            const bool hasElse = jump > at + 1 && before.code == OpCode::Jump && before.jump >= jump;
            const std::size_t end = hasElse ? std::clamp<std::size_t>(before.jump, jump, last) : jump;
            steps.push_back({ op, stepsBetween(ops, at + 1, jump), stepsBetween(ops, jump, end) });
            at = end;
            break;
        }
        default:
            steps.push_back({ op, {}, {} });
            ++at;
        }
    }
    return steps;
}

} // namespace

std::vector<Step> stepsOf(const std::vector<Op>& ops, std::size_t first)
{
    return stepsBetween(ops, first, ops.size());
}

} // namespace core::smashup
