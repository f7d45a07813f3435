#include "core/smashup/ability/compiler_scope.h"

namespace core::smashup {

/// Whose name an extra minion shares: a card's, or that of a minion here or anywhere.
Operand Compiler::sameName(const Json& value, const std::string& path, Scope& scope)
{
    if (value == "here" || value == "anywhere")
        return source(Json { { "minions", value } }, path, scope);
    if (value == "it" || (value.is_string() && value.get_ref<const std::string&>().starts_with('$')))
        return operand(value, path, scope, Wanted::Card);
    fault(path, say(Fault::Expected, { say(Fault::ACard) }), say(Fault::NameOrAnyMinion, { "\"$m\"" }));
    return {};
}

/// Seats are marked by name only.
bool Compiler::namesSeat(const Json& value, const Scope& scope)
{
    if (!value.is_string() || !value.get_ref<const std::string&>().starts_with('$'))
        return false;
    const Scope::Name* name = scope.find(value.get_ref<const std::string&>().substr(1));
    return name != nullptr && name->domain == Domain::Seats;
}

/// A base that was chosen for minions to be moved to must be one that its seat may move them to.
void Compiler::openToMoves(const std::vector<Op>& ops, const Op& move)
{
    for (const Op& each : ops)
        if (each.code == OpCode::Choose && each.reg == move.b.reg && each.a.kind == OperandKind::All) {
            Selector& bases = m_library.m_selectors[each.a.selector];
            bases.openToMoves = bases.domain == Domain::Bases;
            bases.mover = move.by;
        }
}

void Compiler::verbStep(
    const Json& step, const std::string& path, std::string_view verb, Scope& scope, const std::vector<Op>& ops, Op& op)
{
    const Json& main = step[std::string(verb)];
    const std::string at = path + "/" + std::string(verb);
    const auto second = [&](const char* key, Wanted wanted, bool required) {
        if (required && needed(step, path, verb, key) == nullptr)
            return;
        if (step.contains(key))
            op.b = operand(step[key], path + "/" + key, scope, wanted);
    };
    const auto by = [&] {
        if (step.contains("by"))
            op.by = operand(step["by"], path + "/by", scope, Wanted::Seat);
    };
    const auto as = [&] {
        if (step.contains("as"))
            op.reg = newRegister(step["as"], path + "/as", scope, Domain::Numbers);
    };
    const auto measure = [&](int low, int high) {
        if (const Json* how = needed(step, path, verb, "by"))
            op.amount = amount(*how, path + "/by", scope, low, high);
    };
    switch (op.code) {
    case OpCode::Mark:
        keysAre(step, path, { "mark", "note" });
        op.a = operand(main, at, scope, namesSeat(main, scope) ? Wanted::Seat : Wanted::Card);
        scope.chosen = op.a.kind == OperandKind::All ? m_library.m_selectors[op.a.selector].domain : Domain::Minions;
        if (op.a.kind == OperandKind::Register)
            for (const Scope::Name& each : scope.names)
                if (each.reg == op.a.reg)
                    scope.chosen = each.domain;
        if (scope.inChooseUpTo)
            fault(path, say(Fault::MarkedAlready));
        break;
    case OpCode::Return:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::InPlay);
        break;
    case OpCode::Destroy:
        keysAre(step, path, { verb, "by", "as", "note" });
        op.a = operand(main, at, scope, Wanted::InPlay);
        by();
        as();
        if (scope.instead)
            fault(at, say(Fault::InsteadCannotDestroy), say(Fault::GoOnForEver));
        break;
    case OpCode::DeckBottom:
    case OpCode::DeckTop:
    case OpCode::ShuffleIn:
    case OpCode::Discard:
    case OpCode::Box:
    case OpCode::Take:
    case OpCode::PutBack:
    case OpCode::Shuffle:
    case OpCode::Look:
    case OpCode::RevealHand:
    case OpCode::Give:
    case OpCode::LookAtBases:
    case OpCode::NextBase:
        pileStep(step, path, verb, scope, op);
        break;
    case OpCode::Boost:
        keysAre(step, path, { "boost", "by", "until", "during", "note" });
        op.a = operand(main, at, scope, Wanted::Minion);
        measure(-30, 30);
        if (step.contains("during")) {
            op.until = word<Until>(step["during"], path + "/during", { { "othersTurns", Until::OthersTurns } });
            if (step.contains("until"))
                fault(path + "/until", say(Fault::DuringLasts), say(Fault::LeaveOneOfTwoOut));
        } else if (const Json* until = needed(step, path, verb, "until")) {
            op.until = word<Until>(*until, path + "/until",
                { { "endOfTurn", Until::EndOfTurn }, { "endOfYourTurn", Until::EndOfYourTurn } });
        }
        break;
    case OpCode::AddCounters:
        keysAre(step, path, { verb, "by", "note" });
        scope.orTitan = true;
        op.a = operand(main, at, scope, Wanted::Minion);
        scope.orTitan = false;
        measure(1, 20);
        break;
    case OpCode::LowerBreak:
        keysAre(step, path, { "lowerBreakpoint", "by", "note" });
        op.a = operand(main, at, scope, Wanted::BaseOrCard);
        measure(1, 60);
        break;
    case OpCode::Move:
        keysAre(step, path, { "move", "to", "by", "note" });
        scope.orTitan = true;
        op.a = operand(main, at, scope, Wanted::Minion);
        scope.orTitan = false;
        second("to", Wanted::Base, true);
        by();
        if (op.b.kind == OperandKind::Register)
            openToMoves(ops, op);
        break;
    case OpCode::TakeControl:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::Minion);
        break;
    case OpCode::Bury:
        keysAre(step, path, { "bury", "at", "note" });
        op.a = operand(main, at, scope, Wanted::Card);
        second("at", Wanted::BaseOrCard, true);
        break;
    case OpCode::PlayMonster:
        keysAre(step, path, { "playMonster", "note" });
        op.b = operand(main, at, scope, Wanted::Base);
        break;
    case OpCode::SwapBase:
        keysAre(step, path, { "swapBase", "with", "keep", "note" });
        op.a = operand(main, at, scope, Wanted::Base);
        if (step.contains("keep"))
            op.keepActions = word<bool>(step["keep"], path + "/keep", { { "actions", true } });
        if (step.contains("with") && step["with"] == "top")
            break;
        second("with", Wanted::BaseCard, true);
        break;
    case OpCode::Draw:
        keysAre(step, path, { "draw", "by", "note" });
        op.amount = amount(main, at, scope, 1, 20);
        by();
        break;
    case OpCode::DiscardRandom:
        keysAre(step, path, { "discardRandom", "by", "untilNot", "note" });
        op.amount = amount(main, at, scope, 1, 20);
        if (step.contains("untilNot"))
            op.name = nameId(text(step, "untilNot", path, true));
        by();
        break;
    case OpCode::BarActions:
        keysAre(step, path, { "barActions", "until", "note" });
        op.a = operand(main, at, scope, Wanted::Seat);
        if (step.contains("until"))
            op.until = word<Until>(step["until"], path + "/until", { { "startOfYourTurn", Until::StartOfYourTurn } });
        break;
    case OpCode::BarMoves:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::Seat);
        break;
    case OpCode::CancelBase:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::Base);
        break;
    case OpCode::SwapCard:
        keysAre(step, path, { verb, "with", "note" });
        op.a = operand(main, at, scope, Wanted::InPlay);
        second("with", Wanted::OneCard, true);
        if (op.a.kind != OperandKind::This || scope.card.attach != AttachTo::Base)
            fault(at, say(Fault::SwappedSo), "\"this\"");
        break;
    case OpCode::NameFaction:
        keysAre(step, path, { "name", "note" });
        op.a = operand(main, at, scope, Wanted::Faction);
        if (scope.card.kind != CardKind::Action || scope.card.attach == AttachTo::Nothing)
            fault(path, say(Fault::StaysNamesFaction), say(Fault::SayOn));
        break;
    case OpCode::DrawMadness:
        keysAre(step, path, { "drawMadness", "by", "as", "note" });
        op.amount = amount(main, at, scope, 1, 30);
        by();
        as();
        break;
    case OpCode::ReturnMadness:
        keysAre(step, path, { verb, "note" });
        op.a = operand(main, at, scope, Wanted::Madness);
        break;
    case OpCode::GainVp:
        keysAre(step, path, { "gainVp", "by", "note" });
        op.amount = amount(main, at, scope, 1, 15);
        by();
        break;
    case OpCode::Extra:
        keysAre(
            step, path, { "extra", "times", "powerAtMost", "sameName", "at", "by", "now", "must", "fromHand", "note" });
        op.play = word<PlayKind>(main, at, { { "minion", PlayKind::Minion }, { "action", PlayKind::Action } });
        if (step.contains("powerAtMost")) {
            op.amount = amount(step["powerAtMost"], path + "/powerAtMost", scope, 0, 30);
            if (op.play == PlayKind::Action)
                fault(path + "/powerAtMost", say(Fault::ActionsNoPower));
        }
        if (step.contains("times"))
            op.times = amount(step["times"], path + "/times", scope, 1, 20);
        if (step.contains("sameName")) {
            op.a = sameName(step["sameName"], path + "/sameName", scope);
            if (op.play == PlayKind::Action)
                fault(path + "/sameName", say(Fault::ForMinions));
        }
        extraAt(step, path, scope, op);
        if (step.contains("sameName") && step["sameName"] == "here" && op.b.kind != OperandKind::Here)
            fault(path, say(Fault::NameHerePlayedElsewhere), say(Fault::Add, { R"("at": "here")" }));
        by();
        op.must = flag(step, "must", path);
        op.now = op.must || flag(step, "now", path);
        op.fromHand = flag(step, "fromHand", path);
        break;
    case OpCode::PlayAtEach:
        keysAre(step, path, { "playAtEach", "from", "times", "note" });
        op.a = operand(main, at, scope, Wanted::Bases);
        if (const Json* from = needed(step, path, verb, "from"))
            op.b = operand(*from, path + "/from", scope, Wanted::Stack);
        if (op.b.kind != OperandKind::All)
            fault(path + "/from", say(Fault::Expected, { say(Fault::CardsOfHandOrPile) }),
                say(Fault::Say, { R"({ "discard": "you", "kind": "minion" })" }));
        else if (const Domain domain = m_library.m_selectors[op.b.selector].domain;
                 domain != Domain::Hand && domain != Domain::Discard)
            fault(path + "/from", say(Fault::NobodyLooksThere), say(Fault::HandOrDiscard));
        else if (m_library.m_selectors[op.b.selector].kind != KindFilter::Minion)
            fault(path + "/from", say(Fault::OnlyMinionsAtBase), "\"kind\": \"minion\"");
        op.reg = hiddenRegister(path, scope);
        hiddenRegister(path, scope);
        if (step.contains("times")) {
            op.times = amount(step["times"], path + "/times", scope, 1, 20);
            hiddenRegister(path, scope);
        }
        break;
    case OpCode::PlayCard:
        keysAre(step, path, { "play", "at", "may", "as", "note" });
        if (step.contains("as"))
            op.as = word<KindFilter>(
                step["as"], path + "/as", { { "minion", KindFilter::Minion }, { "action", KindFilter::Action } });
        op.a = operand(main, at, scope, Wanted::OneCard);
        op.may = flag(step, "may", path);
        second("at", Wanted::Base, false);
        break;
    case OpCode::ChooseNumber:
        keysAre(step, path, { "chooseNumber", "upTo", "by", "note" });
        if (const Json* upTo = needed(step, path, verb, "upTo"))
            op.amount = amount(*upTo, path + "/upTo", scope, 1, 20);
        by();
        op.reg = newRegister(main, at, scope, Domain::Numbers);
        break;
    case OpCode::Reveal:
    case OpCode::LookAtTop:
    case OpCode::DiscardCards:
    case OpCode::Mode:
    case OpCode::Branch:
    case OpCode::Choose:
    case OpCode::ChooseEach:
    case OpCode::Each:
    case OpCode::Repeat:
    case OpCode::If:
    case OpCode::Offer:
    case OpCode::LoopStart:
    case OpCode::Jump:
    case OpCode::End:
        break;
    }
}

} // namespace core::smashup
