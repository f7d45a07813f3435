#include "core/starrealms/ability/narrator.h"

#include "core/starrealms/sayings/sayings.h"

namespace core::starrealms {

namespace {

using language::Between;
using language::Saying;

/// Says the steps of one program as clauses, in order.
class Steps {
public:
    enum class As { Words, Signs };
    explicit Steps(const Program& program, As as = As::Words)
        : m_program(program)
        , m_signs(as == As::Signs)
    {
    }

    std::vector<Saying> clauses(std::size_t from, std::size_t to) const
    {
        std::vector<Saying> said;
        for (std::size_t at = from; at < to;)
            said.push_back(clause(at));
        return said;
    }
    std::vector<Saying> all() const { return clauses(0, m_program.size()); }

    /// As a picture has it: amounts beside each other, anything else as a sentence, the last one without its full stop.
    std::string pictured(language::Language language) const
    {
        std::string words;
        bool amount = false;
        for (std::size_t at = 0; at < m_program.size();) {
            const Op& op = m_program[at];
            const bool next = isGain(op.code) && op.amount.of == Amount::Of::Number;
            if (!words.empty())
                words += amount && next ? " " : ". ";
            words += say(Say::AskPlain, { clause(at) }).words(language);
            amount = next;
        }
        return words;
    }

    /// Several clauses as one: "draw a card; then discard a card".
    static Saying joined(const std::vector<Saying>& clauses)
    {
        Saying whole = clauses.front();
        for (std::size_t i = 1; i < clauses.size(); ++i)
            whole = say(Say::NextStep, { whole, clauses[i] });
        return whole;
    }

private:
    static Saying goesBy(const Amount& amount)
    {
        switch (amount.of) {
        case Amount::Of::Number:
            return {};
        case Amount::Of::Picked:
            return say(Say::ForEachPicked);
        case Amount::Of::CostOfScrapped:
            return say(Say::ForItsCost);
        case Amount::Of::ScrapsThisTurn:
            return say(Say::ForEachScrap);
        case Amount::Of::BlobCardsPlayed:
            return say(Say::ForEachBlob);
        }
        return {};
    }

    static bool isGain(OpCode code)
    {
        return code == OpCode::Trade || code == OpCode::Combat || code == OpCode::Authority;
    }

    static Saying gained(Say what, const Op& op) { return say(what, { int { op.amount.times }, goesBy(op.amount) }); }

    static Saying place(std::uint8_t from)
    {
        switch (from) {
        case kFromHand:
            return say(Say::FromHand);
        case kFromDiscard:
            return say(Say::FromDiscard);
        case kFromRow:
            return say(Say::FromRow);
        default:
            return say(Say::FromHandOrDiscard);
        }
    }

    static Saying acquired(const Op& op)
    {
        const Say what = op.kinds == kShips ? Say::AcquireShip
            : op.kinds == kBases            ? Say::AcquireBase
                                            : Say::AcquireCard;
        const Saying card = say(what, { op.costAtMost == kAnyCost ? Saying() : Saying(int { op.costAtMost }) });
        if (op.to == To::Discard)
            return card;
        return say(op.to == To::DeckTop ? Say::OntoDeck : Say::IntoHand, { card });
    }

    static Saying picked(const Op& op)
    {
        const int most = op.most;
        if (op.code == OpCode::Scrap)
            return say(op.may ? Say::MayScrapCards : Say::ScrapCards, { most, place(op.from) });
        if (op.most == kAnyNumber)
            return say(Say::DiscardAny);
        return say(op.may ? Say::MayDiscardCards : Say::DiscardCards, { most });
    }

    /// Each way up to the jump that ends it.
    Saying ways(std::size_t& at) const
    {
        const Op& head = m_program[at];
        std::vector<Saying> said;
        std::size_t end = 0;
        for (std::size_t way = 1; way <= head.number; ++way) {
            const std::size_t begin = m_program[at + way].jump;
            std::size_t last = begin;
            while (m_program[last].code != OpCode::Jump)
                ++last;
            end = m_program[last].jump;
            said.push_back(joined(clauses(begin, last)));
        }
        at = end;
        const Saying list = Saying::list(Between::Or, said);
        return m_signs ? list : say(Say::ChooseOne, { list });
    }

