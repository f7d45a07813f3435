#include "core/smashup/ability/phrases.h"
#include "core/smashup/ability/words.h"

namespace core::smashup {

namespace {

bool isPile(Domain domain)
{
    return domain == Domain::Hand || domain == Domain::Deck || domain == Domain::Discard;
}

bool isShown(Domain domain)
{
    return domain == Domain::Shown || domain == Domain::ShownBases;
}

/// Finds whatever lies where it looks.
bool isBare(const Selector& selector)
{
    return selector.kind == KindFilter::Any && selector.tag == 0 && selector.name == 0 && selector.factionReg == kNoReg
        && selector.sameName == SameName::Anything && selector.exceptReg == kNoReg && selector.powerAtMost < 0
        && selector.powerBelow < 0 && selector.printedAtMost < 0;
}

/// One card is in one place, several may be in both.
const char* pileName(const Selector& selector, bool several = false)
{
    if (selector.orDiscard)
        return several ? "hand and/or discard pile" : "hand or discard pile";
    if (selector.orDeck)
        return "hand or deck";
    return selector.domain == Domain::Hand ? "hand" : selector.domain == Domain::Deck ? "deck" : "discard pile";
}

} // namespace

std::string Phrases::baseNoun(const Selector& selector)
{
    switch (selector.domain) {
    case Domain::Minions:
        return "minion";
    case Domain::BaseActions:
    case Domain::MinionActions:
    case Domain::Actions:
        return "action";
    case Domain::Bases:
    case Domain::BaseDeck:
    case Domain::ShownBases:
        return "base";
    case Domain::Seats:
        return "player";
    case Domain::Factions:
        return "faction";
    case Domain::Names:
        return "name";
    case Domain::Numbers:
        return "number";
    case Domain::Hand:
    case Domain::Deck:
    case Domain::Discard:
    case Domain::Shown:
    case Domain::Cards:
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
    if (selector.playedOnBase)
        word = "play-on-a-base " + word;
    if (selector.name != 0 && word.ends_with('s')) // "The Locals", "Madness": neither one nor many by itself
        return word.starts_with("The ") ? (plural ? "copies of " : "copy of ") + word
                                        : word + (plural ? " cards" : " card");
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
    case Whose::WhoDidIt:
        return m_listener.kind == OperandKind::WhoDidIt ? m_voice.your
            : m_subject.kind == OperandKind::WhoDidIt   ? "their"
                                                        : "that player's";
    case Whose::ItsOwner:
        return m_listener.kind == OperandKind::ItsOwner ? m_voice.your
            : m_subject.kind == OperandKind::ItsOwner   ? "their"
                                                        : "its owner's";
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
    const std::string base = baseAt(selector);
    return base == "that base" ? (m_moving ? "from there" : "there") : from + base;
}

std::string Phrases::baseAt(const Selector& selector)
{
    Referent& base = referent(selector.whereReg);
    if (!base.inPassing || base.said)
        return nameOf(selector.whereReg);
    introduce(selector.whereReg);
    return "one base";
}

std::string Phrases::tail(const Selector& selector)
{
    std::string text;
    if (selector.factionReg != kNoReg)
        text += " of " + nameOf(selector.factionReg);
    if (selector.sameName == SameName::This)
        text += " with the name of this card";
    else if (selector.sameName == SameName::It)
        text += " with its name";
    else if (selector.sameName == SameName::Register) {
        const Selector* from = referent(selector.sameNameReg).selector;
        text += from != nullptr && from->domain == Domain::Names
            ? std::string(" with that name")
            : " with the same name as " + nameOf(selector.sameNameReg);
    }
    if (selector.exceptReg != kNoReg)
        text += " other than " + nameOf(selector.exceptReg);
    const auto isNumber = [&](std::int16_t index) {
        return index >= 0 && m_library.amount(static_cast<std::size_t>(index)).kind == Amount::Kind::Constant;
    };
    if (isNumber(selector.printedAtMost))
        text += " of printed power " + number(selector.printedAtMost) + " or less";
    if (isNumber(selector.powerAtMost))
        text += " of power " + number(selector.powerAtMost) + " or less";
    // A measure may be long, so it comes last: "a minion here with power lower than the number of …".
    const bool said = selector.domain == Domain::BaseActions
        && (selector.where == Where::Here || (selector.where == Where::At && !selector.whereIsCard)); // "on this base"
    const std::string where = said ? std::string() : place(selector);
    if (selector.strongest)
        text += " with the highest power" + (where.empty() ? std::string() : " " + where);
    else if (selector.weakest)
        text += " with the lowest power"
            + (m_differing ? where.empty() ? " at its base" : " " + where
                           : (where.empty() ? " at its base, unless all there" : " " + where + ", unless all " + where)
                        + " have the same");
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

/// "on a base", "on that minion"; for actions in play.
std::string Phrases::onWhat(const Selector& selector, bool plural)
{
    if (selector.on.kind != OperandKind::None)
        return " on " + thing(selector.on).text;
    if (selector.domain == Domain::Actions)
        return plural ? " on bases or minions" : " on a base or minion";
    if (selector.domain == Domain::BaseActions)
        return selector.where == Where::Here                       ? " on " + m_voice.hereBase
            : selector.where == Where::At && !selector.whereIsCard ? " played on " + baseAt(selector)
            : selector.where != Where::Anywhere                    ? ""
            : plural                                               ? " on bases"
                                                                   : " on a base";
    return selector.domain != Domain::MinionActions ? "" : plural ? " on minions" : " on a minion";
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
        return selector.whose == Whose::Anyone ? "a faction" : "one of " + whose(selector) + " factions";
    if (selector.domain == Domain::Names)
        return selector.kind == KindFilter::Any
            ? "the name of a card"
            : std::string("the name of ") + (selector.kind == KindFilter::Minion ? "a minion" : "an action");
    if (selector.domain == Domain::BaseDeck)
        return "a base from the base deck";
    if (selector.domain == Domain::Bases) {
        std::string text = selector.where == Where::Here                       ? m_voice.hereBase
            : selector.where == Where::Anywhere || selector.where == Where::At ? "a base"
                                                                               : "another base";
        return text + whereMinion(selector) + (selector.withAction ? " with an action played on it" : "");
    }
    if (isShown(selector.domain))
        return isBare(selector) ? "one of them" : "one of " + shown(selector);
    if (isPile(selector.domain)) {
        const std::string owner = selector.whose == Whose::Others ? "another player's" : whose(selector);
        if (selector.domain == Domain::Hand && !selector.orDiscard && !selector.orDeck && handOf(selector) == "it")
            return withArticle(noun(selector, false)) + tail(selector) + " from it";
        return withArticle(noun(selector, false)) + tail(selector) + " from " + (owner.empty() ? "any player's" : owner)
            + " " + pileName(selector);
    }
    const std::string on = onWhat(selector, false);
    if (selector.whose == Whose::Others)
        return "another player's " + noun(selector, false) + on + tail(selector);
    if (selector.strongest && selector.whose != Whose::Anyone) {
        Selector rest = selector;
        rest.strongest = false;
        return whose(selector) + " strongest " + noun(selector, false) + tail(rest);
    }
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
        if (selector.withMinionHere) {
            Selector all = selector;
            all.withMinionHere = false;
            return each(all) + " with a minion " + m_voice.here;
        }
        switch (selector.seats) {
        case SeatGroup::All:
            return "each player";
        case SeatGroup::Others:
            return "each other player";
        case SeatGroup::Winners:
            return "the winner"; // each of them, where several tie (rules 13.9)
        case SeatGroup::RunnersUp:
            return "the runner-up";
        case SeatGroup::NotWinners:
            return "each player other than the winner";
        }
    }
    if (selector.domain == Domain::Bases)
        return std::string(selector.where == Where::Here                                  ? m_voice.hereBase
                       : selector.where == Where::Anywhere || selector.where == Where::At ? "each base"
                                                                                          : "each other base")
            + whereMinion(selector);
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
        if (selector.domain == Domain::Hand && !selector.orDiscard && !selector.orDeck && handOf(selector) == "it")
            return noun(selector, true) + tail(selector) + " from it";
        return noun(selector, true) + tail(selector) + " from "
            + (owner.empty()                    ? "all players'"
                    : owner == "other players'" ? "other players'"
                                                : owner)
            + " "
            + (owner.empty() || owner == "other players'" ? pluralOf(pileName(selector, true))
                                                          : pileName(selector, true))
            + (selector.playableAt.kind == OperandKind::None ? "" : " that can be played" + at(selector.playableAt));
    }
    if (selector.domain == Domain::BaseDeck)
        return "bases of the base deck";
    if (isShown(selector.domain))
        return isBare(selector) ? "them" : shown(selector);
    const std::string on = onWhat(selector, true);
    return partOf(selector, "", true) + on + tail(selector);
}

std::string Phrases::all(const Selector& selector)
{
    if ((selector.domain == Domain::Hand || selector.domain == Domain::Discard) && isBare(selector)
        && !whose(selector).empty() && selector.whose != Whose::Others)
        return whose(selector) + " " + pileName(selector);
    if (isShown(selector.domain) && isBare(selector))
        return m_restShown ? "the rest" : "them";
    if (isShown(selector.domain))
        return "all " + shown(selector).substr(4);
    const bool theirs = selector.whose == Whose::Register && !isPile(selector.domain);
    return (theirs ? "all of " : "all ") + plain(selector);
}

std::string Phrases::some(const Selector& selector, int upTo, int atLeast)
{
    const std::string how = atLeast == 1 && upTo == 2 ? "one or two"
        : atLeast > 0 && atLeast == upTo              ? numberWord(upTo)
        : upTo < 0                                    ? "any number"
        : atLeast > 0                                 ? numberWord(atLeast) + " to " + numberWord(upTo)
                                                      : "up to " + numberWord(upTo);
    const bool owned = (selector.whose != Whose::Anyone && !isPile(selector.domain)) || isShown(selector.domain);
    return how + (owned || upTo < 0 ? " of " : " ") + plain(selector)
        + (upTo < 0 && atLeast > 0 ? ", at least " + numberWord(atLeast) : "");
}

/// "the revealed minions", "the minions among them"
std::string Phrases::shown(const Selector& selector)
{
    return (m_revealed ? "the revealed " : "the ") + noun(selector, true) + tail(selector)
        + (m_revealed ? "" : " among them");
}

std::string Phrases::searched(const Selector& selector)
{
    return withArticle(noun(selector, false)) + tail(selector);
}

/// "where you have a minion", as far as the selector says so.
std::string Phrases::whereMinion(const Selector& selector)
{
    if (selector.yourPowerAtLeast > 0)
        return std::string(" where ") + (m_voice.second() ? "you" : "they") + " have at least "
            + std::to_string(selector.yourPowerAtLeast) + " power";
    if (!selector.withYourMinion && !selector.withoutYourMinion)
        return {};
    return std::string(" where ") + (m_voice.second() ? "you" : "they") + " have "
        + (selector.withYourMinion ? "a" : "no") + " minion";
}

std::string Phrases::inPlace(const Selector& selector, bool single)
{
    std::string text = single ? one(selector) : plain(selector);
    if (const std::size_t from = text.find(" from "); isPile(selector.domain) && from != std::string::npos)
        text.replace(from, 6, " in ");
    return text;
}

std::string Phrases::counted(const Selector& selector)
{
    std::string text = partOf(selector, "", false) + tail(selector);
    if (areHandsShown(selector) && selector.whose == Whose::Others)
        return noun(selector, false) + tail(selector) + " revealed";
    if (selector.withMinionHere && selector.domain == Domain::Hand)
        text = noun(selector, false) + tail(selector) + " in the hand of another player with a minion " + m_voice.here;
    else if (isPile(selector.domain))
        text = noun(selector, false) + tail(selector) + " in " + (whose(selector).empty() ? "any" : whose(selector))
            + " " + (selector.whose == Whose::Others ? pluralOf(pileName(selector)) : pileName(selector));
    else if (selector.domain == Domain::Seats || selector.domain == Domain::Bases)
        text = each(selector).substr(5);
    else if (selector.whose != Whose::Anyone)
        text = "of " + text;
    return text + (countsItself(selector) ? ", including this one" : "");
}

std::string Phrases::owning(const Selector& selector, int atLeast)
{
    if (areHandsShown(selector))
        return "a player revealed at least " + numberWord(atLeast) + " " + noun(selector, true) + tail(selector);
    return (selector.whose == Whose::Others ? "another player has at least " : "one player has at least ")
        + numberWord(atLeast) + " " + noun(selector, true) + tail(selector)
        + (isPile(selector.domain) ? std::string(" in their ") + pileName(selector) : std::string());
}

bool Phrases::countsItself(const Selector& selector) const
{
    return m_def.kind == CardKind::Minion && selector.domain == Domain::Minions && !selector.other
        && (selector.whose == Whose::Anyone || selector.whose == Whose::You)
        && (selector.where == Where::Anywhere || selector.where == Where::Here)
        && (selector.name == 0 || selector.name == m_def.nameId)
        && (selector.tag == 0 || (selector.tag & m_def.tags) != 0) && selector.factionReg == kNoReg;
}

} // namespace core::smashup
