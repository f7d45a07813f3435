#include "core/smashup/ability/compiler_scope.h"

// What a few verbs want besides what the table says.

namespace core::smashup {

void Compiler::besides(
    const Json& step, const std::string& path, const std::string& at, Scope& scope, const std::vector<Op>& ops, Op& op)
{
    const Selector* found = op.a.kind == OperandKind::All ? &m_library.m_selectors[op.a.selector] : nullptr;
    switch (op.code) {
    case OpCode::Mark:
        markBesides(path, scope, op);
        break;
    case OpCode::Destroy:
        if (scope.instead)
            fault(at, say(Fault::InsteadCannotDestroy), say(Fault::GoOnForEver));
        break;
    case OpCode::Move:
        if (op.b.kind == OperandKind::Register)
            openToMoves(ops, op);
        break;
    case OpCode::DeckBottom:
        underDecksBesides(path, at, scope, op);
        break;
    case OpCode::Boost:
        boostBesides(step, path);
        break;
    case OpCode::SwapCard:
        if (op.a.kind != OperandKind::This || scope.card.attach != AttachTo::Base)
            fault(at, say(Fault::SwappedSo), "\"this\"");
        break;
    case OpCode::NameFaction:
        if (scope.card.kind != CardKind::Action || scope.card.attach == AttachTo::Nothing)
            fault(path, say(Fault::StaysNamesFaction), say(Fault::SayOn));
        break;
    case OpCode::Take:
        if (found != nullptr && found->domain == Domain::Hand)
            fault(at, say(Fault::InHandAlready), say(Fault::TakeFromPile));
        break;
    case OpCode::PutBack:
        putBackBesides(path, scope, op);
        break;
    case OpCode::LookAtBases:
        scope.shownBases = true;
        scope.chosen.reset();
        break;
    case OpCode::NextBase:
        if (!scope.replacing || scope.card.kind != CardKind::Base)
            fault(at, say(Fault::NoBaseReplaced));
        break;
    case OpCode::Extra:
        extraBesides(step, path, op);
        break;
    case OpCode::PlayAtEach:
        playAtEachBesides(step, path, scope, op);
        break;
    default:
        break;
    }
}

void Compiler::markBesides(const std::string& path, Scope& scope, const Op& op)
{
    scope.chosen = op.a.kind == OperandKind::All ? m_library.m_selectors[op.a.selector].domain : Domain::Minions;
    if (op.a.kind == OperandKind::Register)
        for (const Scope::Name& each : scope.names)
            if (each.reg == op.a.reg)
                scope.chosen = each.domain;
    if (scope.inChooseUpTo)
        fault(path, say(Fault::MarkedAlready));
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

void Compiler::boostBesides(const Json& step, const std::string& path)
{
    if (!step.contains("during"))
        needed(step, path, "boost", "until");
    else if (step.contains("until"))
        fault(path + "/until", say(Fault::DuringLasts), say(Fault::LeaveOneOfTwoOut));
}

void Compiler::underDecksBesides(const std::string& path, const std::string& at, Scope& scope, Op& op)
{
    if (op.a.kind != OperandKind::All)
        return;
    if (!isInPlay(m_library.m_selectors[op.a.selector].domain))
        fault(at, say(Fault::NoOrder), say(Fault::PutBackAsks, { R"("to": "bottom")" }));
    op.reg = hiddenRegister(path, scope);
    scope.chosen.reset();
}

void Compiler::putBackBesides(const std::string& path, Scope& scope, Op& op)
{
    if (op.bottom && op.a.kind == OperandKind::All && m_library.m_selectors[op.a.selector].domain == Domain::ShownBases)
        fault(path + "/to", say(Fault::BasesOnTop));
    op.reg = hiddenRegister(path, scope);
    scope.chosen.reset();
}

void Compiler::extraBesides(const Json& step, const std::string& path, Op& op)
{
    op.now = op.now || op.must;
    if (op.play == PlayKind::Action && step.contains("powerAtMost"))
        fault(path + "/powerAtMost", say(Fault::ActionsNoPower));
    if (!step.contains("sameName"))
        return;
    if (op.play == PlayKind::Action)
        fault(path + "/sameName", say(Fault::ForMinions));
    if (step["sameName"] == "here" && op.b.kind != OperandKind::Here)
        fault(path, say(Fault::NameHerePlayedElsewhere), say(Fault::Add, { R"("at": "here")" }));
}

/// Its registers: the bases that are left, the card for one of them, and how many times are left.
void Compiler::playAtEachBesides(const Json& step, const std::string& path, Scope& scope, Op& op)
{
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
    if (step.contains("times"))
        hiddenRegister(path, scope);
}

} // namespace core::smashup
