#include "ui/pages/play/event_log.h"

namespace ui {

using core::Seat;

EventLog::Listener::Listener(EventLog& log, const core::Notation& notation, const core::Match& match, int choice)
    : m_log(log)
    , m_notation(notation)
    , m_match(match)
    , m_choice(choice)
{
}

void EventLog::Listener::onEvent(const core::Event& event)
{
    const core::Standing standing = m_match.standing();
    Line line { m_choice, standing.turn, standing.current, m_notation.tellAs(m_match, event), {}, {}, event };
    bool any = false;
    for (int seat = 0; seat < m_match.seatCount(); ++seat) {
        auto& words = line.forSeat[static_cast<std::size_t>(seat)];
        words = m_notation.sentence(m_match, event, core::seatAt(seat));
        any = any || !words.empty();
    }
    // Notation shows everything to Seat::None; between two persons only what everybody may know is told.
    if (const core::SeatMask all = core::firstSeats(m_match.seatCount()); (event.audience & all) == all)
        line.open = m_notation.sentence(m_match, event, Seat::None);
    else
        for (int seat = 0; seat < m_match.seatCount(); ++seat)
            if (!core::contains(event.audience, core::seatAt(seat)))
                line.open = line.forSeat[static_cast<std::size_t>(seat)];
    if (const auto next = m_notation.answersNext(m_match, event))
        m_begun.push_back(*next);
    m_events.push_back(event);
    if (any || !line.open.empty())
        m_log.m_lines.push_back(std::move(line));
}

std::vector<EventLog::Told> EventLog::told(
    Seat reader, int choices, const std::vector<AnswerTimes::Passed>& passes, int seats) const
{
    std::vector<Told> told;
    auto pass = passes.begin();
    const auto tellPassesBefore = [&](int choice) {
        for (; pass != passes.end() && pass->choice <= choice; ++pass)
            if (pass->seat == reader)
                told.push_back({ pass->choice, told.empty() ? 0 : told.back().turn, AnswerTimes::words(*pass),
                    told.empty() ? core::SeatMask { 0 } : told.back().current });
    };
    for (const Line& line : m_lines) {
        if (line.choice > choices)
            break;
        tellPassesBefore(line.choice);
        const core::language::Saying& words
            = reader == Seat::None ? line.open : line.forSeat[static_cast<std::size_t>(core::indexOf(reader))];
        if (words.empty())
            continue;
        QStringList names;
        for (const std::string& name : words.names())
            names << QString::fromStdString(name);
        told.push_back({ line.choice, line.turn, QString::fromStdString(words.words()), line.current, line.as,
            masked(line.event, reader, seats), names });
    }
    tellPassesBefore(choices);
    return told;
}

void EventLog::truncate(int choices)
{
    std::erase_if(m_lines, [choices](const Line& line) { return line.choice > choices; });
}

void EventLog::tell(const core::MatchSession& session)
{
    m_lines.clear();
    const core::Notation& notation = session.game().notation();
    const std::unique_ptr<core::Match> match = session.matchAt(0);
    int made = 0;
    for (const core::RecordedChoice& recorded : session.record().choices) {
        const auto choice = notation.fromWords(*match, match->prompt(), recorded.words);
        if (!choice)
            return;
        Listener listener(*this, notation, *match, ++made);
        match->apply(*choice, &listener);
    }
}

core::Event masked(core::Event event, Seat viewer, int seats)
{
    const core::SeatMask all = core::firstSeats(seats);
    if (viewer == Seat::None ? (event.audience & all) != all : !core::contains(event.audience, viewer))
        event.card = 0xFF;
    return event;
}

} // namespace ui
