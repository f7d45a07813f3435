#include "core/smashup/ability/compiler_scope.h"

#include "core/language/house.h"

// Steps that ask or show something.

namespace core::smashup {

namespace {

constexpr std::size_t kMostModes = 6;
constexpr std::size_t kMostModeWords = 250;

bool isModeWord(const std::string& word)
{
    return !word.empty() && word.size() <= 20
        && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

} // namespace

/// A register that no name speaks of.
std::uint8_t Compiler::hiddenRegister(const std::string& path, Scope& scope)
{
    if (scope.registers < kRegisters)
        return scope.registers++;
    fault(path, say(Fault::TooManyNames), say(Fault::AbilityMayUseSome, { kRegisters }));
    return 0;
}

std::uint8_t Compiler::modeNumber(const Json& word, const std::string& path)
{
    if (Allowed* const here = may(path); here != nullptr)
        here->text = true;
    if (!word.is_string() || !isModeWord(word.get_ref<const std::string&>())) {
        fault(path, say(Fault::Expected, { say(Fault::AModeName) }), say(Fault::OneSmallWord, { "\"draw\"" }));
        return 0;
    }
    std::vector<std::string>& modes = m_library.m_modes;
    const auto found = std::find(modes.begin(), modes.end(), word.get_ref<const std::string&>());
    const auto number = static_cast<std::size_t>(found - modes.begin());
    if (found == modes.end()) {
        if (modes.size() == kMostModeWords) {
            fault(path, say(Fault::TooManyModes));
            return 0;
        }
        modes.push_back(word.get<std::string>());
    }
    return static_cast<std::uint8_t>(number);
}

/// Mode, then Branch, its steps and a jump for each mode, then what follows whichever it was.
void Compiler::modeStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    operands(step, path, scope, op);
    const Json& modes = step["mode"];
    const std::string list = path + "/mode";
    if (Allowed* const here = may(list); here != nullptr)
        here->list = true;
    if (!modes.is_array() || modes.empty() || modes.size() > kMostModes) {
        fault(list, say(Fault::Expected, { say(Fault::ModeList) }),
            say(House::Write, { R"([ { "name": "draw", "do": [ … ] }, … ])" }));
        return;
    }
    if (modes.size() == 1 && !op.may)
        fault(list, say(Fault::OneModeAlone), say(Fault::OfferSteps));
    if (std::all_of(
            modes.begin(), modes.end(), [](const Json& each) { return !each.is_object() || !each.contains("do"); })) {
        mayNeed(list + "/0", "do");
        fault(list, say(Fault::ModesDoNothing), say(Fault::GiveDo));
    }
    const std::size_t head = ops.size();
    ops.push_back(op);
    std::vector<std::size_t> ends;
    std::vector<std::uint8_t> words;
    for (std::size_t i = 0; i < modes.size(); ++i) {
        const std::string at = list + "/" + std::to_string(i);
        if (!keysAre(modes[i], at, { "name", "if", "do", "note" }))
            return;
        Op branch;
        branch.code = OpCode::Branch;
        if (modes[i].contains("if"))
            branch.condition = condition(modes[i]["if"], at + "/if", scope);
        if (const Json* name = needed(modes[i], at, "mode", "name"))
            branch.word = modeNumber(*name, at + "/name");
        if (std::find(words.begin(), words.end(), branch.word) != words.end())
            fault(at + "/name", say(Fault::TwoModesOfName));
        words.push_back(branch.word);
        const std::size_t place = ops.size();
        ops.push_back(branch);
        body(modes[i], "do", at, scope, ops, depth);
        ends.push_back(ops.size());
        Op over;
        over.code = OpCode::Jump;
        ops.push_back(over);
        ops[place].jump = static_cast<std::uint8_t>(ops.size());
    }
    for (const std::size_t each : ends)
        ops[each].jump = static_cast<std::uint8_t>(ops.size());
    body(step, "then", path, scope, ops, depth);
    ops[head].jump = static_cast<std::uint8_t>(ops.size());
}

/// "discardCards": what comes after is passed over where the seat declines, for "else" if there is one.
void Compiler::discardStep(
    const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    operands(step, path, scope, op);
    if (step.contains("else") && !op.may)
        fault(path + "/else", say(Fault::NobodyDeclines), "\"may\": true");
    op.reg = hiddenRegister(path, scope);
    branches(step, "then", path, scope, ops, depth, op);
}

/// "reveal" and "lookAtTop": one card under a name, or several.
void Compiler::topStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op)
{
    const std::size_t names = scope.names.size();
    operands(step, path, scope, op);
    if (op.amount >= 0) {
        scope.shown = true;
        if (scope.inChooseUpTo)
            fault(path, say(Fault::WouldForget));
        scope.chosen.reset();
    } else if (step.contains("until")) {
        fault(path + "/until", say(Fault::SaidOfRevealed), say(Fault::Say, { R"("reveal": 2)" }));
    }
    const std::size_t head = ops.size();
    ops.push_back(op);
    if (!step.contains("then"))
        return;
    body(step, "then", path, scope, ops, depth);
    ops[head].jump = static_cast<std::uint8_t>(ops.size());
    scope.names.resize(names, { {}, 0, Domain::Shown });
}

} // namespace core::smashup
