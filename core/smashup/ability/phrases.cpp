#include "core/smashup/ability/phrases.h"

#include "core/smashup/ability/words.h"

namespace core::smashup {

namespace {

bool isPile(Domain domain)
{
    return domain == Domain::Hand || domain == Domain::Deck || domain == Domain::Discard;
}

const char* pileName(Domain domain)
{
    return domain == Domain::Hand ? "hand" : domain == Domain::Deck ? "deck" : "discard pile";
}

} // namespace

Phrases::Phrases(const CardLibrary& library, const CardDef& def, Voice voice)
    : m_library(library)
    , m_def(def)
    , m_voice(std::move(voice))
{
}

std::string Phrases::baseNoun(const Selector& selector)
{
    switch (selector.domain) {
    case Domain::Minions:
        return "minion";
    case Domain::BaseActions:
    case Domain::MinionActions:
        return "action";
    case Domain::Bases:
    case Domain::BaseDeck:
        return "base";
    case Domain::Seats:
        return "player";
    case Domain::Factions:
        return "faction";
    case Domain::Hand:
    case Domain::Deck:
    case Domain::Discard:
    case Domain::Shown:
        break;
    }
    return selector.kind == KindFilter::Minion ? "minion" : selector.kind == KindFilter::Action ? "action" : "card";
}

std::string Phrases::noun(const Selector& selector, bool plural)
{
    std::string word = baseNoun(selector);
    if (selector.tag != 0)
        word = capitalised(m_library.tagName(selector.tag));
    if (selector.name != 0)
        word = m_library.nameOf(selector.name);
    return plural ? pluralOf(word) : word;
}

std::string Phrases::whose(const Selector& selector)
{
    switch (selector.whose) {
    case Whose::Anyone:
        return {};
    case Whose::You:
        return m_voice.your;
    case Whose::Others:
        return "other players'";
    case Whose::Register:
        break;
    }
    if (m_subject.kind == OperandKind::Register && m_subject.reg == selector.whoseReg)
        return "their";
    return possessive(nameOf(selector.whoseReg));
}

std::string Phrases::place(const Selector& selector)
{
    const std::string from = m_moving ? "from " : "at ";
    switch (selector.where) {
    case Where::Anywhere:
        return {};
    case Where::Here:
        return m_moving ? m_voice.hereFrom : m_voice.here;
    case Where::Elsewhere:
    case Where::NotAt:
        return from + "another base";
    case Where::At:
        break;
    }
    Operand named;
    named.kind = OperandKind::Register;
    named.reg = selector.whereReg;
    if (selector.whereIsCard)
        return from + baseOf(named);
    const std::string base = nameOf(named.reg);
    return base == "that base" ? (m_moving ? "from there" : "there") : from + base;
}

std::string Phrases::tail(const Selector& selector)
{
    std::string text;
    if (selector.factionReg != kNoReg)
        text += " of " + nameOf(selector.factionReg);
    const auto isNumber = [&](std::int16_t index) {
        return index >= 0 && m_library.amount(static_cast<std::size_t>(index)).kind == Amount::Kind::Constant;
    };
    if (isNumber(selector.printedAtMost))
        text += " of printed power " + number(selector.printedAtMost) + " or less";
    if (isNumber(selector.powerAtMost))
        text += " of power " + number(selector.powerAtMost) + " or less";
    // A measure may be long, so it comes last: "a minion here with power lower than the number of …".
    const std::string where = place(selector);
    if (selector.weakest)
        text += " with the lowest power" + (where.empty() ? " at its base" : " " + where) + ", if any "
            + (where.empty() ? "there" : where) + " has more";
    else if (!where.empty())
        text += " " + where;
    if (selector.printedAtMost >= 0 && !isNumber(selector.printedAtMost))
        text += " with printed power no higher than " + number(selector.printedAtMost);
    if (selector.powerAtMost >= 0 && !isNumber(selector.powerAtMost))
        text += " with power no higher than " + number(selector.powerAtMost);
    if (selector.powerBelow >= 0) {
        const Amount& amount = m_library.amount(static_cast<std::size_t>(selector.powerBelow));
        const bool cards = amount.kind == Amount::Kind::Power && amount.mul == 1 && amount.div == 1 && amount.add == 0;
        text += cards ? " with less power than " + thing(amount.of).text
                      : " with power lower than " + number(selector.powerBelow);
    }
    return text;
}

std::string Phrases::partOf(const Selector& selector, const std::string& how, bool plural)
{
    const std::string owner = whose(selector);
    const std::string other = selector.other ? "other " : "";
    if (owner.empty())
        return how + (how.empty() ? "" : " ") + other + noun(selector, plural);
    return how + (how.empty() ? "" : " of ") + owner + " " + other + noun(selector, true);
}

std::string Phrases::one(const Selector& selector)
{
    if (selector.domain == Domain::Seats) {
        switch (selector.seats) {
        case SeatGroup::All:
            return "a player";
        case SeatGroup::Others:
            return "another player";
        case SeatGroup::Winners:
            return "a winner";
        case SeatGroup::RunnersUp:
            return "a runner-up";
        case SeatGroup::NotWinners:
            return "a player other than the winner";
        }
    }
    if (selector.domain == Domain::Factions)
        return "a faction";
    if (selector.domain == Domain::BaseDeck)
        return "a base from the base deck";
    if (selector.domain == Domain::Bases) {
        std::string text = selector.where == Where::Here                       ? m_voice.hereBase
            : selector.where == Where::Anywhere || selector.where == Where::At ? "a base"
                                                                               : "another base";
        if (selector.withYourMinion)
            text += " where " + std::string(m_voice.second() ? "you have" : "they have") + " a minion";
        return text;
    }
    if (selector.domain == Domain::Shown)
        return withArticle(noun(selector, false)) + " shown";
    if (isPile(selector.domain)) {
        const std::string owner = selector.whose == Whose::Others ? "another player's" : whose(selector);
        return withArticle(noun(selector, false)) + tail(selector) + " from " + (owner.empty() ? "any player's" : owner)
            + " " + pileName(selector.domain);
    }
    const std::string on = selector.domain == Domain::BaseActions ? " on a base"
        : selector.domain == Domain::MinionActions                ? " on a minion"
                                                                  : "";
    if (selector.whose == Whose::Others)
        return "another player's " + noun(selector, false) + on + tail(selector);
    if (selector.whose == Whose::Anyone)
        return (selector.other ? "another " + noun(selector, false) : withArticle(noun(selector, false))) + on
            + tail(selector);
    if (selector.other)
        return "another of " + whose(selector) + " " + noun(selector, true) + on + tail(selector);
    return partOf(selector, "one", false) + on + tail(selector);
}

std::string Phrases::each(const Selector& selector)
{
    if (selector.domain == Domain::Seats) {
        switch (selector.seats) {
        case SeatGroup::All:
            return "each player";
        case SeatGroup::Others:
            return "each other player";
        case SeatGroup::Winners:
            return "each winner";
        case SeatGroup::RunnersUp:
            return "each runner-up";
        case SeatGroup::NotWinners:
            return "each player other than the winner";
        }
    }
    if (selector.domain == Domain::Bases)
        return std::string(selector.where == Where::Here                                  ? m_voice.hereBase
                       : selector.where == Where::Anywhere || selector.where == Where::At ? "each base"
                                                                                          : "each other base")
            + (selector.withYourMinion ? " where " + m_voice.you + " have a minion" : "");
    if (selector.domain == Domain::Factions)
        return "each faction";
    return partOf(selector, "each", false) + tail(selector);
}

std::string Phrases::plain(const Selector& selector)
{
    if (selector.domain == Domain::Seats || selector.domain == Domain::Bases || selector.domain == Domain::Factions)
        return pluralOf(baseNoun(selector));
    if (isPile(selector.domain)) {
        const std::string owner = whose(selector);
        return noun(selector, true) + tail(selector) + " from "
            + (owner.empty()                    ? "all players'"
                    : owner == "other players'" ? "other players'"
                                                : owner)
            + " "
            + (owner.empty() || owner == "other players'" ? pluralOf(pileName(selector.domain))
                                                          : pileName(selector.domain));
    }
    if (selector.domain == Domain::BaseDeck)
        return "bases of the base deck";
    if (selector.domain == Domain::Shown)
        return noun(selector, true) + " shown";
    const std::string on = selector.domain == Domain::BaseActions ? " on bases"
        : selector.domain == Domain::MinionActions                ? " on minions"
                                                                  : "";
    return partOf(selector, "", true) + on + tail(selector);
}

std::string Phrases::all(const Selector& selector)
{
    const bool theirs = selector.whose == Whose::Register && !isPile(selector.domain);
    return (theirs ? "all of " : "all ") + plain(selector);
}

std::string Phrases::some(const Selector& selector, int upTo)
{
    const std::string how = upTo < 0 ? "any number" : "up to " + numberWord(upTo);
    const bool owned = selector.whose != Whose::Anyone && !isPile(selector.domain);
    return how + (owned || upTo < 0 ? " of " : " ") + plain(selector);
}

std::string Phrases::counted(const Selector& selector)
{
    std::string text = partOf(selector, "", false) + tail(selector);
    if (isPile(selector.domain))
        text = noun(selector, false) + tail(selector) + " in " + (whose(selector).empty() ? "any" : whose(selector))
            + " " + pileName(selector.domain);
    else if (selector.domain == Domain::Seats || selector.domain == Domain::Bases)
        text = each(selector).substr(5);
    else if (selector.whose != Whose::Anyone)
        text = "of " + text;
    return text + (countsItself(selector) ? ", including this one" : "");
}

bool Phrases::countsItself(const Selector& selector) const
{
    return m_def.kind == CardKind::Minion && selector.domain == Domain::Minions && !selector.other
        && (selector.whose == Whose::Anyone || selector.whose == Whose::You)
        && (selector.where == Where::Anywhere || selector.where == Where::Here)
        && (selector.name == 0 || selector.name == m_def.nameId)
        && (selector.tag == 0 || (selector.tag & m_def.tags) != 0) && selector.factionReg == kNoReg;
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
    const bool card = found.selector == nullptr
        || (found.selector->domain != Domain::Bases && found.selector->domain != Domain::Seats
            && found.selector->domain != Domain::Factions && found.selector->domain != Domain::BaseDeck);
    if (card)
        nowSpeakingOf(OperandKind::Register, reg);
}

void Phrases::nowSpeakingOf(OperandKind kind, std::uint8_t reg)
{
    m_lastKind = kind;
    m_lastReg = reg;
}

void Phrases::setChosen(std::string text, const Selector* from)
{
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
        return own(m_def.kind == CardKind::Minion ? "this minion" : "this card");
    case OperandKind::Host:
        return own("that minion");
    case OperandKind::It:
        return own("that minion");
    case OperandKind::Here:
        return { m_voice.hereBase };
    case OperandKind::Chosen:
        return m_chosen;
    case OperandKind::All: {
        const Selector& selector = m_library.selector(operand.selector);
        // "It and the others", where the measure is one of those measured.
        if (selector.where == Where::At && selector.whereIsCard && selector.powerAtMost >= 0
            && selector.whose == Whose::Anyone && selector.tag == 0 && selector.name == 0 && !eachOfAll) {
            const Amount& most = m_library.amount(static_cast<std::size_t>(selector.powerAtMost));
            if (most.kind == Amount::Kind::Power && most.of.kind == OperandKind::Register
                && most.of.reg == selector.whereReg && most.mul == 1 && most.div == 1 && most.add == 0)
                return { nameOf(selector.whereReg) + " and all other minions of the same power or less at "
                        + baseOf(most.of),
                    true };
        }
        return { eachOfAll ? each(selector) : all(selector), !eachOfAll };
    }
    case OperandKind::You:
    case OperandKind::ItsOwner:
    case OperandKind::Current:
        return { seat(operand) };
    }
    return {};
}

std::string Phrases::owner(const Operand& operand)
{
    const Selector* selector = selectorOf(operand);
    if (selector != nullptr && isPile(selector->domain)) {
        if (selector->whose == Whose::You)
            return m_voice.your;
        if (selector->whose == Whose::Register)
            return "that player's";
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
    const std::string base = baseOf(operand);
    return base == "that base" ? " there" : " at " + base;
}

bool Phrases::isYou(const Operand& operand) const
{
    return operand.kind == OperandKind::None || operand.kind == OperandKind::You;
}

std::string Phrases::seat(const Operand& operand)
{
    if (isYou(operand))
        return m_voice.you;
    if (operand.kind == OperandKind::ItsOwner)
        return "its owner";
    if (operand.kind == OperandKind::Current)
        return "the current player";
    return thing(operand).text;
}

} // namespace core::smashup
