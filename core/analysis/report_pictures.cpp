#include "core/analysis/report_pictures.h"

#include "core/analysis/ledger.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

// Lengths in pixels.
constexpr int kChancesWide = 900;
constexpr int kChancesHigh = 340;
constexpr double kPlotLeft = 40;
constexpr double kPlotRight = 884;
constexpr double kPlotTop = 40;
constexpr double kPlotBottom = 308;
constexpr int kBarsWide = 700;
constexpr int kBarHigh = 26;
constexpr double kBarsLeft = 250;
constexpr double kBarsRight = 570;
constexpr int kMostTurnLabels = 20;
constexpr double kLetterWide = 9; // of bold ones, at most on the average
constexpr std::size_t kMostLetters = 32; // of what stands before a bar

// Inks that read on paper, with a line of its own for each: no colour stands alone.
struct Ink {
    const char* colour;
    const char* dashes;
};
constexpr std::array<Ink, 6> kSeatInks { { { "#1c6ca6", "" }, { "#b0470f", "7 3" }, { "#5f6b06", "2 3" },
    { "#ad3a5f", "9 3 2 3" }, { "#4d566a", "5 5" }, { "#6a3db8", "1 2" } } };
constexpr std::array<const char*, kLabels> kMarkInks { "", "#656300", "#8f5300", "#ae2f26" };
constexpr std::array<const char*, kLabels> kMarkSigns { "", "?!", "?", "??" };

std::string svgNumber(double value)
{
    std::array<char, 64> digits {};
    const auto [end, error]
        = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 1);
    return { digits.data(), error == std::errc() ? end : digits.data() };
}

/// So many letters of a text, whose end is left out where it is longer: a name must not cover what is beside it.
std::string atMost(std::size_t letters, const std::string& text)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U && ++count > letters)
            return text.substr(0, at) + "…";
    return text;
}

std::string svgLine(double x1, double y1, double x2, double y2, const char* colour, double wide = 1)
{
    return "<line x1=\"" + svgNumber(x1) + "\" y1=\"" + svgNumber(y1) + "\" x2=\"" + svgNumber(x2) + "\" y2=\""
        + svgNumber(y2) + "\" stroke=\"" + colour + "\" stroke-width=\"" + svgNumber(wide) + "\"/>\n";
}

std::string svgText(
    double x, double y, const char* anchor, const char* colour, const std::string& text, bool bold = false)
{
    return "<text x=\"" + svgNumber(x) + "\" y=\"" + svgNumber(y) + "\" text-anchor=\"" + anchor + "\" fill=\"" + colour
        + (bold ? "\" font-weight=\"bold" : "") + "\">" + asMarkup(text) + "</text>\n";
}

std::string svgOf(int wide, int high, const std::string& body)
{
    const std::string size = std::to_string(wide) + "\" height=\"" + std::to_string(high);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.2\" baseProfile=\"tiny\" width=\"" + size
        + "\" viewBox=\"0 0 " + std::to_string(wide) + ' ' + std::to_string(high)
        + "\" font-family=\"sans-serif\" font-size=\"13\">\n" + body + "</svg>\n";
}

/// In which turn a match stands after so many choices: between the ends of two.
double turnAt(const MatchRecord& record, int choices)
{
    double turn = 0;
    int before = 0;
    for (const TurnStanding& standing : record.standings) {
        if (standing.choice > choices)
            return turn
                + (standing.turn - turn) * static_cast<double>(choices - before)
                / std::max(1, standing.choice - before);
        turn = standing.turn;
        before = standing.choice;
    }
    return turn;
}

class ChancesPlot {
public:
    ChancesPlot(const Analysis& analysis, const MatchRecord& record)
        : m_analysis(analysis)
        , m_record(record)
        , m_turns(std::max(1, record.standings.empty() ? 1 : record.standings.back().turn))
    {
    }

    double x(int choices) const { return atTurn(turnAt(m_record, choices)); }
    double atTurn(double turn) const
    {
        return kPlotLeft + (kPlotRight - kPlotLeft) * std::min(turn, static_cast<double>(m_turns)) / m_turns;
    }
    static double y(double share) { return kPlotBottom - (kPlotBottom - kPlotTop) * std::clamp(share, 0.0, 1.0); }

    std::string axes() const
    {
        std::string body;
        for (const int percent : { 0, 25, 50, 75, 100 }) {
            body += svgLine(
                kPlotLeft, y(percent / 100.0), kPlotRight, y(percent / 100.0), percent == 50 ? "#9aa3b5" : "#dde1ea");
            body += svgText(kPlotLeft - 6, y(percent / 100.0) + 4, "end", "#4d566a", std::to_string(percent));
        }
        const int step = (m_turns + kMostTurnLabels - 1) / kMostTurnLabels;
        for (int turn = step; turn <= m_turns; turn += step)
            body += svgText(atTurn(turn), kPlotBottom + 18, "middle", "#4d566a", std::to_string(turn));
        return body;
    }

    std::string band(Seat seat) const
    {
        std::string upper;
        std::string lower;
        const std::vector<double> course = courseOf(m_analysis, seat);
        for (std::size_t i = 0; i < course.size(); ++i) {
            const Change& change = m_analysis.changes[i];
            const double half
                = kDeviations95 * std::sqrt(static_cast<double>(change.level[static_cast<std::size_t>(indexOf(seat))]));
            const std::string place = svgNumber(x(change.choice)) + ',';
            upper += place + svgNumber(y(course[i] + half)) + ' ';
            lower = place + svgNumber(y(course[i] - half)) + ' ' + lower;
        }
        return "<polygon points=\"" + upper + lower + "\" fill=\""
            + kSeatInks[static_cast<std::size_t>(indexOf(seat))].colour + "\" fill-opacity=\"0.15\"/>\n";
    }

