#include "core/starrealms/ability/listing.h"

#include <array>

namespace core::starrealms {

namespace {

std::string_view codeOf(OpCode code)
{
    constexpr std::array<std::string_view, 19> kCodes {
#define OP(code, verb) verb,
#include "core/starrealms/cards/ops.def"
#undef OP
        "mode", "jump", "jumpUnlessPicked"
    };
    return kCodes[static_cast<std::size_t>(code)];
}

std::string amountWords(const Amount& amount)
{
    constexpr std::array<const char*, 5> kOf { "", " x picked", " x costOfScrapped", " x scrapsThisTurn",
        " x blobCardsPlayed" };
    return ' ' + std::to_string(amount.times) + kOf[static_cast<std::size_t>(amount.of)];
}

std::string placesOf(std::uint8_t from)
{
    std::string words;
    for (const auto& [bit, word] :
        { std::pair { kFromHand, " hand" }, std::pair { kFromDiscard, " discard" }, std::pair { kFromRow, " row" } })
        words += (from & bit) != 0 ? word : "";
    return words.empty() ? words : " from" + words;
}

std::string operandsOf(const CardLibrary& library, const Op& op)
{
    constexpr std::array<const char*, 3> kTo { " to discard", " to deckTop", " to hand" };
    switch (op.code) {
    case OpCode::Trade:
    case OpCode::Combat:
    case OpCode::Authority:
    case OpCode::Draw:
        return amountWords(op.amount);
    case OpCode::Scrap:
    case OpCode::Discard:
        return (op.most == kAnyNumber ? std::string(" any") : ' ' + std::to_string(op.most)) + placesOf(op.from);
    case OpCode::OpponentDiscards:
    case OpCode::PlayerDiscards:
        return ' ' + std::to_string(op.most);
    case OpCode::Acquire:
        return (op.kinds == kShips          ? std::string(" ship")
                       : op.kinds == kBases ? std::string(" base")
                                            : " card")
            + (op.costAtMost == kAnyCost ? std::string() : " costAtMost " + std::to_string(op.costAtMost))
            + kTo[static_cast<std::size_t>(op.to)];
    case OpCode::Next:
        return op.kinds == kShips ? " ship" : " base";
    case OpCode::Choose:
        return ' ' + std::to_string(op.number);
    case OpCode::Mode:
        return ' ' + library.modes()[op.number] + " -> " + std::to_string(op.jump);
    case OpCode::If:
        return " basesInPlay " + std::to_string(op.number) + " else -> " + std::to_string(op.jump);
    case OpCode::Jump:
    case OpCode::JumpUnlessPicked:
        return " -> " + std::to_string(op.jump);
    default:
        return {};
    }
}

} // namespace

std::string listing(const CardLibrary& library, DefId def)
{
    constexpr std::array<const char*, kSlots> kHeadings { "primary", "ally", "doubleAlly", "scrap", "whenShipPlayed",
        "byManual" };
    std::string text;
    if (library.facts(def).allyOfAll)
        text += "allyOfAll\n";
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        const Program& program = library.program(def, static_cast<Slot>(slot));
        if (program.empty())
            continue;
        text += std::string(kHeadings[slot]) + '\n';
        int number = 0;
        for (const Op& op : program)
            text += "  " + std::to_string(number++) + ' ' + std::string(codeOf(op.code)) + operandsOf(library, op)
                + (op.may ? " may" : "") + '\n';
    }
    return text.empty() ? "none\n" : text;
}

} // namespace core::starrealms
