#include "core/smashup/ability/compiler_scope.h"

namespace core::smashup {

Operand Compiler::source(const Json& value, const std::string& path, Scope& scope)
{
    Operand all;
    all.kind = OperandKind::All;
    all.selector = selector(value, path, scope);
    return all;
}

/// Whether what lies in `domain` is what is wanted.
static bool fits(Domain domain, bool single, Wanted wanted)
{
    switch (wanted) {
    case Wanted::Card:
        return isCard(domain);
    case Wanted::NameOf:
        return single && (isCard(domain) || domain == Domain::Names);
    case Wanted::InPlay:
        return isInPlay(domain);
    case Wanted::Minion:
    case Wanted::MinionOrTitan:
        return domain == Domain::Minions;
    case Wanted::OneCard:
        return single && isPile(domain);
    case Wanted::Pile:
    case Wanted::PileOrThis:
        return isPile(domain);
    case Wanted::Base:
        return single && domain == Domain::Bases;
    case Wanted::BaseOrCard:
        return single && (domain == Domain::Bases || isInPlay(domain));
    case Wanted::BaseCard:
        return single && (domain == Domain::BaseDeck || domain == Domain::ShownBases);
    case Wanted::Stack:
        return isPile(domain) || domain == Domain::ShownBases;
    case Wanted::Bases:
        return !single && domain == Domain::Bases;
    case Wanted::Seat:
        return single && domain == Domain::Seats;
    case Wanted::Faction:
        return single && domain == Domain::Factions;
    case Wanted::ChosenNumber:
        return single && domain == Domain::Numbers;
    }
    return false;
}

static language::Saying nameOf(Wanted wanted)
{
    switch (wanted) {
    case Wanted::Card:
    case Wanted::NameOf:
        return say(Fault::Cards);
    case Wanted::InPlay:
        return say(Fault::CardsInPlay);
    case Wanted::Minion:
    case Wanted::MinionOrTitan:
        return say(Fault::MinionsInPlay);
    case Wanted::OneCard:
        return say(Fault::OneCardOfPile);
    case Wanted::Pile:
    case Wanted::PileOrThis:
        return say(Fault::CardsOfPile);
    case Wanted::Base:
        return say(Fault::ABase);
    case Wanted::BaseOrCard:
        return say(Fault::BaseOrCard);
    case Wanted::BaseCard:
        return say(Fault::BaseOfDeck);
    case Wanted::Stack:
        return say(Fault::CardsOrShownBases);
    case Wanted::Bases:
        return say(Fault::Bases);
    case Wanted::Seat:
        return say(Fault::ASeat);
    case Wanted::Faction:
        return say(Fault::AFaction);
    case Wanted::ChosenNumber:
        return say(Fault::AChosenNumber);
    }
    return {};
}

Operand Compiler::named(const std::string& name, const std::string& path, Scope& scope, Wanted wanted)
{
    if (const Scope::Name* found = scope.find(name)) {
        if (!fits(found->domain, true, wanted))
            fault(path, say(Fault::Expected, { nameOf(wanted) }), say(Fault::IsNone, { "$" + shortened(name) }));
        return { OperandKind::Register, found->reg, 0 };
    }
    WordList known;
    for (const Scope::Name& each : scope.names)
        known.push_back(each.name);
    if (known.empty())
        fault(path, say(Fault::NothingNamed, { shortened(name) }), say(Fault::ChooseFirst));
    else
        fault(path, say(Fault::NothingNamed, { shortened(name) }), didYouMean(name, known));
    return {};
}

Operand Compiler::operand(const Json& value, const std::string& path, Scope& scope, Wanted wanted)
{
    static constexpr std::pair<std::string_view, OperandKind> kWords[]
        = { { "this", OperandKind::This }, { "host", OperandKind::Host }, { "it", OperandKind::It },
              { "here", OperandKind::Here }, { "chosen", OperandKind::Chosen }, { "you", OperandKind::You },
              { "itsOwner", OperandKind::ItsOwner }, { "current", OperandKind::Current },
              { "whoDidIt", OperandKind::WhoDidIt }, { "hostController", OperandKind::HostController } };
    const bool minion = wanted == Wanted::Minion || wanted == Wanted::MinionOrTitan;
    const bool card = minion || wanted == Wanted::Card || wanted == Wanted::NameOf || wanted == Wanted::InPlay
        || wanted == Wanted::Pile || wanted == Wanted::BaseOrCard;
    const bool standard
        = (scope.card.kind == CardKind::Action && scope.card.attach == AttachTo::Nothing) || scope.asAction;
    const auto isSound = [&](OperandKind kind) {
        switch (kind) {
        case OperandKind::This:
            return (card || wanted == Wanted::PileOrThis) && scope.card.kind != CardKind::Base
                && (!standard || wanted == Wanted::PileOrThis)
                && (!minion || scope.card.kind == CardKind::Minion
                    || (wanted == Wanted::MinionOrTitan && scope.card.kind == CardKind::Titan));
        case OperandKind::Host:
            return card && wanted != Wanted::Pile && scope.attached();
        case OperandKind::It:
            return card && wanted != Wanted::Pile && scope.it;
        case OperandKind::Here:
            return (wanted == Wanted::Base || wanted == Wanted::BaseOrCard) && scope.here;
        case OperandKind::Chosen:
            return scope.chosen.has_value() && fits(*scope.chosen, false, wanted);
        case OperandKind::You:
        case OperandKind::Current:
            return wanted == Wanted::Seat;
        case OperandKind::ItsOwner:
            return wanted == Wanted::Seat && scope.it;
        case OperandKind::WhoDidIt:
            return wanted == Wanted::Seat && scope.did;
        case OperandKind::HostController:
            return wanted == Wanted::Seat && scope.attached();
        default:
            return false;
        }
    };
    if (Allowed* const here = may(path); here != nullptr) {
        for (const auto& [name, kind] : kWords)
            if (isSound(kind))
                here->words.emplace_back(name);
        mayName(path, scope, [wanted](Domain each) { return fits(each, true, wanted); });
        maySelect(path, scope, [wanted](Domain each) { return fits(each, false, wanted); });
    }
    if (value.is_object()) {
        const Operand all = source(value, path, scope);
        if (!fits(m_library.m_selectors[all.selector].domain, false, wanted))
            fault(path, say(Fault::Expected, { nameOf(wanted) }),
                fits(m_library.m_selectors[all.selector].domain, true, wanted) ? say(Fault::ChooseOneFirst)
                                                                               : language::Saying());
        return all;
    }
    if (!value.is_string()) {
        fault(path, say(Fault::Expected, { nameOf(wanted) }), say(Fault::NameOrSelector, { "\"$m\"" }));
        return {};
    }
    const std::string& given = value.get_ref<const std::string&>();
    if (given.starts_with('$'))
        return named(given.substr(1), path, scope, wanted);

    WordList sound;
    for (const auto& [name, kind] : kWords) {
        if (name == given && isSound(kind)) {
            Operand made;
            made.kind = kind;
            return made;
        }
        if (isSound(kind))
            sound.push_back(name);
    }
    const bool known
        = std::any_of(std::begin(kWords), std::end(kWords), [&](const auto& each) { return each.first == given; });
    const Remedy hint = sound.empty() ? Remedy { say(Fault::ChooseUnderName, { "\"$m\"" }), given, {}, {} }
                                      : didYouMean(given, sound);
    if (known)
        fault(path, say(Fault::IsNot, { given, nameOf(wanted) }), hint);
    else
        fault(path, say(Fault::UnknownWord, { shortened(given) }), hint);
    return {};
}

} // namespace core::smashup
