#include "core/starrealms/ai/card_yields.h"

#include <array>

namespace core::starrealms {

namespace {

constexpr int kUsualCost = 2; ///< of a card that is scrapped
constexpr int kUsualCards = 2; ///< Blob cards played, for the one that counts them
constexpr int kUsualAnyNumber = 2; ///< of cards, where one may pick as many as one likes

int usual(const Amount& amount)
{
    switch (amount.of) {
    case Amount::Of::CostOfScrapped:
        return amount.times * kUsualCost;
    case Amount::Of::BlobCardsPlayed:
        return amount.times * kUsualCards;
    case Amount::Of::Number:
    case Amount::Of::Picked:
    case Amount::Of::ScrapsThisTurn:
        break;
    }
    return amount.times;
}

int picksOf(const Op& op)
{
    return op.most == kAnyNumber ? kUsualAnyNumber : op.most;
}

/// Adds a program that is done in so many twentieths of all uses.
void addProgram(const Program& program, int part, CardYield& yield)
{
    const auto add = [&](std::int16_t& to, int amount) { to = static_cast<std::int16_t>(to + part * amount); };
    for (const Op& op : program) {
        switch (op.code) {
        case OpCode::Trade:
            add(yield.trade, usual(op.amount));
            break;
        case OpCode::Combat:
            add(yield.combat, usual(op.amount));
            break;
        case OpCode::Authority:
            add(yield.authority, usual(op.amount));
            break;
        case OpCode::Draw:
            add(yield.draws, usual(op.amount));
            break;
        case OpCode::OpponentDiscards:
        case OpCode::PlayerDiscards:
            add(yield.discards, picksOf(op));
            break;
        case OpCode::Scrap:
            if (op.from != kFromRow)
                add(yield.scraps, picksOf(op));
            break;
        case OpCode::Choose:
            part /= op.number;
            break;
        case OpCode::If:
            part /= 2;
            break;
        default:
            break;
        }
    }
}

} // namespace

std::vector<CardYield> yieldsOf(const CardLibrary& library)
{
    constexpr std::array<int, kSlots> kParts { kYieldUnit, kYieldUnit / 2, kYieldUnit / 4, 0, kYieldUnit, 0 };
    std::vector<CardYield> yields(library.size());
    for (std::size_t i = 0; i < yields.size(); ++i) {
        const CardDef& def = library.def(static_cast<DefId>(i));
        for (std::size_t slot = 0; slot < kSlots; ++slot)
            if (kParts[slot] > 0)
                addProgram(def.programs[slot], kParts[slot], yields[i]);
        CardYield last;
        addProgram(def.programs[static_cast<std::size_t>(Slot::Scrap)], kYieldUnit, last);
        yields[i].lastCombat = last.combat;
    }
    return yields;
}

} // namespace core::starrealms
