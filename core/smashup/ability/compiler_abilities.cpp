#include "core/smashup/ability/compiler_scope.h"

namespace core::smashup {

namespace {

constexpr const char* kAbilities[]
    = { "play", "asAction", "talent", "special", "after", "instead", "ongoing", "fromDiscard" };

} // namespace

void Compiler::addAbilities(const Json& card, const std::string& path, CardDef& def)
{
    const auto simple = [&](const char* key, Timing timing) {
        const auto found = card.find(key);
        if (found == card.end())
            return;
        Ability start;
        start.timing = timing;
        start.may = timing == Timing::Talent;
        const std::string at = path + "/" + key;
        if (found->is_object() && (timing == Timing::Talent || timing == Timing::InsteadOfDestroyed))
            addWithHead(*found, at, def, start);
        else
            addAbility(ability(*found, at, def, start), path, def);
    };
    simple("play", Timing::Play);
    simple("asAction", Timing::PlayAsAction);
    simple("talent", Timing::Talent);
    simple("when", Timing::WhenScoring);
    simple("instead", Timing::InsteadOfDestroyed);
    simple("cleared", Timing::InsteadOfDiscarded);
    if (const auto found = card.find("special"); found != card.end())
        addSpecial(*found, path + "/special", def, false);
    if (const auto found = card.find("replaced"); found != card.end())
        addSpecial(*found, path + "/replaced", def, true);
    if (const auto found = card.find("after"); found != card.end() && found->is_array()) {
        if (Allowed* const here = may(path, "after"); here != nullptr)
            here->list = true;
        if (found->empty())
            fault(path + "/after", say(Fault::Expected, { say(Fault::AfterAnEvent) }),
                say(Fault::WriteOrSeveral, { "{ \"event\": … }" }));
        for (std::size_t i = 0; i < found->size(); ++i)
            addTrigger((*found)[i], path + "/after/" + std::to_string(i), def);
    } else if (found != card.end()) {
        addTrigger(*found, path + "/after", def);
    }
    if (const auto found = card.find("ongoing"); found != card.end())
        addStatics(*found, path + "/ongoing", def);
    fitting(path, def, card);
}

/// Abilities that the kind of card could never use.
void Compiler::fitting(const std::string& path, const CardDef& def, const Json& card)
{
    const bool standard = def.kind == CardKind::Action && def.attach == AttachTo::Nothing;
    if (standard)
        for (const char* key : { "talent", "after", "ongoing", "where" })
            mayNotHave(path, key);
    if (def.kind == CardKind::Action)
        mayNotHave(path, "instead");
    if (def.fusion)
        mayNeed(path, "asAction");
    else
        mayNotHave(path, "asAction");
    if (standard)
        for (const char* key : { "talent", "after", "ongoing" })
            if (card.contains(key))
                fault(path + "/" + key, say(Fault::DoesNotStay), say(Fault::SayOn));
    if (def.home == Home::Monsters)
        for (const char* key : { "talent", "special", "instead", "fromDiscard" })
            if (card.contains(key))
                fault(path + "/" + key, say(Fault::MonstersNobodys), say(Fault::MonstersWork));
    if (def.home == Home::Monsters
        && std::any_of(def.abilities.begin(), def.abilities.end(), [](const Ability& each) { return each.may; }))
        fault(path, say(Fault::MonstersDecline), say(Fault::LeaveMayOut));
    const bool does = std::any_of(
        std::begin(kAbilities), std::end(kAbilities), [&](const char* key) { return card.contains(key); });
    if (def.kind == CardKind::Action && !does)
        fault(path, say(Fault::ActionDoesNothing), say(Fault::SayWhatItDoes));
    if (def.fusion != card.contains("asAction"))
        fault(path + "/asAction", say(def.fusion ? Fault::FusionAsAction : Fault::OnlyFusion),
            say(Fault::FusionTogether));
    if (def.kind == CardKind::Action && card.contains("instead"))
        fault(path + "/instead", say(Fault::OnlyMinionsSaved));
    const bool fromHand
        = std::any_of(def.abilities.begin(), def.abilities.end(), [](const Ability& each) { return each.fromHand; });
    if (def.specialOnly && !fromHand)
        fault(path + "/specialOnly", say(Fault::NoSpecial), say(Fault::AddSpecial));
}

void Compiler::addAbility(Ability made, const std::string& path, CardDef& def)
{
    made.index = static_cast<std::uint8_t>(def.abilities.size());
    if (def.abilities.size() == kMostAbilities)
        fault(path, say(Fault::FourAbilities));
    else
        def.abilities.push_back(std::move(made));
}

/// A talent or a replacement about which there is more to say than its steps.
void Compiler::addWithHead(const Json& head, const std::string& path, CardDef& def, Ability start)
{
    const bool talent = start.timing == Timing::Talent;
    if (!(talent ? keysAre(head, path, { "if", "do" }) : keysAre(head, path, { "may", "oncePerTurn", "label", "do" })))
        return;
    mayNeed(path, "do");
    ownCondition(head, path, def, start);
    if (!talent) {
        start.may = flag(head, "may", path);
        start.once = once(head, path, start);
        if (head.contains("label"))
            start.special = word<bool>(head["label"], path + "/label", { { "special", true }, { "ongoing", false } });
        if (head.contains("label") && def.kind == CardKind::Base)
            fault(path + "/label", say(Fault::BaseNoLabel), say(Fault::LeaveItOut));
        if (start.may && def.kind == CardKind::Base)
            fault(path + "/may", say(Fault::BaseCannotDecline), say(Fault::LeaveItOut));
    }
    addAbility(ability(head.contains("do") ? head["do"] : Json(), path + "/do", def, start), path, def);
}

/// How often in a turn: once, or once for each seat that it happens to or that brings it about.
Once Compiler::once(const Json& head, const std::string& path, const Ability& start)
{
    const auto found = head.find("oncePerTurn");
    if (found == head.end())
        return Once::Always;
    const std::string at = path + "/oncePerTurn";
    if (Allowed* const here = may(at); here != nullptr)
        here->flag = true;
    if (found->is_boolean())
        return found->get<bool>() ? Once::PerTurn : Once::Always;
    const Once made = word<Once>(*found, at, { { "itsOwner", Once::PerOwner }, { "whoDidIt", Once::PerDoer } });
    if (start.trigger != Trigger::MinionPlayed && start.trigger != Trigger::MinionDestroyed)
        fault(at, say(Fault::NoMinionHere), "true");
    return made;
}

void Compiler::addSpecial(const Json& head, const std::string& path, CardDef& def, bool replaced)
{
    if (def.kind == CardKind::Titan && head.is_object() && head.contains("time") && head["time"] == "arrival") {
        addArrival(head, path, def);
        return;
    }
    if (!replaced && head.is_object() && head.contains("time") && head["time"] == "playPhase") {
        addPlayPhase(head, path, def);
        return;
    }
    if (!(replaced ? keysAre(head, path, { "may", "who", "do" })
                   : keysAre(head, path, { "time", "may", "who", "from", "at", "onePerBase", "do" })))
        return;
    Ability start;
    start.timing = Timing::AfterReplaced;
    if (def.kind == CardKind::Base)
        mayNeed(path, "who");
    else
        mayNotHave(path, "who");
    if (!replaced) {
        mayNeed(path, "time");
        mayBe(path + "/time", { "beforeScoring", "afterScoring", "playPhase" });
        if (!head.contains("time")) {
            fault(path, say(Fault::Needs, { "time" }), say(Fault::Times));
            return;
        }
        start.timing = word<Timing>(head["time"], path + "/time",
            { { "beforeScoring", Timing::BeforeScoring }, { "afterScoring", Timing::AfterScoring } });
    }
    start.may = flag(head, "may", path);
    const bool base = def.kind == CardKind::Base;
    if (head.contains("who"))
        start.who = word<Who>(head["who"], path + "/who",
            { { "winner", Who::Winner }, { "firstWinner", Who::FirstWinner }, { "runnerUp", Who::RunnerUp },
                { "everybody", Who::Everybody } });
    if (head.contains("who") != base)
        fault(path, say(base ? Fault::BaseNeedsWho : Fault::WhoForBases), say(Fault::Whos));
    if (start.who == Who::Everybody && start.may)
        fault(path + "/may", say(Fault::EverybodyMay), say(Fault::PutMay));
    if (start.timing == Timing::BeforeScoring && base && start.who != Who::Everybody)
        fault(path + "/who", say(Fault::NobodyWonYet), "everybody");
    if (head.contains("from"))
        start.fromHand = word<bool>(head["from"], path + "/from", { { "hand", true }, { "play", false } });
    start.may = start.may || start.fromHand; // nobody has to play a card
    if (head.contains("at"))
        start.where = word<Where>(head["at"], path + "/at",
            { { "here", Where::Here }, { "elsewhere", Where::Elsewhere }, { "anywhere", Where::Anywhere } });
    if (start.fromHand && start.where != Where::Anywhere)
        fault(path + "/at", say(Fault::HandAtNoBase), say(Fault::LeaveItOut));
    if (base && (start.fromHand || start.where == Where::Elsewhere))
        fault(path, say(Fault::BaseUsedHere), "\"at\": \"here\"");
    if (!base && def.kind == CardKind::Action && def.attach == AttachTo::Nothing && !start.fromHand)
        fault(path, say(Fault::DoesNotStay), say(Fault::FromHandOrOn));
    start.may = start.may || start.fromHand; // nobody must play a card
    if (start.fromHand && def.kind == CardKind::Minion)
        mayNotHave(path, "do");
    else
        mayNeed(path, "do");
    start.onePerBase = flag(head, "onePerBase", path);
    if (start.onePerBase && !start.fromHand)
        fault(path + "/onePerBase", say(Fault::SaidOfHand), "\"from\": \"hand\"");
    if (start.fromHand && def.kind == CardKind::Minion) {
        // All there is to say is when it may be played.
        if (head.contains("do"))
            fault(path + "/do", say(Fault::HandMinion), say(Fault::SayWithPlay));
        start.ops.emplace_back();
        addAbility(std::move(start), path, def);
        return;
    }
    addAbility(ability(head.contains("do") ? head["do"] : Json(), path + "/do", def, start), path, def);
}

/// When a titan may be played: in its owner's play phases, for nothing or instead of one of the turn's plays.
void Compiler::addArrival(const Json& head, const std::string& path, CardDef& def)
{
    if (!keysAre(head, path, { "time", "if", "insteadOf" }))
        return;
    Ability start;
    start.timing = Timing::Arrival;
    start.may = true;
    start.paid = head.contains("insteadOf");
    if (start.paid)
        start.insteadOf = word<PlayKind>(
            head["insteadOf"], path + "/insteadOf", { { "minion", PlayKind::Minion }, { "action", PlayKind::Action } });
    ownCondition(head, path, def, start);
    start.ops.emplace_back();
    addAbility(std::move(start), path, def);
}

void Compiler::addPlayPhase(const Json& head, const std::string& path, CardDef& def)
{
    if (!keysAre(head, path, { "time", "if", "do" }))
        return;
    mayNeed(path, "time");
    mayNeed(path, "do");
    mayBe(path + "/time", { "beforeScoring", "afterScoring", "playPhase" });
    Ability start;
    start.timing = Timing::PlayPhase;
    start.may = true;
    if (def.kind == CardKind::Base)
        fault(path + "/time", say(Fault::BaseNoPlayPhase), say(Fault::BeforeOrAfter));
    if (def.kind == CardKind::Action && def.attach == AttachTo::Nothing)
        fault(path, say(Fault::DoesNotStay), say(Fault::SayOn));
    if (std::any_of(def.abilities.begin(), def.abilities.end(),
            [](const Ability& each) { return each.timing == Timing::Talent; }))
        fault(path, say(Fault::TalentOrSpecial));
    ownCondition(head, path, def, start);
    const Json steps = head.contains("do") ? head["do"] : Json();
    const bool leaves = steps.is_array() && !steps.empty() && steps[0].is_object()
        && (steps[0].value("return", Json()) == "this" || steps[0].value("destroy", Json()) == "this");
    if (!leaves)
        fault(path + "/do", say(Fault::UsedForEver),
            say(Fault::BeginWith, { R"({ "return": "this" })", R"({ "destroy": "this" })" }));
    addAbility(ability(steps, path + "/do", def, start), path, def);
}

void Compiler::addTrigger(const Json& head, const std::string& path, CardDef& def)
{
    if (!keysAre(head, path, { "event", "of", "at", "first", "from", "turn", "if", "may", "oncePerTurn", "do" }))
        return;
    mayNeed(path, "event");
    mayNeed(path, "do");
    Ability start;
    start.timing = Timing::Trigger;
    if (head.contains("event"))
        start.trigger = word<Trigger>(head["event"], path + "/event",
            { { "minionPlayed", Trigger::MinionPlayed }, { "minionDestroyed", Trigger::MinionDestroyed },
                { "turnStart", Trigger::TurnStart }, { "turnEnd", Trigger::TurnEnd }, { "affected", Trigger::Affected },
                { "minionDiscarded", Trigger::MinionDiscarded } });
    else
        fault(path, say(Fault::Needs, { "event" }));
    const bool turn = start.trigger == Trigger::TurnStart || start.trigger == Trigger::TurnEnd;
    for (const char* key : { "at", "of" })
        if (turn && head.contains(key))
            fault(path + "/" + key, say(Fault::TurnAtNoBase), say(Fault::LeaveItOut));
    if (head.contains("at"))
        start.where
            = word<Where>(head["at"], path + "/at", { { "here", Where::Here }, { "anywhere", Where::Anywhere } });
    start.may = flag(head, "may", path);
    if (head.contains("turn")) {
        start.yourTurn = word<bool>(head["turn"], path + "/turn", { { "yours", true }, { "any", false } });
        if (!turn)
            fault(path + "/turn", say(Fault::SaidOfTurns), say(Fault::LeaveItOut));
        if (def.kind == CardKind::Base)
            fault(path + "/turn", say(Fault::BaseNoTurn), say(Fault::LeaveItOut));
    }
    start.firstPlayed = flag(head, "first", path);
    if (head.contains("from"))
        start.playedFromHand = word<bool>(head["from"], path + "/from", { { "hand", true } });
    for (const char* key : { "first", "from" })
        if (head.contains(key) && start.trigger != Trigger::MinionPlayed)
            fault(path + "/" + key, say(Fault::SaidOfPlayed), say(Fault::LeaveItOut));
    const bool itself = start.trigger == Trigger::Affected || start.trigger == Trigger::MinionDiscarded;
    if (itself && (!head.contains("of") || head["of"] != "this"))
        fault(path + "/of", say(Fault::HappensToItself), "\"of\": \"this\"");
    start.once = once(head, path, start);
    if ((start.once == Once::PerOwner || start.once == Once::PerDoer) && def.kind != CardKind::Base)
        fault(path + "/oncePerTurn", say(Fault::SaidSoOfBases), "true");
    ownCondition(head, path, def, start);
    if (const auto of = head.find("of"); of != head.end() && !turn) {
        if (Allowed* const here = may(path, "of"); here != nullptr) {
            if (def.kind == CardKind::Minion)
                here->words = { "this" };
            if (!itself)
                maySelect(path + "/of", Scope(def), [](Domain each) { return each == Domain::Minions; });
        }
        if (of->is_string() && of->get_ref<const std::string&>() == "this") {
            start.onlySelf = true;
            if (def.kind != CardKind::Minion)
                fault(path + "/of", say(Fault::OnlyMinionsSo));
        } else {
            Scope scope(def);
            scope.named = false;
            const std::uint16_t index = selector(*of, path + "/of", scope);
            start.subject = static_cast<std::int16_t>(index);
            if (m_library.m_selectors[index].domain != Domain::Minions)
                fault(path + "/of", say(Fault::Expected, { say(Fault::Minions) }),
                    say(Fault::Say, { R"({ "minions": "anywhere" })" }));
        }
    }
    addAbility(ability(head.contains("do") ? head["do"] : Json(), path + "/do", def, start), path, def);
}

/// What an ability's steps and its condition may speak of.
void Compiler::speaksOf(const Ability& start, const CardDef& def, Scope& scope)
{
    const bool onTheTable
        = (def.kind != CardKind::Action || def.attach != AttachTo::Nothing) && start.timing != Timing::Arrival;
    scope.here = onTheTable || start.fromHand;
    scope.instead = start.timing == Timing::InsteadOfDestroyed;
    scope.asAction = start.timing == Timing::PlayAsAction;
    scope.here = scope.here && !scope.asAction;
    scope.it = start.trigger == Trigger::MinionPlayed || start.trigger == Trigger::MinionDestroyed
        || (start.timing == Timing::InsteadOfDestroyed && def.kind == CardKind::Base);
    scope.discarded = start.trigger == Trigger::MinionDiscarded;
    scope.did = (scope.it && !scope.instead) || start.trigger == Trigger::Affected;
    scope.scored = start.timing == Timing::WhenScoring || start.timing == Timing::AfterScoring
        || start.timing == Timing::AfterReplaced || start.timing == Timing::InsteadOfDiscarded;
    scope.replacing = scope.scored && start.timing != Timing::AfterReplaced;
}

void Compiler::ownCondition(const Json& head, const std::string& path, const CardDef& def, Ability& start)
{
    if (!head.contains("if"))
        return;
    Scope scope(def);
    scope.named = false;
    speaksOf(start, def, scope);
    start.condition = condition(head["if"], path + "/if", scope);
}

Ability Compiler::ability(const Json& list, const std::string& path, const CardDef& def, Ability start)
{
    Scope scope(def);
    speaksOf(start, def, scope);
    steps(list, path, scope, start.ops, 0);
    start.ops.emplace_back();
    if (start.ops.size() > kMostOps)
        fault(path, say(Fault::AbilityTooLong), say(Fault::AtMostOperations, { int { kMostOps } }));
    return start;
}

} // namespace core::smashup
