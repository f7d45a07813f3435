#include "core/hyperborea/ability/compiler.h"
#include "core/hyperborea/sayings/faults.h"
#include "core/json/json_text.h"
#include "core/json/remedy.h"

#include <algorithm>
#include <array>

// One effect: its parts, each of which is one verb and what it needs.

namespace core::hyperborea {

namespace {

struct Verb {
    OpCode code;
    const char* word;
};
constexpr std::array kVerbs {
#define OP(code, verb) Verb { OpCode::code, verb },
#include "core/hyperborea/cards/ops.def"
#undef OP
};

std::vector<std::string_view> verbWords()
{
    std::vector<std::string_view> words;
    for (const Verb& each : kVerbs)
        words.emplace_back(each.word);
    return words;
}

constexpr std::size_t kMostParts = 6;
constexpr std::size_t kMostWays = 4;
constexpr int kMostOf = 6;

} // namespace

Program Compiler::effect(const JsonReader& list)
{
    Program program;
    bool choice = false;
    if (list.isList())
        list.eachItem(1, kMostParts, [&](const JsonReader& each) { choice = choice || each.has("choose"); });
    if (!choice) {
        program.ways.push_back(parts(list));
        return program;
    }
    list.eachItem(1, 1, [&](const JsonReader& each) {
        keysAre(each, { "choose" });
        each.child("choose").eachItem(2, kMostWays, [&](const JsonReader& way) { program.ways.push_back(parts(way)); });
    });
    return program;
}

Program Compiler::plainEffect(const JsonReader& list)
{
    Program program = effect(list);
    if (program.has(OpCode::Corrupt))
        list.fault(say(Fault::CorruptTechnologiesOnly));
    return program;
}

Parts Compiler::parts(const JsonReader& list)
{
    Parts all;
    list.eachItem(1, kMostParts, [&](const JsonReader& each) { all.push_back(part(each)); });
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i].code == OpCode::Corrupt)
            list.fault(say(Fault::CorruptFirst));
    return all;
}

Part Compiler::part(const JsonReader& object)
{
    Part part;
    const Verb* verb = nullptr;
    const Verb* second = nullptr;
    std::string unknown;
    constexpr std::array<std::string_view, 6> kBesides { "rows", "colours", "from", "to", "whom", "what" };
    object.eachMember([&](const std::string& name, const JsonReader&) {
        const auto found
            = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& each) { return name == each.word; });
        if (found != kVerbs.end())
            (verb == nullptr ? verb : second) = &*found;
        else if (std::find(kBesides.begin(), kBesides.end(), name) == kBesides.end())
            unknown = name;
    });
    if (!object.isObject())
        return part;
    if (verb == nullptr) {
        object.fault(unknown.empty() ? say(Fault::NoVerb) : say(Fault::UnknownVerb, { shortened(unknown) }),
            remedyFor(unknown, verbWords()));
        return part;
    }
    if (second != nullptr) {
        object.fault(say(Fault::TwoVerbs, { verb->word, second->word }), say(Fault::MakeTwoParts));
        return part;
    }
    part.code = verb->code;
    part.n
        = static_cast<std::uint8_t>(object.child(verb->word).asInteger(1, part.code == OpCode::Corrupt ? 1 : kMostOf));
    switch (part.code) {
    case OpCode::Develop:
        keysAre(object, { verb->word, "rows" });
        if (object.has("rows"))
            part.how = among(object.child("rows"), { "different", "same" }) == 0 ? How::Different : How::Same;
        break;
    case OpCode::Generate:
        keysAre(object, { verb->word, "colours" });
        if (object.has("colours"))
            part.colours = colours(object.child("colours"));
        break;
    case OpCode::Convert:
        keysAre(object, { verb->word, "from", "to" });
        among(object.child("from"), { "grey" });
        part.colours = colours(object.child("to"));
        break;
    case OpCode::SetBack:
        keysAre(object, { verb->word, "whom" });
        part.how = among(object.child("whom"), { "chosen", "neighbours" }) == 0 ? How::Plain : How::Neighbours;
        break;
    case OpCode::Give:
        keysAre(object, { verb->word, "what" });
        part.how = among(object.child("what"), { "gem", "miniature" }) == 0 ? How::Gem : How::Miniature;
        break;
    default:
        keysAre(object, { verb->word });
        break;
    }
    return part;
}

ColourMask Compiler::colours(const JsonReader& list)
{
    ColourMask mask = 0;
    list.eachItem(
        1, kRows, [&](const JsonReader& each) { mask = static_cast<ColourMask>(mask | bitOf(colour(each))); });
    return mask;
}

} // namespace core::hyperborea
