#include "app/cli/match_text.h"

#include <array>
#include <ctime>

namespace app::cli {

const char* statusWord(core::MatchStatus status)
{
    switch (status) {
    case core::MatchStatus::Running:
        return "running";
    case core::MatchStatus::Finished:
        return "finished";
    case core::MatchStatus::Abandoned:
        return "abandoned";
    }
    return "";
}

std::string factionsText(const std::vector<std::string>& factions)
{
    std::string text;
    for (const std::string& faction : factions)
        text += (text.empty() ? "" : " + ") + faction;
    return text;
}

std::string seatsText(const core::MatchSummary& match)
{
    std::string text;
    for (const core::RecordedSeat& seat : match.seats) {
        const std::string who = seat.factions.empty() ? seat.name : factionsText(seat.factions);
        text += (text.empty() ? "" : " - ") + who + " (" + seat.player + ')';
    }
    return text;
}

std::string isoTime(const std::string& recorded)
{
    std::tm parts {};
    const char* const rest = strptime(recorded.c_str(), "%Y-%m-%dT%H:%M:%S", &parts);
    return rest != nullptr && *rest == '\0' ? recorded + 'Z' : recorded;
}

std::string localTime(const std::string& recorded)
{
    std::tm parts {};
    if (strptime(isoTime(recorded).c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts) == nullptr)
        return recorded;
    const std::time_t moment = timegm(&parts);
    localtime_r(&moment, &parts);
    std::array<char, 64> text {};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M %Z", &parts);
    return text.data();
}

std::string counted(std::int64_t number, const std::string& one, const std::string& many)
{
    return std::to_string(number) + ' ' + (number == 1 ? one : many);
}

std::string scoreText(const core::PerSeat<std::int16_t>& score, std::size_t seats)
{
    std::string text;
    for (std::size_t i = 0; i < seats && i < score.size(); ++i)
        text += (i == 0 ? "" : " : ") + std::to_string(score[i]);
    return text;
}

std::string finalScoreText(const core::MatchSummary& match, const core::FinalCount& count, std::size_t seat)
{
    const int score = match.score[seat];
    const int taken = count.taken[seat];
    std::string text = std::to_string(score);
    if (taken != 0)
        text += " (" + std::to_string(score + taken) + " - " + std::to_string(taken) + " for " + count.what + ')';
    return text;
}

std::string winnersText(const core::MatchSummary& match)
{
    if (match.isDraw())
        return "draw";
    std::string text;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (core::contains(match.winners, core::seatAt(static_cast<int>(i))))
            text += (text.empty() ? "" : " and ") + match.seats[i].name;
    return text;
}

} // namespace app::cli
