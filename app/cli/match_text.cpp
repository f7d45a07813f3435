#include "app/cli/match_text.h"

#include "core/language/saying.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
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

QString statusText(core::MatchStatus status)
{
    switch (status) {
    case core::MatchStatus::Running:
        return CliWords::tr("running");
    case core::MatchStatus::Finished:
        return CliWords::tr("finished");
    case core::MatchStatus::Abandoned:
        return CliWords::tr("abandoned");
    }
    return {};
}

QString statusText(const core::MatchSummary& match)
{
    if (match.kind == core::MatchKind::Table && match.status == core::MatchStatus::Abandoned)
        return CliWords::tr("no winner");
    return match.practice ? CliWords::tr("%1, practice", "how far a match is").arg(statusText(match.status))
                          : statusText(match.status);
}

QString shownName(const std::string& kept)
{
    const std::optional<int> number = core::language::unnamedNumber(kept);
    if (!number)
        return asText(kept);
    return *number == 0 ? CliWords::tr("You") : CliWords::tr("Player %1").arg(*number);
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
        const std::string who
            = seat.factions.empty() ? shownName(seat.name).toStdString() : factionsText(seat.factions);
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
    std::array<char, 32> zone {};
    std::strftime(zone.data(), zone.size(), " %Z", &parts);
    const QDateTime local(
        QDate(parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday), QTime(parts.tm_hour, parts.tm_min), Qt::UTC);
    const QString pattern
        = CliWords::tr("yyyy-MM-dd HH:mm", "year, month, day and time as QLocale::toString() reads it");
    return QLocale().toString(local, pattern).toStdString() + zone.data();
}

std::string scoreText(const core::PerSeat<std::int16_t>& score, std::size_t seats)
{
    std::string text;
    for (std::size_t i = 0; i < seats && i < score.size(); ++i)
        text += (i == 0 ? "" : " : ") + std::to_string(score[i]);
    return text;
}

QString finalScoreText(const core::MatchSummary& match, const core::FinalCount& count, std::size_t seat)
{
    const int score = match.score[seat];
    const int taken = count.taken[seat];
    if (taken == 0)
        return asText(score);
    return CliWords::tr("%1 (%2 - %3 for %4)")
        .arg(asText(score), asText(score + taken), asText(taken), asText(count.what));
}

QString winnersText(const core::MatchSummary& match)
{
    if (match.isDraw())
        return CliWords::tr("draw", "nobody wins");
    if (match.isLostTogether())
        return CliWords::tr("the game", "who wins where all play against it");
    std::vector<core::language::Saying> names;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (core::contains(match.winners, core::seatAt(static_cast<int>(i))))
            names.emplace_back(shownName(match.seats[i].name).toStdString());
    return asText(core::language::Saying::list(core::language::Between::And, std::move(names)).words());
}

} // namespace app::cli
