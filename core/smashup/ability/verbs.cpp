#include "core/smashup/ability/verbs.h"

#include "core/game/in_order.h"

#include <stdexcept>
#include <utility>

namespace core::smashup {

namespace {

constexpr std::pair<std::string_view, Wanted> kThings[] = { { "Card", Wanted::Card }, { "InPlay", Wanted::InPlay },
    { "Minion", Wanted::Minion }, { "MinionOrTitan", Wanted::MinionOrTitan }, { "OneCard", Wanted::OneCard },
    { "Pile", Wanted::Pile }, { "PileOrThis", Wanted::PileOrThis }, { "Base", Wanted::Base },
    { "BaseOrCard", Wanted::BaseOrCard }, { "BaseCard", Wanted::BaseCard }, { "Stack", Wanted::Stack },
    { "Bases", Wanted::Bases }, { "Seat", Wanted::Seat }, { "Faction", Wanted::Faction } };

constexpr std::pair<std::string_view, Form> kForms[] = { { "Flag", Form::Flag }, { "Count", Form::Count },
    { "CardName", Form::CardName }, { "Name", Form::Name }, { "NumberName", Form::NumberName },
    { "Selector", Form::Selector }, { "SharedName", Form::SharedName }, { "PlayedAt", Form::PlayedAt },
    { "Condition", Form::Condition }, { "Steps", Form::Steps }, { "Modes", Form::Modes } };

constexpr std::pair<std::string_view, bool Op::*> kFlags[] = { { "may", &Op::may }, { "orDiscard", &Op::orDiscard },
    { "oneName", &Op::oneName }, { "now", &Op::now }, { "must", &Op::must }, { "fromHand", &Op::fromHand } };

struct KeyAndWord {
    std::string_view key;
    std::string_view word;
    void (*set)(Op&);
};

constexpr void asItIs(Op& /*op*/)
{
}

constexpr KeyAndWord kWords[] = {
    { "kind", "minion", [](Op& op) { op.play = PlayKind::Minion; } },
    { "kind", "action", [](Op& op) { op.play = PlayKind::Action; } },
    { "as", "minion", [](Op& op) { op.as = KindFilter::Minion; } },
    { "as", "action", [](Op& op) { op.as = KindFilter::Action; } },
    { "until", "minion", [](Op& op) { op.showUntil = KindFilter::Minion; } },
    { "until", "action", [](Op& op) { op.showUntil = KindFilter::Action; } },
    { "until", "endOfTurn", [](Op& op) { op.until = Until::EndOfTurn; } },
    { "until", "endOfYourTurn", [](Op& op) { op.until = Until::EndOfYourTurn; } },
    { "until", "startOfYourTurn", [](Op& op) { op.until = Until::StartOfYourTurn; } },
    { "during", "othersTurns", [](Op& op) { op.until = Until::OthersTurns; } },
    { "to", "top", [](Op& op) { op.bottom = false; } },
    { "to", "bottom", [](Op& op) { op.bottom = true; } },
    { "keep", "actions", [](Op& op) { op.keepActions = true; } },
    { "with", "top", asItIs },
    { "upTo", "any", asItIs },
    { "in", "chosen", asItIs },
};

template <typename Value, std::size_t Size>
constexpr const Value* find(const std::pair<std::string_view, Value> (&all)[Size], std::string_view word)
{
    for (const auto& [name, value] : all)
        if (name == word)
            return &value;
    return nullptr;
}

/// Up to `separator`, which `text` goes on behind.
constexpr std::string_view cut(std::string_view& text, char separator)
{
    const std::size_t end = text.find(separator);
    const std::string_view first = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    return first;
}

constexpr int numberIn(std::string_view digits)
{
    const bool less = digits.starts_with('-');
    if (less)
        digits.remove_prefix(1);
    if (digits.empty())
        throw std::invalid_argument("a range is written 1..20");
    int value = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9')
            throw std::invalid_argument("a range is written 1..20");
        value = value * 10 + (c - '0');
    }
    return less ? -value : value;
}

constexpr void addWord(VerbOperand& operand, std::string_view word)
{
    for (const KeyAndWord& each : kWords)
        if (each.key == operand.key && each.word == word) {
            operand.words.at(operand.wordCount++) = { word, each.set };
            return;
        }
    throw std::invalid_argument("nothing says what this word makes of the op");
}

constexpr void addAlternative(VerbOperand& operand, std::string_view what)
{
    if (const std::size_t dots = what.find(".."); dots != std::string_view::npos) {
        operand.low = numberIn(what.substr(0, dots));
        operand.high = numberIn(what.substr(dots + 2));
        operand.amount = operand.key == "times" ? &Op::times : &Op::amount;
    } else if (const Wanted* wanted = find(kThings, what); wanted != nullptr) {
        operand.things.at(operand.thingCount++) = *wanted;
    } else if (const Form* form = find(kForms, what); form != nullptr) {
        operand.form = *form;
    } else {
        addWord(operand, what);
    }
}

/// "by" is the seat that does it; "to", "at" and "with" are what it is done with; else what it is done to comes first.
constexpr Operand Op::*placeOf(const VerbOperand& operand, bool first)
{
    if (operand.key == "by")
        return &Op::by;
    if (operand.key == "to" || operand.key == "at" || operand.key == "with")
        return &Op::b;
    return first ? &Op::a : &Op::b;
}

constexpr VerbOperand operandFrom(std::string_view text, bool first)
{
    VerbOperand operand;
    operand.optional = text.ends_with('?');
    if (operand.optional)
        text.remove_suffix(1);
    operand.key = cut(text, ':');
    if (text.empty())
        throw std::invalid_argument("an operand is written key:what");
    while (!text.empty())
        addAlternative(operand, cut(text, '/'));
    if (operand.thingCount > 0 || operand.form == Form::Selector || operand.form == Form::SharedName
        || operand.form == Form::PlayedAt)
        operand.thing = placeOf(operand, first);
    if (operand.form == Form::Flag) {
        const auto* flag = find(kFlags, operand.key);
        if (flag == nullptr)
            throw std::invalid_argument("nothing says which member of the op this flag is");
        operand.flag = *flag;
    }
    return operand;
}

/// The one under which the verb stands in the table.
constexpr VerbGroup groupOf(OpCode code)
{
    VerbGroup group {};
    VerbGroup found {};
#define GROUP(name) group = VerbGroup::name;
#define OP(id, ...) found = code == OpCode::id ? group : found;
#include "core/smashup/cards/ops.def"
#undef OP
    return found;
}

constexpr Verb verbFrom(OpCode code, std::string_view word, std::string_view operands, bool own, std::string_view does,
    std::string_view manual)
{
    Verb verb;
    verb.code = code;
    verb.word = word;
    verb.group = groupOf(code);
    verb.own = own;
    verb.does = does;
    verb.manual = manual;
    bool first = true;
    while (!operands.empty()) {
        const VerbOperand operand = operandFrom(cut(operands, ' '), first);
        first = first && operand.thing != &Op::a;
        verb.row.at(verb.operandCount++) = operand;
    }
    if (verb.operandCount == 0 || verb.row.front().optional)
        throw std::invalid_argument("what stands behind the verb is said first, and is needed");
    return verb;
}

enum class Doer : std::uint8_t { Anybody, Own };

constexpr std::array kVerbs {
#define OP(code, word, operands, doer, concerned, purpose, does, manual)                                               \
    verbFrom(OpCode::code, word, operands, Doer::doer == Doer::Own, does, manual),
#include "core/smashup/cards/ops.def"
#undef OP
};

static_assert(standsInOrder(kVerbs, &Verb::code));

template <typename Member>
const VerbOperand* operandWith(OpCode code, Member VerbOperand::*field, Member member)
{
    if (const Verb* verb = findVerb(code); verb != nullptr)
        for (const VerbOperand& each : verb->operands())
            if (each.*field == member)
                return &each;
    return nullptr;
}

} // namespace

std::span<const Verb> verbs()
{
    return kVerbs;
}

const Verb* findVerb(OpCode code)
{
    const auto index = static_cast<std::size_t>(code);
    return index < kVerbs.size() ? &kVerbs[index] : nullptr;
}

const VerbOperand* operandAt(OpCode code, Operand Op::*thing)
{
    return operandWith(code, &VerbOperand::thing, thing);
}

const VerbOperand* operandAt(OpCode code, std::int16_t Op::*amount)
{
    return operandWith(code, &VerbOperand::amount, amount);
}

} // namespace core::smashup
