#include "core/smashup/ability/compiler_scope.h"

#include <set>

namespace core::smashup {

namespace {

constexpr int kDeepestSteps = 8;
constexpr int kDeepestLoops = 2;

bool isRegisterName(const std::string& name)
{
    return !name.empty() && name.size() <= 20 && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
}

} // namespace

void Compiler::steps(const Json& list, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth)
{
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

std::uint8_t Compiler::newRegister(const Json& value, const std::string& path, Scope& scope, Domain domain)
{
    if (!value.is_string() || !isRegisterName(value.get_ref<const std::string&>())) {
        fault(path, say(Fault::Expected, { say(Fault::AName) }), say(Fault::ShortName, { "\"m\"" }));
        return 0;
    }
    if (scope.registers == kRegisters) {
        fault(path, say(Fault::TooManyNames), say(Fault::AbilityMayUse, { kRegisters }));
        return 0;
    }
    scope.names.push_back({ value.get<std::string>(), scope.registers, domain });
    return scope.registers++;
}

const nlohmann::json* Compiler::needed(
    const Json& step, const std::string& path, std::string_view verb, const char* key)
{
    const auto found = step.find(key);
    if (found != step.end())
        return &*found;
    fault(path, say(Fault::VerbNeeds, { verb, key }));
    return nullptr;
}

void Compiler::body(
    const Json& step, const char* key, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth)
{
    if (step.contains(key))
        steps(step[key], path + "/" + key, scope, ops, depth + 1);
}

void Compiler::step(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth)
{
    if (!step.is_object() || step.empty()) {
        fault(path, say(Fault::Expected, { say(Fault::AStep) }), say(Fault::WriteSay, { R"({ "draw": 1 })" }));
        return;
    }
    const VerbWord* verb = nullptr;
    for (const VerbWord& each : verbs())
        if (step.contains(each.word) && (verb == nullptr || each.code == OpCode::If))
            verb = &each;
    if (verb == nullptr) {
        static const std::set<std::string_view> kOperands { "from", "may", "then", "else", "do", "by", "to", "with",
            "at", "until", "upTo", "as", "orDiscard", "untilNot", "atLeast", "in", "of", "powerAtMost", "sameName",
            "oneName", "times", "notNamed", "now", "must", "fromHand", "keep", "during", "note" };
        for (const auto& [key, value] : step.items())
            if (!kOperands.contains(key)) {
                fault(path, say(Fault::UnknownVerb, { shortened(key) }), didYouMean(key, verbWords()));
                return;
            }
        fault(path, say(Fault::NoVerb), didYouMean("", verbWords()));
        return;
    }
    text(step, "note", path, false);
    Op op;
    op.code = verb->code;
    switch (verb->code) {
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
        ifStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::Offer:
        offerStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::DiscardCards:
        discardStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::Mode:
        modeStep(step, path, scope, ops, depth, op);
        break;
    case OpCode::Reveal:
    case OpCode::LookAtTop:
        topStep(step, path, verb->word, scope, ops, depth, op);
        break;
    default:
        verbStep(step, path, verb->word, scope, ops, op);
        ops.push_back(op);
    }
}

void Compiler::chooseStep(
    const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    if (!keysAre(step, path, { "choose", "from", "by", "may", "then", "note" }))
        return;
    Domain domain = Domain::Minions;
    if (const Json* from = needed(step, path, "choose", "from")) {
        op.a = source(*from, path + "/from", scope);
        domain = m_library.m_selectors[op.a.selector].domain;
    }
    if (step.contains("by"))
        op.by = operand(step["by"], path + "/by", scope, Wanted::Seat);
    op.may = flag(step, "may", path);
    const std::size_t names = scope.names.size();
    op.reg = newRegister(step["choose"], path + "/choose", scope, domain);
    const std::size_t at = ops.size();
    ops.push_back(op);
    body(step, "then", path, scope, ops, depth);
    ops[at].jump = static_cast<std::uint8_t>(ops.size());
    if (step.contains("then")) // after its own steps nobody knows whether it was made
        scope.names.resize(names, { {}, 0, domain });
}

void Compiler::loopStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    const bool asks = op.code == OpCode::ChooseEach;
    if (!(asks ? keysAre(step, path, { "chooseUpTo", "from", "upTo", "oneName", "atLeast", "by", "do", "note" })
               : keysAre(step, path, { "each", "in", "do", "note" })))
        return;
    const char* verb = asks ? "chooseUpTo" : "each";
    const char* fromKey = asks ? "from" : "in";
    Domain domain = Domain::Minions;
    const bool overChosen = !asks && step.contains("in") && step["in"] == "chosen";
    if (overChosen && scope.chosen == Domain::Seats) {
        op.a.kind = OperandKind::Chosen;
        domain = Domain::Seats;
    } else if (overChosen) {
        op.a = operand(step["in"], path + "/in", scope, Wanted::Card);
        domain = scope.chosen.value_or(domain);
    } else if (const Json* from = needed(step, path, verb, fromKey)) {
        const std::string at = path + "/" + fromKey;
        op.a = source(*from, at, scope);
        domain = m_library.m_selectors[op.a.selector].domain;
        if (!asks && domain != Domain::Bases && domain != Domain::Seats)
            fault(at, say(Fault::EachGoesThrough), say(Fault::NameAllInVerb, { R"({ "minions": "here" })" }));
        if (asks && !isInPlay(domain) && !isPile(domain) && domain != Domain::Bases)
            fault(at, say(Fault::ChooseUpToAsks), say(Fault::UseEachOrChoose));
    }
    if (scope.loops == kDeepestLoops)
        fault(path, say(Fault::LoopsTooDeep), say(Fault::AtMost, { kDeepestLoops }));
    if (scope.inChooseUpTo)
        fault(path, say(Fault::LoopWouldForget));
    if (asks) {
        if (step.contains("by"))
            op.by = operand(step["by"], path + "/by", scope, Wanted::Seat);
        if (const Json* upTo = needed(step, path, verb, "upTo"))
            if (!(upTo->is_string() && upTo->get_ref<const std::string&>() == "any"))
                op.amount = amount(*upTo, path + "/upTo", scope, 1, 20);
        op.oneName = flag(step, "oneName", path);
        if (op.oneName && domain == Domain::Bases)
            fault(path + "/oneName", say(Fault::NoTwoBases));
        op.atLeast = static_cast<std::uint8_t>(number(step, "atLeast", path, 0, 1, 20));
        scope.chosen = domain;
    } else if (!overChosen) {
        scope.chosen.reset();
    }
    const std::size_t names = scope.names.size();
    op.reg = newRegister(step[verb], path + "/" + verb, scope, domain);
    const bool before = scope.inChooseUpTo;
    scope.inChooseUpTo = before || asks;
    if (!asks)
        needed(step, path, verb, "do");
    loop(step, path, scope, ops, depth, op, overChosen);
    scope.inChooseUpTo = before;
    scope.names.resize(names, { {}, 0, domain });
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
    if (!keysAre(step, path, { "repeat", "do", "note" }))
        return;
    op.amount = amount(step["repeat"], path + "/repeat", scope, 1, 20);
    if (scope.loops == kDeepestLoops)
        fault(path, say(Fault::LoopsTooDeep), say(Fault::AtMost, { kDeepestLoops }));
    if (scope.inChooseUpTo)
        fault(path, say(Fault::LoopWouldForget));
    op.reg = hiddenRegister(path, scope);
    needed(step, path, "repeat", "do");
    loop(step, path, scope, ops, depth, op, true);
}

void Compiler::ifStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    if (!keysAre(step, path, { "if", "then", "else", "note" }))
        return;
    op.condition = condition(step["if"], path + "/if", scope);
    needed(step, path, "if", "then");
    branches(step, "then", path, scope, ops, depth, op);
}

void Compiler::offerStep(
    const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    if (!keysAre(step, path, { "offer", "by", "else", "note" }))
        return;
    if (step.contains("by"))
        op.by = operand(step["by"], path + "/by", scope, Wanted::Seat);
    branches(step, "offer", path, scope, ops, depth, op);
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
