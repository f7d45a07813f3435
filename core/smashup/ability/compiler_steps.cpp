#include "core/smashup/ability/compiler_scope.h"

#include <set>
#include <utility>

namespace core::smashup {

namespace {

constexpr int kDeepestSteps = 8;
constexpr int kDeepestLoops = 2;

} // namespace

void Compiler::steps(const Json& list, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth)
{
    if (Allowed* const here = may(path); here != nullptr) {
        here->list = true;
        for (const Verb& each : verbs())
            here->items.emplace_back(each.word);
    }
    if (!list.is_array() || list.empty()) {
        fault(path, say(Fault::Expected, { say(Fault::StepList) }), say(Fault::WriteSay, { R"([ { "draw": 1 } ])" }));
        return;
    }
    if (depth > kDeepestSteps) {
        fault(path, say(Fault::StepsTooDeep), say(Fault::AtMostLevels, { kDeepestSteps }));
        return;
    }
    // Names last to the end of the list they are given in: outside it the choice may never have been made.
    const std::size_t names = scope.names.size();
    for (std::size_t i = 0; i < list.size() && ops.size() <= kMostOps; ++i)
        step(list[i], path + "/" + std::to_string(i), scope, ops, depth);
    scope.names.resize(names, { {}, 0, Domain::Minions });
}

void Compiler::body(
    const Json& step, const char* key, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth)
{
    if (step.contains(key))
        steps(step[key], path + "/" + key, scope, ops, depth + 1);
}

/// Null, and a fault, where there is none. "if" goes before what it may be about.
const Verb* Compiler::verbOf(const Json& step, const std::string& path)
{
    const Verb* found = nullptr;
    WordList words;
    std::set<std::string_view> beside { "note" };
    for (const Verb& each : verbs()) {
        words.push_back(each.word);
        for (const VerbOperand& operand : each.operands().subspan(1))
            beside.insert(operand.key);
        if (step.contains(each.word) && (found == nullptr || each.code == OpCode::If))
            found = &each;
    }
    if (found != nullptr)
        return found;
    for (const auto& [key, value] : step.items())
        if (!beside.contains(key)) {
            fault(path, say(Fault::UnknownVerb, { shortened(key) }), didYouMean(key, words));
            return nullptr;
        }
    fault(path, say(Fault::NoVerb), didYouMean("", words));
    return nullptr;
}

void Compiler::step(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth)
{
    if (Allowed* const here = may(path); here != nullptr)
        for (const Verb& each : verbs())
            here->heads.emplace_back(each.word);
    if (!step.is_object() || step.empty()) {
        fault(path, say(Fault::Expected, { say(Fault::AStep) }), say(Fault::WriteSay, { R"({ "draw": 1 })" }));
        return;
    }
    const Verb* verb = verbOf(step, path);
    if (verb == nullptr)
        return;
    text(step, "note", path, false);
    Op op;
    op.code = verb->code;
    switch (op.code) {
    case OpCode::Choose:
        chooseStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::ChooseEach:
    case OpCode::Each:
        loopStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::Repeat:
        repeatStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::If:
        operands(step, path, scope, op);
        branches(step, "then", path, scope, ops, depth, op);
        break;
    case OpCode::Offer:
        operands(step, path, scope, op);
        branches(step, "offer", path, scope, ops, depth, op);
        break;
    case OpCode::DiscardCards:
        discardStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::Mode:
        modeStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::Reveal:
    case OpCode::LookAtTop:
        topStep(step, path, scope, ops, depth, op);
        break;
    default:
        operands(step, path, scope, op);
        besides(step, path, path + "/" + std::string(verb->word), scope, ops, op);
        ops.push_back(op);
    }
}

void Compiler::chooseStep(
    const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    const std::size_t names = scope.names.size();
    operands(step, path, scope, op);
    const std::size_t at = ops.size();
    ops.push_back(op);
    body(step, "then", path, scope, ops, depth);
    ops[at].jump = static_cast<std::uint8_t>(ops.size());
    if (step.contains("then")) // after its own steps nobody knows whether it was made
        scope.names.resize(names, { {}, 0, Domain::Minions });
}

/// What a loop over "chosen" goes through.
Operand Compiler::chosenBefore(const Json& in, const std::string& path, Scope& scope)
{
    if (scope.chosen != Domain::Seats)
        return operand(in, path, scope, Wanted::Card);
    Operand seats;
    seats.kind = OperandKind::Chosen;
    return seats;
}

void Compiler::loopStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    const bool asks = op.code == OpCode::ChooseEach;
    const bool overChosen = !asks && step.contains("in") && step["in"] == "chosen";
    const std::size_t names = scope.names.size();
    if (overChosen)
        op.a = chosenBefore(step["in"], path + "/in", scope);
    operands(step, path, scope, op);
    if (op.a.kind == OperandKind::All) {
        const Domain domain = m_library.m_selectors[op.a.selector].domain;
        if (!asks && domain != Domain::Bases && domain != Domain::Seats)
            fault(path + "/in", say(Fault::EachGoesThrough), say(Fault::NameAllInVerb, { R"({ "minions": "here" })" }));
        if (asks && !isInPlay(domain) && !isPile(domain) && domain != Domain::Bases)
            fault(path + "/from", say(Fault::ChooseUpToAsks), say(Fault::UseEachOrChoose));
        if (op.oneName && domain == Domain::Bases)
            fault(path + "/oneName", say(Fault::NoTwoBases));
        scope.chosen = asks ? std::optional(domain) : std::nullopt;
    }
    loopsFit(path, scope);
    const bool before = std::exchange(scope.inChooseUpTo, scope.inChooseUpTo || asks);
    loop(step, path, scope, ops, depth, op, overChosen);
    scope.inChooseUpTo = before;
    scope.names.resize(names, { {}, 0, Domain::Minions });
}

