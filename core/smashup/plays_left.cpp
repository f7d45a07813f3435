#include "core/smashup/plays_left.h"

#include <algorithm>
#include <vector>

namespace core::smashup {

namespace {

struct Kind {
    bool minion = false;
    std::string bound; ///< " of power 2 or less", " at The Homeworld"; empty for a free play
    int count = 0;
};

std::string boundOf(const State& s, const CardLibrary& lib, const PlayToken& token)
{
    std::string text;
    if (token.powerAtMost != kAnyPower)
        text += " of power " + std::to_string(token.powerAtMost) + " or less";
    if (token.like == kNameThere)
        text += " named like one there";
    else if (token.like >= kNameInPlay && token.like != kAnyName)
        text += " named like one in play";
    else if (token.like != kAnyName)
        text += " named " + lib.def(s.at(token.like).def).name;
    if (token.slot == kWithoutYours)
        text += " at a base without a minion of yours";
    else if (token.slot != kNoSlot)
        text += " at " + lib.def(s.at(s.slot[token.slot].base).def).name;
    return text;
}

}

std::string playsLeftInWords(const State& s, const CardLibrary& lib)
{
    std::vector<Kind> kinds;
    for (const PlayToken& token : s.tokens) {
        const bool minion = token.kind == PlayKind::Minion;
        const std::string bound = boundOf(s, lib, token);
        auto same = std::find_if(
            kinds.begin(), kinds.end(), [&](const Kind& each) { return each.minion == minion && each.bound == bound; });
        if (same == kinds.end())
            same = kinds.insert(kinds.end(), { minion, bound, 0 });
        ++same->count;
    }
    // Minions before actions, what may be used freely before what is bound.
    std::stable_sort(kinds.begin(), kinds.end(), [](const Kind& left, const Kind& right) {
        return left.minion != right.minion ? left.minion : left.bound.empty() && !right.bound.empty();
    });
    std::string text;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (i > 0)
            text += i + 1 == kinds.size() ? " and " : ", ";
        text += std::to_string(kinds[i].count) + (kinds[i].minion ? " minion" : " action")
            + (kinds[i].count == 1 ? "" : "s") + kinds[i].bound;
    }
    return text;
}

} // namespace core::smashup
