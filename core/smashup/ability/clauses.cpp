#include "core/smashup/ability/narrator.h"
#include "core/smashup/ability/words.h"

// The verbs' clauses as ops.def has them, filled in.

namespace core::smashup {

namespace {

std::string counted(int number, const char* noun)
{
    return number == 1 ? withArticle(noun) : numberWord(number) + " " + pluralOf(noun);
}

std::string signedPower(int number)
{
    return (number < 0 ? "" : "+") + std::to_string(number) + " power";
}

} // namespace

std::string Narrator::filledIn(std::string_view sentence, const Op& op)
{
    std::string text;
    Noun main;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const char open = sentence[i];
        if (open != '{' && open != '[') {
            text += open;
            continue;
        }
        const std::size_t end = sentence.find(open == '{' ? '}' : ']', i);
        const std::string_view inside = sentence.substr(i + 1, end - i - 1);
        if (open == '{') {
            text += slot(inside, op, main);
        } else {
            const std::size_t slash = inside.find('/');
            text += main.many ? inside.substr(slash + 1) : inside.substr(0, slash);
        }
        i = end;
    }
    return text;
}

/// "an extra minion of power 2 or less here", "up to two extra minions with the same name as a minion in play"
std::string Narrator::extra(const Op& op)
{
    const char* kind = op.play == PlayKind::Minion ? "minion" : "action";
    std::string text = std::string("an extra ") + kind;
    if (m_thatMany)
        text = std::string("that many extra ") + pluralOf(kind);
    if (op.times >= 0 && m_phrases.isConstant(op.times))
        text = "up to " + numberWord(m_phrases.library().amount(static_cast<std::size_t>(op.times)).add) + " extra "
            + pluralOf(kind);
    if (op.amount >= 0)
        text += m_phrases.isConstant(op.amount) ? " of power " + m_phrases.number(op.amount) + " or less"
                                                : " of power no higher than " + m_phrases.number(op.amount);
    text += m_phrases.at(op.b);
    if (op.a.kind == OperandKind::All) {
        const Selector& like = m_phrases.library().selector(op.a.selector);
        const int times = op.times >= 0 && m_phrases.isConstant(op.times)
            ? m_phrases.library().amount(static_cast<std::size_t>(op.times)).add
            : 1;
        if (times > 1 && like.where == Where::Anywhere) // one name for all of them
            return text + (times == 2 ? ", both" : ", all") + " with the name of one "
                + m_phrases.searched(like).substr(2) + " in play";
        text += " with the same name as "
            + (like.where == Where::Anywhere ? m_phrases.one(like) + " in play"
                                             : "one already " + m_phrases.voice().here);
    } else if (op.a.kind != OperandKind::None) {
        const std::string like = m_phrases.thing(op.a).text;
        text += " with the same name" + (like == "it" ? std::string() : " as " + like);
    }
    return text;
}

/// Cards shown before, all from the same deck.
bool Narrator::isShown(const Operand& operand)
{
    if (m_shownOf.empty())
        return false;
    const Selector* selector = m_phrases.selectorOf(operand);
    return selector != nullptr ? selector->domain == Domain::Shown : operand.kind == OperandKind::Register;
}

