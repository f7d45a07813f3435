#include "core/smashup/ability/compiler_scope.h"

// What stands in a step, read as the table of verbs says.

namespace core::smashup {

namespace {

bool isRegisterName(const std::string& name)
{
    return !name.empty() && name.size() <= 20 && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
}

bool isName(Form form)
{
    return form == Form::Name || form == Form::NumberName;
}

} // namespace

std::uint8_t Compiler::newRegister(const Json& value, const std::string& path, Scope& scope, Domain domain)
{
    if (Allowed* const here = may(path); here != nullptr)
        here->text = true;
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
    const Json& step, const std::string& path, std::string_view verb, const std::string& key)
{
    mayNeed(path, key);
    const auto found = step.find(key);
    if (found != step.end())
        return &*found;
    fault(path, say(Fault::VerbNeeds, { verb, key }));
    return nullptr;
}

/// Seats are marked by name only.
bool Compiler::namesSeat(const Json& value, const Scope& scope)
{
    if (!value.is_string() || !value.get_ref<const std::string&>().starts_with('$'))
        return false;
    const Scope::Name* name = scope.find(value.get_ref<const std::string&>().substr(1));
    return name != nullptr && name->domain == Domain::Seats;
}

/// Whose name an extra minion shares: a card's, or that of a minion here or anywhere.
Operand Compiler::sharedName(const Json& value, const std::string& path, Scope& scope)
{
    if (Allowed* const here = may(path); here != nullptr) {
        here->words = { "here", "anywhere" };
        if (scope.it)
            here->words.emplace_back("it");
        mayName(path, scope, isCard);
    }
    if (value == "here" || value == "anywhere")
        return source(Json { { "minions", value } }, path, scope);
    if (value == "it" || (value.is_string() && value.get_ref<const std::string&>().starts_with('$')))
        return operand(value, path, scope, Wanted::Card);
    fault(path, say(Fault::Expected, { say(Fault::ACard) }), say(Fault::NameOrAnyMinion, { "\"$m\"" }));
    return {};
}

/// Where an extra play may be used: at a base, or where the seat has no minion when it uses it.
Operand Compiler::playedAt(const Json& value, const std::string& path, Scope& scope)
{
    maySelect(path, scope, [](Domain each) { return each == Domain::Bases; });
    if (!value.is_object())
        return operand(value, path, scope, Wanted::Base);
    Scope later(scope.card); // by then nobody remembers what was chosen
    later.named = false;
    later.here = false;
    const Operand at = operand(value, path, later, Wanted::Bases);
    if (at.kind == OperandKind::All && !m_library.m_selectors[at.selector].withoutYourMinion)
        fault(path, say(Fault::WhereOnlyBy), say(Fault::NameBaseOrNot));
    return at;
}

/// What kind of thing the step's own name is given to.
Domain Compiler::namedBy(const Scope& scope, const Op& op, Form form) const
{
    if (form == Form::NumberName)
        return Domain::Numbers;
    if (op.code == OpCode::Reveal || op.code == OpCode::LookAtTop)
        return Domain::Shown;
    if (op.a.kind == OperandKind::All)
        return m_library.m_selectors[op.a.selector].domain;
    return op.a.kind == OperandKind::Chosen ? scope.chosen.value_or(Domain::Minions) : Domain::Minions;
}

/// The keys that the op's verb has in the table, and nothing else; what they say goes into `op`. Steps and modes are
/// left to the verb.
void Compiler::operands(const Json& step, const std::string& path, Scope& scope, Op& op)
{
    const Verb& verb = *findVerb(op.code);
    const VerbOperand* own = &verb.operands().front();
    const auto keyOf = [&](const VerbOperand& each) { return &each == own ? verb.word : each.key; };
    WordList keys;
    for (const VerbOperand& each : verb.operands())
        keys.push_back(keyOf(each));
    keys.emplace_back("note");
    keysAre(step, path, keys);
    std::string name;
    Form form = Form::None;
    for (const VerbOperand& each : verb.operands()) {
        const std::string key(keyOf(each));
        if (each.optional ? !step.contains(key) : needed(step, path, verb.word, key) == nullptr)
            continue;
        if (isName(each.form) && (each.amount == nullptr || step[key].is_string())) {
            name = key;
            form = each.form;
        } else {
            operandOf(step, key, path, each, scope, op);
        }
    }
    if (form != Form::None) // last, for nothing in the step can speak of it
        op.reg = newRegister(step[name], path + "/" + name, scope, namedBy(scope, op, form));
}

void Compiler::operandOf(
    const Json& step, const std::string& key, const std::string& path, const VerbOperand& which, Scope& scope, Op& op)
{
    const Json& value = step[key];
    const std::string at = path + "/" + key;
    WordList words;
    if (Allowed* const here = may(at); here != nullptr) {
        for (const VerbWord& each : which.choices())
            here->words.emplace_back(each.word);
        if (which.amount != nullptr)
            here->number = { which.low, which.high };
    }
    for (const VerbWord& each : which.choices()) {
        if (value == each.word) {
            each.set(op);
            return;
        }
        words.push_back(each.word);
    }
    if (which.amount != nullptr)
        op.*which.amount = amount(value, at, scope, which.low, which.high);
    else if (which.form != Form::None)
        formOf(step, key, path, which, scope, op);
    else if (!which.wanted().empty())
        op.*which.thing = operand(value, at, scope,
            which.wanted().back() == Wanted::Seat && !namesSeat(value, scope) ? which.wanted().front()
                                                                              : which.wanted().back());
    else
        wordAmong(value, at, words);
}

void Compiler::formOf(
    const Json& step, const std::string& key, const std::string& path, const VerbOperand& which, Scope& scope, Op& op)
{
    const std::string at = path + "/" + key;
    switch (which.form) {
    case Form::Flag:
        op.*which.flag = flag(step, key.c_str(), path);
        break;
    case Form::Count:
        op.atLeast = static_cast<std::uint8_t>(number(step, key.c_str(), path, 0, 1, 20));
        break;
    case Form::CardName:
        op.name = nameId(text(step, key.c_str(), path, true));
        break;
    case Form::Selector:
        op.*which.thing = source(step[key], at, scope);
        break;
    case Form::SharedName:
        op.*which.thing = sharedName(step[key], at, scope);
        break;
    case Form::PlayedAt:
        op.*which.thing = playedAt(step[key], at, scope);
        break;
    case Form::Condition:
        op.condition = condition(step[key], at, scope);
        break;
    case Form::Name: // operands() gives them
    case Form::NumberName:
    case Form::Steps: // the verb's own business
    case Form::Modes:
    case Form::None:
        break;
    }
}

} // namespace core::smashup
