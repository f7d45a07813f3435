#include "core/smashup/ability/phrases.h"

#include "core/smashup/ability/words.h"

#include <utility>

namespace core::smashup {

namespace {

bool isPile(Domain domain)
{
    return domain == Domain::Hand || domain == Domain::Deck || domain == Domain::Discard;
}

} // namespace

Phrases::Phrases(const CardLibrary& library, const CardDef& def, Voice voice)
    : m_library(library)
    , m_def(def)
    , m_voice(std::move(voice))
{
}

std::string Phrases::nameOf(std::uint8_t reg)
{
    const Referent& found = referent(reg);
    if (!found.said)
        return "that " + found.noun;
    if (found.noun.starts_with("the "))
        return found.noun;
    if (m_lastKind == OperandKind::Register && m_lastReg == reg)
        return found.many ? "them" : "it";
    const Referent* rival = nullptr; // of the same noun, so that "that" would not tell them apart
    for (const Referent& each : m_referents)
        if (each.said && &each != &found && each.noun == found.noun)
            rival = &each;
    if (rival == nullptr)
        return (found.many ? "those " : "that ") + (found.many ? pluralOf(found.noun) : found.noun);
    return (found.order < rival->order ? "the first " : "the second ") + found.noun;
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

void Phrases::setChosen(std::string text, const Selector* from, std::string later)
{
    m_chosenLater = std::move(later);
    m_chosenDone.clear();
    m_chosen = { std::move(text), true };
    m_chosenFrom = from;
}

void Phrases::setSubject(const Operand& operand)
{
    m_subject = operand;
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

Noun Phrases::thing(const Operand& operand, bool eachOfAll)
{
    const auto own = [&](const char* full) -> Noun {
        if (m_lastKind == operand.kind)
            return { "it" };
        nowSpeakingOf(operand.kind);
        return { full };
    };
    switch (operand.kind) {
    case OperandKind::None:
        return { "nothing" };
    case OperandKind::Register: {
        Referent& found = referent(operand.reg);
        if (found.said)
            return { nameOf(operand.reg), found.many };
        const std::string intro = !found.intro.empty() ? found.intro
            : found.selector == nullptr                ? "that " + found.noun
                                                       : one(*found.selector);
        introduce(operand.reg);
        return { intro, found.many };
    }
    case OperandKind::This:
        return own(m_def.kind == CardKind::Minion ? "this minion"
                : m_def.kind == CardKind::Titan   ? "this titan"
                                                  : "this card");
    case OperandKind::Host:
        return m_voice.hostSaid ? Noun { m_voice.host } : own(m_voice.host.c_str());
    case OperandKind::It:
        return own("that minion");
    case OperandKind::Here:
        return { m_voice.hereBase };
    case OperandKind::Chosen: {
        Noun now = m_chosen;
        if (!m_chosenLater.empty())
            m_chosen.text = std::exchange(m_chosenLater, {});
        return now;
    }
    case OperandKind::All: {
        const Selector& selector = m_library.selector(operand.selector);
        // "It and the others", where the measure is one of those measured.
        if (selector.where == Where::At && selector.whereIsCard && selector.powerAtMost >= 0
            && selector.whose == Whose::Anyone && selector.tag == 0 && selector.name == 0 && !eachOfAll) {
            const Amount& most = m_library.amount(static_cast<std::size_t>(selector.powerAtMost));
            if (most.kind == Amount::Kind::Power && most.of.kind == OperandKind::Register
                && most.of.reg == selector.whereReg && most.mul == 1 && most.div == 1 && most.add == 0)
                return { nameOf(selector.whereReg) + " and every other minion at " + baseOf(most.of)
                        + " with the same power or less",
                    true };
        }
        return { eachOfAll ? each(selector) : all(selector), !eachOfAll };
    }
    case OperandKind::You:
    case OperandKind::ItsOwner:
    case OperandKind::Current:
    case OperandKind::WhoDidIt:
    case OperandKind::HostController:
        return { seat(operand) };
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

std::string Phrases::handOf(const Selector& selector)
{
    if (m_handSaid.kind == OperandKind::Register && selector.whose == Whose::Register
        && selector.whoseReg == m_handSaid.reg)
        return "it";
    return whose(selector) + " hand";
}

std::string Phrases::owner(const Operand& operand)
{
    const Selector* selector = selectorOf(operand);
    if (selector != nullptr && isPile(selector->domain)) {
        if (selector->whose == Whose::You
            || (selector->whose == Whose::WhoDidIt && m_listener.kind == OperandKind::WhoDidIt)
            || (selector->whose == Whose::ItsOwner && m_listener.kind == OperandKind::ItsOwner))
            return m_voice.your;
        const bool one = operand.kind == OperandKind::Register && !referent(operand.reg).many;
        if (selector->whose == Whose::Register || selector->whose == Whose::WhoDidIt
            || (selector->whose == Whose::Anyone && one)) {
            const bool own = m_subject.kind == OperandKind::Register && selector->whose == Whose::Register
                && m_subject.reg == selector->whoseReg;
            return own ? "their" : "that player's";
        }
    }
    const bool many = operand.kind == OperandKind::All || (operand.kind == OperandKind::Chosen && m_chosen.many)
        || (operand.kind == OperandKind::Register && referent(operand.reg).many);
    return many ? "their owners'" : "its owner's";
}

std::string Phrases::baseOf(const Operand& operand)
{
    if (operand.kind == OperandKind::Here)
        return m_voice.hereBase;
    if (operand.kind == OperandKind::Register) {
        const Referent& found = referent(operand.reg);
        if (found.selector != nullptr && found.selector->domain == Domain::Bases)
            return thing(operand).text;
    }
    if (operand.kind == OperandKind::All)
        return each(m_library.selector(operand.selector));
    const std::string card = thing(operand).text;
    return card == "it" ? "its base" : card == "them" ? "their base" : possessive(card) + " base";
}

std::string Phrases::to(const Operand& operand)
{
    if (operand.kind == OperandKind::Here)
        return m_voice.hereTo;
    const std::string base = baseOf(operand);
    return base == "that base" ? "there" : "to " + base;
}

std::string Phrases::at(const Operand& operand)
{
    if (operand.kind == OperandKind::None)
        return {};
    if (operand.kind == OperandKind::Here)
        return " " + m_voice.here;
    if (operand.kind == OperandKind::All)
        return " at " + one(m_library.selector(operand.selector));
    const std::string base = baseOf(operand);
    return base == "that base" ? " there" : " at " + base;
}

bool Phrases::isYou(const Operand& operand) const
{
    return operand.kind == OperandKind::None || operand.kind == OperandKind::You
        || (m_listener.kind != OperandKind::None && operand.kind == m_listener.kind && operand.reg == m_listener.reg);
}

std::string Phrases::seat(const Operand& operand)
{
    if (isYou(operand))
        return m_voice.you;
    if (operand.kind == OperandKind::ItsOwner)
        return "its owner";
    if (operand.kind == OperandKind::Current)
        return "the current player";
    if (operand.kind == OperandKind::WhoDidIt)
        return "that player";
    if (operand.kind == OperandKind::HostController) {
        const std::string host = thing({ OperandKind::Host }).text;
        return (host == "it" ? "its" : possessive(host)) + " controller";
    }
    return thing(operand).text;
}

} // namespace core::smashup
