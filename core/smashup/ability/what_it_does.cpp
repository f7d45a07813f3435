#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/verbs.h"

#include <algorithm>

namespace core::smashup {

std::string_view doesOf(Static::Kind kind)
{
    switch (kind) {
    case Static::Kind::Power:
        return "power";
    case Static::Kind::CannotBeDestroyed:
    case Static::Kind::Protect:
    case Static::Kind::Shield:
        return "protects";
    case Static::Kind::CancelBase:
    case Static::Kind::IgnoreBase:
        return "bases";
    case Static::Kind::CannotPlay:
        return "blocks plays";
    case Static::Kind::CannotMoveHere:
        return "blocks moves";
    case Static::Kind::ExtraEachTurn:
        return "extra plays";
    case Static::Kind::MinionsFromDiscard:
        return "recovers";
    case Static::Kind::CountsAs:
        break;
    }
    return "";
}

std::vector<std::string> whatItDoes(const CardLibrary&, const CardDef& def)
{
    std::vector<std::string> all;
    const auto add = [&](std::string_view word) {
        if (!word.empty() && std::find(all.begin(), all.end(), word) == all.end())
            all.emplace_back(word);
    };
    for (const Ability& ability : def.abilities) {
        if (ability.timing == Timing::InsteadOfDestroyed)
            add("protects");
        for (const Op& op : ability.ops)
            if (const Verb* verb = findVerb(op.code); verb != nullptr)
                add(verb->does);
    }
    if (def.fromDiscard != 0)
        add("recovers");
    for (const Static& each : def.statics)
        add(doesOf(each.kind));
    return all;
}

} // namespace core::smashup
