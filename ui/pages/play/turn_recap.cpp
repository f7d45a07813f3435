#include "ui/pages/play/turn_recap.h"

#include "ui/pages/play/match_log.h"

#include <algorithm>
#include <iterator>

namespace ui {

using Line = PlayPresenter::LogLine;

namespace {

/// A sentence, and how often it was told.
struct Told {
    QString text;
    int times = 1;
    core::Seat shows = core::Seat::None; ///< whose cards it tells of that were shown
    QStringList shown {}; ///< their names
};

QString wordsOf(const Told& told)
{
    return MatchLog::times(told.text, told.times);
}

/// A part that is still being told.
struct Open {
    RecapPart part;
    Told entry;
    std::vector<Told> consequences;

    RecapPart closed() const
    {
        RecapPart done = part;
        done.sentence = wordsOf(entry);
        for (const Told& each : consequences) {
            done.consequences << wordsOf(each);
            if (!each.shown.isEmpty())
                done.shown << wordsOf(each);
        }
        return done;
    }
};

/// Whether a line of the viewer's own turn begins something that gives points by itself, as a base does that scores.
bool givesPoints(const Line& line)
{
    return line.event.points != decltype(line.event.points) {};
}

/// Whether it begins what another did, or nobody.
bool beginsWithoutViewer(const Line& line, core::Seat viewer)
{
    return line.as == core::TellAs::Entry && (line.event.seat != viewer || givesPoints(line));
}

int lastTurnOf(const std::vector<Line>& log, core::Seat viewer, int now)
{
    int turn = 0;
    for (const Line& line : log)
        if (line.turn < now && core::contains(line.current, viewer))
            turn = std::max(turn, line.turn);
    return turn;
}

} // namespace

QString RecapPart::words() const
{
    return (QStringList { sentence } + consequences).join(QLatin1Char(' '));
}

std::vector<RecapPart> recapOf(const std::vector<Line>& log, core::Seat viewer, int now, const TellsShown& tellsShown,
    const CameToNothing& cameToNothing)
{
    const auto wordsOfShown = [&tellsShown](const Line& line, const QStringList& cards) {
        return tellsShown && !line.names.isEmpty() ? tellsShown(line.event, cards) : QString();
    };
    std::vector<RecapPart> parts;
    if (viewer == core::Seat::None)
        return parts;
    const int own = lastTurnOf(log, viewer, now);
    std::vector<Open> open;
    bool byOthers = false; // what is told last of the viewer's own turn
    for (auto at = log.begin(); at != log.end(); ++at) {
        const Line& line = *at;
        if (line.turn < own || line.turn > now || line.as == core::TellAs::Turn)
            continue;
        const bool atHome = core::contains(line.current, viewer);
        byOthers = line.as == core::TellAs::Entry ? beginsWithoutViewer(line, viewer) : byOthers;
        if (atHome ? line.turn != own || !byOthers : line.turn == own)
            continue;
        const auto next = std::next(at);
        if (cameToNothing && line.as == core::TellAs::Consequence && next != log.end() && cameToNothing(line, *next))
            continue;
        const bool goesOn = !open.empty() && open.back().part.turn == line.turn;
        const bool again = goesOn && open.back().consequences.empty() && open.back().entry.text == line.text;
        const bool follows = goesOn && line.as == core::TellAs::Consequence;
        if (!again && !follows) {
            const bool nobodys = givesPoints(line) || line.event.seat == core::Seat::None;
            const core::SeatMask whose = !atHome ? line.current
                : nobodys                        ? core::SeatMask {}
                                                 : core::maskOf(line.event.seat);
            open.push_back({ { line.choice, line.choice, line.turn, whose, {}, {}, {}, {} }, { line.text }, {} });
        } else if (again) {
            ++open.back().entry.times;
        } else {
            auto& told = open.back().consequences;
            const bool goesOnShowing
                = !told.empty() && !told.back().shown.isEmpty() && told.back().shows == line.event.seat;
            const QStringList cards = (goesOnShowing ? told.back().shown : QStringList()) + line.names;
            const QString shown = wordsOfShown(line, cards);
            const auto same
                = std::find_if(told.begin(), told.end(), [&line](const Told& each) { return each.text == line.text; });
            if (!shown.isEmpty() && goesOnShowing)
                told.back() = { shown, 1, line.event.seat, cards };
            else if (!shown.isEmpty())
                told.push_back({ shown, 1, line.event.seat, cards });
            else if (same == told.end())
                told.push_back({ line.text });
            else
                ++same->times;
        }
        open.back().part.last = line.choice;
        open.back().part.events.push_back(line.event);
    }
    for (const Open& each : open)
        parts.push_back(each.closed());
    return parts;
}

} // namespace ui