void Compiler::loopsFit(const std::string& path, const Scope& scope)
{
    if (scope.loops == kDeepestLoops)
        fault(path, say(Fault::LoopsTooDeep), say(Fault::AtMost, { kDeepestLoops }));
    if (scope.inChooseUpTo)
        fault(path, say(Fault::LoopWouldForget));
}

/// LoopStart, the loop's own op, what "do" says and a jump back. `keeps`: what was chosen is not forgotten.
void Compiler::loop(
    const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, const Op& op, bool keeps)
{
    Op start;
    start.code = OpCode::LoopStart;
    start.reg = op.reg;
    if (keeps)
        start.a.kind = OperandKind::Chosen;
    ops.push_back(start);
    const std::size_t head = ops.size();
    ops.push_back(op);
    ++scope.loops;
    body(step, "do", path, scope, ops, depth);
    --scope.loops;
    Op back;
    back.code = OpCode::Jump;
    back.jump = static_cast<std::uint8_t>(head);
    ops.push_back(back);
    ops[head].jump = static_cast<std::uint8_t>(ops.size());
}

void Compiler::repeatStep(
    const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    operands(step, path, scope, op);
    loopsFit(path, scope);
    op.reg = hiddenRegister(path, scope);
    loop(step, path, scope, ops, depth, op, true);
}

/// One list of steps where `op` lets the machine go on, "else" where it jumps.
void Compiler::branches(const Json& step, const char* yes, const std::string& path, Scope& scope, std::vector<Op>& ops,
    int depth, const Op& op)
{
    const std::size_t branch = ops.size();
    ops.push_back(op);
    body(step, yes, path, scope, ops, depth);
    ops[branch].jump = static_cast<std::uint8_t>(ops.size());
    if (!step.contains("else"))
        return;
    Op skip;
    skip.code = OpCode::Jump;
    const std::size_t over = ops.size();
    ops.push_back(skip);
    ops[branch].jump = static_cast<std::uint8_t>(ops.size());
    body(step, "else", path, scope, ops, depth);
    ops[over].jump = static_cast<std::uint8_t>(ops.size());
}

} // namespace core::smashup
