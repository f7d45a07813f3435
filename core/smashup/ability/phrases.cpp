#include "core/smashup/ability/phrases.h"

#include <utility>

namespace core::smashup {

namespace {

bool isPile(Domain domain)
{
    return domain == Domain::Hand || domain == Domain::Deck || domain == Domain::Discard;
}

} // namespace

NounPhrase phrase(Reference reference, Word noun, bool many)
{
    NounPhrase made;
    made.reference = reference;
    made.noun = noun;
    made.many = many;
    return made;
}

NounPhrase some(Quantity quantity, Word noun)
{
    NounPhrase made = phrase(Reference::Some, noun);
    made.quantity = quantity;
    return made;
}

PlanDetail with(Word what, std::vector<NounPhrase> things, int number)
{
    PlanDetail made;
    made.what = what;
    made.things = std::move(things);
    made.number = number;
    return made;
}

NounPhrase belonging(NounPhrase owner, Word noun, bool many)
{
    NounPhrase made = phrase(Reference::The, noun, many);
    made.owner.push_back(std::move(owner));
    return made;
}

Phrases::Phrases(const CardLibrary& library, const CardDef& def, Voice voice)
    : m_library(library)
    , m_def(def)
    , m_voice(std::move(voice))
    , m_chosen(phrase(Reference::Chosen, noun::Card, true))
{
}

NounPhrase Phrases::nameOf(std::uint8_t reg)
{
    const Referent& found = referent(reg);
    if (!found.said)
        return phrase(Reference::That, found.noun);
    if (found.noun == noun::NewBase)
        return phrase(Reference::The, found.noun);
    if (m_lastKind == OperandKind::Register && m_lastReg == reg)
        return phrase(Reference::Pronoun, found.noun, found.many);
    const Referent* rival = nullptr; // of the same noun, so that "that" would not tell them apart
    for (const Referent& each : m_referents)
        if (each.said && &each != &found && each.noun == found.noun)
            rival = &each;
    if (rival == nullptr)
        return phrase(Reference::That, found.noun, found.many);
    return phrase(found.order < rival->order ? Reference::First : Reference::Second, found.noun);
}

void Phrases::introduce(std::uint8_t reg)
{
    Referent& found = referent(reg);
    found.said = true;
    found.order = ++m_said;
    const bool card = (found.selector == nullptr && found.upTo < 0)
        || (found.selector != nullptr && found.selector->domain != Domain::Bases
            && found.selector->domain != Domain::Seats && found.selector->domain != Domain::Factions
            && found.selector->domain != Domain::Names && found.selector->domain != Domain::BaseDeck);
    if (card)
        nowSpeakingOf(OperandKind::Register, reg);
}

void Phrases::nowSpeakingOf(OperandKind kind, std::uint8_t reg)
{
    m_lastKind = kind;
    m_lastReg = reg;
}

void Phrases::setChosen(NounPhrase text, const Selector* from, NounPhrase later)
{
    m_chosenLater = std::move(later);
    m_chosenDone = {};
    m_chosen = std::move(text);
    m_chosen.many = true;
    m_chosenFrom = from;
}

const Selector* Phrases::selectorOf(const Operand& operand) const
{
    if (operand.kind == OperandKind::All)
        return &m_library.selector(operand.selector);
    if (operand.kind == OperandKind::Register)
        return m_referents[operand.reg % kRegisters].selector;
    if (operand.kind == OperandKind::Chosen)
        return m_chosenFrom;
    return nullptr;
}

NounPhrase Phrases::thing(const Operand& operand, bool eachOfAll)
{
    const auto own = [&](const NounPhrase& full) {
        if (m_lastKind == operand.kind)
            return phrase(Reference::Pronoun, full.noun);
        nowSpeakingOf(operand.kind);
        return full;
    };
    switch (operand.kind) {
    case OperandKind::None:
        return {};
    case OperandKind::Register: {
        Referent& found = referent(operand.reg);
        if (found.said)
            return nameOf(operand.reg);
        NounPhrase intro = found.intro.exists() ? found.intro
            : found.selector == nullptr         ? phrase(Reference::That, found.noun)
                                                : one(*found.selector);
        introduce(operand.reg);
        intro.many = found.many;
        return intro;
    }
    case OperandKind::This:
        return own(phrase(Reference::This,
            m_def.kind == CardKind::Minion      ? noun::Minion
                : m_def.kind == CardKind::Titan ? noun::Titan
                                                : noun::Card));
    case OperandKind::Host:
        return m_voice.hostSaid ? m_voice.host : own(m_voice.host);
    case OperandKind::It:
        return own(phrase(Reference::That, noun::Minion));
    case OperandKind::Here:
        return m_voice.here;
    case OperandKind::Chosen: {
        NounPhrase now = m_chosen;
        if (m_chosenLater.exists()) {
            m_chosen = std::exchange(m_chosenLater, {});
            m_chosen.many = true;
        }
        return now;
    }
    case OperandKind::All: {
        const Selector& selector = m_library.selector(operand.selector);
        // "It and the others", where the measure is one of those measured.
        if (selector.where == Where::At && selector.whereIsCard && selector.powerAtMost >= 0
            && selector.whose == Whose::Anyone && selector.tag == 0 && selector.name == 0 && !eachOfAll) {
            const Amount& most = m_library.amount(static_cast<std::size_t>(selector.powerAtMost));
            if (most.kind == Amount::Kind::Power && most.of.kind == OperandKind::Register
                && most.of.reg == selector.whereReg && most.mul == 1 && most.div == 1 && most.add == 0) {
                NounPhrase both = nameOf(selector.whereReg);
                NounPhrase rest = some(Quantity::Every, noun::Minion);
                rest.other = true;
                rest.details = { with(detail::Place, { baseOf(most.of) }), with(detail::AsWeak) };
                both.also.push_back(std::move(rest));
                both.many = true;
                return both;
            }
        }
        NounPhrase made = eachOfAll ? each(selector) : all(selector);
        made.many = !eachOfAll && made.reference != Reference::The; // a hand is one
        return made;
    }
    case OperandKind::You:
    case OperandKind::ItsOwner:
    case OperandKind::Current:
    case OperandKind::WhoDidIt:
    case OperandKind::HostController:
        return seat(operand);
    }
    return {};
}

bool Phrases::areHandsShown(const Selector& hands) const
{
    return m_handsShown != nullptr && hands.domain == Domain::Hand && !hands.orDiscard && !hands.orDeck
        && (hands.whose == Whose::Register
            || (hands.whose == Whose::Others && m_handsShown->seats == SeatGroup::Others
                && hands.withMinionHere == m_handsShown->withMinionHere));
}

NounPhrase Phrases::owner(const Operand& operand)
{
    const Selector* selector = selectorOf(operand);
    if (selector != nullptr && isPile(selector->domain)) {
        if (selector->whose == Whose::You
            || (selector->whose == Whose::WhoDidIt && m_listener.kind == OperandKind::WhoDidIt)
            || (selector->whose == Whose::ItsOwner && m_listener.kind == OperandKind::ItsOwner))
            return m_voice.whose;
        const bool one = operand.kind == OperandKind::Register && !referent(operand.reg).many;
        if (selector->whose == Whose::Register || selector->whose == Whose::WhoDidIt
            || (selector->whose == Whose::Anyone && one)) {
            const bool own = m_subject.kind == OperandKind::Register && selector->whose == Whose::Register
                && m_subject.reg == selector->whoseReg;
            return phrase(own ? Reference::They : Reference::That, noun::Player);
        }
    }
    const bool many = operand.kind == OperandKind::All || operand.kind == OperandKind::Chosen
        || (operand.kind == OperandKind::Register && referent(operand.reg).many);
    const Word what = operand.kind == OperandKind::This && m_def.kind == CardKind::Action ? Word(noun::Card)
        : selector != nullptr                                                             ? baseNoun(*selector)
                                                                                          : Word(noun::Minion);
    return belonging(phrase(Reference::Pronoun, what, many), noun::Owner, many);
}

NounPhrase Phrases::baseOf(const Operand& operand)
{
    if (operand.kind == OperandKind::Here)
        return m_voice.here;
    if (operand.kind == OperandKind::Register) {
        const Referent& found = referent(operand.reg);
        if (found.selector != nullptr && found.selector->domain == Domain::Bases)
            return thing(operand);
    }
    if (operand.kind == OperandKind::All)
        return each(m_library.selector(operand.selector));
    return belonging(thing(operand), noun::Base);
}

PlanDetail Phrases::to(const Operand& operand)
{
    PlanDetail made = with(detail::Place, { baseOf(operand) });
    made.direction = Direction::To;
    made.number = operand.kind == OperandKind::Here && m_voice.namedTo ? 1 : 0;
    return made;
}

PlanDetail Phrases::at(const Operand& operand)
{
    return with(detail::Place,
        { operand.kind == OperandKind::All ? one(m_library.selector(operand.selector)) : baseOf(operand) });
}

bool Phrases::isYou(const Operand& operand) const
{
    return operand.kind == OperandKind::None || operand.kind == OperandKind::You
        || (m_listener.kind != OperandKind::None && operand.kind == m_listener.kind && operand.reg == m_listener.reg);
}

NounPhrase Phrases::seat(const Operand& operand)
{
    if (isYou(operand))
        return m_voice.you;
    if (operand.kind == OperandKind::ItsOwner)
        return belonging(phrase(Reference::Pronoun, noun::Minion), noun::Owner);
    if (operand.kind == OperandKind::Current)
        return phrase(Reference::The, noun::CurrentPlayer);
    if (operand.kind == OperandKind::WhoDidIt)
        return phrase(Reference::That, noun::Player);
    if (operand.kind == OperandKind::HostController)
        return belonging(thing({ OperandKind::Host }), noun::Controller);
    return thing(operand);
}

} // namespace core::smashup
