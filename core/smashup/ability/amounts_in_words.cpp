#include "core/smashup/ability/phrases.h"
#include "core/smashup/ability/words.h"

namespace core::smashup {

/// Where it looks and nothing else.
static Selector placeOf(const Selector& selector)
{
    Selector place;
    place.domain = selector.domain;
    place.where = selector.where;
    place.whereReg = selector.whereReg;
    place.whereIsCard = selector.whereIsCard;
    return place;
}

std::string Phrases::powerOf(const Operand& operand)
{
    const std::string card = thing(operand).text;
    return (card == "it" ? "its" : possessive(card)) + " power";
}

bool Phrases::isConstant(std::int16_t index) const
{
    return m_library.amount(static_cast<std::size_t>(index)).kind == Amount::Kind::Constant;
}

bool Phrases::isAsManyAsChosen(std::int16_t index) const
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    return amount.kind == Amount::Kind::Chosen && amount.mul == 1 && amount.div == 1 && amount.add >= 0
        && amount.most < 0;
}

std::string Phrases::number(std::int16_t index, bool most)
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    std::string text;
    switch (amount.kind) {
    case Amount::Kind::Constant:
        return std::to_string(amount.add);
    case Amount::Kind::Count:
        text = "the number of " + inPlace(m_library.selector(amount.selector));
        break;
    case Amount::Kind::Power:
        text = powerOf(amount.of);
        break;
    case Amount::Kind::Number:
        text = "that number";
        break;
    case Amount::Kind::Chosen:
        text = "the number of " + m_chosen.text;
        break;
    case Amount::Kind::PowerHere:
        text = (isYou(amount.of) ? m_voice.your : possessive(seat(amount.of))) + " power " + m_voice.here;
        break;
    }
    if (amount.mul == 2)
        text = "twice " + text;
    else if (amount.mul != 1)
        text = numberWord(amount.mul) + " times " + text;
    if (amount.div == 2)
        text = "half of " + text + ", rounded down";
    else if (amount.div != 1)
        text += " divided by " + std::to_string(amount.div) + ", rounded down";
    if (amount.add > 0)
        text += " plus " + std::to_string(amount.add);
    else if (amount.add < 0)
        text += " minus " + std::to_string(-amount.add);
    if (most && amount.most >= 0)
        text += ", at most " + numberWord(amount.most);
    return text;
}

std::string Phrases::amount(
    std::int16_t index, const std::function<std::string(int)>& unit, const std::string& wholeUnit)
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    if (amount.kind == Amount::Kind::Constant)
        return unit(amount.add);
    if (amount.kind == Amount::Kind::Number && !referent(amount.of.reg).said) {
        Referent& number = referent(amount.of.reg);
        introduce(amount.of.reg);
        nowSpeakingOf(OperandKind::None);
        number.many = true; // it stands for so many things from now on
        return "up to " + unit(m_library.amount(static_cast<std::size_t>(number.upTo)).add);
    }
    if (amount.kind == Amount::Kind::Chosen && amount.mul == 1 && amount.div == 1 && amount.add > 0 && amount.most < 0)
        return unit(1) + " for each of them and " + numberWord(amount.add) + " more";
    // "For every 5" rounds down just as the machine divides; a factor together with a divisor would not.
    const bool simple = amount.add == 0 && amount.most < 0 && (amount.mul == 1 || amount.div == 1)
        && amount.kind != Amount::Kind::Power && (amount.kind != Amount::Kind::Number || referent(amount.of.reg).many);
    if (!simple)
        return wholeUnit + " equal to " + number(index);
    const std::string every = amount.div == 1 ? "each " : "every " + std::to_string(amount.div) + " ";
    if (amount.kind == Amount::Kind::Number && !referent(amount.of.reg).counted.empty())
        return unit(amount.mul) + " for " + every + referent(amount.of.reg).counted;
    if (amount.kind == Amount::Kind::Chosen && !m_chosenDone.empty())
        return unit(amount.mul) + " for " + every + (amount.div == 1 ? m_chosenDone : pluralOf(m_chosenDone));
    if (amount.kind == Amount::Kind::Number || amount.kind == Amount::Kind::Chosen)
        return unit(amount.mul) + " for " + (amount.div == 1 ? "each of them" : every + "of them");
    if (amount.kind == Amount::Kind::Count) {
        const Selector& selector = m_library.selector(amount.selector);
        return unit(amount.mul) + " for " + every + (amount.div == 1 ? counted(selector) : plain(selector));
    }
    const bool subject = amount.of.kind == OperandKind::Register && amount.of.reg == m_subject.reg
        && m_subject.kind == OperandKind::Register;
    const std::string has = subject ? "they have"
        : isYou(amount.of)          ? (m_voice.second() ? "you have" : "they have")
                                    : seat(amount.of) + " has";
    return unit(amount.mul) + " for " + every + (amount.div == 1 ? "point of " : "") + "power " + has + " "
        + m_voice.here;
}

std::string Phrases::times(std::int16_t index)
{
    const Amount& amount = m_library.amount(static_cast<std::size_t>(index));
    const bool plain = amount.mul == 1 && amount.div == 1 && amount.add == 0 && amount.most < 0;
    if (amount.kind == Amount::Kind::Constant)
        return amount.add == 2 ? "twice" : numberWord(amount.add) + " times";
    if (amount.kind == Amount::Kind::Count && plain)
        return "for each " + counted(m_library.selector(amount.selector));
    if (amount.kind == Amount::Kind::Chosen && plain)
        return "for each "
            + (m_chosenFrom != nullptr && m_chosenFrom->domain == Domain::Seats ? m_chosen.text
                    : m_chosenDone.empty()                                      ? "of them"
                                                                                : m_chosenDone);
    if (amount.kind == Amount::Kind::Number && plain && !referent(amount.of.reg).counted.empty())
        return "for each " + referent(amount.of.reg).counted;
    return "a number of times equal to " + number(index);
}

