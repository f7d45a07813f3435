#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace ui {

/// One thing that somebody did in a turn, with what came of it.
struct RecapPart {
    int first = 0; ///< the choice that it began with, as PlayPresenter::LogLine counts
    int last = 0; ///< the one that it ended with
    int turn = 0;
    core::SeatMask whose = 0; ///< whose turn it was; in the viewer's own, who did it, or nobody
    QString sentence; ///< "Marrow plays Zombie Lord at Tortuga."
    QStringList consequences; ///< equal ones as one
    QStringList shown; ///< those of them that tell of cards which were shown: these lie nowhere afterwards
    std::vector<core::Event> events; ///< as the log has them: what they keep from the viewer they do not name

    /// All of it, as it is read out.
    QString words() const;

    friend bool operator==(const RecapPart& a, const RecapPart& b)
    {
        return a.first == b.first && a.last == b.last && a.words() == b.words();
    }
};

/// The sentence for cards with these names that were shown one after the other, as the event says of one of them; empty
/// for any other event.
using TellsShown = std::function<QString(const core::Event&, const QStringList& cards)>;

/// Whether nothing came of what a line tells, as the one after it shows.
using CameToNothing = std::function<bool(const PlayPresenter::LogLine& line, const PlayPresenter::LogLine& next)>;

/// What happened since the viewer's last turn, in the order of play: what others did within that turn, bases that
/// scored at its end, and the turns between it and turn `now`, which counts too where it is another's. What came to
/// nothing is left out. Empty where nobody is the viewer.
std::vector<RecapPart> recapOf(const std::vector<PlayPresenter::LogLine>& log, core::Seat viewer, int now,
    const TellsShown& tellsShown = {}, const CameToNothing& cameToNothing = {});

} // namespace ui
