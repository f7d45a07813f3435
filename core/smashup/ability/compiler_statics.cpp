#include "core/language/house.h"
#include "core/smashup/ability/compiler_scope.h"
#include "core/smashup/cards/limits.h"

namespace core::smashup {

void Compiler::addStatics(const Json& list, const std::string& path, CardDef& def)
{
    static const std::vector<std::string> kHeads { "power", "cannot", "protect", "shield", "cancel", "ignore",
        "countsAs", "cannotPlay", "extraEachTurn", "minionsFrom", "cannotMove" };
    if (Allowed* const here = may(path); here != nullptr) {
        here->list = true;
        here->items = kHeads;
        for (std::size_t i = 0; list.is_array() && i < list.size(); ++i)
            may(path + "/" + std::to_string(i))->heads = kHeads;
    }
    if (!list.is_array() || list.empty() || list.size() > kMostStatics) {
        fault(path, say(Fault::Expected, { say(Fault::ListOfFour) }), say(House::Write, { "[ { … } ]" }));
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i)
        addStatic(list[i], path + "/" + std::to_string(i), def);
}

void Compiler::addStatic(const Json& item, const std::string& path, CardDef& def)
{
    if (!item.is_object()) {
        fault(path, say(Fault::Expected, { say(Fault::AnObject) }),
            say(Fault::WriteSay, { R"({ "power": 1, "of": "this" })" }));
        return;
    }
    Static made;
    bool sound = true;
    if (item.contains("power"))
        sound = powerStatic(item, path, made, def);
    else if (item.contains("cannot") || item.contains("protect") || item.contains("shield"))
        guardingStatic(item, path, made, def);
    else if (item.contains("cancel") || item.contains("ignore"))
        baseStatic(item, path, made, def);
    else if (item.contains("countsAs"))
        tagStatic(item, path, made, def);
    else if (item.contains("cannotPlay") || item.contains("extraEachTurn") || item.contains("minionsFrom")
        || item.contains("cannotMove"))
        playStatic(item, path, made, def);
    else {
        keysAre(item, path,
            { "power", "cannot", "protect", "from", "shield", "cancel", "ignore", "countsAs", "of", "while", "until",
                "cannotPlay", "cannotMove", "extraEachTurn", "minionsFrom" });
        fault(path, say(Fault::SaysNothing), say(Fault::OneOfStatics));
        sound = false;
    }
    if (sound)
        def.statics.push_back(made);
}

/// Whom it is for: "this", "host" or a selector, as far as the kind of static allows them.
void Compiler::staticFor(
    const Json& item, const std::string& path, const char* key, ForWhom allowed, Scope& scope, Static& made)
{
    const CardDef& def = scope.card;
    const std::string at = path + "/" + key;
    mayNeed(path, key);
    if (Allowed* const here = may(at); here != nullptr) {
        if (allowed.self && def.kind == CardKind::Minion)
            here->words.emplace_back("this");
        if (allowed.host && scope.attached())
            here->words.emplace_back("host");
        if (made.kind == Static::Kind::Power && def.kind == CardKind::Titan)
            here->words.emplace_back("you");
        if (allowed.others)
            maySelect(at, scope, [](Domain each) { return each == Domain::Minions; });
    }
    const auto words = language::Saying::list(language::Between::Or,
        { allowed.self ? "\"this\"" : "", allowed.host ? "\"host\"" : "",
            allowed.others ? say(Fault::ASelector) : language::Saying() });
    if (!item.contains(key)) {
        fault(path, say(Fault::Needs, { key }), words);
        return;
    }
    const Json& of = item[key];
    if (of == "you" && made.kind == Static::Kind::Power) {
        made.you = true;
        if (def.kind != CardKind::Titan)
            fault(at, say(Fault::TitanPower), words);
    } else if (of == "this" && allowed.self) {
        made.self = true;
        if (def.kind != CardKind::Minion)
            fault(at, say(Fault::ThisNoMinion), say(Fault::SayWhichMinions));
    } else if (of == "host" && allowed.host) {
        made.host = true;
        if (!scope.attached())
            fault(at, say(Fault::HostNeeds));
    } else if (of.is_object() && allowed.others) {
        const std::uint16_t index = selector(of, at, scope);
        made.selector = static_cast<std::int16_t>(index);
        if (m_library.m_selectors[index].domain != Domain::Minions)
            fault(at, say(Fault::Expected, { say(Fault::Minions) }), say(Fault::Say, { R"({ "minions": "here" })" }));
    } else {
        fault(at, say(Fault::Expected, { words }));
    }
}

bool Compiler::powerStatic(const Json& item, const std::string& path, Static& made, const CardDef& def)
{
    if (!keysAre(item, path, { "power", "of", "while" }))
        return false;
    Scope scope(def);
    scope.named = false;
    scope.noPower = true;
    made.kind = Static::Kind::Power;
    made.amount = amount(item["power"], path + "/power", scope, -30, 30);
    staticFor(item, path, "of", { true, true, true }, scope, made);
    if (item.contains("while"))
        made.condition = condition(item["while"], path + "/while", scope);
    return true;
}

/// Statics that keep minions from harm.
void Compiler::guardingStatic(const Json& item, const std::string& path, Static& made, const CardDef& def)
{
    Scope scope(def);
    scope.named = false;
    if (item.contains("cannot")) {
        keysAre(item, path, { "cannot", "of" });
        made.kind = Static::Kind::CannotBeDestroyed;
        word<int>(item["cannot"], path + "/cannot", { { "destroy", 0 } });
        staticFor(item, path, "of", { true, false, false }, scope, made);
    } else if (item.contains("protect")) {
        keysAre(item, path, { "protect", "from" });
        made.kind = Static::Kind::Protect;
        mayNeed(path, "from");
        if (item.contains("from"))
            made.actionsOnly
                = word<bool>(item["from"], path + "/from", { { "othersActions", true }, { "othersCards", false } });
        else
            fault(path, say(Fault::Needs, { "from" }), say(Fault::OthersActionsOrCards));
        staticFor(item, path, "protect", { true, true, true }, scope, made);
    } else {
        keysAre(item, path, { "shield" });
        made.kind = Static::Kind::Shield;
        if (def.attach == AttachTo::Base)
            mayBe(path + "/shield", { "yoursHere" });
        if (item["shield"] != "yoursHere")
            staticFor(item, path, "shield", { false, true, false }, scope, made);
        else if (def.attach != AttachTo::Base)
            fault(path + "/shield", say(Fault::YoursHereNeeds));
    }
}

/// Statics that cancel a base's ability or leave it to be ignored.
void Compiler::baseStatic(const Json& item, const std::string& path, Static& made, const CardDef& def)
{
    if (item.contains("cancel")) {
        keysAre(item, path, { "cancel" });
        made.kind = Static::Kind::CancelBase;
        word<int>(item["cancel"], path + "/cancel", { { "base", 0 } });
        if (def.attach != AttachTo::Base)
            fault(path + "/cancel", say(Fault::OnBaseCancels), "\"on\": \"base\"");
        return;
    }
    keysAre(item, path, { "ignore", "until" });
    made.kind = Static::Kind::IgnoreBase;
    word<int>(item["ignore"], path + "/ignore", { { "base", 0 } });
    if (item.contains("until"))
        made.untilYourTurn = word<bool>(item["until"], path + "/until", { { "startOfYourTurn", true } });
    if (def.attach != AttachTo::Base)
        fault(path + "/ignore", say(Fault::OnBaseSpeaks), "\"on\": \"base\"");
}

void Compiler::tagStatic(const Json& item, const std::string& path, Static& made, const CardDef& def)
{
    keysAre(item, path, { "countsAs", "of" });
    made.kind = Static::Kind::CountsAs;
    made.tag = tagBit(item["countsAs"], path + "/countsAs");
    Scope scope(def);
    scope.named = false;
    scope.noPower = true;
    scope.noTag = true;
    staticFor(item, path, "of", { false, false, true }, scope, made);
}

/// Statics about what may be played or moved.
void Compiler::playStatic(const Json& item, const std::string& path, Static& made, const CardDef& def)
{
    const bool atBase = def.kind == CardKind::Base || def.attach == AttachTo::Base;
    if (item.contains("cannotPlay")) {
        if (!keysAre(item, path, { "cannotPlay", "by", "faction", "afterFirst" }))
            return;
        made.kind = Static::Kind::CannotPlay;
        made.play = word<PlayKind>(item["cannotPlay"], path + "/cannotPlay",
            { { "minions", PlayKind::Minion }, { "actions", PlayKind::Action } });
        if (item.contains("by"))
            made.others = word<bool>(item["by"], path + "/by", { { "others", true }, { "anyone", false } });
        if (item.contains("faction"))
            made.namedFaction = word<bool>(item["faction"], path + "/faction", { { "named", true } });
        const auto names = [](const Op& op) { return op.code == OpCode::NameFaction; };
        if (made.namedFaction && std::none_of(def.abilities.begin(), def.abilities.end(), [&](const Ability& each) {
                return std::any_of(each.ops.begin(), each.ops.end(), names);
            }))
            fault(path + "/faction", say(Fault::NamesNoFaction), say(Fault::NameOneWhenPlayed));
        made.afterFirst = flag(item, "afterFirst", path);
        if (made.others && def.kind == CardKind::Base)
            fault(path + "/by", say(Fault::BaseNoController), "anyone");
        if (made.afterFirst && made.play == PlayKind::Action)
            fault(path + "/afterFirst", say(Fault::OnlyMinionsCounted));
    } else if (item.contains("extraEachTurn")) {
        if (!keysAre(item, path, { "extraEachTurn", "at" }))
            return;
        made.kind = Static::Kind::ExtraEachTurn;
        made.play = word<PlayKind>(item["extraEachTurn"], path + "/extraEachTurn",
            { { "minion", PlayKind::Minion }, { "action", PlayKind::Action } });
        if (item.contains("at"))
            made.here = word<bool>(item["at"], path + "/at", { { "here", true }, { "anywhere", false } });
        if (def.kind == CardKind::Base)
            fault(path, say(Fault::BaseNoController));
        return;
    } else if (item.contains("cannotMove")) {
        if (!keysAre(item, path, { "cannotMove", "by" }))
            return;
        made.kind = Static::Kind::CannotMoveHere;
        mayNeed(path, "by");
        word<int>(item["cannotMove"], path + "/cannotMove", { { "minions", 0 } });
        if (!item.contains("by"))
            fault(path, say(Fault::Needs, { "by" }), "others");
        else
            made.others = word<bool>(item["by"], path + "/by", { { "others", true } });
        if (def.kind == CardKind::Base)
            fault(path + "/by", say(Fault::BaseNoController));
    } else {
        if (!keysAre(item, path, { "minionsFrom", "oncePerTurn" }))
            return;
        made.kind = Static::Kind::MinionsFromDiscard;
        word<int>(item["minionsFrom"], path + "/minionsFrom", { { "discard", 0 } });
        made.oncePerTurn = flag(item, "oncePerTurn", path);
        if (def.kind == CardKind::Base)
            fault(path, say(Fault::BaseNoController));
        if (made.oncePerTurn && def.abilities.size() == kMostAbilities)
            fault(path + "/oncePerTurn", say(Fault::ThreeAbilities));
    }
    if (!atBase)
        fault(path, say(Fault::ForBasesAndOn), "\"on\": \"base\"");
}

} // namespace core::smashup
