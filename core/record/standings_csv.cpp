#include "core/record/standings_csv.h"

#include "core/language/saying.h"

namespace core {

std::string csvCell(std::string text)
{
    if (!text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos)
        text.insert(text.begin(), '\'');
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string whole = "\"";
    for (const char letter : text)
        whole += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return whole + '"';
}

std::string toCsv(const MatchRecord& record)
{
    std::string csv = record.summary.kind != MatchKind::Table ? "turn" : record.hasScoredRows() ? "base" : "row";
    for (const RecordedSeat& seat : record.summary.seats)
        csv += ',' + csvCell(language::Saying::person(seat.name).words());
    csv += ",scored\r\n";
    for (const TurnStanding& standing : record.standings) {
        csv += std::to_string(standing.turn);
        for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat)
            csv += ',' + std::to_string(standing.score[seat]);
        std::string scored;
        for (const RecordedMark& mark : record.marks)
            if (mark.turn == standing.turn)
                scored += (scored.empty() ? "" : "; ") + language::Saying::person(mark.what).words();
        csv += ',' + csvCell(scored) + "\r\n";
    }
    return csv;
}

} // namespace core
