#pragma once

#include "core/game/minds.h"
#include "core/hyperborea/cards/library.h"

#include <memory>
#include <string>
#include <vector>

namespace core::hyperborea {

/// What an answer is about: the question, the colour or row, the set a cube would be put on and what it lacks then, the
/// technology that is taken, what stands where somebody goes, and what is left to do where a turn is ended.
class HyperboreaChoiceTraits final : public ChoiceTraits {
public:
    explicit HyperboreaChoiceTraits(std::shared_ptr<const Library> library);

    std::size_t count() const override;
    std::string name(std::size_t trait) const override;
    void read(const Match& match, const Prompt& prompt, std::span<Row> rows) const override;

private:
    class Reader;

    std::shared_ptr<const Library> m_library;
    std::vector<std::uint32_t> m_begins; ///< the first trait of each kind, and the count behind them
};

} // namespace core::hyperborea
