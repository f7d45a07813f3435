#include "core/smashup/ability/compiler_scope.h"

namespace core::smashup {

namespace {

/// A selector that counts by another one that counts … would look at the whole table again for each card it looks at.
constexpr int kDeepestSelectors = 2;

} // namespace

void Compiler::place(const Json& where, const std::string& path, Scope& scope, Selector& made)
{
    mayBe(path, scope.here ? WordList { "anywhere", "here", "elsewhere" } : WordList { "anywhere" });
    mayName(path, scope, [](Domain each) { return each == Domain::Bases || isInPlay(each); });
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
    if (Allowed* const here = may(path); here != nullptr) {
        here->words = { "you", "others", "anyone" };
        if (scope.did)
            here->words.emplace_back("whoDidIt");
        if (scope.it)
            here->words.emplace_back("itsOwner");
        mayName(path, scope, [](Domain each) { return each == Domain::Seats; });
    }
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

/// True when the filter stands there and says something about what is looked for.
bool Compiler::filterIs(const Json& value, const std::string& path, const char* key, bool sound)
{
    if (Allowed* const here = may(path); here != nullptr && sound)
        here->keys.emplace_back(key);
    if (!value.contains(key))
        return false;
    if (!sound)
        fault(path + "/" + key, say(Fault::SaysNothingAbout, { key }));
    return sound;
}

/// Whose it is, where, and beside what.
void Compiler::inPlayFilters(const Json& value, const std::string& path, Scope& scope, Selector& made)
{
    const bool minions = made.domain == Domain::Minions;
    if (filterIs(value, path, "of", isInPlay(made.domain)))
        whose(value["of"], path + "/of", scope, made);
    if (filterIs(value, path, "notAt", isInPlay(made.domain) || made.domain == Domain::Bases)) {
        const Json& notAt = value["notAt"];
        mayName(path + "/notAt", scope, [](Domain each) { return each == Domain::Bases || isInPlay(each); });
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
    if (filterIs(value, path, "other", isInPlay(made.domain)))
        made.other = flag(value, "other", path);
    if (filterIs(value, path, "weakest", minions))
        made.weakest = flag(value, "weakest", path);
    if (filterIs(value, path, "strongest", minions))
        made.strongest = flag(value, "strongest", path);
    if (filterIs(value, path, "on", made.domain == Domain::MinionActions)) {
        made.on = operand(value["on"], path + "/on", scope, Wanted::Minion);
        if (made.on.kind == OperandKind::All || made.on.kind == OperandKind::Chosen)
            fault(path + "/on", say(Fault::OneMinionOnly), say(Fault::NameItFirst));
    }
}

/// Of hands and piles, of bases and of seats.
void Compiler::otherFilters(const Json& value, const std::string& path, Scope& scope, Selector& made)
{
    if (filterIs(value, path, "playableAt", made.domain == Domain::Hand || made.domain == Domain::Deck))
        made.playableAt = operand(value["playableAt"], path + "/playableAt", scope, Wanted::Base);
    if (filterIs(value, path, "playedOn", isPile(made.domain)))
        made.playedOnBase = word<bool>(value["playedOn"], path + "/playedOn", { { "base", true } });
    if (filterIs(value, path, "withYourMinion", made.domain == Domain::Bases))
        made.withYourMinion = flag(value, "withYourMinion", path);
    if (filterIs(value, path, "withoutYourMinion", made.domain == Domain::Bases))
        made.withoutYourMinion = flag(value, "withoutYourMinion", path);
    if (made.withYourMinion && made.withoutYourMinion)
        fault(path + "/withoutYourMinion", say(Fault::NoSuchBase), say(Fault::LeaveOneOfTwoOut));
    if (filterIs(value, path, "withAction", made.domain == Domain::Bases))
        made.withAction = flag(value, "withAction", path);
    if (filterIs(value, path, "yourPowerAtLeast", made.domain == Domain::Bases))
        made.yourPowerAtLeast = static_cast<std::uint8_t>(number(value, "yourPowerAtLeast", path, 1, 1, 60));
    if (filterIs(value, path, "withMinion", made.domain == Domain::Seats || made.domain == Domain::Hand)) {
        made.withMinionHere = word<bool>(value["withMinion"], path + "/withMinion", { { "here", true } });
        if (!scope.here)
            fault(path + "/withMinion", say(Fault::CardAtNoBase));
    }
}

/// What is printed on it.
void Compiler::printedFilters(const Json& value, const std::string& path, Scope& scope, Selector& made)
{
    const bool card = isCard(made.domain);
    if (filterIs(value, path, "except", card || made.domain == Domain::Bases || made.domain == Domain::ShownBases))
        made.exceptReg = exceptOperand(value["except"], path + "/except", scope, made.domain);
    if (filterIs(value, path, "sameName", card))
        bearingName(value["sameName"], path + "/sameName", scope, made);
    if (filterIs(value, path, "tag", card)) {
        made.tag = tagBit(value["tag"], path + "/tag");
        if (scope.noTag)
            fault(path + "/tag", say(Fault::CountsAsDepends));
    }
    if (filterIs(value, path, "named", card)) {
        const std::string name = text(value, "named", path, true);
        made.name = name.empty() ? std::uint16_t { 0 } : nameId(name);
    }
    if (filterIs(value, path, "faction", card))
        made.factionReg = operand(value["faction"], path + "/faction", scope, Wanted::Faction).reg;
    if (filterIs(value, path, "kind", isPile(made.domain) || made.domain == Domain::Names))
        made.kind = word<KindFilter>(
            value["kind"], path + "/kind", { { "minion", KindFilter::Minion }, { "action", KindFilter::Action } });
}

void Compiler::powerFilters(const Json& value, const std::string& path, Scope& scope, Selector& made)
{
    const bool minions = made.domain == Domain::Minions;
    for (const char* key : { "weakest", "strongest", "powerAtMost", "powerBelow" })
        if (scope.noPower && value.contains(key))
            fault(path + "/" + key, say(Fault::BonusOnPower), say(Fault::UsePrinted));
    if (filterIs(value, path, "powerAtMost", minions || isPile(made.domain)))
        made.powerAtMost = amount(value["powerAtMost"], path + "/powerAtMost", scope, 0, 30);
    if (filterIs(value, path, "powerBelow", minions || isPile(made.domain)))
        made.powerBelow = amount(value["powerBelow"], path + "/powerBelow", scope, 1, 30);
    if (filterIs(value, path, "printedPowerAtMost", minions || isPile(made.domain)))
        made.printedAtMost = amount(value["printedPowerAtMost"], path + "/printedPowerAtMost", scope, 0, 30);
}

void Compiler::filters(const Json& value, const std::string& path, Scope& scope, Selector& made)
{
    inPlayFilters(value, path, scope, made);
    otherFilters(value, path, scope, made);
    printedFilters(value, path, scope, made);
    powerFilters(value, path, scope, made);
}

std::uint16_t Compiler::selector(const Json& value, const std::string& path, Scope& scope)
{
    Selector made;
    maySelect(path, scope, [](Domain) { return true; });
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
            if (Allowed* const here = may(at); here != nullptr)
                here->flag = true;
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
            if (Allowed* const here = may(at); here != nullptr && !scope.scored)
                here->words = { "all", "others" };
            if (!scope.scored && made.seats != SeatGroup::All && made.seats != SeatGroup::Others)
                fault(at, say(Fault::NobodyWonBase), say(Fault::AllOrOthers));
        } else if (domain == Domain::Factions && item->is_string()) {
            made.whose = Whose::Register; // of a seat that was chosen
            made.whoseReg = operand(*item, at, scope, Wanted::Seat).reg;
        } else {
            if (Allowed* const here = may(at); here != nullptr)
                here->flag = true;
            if (!item->is_boolean() || !item->get<bool>())
                fault(at, say(Fault::Expected, { "true" }));
        }
    }
    if (Allowed* const here = may(path); here != nullptr)
        here->keys.clear(); // but for the filters that say something there
    if (found == 0)
        fault(path, say(Fault::SaysNotWhere), "minions, bases, hand, deck, discard, seats, …");
    else
        filters(value, path, scope, made);
    --scope.selectors;
    return add();
}

} // namespace core::smashup