/// What stands in braces in the clauses of verbs done to piles.
std::string Narrator::pileSlot(std::string_view name, const Op& op, Noun& main)
{
    const Selector* selector = m_phrases.selectorOf(op.a);
    if (name == "taking") {
        const bool searched = selector != nullptr && selector->domain == Domain::Deck;
        main = m_phrases.thing(op.a);
        return searched ? "reveal " + main.text + " and put " + (main.many ? "them" : "it") : "put " + main.text;
    }
    if (name == "rest") {
        const bool all = op.a.kind == OperandKind::All
            && (selector->domain == Domain::Shown || selector->domain == Domain::ShownBases);
        main = all ? Noun { "the rest", true } : m_phrases.thing(op.a);
        return main.text;
    }
    if (name == "back") {
        if (selector != nullptr && selector->domain == Domain::ShownBases)
            return "back on top";
        const bool shown = isShown(op.a);
        return (op.bottom      ? "on the bottom of "
                       : shown ? "back on top of "
                               : "on top of ")
            + (shown ? m_shownOf : m_phrases.owner(op.a)) + " deck";
    }
    if (name == "top" || name == "top bases") {
        const char* noun = name == "top" ? "card" : "base";
        const std::string the = name == "top" ? "the top " : "";
        if (op.reg != kNoReg)
            return the + noun;
        if (op.showUntil != KindFilter::Any)
            return "cards from the top";
        const Amount& amount = m_phrases.library().amount(static_cast<std::size_t>(op.amount));
        if (amount.kind != Amount::Kind::Constant)
            return the + pluralOf(noun) + " (" + m_phrases.number(op.amount) + ")";
        return the + (amount.add == 1 ? noun : numberWord(amount.add) + " " + pluralOf(noun));
    }
    if (name == "whose") {
        m_shownOf = m_phrases.isYou(op.a) ? m_phrases.voice().your : possessive(m_phrases.seat(op.a));
        return m_shownOf;
    }
    return {};
}

