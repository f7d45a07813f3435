#include "core/smashup/ability/compiler_scope.h"

namespace core::smashup {

namespace {

/// A selector that counts by another one that counts … would look at the whole table again for each card it looks at.
constexpr int kDeepestSelectors = 2;

constexpr std::pair<std::string_view, Domain> kDomains[] = { { "minions", Domain::Minions },
    { "baseActions", Domain::BaseActions }, { "minionActions", Domain::MinionActions }, { "actions", Domain::Actions },
    { "cards", Domain::Cards }, { "bases", Domain::Bases }, { "baseDeck", Domain::BaseDeck }, { "hand", Domain::Hand },
    { "deck", Domain::Deck }, { "discard", Domain::Discard }, { "handOrDiscard", Domain::Hand },
    { "handOrDeck", Domain::Hand }, { "seats", Domain::Seats }, { "factions", Domain::Factions },
    { "names", Domain::Names }, { "shown", Domain::Shown }, { "shownBases", Domain::ShownBases } };

} // namespace

void Compiler::place(const Json& where, const std::string& path, Scope& scope, Selector& made)
{
    if (where.is_string() && where.get_ref<const std::string&>().starts_with('$')) {
        const Operand found = named(where.get_ref<const std::string&>().substr(1), path, scope, Wanted::BaseOrCard);
        if (found.kind != OperandKind::Register)
            return;
        made.where = Where::At;
        made.whereReg = found.reg;
        made.whereIsCard = scope.find(where.get_ref<const std::string&>().substr(1))->domain != Domain::Bases;
        return;
    }
    made.where = word<Where>(
        where, path, { { "anywhere", Where::Anywhere }, { "here", Where::Here }, { "elsewhere", Where::Elsewhere } });
    if (!scope.here && made.where != Where::Anywhere)
        fault(path, say(Fault::CardAtNoBase), say(Fault::ChooseBaseOrAnywhere));
}

void Compiler::whose(const Json& whose, const std::string& path, Scope& scope, Selector& made)
{
    if (whose.is_string() && whose.get_ref<const std::string&>().starts_with('$')) {
        made.whose = Whose::Register;
        made.whoseReg = operand(whose, path, scope, Wanted::Seat).reg;
    } else {
        made.whose = word<Whose>(whose, path,
            { { "you", Whose::You }, { "others", Whose::Others }, { "anyone", Whose::Anyone },
                { "whoDidIt", Whose::WhoDidIt }, { "itsOwner", Whose::ItsOwner } });
        if (made.whose == Whose::WhoDidIt && !scope.did)
            fault(path, say(Fault::NothingHappenedHere), "you, others, anyone");
        if (made.whose == Whose::ItsOwner && !scope.it)
            fault(path, say(Fault::NothingHappened), say(Fault::YouOthersOrAnyone));
    }
}

/// "except": one thing of the same kind that has been chosen before.
std::uint8_t Compiler::exceptOperand(const Json& value, const std::string& path, Scope& scope, Domain domain)
{
    const Wanted wanted = domain == Domain::Bases ? Wanted::Base
        : domain == Domain::ShownBases            ? Wanted::BaseCard
                                                  : Wanted::Card;
    const Operand found = operand(value, path, scope, wanted);
    if (found.kind != OperandKind::Register)
        fault(path, say(Fault::Expected, { say(Fault::AName) }), say(Fault::OtherForNotThis, { "\"$m\"" }));
    return found.reg;
}

void Compiler::bearingName(const Json& value, const std::string& path, Scope& scope, Selector& made)
{
    const Operand found = operand(value, path, scope, Wanted::NameOf);
    made.sameNameReg = found.reg;
    made.sameName = found.kind == OperandKind::Register ? SameName::Register
        : found.kind == OperandKind::This               ? SameName::This
        : found.kind == OperandKind::It                 ? SameName::It
                                                        : SameName::Anything;
    if (made.sameName == SameName::Anything)
        fault(path, say(Fault::Expected, { say(Fault::OneCard) }), say(Fault::ThisOrIt, { "\"$m\"" }));
}

void Compiler::filters(const Json& value, const std::string& path, Scope& scope, Selector& made)
{
    const bool card = isCard(made.domain);
    const bool minions = made.domain == Domain::Minions;
    const auto has = [&](const char* key, bool sound) {
        if (!value.contains(key))
            return false;
        if (!sound)
            fault(path + "/" + key, say(Fault::SaysNothingAbout, { key }));
        return sound;
    };
    if (has("of", isInPlay(made.domain)))
        whose(value["of"], path + "/of", scope, made);
    if (has("notAt", isInPlay(made.domain) || made.domain == Domain::Bases)) {
        const Json& notAt = value["notAt"];
        if (made.where != Where::Anywhere)
            fault(path + "/notAt", say(Fault::PlaceTwice), say(Fault::AnywhereBeside));
        if (notAt.is_string() && notAt.get_ref<const std::string&>().starts_with('$')) {
            place(notAt, path + "/notAt", scope, made);
            made.where = Where::NotAt;
        } else {
            fault(path + "/notAt", say(Fault::Expected, { say(Fault::AName) }),
                say(Fault::ElsewhereForNotHere, { "\"$b\"" }));
        }
    }
    if (has("other", isInPlay(made.domain)))
        made.other = flag(value, "other", path);
    if (has("weakest", minions))
        made.weakest = flag(value, "weakest", path);
    if (has("strongest", minions))
        made.strongest = flag(value, "strongest", path);
    if (has("on", made.domain == Domain::MinionActions)) {
        made.on = operand(value["on"], path + "/on", scope, Wanted::Minion);
        if (made.on.kind == OperandKind::All || made.on.kind == OperandKind::Chosen)
            fault(path + "/on", say(Fault::OneMinionOnly), say(Fault::NameItFirst));
    }
    if (has("playableAt", made.domain == Domain::Hand || made.domain == Domain::Deck))
        made.playableAt = operand(value["playableAt"], path + "/playableAt", scope, Wanted::Base);
    if (has("playedOn", isPile(made.domain)))
        made.playedOnBase = word<bool>(value["playedOn"], path + "/playedOn", { { "base", true } });
    if (has("withYourMinion", made.domain == Domain::Bases))
        made.withYourMinion = flag(value, "withYourMinion", path);
    if (has("withoutYourMinion", made.domain == Domain::Bases))
        made.withoutYourMinion = flag(value, "withoutYourMinion", path);
    if (made.withYourMinion && made.withoutYourMinion)
        fault(path + "/withoutYourMinion", say(Fault::NoSuchBase), say(Fault::LeaveOneOfTwoOut));
    if (has("withAction", made.domain == Domain::Bases))
        made.withAction = flag(value, "withAction", path);
    if (has("yourPowerAtLeast", made.domain == Domain::Bases))
        made.yourPowerAtLeast = static_cast<std::uint8_t>(number(value, "yourPowerAtLeast", path, 1, 1, 60));
    if (has("withMinion", made.domain == Domain::Seats || made.domain == Domain::Hand)) {
        made.withMinionHere = word<bool>(value["withMinion"], path + "/withMinion", { { "here", true } });
        if (!scope.here)
            fault(path + "/withMinion", say(Fault::CardAtNoBase));
    }
    if (has("except", card || made.domain == Domain::Bases || made.domain == Domain::ShownBases))
        made.exceptReg = exceptOperand(value["except"], path + "/except", scope, made.domain);
    if (has("sameName", card))
        bearingName(value["sameName"], path + "/sameName", scope, made);
    if (has("tag", card)) {
        made.tag = tagBit(value["tag"], path + "/tag");
        if (scope.noTag)
            fault(path + "/tag", say(Fault::CountsAsDepends));
    }
    if (has("named", card)) {
        const std::string name = text(value, "named", path, true);
        made.name = name.empty() ? std::uint16_t { 0 } : nameId(name);
    }
    if (has("faction", card))
        made.factionReg = operand(value["faction"], path + "/faction", scope, Wanted::Faction).reg;
    if (has("kind", isPile(made.domain) || made.domain == Domain::Names))
        made.kind = word<KindFilter>(
            value["kind"], path + "/kind", { { "minion", KindFilter::Minion }, { "action", KindFilter::Action } });
    for (const char* key : { "weakest", "strongest", "powerAtMost", "powerBelow" })
        if (scope.noPower && value.contains(key))
            fault(path + "/" + key, say(Fault::BonusOnPower), say(Fault::UsePrinted));
    if (has("powerAtMost", minions || isPile(made.domain)))
        made.powerAtMost = amount(value["powerAtMost"], path + "/powerAtMost", scope, 0, 30);
    if (has("powerBelow", minions || isPile(made.domain)))
        made.powerBelow = amount(value["powerBelow"], path + "/powerBelow", scope, 1, 30);
    if (has("printedPowerAtMost", minions || isPile(made.domain)))
        made.printedAtMost = amount(value["printedPowerAtMost"], path + "/printedPowerAtMost", scope, 0, 30);
}

std::uint16_t Compiler::selector(const Json& value, const std::string& path, Scope& scope)
{
    Selector made;
    const auto add = [&] {
        m_library.m_selectors.push_back(made);
        return static_cast<std::uint16_t>(m_library.m_selectors.size() - 1);
    };
    if (scope.selectors == kDeepestSelectors) {
        fault(path, say(Fault::SelectorsTooDeep), say(Fault::AtMost, { kDeepestSelectors }));
        return add();
    }
    if (!keysAre(value, path,
            { "minions", "baseActions", "minionActions", "actions", "bases", "baseDeck", "hand", "deck", "discard",
                "handOrDiscard", "handOrDeck", "seats", "factions", "names", "shown", "shownBases", "of", "other",
                "except", "weakest", "strongest", "on", "cards", "yourPowerAtLeast", "playableAt", "playedOn",
                "withYourMinion", "withoutYourMinion", "withAction", "withMinion", "notAt", "tag", "faction", "named",
                "sameName", "kind", "powerAtMost", "powerBelow", "printedPowerAtMost" }))
        return add();
    ++scope.selectors;
    int found = 0;
    for (const auto& [name, domain] : kDomains) {
        const auto item = value.find(name);
        if (item == value.end())
            continue;
        const std::string at = path + "/" + std::string(name);
        if (++found > 1) {
            fault(at, say(Fault::TwoPlaces), say(Fault::OneSelectorOnePlace));
            break;
        }
        made.domain = domain;
        made.orDiscard = name == "handOrDiscard";
        made.orDeck = name == "handOrDeck";
        if (isInPlay(domain) || domain == Domain::Bases) {
            place(*item, at, scope, made);
        } else if (domain == Domain::Shown || domain == Domain::ShownBases) {
            if (!item->is_boolean() || !item->get<bool>())
                fault(at, say(Fault::Expected, { "true" }));
            if (!(domain == Domain::Shown ? scope.shown : scope.shownBases))
                fault(at, say(Fault::NothingShown), say(Fault::RevealFirst));
        } else if (isPile(domain)) {
            whose(*item, at, scope, made);
            // Everybody sees a minion's power, and it must not change while cards are drawn, after bases have scored.
            if (scope.noPower)
                fault(at, say(Fault::BonusOnPiles), say(Fault::CountCardsInPlay));
        } else if (domain == Domain::Seats) {
            made.seats = word<SeatGroup>(*item, at,
                { { "all", SeatGroup::All }, { "others", SeatGroup::Others }, { "winners", SeatGroup::Winners },
                    { "runnersUp", SeatGroup::RunnersUp }, { "notWinners", SeatGroup::NotWinners } });
            if (!scope.scored && made.seats != SeatGroup::All && made.seats != SeatGroup::Others)
                fault(at, say(Fault::NobodyWonBase), say(Fault::AllOrOthers));
        } else if (domain == Domain::Factions && item->is_string()) {
            made.whose = Whose::Register; // of a seat that was chosen
            made.whoseReg = operand(*item, at, scope, Wanted::Seat).reg;
        } else if (!item->is_boolean() || !item->get<bool>()) {
            fault(at, say(Fault::Expected, { "true" }));
        }
    }
    if (found == 0)
        fault(path, say(Fault::SaysNotWhere), "minions, bases, hand, deck, discard, seats, …");
    else
        filters(value, path, scope, made);
    --scope.selectors;
    return add();
}

std::int16_t Compiler::amount(const Json& value, const std::string& path, Scope& scope, int low, int high)
{
    Amount made;
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

std::int16_t Compiler::condition(const Json& value, const std::string& path, Scope& scope)
{
    Condition made;
    if (value.is_string()) {
        made.kind = word<Condition::Kind>(value, path,
            { { "othersLostMinionHere", Condition::Kind::OthersLostHere },
                { "firstMinionThisTurn", Condition::Kind::FirstMinionThisTurn },
                { "noMinionThisTurn", Condition::Kind::NoMinionThisTurn },
                { "noMinionThisPhase", Condition::Kind::NoMinionThisPhase },
                { "moreCards", Condition::Kind::MoreCards }, { "mostCards", Condition::Kind::MostCards },
                { "wasDestroyed", Condition::Kind::WasDestroyed }, { "othersTurn", Condition::Kind::OthersTurn },
                { "yourTurn", Condition::Kind::YourTurn } });
        if (scope.noPower && (made.kind == Condition::Kind::MoreCards || made.kind == Condition::Kind::MostCards))
            fault(path, say(Fault::BonusOnHands), say(Fault::CountCardsInPlay));
        if (made.kind == Condition::Kind::WasDestroyed && !scope.discarded)
            fault(path, say(Fault::NothingDiscarded), say(Fault::AfterDiscarded));
    } else if (!value.is_object()) {
        fault(path, say(Fault::Expected, { say(Fault::ACondition) }),
            say(Fault::NumberOr, { "\"firstMinionThisTurn\"", R"({ "count": { … }, "atLeast": 2 })" }));
    } else if (value.contains("isMinion") || value.contains("isAction")) {
        const bool minion = value.contains("isMinion");
        const char* key = minion ? "isMinion" : "isAction";
        keysAre(value, path, { key });
        made.kind = minion ? Condition::Kind::IsMinion : Condition::Kind::IsAction;
        made.of = operand(value[key], path + "/" + key, scope, Wanted::Card);
        if (made.of.kind == OperandKind::All || made.of.kind == OperandKind::Chosen)
            fault(path + "/" + key, say(Fault::AsksOneCard), say(Fault::NameItFirst));
    } else if (value.contains("number")) {
        keysAre(value, path, { "number", "atLeast", "atMost" });
        const bool most = value.contains("atMost");
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
    } else if (value.contains("madnessLeft")) {
        keysAre(value, path, { "madnessLeft" });
        made.kind = Condition::Kind::MadnessLeft;
        made.number = static_cast<std::uint8_t>(number(value, "madnessLeft", path, 1, 1, 30));
    } else if (value.contains("chosen")) {
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
    } else if (value.contains("is")) {
        keysAre(value, path, { "is", "among" });
        made.kind = Condition::Kind::IsAmong;
        made.of = operand(value["is"], path + "/is", scope, Wanted::Minion);
        if (made.of.kind == OperandKind::All || made.of.kind == OperandKind::Chosen)
            fault(path + "/is", say(Fault::AsksOneMinion), say(Fault::NameItFirst));
        if (value.contains("among")) {
            made.selector = selector(value["among"], path + "/among", scope);
            if (m_library.m_selectors[made.selector].domain != Domain::Minions)
                fault(path + "/among", say(Fault::Expected, { say(Fault::Minions) }),
                    say(Fault::Say, { R"({ "minions": "here" })" }));
        } else {
            fault(path, say(Fault::Needs, { "among" }), say(Fault::Say, { R"({ "minions": "here" })" }));
        }
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
    m_library.m_conditions.push_back(made);
    return static_cast<std::int16_t>(m_library.m_conditions.size() - 1);
}

} // namespace core::smashup
