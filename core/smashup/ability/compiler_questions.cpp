#include "core/smashup/ability/compiler_scope.h"

// Steps that ask or show something, and verbs done to piles.

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
    if (!keysAre(step, path, { "mode", "by", "may", "then", "note" }))
        return;
    const Json& modes = step["mode"];
    const std::string list = path + "/mode";
    if (!modes.is_array() || modes.empty() || modes.size() > kMostModes) {
        fault(list, say(Fault::Expected, { say(Fault::ModeList) }),
            say(Fault::Write, { R"([ { "name": "draw", "do": [ … ] }, … ])" }));
        return;
    }
    if (step.contains("by"))
        op.by = operand(step["by"], path + "/by", scope, Wanted::Seat);
    op.may = flag(step, "may", path);
    if (modes.size() == 1 && !op.may)
        fault(list, say(Fault::OneModeAlone), say(Fault::OfferSteps));
    if (std::all_of(
            modes.begin(), modes.end(), [](const Json& each) { return !each.is_object() || !each.contains("do"); }))
        fault(list, say(Fault::ModesDoNothing), say(Fault::GiveDo));
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
    if (!keysAre(step, path, { "discardCards", "by", "notNamed", "may", "else", "note" }))
        return;
    op.amount = amount(step["discardCards"], path + "/discardCards", scope, 1, 20);
    if (step.contains("by"))
        op.by = operand(step["by"], path + "/by", scope, Wanted::Seat);
    if (step.contains("notNamed"))
        op.name = nameId(text(step, "notNamed", path, true));
    op.may = flag(step, "may", path);
    if (step.contains("else") && !op.may)
        fault(path + "/else", say(Fault::NobodyDeclines), "\"may\": true");
    op.reg = hiddenRegister(path, scope);
    branches(step, "then", path, scope, ops, depth, op);
}

/// "reveal" and "lookAtTop": one card under a name, or several.
void Compiler::topStep(const Json& step, const std::string& path, std::string_view verb, Scope& scope,
    std::vector<Op>& ops, int depth, Op op)
{
    if (!keysAre(step, path, { verb, "of", "until", "then", "note" }))
        return;
    const Json& main = step[std::string(verb)];
    const std::string at = path + "/" + std::string(verb);
    if (step.contains("of"))
        op.a = operand(step["of"], path + "/of", scope, Wanted::Seat);
    const std::size_t names = scope.names.size();
    if (main.is_string()) {
        op.reg = newRegister(main, at, scope, Domain::Shown);
    } else {
        op.amount = amount(main, at, scope, 1, 20);
        scope.shown = true;
        if (scope.inChooseUpTo)
            fault(path, say(Fault::WouldForget));
        scope.chosen.reset();
    }
    if (step.contains("until")) {
        op.showUntil = word<KindFilter>(
            step["until"], path + "/until", { { "minion", KindFilter::Minion }, { "action", KindFilter::Action } });
        if (op.reg != kNoReg || op.code != OpCode::Reveal)
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

void Compiler::pileStep(const Json& step, const std::string& path, std::string_view verb, Scope& scope, Op& op)
{
    const Json& main = step[std::string(verb)];
    const std::string at = path + "/" + std::string(verb);
    switch (op.code) {
    case OpCode::DeckBottom:
        keysAre(step, path, { verb, "orDiscard", "note" });
        op.a = operand(main, at, scope, Wanted::Card);
        op.orDiscard = flag(step, "orDiscard", path);
        if (op.a.kind != OperandKind::All)
            break;
        if (!isInPlay(m_library.m_selectors[op.a.selector].domain))
            fault(at, say(Fault::NoOrder), say(Fault::PutBackAsks, { R"("to": "bottom")" }));
        op.reg = hiddenRegister(path, scope);
        scope.chosen.reset();
        break;
    case OpCode::RevealHand:
        keysAre(step, path, { verb, "note" });
        op.by = operand(main, at, scope, Wanted::Seat);
        break;
    case OpCode::Give:
        keysAre(step, path, { verb, "to", "note" });
        op.a = operand(main, at, scope, Wanted::Pile);
        if (const Json* to = needed(step, path, verb, "to"))
            op.b = operand(*to, path + "/to", scope, Wanted::Seat);
        break;
    case OpCode::DeckTop:
    case OpCode::ShuffleIn:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::Card);
        break;
    case OpCode::Discard:
    case OpCode::Take:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::Pile);
        if (op.code == OpCode::Take && op.a.kind == OperandKind::All
            && m_library.m_selectors[op.a.selector].domain == Domain::Hand)
            fault(at, say(Fault::InHandAlready), say(Fault::TakeFromPile));
        break;
    case OpCode::Box:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::Madness);
        break;
    case OpCode::PutBack:
        keysAre(step, path, { verb, "to", "by", "note" });
        op.a = operand(main, at, scope, Wanted::Stack);
        if (step.contains("to"))
            op.bottom = word<bool>(step["to"], path + "/to", { { "top", false }, { "bottom", true } });
        if (step.contains("by"))
            op.by = operand(step["by"], path + "/by", scope, Wanted::Seat);
        if (op.bottom && op.a.kind == OperandKind::All
            && m_library.m_selectors[op.a.selector].domain == Domain::ShownBases)
            fault(path + "/to", say(Fault::BasesOnTop));
        op.reg = hiddenRegister(path, scope);
        scope.chosen.reset();
        break;
    case OpCode::Shuffle:
    case OpCode::Look:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::Seat);
        break;
    case OpCode::LookAtBases:
        keysAre(step, path, { verb, "note" });
        op.amount = amount(main, at, scope, 1, 10);
        scope.shownBases = true;
        scope.chosen.reset();
        break;
    case OpCode::NextBase:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::BaseCard);
        if (!scope.replacing || scope.card.kind != CardKind::Base)
            fault(at, say(Fault::NoBaseReplaced));
        break;
    default:
        break;
    }
}

/// Where an extra play may be used: at a base, or where the seat has no minion when it uses it.
void Compiler::extraAt(const Json& step, const std::string& path, Scope& scope, Op& op)
{
    const auto at = step.find("at");
    if (at == step.end())
        return;
    if (!at->is_object()) {
        op.b = operand(*at, path + "/at", scope, Wanted::Base);
        return;
    }
    Scope later(scope.card); // by then nobody remembers what was chosen
    later.named = false;
    later.here = false;
    op.b = operand(*at, path + "/at", later, Wanted::Bases);
    if (op.b.kind == OperandKind::All && !m_library.m_selectors[op.b.selector].withoutYourMinion)
        fault(path + "/at", say(Fault::WhereOnlyBy), say(Fault::NameBaseOrNot));
}

} // namespace core::smashup
