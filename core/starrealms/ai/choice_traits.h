#pragma once

#include "core/game/minds.h"
#include "core/starrealms/cards/card_library.h"

#include <memory>
#include <string>
#include <vector>

namespace core::starrealms {

/// What an answer is about: the question and the card that asks, the card that is played, used, acquired, chosen or
/// attacked, what is left to do where a turn is ended, and how it fits what the seat has.
class StarRealmsChoiceTraits final : public ChoiceTraits {
public:
    explicit StarRealmsChoiceTraits(std::shared_ptr<const CardLibrary> library);

    std::size_t count() const override;
    std::string name(std::size_t trait) const override;
    void read(const Match& match, const Prompt& prompt, std::span<Row> rows) const override;

private:
    class Reader;

    std::shared_ptr<const CardLibrary> m_library;
    std::vector<std::uint32_t> m_begins; ///< the first trait of each kind, and the count behind them
};

} // namespace core::starrealms
