#include "core/json/json_text.h"
#include "core/json/remedy.h"
#include "core/language/house.h"
#include "core/starrealms/ability/compiler.h"
#include "core/starrealms/sayings/faults.h"

#include <algorithm>
#include <array>
#include <optional>

// One step, which is one verb and what it needs.

namespace core::starrealms {

namespace {

struct Verb {
    OpCode code;
    const char* word;
};
constexpr std::array kVerbs {
#define OP(code, verb) Verb { OpCode::code, verb },
#include "core/starrealms/cards/ops.def"
#undef OP
};

std::vector<std::string_view> verbWords()
{
    std::vector<std::string_view> words;
    for (const Verb& each : kVerbs)
        words.emplace_back(each.word);
    return words;
}

constexpr int kMostGained = 100;
constexpr int kMostPicked = 9;

/// Where a program goes on behind what has been written of it.
std::uint8_t endOf(const Program& program)
{
    return static_cast<std::uint8_t>(program.size());
}

} // namespace

void Compiler::step(const JsonReader& step, Program& program)
{
    const Verb* verb = nullptr;
    const Verb* second = nullptr;
    std::string unknown;
    constexpr std::array<std::string_view, 7> kBesides { "from", "may", "then", "costAtMost", "to", "of", "note" };
    step.eachMember([&](const std::string& name, const JsonReader&) {
        const auto found
            = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& each) { return name == each.word; });
        if (found != kVerbs.end())
            (verb == nullptr ? verb : second) = &*found;
        else if (std::find(kBesides.begin(), kBesides.end(), name) == kBesides.end())
            unknown = name;
    });
    if (!step.isObject())
        return;
    if (verb == nullptr) {
        step.fault(unknown.empty() ? say(Fault::NoVerb) : say(Fault::UnknownVerb, { shortened(unknown) }),
            remedyFor(unknown, verbWords()));
        return;
    }
    if (second != nullptr) {
        step.fault(say(Fault::TwoVerbs, { verb->word, second->word }), say(Fault::MakeTwoSteps));
        return;
    }
    Op op;
    op.code = verb->code;
    switch (op.code) {
    case OpCode::Trade:
    case OpCode::Combat:
    case OpCode::Authority:
    case OpCode::Draw:
        gainStep(step, verb->word, op, program);
        break;
    case OpCode::Scrap:
    case OpCode::Discard:
        pickStep(step, verb->word, op, program);
        break;
    case OpCode::OpponentDiscards:
    case OpCode::PlayerDiscards:
        keysAre(step, { verb->word });
        op.most = static_cast<std::uint8_t>(step.child(verb->word).asInteger(1, kMostPicked));
        program.push_back(op);
        break;
    case OpCode::Destroy:
    case OpCode::PutOnDeck:
        keysAre(step, { verb->word, "may" });
        among(step.child(verb->word), { "base" });
        op.may = may(step);
        program.push_back(op);
        break;
    case OpCode::Acquire:
        acquireStep(step, op, program);
        break;
    case OpCode::Choose:
        chooseStep(step, op, program);
        break;
    case OpCode::If:
        ifStep(step, op, program);
        break;
    case OpCode::Next:
        nextStep(step, op, program);
        break;
    case OpCode::AtTurnEnd:
        keysAre(step, { verb->word });
        among(step.child(verb->word), { "discard" });
        program.push_back(op);
        break;
    default:
        keysAre(step, { verb->word });
        among(step.child(verb->word), { "ship" });
        program.push_back(op);
        break;
    }
}

bool Compiler::may(const JsonReader& step)
{
    return step.has("may") && step.child("may").asBoolean();
}

void Compiler::gainStep(const JsonReader& step, const char* verb, Op op, Program& program)
{
    keysAre(step, { verb });
    op.amount = amount(step.child(verb), program);
    program.push_back(op);
}

Amount Compiler::amount(const JsonReader& value, const Program& program)
{
    if (!value.isObject())
        return { Amount::Of::Number, static_cast<std::uint8_t>(value.asInteger(1, kMostGained)) };
    keysAre(value, { "times", "of" });
    Amount amount;
    if (value.has("times"))
        amount.times = static_cast<std::uint8_t>(value.child("times").asInteger(1, kMostPicked));
    constexpr std::array kOf { Amount::Of::Picked, Amount::Of::Picked, Amount::Of::CostOfScrapped,
        Amount::Of::ScrapsThisTurn, Amount::Of::BlobCardsPlayed };
    const std::size_t of
        = among(value.child("of"), { "scrapped", "discarded", "costOfScrapped", "scrapsThisTurn", "blobCardsPlayed" });
    amount.of = kOf[of];
    const auto before = [&](OpCode code) {
        return std::any_of(program.begin(), program.end(), [code](const Op& op) { return op.code == code; });
    };
    if ((of == 0 || of == 2) && value.has("of") && !before(OpCode::Scrap))
        value.child("of").fault(say(Fault::NotWithout, { "scrap" }));
    if (of == 1 && !before(OpCode::Discard))
        value.child("of").fault(say(Fault::NotWithout, { "discard" }));
    return amount;
}