    std::string line(Seat seat) const
    {
        const Ink& ink = kSeatInks[static_cast<std::size_t>(indexOf(seat))];
        std::string points;
        const std::vector<double> course = courseOf(m_analysis, seat);
        for (std::size_t i = 0; i < course.size(); ++i)
            points += svgNumber(x(m_analysis.changes[i].choice)) + ',' + svgNumber(y(course[i])) + ' ';
        return "<polyline points=\"" + points + "\" fill=\"none\" stroke=\"" + ink.colour
            + "\" stroke-width=\"2\" stroke-dasharray=\"" + (*ink.dashes == 0 ? "none" : ink.dashes) + "\"/>\n";
    }

    /// The marks lie on the line of `told` where it stands after the choice.
    std::string marks(Seat told) const
    {
        const std::vector<double> course = courseOf(m_analysis, told);
        std::string body;
        for (const ChoiceWorth& choice : m_analysis.choices) {
            const auto label = static_cast<std::size_t>(choice.label());
            if (choice.label() == Label::None)
                continue;
            double share = 0;
            for (std::size_t i = 0; i < course.size() && m_analysis.changes[i].choice <= choice.choice; ++i)
                share = course[i];
            const std::string cx = svgNumber(x(choice.choice));
            body += "<circle cx=\"" + cx + "\" cy=\"" + svgNumber(y(share)) + "\" r=\"8\" fill=\"#ffffff\" stroke=\""
                + kSeatInks[static_cast<std::size_t>(indexOf(choice.seat))].colour + "\" stroke-width=\"2\"/>\n";
            body += svgText(x(choice.choice), y(share) + 4.5, "middle", kMarkInks[label], kMarkSigns[label], true);
        }
        return body;
    }

private:
    const Analysis& m_analysis;
    const MatchRecord& m_record;
    int m_turns;
};

} // namespace

std::string asMarkup(std::string_view text)
{
    std::string markup;
    for (const char letter : text) {
        switch (letter) {
        case '&':
            markup += "&amp;";
            break;
        case '<':
            markup += "&lt;";
            break;
        case '>':
            markup += "&gt;";
            break;
        case '"':
            markup += "&quot;";
            break;
        case '\'':
            markup += "&#39;";
            break;
        default:
            markup += static_cast<unsigned char>(letter) < 0x20 ? ' ' : letter;
        }
    }
    return markup;
}

ReportPicture chancesPicture(
    const Analysis& analysis, const MatchRecord& record, const std::vector<std::string>& names, Seat told)
{
    const ChancesPlot plot(analysis, record);
    std::string body = plot.axes() + plot.band(told);
    double left = kPlotLeft;
    const double room = (kPlotRight - kPlotLeft) / std::max(1, analysis.seats);
    for (int seat = 0; seat < analysis.seats; ++seat) {
        body += plot.line(seatAt(seat));
        const Ink& ink = kSeatInks[static_cast<std::size_t>(seat)];
        body += "<line x1=\"" + svgNumber(left) + "\" y1=\"18\" x2=\"" + svgNumber(left + 34) + "\" y2=\"18\" stroke=\""
            + ink.colour + "\" stroke-width=\"2\" stroke-dasharray=\"" + (*ink.dashes == 0 ? "none" : ink.dashes)
            + "\"/>\n";
        body += svgText(left + 42, 22, "start", ink.colour,
            atMost(static_cast<std::size_t>((room - 50) / kLetterWide), names[static_cast<std::size_t>(seat)]), true);
        left += room;
    }
    return { "chances.svg", svgOf(kChancesWide, kChancesHigh, body + plot.marks(told)), kChancesWide, kChancesHigh };
}

ReportPicture barsPicture(const std::string& name, const std::vector<ReportBar>& bars)
{
    double most = 0.1;
    for (const ReportBar& bar : bars)
        most = std::max({ most, std::abs(bar.share.low), std::abs(bar.share.high) });
    const double middle = (kBarsLeft + kBarsRight) / 2;
    const auto at = [&](double share) { return middle + (kBarsRight - kBarsLeft) / 2 * share / most; };
    std::string body = svgLine(middle, 4, middle, kBarHigh * static_cast<double>(bars.size()), "#9aa3b5");
    double top = 0;
    for (const ReportBar& bar : bars) {
        const double y = top + kBarHigh / 2.0;
        body += svgText(0, y + 4.5, "start", "#171c28", atMost(kMostLetters, bar.label));
        body += "<rect x=\"" + svgNumber(std::min(middle, at(bar.share.mean))) + "\" y=\"" + svgNumber(top + 6)
            + "\" width=\"" + svgNumber(std::abs(at(bar.share.mean) - middle)) + "\" height=\""
            + svgNumber(kBarHigh - 12) + "\" fill=\"" + (bar.share.mean < 0 ? "#e0795f" : "#6fae8c") + "\"/>\n";
        body += svgLine(at(bar.share.low), y, at(bar.share.high), y, "#171c28", 1.5);
        body += svgText(kBarsWide, y + 4.5, "end", "#171c28", bar.figure);
        top += kBarHigh;
    }
    const int high = kBarHigh * static_cast<int>(bars.size()) + 4;
    return { name, svgOf(kBarsWide, high, body), kBarsWide, high };
}

} // namespace core
