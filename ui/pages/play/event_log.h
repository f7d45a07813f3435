#pragma once

#include "core/record/match_session.h"
#include "ui/pages/play/answer_times.h"

#include <QStringList>

#include <vector>

namespace ui {

/// What happened in a match, told at the moment it happened and for every seat apart: it never says more to a seat than
/// that seat may know, whoever reads it later and in whatever language.
class EventLog final {
public:
    /// As one seat may know it.
    struct Told {
        int choice; ///< how many choices had been made, with the one it came from
        int turn;
        QString text;
        core::SeatMask current = 0; ///< whose turn it was, or turns that are had together
        core::TellAs as = core::TellAs::Entry;
        core::Event event {}; ///< that it tells of; it names no card where that is kept from the seat
        QStringList names {}; ///< of cards and bases, as they stand in the text
    };
    /// Hears what one choice brings.
    class Listener final : public core::EventSink {
    public:
        /// `choice` is which one of the match it is, from 1. All of it outlives the listener.
        Listener(EventLog& log, const core::Notation& notation, const core::Match& match, int choice);

        void onEvent(const core::Event& event) override;
        const std::vector<core::AnswerTime>& begun() const { return m_begun; } ///< times to answer
        const std::vector<core::Event>& events() const { return m_events; }

    private:
        EventLog& m_log;
        const core::Notation& m_notation;
        const core::Match& m_match;
        int m_choice;
        std::vector<core::AnswerTime> m_begun;
        std::vector<core::Event> m_events;
    };

    /// What came of the first `choices` choices as `reader` may know it, and what was passed for it; oldest first.
    /// `seats` are in the match.
    std::vector<Told> told(
        core::Seat reader, int choices, const std::vector<AnswerTimes::Passed>& passes, int seats) const;
    /// Forgets what came of choices beyond so many.
    void truncate(int choices);
    /// Tells the match of `session` anew, as far as its choices can be read.
    void tell(const core::MatchSession& session);

private:
    struct Line {
        int choice;
        int turn;
        core::SeatMask current;
        core::TellAs as;
        core::PerSeat<core::language::Saying> forSeat; ///< yet to be said, in whatever language is spoken then
        core::language::Saying open; ///< for a viewer who is nobody
        core::Event event;
    };

    std::vector<Line> m_lines;
};

/// `event` as `viewer` may know it: it names no card where that is kept from it, or from anybody, for Seat::None.
core::Event masked(core::Event event, core::Seat viewer, int seats);

} // namespace ui