std::uint8_t Compiler::from(const JsonReader& value)
{
    constexpr std::array<std::uint8_t, 3> kBits { kFromHand, kFromDiscard, kFromRow };
    const Words words { "hand", "discard", "row" };
    if (!value.isList())
        return kBits[among(value, words)];
    std::uint8_t bits = 0;
    value.eachItem(1, 2, [&](const JsonReader& each) {
        bits = static_cast<std::uint8_t>(bits | kBits[among(each, { "hand", "discard" })]);
    });
    return bits;
}

void Compiler::pickStep(const JsonReader& step, const char* verb, Op op, Program& program)
{
    const bool scrap = op.code == OpCode::Scrap;
    keysAre(step, scrap ? Words { verb, "from", "may", "then" } : Words { verb, "may", "then" });
    op.may = may(step);
    const JsonReader count = step.child(verb);
    if (count.isText()) {
        among(count, { "any" });
        op.most = kAnyNumber;
    } else {
        op.most = static_cast<std::uint8_t>(count.asInteger(1, kMostPicked));
    }
    if (scrap)
        op.from = from(step.child("from"));
    program.push_back(op);
    if (!step.has("then"))
        return;
    const std::size_t jump = program.size();
    Op unless;
    unless.code = OpCode::JumpUnlessPicked;
    program.push_back(unless);
    steps(step.child("then"), program);
    program[jump].jump = endOf(program);
}

void Compiler::acquireStep(const JsonReader& step, Op op, Program& program)
{
    keysAre(step, { "acquire", "costAtMost", "to", "may" });
    constexpr std::array<std::uint8_t, 3> kKinds { kShips | kBases, kShips, kBases };
    op.kinds = kKinds[among(step.child("acquire"), { "card", "ship", "base" })];
    if (step.has("costAtMost"))
        op.costAtMost = static_cast<std::uint8_t>(step.child("costAtMost").asInteger(0, kMostGained));
    op.to = static_cast<To>(among(step.child("to"), { "discard", "deckTop", "hand" }));
    op.may = may(step);
    program.push_back(op);
}

/// A Choose, its Modes, and behind each way but the last a jump to the end.
void Compiler::chooseStep(const JsonReader& step, Op op, Program& program)
{
    keysAre(step, { "choose" });
    const std::size_t head = program.size();
    program.push_back(op);
    std::size_t ways = 0;
    step.child("choose").eachItem(2, 4, [&](const JsonReader& way) {
        keysAre(way, { "mode", "do" });
        Op mode;
        mode.code = OpCode::Mode;
        mode.number = this->mode(way.text("mode"));
        program.push_back(mode);
        ++ways;
    });
    program[head].number = static_cast<std::uint8_t>(ways);
    std::vector<std::size_t> jumps;
    std::size_t at = 0;
    step.child("choose").eachItem(2, 4, [&](const JsonReader& way) {
        program[head + 1 + at++].jump = endOf(program);
        steps(way.child("do"), program);
        Op jump;
        jump.code = OpCode::Jump;
        jumps.push_back(program.size());
        program.push_back(jump);
    });
    for (const std::size_t jump : jumps)
        program[jump].jump = endOf(program);
}

std::uint8_t Compiler::mode(const std::string& word)
{
    auto& modes = m_library.m_modes;
    const auto found = std::find(modes.begin(), modes.end(), word);
    if (found != modes.end())
        return static_cast<std::uint8_t>(found - modes.begin());
    modes.push_back(word);
    return static_cast<std::uint8_t>(modes.size() - 1);
}

void Compiler::ifStep(const JsonReader& step, Op op, Program& program)
{
    keysAre(step, { "if", "then" });
    keysAre(step.child("if"), { "basesInPlay" });
    op.number = static_cast<std::uint8_t>(step.child("if").child("basesInPlay").asInteger(1, kMostPicked));
    const std::size_t head = program.size();
    program.push_back(op);
    steps(step.child("then"), program);
    program[head].jump = endOf(program);
}

void Compiler::nextStep(const JsonReader& step, Op op, Program& program)
{
    keysAre(step, { "next", "to", "may" });
    op.kinds = among(step.child("next"), { "base", "ship" }) == 1 ? kShips : kBases;
    among(step.child("to"), { "deckTop" });
    op.to = To::DeckTop;
    op.may = may(step);
    if (op.may
        != (op.kinds == kShips)) // as all cards have it; which of a seat's effects is used up makes no difference
        step.fault(say(Fault::ShipsMayBasesMust), op.may ? language::Saying() : say(House::Write, { "\"may\": true" }));
    program.push_back(op);
}

} // namespace core::starrealms
