#include "core/smashup/ability/first_use.h"

namespace core::smashup {

namespace {

/// Looks for one register in selectors and amounts, which may hold one another.
class Finder {
public:
    Finder(const CardLibrary& library, std::uint8_t reg)
        : m_library(library)
        , m_reg(reg)
    {
    }

    bool is(const Operand& operand) const { return operand.kind == OperandKind::Register && operand.reg == m_reg; }

    bool inOperand(const Operand& operand) const
    {
        return operand.kind == OperandKind::All && inSelector(m_library.selector(operand.selector));
    }

    bool inSelector(const Selector& selector) const
    {
        // "At another base" needs no telling which base is meant, so NotAt does not count.
        return (selector.where == Where::At && selector.whereReg == m_reg)
            || (selector.whose == Whose::Register && selector.whoseReg == m_reg) || selector.factionReg == m_reg
            || is(selector.on) || is(selector.playableAt) || selector.sameNameReg == m_reg
            || selector.exceptReg == m_reg || inAmount(selector.powerAtMost) || inAmount(selector.powerBelow)
            || inAmount(selector.printedAtMost);
    }

    bool inAmount(std::int16_t index) const
    {
        if (index < 0)
            return false;
        const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
        return is(amount.of) || (amount.kind == Amount::Kind::Count && inSelector(m_library.selector(amount.selector)));
    }

    bool inCondition(std::int16_t index) const
    {
        if (index < 0)
            return false;
        const Condition& condition = m_library.condition(static_cast<std::size_t>(index));
        return is(condition.of)
            || ((condition.kind == Condition::Kind::CountAtLeast || condition.kind == Condition::Kind::IsAmong
                    || condition.kind == Condition::Kind::OneHasAtLeast)
                && inSelector(m_library.selector(condition.selector)));
    }

private:
    const CardLibrary& m_library;
    std::uint8_t m_reg;
};

} // namespace

Use firstUse(const CardLibrary& library, const std::vector<Step>& steps, std::uint8_t reg)
{
    const Finder finder(library, reg);
    bool passed = false; // something was told before, so the register can no longer be brought in with it
    for (const Step& step : steps) {
        const Op& op = step.op;
        if (finder.is(op.by) || finder.inOperand(op.a) || finder.inCondition(op.condition))
            return Use::Within;
        if (finder.is(op.a) || finder.is(op.b)) {
            // "Its base" and "the same name" need it said before, and who cannot do something is said to be one.
            const bool apart = op.code == OpCode::LowerBreak || (op.code == OpCode::Extra && finder.is(op.a))
                || op.code == OpCode::BarActions || op.code == OpCode::BarMoves;
            return passed || apart ? Use::Within : Use::Direct;
        }
        if (finder.inOperand(op.b) || finder.inAmount(op.amount))
            return Use::Within;
        for (const std::vector<Step>* branch : { &step.then, &step.otherwise })
            if (const Use use = firstUse(library, *branch, reg); use != Use::None)
                return op.code == OpCode::Choose && !passed ? use : Use::Within;
        passed = passed || op.code != OpCode::Choose;
    }
    return Use::None;
}

int countVerbs(const std::vector<Step>& steps)
{
    int verbs = 0;
    for (const Step& step : steps) {
        const bool structure = step.op.code == OpCode::Choose || step.op.code == OpCode::ChooseEach
            || step.op.code == OpCode::Each || step.op.code == OpCode::Repeat || step.op.code == OpCode::If
            || step.op.code == OpCode::Offer || step.op.code == OpCode::ChooseNumber || step.op.code == OpCode::Mode
            || step.op.code == OpCode::Branch;
        verbs += (structure ? 0 : 1) + countVerbs(step.then) + countVerbs(step.otherwise);
    }
    return verbs;
}

} // namespace core::smashup