std::string Phrases::condition(const Condition& condition)
{
    switch (condition.kind) {
    case Condition::Kind::Always:
        break;
    case Condition::Kind::FirstMinionThisTurn:
        if (m_voice.minionPlayed)
            return "this is the first minion " + m_voice.you + " played this turn";
        return m_voice.you + (m_voice.second() ? " have" : " has") + " played exactly one minion this turn";
    case Condition::Kind::OthersTurn:
        return "it is another player's turn";
    case Condition::Kind::YourTurn:
        return "it is " + m_voice.your + " turn";
    case Condition::Kind::CountAtLeast: {
        const Selector& selector = m_library.selector(condition.selector);
        const bool pile = selector.domain == Domain::Hand || selector.domain == Domain::Discard;
        if (areHandsShown(selector) && selector.whose == Whose::Others)
            return "at least " + numberWord(condition.number) + " " + noun(selector, condition.number != 1)
                + tail(selector) + (condition.number == 1 ? " was revealed" : " were revealed in all");
        if (condition.number == 1 && pile)
            return "there is " + withArticle(counted(selector));
        if (pile)
            return "there are at least " + numberWord(condition.number) + " " + inPlace(selector);
        if (condition.number == 1)
            return "there is " + one(selector);
        return "there are at least " + numberWord(condition.number) + (selector.whose == Whose::Anyone ? " " : " of ")
            + plain(selector);
    }
    case Condition::Kind::AlikeAtLeast:
        return "at least " + numberWord(condition.number) + " of " + plain(m_library.selector(condition.selector))
            + " at one base have the same name";
    case Condition::Kind::IsMinion:
    case Condition::Kind::IsAction: {
        const char* noun = condition.kind == Condition::Kind::IsMinion ? "minion" : "action";
        const std::string card = thing(condition.of).text;
        if (condition.of.kind == OperandKind::Register)
            referent(condition.of.reg).noun = noun;
        return card + " is " + withArticle(noun);
    }
    case Condition::Kind::OthersLostHere:
        return "another player's minion was destroyed " + m_voice.here + " this turn";
    case Condition::Kind::PowerHereAtMost:
        return seat(condition.of) + (isYou(condition.of) && m_voice.second() ? " have" : " has") + " less than "
            + std::to_string(condition.number + 1) + " power " + m_voice.here;
    case Condition::Kind::AllChosen:
        if (m_chosenFrom != nullptr && m_chosenFrom->domain == Domain::Seats)
            return std::string("no ")
                + (m_library.selector(condition.selector).seats == SeatGroup::Others ? "other player " : "player ")
                + (m_declined.empty() ? "does" : pastTense(m_declined));
        return "all " + plain(m_library.selector(condition.selector)) + " are chosen";
    case Condition::Kind::OneHasAtLeast:
        return owning(m_library.selector(condition.selector), condition.number);
    case Condition::Kind::MadnessLeft:
        return condition.number == 1
            ? "there is a card left in the Madness deck"
            : "there are at least " + numberWord(condition.number) + " cards left in the Madness deck";
    case Condition::Kind::NumberAtLeast:
    case Condition::Kind::NumberAtMost: {
        const std::string& counted = referent(condition.of.reg).counted;
        const std::string done = counted.empty() ? "chosen" : counted.substr(counted.rfind(' ') + 1);
        if (condition.kind == Condition::Kind::NumberAtMost)
            return "fewer than " + numberWord(condition.number + 1) + " are " + done;
        return condition.number == 1 ? (m_voice.second() ? "you do" : "they do")
                                     : "at least " + numberWord(condition.number) + " are " + done;
    }
    case Condition::Kind::NoMinionThisTurn:
        return m_voice.you + (m_voice.second() ? " have" : " has") + " not played a minion this turn";
    case Condition::Kind::NoMinionThisPhase:
        return m_voice.you + (m_voice.second() ? " have" : " has") + " not played a minion this phase";
    case Condition::Kind::MoreCards:
        return m_voice.you + (m_voice.second() ? " have" : " has") + " more cards in hand than another player";
    case Condition::Kind::MostCards:
        return m_voice.you + (m_voice.second() ? " have" : " has") + " more cards in hand than each other player";
    case Condition::Kind::WasDestroyed:
        return "it was destroyed";
    case Condition::Kind::IsAmong: {
        const std::string card = thing(condition.of).text;
        const Selector& among = m_library.selector(condition.selector);
        const bool plain = among.whose == Whose::Anyone && among.tag == 0 && among.name == 0;
        const char* is = condition.of.kind == OperandKind::It ? " is still" : " is"; // it was when the event happened
        if (!plain)
            return card + " is " + one(among);
        Selector measure = among;
        measure.where = Where::Anywhere;
        const std::string where = tail(placeOf(among));
        std::string has = tail(measure); // " with less power than …", " of power 2 or less"
        if (!where.empty() && !has.empty())
            has = " and has" + has.substr(has.find(' ', 1));
        return card + is + where + has;
    }
    }
    return "anything happens";
}

std::string Phrases::whileCondition(const Condition& condition)
{
    if (condition.kind == Condition::Kind::OthersTurn)
        return "during other players' turns";
    if (condition.kind == Condition::Kind::YourTurn)
        return "during " + m_voice.your + " turn";
    return "while " + this->condition(condition);
}

} // namespace core::smashup
