#include "app/cli/table_text.h"

#include "app/cli/match_text.h"

namespace app::cli {

std::string tableText(const core::Game&, const core::Match& match, core::Seat)
{
    const core::Standing standing = match.standing();
    return "Turn " + std::to_string(standing.turn) + ", "
        + scoreText(standing.score, static_cast<std::size_t>(match.seatCount())) + '\n';
}

} // namespace app::cli
