#pragma once

#include "core/game/game.h"
#include "core/smashup/cards/libraries.h"

#include <string>
#include <vector>

namespace core::smashup {

/// Which factions a seat has that the others have not, fading as the match goes on: what a pair is worth shows less and
/// less in what is still to come.
class SmashUpOrigins final : public Features {
public:
    /// Of more factions than kMaxFeatures the last are left out.
    explicit SmashUpOrigins(const Libraries& libraries);

    std::size_t count() const override { return m_factions.size(); }
    std::string name(std::size_t index) const override { return m_factions[index]; }
    void read(const Match& match, Seat seat, std::span<float> values) const override;

private:
    std::vector<std::string> m_factions; ///< of all printings, each once
};

} // namespace core::smashup
