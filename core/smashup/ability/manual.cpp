#include "core/smashup/ability/manual.h"

#include <algorithm>

namespace core::smashup {

namespace {

struct Row {
    OpCode code;
    std::string_view text;
};

constexpr std::array kGerman {
#define MANUAL(code, text) Row { OpCode::code, text },
#include "core/smashup/ability/german/manual.def"
#undef MANUAL
};

constexpr bool isInOrder(std::span<const Row> rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (static_cast<std::size_t>(rows[i].code) != i)
            return false;
    return true;
}
static_assert(isInOrder(kGerman) && kGerman.size() == static_cast<std::size_t>(OpCode::LoopStart),
    "every verb has its line, in the order of ops.def");

} // namespace

std::string inShort(const Verb& verb, language::Language language)
{
    if (language == language::Language::German)
        return std::string(kGerman.at(static_cast<std::size_t>(verb.code)).text);
    std::string text(verb.manual.substr(0, verb.manual.find_first_of(";.:")));
    std::replace(text.begin(), text.end(), '`', '"');
    return text;
}

} // namespace core::smashup