    Saying clause(std::size_t& at) const
    {
        const Op& op = m_program[at];
        switch (op.code) {
        case OpCode::Choose:
            return ways(at);
        case OpCode::If: {
            const std::size_t from = at + 1;
            at = op.jump;
            return say(Say::IfBases, { int { op.number }, joined(clauses(from, at)) });
        }
        case OpCode::JumpUnlessPicked: {
            const std::size_t from = at + 1;
            at = op.jump;
            return say(Say::IfYouDo, { joined(clauses(from, at)) });
        }
        default:
            ++at;
            return simple(op);
        }
    }

    Saying simple(const Op& op) const
    {
        switch (op.code) {
        case OpCode::Trade:
            return gained(m_signs ? Say::SignTrade : Say::GainTrade, op);
        case OpCode::Combat:
            return gained(m_signs ? Say::SignCombat : Say::GainCombat, op);
        case OpCode::Authority:
            return gained(m_signs ? Say::SignAuthority : Say::GainAuthority, op);
        case OpCode::Draw:
            return gained(Say::DrawCards, op);
        case OpCode::Scrap:
        case OpCode::Discard:
            return picked(op);
        case OpCode::OpponentDiscards:
            return say(Say::OpponentDiscards, { int { op.most } });
        case OpCode::PlayerDiscards:
            return say(Say::PlayerDiscards, { int { op.most } });
        case OpCode::Destroy:
            return say(op.may ? Say::MayDestroyBase : Say::DestroyBase);
        case OpCode::Acquire:
            return acquired(op);
        case OpCode::PutOnDeck:
            return say(Say::PutBaseOnDeck);
        case OpCode::Next:
            if (op.kinds == kShips)
                return say(op.may ? Say::MayNextShip : Say::NextShip);
            return say(op.may ? Say::MayNextBase : Say::NextBase);
        case OpCode::AtTurnEnd:
            return say(Say::AtTurnEnd);
        case OpCode::Copy:
            return say(Say::CopyShip);
        default:
            return {};
        }
    }

    const Program& m_program;
    const bool m_signs;
};

} // namespace

std::string textOf(const CardLibrary& library, DefId id, language::Language language)
{
    const Facts& facts = library.facts(id);
    const std::string_view faction = nameOf(facts.faction);
    std::vector<Saying> text;
    if (facts.allyOfAll)
        text.push_back(say(Say::AllyOfAll));
    if (facts.has(Slot::Primary))
        for (const Saying& each : Steps(library.program(id, Slot::Primary)).all())
            text.push_back(say(Say::Sentence, { each }));
    const auto under = [&](Slot slot, Say heading, bool named) {
        if (!facts.has(slot))
            return;
        const Saying steps = Steps::joined(Steps(library.program(id, slot)).all());
        text.push_back(named ? say(heading, { faction, steps }) : say(heading, { steps }));
    };
    under(Slot::ShipPlayed, Say::WhenShipPlayed, false);
    under(Slot::Ally, Say::TextAlly, true);
    under(Slot::DoubleAlly, Say::TextDoubleAlly, true);
    under(Slot::Scrap, Say::TextScrap, false);
    return Saying::list(Between::Space, text).words(language);
}

std::vector<AbilityWords> abilitiesOf(const CardLibrary& library, DefId id, language::Language language)
{
    const Facts& facts = library.facts(id);
    std::vector<AbilityWords> all;
    if (facts.allyOfAll)
        all.push_back({ Slot::Primary, say(Say::AllyOfAll).words(language) });
    for (const Slot slot :
        { Slot::Primary, Slot::ShipPlayed, Slot::Ally, Slot::DoubleAlly, Slot::Scrap, Slot::ByManual }) {
        const Program& program = library.program(id, slot);
        if (program.empty())
            continue;
        if (slot == Slot::ShipPlayed)
            all.push_back({ slot,
                say(Say::WhenShipPlayed, { Steps::joined(Steps(program, Steps::As::Signs).all()) }).words(language) });
        else
            all.push_back({ slot, Steps(program, Steps::As::Signs).pictured(language) });
    }
    return all;
}

} // namespace core::starrealms