std::string Narrator::slot(std::string_view name, const Op& op, Noun& main)
{
    if (std::string text = pileSlot(name, op, main); !text.empty())
        return text;
    if (name == "a")
        return (main = m_phrases.thing(op.a)).text;
    if (name == "each")
        return (main = m_phrases.thing(op.a, op.a.kind == OperandKind::All)).text;
    if (name == "moved") {
        m_phrases.setMoving(true);
        main = m_phrases.thing(op.a);
        m_phrases.setMoving(false);
        return main.text;
    }
    if (name == "to") {
        const Selector* selector = m_phrases.selectorOf(op.b);
        const bool fresh = op.b.kind == OperandKind::Register && !m_phrases.referent(op.b.reg).said;
        const bool apart = main.many && op.a.kind == OperandKind::Register && fresh && selector != nullptr;
        return (apart ? ", each " : " ") + m_phrases.to(op.b);
    }
    if (name == "owner") {
        const std::string owner = isShown(op.a) ? m_shownOf : m_phrases.owner(op.a);
        main.many = owner == "their owners'"; // from here on it is the decks or hands that count
        return owner;
    }
    if (name == "your")
        return m_phrases.voice().your;
    if (name == "seat's")
        return m_phrases.isYou(op.a) ? m_phrases.voice().your : possessive(m_phrases.thing(op.a).text);
    if (name == "apart")
        return op.times < 0 ? "" : ", each at a different base";
    if (name == "own cards") {
        const std::string not_ = op.name == 0 ? "" : " other than " + m_phrases.library().nameOf(op.name);
        return m_phrases.amount(
            op.amount, [&](int n) { return counted(n, "card") + not_; }, "a number of cards" + not_);
    }
    if (name == "from")
        return m_phrases.one(m_phrases.library().selector(op.b.selector));
    if (name == "base")
        return m_phrases.baseOf(op.a);
    if (name == "base's")
        return possessive(m_phrases.baseOf(op.a));
    if (name == "swapped") {
        const bool fresh = op.a.kind == OperandKind::Register && !m_phrases.referent(op.a.reg).said;
        return m_phrases.thing(op.a).text + (fresh ? " in play" : "");
    }
    if (name == "with" && op.b.kind == OperandKind::None)
        return "the top base of the base deck";
    if (name == "with") {
        const Selector* selector = m_phrases.selectorOf(op.b);
        const bool fresh = op.b.kind == OperandKind::Register && !m_phrases.referent(op.b.reg).said;
        std::string with = m_phrases.thing(op.b).text;
        if (fresh && selector != nullptr && selector->domain == Domain::BaseDeck)
            with = "one from the base deck";
        if (op.a.kind == OperandKind::Register)
            m_phrases.referent(op.a.reg).noun = "the new base";
        return with;
    }
    if (name == "or discard")
        return op.orDiscard ? " (cards that cannot be affected are discarded instead)" : "";
    if (name == "ordered") { // as one after the other is chosen they come to lie; of those in play somebody is asked
        const bool inPlay = op.code == OpCode::DeckBottom && op.a.kind == OperandKind::All
            && (m_phrases.selectorOf(op.a)->domain == Domain::Cards
                || m_phrases.selectorOf(op.a)->domain == Domain::Minions);
        return op.a.kind == OperandKind::Chosen || inPlay ? " in any order" : "";
    }
    if (name == "until not")
        return op.name == 0
            ? std::string()
            : std::string(m_phrases.isYou(op.by) && m_phrases.voice().second() ? " until you" : " until they")
                + " discard one that is not " + m_phrases.library().nameOf(op.name);
    if (name == "until shown") {
        if (op.showUntil == KindFilter::Any)
            return {};
        const char* noun = op.showUntil == KindFilter::Minion ? "minion" : "action";
        const int count = m_phrases.library().amount(static_cast<std::size_t>(op.amount)).add;
        return " until " + counted(count, noun) + (count == 1 ? " is" : " are") + " revealed";
    }
    if (name == "their")
        return m_phrases.isYou(op.by) ? m_phrases.voice().your : "their";
    if (name == "receiver")
        return possessive(m_phrases.thing(op.b).text);
    if (name == "n")
        return m_phrases.number(op.amount);
    if (name == "cards" && op.name != 0)
        return "cards";
    if (name == "cards" && m_phrases.isAsManyAsChosen(op.amount)) {
        const int more = m_phrases.library().amount(static_cast<std::size_t>(op.amount)).add;
        return "that many cards" + (more == 0 ? std::string() : " plus " + numberWord(more));
    }
    if (name == "cards")
        return m_phrases.amount(
            op.amount, [](int n) { return counted(n, "card"); }, "a number of cards");
    if (name == "madness")
        return m_phrases.amount(
            op.amount, [](int n) { return counted(n, "Madness card"); }, "a number of Madness cards");
    if (name == "vp")
        return m_phrases.amount(
            op.amount, [](int n) { return std::to_string(n) + " VP"; }, "VP");
    if (name == "power") {
        const std::string power = m_phrases.amount(op.amount, signedPower, "extra power");
        return power + (power.find(" for ") == std::string::npos ? "" : ",");
    }
    if (name == "counters") {
        const std::string on = (op.a.kind == OperandKind::Chosen ? " on each of " : " on ")
            + m_phrases.thing(op.a, op.a.kind == OperandKind::All).text;
        return m_phrases.amount(
            op.amount, [&](int n) { return counted(n, "+1 power counter") + on; },
            "a number of +1 power counters" + on);
    }
    if (name == "other")
        return m_phrases.thing(op.b).text;
    if (name == "bar until")
        return op.until == Until::StartOfYourTurn ? "until the start of " + m_phrases.voice().your + " next turn"
                                                  : "during their next turn";
    if (name == "until" && op.until == Until::OthersTurns)
        return "during other players' turns until the start of " + m_phrases.voice().your + " next turn";
    if (name == "until")
        return "until the end of " + (op.until == Until::EndOfTurn ? std::string("the") : m_phrases.voice().your)
            + " turn";
    if (name == "extra")
        return extra(op);
    if (name == "from hand")
        return op.fromHand ? " from " + m_phrases.voice().your + " hand" : "";
    if (name == "now")
        return op.now && !m_joined && !m_thatMany ? " at once" : "";
    if (name == "times")
        return op.times < 0 || m_phrases.isConstant(op.times) ? std::string()
                                                              : m_phrases.amount(
                                                                  op.times, [](int) { return std::string(); }, "");
    if (name == "what") {
        const Selector* selector = m_phrases.selectorOf(op.a);
        if (op.a.kind == OperandKind::Register)
            return m_phrases.referent(op.a.reg).noun;
        return selector == nullptr ? "card" : Phrases::baseNoun(*selector);
    }
    return m_phrases.at(op.b); // "at"
}

} // namespace core::smashup
