#include "core/smashup/ability/compiler_scope.h"

// Amounts and conditions.

namespace core::smashup {

std::int16_t Compiler::amount(const Json& value, const std::string& path, Scope& scope, int low, int high)
{
    Amount made;
    if (Allowed* const here = may(path); here != nullptr) {
        here->number = { low, high };
        here->heads = { "count", "power", "powerHere", "number" };
        if (scope.noPower)
            here->heads = { "count" };
    }
    if (value.is_number()) {
        made.add = static_cast<std::int16_t>(wholeNumber(value, path, low, low, high));
        made.mul = 0;
    } else if (!value.is_object()) {
        fault(path, say(Fault::Expected, { say(Fault::NumberOrAmount) }),
            say(Fault::NumberOr, { 2, R"({ "count": { … } })" }));
    } else if (keysAre(
                   value, path, { "count", "power", "powerHere", "number", "plus", "times", "dividedBy", "atMost" })) {
        if (value.contains("count") + value.contains("power") + value.contains("powerHere") + value.contains("number")
            > 1)
            fault(path, say(Fault::TwoAmounts), say(Fault::OneOfAmounts));
        if (scope.noPower && (value.contains("power") || value.contains("powerHere")))
            fault(path, say(Fault::BonusOnPower), say(Fault::CountSomething));
        if (value.contains("count") && scope.chosen.has_value())
            mayBe(path + "/count", { "chosen" });
        if (value.contains("count") && value["count"] == "chosen") {
            made.kind = Amount::Kind::Chosen;
            if (!scope.chosen.has_value())
                fault(path + "/count", say(Fault::NothingChosen), say(Fault::ChooseUpToFirst));
        } else if (value.contains("number")) {
            made.kind = Amount::Kind::Number;
            made.of = operand(value["number"], path + "/number", scope, Wanted::ChosenNumber);
        } else if (value.contains("count")) {
            made.kind = Amount::Kind::Count;
            made.selector = selector(value["count"], path + "/count", scope);
        } else if (value.contains("power")) {
            made.kind = Amount::Kind::Power;
            made.of = operand(value["power"], path + "/power", scope, Wanted::Card);
            if (made.of.kind == OperandKind::All || made.of.kind == OperandKind::Chosen)
                fault(path + "/power", say(Fault::PowerOfOne), say(Fault::NameItFirst));
        } else if (value.contains("powerHere")) {
            made.kind = Amount::Kind::PowerHere;
            made.of = operand(value["powerHere"], path + "/powerHere", scope, Wanted::Seat);
            if (!scope.here)
                fault(path + "/powerHere", say(Fault::CardAtNoBase));
        } else {
            fault(path, say(Fault::NoAmount), say(Fault::Amounts));
        }
        made.add = static_cast<std::int16_t>(number(value, "plus", path, 0, -30, 30));
        made.mul = static_cast<std::int16_t>(number(value, "times", path, 1, 1, 10));
        made.div = static_cast<std::int16_t>(number(value, "dividedBy", path, 1, 1, 20));
        made.most = static_cast<std::int16_t>(value.contains("atMost") ? number(value, "atMost", path, 1, 1, 30) : -1);
    }
    m_library.m_amounts.push_back(made);
    return static_cast<std::int16_t>(m_library.m_amounts.size() - 1);
}

void Compiler::conditionWord(const Json& value, const std::string& path, Scope& scope, Condition& made)
{
    made.kind = word<Condition::Kind>(value, path,
        { { "othersLostMinionHere", Condition::Kind::OthersLostHere },
            { "firstMinionThisTurn", Condition::Kind::FirstMinionThisTurn },
            { "noMinionThisTurn", Condition::Kind::NoMinionThisTurn },
            { "noMinionThisPhase", Condition::Kind::NoMinionThisPhase }, { "moreCards", Condition::Kind::MoreCards },
            { "mostCards", Condition::Kind::MostCards }, { "wasDestroyed", Condition::Kind::WasDestroyed },
            { "othersTurn", Condition::Kind::OthersTurn }, { "yourTurn", Condition::Kind::YourTurn } });
    if (scope.noPower && (made.kind == Condition::Kind::MoreCards || made.kind == Condition::Kind::MostCards))
        fault(path, say(Fault::BonusOnHands), say(Fault::CountCardsInPlay));
    if (made.kind == Condition::Kind::WasDestroyed && !scope.discarded)
        fault(path, say(Fault::NothingDiscarded), say(Fault::AfterDiscarded));
}

/// What a card is, or whether it is among others.
void Compiler::conditionOfCard(const Json& value, const std::string& path, Scope& scope, Condition& made)
{
    if (value.contains("isMinion") || value.contains("isAction")) {
        const bool minion = value.contains("isMinion");
        const char* key = minion ? "isMinion" : "isAction";
        keysAre(value, path, { key });
        made.kind = minion ? Condition::Kind::IsMinion : Condition::Kind::IsAction;
        made.of = operand(value[key], path + "/" + key, scope, Wanted::Card);
        if (made.of.kind == OperandKind::All || made.of.kind == OperandKind::Chosen)
            fault(path + "/" + key, say(Fault::AsksOneCard), say(Fault::NameItFirst));
        return;
    }
    keysAre(value, path, { "is", "among" });
    made.kind = Condition::Kind::IsAmong;
    made.of = operand(value["is"], path + "/is", scope, Wanted::Minion);
    if (made.of.kind == OperandKind::All || made.of.kind == OperandKind::Chosen)
        fault(path + "/is", say(Fault::AsksOneMinion), say(Fault::NameItFirst));
    mayNeed(path, "among");
    if (value.contains("among")) {
        maySelect(path + "/among", scope, [](Domain each) { return each == Domain::Minions; });
        made.selector = selector(value["among"], path + "/among", scope);
        if (m_library.m_selectors[made.selector].domain != Domain::Minions)
            fault(path + "/among", say(Fault::Expected, { say(Fault::Minions) }),
                say(Fault::Say, { R"({ "minions": "here" })" }));
    } else {
        fault(path, say(Fault::Needs, { "among" }), say(Fault::Say, { R"({ "minions": "here" })" }));
    }
}

void Compiler::conditionOfNumber(const Json& value, const std::string& path, Scope& scope, Condition& made)
{
    if (value.contains("number")) {
        keysAre(value, path, { "number", "atLeast", "atMost" });
        const bool most = value.contains("atMost");
        mayNeed(path, most ? "atMost" : "atLeast");
        if (most == value.contains("atLeast"))
            fault(path, say(Fault::ComparesNothing), say(Fault::AtLeastOrAtMost));
        made.kind = most ? Condition::Kind::NumberAtMost : Condition::Kind::NumberAtLeast;
        made.of = operand(value["number"], path + "/number", scope, Wanted::ChosenNumber);
        made.number = static_cast<std::uint8_t>(number(value, most ? "atMost" : "atLeast", path, 1, most ? 0 : 1, 99));
    } else if (value.contains("powerHere")) {
        keysAre(value, path, { "powerHere", "atMost" });
        made.kind = Condition::Kind::PowerHereAtMost;
        made.of = operand(value["powerHere"], path + "/powerHere", scope, Wanted::Seat);
        made.number = static_cast<std::uint8_t>(number(value, "atMost", path, 0, 0, 99));
        if (!scope.here)
            fault(path + "/powerHere", say(Fault::CardAtNoBase));
        if (scope.noPower)
            fault(path + "/powerHere", say(Fault::BonusOnPower), say(Fault::CountSomething));
    } else {
        keysAre(value, path, { "madnessLeft" });
        made.kind = Condition::Kind::MadnessLeft;
        made.number = static_cast<std::uint8_t>(number(value, "madnessLeft", path, 1, 1, 30));
    }
}

/// How much of something there is.
void Compiler::conditionOfSelector(const Json& value, const std::string& path, Scope& scope, Condition& made)
{
    if (value.contains("chosen")) {
        keysAre(value, path, { "chosen" });
        made.kind = Condition::Kind::AllChosen;
        made.selector = selector(value["chosen"], path + "/chosen", scope);
        if (!scope.chosen.has_value() || *scope.chosen != m_library.m_selectors[made.selector].domain)
            fault(path + "/chosen", say(Fault::NoneChosen), say(Fault::ChooseOrMarkFirst));
    } else if (value.contains("oneHas")) {
        keysAre(value, path, { "oneHas", "atLeast" });
        made.kind = Condition::Kind::OneHasAtLeast;
        made.selector = selector(value["oneHas"], path + "/oneHas", scope);
        made.number = static_cast<std::uint8_t>(number(value, "atLeast", path, 1, 1, 99));
        if (!isCard(m_library.m_selectors[made.selector].domain))
            fault(path + "/oneHas", say(Fault::Expected, { say(Fault::Cards) }),
                say(Fault::Say, { R"({ "hand": "others" })" }));
    } else if (keysAre(value, path, { "count", "alike", "atLeast" })) {
        const char* key = value.contains("alike") ? "alike" : "count";
        if (value.contains(key)) {
            made.kind = *key == 'a' ? Condition::Kind::AlikeAtLeast : Condition::Kind::CountAtLeast;
            made.selector = selector(value[key], path + "/" + key, scope);
            made.number = static_cast<std::uint8_t>(number(value, "atLeast", path, 1, 1, 99));
            if (*key == 'a' && m_library.m_selectors[made.selector].domain != Domain::Minions)
                fault(path + "/alike", say(Fault::Expected, { say(Fault::Minions) }),
                    say(Fault::Say, { R"({ "minions": "anywhere" })" }));
        } else {
            fault(path, say(Fault::NoCondition), say(Fault::Conditions));
        }
    }
}

std::int16_t Compiler::condition(const Json& value, const std::string& path, Scope& scope)
{
    const auto hasOne = [&](std::initializer_list<const char*> keys) {
        return std::any_of(keys.begin(), keys.end(), [&](const char* key) { return value.contains(key); });
    };
    Condition made;
    if (Allowed* const here = may(path); here != nullptr)
        here->heads = { "count", "powerHere", "number", "oneHas", "alike", "chosen", "isMinion", "isAction", "is",
            "madnessLeft" };
    mayBe(path,
        { "firstMinionThisTurn", "noMinionThisTurn", "noMinionThisPhase", "yourTurn", "othersTurn",
            "othersLostMinionHere", "moreCards", "mostCards", "wasDestroyed" });
    if (value.is_string())
        conditionWord(value, path, scope, made);
    else if (!value.is_object())
        fault(path, say(Fault::Expected, { say(Fault::ACondition) }),
            say(Fault::NumberOr, { "\"firstMinionThisTurn\"", R"({ "count": { … }, "atLeast": 2 })" }));
    else if (hasOne({ "isMinion", "isAction" }))
        conditionOfCard(value, path, scope, made);
    else if (hasOne({ "number", "powerHere", "madnessLeft" }))
        conditionOfNumber(value, path, scope, made);
    else if (!hasOne({ "chosen", "oneHas" }) && value.contains("is"))
        conditionOfCard(value, path, scope, made);
    else
        conditionOfSelector(value, path, scope, made);
    m_library.m_conditions.push_back(made);
    return static_cast<std::int16_t>(m_library.m_conditions.size() - 1);
}

} // namespace core::smashup
