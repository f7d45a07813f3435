#include "core/smashup/ability/deeds.h"

#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/program_tree.h"
#include "core/smashup/ability/verbs.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace core::smashup {

namespace {

using Side = Deed::Side;

/// What something is, as far as a picture tells.
struct Thing {
    std::string_view what;
    Side side = Side::Any;
    bool itself = false; ///< the card that has the ability
};

enum class Weight : std::uint8_t { Aim, Price, Look, Place, Itself };

constexpr std::string_view kPrices[] = { "destroys", "discards", "Madness" }; ///< done to one's own
constexpr std::string_view kLooks[] = { "looks", "reveals" };

bool isOneOf(std::span<const std::string_view> tags, std::string_view tag)
{
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

struct Weighed {
    Deed deed;
    Weight weight = Weight::Aim;
};

std::string_view wordOf(Domain domain)
{
    switch (domain) {
    case Domain::Minions:
        return "minion";
    case Domain::BaseActions:
    case Domain::MinionActions:
    case Domain::Actions:
        return "action";
    case Domain::Cards:
        return "card";
    case Domain::Bases:
    case Domain::BaseDeck:
    case Domain::ShownBases:
        return "base";
    case Domain::Hand:
        return "hand";
    case Domain::Deck:
    case Domain::Shown: // which lie in it still
        return "deck";
    case Domain::Discard:
        return "discard";
    case Domain::Seats:
    case Domain::Factions:
    case Domain::Numbers:
    case Domain::Names:
        break;
    }
    return "";
}

/// Reads one card's program and keeps what it finds.
class Reader {
public:
    Reader(const CardLibrary& library, const CardDef& def)
        : m_library(library)
        , m_def(def)
    {
    }

    void read(const Ability& ability)
    {
        m_named = {};
        m_chosen = {};
        m_event = { "minion" };
        if (ability.subject >= 0)
            m_event = thingOf(selector(ability.subject));
        if (ability.timing == Timing::InsteadOfDestroyed)
            add({ {}, std::string(doesOf(Static::Kind::CannotBeDestroyed)) }, Weight::Aim);
        for (const Step& each : stepsOf(ability.ops))
            read(each, false);
    }

    void read(const Static& text)
    {
        const std::string_view tag = doesOf(text.kind);
        if (tag.empty())
            return;
        Deed deed { {}, std::string(tag) };
        const Thing thing = text.selector >= 0 ? thingOf(selector(text.selector))
            : text.host                        ? host()
            : text.self                        ? itself()
                                               : Thing();
        deed.object = thing.what;
        deed.side = text.others ? Side::Others : thing.side;
        if (text.kind == Static::Kind::ExtraEachTurn || text.kind == Static::Kind::CannotPlay)
            deed.object = text.play == PlayKind::Minion ? "minion" : "action";
        deed.many = text.selector >= 0;
        deed.less = isLess(text.amount);
        add(std::move(deed), Weight::Aim);
    }

    void add(Deed deed, Weight weight)
    {
        const bool known = std::any_of(m_found.begin(), m_found.end(), [&](const Weighed& each) {
            return each.deed.verb == deed.verb && each.deed.tag == deed.tag && each.deed.object == deed.object
                && each.deed.less == deed.less;
        });
        if (!known)
            m_found.push_back({ std::move(deed), weight });
    }

    std::vector<Deed> deeds()
    {
        std::stable_sort(
            m_found.begin(), m_found.end(), [](const Weighed& a, const Weighed& b) { return a.weight < b.weight; });
        std::vector<Deed> all;
        all.reserve(m_found.size());
        for (Weighed& each : m_found)
            all.push_back(std::move(each.deed));
        return all;
    }

private:
    const Selector& selector(int index) const { return m_library.selector(static_cast<std::size_t>(index)); }

    bool isLess(std::int16_t amount) const
    {
        if (amount < 0)
            return false;
        const Amount& its = m_library.amount(static_cast<std::size_t>(amount));
        return its.kind == Amount::Kind::Constant ? its.add < 0 : its.mul < 0;
    }

    bool isOne(std::int16_t amount) const
    {
        if (amount < 0)
            return true;
        const Amount& its = m_library.amount(static_cast<std::size_t>(amount));
        return its.kind == Amount::Kind::Constant && its.add == 1;
    }

    Thing itself() const
    {
        return { m_def.kind == CardKind::Minion     ? "minion"
                : m_def.attach == AttachTo::Nothing ? "card"
                                                    : "action",
            Side::Own, true };
    }
    Thing host() const { return { "minion", m_def.onYours ? Side::Own : Side::Any }; }
    Thing named(std::uint8_t reg) const { return reg < m_named.size() ? m_named[reg] : Thing(); }

    Thing thingOf(const Selector& from) const
    {
        Thing thing { wordOf(from.domain) };
        switch (from.whose) {
        case Whose::You:
            thing.side = Side::Own;
            break;
        case Whose::Others:
        case Whose::WhoDidIt:
            thing.side = Side::Others;
            break;
        case Whose::Register:
            thing.side = named(from.whoseReg).side;
            break;
        case Whose::ItsOwner:
        case Whose::Anyone:
            break;
        }
        if (from.domain == Domain::Seats && from.seats == SeatGroup::Others)
            thing.side = Side::Others;
        return thing;
    }

    Thing thingOf(const Operand& operand) const
    {
        switch (operand.kind) {
        case OperandKind::Register:
            return named(operand.reg);
        case OperandKind::This:
            return itself();
        case OperandKind::Host:
            return host();
        case OperandKind::It:
            return m_event;
        case OperandKind::Here:
            return { "base" };
        case OperandKind::Chosen:
            return m_chosen;
        case OperandKind::All:
            return thingOf(selector(operand.selector));
        case OperandKind::You:
            return { "", Side::Own };
        case OperandKind::WhoDidIt:
            return { "", Side::Others };
        case OperandKind::None:
        case OperandKind::ItsOwner:
        case OperandKind::Current:
        case OperandKind::HostController:
            break;
        }
        return {};
    }

    void name(std::uint8_t reg, const Thing& thing)
    {
        if (reg < m_named.size())
            m_named[reg] = thing;
    }

    void read(const Step& step, bool again)
    {
        const Op& op = step.op;
        const Verb* verb = findVerb(op.code);
        switch (op.code) {
        case OpCode::Choose:
            name(op.reg, thingOf(op.a));
            break;
        case OpCode::ChooseEach:
            m_chosen = thingOf(op.a);
            name(op.reg, m_chosen);
            break;
        case OpCode::Each:
            name(op.reg, thingOf(op.a));
            break;
        case OpCode::Mark:
            m_chosen = thingOf(op.a);
            break;
        case OpCode::Reveal:
        case OpCode::LookAtTop:
            name(op.reg, { "deck", thingOf(op.by).side });
            break;
        default:
            break;
        }
        if (verb != nullptr && !verb->does.empty())
            add(*verb, op, again);
        const bool loop = op.code == OpCode::ChooseEach || op.code == OpCode::Each || op.code == OpCode::Repeat;
        for (const Step& each : step.then)
            read(each, again || loop);
        for (const Step& each : step.otherwise)
            read(each, again);
    }

    void add(const Verb& verb, const Op& op, bool again)
    {
        Deed deed { std::string(verb.word), std::string(verb.does) };
        bool itself = false;
        const VerbOperand* main = nullptr; // where a card comes from says more than at which base
        for (const VerbOperand& each : verb.operands()) {
            if (each.key == "kind")
                deed.object = op.play == PlayKind::Minion ? "minion" : "action";
            if (each.wanted().empty() || each.thing == nullptr || (op.*each.thing).kind == OperandKind::None)
                continue;
            if (main == nullptr || (isOf(*main, Wanted::Bases) && !isOf(each, Wanted::Seat)))
                main = &each;
        }
        if (main != nullptr) {
            const Operand& operand = op.*main->thing;
            const Thing thing = thingOf(operand);
            deed.side = thing.side;
            itself = thing.itself;
            if (isOf(*main, Wanted::BaseOrCard))
                deed.object = "base";
            else if (!isOf(*main, Wanted::Seat))
                deed.object = thing.what;
            deed.many = operand.kind == OperandKind::All || operand.kind == OperandKind::Chosen;
        } else if (verb.own) {
            deed.side = Side::Own;
        }
        deed.less = isLess(op.amount);
        deed.many = deed.many || again || op.times >= 0
            || (operandAt(op.code, &Op::amount) != nullptr && deed.object.empty() && !isOne(op.amount));
        const bool price = deed.side == Side::Own && isOneOf(kPrices, verb.does);
        const Weight rest = price ? Weight::Price : isOneOf(kLooks, verb.does) ? Weight::Look : Weight::Aim;
        add(std::move(deed), itself ? Weight::Itself : rest);
    }

    static bool isOf(const VerbOperand& operand, Wanted wanted)
    {
        const auto things = operand.wanted();
        return std::find(things.begin(), things.end(), wanted) != things.end();
    }

    const CardLibrary& m_library;
    const CardDef& m_def;
    std::array<Thing, kRegisters> m_named {};
    Thing m_chosen;
    Thing m_event;
    std::vector<Weighed> m_found;
};

} // namespace

std::vector<Deed> deedsOf(const CardLibrary& library, const CardDef& def)
{
    Reader reader(library, def);
    const auto readTexts = [&] {
        for (const Static& each : def.statics)
            reader.read(each);
    };
    if (def.attach != AttachTo::Nothing)
        readTexts();
    for (const Ability& each : def.abilities)
        reader.read(each);
    readTexts(); // each counts once
    if (def.fromDiscard != 0)
        reader.add({ {}, std::string(doesOf(Static::Kind::MinionsFromDiscard)), "discard", Side::Own }, Weight::Aim);
    if (def.attach != AttachTo::Nothing)
        reader.add({ "on", {}, def.attach == AttachTo::Base ? "base" : "minion" }, Weight::Place);
    return reader.deeds();
}

} // namespace core::smashup
