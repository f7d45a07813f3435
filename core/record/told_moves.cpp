#include "core/record/told_moves.h"

#include "core/language/house.h"
#include "core/record/replayer.h"

namespace core {

SeatMask readersOf(const MatchSummary& match)
{
    SeatMask readers = 0;
    if (match.status == MatchStatus::Running)
        for (std::size_t i = 0; i < match.seats.size(); ++i)
            if (match.seats[i].player == kHumanPlayer)
                readers |= maskOf(seatAt(static_cast<int>(i)));
    return readers;
}

std::vector<std::string> toldMoves(const Game& game, const MatchRecord& record)
{
    std::vector<std::string> moves;
    const SeatMask readers = readersOf(record.summary);
    if (readers == 0) {
        for (const RecordedChoice& choice : record.choices)
            moves.push_back(choice.words);
        return moves;
    }
    std::unique_ptr<Match> before;
    Choice last;
    const auto tell = [&](const Match& after) {
        if (before != nullptr)
            moves.push_back(game.notation().told(*before, last, after, readers));
    };
    const ReplayReport report = replay(game, record, [&](const Match& now, Choice choice) {
        tell(now);
        before = now.clone();
        last = choice;
    });
    if (report.match != nullptr)
        tell(*report.match);
    moves.resize(record.choices.size(), say(House::CannotBeReplayed).words());
    return moves;
}

} // namespace core
