#pragma once

#include "core/game/game.h"
#include "core/smashup/ai/card_names.h"

#include <memory>
#include <string>
#include <vector>

namespace core::smashup {

/// What an answer is about: the question and the card that asks, the card that is played, used or chosen and whose it
/// is, how the base it concerns stands. Cards are known by their names, so printings share what is learned of them.
class SmashUpChoiceTraits final : public ChoiceTraits {
public:
    explicit SmashUpChoiceTraits(const Libraries& libraries);
    ~SmashUpChoiceTraits() override;

    std::size_t count() const override;
    std::string name(std::size_t trait) const override;
    void read(const Match& match, const Prompt& prompt, std::span<Row> rows) const override;

private:
    class Reader;

    CardNames m_names;
    std::vector<std::uint32_t> m_begins; ///< the first trait of each kind, and the count behind them
};

} // namespace core::smashup
