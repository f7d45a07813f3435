#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/verbs.h"

#include <algorithm>
#include <array>

namespace core::smashup {

namespace {

/// Writes out what the program says and nothing besides: registers by number, ops in their order.
class Lister {
public:
    explicit Lister(const CardLibrary& library)
        : m_library(library)
    {
    }

    std::string op(const Op& op) const;
    std::string selector(std::size_t index) const;
    std::string amount(std::int16_t index) const;
    std::string condition(std::int16_t index) const;

private:
    std::string operand(const Operand& operand) const;
    std::string thing(const Op& op, Operand Op::*which) const;
    std::string amountOf(const Op& op, std::int16_t Op::*which) const;
    std::string cardName(const Op& op) const;
    static std::string jump(const Op& op);
    static std::string whereOf(const Selector& selector);
    static std::string whoseOf(const Selector& selector);
    static std::string name(std::uint8_t reg) { return reg == kNoReg ? "?" : "$" + std::to_string(reg); }

    const CardLibrary& m_library;
};

std::string_view verbOf(OpCode code)
{
    if (const Verb* verb = findVerb(code); verb != nullptr)
        return verb->word;
    return code == OpCode::LoopStart ? "loop"
        : code == OpCode::Branch     ? "branch"
        : code == OpCode::Jump       ? "jump"
                                     : "end";
}

std::string Lister::operand(const Operand& operand) const
{
    switch (operand.kind) {
    case OperandKind::None:
        return {};
    case OperandKind::Register:
        return name(operand.reg);
    case OperandKind::This:
        return "this";
    case OperandKind::Host:
        return "host";
    case OperandKind::It:
        return "it";
    case OperandKind::Here:
        return "here";
    case OperandKind::Chosen:
        return "chosen";
    case OperandKind::All:
        return "all(" + selector(operand.selector) + ")";
    case OperandKind::You:
        return "you";
    case OperandKind::ItsOwner:
        return "itsOwner";
    case OperandKind::Current:
        return "current";
    case OperandKind::WhoDidIt:
        return "whoDidIt";
    case OperandKind::HostController:
        return "hostController";
    }
    return {};
}

std::string Lister::whereOf(const Selector& selector)
{
    switch (selector.where) {
    case Where::Anywhere:
        break;
    case Where::Here:
        return " here";
    case Where::Elsewhere:
        return " elsewhere";
    case Where::At:
        return " at " + name(selector.whereReg);
    case Where::NotAt:
        return " not at " + name(selector.whereReg);
    }
    return {};
}

std::string Lister::whoseOf(const Selector& selector)
{
    switch (selector.whose) {
    case Whose::Anyone:
        break;
    case Whose::You:
        return " of you";
    case Whose::Others:
        return " of others";
    case Whose::ItsOwner:
        return " of itsOwner";
    case Whose::Register:
        return " of " + name(selector.whoseReg);
    case Whose::WhoDidIt:
        return " of whoDidIt";
    }
    return {};
}

std::string Lister::selector(std::size_t index) const
{
    static constexpr std::array kDomains { "minions", "baseActions", "minionActions", "actions", "cards", "bases",
        "baseDeck", "hand", "deck", "discard", "shown", "seats", "factions", "numbers", "shownBases", "names" };
    static constexpr std::array kSeats { "all", "others", "winners", "runnersUp", "notWinners" };
    const Selector& selector = m_library.selector(index);
    std::string text = kDomains[static_cast<std::size_t>(selector.domain)];
    if (selector.domain == Domain::Seats)
        text += std::string(" ") + kSeats[static_cast<std::size_t>(selector.seats)];
    text += whereOf(selector) + whoseOf(selector);
    if (selector.kind != KindFilter::Any)
        text += selector.kind == KindFilter::Minion ? " kind minion" : " kind action";
    if (selector.name != 0)
        text += " named \"" + m_library.nameOf(selector.name) + "\"";
    if (selector.tag != 0)
        text += " tag " + m_library.tagName(selector.tag);
    if (selector.factionReg != kNoReg)
        text += " faction " + name(selector.factionReg);
    text += selector.other ? " other" : "";
    text += selector.weakest ? " weakest" : "";
    text += selector.strongest ? " strongest" : "";
    if (selector.on.kind != OperandKind::None)
        text += " on " + operand(selector.on);
    if (selector.playableAt.kind != OperandKind::None)
        text += " playable at " + operand(selector.playableAt);
    text += selector.playedOnBase ? " playedOn base" : "";
    if (selector.openToMoves)
        text += " open to moves" + (selector.mover.kind == OperandKind::None ? "" : " of " + operand(selector.mover));
    text += selector.withYourMinion ? " withYourMinion" : "";
    text += selector.withoutYourMinion ? " withoutYourMinion" : "";
    if (selector.yourPowerAtLeast > 0)
        text += " yourPower >= " + std::to_string(selector.yourPowerAtLeast);
    text += selector.withMinionHere ? " withMinion here" : "";
    static constexpr std::array kSameName { "", " sameName this", " sameName it", " sameName " };
    text += kSameName[static_cast<std::size_t>(selector.sameName)];
    if (selector.sameName == SameName::Register)
        text += name(selector.sameNameReg);
    if (selector.exceptReg != kNoReg)
        text += " except " + name(selector.exceptReg);
    text += selector.withAction ? " withAction" : "";
    text += selector.orDiscard ? " orDiscard" : "";
    text += selector.orDeck ? " orDeck" : "";
    if (selector.powerAtMost >= 0)
        text += " power <= " + amount(selector.powerAtMost);
    if (selector.powerBelow >= 0)
        text += " power < " + amount(selector.powerBelow);
    if (selector.printedAtMost >= 0)
        text += " printed power <= " + amount(selector.printedAtMost);
    return text;
}

std::string Lister::amount(std::int16_t index) const
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    std::string text;
    switch (amount.kind) {
    case Amount::Kind::Constant:
        return std::to_string(amount.add);
    case Amount::Kind::Count:
        text = "count(" + selector(amount.selector) + ")";
        break;
    case Amount::Kind::Power:
        text = "power(" + operand(amount.of) + ")";
        break;
    case Amount::Kind::Number:
        text = operand(amount.of);
        break;
    case Amount::Kind::Chosen:
        text = "count(chosen)";
        break;
    case Amount::Kind::PowerHere:
        text = "powerHere(" + operand(amount.of) + ")";
        break;
    }
    if (amount.mul != 1)
        text += " * " + std::to_string(amount.mul);
    if (amount.div != 1)
        text += " / " + std::to_string(amount.div);
    if (amount.add != 0)
        text += (amount.add < 0 ? " - " : " + ") + std::to_string(amount.add < 0 ? -amount.add : amount.add);
    if (amount.most >= 0)
        text += " at most " + std::to_string(amount.most);
    return text;
}

std::string Lister::condition(std::int16_t index) const
{
    const Condition& condition = m_library.condition(static_cast<std::size_t>(index));
    switch (condition.kind) {
    case Condition::Kind::Always:
        return "always";
    case Condition::Kind::FirstMinionThisTurn:
        return "firstMinionThisTurn";
    case Condition::Kind::OthersTurn:
        return "othersTurn";
    case Condition::Kind::YourTurn:
        return "yourTurn";
    case Condition::Kind::CountAtLeast:
        return "count(" + selector(condition.selector) + ") >= " + std::to_string(condition.number);
    case Condition::Kind::AlikeAtLeast:
        return "alike(" + selector(condition.selector) + ") >= " + std::to_string(condition.number);
    case Condition::Kind::IsMinion:
        return "isMinion(" + operand(condition.of) + ")";
    case Condition::Kind::NoMinionThisTurn:
        return "noMinionThisTurn";
    case Condition::Kind::IsAmong:
        return operand(condition.of) + " is among " + selector(condition.selector);
    case Condition::Kind::OthersLostHere:
        return "othersLostMinionHere";
    case Condition::Kind::PowerHereAtMost:
        return "powerHere(" + operand(condition.of) + ") <= " + std::to_string(condition.number);
    case Condition::Kind::AllChosen:
        return "chosen are all(" + selector(condition.selector) + ")";
    case Condition::Kind::OneHasAtLeast:
        return "one has(" + selector(condition.selector) + ") >= " + std::to_string(condition.number);
    case Condition::Kind::MadnessLeft:
        return "madnessLeft >= " + std::to_string(condition.number);
    case Condition::Kind::NumberAtLeast:
        return operand(condition.of) + " >= " + std::to_string(condition.number);
    case Condition::Kind::NumberAtMost:
        return operand(condition.of) + " <= " + std::to_string(condition.number);
    case Condition::Kind::IsAction:
        return "isAction(" + operand(condition.of) + ")";
    case Condition::Kind::NoMinionThisPhase:
        return "noMinionThisPhase";
    case Condition::Kind::MoreCards:
        return "moreCards";
    case Condition::Kind::MostCards:
        return "mostCards";
    case Condition::Kind::WasDestroyed:
        return "wasDestroyed";
    }
    return {};
}

/// "powerAtMost" in words, with a space behind it.
std::string spaced(std::string_view key)
{
    std::string words;
    for (const char c : key)
        if (c >= 'A' && c <= 'Z')
            words += { ' ', static_cast<char>(c - 'A' + 'a') };
        else
            words += c;
    return words + " ";
}

/// What the verb is done to stands alone, anything else behind its key.
std::string Lister::thing(const Op& op, Operand Op::*which) const
{
    const VerbOperand* row = operandAt(op.code, which);
    const Operand& said = op.*which;
    const bool all = row != nullptr && row->form == Form::Selector && said.kind == OperandKind::All;
    const std::string text = all ? selector(said.selector) : operand(said);
    if (text.empty() || row == nullptr || (which == &Op::a && row == &findVerb(op.code)->operands().front()))
        return text;
    return std::string(row->key) + " " + text;
}

std::string Lister::amountOf(const Op& op, std::int16_t Op::*which) const
{
    const VerbOperand* row = operandAt(op.code, which);
    const bool any = row != nullptr && !row->choices().empty(); // where no amount stands, that word did
    if (op.*which < 0 && !any)
        return {};
    const std::string text = op.*which < 0 ? std::string(row->choices().front().word) : amount(op.*which);
    return row == nullptr || row == &findVerb(op.code)->operands().front() ? text : spaced(row->key) + text;
}

std::string Lister::cardName(const Op& op) const
{
    const Verb* verb = findVerb(op.code);
    if (op.name == 0 || verb == nullptr)
        return {};
    for (const VerbOperand& each : verb->operands())
        if (each.form == Form::CardName)
            return spaced(each.key) + m_library.nameOf(op.name);
    return {};
}

std::string Lister::op(const Op& op) const
{
    std::vector<std::string> parts;
    const auto add = [&](const std::string& part) {
        if (!part.empty())
            parts.push_back(part);
    };
    add(op.reg == kNoReg ? "" : name(op.reg));
    if (op.code == OpCode::Extra)
        add(op.play == PlayKind::Minion ? "minion" : "action");
    add(amountOf(op, &Op::times));
    add(cardName(op));
    if (op.code == OpCode::Branch)
        add(m_library.modes()[op.word]);
    add(op.oneName ? "oneName" : "");
    add(thing(op, &Op::a));
    add(thing(op, &Op::b));
    add(op.bottom ? "to bottom" : "");
    add(op.atLeast == 0 ? "" : "at least " + std::to_string(op.atLeast));
    add(amountOf(op, &Op::amount));
    if (op.code == OpCode::Boost || op.until != Until::EndOfTurn) {
        static constexpr std::array kUntil { "until endOfTurn", "until endOfYourTurn", "until startOfYourTurn",
            "during othersTurns" };
        add(kUntil[static_cast<std::size_t>(op.until)]);
    }
    add(op.keepActions ? "keep actions" : "");
    if (op.as != KindFilter::Any)
        add(op.as == KindFilter::Minion ? "as minion" : "as action");
    if (op.condition >= 0)
        add(condition(op.condition));
    if (op.by.kind != OperandKind::None)
        add("seat " + operand(op.by));
    add(op.may ? "may" : "");
    add(op.must ? "must" : op.now ? "now" : "");
    add(op.fromHand ? "from hand" : "");
    add(jump(op));
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

/// Where the program goes on when it does not go on below.
std::string Lister::jump(const Op& op)
{
    if (op.code == OpCode::Jump)
        return std::to_string(op.jump);
    const bool branches = op.code == OpCode::Choose || op.code == OpCode::ChooseEach || op.code == OpCode::Each
        || op.code == OpCode::If || op.code == OpCode::Offer;
    return branches || op.jump != 0 ? "else " + std::to_string(op.jump) : std::string();
}

std::string headOf(const Lister& lister, const Ability& ability)
{
    static constexpr std::array kTimings { "play", "talent", "after", "special beforeScoring", "special afterScoring",
        "when", "replaced", "instead", "cleared", "special playPhase", "asAction", "special arrival" };
    static constexpr std::array kTriggers { "", " minionPlayed", " minionDestroyed", " turnStart", " turnEnd",
        " affected", " minionDiscarded" };
    static constexpr std::array kOnce { "", ", oncePerTurn", ", oncePerTurn itsOwner", ", oncePerTurn whoDidIt" };
    static constexpr std::array kWho { "", ", who winner", ", who runnerUp", ", who everybody", ", who firstWinner" };
    std::string text = kTimings[static_cast<std::size_t>(ability.timing)];
    text += kTriggers[static_cast<std::size_t>(ability.trigger)];
    text += ability.onlySelf ? ", of this" : "";
    if (ability.subject >= 0)
        text += ", of " + lister.selector(static_cast<std::size_t>(ability.subject));
    text += ability.where == Where::Here ? ", at here" : ability.where == Where::Elsewhere ? ", at elsewhere" : "";
    text += ability.firstPlayed ? ", first" : "";
    text += ability.playedFromHand ? ", from hand" : "";
    text += ability.yourTurn ? ", turn yours" : "";
    if (ability.condition >= 0)
        text += ", if " + lister.condition(ability.condition);
    text += kWho[static_cast<std::size_t>(ability.who)];
    if (ability.paid)
        text += std::string(", insteadOf ") + (ability.insteadOf == PlayKind::Minion ? "minion" : "action");
    text += ability.fromHand ? ", from hand" : "";
    text += ability.onePerBase ? ", one per base" : "";
    text += kOnce[static_cast<std::size_t>(ability.once)];
    return text + (ability.may ? ", may" : "");
}

std::string staticLine(const Lister& lister, const Static& what)
{
    static constexpr std::array kKinds { "power", "cannot destroy", "protect", "shield", "cancel base", "countsAs",
        "ignore base", "cannotPlay", "extraEachTurn", "minionsFrom discard", "cannotMove minions, by others" };
    std::string text = std::string("ongoing ") + kKinds[static_cast<std::size_t>(what.kind)];
    if (what.amount >= 0)
        text += " " + lister.amount(what.amount);
    text += what.self ? ", of this" : what.you ? ", of you" : what.host ? ", of host" : "";
    if (what.selector >= 0)
        text += ", of " + lister.selector(static_cast<std::size_t>(what.selector));
    if (what.kind == Static::Kind::Protect)
        text += what.actionsOnly ? ", from othersActions" : ", from othersCards";
    text += what.oncePerTurn ? ", oncePerTurn" : "";
    text += what.untilYourTurn ? ", until startOfYourTurn" : "";
    if (what.kind == Static::Kind::CannotPlay)
        text += std::string(what.play == PlayKind::Minion ? " minions" : " actions")
            + (what.others ? ", by others" : "") + (what.namedFaction ? ", faction named" : "")
            + (what.afterFirst ? ", afterFirst" : "");
    if (what.kind == Static::Kind::ExtraEachTurn)
        text += std::string(what.play == PlayKind::Minion ? " minion" : " action") + (what.here ? ", at here" : "");
    if (what.condition >= 0)
        text += ", while " + lister.condition(what.condition);
    return text;
}

std::string firstLine(const CardDef& def)
{
    if (def.kind == CardKind::Base)
        return "base, breakpoint " + std::to_string(def.breakpoint) + ", vp " + std::to_string(def.vp[0]) + " "
            + std::to_string(def.vp[1]) + " " + std::to_string(def.vp[2])
            + (def.monsters > 0 ? ", monsters " + std::to_string(def.monsters) : std::string());
    if (def.kind == CardKind::Titan)
        return "titan";
    std::string text = std::string(kindWord(def));
    if (def.kind == CardKind::Minion)
        text += ", power " + std::to_string(def.power);
    else if (def.home == Home::Owner)
        text = "action"; // when it may be played stands beside each of its abilities
    if (def.home == Home::Monsters)
        text += ", treasures " + std::to_string(def.treasures);
    text += def.attach == AttachTo::Base ? ", on base"
        : def.attach == AttachTo::Minion ? (def.onYours ? ", on your minion" : ", on minion")
                                         : "";
    text += def.specialOnly ? ", special only" : "";
    text += def.fromDiscard != 0 ? ", from discard once per turn" : "";
    return text + ", copies " + std::to_string(def.copies);
}

std::string programLines(const CardLibrary& library, const CardDef& def)
{
    const Lister lister(library);
    std::string text;
    for (const Ability& ability : def.abilities) {
        text += headOf(lister, ability) + "\n";
        for (std::size_t i = 0; i < ability.ops.size(); ++i) {
            const Op& op = ability.ops[i];
            const std::string operands = lister.op(op);
            std::string place = std::to_string(i);
            place.insert(0, 4 - std::min<std::size_t>(place.size(), 4), ' ');
            std::string verb(verbOf(op.code));
            if (!operands.empty())
                verb.resize(std::max<std::size_t>(verb.size(), 16), ' ');
            text += place + "  " + verb + operands + "\n";
        }
    }
    for (const Static& each : def.statics) {
        text += staticLine(lister, each);
        if (each.kind == Static::Kind::CountsAs)
            text += " as " + library.tagName(each.tag);
        text += "\n";
    }
    return text;
}

} // namespace

std::string listing(const CardLibrary& library, const CardDef& def)
{
    std::string text = firstLine(def) + "\n" + programLines(library, def);
    for (const Reading& each : library.readings())
        if (&library.def(each.of) == &def)
            text += "with " + each.option + " = " + each.value + ":\n" + programLines(library, library.def(each.is));
    return text;
}

} // namespace core::smashup
